"""The browser of this machine, found as the gate finds it, and how it is started for tests: alone and quiet."""

import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",  # the gate may run as root
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
    "--font-render-hinting=none",
)


def start(playwright: Playwright) -> Browser:
    """A headless Chromium."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found, f"none of {', '.join(NAMES)} is on this machine"
    return playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))

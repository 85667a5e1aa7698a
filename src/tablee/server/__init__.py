"""The server: tables in the browser. `create_app` for any ASGI server, `serve` to have one at once."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.server.http.app import create_app
    from tablee.server.http.listener import serve
    from tablee.server.settings import Settings

__all__ = ["Settings", "create_app", "serve"]

WHERE = {"create_app": "http.app", "serve": "http.listener", "Settings": "settings"}


def __getattr__(name: str) -> Any:
    """Import the web server only for those who use it: the processes that bots think in do not."""
    from importlib import import_module

    if name not in WHERE:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{WHERE[name]}"), name)

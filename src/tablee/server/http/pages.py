"""Pages: the built client. Every address that is no file is one of its pages, so it gets the index."""

from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import File

from tablee.engine.refused import Refused
from tablee.server.http.routes import OurHouse

FOREVER = "public, max-age=31536000, immutable"  # files under assets/ are named after what is in them


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def show_page(house: OurHouse, path: FromPath[Path | None] = None) -> File | Response[bytes]:
    """A file of the client, or its index."""
    wanted = str(path or "").strip("/")
    if wanted == "api" or wanted.startswith("api/"):
        raise Refused("unknown-page", {"page": wanted[:100]})
    root = Path(house.settings.static).resolve()
    file = (root / wanted).resolve()
    if not (wanted and file.is_relative_to(root) and file.is_file()):
        file = root / "index.html"
        if wanted.startswith("assets/") or not file.is_file():
            raise Refused("unknown-page", {"page": wanted[:100]})
    lasting = wanted.startswith("assets/")
    headers = {"cache-control": FOREVER if lasting else "no-cache"}
    return File(file, filename=file.name, content_disposition_type="inline", headers=headers)

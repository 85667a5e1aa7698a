"""The server: tables in the browser. `create_app` for any ASGI server, `serve` to have one at once."""

from tablee.server.app import create_app
from tablee.server.serving import serve
from tablee.server.settings import Settings

__all__ = ["Settings", "create_app", "serve"]

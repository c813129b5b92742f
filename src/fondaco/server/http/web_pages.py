"""The pages: the web app where it was built, and a plain page that needs no building."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath  # noqa: TC002  read while running
from litestar.static_files import create_static_files_router

if TYPE_CHECKING:
    from litestar.types import ControllerRouterHandler

Asked = Request[Any, Any, Any]
PAGE = Path(__file__).parents[1] / "page"
STATIC = Path(__file__).parents[1] / "static"
INDEX = "index.html"
# The names of built files hold a hash of what is in them, so a browser need never ask again.
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED = (".css", ".html", ".js", ".svg", ".webmanifest")
MOST_FILES = 512


def is_built() -> bool:
    """Whether the web app is there."""
    return (STATIC / INDEX).is_file()


async def uncounted(_: Asked) -> None:
    """Files cost next to nothing, and one visit asks for many: no rate holds for them."""


@get("/", include_in_schema=False, before_request=uncounted)
async def home(request: Asked) -> Response[bytes]:
    """The web app, or the plain page where it was not built."""
    return _file(request, STATIC if is_built() else PAGE, INDEX, ASK_AGAIN)


@get("/plain", include_in_schema=False, before_request=uncounted)
async def plain(request: Asked) -> Response[bytes]:
    """A page to play on, drawn from views and choices alone."""
    return _file(request, PAGE, INDEX, ASK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False, before_request=uncounted)
async def asset(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A file of the web app with a hash in its name."""
    return _file(request, STATIC / "assets", name, FOR_EVER)


@get("/{name:str}", include_in_schema=False, before_request=uncounted)
async def beside(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """What stands beside the web app: its icons, its manifest, the worker that keeps it."""
    return _file(request, STATIC, name, ASK_AGAIN)


ROUTES: tuple[ControllerRouterHandler, ...] = (
    home,
    plain,
    asset,
    beside,
    create_static_files_router("/page", [PAGE]),
)


def _file(request: Asked, folder: Path, name: str, keeping: str) -> Response[bytes]:
    path = folder / name
    # One visible name in this very folder, nothing else.
    if name != path.name or name.startswith(".") or not path.is_file():
        raise NotFoundException("There is no such page.")
    packs = path.suffix in PACKED and "gzip" in request.headers.get("Accept-Encoding", "")
    headers = {"Cache-Control": keeping, "Vary": "Accept-Encoding"}
    if packs:
        headers["Content-Encoding"] = "gzip"
    return Response(
        _content(path, path.stat().st_mtime_ns, packs=packs),
        media_type=TYPES.get(path.suffix) or mimetypes.guess_type(name)[0],
        headers=headers,
    )


@lru_cache(MOST_FILES)
def _content(path: Path, _changed: int, *, packs: bool) -> bytes:
    """What is in a file, read and packed once for as long as it does not change."""
    content = path.read_bytes()
    return gzip.compress(content, mtime=0) if packs else content

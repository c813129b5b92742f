"""Monitoring: whether the server is well, what it has counted, and who may see that."""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING, Any

from litestar import MediaType, Request, get

from fondaco import __version__
from fondaco.core.errors import Unreadable
from fondaco.server.http import tokens
from fondaco.server.http.error_responses import documented
from fondaco.server.node import ThisNode  # noqa: TC001  read while running

if TYPE_CHECKING:
    from fondaco.server.settings import Settings

Asked = Request[Any, Any, Any]
BEARER = "Bearer "


def check_may_see_metrics(request: Asked, settings: Settings) -> None:
    """Let in who asks from this machine or has the token; everybody where that was chosen."""
    if settings.metrics_open:
        return
    said = request.headers.get("authorization", "")
    if settings.metrics_token and said.startswith(BEARER):
        shown = tokens.hashed(said.removeprefix(BEARER))
        if tokens.same(shown, tokens.hashed(settings.metrics_token)):
            return
    # With a token set, being here is not enough: a proxy on this machine may not say who asks.
    elif not settings.metrics_token and _is_here(request.client.host if request.client else ""):
        return
    raise Unreadable("metrics/closed", "This is for whoever runs the server.")


def _is_here(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


@get("/health", responses=documented())
async def health(node: ThisNode) -> dict[str, str]:
    """Whether the server can reach its store."""
    await node.store.list_public()
    return {"status": "well", "version": __version__}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Asked, node: ThisNode) -> bytes:
    """What the server has counted, for whoever runs it."""
    check_may_see_metrics(request, node.settings)
    return node.metrics.text()

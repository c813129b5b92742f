"""Insight: who may see what the house counts."""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING, Any

from fondaco.core.refusal import Unreadable
from fondaco.server.http import tokens

if TYPE_CHECKING:
    from litestar import Request

    from fondaco.server.settings import Settings

BEARER = "Bearer "


def check_insight(request: Request[Any, Any, Any], settings: Settings) -> None:
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

"""Security headers: what browsers are told about how far to trust a page of this server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
ALWAYS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
BY_HTTPS = {"Strict-Transport-Security": "max-age=31536000; includeSubDomains"}


def guarded(*, is_https: bool) -> Callable[[ASGIApp], ASGIApp]:
    """A layer that puts the headers on every answer, errors and files included."""
    wanted = ALWAYS | (BY_HTTPS if is_https else {})

    def around(app: ASGIApp) -> ASGIApp:
        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return

            async def with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    headers = MutableScopeHeaders.from_message(message)
                    for name, value in wanted.items():
                        headers[name] = value
                    if str(scope.get("path", "")).startswith("/api"):
                        headers["Cache-Control"] = "no-store"
                await send(message)

            await app(scope, receive, with_headers)

        return answer

    return around

"""Origins: which pages may talk to the server with a guest's cookie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fondaco.server.settings import Settings


def check_origin(headers: Mapping[str, str], settings: Settings) -> None:
    """Refuse pages of other houses; programs that are no browser send no origin."""
    origin = headers.get("origin")
    if origin is not None and origin not in settings.origins:
        raise Unreadable("origin/unknown", "This page may not talk to this server.")

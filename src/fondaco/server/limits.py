"""Limits: how often something may be asked for."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from limits import parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from fondaco.core.refusal import Unreadable

if TYPE_CHECKING:
    from fondaco.server.settings import Settings

TOO_OFTEN = "limit/too-often"
SLOWER = "That was too often; wait a little."


class Limits:
    """The limits of one process, by what is done and who does it."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._rates = {
            "hint": parse(settings.hint_rate),
            "chat": parse(settings.chat_rate),
            "join": parse(settings.join_rate),
            "create": parse(settings.create_rate),
            "guest": parse(settings.guest_rate),
            "request": parse(settings.request_rate),
        }

    async def check(self, what: str, who: str) -> None:
        """Count one more, or say that it was one too many."""
        if not await self._limiter.hit(self._rates[what], what, who):
            raise Unreadable(TOO_OFTEN, SLOWER)


class Bucket:
    """How many messages a socket may still send: it fills by so many a second."""

    # A call into a library for each message would cost more than reading it.
    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.size = rate * 5
        self.left = self.size
        self.at = time.monotonic()

    def take(self) -> None:
        """Count one more, or say that it was one too many."""
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            raise Unreadable(TOO_OFTEN, SLOWER)
        self.left -= 1

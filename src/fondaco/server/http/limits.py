"""Limits: how often something may be asked for."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import contextmanager
from ipaddress import IPv4Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any

from limits import parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

from fondaco.server.client_errors import ClientError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar.connection import ASGIConnection

    from fondaco.server.settings import Settings

TOO_OFTEN, TOO_MANY = "limit/too-often", "limit/too-many"


class Limits:
    """The limits of one process, by what is done and who does it."""

    def __init__(self, settings: Settings) -> None:
        self.sockets_of_guest = ConcurrencyLimit(settings.sockets_per_guest)
        self.sockets_from = ConcurrencyLimit(settings.sockets_per_address)
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._rates = {
            "hint": parse(settings.hint_rate),
            "chat": parse(settings.chat_rate),
            "join": parse(settings.join_rate),
            "create": parse(settings.create_rate),
            "guest": parse(settings.guest_rate),
            "replay": parse(settings.replay_rate),
            "request": parse(settings.request_rate),
        }

    async def check(self, what: str, who: str) -> None:
        """Count one more, or say that it was one too many."""
        if not await self._limiter.hit(self._rates[what], what, who):
            raise ClientError(TOO_OFTEN)


class ConcurrencyLimit:
    """How many places of a kind everybody holds at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: Counter[str] = Counter()

    @contextmanager
    def one(self, who: str) -> Iterator[None]:
        """Hold one place more for a while, or say that it would be one too many."""
        if self._held[who] >= self.most:
            raise ClientError(TOO_MANY)
        self._held[who] += 1
        try:
            yield
        finally:
            self._held[who] -= 1
            if not self._held[who]:
                del self._held[who]


def neighbourhood(host: str) -> str:
    """Who counts as one: an address, or the network of 2^64 that a single customer is given."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False))


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
            raise ClientError(TOO_OFTEN)
        self.left -= 1


def address_of(asking: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whose rates a request counts against: its address, or the neighbourhood of it."""
    return neighbourhood(asking.client.host) if asking.client else "nobody"

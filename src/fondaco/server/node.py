"""A node: everything that one server process is made of, opened and closed together."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import TYPE_CHECKING, TypeAlias

from litestar.di import NamedDependency

from fondaco.server.client_errors import ClientError
from fondaco.server.http import tokens
from fondaco.server.http.limits import Limits
from fondaco.server.instance_lock import instance_lock
from fondaco.server.metrics import Metrics
from fondaco.server.store import Store
from fondaco.server.table.executor import Executor
from fondaco.server.table.permissions import Caller
from fondaco.server.table.registry import Registry
from fondaco.server.workers.background import BackgroundTasks
from fondaco.server.workers.caretaker import Caretaker
from fondaco.server.workers.forecasting import Forecasts
from fondaco.server.workers.pool import WorkerPool

if TYPE_CHECKING:
    from fondaco.server.settings import Settings

SAFE_COOKIE, LOCAL_COOKIE = "__Host-fondaco", "fondaco"


class ServerNode:
    """One process of the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits, self.metrics = Limits(settings), Metrics()
        self.pool = WorkerPool(settings.workers, compiles=settings.compiles)
        self.forecasts = Forecasts(self.pool)
        self.reading = asyncio.Semaphore(1)
        """Replays are made in a thread; two at once would keep the tables waiting longer."""
        self.store: Store
        self.registry: Registry
        self.executor: Executor
        self.caretaker: Caretaker
        self.tasks = BackgroundTasks(self.metrics)
        self.is_open = False
        self._lock = ExitStack()

    async def open(self) -> None:
        """Open the store and begin to look after tables, or say in a sentence why not."""
        with ExitStack() as lock:
            lock.enter_context(instance_lock(self.settings.database))
            await self._open()
            self._lock = lock.pop_all()
        self.is_open = True

    async def _open(self) -> None:
        await self.limits.check("request", "node")  # its sweeper must start in this loop
        settings = self.settings
        self.store = await Store.open(settings.database, settings.node, settings.bus)
        self.registry = Registry(self.store, settings, self.metrics)
        self.executor = Executor(self.registry)
        self.caretaker = Caretaker(self.executor, self.pool, self.tasks, settings)
        self.caretaker.start()
        await self.store.tidy(settings.tidy_days)

    async def close(self) -> None:
        """Stop what was begun and leave the tables to others."""
        self.caretaker.close()
        await self.tasks.close()
        await self.forecasts.close()
        await self.pool.close()
        await self.store.close()
        self._lock.close()
        self.is_open = False

    @property
    def cookie(self) -> str:
        """The name of the cookie with a guest's token; over https browsers guard it better."""
        return SAFE_COOKIE if self.settings.is_https else LOCAL_COOKIE

    async def caller(self, cookies: dict[str, str]) -> Caller | None:
        """The guest behind the cookies of a request."""
        token = cookies.get(self.cookie)
        if not token or len(token) > tokens.LONGEST:
            return None
        guest = await self.store.guest_by_token(tokens.hashed(token))
        return Caller(guest.id, guest.name) if guest else None

    async def sure_caller(self, cookies: dict[str, str]) -> Caller:
        """The guest behind a request that only guests may make."""
        caller = await self.caller(cookies)
        if caller is None:
            raise ClientError("guest/unknown")
        return caller


ThisNode: TypeAlias = NamedDependency[ServerNode]
"""The node, as routes ask for it."""

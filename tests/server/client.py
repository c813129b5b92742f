"""A client as anybody could write it: HTTP for guests and tables, one socket for a table."""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fondaco.server.wire.encoding import view_hash
from fondaco.server.wire.messages import PROTOCOL, Change
from fondaco.server.wire.patches import patched

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from ssl import SSLContext

    from websockets.asyncio.client import ClientConnection

PATIENCE = 20.0


class SocketClosedError(AssertionError):
    """What was awaited can come no more."""


class Guest:
    """Somebody with a name and a cookie."""

    def __init__(self, address: str, name: str, trust: SSLContext | None = None) -> None:
        self.address, self.name, self.trust = address, name, trust
        self.http = httpx.AsyncClient(
            base_url=address,
            headers={"Origin": address},
            limits=httpx.Limits(max_keepalive_connections=0),
            timeout=PATIENCE,
            # Over plain http on this machine there is nothing to verify.
            verify=trust or False,
        )
        self.heard: list[str] = []

    async def arrive(self) -> Guest:
        await self.ask("POST", "/api/guest", {"name": self.name})
        return self

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = await self.http.request(method, path, json=body)
        self.heard.append(answer.text)
        assert status is None or answer.status_code == status, answer.text
        assert status is not None or answer.is_success, answer.text
        return answer.json()

    async def found(self, game: str, *seats: str, **terms: Any) -> str:
        """A new table; seats are me, open, or the name of a bot."""
        kinds = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        card = await self.ask("POST", "/api/tables", {"game": game, "seats": kinds, **terms})
        return str(card["table"])

    async def invite(self, table: str, seat: int) -> str:
        answer = await self.ask("POST", f"/api/tables/{table}/invite", {"seat": seat})
        return str(answer["code"])

    async def accept(self, code: str) -> Any:
        return await self.ask("POST", "/api/join", {"code": code})

    @property
    def token(self) -> str:
        (cookie,) = self.http.cookies.jar
        return str(cookie.value)

    @asynccontextmanager
    async def line(self) -> AsyncIterator[ClientConnection]:
        """A socket on which nothing was said yet."""
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        async with connect(
            self.address.replace("http", "ws") + "/socket",
            additional_headers={"Cookie": cookies} if cookies else {},
            origin=self.address,  # type: ignore[arg-type]
            compression=None,
            max_queue=None,
            ssl=self.trust,
        ) as socket:
            yield socket

    @asynccontextmanager
    async def at(self, table: str, **hello: Any) -> AsyncIterator[Sitting]:
        """At a table, by a socket; `known` is the sitting that ended when the last one closed."""
        known: Sitting | None = hello.pop("known", None)
        async with self.line() as socket:
            sitting = Sitting(socket, self.heard)
            if known is not None:
                hello |= sitting.remember(known)
            await sitting.say(type="hello", protocol=PROTOCOL, table=table, **hello)
            reading = asyncio.create_task(sitting.read())
            try:
                yield sitting
            finally:
                reading.cancel()
                # Whatever the reader found wrong is found wrong by the test.
                with suppress(asyncio.CancelledError, ConnectionClosed):
                    await reading

    async def leave(self) -> None:
        await self.http.aclose()


class Sitting:
    """What a client knows of a table through its socket."""

    def __init__(self, socket: ClientConnection, heard: list[str]) -> None:
        self.socket, self.heard = socket, heard
        self.messages: list[dict[str, Any]] = []
        self.last: dict[str, dict[str, Any]] = {}
        self.view: dict[str, Any] = {}
        self.seat, self.number, self.hash, self.turn = -1, 0, "", -1
        self.choices: list[dict[str, Any]] = []
        self.undo = False
        self.answers: dict[str, dict[str, Any]] = {}
        self.closed = False
        self._news = asyncio.Condition()

    def remember(self, known: Sitting) -> dict[str, Any]:
        """Begin where another socket ended; what to say of it in the hello."""
        self.view, self.choices, self.undo = known.view, known.choices, known.undo
        self.seat, self.number, self.hash = known.seat, known.number, known.hash
        self.turn = known.turn
        return {"seat": self.seat, "number": self.number, "hash": self.hash}

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def read(self) -> None:
        try:
            async for text in self.socket:
                self.heard.append(str(text))
                said = json.loads(text)
                for message in said if isinstance(said, list) else [said]:
                    self._take(message)
                async with self._news:
                    self._news.notify_all()
        finally:
            self.closed = True
            async with self._news:
                self._news.notify_all()

    def _take(self, message: dict[str, Any]) -> None:
        self.messages.append(message)
        kind = message["type"]
        self.last[kind] = message
        if kind == "view":
            self.view = message["view"]
        elif kind == "update":
            assert message["seat"] == self.seat
            assert message["number"] == self.number + 1, "an update is missing"
            patch = msgspec.convert(message["changes"], list[Change])
            self.view = patched(self.view, patch)
        elif kind == "in-step" and self.view:
            there = (message["seat"], message["number"], message["hash"])
            assert there == (self.seat, self.number, self.hash), "not in step"
        elif kind in ("ack", "refused"):
            self.answers[message["id"]] = message
        if kind in ("view", "update"):
            self.seat, self.number, self.turn = message["seat"], message["number"], message["turn"]
            self.hash, self.undo = message["hash"], message.get("undo", False)
            self.choices = message.get("choices", [])
            assert view_hash(self.view) == self.hash, "out of step"

    async def until(self, condition: Callable[[], Any]) -> Any:
        """Wait until something is so."""
        async with self._news, asyncio.timeout(PATIENCE):
            await self._news.wait_for(lambda: condition() or self.closed)
        found = condition()
        if not found:
            told = f"the socket closed with {self.socket.close_code}: {self.messages[-3:]}"
            raise SocketClosedError(told)
        return found

    async def beyond(self, number: int) -> None:
        """Wait until something new was learnt since a number."""
        await self.until(lambda: self.number > number)

    async def times(self, kind: str, count: int) -> None:
        """Wait until a kind of message came so often."""
        await self.until(lambda: [m["type"] for m in self.messages].count(kind) >= count)

    async def seen(self) -> None:
        """Wait for the first view."""
        await self.until(lambda: self.view)

    async def has_choices(self) -> None:
        """Wait until there is something to decide."""
        await self.until(lambda: self.choices)

    async def heard_of(self, kind: str) -> dict[str, Any]:
        """The last message of a kind, once there is one."""
        await self.until(lambda: kind in self.last)
        return self.last[kind]

    async def do(self, kind: str, id_: str | None = None, **arguments: Any) -> dict[str, Any]:
        """Give a command and wait for its answer."""
        name = id_ or secrets.token_hex(8)
        self.answers.pop(name, None)
        await self.say(type=kind, id=name, **arguments)
        await self.until(lambda: name in self.answers)
        return self.answers[name]

    async def move(self, move: str, **arguments: Any) -> dict[str, Any]:
        expected = arguments.pop("expected", self.number)
        return await self.do("move", seat=self.seat, expected=expected, move=move, **arguments)

    @property
    def is_over(self) -> bool:
        return "over" in self.last


async def whose_turn(*sittings: Sitting) -> Sitting:
    """Whoever has choices, as soon as somebody does."""
    waiting = [asyncio.create_task(one.has_choices()) for one in sittings]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
    return next(one for one in sittings if one.choices)

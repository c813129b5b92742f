"""A table under load: four seats that move at random, each told of everything by its own socket."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from fondaco.core.errors import Unreadable
from fondaco.server.load.socket_client import SocketClient
from fondaco.server.wire.messages import PROTOCOL

if TYPE_CHECKING:
    import random
    from collections.abc import Callable


class HeardChoice(Struct, frozen=True):
    """As much of a choice as a player without taste needs."""

    move: str


class Heard(Struct, frozen=True):
    """As much of a message as a player needs to go on."""

    type: str
    id: str = ""
    seat: int = -1
    number: int = 0
    choices: list[HeardChoice] = []
    code: str = ""


_READ: msgspec.json.Decoder[Heard | list[Heard]] = msgspec.json.Decoder(Heard | list[Heard])
_WRITE = msgspec.json.Encoder()


class DrivenSeat:
    """One seat and its socket."""

    def __init__(self, table: DrivenTable, seat: int) -> None:
        self.table, self.seat, self.number = table, seat, 0
        self.socket: SocketClient
        self._answer: asyncio.Future[None] | None = None

    async def arrive(self, url: str, cookie: str) -> None:
        """Come to the table."""
        self.socket = await SocketClient.to(url, cookie, self._hear, self._lost)
        hello = {"type": "hello", "protocol": PROTOCOL, "table": self.table.name}
        self.socket.say(_WRITE.encode(hello))

    async def do(self, kind: str, **arguments: int) -> None:
        """Give a command and wait until it is done."""
        self._answer = asyncio.get_running_loop().create_future()
        command = {"type": kind, "id": f"{kind}-{self.seat}", **arguments}
        self.socket.say(_WRITE.encode(command))
        await self._answer

    def move(self, move: str, name: int) -> None:
        """Make a move; the table hears when it is done."""
        command = {
            "type": "move",
            "id": f"{self.seat}-{name}",
            "seat": self.seat,
            "expected": self.number,
            "move": move,
        }
        self.socket.say(_WRITE.encode(command))

    def _hear(self, text: bytes) -> None:
        heard = _READ.decode(text)
        for message in heard if isinstance(heard, list) else (heard,):
            match message.type:
                case "update" | "view":
                    if message.seat == self.seat:
                        self.number = message.number
                        self.table.told(self, message)
                case "ack":
                    self._answered()
                case "over":
                    self.table.over = True
                case "refused" | "error":
                    self._refused(message.code)
        self.table.look()

    def _lost(self) -> None:
        self._refused("line-lost")
        self.table.look()

    def _answered(self) -> None:
        if self._answer is None:
            self.table.moved()
        else:
            self._answer.set_result(None)
            self._answer = None

    def _refused(self, code: str) -> None:
        if self._answer is None:
            self.table.refused(code)
        else:
            self._answer.set_exception(Unreadable("load/refused", f"The server said {code}."))
            self._answer = None


class DrivenTable:
    """A table: it says when it can move, and how long a move took."""

    def __init__(
        self,
        name: str,
        dice: random.Random,
        ready: Callable[[DrivenTable], None],
        answered: Callable[[DrivenTable, float], None],
    ) -> None:
        self.name, self._dice, self._ready, self._answered = name, dice, ready, answered
        self.seat_clients: list[DrivenSeat] = []
        self.moves = 0
        self.refusals: list[str] = []
        self.over = False
        self._turn: tuple[DrivenSeat, list[HeardChoice]] | None = None
        self._since: float | None = None
        self._told_ready = False

    async def sit_down(self, url: str, cookies: list[str]) -> None:
        """Let everybody come, sit down and begin."""
        for seat, cookie in enumerate(cookies):
            seat_client = DrivenSeat(self, seat)
            self.seat_clients.append(seat_client)
            await seat_client.arrive(url, cookie)
            if seat:
                await seat_client.do("sit", seat=seat)
        await self.seat_clients[0].do("start")

    @property
    def is_ready(self) -> bool:
        """Whether somebody can move."""
        return self._turn is not None and self._since is None

    @property
    def received(self) -> int:
        """Bytes that all players were sent so far."""
        return sum(seat_client.socket.received for seat_client in self.seat_clients)

    def move(self, since: float | None = None) -> None:
        """Let the seat whose turn it is move, measured from this moment on."""
        if self._turn is None:
            return
        (seat_client, options), self._turn = self._turn, None
        self._since, self._told_ready = since or time.perf_counter(), False
        seat_client.move(self._dice.choice(options).move, self.moves)

    def told(self, seat_client: DrivenSeat, message: Heard) -> None:
        """A seat was told something; if it has choices, it is its turn."""
        if message.choices:
            self._turn = (seat_client, message.choices)

    def moved(self) -> None:
        """A move is durable."""
        self.moves += 1
        if self._since is not None:
            took, self._since = time.perf_counter() - self._since, None
            self._answered(self, took)

    def refused(self, code: str) -> None:
        """A move was not taken: the table stands still, and the report will say so."""
        self.refusals.append(code)
        self.over, self._since = True, None

    def look(self) -> None:
        """See whether somebody can move now, or nobody ever will again."""
        stands = self._since is None and (self.over or self._turn is not None)
        if stands and not self._told_ready:
            self._told_ready = True
            self._ready(self)

    def leave(self) -> None:
        """Everybody goes."""
        for seat_client in self.seat_clients:
            seat_client.socket.hang_up()

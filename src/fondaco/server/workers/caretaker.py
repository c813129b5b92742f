"""Attendants: what happens at tables without anybody asking.

Bots move, clocks run out, absent players' seats are kept warm, idle rooms are put away.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import structlog

from fondaco.core.refusal import Unreadable
from fondaco.core.verbs import NOBODY
from fondaco.server import store
from fondaco.server.table import entries as deeds
from fondaco.server.table.lesson_plan import dice_of
from fondaco.server.table.ownership import ASK, FREE
from fondaco.server.table.room import KEEPER, PLAYING
from fondaco.server.workers.pool import ask

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from fondaco.server.settings import Settings
    from fondaco.server.table.entries import Deed
    from fondaco.server.table.registry import Rooms
    from fondaco.server.table.room import Room
    from fondaco.server.table.session import LiveRoom
    from fondaco.server.workers.pool import Opponents

BEAT = 1.0
HERE = "here:"
PULSE_EVERY = 4.0
_journal = structlog.get_logger(__name__)


class Attendants:
    """Look after all rooms of this process."""

    def __init__(self, rooms: Rooms, opponents: Opponents, settings: Settings) -> None:
        self.rooms, self.opponents, self.settings = rooms, opponents, settings
        self._tasks: set[asyncio.Task[Any]] = set()
        rooms.after.append(self.look_after)
        rooms.after_move.append(self.look_on)

    def start(self) -> None:
        """Begin to listen to other nodes and to look around."""
        self.go(self._listen())
        self.go(self._look_around())

    async def close(self) -> None:
        """Stop everything that was begun."""
        for live in self.rooms.open.values():
            if live.timer:
                live.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def go(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin some work, which ends with the house at the latest."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.rooms.metrics.faults.inc()
            _journal.error("attendant failed", error=type(error).__name__, exc_info=error)

    # One room

    def look_after(self, live: LiveRoom) -> None:
        """Something happened in a room: see who is there, and whether somebody must be moved."""
        if live.fence is not None and not live.closed and live.room.status == PLAYING:
            self._note_absence(live)
        self.look_on(live)

    def look_on(self, live: LiveRoom) -> None:
        """A move was made: see whether a bot or a clock must be attended to."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        if live.fence is None or live.closed or live.room.status != PLAYING:
            return
        clock = live.room.clock
        if clock and (ends := clock.ends()) is not None:
            wait = max(0.0, ends - time.monotonic()) + 0.001
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(wait, lambda: self.go(self._time_up(live)))
        if any(occupant.bot for occupant in live.room.occupants):
            self.opponents.wake()
        if self._bot_for(live) and live.thinking is None and live.connections:
            live.thinking = self.go(self._bot_moves(live))

    def _bot_for(self, live: LiveRoom) -> str:
        seat = live.room.to_act
        if seat == NOBODY:
            return ""
        return live.room.occupants[seat].bot or (KEEPER if seat in live.warm else "")

    async def _bot_moves(self, live: LiveRoom) -> None:
        try:
            while (bot := self._bot_for(live)) and live.fence is not None and live.connections:
                await self._bot_moves_once(live, bot)
        except Unreadable as busy:
            _journal.info("bot gives way", table=live.room.name, why=busy.code)
        finally:
            live.thinking = None

    async def _bot_moves_once(self, live: LiveRoom, bot: str) -> None:
        table, seat = live.room.playing(), live.room.to_act
        here = table.log[-1]
        began = time.monotonic()
        question = ask(table, seat, bot, dice_of(live.room))
        move = await self.opponents.choose(live.room.name, question)
        if here.seat != seat:
            # Bots begin at one pace, so that quick thoughts tell nothing about hidden cards. The
            # small steps that follow are not drawn out: people would wait for minutes.
            await asyncio.sleep(max(0.0, self.settings.bot_pace - (time.monotonic() - began)))

        def plan(room: Room) -> Deed | None:
            now = room.playing()
            same = now.log[-1] == here and room.to_act == seat and self._bot_for(live) == bot
            return deeds.Moved(now.words.move_name(move), bot=True) if same else None

        if await self.rooms.house_does(live, plan):
            self.rooms.metrics.thoughts.inc()

    async def _time_up(self, live: LiveRoom) -> None:
        def plan(room: Room) -> Deed | None:
            clock, seat = room.clock, room.to_act
            if clock is None or seat == NOBODY or clock.now_left(time.monotonic())[seat] > 0:
                return None
            name = room.occupants[seat].name
            return deeds.Seated(seat, deeds.TIMED_OUT, name=name, bot=KEEPER)

        await self.rooms.house_does(live, plan)

    # Who is absent

    def _note_absence(self, live: LiveRoom) -> None:
        """Keep book of who is gone since when; a bot keeps their seat warm after a while."""
        here, now = live.present(), time.monotonic()
        before = set(live.warm)
        for seat in live.room.people():
            if seat in here:
                live.gone_since.pop(seat, None)
                live.warm.discard(seat)
            elif now - live.gone_since.setdefault(seat, now) >= self.settings.grace:
                live.warm.add(seat)
        live.warm &= set(live.room.people())
        if live.warm != before:
            live.tell_all(live.seats_message())

    # All rooms

    async def _look_around(self) -> None:
        pulsed = 0.0
        while True:
            await asyncio.sleep(min(BEAT, self.settings.grace / 2, self.settings.idle / 2))
            now = time.monotonic()
            pulses = now - pulsed > PULSE_EVERY
            pulsed = now if pulses else pulsed
            for live in list(self.rooms.open.values()):
                try:
                    await self._look_at(live, now, pulses=pulses)
                except Exception as error:  # noqa: BLE001  one room must not end the round
                    _journal.warning(
                        "room not seen to", table=live.room.name, error=type(error).__name__
                    )

    async def _look_at(self, live: LiveRoom, now: float, *, pulses: bool) -> None:
        if not live.connections:
            if now - live.quiet_since > self.settings.idle:
                await self.rooms.put_away(live)
            return
        if pulses and (live.fence is None or live.is_elsewhere(now)):
            for seat in live.present_here():
                self.rooms.store.notify(f"{HERE}{live.room.name}:{seat}:{self.rooms.store.node}", 0)
        if live.fence is None:
            if await self.rooms.store.owner_of(live.room.name) is None:
                await self.rooms.adopt(live)
        elif live.thinking is None:
            self.look_after(live)

    async def _listen(self) -> None:
        async for note in self.rooms.store.listen():
            if note == store.GAP:
                self.go(self.rooms.claims.look_everywhere())
            elif note.table.startswith(ASK):
                self.go(self.rooms.claims.give_away(note.table.removeprefix(ASK)))
            elif note.table.startswith(FREE):
                self.rooms.claims.freed(note.table.removeprefix(FREE))
            elif note.table.startswith(HERE):
                self._heard_of(note.table.removeprefix(HERE))
            else:
                live = self.rooms.open.get(note.table)
                if live and live.fence is None and note.number > live.room.length:
                    self.go(self.rooms.claims.grown(note.table, note.number))

    def _heard_of(self, place: str) -> None:
        """A player sits at another node."""
        name, seat, node = place.split(":", 2)
        live = self.rooms.open.get(name)
        if live and node != self.rooms.store.node:
            was = live.present()
            live.pulses[int(seat)] = time.monotonic()
            if live.present() != was:
                live.tell_all(live.seats_message())

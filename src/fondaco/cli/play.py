"""`fondaco play`: the house opens on this machine, and its page in the browser."""

from __future__ import annotations

import sys
import threading
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from fondaco import games
from fondaco.bots import lineup
from fondaco.cli import browser, saves
from fondaco.cli.door import Door, found_at, open_door
from fondaco.cli.serve import local_origins
from fondaco.cli.terminal import SEATS, login_name
from fondaco.core.refusal import Unreadable
from fondaco.core.table import Terms
from fondaco.server import logs
from fondaco.server.opponents import invited
from fondaco.server.running import Running, listen
from fondaco.server.settings import Settings

if TYPE_CHECKING:
    import socket

HOST = "127.0.0.1"
PORT = 8420
BEAT = 0.02
OTHER_OPENS_IN = 10.0
"""Seconds that another command has to open the house, if it was quicker."""


@dataclass(frozen=True)
class Guest:
    """Who plays, and the table that is put up at once, if one was asked for."""

    name: str
    table: dict[str, Any] | None
    game: str
    shows: bool

    def come_in(self, door: Door) -> None:
        """Sit down and say where; show it in the browser."""
        address = door.sit_down(self.name, self.table) if self.table else f"{door.address}/"
        shown = self.shows and browser.show(address)
        print(f"Fondaco is open at {address if self.table and not shown else door.address}")
        if not browser.is_there() and sys.stdin.isatty():
            print(f"No browser is here; to play in this terminal: fondaco terminal {self.game}")
        sys.stdout.flush()


def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    bots: str = "Nina",
    name: str = "",
    edition: Path | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    port: int | None = None,
    show: Annotated[bool, Parameter(name="--browser", negative="--no-browser")] = True,
) -> None:
    """Play in the browser: against bots, at one screen, or with guests.

    Parameters
    ----------
    game
        Put up a table of this game at once, with you in the first seat; without it, the house
        shows its games.
    seats
        How many seats the table has, yours included.
    bots
        The bots at the other seats, as a list with commas; `fondaco bots` lists them.
    name
        Your name at the table.
    edition
        A TOML file with the cards of your own box (see `fondaco edition`).
    option
        A choice of the table, such as to-the-letter; may be given again.
    port
        The port to listen at, 0 for any; without it, 8420 if it is free.
    show
        Open the browser, or only say the address.

    """
    called = name or login_name()
    table = _table(game, seats, bots, option, edition) if game is not None else None
    guest = Guest(called, table, game or "", show)
    if door := open_door():
        guest.come_in(door)
        return
    try:
        _open(guest, port)
    except Unreadable as error:
        if error.code != "database/taken":
            raise
        guest.come_in(_other_house(error))


def _table(
    game: str, seats: int | None, bots: str, options: tuple[str, ...], edition: Path | None
) -> dict[str, Any]:
    """The table that is wished for, or a sentence that says why it cannot be had."""
    chosen = games.find(game)
    count = seats if seats is not None else min(SEATS, chosen.seats[-1])
    Terms.agree(chosen, count, options, chosen.edition(edition) if edition else None)
    crew = [_bot(bot.strip(), game) for bot in bots.split(",")]
    sitting: list[dict[str, str]] = [{"kind": "me"}]
    sitting += [{"kind": "bot", "bot": crew[seat % len(crew)]} for seat in range(count - 1)]
    return {
        "game": game,
        "seats": sitting,
        "options": list(options),
        "edition": edition.read_text(encoding="utf-8") if edition else "",
    }


def _bot(bot: str, game: str) -> str:
    lineup.call(bot)
    if ":" in bot:
        raise Unreadable(
            "play/outside",
            f"A bot of your own plays in the terminal: fondaco terminal {game} --bots {bot}",
        )
    invited(bot, [])
    return bot


def _open(guest: Guest, port: int | None) -> None:
    """Open the house for as long as it is wanted."""
    logs.set_up("warning")
    listening = _listen(port)
    found = listening.getsockname()[1]
    settings = Settings(
        database=f"sqlite:///{saves.house() / saves.TABLES}",
        origins=local_origins(HOST, found),
    )
    running = Running(settings)
    door = Door(settings.origins[0])
    threading.Thread(target=_welcome, args=(running, door, guest), daemon=True).start()
    try:
        with listening, ExitStack() as noted:
            running.run(listening, lambda: noted.enter_context(found_at(door.address)))
    except KeyboardInterrupt:
        print("\nFondaco is closed. Every table is kept.")


def _listen(port: int | None) -> socket.socket:
    """At the same port every time where that is possible, so that bookmarks last."""
    if port is not None:
        return listen(HOST, port)
    try:
        return listen(HOST, PORT)
    except Unreadable:
        return listen(HOST, 0)


def _welcome(running: Running, door: Door, guest: Guest) -> None:
    """Let the guest in as soon as the house answers."""
    while not running.started:
        time.sleep(BEAT)
    try:
        guest.come_in(door)
        print("Ctrl-C closes it.", flush=True)
    except Unreadable as error:
        print(error.sentence, file=sys.stderr)


def _other_house(error: Unreadable) -> Door:
    """The house that somebody else has just opened."""
    end = time.monotonic() + OTHER_OPENS_IN
    while time.monotonic() < end:
        if door := open_door():
            return door
        time.sleep(BEAT)
    raise error

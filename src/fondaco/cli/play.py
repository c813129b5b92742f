"""`fondaco play`: the house opens on this machine, and its page in the browser."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from fondaco.bots import roster
from fondaco.bots.levels import QUICK
from fondaco.bots.personas import BY_NAME, PEOPLE
from fondaco.cli import browser
from fondaco.cli.local_server import Door, open_door
from fondaco.cli.terminal import SEATS, login_name
from fondaco.core.errors import Unreadable
from fondaco.core.table import Terms
from fondaco.games import index

BEAT = 0.1
OTHER_OPENS_IN = 10.0
"""Seconds that another command has to open the house, if it was quicker."""


@dataclass(frozen=True)
class LocalGuest:
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
    guest = LocalGuest(called, table, game or "", show)
    if door := open_door():
        guest.come_in(door)
        return
    # Whoever finds the house open need not wait for all that opening takes.
    from fondaco.cli.own_server import open_house  # noqa: PLC0415

    try:
        open_house(guest.come_in, port)
    except Unreadable as error:
        if error.code != "database/taken":
            raise
        guest.come_in(_other_house(error))


def _table(
    game: str, seats: int | None, bots: str, options: tuple[str, ...], edition: Path | None
) -> dict[str, Any]:
    """The table that is wished for, or a sentence that says why it cannot be had."""
    chosen = index.find(game)
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
    roster.call(bot)
    if ":" in bot:
        raise Unreadable(
            "play/outside",
            f"A bot of your own plays in the terminal: fondaco terminal {game} --bots {bot}",
        )
    if bot not in QUICK and bot.lower() not in BY_NAME:
        names = ", ".join(person.name for person in PEOPLE)
        raise Unreadable("play/bot", f"{bot} plays in the terminal; here play: {names}.")
    return bot


def _other_house(error: Unreadable) -> Door:
    """The house that somebody else has just opened."""
    end = time.monotonic() + OTHER_OPENS_IN
    while time.monotonic() < end:
        if door := open_door():
            return door
        time.sleep(BEAT)
    raise error

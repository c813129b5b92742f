"""`fondaco terminal`: agree on a table, or take up one that was left."""

from __future__ import annotations

import getpass
import hashlib
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from fondaco.bots import roster
from fondaco.bots.personas import BY_NAME
from fondaco.cli import saved_games
from fondaco.cli.terminal_board import console
from fondaco.cli.terminal_bot import Opponent
from fondaco.cli.terminal_game import TerminalGame
from fondaco.core import chance, record_reader
from fondaco.core.errors import Unreadable
from fondaco.core.records import Player
from fondaco.core.table import Table, Terms
from fondaco.games import index

if TYPE_CHECKING:
    from fondaco.core.game import Game

HUMAN = "human"
SEATS = 4
HOUSE_NAMES = ("Lorenzo", "Giulia", "Matteo", "Bianca", "Piero", "Contessina")
GUEST_NAMES = ("Anna", "Britta", "Carlos", "Daniel", "Elena", "Fabio")


def terminal(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    bots: str = "greedy",
    humans: int = 1,
    name: Annotated[
        tuple[str, ...], Parameter(consume_multiple=True, negative="", show_default=False)
    ] = (),
    seed: str | None = None,
    edition: Path | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    resume: Path | None = None,
    new: Annotated[bool, Parameter(negative="", show_default=False)] = False,
) -> None:
    """Play a game in the terminal, against bots or at one keyboard.

    Every move is saved at once: leave when you like, and `fondaco terminal` takes it up again.

    Parameters
    ----------
    game
        Which game; without it, the house offers its list.
    seats
        How many seats the table has, yours included.
    bots
        The bots at the other seats, as a list with commas; `fondaco bots` lists them.
    humans
        How many people play at this keyboard.
    name
        Your name, or the names of all who play at this keyboard.
    seed
        Any word; the same word and the same moves give the same cards again.
    edition
        A TOML file with the cards of your own box (see `fondaco edition`).
    option
        A choice of the table, such as to-the-letter; may be given again.
    resume
        A saved game or unfinished record to go on with.
    new
        Start a new game even if an unfinished one is waiting.

    """
    if resume is not None:
        ((place, document),) = record_reader.read_documents(resume)
        _take_up(document, place, resume).run()
        return
    chosen = index.find(game if game is not None else _ask_for_game())
    waiting = None if new else saved_games.unfinished(chosen.name)
    if waiting and _agrees(f"There is an unfinished game ({waiting[0].name}). Go on with it?"):
        _take_up(waiting[1], waiting[0].name, waiting[0]).run()
        return
    terms = Terms.agree(
        chosen,
        seats if seats is not None else min(SEATS, chosen.seats[-1]),
        option,
        chosen.edition(edition) if edition else None,
        chance.from_seed(seed) if seed is not None else chance.fresh(),
    )
    players = seat_players(
        terms.seats, humans, name, [roster.call(b.strip()).name for b in bots.split(",")]
    )
    bot_seed = seed and int.from_bytes(hashlib.sha256(f"bots {seed}".encode()).digest()[:16], "big")
    _session(Table(terms), players, saved_games.new_place(chosen.name), bot_seed or None).run()


def seat_players(
    seats: int, humans: int, names: tuple[str, ...], levels: list[str]
) -> list[Player]:
    """People first, then bots in the order they were named."""
    if not 0 <= humans <= seats:
        raise Unreadable("table/humans", f"{humans} people cannot sit at a table of {seats}.")
    people = [*names, *(_guests()[len(names) :])][:humans]
    crew: list[Player] = []
    for number in range(seats - humans):
        called = levels[number % len(levels)]
        taken = [*people, *(player.name for player in crew)]
        named = [*_names_of(called), *HOUSE_NAMES]
        crew.append(Player(next(n for n in named if n not in taken), roster.call(called).name))
    return [Player(person, HUMAN) for person in people] + crew


def _names_of(called: str) -> list[str]:
    """The name of the house's opponent that was called, if it was one."""
    return [BY_NAME[called.lower()].name] if called.lower() in BY_NAME else []


def login_name() -> str:
    """What to call whoever has started the command."""
    try:
        user = getpass.getuser().capitalize()
    except (OSError, KeyError):
        user = ""
    # The system's own users are nobody's name.
    return user if user.isalpha() and user not in ("Root", "User", "Admin") else GUEST_NAMES[0]


def _guests() -> list[str]:
    known = login_name()
    return [known, *(guest for guest in GUEST_NAMES[1:] if guest != known), GUEST_NAMES[0]]


def _take_up(document: dict[str, object], place: str, path: Path) -> TerminalGame:
    game = index.find(str(document.get("game")))
    table = record_reader.replay(document, game, place)
    if table.to_act < 0:
        raise Unreadable("play/over", f"{place} has ended; look at it with: fondaco replay {path}")
    return _session(table, record_reader.players_of(document, place), path, None)


def _session(
    table: Table, players: list[Player], place: Path, bot_seed: int | None
) -> TerminalGame:
    number = secrets.randbits(128) if bot_seed is None else bot_seed
    bots = {
        seat: Opponent(table, roster.call(player.kind), number + seat)
        for seat, player in enumerate(players)
        if player.kind != HUMAN
    }
    return TerminalGame(table, players, bots, place)


def _ask_for_game() -> str:
    """Offer the list of games; an empty answer takes the first."""
    screen = console()
    listed: list[Game] = [index.find(name) for name in index.names()]
    for number, game in enumerate(listed, 1):
        players = f"{game.seats[0]} to {game.seats[-1]} players"
        screen.print(f"[accent]{number}[/] [strong]{game.title}[/] · {game.designer} · {players}")
        screen.print(f"  {game.line}", style="faint")
    try:
        answer = screen.input("Which game? (1) ").strip() or "1"
    except EOFError:
        raise Unreadable("play/game", "Name the game: fondaco terminal medici") from None
    if answer.isdecimal() and 1 <= int(answer) <= len(listed):
        return listed[int(answer) - 1].name
    return answer


def _agrees(question: str) -> bool:
    try:
        answer = console().input(f"{question} (Y/n) ").strip().lower()
    except EOFError:
        return False
    return answer in ("", "y", "yes")

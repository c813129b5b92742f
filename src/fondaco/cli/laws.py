"""`fondaco laws`: many games of a kind, with every law checked after every move."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from cyclopts import Parameter
from rich.progress import Progress

from fondaco.cli.terminal_board import console
from fondaco.core.errors import Unreadable
from fondaco.games import index

SIDE_BY_SIDE = 20


def laws(
    game: str,
    /,
    *,
    games: int = 10_000,
    seats: Annotated[tuple[int, ...], Parameter(negative="", show_default=False)] = (),
    option: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    seed: int = 1,
) -> None:
    """Hold a game to the laws over many random games.

    Parameters
    ----------
    game
        Which game.
    games
        How many games for each number of seats.
    seats
        Numbers of seats; all that the game allows by default.
    option
        A choice of the table, such as to-the-letter; may be given again.
    seed
        A number from which all games follow.

    """
    from fondaco.laws.many_games import compare_ways, many_games  # noqa: PLC0415  brings the compiler
    from fondaco.laws.one_game import play_under_the_laws, random_terms  # noqa: PLC0415

    found = index.find(game)
    if games < 1:
        raise Unreadable("laws/games", f"At least one game, not {games}.")
    for count in seats or found.seats:
        found.check_seats(count)
    for count in seats or found.seats:
        with Progress(console=console(stderr=True), transient=True) as progress:
            bar = partial(progress.advance, progress.add_task(f"{count} seats", total=games))
            moves = many_games(found, count, games, seed, option, bar)
        for number in range(min(SIDE_BY_SIDE, games)):
            compare_ways(found, count, seed + number, option)
            play_under_the_laws(random_terms(found, count, seed + number, option), number)
        print(f"{found.title}, {count} seats: {games:,} games, {moves:,} moves, no law broken.")

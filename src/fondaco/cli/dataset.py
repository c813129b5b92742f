"""`fondaco dataset`: games between bots as a table of decisions, for those who learn from them."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from fondaco.cli.progress_bar import progress_bar
from fondaco.cli.terminal_board import console
from fondaco.core import extras
from fondaco.core.errors import Unreadable

AT_MOST = 1 << 32


def dataset(
    game: str,
    /,
    *,
    out: Path,
    seats: int | None = None,
    games: int = 100,
    bots: str = "greedy",
    seed: int = 1,
    option: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    edition: Path | None = None,
) -> None:
    """Let bots play and write every decision as a row of a Parquet file.

    Parameters
    ----------
    game
        Which game.
    out
        A new file: FILE.parquet.
    seats
        How many seats the table has.
    games
        How many games to play.
    bots
        The bots, as a list with commas, repeated until every seat is taken; `fondaco bots` lists
        them. Chance, greedy and seasoned play in compiled code, others much slower.
    seed
        A number from 0 to 2^64 - 1.
    option
        A choice of the table, such as to-the-letter; may be given again.
    edition
        A TOML file with the cards of your own box.

    """
    from fondaco.bots.roster import call  # noqa: PLC0415  kept late so that --help is quick
    from fondaco.core.chance import seed_words  # noqa: PLC0415
    from fondaco.env.dataset import write  # noqa: PLC0415
    from fondaco.env.decisions import told_games  # noqa: PLC0415
    from fondaco.env.setting import Setting  # noqa: PLC0415

    extras.demand("pyarrow")
    setting = Setting.agree(game, seats, option, edition)
    called = [call(bot.strip()) for bot in bots.split(",")]
    if len(called) > setting.seats:
        raise Unreadable("dataset/bots", f"{len(called)} bots cannot sit at {setting.seats} seats.")
    if not 1 <= games <= AT_MOST:
        raise Unreadable("dataset/games", f"Between 1 and 2^32 games, not {games}.")
    if out.suffix != ".parquet":
        raise Unreadable("dataset/name", f"{out} must end in .parquet.")
    seed_words(seed, 0, 0)
    decisions = 0
    names = [bot.name for bot in called]
    played = told_games(setting, called, seed, games)
    with progress_bar() as progress, closing(write(out, setting, names, seed, played)) as written:
        task = progress.add_task("playing", total=games)
        for rows in written:
            decisions += rows
            progress.update(task, advance=1)
    console().print(f"{out}: {games:,} games, {decisions:,} decisions.")

"""What many matches say together: `python -m fondaco.arena.strength_tables docs`.

The results in `docs/strength/`, each written by `fondaco arena … --json`, become the table and the
picture of `docs/bots.md` and the baselines on the games' pages.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from fondaco.arena.win_share_plot import FAINT, INK, PAPER, RED, pyplot
from fondaco.games import index

if TYPE_CHECKING:
    from collections.abc import Iterator

HEADINGS = ("at the table", "wins, each", "against", "wins, each", "blocks", "ms a move")
THINKERS = {"sampler": FAINT, "searcher": RED}
TIMES = {1: "1 ms", 10: "10 ms", 100: "100 ms", 1000: "1 s"}
STEPS = 3
"""A curve needs so many."""
BEGIN, END = "<!-- strength -->", "<!-- /strength -->"


class Meeting(NamedTuple):
    """Bots of one kind, mostly a single one, against those of another, as the arena saw it."""

    game: str
    many: int
    bot: dict[str, Any]
    others: dict[str, Any]
    seats: int
    blocks: int

    @property
    def row(self) -> tuple[str, ...]:
        """The line of a table."""
        pace = self.bot["milliseconds"]["mean"]
        return (
            f"{self.many} `{self.bot['name']}`",
            _share(self.bot),
            f"{self.seats - self.many} `{self.others['name']}`",
            _share(self.others),
            str(self.blocks),
            f"{pace:.0f}" if pace >= 1 else f"{pace:.2f}",
        )


def meetings(folder: Path, game: str) -> list[Meeting]:
    """The matches of a game that were kept, in the order of their files' names."""
    found = []
    for path in sorted(folder.glob(f"{game}-*.json")):
        kept = json.loads(path.read_text(encoding="utf-8"))
        bot, others = kept["bots"]
        seats = kept["match"]["seats"]
        many = kept["match"]["line_ups"][0].count(0)
        found.append(Meeting(game, many, bot, others, seats, kept["blocks"]))
    return found


def table(played: list[Meeting]) -> Iterator[str]:
    """The matches as lines of Markdown."""
    yield f"| {' | '.join(HEADINGS)} |"
    yield "|" + "---|" * len(HEADINGS)
    for meeting in played:
        yield f"| {' | '.join(meeting.row)} |"
    yield ""


def _share(bot: dict[str, Any]) -> str:
    share = bot["share"]
    return f"{share['mean']:.1%} ({100 * share['low']:.1f} to {100 * share['high']:.1f})"


def chapter(folder: Path) -> str:
    """The table of every game that has any."""
    parts: list[str] = []
    for name in index.names():
        if played := meetings(folder, name):
            parts += [f"### {index.find(name).title}", "", *table(played)]
    return "\n".join(parts)


def with_tables(page: str, folder: Path) -> str:
    """The page with its tables as they should stand."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{chapter(folder)}\n{END}{after}"


def draw(folder: Path, path: Path) -> None:
    """Every match as two bars with their intervals: each of the one kind, each of the other."""
    plt = pyplot(path)
    played = [meeting for name in index.names() for meeting in meetings(folder, name)]
    figure, axes = plt.subplots(figsize=(8, 0.6 + 0.42 * len(played)), facecolor=PAPER)
    axes.set_facecolor(PAPER)
    axes.axvline(25, color=FAINT, linestyle="--", linewidth=1)
    for place, meeting in enumerate(played):
        for side, colour, lower in ((meeting.others, FAINT, 0.14), (meeting.bot, RED, -0.14)):
            share, at = side["share"], place + lower
            axes.plot([100 * share["low"], 100 * share["high"]], [at, at], color=colour)
            axes.plot(100 * share["mean"], at, "o", color=colour, markersize=5, clip_on=False)
    said = [f"{m.game}: {m.bot['name']} v {m.others['name']}" for m in played]
    axes.set_yticks(range(len(played)), said, color=INK, fontsize=8)
    axes.set_ylim(len(played) - 0.5, -0.5)
    axes.set_xlim(0, 100)
    axes.set_xlabel("% of wins, each (red: the first; grey: those against it; fair: 25)", color=INK)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None})
    plt.close(figure)


def draw_curve(played: list[Meeting], path: Path) -> None:
    """How the win share of each thinker against three greedy bots grows with its time."""
    plt = pyplot(path)
    figure, axes = plt.subplots(figsize=(6, 3.4), facecolor=PAPER)
    axes.set_facecolor(PAPER)
    for level, colour in THINKERS.items():
        steps = thoughts(played, level)
        shares = [step["share"] for step in steps]
        axes.errorbar(
            [step["milliseconds"]["mean"] for step in steps],
            [100 * share["mean"] for share in shares],
            yerr=[
                [100 * (share["mean"] - share["low"]) for share in shares],
                [100 * (share["high"] - share["mean"]) for share in shares],
            ],
            color=colour,
            label=level,
            capsize=3,
        )
    axes.axhline(25, color=FAINT, linestyle="--", linewidth=1)
    axes.set_xscale("log")
    axes.set_xlim(1, 2000)
    axes.set_xticks(list(TIMES), TIMES.values())
    axes.set_ylim(0, 100)
    axes.set_xlabel("thinking time for a move", color=INK)
    axes.set_ylabel("% of wins against three greedy", color=INK)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, loc="lower right")
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None})
    plt.close(figure)


def thoughts(played: list[Meeting], level: str) -> list[dict[str, Any]]:
    """What thinkers of a level came to against greedy bots, the quickest first."""
    found = [
        meeting.bot
        for meeting in played
        if meeting.others["name"] == "greedy" and meeting.bot["name"].startswith(f"{level}@")
    ]
    return sorted(found, key=lambda bot: float(bot["milliseconds"]["mean"]))


def write(docs: Path) -> None:
    """Write the tables and the pictures."""
    page = docs / "bots.md"
    page.write_text(
        with_tables(page.read_text(encoding="utf-8"), docs / "strength"), encoding="utf-8"
    )
    draw(docs / "strength", docs / "strength.svg")
    for name in index.names():
        played = meetings(docs / "strength", name)
        if all(len(thoughts(played, level)) >= STEPS for level in THINKERS):
            draw_curve(played, docs / f"strength-{name}.svg")


if __name__ == "__main__":
    write(Path(sys.argv[1]))

"""What is played: the game, who enters, who sits where, and from which seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fondaco import __version__
from fondaco.bots.roster import call
from fondaco.core.chance import seed_words
from fondaco.core.errors import Unreadable
from fondaco.games import index

if TYPE_CHECKING:
    from fondaco.bots.roster import Called
    from fondaco.core.editions import Edition
    from fondaco.core.game import Game

AT_LEAST, AT_MOST = 2, 1 << 32
Seating = tuple[int, ...]
"""Who sits at each seat, by their place among the entrants."""


@dataclass(frozen=True)
class Match:
    """Bots, the tables they meet at, and the baseline that plays the control."""

    name: str
    seats: int
    options: tuple[str, ...]
    edition: Edition
    entrants: tuple[Called, ...]
    line_ups: tuple[Seating, ...]
    baseline: int
    blocks: int
    seed: int

    @property
    def game(self) -> Game:
        """The game by its name, so that a match can travel between processes."""
        return index.find(self.name)

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """Every line-up, moved on seat by seat; what comes round again is played once."""
        turned = [
            line_up[turn:] + line_up[:turn]
            for line_up in self.line_ups
            for turn in range(self.seats)
        ]
        return tuple(dict.fromkeys(turned))

    @property
    def control(self) -> Seating:
        """The baseline at every seat."""
        return (self.baseline,) * self.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The entrants' names; a baseline that meets itself is told apart."""
        called = [bot.name for bot in self.entrants]
        if called.count(called[self.baseline]) > 1:
            called[self.baseline] += " (baseline)"
        return tuple(called)

    def plain(self) -> dict[str, Any]:
        """All that the result of a block depends on, ready for JSON."""
        return {
            "fondaco": __version__,
            "game": self.name,
            "rules": self.game.version,
            "edition": {"name": self.edition.name, "sha256": self.edition.sha256},
            "seats": self.seats,
            "options": list(self.options),
            "bots": list(self.names),
            "line_ups": [list(line_up) for line_up in self.line_ups],
            "baseline": self.names[self.baseline],
            "seed": self.seed,
        }


def agree(
    game: Game,
    bots: tuple[str, ...],
    *,
    against: str | None = None,
    seats: int = 4,
    options: tuple[str, ...] = (),
    edition: Edition | None = None,
    blocks: int = 100,
    seed: int = 1,
) -> Match:
    """A match between bots by their names, or a sentence that says what cannot be had."""
    game.check_seats(seats)
    game.option_bits(options)
    seed_words(seed, 0, 0)
    if not AT_LEAST <= blocks <= AT_MOST:
        raise Unreadable("arena/blocks", f"Between 2 and 2^32 blocks, not {blocks}.")
    called = tuple(call(bot) for bot in bots)
    entrants, line_ups = _mixed(called, seats) if against is None else _duels(called, seats)
    return Match(
        game.name,
        seats,
        tuple(option.name for option in game.options if option.name in options),
        edition or game.default_edition,
        entrants if against is None else (*entrants, call(against)),
        line_ups,
        0 if against is None else len(entrants),
        blocks,
        seed,
    )


def _mixed(called: tuple[Called, ...], seats: int) -> tuple[tuple[Called, ...], tuple[Seating]]:
    """All bots at one table, repeated until every seat is taken; the first is the baseline."""
    entrants = tuple(dict.fromkeys(called))
    if len(called) > seats:
        raise Unreadable("arena/bots", f"{len(called)} bots cannot sit at {seats} seats.")
    if len(entrants) == 1:
        raise Unreadable(
            "arena/alone",
            f"{entrants[0].name} alone has nobody to be measured by: "
            "name more bots, or one with --against.",
        )
    return entrants, (tuple(entrants.index(called[s % len(called)]) for s in range(seats)),)


def _duels(
    called: tuple[Called, ...], seats: int
) -> tuple[tuple[Called, ...], tuple[Seating, ...]]:
    """A table for every bot, with the baseline at all other seats."""
    entrants = tuple(dict.fromkeys(called))
    others = (len(entrants),) * (seats - 1)
    return entrants, tuple((bot, *others) for bot in range(len(entrants)))

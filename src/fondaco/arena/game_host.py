"""One game on a compiled table: bots are shown what their seats may know, and asked."""

from __future__ import annotations

import operator
import time
import traceback
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from fondaco.arena import single_table
from fondaco.arena.decision_times import Pace
from fondaco.arena.game_results import Result
from fondaco.bots.sight import Sight
from fondaco.core.chance import dice_for
from fondaco.core.dice import Dice, word
from fondaco.core.errors import Broken, Unreadable
from fondaco.core.verbs import NOBODY
from fondaco.fast.compile import compiled
from fondaco.fast.kernels import nobody
from fondaco.fast.kernels.series import Series
from fondaco.fast.layout import alone, dtype

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fondaco.arena.match import Match, Seating
    from fondaco.bots.roster import Called

BILLION = 10**9
READY: set[tuple[str, Called]] = set()
"""The bots that have decided something in this process, by game."""


class GameHost:
    """Plays the games of one block: the same deal, whoever sits at the table."""

    def __init__(self, match: Match, block: int) -> None:
        self.match, self.block, game = match, block, match.game
        self.code = compiled(single_table, *game.verbs, single_table, nobody)
        self.words = game.words_of(match.edition)
        self.parts = np.array(match.edition.parts)
        bits = game.option_bits(match.options)
        self.series = alone(Series.of(match.seed, match.seats, bits))
        self.mask = np.zeros(game.moves, np.uint8)
        self.lay()

    def lay(self) -> None:
        """Deal; nothing that is left of a game before, on the same deal, may be seen."""
        self.states = np.zeros(1, dtype(type(self.match.game.new_state())))
        self.code.lay(self.states, self.parts, self.series, self.block)

    def next_to_choose(self) -> int:
        """The seat that has a choice to make, marked in the mask, or nobody."""
        return int(self.code.next_to_choose(self.states, self.mask))

    def play(self, seating: Seating, paces: Sequence[Pace]) -> Result:
        """One game; how long its decisions took is noted with those of each entrant."""
        own = [Pace() for _ in seating]
        with ExitStack() as stack:
            # Whoever plays the same deal again must not remember it.
            chairs = [
                stack.enter_context(Chair(self, seat, self.match.entrants[entrant]))
                for seat, entrant in enumerate(seating)
            ]
            self.lay()
            while (seat := self.next_to_choose()) != NOBODY:
                self.code.carry_out(self.states, chairs[seat].ask(own[seat]))
        for entrant, pace in zip(seating, own, strict=True):
            paces[entrant].add(pace)
        return self._result(seating, own)

    def _result(self, seating: Seating, own: list[Pace]) -> Result:
        totals, wins = np.zeros(len(seating), np.int64), np.zeros(len(seating), np.int64)
        self.code.results(self.states, totals, wins)
        return Result(
            seating,
            tuple(totals.tolist()),
            tuple(np.flatnonzero(wins).tolist()),
            tuple(pace.decisions for pace in own),
            tuple(pace.nanoseconds / BILLION for pace in own),
        )


class Chair:
    """A bot at a seat, with dice of its own."""

    def __init__(self, host: GameHost, seat: int, bot: Called) -> None:
        self.host, self.seat, self.bot = host, seat, bot
        self.player = bot.sit_down(host.match.game)
        self.dice = dice_of(host.match.seed, host.block, seat)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        close = getattr(self.player, "close", None)
        if close is not None:
            close()

    def ask(self, pace: Pace) -> int:
        """The bot's move, found to be allowed."""
        host = self.host
        # A world of its own for every decision: one that is used again would show, to a bot
        # that kept it, what another seat may know.
        world = np.zeros_like(host.states)
        world[0] = host.states[0]
        words = np.array([word(self.dice) for _ in range(4)])
        host.code.redeal(world, self.seat, words)
        sight = Sight(host.match.game, self.seat, self.dice, world, words=host.words)
        start = time.perf_counter_ns()
        answer = self._answer(sight)
        pace.note(time.perf_counter_ns() - start)
        return self._allowed(answer)

    def _answer(self, sight: Sight) -> object:
        try:
            return self.player.choose(sight)
        except (Unreadable, Broken):
            raise
        except Exception as error:
            file, line, *_ = traceback.extract_tb(error.__traceback__)[-1]
            raise Unreadable(
                "bot/failed",
                f"{self.bot.name}, at {self._place}, broke down with "
                f"{type(error).__name__}: {error} ({file}, line {line}).",
            ) from error

    def _allowed(self, answer: Any) -> int:  # noqa: ANN401  whatever a bot says
        mask = self.host.mask
        try:
            move = operator.index(answer)
        except TypeError:
            move = NOBODY
        if not (0 <= move < len(mask) and mask[move]):
            raise Unreadable(
                "bot/move",
                f"{self.bot.name}, at {self._place}, chose {answer!r}, which is not one of its "
                f"moves: {', '.join(map(str, np.flatnonzero(mask)))}.",
            )
        return move

    @property
    def _place(self) -> str:
        return f"seat {self.seat} in block {self.host.block} of seed {self.host.match.seed}"


def dice_of(number: int, block: int, seat: int) -> Dice:
    """The dice of whoever sits at a seat, the same in all games of a block.

    The hash keeps a bot from working the dice of the table out from its own.
    """
    return dice_for(f"fondaco arena, seed {number}, block {block}, seat {seat}")


def warm_up(match: Match) -> None:
    """Let bots that are new to this process decide once: compiling is not thinking."""
    new = {bot for bot in match.entrants if (match.name, bot) not in READY}
    if not new:
        return
    host = GameHost(match, 0)
    seat = host.next_to_choose()
    for bot in new:
        with Chair(host, seat, bot) as chair:
            chair.ask(Pace())
        READY.add((match.name, bot))

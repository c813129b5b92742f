"""Games between bots as their decisions: what was seen, what was allowed, what was done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from fondaco.bots import levels, seated_bots
from fondaco.bots.sight import look
from fondaco.bots.workspace import Workspace
from fondaco.core.errors import Unreadable
from fondaco.core.verbs import NOBODY, bound
from fondaco.env.plain_game import MOST_MOVES, Deal
from fondaco.env.seed_order import dice_of
from fondaco.fast.kernels import nobody, play
from fondaco.fast.kernels.observers import note_decisions
from fondaco.fast.kernels.series import Series
from fondaco.fast.layout import alone

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from fondaco.bots.roster import Called
    from fondaco.env.setting import Setting

PLAIN = 20
"""Up to so many games, it is quicker to play them in plain Python than to compile."""


@dataclass(frozen=True)
class Told:
    """One game: a row for every decision, and how it ended for every seat."""

    number: int
    bots: list[str]
    seats: NDArray[np.int8]
    features: NDArray[np.int16]
    masks: NDArray[np.uint8]
    moves: NDArray[np.int16]
    totals: NDArray[np.int32]
    wins: NDArray[np.uint8]


def told_games(setting: Setting, bots: list[Called], seed: int, games: int) -> Iterator[Told]:
    """The first games of a seed; the bots move on by a seat every game.

    Games of quick bots are those of `fondaco simulate`.
    """
    quick = all(bot.level in levels.QUICK for bot in bots)
    slow = any(bot.level == levels.QUICK[levels.SEASONED] for bot in bots)
    if quick:
        teller: Teller | Host = Teller(setting, seed, machine=slow or games > PLAIN)
    else:
        teller = Host(setting, seed)
    try:
        for number in range(games):
            turned = [(seat + number) % setting.seats % len(bots) for seat in range(setting.seats)]
            yield teller.tell(number, [bots[place] for place in turned])
    finally:
        teller.close()


class Teller:
    """Plays games of quick bots, with nothing between the decisions but the rules."""

    def __init__(self, setting: Setting, seed: int, *, machine: bool) -> None:
        self.setting = setting
        game = setting.game
        self.workspace = Workspace(game, levels, machine=machine)
        self.state = Workspace(game, levels, machine=machine).worlds
        given = (*game.verbs, seated_bots, note_decisions, nobody)
        series = Series.of(seed, setting.seats, setting.option_bits)
        self.parts = np.array(setting.edition.parts)
        self.series: Any = alone(series) if machine else [series]
        if machine:
            from fondaco.fast.compile import compiled  # noqa: PLC0415  brings the compiler with it

            self.code = compiled(play, *given)
        else:
            self.code = bound(play, *given)
        self.number: Any = np.zeros(1, np.int64) if machine else [0]
        self.lengths = np.zeros(1, np.int64)
        self.seated: dict[tuple[int, ...], seated_bots.Bots] = {}
        self.noted = note_decisions.Decisions(
            seats=np.zeros(MOST_MOVES, np.int8),
            features=np.zeros((MOST_MOVES, game.feature_count), np.int16),
            masks=np.zeros((MOST_MOVES, game.moves), np.uint8),
            moves=np.zeros(MOST_MOVES, np.int16),
        )

    def tell(self, number: int, bots: list[Called]) -> Told:
        """The game of this number."""
        setting, space = self.setting, self.workspace
        self.number[0] = number
        totals = np.zeros((1, setting.seats), np.int32)
        wins = np.zeros((1, setting.seats), np.uint8)
        self.code.play_games(
            self.state,
            space.masks[0],
            space.dice,
            self.parts,
            self.series,
            self.number,
            self._seated(bots),
            self.noted,
            totals,
            wins,
            self.lengths,
        )
        made = self.lengths[0]
        return Told(
            number,
            [bot.name for bot in bots],
            self.noted.seats[:made].copy(),
            self.noted.features[:made].copy(),
            self.noted.masks[:made].copy(),
            self.noted.moves[:made].copy(),
            totals[0],
            wins[0],
        )

    def _seated(self, bots: list[Called]) -> seated_bots.Bots:
        """The bots at their seats; few ways of sitting come again and again."""
        there = tuple(levels.QUICK.index(bot.level) for bot in bots)
        if there not in self.seated:
            self.seated[there] = seated_bots.Bots(
                np.array([there]), self.workspace.masks, self.workspace.worlds
            )
        return self.seated[there]

    def close(self) -> None:
        """Nobody is waiting to be sent home."""


class Host:
    """Plays games of any bots, each shown what its seat may know."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting, self.seed = setting, seed
        self.players: dict[Called, Any] = {}

    def tell(self, number: int, bots: list[Called]) -> Told:
        """The game of this number."""
        setting, deal = self.setting, Deal(self.setting, self.seed, number)
        dice = [dice_of(self.seed, number, seat) for seat in range(setting.seats)]
        rows: list[tuple[int, Any, Any]] = []
        while (seat := deal.to_act) != NOBODY:
            rows.append((seat, deal.features(seat), deal.mask(seat)))
            told = deal.happenings(seat)
            sight = look(setting.game, deal.state, seat, dice[seat], told, setting.words)
            move = int(self._player(bots[seat]).choose(sight))
            if move not in deal.choices:
                raise Unreadable("bot/move", f"{bots[seat].name} cannot play {move}.")
            deal.play(move)
        seats, features, masks = zip(*rows, strict=True)
        return Told(
            number,
            [bot.name for bot in bots],
            np.array(seats, np.int8),
            np.array(features, np.int16),
            np.array(masks, np.uint8),
            np.array(deal.moves, np.int16),
            np.array(deal.totals, np.int32),
            np.array(deal.wins, np.uint8),
        )

    def close(self) -> None:
        """Send bots that are programs of their own home."""
        for player in self.players.values():
            if hasattr(player, "close"):
                player.close()

    def _player(self, bot: Called) -> Any:
        if bot not in self.players:
            # Compiling would take longer than the simplest ever do.
            machine = bot.level not in (levels.QUICK[levels.CHANCE], levels.QUICK[levels.GREEDY])
            self.players[bot] = bot.sit_down(self.setting.game, machine=machine)
        return self.players[bot]

"""Every way that chance can fall is counted, and endings are played out to the last coin."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.bots.chance_outcomes import outcomes
from fondaco.bots.exact import Exact, Solution, Value, regret, solve
from fondaco.bots.roster import call
from fondaco.bots.sight import look
from fondaco.core.dice import Dice, seed
from fondaco.core.verbs import NOBODY
from fondaco.games import index
from fondaco.games.medici.rules import REVEAL, TAKE
from fondaco.games.medici.words import card_name
from fondaco.games.oltremare.moves import BUY
from fondaco.games.strozzi.rules import DECLINE
from fondaco.games.strozzi.state import PROMOTE
from tests.bots.endgames import brute_force, endgames, load, opening, random_game, unordered
from tests.games.medici.table import medici
from tests.games.strozzi.table import strozzi

if TYPE_CHECKING:
    from collections.abc import Hashable

    from fondaco.bots.bot import Bot
    from fondaco.core.game import Game
    from fondaco.core.position import Position

MEDICI, STROZZI, OLTREMARE = map(index.find, ("medici", "strozzi", "oltremare"))
BOTH = pytest.mark.parametrize("game", [MEDICI, STROZZI], ids=["medici", "strozzi"])
ENOUGH = 20
SMALL = 250
HALF = Fraction(1, 2)


def counted(game: Game, state: Position, move: int) -> dict[Hashable, Fraction]:
    """The outcomes of a move by what they look like."""
    found = outcomes(game, state, move)
    chances = {unordered(game, position): chance for chance, position in found}
    assert len(chances) == len(found)
    return chances


# Where a move can lead


@BOTH
def test_the_chances_of_a_move_add_up_to_one_and_nothing_rolls_past_the_count(game: Game) -> None:
    for state in random_game(game, 4, 7)[:-1:5]:
        before = state.copy()
        for move in game.choices(state):
            found = outcomes(game, state, move)

            assert sum(chance for chance, _ in found) == 1
            assert all(position.dice == state.dice for _, position in found)
        assert state == before


def test_a_move_without_chance_has_one_outcome() -> None:
    table = medici("market: fur2 dye4 cloth5", seats=3)
    move = MEDICI.words.read_move(table.state, "take fur2 cloth5")

    ((chance, position),) = outcomes(MEDICI, table.state, move)

    table.play("take fur2 cloth5")
    assert chance == 1
    assert position == table.state


def test_cards_that_look_alike_are_one_outcome() -> None:
    table = medici("deck: fur3 fur3 fur3 dye4", "market: cloth5", seats=3)

    found: list[Any] = outcomes(MEDICI, table.state, REVEAL)

    revealed = {card_name(after.market.cards[1]): p for p, after in found}
    assert revealed == {"fur3": Fraction(3, 4), "dye4": Fraction(1, 4)}


def test_ways_that_end_alike_are_one_outcome() -> None:
    # With two cards left, the Venice card lies on top in one of three cases. The other two cases
    # lead to the same positions.
    state: Any = opening(OLTREMARE, 3, 0)
    state.deck.count = state.venice_first = 2
    state.venice_last = 0

    found: list[Any] = outcomes(OLTREMARE, state, BUY)

    sixth, third = Fraction(1, 6), Fraction(1, 3)
    assert sorted((after.venice, chance) for chance, after in found) == [
        (0, sixth),
        (0, sixth),
        (1, third),
        (1, third),
    ]


def test_a_day_that_a_tied_player_starts_begins_in_two_ways() -> None:
    # The ships are worth the same, each seat leads in a good of its own, and all share in cloth.
    table = medici(
        "ship 0: grain2 grain2 grain3 grain3",
        "ship 1: fur2 fur2 fur3 fur3 cloth0x2",
        "ship 2: dye2 dye2 dye3 dye3 cloth0x2",
        "market: cloth0x2",
        "florins: 50 0 0",
        seats=3,
    )

    found: list[Any] = outcomes(MEDICI, table.state, TAKE)

    assert {after.turn: chance for chance, after in found} == {1: HALF, 2: HALF}


@pytest.mark.parametrize("number", range(2))
def test_outcomes_are_all_that_loaded_dice_can_show(number: int) -> None:
    past: list[Any] = random_game(STROZZI, 3, number)
    state = next(position for position in past if position.stage == PROMOTE)
    move, shown = STROZZI.choices(state)[0], defaultdict[Any, Fraction](Fraction)
    tiles, ships = state.stack.count, state.unseen.count

    for tile in range(tiles):
        for ship in range(ships):
            after = state.copy()
            load(after.dice, (tile, tiles), (ship, ships))
            STROZZI.rules.apply(after, move)
            shown[unordered(STROZZI, after)] += Fraction(1, tiles * ships)

    assert shown == counted(STROZZI, state, move)


@BOTH
def test_real_dice_fall_as_often_as_the_count_says(game: Game) -> None:
    state = next(
        s for s in random_game(game, 4, 3)[20:] if len(outcomes(game, s, game.choices(s)[0])) > 5
    )
    move, played = game.choices(state)[0], 1500
    chances, shown = counted(game, state, move), Counter[Any]()

    for number in range(played):
        after = state.copy()
        seed(after.dice, number, 1, 2, 3)
        game.rules.apply(after, move)
        shown[unordered(game, after)] += 1

    assert shown.keys() <= chances.keys()
    expected = {key: played * float(chance) for key, chance in chances.items()}
    chi_square = sum((shown[key] - mean) ** 2 / mean for key, mean in expected.items())
    freedom = len(chances) - 1
    assert abs(chi_square - freedom) < 3.5 * (2 * freedom) ** 0.5


# Endings solved by hand

GAMBLE = (
    "day: 3",
    "florins: 10 0",
    "market: cloth3",
    "deck: black7 spice0x2 spice0x2",
    "ship 0: fur2 fur2 fur3 fur3 grain3 grain4",  # 17
    "ship 1: dye2 dye2 dye2 dye3 dye3 dye4 dye4",  # 20
    "warehouse 0: spice2 cloth2",
    "warehouse 1: spice2 spice2 spice2 spice3 cloth2 cloth2 cloth4",
)


@pytest.mark.parametrize(("revealed", "chance"), [(1, Fraction(2, 3)), (2, Fraction(1, 3))])
def test_a_last_berth_is_gambled_with_while_the_odds_are_good(
    revealed: int, chance: Fraction
) -> None:
    # Goods pay 30 to 40, whatever the last card is, so with 10 florins more the ships decide.
    # Cloth 3 makes them level: a shared victory. With two cards still to reveal, black 7 comes
    # in two of three cases; with one, in one of three.
    solution = solved(MEDICI, medici(*GAMBLE, f"revealed: {revealed}", seats=2).state)

    reveal, take = REVEAL, TAKE
    assert solution.moves[take] == worth(HALF, 0)
    assert solution.moves[reveal] == worth(chance, 20 * chance - 20 * (1 - chance))
    assert solution.best == ((reveal,) if chance > HALF else (take,))


def test_the_card_that_completes_a_bonus_is_kept_from_the_other_player() -> None:
    # Black 7 or cloth 5 goes to seat 1, whose ship is beaten either way. Cloth 5 would be its
    # seventh cloth and 10 florins: 45 to 50 instead of 45 to 40. Taking grain 2 alone leaves it
    # cloth 5 too, as the last card.
    table = medici(
        "day: 3",
        "florins: 0 20",
        "market: black7 cloth5 grain2",
        "deck: empty",
        "ship 0: fur2 fur3 fur3 fur4 fur5",
        "ship 1: dye2 dye2 dye2 dye2 dye3 dye3",
        "warehouse 0: cloth2",
        "warehouse 1: cloth0x2 cloth0x2 cloth0x2",
        seats=2,
    )

    solution = solved(MEDICI, table.state)

    assert named(MEDICI, solution) == {
        "take 1": worth(0, -5),
        "take 1 2": worth(1, 5),
        "take 1 3": worth(0, -5),
    }
    assert solution.values == (worth(1, 5), worth(0, -5))


def test_a_ship_that_a_pirate_would_rob_is_taken_by_the_own_pirate() -> None:
    # Whoever of seats 0 and 1 gets the 8 wins, and nobody's ship is as fast. Any other flag than
    # the pirate leaves it to seat 1, who has one too: 25 to 45. With it seat 0 has 40, seat 2 35.
    table = strozzi(
        "round: 3",
        "supply: 0",
        "offer: 8",
        "venice quay: 2:7v 1:6vs 0:5vp",
        "rome quay: 1:6rs+1 2:5rp",
        "naples quay: 2:6ns+1",
        "flags 1: pirate",
        "coins: 20 5 0",
        seats=3,
    )

    solution = solved(STROZZI, table.state)

    assert named(STROZZI, solution) == {
        "decline": worth(0, -20),
        "flag pirate": worth(1, 5),
        "flag +1": worth(0, -20),
    }


def test_a_ship_too_slow_to_win_is_declined_for_the_chance_of_a_faster_one() -> None:
    # Only the first place at Naples wins: 70 to 65, where the second has 65 and seat 1 70. The 6
    # comes second. Of the 20 ships unseen only the 8 and the three 7s come first; one is shown.
    # Without a tile face up, and third in Naples and Florence, nothing else on a ship counts.
    table = strozzi(
        "round: 3",
        "supply: 1",
        "offer: 6rs",
        "venice quay: 0:6vs+1 1:5vp+1 2:4vvr+1",
        "rome quay: 1:5rp 0:4rrn 2:3rss",
        "naples quay: 1:6ns 2:5np",
        "naples track: 1:7 2:6 0:1",
        "florence track: 1:7 2:6 0:1",
        "face up: - - -",
        "stack: -",
        "coins: 20 0 0",
        seats=3,
    )

    solution = solved(STROZZI, table.state)

    shares = {name: value.share for name, value in named(STROZZI, solution).items()}
    assert shares == {"decline": Fraction(4, 20), "flag pirate": 0}
    assert solution.best == (DECLINE,)


def solved(game: Game, state: Position) -> Solution:
    """The solution of an ending that is small enough."""
    solution = solve(game, state)
    assert solution
    return solution


def worth(share: Fraction | int, margin: Fraction | int) -> Value:
    """What a position is worth, with whole numbers written as such."""
    return Value(Fraction(share), Fraction(margin))


def named(game: Game, solution: Solution) -> dict[str, Value]:
    """What each move is worth, by its name."""
    return {game.words.move_name(move): value for move, value in solution.moves.items()}


# Endings that chance found


@pytest.mark.thorough
@BOTH
def test_remembered_positions_change_nothing_but_the_work(game: Game) -> None:
    looked_at, remembered = list[Any](), 0
    for position, solution in endgames(game.name, 3, ENOUGH, SMALL):
        remembered += solution.nodes

        assert list(solution.values) == brute_force(game, position, looked_at)
    assert len(looked_at) > remembered


@BOTH
def test_real_games_between_exact_players_bring_what_was_promised(game: Game) -> None:
    endings = endgames(game.name, 3, ENOUGH, SMALL)
    position, solution = next((p, s) for p, s in endings if 0.2 < s.values[0].share < 0.8)
    known, lots, won = dict[Any, Solution](), random.Random(5), 0.0  # noqa: S311  no secrets
    played = 400

    for number in range(played):
        state: Any = position.copy()
        seed(state.dice, number, 0, 0, 0)
        while game.rules.to_act(state) != NOBODY:
            key = unordered(game, state)
            known[key] = known.get(key) or solved(game, state)
            game.rules.apply(state, lots.choice(known[key].best))
        winners = [seat for seat in range(state.seats) if game.rules.is_winner(state, seat)]
        won += (0 in winners) / len(winners)

    share = float(solution.values[0].share)
    assert won / played == pytest.approx(share, abs=3 * (share * (1 - share) / played) ** 0.5)


@pytest.mark.thorough
@BOTH
def test_the_exact_player_gives_nothing_away_and_greedy_does(game: Game) -> None:
    endings = endgames(game.name, 3, ENOUGH, SMALL)
    exact, greedy = Exact(game, machine=False), call("greedy").sit_down(game, machine=False)

    for position, solution in endings:
        assert solution.lost_by(chosen(game, exact, position)) == worth(0, 0)
    lost = [solution.lost_by(chosen(game, greedy, position)) for position, solution in endings]

    assert len(lost) == ENOUGH
    assert min(lost) >= worth(0, 0)
    assert sum(value.share for value in lost) > 0


def chosen(game: Game, player: Bot, position: Position) -> int:
    """The move of a player who is shown what the seat to act may know."""
    dice = Dice()
    seed(dice, 1, 2, 3, 4)
    return player.choose(look(game, position, game.rules.to_act(position), dice))


def test_regret_is_the_share_that_a_move_gives_away() -> None:
    state = medici(*GAMBLE, "revealed: 1", seats=2).state

    assert regret(MEDICI, state, REVEAL) == 0
    assert regret(MEDICI, state, TAKE) == pytest.approx(2 / 3 - 1 / 2)
    assert regret(MEDICI, state, TAKE, limit=3) is None


@pytest.mark.parametrize("name", index.names())
def test_what_is_too_large_is_left_to_greedy(name: str) -> None:
    game = index.find(name)
    state = opening(game, 3, 1)
    exact, greedy = Exact(game, machine=False), call("greedy").sit_down(game, machine=False)

    assert solve(game, state, 500) is None
    assert chosen(game, exact, state) == chosen(game, greedy, state)


def test_a_game_that_is_over_is_worth_its_result() -> None:
    state = random_game(STROZZI, 3, 2)[-1]

    solution = solved(STROZZI, state)

    assert sum(value.share for value in solution.values) == 1
    assert (solution.moves, solution.best, solution.nodes) == ({}, (), 0)

"""Setting up: tokens, starting harbours, hands, the deck and the Venice card in it."""

from __future__ import annotations

from collections import Counter

import pytest

from fondaco.core.dice import seed
from fondaco.core.errors import Unreadable
from fondaco.games.index import find
from fondaco.games.oltremare.pieces import GRAIN, NO_HARBOUR, good, harbour
from fondaco.games.oltremare.rules import turn as rules
from fondaco.games.oltremare.rules.deck import draw_card
from fondaco.games.oltremare.text.words import card_name
from tests.clauses import clause
from tests.games.oltremare.editions import edition
from tests.games.oltremare.table import OltremareTable, opening

BOX = find("oltremare").default_edition.parts
FACES = BOX[:98]
SEATS = [2, 3, 4, 5]
TOKENS = {
    "compass": 6,
    "victory_over_pirates": 5,
    "good_purchase": 5,
    "influence": 5,
    "big_deal": 6,
    "calm_sea": 5,
}


def in_turn(table: OltremareTable) -> list[int]:
    """The seats from the starting player on."""
    seats = table.state.seats
    return [(table.active + after) % seats for after in range(seats)]


@clause("OLT-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_five_can_play(seats: int) -> None:
    assert len(opening(seats=seats).ducats) == seats


@clause("OLT-1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_one_is_too_few_and_six_are_too_many(seats: int) -> None:
    with pytest.raises(Unreadable, match="2 to 5 players") as raised:
        opening(seats=seats)

    assert raised.value.code == "table/seats"


@clause("OLT-2.1")
def test_a_token_is_laid_face_up_on_every_harbour_and_two_leave_the_game() -> None:
    table = opening(seats=3)

    laid = [told.split() for told in table.told("token-laid")]
    kinds = Counter(TOKENS) - Counter(token for _, _, _, token in laid)
    assert [name for _, name, _, _ in laid] == table.words.harbours
    assert kinds.total() == 2


@clause("OLT-2.1", "OLT-1.5")
def test_any_two_tokens_may_be_those_that_leave() -> None:
    kinds = set()
    for chance in range(40):
        laid = Counter(
            told.split()[-1] for told in opening(seats=2, chance=chance).told("token-laid")
        )
        assert laid <= Counter(TOKENS)
        kinds |= set((Counter(TOKENS) - laid).elements())

    assert kinds == set(TOKENS)


@clause("OLT-2.2", "OLT-2.3")
@pytest.mark.parametrize(("seats", "cards"), [(2, 78), (3, 98), (4, 98), (5, 98)])
def test_with_two_players_the_grain_is_left_out(seats: int, cards: int) -> None:
    table = opening(seats=seats)

    grain = [card for card in table.pieces if good(table.state.faces[card]) == GRAIN]
    assert len(table.pieces) == cards
    assert len(grain) == (0 if seats == 2 else 20)


@clause("OLT-2.3", "OLT-R12")
@pytest.mark.parametrize("seats", SEATS)
def test_anybody_may_start_the_game(seats: int) -> None:
    games = [opening(seats=seats, chance=chance) for chance in range(40)]

    assert {table.active for table in games} == set(range(seats))
    for table in games:
        assert table.told("started") == table.told("turn-started") == [f"seat {table.active}"]
        assert table.turn == table.active


@clause("OLT-2.4")
@pytest.mark.parametrize("seats", SEATS)
def test_from_the_starting_player_on_each_turns_up_cards_until_one_names_a_harbour(
    seats: int,
) -> None:
    for chance in range(10):
        table = opening(seats=seats, chance=chance)
        turned = [it for it in table.log if it.event.name in ("turned-up", "berthed")]

        assert [it.arguments["seat"] for it in turned if it.event.name == "berthed"] == (
            in_turn(table)
        )
        assert [it.arguments["seat"] for it in turned] == sorted(
            (it.arguments["seat"] for it in turned), key=in_turn(table).index
        )
        for it in turned:
            named = harbour(it.arguments["card"]) != NO_HARBOUR
            assert named == (it.event.name == "berthed")


@clause("OLT-2.4")
def test_the_card_that_names_the_harbour_is_the_first_cargo_and_the_ship_starts_there() -> None:
    for chance in range(10):
        table = opening(seats=5, chance=chance)

        for seat in range(5):
            card, ship = table.cargo[seat], table.ships[seat]
            assert f"seat {seat} card {card} harbour {ship}" in table.told("berthed")
            assert table.words.harbours[int(card.partition("@")[2]) - 1] == ship


@clause("OLT-2.5")
@pytest.mark.parametrize("seats", SEATS)
def test_the_tokens_on_the_starting_harbours_leave_the_game(seats: int) -> None:
    table = opening(seats=seats)

    laid = [told.split() for told in table.told("token-laid")]
    left = [f"{name} {token}" for _, name, _, token in laid if name not in table.ships]
    gone = {told.split()[1] for told in table.told("token-removed")}
    assert table.harbours == ", ".join(left)
    assert gone == set(table.ships)
    assert table.tokens == ["none of 0"] * seats


@clause("OLT-2.5")
def test_where_two_ships_start_only_one_token_can_leave() -> None:
    tables = edition()
    for card in tables["cards"]:
        card["harbour"] = "Candia"
    mine = find("oltremare").edition_from(tables, "mine.toml")

    table = opening(seats=4, edition=mine)

    assert table.ships == ["Candia"] * 4
    assert len(table.told("token-removed")) == 1
    assert table.told("turned-up") == []


@clause("OLT-2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_11_ducats_and_no_fame(seats: int) -> None:
    table = opening(seats=seats)

    assert table.ducats == [11] * seats
    assert table.fame == [0] * seats


@clause("OLT-2.7")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_four_cards(seats: int) -> None:
    table = opening(seats=seats)

    assert table.told("dealt") == [f"seat {seat} cards 4" for seat in in_turn(table)]
    assert [len(hand.split()) for hand in table.hands] == [4] * seats
    assert table.pirates == ["empty"] * seats
    for seat, hand in enumerate(table.hands):
        told = [f"seat {seat} card {card}" for card in hand.split()]
        assert [
            card for card in table.told("dealt-card") if card.startswith(f"seat {seat}")
        ] == told


@clause("OLT-2.7", "OLT-2.3")
def test_any_card_may_be_dealt() -> None:
    dealt = {
        card
        for n in range(60)
        for hand in opening(seats=5, chance=n).hands
        for card in hand.split()
    }

    assert dealt == {card_name(face) for face in FACES}


@clause("OLT-2.8")
@pytest.mark.parametrize(("seats", "cards"), [(2, 68), (3, 83), (4, 78), (5, 73)])
def test_all_other_cards_form_the_deck_also_those_turned_up_without_a_harbour(
    seats: int, cards: int
) -> None:
    for chance in range(10):
        table = opening(seats=seats, chance=chance)
        names = {table.name(card) for card in table.state.deck.plain()}

        assert table.told("shuffled") == [f"cards {cards}"]
        assert table.deck == cards
        assert {told.split()[-1] for told in table.told("turned-up")} <= names
        assert table.seen()["deck"] == cards + 1


@clause("OLT-2.8", "OLT-2.4")
def test_a_card_turned_up_without_a_harbour_is_dealt_to_nobody() -> None:
    table = opening(seats=5, chance=3)

    turned = {told.split()[-1] for told in table.told("turned-up")} - {"wine-mp3", "wine-pk4"}
    assert turned
    assert not turned & {card for hand in table.hands for card in hand.split()}


@clause("OLT-2.8", "OLT-R15")
@pytest.mark.parametrize(
    ("seats", "earliest", "latest"), [(2, 27, 40), (3, 33, 49), (4, 31, 46), (5, 29, 43)]
)
def test_the_venice_card_lies_anywhere_in_the_middle_fifth(
    seats: int, earliest: int, latest: int
) -> None:
    table = opening(seats=seats)
    games = 20 * (latest - earliest + 1)

    before: Counter[int] = Counter()
    for number in range(games):
        twin = table.state.copy()
        seed(twin.dice, number, 1, 2, 3)
        while twin.venice:
            draw_card(twin)
        before[table.deck - twin.deck.count - 1] += 1

    assert sorted(before) == list(range(earliest, latest + 1))
    assert max(before.values()) < 45


@clause("OLT-2.1", "OLT-2.6", "OLT-2.7", "OLT-2.8")
def test_a_used_table_is_cleared_for_a_new_game() -> None:
    used, fresh = opening(seats=5), opening(seats=2, options=("to-the-letter",), chance=5)
    used.play_out(offers=True)

    for table in (used, fresh):
        seed(table.state.dice, 1, 2, 3, 4)
        rules.setup(table.state, BOX, 3, 2)

    assert used.state == fresh.state
    assert used.state.options == 2

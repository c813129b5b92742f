"""Step 3: playing cards, and what money, pirates and market icons bring."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.oltremare.editions import same_icons
from tests.games.oltremare.table import oltremare
from tests.games.oltremare.turns import TOPS, played, playing

HAND = "spice-mp3 silk-mp1 silver-mp4 sugar-mp2 wood-mp4"
MARKET = ("spice-pk3", "silk-pk4", "wine-pk4", "wood-pk2")
SAFE = "token 0: victory_over_pirates"


@clause("OLT-5.1")
@pytest.mark.parametrize("loads", [1, 2, 3, 4])
def test_exactly_as_many_cards_are_played_as_the_top_cargo_card_shows_loading_icons(
    loads: int,
) -> None:
    table = oltremare(f"hand 0: {HAND}", f"cargo 0: {TOPS[loads]}", SAFE, seats=3)
    table.play("done")

    for place in range(2, loads + 2):
        assert table.told("played") == []
        assert table.stage == "play"
        table.play(f"card {place}")

    wanted = HAND.split()[1 : loads + 1]
    assert table.told("played") == [f"seat 0 card {card}" for card in wanted]
    assert table.stage != "play"
    assert len(table.hands[0].split()) == 5 - loads


@clause("OLT-5.1")
def test_any_cards_may_be_chosen_each_choice_in_one_way() -> None:
    table = oltremare(f"hand 0: {HAND}", f"cargo 0: {TOPS[3]}", SAFE, "stage: play", seats=3)

    assert table.choices == ["card 1", "card 2", "card 3"]
    table.play("card 2")
    assert table.choices == ["card 3", "card 4"]
    table.play("card 4")
    assert table.choices == ["card 5"]
    table.play("card 5")

    assert table.hands[0] == "spice-mp3 silver-mp4"


@clause("OLT-5.1")
def test_cards_are_chosen_in_the_order_of_the_hand_and_each_once() -> None:
    table = playing("spice-mp3 silk-mp1", SAFE)

    assert table.refused("card 2") == "OLT-5.1 in-order"
    table.play("card 1")
    assert table.refused("card 1") == "OLT-5.1 in-order"
    assert table.refused("card 3") == "OLT-5.1 play-first"
    assert table.refused("done") == "OLT-5.1 play-first"
    assert table.refused("buy deck") == "OLT-5.1 play-first"


@clause("OLT-5.4")
@pytest.mark.parametrize(
    ("cards", "ducats"),
    [
        ("spice-pk3", 0),
        ("spice-mp3", 1),
        ("spice-mp3 spice-pk3", 1),
        ("spice-mp3 silk-mp1", 3),
        ("spice-mp3 silk-mp1 spice-pk3", 3),
        ("spice-mp3 silk-mp1 silver-mp4", 6),
        ("spice-mp3 silk-mp1 silver-mp4 spice-pk3", 6),
        ("spice-mp3 silk-mp1 silver-mp4 sugar-mp2", 6),
    ],
)
def test_money_icons_bring_1_3_or_6_ducats(cards: str, ducats: int) -> None:
    table = played(cards, SAFE)

    icons = cards.count("-m")
    assert table.ducats == [11 + ducats, 11, 11]
    assert table.told("earned") == ([f"seat 0 icons {icons} ducats {ducats}"] if icons else [])


@clause("OLT-5.5")
@pytest.mark.parametrize(
    ("cards", "icons", "raided"),
    [
        ("spice-mk2", 0, 0),
        ("spice-mp3", 1, 1),
        ("spice-mp3 silk-mp1", 2, 3),
        ("spice-mp3 silk-mp1 spice-mk2", 2, 3),
        ("spice-mp3 silk-mp1 silver-mp4", 3, 6),
        ("spice-mp3 silk-mp1 silver-mp4 sugar-mp2", 4, 6),
    ],
)
def test_pirate_icons_put_1_3_or_6_cards_on_the_own_pirate_pile(
    cards: str, icons: int, raided: int
) -> None:
    table = played(cards, "pirates 0: wood-ms1", "pirates 1: wood-ms4")

    pile = table.pirates[0].split()
    assert len(pile) == 1 + raided
    assert pile[0] == "wood-ms1"
    assert table.pirates[1:] == ["wood-ms4", "empty"]
    told = [f"seat 0 icons {icons} cards {raided}"] if icons else []
    assert table.told("raided") == told
    assert table.told("raid-card") == [f"seat 0 card {card}" for card in pile[1:]]


@clause("OLT-5.5")
def test_nobody_sees_what_the_pirates_take() -> None:
    table = played("spice-mp3")

    cards = [it for it in table.log if it.event.name == "raid-card"]
    assert [it.reaches(seat) for it in cards for seat in (-1, 0, 1, 2)] == [False] * 4
    assert table.seen(0)["own_pirates"] == [None]


@clause("OLT-5.6")
@pytest.mark.parametrize(("icons", "drawn"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 6)])
def test_with_market_icons_1_3_or_6_cards_are_drawn_into_the_hand(icons: int, drawn: int) -> None:
    cards = " ".join(MARKET[:icons]) or "spice-mp3"

    table = played(cards, SAFE)

    hand = table.hands[0].replace("empty", "").split()
    assert len(hand) == drawn
    assert not set(hand) & {table.name(card) for card in table.state.deck.plain()} - {"wine-mp3"}
    told = [f"seat 0 icons {icons} cards {drawn}"] if icons else []
    assert table.told("went-to-market") == told
    assert table.told("drew") == [f"seat 0 card {card}" for card in hand]


@clause("OLT-5.6")
def test_what_is_drawn_comes_behind_the_cards_kept_and_only_its_owner_sees_it() -> None:
    table = oltremare("hand 0: silk-mk1 wood-mk2", "stage: play", seats=3)

    table.play("card 1 > grain-ms2")

    drew = [it for it in table.log if it.event.name == "drew"]
    assert table.hands[0] == "wood-mk2 grain-ms2"
    assert [it.reaches(seat) for it in drew for seat in (-1, 0, 1, 2)] == [
        False,
        True,
        False,
        False,
    ]


@clause("OLT-5.3")
def test_icons_are_carried_out_in_the_order_money_pirates_market_ship() -> None:
    table = played("silk-ms3 spice-pk3")

    assert table.events[2:] == ["earned", "raided", "raid-card", "went-to-market", "drew"]
    table.play("sail Zara")
    assert table.events[-2:] == ["sailed", "token-turned"]


@clause("OLT-5.3")
def test_the_pirates_take_the_next_card_before_the_market_does() -> None:
    table = playing("spice-pk3")

    table.play("card 1 > wood-mk2 wood-mk4")

    assert table.pirates[0] == "wood-mk2"
    assert table.hands[0] == "wood-mk4"


@clause("OLT-5.3")
def test_two_equal_icons_on_one_card_count_as_two() -> None:
    lines = ("hand 0: spice-mm3 silk-mm1", "cargo 0: silver-mm4 silver-mm2", "stage: play")
    table = oltremare(*lines, "cargo 1: sugar-mm1", "cargo 2: wine-mm1",
                      seats=3, edition=same_icons("money"))  # fmt: skip

    table.play("card 1", "card 2")

    assert table.told("earned") == ["seat 0 icons 4 ducats 6"]


@clause("OLT-9.1", "OLT-5.5", "OLT-5.6")
def test_pirates_take_and_markets_sell_what_is_left_and_no_more() -> None:
    table = played("spice-pk3 wine-pk4", "deck: wood-mk2 wood-mk4")

    assert len(table.pirates[0].split()) == 2
    assert table.hands[0] == "empty"
    assert table.told("deck-ran-out") == [""]
    assert table.deck == 0

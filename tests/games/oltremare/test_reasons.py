"""Why a move of Oltremare is good or bad, in words."""

from __future__ import annotations

import pytest

from fondaco.bots.hints import reasons_in, worth_saying
from fondaco.games.index import find
from fondaco.speech.speaker import Speaker
from tests.games.oltremare.table import NAMES, OltremareTable, oltremare
from tests.games.oltremare.turns import playing

SAFE = "token 0: victory_over_pirates"


def why(table: OltremareTable, move: str) -> list[str]:
    """What is said of a move for the seat in turn."""
    speaker = Speaker(find("oltremare"), NAMES)
    number = table.words.read_move(table.state, move)
    assert number in table.table.choices
    found = worth_saying(reasons_in(find("oltremare"), table.state, number))
    return [speaker.reason(reason) for reason in found]


# Laying down and buying


def test_a_surplus_card_costs_what_it_promised_and_a_ducat_at_the_end() -> None:
    # In hand the spice promises to be a card (1.2), and nothing as a run of its own.
    table = oltremare(
        "hand 0: spice-mp3 wood-mk2 wood-mp1 wood-mp2", "cargo 0: silver-ms4", "stage: lay", seats=3
    )

    assert why(table, "spice") == [
        "The hand promises less, -1",
        "1 card in the pirate pile, a ducat each at the end, -1",
    ]


def test_a_bought_card_costs_its_price() -> None:
    # The deck has nothing but wine: 1.2 for a card more, and 35 % of the 2 ducats for a second one.
    table = oltremare("hand 0: wine-mk1", "deck: wine-mk2 wine-mp3", "venice: gone", seats=3)

    assert why(table, "buy deck") == ["Ducats are paid, -3", "The hand promises more, +2"]


def test_a_card_bought_back_leaves_the_pirate_pile() -> None:
    table = oltremare("pirates 0: spice-mp3", "token 0: good_purchase", seats=3)

    assert "No card in the pirate pile, a ducat each at the end, +1" in why(table, "buy pirates")
    assert "Ducats are paid, -1" in why(table, "buy pirates")


def test_the_venice_card_pays_fame_once_and_ends_it() -> None:
    # Alone with 3 fame, 6 ducats are in sight twice: now and at the end. One of them is paid.
    table = oltremare("fame: 3 0 0", "venice: next", seats=3)

    found = why(table, "buy deck")

    assert "The Venice card may come: fame is paid and begins anew, -6" in found
    assert "Ducats are paid, -3" in found


def test_who_stops_trading_goes_on_to_playing() -> None:
    table = oltremare("hand 0: spice-mp3 wood-mk2 wood-mp1", "cargo 0: sugar-ps2", seats=3)

    assert why(table, "done") == ["Plays 2 of 3 cards without another trade"]


def test_who_has_too_few_cards_skips_the_rest_of_the_turn() -> None:
    table = oltremare("bought: 4", seats=3)

    assert why(table, "done") == ["Too few cards to play: the turn ends"]


# Bargaining


def test_an_offer_says_what_the_trade_promises() -> None:
    # A third silk on top is worth 1.2 and 60 % of 5 ducats. It should cost 1, the partner's fame
    # 0.4, and the bother 0.5.
    table = oltremare(
        "hand 0: silk-mk1 wood-mk2", "cargo 0: silk-ms1", "hand 1: silk-mp1", "sure 1: silk 1",
        seats=2,
    )  # fmt: skip

    assert why(table, "offer") == ["The trade in sight promises a gain, +2"]


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("say money+market", "Tells the truth"),
        ("say market+ship", "Bluffs, as is allowed about icons"),
        ("say nothing", "Gives nothing away"),
    ],
)
def test_what_is_said_of_a_card_is_true_or_not(move: str, words: str) -> None:
    table = oltremare("hand 0: silk-mk1 wood-mk2", "hand 1: wood-mp1", seats=2)
    table.play("offer", "seat 1", "card 1", "next", "want wood", "next", "ducats 0")

    assert why(table, move) == [words]


@pytest.mark.parametrize(("move", "words"), [("loading 1", "Tells"), ("loading 2", "Bluffs")])
def test_the_loading_number_may_be_a_bluff_too(move: str, words: str) -> None:
    table = oltremare("hand 0: silk-mk1 wood-mk2", "hand 1: wood-mp1", seats=2)
    table.play("offer", "seat 1", "card 1", "next", "want wood", "next", "ducats 0")
    table.play("say money+market")

    assert why(table, f"say {move}")[0].startswith(words)


def offered(ducats: str) -> OltremareTable:
    """Seat 1, who has one wood, is offered ducats for it."""
    table = oltremare("hand 0: silk-mk1", "hand 1: wood-mp1", "cargo 1: silver-ms4", seats=2)
    table.play(f"pay {ducats} ducats, want wood, to seat 1")
    return table


def test_who_accepts_gains_the_ducats_and_fame_for_the_card() -> None:
    # 5 ducats and 0.6 for the fame, less 1.2 for the card and 0.35 for a run of one wood.
    table = offered("5")

    assert why(table, "accept") == ["The trade in sight promises a gain, +4"]


def test_who_declines_keeps_everything() -> None:
    table = offered("5")

    assert why(table, "decline") == ["Keeps all cards and ducats"]


def test_who_concludes_a_trade_pays_and_holds_the_card() -> None:
    # 2 ducats for a wood: 1.2 as a card, and 35 % of the ducat that it pays alone.
    table = oltremare("hand 0: silk-mk1", "hand 1: wood-mp1", "hand 2: wood-mp2", seats=3)
    table.play("pay 2 ducats, want wood, to all", "accept", "card 1", "accept", "card 1")

    assert why(table, "seat 2") == ["Ducats are paid, -2", "The hand promises more, +2"]
    assert why(table, "withdraw") == ["Keeps all cards and ducats"]


# Playing and loading


def test_icons_are_worth_what_they_add_to_those_picked_before() -> None:
    # The second money icon brings 3 ducats instead of 1; two pirate icons are beaten.
    table = playing("spice-mp3 wood-mp1", SAFE)
    table.play("card 1")

    assert why(table, "card 2") == [
        "2 money icons, +2",
        "The hand promises less, -2",
        "A wood card alone in the cargo, +1",
    ]


def test_pirates_cost_a_ducat_a_card() -> None:
    table = playing("spice-mp3 spice-mp4")
    table.play("card 1")

    found = why(table, "card 2")

    assert "2 pirate icons, -2" in found
    assert "2 spice on one another in the cargo, +4" in found


def test_big_deal_makes_the_first_money_icon_count_as_the_second() -> None:
    table = playing("spice-mp3", "token 0: big_deal")

    assert "1 money icon, +2" in why(table, "card 1")


def test_calm_sea_pays_for_every_route() -> None:
    table = playing("spice-ms2", "token 0: calm_sea", seats=3)

    assert "1 route to sail, +1" in why(table, "card 1")


def test_a_card_loaded_on_its_own_good_makes_the_run_longer() -> None:
    # Silk pays 0, 3, 8. With the wood in between there are two runs of one, and 1 for the wood.
    table = oltremare(
        "cargo 0: silk-mk3", "played: silk-mk1 wood-mk2 spice-mp3", "stage: load", seats=3
    )

    assert why(table, "silk") == ["2 silk on one another in the cargo, +3"]
    assert why(table, "wood") == ["A wood card alone in the cargo, +1"]
    assert why(table, "spice") == ["A spice card alone in the cargo"]


def test_the_card_on_top_says_how_many_cards_can_be_kept() -> None:
    # The last card follows by itself. Two of five cards are too many for a sea power of 3.
    table = oltremare(
        "played: wood-mp4 spice-mp3",
        "stage: load",
        "hand 0: wine-mk1 wine-mk2 wine-ms1 wine-ms2 wine-mp3",
        seats=3,
    )

    assert why(table, "spice") == [
        "On top of the cargo: 3 cards to keep, 4 to play next turn, -2",
        "A spice card alone in the cargo, +1",
    ]


# Sailing


def sailing(*lines: str, routes: int = 1) -> OltremareTable:
    """Seat 0 lies in Venezia, if no line says otherwise, with so many routes to sail."""
    return oltremare("stage: sail", f"routes: {routes}", "played: wood-ms1", *lines, seats=3)


def test_a_token_is_worth_its_effect_and_a_place() -> None:
    table = sailing("harbours: Zara big_deal")

    found = why(table, "Zara")

    assert any(line.startswith("Makes big deal the active token, +") for line in found)
    assert any(line.startswith("1 harbour token: first place, +") for line in found)


def test_a_harbour_without_a_token_turns_the_active_one_face_down() -> None:
    table = sailing("token 0: good_purchase")

    (found,) = why(table, "Zara")

    assert found.startswith("No token here: good purchase is turned face down, -")


def test_who_has_no_token_to_lose_stops_without_one() -> None:
    assert why(sailing(), "Zara") == ["Stops without a token"]


def test_the_way_ahead_is_worth_the_best_token_at_its_end() -> None:
    # From Ancona a second route leads to Venezia. A token is worth a ducat, and half its effect.
    near = sailing("ship 0: Zara", "harbours: Venezia big_deal", routes=2)
    empty = sailing("ship 0: Zara", routes=2)

    assert why(near, "Ancona") == ["1 more route to a token, +2"]
    assert why(empty, "Ancona") == ["1 more route, and no token there"]


def test_a_compass_opens_the_sea() -> None:
    table = sailing("harbours: Zara compass")

    assert why(table, "Zara") == ["Finds a compass: any harbour without one is open, +2"]


# The end


def test_the_last_card_is_paid_in_the_cargo_at_once() -> None:
    # Nothing is left to draw: two spice on one another pay 4.
    table = oltremare(
        "played: spice-mp3 wood-mp1",
        "cargo 0: spice-mp4",
        "stage: load",
        "deck: empty",
        "venice: gone",
        seats=3,
    )

    assert why(table, "spice-mp3") == ["Ends the game with more in the cargo, +5"]
    assert why(table, "wood-mp1") == ["Ends the game with more in the cargo, +1"]

"""What is paid at the end: cargo, harbour tokens, fame; and what the pirates cost."""

from __future__ import annotations

import pytest

from fondaco.games.index import find
from fondaco.games.oltremare.pieces import good
from fondaco.games.oltremare.rules.scoring import run_pays
from fondaco.games.oltremare.text.names import GOOD_NAMES
from fondaco.games.oltremare.text.words import card_name
from tests.clauses import clause
from tests.games.oltremare.editions import english
from tests.games.oltremare.table import oltremare
from tests.games.oltremare.turns import ended

FACES = find("oltremare").default_edition.parts[:98]
TO_THE_LETTER = ("to-the-letter",)


def run(kind: str, length: int, after: int = 0) -> str:
    """So many cards of a good, after those used before."""
    found = [card_name(face) for face in FACES if GOOD_NAMES[good(face)] == kind]
    return " ".join(found[after : after + length])


def cargo(*runs: str) -> str:
    """A cargo pile of runs from the bottom: `2 wood`, `3 silk`."""
    used = dict.fromkeys(GOOD_NAMES, 0)
    cards = []
    for words in runs:
        length, kind = words.split()
        cards.append(run(kind, int(length), used[kind]))
        used[kind] += int(length)
    return " ".join(cards)


@clause("OLT-9.3")
def test_the_example_of_the_rule_book_two_wood_three_silk_four_wood() -> None:
    table = ended(f"cargo 0: {cargo('2 wood', '3 silk', '4 wood')}")

    assert table.told("cargo-paid")[:3] == [
        "seat 0 good wood length 2 ducats 3",
        "seat 0 good silk length 3 ducats 8",
        "seat 0 good wood length 4 ducats 9",
    ]
    assert table.ducats == [11 + 3 + 8 + 9, 11, 11]


@clause("OLT-9.3")
def test_the_example_of_the_rule_book_five_silk_pay_8() -> None:
    table = ended(f"cargo 1: {cargo('5 silk')}")

    assert table.ducats == [11, 19, 11]
    assert table.told("cargo-paid")[1] == "seat 1 good silk length 5 ducats 8"


@clause("OLT-9.3")
@pytest.mark.parametrize(
    ("kind", "payments"),
    [
        ("spice", [0, 4, 4, 4]),
        ("silk", [0, 3, 8, 8, 8]),
        ("silver", [0, 3, 7, 12, 12, 12]),
        ("sugar", [0, 3, 7, 11, 11, 11]),
        ("wine", [1, 3, 6, 10, 10, 10]),
        ("wood", [1, 3, 6, 9, 9, 9]),
        ("grain", [1, 3, 5, 8, 12, 12, 12]),
    ],
)
def test_a_run_is_paid_by_good_and_length_and_longer_ones_as_the_longest_listed(
    kind: str, payments: list[int]
) -> None:
    for length, ducats in enumerate(payments, 1):
        table = ended(f"cargo 2: {cargo(f'{length} {kind}')}")

        assert table.told("cargo-paid")[-1] == (
            f"seat 2 good {kind} length {length} ducats {ducats}"
        )
        assert table.ducats == [11, 11, 11 + ducats]


@clause("OLT-9.2", "OLT-9.4")
@pytest.mark.parametrize(
    ("runs", "ducats"),
    [
        (("1 wood", "1 wine", "1 wood"), 3),
        (("2 spice", "1 grain", "2 spice"), 9),
        (("4 silver", "1 sugar", "4 silver"), 24),
        (("2 spice", "1 wood", "1 spice"), 5),
        (("1 silk", "1 silver", "1 silk", "1 silver"), 0),
        (("3 wine", "2 grain"), 9),
    ],
)
def test_runs_with_another_good_between_them_are_paid_apart(
    runs: tuple[str, ...], ducats: int
) -> None:
    table = ended(f"cargo 0: {cargo(*runs)}")

    assert table.ducats == [11 + ducats, 11, 11]
    assert len(table.told("cargo-paid")) == len(runs) + 2


@clause("OLT-9.2")
def test_only_what_is_loaded_is_paid() -> None:
    table = ended("hand 1: wood-mp1 wood-mp2 wood-mp4", "hand 2: spice-mp3 spice-mp4")

    assert table.ducats == [11, 11, 11]


@clause("OLT-9.2")
def test_what_lay_on_the_pile_in_an_earlier_game_is_not_paid() -> None:
    table = oltremare("deck: empty", "bought: 4", f"cargo 0: {cargo('3 wood')}", seats=3)
    pile = table.state.cargo[0]
    pile.cards[3] = pile.cards[2]

    table.play("done")

    assert table.ducats == [17, 11, 11]


@clause("OLT-9.3")
@pytest.mark.parametrize("kind", range(7))
def test_no_card_is_no_run(kind: int) -> None:
    assert run_pays(ended().state, kind, 0) == 0


@clause("OLT-9.9")
@pytest.mark.parametrize(("length", "ducats"), [(1, 1), (2, 3), (3, 6), (4, 11), (5, 11)])
def test_in_the_english_edition_sugar_pays_otherwise(length: int, ducats: int) -> None:
    others = ("cargo 1: silk-mp1", "cargo 2: silk-mk1")

    table = ended(f"cargo 0: {cargo(f'{length} sugar')}", *others, edition=english())

    assert table.ducats == [11 + ducats, 11, 11]


@clause("OLT-9.5", "OLT-R1")
@pytest.mark.parametrize(
    ("taken", "paid"),
    [
        ("4 3 2 1", [6, 3, 1, 0]),
        ("1 2 3 4", [0, 1, 3, 6]),
        ("3 3 1 0", [6, 6, 3, 0]),
        ("2 1 1 1", [6, 3, 3, 3]),
        ("0 0 2 0", [0, 0, 6, 0]),
        ("0 0 0 0", [0, 0, 0, 0]),
        ("5 5 4 3", [6, 6, 3, 1]),
    ],
)
def test_the_most_harbour_tokens_bring_6_the_second_most_3_the_third_most_1(
    taken: str, paid: list[int]
) -> None:
    table = ended(f"taken: {taken}", seats=4)

    assert table.ducats == [11 + ducats for ducats in paid]


@clause("OLT-9.5")
def test_it_is_told_who_shares_a_place_in_tokens() -> None:
    table = ended("taken: 3 1 3 2", seats=4)

    assert table.told("tokens-shared") == [
        "seat 0 tokens 3 place 1 ducats 6",
        "seat 2 tokens 3 place 1 ducats 6",
    ]
    assert table.told("tokens-paid") == [
        "seat 1 tokens 1 place 3 ducats 1",
        "seat 3 tokens 2 place 2 ducats 3",
    ]


@clause("OLT-9.5", "OLT-7.1")
def test_tokens_count_whether_they_are_active_or_not() -> None:
    table = ended("token 0: influence", "taken: 1 2 0")

    assert table.ducats == [14, 17, 11]


@clause("OLT-9.6", "OLT-R1")
@pytest.mark.parametrize(
    ("fame", "paid"),
    [("2 3 1", [3, 6, 1]), ("1 1 0", [6, 6, 0]), ("0 0 0", [0, 0, 0]), ("2 1 1", [6, 3, 3])],
)
def test_fame_is_scored_once_more(fame: str, paid: list[int]) -> None:
    table = ended(f"fame: {fame}")

    assert table.ducats == [11 + ducats for ducats in paid]


@clause("OLT-9.6")
def test_it_is_told_who_is_paid_for_the_last_fame() -> None:
    table = ended("fame: 2 1 2")

    assert table.told("last-fame-paid") == ["seat 1 fame 1 place 2 ducats 3"]
    assert table.told("last-fame-shared") == [
        "seat 0 fame 2 place 1 ducats 6",
        "seat 2 fame 2 place 1 ducats 6",
    ]
    assert table.told("fame-paid") == table.told("fame-reset") == []


@clause("OLT-R1", "OLT-9.5", "OLT-9.6")
def test_to_the_letter_no_token_and_no_fame_are_totals_like_any_other() -> None:
    assert ended("taken: 2 0 0", options=TO_THE_LETTER).ducats == [11 + 12, 11 + 9, 11 + 9]
    assert ended("fame: 2 1 0", options=TO_THE_LETTER).ducats == [11 + 12, 11 + 9, 11 + 7]


@clause("OLT-9.7")
def test_every_card_in_the_own_pirate_pile_costs_a_ducat() -> None:
    table = ended("pirates 0: wood-mp1 wood-mp2 wood-mp4", "pirates 2: spice-mp3", "ducats: 1 1 1")

    assert table.ducats == [-2, 1, 0]
    assert table.told("pirates-cost") == ["seat 0 cards 3 ducats 3", "seat 2 cards 1 ducats 1"]


@clause("OLT-9.2", "OLT-9.5", "OLT-9.6", "OLT-9.7", "OLT-9.8")
def test_cargo_tokens_fame_and_pirates_come_in_this_order_before_the_victory() -> None:
    table = ended("taken: 1 0", "fame: 0 1", "pirates 1: spice-mp3", seats=2)

    assert table.events == [
        "skipped",
        "cargo-paid",
        "cargo-paid",
        "tokens-paid",
        "last-fame-paid",
        "pirates-cost",
        "won",
    ]
    assert table.ducats == [17, 16]

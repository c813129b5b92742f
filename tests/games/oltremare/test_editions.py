"""Editions: which cards, tokens, routes and payments owners of the box may write down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from fondaco.core.errors import Unreadable
from fondaco.games.index import find
from fondaco.games.oltremare.pieces import loading, sea_power
from fondaco.games.oltremare.rules.setting_up import LONGEST_AT, PAY_AT, SEA_AT
from tests.clauses import clause
from tests.games.oltremare.editions import edition

if TYPE_CHECKING:
    from collections.abc import Callable

BOX = find("oltremare").default_edition.parts


def complaint(tables: dict[str, Any]) -> str:
    """The code with which the edition is sent back."""
    with pytest.raises(Unreadable) as raised:
        find("oltremare").edition_from(tables, "mine.toml")
    assert raised.value.sentence.startswith("mine.toml")
    return raised.value.code


def spoilt(spoil: Callable[[dict[str, Any]], object]) -> str:
    """The code with which an edition is sent back that was changed for the worse."""
    tables = edition()
    spoil(tables)
    return complaint(tables)


def test_an_edition_with_the_right_parts_is_welcome() -> None:
    tables = edition() | {"reconstructed": ["routes"]}

    assert find("oltremare").edition_from(tables, "mine.toml").parts == BOX


@clause("OLT-1.3")
def test_an_edition_may_say_the_sea_power_of_a_card() -> None:
    tables = edition()
    tables["cards"][0]["sea_power"] = 6
    tables["cards"][1]["icons"].reverse()

    mine = find("oltremare").edition_from(tables, "mine.toml").parts

    assert (sea_power(mine[0]), loading(mine[0])) == (6, 3)
    assert mine[1:] == BOX[1:]


@clause("OLT-9.3")
def test_the_payments_lie_behind_one_another_for_every_good() -> None:
    assert BOX[LONGEST_AT : LONGEST_AT + 7] == [2, 3, 4, 4, 4, 4, 5]
    assert BOX[PAY_AT : PAY_AT + 16] == [0, 4, 0, 0, 0, 0, 0, 0, 0, 3, 8, 0, 0, 0, 0, 0]
    assert len(BOX) == PAY_AT + 56 == SEA_AT + 31 * 8 + 7 + 56


@clause("OLT-1.2")
@pytest.mark.parametrize("entry", [0, 8, 18, 30, 44, 60, 78])
def test_an_edition_has_as_many_cards_of_each_good_as_the_rule_book_says(entry: int) -> None:
    assert spoilt(lambda tables: tables["cards"].pop(entry)) == "edition/total"
    assert spoilt(lambda tables: tables["cards"].append(tables["cards"][entry])) == "edition/total"


@clause("OLT-1.3")
@pytest.mark.parametrize(
    ("word", "value", "code"),
    [
        ("good", "salt", "edition/name"),
        ("good", 3, "edition/entry"),
        ("icons", ["money"], "edition/icons"),
        ("icons", ["money", "ship", "ship"], "edition/icons"),
        ("icons", ["money", "sword"], "edition/icons"),
        ("icons", "money", "edition/entry"),
        ("loading", 0, "edition/range"),
        ("loading", 5, "edition/range"),
        ("loading", "2", "edition/entry"),
        ("sea_power", 2, "edition/range"),
        ("sea_power", 7, "edition/range"),
        ("harbour", "Genova", "edition/name"),
        ("price", 3, "edition/word"),
    ],
)
def test_a_card_of_an_edition_has_no_other_face(word: str, value: object, code: str) -> None:
    assert spoilt(lambda tables: tables["cards"][0].update({word: value})) == code


@clause("OLT-1.3")
@pytest.mark.parametrize("word", ["good", "icons", "loading"])
def test_a_card_of_an_edition_says_all_it_shows(word: str) -> None:
    assert spoilt(lambda tables: tables["cards"][0].pop(word)) == "edition/entry"


@clause("OLT-2.4")
@pytest.mark.parametrize("named", [24, 25])
def test_so_many_cards_name_a_harbour_that_five_can_start_with_four_in_hand(named: int) -> None:
    tables = edition()
    for card in tables["cards"]:
        card.pop("harbour", None)
    for card in tables["cards"][:named]:
        card["harbour"] = "Zara"

    if named == 25:
        assert find("oltremare").edition_from(tables, "mine.toml")
    else:
        assert complaint(tables) == "edition/berths"


@clause("OLT-2.4")
def test_without_grain_enough_cards_name_a_harbour_too() -> None:
    tables = edition()
    for card in tables["cards"]:
        card.pop("harbour", None)
    for card in tables["cards"][-29:]:
        card["harbour"] = "Zara"

    assert complaint(tables) == "edition/berths"


@clause("OLT-1.4")
@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda it: it["harbours"][0].update(lon=181), "edition/place"),
        (lambda it: it["harbours"][0].update(lon=True), "edition/place"),
        (lambda it: it["harbours"][0].update(lat=-91), "edition/place"),
        (lambda it: it["harbours"][0].update(lat="north"), "edition/place"),
        (lambda it: it["harbours"][0].pop("lat"), "edition/place"),
        (lambda it: it["harbours"][0].pop("name"), "edition/entry"),
        (lambda it: it["harbours"][0].update(depth=3), "edition/word"),
        (lambda it: it["harbours"][0].update(name="Zara"), "edition/harbours"),
        (lambda it: it.update(harbours=it["harbours"][:1]), "edition/harbours"),
        (
            lambda it: it["harbours"].extend([{"name": "A", "lon": 1, "lat": 1}] * 2),
            "edition/harbours",
        ),
        (lambda it: it["harbours"].append({"name": "A", "lon": 1, "lat": 1}), "edition/routes"),
        (lambda it: it["routes"].append(["Venezia"]), "edition/route"),
        (lambda it: it["routes"].append("Venezia Ragusa"), "edition/route"),
        (lambda it: it["routes"].append(["Venezia", "Venezia"]), "edition/route"),
        (lambda it: it["routes"].append(["Venezia", "Genova"]), "edition/route"),
        (lambda it: it["routes"].append(["Zara", "Venezia"]), "edition/route"),
        (
            lambda it: it["routes"].extend(
                ["Candia", to] for to in ("Acri", "Scio", "Zara", "Caffa")
            ),
            "edition/routes",
        ),
    ],
)
def test_the_chart_of_an_edition_joins_different_harbours(spoil: Any, code: str) -> None:
    assert spoilt(spoil) == code


@clause("OLT-1.4")
def test_a_chart_has_at_most_62_routes() -> None:
    tables = edition()
    names = [entry["name"] for entry in tables["harbours"]]
    tables["routes"] = [[names[at], names[(at + by) % 30]] for by in (1, 2) for at in range(30)]
    tables["routes"] += [[names[0], names[10]], [names[1], names[11]]]
    assert find("oltremare").edition_from(tables, "mine.toml")

    tables["routes"].append([names[2], names[12]])

    assert complaint(tables) == "edition/routes"


@clause("OLT-1.5")
@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda tokens: tokens.update(compass=5), "edition/tokens"),
        (lambda tokens: tokens.update(calm_sea=6), "edition/tokens"),
        (lambda tokens: tokens.update(compass=-1, calm_sea=12), "edition/range"),
        (lambda tokens: tokens.update(compass=33), "edition/range"),
        (lambda tokens: tokens.pop("influence"), "edition/entry"),
        (lambda tokens: tokens.update(storm=1), "edition/word"),
    ],
)
def test_an_edition_has_32_tokens_of_the_six_kinds(spoil: Any, code: str) -> None:
    assert spoilt(lambda tables: spoil(tables["tokens"])) == code


@clause("OLT-9.3")
@pytest.mark.parametrize(
    ("payments", "code"),
    [([], "payments"), ([1] * 9, "payments"), ([1, -1], "payments"), ([101], "payments"),
     ([True], "payments"), (["1"], "payments"), (3, "entry")],
)  # fmt: skip
def test_an_edition_pays_for_one_to_eight_lengths(payments: object, code: str) -> None:
    assert spoilt(lambda tables: tables["payments"].update(wine=payments)) == f"edition/{code}"


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda it: it["payments"].pop("silk"), "edition/entry"),
        (lambda it: it["payments"].update(salt=[1]), "edition/word"),
        (lambda it: it.pop("payments"), "edition/entry"),
        (lambda it: it.pop("tokens"), "edition/entry"),
        (lambda it: it.pop("cards"), "edition/entry"),
        (lambda it: it.pop("harbours"), "edition/entry"),
        (lambda it: it.pop("routes"), "edition/entry"),
        (lambda it: it.update(venice=1), "edition/word"),
        (lambda it: it.update(game="medici"), "edition/game"),
    ],
)
def test_an_edition_has_all_its_tables_and_nothing_strange(spoil: Any, code: str) -> None:
    assert spoilt(spoil) == code

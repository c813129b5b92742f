"""Tokens at work while cards are played: victory over pirates, big deal, calm sea."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.oltremare.turns import played

SAFE = "token 0: victory_over_pirates"


@clause("OLT-7.4")
@pytest.mark.parametrize("cards", ["spice-mp3", "spice-mp3 silk-mp1 silver-mp4"])
def test_with_victory_over_pirates_their_icons_are_ignored(cards: str) -> None:
    table = played(cards, SAFE)

    assert table.pirates == ["empty"] * 3
    assert table.told("raided") == []
    assert table.told("repelled") == [f"seat 0 icons {len(cards.split())}"]


@clause("OLT-7.4")
def test_without_pirate_icons_no_victory_is_told_of() -> None:
    assert played("spice-mk2", SAFE).told("repelled") == []
    assert played("spice-mp3", "token 1: victory_over_pirates").told("repelled") == []


@clause("OLT-7.7")
@pytest.mark.parametrize(
    ("cards", "icons", "ducats"),
    [
        ("spice-pk3", 1, 1),
        ("spice-mp3", 2, 3),
        ("spice-mp3 silk-mp1", 3, 6),
        ("spice-mp3 silk-mp1 silver-mp4", 4, 6),
    ],
)
def test_big_deal_adds_a_money_icon_even_to_none(cards: str, icons: int, ducats: int) -> None:
    table = played(cards, "token 0: big_deal")

    assert table.told("dealt-big") == ["seat 0"]
    assert table.told("earned") == [f"seat 0 icons {icons} ducats {ducats}"]
    assert table.ducats == [11 + ducats, 11, 11]


@clause("OLT-7.8")
@pytest.mark.parametrize(
    ("cards", "ships"),
    [
        ("spice-mk2", 0),
        ("silk-ms3", 1),
        ("silver-ps3 silver-ks3", 2),
        ("silk-ms3 silver-ps3 silver-ks3 silver-ms2", 4),
    ],
)
def test_calm_sea_brings_a_ducat_for_each_ship_icon(cards: str, ships: int) -> None:
    table = played(cards, "token 0: calm_sea")

    money = [0, 1, 3][cards.count("-m")]
    assert table.ducats == [11 + money + ships, 11, 11]
    assert table.told("calm") == ([f"seat 0 ducats {ships}"] if ships else [])


@clause("OLT-7.7", "OLT-7.8")
@pytest.mark.parametrize("token", ["big_deal", "calm_sea"])
def test_the_tokens_of_others_bring_nothing(token: str) -> None:
    table = played("silk-ms3", f"token 1: {token}")

    assert table.ducats == [12, 11, 11]

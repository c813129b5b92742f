"""How cards, harbours and moves are written and read."""

from __future__ import annotations

import pytest

from fondaco.core.errors import Unreadable
from fondaco.games.index import find
from fondaco.games.oltremare.moves import CARD, MOVES
from fondaco.games.oltremare.pieces import (
    NO_HARBOUR,
    face,
    good,
    harbour,
    loading,
    pair,
    sea_power,
)
from fondaco.games.oltremare.text.words import Words, card_name
from fondaco.speech.speaker import Speaker
from tests.clauses import clause
from tests.games.oltremare.editions import edition, small_sea
from tests.games.oltremare.table import NAMES, oltremare
from tests.games.oltremare.turns import played, playing

FACES = find("oltremare").default_edition.parts[:98]
SPEAKER = Speaker(find("oltremare"), NAMES)
PLAIN = [
    "done", "offer", "buy deck", "buy pirates", "next", "send", "drop", "accept", "decline",
    "counter", "withdraw", "stay", "say nothing", "to all",
]  # fmt: skip


@clause("OLT-1.3")
@pytest.mark.parametrize(
    ("name", "shows"),
    [
        ("spice-mm1", (0, 0, 6, 1, NO_HARBOUR)),
        ("silk-ms3", (1, 3, 4, 3, NO_HARBOUR)),
        ("silver-pk2@12", (2, 5, 5, 2, 11)),
        ("sugar-kk4/6", (3, 7, 6, 4, NO_HARBOUR)),
        ("wine-ks1/3@31", (4, 8, 3, 1, 30)),
        ("wood-ps4@1", (5, 6, 3, 4, 0)),
        ("grain-ss2", (6, 9, 5, 2, NO_HARBOUR)),
    ],
)
def test_a_cards_name_says_good_icons_loading_sea_power_and_harbour(
    name: str, shows: tuple[int, int, int, int, int]
) -> None:
    card = face(*shows)

    assert card_name(card) == name
    assert (good(card), pair(card), sea_power(card), loading(card), harbour(card)) == shows


@clause("OLT-1.2")
def test_in_the_box_two_pairs_of_cards_have_one_name_and_all_others_differ() -> None:
    names = [card_name(card) for card in FACES]

    assert {name for name in names if names.count(name) > 1} == {"wine-mp3", "wine-pk4"}


def test_every_move_has_a_name_of_its_own_and_is_read_as_it_is_written() -> None:
    table = oltremare(seats=3)
    names = [find("oltremare").words.move_name(move) for move in range(MOVES)]

    assert len(set(names)) == MOVES
    assert names[: len(PLAIN)] == PLAIN
    assert [table.words.read_move(table.state, name) for name in names] == list(range(MOVES))


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("  Buy   DECK ", "buy deck"),
        ("candia", "sail Candia"),
        ("SAIL candia", "sail Candia"),
        ("wood", "want wood"),
        ("ship+ship", "say ship+ship"),
        ("money+ship", "say money+ship"),
        ("loading 4", "say loading 4"),
        ("-20", "ducats -20"),
        ("20", "ducats 20"),
        ("seat 4", "seat 4"),
        ("card 98", "card 98"),
    ],
)
def test_a_move_may_be_said_shortly(said: str, name: str) -> None:
    table = oltremare(seats=3)

    assert table.words.move_name(table.words.read_move(table.state, said)) == name


def test_a_card_may_be_named_with_or_without_its_harbour() -> None:
    table = playing("silk-ms3 wine-ks1@19 silver-pk2@12")

    assert table.words.read_move(table.state, "wine-ks1@19") == CARD + 1
    assert table.words.read_move(table.state, "Silver-PK2") == CARD + 2
    assert table.words.read_move(table.state, "silk-ms3") == CARD


def test_after_playing_a_card_named_is_one_of_those_played() -> None:
    lines = ("hand 0: wood-mk4 spice-mp3 silk-mp1", "cargo 0: silver-ms2", "stage: play")
    table = oltremare(*lines, seats=3)

    table.play("spice-mp3", "silk-mp1", "silk-mp1")

    assert table.cargo[0] == "silver-ms2 silk-mp1 spice-mp3"


@pytest.mark.parametrize(
    "move", ["", "  ", "pass", "card 0", "card 99", "sail Genova", "want salt", "ducats 21",
             "say loading 5", "seat 5", "wood-mk4"],
)  # fmt: skip
def test_what_is_no_move_is_said_so(move: str) -> None:
    table = oltremare("hand 0: spice-mp3", seats=3)

    with pytest.raises(Unreadable, match="is no move; say its number, or a move such as") as raised:
        table.table.play(move)

    assert raised.value.code == "move/unknown"


@clause("OLT-1.4")
def test_harbours_have_the_names_that_their_edition_gives_them() -> None:
    mine = small_sea("Porto Scoglio", "Scoglio Cala")
    table = oltremare("hand 0: silk-ms3", "stage: play", seats=3, edition=mine)

    table.play("card 1")

    assert table.choices == ["sail Scoglio"]
    assert table.words.move_name(MOVES - 29) == "sail Cala"
    assert table.words.move_name(MOVES - 1) == "sail 31"
    speaker = Speaker(find("oltremare"), NAMES, edition=mine)
    assert speaker.move(table.state, table.table.choices[0]) == "Sail to Scoglio"
    table.play("scoglio")
    assert table.ships[0] == "Scoglio"
    said = [speaker.event(it) for it in table.log if it.event.name == "sailed"]
    assert said == ["Anna sails to Scoglio."]


@clause("OLT-1.4")
def test_the_default_names_are_those_of_the_default_edition() -> None:
    words = Words(find("oltremare").edition_from(edition(), "the edition"))

    assert [words.move_name(move) for move in range(MOVES)] == [
        find("oltremare").words.move_name(move) for move in range(MOVES)
    ]
    assert words.harbours[0] == "Venezia"


def test_arguments_are_written_as_records_write_them() -> None:
    words = oltremare(seats=3).words

    assert words.notation("card", FACES[0]) == "spice-mp3"
    assert words.notation("good", 6) == "grain"
    assert words.notation("pair", 3) == "money+ship"
    assert words.notation("token", 1) == "compass"
    assert words.notation("token", 6) == "calm_sea"
    assert words.notation("source", 1) == "pirates"
    assert words.notation("harbour", 13) == "Candia"
    assert words.notation("ducats", 5) == 5


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("done", "Go on to playing cards"),
        ("buy deck", "Buy a card from the deck"),
        ("buy pirates", "Buy the top card of your pirate pile"),
        ("offer", "Make an offer"),
        ("stay", "Stay here"),
        ("sail Candia", "Sail to Candia"),
        ("sail Venezia", "Sail to Venezia"),
    ],
)
def test_moves_are_said_in_words(move: str, said: str) -> None:
    table = oltremare(seats=3)

    number = table.words.read_move(table.state, move)

    assert SPEAKER.move(table.state, number) == said


@pytest.mark.parametrize(
    ("stage", "verb"), [("lay", "Lay {} on your pirate pile"), ("play", "Play {}")]
)
def test_a_card_is_said_with_what_is_done_with_it(stage: str, verb: str) -> None:
    table = oltremare("hand 0: wood-mk4 silk-ms3", f"stage: {stage}", seats=3)

    said = SPEAKER.move(table.state, CARD + 1)

    assert said == verb.format("silk (money and ship, loads 3, power 4)")


def test_a_card_to_be_loaded_is_one_of_those_played() -> None:
    table = played("spice-mp3 silk-mp1")

    said = SPEAKER.move(table.state, CARD)

    assert said == "Load spice (money and pirates, loads 3, power 4)"

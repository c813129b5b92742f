"""An edition file is checked before it is used; what is wrong is said with its place."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

import pytest

from fondaco.core.errors import Unreadable
from fondaco.games.medici.words import card_name
from tests.core.samples import MEDICI

if TYPE_CHECKING:
    from pathlib import Path

BOX = (MEDICI.folder / "components.toml").read_text(encoding="utf-8")
FIRST = '{ good = "grain", value = 0, symbols = 2, green = false, count = 3 }'
NEUTRAL = "{ value = 7, symbols = 0, green = false, count = 5 }"


def refused(path: Path) -> Unreadable:
    """What is said about an edition file that cannot be used."""
    with pytest.raises(Unreadable) as caught:
        MEDICI.edition(path)
    return caught.value


@pytest.mark.parametrize(
    ("old", "new", "code", "says"),
    [
        ('game = "medici"', 'game = "chess"', "edition/game", "is for chess"),
        ('game = "medici"', "", "edition/entry", "game is missing"),
        ('edition = "reconstruction"', "edition = 5", "edition/entry", "edition is 5"),
        ('["cards.count"]', '"all"', "edition/entry", "reconstructed is 'all'"),
        ("cards = [", "cards = 1\nothers = [", "edition/word", "'others' is not known"),
        (FIRST, "5", "edition/entry", "cards 1 is 5"),
        (FIRST, FIRST.replace("grain", "silk"), "edition/name", "cards 1: good is 'silk'"),
        (FIRST, FIRST.replace('"grain"', "0"), "edition/entry", "cards 1: good is 0"),
        (FIRST, FIRST.replace("value = 0", "value = 1"), "edition/value", "not 1"),
        (FIRST, FIRST.replace("value = 0", "value = 8"), "edition/range", "value is 8"),
        (FIRST, FIRST.replace("value = 0", 'value = "0"'), "edition/entry", "value is '0'"),
        (FIRST, FIRST.replace("value = 0", "value = true"), "edition/entry", "value is True"),
        (FIRST, FIRST.replace("value = 0, ", ""), "edition/entry", "value is missing"),
        (FIRST, FIRST.replace("green = false", "green = 0"), "edition/entry", "green is 0"),
        (FIRST, FIRST.replace("green", "grene"), "edition/word", "'grene' is not known"),
        (FIRST, FIRST.replace("symbols = 2", "symbols = 3"), "edition/range", "symbols is 3"),
        (FIRST, FIRST.replace("count = 3", "count = 0"), "edition/range", "count is 0"),
        (FIRST, FIRST.replace("count = 3", "count = 4"), "edition/total", "111 cards"),
        (FIRST, FIRST.replace("false", "true"), "edition/green", "23 green cards"),
        (NEUTRAL, NEUTRAL.replace("7", "5"), "edition/neutral", "a green 2 or a black 7"),
        (NEUTRAL, NEUTRAL.replace("false", "true"), "edition/neutral", "cards 32"),
        (NEUTRAL, NEUTRAL.replace("symbols = 0", "symbols = 1"), "edition/range", "symbols is 1"),
    ],
)
def test_a_broken_entry_is_said_with_file_and_place(
    tmp_path: Path, old: str, new: str, code: str, says: str
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(BOX.replace(old, new), encoding="utf-8")

    error = refused(path)

    assert error.code == code
    assert error.sentence.startswith("mine.toml")
    assert says in error.sentence


def test_a_file_that_is_not_there_is_said_to_be_so(tmp_path: Path) -> None:
    error = refused(tmp_path / "none.toml")

    assert error.code == "edition/file"
    assert "none.toml cannot be read: No such file" in error.sentence


def test_a_file_that_is_not_text_is_said_to_be_so(tmp_path: Path) -> None:
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\x89PNG\xff\xfe")

    error = refused(path)

    assert error.code == "edition/text"
    assert "picture.toml is not a text file in UTF-8" in error.sentence


def test_a_file_that_is_not_toml_is_said_to_be_so_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(BOX + "\ncards\n", encoding="utf-8")

    error = refused(path)

    assert error.code == "edition/toml"
    assert f"line {BOX.count(chr(10)) + 2}" in error.sentence


def test_a_folder_is_no_edition(tmp_path: Path) -> None:
    assert refused(tmp_path).code == "edition/file"


def test_the_hash_is_of_the_components_alone(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        "# my own box\n" + BOX.replace('edition = "reconstruction"', 'edition = "mine"'),
        encoding="utf-8",
    )

    mine, ours = MEDICI.edition(path), MEDICI.default_edition

    packed = json.dumps(ours.tables, sort_keys=True, separators=(",", ":"))
    assert mine.sha256 == ours.sha256 == hashlib.sha256(packed.encode()).hexdigest()
    assert list(ours.tables) == ["cards"]


def test_a_reconstruction_says_so(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(BOX.replace('edition = "reconstruction"', 'edition = "mine"'), encoding="utf-8")

    assert MEDICI.edition(path).label == "mine (in part reconstructed)"
    assert MEDICI.default_edition.label == "reconstruction"

    path.write_text(
        BOX.replace('edition = "reconstruction"', 'edition = "true"').replace('"cards.count"', ""),
        encoding="utf-8",
    )

    assert MEDICI.edition(path).label == "true"


def test_the_parts_are_the_cards_in_the_order_of_the_file() -> None:
    names = [card_name(card) for card in MEDICI.default_edition.parts]

    assert len(names) == 110
    assert names[:4] == ["grain0x2", "grain0x2", "grain0x2", "grain2"]
    assert names[-6:] == ["green2", "black7", "black7", "black7", "black7", "black7"]

"""Languages are found by being there, and English stands behind all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fondaco.bots.personas import PEOPLE
from fondaco.core.errors import Broken
from fondaco.games import index
from fondaco.speech.catalogues import Tongue, house_tongue, languages, nearest
from fondaco.speech.speaker import Speaker

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A house that speaks English, and some Hungarian."""
    english = "ship = a ship\nsold = { ship } for { $coins }\nlost = lost { shore }\nshore = ashore"
    (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
    (tmp_path / "hu.ftl").write_text("ship = egy hajó\nlost = elveszett { part }", encoding="utf-8")
    return tmp_path


def test_a_language_is_found_by_its_catalogue(folder: Path) -> None:
    assert languages(folder) == ["en", "hu"]
    assert languages()[0] == "en"


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        *((wish, "hu") for wish in ("hu", "HU", "hu-HU", "hu_HU", "hu,en;q=0.5", "hu-HU,hu")),
        *((wish, "en") for wish in ("", "tlh", "../secret", "*", "en-GB,hu")),
    ],
)
def test_a_wish_finds_the_nearest_language(folder: Path, wish: str, language: str) -> None:
    assert nearest(wish, folder) == language


def test_what_a_language_lacks_is_said_in_english(folder: Path) -> None:
    tongue = Tongue("hu", folder)

    assert tongue.say("ship") == "egy hajó"
    assert tongue.say("sold", coins=3) == "a ship for 3"
    assert tongue.say("lost") == "lost ashore", "what mentions a missing message is missing too"
    assert tongue.has("sold")


def test_what_english_lacks_is_a_bug(folder: Path) -> None:
    tongue = Tongue("hu", folder)

    assert not tongue.has("found")
    with pytest.raises(Broken, match="no words for 'found'"):
        tongue.say("found")
    with pytest.raises(Broken, match="cannot be said"):
        tongue.say("sold")


def test_a_folder_without_a_language_speaks_english(folder: Path) -> None:
    assert Tongue("it", folder).say("ship") == "a ship"


@pytest.mark.parametrize("language", languages())
def test_every_bot_has_a_character_in_every_language(language: str) -> None:
    assert all(house_tongue(language).say(person.character) for person in PEOPLE)


@pytest.mark.parametrize("name", index.names())
@pytest.mark.parametrize("language", languages())
def test_a_speaker_speaks_every_language_of_the_house(name: str, language: str) -> None:
    speaker = Speaker(index.find(name), ["Anna", "Bruno"], language)

    said = speaker.say("not-your-turn", seat=1)

    assert "Bruno" in said
    if (index.find(name).folder / f"{language}.ftl").exists():
        assert (language == "en") == (
            said == Speaker(index.find(name), ["Anna", "Bruno"]).say("not-your-turn", seat=1)
        )

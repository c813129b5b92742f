"""Every language found says everything that English says."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from fondaco.games import index
from fondaco.server.http.games import GAME_LINE
from fondaco.speech.catalogues import ENGLISH, HOUSE, Tongue, languages
from tests.speech.grammar import Entry, faults, plural_categories, read, variables

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(
    path.parent
    for tree in (ROOT / "src" / "fondaco", ROOT / "web" / "src")
    for path in tree.rglob("en.ftl")
)
FOUND = [
    pytest.param(folder, language, id=f"{folder.relative_to(ROOT)}-{language}")
    for folder in FOLDERS
    for language in languages(folder)
]
COUNTED = """\
sold = { $seat } sells { $cards ->
    [one] one card
   *[other] { $cards } cards
  }{ dearly }.
dearly = { " " }for { $price }
"""


def source(folder: Path, language: str) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize(("folder", "language"), FOUND)
def test_a_catalogue_has_the_keys_variables_and_plurals_it_needs(
    folder: Path, language: str
) -> None:
    english, other = read(source(folder, ENGLISH)), read(source(folder, language))

    assert list(faults(english, other, language)) == []


@pytest.mark.parametrize(("folder", "language"), FOUND)
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    beside = [HOUSE, *(index.find(name).folder for name in index.names() if name == folder.name)]
    texts = [source(each, language) for each in dict.fromkeys([*beside, folder])]
    bundle = FluentBundle([language], use_isolating=False)
    catalogue: dict[str, Entry] = {}
    for text in texts:
        bundle.add_resource(FluentResource(text))
        catalogue |= read(text)

    for name in read(source(folder, language)):
        pattern = bundle.get_message(name).value
        assert pattern is not None, f"{name} says nothing"
        for value in (0, 1, 2, 7, "Anna"):
            _, errors = bundle.format_pattern(
                pattern, dict.fromkeys(variables(name, catalogue), value)
            )
            assert not errors, (name, value, errors)


@pytest.mark.parametrize("language", languages())
def test_a_language_of_the_house_is_spoken_everywhere(language: str) -> None:
    silent = [folder for folder in FOLDERS if language not in languages(folder)]

    assert [str(folder.relative_to(ROOT)) for folder in silent] == []


def test_catalogues_of_the_house_and_of_every_game_are_found() -> None:
    assert {HOUSE, *(index.find(name).folder for name in index.names())} <= {*FOLDERS}


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("hu", "", "sold is missing"),
        ("hu", f"{COUNTED}new = x", "new is not in English"),
        ("de", COUNTED.replace("{ $seat }", "Wer da will"), "not ['cards', 'price', 'seat']"),
        ("de", COUNTED.replace("$price", "$prize"), "sold uses"),
        ("de", COUNTED.replace("[one] one card", "[1] eine Karte"), "sold lacks one of $cards"),
        ("it", COUNTED, "sold lacks many of $cards"),
        ("it", "dearly = { $price }\nsold = { $seat }{ $cards }{ $price }", None),
        ("hu", COUNTED, None),
    ],
)
def test_the_check_sees_what_is_wrong(language: str, text: str, fault: str | None) -> None:
    found = list(faults(read(COUNTED), read(text), language))

    if fault is None:
        assert found == []
    else:
        assert any(fault in one for one in found), found


def test_plurals_are_those_of_the_language() -> None:
    assert plural_categories("hu") == plural_categories("de") == {"one", "other"}
    assert plural_categories("it") == {"one", "many", "other"}


def test_what_is_no_fluent_is_seen() -> None:
    with pytest.raises(AssertionError, match="no Fluent"):
        read("sold = { $cards ->\n [one] x\n}")


@pytest.mark.parametrize("name", index.names())
def test_the_line_of_a_game_is_the_same_in_its_catalogue(name: str) -> None:
    game = index.find(name)

    assert Tongue(ENGLISH, HOUSE, game.folder).say(GAME_LINE) == game.line

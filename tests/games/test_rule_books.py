"""A rule book in another language says the same, clause by clause."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from fondaco.core.clauses import CLAUSE_ID, Clause, read_rule_book
from fondaco.games.index import find, names
from fondaco.speech.catalogues import ENGLISH, languages

if TYPE_CHECKING:
    from pathlib import Path

    from fondaco.core.game import Game

TRANSLATED = [
    (name, language) for name in names() for language in languages() if language != ENGLISH
]
NUMBER = re.compile(r"\d+")


def book(game: Game, language: str) -> dict[str, Clause]:
    return read_rule_book(game.folder / f"RULES.{language}.md")


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_translation_has_the_same_clauses_in_the_same_chapters(name: str, language: str) -> None:
    english, other = find(name).clauses, book(find(name), language)

    titles = {(english[key].chapter, other[key].chapter) for key in english if key in other}

    assert list(other) == list(english)
    assert len(titles) == len({clause.chapter for clause in english.values()})
    assert len({title for _, title in titles}) == len(titles)


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_translation_says_other_words_but_the_same_numbers_and_clauses(
    name: str, language: str
) -> None:
    english, other = find(name).clauses, book(find(name), language)

    for key, clause in other.items():
        assert clause.text != english[key].text, key
        for what in (NUMBER, CLAUSE_ID):
            assert sorted(what.findall(clause.text)) == sorted(what.findall(english[key].text)), key


def test_what_nobody_has_translated_stands_there_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("medici")
    (tmp_path / "RULES.la.md").write_text("## Initium\n- MED-1.1 Duo ludunt.\n", encoding="utf-8")
    english = dict(game.clauses)
    monkeypatch.setattr(game, "folder", tmp_path)

    latin = game.clauses_in("la")

    assert list(latin) == list(english)
    assert latin["MED-1.1"] == Clause("MED-1.1", "Initium", "Duo ludunt.")
    assert latin["MED-1.2"] == english["MED-1.2"]

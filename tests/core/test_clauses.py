"""A rule book is read as numbered statements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.clauses import CLAUSE_ID, read_rule_book

if TYPE_CHECKING:
    from pathlib import Path

BOOK = """# A game

- MED-0.1 before any chapter
Text that is no clause. MED-9.9

## Setting up
- MED-1.1 Two play: Ádám and Éva.
- not a clause
  - MED-1.5 too far in

## Rulings
- MED-R12 It is read per good (MED-1.1).
"""


def test_a_rule_book_gives_its_clauses_in_order_with_their_chapters(tmp_path: Path) -> None:
    path = tmp_path / "RULES.md"
    path.write_text(BOOK, encoding="utf-8")

    clauses = read_rule_book(path)

    assert list(clauses) == ["MED-0.1", "MED-1.1", "MED-R12"]
    assert [clause.chapter for clause in clauses.values()] == ["", "Setting up", "Rulings"]
    assert clauses["MED-1.1"].text == "Two play: Ádám and Éva."
    assert clauses["MED-R12"].text == "It is read per good (MED-1.1)."


def test_ids_are_found_within_a_text() -> None:
    assert CLAUSE_ID.findall("see MED-2.10, (STR-R7) but not AMED-1.1, MED-1 or med-1.1") == [
        "MED-2.10",
        "STR-R7",
    ]

"""Clauses: a rule book read as numbered statements."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CLAUSE_ID = re.compile(r"\b[A-Z]{3}-(?:\d+\.\d+|R\d+)\b")


@dataclass(frozen=True)
class Clause:
    """One testable statement of a rule book."""

    id: str
    chapter: str
    text: str


def read_rule_book(path: Path) -> dict[str, Clause]:
    """The clauses of a RULES.md by id, in the order of the book."""
    return {clause.id: clause for clause in _clauses(path.read_text(encoding="utf-8"))}


def _clauses(text: str) -> Iterator[Clause]:
    chapter = ""
    for line in text.splitlines():
        if line.startswith("## "):
            chapter = line.removeprefix("## ").strip()
        elif line.startswith("- ") and (found := CLAUSE_ID.match(line, 2)):
            yield Clause(found.group(), chapter, line[found.end() :].strip())

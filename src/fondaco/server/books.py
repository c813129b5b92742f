"""The rule books, clause by clause, for whoever asks why."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath  # noqa: TC002  read while running
from msgspec import Struct

from fondaco import games
from fondaco.server.errors import documented


class ClauseCard(Struct, frozen=True):
    """One statement of a rule book."""

    id: str
    chapter: str
    text: str


@get("/api/games/{game:str}/rules", responses=documented(404))
async def rule_book(game: FromPath[str]) -> list[ClauseCard]:
    """The rule book of a game, in the order of the book."""
    clauses = games.find(game).clauses.values()
    return [ClauseCard(one.id, one.chapter, one.text) for one in clauses]

"""`fondaco rules` and `fondaco games`: the rule books, clause by clause."""

from __future__ import annotations

from rich.table import Table as Grid

from fondaco.cli.terminal_board import console
from fondaco.core.clauses import CLAUSE_ID
from fondaco.core.errors import Unreadable
from fondaco.games import index
from fondaco.speech.catalogues import ENGLISH, languages


def rules(*wanted: str, language: str = ENGLISH) -> None:
    """Read a rule book, a chapter's clauses or a single one.

    Parameters
    ----------
    wanted
        A game (medici), clause ids (MED-2.7), or both; nothing: all rule books.
    language
        The language of the book: en, de, hu or it.

    """
    if language not in languages():
        known = ", ".join(languages())
        raise Unreadable(
            "rules/language", f"There are no rule books in {language!r}; there are: {known}."
        )
    named = [word for word in wanted if not CLAUSE_ID.fullmatch(word.upper())]
    ids = [word.upper() for word in wanted if CLAUSE_ID.fullmatch(word.upper())]
    books = [index.find(name) for name in named or index.names()]
    clauses = {key: clause for book in books for key, clause in book.clauses_in(language).items()}
    for key in ids:
        if key not in clauses:
            raise Unreadable("rules/clause", f"No rule book here has a clause {key}.")
    screen = console()
    chapter = ""
    for key in ids or clauses:
        clause = clauses[key]
        if clause.chapter != chapter:
            chapter = clause.chapter
            screen.print(f"\n{chapter}", style="strong", markup=False)
        line = Grid.grid(padding=(0, 2))
        line.add_row(f"[accent]{key}[/]", clause.text)
        screen.print(line)


def games() -> None:
    """List the games of the house."""
    grid = Grid(box=None, pad_edge=False)
    for heading in ("game", "title", "designer", "seats", "options", "edition"):
        grid.add_column(heading)
    for name in index.names():
        game = index.find(name)
        options = ", ".join(option.name for option in game.options)
        seats = f"{game.seats[0]} to {game.seats[-1]}"
        edition = game.default_edition.label
        grid.add_row(name, game.title, game.designer, seats, options, edition)
    console().print(grid)

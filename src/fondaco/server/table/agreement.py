"""The agreement of a table: what was fixed before anybody sat down, as the store keeps it."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from fondaco.core.chance import KEYED, Chance
from fondaco.core.errors import Unreadable
from fondaco.core.table import Terms
from fondaco.games import index

if TYPE_CHECKING:
    from fondaco.core.editions import Edition

Visibility = Literal["public", "unlisted", "private"]


class ClockTerms(Struct, frozen=True):
    """Seconds for the whole game, and seconds gained with every move."""

    seconds: Annotated[int, Meta(ge=1, le=7 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Occupant(Struct, frozen=True, omit_defaults=True):
    """Who has a seat: a guest or a bot; nobody if it has neither."""

    guest: str = ""
    name: str = ""
    bot: str = ""


class EditionPart(Struct, frozen=True):
    """An edition as it stands in a record."""

    name: str
    reconstructed: list[str]
    tables: dict[str, Any]


class PastChance(Struct, frozen=True):
    """A secret that decided chance from one move on, and is none any more."""

    start: int
    secret: str


class Past(Struct, frozen=True):
    """What a table has behind it when it begins: moves of a game that is over elsewhere."""

    chances: list[PastChance]
    moves: list[str]


class Agreement(Struct, frozen=True, omit_defaults=True):
    """Everything agreed; the secret behind the chance to come is kept apart from it."""

    game: str
    rules: int
    edition: EditionPart
    options: list[str]
    occupants: list[Occupant]
    host: str
    clock: ClockTerms | None = None
    visibility: Visibility = "unlisted"
    lesson: bool = False
    past: Past | None = None

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.occupants)


def write(agreed: Agreement) -> str:
    """The agreement as the store keeps it."""
    return msgspec.json.encode(agreed).decode()


def read(text: str) -> Agreement:
    """The agreement that the store kept."""
    try:
        return msgspec.json.decode(text, type=Agreement)
    except msgspec.MsgspecError as error:
        raise Unreadable("table/header", f"A table's header cannot be read: {error}.") from None


def edition_part(edition: Edition) -> EditionPart:
    """An edition, ready for an agreement."""
    return EditionPart(edition.name, list(edition.reconstructed), edition.tables)


def edition_from_toml(game: str, text: str) -> Edition:
    """The edition that somebody wrote for a table, checked like any other."""
    try:
        tables = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Unreadable("edition/toml", f"The edition is not TOML: {error}.") from None
    return index.find(game).edition_from(tables, "the edition")


def terms(agreed: Agreement, secret: bytes) -> Terms:
    """The terms under which the table is played, or a sentence if this server cannot."""
    game = index.find(agreed.game)
    if agreed.rules != game.version:
        raise Unreadable(
            "table/rules",
            f"The table follows version {agreed.rules} of the rules of {game.title}; "
            f"this house plays version {game.version}.",
        )
    part = agreed.edition
    edition = _edition(game.name, part)
    fresh = Terms.agree(game, agreed.seats, tuple(agreed.options), edition, Chance(KEYED, secret))
    if not agreed.past:
        return fresh
    behind = [Chance(KEYED, bytes.fromhex(one.secret), one.start) for one in agreed.past.chances]
    ahead = Chance(KEYED, secret, len(agreed.past.moves) + 1)
    return replace(fresh, chances=(*behind, ahead))


def _edition(name: str, part: EditionPart) -> Edition:
    game = index.find(name)
    # Tables of the server's own edition share it: checking one anew takes longer than a game.
    if part == edition_part(game.default_edition):
        return game.default_edition
    headings = {"game": name, "edition": part.name, "reconstructed": part.reconstructed}
    return game.edition_from(part.tables | headings, "the table's edition")

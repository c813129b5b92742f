"""Editions: the cards and tiles of a box, as data that is checked before it is used."""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

HEADINGS = ("game", "edition", "reconstructed")


@dataclass(frozen=True)
class Edition:
    """A named set of components, and the same as plain numbers for the rules."""

    game: str
    name: str
    reconstructed: tuple[str, ...]
    tables: dict[str, Any]
    parts: list[int]

    def __repr__(self) -> str:
        return f"<Edition {self.label} of {self.game}>"

    @property
    def sha256(self) -> str:
        """A hash of what is in the box; comments and layout of the file do not matter."""
        text = json.dumps(self.tables, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()

    @property
    def label(self) -> str:
        """The name as screens show it: a reconstruction says so."""
        if self.reconstructed and self.name != "reconstruction":
            return f"{self.name} (in part reconstructed)"
        return self.name


def read_edition(path: Path, game: str, parts: Callable[[Entries], list[int]]) -> Edition:
    """An edition from a TOML file, or a sentence that says what is wrong with the file."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unreadable("edition/file", f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise Unreadable("edition/text", f"{path} is not a text file in UTF-8.") from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise Unreadable("edition/toml", f"{path} is not TOML: {error}.") from None
    return check_edition(tables, path.name, game, parts)


def check_edition(
    tables: dict[str, Any],
    place: str,
    game: str,
    parts: Callable[[Entries], list[int]],
) -> Edition:
    """An edition from tables already read."""
    entries = Entries(tables, place)
    meant = entries.text("game")
    if meant != game:
        raise Unreadable("edition/game", f"{place} is for {meant}, and this is {game}.")
    return Edition(
        game=meant,
        name=entries.text("edition"),
        reconstructed=tuple(str(item) for item in entries.rows("reconstructed", default=[])),
        tables={key: value for key, value in tables.items() if key not in HEADINGS},
        parts=parts(entries),
    )


class Entries:
    """A table of an edition file; whatever is missing or odd is said with its place."""

    def __init__(self, table: dict[str, Any], place: str) -> None:
        self.table, self.place = table, place

    def _get(self, key: str, kind: type, wanted: str, default: object = None) -> Any:  # noqa: ANN401  of the kind that was asked for
        if key not in self.table and default is not None:
            return default
        value = self.table.get(key)
        # In Python a truth value is also a number; in an edition it is not.
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            found = f"{value!r}" if key in self.table else "missing"
            raise Unreadable("edition/entry", f"{self.place}: {key} is {found}; expected {wanted}.")
        return value

    def text(self, key: str) -> str:
        """A piece of text."""
        return str(self._get(key, str, "a text"))

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within a range."""
        value = int(self._get(key, int, f"a whole number from {low} to {high}"))
        if not low <= value <= high:
            raise Unreadable(
                "edition/range", f"{self.place}: {key} is {value}; expected {low} to {high}."
            )
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        return bool(self._get(key, bool, "true or false"))

    def one_of(self, key: str, names: list[str], default: str | None = None) -> int:
        """Which of the names it is, by its place among them."""
        value = self._get(key, str, "one of " + ", ".join(names), default)
        if value not in names and value != default:
            raise Unreadable(
                "edition/name",
                f"{self.place}: {key} is {value!r}; expected one of {', '.join(names)}.",
            )
        return names.index(value) if value in names else len(names)

    def rows(self, key: str, default: list[Any] | None = None) -> list[Any]:
        """A list of anything."""
        return list(self._get(key, list, "a list", default))

    def tables(self, key: str) -> list[Entries]:
        """A list of tables, each with its place."""
        found = []
        for number, item in enumerate(self.rows(key), 1):
            place = f"{self.place}: {key} {number}"
            if not isinstance(item, dict):
                raise Unreadable("edition/entry", f"{place} is {item!r}; expected a table.")
            found.append(Entries(item, place))
        return found

    def table_of(self, key: str) -> Entries:
        """A table, with its place."""
        return Entries(self._get(key, dict, "a table"), f"{self.place}: {key}")

    def only(self, *keys: str) -> None:
        """Refuse words that nobody asked for: most are misspelt."""
        for key in self.table:
            if key not in keys:
                raise Unreadable(
                    "edition/word",
                    f"{self.place}: {key!r} is not known; expected {', '.join(keys)}.",
                )

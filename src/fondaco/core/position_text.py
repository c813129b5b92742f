"""Records as text: what `json.dumps` makes of their plain form, found without making that form.

Every move at every table is hashed over this text, so it has to be quick and never change.
"""

from __future__ import annotations

import json
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from fondaco.core.piles import Pile
from fondaco.core.structs import Number, Part, Row, Struct

if TYPE_CHECKING:
    from collections.abc import Callable

    from fondaco.core.structs import Field

    Writer = Callable[[Any], object]


def written(record: Struct) -> str:
    """The record as JSON without blanks."""
    # Python writes lists of numbers as JSON does, but for blanks and the names of truth.
    text = _writer(type(record))(record)
    return str(text).replace(" ", "").replace("True", "true").replace("False", "false")


@cache
def _writer(kind: type[Struct]) -> Writer:
    """What writes records of a kind; the values it does not mention write themselves."""
    if kind.plain is Pile.plain:
        return kind.plain
    if kind.plain is not Struct.plain:
        return lambda record: json.dumps(record.plain())
    names = list(kind.written)
    template = "{" + ",".join(f'"{name}":%s' for name in names) + "}"
    values = attrgetter(*names, names[0])  # one more, so that one alone gives a tuple too
    found = [_writer_of(field) for field in kind.written.values()]
    special = [(place, writer) for place, writer in enumerate(found) if writer]

    def write(record: Struct) -> str:
        texts = list(values(record)[:-1])
        for place, writer in special:
            texts[place] = writer(texts[place])
        return template % tuple(texts)

    return write


def _writer_of(field: Field) -> Writer | None:
    """What writes a field, or nothing if Python does it right by itself."""
    if isinstance(field, Part):
        return _writer(field.kind)
    if isinstance(field, Row) and not isinstance(field.item, Number):
        item = _writer_of(field.item)
        if item is Pile.plain:
            return _piles
        return _row(item) if item else None
    return None


def _piles(row: list[Pile]) -> list[list[int]]:
    return [pile.cards[: pile.count] for pile in row]


def _row(item: Writer) -> Writer:
    return lambda row: "[" + ",".join([str(item(value)) for value in row]) + "]"

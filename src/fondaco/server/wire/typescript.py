"""The protocol as TypeScript: `python -m fondaco.server.wire.typescript > web/src/protocol.ts`."""

from __future__ import annotations

import sys
from typing import Any

from msgspec import inspect

from fondaco.server.http import games, guests, tables
from fondaco.server.http.error_responses import Problem
from fondaco.server.http.forks import Forked, ForkWish
from fondaco.server.http.lessons import LessonCard, LessonTable, LessonWish
from fondaco.server.http.links import Code, Joined, SeatName
from fondaco.server.http.replays import Replay
from fondaco.server.http.rule_books import ClauseCard
from fondaco.server.http.score_sheets import ScoreSheet
from fondaco.server.wire import commands, messages
from fondaco.server.workers.forecasting import Curve

HEADING = """\
// Generated from the server's own definitions by: python -m fondaco.server.wire.typescript
// Do not edit: a test compares this file with what the server says.
"""
HTTP = (
    Problem,
    guests.GuestName,
    guests.Me,
    games.Offer,
    tables.TableWish,
    tables.TableCard,
    SeatName,
    Code,
    Joined,
    ClauseCard,
    LessonCard,
    LessonWish,
    LessonTable,
    ScoreSheet,
    Replay,
    Curve,
    ForkWish,
    Forked,
)
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def protocol() -> str:
    """The whole file."""
    page = _Page()
    client = page.written(inspect.type_info(commands.ClientMessage))
    server = page.written(inspect.type_info(messages.ServerMessage))
    for kind in HTTP:
        page.written(inspect.type_info(kind))
    parts = [
        f"{HEADING}\nexport const PROTOCOL = {messages.PROTOCOL};",
        *page.declared.values(),
        f"export type ClientMessage =\n  | {client.replace(' | ', chr(10) + '  | ')};",
        f"export type ServerMessage =\n  | {server.replace(' | ', chr(10) + '  | ')};",
    ]
    return "\n\n".join(parts) + "\n"


class _Page:
    """Declarations in the order in which they are first needed."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}

    def written(self, kind: inspect.Type) -> str:
        """A type as TypeScript writes it; structs are declared on the way."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        match kind:
            case inspect.Metadata(type=inner):
                return self.written(inner)
            case inspect.LiteralType(values=values):
                return " | ".join(f'"{value}"' for value in values)
            case inspect.ListType(item_type=item):
                one = self.written(item)
                return f"({one})[]" if " | " in one else f"{one}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.written(item) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.written(value)}>"
            case inspect.UnionType(types=types):
                return " | ".join(self.written(part) for part in types)
            case inspect.StructType():
                return self.struct(kind)
        raise TypeError(f"the protocol uses {kind}, for which there is no TypeScript yet")

    def struct(self, kind: inspect.StructType) -> str:
        """The name of a struct, which is declared if it was not."""
        name = kind.cls.__name__
        if name not in self.declared:
            self.declared[name] = ""  # its place, before what it needs
            self.declared[name] = self.declaration(name, kind)
        return name

    def declaration(self, name: str, kind: inspect.StructType) -> str:
        """The struct as an interface, or as a tuple where it travels as a list."""
        sentence = f"/** {(kind.cls.__doc__ or '').splitlines()[0]} */"
        if kind.array_like:
            items = ", ".join(f"{f.name}: {self.written(f.type)}" for f in kind.fields)
            return f"{sentence}\nexport type {name} = [{items}];"
        lines = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
        lines += [self.field(field, kind.cls) for field in kind.fields]
        return "\n".join([sentence, f"export interface {name} {{", *lines, "}"])

    def field(self, field: inspect.Field, home: Any) -> str:
        """One field; what is left out when it is empty may be missing."""
        may_lack = not field.required and (
            home.__struct_config__.omit_defaults or home.__struct_config__.forbid_unknown_fields
        )
        return f"  {field.encode_name}{'?' if may_lack else ''}: {self.written(field.type)};"


if __name__ == "__main__":
    sys.stdout.write(protocol())

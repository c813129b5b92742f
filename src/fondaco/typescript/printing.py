"""Types as TypeScript writes them: structs and typed dictionaries become interfaces."""

from __future__ import annotations

import re
from inspect import cleandoc
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import inspect

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

Values = tuple[Any, ...]
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Declarations:
    """Declarations in the order in which they are first needed.

    A closed set of values that has a name is declared as a list and a type: it can be walked.
    """

    def __init__(self, names: Mapping[Values, str] | None = None) -> None:
        self.declared: dict[str, str] = {}
        self.names = names or {}

    def written(self, kind: inspect.Type) -> str:
        """A type as TypeScript writes it; what has a name is declared on the way."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        match kind:
            case inspect.Metadata(type=inner):
                return self.written(inner)
            case inspect.LiteralType(values=values):
                return self.literal(values)
            case inspect.ListType(item_type=item):
                one = self.written(item)
                return f"({one})[]" if " | " in one else f"{one}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.written(item) for item in items)}]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.written(key)}, {self.written(value)}>"
            case inspect.UnionType(types=types):
                return " | ".join(self.written(part) for part in types)
            case inspect.StructType():
                return self.named(kind.cls.__name__, lambda name: self.struct(name, kind))
        raise TypeError(f"{kind} is used, for which there is no TypeScript yet")

    def literal(self, values: Values) -> str:
        """A closed set of values, by its name if it has one."""
        name = self.names.get(values)
        if name is None:
            return " | ".join(f'"{value}"' for value in values)
        if name not in self.declared:
            listed = ", ".join(f'"{value}"' for value in values)
            self.declared[name] = (
                f"export const {_plural(name)} = [{listed}] as const;\n"
                f"export type {name} = (typeof {_plural(name)})[number];"
            )
        return name

    def annotated(self, kind: Any) -> str:
        """A type as Python annotates it; typed dictionaries are known here, also several in one."""
        inner, origin = get_args(kind), get_origin(kind)
        if is_typeddict(kind):
            return self.named(kind.__name__, lambda name: self.dictionary(name, kind))
        if origin is Literal:
            return self.literal(inner)
        if origin in (Union, UnionType):
            return " | ".join(self.annotated(part) for part in inner)
        if origin is list:
            one = self.annotated(inner[0])
            return f"({one})[]" if " | " in one else f"{one}[]"
        if origin is dict:
            return f"Record<{self.annotated(inner[0])}, {self.annotated(inner[1])}>"
        return self.written(inspect.type_info(kind))

    def named(self, name: str, declare: Callable[[str], str]) -> str:
        """The name of something, which is declared if it was not."""
        if name not in self.declared:
            self.declared[name] = ""  # its place, before what it needs
            self.declared[name] = declare(name)
        return name

    def struct(self, name: str, kind: inspect.StructType) -> str:
        """The struct as an interface, or as a tuple where it travels as a list."""
        sentence = f"/** {(kind.cls.__doc__ or '').splitlines()[0]} */"
        if kind.array_like:
            items = ", ".join(f"{f.name}: {self.written(f.type)}" for f in kind.fields)
            return f"{sentence}\nexport type {name} = [{items}];"
        lines = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
        lines += [
            _field(field.encode_name, self.written(field.type), _may_lack(field, kind.cls))
            for field in kind.fields
        ]
        return "\n".join([sentence, f"export interface {name} {{", *lines, "}"])

    def dictionary(self, name: str, kind: Any) -> str:
        """The typed dictionary as an interface."""
        # The dictionary itself cannot tell what it may lack where annotations are kept as text.
        marked = get_type_hints(kind, include_extras=True)
        lines = [
            _field(key, self.annotated(of), get_origin(marked[key]) is NotRequired)
            for key, of in get_type_hints(kind).items()
        ]
        return "\n".join([_comment(kind), f"export interface {name} {{", *lines, "}"])


def _field(name: str, kind: str, may_lack: bool) -> str:  # noqa: FBT001  a sign in TypeScript
    return f"  {name}{'?' if may_lack else ''}: {kind};"


def _may_lack(field: inspect.Field, home: Any) -> bool:
    """Whether a struct may travel without a field: what is left out when it is empty."""
    settings = home.__struct_config__
    return not field.required and (settings.omit_defaults or settings.forbid_unknown_fields)


def _comment(home: type[Any]) -> str:
    lines = cleandoc(home.__doc__ or "").splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def _plural(name: str) -> str:
    """The name of all values of a kind: GOODS of Good, CITIES of City."""
    loud = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()
    return f"{loud[:-1]}IES" if loud.endswith("Y") else f"{loud}S"

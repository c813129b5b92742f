"""What a catalogue must keep to: the keys and variables of English, and its own plurals."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import Iterator

PLURALS = {"zero", "one", "two", "few", "many"}
OTHER = "other"


class Selector(NamedTuple):
    """A choice by the value of a variable, and what it tells apart."""

    variable: str
    keys: frozenset[str]


class Entry(NamedTuple):
    """What one message is made of."""

    variables: frozenset[str]
    selectors: tuple[Selector, ...]
    mentions: frozenset[str]


class _Reading(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[Selector] = []
        self.mentions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.mentions.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {
            one.key.name if isinstance(one.key, ast.Identifier) else one.key.value
            for one in node.variants
        }
        found = _Reading()
        found.visit(node.selector)
        self.selectors += [Selector(name, frozenset(keys)) for name in sorted(found.variables)]
        self.generic_visit(node)


@cache
def read(source: str) -> dict[str, Entry]:
    """The messages of a catalogue; what is no Fluent at all is a bug of the catalogue."""
    messages: dict[str, Entry] = {}
    for part in FluentParser().parse(source).body:
        assert not isinstance(part, ast.Junk), f"this is no Fluent: {part.content!r}"
        if isinstance(part, ast.Message):
            assert part.id.name not in messages, f"{part.id.name} is there twice"
            reading = _Reading()
            reading.visit(part)
            messages[part.id.name] = Entry(
                frozenset(reading.variables), tuple(reading.selectors), frozenset(reading.mentions)
            )
    return messages


def variables(message: str, catalogue: dict[str, Entry]) -> frozenset[str]:
    """The variables of a message, those of the messages it mentions included."""
    found, seen, ahead = set[str](), set[str](), [message]
    while ahead:
        name = ahead.pop()
        if name in seen or name not in catalogue:
            continue
        seen.add(name)
        found |= catalogue[name].variables
        ahead += catalogue[name].mentions
    return frozenset(found)


def plural_categories(language: str) -> frozenset[str]:
    """The plural categories of a language, as CLDR has them."""
    return frozenset({*Locale.parse(language).plural_form.rules, OTHER})


def faults(english: dict[str, Entry], other: dict[str, Entry], language: str) -> Iterator[str]:
    """What is wrong with a catalogue beside the English one."""
    yield from (f"{name} is missing" for name in english if name not in other)
    yield from (f"{name} is not in English" for name in other if name not in english)
    wanted = plural_categories(language)
    for name in other.keys() & english.keys():
        ours, theirs = variables(name, english), variables(name, other)
        if ours != theirs:
            yield f"{name} uses {sorted(theirs)}, not {sorted(ours)}"
        counted = {one.variable for one in english[name].selectors if one.keys & PLURALS}
        for selector in other[name].selectors:
            plural = selector.variable in counted or selector.keys & PLURALS
            if plural and not wanted <= selector.keys:
                lacks = ", ".join(sorted(wanted - selector.keys))
                yield f"{name} lacks {lacks} of ${selector.variable}"

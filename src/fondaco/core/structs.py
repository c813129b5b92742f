"""Structs: fields declared once give a slotted Python object and a packed layout.

A state is written as a class whose fields say their range:

    class Ship(Struct):
        cards: Pile = pile(27, FACES)
        room: int = number(0, 7)

Interpreted rules run on such an object. Compiled rules run on an array of the same layout,
whose fields are as narrow as their ranges allow.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

if TYPE_CHECKING:
    from collections.abc import Iterator

Layout = list[tuple[Any, ...]]
"""Fields as NumPy's structured types take them: (name, type) or (name, type, shape)."""


class Field(Protocol):
    """What a record knows about one of its fields."""

    aside: bool
    """Whether it follows from others, so that it need not be written down."""

    @abstractmethod
    def make(self) -> Any:
        """A fresh value: zeros all the way down."""

    @abstractmethod
    def copied(self, value: Any, old: Any) -> Any:
        """The value, in storage of one's own: the old storage where it can be kept."""

    @abstractmethod
    def astray(self, value: Any, path: str) -> Iterator[str]:
        """A line for every number outside its declared range."""

    @abstractmethod
    def plain(self, value: Any) -> Any:
        """The value as JSON would hold it."""

    @abstractmethod
    def layout(self) -> tuple[Any, ...]:
        """The NumPy type and shape of the field."""


class Number:
    """A whole number within a range."""

    aside = False

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def make(self) -> int:
        return 0

    def copied(self, value: int, old: int) -> int:  # noqa: ARG002  numbers need no storage
        return value

    def astray(self, value: int, path: str) -> Iterator[str]:
        if not self.low <= value <= self.high:
            yield f"{path} is {value}, outside {self.low} to {self.high}"

    def plain(self, value: int) -> int:
        return value

    def layout(self) -> tuple[Any, ...]:
        for size in (1, 2, 4, 8):
            edge = 1 << (8 * size - 1)
            if -edge <= self.low and self.high < edge:
                return (f"i{size}",)
        message = f"no machine number holds {self.low} to {self.high}"
        raise ValueError(message)


class Label(Number):
    """A number that names something: compared and taken apart, never added up."""

    def layout(self) -> tuple[Any, ...]:
        # Unsigned is narrower, but two of them added up are no longer signed when compiled.
        return ("u1",) if 0 <= self.low <= self.high < 1 << 8 else super().layout()


class Row:
    """A fixed number of fields of one kind."""

    aside = False

    def __init__(self, size: int, item: Field) -> None:
        self.size, self.item = size, item

    def make(self) -> list[Any]:
        return [self.item.make() for _ in range(self.size)]

    def copied(self, value: list[Any], old: list[Any]) -> list[Any]:
        if isinstance(self.item, Number):
            old[:] = value
        else:
            old[:] = [self.item.copied(new, was) for new, was in zip(value, old, strict=True)]
        return old

    def astray(self, value: list[Any], path: str) -> Iterator[str]:
        for place, item in enumerate(value):
            yield from self.item.astray(item, f"{path}[{place}]")

    def plain(self, value: list[Any]) -> list[Any]:
        if isinstance(self.item, Number):
            return list(value)
        return [self.item.plain(item) for item in value]

    def layout(self) -> tuple[Any, ...]:
        kind, *shape = self.item.layout()
        return (kind, (self.size, *(shape[0] if shape else ())))


class Part:
    """A record inside a record."""

    aside = False

    def __init__(self, kind: type[Struct]) -> None:
        self.kind = kind

    def make(self) -> Struct:
        return self.kind()

    def copied(self, value: Struct, old: Struct) -> Struct:
        old.become(value)
        return old

    def astray(self, value: Struct, path: str) -> Iterator[str]:
        yield from value.astray(path)

    def plain(self, value: Struct) -> Any:
        return value.plain()

    def layout(self) -> tuple[Any, ...]:
        return (self.kind.layout(),)


def number(low: int, high: int) -> Any:
    """Declare a whole number from low to high."""
    return Number(low, high)


def row(size: int, item: Any) -> Any:
    """Declare a fixed number of items of one kind."""
    return Row(size, item)


def part(kind: type[Struct]) -> Any:
    """Declare a record inside the record."""
    return Part(kind)


def aside(field: Any) -> Any:
    """Declare a field that is carried along and follows from others: nobody writes it down."""
    field.aside = True
    return field


class StructType(type):
    """Turns declared fields into slots, and remembers them in order."""

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> StructType:
        own = {key: value for key, value in space.items() if isinstance(value, Number | Row | Part)}
        kept = {key: value for key, value in space.items() if key not in own}
        inherited: dict[str, Field] = {}
        for base in bases:
            inherited |= getattr(base, "fields", {})
        kept["__slots__"] = (
            *kept.get("__slots__", ()),
            *(key for key in own if key not in inherited),
        )
        kept["fields"] = inherited | own
        kept["written"] = {key: f for key, f in kept["fields"].items() if not f.aside}
        return super().__new__(mcs, name, bases, kept)


class Struct(metaclass=StructType):
    """Fixed fields of whole numbers, rows and further records."""

    fields: ClassVar[dict[str, Field]]
    written: ClassVar[dict[str, Field]]

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, field.make())

    def become(self, other: Self) -> None:
        """Take over every field of another record of this kind."""
        for name, field in self.fields.items():
            setattr(self, name, field.copied(getattr(other, name), getattr(self, name)))

    def copy(self) -> Self:
        """Another record with the same fields."""
        twin = type(self)()
        twin.become(self)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:  # as pickle wants it
        return _refilled, (type(self), _values(self))

    def astray(self, path: str = "state") -> Iterator[str]:
        """A line for every field outside its declared range."""
        for name, field in self.fields.items():
            yield from field.astray(getattr(self, name), f"{path}.{name}")

    def plain(self) -> Any:
        """The record as JSON would hold it, without what is aside."""
        return {name: field.plain(getattr(self, name)) for name, field in self.written.items()}

    @classmethod
    def layout(cls) -> Layout:
        """The fields as a NumPy structured type takes them."""
        return [(name, *field.layout()) for name, field in cls.fields.items()]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Struct)
            and type(self) is type(other)
            and self.plain() == other.plain()
        )

    __hash__ = None  # type: ignore[assignment]  # a record changes

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.plain()})"


def _values(value: Any) -> Any:
    """All numbers of a record, field by field: kinds of piles have no names to be found by."""
    if isinstance(value, Struct):
        return [_values(getattr(value, name)) for name in value.fields]
    return [_values(item) for item in value] if isinstance(value, list) else value


def _refilled(kind: type[Struct], values: list[Any]) -> Struct:
    record = kind()
    _fill(record, values)
    return record


def _fill(record: Struct, values: list[Any]) -> None:
    for name, value in zip(record.fields, values, strict=True):
        setattr(record, name, _filled(getattr(record, name), value))


def _filled(old: Any, value: Any) -> Any:
    if isinstance(old, Struct):
        _fill(old, value)
        return old
    if isinstance(old, list):
        return [_filled(was, new) for was, new in zip(old, value, strict=True)]
    return value

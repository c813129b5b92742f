"""Events: what the rules tell while they run, as codes and numbers, never as text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fondaco.core.errors import Broken

if TYPE_CHECKING:
    from fondaco.core.position import Position, Told

EVERYBODY = "everybody"
ONE_SEAT = "seat"
NO_SEAT = "nobody"


@dataclass(frozen=True)
class Event:
    """A kind of event: its code, its name, the clause behind it, its arguments, who learns of it.

    The audience is everybody, the seat that the argument `seat` names, or nobody until the end.
    An event that reveals shows somebody what was hidden before: no undo crosses it.
    """

    code: int
    name: str
    clause: str
    arguments: tuple[str, ...]
    audience: str = EVERYBODY
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class Happening:
    """One event that happened, kept as the rules told it: a log holds hundreds of them."""

    event: Event
    told: Told

    @property
    def arguments(self) -> dict[str, int]:
        """Its arguments by name."""
        return dict(zip(self.event.arguments, self.told[1:], strict=True))

    def reaches(self, seat: int) -> bool:
        """Whether this seat may know of it; a seat that is nobody's stands for a spectator."""
        if self.event.audience == ONE_SEAT:
            return self.arguments["seat"] == seat
        return self.event.audience == EVERYBODY


class Catalogue:
    """The events of a game, by code and by name."""

    def __init__(self, *events: Event) -> None:
        self.events = events
        self.by_code = {event.code: event for event in events}
        self.by_name = {event.name: event for event in events}
        if not len(events) == len(self.by_code) == len(self.by_name):
            message = "two events share a code or a name"
            raise Broken(message)

    def read(self, told: Told) -> Happening:
        """The happening behind what the rules told."""
        event = self.by_code.get(told[0])
        if event is None or len(told) != 1 + len(event.arguments):
            raise Broken(f"the rules told {told}, which is in no catalogue")
        return Happening(event, told)


def event(
    code: int,
    name: str,
    clause: str,
    arguments: str,
    *,
    to: str = EVERYBODY,
    reveals: bool = False,
) -> Event:
    """An event with its arguments as words in one string."""
    return Event(code, name, clause, tuple(arguments.split()), to, reveals)


def tell(state: Position, code: int, *arguments: int) -> None:
    """Say that something happened; compiled rules leave this out."""
    if state.told is not None:
        state.told.append((code, *arguments))

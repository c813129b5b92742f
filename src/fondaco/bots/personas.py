"""The opponents of the house: a name, a character, and how strongly each of them plays."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Persona:
    """A bot with a face: what it is called, which bot it is, and how strongly it plays."""

    name: str
    bot: str
    level: int

    @property
    def character(self) -> str:
        """The message that says what players should know."""
        return f"bot-{self.name.lower()}"


PEOPLE = (
    Persona("Pippo", "chance", 0),
    Persona("Nina", "greedy", 1),
    Persona("Bartolo", "seasoned", 2),
    Persona("Clarice", "sampler@0.1s", 3),
    Persona("Lucrezia", "searcher@0.1s", 4),
    Persona("Cosimo", "searcher@1s", 4),
)
BY_NAME = {person.name.lower(): person for person in PEOPLE}

"""The opponents of the house: a name, a character, and how strongly each of them plays."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """A bot with a face: what it is called as a bot, and what players should know."""

    name: str
    bot: str
    level: int
    character: str


PEOPLE = (
    Person("Pippo", "chance", 0, "Does whatever comes into his head, and enjoys it."),
    Person("Nina", "greedy", 1, "Takes the best bargain in sight and never looks twice."),
    Person("Bartolo", "seasoned", 2, "Forty years on the quays: he knows what comes of it."),
    Person("Clarice", "sampler@0.1s", 3, "Has tried every move in her head before she makes it."),
    Person("Lucrezia", "searcher@0.1s", 4, "Quick, and always one thought ahead of you."),
    Person("Cosimo", "searcher@1s", 4, "Takes his time, and sees where you are going."),
)
BY_NAME = {person.name.lower(): person for person in PEOPLE}

"""Lessons: a guided first game, described by the lesson.toml in the game's own folder.

The deal is fixed and the bots roll fixed dice, so that the same moves give the same game.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct

from fondaco.bots.roster import call
from fondaco.core.chance import dice_from, from_seed, keyed
from fondaco.core.errors import Broken
from fondaco.server.client_errors import ClientError
from fondaco.server.table.agreement import Agreement, Occupant, edition_part

if TYPE_CHECKING:
    from fondaco.core.dice import Dice
    from fondaco.core.game import Game
    from fondaco.server.table.room import Room

LEARNER = 0
"""The seat of who learns."""
PLAYERS = b"players"
"""What sets the dice of the bots apart from those of the table."""


class When(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a step waits for: the start, an event, a choice by its message, or a stage of a view."""

    start: bool = False
    event: str = ""
    choice: str = ""
    stage: str = ""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to learn, once what it waits for has come; its text is the message lesson-ID.

    What is late comes long after one knows how to play: the guide need not be waited for.
    """

    id: Annotated[str, Meta(pattern="^[a-z][a-z-]*$")]
    when: When
    clause: str
    late: bool = False

    @property
    def message(self) -> str:
        """The message of the game's catalogue with the text."""
        return f"lesson-{self.id}"


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A fixed deal, gentle bots, and what is told on the way."""

    seed: str
    bot: str
    names: Annotated[list[str], Meta(min_length=1, max_length=15)]
    steps: Annotated[list[Step], Meta(min_length=1)]
    options: list[str] = []

    @property
    def seats(self) -> int:
        """How many play: who learns, and the bots."""
        return 1 + len(self.names)

    @property
    def secret(self) -> bytes:
        """What decides all chance."""
        return from_seed(self.seed).secret


def lesson_of(game: Game) -> Lesson:
    """The lesson in a game's folder, or a sentence if there is none."""
    path = game.lesson
    if path is None:
        raise ClientError("lesson/none", game=game.title)
    try:
        lesson = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Broken(f"{path} is no lesson: {error}") from error
    call(lesson.bot)  # refuses who cannot be called
    for step in lesson.steps:
        if len(msgspec.to_builtins(step.when)) != 1:
            raise Broken(f"{path}: step {step.id} must wait for one thing")
    return lesson


def lesson_agreement(game: Game, lesson: Lesson, guest: str, name: str) -> Agreement:
    """The agreement of a table at which somebody learns a game."""
    bots = [Occupant(name=one, bot=lesson.bot) for one in lesson.names]
    return Agreement(
        game=game.name,
        rules=game.version,
        edition=edition_part(game.default_edition),
        options=lesson.options,
        occupants=[Occupant(guest, name), *bots],
        host=guest,
        lesson=True,
    )


def dice_of(room: Room) -> Dice | None:
    """The dice of a bot for the next move of a lesson; elsewhere nobody may foresee them."""
    if not room.agreement.lesson:
        return None
    number = room.playing().number.to_bytes(8, "big")
    return dice_from(keyed(room.terms.chances[0].secret, PLAYERS + number))

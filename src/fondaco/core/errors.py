"""Errors are of three kinds, never mixed: for the player, about the outside, our own bug."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


class FondacoError(Exception):
    """Whatever goes wrong here."""


class Refusal(FondacoError, ValueError):  # noqa: N818  a refusal is not an error
    """A move that the rules do not allow: the clause, a code for the sentence, its arguments.

    `str(refusal)` is a sentence where the table knows somebody who can say it, as the tables of
    `fondaco.table` do.
    """

    def __init__(self, clause: str, code: str, **arguments: int | str) -> None:
        super().__init__(f"{clause}: {code}")
        self.clause, self.code, self.arguments = clause, code, arguments
        self._say: Callable[[Refusal], str] | None = None

    def said_by(self, say: Callable[[Refusal], str] | None) -> Refusal:
        """The same refusal, put into words by whoever can say it."""
        self._say = say
        return self

    def __str__(self) -> str:
        return self._say(self) if self._say else super().__str__()

    def __reduce__(self) -> tuple[Any, ...]:  # as pickle wants it
        return _refusal, (self.clause, self.code, self.arguments, self._say)


class Unreadable(FondacoError, ValueError):  # noqa: N818  the fault lies outside
    """Something that came from outside and cannot be used: a code and a plain sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(code, sentence)
        self.code, self.sentence = code, sentence

    def __str__(self) -> str:
        return self.sentence


class Broken(FondacoError, RuntimeError):  # noqa: N818  a bug, and it says so
    """A bug of our own, with what is needed to see it again."""


def _refusal(
    clause: str, code: str, arguments: dict[str, int | str], say: Callable[[Refusal], str] | None
) -> Refusal:
    return Refusal(clause, code, **arguments).said_by(say)

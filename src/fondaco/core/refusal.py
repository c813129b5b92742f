"""Errors are of three kinds, never mixed: for the player, about the outside, our own bug."""

from __future__ import annotations


class Refusal(Exception):  # noqa: N818  a refusal is not an error
    """A move that the rules do not allow: the clause, a code for the sentence, its arguments."""

    def __init__(self, clause: str, code: str, **arguments: int | str) -> None:
        super().__init__(f"{clause}: {code}")
        self.clause, self.code, self.arguments = clause, code, arguments


class Unreadable(Exception):  # noqa: N818  the fault lies outside
    """Something that came from outside and cannot be used: a code and a plain sentence."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code, self.sentence = code, sentence


class Broken(Exception):  # noqa: N818  a bug, and it says so
    """A bug of our own, with what is needed to see it again."""

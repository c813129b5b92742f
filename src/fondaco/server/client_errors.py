"""Errors that a client is told of by code, in the language of who asked."""

from __future__ import annotations

from fondaco.core.errors import Unreadable
from fondaco.speech.catalogues import ENGLISH, house_tongue


class ClientError(Unreadable):
    """Something that cannot be done: a code, which also finds its message in the catalogue."""

    def __init__(self, code: str, message: str = "", /, **arguments: int | str) -> None:
        self.message = message or f"sorry-{code.replace('/', '-')}"
        self.arguments = arguments
        super().__init__(code, house_tongue().say(self.message, **arguments))


def sentence(error: Unreadable, language: str = ENGLISH) -> str:
    """Why not, in a language; what is about the outside alone is said in English."""
    if isinstance(error, ClientError) and language not in ("", ENGLISH):
        return house_tongue(language).say(error.message, **error.arguments)
    return error.sentence

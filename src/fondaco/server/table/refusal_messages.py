"""Refusals as they are sent: a code, the clause where a rule stands against it, a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.errors import Refusal, Unreadable
from fondaco.server.client_errors import sentence
from fondaco.server.wire.messages import Refused
from fondaco.speech.catalogues import ENGLISH

if TYPE_CHECKING:
    from fondaco.server.table.session import Session


def refused(
    session: Session, command: str, error: Refusal | Unreadable, language: str = ENGLISH
) -> Refused:
    """A refusal as it is sent: the code and arguments, and the sentence."""
    if isinstance(error, Unreadable):
        return Refused(command, error.code, sentence(error, language))
    say = session.broadcaster.speaker(language)
    names = {
        name: value if isinstance(value, str) else say.words.notation(name, value)
        for name, value in error.arguments.items()
    }
    return Refused(command, error.code, say.refusal(error), error.clause, names)

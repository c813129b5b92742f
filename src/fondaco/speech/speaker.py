"""A speaker turns codes and numbers into sentences of one language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.errors import Broken
from fondaco.speech.catalogues import ENGLISH, HOUSE, Tongue

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from fondaco.core.editions import Edition
    from fondaco.core.errors import Refusal
    from fondaco.core.events import Happening
    from fondaco.core.game import Game
    from fondaco.core.position import Position
    from fondaco.core.reasons import Reason


class Speaker:
    """Says what happens at one table, to one reader."""

    def __init__(
        self, game: Game, names: list[str], language: str = ENGLISH, edition: Edition | None = None
    ) -> None:
        self.game, self.names = game, names
        self.words = game.words_of(edition or game.default_edition)
        self.tongue = Tongue(language, HOUSE, game.folder)

    @property
    def bundle(self) -> FluentBundle:
        """The messages of this language."""
        return self.tongue.bundle

    def say(self, message: str, **arguments: int | str) -> str:
        """The message with its arguments, each of which may be a card, a seat or a good."""
        spoken = {name: self._spoken(name, value) for name, value in arguments.items()}
        try:
            return self.tongue.say(message, **spoken)
        except Broken as error:
            raise Broken(f"{self.game.name}: {error}") from None

    def event(self, happening: Happening) -> str:
        """What happened, as a sentence."""
        return self.say(happening.event.name, **happening.arguments)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, as a sentence."""
        return self.say(refusal.code, **refusal.arguments)

    def move(self, state: Position, move: int) -> str:
        """What a move would do, as an imperative."""
        message, arguments = self.words.move_words(state, move)
        said: dict[str, int | str] = {}
        for name, pieces in arguments.items():
            if [kind for kind, _ in pieces] == ["number"]:
                said[name] = pieces[0][1]
            else:
                said[name] = self.listed([self.piece(kind, value) for kind, value in pieces])
        return self.say(message, **said)

    def reason(self, reason: Reason) -> str:
        """What speaks for a move, with its gain where there is one."""
        words = self.say(reason.message, **reason.arguments)
        return f"{words}, {reason.gain:+d}" if reason.gain else words

    def piece(self, kind: str, number: int) -> str:
        """A card, a good or a seat by its name."""
        return str(self._spoken(kind, number))

    def listed(self, items: list[str]) -> str:
        """Several things in one phrase."""
        if len(items) == 1:
            return items[0]
        return self.say("list-two", first=", ".join(items[:-1]), last=items[-1])

    def _spoken(self, kind: str, value: int | str) -> int | str:
        if isinstance(value, str):
            return value
        if kind == "seat":
            return self.names[value] if 0 <= value < len(self.names) else str(value)
        term = self.words.term(kind, value)
        return self.say(term[0], **term[1]) if term else value

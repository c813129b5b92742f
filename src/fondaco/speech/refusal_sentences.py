"""Refusals in plain English, for whoever plays from a program."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fondaco.core.errors import Refusal
    from fondaco.core.table import Terms
    from fondaco.speech.speaker import Speaker


class InEnglish:
    """Says why a move is refused at a table under some terms; the seats are numbered."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    def __call__(self, refusal: Refusal) -> str:
        """The sentence, and the clause behind it."""
        said = self._speaker.refusal(refusal)
        return f"{said} ({refusal.clause})" if refusal.clause else said

    @cached_property
    def _speaker(self) -> Speaker:
        # Catalogues are read when something is refused, which most programs never see.
        from fondaco.speech.speaker import Speaker  # noqa: PLC0415

        seats = [f"seat {seat}" for seat in range(self.terms.seats)]
        return Speaker(self.terms.game, seats, edition=self.terms.edition)

    def __reduce__(self) -> tuple[Any, ...]:  # as pickle wants it
        return InEnglish, (self.terms,)

"""One table of a batch, taken out as a table of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.core.chance import simulated
from fondaco.core.errors import Unreadable
from fondaco.core.table import Table, Terms
from fondaco.speech.refusal_sentences import InEnglish

if TYPE_CHECKING:
    from fondaco.core.position import Position
    from fondaco.fast.batch import Batch
    from fondaco.fast.cuda.batch import Batch as CardBatch


def check_table(batch: Batch | CardBatch, number: int) -> int:
    """The number of a table, if the batch has it."""
    if not 0 <= number < batch.tables:
        raise Unreadable("batch/table", f"There are tables 0 to {batch.tables - 1}, not {number}.")
    return number


def taken_out(batch: Batch | CardBatch, game: int, position: Position) -> Table:
    """A table that plays on from a position of the batch, with the chance of its game."""
    chance = simulated(batch.seed, game)
    terms = Terms.agree(batch.game, batch.seats, batch.options, batch.edition, chance)
    return Table(terms, start=position, say=InEnglish(terms))

"""Fondaco: three merchant games of Renaissance Italy, for people, bots and researchers.

    >>> import fondaco
    >>> table = fondaco.table("medici", seats=3, seed="florence")
    >>> table
    <Table medici, 3 seats, move 0, seat 0 to act>
    >>> table.play("take 1 2")
    Traceback (most recent call last):
    fondaco.core.errors.Refusal: The market is empty: reveal a card first. (MED-2.4)

`table` plays one game in plain Python, `batch` many at once in machine code, `load` takes up a
recorded one, `games` lists what there is. Bots are in `fondaco.bots`, environments for learners in
`fondaco.env`. Nothing is loaded before it is asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from fondaco.core.editions import Edition
    from fondaco.core.errors import FondacoError, Refusal, Unreadable
    from fondaco.core.game import Game
    from fondaco.core.records import Record
    from fondaco.core.table import Table
    from fondaco.fast.batch import Batch
    from fondaco.fast.cuda.batch import Batch as CardBatch

__all__ = [
    "Batch",
    "Edition",
    "FondacoError",
    "Game",
    "Record",
    "Refusal",
    "Table",
    "Unreadable",
    "__version__",
    "batch",
    "game",
    "games",
    "load",
    "table",
]
__version__ = "0.1.0"

_HOMES = {
    "Batch": "fondaco.fast.batch",
    "Edition": "fondaco.core.editions",
    "FondacoError": "fondaco.core.errors",
    "Game": "fondaco.core.game",
    "Record": "fondaco.core.records",
    "Refusal": "fondaco.core.errors",
    "Table": "fondaco.core.table",
    "Unreadable": "fondaco.core.errors",
}


def __getattr__(name: str) -> Any:  # noqa: ANN401  whatever was asked for
    if name not in _HOMES:
        message = f"module 'fondaco' has no attribute {name!r}"
        raise AttributeError(message)
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return __all__


def games() -> tuple[Game, ...]:
    """All games of the house, in alphabetical order."""
    # The folder of this name takes the function's place as soon as it is imported, and answers
    # in the same way.
    from fondaco.games.index import find, names  # noqa: PLC0415  loaded when it is asked for

    return tuple(find(name) for name in names())


def game(name: str) -> Game:
    """A game of the house by its name: its seats, options, clauses, moves."""
    from fondaco.games.index import find  # noqa: PLC0415

    return find(name)


def table(
    name: str,
    *,
    seats: int,
    options: Sequence[str] = (),
    edition: Edition | Path | str | None = None,
    seed: str | None = None,
) -> Table:
    """A table laid for a game, in plain Python; the same seed gives the same cards.

    An edition is one of the game's, or the file of one; without it the game's own is played.
    """
    from fondaco.core import chance  # noqa: PLC0415
    from fondaco.core.table import Table, Terms  # noqa: PLC0415
    from fondaco.speech.refusal_sentences import InEnglish  # noqa: PLC0415

    chosen = chance.fresh() if seed is None else chance.from_seed(seed)
    played = game(name)
    box = played.edition_named(edition)
    terms = Terms.agree(played, seats, tuple(options), box, chance=chosen)
    return Table(terms, say=InEnglish(terms))


def load(path: Path | str) -> Table:
    """The game in a record file, checked and played again to where it stopped."""
    from pathlib import Path  # noqa: PLC0415

    from fondaco.core import record_reader  # noqa: PLC0415
    from fondaco.core.errors import Unreadable  # noqa: PLC0415
    from fondaco.speech.refusal_sentences import InEnglish  # noqa: PLC0415

    found = list(record_reader.read_documents(Path(path)))
    if len(found) > 1:
        raise Unreadable(
            "record/many", f"{path} holds {len(found)} records; `fondaco replay` shows each."
        )
    ((place, document),) = found
    table = record_reader.replay(document, game(str(document.get("game"))), place)
    table.say = InEnglish(table.terms)
    return table


@overload
def batch(
    name: str,
    tables: int,
    *,
    seats: int,
    options: Sequence[str] = (),
    edition: Edition | Path | str | None = None,
    seed: int = 1,
    device: Literal["cpu"] = "cpu",
) -> Batch: ...


@overload
def batch(
    name: str,
    tables: int,
    *,
    seats: int,
    options: Sequence[str] = (),
    edition: Edition | Path | str | None = None,
    seed: int = 1,
    device: Literal["cuda"],
) -> CardBatch: ...


def batch(
    name: str,
    tables: int,
    *,
    seats: int,
    options: Sequence[str] = (),
    edition: Edition | Path | str | None = None,
    seed: int = 1,
    device: Literal["cpu", "cuda"] = "cpu",
) -> Batch | CardBatch:
    """Many tables at once, compiled, as arrays; with `device="cuda"` all on an NVIDIA GPU.

    Table i plays game i of the seed.
    """
    from fondaco.core.errors import Unreadable  # noqa: PLC0415

    if device not in ("cpu", "cuda"):
        raise Unreadable("batch/device", f"A device is 'cpu' or 'cuda', not {device!r}.")
    played = game(name)
    box = played.edition_named(edition)
    if device == "cuda":
        from fondaco.fast.cuda.batch import Batch as CardBatch  # noqa: PLC0415

        return CardBatch(
            played, tables, seats=seats, options=tuple(options), edition=box, seed=seed
        )
    from fondaco.fast.batch import Batch  # noqa: PLC0415  brings the compiler with it

    return Batch(played, tables, seats=seats, options=tuple(options), edition=box, seed=seed)

"""Fondaco: three merchant games of Renaissance Italy, for people, bots and researchers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, overload

if TYPE_CHECKING:
    from fondaco.core.game import Game
    from fondaco.core.table import Table
    from fondaco.fast.batch import Batch
    from fondaco.fast.cuda.batch import Batch as CardBatch

__all__ = ["__version__", "batch", "game", "table"]
__version__ = "0.1.0"


def game(name: str) -> Game:
    """A game of the house by its name."""
    from fondaco import games  # noqa: PLC0415  nothing is loaded before it is asked for

    return games.find(name)


def table(
    name: str, *, seats: int, options: tuple[str, ...] = (), seed: str | None = None
) -> Table:
    """A table laid for a game, in plain Python; the same seed gives the same cards."""
    from fondaco.core import chance  # noqa: PLC0415
    from fondaco.core.table import Table, Terms  # noqa: PLC0415

    chosen = chance.fresh() if seed is None else chance.from_seed(seed)
    return Table(Terms.agree(game(name), seats, options, chance=chosen))


@overload
def batch(
    name: str,
    tables: int,
    *,
    seats: int,
    options: tuple[str, ...] = (),
    seed: int = 1,
    device: Literal["cpu"] = "cpu",
) -> Batch: ...


@overload
def batch(
    name: str,
    tables: int,
    *,
    seats: int,
    options: tuple[str, ...] = (),
    seed: int = 1,
    device: Literal["cuda"],
) -> CardBatch: ...


def batch(
    name: str,
    tables: int,
    *,
    seats: int,
    options: tuple[str, ...] = (),
    seed: int = 1,
    device: Literal["cpu", "cuda"] = "cpu",
) -> Batch | CardBatch:
    """Many tables at once, compiled, as arrays; with `device="cuda"` all on an NVIDIA GPU."""
    if device == "cuda":
        from fondaco.fast.cuda.batch import Batch as CardBatch  # noqa: PLC0415

        return CardBatch(game(name), tables, seats=seats, options=options, seed=seed)
    from fondaco.fast.batch import Batch  # noqa: PLC0415  brings the compiler with it

    return Batch(game(name), tables, seats=seats, options=options, seed=seed)

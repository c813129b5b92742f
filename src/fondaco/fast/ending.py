"""How the games of a batch ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Ended:
    """Which tables had ended; there, the totals of every seat and a 1 for every winner."""

    over: NDArray[np.bool_]
    totals: NDArray[np.int32]
    wins: NDArray[np.uint8]

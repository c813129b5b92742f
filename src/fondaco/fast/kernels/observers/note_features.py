"""An observer that works out what the seat to act knows, as a policy would want it."""

from typing import NamedTuple

from fondaco.core.position import Position
from fondaco.core.verbs import features, to_act
from fondaco.fast.kernels.row_types import Numbers


class FeatureSheet(NamedTuple):
    """Room for the features of one seat."""

    features: Numbers


def observe(
    observer: FeatureSheet,
    row: int,  # noqa: ARG001
    step: int,  # noqa: ARG001
    state: Position,
    mask: list[int],  # noqa: ARG001
    count: int,  # noqa: ARG001
) -> None:
    """The features of the seat to act, written over those before."""
    features(state, to_act(state), observer.features)

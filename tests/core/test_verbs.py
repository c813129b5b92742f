"""Code written over the verbs plays any game once it is bound to it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from fondaco.core import dice, verbs
from tests.core import wanderer
from tests.core.samples import MEDICI, dealt
from tests.core.wanderer import wander

if TYPE_CHECKING:
    from fondaco.core.position import Position


def wander_twice(state: Position, mask: list[int]) -> list[int]:
    """A game, and the nothing that is left after it."""
    return [wander(state, mask), wander(state, mask)]


def test_an_unbound_verb_says_so() -> None:
    with pytest.raises(TypeError, match="bound to a game"):
        wanderer.wander(dealt().state, [0] * MEDICI.moves)


def test_a_bound_module_plays_the_game() -> None:
    table = dealt()
    state = table.state.copy()

    moves = verbs.bound(wanderer, *MEDICI.verbs).wander(state, [0] * MEDICI.moves)

    assert moves > 20
    assert MEDICI.rules.to_act(state) == verbs.NOBODY
    assert table.number == 0


def test_what_a_module_takes_from_another_one_over_the_verbs_is_bound_too() -> None:
    here = verbs.bound(sys.modules[__name__], *MEDICI.verbs)

    moves, rest = here.wander_twice(dealt().state, [0] * MEDICI.moves)

    assert moves > 20
    assert rest == 0


def test_binding_leaves_the_module_itself_alone() -> None:
    verbs.bound(wanderer, *MEDICI.verbs)

    with pytest.raises(TypeError, match="bound to a game"):
        wanderer.step(dealt().state, [0] * MEDICI.moves)


def test_constants_of_a_module_are_kept() -> None:
    assert verbs.bound(wanderer, *MEDICI.verbs).LAST == wanderer.LAST


def test_a_verb_that_no_given_module_has_is_named() -> None:
    with pytest.raises(TypeError, match="the verb apply"):
        verbs.bound(wanderer, dice)


def test_only_the_modules_whose_verbs_are_used_count() -> None:
    assert verbs.fillers(wanderer, (dice, *MEDICI.verbs)) == (MEDICI.rules,)
    assert verbs.fillers(dice, MEDICI.verbs) == ()

"""Patches: a view and its changes give the next view."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.games import index
from fondaco.server.table.broadcast import Broadcaster
from fondaco.server.table.entries import Moved
from fondaco.server.table.room import PLAYING
from fondaco.server.wire.messages import Change
from fondaco.server.wire.patches import changes, patched
from tests.server import sample_rooms
from tests.server.sample_rooms import random_move, started

LEAVES = st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=3)
TREES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner),
    max_leaves=12,
)


@given(TREES, TREES)
def test_the_old_with_its_changes_is_the_new(old: Any, new: Any) -> None:
    assert patched(copy.deepcopy(old), changes(old, new)) == new


@given(TREES)
def test_what_is_the_same_needs_no_change(tree: Any) -> None:
    assert changes(tree, copy.deepcopy(tree)) == []


@pytest.mark.parametrize("game", index.names())
def test_what_is_sent_for_a_move_does_not_grow_with_the_game(game: str) -> None:
    room = started(game, seed="bytes")
    broadcaster, dice = Broadcaster(room), sample_rooms.dice(2)
    for seat in range(-1, 4):
        broadcaster.view(seat)
    sizes: list[int] = []
    while room.status == PLAYING and room.playing().number < 300:
        outcome = room.carry_out(Moved(random_move(room, dice)), room.to_act, 0.0)
        sizes += [len(text) for text in broadcaster.updates(outcome).values()]
    third = len(sizes) // 3

    early, late = sum(sizes[:third]) / third, sum(sizes[-third:]) / third
    assert late < 1.6 * early
    assert msgspec.json.decode(b'[["a"],1]', type=Change) == Change(["a"], 1)

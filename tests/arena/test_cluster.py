"""A real Ray cluster of two nodes plays the very blocks that this machine plays."""

from __future__ import annotations

import secrets
import sys
from typing import TYPE_CHECKING

import pytest

from fondaco.arena import deal_blocks, ray_cluster
from fondaco.core.errors import Unreadable
from tests.arena.samples import duel

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.thorough


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A cluster of two nodes with a core each, and a token of its own."""
    (tmp_path / "token").write_text(secrets.token_hex(32))
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN_PATH", str(tmp_path / "token"))
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    from ray.cluster_utils import Cluster  # noqa: PLC0415  reads the environment

    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    nodes.add_node(num_cpus=1)
    yield nodes.address
    nodes.shutdown()  # type: ignore[no-untyped-call]  # Ray says nothing about it


def test_a_cluster_of_two_plays_the_same_blocks_as_this_machine(address: str) -> None:
    match, numbers = duel("greedy", "chance", seats=3), range(6)

    found = {block.number: block for block in ray_cluster.play(match, numbers, address)}

    assert found == {number: deal_blocks.play(match, number) for number in numbers}


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(Unreadable, match=r'pip install "fondaco\[cluster\]"'):
        next(ray_cluster.play(duel(), range(2), "auto"))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nonsense"])
def test_a_cluster_that_is_not_there_is_said_at_once(address: str) -> None:
    with pytest.raises(Unreadable, match=f"No Ray cluster can be joined at {address}: "):
        next(ray_cluster.play(duel(), range(2), address))

"""The tree of a search: its bound, its width, and the books that it keeps."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fondaco.bots.search.halving import rounds_for
from fondaco.bots.search.searcher import Searcher
from fondaco.bots.search.structures import CANDIDATES, ROOT, Node, Search
from fondaco.bots.search.thinker import Budget
from fondaco.bots.search.tree import is_wide, ucb
from fondaco.bots.sight import look
from fondaco.core.chance import simulated
from fondaco.core.dice import Dice
from fondaco.core.table import Table, Terms
from fondaco.games import index

ITERATIONS = 60


def node(visits: int, available: int) -> Node:
    """A node that was visited so often when it was available."""
    made = Node()
    made.visits, made.available = visits, available
    return made


@pytest.fixture(scope="module", params=["medici", "strozzi"])
def search(request: pytest.FixtureRequest) -> Search:
    """What a search of four seats left behind."""
    game = index.find(request.param)
    table = Table(Terms.agree(game, 4, chance=simulated(5, 5)))
    while table.number < 25 or len(table.choices) < 2:
        table.play(table.choices[table.number % len(table.choices)])
    searcher = Searcher(game, Budget(iterations=ITERATIONS), machine=False)
    searcher.thoughts(look(game, table.state, table.to_act, Dice()))
    return searcher.search


def children(search: Search, parent: int) -> list[int]:
    """The children of a node."""
    found, child = [], search.nodes[parent].child
    while child != ROOT:
        found.append(child)
        child = search.nodes[child].sibling
    return found


def test_of_two_children_worth_the_same_the_one_visited_less_has_the_higher_bound() -> None:
    assert ucb(node(2, 20), 1.0) > ucb(node(10, 20), 5.0)


def test_a_child_that_could_have_been_chosen_more_often_has_the_higher_bound() -> None:
    assert ucb(node(5, 20), 2.5) > ucb(node(5, 6), 2.5)


def test_a_node_gets_another_child_when_the_root_of_its_visits_allows_it() -> None:
    widths = [
        next(children for children in range(1, 100) if is_wide(node(visits, visits), children, 50))
        for visits in (4, 16, 64, 256)
    ]

    assert widths == [2, 3, 5, 9]


def test_as_many_rounds_as_it_takes_to_halve_the_candidates_down_to_one() -> None:
    assert [rounds_for(count) for count in (1, 2, 3, 4, 5, 8, 9, CANDIDATES)] == [
        1, 1, 2, 2, 3, 3, 4, 4,
    ]  # fmt: skip


def test_every_record_of_a_search_keeps_within_its_ranges(search: Search) -> None:
    records = [*search.nodes, *search.parameters, *search.progress, *search.descent]

    assert [line for record in records for line in record.astray()] == []


def test_every_iteration_passes_through_the_root_and_one_candidate(search: Search) -> None:
    visits = [search.nodes[child].visits for child in children(search, ROOT)]

    assert search.nodes[ROOT].visits == sum(visits) == ITERATIONS


def test_no_child_is_visited_more_often_than_its_parent(
    search: Search,
) -> None:
    for parent in range(1, search.progress[0].size):
        for child in children(search, parent):
            assert search.nodes[child].visits <= search.nodes[parent].visits


def test_the_values_of_all_seats_add_up_to_the_visits_of_a_node(search: Search) -> None:
    for place in range(search.progress[0].size):
        assert sum(search.values[place]) == pytest.approx(search.nodes[place].visits)


def test_the_candidates_are_ranked_by_their_value_to_the_seat(search: Search) -> None:
    seat = search.parameters[0].seat
    best, second = (
        search.values[at][seat] / search.nodes[at].visits
        for at in search.progress[0].candidates[:2]
    )

    assert best >= second


def test_nodes_are_numbered_as_they_came(search: Search) -> None:
    for parent in range(search.progress[0].size):
        assert all(newer > older for newer, older in pairwise(children(search, parent)))

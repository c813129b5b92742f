"""The laws that every game found obeys; slow runs do the same for many more games."""

from __future__ import annotations

from pathlib import Path

import pytest

from fondaco.core import record_reader
from fondaco.games import index
from fondaco.laws.many_games import compare_ways, many_games
from fondaco.laws.one_game import play_under_the_laws, random_terms

pytestmark = pytest.mark.thorough

TABLES = [(name, seats) for name in index.names() for seats in index.find(name).seats]
CORPUS = sorted((Path(__file__).parents[1] / "corpus").glob("*.json"))


def option_sets(name: str) -> list[tuple[str, ...]]:
    """No option of a game, each alone, and all of them."""
    known = tuple(option.name for option in index.find(name).options)
    return list(dict.fromkeys([(), *((option,) for option in known), known]))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_law_is_broken_in_whole_games(name: str, seats: int) -> None:
    game, known = index.find(name), option_sets(name)

    # Two games a table, each with the next options, so that all of them are met with some seats.
    for number in (2 * seats, 2 * seats + 1):
        options = known[number % len(known)]
        table = play_under_the_laws(random_terms(game, seats, number, options), number)

        assert table.to_act < 0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_interpreted_and_compiled_rules_agree_in_every_byte_after_every_move(
    name: str, seats: int
) -> None:
    game, known = index.find(name), option_sets(name)

    for number in (2 * seats, 2 * seats + 1):
        assert compare_ways(game, seats, number, known[number % len(known)]) > 0


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_law_is_broken_in_thousands_of_compiled_games(name: str, seats: int) -> None:
    game = index.find(name)

    moves = many_games(game, seats, games=2000, number=seats, at_once=1000)

    assert moves > 2000


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_law_is_broken_in_a_million_compiled_games(name: str, seats: int) -> None:
    game = index.find(name)

    for options in option_sets(name):
        many_games(game, seats, 1_000_000 // len(option_sets(name)), 7, options)


@pytest.mark.parametrize("path", CORPUS, ids=lambda path: path.stem)
def test_recorded_games_still_end_as_they_did(path: Path) -> None:
    ((place, document),) = record_reader.read_documents(path)

    table = record_reader.replay(document, index.find(document["game"]), place)

    assert table.to_act < 0


def test_every_game_has_recorded_games() -> None:
    recorded = {path.name.split("-")[0] for path in CORPUS}

    assert set(index.names()) <= recorded

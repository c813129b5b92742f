"""The pages for researchers say what the code does."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import fondaco.env
from fondaco.arena.strength_tables import meetings
from fondaco.bots.simulation import Simulation, simulate
from fondaco.core.errors import Broken
from fondaco.env.doc_pages import page
from fondaco.env.feature_names import groups
from fondaco.env.game_facts import measure
from fondaco.env.plain_game import Deal
from fondaco.env.setting import Setting
from fondaco.games import index

if TYPE_CHECKING:
    from fondaco.core.game import Game
    from fondaco.core.protocols import Fields

FOLDER = Path(__file__).parents[2] / "docs" / "environments"
FACTS = json.loads((FOLDER / "facts.json").read_text(encoding="utf-8"))


def fields_of(game: Game) -> Fields:
    """The names that a game gives its numbers and moves."""
    assert game.contract.fields
    return game.contract.fields


@pytest.mark.parametrize("name", index.names())
def test_the_page_of_a_game_is_what_the_code_says(name: str) -> None:
    written = (FOLDER / f"{name}.md").read_text(encoding="utf-8")

    played = meetings(FOLDER.parent / "strength", name)
    assert written == page(name, FACTS[name], played) + "\n", (
        "run: python -m fondaco.env.doc_pages docs/..."
    )


@pytest.mark.parametrize("name", index.names())
def test_every_number_of_an_observation_has_a_name_of_its_own(name: str) -> None:
    names = fondaco.env.fields(name)

    assert len(names) == len(set(names)) == index.find(name).feature_count


@pytest.mark.parametrize("name", index.names())
def test_every_move_has_a_meaning_and_every_meaning_a_move(name: str) -> None:
    game = index.find(name)

    words = {str(game.words.move_name(move)).split()[0] for move in range(game.moves)}

    assert words == set(fields_of(game).MEANINGS)


def named(name: str, seats: int, moves: int) -> tuple[Deal, dict[str, float]]:
    """A game after so many first choices, and what the seat to act sees of it, by name."""
    deal = Deal(Setting.agree(name, seats), 3)
    for _ in range(moves):
        deal.play(deal.choices[-1])
    sight = deal.features(deal.to_act).tolist()
    return deal, dict(zip(fondaco.env.fields(name), sight, strict=True))


def test_names_of_medici_stand_at_their_numbers() -> None:
    deal, seen = named("medici", 3, 60)

    view, seat = deal.setting.game.view(deal.state, deal.to_act), deal.to_act
    for after, who in enumerate(("own", "1 clockwise", "2 clockwise")):
        at = view["seats"][(seat + after) % 3]
        assert seen[f"merchants: {who}, florins"] == at["florins"]
        assert seen[f"merchants: {who}, room"] == at["room"]
        assert seen[f"merchants: {who}, ship value"] == at["value"]
        for good, symbols in at["symbols"].items():
            assert seen[f"merchants: {who}, warehouse {good}"] == symbols
    assert (seen["day"], seen["deck"]) == (view["day"], view["deck"])


def test_names_of_strozzi_stand_at_their_numbers() -> None:
    deal, seen = named("strozzi", 4, 60)

    view, seat = deal.setting.game.view(deal.state, deal.to_act), deal.to_act
    for after, who in enumerate(("own", "1 clockwise", "2 clockwise", "3 clockwise")):
        other = (seat + after) % 4
        at = view["seats"][other]
        assert seen[f"captains: {who}, coins"] == at["coins"]
        assert seen[f"captains: {who}, tiles science"] == at["merit"]["science"]
        spaces = {marker["seat"]: marker["space"] for marker in view["cities"]["florence"]}
        assert seen[f"captains: {who}, space in florence"] == spaces[other]
    assert seen["supply"] == view["supply"]


def test_names_of_oltremare_stand_at_their_numbers() -> None:
    deal, seen = named("oltremare", 3, 60)

    view, seat = deal.setting.game.view(deal.state, deal.to_act), deal.to_act
    for after, who in enumerate(("own", "1 clockwise", "2 clockwise")):
        at = view["seats"][(seat + after) % 3]
        for name in ("ducats", "fame", "hand", "cargo", "tokens"):
            assert seen[f"traders: {who}, {name}"] == at[name]
        assert seen[f"traders: {who}, pirate pile"] == at["pirates"]
    assert seen[f"chart: harbour {deal.state.ships[seat]}, own ship"] == 1  # type: ignore[attr-defined]  # Oltremare's
    assert seen[f"stage: {view['stage'].replace('-', ' ')}"] == 1


def test_names_that_do_not_fit_their_group_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    medici = index.find("medici")
    monkeypatch.setitem(fields_of(medici).FIELDS, "options", ("only one",))

    with pytest.raises(Broken, match="names 1 of the 2 numbers of 'options'"):
        list(groups(medici))


def test_the_facts_of_a_table_can_be_measured_again() -> None:
    written = next(fact for fact in FACTS["strozzi"] if fact["seats"] == 3)

    assert asdict(measure("strozzi", 3)) == written


@pytest.mark.slow
@pytest.mark.parametrize("name", index.names())
def test_all_facts_can_be_measured_again(name: str) -> None:
    assert [asdict(measure(name, seats)) for seats in index.find(name).seats] == FACTS[name]


@pytest.mark.thorough
def test_the_games_measured_are_those_that_are_simulated() -> None:
    medici = index.find("medici")
    match = Simulation(medici, 2, (), medici.default_edition, ("chance",), 1)

    lengths = [int(length) for played in simulate(match, 500) for length in played.lengths]

    fact = FACTS["medici"][0]
    assert (min(lengths), max(lengths)) == (fact["fewest"], fact["most"])
    assert round(sum(lengths) / 500, 1) == fact["decisions"]


OVERVIEW = (FOLDER.parent / "environments.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", OVERVIEW, re.DOTALL)
COMPILED = [block for block in BLOCKS if "batch(" in block or "vector(" in block]


@pytest.mark.parametrize("block", [block for block in BLOCKS if block not in COMPILED])
def test_the_lines_of_the_overview_run(block: str) -> None:
    exec(block, {})  # noqa: S102  our own


@pytest.mark.thorough
@pytest.mark.parametrize("block", COMPILED)
def test_the_lines_of_the_overview_that_compile_medici_run(block: str) -> None:
    exec(block, {})  # noqa: S102  our own


@pytest.mark.parametrize("name", index.names())
def test_the_overview_knows_the_size_of_a_game(name: str) -> None:
    game = index.find(name)
    row = f"| {game.seats[0]}–{game.seats[-1]} | {game.moves} | {game.feature_count} numbers |"

    assert f"| {name.capitalize()} {row}" in OVERVIEW


def test_the_links_of_the_pages_lead_somewhere() -> None:
    for found in FOLDER.glob("*.md"):
        for target in re.findall(r"\]\(([^)#:]+)\)", found.read_text(encoding="utf-8")):
            assert (FOLDER / target).exists(), f"{found.name}: {target}"

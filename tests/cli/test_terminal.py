"""Playing in the terminal: nothing is lost, and every refusal names its rule."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from fondaco.cli.terminal import seat_players
from fondaco.core.errors import Unreadable

if TYPE_CHECKING:
    from tests.cli.command import Fondaco

pytestmark = pytest.mark.thorough

TWO = ("terminal", "medici", "--seats", "2", "--seed", "fair", "--name", "Zita")


def test_a_whole_game_can_be_played_by_choosing_numbers(fondaco: Fondaco) -> None:
    fondaco(*TWO, typed="1\n1\n2\n\n" * 200)

    assert fondaco.code == 0
    assert "The whole game" in fondaco.said
    assert re.search(r"wins with|shares the victory", fondaco.said)


def test_a_finished_game_is_kept_as_a_sound_record(fondaco: Fondaco) -> None:
    fondaco(*TWO, typed="1\n1\n2\n\n" * 200)

    (place,) = fondaco.saved

    assert "1 sound, 0 not" in fondaco("verify", str(place))


def test_without_a_game_the_house_offers_its_list(fondaco: Fondaco) -> None:
    fondaco("terminal", typed="1\nquit\n")

    assert "Reiner Knizia · 2 to 6 players" in fondaco.said


def test_leaving_keeps_the_game_and_coming_back_takes_it_up(fondaco: Fondaco) -> None:
    fondaco(*TWO, typed="1\nquit\n")
    (place,) = fondaco.saved
    before = json.loads(place.read_text())["moves"]

    fondaco("terminal", "medici", typed="y\nquit\n")

    assert "Go on with it?" in fondaco.said
    assert json.loads(place.read_text())["moves"] == before
    assert fondaco.saved == [place]


def test_the_end_of_input_is_a_way_to_leave(fondaco: Fondaco) -> None:
    fondaco(*TWO, typed="1\n")

    assert fondaco.code == 0
    assert "The game is kept" in fondaco.said


def test_a_saved_game_can_be_resumed_by_its_file(fondaco: Fondaco) -> None:
    fondaco(*TWO, typed="1\nquit\n")

    fondaco("terminal", "--resume", str(fondaco.saved[0]), typed="quit\n")

    assert "Zita" in fondaco.said


def test_a_refused_move_names_its_rule_and_why_shows_it(fondaco: Fondaco) -> None:
    fondaco(*TWO, typed="take 1\nwhy\nquit\n")

    assert "The market is empty: reveal a card first." in fondaco.said
    assert "MED-2.4: type why to read the rule." in fondaco.said
    assert "the player must reveal at least one" in fondaco.said


def test_words_that_are_no_move_are_answered_kindly(fondaco: Fondaco) -> None:
    fondaco(*TWO, typed="juggle\n77\nhelp\nwhy MED-99.1\nquit\n")

    assert "'juggle' is no move" in fondaco.said
    assert "The choices have the numbers 1." in fondaco.said
    assert "take your last move back" in fondaco.said
    assert "no clause MED-99.1" in fondaco.said


def test_a_take_can_be_undone_before_the_others_go_on_but_a_reveal_never(fondaco: Fondaco) -> None:
    fondaco(*TWO, "--new", typed="reveal\nundo\ntake 1\nundo\nquit\n")
    document = json.loads(fondaco.saved[0].read_text())

    assert "There is nothing to take back" in fondaco.said
    assert "Enter to go on, or undo" in fondaco.said
    assert document["moves"][-1]["move"] == "reveal"


def test_a_day_is_followed_by_its_score_sheet(fondaco: Fondaco) -> None:
    fondaco(*TWO, typed="1\n1\n2\n\n" * 40)

    assert "Scored" in fondaco.said
    assert re.search(r"ship\s+grain\s+spice\s+fur\s+dye\s+cloth\s+bonus", fondaco.said)


def test_two_people_can_play_at_one_keyboard(fondaco: Fondaco) -> None:
    fondaco(*TWO, "Yves", "--humans", "2", typed="1\n2\n\nquit\n")

    assert "Zita ›" in fondaco.said
    assert "Yves ›" in fondaco.said


def test_the_same_seed_gives_the_same_cards(fondaco: Fondaco) -> None:
    for _ in range(2):
        fondaco(*TWO, "--new", typed="1\n1\n1\nquit\n")
    first, second = (json.loads(place.read_text()) for place in fondaco.saved)

    assert first["moves"] == second["moves"]


def test_people_sit_first_and_bots_take_the_other_seats_in_turn() -> None:
    players = seat_players(4, 1, ("Zita",), ["greedy", "chance"])

    assert [player.kind for player in players] == ["human", "greedy", "chance", "greedy"]
    assert len({player.name for player in players}) == 4


def test_more_people_than_seats_are_refused() -> None:
    with pytest.raises(Unreadable, match="3 people cannot sit at a table of 2"):
        seat_players(2, 3, (), ["greedy"])

"""Rooms: a room is its log, and gives way only where it may."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from fondaco.core.errors import Broken, Refusal, Unreadable
from fondaco.games import index
from fondaco.server.store import Entry
from fondaco.server.table import entries
from fondaco.server.table.agreement import ClockTerms
from fondaco.server.table.broadcast import Broadcaster
from fondaco.server.table.permissions import STALE, Caller, permit
from fondaco.server.table.room import OVER, PLAYING, Room
from fondaco.server.wire import commands
from tests.server import sample_rooms
from tests.server.sample_rooms import CALLERS, agreed, opened, random_move, secret, started

if TYPE_CHECKING:
    import random

    from fondaco.server.wire.commands import Command

STRANGER = Caller("guest-stranger", "Stranger")


class Ledger:
    """A room whose log is kept beside it."""

    def __init__(self, room: Room) -> None:
        self.room, self.log = room, []  # type: ignore[var-annotated]

    def give(self, caller: Caller, command: Command, now: float = 0.0) -> None:
        """Give a command as the server would."""
        key = f"{caller.guest}:{command.id}"
        seat, deed = permit(self.room, caller, command, now)
        outcome = self.room.carry_out(deed, seat, now)
        self.room.remember(key, seat)
        self.note(outcome.deed, seat, key)

    def note(self, deed: entries.Deed, seat: int | None, key: str | None = None) -> None:
        number = len(self.log) + 1
        self.log.append(
            Entry("table", number, entries.kind(deed), seat, entries.write(deed), 0, key)
        )


def random_command(room: Room, dice: random.Random, number: int) -> tuple[Caller, Command]:
    """Anything that somebody at the table may think of, sensible more often than not."""
    seat = room.to_act if room.to_act >= 0 and dice.random() < 0.8 else dice.randrange(4)
    caller, name, expected = CALLERS[seat], f"c{number}", room.numbers[seat]
    if room.status == PLAYING and dice.random() < 0.7:
        return caller, commands.Move(name, seat, expected, random_move(room, dice))
    other = dice.randrange(4)
    wild: list[Command] = [
        commands.Undo(name, seat, expected),
        commands.AskBack(name, seat, expected),
        commands.AnswerBack(name, seat, dice.random() < 0.8),
        commands.Chat(name, "well played"),
        commands.VoteOut(name, seat, other),
        commands.Rematch(name, seat),
        commands.Start(name),
        commands.Move(name, seat, dice.randrange(5), "nonsense"),
    ]
    if dice.random() < 0.02:
        wild.append(commands.Leave(name, seat))
    return caller, dice.choice(wild)


def picture(room: Room) -> dict[str, Any]:
    """All that a room is, ready to be compared."""
    table = room.table
    return {
        "occupants": room.occupants,
        "length": room.length,
        "numbers": room.numbers,
        "asking": (room.asking, room.agreed),
        "votes": {seat: voices for seat, voices in room.votes.items() if voices},
        "wishes": room.wishes,
        "chat": list(room.chat),
        "answers": dict(room.answers),
        "left": room.clock and room.clock.left,
        "log": table and [(turn.seat, turn.move, turn.hash) for turn in table.log],
        "views": table and [Broadcaster(room).view(seat) for seat in range(-1, 4)],
    }


@pytest.mark.parametrize("game", index.names())
@pytest.mark.parametrize("number", [1, 2])
def test_a_room_rebuilt_from_its_log_is_the_same_room(game: str, number: int) -> None:
    terms = agreed(game, clock=ClockTerms(600, 5))
    ledger = Ledger(opened(game, seed="law", clock=ClockTerms(600, 5)))
    dice, now = sample_rooms.dice(number), 0.0
    refused = 0
    for step in range(160):
        now += dice.random()
        try:
            ledger.give(*random_command(ledger.room, dice, step), now)
        except (Refusal, Unreadable):
            refused += 1
        if step % 40 == 39:
            rebuilt = Room.rebuilt("table", terms, secret("law"), ledger.log, now)
            assert picture(rebuilt) == picture(ledger.room)

    assert refused > 5
    assert len(ledger.log) > 60


def test_a_refused_command_changes_nothing() -> None:
    room = started("medici")
    before = picture(room)
    seat = room.to_act

    with pytest.raises(Refusal):
        room.carry_out(entries.Moved("take 1"), (seat + 1) % 4, 0.0)
    with pytest.raises(Unreadable):
        room.carry_out(entries.Moved("sing"), seat, 0.0)

    assert picture(room) == before


def test_a_log_whose_moves_lead_elsewhere_is_not_believed() -> None:
    room = started("medici")
    forged = entries.Moved("reveal", hash="0" * 32)

    with pytest.raises(Broken, match="leads elsewhere"):
        room.carry_out(forged, room.to_act, 0.0)


def test_a_move_at_an_old_number_is_stale() -> None:
    ledger = Ledger(started("medici"))
    seat = ledger.room.to_act
    old = ledger.room.numbers[seat]
    ledger.give(CALLERS[seat], commands.Move("a", seat, old, "reveal"))

    with pytest.raises(Unreadable) as caught:
        ledger.give(CALLERS[seat], commands.Move("b", seat, old, "reveal"))

    assert caught.value.code == STALE


def test_nobody_moves_for_somebody_else() -> None:
    room = started("medici", people=2)
    seat = room.to_act

    for caller in (STRANGER, Caller("", ""), *(c for s, c in enumerate(CALLERS) if s != seat)):
        move = commands.Move("a", seat, room.numbers[seat], "reveal")
        with pytest.raises(Unreadable) as caught:
            permit(room, caller, move, 0.0)
        assert caught.value.code == "seat/not-yours"


def test_somebody_without_a_name_owns_no_seat_though_bots_and_open_seats_have_no_guest() -> None:
    room = started("medici", people=1)

    assert room.seats_of("") == []


# Undo and take-back


def until_takes(room: Room, count: int) -> list[int]:
    """Play Medici until so many takes in a row showed nothing new; who took."""
    for number in range(200):
        table = room.playing()
        fitting = [m for m in table.choices if table.words.move_name(m).startswith("take")]
        calm = [turn for turn in table.log[-count:] if not turn.barrier]
        if len(calm) == count:
            return [turn.seat for turn in calm]
        move = fitting[0] if fitting else table.choices[0]
        room.carry_out(entries.Moved(table.words.move_name(move)), room.to_act, float(number))
    raise AssertionError


def test_the_own_last_move_is_taken_back_at_once_if_it_showed_nothing() -> None:
    ledger = Ledger(started("medici", seed="undo"))
    (seat,) = until_takes(ledger.room, 1)
    number, hash_before = ledger.room.playing().number, ledger.room.playing().log[-2].hash

    ledger.give(CALLERS[seat], commands.Undo("u", seat, ledger.room.numbers[seat]))

    assert ledger.room.playing().number == number - 1
    assert ledger.room.playing().log[-1].hash == hash_before
    assert ledger.room.to_act == seat


def test_no_undo_crosses_what_was_revealed() -> None:
    ledger = Ledger(started("medici"))
    seat = ledger.room.to_act
    ledger.give(CALLERS[seat], commands.Move("m", seat, ledger.room.numbers[seat], "reveal"))

    for command in (commands.Undo, commands.AskBack):
        with pytest.raises(Refusal) as caught:
            ledger.give(CALLERS[seat], command("u", seat, ledger.room.numbers[seat]))
        assert caught.value.code == "nothing-to-undo"


def calm_pair() -> tuple[Room, int, int]:
    """A room in which two different seats took cards, one after the other."""
    room, dice = started("medici", seed="c1"), sample_rooms.dice(1)
    while True:
        room.carry_out(entries.Moved(random_move(room, dice)), room.to_act, 0.0)
        first, second = room.playing().log[-2:]
        if first.seat != second.seat and not first.barrier and not second.barrier:
            return room, first.seat, second.seat


def test_a_move_behind_another_seats_move_is_taken_back_when_all_others_agree() -> None:
    room, first, _ = calm_pair()
    number = room.playing().number
    ledger = Ledger(room)
    ledger.give(CALLERS[first], commands.AskBack("b", first, room.numbers[first]))
    others = [seat for seat in range(4) if seat != first]

    for seat in others[:-1]:
        ledger.give(CALLERS[seat], commands.AnswerBack(f"b{seat}", seat, agree=True))
    assert room.playing().number == number
    ledger.give(CALLERS[others[-1]], commands.AnswerBack("b", others[-1], agree=True))

    assert room.playing().number == number - 2
    assert room.to_act == first
    assert room.asking == -1


def test_one_no_is_enough_against_a_take_back() -> None:
    room, first, second = calm_pair()
    number = room.playing().number
    ledger = Ledger(room)
    ledger.give(CALLERS[first], commands.AskBack("b", first, room.numbers[first]))

    ledger.give(CALLERS[second], commands.AnswerBack("n", second, agree=False))

    assert (room.asking, room.playing().number) == (-1, number)
    with pytest.raises(Unreadable) as caught:
        ledger.give(CALLERS[second], commands.AnswerBack("y", second, agree=True))
    assert caught.value.code == "back/not-asked"


# Votes, leaving, wishes


def test_a_bot_takes_a_seat_over_when_more_than_half_of_the_others_vote_for_it() -> None:
    ledger = Ledger(started("medici"))
    vote = commands.VoteOut

    ledger.give(CALLERS[0], vote("v", 0, 3))
    assert ledger.room.people() == [0, 1, 2, 3]
    ledger.give(CALLERS[1], vote("v", 1, 3))

    assert ledger.room.people() == [0, 1, 2]
    assert ledger.room.occupants[3].bot == "greedy"
    assert ledger.room.occupants[3].name == "Dario"


def test_one_person_alone_votes_nobody_out() -> None:
    ledger = Ledger(started("medici", people=2))

    ledger.give(CALLERS[0], commands.VoteOut("v", 0, 1))

    assert ledger.room.people() == [0, 1]


def test_who_leaves_a_game_leaves_the_seat_to_a_bot_and_before_it_leaves_it_open() -> None:
    ledger = Ledger(opened("medici", seed="leave"))
    ledger.give(CALLERS[3], commands.Leave("l", 3))
    assert ledger.room.occupants[3] == msgspec.structs.replace(
        ledger.room.occupants[3], guest="", name="", bot=""
    )
    with pytest.raises(Unreadable) as caught:
        ledger.give(CALLERS[0], commands.Start("s"))
    assert caught.value.code == "start/open-seats"

    playing = Ledger(started("medici"))
    playing.give(CALLERS[3], commands.Leave("l", 3))

    assert playing.room.occupants[3].bot == "greedy"


def test_another_game_is_wished_for_when_one_is_over() -> None:
    ledger = Ledger(started("medici", people=1))
    with pytest.raises(Unreadable) as caught:
        ledger.give(CALLERS[0], commands.Rematch("r", 0))
    assert caught.value.code == "rematch/not-over"
    dice = sample_rooms.dice(3)
    while ledger.room.status != OVER:
        room = ledger.room
        room.carry_out(entries.Moved(random_move(room, dice)), room.to_act, 0.0)

    ledger.give(CALLERS[0], commands.Rematch("r", 0))

    assert ledger.room.wishes == {0}


# Clocks


def test_a_clock_runs_for_the_seat_to_act_and_gains_with_every_move() -> None:
    ledger = Ledger(started("medici", clock=ClockTerms(60, 2)))
    seat, clock = ledger.room.to_act, ledger.room.clock
    assert clock is not None

    ledger.give(
        CALLERS[seat], commands.Move("m", seat, ledger.room.numbers[seat], "reveal"), now=10.5
    )

    assert clock.left[seat] == 60_000 - 10_500 + 2_000
    assert clock.now_left(11.0)[ledger.room.to_act] == clock.left[ledger.room.to_act] - 500


def test_clocks_stand_still_while_the_server_is_down() -> None:
    terms = agreed("medici", clock=ClockTerms(60))
    ledger = Ledger(started("medici", clock=ClockTerms(60), seed="down"))
    ledger.note(entries.Started(), None)
    seat = ledger.room.to_act
    number = ledger.room.numbers[seat]
    ledger.give(CALLERS[seat], commands.Move("m", seat, number, "reveal"), now=20.0)

    rebuilt = Room.rebuilt("table", terms, secret("down"), ledger.log, now=5_000.0)

    assert rebuilt.clock is not None
    assert rebuilt.clock.left[seat] == 40_000
    assert rebuilt.clock.ends() == 5_000.0 + rebuilt.clock.left[rebuilt.to_act] / 1000


def test_a_bots_move_costs_no_time() -> None:
    room = started("medici", people=0, clock=ClockTerms(60))

    room.carry_out(entries.Moved("reveal", bot=True), room.to_act, 30.0)

    assert room.clock is not None
    assert room.clock.left == [60_000] * 4

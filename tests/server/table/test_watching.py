"""Who may watch: links to private tables, the board in words, the rule book, lists of tables."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fondaco.games import index
from fondaco.server.table.admission import check_may_watch
from fondaco.server.table.entries import Admitted
from fondaco.server.table.text_board import palette, panels
from fondaco.speech.speaker import Speaker
from tests.server import sample_rooms
from tests.server.client import Guest
from tests.server.people import guests, run


def test_a_watch_link_lets_one_guest_see_a_private_table(server: str) -> None:
    async def work() -> None:
        anna, bruno, carla = await guests(server, "Anna", "Bruno", "Carla")
        table = await anna.found("oltremare", "me", "chance", visibility="private")
        code = (await anna.ask("POST", f"/api/tables/{table}/watch"))["code"]

        assert await bruno.accept(code) == {"table": table, "seat": -1}
        async with bruno.at(table) as watching:
            await watching.seen()
            assert watching.view["hand"] == []
            assert not watching.choices
        async with bruno.at(table) as again:
            await again.seen()
        await carla.ask("POST", "/api/join", {"code": code}, status=410)
        async with carla.at(table) as refused:
            assert (await refused.heard_of("error"))["code"] == "table/private"

    run(work())


def test_only_those_at_a_table_invite_watchers(server: str) -> None:
    async def work() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await anna.found("medici", "me", "chance")

        await bruno.ask("POST", f"/api/tables/{table}/watch", status=403)
        await Guest(server, "nobody").ask("POST", f"/api/tables/{table}/watch", status=401)

    run(work())


def test_a_room_remembers_its_watchers_by_its_log() -> None:
    room = sample_rooms.opened("medici", visibility="private")

    room.carry_out(Admitted("guest-Zita"), None, 0.0)

    check_may_watch(room, "guest-Zita")
    with pytest.raises(Exception, match="This table is private"):
        check_may_watch(room, "guest-Yves")


@pytest.mark.parametrize("game", index.names())
def test_who_asks_for_the_board_is_sent_it_as_the_game_paints_it(server: str, game: str) -> None:
    async def work() -> None:
        (anna,) = await guests(server, "Anna")
        table = await anna.found(game, "me", "chance", "chance")
        async with anna.at(table, language="en", board=True) as one:
            words = await one.heard_of("words")

            assert words["headline"]
            assert len(words["board"]) >= 2
            text = str(words["board"])
            assert "Anna" in text
            for panel in words["board"]:
                assert all(len(mark) == 2 for row in panel["rows"] for cell in row for mark in cell)
        async with anna.at(table) as silent:
            await silent.seen()
            assert "words" not in silent.last

    run(work())


def test_nobody_is_sent_a_board_who_did_not_ask_for_it(server: str) -> None:
    async def work() -> None:
        (anna,) = await guests(server, "Anna")
        table = await anna.found("medici", "me", "chance")
        async with anna.at(table, language="en") as one:
            words = await one.heard_of("words")
            await one.do("speak", language="hu", board=True)
            painted = one.last["words"]
            await one.do("speak", language="hu")
            plain = one.last["words"]

            assert words["headline"]
            assert "board" not in words
            assert painted["board"]
            assert "board" not in plain

    run(work())


def test_marks_of_one_role_travel_together() -> None:
    room = sample_rooms.started("oltremare", seed="marks")
    table = room.playing()

    sea = panels(table.game, table.view(-1), Speaker(table.game, room.names))[0]

    for row in sea.rows:
        for cell in row:
            assert all(one.role != two.role for one, two in pairwise(cell))


@pytest.mark.parametrize("game", index.names())
def test_the_colours_of_a_game_are_ready_for_a_page(game: str) -> None:
    found = palette(index.find(game))

    assert found
    for look in found.values():
        for one in (look.ink, look.paper):
            assert one == "" or (one[0] == "#" and len(one) == 7)


def test_every_clause_can_be_read(server: str) -> None:
    async def work() -> None:
        anna = Guest(server, "nobody")
        for game in index.names():
            book = await anna.ask("GET", f"/api/games/{game}/rules")
            assert [clause["id"] for clause in book] == list(index.find(game).clauses)
            assert all(clause["chapter"] and clause["text"] for clause in book)
            other = await anna.ask("GET", f"/api/games/{game}/rules?language=it-CH")
            assert [clause["id"] for clause in other] == [clause["id"] for clause in book]
            assert all(clause not in book for clause in other)
        assert (await anna.ask("GET", "/api/games/chess/rules", status=404))["code"]

    run(work())


def test_lists_name_who_came_later(server: str) -> None:
    async def work() -> None:
        anna, bruno = await guests(server, "Anna", "Bruno")
        table = await anna.found("medici", "me", "open", "open", visibility="public")
        await bruno.accept(await anna.invite(table, 1))
        async with anna.at(table) as one:
            await one.do("start", bot="Cosimo")

        for who in (anna, bruno):
            (card,) = await who.ask("GET", "/api/tables/mine")
            assert card["names"] == ["Anna", "Bruno", "Cosimo"]
            assert card["status"] == "playing"

    run(work())

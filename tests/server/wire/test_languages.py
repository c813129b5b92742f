"""Everybody at a table is spoken to in the language they read."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from fondaco.core.errors import Unreadable
from fondaco.server.client_errors import ClientError, sentence
from fondaco.server.http import record_files
from fondaco.server.table.entries import Moved
from fondaco.server.table.refusal_messages import refused
from fondaco.server.table.session import Session
from fondaco.server.wire.commands import Hello
from fondaco.server.wire.connection import Connection, Reading
from fondaco.speech.catalogues import house_tongue, languages
from fondaco.speech.speaker import Speaker
from tests.server import sample_rooms
from tests.server.client import Guest
from tests.server.people import begun, duel, guests, mover, run

if TYPE_CHECKING:
    from fondaco.server.table.room import Room

LANGUAGES = languages()


def speaker(room: Room, language: str) -> Speaker:
    return Speaker(room.playing().game, room.names, language)


def told(connection: Connection, kind: str) -> list[dict[str, Any]]:
    """What a client was sent of a kind."""
    said = [json.loads(text) for text in connection.waiting]
    return [message for message in said if message["type"] == kind]


def test_each_reader_is_told_in_their_own_language_and_each_text_is_made_once() -> None:
    async def work() -> None:
        room = sample_rooms.started("medici")
        session = Session(room)
        readers = {
            (language, copy): Connection(sample_rooms.CALLERS[0], Reading(language), queue=99)
            for language in ("", *LANGUAGES)
            for copy in (1, 2)
        }
        for connection in readers.values():
            session.connections.add(connection)
            session.greet(connection, Hello(1, "table", seat=0, language=connection.language))
            connection.waiting.clear()

        session.announce(room.carry_out(Moved("reveal"), room.to_act, 0.0))

        happened = room.playing().log[-1].seen_by(0)
        for (language, _), connection in readers.items():
            words = told(connection, "words")
            assert len(told(connection, "update")) == 1
            assert len(words) == (1 if language else 0)
            if language:
                say = speaker(room, language)
                assert words[0]["events"] == [say.event(one) for one in happened]
                assert words[0].get("language", "en") == language
                assert "whole" not in words[0]
        for language in LANGUAGES:
            texts = [readers[language, copy].waiting[-1] for copy in (1, 2)]
            assert texts[0] is texts[1]

    asyncio.run(work())


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_said_in_the_language_of_who_tried(language: str) -> None:
    room = sample_rooms.started("medici")
    session, table = Session(room), room.playing()
    by_rule = table.game.refusal(table.state, table.to_act, 1)
    assert by_rule is not None

    said = refused(session, "c1", by_rule, language)
    regretted = refused(session, "c2", ClientError("seat/unknown", last=3), language)

    assert said.sentence == speaker(room, language).refusal(by_rule)
    assert regretted.sentence == house_tongue(language).say("sorry-seat-unknown", last=3)
    assert (regretted.code, said.clause) == ("seat/unknown", "MED-2.4")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", [*record_files.SORRY, "record/hash"])
def test_what_is_wrong_with_a_record_is_said_in_the_language_of_who_brought_it(
    code: str, language: str
) -> None:
    exact = Unreadable(code, "At character 5 the record is odd.")

    with pytest.raises(record_files.BadRecordError) as regret, record_files.regretted():
        raise exact

    kind = house_tongue(language).say(record_files.SORRY.get(code, record_files.UNTRUE))
    expected = exact.sentence if language == "en" else kind
    assert (regret.value.code, sentence(regret.value, language)) == (code, expected)


def test_what_is_about_the_outside_alone_stays_as_it_is() -> None:
    error = Unreadable("message/unreadable", "That is no message of the protocol.")

    assert sentence(error, "hu") == error.sentence


@pytest.mark.parametrize(("wish", "spoken"), [*((one, one) for one in LANGUAGES), ("tlh", "en")])
def test_a_client_is_spoken_to_in_the_language_it_names(
    server: str, wish: str, spoken: str
) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(server)
        async with anna.at(table, language=wish) as one, bruno.at(table) as two:
            await begun(one, two)
            words = await one.heard_of("words")

            assert words.get("language", "en") == spoken
            assert words["whole"] is True
            answer = await one.do("sit", seat=1)
            said = house_tongue(spoken).say("sorry-seat-by-invitation")
            assert (answer["code"], answer["sentence"]) == ("seat/by-invitation", said)
            assert "words" not in two.last

    run(work())


def test_the_language_can_be_changed_at_the_table(server: str) -> None:
    async def work() -> None:
        anna, bruno, table = await duel(server)
        async with anna.at(table) as one, bruno.at(table) as two:
            await begun(one, two)
            first = mover(one, two)
            await first.move("reveal")
            await first.until(lambda: len(first.choices) > 1)
            assert "words" not in first.last

            for language in LANGUAGES:
                before = len(first.messages)
                answer = await first.do("speak", language=language)
                await first.times("words", LANGUAGES.index(language) + 1)

                kinds = [message["type"] for message in first.messages[before:]]
                words = first.messages[before + 1]
                assert kinds == ["ack", "words"]
                assert answer["number"] == first.number
                assert words["whole"] is True
                assert words.get("language", "en") == language
                assert len(words["events"]) == 3
                assert len(words["choices"]) == len(first.choices)

    run(work())


def test_whoever_only_watches_may_choose_a_language_too(server: str) -> None:
    async def work() -> None:
        (anna,) = await guests(server, "Anna")
        table = await anna.found("medici", "me", "me")
        async with Guest(server, "nobody").at(table) as one:
            await one.seen()

            assert (await one.do("speak", language="en"))["type"] == "ack"
            assert (await one.heard_of("words"))["events"]

    run(work())


def test_before_the_start_there_is_nothing_to_say() -> None:
    session = Session(sample_rooms.opened("medici", seed="1"))
    connection = Connection(sample_rooms.CALLERS[0], Reading("en"), queue=9)

    session.put_into_words(connection)

    assert not connection.waiting


@pytest.mark.parametrize("language", [*LANGUAGES, "tlh"])
def test_games_and_bots_are_described_in_the_language_asked_for(server: str, language: str) -> None:
    async def work() -> None:
        anna = Guest(server, "nobody")
        plain = await anna.ask("GET", "/api/games")

        offer = await anna.ask("GET", f"/api/games?language={language}")

        assert [card["name"] for card in offer["games"]] == [c["name"] for c in plain["games"]]
        assert all(card["line"] for card in offer["games"])
        say = house_tongue(language if language in LANGUAGES else "en").say
        assert [bot["character"] for bot in offer["bots"]] == [
            say(f"bot-{bot['name'].lower()}") for bot in plain["bots"]
        ]

    run(work())


def test_what_goes_wrong_in_the_lobby_is_said_in_the_language_of_the_browser(server: str) -> None:
    async def work() -> None:
        for language in LANGUAGES:
            anna = Guest(server, "nobody")
            anna.http.headers["Accept-Language"] = f"{language};q=0.9"
            problem = await anna.ask("GET", "/api/guest", status=401)
            assert problem["sentence"] == house_tongue(language).say("sorry-guest-unknown")

    run(work())

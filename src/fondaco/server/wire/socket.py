"""The socket: one for every client, read while it is written."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from secrets import token_hex
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from fondaco.core.errors import Unreadable
from fondaco.server.client_errors import ClientError, sentence
from fondaco.server.http.error_responses import turned_away
from fondaco.server.http.limits import Bucket, address_of
from fondaco.server.http.origins import check_origin
from fondaco.server.node import ServerNode, ThisNode  # noqa: TC001  read while running
from fondaco.server.table.permissions import Caller
from fondaco.server.table.refusal_messages import refused
from fondaco.server.wire.commands import (
    LONGEST_MESSAGE,
    Chat,
    ClientMessage,
    Command,
    Hello,
    Hint,
    Ping,
    Speak,
)
from fondaco.server.wire.connection import SLOW, Connection, Reading
from fondaco.server.wire.encoding import encode
from fondaco.server.wire.fast_websocket import fast_websocket_of
from fondaco.server.wire.messages import PROTOCOL, Pong, Trouble
from fondaco.server.workers.hint_requests import hint
from fondaco.speech.catalogues import nearest

if TYPE_CHECKING:
    from typing import Any

    from fondaco.server.table.session import Session

FIRST_WORDS = 10.0
"""Seconds that a client has to say hello."""
REFUSED_HERE, TOO_MUCH, BROKEN = 4003, 4029, 1011
MISTAKES = 20
"""Messages that make no sense, until a client is let go."""
_READ: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_journal = structlog.get_logger(__name__)


class Client(NamedTuple):
    """A client that has said hello."""

    node: ServerNode
    session: Session
    connection: Connection


class Enough(Exception):  # noqa: N818  no error of ours
    """A client has used up our patience."""


@websocket("/socket")
async def talk(socket: WebSocket[Any, Any, Any], node: ThisNode) -> None:
    """Let a client in and talk to it until it goes."""
    with ExitStack() as places:
        try:
            check_origin(socket.headers, node.settings)
            address = address_of(socket)
            await node.limits.check("request", address)
            places.enter_context(node.limits.sockets_from.one(address))
            caller = await node.caller(socket.cookies) or Caller("", "")
            if caller.guest:
                places.enter_context(node.limits.sockets_of_guest.one(caller.guest))
        except Unreadable as error:
            turned_away(socket, error)
            await _end(socket, REFUSED_HERE)
            return
        await _let_in(socket, node, caller)


async def _let_in(socket: WebSocket[Any, Any, Any], node: ServerNode, caller: Caller) -> None:
    try:
        await socket.accept()
    except OSError:
        return  # gone before the door was open
    node.metrics.sockets.inc()
    try:
        await _converse(socket, node, caller)
    except WebSocketDisconnect:
        pass
    except Exception as error:  # noqa: BLE001  a client must not learn more than that it broke
        _written_down(node, error)
        await _end(socket, BROKEN)
    finally:
        node.metrics.sockets.dec()


async def _converse(socket: WebSocket[Any, Any, Any], node: ServerNode, caller: Caller) -> None:
    language = ""
    try:
        hello = await asyncio.wait_for(_first_words(socket), FIRST_WORDS)
        fast = fast_websocket_of(socket.scope)
        queue = node.settings.queue
        language = nearest(hello.language) if hello.language else ""
        words = Reading(language, hello.board)
        connection = Connection(caller, words, queue=queue, fast=fast)
        session = await node.registry.join(hello.table, connection, hello)
    except Unreadable as error:
        await _end(socket, REFUSED_HERE, Trouble(error.code, sentence(error, language)))
        return
    except TimeoutError:
        await _end(socket, REFUSED_HERE)
        return
    client = Client(node, session, connection)
    reading = asyncio.create_task(_read(socket, client))
    tasks: list[asyncio.Task[Any]] = [reading, asyncio.create_task(connection.lost.wait())]
    if fast is None:
        tasks.append(asyncio.create_task(connection.write(socket.send_text)))
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await node.registry.part(session, connection)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        connection.part()
    if connection.lost.is_set():
        node.metrics.dropped.inc()
        await _end(socket, SLOW)
    elif not reading.cancelled() and isinstance(reading.exception(), Enough):
        await _end(socket, TOO_MUCH)


async def _end(socket: WebSocket[Any, Any, Any], code: int, why: Trouble | None = None) -> None:
    """Close a socket; whoever has gone already need not be told."""
    with suppress(OSError, WebSocketDisconnect):
        if why:
            await socket.send_text(encode(why))
        await socket.close(code)


async def _first_words(socket: WebSocket[Any, Any, Any]) -> Hello:
    said = _decode(await socket.receive_data("text"))
    if not isinstance(said, Hello):
        raise Unreadable("hello/first", "Say hello first.")
    if said.protocol != PROTOCOL:
        raise Unreadable(
            "hello/protocol", f"This server speaks version {PROTOCOL} of the protocol."
        )
    return said


def _decode(text: str) -> ClientMessage:
    if len(text) > LONGEST_MESSAGE:
        raise Unreadable("message/long", f"A message has at most {LONGEST_MESSAGE} bytes.")
    try:
        return _READ.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise Unreadable("message/unreadable", "That is no message of the protocol.") from None


async def _read(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    """Read and obey, one message after the other."""
    bucket, mistakes = Bucket(client.node.settings.messages_per_second), 0
    while True:
        text = await socket.receive_data("text")
        try:
            bucket.take()
            await _answer(client, _decode(text))
        except Unreadable as error:
            mistakes += 1
            why = sentence(error, client.connection.language)
            client.connection.put(encode(Trouble(error.code, why)))
            if mistakes >= MISTAKES:
                raise Enough from None


async def _answer(client: Client, said: ClientMessage) -> None:
    node, session, connection = client
    match said:
        case Ping():
            connection.put(encode(Pong()))
        case Hello():
            raise Unreadable("hello/again", "A socket is for one table; open another.")
        case Command():
            if not connection.caller.guest and not isinstance(said, Speak):
                raise ClientError("guest/unknown")
            await _execute(node, session, connection, said)


async def _execute(
    node: ServerNode, session: Session, connection: Connection, command: Command
) -> None:
    try:
        if isinstance(command, Chat):
            await node.limits.check("chat", connection.caller.guest)
        if isinstance(command, Hint):
            await node.limits.check("hint", connection.caller.guest)
            # A thought takes its time, and the client may go on meanwhile.
            node.tasks.begin(hint(node, session, connection, command))
            return
        await node.executor.execute(session, connection, command)
    except Unreadable as error:
        connection.put(encode(refused(session, command.id, error, connection.language)))
    except Exception as error:  # noqa: BLE001  a client must not learn more than that it broke
        broke = ClientError("fault", id=_written_down(node, error))
        connection.put(encode(refused(session, command.id, broke, connection.language)))


def _written_down(node: ServerNode, error: Exception) -> str:
    """Write a bug of ours into the log; the id under which it stands there."""
    name = token_hex(8)
    node.metrics.faults.inc()
    _journal.error("fault", id=name, error=type(error).__name__, exc_info=error)
    return name

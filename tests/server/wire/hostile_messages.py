"""Messages that nobody should send, by seeded chance."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import random

KINDS = (
    *("hello", "ping", "look", "move", "undo", "ask-back", "answer-back", "chat", "sit"),
    *("leave", "start", "rematch", "vote-out", "ack", "view", "__proto__", "constructor"),
)
FIELDS = ("id", "seat", "expected", "move", "text", "agree", "against", "bot", "table", "protocol")
ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 15, 16, 2**31, 2**53, 2**63, 2**64, 10**40, 1e308, -0.0, 0.1),
    *(
        "",
        " ",
        "\x00",
        "a\x00b",
        "\u202eabc",
        "\ufeff",
        "x" * 65,
        "x" * 300,
        "é" * 64,
        "\U0001f600" * 40,
    ),
    *("../../etc/passwd", "'; DROP TABLE entries; --", "${jndi:ldap://x}", "<script>", "run:ls"),
    *("%s%n", "{0.__class__}", "reveal", "take 1", "pass", "draw", [], {}, [[]], [None] * 9),
    *({"type": "move"}, {"$ne": 1}, [1, [2, [3]]]),
)
LATIN = 256


def a_message(dice: random.Random) -> str | bytes:
    """One message: nonsense, almost right, or right and unwanted."""
    return dice.choice((noise, torn, nested, strange, strange, plausible, plausible, binary))(dice)


def noise(dice: random.Random) -> str:
    letters = (chr(dice.choice((dice.randrange(LATIN), dice.randrange(0xD7FF)))) for _ in range(40))
    return "".join(letters)


def torn(dice: random.Random) -> str:
    """A message with letters lost, doubled or changed."""
    text = list(plausible(dice))
    for _ in range(dice.randint(1, 5)):
        place = dice.randrange(len(text))
        text[place] = dice.choice(("", text[place] * 2, chr(dice.randrange(1, LATIN)), '"', "{"))
    return "".join(text)


def nested(dice: random.Random) -> str:
    depth = dice.randint(10, 600)
    opening, closing = dice.choice((("[", "]"), ('{"type":', "}"), ('{"id":[', "]}")))
    middle = dice.choice(("", "1", '"move"', "NaN", "-", "\\u0000"))
    return (opening * depth + middle + closing * dice.choice((0, depth)))[:4000]


def strange(dice: random.Random) -> str:
    """A message of some type with odd values in odd fields."""
    message: dict[str, Any] = {"type": dice.choice((*KINDS, dice.choice(ODD)))}
    for _ in range(dice.randint(0, 6)):
        message[dice.choice((*FIELDS, "extra", "\x00"))] = dice.choice(ODD)
    return json.dumps(message, ensure_ascii=dice.random() < 0.5)[:4000]


def plausible(dice: random.Random) -> str:
    """A message that can be read, from somebody who does not know the table or its manners."""
    message: dict[str, Any] = {"type": dice.choice(KINDS[:13]), "id": f"{dice.getrandbits(40):x}"}
    if message["type"] in ("ping", "hello"):
        del message["id"]
    wanted: dict[str, dict[str, Any]] = {
        "hello": {"protocol": 1, "table": "A" * 22},
        "look": {"seat": dice.randint(-1, 15)},
        "move": {"move": dice.choice(("reveal", "take 1", "take 9 9 9", "pass", "x" * 200, "\t"))},
        "answer-back": {"agree": dice.random() < 0.5},
        "chat": {"text": dice.choice(("ciao", "\u202e", "\x07", "x" * 500, "\U0001f600" * 400))},
        "start": {"bot": dice.choice(("", "chance", "run:rm -rf /", "Nina", "\x00"))},
        "vote-out": {"against": dice.randint(0, 15)},
    }
    message |= wanted.get(message["type"], {})
    if message["type"] in ("move", "undo", "ask-back"):
        message |= {"seat": dice.randint(0, 15), "expected": dice.choice((0, 1, 2, 2**53))}
    elif message["type"] in ("answer-back", "sit", "leave", "rematch", "vote-out"):
        message["seat"] = dice.randint(0, 15)
    return json.dumps(message)


def binary(dice: random.Random) -> bytes:
    return dice.randbytes(dice.randint(0, 200))


def a_frame(dice: random.Random) -> bytes:
    """Bytes on the line that are no frame, or a frame that may not be."""
    return dice.choice(
        (
            dice.randbytes(30),
            b"\x81\x05hello",  # not masked
            b"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc",  # no UTF-8
            b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
            b"\x83\x80\x00\x00\x00\x00",  # a kind that does not exist
            b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\x00\x00\x00\x00",  # announces 2^63 bytes
            b"\x89\xfe\x01\x00\x00\x00\x00\x00",  # a ping that is too long
            b"\x80\x80\x00\x00\x00\x00",  # goes on with nothing
        )
    )

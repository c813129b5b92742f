"""Whatever is asked over HTTP is answered as the description of the interface says."""

from __future__ import annotations

import asyncio
import itertools
from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server import server_thread
from tests.server.client import Guest

if TYPE_CHECKING:
    from collections.abc import Iterator

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
FEW, MANY = 25, 1000


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has time for everybody."""
    with server_thread.hosted(
        server_thread.settings(tmp_path_factory.mktemp("interface"))
    ) as place:
        yield place


@pytest.fixture(scope="module")
def known(address: str) -> tuple[dict[str, str], str]:
    """The headers of somebody who is known, and the table where they sit."""

    async def come() -> tuple[dict[str, str], str]:
        anna = await Guest(address, "Anna").arrive()
        table = await anna.found("medici", "me", "open", visibility="public")
        (cookie,) = anna.http.cookies.jar
        return {"Origin": address, "Cookie": f"{cookie.name}={cookie.value}"}, table

    return asyncio.run(come())


def operations(address: str) -> dict[str, Any]:
    schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
    return {one.label: one for one in (found.ok() for found in schema.get_all_operations())}  # type: ignore[union-attr]


def ask_everything(address: str, headers: dict[str, str], table: str, examples: int) -> set[int]:
    """Ask for everything described, with what fits the description and what does not."""
    seen: set[int] = set()
    turns = itertools.count()
    # Who leaves for good is a stranger to all that follows.
    for operation in sorted(operations(address).values(), key=lambda one: one.method == "delete"):
        takes_something = bool(operation.body)
        for mode in schemathesis.GenerationMode:
            if mode is schemathesis.GenerationMode.NEGATIVE and not takes_something:
                continue

            @seed(len(operation.label))
            @settings(
                max_examples=examples,
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def ask(case: Any) -> None:
                if "table" in case.path_parameters and next(turns) % 2:
                    case.path_parameters["table"] = table
                answer = case.call(headers=headers)
                case.validate_response(answer, checks=CHECKS)
                seen.add(answer.status_code)

            ask()
    return seen


@pytest.mark.thorough
@pytest.mark.parametrize(
    "examples", [FEW, pytest.param(MANY, marks=[pytest.mark.slow, pytest.mark.timeout(3600)])]
)
def test_every_answer_is_one_that_was_described(
    address: str, known: tuple[dict[str, str], str], examples: int
) -> None:
    statuses = ask_everything(address, *known, examples)

    assert {200, 201, 400, 404, 409} <= statuses
    assert max(statuses) < 500


@pytest.mark.thorough
def test_strangers_are_answered_as_described(address: str) -> None:
    statuses = ask_everything(address, {"Origin": address}, "A" * 22, 5)

    assert 401 in statuses
    assert max(statuses) < 500

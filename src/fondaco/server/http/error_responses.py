"""Errors as clients see them: a code and a sentence, never how the server is built."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING, Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException  # noqa: TC002  read while running
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from fondaco.core.errors import Refusal, Unreadable  # noqa: TC001  read while running
from fondaco.server.client_errors import sentence
from fondaco.speech.catalogues import nearest

if TYPE_CHECKING:
    from litestar.connection import ASGIConnection

STATUS = {
    "guest/unknown": 401,
    "origin/unknown": 403,
    "metrics/closed": 403,
    "table/private": 403,
    "seat/not-yours": 403,
    "table/unknown": 404,
    "game/unknown": 404,
    "lesson/none": 404,
    "seat/taken": 409,
    "record/not-over": 409,
    "table/not-started": 409,
    "fork/over": 409,
    "link/spent": 410,
    "limit/too-often": 429,
    "table/busy": 503,
}
SENTENCES = {
    400: "The request cannot be read.",
    404: "There is nothing here.",
    405: "That cannot be done here.",
    413: "That is too large.",
    415: "That is not JSON.",
}
NOTED = (
    *("origin/unknown", "metrics/closed", "link/spent", "seat/not-yours", "table/private"),
    *("limit/too-often", "limit/too-many"),
)
ANYWHERE = (400, 429)
WHAT = {
    400: "It cannot be read, or cannot be.",
    401: "Nobody is known by this cookie.",
    403: "The asker may not do this.",
    404: "There is no such thing.",
    409: "It is not the moment for this.",
    410: "The link is used up.",
    413: "It is too large.",
    415: "It is not JSON.",
    429: "It was asked too often.",
    503: "The table could not be reached.",
}
_journal = structlog.get_logger(__name__)


class Problem(Struct, frozen=True, omit_defaults=True):
    """What went wrong; an id stands for what only the log may tell."""

    code: str
    sentence: str
    id: str = ""


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """What may go wrong with a request, as the description of the interface says it."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=WHAT[status])
        for status in (*ANYWHERE, *statuses)
    }


def _answer(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def turned_away(asking: ASGIConnection[Any, Any, Any, Any], error: Unreadable) -> None:
    """Write down who tried what only strangers try; not what they asked for."""
    if error.code in NOTED:
        host = asking.client.host if asking.client else ""
        _journal.info("turned away", code=error.code, who=host)


def _language(request: Request[Any, Any, Any]) -> str:
    """The language of an answer: the one asked for, else the first that the browser names."""
    asked: str = request.query_params.get("language", "")
    return asked or request.headers.get("accept-language", "")


def unreadable(request: Request[Any, Any, Any], error: Unreadable) -> Response[Problem]:
    """Something from outside cannot be used."""
    turned_away(request, error)
    why = sentence(error, nearest(_language(request)))
    return _answer(STATUS.get(error.code, 400), Problem(error.code, why))


def refused(_: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    """The rules are against it."""
    return _answer(409, Problem(error.code, f"That is not allowed ({error.clause})."))


def by_framework(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A request that did not reach its place; what it held is not repeated."""
    status = error.status_code
    if status >= 500:
        return fault(_, error)
    sentence = SENTENCES.get(status, "The request was refused.")
    return _answer(status, Problem(f"http/{status}", sentence))


def fault(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug of ours: the log has the details under an id, the client the id."""
    name = token_hex(8)
    _journal.error("fault", id=name, error=type(error).__name__, exc_info=error)
    return _answer(500, Problem("fault", "Something broke here; it was written down.", name))

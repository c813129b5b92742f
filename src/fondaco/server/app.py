"""The application: routes, layers, and the house behind them."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from fondaco import __version__
from fondaco.core.refusal import Refusal, Unreadable
from fondaco.server.http import error_responses as errors
from fondaco.server.http import forecasts as curves
from fondaco.server.http import forks, links, pages, replays
from fondaco.server.http import guests as farewell
from fondaco.server.http import lessons as teaching
from fondaco.server.http import rule_books as books
from fondaco.server.http import score_sheets as sheets
from fondaco.server.http import tables as lobby
from fondaco.server.http.monitoring import check_insight
from fondaco.server.http.origins import check_origin
from fondaco.server.http.security_headers import guarded
from fondaco.server.node import Hosting, House
from fondaco.server.wire.socket import talk

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.types import ASGIApp

    from fondaco.server.settings import Settings

LARGEST_REQUEST = 256 * 1024
Asked = Request[Any, Any, Any]
SAFE = ("GET", "HEAD", "OPTIONS")
ROUTES = (
    lobby.offer,
    lobby.arrive,
    lobby.whoami,
    lobby.rename,
    lobby.create,
    lobby.public_tables,
    lobby.my_tables,
    lobby.record,
    sheets.score_sheet,
    replays.replay,
    replays.replay_file,
    curves.curve,
    forks.fork,
    farewell.forget,
    books.rule_book,
    teaching.steps,
    teaching.learn,
    links.invite,
    links.transfer,
    links.watch,
    links.join,
    talk,
)


@get("/health", responses=errors.documented())
async def health(house: Hosting) -> dict[str, str]:
    """Whether the house can reach its store."""
    await house.store.list_public()
    return {"status": "well", "version": __version__}


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Asked, house: Hosting) -> bytes:
    """What the house has counted, for whoever runs it."""
    check_insight(request, house.settings)
    return house.metrics.text()


def make_app(settings: Settings) -> ASGIApp:
    """The application with these settings."""
    return house_app(House(settings))


def house_app(house: House) -> ASGIApp:
    """The application of a house, every answer of which is guarded by headers."""
    return guarded(is_https=house.settings.is_https)(_routed(house))


def _routed(house: House) -> Litestar:
    """The routes with the house behind them."""

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        if not house.is_open:
            await house.open()
        try:
            yield
        finally:
            await house.close()

    async def at_the_door(request: Asked) -> Response[Any] | None:
        if request.method not in SAFE:
            check_origin(request.headers, house.settings)
        await house.limits.check("request", lobby.who(request))
        return None

    return Litestar(
        [*ROUTES, health, metrics, *pages.ROUTES],
        lifespan=[open_house],
        before_request=at_the_door,
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        exception_handlers={
            Unreadable: errors.unreadable,
            Refusal: errors.refused,
            HTTPException: errors.by_framework,
            Exception: errors.fault,
        },
        request_max_body_size=LARGEST_REQUEST,
        openapi_config=OpenAPIConfig(
            title="Fondaco",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )

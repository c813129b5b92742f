"""The application: routes, layers, and the node behind them."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from fondaco import __version__
from fondaco.core.errors import Refusal, Unreadable
from fondaco.server.http import (
    error_responses,
    forecasts,
    forks,
    games,
    guests,
    lessons,
    links,
    monitoring,
    records,
    replays,
    rule_books,
    score_sheets,
    tables,
    web_pages,
)
from fondaco.server.http.limits import address_of
from fondaco.server.http.origins import check_origin
from fondaco.server.http.security_headers import guarded
from fondaco.server.node import ServerNode
from fondaco.server.wire.socket import talk

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from litestar.types import ASGIApp

    from fondaco.server.settings import Settings

LARGEST_REQUEST = 256 * 1024
Asked = Request[Any, Any, Any]
SAFE = ("GET", "HEAD", "OPTIONS")
ROUTES = (
    games.offer,
    guests.arrive,
    guests.whoami,
    guests.rename,
    guests.forget,
    tables.create,
    tables.public_tables,
    tables.my_tables,
    records.record,
    score_sheets.score_sheet,
    replays.replay,
    replays.replay_file,
    forecasts.curve,
    forks.fork,
    rule_books.rule_book,
    lessons.steps,
    lessons.learn,
    links.invite,
    links.transfer,
    links.watch,
    links.join,
    monitoring.health,
    monitoring.metrics,
    talk,
)


def make_app(settings: Settings) -> ASGIApp:
    """The application with these settings."""
    return node_app(ServerNode(settings))


def node_app(node: ServerNode) -> ASGIApp:
    """The application of a node, every answer of which is guarded by headers."""
    return guarded(is_https=node.settings.is_https)(_routed(node))


def _routed(node: ServerNode) -> Litestar:
    """The routes with the node behind them."""

    @asynccontextmanager
    async def open_node(_: Litestar) -> AsyncIterator[None]:
        if not node.is_open:
            await node.open()
        try:
            yield
        finally:
            await node.close()

    async def at_the_door(request: Asked) -> Response[Any] | None:
        if request.method not in SAFE:
            check_origin(request.headers, node.settings)
        await node.limits.check("request", address_of(request))
        return None

    return Litestar(
        [*ROUTES, *web_pages.ROUTES],
        lifespan=[open_node],
        before_request=at_the_door,
        dependencies={"node": Provide(lambda: node, sync_to_thread=False)},
        exception_handlers={
            Unreadable: error_responses.unreadable,
            Refusal: error_responses.refused,
            HTTPException: error_responses.by_framework,
            Exception: error_responses.fault,
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

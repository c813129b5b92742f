"""`fondaco serve`: tables for people anywhere, and the page to play on."""

from __future__ import annotations

import os
from contextlib import ExitStack
from typing import Annotated

from cyclopts import Parameter

from fondaco.cli import saved_games
from fondaco.cli.local_server import found_at
from fondaco.core.errors import Unreadable
from fondaco.server import logging_setup
from fondaco.server.run import Server, listen
from fondaco.server.settings import Settings

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8420,
    database: str | None = None,
    bus: str | None = None,
    origin: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    node: str = "",
    workers: int = 1,
    proxies: str = "127.0.0.1",
    grace: float = 60.0,
    compile_bots: Annotated[bool, Parameter(name="--compile", negative="--no-compile")] = True,
    open_metrics: Annotated[bool, Parameter(negative="")] = False,
    log: str = "info",
) -> None:
    """Serve tables for people anywhere.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 for all of this machine's.
    port
        The port to listen at; 0 takes any that is free.
    database
        Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; without it, a file
        in the user's data folder.
    bus
        A NATS server through which nodes hear of each other, as nats://HOST; without it, they do
        through PostgreSQL.
    origin
        The address at which people reach this server, such as https://play.example.org; may be
        given again. Pages from elsewhere cannot talk to it. Needed behind a proxy.
    node
        A name for this process among several on one database.
    workers
        Processes in which bots think.
    proxies
        Addresses of reverse proxies that are believed about who asks.
    grace
        Seconds until a bot keeps an absent player's seat warm.
    compile_bots
        Make machine code for bots that think ahead; without it they think less.
    open_metrics
        Let anybody read /metrics; else this machine may, or who has the token that the variable
        FONDACO_METRICS_TOKEN holds.
    log
        How much to write about it: debug, info, warning or error.

    """
    if log not in ("debug", "info", "warning", "error"):
        raise Unreadable("serve/log", f"{log!r} is no level of the log: say debug, info, warning.")
    logging_setup.set_up(log)
    listening = listen(host, port)
    found = listening.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    settings = Settings(
        database=database or f"sqlite:///{saved_games.house() / saved_games.TABLES}",
        bus=bus,
        origins=origin or local_origins(shown, found),
        workers=workers,
        grace=grace,
        compiles=compile_bots,
        node=node,
        metrics_open=open_metrics,
        metrics_token=os.environ.get("FONDACO_METRICS_TOKEN", ""),
    )
    address = settings.origins[0]
    with listening, ExitStack() as noted:

        def opened() -> None:
            if not database:
                # With the user's own tables behind it, `fondaco play` comes in here.
                noted.enter_context(found_at(address))
            print(f"Fondaco is open at {address}  (Ctrl-C closes it)", flush=True)

        Server(settings, proxies=proxies).run(listening, opened)


def local_origins(host: str, port: int) -> tuple[str, ...]:
    """The addresses under which a browser on this machine may know the server."""
    if host.strip("[]") in LOOPBACK or host in ("0.0.0.0", "[::]"):  # noqa: S104  only compared
        return (f"http://127.0.0.1:{port}", f"http://localhost:{port}", f"http://[::1]:{port}")
    return (f"http://{host}:{port}",)

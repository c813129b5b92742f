"""What fondaco can do with more installed than it brings: each extra, and who is told to get it."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec

from fondaco.core.errors import Unreadable


@dataclass(frozen=True)
class Extra:
    """What an extra of the package is for, what it is called, and its modules that we import."""

    purpose: str
    called: str
    modules: tuple[str, ...]


EXTRAS = {
    "arena": Extra("Ratings of bots", "openskill", ("openskill",)),
    "cluster": Extra("Matches on a cluster", "Ray", ("ray",)),
    "cuda": Extra("Kernels for a GPU", "their compiler", ("numba_cuda",)),
    "data": Extra("Data sets", "pyarrow", ("pyarrow",)),
    "nats": Extra("Nodes that talk through NATS", "its driver", ("nats",)),
    "openspiel": Extra("Games of OpenSpiel", "OpenSpiel", ("pyspiel",)),
    "plot": Extra("Plots and pictures", "matplotlib", ("matplotlib", "PIL")),
    "postgres": Extra("Tables in PostgreSQL", "its driver", ("asyncpg",)),
    "rl": Extra("Environments", "Gymnasium and PettingZoo", ("gymnasium", "pettingzoo")),
    "server": Extra(
        "Tables in the browser",
        "the server",
        (
            "alembic",
            "limits",
            "litestar",
            "msgspec",
            "prometheus_client",
            "sqlalchemy",
            "structlog",
            "uvicorn",
            "websockets",
        ),
    ),
}
"""The extras of pyproject.toml, by name; `all` is all of them."""


def demand(module: str) -> None:
    """See to it that a module of an extra is installed, or say in a sentence how to get it."""
    if find_spec(module) is None:
        raise lacking(module)


def lacking(module: str) -> Unreadable:
    """The sentence for a module that is not installed: who needs it, and what to type."""
    name, extra = next((n, extra) for n, extra in EXTRAS.items() if module in extra.modules)
    # Every shell, on every system, understands these quotes.
    return Unreadable(
        f"extra/{name}",
        f'{extra.purpose} need {extra.called}, not installed here: pip install "fondaco[{name}]".',
    )


def explained(error: BaseException | None) -> Unreadable | None:
    """The sentence for an import that failed, if an extra would mend it."""
    while error is not None:
        module = (getattr(error, "name", None) or "").partition(".")[0]
        if any(module in extra.modules for extra in EXTRAS.values()):
            return lacking(module)
        error = error.__cause__
    return None

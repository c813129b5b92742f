"""What fondaco can do with more installed than it brings: each extra, and who is told to get it."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec

from fondaco.core.refusal import Unreadable


@dataclass(frozen=True)
class Extra:
    """What an extra of the package is for, and the modules that it brings and we import."""

    purpose: str
    modules: tuple[str, ...]


EXTRAS = {
    "arena": Extra("Ratings of bots", ("openskill",)),
    "cluster": Extra("Matches on a cluster", ("ray",)),
    "cuda": Extra("Kernels for a GPU", ("numba_cuda",)),
    "data": Extra("Data sets", ("pyarrow",)),
    "nats": Extra("Nodes that talk through NATS", ("nats",)),
    "openspiel": Extra("Games of OpenSpiel", ("pyspiel",)),
    "plot": Extra("Plots and pictures", ("matplotlib", "PIL")),
    "postgres": Extra("Tables in PostgreSQL", ("asyncpg",)),
    "rl": Extra("Environments", ("gymnasium", "pettingzoo")),
    "server": Extra(
        "Tables in the browser",
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
    name = next(name for name, extra in EXTRAS.items() if module in extra.modules)
    # Every shell, on every system, understands these quotes.
    return Unreadable(
        f"extra/{name}",
        f"{EXTRAS[name].purpose} need {module}, which is not installed: "
        f'pip install "fondaco[{name}]".',
    )


def explained(error: ModuleNotFoundError) -> Unreadable | None:
    """The sentence for an import that failed, if an extra would mend it."""
    module = (error.name or "").partition(".")[0]
    is_ours = any(module in extra.modules for extra in EXTRAS.values())
    return lacking(module) if is_ours else None

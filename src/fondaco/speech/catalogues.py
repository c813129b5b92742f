"""Catalogues: Fluent files that are found by being there, with English behind every language."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

from fondaco.core.errors import Broken

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

ENGLISH = "en"
HOUSE = Path(__file__).parent
"""The folder with what all games say."""


def languages(folder: Path = HOUSE) -> list[str]:
    """The languages in which a folder has a catalogue, English first."""
    found = {path.stem for path in folder.glob("*.ftl")}
    return [ENGLISH, *sorted(found - {ENGLISH})]


def nearest(wish: str, folder: Path = HOUSE) -> str:
    """The language that somebody wishes for first (`hu`, `it-CH,it;q=0.9`), or else English."""
    language = re.split("[^a-z]", wish.strip().lower(), maxsplit=1)[0]
    return language if language in languages(folder) else ENGLISH


class Tongue:
    """The messages of some folders in one language; what it lacks is said in English."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.bundle = _bundle(language, folders)
        self._bundles = [self.bundle]
        if language != ENGLISH:
            self._bundles.append(_bundle(ENGLISH, folders))

    def has(self, message: str) -> bool:
        """Whether there are words for a message."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def say(self, message: str, **arguments: int | str) -> str:
        """The message with its arguments."""
        missing = f"there are no words for {message!r}"
        for bundle in self._bundles:
            if not bundle.has_message(message):
                continue
            found = bundle.get_message(message)
            if found.value is None:
                continue
            text, errors = bundle.format_pattern(found.value, arguments)
            if not errors:
                return str(text)
            missing = f"{message!r} cannot be said: {errors[0]}"
        raise Broken(missing)


@lru_cache(maxsize=16)
def house_tongue(language: str = ENGLISH) -> Tongue:
    """What the house says without speaking of a game."""
    return Tongue(language, HOUSE)


def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    # The marks that keep right-to-left names apart would only litter a terminal.
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        path = folder / f"{language}.ftl"
        if language == ENGLISH or path.exists():
            bundle.add_resource(_resource(path.read_text(encoding="utf-8")))
    return bundle


@lru_cache(maxsize=64)
def _resource(source: str) -> Resource:
    """A catalogue, read once however many tables speak by it."""
    return FluentResource(source)

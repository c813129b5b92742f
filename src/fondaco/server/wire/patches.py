"""Patches: the parts of a view that are new, so that a move costs few bytes."""

from __future__ import annotations

from typing import Any

from fondaco.server.wire.messages import Change

Path = list[str | int]
Known = dict[tuple[str, int, int], list[Change]]
"""What is known of parts that views share: where they stand, what they were, what they are."""


def changes(old: Any, new: Any, known: Known | None = None) -> list[Change]:
    """What must be put where to make the new view of the old one.

    Views of one moment share parts; with `known`, such a part is compared once for all of them.
    """
    found: list[Change] = []
    if not isinstance(old, dict) or not isinstance(new, dict) or old.keys() != new.keys():
        if old != new:
            _compare(old, new, [], found)
        return found
    for key, value in new.items():
        before = old[key]
        if before is value:
            continue
        if known is None or not isinstance(value, dict | list):
            if before != value:
                _compare(before, value, [key], found)
            continue
        place = (key, id(before), id(value))
        if place not in known:
            known[place] = []
            if before != value:
                _compare(before, value, [key], known[place])
        found += known[place]
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Note how two values differ that are known to."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            if old[key] != value:
                _compare(old[key], value, [*path, key], found)
    elif _rows(old) and _rows(new) and len(old) == len(new):
        for place, value in enumerate(new):
            if old[place] != value:
                _compare(old[place], value, [*path, place], found)
    else:
        found.append(Change(path, new))


def _rows(value: Any) -> bool:
    """Whether a value is a list of tables: those change in parts, plain lists as a whole."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict | list)


def patched(view: Any, patch: list[Change]) -> Any:
    """The view with the changes made; the old one is not kept."""
    for change in patch:
        if not change.path:
            view = change.value
            continue
        *way, last = change.path
        place = view
        for step in way:
            place = place[step]
        place[last] = change.value
    return view

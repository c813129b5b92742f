"""Patches: the parts of a view that are new, so that a move costs few bytes."""

from __future__ import annotations

from typing import Any

from fondaco.server.messages import Change

Path = list[str | int]


def changes(old: Any, new: Any) -> list[Change]:
    """What must be put where to make the new view of the old one."""
    found: list[Change] = []
    if old != new:
        _compare(old, new, [], found)
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

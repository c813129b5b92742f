"""Patches: the parts of a view that are new, so that a move costs few bytes."""

from __future__ import annotations

from typing import Any, NamedTuple

from fondaco.server.wire.messages import Change

Path = list[str | int]
Known = dict[tuple[int, int], list[Change]]
"""What became of public parts, by what they were and are: these stay where they are meanwhile."""
HAS_PARTS = (dict, list)  # made once: every move asks for every part of every view


class AudienceView(NamedTuple):
    """What one audience sees, what all see, and which parts are its own."""

    view: dict[str, Any]
    public: dict[str, Any]
    own: tuple[str, ...]


def audience_view(view: dict[str, Any], public: dict[str, Any]) -> AudienceView:
    """A look at a table; what is not the public object itself is the audience's own."""
    own = [key for key, part in view.items() if part is not public.get(key, view)]
    return AudienceView(view, public, tuple(own))


def changed(old: AudienceView, new: AudienceView, known: Known) -> list[Change]:
    """What must be put where to make the new view of the old one.

    What all see is compared once for all of them; an audience has its own parts beside it.
    """
    if old.view.keys() != new.view.keys():
        return changes(old.view, new.view)
    place = (id(old.public), id(new.public))
    found = known.get(place)
    if found is None:
        found = known[place] = changes(old.public, new.public)
    own = new.own if new.own == old.own else {*new.own, *old.own}
    hidden = [key for key in own if key in new.public]
    # Nobody else may find an audience's own changes among those that all share.
    found = [change for change in found if change.path[0] not in hidden] if hidden else found[:]
    for key in own:
        before, part = old.view[key], new.view[key]
        if before != part:
            _compare(before, part, [key], found)
    return found


def changes(old: Any, new: Any) -> list[Change]:
    """What must be put where to make the new value of the old one."""
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
    return isinstance(value, list) and bool(value) and isinstance(value[0], HAS_PARTS)


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

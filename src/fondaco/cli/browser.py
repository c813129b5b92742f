"""The browser of whoever sits at this machine, if there is one."""

from __future__ import annotations

import os
import sys
import webbrowser

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def is_there() -> bool:
    """Whether a page can be shown here: not over a line of letters, not without a screen."""
    if any(os.environ.get(name) for name in SCREENS):
        return True
    return sys.platform in ("win32", "darwin") and "SSH_CONNECTION" not in os.environ


def show(address: str) -> bool:
    """Open an address; whether that went well."""
    try:
        return is_there() and webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return False

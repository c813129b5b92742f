"""A system that has only what every system has: laid before all else as `sitecustomize`.

What is taken away here is missing on Windows, or on some system that Python runs on. What the
libraries themselves ask this system for must stay.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Any, NoReturn

import platformdirs  # noqa: F401  takes the functions of this system before they are gone

MODULES = ("fcntl", "grp", "pwd", "readline", "resource", "syslog", "termios", "uvloop")
OF_THE_SYSTEM = (
    "chown", "fork", "forkpty", "getegid", "geteuid", "getgid", "getgroups", "getloadavg",
    "getpgid", "getpgrp", "getpriority", "getresuid", "getsid", "getuid", "killpg", "lchown",
    "mkfifo", "nice", "openpty", "pathconf", "posix_fallocate", "sched_getaffinity",
    "sched_setaffinity", "sched_yield", "sendfile", "setpgid", "setpriority", "setsid",
    "setuid", "statvfs", "sync", "sysconf",
)  # fmt: skip
SIGNALS = (
    "SIGALRM", "SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2", "alarm", "pause", "pthread_kill",
    "pthread_sigmask", "setitimer", "siginterrupt", "sigpending", "sigwait",
)  # fmt: skip


def bare() -> None:
    """Take away what only some systems have."""
    for module in MODULES:
        sys.modules[module] = None  # type: ignore[assignment]  # cannot be imported
    for home, names in ((os, OF_THE_SYSTEM), (signal, SIGNALS)):
        for name in names:
            if hasattr(home, name):
                delattr(home, name)

    def none(*_: Any) -> NoReturn:
        raise NotImplementedError

    if loop := getattr(asyncio, "SelectorEventLoop", None):
        loop.add_signal_handler = none


if __name__ == "sitecustomize":
    bare()

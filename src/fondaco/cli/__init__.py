"""The command line."""

from __future__ import annotations

import errno
import os
import sys

MISUSE = 2
INTERRUPTED = 130


def main() -> None:
    """Run the `fondaco` command; whatever goes wrong ends in a plain sentence."""
    from cyclopts import CycloptsError  # noqa: PLC0415  kept late so that --help is quick

    from fondaco.cli.app import app  # noqa: PLC0415
    from fondaco.core import extras  # noqa: PLC0415
    from fondaco.core.errors import Refusal, Unreadable  # noqa: PLC0415

    try:
        sys.exit(app(exit_on_error=False, result_action="return_int_as_exit_code_else_zero"))
    except CycloptsError:
        sys.exit(MISUSE)
    except Unreadable as error:
        _complain(error.sentence)
    except Refusal as refusal:
        _complain(f"That is not allowed ({refusal.clause}: {refusal.code}).")
    except ImportError as error:
        missing = extras.explained(error)
        if missing is None:
            raise
        _complain(missing.sentence)
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        place = f" ({error.filename})" if error.filename else ""
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        _complain("The disk is full." if full else f"{error.strerror or error}{place}.")


def _complain(sentence: str) -> None:
    print(sentence, file=sys.stderr)
    sys.exit(MISUSE)

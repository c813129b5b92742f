"""Logging: one JSON object a line; tokens, codes and secrets are never handed to it."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.tracebacks import ExceptionDictTransformer


def set_up(level: str = "info") -> None:
    """Write the server's log to the error stream."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(
                # What a function held when it failed may be a secret or a token.
                ExceptionDictTransformer(show_locals=False)
            ),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(
            logging.getLevelNamesMapping()[level.upper()]
        ),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(handlers=[_Passed()], level=logging.WARNING, force=True)


class _Passed(logging.Handler):
    """What libraries complain about, as lines of the same log."""

    def emit(self, record: logging.LogRecord) -> None:
        journal = structlog.get_logger()
        told = record.exc_info if record.exc_info and record.exc_info[0] else None
        journal.log(record.levelno, record.getMessage(), logger=record.name, exc_info=told)

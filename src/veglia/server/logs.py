"""What the server writes about itself: one line of JSON for each thing, without secrets, names or narration."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

_ORDINARY = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    """A log record as one line of JSON: time, level, what, and the few things that were named with it."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the line. Of an error only its kind and its place are told: its message may hold what is secret."""
        ours = record.name == "veglia"
        line = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage() if ours else record.name,
            **({name: value for name, value in record.__dict__.items() if name not in _ORDINARY} if ours else {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            line["error"] = record.exc_info[0].__name__
            if trace is not None:
                line["where"] = f"{trace.tb_frame.f_globals.get('__name__', '?')}:{trace.tb_lineno}"
        return msgspec.json.encode(line).decode()


def write_logs() -> None:
    """Send everything to the standard error output, as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("veglia").setLevel(logging.INFO)
    for loud in ("uvicorn", "uvicorn.error", "uvicorn.access", "sqlalchemy", "alembic", "httpx"):
        logging.getLogger(loud).handlers.clear()
        logging.getLogger(loud).propagate = True
        logging.getLogger(loud).setLevel(logging.WARNING)
    logging.Formatter.converter = time.gmtime

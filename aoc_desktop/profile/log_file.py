"""The log file: notes for the developer who looks into a fault. It is rotated, small, and never a reason to fail."""

from __future__ import annotations

import logging
from io import TextIOWrapper
from pathlib import Path

from aoc_desktop import __version__
from aoc_desktop.kernel.outside import read_outside
from aoc_desktop.kernel.resources import engines
from aoc_desktop.profile.places import log_folder, open_plain

FILE = "aoc-desktop.log"
LARGEST = 400_000
KEPT = 3
"""Older files beside the current one."""
LOGGER = logging.getLogger("aoc_desktop")


def log_path() -> Path:
    return log_folder() / FILE


def start_log() -> None:
    """Log to the file from now on; without a writable folder, drop the log."""
    from logging.handlers import RotatingFileHandler  # once the window is seen

    class QuietHandler(RotatingFileHandler):
        """Ignores write errors (a full disk, a file held by another instance), and follows no link out of our
        folder."""

        def _open(self) -> TextIOWrapper:
            opened = open(self.baseFilename, self.mode, encoding=self.encoding, opener=_opened)  # noqa: SIM115
            assert isinstance(opened, TextIOWrapper)
            return opened

        def handleError(self, record: logging.LogRecord) -> None:
            return

    stop_log()
    LOGGER.setLevel(logging.INFO)
    LOGGER.propagate = False
    try:
        log_path().parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = QuietHandler(log_path(), maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8")
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    LOGGER.addHandler(handler)
    LOGGER.info("aoc-desktop %s begins, %s engines", __version__, engines())


def note_fault(where: str) -> None:
    """The error that is being handled, with its trace. A command that keeps no log otherwise begins one."""
    if not LOGGER.handlers:
        start_log()
    LOGGER.exception("unexpected error: %s", where)


def _opened(name: str, flags: int) -> int:
    return open_plain(Path(name), flags)


def stop_log() -> None:
    for handler in list(LOGGER.handlers):
        LOGGER.removeHandler(handler)
        handler.close()


def last_lines(count: int = 200) -> str:
    """The end of the log, for a report."""
    try:
        text = read_outside(log_path(), 2 * LARGEST, links=False).decode("utf-8", "replace")
        return "\n".join(text.splitlines()[-count:])
    except OSError:
        return ""

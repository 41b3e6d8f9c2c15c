"""Ctrl+C in the terminal, and the system's request to end. Commands keep nothing that could be lost: they end at once.
The window has a way of its own (`ui/frame/shutdown.py`)."""

from __future__ import annotations

import os
import signal
from types import FrameType

LEAVING = (signal.SIGINT, signal.SIGTERM)
ASKED_TO_LEAVE = 128
"""What a shell adds to a signal's number for the exit status."""


def heed_signals() -> None:
    for number in LEAVING:
        if signal.getsignal(number) != signal.SIG_IGN:  # as in the background of a shell
            signal.signal(number, _leave)


def _leave(number: int, frame: FrameType | None) -> None:
    os._exit(ASKED_TO_LEAVE + number)

"""Collect garbage between moves: in the middle of a move the player would feel it."""

from __future__ import annotations

import ctypes
import gc
import sys


def tidy_memory() -> None:
    """Collect garbage, and exclude the survivors from later collections."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Hand freed memory back to the system; the GNU C library would keep it."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)

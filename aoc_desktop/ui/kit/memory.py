"""Tidying up in memory, at a time when nobody waits: in the middle of a move it would be felt."""

from __future__ import annotations

import ctypes
import gc
import sys


def tidy_memory() -> None:
    """Collect what is no longer used, and spare what stays from being looked through again and again."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Hand freed memory back to the system; the GNU C library would keep it."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)

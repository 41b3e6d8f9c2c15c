"""Python's own tidying up, at a time when nobody waits: in the middle of a move it would be felt."""

from __future__ import annotations

import gc


def tidy_memory() -> None:
    """Collect what is no longer used, and spare what stays from being looked through again and again."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()

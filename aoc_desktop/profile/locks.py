"""A lock on a file that one running program holds at a time; the system frees it when the program ends, however."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class Lock:
    """Held from `take` to `free`. Where the file system knows no locks, everybody gets it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: int | None = None

    def take(self) -> bool:
        """Whether we hold it now. Raises OSError where the file cannot be made."""
        if self._file is not None:
            return True
        file = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0))
        if _is_held(file):
            os.close(file)
            return False
        self._file = file
        return True

    def free(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _is_held(file: int) -> bool:
    """Tries to lock the open file; True if another program has."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return True
    except OSError:
        return False
    return False

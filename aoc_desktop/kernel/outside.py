"""Read files from outside: the one way to read a file that another person or program may have written, and the limits
of what it may hold. The program writes within the same limits, so that it can read its own files."""

from __future__ import annotations

import os
import stat
from errno import EFBIG, EINVAL, EISDIR
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

DEEPEST = 32
"""The deepest nesting of lists and tables that is read; our own files need less than half of it."""


class NotPlain(OSError):
    """A pipe or a device, which may never end; or a link, where none is followed."""

    def __init__(self) -> None:
        super().__init__(EINVAL, "Not a plain file")


class TooLarge(OSError):
    """More than can be read, or could be read again."""

    def __init__(self) -> None:
        super().__init__(EFBIG, os.strerror(EFBIG))


class TooDeep(ValueError):
    """Nested deeper than anything that was meant."""


def read_outside(path: Path, largest: int, links: bool = True) -> bytes:
    """Read a plain file of a bearable size; OSError says why it cannot be read. Links are followed where the user chose
    the file, and refused (`links=False`) in our own folders."""
    refuse_unless_plain(os.stat(path, follow_symlinks=links))
    wait_for_nobody = getattr(os, "O_NONBLOCK", 0) | (0 if links else getattr(os, "O_NOFOLLOW", 0))
    with os.fdopen(os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | wait_for_nobody), "rb") as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise TooLarge
    return data


def read_text(path: Path, largest: int, links: bool = True) -> str:
    """A text file, its lines ended as ours are; UnicodeDecodeError where it is not UTF-8."""
    text = read_outside(path, largest, links).decode("utf-8-sig")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def refuse_unless_plain(about: os.stat_result) -> None:
    if stat.S_ISDIR(about.st_mode):
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
    if not stat.S_ISREG(about.st_mode):
        raise NotPlain


def read_json(text: str | bytes, **hooks: Any) -> Any:
    """Parse JSON; raises ValueError if the text is not JSON, TooDeep if it is nested too deeply."""
    import json

    try:
        data = json.loads(text, **hooks)
    except RecursionError:
        raise TooDeep from None
    refuse_depths(data)
    return data


def refuse_depths(data: Any) -> None:
    """Raise TooDeep where lists and tables are nested deeper than allowed. It goes level by level, without
    recursion."""
    level = [data]
    for _ in range(DEEPEST + 1):
        tables = [item for item in level if isinstance(item, (dict, list))]
        if not tables:
            return
        level = [child for item in tables for child in (item.values() if isinstance(item, dict) else item)]
    raise TooDeep


def cleaned(data: Any) -> Any:
    """The same without halves of surrogate pairs, which JSON may hold and no file, line or window can."""
    if isinstance(data, str):
        return data.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if isinstance(data, list):
        return [cleaned(item) for item in data]
    if isinstance(data, dict):
        return {cleaned(name): cleaned(value) for name, value in data.items()}
    return data

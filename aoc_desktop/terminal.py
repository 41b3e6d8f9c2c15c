"""Every line that the program writes to whoever started it: a terminal, a pipe, a file. They may be closed, full, or
know only some signs: then there is one clear line and an exit status, never a traceback."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from errno import EBADF
from typing import TextIO

from aoc_desktop.kernel.errors import DomainError

TYPEWRITTEN: dict[int, int | str | None] = {**str.maketrans("–—’“”█░\u202f", '--\'""#. '), ord("…"): "..."}
"""Where a terminal knows none of our typographic signs."""
SPACES = "\u00a0\u202f"
"""Of French sentences: they do no harm."""


class OutputFailed(DomainError):
    """Standard output takes nothing: it is closed, or its disk is full."""


def put(line: str) -> None:
    """A line of the answer, on standard output."""
    stream = sys.stdout
    if stream is None:
        raise _failed(OSError(EBADF, os.strerror(EBADF)))
    try:
        stream.write(f"{fitting(escaped(line), stream)}\n")
    except BrokenPipeError:
        raise
    except OSError as error:
        raise _failed(error) from None


def end_answer() -> None:
    """Hand on what was put; what fails only now is told, too."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise _failed(error) from None


def complain(line: str) -> None:
    """A line on standard error; where that takes nothing either, the exit status must do."""
    note(f"{escaped(line)}\n")


def note(text: str) -> None:
    """Something beside the answer, on standard error, as it is."""
    stream = sys.stderr
    if stream is None:
        return
    try:
        stream.write(fitting(text, stream))
        stream.flush()
    except (OSError, ValueError):
        silence(stream)


def escaped(line: str) -> str:
    """One line, whatever it holds: signs that would move the cursor, and bytes of a file's name that are no text."""
    return line if line.isprintable() else "".join(map(_visible, line))


def _visible(sign: str) -> str:
    if sign.isprintable() or sign in SPACES:
        return sign
    code = ord(sign)
    if 0xDC80 <= code <= 0xDCFF:  # how Python holds a byte that is no text
        return f"\\x{code - 0xDC00:02x}"
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def fitting(text: str, stream: TextIO) -> str:
    """The text in signs that the stream knows."""
    encoding = stream.encoding or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return text.translate(TYPEWRITTEN).encode(encoding, "backslashreplace").decode(encoding)
    return text


def silence(stream: TextIO | None) -> None:
    """Nothing more is written there: Python would try once more at its end, and print a traceback."""
    if stream is None:
        return
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def _failed(error: OSError) -> OutputFailed:
    silence(sys.stdout)
    return OutputFailed("output_failed", detail=error.strerror or str(error))

"""Write lines to the terminal, a pipe or a file. Output may be closed, full, or limited to some characters: the program
then writes one clear line and exits with a status, never with a traceback."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from errno import EBADF
from typing import TextIO

from aoc_desktop.kernel.errors import DomainError

TYPEWRITTEN: dict[int, int | str | None] = {**str.maketrans("–—’“”█░\u202f", '--\'""#. '), ord("…"): "..."}
"""The plain characters for terminals without our typographic ones."""
SPACES = "\u00a0\u202f"
"""Of French sentences: they do no harm."""


class OutputFailed(DomainError):
    """Standard output is closed, or its disk is full."""


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
    """Flush standard output; a failure that shows only now is reported too."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise _failed(error) from None


def complain(line: str) -> None:
    """Write a line to standard error; if that fails too, the exit status must do."""
    note(f"{escaped(line)}\n")


def note(text: str) -> None:
    """Write text beside the answer to standard error, unchanged."""
    stream = sys.stderr
    if stream is None:
        return
    try:
        stream.write(fitting(text, stream))
        stream.flush()
    except (OSError, ValueError):
        silence(stream)


def escaped(line: str) -> str:
    """The line with cursor-moving characters and undecodable bytes of file names made visible."""
    return line if line.isprintable() else "".join(map(_visible, line))


def _visible(sign: str) -> str:
    if sign.isprintable() or sign in SPACES:
        return sign
    code = ord(sign)
    if 0xDC80 <= code <= 0xDCFF:  # Python keeps undecodable bytes in this range
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
    """Discard further output: Python would try to flush it at exit and print a traceback."""
    if stream is None:
        return
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def _failed(error: OSError) -> OutputFailed:
    silence(sys.stdout)
    return OutputFailed("output_failed", detail=error.strerror or str(error))

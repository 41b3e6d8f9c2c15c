"""The game that is being played, kept on disk so that "Continue" finds it after the program has ended."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.profile.places import data_folder, write_safely

if TYPE_CHECKING:
    from aoc_desktop.kernel.record import Record


def kept_file() -> Path:
    return data_folder() / "games" / "current.json"


def kept_picture() -> Path:
    """A small picture of the table as it was left."""
    return kept_file().with_suffix(".png")


def keep(record: Record) -> str:
    """Write the record; returns why it could not be written, or nothing."""
    try:
        write_safely(kept_file(), record.to_json())
    except OSError as error:
        return error.strerror or str(error)
    return ""


def kept_game() -> Record | None:
    """The game to continue, if there is one that can be read."""
    if not kept_file().exists():
        return None
    from aoc_desktop.kernel.record import read_record

    try:
        return read_record(kept_file())
    except DomainError:
        return None


def forget() -> None:
    """Nothing is left to continue: the game is over."""
    for path in (kept_file(), kept_picture()):
        path.unlink(missing_ok=True)

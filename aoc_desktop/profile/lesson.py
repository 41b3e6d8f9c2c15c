"""The guided first game, kept apart from the other games so that it can be left and taken up again at its step."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from aoc_desktop.games import FIRST
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.profile.places import RECORD_SUFFIX, data_folder, write_safely

if TYPE_CHECKING:
    from aoc_desktop.kernel.record import Record


def lesson_file(game: str) -> Path:
    """Each game may have a lesson that was left."""
    return data_folder() / f"lesson{'' if game == FIRST else f'_{game}'}{RECORD_SUFFIX}"


def keep_lesson(record: Record) -> str:
    """Write the lesson's record and return the problem, or "" on success. A full disk does not interrupt the lesson."""
    from aoc_desktop.kernel.record import LARGEST_FILE

    try:
        write_safely(lesson_file(record.game), record.to_json(), largest=LARGEST_FILE)
    except OSError as error:
        return error.strerror or str(error)
    return ""


def kept_lesson(game: str) -> Record | None:
    """The lesson of a game that was left, if it can be read."""
    if not lesson_file(game).exists():
        return None
    from aoc_desktop.kernel.record import read_record

    try:
        record = read_record(lesson_file(game), links=False)
    except DomainError:
        return None
    return record if record.game == game else None


def forget_lesson(game: str) -> None:
    with suppress(OSError):  # it will be offered once more, that is all
        lesson_file(game).unlink(missing_ok=True)

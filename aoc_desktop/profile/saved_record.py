"""A saved game's file: a record whose `meta` says what the list needs, sealed by a checksum. Reading
never guesses: it reports damage, and gives as much as can be trusted.

`meta` of a saved game: version (of this file's form), name, created, updated, seats (name, level, colour, seed of an AI
seat), cards (fingerprint of the card set), journal (number of the last journal line that the record holds), aided,
practice, brought (own_games), played (saved_games), result (of a finished game), own, checksum. Other entries are kept.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from aoc_desktop.kernel.errors import DomainError, Reason, UnreadableRecord
from aoc_desktop.kernel.outside import NotPlain, TooLarge, cleaned, read_outside
from aoc_desktop.kernel.record import FORMAT, LARGEST_FILE, MOST_MOVES, Record, parse_record, record_as_written

VERSION = 1
LONGEST_NAME = 80
COLOURS = 8
"""So many colours a seat can have."""


CHANGED = "changed"
"""The mark in `meta` of a game that was changed outside the program, for good."""
BROUGHT = "brought"
"""The mark in `meta` of a game that was not played on this machine, for good."""
LETTERS = "letters"
"""The entry of `meta` that names the phrase of a game's letters."""


OWN = "own"
"""The entry of `meta` with the seal of a record that the program wrote into its own folder (own_games)."""


class Text(NamedTuple):
    """A record as read from a file, and its damage."""

    record: Record | None = None
    damage: Reason | None = None


# ------------------------------------------------------------------ writing


def sealed(record: Record, own: Callable[[bytes], str] | None = None) -> str:
    """The record as its file holds it; `own` makes the seal of a file in our own folder."""
    meta = {name: value for name, value in record.meta.items() if name not in ("checksum", OWN)}
    record = record._replace(meta={**meta, "version": VERSION})
    if own is not None:
        record = record._replace(meta={**record.meta, OWN: own(under_own_seal(record))})
    return record._replace(meta={**record.meta, "checksum": checksum(record)}).to_json()


def checksum(record: Record) -> str:
    """Of everything but itself. Any order of fields and any white space have the same."""
    meta = {name: value for name, value in record.meta.items() if name != "checksum"}
    data = {"format": FORMAT, **record._replace(meta=meta)._asdict()}
    from hashlib import sha256  # not needed where no game is kept: the window opens the sooner

    return sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def under_own_seal(record: Record) -> bytes:
    """What the seal of our own folder is made of: everything but itself and the checksum."""
    return checksum(record._replace(meta={name: value for name, value in record.meta.items() if name != OWN})).encode()


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def name_of(text: object) -> str:
    """A name that fits in a line, made from any value; empty if it is not text."""
    words = "".join(sign if sign.isprintable() else " " for sign in text) if isinstance(text, str) else ""
    return " ".join(words.split())[:LONGEST_NAME].strip()


# ------------------------------------------------------------------ reading


def read_bytes(path: Path, largest: int = LARGEST_FILE) -> bytes:
    """A file of our own folders."""
    try:
        return read_outside(path, largest, links=False)
    except (NotPlain, IsADirectoryError):
        raise UnreadableRecord("saved_not_a_file", file=path.name) from None
    except TooLarge:
        raise UnreadableRecord("record_too_large", limit=largest) from None
    except OSError as error:
        raise UnreadableRecord("record_unreadable", detail=error.strerror or str(error)) from None


def read_saved(path: Path) -> Text:
    """The record of a saved game's file, as far as it can be read."""
    try:
        return read_data(read_bytes(path))
    except UnreadableRecord as error:
        return Text(None, error.reason)


def read_data(data: bytes) -> Text:
    try:
        return read_text(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        reason = Reason("record_not_utf8", {"byte": error.start})
        return Text(_rescued(data[: error.start].decode("utf-8-sig", "ignore")), reason)


def read_text(text: str) -> Text:
    try:
        record = _migrated(record_as_written(text))
    except UnreadableRecord as error:
        newer = error.reason.code == "newer_format"
        return Text(None if newer else _rescued(text), error.reason)
    broken = "checksum" in record.meta and record.meta["checksum"] != checksum(record)
    record = record._replace(meta=cleaned(record.meta))
    return Text(record, Reason("saved_checksum") if broken else None)


def _migrated(record: Record) -> Record:
    """The record as today's program writes it. One of a newer version is not touched."""
    version = record.meta.get("version", 0)
    if type(version) is not int or version < 0:
        version = 0
    if version > VERSION:
        raise UnreadableRecord("newer_format", found=version, known=VERSION)
    for step in range(version, VERSION):
        record = _STEPS[step](record)
    return record


def _from_0(record: Record) -> Record:
    """Records from other programs, or from before there were saved games: `meta` may hold anything."""
    return record


_STEPS: Mapping[int, Callable[[Record], Record]] = {0: _from_0}


def _rescued(text: str) -> Record | None:
    """What a broken text still says for certain: its set-up, and the moves up to the break."""
    head, found, tail = text.partition('"moves"')
    if not found:
        return None
    head = head.rstrip().rstrip(",")
    try:
        record = _migrated(parse_record(f'{head}, "moves": []}}'))
    except DomainError:
        return None
    return record._replace(moves=tuple(_words(tail)))


def _words(text: str) -> list[str]:
    """The strings of a JSON list that breaks off somewhere. Moves are plain words: no escapes to look for."""
    words: list[str] = []
    place = 0
    while (found := _WORD.match(text, place)) and len(words) < MOST_MOVES:
        words.append(found[1])
        place = found.end()
    return words


_WORD = re.compile(r'[\s:\[,]*"([^"\\]*)"')


def judged(record: Record, damage: Reason | None) -> Record:
    """A record from a damaged file is marked, so that the game earns nothing from here on."""
    meta = {name: value for name, value in record.meta.items() if name != "checksum"}
    return record._replace(meta={**meta, CHANGED: True} if damage is not None else meta)


def brought(record: Record) -> Record:
    """The same game, marked as one from elsewhere."""
    return record._replace(meta={**record.meta, BROUGHT: True})


def is_brought(meta: Mapping[str, Any]) -> bool:
    return meta.get(BROUGHT) is True


def earns(meta: Mapping[str, Any]) -> bool:
    """Whether a game was played here, and not changed from outside."""
    return meta.get(CHANGED) is not True and not is_brought(meta)


# ------------------------------------------------------------------ what `meta` says


def text_of(meta: Mapping[str, Any], field: str) -> str:
    """A short text of `meta`; empty for any other value."""
    value = meta.get(field)
    return value if isinstance(value, str) and len(value) <= LONGEST_NAME else ""


def date_of(meta: Mapping[str, Any], field: str, otherwise: float) -> float:
    """A date in seconds since 1970."""
    try:
        return datetime.fromisoformat(text_of(meta, field)).timestamp()
    except (ValueError, OverflowError, OSError):
        return otherwise


def played_of(meta: Mapping[str, Any]) -> float:
    """When it was played last, in seconds since 1970, by a clock that is never set back (saved_games); 0: not known."""
    value = meta.get("played")
    return float(value) if isinstance(value, (int, float)) and 0 <= value < 10**12 else 0.0


def card_set_of(record: Record) -> str:
    """An edition, or the id of a set of the user's own."""
    return record.card_set if isinstance(record.card_set, str) else str(record.card_set.get("id", ""))


def colours_named(record: Record) -> list[int | None]:
    """The number of the colour that each seat has chosen; None if `meta` has no valid one."""
    chosen = _of_seats(record, "colour")
    return [colour if type(colour) is int and 0 <= colour < COLOURS else None for colour in chosen]


def styles_named(record: Record) -> list[str]:
    """The style of the computer player on each seat; empty where `meta` names none."""
    return [style if isinstance(style, str) else "" for style in _of_seats(record, "style")]


def _of_seats(record: Record, field: str) -> list[object]:
    """What `meta` says of each seat; None where it says nothing."""
    given = record.meta.get("seats", [])
    seats = list(given[: record.players]) if isinstance(given, list) else []
    found = [seat.get(field) if isinstance(seat, Mapping) else None for seat in seats]
    return found + [None] * (record.players - len(found))


def distinct(colours: Sequence[int | None]) -> tuple[int, ...]:
    """A colour of its own for each seat: the wanted one if no earlier seat has it, else the first free one."""
    found: list[int] = []
    for number, colour in enumerate(colours):
        if colour is not None and colour not in found:
            found.append(colour)
        else:
            free = [number, *range(len(colours))]
            found.append(next(other for other in free if other not in found and other not in colours))
    return tuple(found)


def seats_named(record: Record) -> list[tuple[str, str]]:
    """Name and level of each seat; a person called P1, P2… where `meta` does not say it as we write it: a letter that
    makes sentences of numbers readable, in any language."""
    seats = [(f"P{number}", "") for number in range(1, record.players + 1)]
    given = record.meta.get("seats", [])
    for number, seat in enumerate(given[: record.players] if isinstance(given, list) else []):
        if isinstance(seat, Mapping):
            level = seat.get("level")
            seats[number] = (name_of(seat.get("name")) or seats[number][0], level if isinstance(level, str) else "")
    return seats

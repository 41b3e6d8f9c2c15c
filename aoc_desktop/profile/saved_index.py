"""What the list of saved games shows of each, and the index that spares it reading them all. The index is worth
nothing by itself: whatever in it is not as we write it, or does not fit the files, is made anew from the games."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.outside import read_json, read_outside
from aoc_desktop.kernel.record import Record
from aoc_desktop.profile.places import write_safely
from aoc_desktop.profile.saved_game import JOURNAL, RECORD, fingerprint, read_game
from aoc_desktop.profile.saved_record import colours_named, date_of, distinct, name_of, seats_named, text_of

FORM = 4
"""Of the index: another one is thrown away."""
LARGEST_FILE = 10_000_000
"""Of the index: some twenty thousand games."""
Sign = tuple[tuple[int, int] | None, ...]
"""Time and size of a game's files."""


class Entry(NamedTuple):
    """A saved game as a list shows it."""

    id: str
    name: str = ""
    created: float = 0.0
    updated: float = 0.0
    """Seconds since 1970."""
    game: str = ""
    mode: str = ""
    variants: tuple[str, ...] = ()
    seats: tuple[tuple[str, str], ...] = ()
    """Name and level of each; a person has no AI level."""
    round: int = 0
    step: str = ""
    seat: int | None = None
    """Who decides; None when the game is over."""
    points: tuple[int, ...] = ()
    moves: int = 0
    finished: bool = False
    aided: bool = False
    practice: bool = False
    other_cards: bool = False
    """Whether it was played with a card set that had other values than today's of the same name."""
    colours: tuple[int, ...] = ()
    """The number of each seat's colour."""
    own_id: str = ""
    """The game's own, which it has in every file and on every machine."""
    handed_on: bool = False
    """Whether it waits for another player, to whom it was sent."""
    daily: str = ""
    """The day whose challenge it is, as a date of ISO 8601; empty for any other game."""
    damage: Reason | None = None
    playable: bool = True
    """Whether it can be gone on with: if it is damaged, from the last move before the damage."""
    binned: bool = False


def entry_of(game_id: str, folder: Path) -> Entry:
    """The entry of the game in this folder, as its files are now."""
    found = read_game(folder)
    changed = max(_time(folder / name) for name in (RECORD, JOURNAL))
    if found.match is None or found.record is None:
        return Entry(game_id, created=changed, updated=changed, damage=found.damage, playable=False)
    entry = described(game_id, found.match, found.record, changed)
    if found.record.meta.get("journal", 0) != found.line:  # the journal has gone on since the record was dated
        entry = entry._replace(updated=changed)
    return entry._replace(damage=found.damage)


def described(game_id: str, match: Match[Any], record: Record, changed: float) -> Entry:
    """The entry of a game that has been read, or is being played; `changed` where its record has no date."""
    shot = match.game.snapshot(match.state)
    meta = record.meta
    updated = date_of(meta, "updated", changed)
    return Entry(
        game_id,
        name_of(meta.get("name")),
        date_of(meta, "created", updated),
        updated,
        record.game,
        record.mode,
        record.variants,
        tuple(seats_named(record)),
        shot.get("round", 0),
        shot.get("step", ""),
        shot.get("seat"),
        tuple(player.get("points", 0) for player in shot.get("players", ())),
        len(record.moves),
        not match.deciders,
        meta.get("aided") is True,
        meta.get("practice") is True,
        isinstance(meta.get("cards"), str) and meta["cards"] != fingerprint(record),
        distinct(colours_named(record)),
        text_of(meta, "id"),
        meta.get("handed_on") is True,
        _day(meta),
    )


def _day(meta: Mapping[str, Any]) -> str:
    """What is no date is not a day's."""
    told = text_of(meta, "daily")
    try:
        return date.fromisoformat(told).isoformat()
    except ValueError:
        return ""


def _time(path: Path) -> float:
    try:
        return os.lstat(path).st_mtime
    except OSError:
        return 0.0


class Index:
    """Entries by the place of their game, each good only as long as the game's files have not changed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._rows: dict[str, tuple[Sign, Entry]] | None = None
        self._changed = False

    def get(self, place: str, sign: Sign) -> Entry | None:
        known = self._all().get(place)
        return known[1] if known is not None and known[0] == sign else None

    def put(self, place: str, sign: Sign, entry: Entry) -> None:
        self._all()[place] = (sign, entry)
        self._changed = True

    def forget_others(self, wanted: set[str], under: str) -> None:
        """Games that are no longer there; `under` is the folder that `wanted` speaks of."""
        rows = self._all()
        gone = [place for place in rows if place not in wanted and place.rpartition("/")[0] == under]
        for place in gone:
            del rows[place]
        self._changed = self._changed or bool(gone)

    def write(self) -> None:
        """Keep it for the next start. Damaged games are not in it: they are few, and read anew each time."""
        if not self._changed or self._rows is None:
            return
        rows = {place: [sign, *entry[:-3]] for place, (sign, entry) in self._rows.items() if entry.damage is None}
        try:
            text = json.dumps({"form": FORM, "games": rows}, ensure_ascii=False)
            write_safely(self.path, text, flush=False, largest=LARGEST_FILE)
            self._changed = False
        except OSError:
            return  # it will be slower next time, that is all

    def _all(self) -> dict[str, tuple[Sign, Entry]]:
        if self._rows is None:
            self._rows = _read(self.path)
        return self._rows


def _read(path: Path) -> dict[str, tuple[Sign, Entry]]:
    try:
        data = read_json(read_outside(path, LARGEST_FILE, links=False))
        if data["form"] != FORM:
            return {}
        return {str(place): _row(row) for place, row in data["games"].items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError, IndexError):
        return {}


_SHAPE: Mapping[str, type | tuple[type, ...]] = {
    **dict.fromkeys(("id", "name", "game", "mode", "step", "own_id", "daily"), str),
    **dict.fromkeys(("created", "updated"), (int, float)),
    **dict.fromkeys(("round", "moves"), int),
    **dict.fromkeys(("finished", "aided", "practice", "other_cards", "handed_on"), bool),
    "seat": (int, type(None)),
}


def _row(row: list[Any]) -> tuple[Sign, Entry]:
    """A row as it was written; TypeError or ValueError if it is not."""
    sign, *fields = row
    entry = Entry(*fields)
    if not all(isinstance(getattr(entry, name), kind) for name, kind in _SHAPE.items()):
        raise TypeError
    variants = tuple(str(variant) for variant in entry.variants)
    seats = tuple((str(name), str(level)) for name, level in entry.seats)
    points = tuple(int(point) for point in entry.points)
    colours = tuple(int(colour) for colour in entry.colours)
    read = tuple(tuple(stamp) if stamp is not None else None for stamp in sign)
    return read, entry._replace(variants=variants, seats=seats, points=points, colours=colours)

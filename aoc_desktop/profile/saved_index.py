"""The entries of the list of saved games, and the index that saves reading every game for it.

The index is only a cache: entries that are damaged, or do not fit the files, are made anew from the games.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from aoc_desktop.games import has_table
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import CHANCE, tags_of
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.outside import read_json, read_outside
from aoc_desktop.kernel.record import Record
from aoc_desktop.profile.places import write_safely
from aoc_desktop.profile.saved_game import JOURNAL, RECORD, fault, fingerprint, read_game
from aoc_desktop.profile.saved_record import (
    LETTERS,
    card_set_of,
    colours_named,
    date_of,
    distinct,
    is_brought,
    name_of,
    played_of,
    seats_named,
    text_of,
)

FORM = 8
"""Of the index: another one is thrown away."""
LARGEST_FILE = 10_000_000
"""Of the index: some twenty thousand games."""
MOST_SEATS = 8
Sign = tuple[tuple[int, int] | None, ...]
"""Time and size of a game's files."""


class SavedEntry(NamedTuple):
    """A saved game as a list shows it."""

    id: str
    name: str = ""
    created: float = 0.0
    updated: float = 0.0
    """Seconds since 1970."""
    game: str = ""
    mode: str = ""
    variants: tuple[str, ...] = ()
    card_set: str = ""
    """An edition, or the id of a set of the user's own."""
    seats: tuple[tuple[str, str], ...] = ()
    """Name and level of each; a person has no AI level."""
    round: int = 0
    rounds: int = 0
    """How many there are; 0 where the game does not fix their number."""
    step: str = ""
    seat: int | None = None
    """The seat whose turn it is, or that decides first; None when the game is over or chance decides."""
    points: tuple[int, ...] = ()
    moves: int = 0
    finished: bool = False
    aided: bool = False
    practice: bool = False
    brought: bool = False
    """Whether it was not played on this machine: it earns nothing."""
    other_cards: bool = False
    """Whether it was played with a card set that had other values than today's of the same name."""
    colours: tuple[int, ...] = ()
    """The number of each seat's colour."""
    tags: tuple[tuple[str, ...], ...] = ()
    """What each seat plays, as the game names it: civilisations, a nation, a leader."""
    own_id: str = ""
    """The game's own, which it has in every file and on every machine."""
    handed_on: bool = False
    """Play by mail: the game was sent to another player and waits for them."""
    letters: str = ""
    """The phrase of its letters (letters), by its id; empty if none was sealed."""
    daily: str = ""
    """The day whose challenge it is, as a date of ISO 8601; empty for any other game."""
    played: float = 0.0
    """When it was played last, by a clock that is never set back; 0 where an earlier version kept it."""
    damage: Reason | None = None
    """The damage of the file, or why this program cannot show the game."""
    playable: bool = True
    """Whether it can be gone on with: if it is damaged, from the last move before the damage."""
    binned: bool = False


def entry_of(game_id: str, folder: Path) -> SavedEntry:
    """The entry of the game in this folder, as its files are now. Never raises: what goes wrong is its damage."""
    changed = max(_time(folder / name) for name in (RECORD, JOURNAL))
    try:
        return _entry_of(game_id, folder, changed)
    except Exception as error:
        return SavedEntry(game_id, created=changed, updated=changed, damage=fault(error, folder), playable=False)


def _entry_of(game_id: str, folder: Path, changed: float) -> SavedEntry:
    found = read_game(folder)
    if found.match is None or found.record is None:
        entry = SavedEntry(game_id, created=changed, updated=changed)
        if found.told is not None:  # no game has checked how many players it names
            players = max(0, min(found.told.players, MOST_SEATS))
            entry = told_by(game_id, found.told._replace(players=players), changed)
        return entry._replace(damage=found.damage, playable=False)
    entry = described(game_id, found.match, found.record, changed)
    if found.record.meta.get("journal", 0) != found.line:  # the journal has gone on since the record was dated
        entry = entry._replace(updated=changed)
    if not has_table(entry.game):
        return entry._replace(damage=Reason("no_table", {"game": entry.game}), playable=False)
    return entry._replace(damage=found.damage)


def described(game_id: str, match: Match[Any], record: Record, changed: float) -> SavedEntry:
    """The entry of a game that has been read, or is being played; `changed` where its record has no date."""
    moment, deciders = match.game.moment(match.state), match.deciders
    seat = moment.turn if moment.turn in deciders else next((seat for seat in deciders if seat != CHANCE), None)
    cards = record.meta.get("cards")
    return told_by(game_id, record, changed)._replace(
        round=moment.round,
        rounds=moment.rounds,
        step=moment.step,
        seat=seat,
        points=moment.points,
        tags=tags_of(match.game, match.state),
        finished=not deciders,
        other_cards=isinstance(cards, str) and cards != fingerprint(record),
    )


def told_by(game_id: str, record: Record, changed: float) -> SavedEntry:
    """What a record says of its game without being played."""
    meta = record.meta
    updated = date_of(meta, "updated", changed)
    return SavedEntry(
        game_id,
        name=name_of(meta.get("name")),
        created=date_of(meta, "created", updated),
        updated=updated,
        game=record.game,
        mode=record.mode,
        variants=record.variants,
        card_set=card_set_of(record),
        seats=tuple(seats_named(record)),
        points=(0,) * record.players,
        moves=len(record.moves),
        aided=meta.get("aided") is True,
        practice=meta.get("practice") is True,
        brought=is_brought(meta),
        colours=distinct(colours_named(record)),
        own_id=text_of(meta, "id"),
        handed_on=meta.get("handed_on") is True,
        letters=text_of(meta, LETTERS),
        daily=day_of(meta),
        played=played_of(meta),
    )


def day_of(meta: Mapping[str, Any]) -> str:
    """The day of a challenge; empty if `meta` has no valid date."""
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
        self._rows: dict[str, tuple[Sign, SavedEntry]] | None = None
        self._changed = False

    def get(self, place: str, sign: Sign) -> SavedEntry | None:
        known = self._all().get(place)
        return known[1] if known is not None and known[0] == sign else None

    def put(self, place: str, sign: Sign, entry: SavedEntry) -> None:
        self._all()[place] = (sign, entry)
        self._changed = True

    def forget_others(self, wanted: set[str], under: str) -> None:
        """Drop the entries of games that no longer exist; `under` is the folder that `wanted` lists."""
        rows = self._all()
        gone = [place for place in rows if place not in wanted and place.rpartition("/")[0] == under]
        for place in gone:
            del rows[place]
        self._changed = self._changed or bool(gone)

    def last_played(self) -> float:
        return max((max(entry.played, entry.updated) for _, entry in self._all().values()), default=0.0)

    def write(self) -> None:
        """Keep it for the next start. Damaged games are not in it: they are few, and read anew each time."""
        if not self._changed or self._rows is None:
            return
        sound = {place: row for place, row in self._rows.items() if row[1].damage is None}
        rows = {place: {"sign": sign, **_kept(entry)} for place, (sign, entry) in sound.items()}
        try:
            text = json.dumps({"form": FORM, "games": rows}, ensure_ascii=False)
            write_safely(self.path, text, flush=False, largest=LARGEST_FILE)
            self._changed = False
        except OSError:
            return  # it will be slower next time, that is all

    def _all(self) -> dict[str, tuple[Sign, SavedEntry]]:
        if self._rows is None:
            self._rows = _read(self.path)
        return self._rows


def _read(path: Path) -> dict[str, tuple[Sign, SavedEntry]]:
    try:
        data = read_json(read_outside(path, LARGEST_FILE, links=False))
        if data["form"] != FORM:
            return {}
        return {str(place): _row(row) for place, row in data["games"].items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError, IndexError):
        return {}


_SHAPE: Mapping[str, type | tuple[type, ...]] = {
    **dict.fromkeys(("id", "name", "game", "mode", "card_set", "step", "own_id", "letters", "daily"), str),
    **dict.fromkeys(("created", "updated", "played"), (int, float)),
    **dict.fromkeys(("round", "rounds", "moves"), int),
    **dict.fromkeys(("finished", "aided", "practice", "brought", "other_cards", "handed_on"), bool),
    "seat": (int, type(None)),
}


_NOT_KEPT = ("damage", "playable", "binned")


def _kept(entry: SavedEntry) -> dict[str, Any]:
    return {name: value for name, value in entry._asdict().items() if name not in _NOT_KEPT}


def _row(row: Mapping[str, Any]) -> tuple[Sign, SavedEntry]:
    """A row as it was written; TypeError or ValueError if it is not."""
    fields = dict(row)
    sign = tuple(tuple(stamp) if stamp is not None else None for stamp in fields.pop("sign"))
    entry = SavedEntry(**fields)
    if not all(isinstance(getattr(entry, name), kind) for name, kind in _SHAPE.items()):
        raise TypeError
    variants = tuple(str(variant) for variant in entry.variants)
    seats = tuple((str(name), str(level)) for name, level in entry.seats)
    points = tuple(int(point) for point in entry.points)
    colours = tuple(int(colour) for colour in entry.colours)
    tags = tuple(tuple(str(tag) for tag in own) for own in entry.tags)
    return sign, entry._replace(variants=variants, seats=seats, points=points, colours=colours, tags=tags)

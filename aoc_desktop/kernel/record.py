"""Game records: one small open format for saved games, replays, sharing by mail, bug reports and tests."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import crc32

from aoc_desktop.kernel.characters import can_be_written
from aoc_desktop.kernel.errors import UnreadableRecord
from aoc_desktop.kernel.game import Game, S
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.outside import TooDeep, TooLarge, cleaned, read_json, read_text
from aoc_desktop.kernel.rng import Rng

if TYPE_CHECKING:
    from pathlib import Path

FORMAT = 1
LARGEST_FILE = 5_000_000
MOST_MOVES = 100_000
SEALED_LETTER = "letter"
"""The field of a sealed letter (profile.letters), which is no record before it is opened."""
LARGEST_META = 100_000
"""Signs of JSON: what others keep in `meta` is kept for them, up to there."""

# Every top-level field with its type; `meta` alone may be left out.
FIELDS: Mapping[str, type | tuple[type, ...]] = {
    "format": int,
    "game": str,
    "card_set": (str, dict),
    "players": int,
    "mode": str,
    "variants": list,
    "setup": dict,
    "moves": list,
    "meta": dict,
}


class Record(NamedTuple):
    """A game as its set-up and its moves."""

    game: str
    card_set: str | Mapping[str, Any]
    players: int
    mode: str
    variants: tuple[str, ...]
    setup: Mapping[str, Any]
    moves: tuple[str, ...] = ()
    meta: Mapping[str, Any] = {}

    @property
    def seed(self) -> int:
        """The seed that draws the open parts of the set-up; a full set-up leaves none open."""
        return int(self.setup.get("seed", 0))

    @property
    def chance_seed(self) -> int:
        """The seed of what chance does during play. A full set-up without a seed has one of its own all the same:
        else every such game would see the same dice."""
        if "seed" in self.setup:
            return self.seed
        return crc32(json.dumps(self.setup, sort_keys=True).encode())

    def to_json(self) -> str:
        data: dict[str, Any] = {"format": FORMAT, **self._asdict()}
        data["variants"] = list(self.variants)
        if not self.meta:
            del data["meta"]
        # Last, so that a file that breaks off has lost moves and nothing else.
        data["moves"] = list(data.pop("moves"))
        text = json.dumps(data, ensure_ascii=False, indent=1)
        if len(text) > LARGEST_FILE // 2:  # white space must not make it too large to be read again
            text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        return text if can_be_written(text) else json.dumps(data, indent=1)


def read_record(path: Path, links: bool = True) -> Record:
    """The record in a file, or UnreadableRecord saying which field is wrong and why."""
    try:
        text = read_text(path, LARGEST_FILE, links)
    except TooLarge:
        raise UnreadableRecord("record_too_large", limit=LARGEST_FILE) from None
    except OSError as error:
        raise UnreadableRecord("record_unreadable", detail=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise UnreadableRecord("record_not_utf8", byte=error.start) from None
    return parse_record(text)


def parse_record(text: str) -> Record:
    record = record_as_written(text)
    return record._replace(meta=cleaned(record.meta))


def record_as_written(text: str) -> Record:
    """The record with its `meta` as it stands there, which alone may hold texts that no window can show."""
    try:
        data = read_json(text, object_pairs_hook=_checked_fields, parse_int=_whole_number)
    except json.JSONDecodeError as error:
        raise UnreadableRecord("record_not_json", line=error.lineno, column=error.colno) from None
    except TooDeep:
        raise UnreadableRecord("record_too_deep") from None
    return record_of(data)


class _TooLarge:
    """Stands for a number too long to be read, until its field is known."""


_TOO_LARGE = _TooLarge()
MOST_DIGITS = 1000


def _whole_number(text: str) -> int | _TooLarge:
    return int(text) if len(text) <= MOST_DIGITS else _TOO_LARGE


def _checked_fields(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build a table of the record; refuse a field that occurs twice and numbers that are too large."""
    table = dict(pairs)
    for field, value in pairs:
        if value is _TOO_LARGE or (isinstance(value, list) and _TOO_LARGE in value):
            raise UnreadableRecord("record_field", field=field, problem="int_parsing_size", found=None)
    if len(table) < len(pairs):
        twice = _first_twice(name for name, _ in pairs)
        raise UnreadableRecord("record_field", field=twice, problem="twice", found=None)
    return table


def record_of(data: object) -> Record:
    """A record from JSON data, its form checked; the game checks what the fields say."""
    if not isinstance(data, dict):
        raise UnreadableRecord("record_field", field="", problem="wrong_type", found=type(data).__name__)
    if SEALED_LETTER in data:
        raise UnreadableRecord("sealed_letter")
    found = data.get("format")
    if type(found) is int and found > FORMAT:
        raise UnreadableRecord("newer_format", found=found, known=FORMAT)
    for field, value in data.items():
        if field not in FIELDS:
            raise UnreadableRecord("record_field", field=field, problem="unknown_field", found=None)
        if not isinstance(value, FIELDS[field]) or isinstance(value, bool):
            raise UnreadableRecord("record_field", field=field, problem="wrong_type", found=type(value).__name__)
    for field in FIELDS:
        if field not in data and field != "meta":
            raise UnreadableRecord("record_field", field=field, problem="missing", found=None)
    if found != FORMAT:
        raise UnreadableRecord("record_field", field="format", problem="wrong_value", found=found)
    _check_lists(data)
    if len(json.dumps(data.get("meta", {}))) > LARGEST_META:
        raise UnreadableRecord("record_field", field="meta", problem="too_long", found=None)
    fields = {field: value for field, value in data.items() if field != "format"}
    return Record(**{**fields, "variants": tuple(data["variants"]), "moves": tuple(data["moves"])})


def _check_lists(data: Mapping[str, Any]) -> None:
    for field in ("variants", "moves"):
        for number, item in enumerate(data[field], 1):
            if not isinstance(item, str):
                found = type(item).__name__
                raise UnreadableRecord("record_field", field=field, problem="entry_type", number=number, found=found)
    if len(data["moves"]) > MOST_MOVES:
        raise UnreadableRecord("record_field", field="moves", problem="too_long", found=len(data["moves"]))
    if (variant := _first_twice(data["variants"])) is not None:
        raise UnreadableRecord("variant_twice", variant=variant, game=data["game"])
    seed = data["setup"].get("seed", 0)
    if type(seed) is not int:
        raise UnreadableRecord("record_field", field="setup.seed", problem="wrong_type", found=type(seed).__name__)


def _first_twice(words: Iterable[str]) -> str | None:
    """The first word that comes a second time. In one pass: a hostile file may hold a million."""
    seen: set[str] = set()
    for word in words:
        if word in seen:
            return word
        seen.add(word)
    return None


def start(game: Game[S], record: Record) -> Match[S]:
    """A match at the record's beginning, none of its moves played yet."""
    state = game.setup(game.options(record), Rng(record.seed))
    match = Match(game, state)
    match.beginning = record._replace(setup={**record.setup, **game.setup_of(state)}, moves=())
    return match


def record_of_match(match: Match[S]) -> Record:
    """The game so far with its full set-up, of a match that was started from a record (a seed is enough)."""
    beginning: Record = match.beginning
    return beginning._replace(moves=tuple(match.moves))


def replay(game: Game[S], record: Record) -> Match[S]:
    """A match with all of the record's moves played."""
    match = start(game, record)
    match.play_lines(record.moves)
    return match

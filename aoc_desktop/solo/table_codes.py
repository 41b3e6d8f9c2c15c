"""A game that a friend can be challenged to: its seed and options as a short code, without any network."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.game import Game
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.solo.codes import BadCode, decode, encode

VERSION = 1
SIGNS = 10
"""One for the version, nine for what it tells; two more check them."""
LARGEST_SEED = 2**31 - 1
_VERSION, _SET, _MODE, _PLAYERS, _VARIANT, _ARRANGED = 8, 8, 16, 4, 2, 2
"""How many values each part has room for."""


class Told(NamedTuple):
    """A part of the set-up that a code tells beside the seed: add values at the end, up to its room."""

    field: str
    values: Sequence[Any]
    room: int


class TableCodes:
    """The codes of one game (`kernel.codes.Codes`).

    The places of sets, modes and variants are written in codes that people keep: add at the end, never reorder.
    """

    def __init__(
        self,
        game: Game[Any],
        sets: Sequence[str],
        modes: Sequence[str] = ("table",),
        variants: Sequence[str] = (),
        later_variants: Sequence[str] = (),
        arranged: Callable[[Record], Record] | None = None,
        fields: Sequence[Told] = (),
        players: int = _PLAYERS,
        signs: int = SIGNS,
    ) -> None:
        """`later_variants` stand above the version: codes without them are as they always were, and an older program
        says of a code with one that it is newer. `arranged`: a table that is partly laid out, as for a first game.
        A game with `fields`, or with more players than four, has longer codes."""
        self.SIGNS = signs
        self._fields, self._players = tuple(fields), players
        self._game = game
        self._sets, self._modes = tuple(sets), tuple(modes)
        self._variants, self._later = tuple(variants), tuple(later_variants)
        self._arranged = arranged

    def code_of(self, record: Record) -> str:
        """The code of a game's beginning. Only what a seed has dealt from the box can be told so briefly."""
        beginning = record._replace(moves=(), meta={})
        for arranged in (False, True) if self._arranged else (False,):
            told = self._told(beginning, arranged)
            if told is not None and self._dealt(told) == self._dealt(beginning):
                return self._encode(told, arranged)
        raise BadOptions("no_code")

    def record_of_code(self, text: str) -> Record:
        """The game that a code stands for; a mistyped or unknown one is refused with the reason."""
        number = decode(text, self.SIGNS)
        number, seed = divmod(number, LARGEST_SEED + 1)
        number, arranged = divmod(number, _ARRANGED)
        chosen = []
        for variant in self._variants:
            number, on = divmod(number, _VARIANT)
            chosen += [variant] * on
        number, players = divmod(number, self._players)
        number, mode = divmod(number, _MODE)
        number, cards = divmod(number, _SET)
        number, version = divmod(number, _VERSION)
        for variant in self._later:
            number, on = divmod(number, _VARIANT)
            chosen += [variant] * on
        setup: dict[str, Any] = {}
        for field, values, room in self._fields:
            number, place = divmod(number, room)
            if place >= len(values):
                raise BadCode("code_newer")
            setup[field] = values[place]
        if number or version != VERSION or mode >= len(self._modes) or cards >= len(self._sets):
            raise BadCode("code_newer")
        record = Record(
            self._game.id, self._sets[cards], players + 1, self._modes[mode], tuple(chosen), {"seed": seed} | setup
        )
        if arranged:
            if self._arranged is None:
                raise BadCode("code_newer")
            record = self._arranged(record)
        self._dealt(record)  # refuses what no game can be: players and variants that do not go
        return record

    def _encode(self, record: Record, arranged: bool) -> str:
        assert isinstance(record.card_set, str)
        number = 0
        for value, room in (
            *((told.values.index(record.setup[told.field]), told.room) for told in reversed(self._fields)),
            *((int(variant in record.variants), _VARIANT) for variant in reversed(self._later)),
            (VERSION, _VERSION),
            (self._sets.index(record.card_set), _SET),
            (self._modes.index(record.mode), _MODE),
            (record.players - 1, self._players),
            *((int(variant in record.variants), _VARIANT) for variant in reversed(self._variants)),
            (int(arranged), _ARRANGED),
            (record.seed, LARGEST_SEED + 1),
        ):
            number = number * room + value
        return encode(number, self.SIGNS)

    def _told(self, record: Record, arranged: bool) -> Record | None:
        """The same record, keeping only what a code can tell."""
        seed = record.setup.get("seed")
        if record.card_set not in self._sets or record.mode not in self._modes:
            return None
        if {*record.variants} - {*self._variants, *self._later}:
            return None
        if seed is None or not 0 <= seed <= LARGEST_SEED:
            return None
        variants = tuple(name for name in (*self._variants, *self._later) if name in record.variants)
        dealt = self._dealt(record) if self._fields else {}
        if any(dealt[told.field] not in told.values for told in self._fields):
            return None
        fixed = {told.field: dealt[told.field] for told in self._fields}
        bare = record._replace(setup={"seed": seed} | fixed, variants=variants)
        return self._arranged(bare) if arranged and self._arranged is not None else bare

    def _dealt(self, asked: Record) -> Mapping[str, Any]:
        return self._game.setup_of(self._game.setup(self._game.options(asked), Rng(asked.seed)))

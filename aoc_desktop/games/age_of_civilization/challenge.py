"""A game that a friend can be challenged to: its seed and options as a short code, without any network."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.game import GAME, card_set
from aoc_desktop.games.age_of_civilization.scenarios import SCENARIOS, scenario_of
from aoc_desktop.games.age_of_civilization.setup import first_game_track
from aoc_desktop.kernel.codes import BadCode, decode, encode
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng

VERSION = 1
SIGNS = 10
"""One for the version, nine for what it tells; two more check them."""
LARGEST_SEED = 2**31 - 1
# Their places are written in codes that people keep: add at the end, never reorder.
SETS = ("second_edition", "first_edition")
MODES = ("table", "solo", *(f"scenario:{name}" for name in SCENARIOS))
VARIANTS = ("innovation", "changing_world", "draft")
LATER_VARIANTS = ("fair_start",)
"""They stand above the version: codes without them are as they always were, and an older program says of a code with
one that it is newer."""
_VERSION, _SET, _MODE, _PLAYERS, _VARIANT, _TRACK = 8, 8, 16, 4, 2, 2
"""How many values each part has room for."""


def code_of(record: Record) -> str:
    """The code of a game's beginning. Only what a seed has dealt from the cards of the box can be told so briefly."""
    beginning = record._replace(moves=(), meta={})
    for fixed_track in (False, True):
        told = _told(beginning, fixed_track)
        if told is not None and _same_table(told, beginning):
            return _encode(told, fixed_track)
    raise BadOptions("no_code")


def record_of_code(text: str) -> Record:
    """The game that a code stands for; a mistyped or unknown one is refused with the reason."""
    number = decode(text, SIGNS)
    number, seed = divmod(number, LARGEST_SEED + 1)
    number, track = divmod(number, _TRACK)
    chosen = []
    for variant in VARIANTS:
        number, on = divmod(number, _VARIANT)
        chosen += [variant] * on
    number, players = divmod(number, _PLAYERS)
    number, mode = divmod(number, _MODE)
    number, cards = divmod(number, _SET)
    number, version = divmod(number, _VERSION)
    for variant in LATER_VARIANTS:
        number, on = divmod(number, _VARIANT)
        chosen += [variant] * on
    if number or version != VERSION or mode >= len(MODES) or cards >= len(SETS):
        raise BadCode("code_newer")
    record = Record(GAME.id, SETS[cards], players + 1, MODES[mode], tuple(chosen), {"seed": seed})
    if track:
        record = _with_fixed_track(record)
    GAME.setup(GAME.options(record), Rng(seed))  # refuses what no game can be: players and variants that do not go
    return record


def _encode(record: Record, fixed_track: bool) -> str:
    assert isinstance(record.card_set, str)
    number = 0
    for value, room in (
        *((int(variant in record.variants), _VARIANT) for variant in reversed(LATER_VARIANTS)),
        (VERSION, _VERSION),
        (SETS.index(record.card_set), _SET),
        (MODES.index(record.mode), _MODE),
        (record.players - 1, _PLAYERS),
        *((int(variant in record.variants), _VARIANT) for variant in reversed(VARIANTS)),
        (int(fixed_track), _TRACK),
        (record.seed, LARGEST_SEED + 1),
    ):
        number = number * room + value
    return encode(number, SIGNS)


def _told(record: Record, fixed_track: bool) -> Record | None:
    """The same game with nothing given but what a code can tell."""
    seed = record.setup.get("seed")
    if record.card_set not in SETS or record.mode not in MODES or seed is None or not 0 <= seed <= LARGEST_SEED:
        return None
    variants = tuple(name for name in (*VARIANTS, *LATER_VARIANTS) if name in record.variants)
    bare = record._replace(setup={"seed": seed}, variants=variants)
    return _with_fixed_track(bare) if fixed_track else bare


def _with_fixed_track(record: Record) -> Record:
    track = first_game_track(card_set(record.card_set), record.mode != "table", scenario_of(record.mode))
    return record._replace(setup={**record.setup, "track": track})


def _same_table(told: Record, record: Record) -> bool:
    def dealt(asked: Record) -> object:
        return GAME.setup_of(GAME.setup(GAME.options(asked), Rng(asked.seed)))

    return dealt(told) == dealt(record)

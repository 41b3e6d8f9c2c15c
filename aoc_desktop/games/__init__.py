"""The games of the program, one package each. A new game joins by one entry here: no other general module names one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from aoc_desktop.kernel.errors import UnreadableRecord
from aoc_desktop.kernel.game import Codec, Game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from aoc_desktop.kernel.commands import Commands
    from aoc_desktop.kernel.match import Match
    from aoc_desktop.solo.awards import Awards
    from aoc_desktop.solo.codes import Codes
    from aoc_desktop.solo.days import DayTable
    from aoc_desktop.solo.puzzles import Puzzles
    from aoc_desktop.solo.scenarios import Scenarios


class CardFiles(Protocol):
    """A game's module for files of cards."""

    SHIPPED: tuple[str, ...]
    """The sets of its box."""
    CARD_TABLES: tuple[str, ...]
    """The kinds of cards that a set may have."""
    PARTS: Mapping[str, str]
    """Fields of a card whose source is told under another name: that of the part to which they belong."""

    def shipped_set(self, set_id: str) -> Any: ...

    def load_cards(self, data: Mapping[str, Any], file: str) -> Any:
        """Validate and compile a set; BadCards says what is wrong."""

    def whole_set(self, data: Mapping[str, Any], file: str) -> dict[str, Any]:
        """A set with all that it takes from the one that it extends."""


class GameEntry(NamedTuple):
    """Where a game's parts are found, each as "module:NAME" (or a module alone), loaded when first asked for."""

    engine: str
    knowledge: str
    """What its AI seats may value (aoc_desktop.ai.knowledge.Knowledge)."""
    codec: str
    """Its views as plain data (aoc_desktop.kernel.game.Codec)."""
    words: str
    """Its sentences."""
    commands: str = ""
    """What it offers to the terminal (aoc_desktop.kernel.commands.Commands); empty: what any game offers."""
    rows: str = ""
    """The models of its table (aoc_desktop.play.game_rows.Rows)."""
    awards: str = ""
    """What is earned at its table (aoc_desktop.solo.awards.Awards); empty: nothing."""
    card_files: str = ""
    """The module that reads its card sets (aoc_desktop.games.CardFiles), where users may have sets of their own."""
    codes: str = ""
    """Its tables as short codes (aoc_desktop.solo.codes.Codes); empty: none."""
    day: str = ""
    """Its table of each day against computer players (aoc_desktop.solo.days.DayTable); empty: none of this kind."""
    puzzles: str = ""
    """Its kinds of puzzles (aoc_desktop.solo.puzzles.Puzzles); empty: none."""
    scenarios: str = ""
    """What is played for medals (aoc_desktop.solo.scenarios.Scenarios); empty: it has no scenarios."""
    modes: str = "aoc_desktop.ui.screens.solo.modes:Modes"
    """What it offers beside an ordinary table, where that is more than the day's challenge, achievements and codes."""
    table: str = ""
    """How its table is drawn and told (aoc_desktop.ui.table.look.TableLook)."""
    look: str = ""
    """How it looks (aoc_desktop.ui.frame.look.Look); empty while it has no table: the window does not offer it then."""
    tips: str = ""
    """Moments that tips of its lesson wait for, by their names (a mapping); empty: none but legal moves and rounds."""
    policy: str = ""
    """How its AI seats decide (aoc_desktop.ai.policies.Policy), where its moves are too many for search; empty: they
    search."""


def _entry(game_id: str, *besides: str) -> GameEntry:
    """The parts of a game at the places that every game keeps to: those that each has, and those named `besides`."""
    places = {
        "engine": f"aoc_desktop.games.{game_id}.rules.game:GAME",
        "knowledge": f"aoc_desktop.games.{game_id}.rules.features:KNOWLEDGE",
        "codec": f"aoc_desktop.games.{game_id}.rules.view_data:CODEC",
        "words": f"aoc_desktop.games.{game_id}.words.words:WORDS",
        "commands": f"aoc_desktop.games.{game_id}.words.commands:COMMANDS",
        "rows": f"aoc_desktop.games.{game_id}.table.rows.table:TableModels",
        "table": f"aoc_desktop.games.{game_id}.table.table_look:TABLE",
        "look": f"aoc_desktop.games.{game_id}.table.look:LOOK",
    }
    own = {
        "awards": f"aoc_desktop.games.{game_id}.solo.awards:AWARDS",
        "card_files": f"aoc_desktop.games.{game_id}.rules.card_files",
        "codes": f"aoc_desktop.games.{game_id}.solo.challenge:CODES",
        "day": f"aoc_desktop.games.{game_id}.solo.challenge:DAY",
        "modes": f"aoc_desktop.games.{game_id}.table.solo.modes:MODES",
        "policy": f"aoc_desktop.games.{game_id}.rules.policy:POLICY",
        "puzzles": f"aoc_desktop.games.{game_id}.solo.puzzles:PUZZLES",
        "scenarios": f"aoc_desktop.games.{game_id}.solo.scenarios:CHRONICLES",
        "tips": f"aoc_desktop.games.{game_id}.solo.tips:WHEN",
    }
    return GameEntry(**places, **{part: own[part] for part in besides})


GAMES: dict[str, GameEntry] = {
    "age_of_civilization": _entry("age_of_civilization", "card_files", "modes", "puzzles", "scenarios")._replace(
        codes="aoc_desktop.games.age_of_civilization.solo.challenge"
    ),
    "golden_ages": _entry("golden_ages", "awards", "card_files", "codes", "day", "puzzles", "scenarios", "tips"),
    "monumental_duel": _entry(
        "monumental_duel", "awards", "card_files", "codes", "day", "puzzles", "scenarios", "tips"
    ),
    "advanced_civilization": _entry(
        "advanced_civilization", "awards", "card_files", "codes", "modes", "policy", "puzzles", "scenarios", "tips"
    ),
}
FIRST = next(iter(GAMES))
"""The game that the program began with: what names no game means it, and its files keep the names they had then."""


def has_table(game_id: str) -> bool:
    """Whether the window can show it."""
    return game_id in GAMES and bool(GAMES[game_id].look)


def game_named(game_id: str) -> Game[Any]:
    """A game by its id; its package is loaded when it is first asked for."""
    game: Game[Any] = _load(_entry_named(game_id).engine)
    return game


def knowledge_of(game_id: str) -> Any:
    """What the game with this id lets an AI know."""
    return _load(_entry_named(game_id).knowledge)


def codec_of(game_id: str) -> Codec:
    """What turns the game's views into plain data and back."""
    codec: Codec = _load(_entry_named(game_id).codec)
    return codec


def commands_of(game_id: str) -> Commands:
    """What the game offers to the commands of the terminal."""
    commands: Commands = _load(_entry_named(game_id).commands or "aoc_desktop.kernel.commands:USUAL")
    return commands


def has_policy(game_id: str) -> bool:
    """Whether the game's AI seats decide by a way of their own, several moves at a time."""
    return bool(_entry_named(game_id).policy)


def policy_of(game_id: str) -> Any:
    """How the game's AI seats decide, or None where they search."""
    place = _entry_named(game_id).policy
    return _load(place) if place else None


def has_card_files(game_id: str) -> bool:
    """Whether users may have card sets of their own for it."""
    return bool(_entry_named(game_id).card_files)


def card_files_of(game_id: str) -> CardFiles:
    """What reads the game's card sets."""
    files: CardFiles = _load(_entry_named(game_id).card_files)
    return files


def card_models_of(game_id: str) -> Any:
    """The models that validate the game's card sets; `CardSetData` is a whole set."""
    return _load(f"{_entry_named(game_id).card_files.rpartition('.')[0]}.card_models")


def awards_of(game_id: str) -> Awards | None:
    """What people earn at the game's table; None where it has no such achievements."""
    place = _entry_named(game_id).awards
    return _load(place) if place else None


def day_of(game_id: str) -> DayTable | None:
    """The table of each day against computer players; None where the game has none."""
    place = _entry_named(game_id).day
    return _load(place) if place else None


def codes_of(game_id: str) -> Codes | None:
    """The game's tables as short codes; None where it has none."""
    place = _entry_named(game_id).codes
    return _load(place) if place else None


def puzzles_of(game_id: str) -> Puzzles | None:
    """Its kinds of puzzles; None where the game has none."""
    place = _entry_named(game_id).puzzles
    return _load(place) if place else None


def scenarios_of(game_id: str) -> Scenarios | None:
    """What is played at the game's table for medals; None where it has no scenarios."""
    place = _entry_named(game_id).scenarios
    return _load(place) if place else None


def modes_of(game_id: str) -> Any:
    """The class of what the game offers beside an ordinary table."""
    return _load(_entry_named(game_id).modes)


def tips_of(game_id: str) -> Mapping[str, Callable[[Match[Any], int], bool]]:
    """By name: whether a moment has come that a tip of the game's lesson waits for, for the seat that decides."""
    place = _entry_named(game_id).tips
    return _load(place) if place else {}


def words_of(game_id: str) -> Any:
    """The game's sentences."""
    return _load(_entry_named(game_id).words)


def rows_of(game_id: str) -> Any:
    """The class of its table's models."""
    return _load(_entry_named(game_id).rows)


def table_look_of(game_id: str) -> Any:
    """How its table is drawn and told."""
    return _load(_entry_named(game_id).table)


def look_of(game_id: str) -> Any:
    """How the game looks; only a game with a table has a look."""
    return _load(_entry_named(game_id).look)


def _entry_named(game_id: str) -> GameEntry:
    if game_id not in GAMES:
        raise UnreadableRecord("unknown_game", game=game_id, known=sorted(GAMES))
    return GAMES[game_id]


@cache
def _load(place: str) -> Any:
    """Asked for some fifty times in a move: the import's own look into what is loaded would be felt."""
    module, _, name = place.partition(":")
    found = import_module(module)
    return getattr(found, name) if name else found

"""Advanced Civilization in the terminal: its options, and card sets of a user's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from aoc_desktop.games.advanced_civilization.rules.card_files import STANDARD, load_cards
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.commands import SCENARIO, Commands, Shorthand

if TYPE_CHECKING:
    from pathlib import Path

    from aoc_desktop.games.advanced_civilization.rules.state import State
    from aoc_desktop.kernel.errors import Reason


class AdvancedCivilizationCommands(Commands):
    card_set = STANDARD
    shorthands = (
        SCENARIO,
        Shorthand("--board", "board", "{}", "the part of the map that is used, such as west", "ID"),
        Shorthand("--turn-limit", "turn_limit", "{}", "(default 40)", "N"),
        Shorthand("--trade-rounds", "trade_rounds", "{}", "(default 2)", "N"),
    )

    def standing(self, state: State, moves: int, language: str) -> list[str]:
        from aoc_desktop.games.advanced_civilization.words.words import standing_lines

        return standing_lines(state, moves, language)

    def cards_in(self, path: Path) -> Mapping[str, Any]:
        """What a set changes of the box; or a whole one, with a table for each file of the box."""
        data = parse_toml(path)
        load_cards(data, path.name)  # says what is wrong by the file's name
        return data

    def check_cards(self, path: Path) -> Iterator[tuple[str, Reason | None]]:
        cards = load_cards(parse_toml(path), path.name)
        told = (
            f"{path.name} can be played: {len(cards.boards)} boards, {len(cards.nations)} nations, "
            f"{len(cards.commodities)} commodities, {len(cards.calamities)} calamities, "
            f"{len(cards.civilization_cards)} civilisation cards"
        )
        yield told, None
        for board in cards.boards.values():
            numbers = ", ".join(map(str, sorted(board.players)))
            yield f"  {board.id}: {numbers} players, {len(board.areas)} areas", None


COMMANDS = AdvancedCivilizationCommands()

"""Monumental Duel in the terminal: its card set, and the check of a user's own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from aoc_desktop.games.monumental_duel.rules.card_files import read_card_file
from aoc_desktop.games.monumental_duel.rules.events import Acquires, Begins
from aoc_desktop.games.monumental_duel.rules.state import State
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.commands import SCENARIO, Commands
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.events import Event

if TYPE_CHECKING:
    from pathlib import Path


class MonumentalDuelCommands(Commands):
    card_set = "espionage"
    shorthands = (SCENARIO,)

    def cards_in(self, path: Path) -> Mapping[str, Any]:
        read_card_file(path)  # says what is wrong by the file's name
        return parse_toml(path)

    def check_cards(self, path: Path) -> Iterator[tuple[str, Reason | None]]:
        """A set that is read can be played: every check has been made."""
        cards = read_card_file(path)
        needed = sum(sum(counts) for counts in cards.deck_table.values())
        told = (
            f"{path.name}: {cards.id} can be played: {len(cards.civilizations)} civilisations, "
            f"{len(cards.development)} development cards for a deck of {needed}, "
            f"{len(cards.basic) - 1} kinds of basic buildings, {len(cards.espionage)} espionage cards"
        )
        yield told, None

    def holdings(self, state: State, events: Iterable[Event]) -> dict[str, list[list[str]]]:
        """Civilisations, also by pair; and the development cards that each has bought, begun wonders included."""
        own = [player.civilization.id for player in state.players if player.civilization is not None]
        bought: list[list[str]] = [[], []]
        offered = {card.id for card in state.table.cards.development} - {card.id for card in state.development}
        for event in events:
            if isinstance(event, (Acquires, Begins)) and event.card in offered:
                bought[event.seat].append(event.card)
        return {
            "civilization": [[name] for name in own],
            "pair": [[" against ".join(own)], [" against ".join(reversed(own))]],
            "development": bought,
            "offered": [sorted(offered)],
        }


COMMANDS = MonumentalDuelCommands()

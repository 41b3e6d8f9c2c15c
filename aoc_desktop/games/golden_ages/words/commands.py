"""The Golden Ages in the terminal: its card set, and the check of a user's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from aoc_desktop.games.golden_ages.rules.card_files import read_card_file
from aoc_desktop.games.golden_ages.rules.setup import BALANCED_PLAYERS, PLAYERS
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.commands import SCENARIO, Commands, Shorthand
from aoc_desktop.kernel.errors import Reason

if TYPE_CHECKING:
    from pathlib import Path


class GoldenAgesCommands(Commands):
    card_set = "base"
    shorthands = (
        Shorthand("--square-rotation", "square_rotation", "{}", "how the middle tile lies", "DEGREES"),
        SCENARIO,
    )

    def cards_in(self, path: Path) -> Mapping[str, Any]:
        read_card_file(path)  # says what is wrong by the file's name
        return parse_toml(path)

    def check_cards(self, path: Path) -> Iterator[tuple[str, Reason | None]]:
        """A set that is read can be played by 2 to 4; balanced civilisations need twice as many of each era."""
        cards = read_card_file(path)
        told = (
            f"{path.name}: {cards.id} can be played: {len(cards.civilizations)} civilisations, "
            f"{len(cards.technologies)} technologies, {len(cards.wonders)} wonders, "
            f"{len(cards.buildings)} kinds of buildings, {len(cards.judgements)} judgements, "
            f"{len(cards.futures)} future technologies, {len(cards.tiles)} tiles"
        )
        yield told, None
        yield f"  ways to play: {PLAYERS[0]} to {PLAYERS[-1]} players", None
        fewest = min(len(cards.civilizations_of(era)) for era in range(1, 5))
        for players in BALANCED_PLAYERS:
            if fewest < 2 * players:
                found = {"kind": "civilizations", "needed": 2 * players, "have": fewest}
                yield (
                    f"  cannot be played: {players} players with balanced_civilizations: ",
                    Reason("not_enough_cards", found),
                )


COMMANDS = GoldenAgesCommands()

"""What Caravans says. It is a toy: it speaks English in every language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.record import Record
from aoc_desktop.text.words import Words

TOLD = {
    "rolled": "The die shows {die}.",
    "chose": "{player} chose to leave {choice}.",
    "shown": "{player} leaves {choice}.",
    "paid": "{player} pays {coins} coin.",
    "fair": "The fair is at {town}.",
    "arrived": "{player} arrives at {town}.",
    "sold": "{player} sells {count} {good}.",
    "gained": "{player} gains {points} points.",
    "drawn": "{player} draws {good}.",
    "round_begins": "Round {round} begins.",
    "game_ends": "The game ends.",
}


class CaravanWords(Words):
    game = "caravans"

    def move(self, move: Move, language: str, facts: Mapping[str, object] | None = None) -> str:
        if move[0] == "go":
            return f"Go to {move[1].capitalize()}"
        if move[0] == "sell":
            return f"Sell {' '.join((*move[2:], *move[1:2]))}"
        return {"rest": "Rest here", "early": "Leave early", "late": "Leave late"}.get(move[0], " ".join(move))

    def table(self, record: Record, language: str) -> list[str]:
        return [f"{record.players} caravans"]

    def log(
        self, events: Iterable[Event], language: str, players: Sequence[str], state: Any = None
    ) -> list[tuple[str, list[Event]]]:
        lines = []
        for event in events:
            if event.kind in TOLD:
                player = players[event.seat] if event.seat is not None else ""
                town = str(event.values.get("town", "")).capitalize()
                lines.append((TOLD[event.kind].format(**{**event.values, "player": player, "town": town}), [event]))
        return lines

    def beginning(self, record: Record, state: Any, players: Sequence[str], language: str) -> str:
        return "The caravans gather at Avila."


WORDS = CaravanWords()

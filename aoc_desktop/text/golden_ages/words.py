"""The Golden Ages in words, as the other rooms ask for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from aoc_desktop.games.golden_ages.card_files import shipped_set
from aoc_desktop.games.golden_ages.state import State
from aoc_desktop.games.golden_ages.view import View
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.record import Record
from aoc_desktop.text.golden_ages import cards, effects, log, moves, prompts, speech, summary
from aoc_desktop.text.words import Words

BASE = "base"
"""The set that is told of where no state says which one is played."""


class GoldenAgesWords(Words):
    """Every sentence of the game, by what it is about."""

    game = speech.GAME_ID
    silent = frozenset({"no_city", "stay"})

    card_text = staticmethod(cards.card_text)
    tile_text = staticmethod(cards.tile_text)
    island_text = staticmethod(cards.island_text)
    effect_notes = staticmethod(effects.effect_notes)
    move_text = staticmethod(moves.move_text)
    log_lines = staticmethod(log.log_lines)
    log_entries = staticmethod(log.log_entries)
    beginning_lines = staticmethod(log.beginning_lines)
    prompt = staticmethod(prompts.prompt)
    waiting_prompt = staticmethod(prompts.waiting_prompt)
    say = staticmethod(speech.say)

    def move(self, move: Move, language: str, facts: Mapping[str, object] | None = None) -> str:
        state = (facts or {}).get("state")
        return moves.move_text(state, move, language) if isinstance(state, State) else super().move(move, language)

    def log(
        self, events: Iterable[Event], language: str, players: Sequence[str], state: State | None = None
    ) -> list[tuple[str, list[Event]]]:
        known = shipped_set(BASE) if state is None else state.table.cards
        return log.log_entries(events, known, language, players)

    def beginning(self, record: Record, state: State, players: Sequence[str], language: str) -> str:
        return " ".join(log.beginning_lines(state, language, players))

    def question(self, view: View, seat: Seat, players: Sequence[str], language: str) -> str:
        return prompts.prompt(view.state, language)

    def waiting(self, view: View, seat: Seat, players: Sequence[str], language: str) -> str:
        return prompts.waiting_prompt(view.state, players[seat], language)

    def board(self, view: View, seat: Seat, players: Sequence[str], language: str) -> list[str]:
        return summary.player_lines(view, seat, players, language)

    def middle(self, view: View, players: Sequence[str], language: str) -> list[str]:
        return summary.map_lines(view, players, language)


WORDS = GoldenAgesWords()

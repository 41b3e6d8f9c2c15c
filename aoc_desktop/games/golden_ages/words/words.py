"""The Golden Ages in words, as the other rooms ask for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from aoc_desktop.games.golden_ages.rules.card_files import shipped_set
from aoc_desktop.games.golden_ages.rules.cards import CardSet
from aoc_desktop.games.golden_ages.rules.state import State
from aoc_desktop.games.golden_ages.rules.view import View
from aoc_desktop.games.golden_ages.words import cards, effects, log, moves, prompts, speech, summary
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.record import Record
from aoc_desktop.text.words import Words

BASE = "base"


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
    prompt = staticmethod(prompts.prompt)
    waiting_prompt = staticmethod(prompts.waiting_prompt)
    say = staticmethod(speech.say)

    @staticmethod
    def usual_cards() -> CardSet:
        return shipped_set(BASE)

    def move(self, move: Move, language: str, facts: Mapping[str, object] | None = None) -> str:
        state = (facts or {}).get("state")
        return moves.move_text(state, move, language) if isinstance(state, State) else super().move(move, language)

    def short_move(self, move: Move, language: str, facts: Mapping[str, object] | None = None) -> str:
        """How a tile was turned is seen where it lies; a card that is activated needs no more than its name."""
        if move[0] == "activate":
            return self.speech(language).text("move.activate_card", card=move[1])
        if move[0] == "place":
            return super().short_move(move[:2], language)
        return super().short_move(move, language, facts)

    def log(
        self, events: Iterable[Event], language: str, players: Sequence[str], state: State | None = None
    ) -> list[tuple[str, list[Event]]]:
        cards = self.usual_cards() if state is None else state.table.cards
        return log.log_entries(events, cards, language, players)

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

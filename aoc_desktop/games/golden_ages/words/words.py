"""The Golden Ages in words, as the other rooms ask for them."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.games.golden_ages.rules.card_files import shipped_set
from aoc_desktop.games.golden_ages.rules.cards import CardSet
from aoc_desktop.games.golden_ages.rules.view import View
from aoc_desktop.games.golden_ages.words import cards, effects, log, moves, prompts, speech, summary
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.text.words import TableWords

BASE = "base"


class GoldenAgesWords(TableWords):
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

    @staticmethod
    def usual_cards() -> CardSet:
        return shipped_set(BASE)

    def short_move(self, move: Move, language: str) -> str:
        """How a tile was turned is seen where it lies; a card that is activated needs no more than its name."""
        if move[0] == "activate":
            return self.speech(language).text("move.activate_card", card=move[1])
        return super().short_move(move[:2] if move[0] == "place" else move, language)

    def in_turn(self, move: Move, language: str) -> str:
        return self.short_move(move, language)

    def board(self, view: View, seat: Seat, players: Sequence[str], language: str) -> list[str]:
        return summary.player_lines(view, seat, players, language)

    def middle(self, view: View, players: Sequence[str], language: str) -> list[str]:
        return summary.map_lines(view, players, language)


WORDS = GoldenAgesWords()

"""Monumental Duel in words, as the other rooms ask for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aoc_desktop.games.monumental_duel.rules.card_files import shipped_set
from aoc_desktop.games.monumental_duel.rules.cards import RESOURCES, CardSet
from aoc_desktop.games.monumental_duel.rules.events import DuelRoundBegins
from aoc_desktop.games.monumental_duel.rules.state import State
from aoc_desktop.games.monumental_duel.rules.view import View
from aoc_desktop.games.monumental_duel.words import cards, log, moves, notes, prompts, speech, summary
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.record import Record
from aoc_desktop.text.words import TableWords

BASE = "espionage"


class MonumentalDuelWords(TableWords):
    """Every sentence of the game, by what it is about."""

    game = speech.GAME_ID
    silent = frozenset({"skip"})
    terms = tuple(("resource", resource) for resource in RESOURCES)

    card_text = staticmethod(cards.card_text)
    card_facts = staticmethod(cards.card_facts)
    card_notes = staticmethod(notes.card_notes)
    civilization_text = staticmethod(cards.civilization_text)
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

    def move(self, move: Move, language: str, facts: Mapping[str, object] | None = None) -> str:
        if move[0] != "activate" or facts:
            return super().move(move, language, facts)
        words = self.speech(language)
        lines = [words.names["line"][line].display for line in move[1:]]
        return words.labelled(words.names["word"]["activate"].display, words.join(lines))

    def table(self, record: Record, language: str) -> list[str]:
        names = self.speech(language).names
        chosen = record.setup.get("civilizations", ())
        return [*super().table(record, language), *(names["civilization"][str(each)].display for each in chosen)]

    def first_events(self, state: State) -> Sequence[Event]:
        """Round 1, unless the civilisations are picked first."""
        return [DuelRoundBegins(1)] if state.phase != "civilizations" else []

    def board(self, view: View, seat: Seat, players: Sequence[str], language: str) -> list[str]:
        return summary.city_lines(view, seat, players, language)

    def middle(self, view: View, players: Sequence[str], language: str) -> list[str]:
        return summary.table_lines(view, players, language)


WORDS = MonumentalDuelWords()

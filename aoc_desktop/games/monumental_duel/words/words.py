"""Monumental Duel in words, as the other rooms ask for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from aoc_desktop.games.monumental_duel.rules.card_files import shipped_set
from aoc_desktop.games.monumental_duel.rules.cards import RESOURCES, CardSet
from aoc_desktop.games.monumental_duel.rules.events import DuelRoundBegins
from aoc_desktop.games.monumental_duel.rules.state import CELL, State
from aoc_desktop.games.monumental_duel.rules.view import View
from aoc_desktop.games.monumental_duel.words import cards, log, moves, notes, prompts, speech, summary
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.record import Record
from aoc_desktop.text.words import Words

BASE = "espionage"


class MonumentalDuelWords(Words):
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
    prompt = staticmethod(prompts.prompt)
    waiting_prompt = staticmethod(prompts.waiting_prompt)
    say = staticmethod(speech.say)

    @staticmethod
    def usual_cards() -> CardSet:
        return shipped_set(BASE)

    def move(self, move: Move, language: str, facts: Mapping[str, object] | None = None) -> str:
        state = (facts or {}).get("state")
        if isinstance(state, State):
            return moves.move_text(state, move, language)
        if move[0] != "activate":
            return super().move(move, language)
        words = self.speech(language)
        lines = [words.names["line"][line].display for line in move[1:]]
        return words.labelled(words.names["word"]["activate"].display, words.join(lines))

    def short_move(self, move: Move, language: str, facts: Mapping[str, object] | None = None) -> str:
        """Lines are called by their place, as on the table; a cell without its card says nothing."""
        if move[0] == "activate" or not facts:
            return super().short_move(tuple(word for word in move if word not in CELL), language)
        return super().short_move(move, language, facts)

    def table(self, record: Record, language: str) -> list[str]:
        names = self.speech(language).names
        chosen = record.setup.get("civilizations", ())
        return [*super().table(record, language), *(names["civilization"][str(each)].display for each in chosen)]

    def first_events(self, state: State) -> Sequence[Event]:
        """Round 1, unless the civilisations are picked first."""
        return [DuelRoundBegins(1, "")] if state.phase != "civilizations" else []

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
        return summary.city_lines(view, seat, players, language)

    def middle(self, view: View, players: Sequence[str], language: str) -> list[str]:
        return summary.table_lines(view, players, language)


WORDS = MonumentalDuelWords()

"""Advanced Civilization in words, as the other rooms ask for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.games.advanced_civilization.words import (
    calamities,
    cards,
    log,
    moves,
    notes,
    places,
    plain_moves,
    prompts,
    speech,
    standing,
    summary,
)
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import CHANCE, Move, Seat
from aoc_desktop.kernel.record import Record
from aoc_desktop.text.words import Words


class AdvancedCivilizationWords(Words):
    """Every sentence of the game, by what it is about."""

    game = speech.GAME_ID
    summed = ("points", "cities", "tokens", "treasury", "ships", "civilization_cards", "trade_cards")
    round_event = "turn_begins"
    silent = frozenset({"done", "pass", "close", "anchor", "settle", "refuse", "stop", "no_deal"})

    card_text = staticmethod(cards.card_text)
    card_facts = staticmethod(cards.card_facts)
    card_credits = staticmethod(cards.card_credits)
    card_notes = staticmethod(notes.card_notes)
    calamity_text = staticmethod(calamities.calamity_text)
    commodity_text = staticmethod(cards.commodity_text)
    nation_text = staticmethod(cards.nation_text)
    board_text = staticmethod(cards.board_text)
    area_text = staticmethod(places.area_text)
    move_text = staticmethod(moves.move_text)
    log_lines = staticmethod(log.log_lines)
    log_entries = staticmethod(log.log_entries)
    goes_on = staticmethod(log.goes_on)
    seat_of_line = staticmethod(log.seat_of_line)
    prompt = staticmethod(prompts.prompt)
    waiting_prompt = staticmethod(prompts.waiting_prompt)
    say = staticmethod(speech.say)

    def move(self, move: Move, language: str, facts: Mapping[str, object] | None = None) -> str:
        """With the position (a state, or better the seat's view) and the seat among the facts, all that it means."""
        given = facts or {}
        where, seat = given.get("view", given.get("state")), given.get("seat")
        if isinstance(where, State | View) and isinstance(seat, int):
            return moves.move_text(where, seat, move, language)
        return plain_moves.plain_text(move, language)

    def table(self, record: Record, language: str) -> list[str]:
        """Board, limit and rounds where the record names them, then the variants."""
        told, setup = super().table(record, language), record.setup
        names, words = self.speech(language), []
        if isinstance(board := setup.get("board"), str):
            words.append(names.names["board"][board].display)
        for option in ("turn_limit", "trade_rounds"):
            if isinstance(number := setup.get(option), int):
                words.append(names.labelled(names.names["option"][option].display, number))
        return [told[0], *words, *told[1:]]

    def log(
        self, events: Iterable[Event], language: str, players: Sequence[str], state: State | None = None
    ) -> list[tuple[str, list[Event]]]:
        return log.log_entries(events, state, language, players)

    def beginning(self, record: Record, state: State, players: Sequence[str], language: str) -> str:
        order = [players[seat] for seat in state.table.order]
        return self.speech(language).sentence("log.order_drawn", players=order)

    def question(self, view: View, seat: Seat, players: Sequence[str], language: str) -> str:
        return prompts.prompt(view, seat, language)

    def waiting(self, view: View, seat: Seat, players: Sequence[str], language: str) -> str:
        if seat == CHANCE:
            return super().waiting(view, seat, players, language)
        return prompts.waiting_prompt(view, seat, players[seat], language)

    def board(self, view: View, seat: Seat, players: Sequence[str], language: str) -> list[str]:
        return summary.mat_lines(view, seat, players, language)

    def standing(self, state: State, moves: int, language: str) -> list[str]:
        return standing.standing_lines(state, moves, language)

    def middle(self, view: View, players: Sequence[str], language: str) -> list[str]:
        told = [*places.map_lines(view, players, language), *places.stack_lines(view, language)]
        return [*told, *summary.ast_lines(view, players, language)]


WORDS = AdvancedCivilizationWords()

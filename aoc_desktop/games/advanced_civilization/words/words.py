"""Advanced Civilization in words, as the other rooms ask for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, PHASES, State
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.games.advanced_civilization.words import (
    calamities,
    cards,
    log,
    moves,
    notes,
    places,
    prompts,
    speech,
    summary,
)
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.places import held_areas, stack_lines
from aoc_desktop.games.advanced_civilization.words.prompts import prompt
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.games.advanced_civilization.words.summary import ast_lines, hand_lines, mat_lines
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import CHANCE, Move, Seat
from aoc_desktop.kernel.record import Record
from aoc_desktop.text.words import Words


class AdvancedCivilizationWords(Words):
    """Every sentence of the game, by what it is about."""

    game = speech.GAME_ID
    summed = ("points", "cities", "tokens", "treasury", "ships", "civilization_cards", "trade_cards")
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
        return moves.plain_text(move, language)

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

    def middle(self, view: View, players: Sequence[str], language: str) -> list[str]:
        told = [*places.map_lines(view, players, language), *places.stack_lines(view, language)]
        return [*told, *summary.ast_lines(view, players, language)]


WORDS = AdvancedCivilizationWords()


# Where a game stands, as plain text for the terminal: map by area, nations with their stocks, a hand, the AST.


def standing_lines(state: State, moves: int, language: str) -> list[str]:
    """As the seat that is asked sees it: no other hand is told. With nobody asked, as an onlooker does."""
    speech = load_language(language)
    players = [speech.sentence("reason.player", number=seat + 1) for seat in range(state.table.players)]
    seats = [seat for seat in GAME.deciders(state) if seat != CHANCE]
    view = GAME.view(state, seats[0] if seats else None)
    nouns = Nouns(speech, view, players)
    parts = {
        "map": held_areas(view, players, language),
        "nations": _nations(view, players, language),
        "hand": _hand(nouns, view),
        "ast": ast_lines(view, players, language) if state.turn else [],
        "stacks": stack_lines(view, language),
    }
    told = [f"{speech.text('standing.moves', n=moves)} · {_where(nouns, state, seats)}"]
    if seats:
        told.append(prompt(view, seats[0], language))
    for part, lines in parts.items():
        if lines:
            told += [speech.sentence(f"standing.{part}"), *(f"  {line}" for line in lines)]
    return told


def _where(nouns: Nouns, state: State, seats: list[int]) -> str:
    """Turn, phase and who decides; at the end who won."""
    speech = nouns.speech
    if state.finished:
        outcome = GAME.outcome(state)
        assert outcome is not None
        best, points = outcome.ranking[0], max(outcome.points)
        players = [f"{nouns.players[seat]} ({nouns.nation(seat).display})" for seat in best]
        return speech.text("standing.finished", t=state.turn, players=players, n=points)
    if not state.turn:
        return speech.names["phase"]["setup"].display
    deciding = speech.join([nouns.nation(seat).display for seat in seats]) or speech.text("standing.chance")
    values = {"t": state.turn, "phase": state.phase, "i": PHASES.index(state.phase) + 1, "nation": deciding}
    return speech.text("label.bar", **values)


def _nations(view: View, players: list[str], language: str) -> list[str]:
    """Everybody's mat without the hands, a line each."""
    told = []
    for seat in range(view.state.table.players):
        lines = mat_lines(view, seat, players, language)
        hands = len(hand_lines(Nouns(load_language(language), view, players), view, seat))
        known = view.state.nation[seat] != NOBODY
        told.append(" ".join(lines[: len(lines) - hands] if known else lines))
    return told


def _hand(nouns: Nouns, view: View) -> list[str]:
    """That of the seat that is asked; at the end all of them."""
    if view.state.finished:
        return [line for seat in range(view.state.table.players) for line in hand_lines(nouns, view, seat)]
    return hand_lines(nouns, view, view.seat) if view.seat is not None and view.state.turn else []

"""Age of Civilization in words, as the other rooms ask for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from aoc_desktop.games.age_of_civilization.rules.events import MarketMade, PermanentCardMoves, Plague, WarBreaksOut
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.kinds import CARD_OF_EVENT
from aoc_desktop.games.age_of_civilization.rules.military import military
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.games.age_of_civilization.rules.view import View
from aoc_desktop.games.age_of_civilization.words.log import beginning_line, log_entries
from aoc_desktop.games.age_of_civilization.words.moves import NO_FACTS, OFFERED, cards_of, changes_text, move_text
from aoc_desktop.games.age_of_civilization.words.prompts import prompt
from aoc_desktop.games.age_of_civilization.words.solo import table_words
from aoc_desktop.games.age_of_civilization.words.speech import GAME_ID
from aoc_desktop.games.age_of_civilization.words.summary import market_summary, player_summary
from aoc_desktop.kernel.events import Event, RoundBegins
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.record import Record
from aoc_desktop.text.summary import hidden_summary
from aoc_desktop.text.words import Card, Words

TERMS = ("coin", "bonus_coin", "point", "worker", "military", "military_unit", "technology", "wonder")
SIGNED_TERMS: tuple[Card, ...] = tuple(("terms", term) for term in (*TERMS, "special_technology_card"))


class AgeOfCivilizationWords(Words):
    """Its moves, its log, its cards."""

    game = GAME_ID
    terms = SIGNED_TERMS
    silent = frozenset(("done", "end", "decline", "skip"))
    summed = ("coins", "points", "workers", "technologies", "wonders")

    def move(self, move: Move, language: str, facts: Mapping[str, object] | None = None) -> str:
        return move_text(move, language, NO_FACTS if facts is None else facts)

    def short_move(self, move: Move, language: str, facts: Mapping[str, object] | None = None) -> str:
        return move_text(move, language).partition(":")[0].rstrip()

    def turn(
        self, moves: Sequence[Move], language: str, state: object = None, seat: Seat = 0, played: bool = False
    ) -> str:
        """Whoever did nothing that is worth a word has rested."""
        silent = not any(self.in_turn(move, language) for move in moves)
        return self.speech(language).text("move.rest") if silent else super().turn(moves, language, state, seat, played)

    def in_turn(self, move: Move, language: str, facts: Mapping[str, object] | None = None) -> str:
        """What an effect gives by itself is told by its gains."""
        if move[0] == "use" and len(move) == 2:
            return ""
        return self.short_move(move, language) if move == ("rest",) else super().in_turn(move, language)

    def change(self, language: str, what: str, amount: int) -> str:
        return changes_text([(what, amount)], language)

    def table(self, record: Record, language: str) -> list[str]:
        return table_words(record, language)

    def cards_of_move(self, move: Move, language: str, played: bool = False) -> Sequence[Card]:
        return [card for card in cards_of(move, language) if not (played and card == OFFERED)]

    def log(
        self, events: Iterable[Event], language: str, players: Sequence[str], state: object = None
    ) -> list[tuple[str, list[Event]]]:
        return log_entries(events, language, players)

    def question(self, view: View, seat: Seat, players: Sequence[str], language: str) -> str:
        legal = list(GAME.legal(view.state, seat))
        return prompt(view.state, legal, players, language, lambda move: _preview(view.state, seat, move))

    def board(self, view: View, seat: Seat, players: Sequence[str], language: str) -> list[str]:
        player = view.state.players[seat]
        under = [card for card in reversed(player.civilizations) if card is not player.main]
        numbers = {
            "name": players[seat],
            "points": player.points,
            "coins": player.coins,
            "workers": player.workers,
            "free_workers": player.free_workers,
            "military": military(view.state, seat),
            "pile": [card.id for card in (player.main, *under) if card is not None],
            "technologies": [card.id for card in player.technologies],
            "wonders": [card.id for card in player.wonders],
        }
        in_hand = view.kept_counts[seat] - len(view.played[seat]) if seat != view.seat else 0
        return [player_summary(numbers, language), *hidden_summary(in_hand, players[seat], self.speech(language))]

    def middle(self, view: View, players: Sequence[str], language: str) -> list[str]:
        state = view.state
        market = [card.id for card, _ in state.market]
        return [market_summary(market, [card.id for card in state.wonder_market], language)]

    def beginning(self, record: Record, state: State, players: Sequence[str], language: str) -> str:
        return beginning_line(record, players[state.first_player], language)

    def first_events(self, state: State) -> Sequence[Event]:
        """Round 1, unless its beginning follows a draft."""
        return [RoundBegins(1)] if state.phase != "draft" else []

    def cards_of_events(self, events: Sequence[Event]) -> tuple[Card, ...]:
        found: dict[Card, None] = {}
        for event in events:
            if event.kind in CARD_OF_EVENT:
                found[CARD_OF_EVENT[event.kind], event.words[0]] = None
            elif isinstance(event, PermanentCardMoves):
                found["track_card" if event.card in ("plague", "blank") else "action", event.card] = None
            elif isinstance(event, MarketMade):
                found.update({("civilization", card): None for card in event.civilizations})
            if event.cause is not None and event.cause.kind != "rule":
                found[event.cause.kind, event.cause.id] = None
        return tuple(found)

    def rules_of_events(self, events: Sequence[Event]) -> Sequence[Card]:
        kinds = [("rule", event.kind) for event in events if isinstance(event, WarBreaksOut | Plague)]
        return list(dict.fromkeys([*super().rules_of_events(events), *kinds]))


def _preview(state: State, seat: Seat, move: Move) -> list[Event]:
    """The events that a legal move would bring."""
    tried, events = GAME.copy(state), list[Event]()
    GAME.apply(tried, seat, move, events)
    return events


WORDS = AgeOfCivilizationWords()

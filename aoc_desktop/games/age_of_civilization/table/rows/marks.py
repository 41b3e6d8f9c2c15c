"""What the last move changed, player by player: it stays marked on the table until the next move."""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules.military import military
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.game_rows import Marks
from aoc_desktop.play.session import Session
from aoc_desktop.text.words import Card


def marks_of(session: Session) -> Marks:
    match = session.on_table
    if not match.history:
        none: list[dict[str, int]] = [{} for _ in session.seats]
        return Marks(tuple(none), tuple(frozenset() for _ in session.seats))
    before, now = match.state_at(len(match.history) - 1), match.state
    seats = range(len(session.seats))
    return Marks(
        tuple(_changed(before, now, seat) for seat in seats),
        tuple(_cards(now, seat) - _cards(before, seat) for seat in seats),
        _market(now) - _market(before),
    )


def _changed(before: State, now: State, seat: Seat) -> dict[str, int]:
    old, new = _numbers(before, seat), _numbers(now, seat)
    return {name: value - old[name] for name, value in new.items() if value != old[name]}


def _numbers(state: State, seat: Seat) -> dict[str, int]:
    player = state.players[seat]
    return {
        "points": player.points,
        "coins": player.coins,
        "workers": player.workers,
        "military": military(state, seat),
        "technologies": len(player.technologies),
        "wonders": len(player.wonders),
    }


def _cards(state: State, seat: Seat) -> frozenset[Card]:
    """What lies open before a player; a hand is nobody else's business."""
    player = state.players[seat]
    return frozenset(
        [
            *(("civilization", card.id) for card in player.civilizations),
            *(("technology", card.id) for card in player.technologies),
            *(("wonder", card.id) for card in player.wonders),
        ]
    )


def _market(state: State) -> frozenset[Card]:
    civilizations = [("civilization", card.id) for card, _ in state.market]
    return frozenset([*civilizations, *(("wonder", card.id) for card in state.wonder_market)])

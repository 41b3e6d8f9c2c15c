"""Moments at which the guided game has a tip for the learner (`when` in tutorial.toml), asked while he decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import takewhile

from aoc_desktop.games.monumental_duel.rules.cards import GOLD, MILITARY
from aoc_desktop.games.monumental_duel.rules.events import OnTop
from aoc_desktop.games.monumental_duel.rules.provinces import conquest, discount_on
from aoc_desktop.games.monumental_duel.rules.scoring import DOMINATIONS, counts
from aoc_desktop.games.monumental_duel.rules.state import CELLS_OF, State
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import Match

When = Callable[[Match[State], Seat], bool]


def _last_round(match: Match[State], seat: Seat) -> bool:
    return match.state.last_round


def _knowledge_attached(match: Match[State], seat: Seat) -> bool:
    player = match.state.players[seat]
    return any(player.attached[cell] is not None for cell in CELLS_OF[player.active])


def _wonder_affordable(state: State) -> bool:
    card = state.table.cards.card
    return any(move[0] == "acquire" and card[move[1]].kind == "wonder" for move in state.moves)


def _wonder(match: Match[State], seat: Seat) -> bool:
    return match.state.players[seat].construction is None and _wonder_affordable(match.state)


def _second_wonder(match: Match[State], seat: Seat) -> bool:
    return match.state.players[seat].construction is not None and _wonder_affordable(match.state)


def _dominating(state: State) -> list[tuple[bool, bool]]:
    """For each domination, which of the two gets its points now."""
    one, two = counts(state, 0), counts(state, 1)
    return [(one[place] >= two[place], two[place] >= one[place]) for place in range(len(DOMINATIONS))]


def _domination(match: Match[State], seat: Seat) -> bool:
    """One has changed hands since the seat's last move, by that move or by what came after it."""
    own = [number for number, played in enumerate(match.history) if played.seat == seat]
    return bool(own) and _dominating(match.state_at(own[-1])) != _dominating(match.state)


def _exposed(match: Match[State], seat: Seat) -> bool:
    own, other = conquest(match.state.players[seat]), match.state.players[1 - seat]
    if own is None or other.passed:
        return False
    return own.price - discount_on(other, "province") <= other.tokens[MILITARY] + other.tokens[GOLD]


def _bought_on_top(match: Match[State], seat: Seat) -> bool:
    """The next card of the City deck was acquired in this round."""
    top, now = match.state.players[seat].top, match.state.round
    if not top:
        return False
    this_round = takewhile(lambda played: played.moment.round == now, reversed(match.history))
    events = [event for played in this_round for event in played.events]
    return OnTop(seat, top[0].id) in events


def _revolt(match: Match[State], seat: Seat) -> bool:
    return any(card is not None and card.kind == "revolt" for card in match.state.players[seat].faces)


WHEN: Mapping[str, When] = {
    "last_round": _last_round,
    "knowledge_attached": _knowledge_attached,
    "wonder": _wonder,
    "second_wonder": _second_wonder,
    "domination": _domination,
    "exposed": _exposed,
    "bought_on_top": _bought_on_top,
    "revolt": _revolt,
}

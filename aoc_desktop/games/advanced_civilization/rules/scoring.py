"""Points, the end of the game and its ranking (rules 21, 22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from aoc_desktop.games.advanced_civilization.rules.cards import FINISH
from aoc_desktop.games.advanced_civilization.rules.scenarios import PERSON
from aoc_desktop.games.advanced_civilization.rules.state import ACTIVE, INERT, WAITING, State
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.scenarios import Medal, best_medal

SQUARE_POINTS = 100
CITY_SCORE = 50


def points_of(state: State, seat: int, hand: bool = True) -> int:
    """The score if it were counted now; `hand=False` leaves the commodities out, which are secret."""
    cards = state.table.cards
    points = sum([cards.costs[card] for card in state.owned[seat]]) + state.treasury[seat]
    points += SQUARE_POINTS * state.ast[seat] + CITY_SCORE * state.map_cities(seat)
    return points + (cards.worth(state.hands[seat], state.set_bonus(seat)) if hand else 0)


SOURCES = ("cards", "goods", "treasury", "ast", "cities")


def sources_of(state: State, seat: int) -> dict[str, int]:
    """The score by where it comes from; who never entered has nothing."""
    if state.status[seat] == WAITING:
        return dict.fromkeys(SOURCES, 0)
    cards = state.table.cards
    return {
        "cards": sum(cards.costs[card] for card in state.owned[seat]),
        "goods": cards.worth(state.hands[seat], state.set_bonus(seat)),
        "treasury": state.treasury[seat],
        "ast": SQUARE_POINTS * state.ast[seat],
        "cities": CITY_SCORE * state.map_cities(seat),
    }


def is_over(state: State) -> bool:
    """After a turn: a seat on the last square, the last turn, or a single seat left."""
    return FINISH in state.ast or _ends_here(state)


def may_end(state: State) -> bool:
    """Before the markers move: this turn may be the last."""
    return _ends_here(state) or any(state.ast[seat] == FINISH - 1 for seat in state.ast_order)


def _ends_here(state: State) -> bool:
    """Wherever the markers go, this turn is the last."""
    alone = len(state.ast_order) < 2 and WAITING not in state.status
    return state.turn >= state.table.turn_limit or alone


class Ending(NamedTuple):
    ranking: tuple[tuple[int, ...], ...]
    """Groups of tied seats, best first."""
    points: tuple[int, ...]
    extras: Mapping[str, Any] = {}


def result(state: State) -> Ending:
    """Most points win; leavers come behind all others, latecomers who never entered last, with 0 points."""
    points = tuple(0 if status == WAITING else points_of(state, seat) for seat, status in enumerate(state.status))
    ranking: list[tuple[int, ...]] = []
    for status in (ACTIVE, INERT, WAITING):
        seats = [seat for seat, each in enumerate(state.status) if each == status]
        for step in sorted({points[seat] for seat in seats}, reverse=True):
            ranking.append(tuple(seat for seat in seats if points[seat] == step))
    medal = best_medal(medal_progress(state))
    return Ending(tuple(ranking), points, {} if medal is None else {"medal": medal})


# ------------------------------------------------------------------ medals of a scenario


def medal_progress(state: State) -> list[tuple[Medal, list[Condition]]]:
    """Bronze, silver, gold, each with its conditions as the game stands; nothing outside scenarios."""
    scenario = state.table.scenario
    if scenario is None:
        return []
    return [
        (medal, [Condition(kind, measure(state, kind), need) for kind, need in medal.asks]) for medal in scenario.medals
    ]


def measure(state: State, kind: str) -> int:
    """How much the person has of what a medal asks for; the rank during play leaves all hands out, which are secret."""
    if kind == "max_rank":
        points = [points_of(state, seat, hand=state.finished) for seat in range(state.table.players)]
        return 1 + sum([each > points[PERSON] for each in points])
    if kind == "points":
        return points_of(state, PERSON)
    return {
        "cities": state.map_cities(PERSON),
        "square": state.ast[PERSON],
        "card_points": sum([state.table.cards.costs[card] for card in state.owned[PERSON]]),
    }[kind]

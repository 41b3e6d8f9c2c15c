"""Points: the judgement of an era, the end of the game, and who has won (rules, sections 3 D and 6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from aoc_desktop.games.golden_ages.rules.cards import Judgement
from aoc_desktop.games.golden_ages.rules.counts import count_of
from aoc_desktop.games.golden_ages.rules.events import GLORY, GOLD, TECHNOLOGIES, Counted, GameEnds, Scored
from aoc_desktop.games.golden_ages.rules.squares import listed
from aoc_desktop.games.golden_ages.rules.state import NOTHING, State
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.events import Cause, Log, note
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.scenarios import Medal, best_medal

KINDS = ("gold", "technologies", "glory", "wonders", "future")
"""What the end of the game adds, by kind; in a scenario there may be "scenario" too."""


class Ending(NamedTuple):
    """How a finished game ended."""

    ranking: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]
    breakdown: tuple[Mapping[str, int], ...]
    """For each seat what the end of the game added."""

    @property
    def extras(self) -> Mapping[str, Any]:
        return {}


class ScenarioEnding(NamedTuple):
    """How the game of a scenario ended: the same, and the medal of seat 0."""

    ranking: tuple[tuple[Seat, ...], ...]
    points: tuple[int, ...]
    breakdown: tuple[Mapping[str, int], ...]
    medal: str | None

    @property
    def extras(self) -> Mapping[str, Any]:
        return {} if self.medal is None else {"medal": self.medal}


def judgement_points(state: State, seat: int, judgement: Judgement) -> int:
    """Its points for every full `each` of the count."""
    return judgement.points * (count_of(state, seat, judgement.per) // judgement.each)


def score_judgement(state: State, log: Log) -> None:
    judgement = state.judgement
    if judgement is None:
        return
    for seat in state.table.clockwise(state.first_player):
        note(log, Counted, seat, judgement.per, count_of(state, seat, judgement.per), judgement.cause)
        _score(state, seat, judgement_points(state, seat, judgement), judgement.cause, log)


def _score(state: State, seat: int, points: int, cause: Cause, log: Log) -> None:
    state.players[seat].points += points
    note(log, Scored, seat, "points", points, cause)


def end_game(state: State, log: Log) -> None:
    """Everything is counted at once, at this moment (ruling 25)."""
    parts = [end_parts(state, seat) for seat in range(state.table.count)]
    note(log, GameEnds)
    for seat, added in enumerate(parts):
        for _, points, cause in added:
            if points:
                _score(state, seat, points, cause, log)
    state.phase = state.step = "finished"
    state.pending = NOTHING


def end_parts(state: State, seat: int) -> list[tuple[str, int, Cause]]:
    """What section 6 adds for a seat: kind, points and the card or rule behind them."""
    player = state.players[seat]
    parts = [
        ("gold", player.gold // state.table.cards.gold_per_point, GOLD),
        ("technologies", sum(technology.points for technology in player.technologies), TECHNOLOGIES),
        ("glory", sum(player.glory), GLORY),
    ]
    for effect in player.powers.game_end:
        times = count_of(state, seat, effect.per) if effect.per else 1
        kind = "scenario" if effect.cause.kind == "scenario" else "wonders"
        parts.append((kind, effect.points * times, effect.cause))
    if player.future is not None:
        points = player.future.points if leads(state, seat, player.future.most) else 0
        parts.append(("future", points, player.future.cause))
    return parts


def leads(state: State, seat: int, what: str) -> bool:
    """Whether the seat has more of a count than every other player: a tie is not enough."""
    own = count_of(state, seat, what)
    return all(count_of(state, other, what) < own for other in state.table.others(seat))


def result(state: State) -> Ending | ScenarioEnding:
    """Most points; ties: most cities on the map; then shared."""
    keys = [(player.points, player.cities.bit_count()) for player in state.players]
    groups = [tuple(seat for seat, key in enumerate(keys) if key == best) for best in sorted(set(keys), reverse=True)]
    points = tuple(player.points for player in state.players)
    if state.table.scenario is not None:
        return ScenarioEnding(tuple(groups), points, tuple(breakdowns(state)), best_medal(medal_progress(state)))
    return Ending(tuple(groups), points, tuple(breakdowns(state)))


def breakdowns(state: State) -> list[dict[str, int]]:
    """Of a finished game: nothing that the end counts has changed since."""
    totals = []
    for seat in range(state.table.count):
        total = dict.fromkeys(KINDS, 0)
        for kind, points, _ in end_parts(state, seat):
            total[kind] = total.get(kind, 0) + points
        totals.append(total)
    return totals


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
    """How much seat 0 has of what a medal asks for."""
    player = state.players[0]
    what, _, card = kind.removeprefix("max_").partition(":")
    if what == "points":
        return player.points
    if what == "margin":
        return player.points - max(other.points for other in state.players[1:])
    if what == "owns":
        cards = [*[card.id for card in player.technologies], *[card.id for card in player.wonders]]
        return int(card in cards or any(each is not None and each.id == card for each in player.slots))
    if what == "cities":
        return player.cities.bit_count()
    if what == "islands":
        return sum(player.held >> square & 1 for square in listed(state.board.islands))
    if what == "future":
        return int(player.future is not None and leads(state, 0, player.future.most))
    if what in ("crossings", "voices", "cities_lost"):
        return int(getattr(player.tally, what))
    return count_of(state, 0, what)

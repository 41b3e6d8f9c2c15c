"""Points at the end, and who wins (rules, section 10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from aoc_desktop.games.monumental_duel.rules.cards import CULTURE, GOLD, POINTS
from aoc_desktop.games.monumental_duel.rules.state import State
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.scenarios import Medal, best_medal

DOMINATIONS = ("province", "knowledge", "wonder", "policy")


class Counts(NamedTuple):
    """A player's count of everything that scores."""

    province: int
    knowledge: int
    wonder: int
    policy: int
    point_token: int
    revolt: int


class Ending(NamedTuple):
    ranking: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    breakdown: tuple[Mapping[str, int], ...]
    """For each seat, the points by their sources."""

    @property
    def extras(self) -> Mapping[str, Any]:
        """There are no achievements."""
        return {}


class ScenarioEnding(NamedTuple):
    """How the game of a scenario ended: the same, and the medal of seat 0."""

    ranking: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    breakdown: tuple[Mapping[str, int], ...]
    medal: str | None

    @property
    def extras(self) -> Mapping[str, Any]:
        return {} if self.medal is None else {"medal": self.medal}


def counts(state: State, seat: int) -> Counts:
    player = state.players[seat]
    knowledge = wonders = revolts = 0
    for card in player.owned():
        if card.kind == "knowledge":
            knowledge += card.era > 0
        elif card.kind == "wonder":
            wonders += 1
        elif card.kind == "revolt":
            revolts += 1
    provinces = sum([card.kind == "province" for card in player.provinces])
    return Counts(provinces, knowledge, wonders, len(player.policies), player.tokens[POINTS], revolts)


def score_lines(state: State, seat: int) -> list[tuple[str, int]]:
    """The points of a seat if the game ended now: each thing that counts, with its points."""
    worth = state.table.cards.points
    mine, theirs = counts(state, seat), counts(state, 1 - seat)
    lines = [(what, getattr(mine, what) * worth[what]) for what in Counts._fields]
    for what in DOMINATIONS:
        if getattr(mine, what) >= getattr(theirs, what):
            lines.append((f"domination_{what}", worth["domination"]))
    return [(what, points) for what, points in lines if points]


def score(state: State, seat: int) -> int:
    return points_for(state, counts(state, seat), counts(state, 1 - seat))


def points_for(state: State, mine: Counts, theirs: Counts) -> int:
    """The points of these counts beside the other's; the sum of `score_lines`."""
    worth = state.table.cards.points
    points = sum([count * worth[what] for what, count in zip(Counts._fields, mine, strict=True)])
    leads = sum([mine[place] >= theirs[place] for place in range(len(DOMINATIONS))])
    return points + leads * worth["domination"]


def result(state: State) -> Ending | ScenarioEnding:
    """Most points win; ties: holder of the Advantage, then more Gold, then more Culture, then shared."""
    ranking, points = ranks(state)
    breakdown = dict(score_lines(state, 0)), dict(score_lines(state, 1))
    if state.table.scenario is not None:
        return ScenarioEnding(ranking, points, breakdown, best_medal(medal_progress(state)))
    return Ending(ranking, points, breakdown)


def ranks(state: State) -> tuple[tuple[tuple[int, ...], ...], tuple[int, int]]:
    """The ranking as it stands, and the points."""
    points = (score(state, 0), score(state, 1))
    keys = []
    for seat in range(2):
        tokens = state.players[seat].tokens
        keys.append((points[seat], state.holder == seat, tokens[GOLD], tokens[CULTURE]))
    if keys[0] == keys[1]:
        ranking: tuple[tuple[int, ...], ...] = ((0, 1),)
    else:
        ranking = ((0,), (1,)) if keys[0] > keys[1] else ((1,), (0,))
    return ranking, points


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
    player, what = state.players[0], kind.removeprefix("max_")
    mine, theirs = counts(state, 0), counts(state, 1)
    if what == "win":
        return int(ranks(state)[0][0] == (0,))
    if what == "margin":
        return score(state, 0) - score(state, 1)
    if what == "dominations":
        return sum([mine[place] > theirs[place] for place in range(len(DOMINATIONS))])
    return {
        "points": score(state, 0),
        "provinces": mine.province,
        "knowledge": mine.knowledge,
        "wonders": mine.wonder,
        "policies": mine.policy,
        "terrains": len({card.terrain for card in player.provinces if card.kind == "province"}),
        "agents": player.agents,
        "gold": player.tokens[GOLD],
        "conquests": player.tally.conquests,
        "provinces_lost": player.tally.provinces_lost,
        "rival_provinces": theirs.province,
        "revolts": mine.revolt,
        "archived": len(player.archived),
        "rounds": state.round,
    }[what]

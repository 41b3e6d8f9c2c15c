"""The end of the game: "game_end" effects, the ranking, and in solo the achievements."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from aoc_desktop.games.age_of_civilization.rules.cards import Achievement
from aoc_desktop.games.age_of_civilization.rules.effects import resolve_all
from aoc_desktop.games.age_of_civilization.rules.events import CivilizationLost, GameEnds
from aoc_desktop.games.age_of_civilization.rules.medals import earned_medal
from aoc_desktop.games.age_of_civilization.rules.military import military
from aoc_desktop.games.age_of_civilization.rules.state import Log, State
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.events import note


class Ending(NamedTuple):
    """How a game ended. Seats that share a rank stand together, best first."""

    ranking: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    achievements: tuple[str, ...]
    medal: str | None = None
    """Of a scenario: the best one earned."""

    @property
    def extras(self) -> Mapping[str, Any]:
        """What a game alone earned; {} if nothing."""
        earned: dict[str, Any] = {"achievements": list(self.achievements), "medal": self.medal}
        return {what: found for what, found in earned.items() if found}


def end_game(state: State, log: Log) -> None:
    """After round 6 nothing moves: "game_end" effects score."""
    note(log, GameEnds)
    for seat in range(len(state.players)):
        resolve_all(state, seat, state.players[seat].abilities.game_end, log)
    state.phase = "finished"


def lose_game(state: State, log: Log) -> None:
    """A scenario's civilisation without workers: the game ends at once, nothing more scores."""
    note(log, CivilizationLost, 0)
    note(log, GameEnds)
    state.scenario = state.scenario._replace(lost=True)
    state.phase = "finished"


def result(state: State) -> Ending:
    """Most points; ties: most workers, then most coins, then shared."""
    worth = [(player.points, player.workers, player.coins) for player in state.players]
    ranking = tuple(
        tuple(seat for seat, mine in enumerate(worth) if mine == group) for group in sorted(set(worth), reverse=True)
    )
    points = tuple(player.points for player in state.players)
    return Ending(ranking, points, earned_achievements(state), earned_medal(state))


def earned_achievements(state: State) -> tuple[str, ...]:
    """The achievements of a finished Skirmish, in the card file's order; a scenario has medals instead."""
    if not state.table.solo or state.table.scenario is not None:
        return ()
    return tuple(card.id for card in state.table.cards.achievements if is_earned(state, card))


def is_earned(state: State, achievement: Achievement) -> bool:
    """Every condition given must hold."""
    return all(condition.holds for condition in conditions(state, achievement))


def conditions(state: State, achievement: Achievement) -> tuple[Condition, ...]:
    """What an achievement asks for, with what the player has now; the points first."""
    player = state.players[0]
    populations = [card.population for card in player.civilizations]
    counts = {
        "points": (player.points, achievement.points),
        "technologies": (len(player.technologies), achievement.technologies),
        "max_technologies": (len(player.technologies), achievement.max_technologies),
        "wonders": (len(player.wonders), achievement.wonders),
        "military": (military(state, 0), achievement.military),
        "civilizations": (populations.count(achievement.civilizations_population), achievement.civilizations_count),
    }
    return tuple(Condition(kind, have, need) for kind, (have, need) in counts.items() if need >= 0)

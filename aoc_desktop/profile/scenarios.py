"""Scenarios of any game in the profile: the best medal, score and date of each, which are open, and what a finished
game of one brings. Every claimed game is replayed before it counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from aoc_desktop.games import game_named
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.errors import BadCards, BadOptions, DomainError, Reason
from aoc_desktop.kernel.record import Record, replay, start
from aoc_desktop.kernel.scenarios import OWN, AnyScenario
from aoc_desktop.profile.awards import check_counts, is_dealt
from aoc_desktop.profile.places import scenarios_folder
from aoc_desktop.profile.results import HUMAN, game_hash
from aoc_desktop.profile.solo_results import SoloResult, SoloResults
from aoc_desktop.solo.awards import margin
from aoc_desktop.solo.scenarios import Scenarios

BRONZE, SILVER, GOLD = 1, 2, 3
MOST_OWN = 50
"""Files of the user's own that are read."""


class Best(NamedTuple):
    """What the player has of a scenario."""

    scenario: str
    open: bool
    """The first, and each whose forerunner has at least bronze."""
    medal: int = 0
    points: int | None = None
    """The best score, whatever its medal."""
    date: date | None = None
    """Of the best medal; without one, of the best score."""
    games: int = 0
    aided: bool = False
    """Whether that medal was never won without hints."""


class MedalWon(NamedTuple):
    """What a finished game of a scenario brought."""

    solo_result: SoloResult
    new: bool
    """False: this very game counted before."""
    medal_before: int = 0
    """The best medal of its scenario before."""


def best_of_all(game: str, scenarios: Iterable[str], solo_results: Iterable[SoloResult]) -> list[Best]:
    """Every scenario in its order."""
    games = [solo_result for solo_result in solo_results if solo_result.game == game]
    found: list[Best] = []
    for scenario in scenarios:
        is_open = not found or found[-1].medal >= BRONZE
        played = [game for game in games if game.kind == scenario]
        if not played:
            found.append(Best(scenario, is_open))
            continue
        best = max(played, key=lambda game: (game.medal, not game.aided, game.points))
        points = max(game.points for game in played)
        found.append(Best(scenario, is_open or best.medal > 0, best.medal, points, best.date, len(played), best.aided))
    return found


def medals_told(bests: Iterable[Best]) -> list[dict[str, Any]]:
    """For the exported profile: the scenarios that were played, as plain data."""
    return [
        {"scenario": best.scenario, "medal": best.medal, "points": best.points, "games": best.games}
        | {"date": best.date.isoformat() if best.date is not None else None}
        for best in bests
        if best.games
    ]


def own_scenarios(scenarios: Scenarios) -> list[tuple[Path, AnyScenario | Reason]]:
    """The files in the user's folder, each as a scenario that can be begun, or why it cannot."""
    found: list[tuple[Path, AnyScenario | Reason]] = []
    for path in sorted(scenarios_folder(scenarios.game).glob("*.toml"))[:MOST_OWN] if scenarios.users_own else ():
        try:
            found.append((path, read_own(scenarios, path)))
        except DomainError as error:
            found.append((path, error.reason))
    return found


def read_own(scenarios: Scenarios, path: Path) -> AnyScenario:
    """A file of the user's own, its table laid once to see that it can be; refused in one line."""
    data = parse_toml(path)
    chosen: AnyScenario = scenarios.load(data, path.name)._replace(own_table=data)
    if chosen.id in scenarios.ids:
        raise BadCards("card_field", file=path.name, card="", field="id", problem="duplicate", found=chosen.id)
    start(game_named(scenarios.game), scenarios.record(chosen, 1))
    return chosen


def crown(record: Record, scenarios: Scenarios, solo_results: SoloResults, today: date) -> MedalWon:
    """Verify a finished game and enter it; raises DomainError with the reason where it does not count."""
    won = appraise(record, scenarios, solo_results, today)
    return won if solo_results.add(won.solo_result, record) else won._replace(new=False)


def appraise(record: Record, scenarios: Scenarios, solo_results: SoloResults, today: date) -> MedalWon:
    """What a finished game of a scenario brings, not entered yet."""
    chosen = scenarios.of_record(record)
    if chosen is None:
        raise BadOptions("award_no_person")
    if OWN in record.setup:
        raise BadOptions("award_own_scenario")
    check_counts(record, (scenarios.card_set,))
    if _levels(record) != [HUMAN, *chosen.levels]:
        raise BadOptions("award_other_rivals")
    if not is_dealt(record, ()):
        raise BadOptions("award_not_dealt")
    match = replay(game_named(record.game), record)
    if match.outcome is None:
        raise BadOptions("award_unfinished")
    earlier = [one.medal for one in solo_results.all() if (one.game, one.kind) == (record.game, chosen.id)]
    solo_result = SoloResult(
        id=str(record.meta.get("id") or game_hash(record)[:16])[:80],
        date=today,
        game=record.game,
        card_set=str(record.card_set),
        kind=chosen.id,
        seed=record.seed,
        points=match.outcome.points[0],
        margin=margin(match, 0),
        aided=record.meta.get("aided") is True,
        attempts=(),
        by_round=(),
        medal=scenarios.medal(match.state),
        checksum=game_hash(record),
    )
    return MedalWon(solo_result, True, max(earlier, default=0))


def _levels(record: Record) -> Sequence[object]:
    told = record.meta.get("seats")
    return [seat.get("level") for seat in told if isinstance(seat, dict)] if isinstance(told, list) else ()

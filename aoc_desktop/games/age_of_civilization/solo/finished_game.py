"""The end of a solo game: is it one that counts, and what does it bring? Nothing is believed that does not replay."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.rules.card_files import SHIPPED
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.scoring import conditions
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.games.age_of_civilization.solo.achievements import earned_before, of_this_game
from aoc_desktop.games.age_of_civilization.solo.challenge import code_of
from aoc_desktop.games.age_of_civilization.solo.days import is_of_day, kind_of
from aoc_desktop.games.age_of_civilization.solo.score_sources import STOPS, gains
from aoc_desktop.kernel.errors import BadOptions, DomainError
from aoc_desktop.kernel.record import Record, replay
from aoc_desktop.profile.awards import check_counts, day_told
from aoc_desktop.profile.results import game_hash
from aoc_desktop.profile.solo_results import Attempt, SoloResult, SoloResults
from aoc_desktop.solo.gains import by_round


class Crowned(NamedTuple):
    """What a finished game brought."""

    solo_result: SoloResult
    new: bool
    """False: this very game counted before."""
    achievements: tuple[str, ...] = ()
    """Earned for the first time."""
    medal_before: int = 0
    """The best medal of its scenario before."""


def crown(record: Record, solo_results: SoloResults, today: date) -> Crowned:
    """Verify a finished solo game and enter it; raises DomainError with the reason where it does not count."""
    crowned = appraise(record, solo_results, today)
    return crowned if solo_results.add(crowned.solo_result, record) else crowned._replace(new=False, achievements=())


def appraise(record: Record, solo_results: SoloResults, today: date) -> Crowned:
    """What a finished solo game brings, not entered yet."""
    solo_result, before = laurel_of(record, today), of_this_game(solo_results.all())
    known = earned_before(before, solo_result.card_set)
    fresh = tuple(a.achievement for a in solo_result.attempts if a.earned and a.achievement not in known)
    medal_before = max((game.medal for game in before if game.kind == solo_result.kind), default=0)
    return Crowned(solo_result, True, fresh, medal_before)


def laurel_of(record: Record, today: date) -> SoloResult:
    """What a record is worth, found by playing it again from its beginning to its end."""
    _check(record)
    match = replay(GAME, record)
    state, outcome = match.state, match.outcome
    if outcome is None:
        raise BadOptions("award_unfinished")
    scenario = record.mode != "solo"
    points = state.players[0].points
    gained = gains([event for played in match.history for event in played.events])
    return SoloResult(
        id=str(record.meta.get("id") or game_hash(record)[:16])[:80],
        date=today,
        game=record.game,
        card_set=str(record.card_set),
        kind=kind_of(record),
        seed=record.seed,
        points=points,
        aided=record.meta.get("aided") is True,
        attempts=() if scenario else _attempts(state),
        medal=medal_of(outcome),
        by_round=tuple(by_round(gained, 1, STOPS)[0]),
        daily=day_told(record, lambda day: is_of_day(record, day)),
        checksum=game_hash(record),
    )


def _check(record: Record) -> None:
    """What cannot count, however well it was played."""
    if record.game != GAME.id or not kind_of(record):
        raise BadOptions("award_not_solo")
    check_counts(record, SHIPPED)
    try:
        code_of(record)
    except DomainError:  # the cards were laid by hand
        raise BadOptions("award_not_dealt") from None


def _attempts(state: State) -> tuple[Attempt, ...]:
    found = []
    for goal in state.table.cards.achievements:
        parts = conditions(state, goal)
        told = tuple((part.kind, part.have, part.need) for part in parts)
        found.append(Attempt(achievement=goal.id, conditions=told, earned=all(part.holds for part in parts)))
    return tuple(found)


def medal_of(outcome: object) -> int:
    """0 to 3; the game of a scenario says it by name."""
    names: Sequence[str] = ("", "bronze", "silver", "gold")
    medal = getattr(outcome, "medal", "") or ""
    return names.index(medal) if medal in names else 0

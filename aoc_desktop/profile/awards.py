"""Achievements of any game: those that a finished game earns, and the player's progress in each. Every claimed game is
replayed before it counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from functools import partial
from typing import Any, NamedTuple

from aoc_desktop.games import game_named
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.errors import BadOptions, DomainError, UnreadableRecord
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, replay
from aoc_desktop.profile.results import HUMAN, game_hash
from aoc_desktop.profile.saved_record import CHANGED, is_brought
from aoc_desktop.profile.solo_results import Attempt, SoloResult, SoloResults
from aoc_desktop.solo.awards import Awards, margin
from aoc_desktop.solo.days import DayTable, is_dealt_as

TABLE = "table"
"""The kind of a laurel that was not earned alone."""


class Crowned(NamedTuple):
    """What a finished game brought a seat."""

    solo_result: SoloResult
    new: bool
    """False: this very game counted before."""
    achievements: tuple[str, ...] = ()
    """Earned for the first time."""


class ReachedAward(NamedTuple):
    """An achievement, and what the player has of it."""

    id: str
    earned: SoloResult | None = None
    """The first game that earned it; the first without hints, if there is one."""
    best: SoloResult | None = None
    """Of a locked one: the game that came nearest."""
    conditions: tuple[Condition, ...] = ()
    """What that game had of each condition; of one that spans several games, what they have together."""


# ------------------------------------------------------------------ what the player has


def standings(awards: Awards, solo_results: Iterable[SoloResult]) -> list[ReachedAward]:
    """Every achievement of a game, in the order of its page."""
    games = [solo_result for solo_result in solo_results if solo_result.game == awards.game]
    found = []
    for award in awards.ids:
        one = standing(award, games)
        found.append(one._replace(conditions=united(award, games)) if award in awards.across else one)
    return found


def standing(award: str, games: Sequence[SoloResult]) -> ReachedAward:
    """What these games have of an achievement."""
    tried = [(game, attempt) for game in games if (attempt := attempt_of(game, award)) is not None]
    earned = [game for game, attempt in tried if attempt.earned]
    first = min(earned, key=lambda game: game.aided, default=None)  # the first of the better kind
    nearest = min(tried, key=lambda both: distance(both[1]), default=None)
    best = None if first is not None or nearest is None else nearest[0]
    return ReachedAward(award, first, best, conditions_of(first or best, award))


def attempt_of(game: SoloResult, award: str) -> Attempt | None:
    return next((attempt for attempt in game.attempts if attempt.achievement == award), None)


def conditions_of(game: SoloResult | None, award: str) -> tuple[Condition, ...]:
    """What a game had of each condition of an achievement."""
    attempt = attempt_of(game, award) if game is not None else None
    return tuple(Condition(*condition) for condition in attempt.conditions) if attempt is not None else ()


def united(award: str, games: Iterable[SoloResult]) -> tuple[Condition, ...]:
    """The best that any of these games has of each condition."""
    best: dict[str, Condition] = {}
    for game in games:
        for condition in conditions_of(game, award):
            known = best.get(condition.kind)
            if known is None or (condition.holds and not known.holds):
                best[condition.kind] = condition
    return tuple(best.values())


def distance(attempt: Attempt) -> float:
    """How much is lacking, each condition in shares of what it asks for."""
    lacking = 0.0
    for condition in map(Condition._make, attempt.conditions):
        short = condition.have - condition.need if condition.at_most else condition.need - condition.have
        lacking += max(0, short) / max(1, condition.need)
    return lacking


def earned_in(games: Iterable[SoloResult]) -> set[str]:
    """The achievements that these games have earned: they need not be celebrated again."""
    return {attempt.achievement for game in games for attempt in game.attempts if attempt.earned}


# ------------------------------------------------------------------ the end of a game


def crown(
    record: Record, awards: Awards, day: DayTable | None, solo_results: SoloResults, today: date, player: str = ""
) -> list[Crowned]:
    """Verify a finished game and enter what each seat earned; raises DomainError where it does not count."""
    found = []
    for crowned in appraise(record, awards, day, solo_results, today, player):
        entered = solo_results.add(crowned.solo_result, record)
        found.append(crowned if entered else crowned._replace(new=False, achievements=()))
    return found


def appraise(
    record: Record, awards: Awards, day: DayTable | None, solo_results: SoloResults, today: date, player: str = ""
) -> list[Crowned]:
    """What a finished game brings, not entered yet: one for each seat that may earn. `player` is the profile's name."""
    seats = earners(record, awards, player)
    check_counts(record, awards.card_sets)
    game = game_named(awards.game)
    if not is_dealt(record, awards.set_with):
        raise BadOptions("award_not_dealt")
    match = replay(game, record)
    if match.outcome is None:
        raise BadOptions("award_unfinished")
    before = [solo_result for solo_result in solo_results.all() if solo_result.game == awards.game]
    found = []
    for seat in seats:
        solo_result = _laurel(record, match, seat, awards, before, today, day)
        known = earned_in(before)
        fresh = tuple(
            each.achievement for each in solo_result.attempts if each.earned and each.achievement not in known
        )
        found.append(Crowned(solo_result, True, fresh))
        before.append(solo_result)
    return found


def earners(record: Record, awards: Awards, player: str = "") -> tuple[Seat, ...]:
    """The seats whose people may earn achievements; raises a refusal if none may."""
    told = record.meta.get("seats")
    seats = [seat for seat in told if isinstance(seat, dict)] if isinstance(told, list) else []
    people = tuple(number for number, seat in enumerate(seats) if seat.get("level") == HUMAN)
    if record.game != awards.game or not people:
        raise BadOptions("award_no_person")
    if awards.against_computer and len(people) == len(seats):
        raise BadOptions("award_no_computer")
    if awards.every_person:
        return people
    own = [number for number in people if player and seats[number].get("name") == player]
    return tuple(own[:1]) or people[:1]


def check_counts(record: Record, card_sets: Sequence[str]) -> None:
    """What cannot count, however well it was played."""
    if record.card_set not in card_sets:
        raise BadOptions("award_own_cards")
    if record.meta.get("practice") is True:
        raise BadOptions("award_practice")
    if record.meta.get(CHANGED) is True:
        raise UnreadableRecord("award_checksum")
    if is_brought(record.meta):
        raise BadOptions("award_brought")


def is_dealt(record: Record, set_with: Sequence[str]) -> bool:
    """Whether the whole table came from its seed, but for what a table may be set with."""
    chosen = {name: record.setup[name] for name in ("seed", *set_with) if name in record.setup}
    bare = record._replace(setup={"seed": None, **chosen}, moves=(), meta={})
    try:
        return isinstance(bare.setup["seed"], int) and is_dealt_as(game_named(record.game), record, bare)
    except DomainError:
        return False


def _laurel(
    record: Record,
    match: Match[Any],
    seat: Seat,
    awards: Awards,
    before: Sequence[SoloResult],
    today: date,
    day: DayTable | None,
) -> SoloResult:
    outcome = match.outcome
    assert outcome is not None
    return SoloResult(
        id=str(record.meta.get("id") or game_hash(record)[:16])[:80],
        date=today,
        game=record.game,
        card_set=str(record.card_set),
        kind=TABLE,
        seed=record.seed,
        seat=seat,
        points=outcome.points[seat],
        margin=margin(match, seat),
        aided=record.meta.get("aided") is True,
        attempts=_attempts(match, seat, awards, before),
        by_round=(),
        daily=None if day is None or seat else day_told(record, partial(day.is_of_day, match.game, record)),
        checksum=game_hash(record),
    )


def _attempts(match: Match[Any], seat: Seat, awards: Awards, before: Sequence[SoloResult]) -> tuple[Attempt, ...]:
    found = []
    tries = awards.tries(match, seat)
    for award in awards.ids:
        parts = tries[award]
        holds = {part.kind for part in parts if part.holds}
        if award in awards.across and holds:  # the game that adds the last part earns it
            holds |= {part.kind for part in united(award, before) if part.holds}
        earned = sum(part.kind in holds for part in parts) >= awards.enough.get(award, len(parts))
        told = tuple((part.kind, part.have, part.need) for part in parts)
        found.append(Attempt(achievement=award, conditions=told, earned=earned))
    return tuple(found)


def day_told(record: Record, is_of_day: Callable[[date], bool]) -> date | None:
    """The day whose challenge this was: its record says so and was dealt from that day's table."""
    told = record.meta.get("daily")
    try:
        day = date.fromisoformat(told) if isinstance(told, str) else None
        return day if day is not None and is_of_day(day) else None
    except (ValueError, OverflowError, DomainError):
        return None

"""What a move would do, before it is made: changes with their causes, and the facts that its text needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.changes import changes
from aoc_desktop.games.age_of_civilization.prices import military_terms
from aoc_desktop.games.age_of_civilization.scoring import end_game
from aoc_desktop.games.age_of_civilization.state import Log, State
from aoc_desktop.games.age_of_civilization.turn import workers_return
from aoc_desktop.kernel.changes import changes_for, totals
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.models.age_of_civilization.boards import EndRow, end_rows
from aoc_desktop.models.age_of_civilization.sight import Sight
from aoc_desktop.models.session import Session
from aoc_desktop.text.age_of_civilization.moves import changes_text
from aoc_desktop.text.age_of_civilization.scenarios import deed_text

COUNTED = ("coins", "points", "workers")


class Change(NamedTuple):
    """How one number of one player changes, and what makes it change."""

    what: str
    amount: int
    terms: tuple[tuple[int, Cause | None], ...]


class Preview(NamedTuple):
    """A legal move and all that it leads to."""

    move: Move
    seat: Seat
    changes: tuple[Change, ...]
    """Of the player who moves, military included."""
    others: tuple[tuple[Seat, Change], ...]
    cards: tuple[tuple[str, str], ...]
    """Technologies and wonders gained: kind and id."""
    placed: int
    """Workers placed on the slot."""
    reveals: bool
    at_turn_end: tuple[Change, ...] = ()
    """What it adds to the end of this turn: workers on red slots, and what their sacrifice brings."""
    at_round_end: tuple[Change, ...] = ()
    """What the end of the round brings, if it comes with this move: war, plague, an event."""
    at_game_end: tuple[Change, ...] = ()
    """What it changes in the final scoring if nothing else happened until then; all of it, if the game ends with it."""
    end: tuple[EndRow, ...] | None = None
    """The end of the turn as it would be then; None where it has begun."""

    def amount(self, what: str) -> int:
        return next((change.amount for change in self.changes if change.what == what), 0)


def preview_of(session: Session, move: Move) -> Preview:
    before: State = session.match.state
    seat = session.decider
    assert seat is not None
    after, events = session.preview(move)
    mine = _until_next_turn(events)
    others = [
        (other, change) for other in range(len(before.players)) if other != seat for change in changes_of(mine, other)
    ]
    strength = _difference(_military(before, seat), _military(after, seat))
    goes_on = after.seat == seat and after.phase == "actions"
    return Preview(
        move,
        seat,
        (*changes_of(mine, seat), *strength),
        tuple(others),
        tuple((event.kind, event.what) for event in mine if event.kind in ("technology", "wonder")),
        sum(event.amount for event in mine if event.kind == "performs"),
        any(event.reveals for event in events),
        _later(before, after, seat, workers_return) if goes_on and after.red_workers != before.red_workers else (),
        tuple(changes_of(_of_round_end(events), seat)),
        _at_game_end(before, after, events, seat),
        tuple(end_rows(Sight(after, seat, (), None, None), seat)) if goes_on else None,
    )


def common_preview(previews: Sequence[Preview]) -> Preview:
    """What several moves have in common: known before the last word is said. Of what some bring more of, the least."""
    first = previews[0]

    def common(which: Callable[[Preview], tuple[Change, ...]]) -> tuple[Change, ...]:
        found = []
        for what in dict.fromkeys(change.what for change in which(first)):
            each = [next((change.terms for change in which(one) if change.what == what), ()) for one in previews]
            shared = tuple(term for term in each[0] if all(term in terms for terms in each))
            some = [amount for terms in each for amount, _ in set(terms).difference(shared)]
            if shared and all(amount > 0 for amount in some):
                found.append(Change(what, sum(amount for amount, _ in shared), shared))
        return tuple(found)

    return Preview(
        first.move[:-1],
        first.seat,
        common(lambda preview: preview.changes),
        first.others if all(preview.others == first.others for preview in previews) else (),
        (),
        first.placed,
        all(preview.reveals for preview in previews),
        common(lambda preview: preview.at_turn_end),
        at_game_end=common(lambda preview: preview.at_game_end),
    )


Terms = Counter[tuple[str, Cause | None]]


def _later(before: State, after: State, seat: Seat, rule: Callable[[State, Log], None]) -> tuple[Change, ...]:
    """What a later step of the rules would bring after the move and not without it."""

    def terms(state: State) -> Terms:
        state = state.copy()
        state.agenda = ()
        log: list[Event] = []
        rule(state, log)
        found: Terms = Counter()
        for change in changes_of(_until_next_turn(log), seat):
            for amount, cause in change.terms:
                found[change.what, cause] += amount
        return found

    return _difference(terms(before), terms(after))


def _at_game_end(before: State, after: State, events: Sequence[Event], seat: Seat) -> tuple[Change, ...]:
    if after.phase == "finished":
        return tuple(changes_of(events[_place(events, "game_ends") :], seat))
    return _later(before, after, seat, end_game)


def _military(state: State, seat: Seat) -> Terms:
    found: Terms = Counter()
    for amount, cause in military_terms(state, seat):
        found["military", cause] += amount
    return found


def _difference(before: Terms, after: Terms) -> tuple[Change, ...]:
    after.subtract(before)
    changes: dict[str, list[tuple[int, Cause | None]]] = {}
    for (what, cause), amount in after.items():
        if amount:
            changes.setdefault(what, []).append((amount, cause))
    return tuple(Change(what, sum(amount for amount, _ in terms), tuple(terms)) for what, terms in changes.items())


def _until_next_turn(events: Sequence[Event]) -> list[Event]:
    """The events of the move itself, and of the end of the turn that it brings; not those of a new round."""
    return list(events[: _place(events, "turn_ends")])


def _of_round_end(events: Sequence[Event]) -> Sequence[Event]:
    """From the end of the turn to whatever begins or ends then."""
    later = events[_place(events, "turn_ends") :]
    return later[: _place(later, "turn_begins", "round_begins", "game_ends")]


def _place(events: Sequence[Event], *kinds: str) -> int:
    """Where the first event of these kinds stands; without one, behind the last."""
    return next((place for place, event in enumerate(events) if event.kind in kinds), len(events))


def changes_of(events: Sequence[Event], seat: Seat) -> list[Change]:
    """Coins, points and workers of a seat, each with its terms in the order of the events."""
    terms: dict[str, list[tuple[int, Cause | None]]] = {what: [] for what in COUNTED}
    for change in changes_for(seat, events, changes):
        if change.what in terms:
            terms[change.what].append((change.amount, change.cause))
    return [Change(what, sum(amount for amount, _ in found), tuple(found)) for what, found in terms.items() if found]


# ------------------------------------------------------------------ the facts of a move's text
def facts_of(session: Session, move: Move, language: str) -> dict[str, object]:
    """What `move_text` may say of a legal move."""
    verb = move[0]
    if verb in ("keep", "skip", "done", "decline", "end", "buy", "pick", "take"):
        return {}
    _, events = session.preview(move)
    mine = [event for event in _until_next_turn(events) if event.seat == session.decider]
    if verb in ("rise", "annex"):
        return _civilization_facts(mine)
    if verb == "act":
        return _act_facts(mine, language)
    if verb == "use":
        return _use_facts(mine, move, language)
    return {"gains": _signed(_gains(mine, "workers_return"), language)}


def _civilization_facts(events: Sequence[Event]) -> dict[str, object]:
    def gained(what: str, rule: str) -> int:
        return sum(
            change.amount
            for event in events
            for change in changes(event)
            if (change.what, change.cause) == (what, Cause("rule", rule))
        )

    return {
        "workers": gained("workers", "population") + gained("workers", "annex"),
        "coins": gained("coins", "bonus_coins"),
    }


def _act_facts(events: Sequence[Event], language: str) -> dict[str, object]:
    workers = sum(event.amount for event in events if event.kind == "performs")
    coins = _paid(events)
    costs = [(what, amount) for what, amount in (("workers", workers), ("coins", coins)) if amount]
    deeds = [text for event in events if (text := deed_text(event, language))]
    gains = ", ".join([text for text in (_signed(_gains(events), language), *deeds) if text])
    return {"costs": changes_text(costs, language, signed=False), "gains": gains}


def _use_facts(events: Sequence[Event], move: Move, language: str) -> dict[str, object]:
    kinds = {event.kind for event in events}
    if "offered" in kinds:
        return {"offer": "culture", "coins": _paid(events), "points": dict(_gains(events)).get("points", 0)}
    if "coins_laid" in kinds:
        return {"offer": "seed_market"}
    return {"gains": _signed(_gains(events), language)}


def _gains(events: Sequence[Event], until: str = "") -> list[tuple[str, int]]:
    """What is gained or lost; what is paid is told apart."""
    told = [event for event in events[: _place(events, until)] if event.kind != "paid"]
    return list(totals(change for event in told for change in changes(event)).items())


def _paid(events: Sequence[Event]) -> int:
    return -sum(change.amount for event in events if event.kind == "paid" for change in changes(event))


def _signed(changes: Sequence[tuple[str, int]], language: str) -> str:
    return changes_text(changes, language)

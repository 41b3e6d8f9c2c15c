"""What a move would do, before it is made: changes with their causes, and the facts that its text needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.rules import events as kinds
from aoc_desktop.games.age_of_civilization.rules.events import changes
from aoc_desktop.games.age_of_civilization.rules.military import military
from aoc_desktop.games.age_of_civilization.rules.prices import military_terms
from aoc_desktop.games.age_of_civilization.rules.scoring import end_game
from aoc_desktop.games.age_of_civilization.rules.state import Log, State
from aoc_desktop.games.age_of_civilization.rules.turn import workers_return
from aoc_desktop.games.age_of_civilization.table.rows.boards import EndRow, end_rows
from aoc_desktop.games.age_of_civilization.words.moves import changes_text
from aoc_desktop.games.age_of_civilization.words.scenarios import deed_text
from aoc_desktop.kernel.changes import totals
from aoc_desktop.kernel.events import Cause, Event, RoundBegins, TurnBegins, TurnEnds
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.player_view import PlayerView
from aoc_desktop.play.preview import Change, Preview, Terms, changes_of, difference, place_of
from aoc_desktop.play.session import Session

COUNTED = ("coins", "points", "workers")


class Stronger(NamedTuple):
    """Who keeps the printed points of a Conquest from the player, and by how much."""

    rival: str
    """The player's name; empty: the virtual opponent."""
    theirs: int
    mine: int


class OnTable(NamedTuple):
    """What only this table shows of a move."""

    placed: int = 0
    """Workers placed on the slot."""
    end: tuple[EndRow, ...] | None = None
    """The end of the turn as it would be then; None where it has begun."""
    stronger: Stronger | None = None


def preview_of(session: Session, move: Move) -> Preview:
    before: State = session.match.state
    seat = session.decider
    assert seat is not None
    after, events = session.preview(move)
    mine = _until_next_turn(events)
    others = [
        (other, change) for other in range(len(before.players)) if other != seat for change in _changes(mine, other)
    ]
    strength = difference(_military(before, seat), _military(after, seat))
    ended = any(isinstance(event, TurnEnds) for event in events)
    goes_on = after.seat == seat and after.phase == "actions" and not ended
    return Preview(
        move,
        seat,
        (*_changes(mine, seat), *strength),
        tuple(others),
        tuple(
            (event.kind, event.words[0])
            for event in mine
            if isinstance(event, kinds.TechnologyGained | kinds.WonderGained)
        ),
        any(event.reveals for event in events),
        _later(before, after, seat, workers_return) if goes_on and after.red_workers != before.red_workers else (),
        tuple(_changes(_of_round_end(events), seat)),
        _at_game_end(before, after, events, seat),
        OnTable(
            sum(event.workers for event in mine if isinstance(event, kinds.Performs)),
            tuple(end_rows(PlayerView(session.match.game.view(after, seat), seat), seat)) if goes_on else None,
            _stronger(session, before, mine, seat),
        ),
    )


def _stronger(session: Session, state: State, events: Sequence[Event], seat: Seat) -> Stronger | None:
    """The strongest rival, where an action withholds what it has printed."""
    if not any(
        isinstance(event, kinds.NothingGained) and event.cause and event.cause.kind == "action" for event in events
    ):
        return None
    mine = military(state, seat)
    if state.table.solo:
        return Stronger("", state.opponent_military, mine)
    strongest = max(state.others(seat), key=lambda other: military(state, other))
    return Stronger(session.names[strongest], military(state, strongest), mine)


def _later(before: State, after: State, seat: Seat, rule: Callable[[State, Log], None]) -> tuple[Change, ...]:
    """What a later step of the rules would bring after the move and not without it."""

    def terms(state: State) -> Terms:
        state = state.copy()
        state.agenda = ()
        log: list[Event] = []
        rule(state, log)
        found: Terms = Counter()
        for change in _changes(_until_next_turn(log), seat):
            for amount, cause in change.terms:
                found[change.what, cause] += amount
        return found

    return difference(terms(before), terms(after))


def _at_game_end(before: State, after: State, events: Sequence[Event], seat: Seat) -> tuple[Change, ...]:
    if after.phase == "finished":
        return tuple(_changes(events[place_of(events, kinds.GameEnds) :], seat))
    return _later(before, after, seat, end_game)


def _military(state: State, seat: Seat) -> Terms:
    found: Terms = Counter()
    for amount, cause in military_terms(state, seat):
        found["military", cause] += amount
    return found


def _until_next_turn(events: Sequence[Event]) -> list[Event]:
    """The events of the move itself, and of the end of the turn that it brings; not those of a new round."""
    return list(events[: place_of(events, TurnEnds)])


def _of_round_end(events: Sequence[Event]) -> Sequence[Event]:
    """From the end of the turn to whatever begins or ends then."""
    later = events[place_of(events, TurnEnds) :]
    return later[: place_of(later, TurnBegins, RoundBegins, kinds.GameEnds)]


def _changes(events: Sequence[Event], seat: Seat) -> list[Change]:
    return changes_of(events, seat, changes, COUNTED)


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
    return {"gains": _signed(_gains(mine, kinds.WorkersReturn), language)}


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
    workers = sum(event.workers for event in events if isinstance(event, kinds.Performs))
    coins = _paid(events)
    costs = [(what, amount) for what, amount in (("workers", workers), ("coins", coins)) if amount]
    deeds = [text for event in events if (text := deed_text(event, language))]
    gains = ", ".join([text for text in (_signed(_gains(events), language), *deeds) if text])
    return {"costs": changes_text(costs, language, signed=False), "gains": gains}


def _use_facts(events: Sequence[Event], move: Move, language: str) -> dict[str, object]:
    if any(isinstance(event, kinds.Offered) for event in events):
        return {"offer": "culture", "coins": _paid(events), "points": dict(_gains(events)).get("points", 0)}
    if any(isinstance(event, kinds.CoinsLaid) for event in events):
        return {"offer": "seed_market"}
    return {"gains": _signed(_gains(events), language)}


def _gains(events: Sequence[Event], *until: type[Event]) -> list[tuple[str, int]]:
    """What is gained or lost; what is paid is told apart."""
    told = [event for event in events[: place_of(events, *until)] if not isinstance(event, kinds.Paid)]
    return list(totals(change for event in told for change in changes(event)).items())


def _paid(events: Sequence[Event]) -> int:
    return -sum(change.amount for event in events if isinstance(event, kinds.Paid) for change in changes(event))


def _signed(changes: Sequence[tuple[str, int]], language: str) -> str:
    return changes_text(changes, language)

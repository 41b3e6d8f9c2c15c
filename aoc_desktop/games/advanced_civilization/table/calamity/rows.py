"""The calamities of a turn as rows: who suffers which, why so much, what is lost and to go, who shares it.

All of it comes from the viewer's view and from the events that the viewer may see: a giver is named once the calamities
are shown, not before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.calamities.city_calamities import ShareReductions
from aoc_desktop.games.advanced_civilization.rules.calamities.famine_flood_epidemic import ShareToll, ShowGrain
from aoc_desktop.games.advanced_civilization.rules.calamities.losing import Loss
from aoc_desktop.games.advanced_civilization.rules.calamities.phase import Resolve
from aoc_desktop.games.advanced_civilization.rules.calamities.sharing import ShareOut
from aoc_desktop.games.advanced_civilization.rules.cards import Calamity, Modifier
from aoc_desktop.games.advanced_civilization.rules.phases.support import ReduceCities
from aoc_desktop.games.advanced_civilization.rules.state import CITY_POINTS, State
from aoc_desktop.games.advanced_civilization.table.calamity.faction_rows import FactionRow, faction_rows, war_of
from aoc_desktop.games.advanced_civilization.table.map.rows import nation_of
from aoc_desktop.kernel.events import Event, seen
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.kernel.match import Match, PlayedMove
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.session import Session

PHASE = "calamities"
PAST, NOW, LATER = "past", "now", "later"


class StageRow(NamedTuple):
    """One of the turn's calamities."""

    calamity: str
    victim: Seat
    nation: str
    giver: Seat | None
    when: str
    """past, now or later"""


class TermRow(NamedTuple):
    """One reason of a number: its base, or what a card of the sufferer does or would do."""

    card: str
    """Empty: the calamity's own number; "spared": what it leaves alone; "grain": cards shown."""
    amount: int
    owned: bool = True
    sign: str = ":"
    """":" adds, "=" sets, "<" limits."""


class ShareRow(NamedTuple):
    """Another seat, and what of the calamity falls on it."""

    seat: Seat
    nation: str
    cap: int
    share: int | None
    """None: not settled yet."""
    asked: bool
    """Its share is being asked for now."""
    exempt: str
    """Why nothing can fall on it: "giver", "nothing", or the card that spares it; empty: it can."""


class LossRow(NamedTuple):
    """What an area has lost in this stage."""

    area: str
    seat: Seat
    points: int


class HordeRow(NamedTuple):
    """A step of the barbarians."""

    area: str
    start: str
    """Where they come from; empty: they land."""
    tokens: int


class CalamitySheet(NamedTuple):
    """All that the sheet on the lower mat tells."""

    stages: tuple[StageRow, ...] = ()
    now: StageRow | None = None
    seat: Seat | None = None
    """Who loses now, or lost last."""
    secondary: bool = False
    """That seat only shares in it."""
    noun: str = ""
    """What is lost: "points" or "cities"; empty: nothing is counted."""
    terms: tuple[TermRow, ...] = ()
    due: int = 0
    to_go: int = 0
    shared: int = 0
    """What is shared out among the others, all together."""
    left: int = 0
    """Of that, what nobody has got yet."""
    shares: tuple[ShareRow, ...] = ()
    heir: Seat | None = None
    heir_points: int = 0
    """Its stock points."""
    factions: tuple[FactionRow, ...] = ()
    path: tuple[HordeRow, ...] = ()
    losses: tuple[LossRow, ...] = ()

    @property
    def lost(self) -> int:
        return self.due - self.to_go


def sheet_of(state: State, history: Sequence[PlayedMove], viewer: Seat) -> CalamitySheet:
    """Empty outside of the phase."""
    if state.phase != PHASE or state.finished:
        return CalamitySheet()
    events = list(_phase_events(history, viewer))
    stages = _stages(state, events)
    now = next((stage for stage in stages if stage.when == NOW), None)
    if now is None:
        return CalamitySheet(stages)
    begin = max(number for number, event in enumerate(events) if isinstance(event, kinds.CalamityStrikes))
    return _stage_sheet(state, stages, now, events[begin:])


def _phase_events(history: Sequence[PlayedMove], viewer: Seat) -> Iterator[Event]:
    """What the viewer has seen in this phase, in order."""
    found: list[Event] = []
    for played in reversed(history):
        events = seen(played.events, viewer)
        begins = [number for number, event in enumerate(events) if event == kinds.PhaseBegins(PHASE)]
        found[:0] = events[begins[-1] + 1 :] if begins else events
        if begins:
            break
    return iter(found)


def _stages(state: State, events: Iterable[Event]) -> tuple[StageRow, ...]:
    """Those that have struck, the last of them now, then those that are still to come."""
    struck = [event for event in events if isinstance(event, kinds.CalamityStrikes)]
    rows = []
    for number, event in enumerate(struck, 1):
        when = NOW if number == len(struck) else PAST
        rows.append(StageRow(event.calamity, event.seat, nation_of(state, event.seat), event.rival, when))
    for task in reversed(state.agenda):
        if isinstance(task, Resolve):
            card, giver = state.table.cards.calamities[task.calamity], state.givers[task.calamity]
            shown = giver if giver >= 0 else None
            rows.append(StageRow(card.id, task.victim, nation_of(state, task.victim), shown, LATER))
    return tuple(rows)


def _stage_sheet(state: State, stages: tuple[StageRow, ...], now: StageRow, events: Sequence[Event]) -> CalamitySheet:
    card = next(each for each in state.table.cards.calamities if each.id == now.calamity)
    due = max(
        (number for number, event in enumerate(events) if isinstance(event, kinds.Due | kinds.SlaveRevolt)),
        default=None,
    )
    sheet = CalamitySheet(stages, now, now.victim, losses=tuple(_losses(events)), path=tuple(_path(events)))
    if due is not None:
        sheet = _with_due(sheet, state, card, events, due)
    return _with_war(_with_shares(sheet, state, card, events), state, events)


def _with_due(sheet: CalamitySheet, state: State, card: Calamity, events: Sequence[Event], at: int) -> CalamitySheet:
    """Whoever was told last what to lose: base, cards, what is left of it."""
    event = events[at]
    assert isinstance(event, kinds.Due | kinds.SlaveRevolt)
    assert sheet.now is not None
    seat, number = event.seat, event.number if isinstance(event, kinds.Due) else event.tokens
    noun = "tokens" if isinstance(event, kinds.SlaveRevolt) else "cities" if event.noun == "cities" else "points"
    secondary = seat != sheet.now.victim
    base = _base(card, events[:at], seat, number, secondary)
    saved = sum(each.saved for each in events[at:] if isinstance(each, kinds.Shown) and each.seat == seat)
    terms = [TermRow("", base), *_terms(state, card, seat, base, secondary)]
    terms += [TermRow("grain", -saved)] if saved else []
    amount = max(0, number - saved)
    return sheet._replace(
        seat=seat,
        secondary=secondary,
        noun=noun,
        terms=tuple(terms),
        due=amount,
        to_go=0 if noun == "tokens" else min(amount, _to_go(state, seat)),
    )


def _base(card: Calamity, before: Sequence[Event], seat: Seat, amount: int, secondary: bool) -> int:
    """The number before any card: the share, what the calamity says, or, where neither is told, what is due."""
    if secondary:
        shares = [each.number for each in before if isinstance(each, kinds.Assigned) and each.rival == seat]
        return shares[-1] if shares else amount
    told = [each.base for each in before if isinstance(each, kinds.Reckoned) and each.seat == seat]
    return told[-1] if told else (card.points or card.cities or card.tokens or amount)


def _terms(state: State, card: Calamity, seat: Seat, base: int, secondary: bool) -> Iterator[TermRow]:
    """Every card that has a say in this calamity, whether the seat owns it or not."""
    if card.spared and not secondary:
        yield TermRow("spared", -min(base, card.spared))
    owned = state.owned_bits[seat]
    for modifier in card.modifiers:
        found = _effect(modifier, secondary)
        if found is None:
            continue
        name = next(each.id for each in state.table.cards.civilization_cards if each.bit == modifier.bit)
        has = bool(modifier.bit & owned)
        yield TermRow(name, found[1] if has else 0, has, found[0])


def _effect(modifier: Modifier, secondary: bool) -> tuple[str, int] | None:
    """How a card changes the number; None: it does something else."""
    if secondary:
        return (":", modifier.secondary) if modifier.secondary else None
    if modifier.set is not None:
        return "=", modifier.set
    if modifier.cap is not None:
        return "<", modifier.cap
    return (":", modifier.primary) if modifier.primary else None


def _to_go(state: State, seat: Seat) -> int:
    """What the seat still has to lose: points or cities."""
    for task in reversed(state.agenda):
        if isinstance(task, ShowGrain):
            task = task.loss
        if isinstance(task, Loss) and task.owner() == seat:
            return task.due
        if isinstance(task, ReduceCities) and task.seat == seat:
            return task.left
        if isinstance(task, Resolve):
            break
    return 0


def _with_shares(sheet: CalamitySheet, state: State, card: Calamity, events: Sequence[Event]) -> CalamitySheet:
    """What the victim shares out: caps before, shares as they are named."""
    total = card.secondary_points or card.secondary_cities
    if not card.secondary or not total or not card.most_each or sheet.now is None:
        return sheet
    given = {event.rival: event.number for event in events if isinstance(event, kinds.Assigned)}
    asked: Seat | None = None
    caps: dict[Seat, int] | None = None
    left = 0
    for task in reversed(state.agenda):
        if isinstance(task, Resolve):
            break
        if isinstance(task, ShareToll | ShareReductions):
            caps = dict(task.caps(state))
            left = total = min(total, sum(caps.values()))
        elif isinstance(task, ShareOut):
            caps, asked, left = dict(task.caps), task.caps[0][0], task.left
            total = left + sum(given.values())
    rows = []
    for seat in state.ast_order:
        if seat != sheet.now.victim:
            cap = card.most_for(state.owned_bits[seat]) if caps is None else caps.get(seat, 0)
            settled = seat in given or caps is None or (asked is not None and seat not in caps)
            exempt = "" if cap or seat in given else _exempt(state, card, sheet.now, seat)
            share = given.get(seat, 0) if settled and not exempt else None
            rows.append(ShareRow(seat, nation_of(state, seat), cap, share, seat == asked, exempt))
    return sheet._replace(shared=total if caps is not None else sum(given.values()), left=left, shares=tuple(rows))


def _exempt(state: State, card: Calamity, now: StageRow, seat: Seat) -> str:
    """Why a seat takes no share."""
    if card.giver_exempt and seat == now.giver:
        return "giver"
    for modifier in card.modifiers_of(state.owned_bits[seat]):
        if modifier.exempt or modifier.secondary_most == 0:
            return next(each.id for each in state.table.cards.civilization_cards if each.bit == modifier.bit)
    return "nothing"


def _with_war(sheet: CalamitySheet, state: State, events: Sequence[Event]) -> CalamitySheet:
    heir = next((event for event in reversed(events) if isinstance(event, kinds.Heir)), None)
    if heir is not None:
        sheet = sheet._replace(heir=heir.rival, heir_points=heir.points)
    war = war_of(state)
    if war is None:
        return sheet
    due = getattr(state.agenda[-1], "due", 0)
    return sheet._replace(factions=faction_rows(state, war), to_go=due, noun="points" if due else sheet.noun)


def _losses(events: Iterable[Event]) -> Iterator[LossRow]:
    """Unit points by area and seat, in the order in which they were first lost."""
    lost: dict[tuple[str, Seat], int] = {}
    for event in events:
        for area, seat, points in _lost_by(event):
            lost[area, seat] = lost.get((area, seat), 0) + points
    return (LossRow(area, seat, points) for (area, seat), points in lost.items() if points > 0)


def _lost_by(event: Event) -> Iterator[tuple[str, Seat, int]]:
    match event:
        case kinds.Fight():
            for side in event.sides:
                if isinstance(side.nation, int):
                    yield event.area, side.nation, side.lost
        case kinds.Annexed():
            yield event.area, event.rival, event.number * (CITY_POINTS if event.unit == "city" else 1)
        case kinds.Taken():
            yield event.area, event.rival, CITY_POINTS
        case kinds.Lost(unit="tokens"):
            yield event.area, event.seat, event.tokens
        case kinds.Lost() | kinds.Reduced():
            yield event.area, event.seat, CITY_POINTS - event.tokens
        case kinds.Razed() | kinds.Pirates():
            yield event.area, event.seat, CITY_POINTS
        case kinds.CityBesieged(seat=None, rival=int(owner)):
            yield event.area, owner, CITY_POINTS - event.defenders


def _path(events: Iterable[Event]) -> Iterator[HordeRow]:
    for event in events:
        if isinstance(event, kinds.Horde):
            yield HordeRow(event.area, event.start, event.barbarians)


# What a sage would give up when something must be lost: marked first, and played when the person says Done.


STEPS = frozenset({"lose", "reduce", "pick", "annex", "assign"})
"""Of calamities: much is chosen there that few want to weigh one by one."""
LEVEL = "sage"


def can_suggest(session: Session, seat: Seat) -> bool:
    """Whether this person has something to give up, and may be helped."""
    state: State = session.match.state
    asked = session.human_decides and seat in session.match.deciders and state.step in STEPS
    return asked and isinstance(session, LiveSession) and session.why_no_hint() is None


class Suggestion(QObject):
    """Finds all that a step asks of the person, one answer of the AI's process after the other, on a copy of the game.
    It is a hint, and counts as one; nothing is played before the person says Done."""

    changed = Signal()

    def __init__(self, session: LiveSession, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._seat: Seat = 0
        self._ahead: Match[Any] | None = None
        """What the plan has come to; None: none is being made."""
        self._moves: list[Move] = []
        self.plan: tuple[Move, ...] = ()
        """What is marked."""
        session.suggested.connect(self._found)
        session.hint_dropped.connect(self._drop)
        session.hinted.connect(self._drop)
        session.played.connect(self._drop)
        session.taken_back.connect(self._drop)

    def begin(self, seat: Seat) -> None:
        match = self._session.match
        self._seat, self._moves, self._ahead = seat, [], match.at(len(match.history))
        self._session.ask_suggestion(LEVEL, self._ahead)

    def do(self) -> None:
        """The person has said Done."""
        plan, self.plan = self.plan, ()
        for move in plan:
            if self._session.why_not(move) is not None or not self._session.play(move):
                return

    def _found(self, move: Move) -> None:
        ahead = self._ahead
        if ahead is None:
            return
        before: State = ahead.state
        step, turn = before.step, before.turn
        ahead.play(self._seat, move)
        self._moves.append(move)
        now: State = ahead.state
        if (now.step, now.turn) == (step, turn) and self._seat in ahead.deciders:
            self._session.ask_suggestion(LEVEL, ahead)
            return
        self.plan, self._ahead = tuple(self._moves), None
        self.changed.emit()

    def _drop(self, _event: object = None) -> None:
        """The game has gone on: what was planned is no more than a thought."""
        was, self.plan, self._ahead = self.plan, (), None
        if was:
            self.changed.emit()


class Mark(NamedTuple):
    """What a plan takes from an area, or lets fall on a seat."""

    where: str
    """An area, or a seat's number."""
    number: int
    """Tokens, or points of a share; 0: the city."""


def marks_of(plan: Sequence[Move]) -> tuple[Mark, ...]:
    """Of each area and seat once."""
    found: dict[str, int] = {}
    for move in plan:
        number = int(move[2]) if move[0] != "reduce" and move[2].isdecimal() else 0
        found[move[1]] = found.get(move[1], 0) + number
    return tuple(Mark(where, number) for where, number in found.items())

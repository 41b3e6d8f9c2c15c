"""How the course of a game is followed at the table: how fast others play, what is told of it, what a banner says."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.cards import FINISH
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.table.card_picture import CardFaces
from aoc_desktop.games.advanced_civilization.table.card_signs import PHASE, paint_calamity_tile, paint_sign
from aoc_desktop.games.advanced_civilization.table.motions import CivilizationAnimator
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.words.log import log_lines
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.runs import calamity_lines, since_lines
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.kernel.events import Event, seen
from aoc_desktop.kernel.game import CHANCE, Moment, Move, Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.text.language import Language
from aoc_desktop.ui.kit.theme import Theme
from aoc_desktop.ui.table.answers import Announcement, Pace
from aoc_desktop.ui.table.look import TableLook

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView

# How fast others play: which of their moves are shown together, and how long each of these steps is looked at.  A
# turn of eight seats has up to 800 moves. A step is a seat's whole movement, a trading round up to its next deal, a
# stage of a calamity, or all that the seats do in any other phase: a turn of seven AI seats has about forty of
# them.


BREAKS = {"trade": (kinds.Dealt, kinds.TradeRound), "calamities": (kinds.CalamityStrikes,)}
"""By phase: events after which the table is shown, whoever goes on."""
TIMES = {"movement": 1.4, "conflict": 1.4, "calamities": 1.3}
"""How long a step of a phase is looked at, in delays of the pace."""
USUAL_TIME, QUIET_TIME = 1.0, 0.25
"""Of other phases, and of a step in which nothing happened that could be seen."""
QUIET = (kinds.PhaseBegins, kinds.TurnOver, kinds.NewTurn)
TALK = (
    kinds.LotTold,
    kinds.Offering,
    kinds.Offered,
    kinds.Answered,
    kinds.Refused,
    kinds.NoOffer,
    kinds.NoDeal,
    kinds.Stopped,
    kinds.TradeRound,
)
"""What is heard on the trading floor until somebody deals; whoever is asked reads it there."""


def together(last: PlayedMove, moment: Moment, seat: Seat) -> bool:
    """Whether what a seat does at this moment is shown with the last move."""
    before, phase = last.moment, moment.step
    if (before.round, before.step) != (moment.round, phase):
        return False
    if any(isinstance(event, BREAKS.get(phase, ())) for event in last.events):
        return False
    if CHANCE in (seat, last.seat) or seat == last.seat:
        return True
    return phase != "movement" and last.move[0] != "assign"


def together_at_once(last: PlayedMove, moment: Moment, seat: Seat) -> bool:
    """At once: all that others do in a turn, until a person decides."""
    return last.moment.round == moment.round


SAID = frozenset(("done", "pass", "anchor", "leave"))
ENDED_BY_A_WORD = frozenset(("ships", "movement", "construction"))
"""Phases in which a seat goes on until it says that it is done. The rules do not ask who has nothing left to do."""


def ends_unsaid(seat: Seat, move: Move, before: Moment, now: Moment, deciders: Sequence[Seat]) -> bool:
    """The last token has moved, the last ship or city is built: who did it has not said Done."""
    if before.step not in ENDED_BY_A_WORD or move[0] in SAID:
        return False
    return (now.round, now.step) != (before.round, before.step) or seat not in deciders


def looked_at(shown: Sequence[PlayedMove], delay: int) -> int:
    """Milliseconds for a step, at a pace with this delay."""
    if all(isinstance(event, (*QUIET, *TALK)) for played in shown for event in played.events):
        return round(delay * QUIET_TIME)
    return round(delay * max(TIMES.get(played.moment.step, USUAL_TIME) for played in shown))


class CourseTable(TableLook[TableModels, CardFaces]):
    """The part of the table's look that time passes in."""

    pace = Pace(together, together_at_once, looked_at, ends_unsaid)

    def animator(self, view: TableView) -> CivilizationAnimator:
        return CivilizationAnimator(view)

    def since_panel(self, moves: Sequence[PlayedMove], rows: TableModels, language: str) -> Sequence[str]:
        """Of the viewer's own move only the phases that passed by themselves after it."""
        events = [event for played in moves for event in played.events]
        if moves and moves[0].seat == rows.viewer:
            own = moves[0].events
            begins = next((place for place, event in enumerate(own) if isinstance(event, kinds.PhaseBegins)), len(own))
            events = events[begins:]
        return since_lines(events, rows.state, language, rows.session.names)

    def announcements(self, events: Sequence[Event], rows: TableModels, language: str) -> Sequence[Announcement]:
        session = rows.session
        people = [seat for seat, info in enumerate(session.seats) if info.is_human]
        return announcements(Telling(events, session.match.history, rows.state, session.names, people, language))

    def paint_announcement(self, painter: QPainter, rect: QRectF, told: Announcement, theme: Theme) -> None:
        if told.kind in ("calamity", "horde"):
            paint_calamity_tile(painter, rect.adjusted(4, 4, -4, -4), told.id)
        else:
            paint_sign(painter, rect.adjusted(8, 8, -8, -8), PHASE, told.id, theme.text)


# What happens to the nations and deserves a banner. Only what befalls a person at the table holds the game up.


PHASE_AFTER = "abilities"
"""The phase that follows the calamities."""
MOST_LINES = 6
STAGE = (
    kinds.Reckoned,
    kinds.Due,
    kinds.Heir,
    kinds.NoEffect,
    kinds.SlaveRevolt,
    kinds.Guide,
    kinds.Eruption,
    kinds.Flood,
)
"""Events that are told with the calamity that they belong to."""


class Telling(NamedTuple):
    """What an announcement is made from."""

    events: Sequence[Event]
    """What everybody at the screen may know of a move."""
    history: Sequence[PlayedMove]
    state: State
    """Of it only what never changes is read, and whose nation is which."""
    players: Sequence[str]
    people: Collection[Seat]
    language: str

    @property
    def speech(self) -> Language:
        return load_language(self.language)

    @property
    def nouns(self) -> Nouns:
        return Nouns(self.speech, self.state, self.players)

    def lines(self, events: Sequence[Event]) -> tuple[str, ...]:
        return tuple(log_lines(events, self.state, self.language, self.players)[:MOST_LINES])


def announcements(told: Telling) -> list[Announcement]:
    """In the order in which things happened."""
    found: list[Announcement] = []
    for place, event in enumerate(told.events):
        maker = MAKERS.get(type(event))
        if maker is not None:
            found += maker(told, place, event)
    return found


def _last_turn(told: Telling, _place: int, event: kinds.NewTurn) -> Iterator[Announcement]:
    if event.round == told.state.table.turn_limit:
        line = told.speech.sentence("announce.last_turn_limit", n=event.round)
        title = told.speech.text("announce.turn_begins", n=event.round)
        yield Announcement("turn_begins", "succession", title, (line,))


def _market(told: Telling, _place: int, event: kinds.TradeRound) -> Iterator[Announcement]:
    if event.round == 1:
        line = told.speech.sentence("announce.trade_opens", n=told.state.table.trade_rounds)
        yield Announcement("trade_round", "trade", _phase(told, "trade"), (line,), holds=False, opens="trade")


def _shown(told: Telling, place: int, _event: Event) -> Iterator[Announcement]:
    """All of them at once, when the first is shown."""
    if place and isinstance(told.events[place - 1], kinds.Revealed):
        return
    names = [
        f"{told.speech.names.name('calamity', name).display} ({told.nouns.nation(event.seat).display})"
        for event in told.events[place:]
        if isinstance(event, kinds.Revealed)
        for name in event.calamities
    ]
    title = told.speech.sentence("announce.calamities_shown").rstrip(".")
    line = told.speech.join(names, "comma")
    yield Announcement("revealed", "calamities", title, (line,), holds=False, opens="calamities")


def _calamity(told: Telling, place: int, event: kinds.CalamityStrikes) -> Iterator[Announcement]:
    """One that strikes a person; those of others stand on the sheet."""
    if event.seat not in told.people:
        return
    with_it = [event, *takewhile(lambda later: isinstance(later, STAGE), told.events[place + 1 :])]
    title = str(told.speech.names.name("calamity", event.calamity).display)
    yield Announcement("calamity", event.calamity, title, told.lines(with_it))


def _after_calamities(told: Telling, place: int, event: kinds.PhaseBegins) -> Iterator[Announcement]:
    """What the turn's calamities have cost whom."""
    if event.phase != PHASE_AFTER:
        return
    events: list[Event] = list(told.events[:place])
    for played in reversed(told.history[:-1]):
        if kinds.PhaseBegins("calamities") in events:
            break
        events[:0] = seen(played.events, None)
    begins = [number for number, each in enumerate(events) if each == kinds.PhaseBegins("calamities")]
    lines = calamity_lines([*events[begins[-1] + 1 :], event], told.state, told.language) if begins else []
    if lines:
        title = told.speech.text("since.calamities")
        yield Announcement("calamities over", "calamities", title, tuple(lines), holds=False)


def _horde(told: Telling, _place: int, event: kinds.Horde) -> Iterator[Announcement]:
    if not event.start:
        title = told.speech.sentence("announce.barbarians", area=told.nouns.area(event.area)).rstrip(".")
        yield Announcement("horde", "barbarian_hordes", title, told.lines([event]), holds=event.seat in told.people)


def _city_lost(told: Telling, _place: int, event: kinds.CityDestroyed) -> Iterator[Announcement]:
    if event.seat in told.people:
        area = told.nouns.area(event.area)
        yield Announcement("city_destroyed", "conflict", str(area.display), told.lines([event]))


def _revolt(told: Telling, _place: int, event: Event) -> Iterator[Announcement]:
    if event.seat in told.people:
        yield Announcement("revolt", "taxation", _phase(told, "taxation"), told.lines([event]))


def _advanced(told: Telling, _place: int, event: kinds.Advanced) -> Iterator[Announcement]:
    """The end of the game, and a person's new epoch."""
    nation = told.nouns.nation(event.seat)
    if event.square == FINISH:
        line = told.speech.sentence("announce.finish_reached", nation=nation)
        yield Announcement("finish", "succession", _phase(told, "succession"), (line,))
    elif event.epoch and event.seat in told.people:
        epoch = told.speech.names.name("epoch", event.epoch)
        line = told.speech.sentence("announce.new_epoch", nation=nation, epoch=epoch)
        yield Announcement("advanced", "succession", str(epoch.display), (line,), holds=False)


def _came_or_left(told: Telling, _place: int, event: kinds.Entered | kinds.Left) -> Iterator[Announcement]:
    key, player = "latecomer" if isinstance(event, kinds.Entered) else "leaver", told.players[event.seat]
    line = told.speech.sentence(f"announce.{key}", player=player, nation=told.nouns.nation(event.seat))
    yield Announcement(event.kind, "calamities", player, (line,))


def _phase(told: Telling, phase: str) -> str:
    return str(told.speech.names.name("phase", phase).display)


MAKERS: Mapping[type[Event], Callable[[Telling, int, Any], Iterator[Announcement]]] = {
    kinds.NewTurn: _last_turn,
    kinds.TradeRound: _market,
    kinds.Revealed: _shown,
    kinds.CalamityStrikes: _calamity,
    kinds.PhaseBegins: _after_calamities,
    kinds.Horde: _horde,
    kinds.CityDestroyed: _city_lost,
    kinds.CitiesRevolt: _revolt,
    kinds.Advanced: _advanced,
    kinds.Entered: _came_or_left,
    kinds.Left: _came_or_left,
}


# Which events of Advanced Civilization are heard, and as what.


SOUNDS = {
    "drawn": "card",
    "draws": "card",
    "offered": "card",
    "dealt": "card",
    "revealed": "card",
    "placed": "piece",
    "grown": "piece",
    "moved": "piece",
    "sailed": "piece",
    "landed": "piece",
    "ship_built": "building",
    "city_built": "building",
    "paid_tax": "coins",
    "paid": "coins",
    "pillaged": "coins",
    "looted": "coins",
    "card_bought": "technology",
    "advanced": "points",
    "fight": "war",
    "siege": "war",
    "horde": "war",
    "pirates": "war",
    "city_destroyed": "calamity",
    "revolt": "calamity",
    "calamity": "calamity",
    "eruption": "calamity",
    "flood": "calamity",
    "slave_revolt": "calamity",
}

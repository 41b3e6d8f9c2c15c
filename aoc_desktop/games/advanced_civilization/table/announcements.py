"""What happens to the nations and deserves a banner. Only what befalls a person at the table holds the game up."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.cards import FINISH
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.words.log import log_lines
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.since import calamity_lines
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.kernel.events import Event, seen
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.text.language import Language
from aoc_desktop.ui.table.page.banner import Announcement

PHASE_AFTER = "abilities"
"""The phase that follows the calamities."""
MOST_LINES = 6
STAGE = ("reckoned", "due", "heir", "no_effect", "slave_revolt", "guide", "eruption", "flood")
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
        maker = MAKERS.get(event.kind)
        if maker is not None:
            found += maker(told, place, event)
    return found


def _last_turn(told: Telling, _place: int, event: Event) -> Iterator[Announcement]:
    if event.amount == told.state.table.turn_limit:
        line = told.speech.sentence("announce.last_turn_limit", n=event.amount)
        yield Announcement(
            "turn_begins", "succession", told.speech.text("announce.turn_begins", n=event.amount), (line,)
        )


def _market(told: Telling, _place: int, event: Event) -> Iterator[Announcement]:
    if event.amount == 1:
        line = told.speech.sentence("announce.trade_opens", n=told.state.table.trade_rounds)
        yield Announcement("trade_round", "trade", _phase(told, "trade"), (line,), holds=False, opens="trade")


def _shown(told: Telling, place: int, _event: Event) -> Iterator[Announcement]:
    """All of them at once, when the first is shown."""
    if place and told.events[place - 1].kind == "revealed":
        return
    shown = [event for event in told.events[place:] if event.kind == "revealed"]
    names = [
        f"{told.speech.names.name('calamity', name).display} ({told.nouns.nation(event.seat or 0).display})"
        for event in shown
        for name in event.what.split()
    ]
    title = told.speech.sentence("announce.calamities_shown").rstrip(".")
    line = told.speech.join(names, "comma")
    yield Announcement("revealed", "calamities", title, (line,), holds=False, opens="calamities")


def _calamity(told: Telling, place: int, event: Event) -> Iterator[Announcement]:
    """One that strikes a person; those of others stand on the sheet."""
    if event.seat not in told.people:
        return
    with_it = [event]
    for later in told.events[place + 1 :]:
        if later.kind not in STAGE:
            break
        with_it.append(later)
    name = event.what.split()[0]
    title = str(told.speech.names.name("calamity", name).display)
    yield Announcement("calamity", name, title, told.lines(with_it))


def _after_calamities(told: Telling, place: int, event: Event) -> Iterator[Announcement]:
    """What the turn's calamities have cost whom."""
    if event.what != PHASE_AFTER:
        return
    events: list[Event] = list(told.events[:place])
    for played in reversed(told.history[:-1]):
        if any(each.kind == "phase" and each.what == "calamities" for each in events):
            break
        events[:0] = seen(played.events, None)
    begins = [number for number, each in enumerate(events) if each.kind == "phase" and each.what == "calamities"]
    lines = calamity_lines(events[begins[-1] + 1 :], told.state, told.language) if begins else []
    if lines:
        title = told.speech.text("since.calamities")
        yield Announcement("calamities over", "calamities", title, tuple(lines[:MOST_LINES]), holds=False)


def _horde(told: Telling, _place: int, event: Event) -> Iterator[Announcement]:
    area, *start = event.what.split()
    if not start:
        title = told.speech.sentence("announce.barbarians", area=told.nouns.area(area)).rstrip(".")
        yield Announcement("horde", "barbarian_hordes", title, told.lines([event]), holds=event.seat in told.people)


def _city_lost(told: Telling, _place: int, event: Event) -> Iterator[Announcement]:
    if event.seat in told.people:
        area = told.nouns.area(event.what.split()[0])
        yield Announcement("city_destroyed", "conflict", str(area.display), told.lines([event]))


def _revolt(told: Telling, _place: int, event: Event) -> Iterator[Announcement]:
    if event.seat in told.people:
        yield Announcement("revolt", "taxation", _phase(told, "taxation"), told.lines([event]))


def _advanced(told: Telling, _place: int, event: Event) -> Iterator[Announcement]:
    """The end of the game, and a person's new epoch."""
    nation = told.nouns.nation(event.seat or 0)
    if event.amount == FINISH:
        line = told.speech.sentence("announce.finish_reached", nation=nation)
        yield Announcement("finish", "succession", _phase(told, "succession"), (line,))
    elif event.what and event.seat in told.people:
        epoch = told.speech.names.name("epoch", event.what)
        line = told.speech.sentence("announce.new_epoch", nation=nation, epoch=epoch)
        yield Announcement("advanced", "succession", str(epoch.display), (line,), holds=False)


def _came_or_left(told: Telling, _place: int, event: Event) -> Iterator[Announcement]:
    key = "latecomer" if event.kind == "entered" else "leaver"
    seat = event.seat or 0
    line = told.speech.sentence(f"announce.{key}", player=told.players[seat], nation=told.nouns.nation(seat))
    yield Announcement(event.kind, "calamities", told.players[seat], (line,))


def _phase(told: Telling, phase: str) -> str:
    return str(told.speech.names.name("phase", phase).display)


MAKERS: Mapping[str, Callable[[Telling, int, Event], Iterator[Announcement]]] = {
    "turn_begins": _last_turn,
    "trade_round": _market,
    "revealed": _shown,
    "calamity": _calamity,
    "phase": _after_calamities,
    "horde": _horde,
    "city_destroyed": _city_lost,
    "revolt": _revolt,
    "advanced": _advanced,
    "entered": _came_or_left,
    "left": _came_or_left,
}

"""The course of a game is followed: banners tell what matters, B walks through what others did, step by step."""

from __future__ import annotations

from PySide6.QtCore import Qt

from aoc_desktop.ai.levels import level
from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.events import calamity_cause
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.table.course import Telling, announcements, together
from aoc_desktop.games.advanced_civilization.words.log import log_lines
from aoc_desktop.games.advanced_civilization.words.words import WORDS
from aoc_desktop.kernel.events import Event, seen
from aoc_desktop.kernel.record import replay
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.move_batches import next_stop
from tests.games.advanced_civilization.table.moments import NAMES, NOBODY, asked, played_until, take_up, turn_begins
from tests.ui.person import Arrival

Key = Qt.Key


def told(*events: Event, people: tuple[int, ...] = (), language: str = "en") -> Telling:
    match = replay(GAME, turn_begins(8))
    return Telling(events, match.history, match.state, NAMES, people, language)


def test_only_what_befalls_a_person_holds_the_game_up() -> None:
    strikes = kinds.CalamityStrikes(2, "epidemic", 1)
    due = kinds.Due(2, "points", 16, calamity_cause("epidemic"))
    (mine,) = announcements(told(strikes, due, people=(2,)))
    assert mine.holds
    assert (mine.kind, mine.id, mine.title, len(mine.lines)) == ("calamity", "epidemic", "Epidemic", 2)
    assert announcements(told(strikes, due, people=(0,))) == []


def test_all_calamities_are_shown_at_once() -> None:
    shown = (kinds.Revealed(0, ("famine",)), kinds.Revealed(1, ("flood", "epidemic")))
    (banner,) = announcements(told(*shown, people=(0,)))
    assert banner.title == "The calamities are shown"
    assert [part.partition(" (")[0] for part in banner.lines[0].split(", ")] == ["Famine", "Flood", "Epidemic"]
    assert not banner.holds
    (french,) = announcements(told(*shown, people=(0,), language="fr"))
    assert french.title == "Les calamités sont révélées"


def test_after_the_phase_the_turns_calamities_are_summed_up() -> None:
    """From all moves of the phase: each calamity with what it cost whom."""
    record = asked("lose", "famine")
    first = len(record.moves)
    turn = replay(GAME, record).state.turn
    later = played_until(lambda state: state.phase == "civilization_cards" and state.turn == turn)
    assert len(later.moves) > first
    match = replay(GAME, later)
    last = next(n for n in range(len(match.history), 0, -1) if _leaves_calamities(match.history[n - 1].events))
    public = seen(match.history[last - 1].events, None)
    found = announcements(Telling(public, match.history[:last], match.state, NAMES, (), "en"))
    summary = next(banner for banner in found if banner.kind == "calamities over")
    assert summary.title.startswith("The turn")
    assert any(line.startswith("Famine (") for line in summary.lines)
    events = [event for played in match.history[:last] for event in played.events]
    begun = max(place for place, event in enumerate(events) if event == kinds.PhaseBegins("calamities"))
    struck = [event.calamity for event in events[begun:] if isinstance(event, kinds.CalamityStrikes)]
    names = WORDS.speech("en").names
    assert [line.partition(" (")[0] for line in summary.lines] == [
        str(names.name("calamity", calamity).display) for calamity in struck
    ], "every one of them, the last too"
    assert any("token" in line or "cit" in line for line in summary.lines)


def _leaves_calamities(events: tuple[Event, ...]) -> bool:
    return kinds.PhaseBegins("abilities") in events


def test_a_walk_through_what_others_did_takes_a_step_for_what_was_shown_together(arrive: Arrival) -> None:
    person = arrive(pace=400)
    take_up(person, turn_begins(9), 4)
    person.session.pause()
    moments, history = person.page.history_view, person.session.match.history
    since = moments.since()
    assert len(since) > 15
    stops = [since.start]
    while stops[-1] < since.stop:
        stops.append(min(since.stop, next_stop(history, stops[-1], together)))
    assert len(stops) < len(since) / 2
    person.view.setFocus()
    person.key(Key.Key_B)
    assert moments.walking
    assert moments.here == since.start
    person.wait_for(lambda: moments.here == stops[1] or None)
    assert moments.past is not None
    person.key(Key.Key_Space)
    assert moments.past is None


def test_the_replay_goes_from_step_to_step(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, asked("faction"), NOBODY)
    person.session.pause()
    moments, history = person.page.history_view, person.session.match.history
    person.view.setFocus()
    person.key(Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    assert moments.here == 0
    for _ in range(3):
        before = moments.here
        person.page.act("next_moment")
        assert moments.here == next_stop(history, before, together)
    person.page.act("previous_moment")
    assert moments.here == before


def test_what_one_of_two_people_drew_is_told_to_nobody_else(arrive: Arrival) -> None:
    """Two people at one screen: the lines over the table are those of whoever looks."""
    person, drawn = arrive(), dict[int, set[str]]()
    take_up(person, turn_begins(8), 0, 1)
    session, rng, players = person.session, Rng(3), {seat: level("adept") for seat in (0, 1)}
    read = list[tuple[int, str]]()

    def look() -> None:
        read.extend((person.models.viewer, line) for line in person.page.since_panel.told)

    session.waiting.connect(look)
    while session.match.state.turn == 8 and session.match.state.phase not in ("calamities", "civilization_cards"):
        person.settle()
        seat = session.decider
        if session.human_decides and seat is not None:
            session.play(players[seat](session.match.game, session.match.state, seat, rng))
    for played in session.match.history:
        for event in played.events:
            if isinstance(event, kinds.Draws):
                drawn.setdefault(event.seat, set()).add(log_lines([event], session.match.state, "en", NAMES)[0])
    own = [(viewer, line) for viewer, line in read if "You draw" in line]
    assert {viewer for viewer, _ in own} == {0, 1}
    for viewer, line in own:
        cards = line.partition("You draw ")[2].partition(" (stacks")[0]
        assert any(cards in known for known in drawn[viewer]), f"{viewer} reads {cards}"

"""What cannot be taken back is asked before; what can be taken back is not (promises 4 and 5 of the flow of a turn)."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from aoc_desktop.games import GAMES
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.session import HUMAN, Pace, SeatInfo
from tests.every_game.worlds import played_game
from tests.ui.person import Arrival, Key, Person

BREATHES = Pace(delay=0, play_forced_moves=False, end_of_turn="breath", breath=150)
POSITIONS, MOVES = 12, 25
NAMES = ("Anna", "Bela", "Livia", "Omar", "Ines", "Yuki", "Zoe", "Chandra")


def seated(person: Person, match: Match[Any], pace: Pace, levels: str = HUMAN) -> Any:
    """All seats are people's, or the first is a person's and the others of this level."""
    count = len(match.game.moment(match.state).points)
    match.beginning = match.beginning._replace(meta={"id": "asked"})
    seats = [SeatInfo(NAMES[seat], HUMAN if seat == 0 else levels) for seat in range(count)]
    person.window.show_session(LiveSession(match, seats, pace, person.window))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    person.page.curtain.breath = 0
    person.settle()
    return person.session


@pytest.mark.parametrize("game_id", GAMES)
def test_a_move_is_asked_about_exactly_if_the_game_declares_it(
    arrive: Arrival, game_id: str, means_it: list[str]
) -> None:
    whole, rng = played_game(game_id, 3), Rng(3)
    person = arrive(end_of_turn="at_once")
    for number in sorted(rng.below(len(whole.history)) for _ in range(POSITIONS)):
        match = whole.at(number)
        if not match.deciders or match.deciders == (CHANCE,):
            continue
        session = seated(person, match, BREATHES._replace(end_of_turn="at_once"))
        if not session.human_decides:
            continue
        for move in session.legal()[:MOVES]:
            means_it.clear()
            meant = person.page.confirmations.is_meant(move, False)
            declared = any(event.grave for event in session.preview(move)[1])
            declared = declared or bool(person.page.look.asks_before(move, person.models, "en"))
            asked = declared and session.no_choice() is None
            assert (meant, len(means_it)) == ((True, 1) if asked else (None, 0)), move
            assert not asked or means_it[0].strip()[-1] in ".?!", means_it


def until_a_turn_is_over(person: Person, match: Match[Any]) -> LiveSession | None:
    """Random moves of people, until one of them has ended a turn that can be taken back; None: the game asks its
    people phase by phase."""
    session, rng = seated(person, match, BREATHES._replace(breath=60_000)), Rng(5)
    for _ in range(60):
        if session.unconfirmed is not None or session.finished:
            break
        if session.human_decides:
            session.play(rng.choice(session.legal()[:MOVES]))
        person.page.curtain.lift()
        person.settle()
    return session if session.unconfirmed is not None else None


@pytest.mark.parametrize("game_id", GAMES)
def test_a_turn_ends_after_a_breath_and_undo_space_or_a_click_stop_it(arrive: Arrival, game_id: str) -> None:
    person = arrive(end_of_turn="breath")
    match = played_game(game_id, 3).at(0)
    session = until_a_turn_is_over(person, match)
    if session is None or not session.breath_left:  # nobody has ended it: only a word does
        assert not any(event.kind == "turn_ends" and event.seat is not None for event in match.history[-1].events)
        return
    seat, summary = session.unconfirmed, person.page.summary
    assert session.breath_left > 0
    assert summary.isVisible()
    assert "stops it" in person.page.prompt.text

    def again() -> None:
        """The same once more: by redo where it could be undone, else by hand."""
        session.unconfirmed = seat
        session._breath.start(session.pace.breath)
        session.waiting.emit()

    for stop in (
        lambda: person.key(Key.Key_Space),
        lambda: QTest.mouseClick(person.view.viewport(), Qt.MouseButton.LeftButton, pos=person.view.rect().center()),
    ):
        again()
        stop()
        assert session.breath_left == 0
        assert session.unconfirmed == seat, "it waits now"
        assert "End it?" in person.page.prompt.text
    moves = len(session.match.history)
    if session.why_no_undo() is None:
        again()
        person.click_widget(summary.undo)
        assert session.unconfirmed is None
        assert len(session.match.history) < moves
        session.redo()
        assert session.unconfirmed == seat
    session.set_pace(session.pace._replace(breath=150))
    again()
    person.wait_for(lambda: True if session.unconfirmed is None else None, seconds=3)
    assert not summary.isVisible()

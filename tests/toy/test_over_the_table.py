"""Bar, line of the question, curtain and banner of a game with chance, secrets and several deciders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.gestures import Asked
from aoc_desktop.play.past import PastSession
from aoc_desktop.play.session import HUMAN, Session
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.table.answers import Announcement
from aoc_desktop.ui.table.look import table_of
from aoc_desktop.ui.table.page.banner import Banner
from aoc_desktop.ui.table.page.curtain import Curtain
from aoc_desktop.ui.table.page.prompt_line import question_of
from aoc_desktop.ui.table.page.top_bar import Course
from tests.toy.test_session import rolled, table
from tests.ui.person import preferences_in

AI = "random"


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return preferences_in(tmp_path, language="en")


@pytest.fixture
def over() -> Iterator[QWidget]:
    shown = QWidget()
    yield shown
    shown.deleteLater()


def all_choose(session: Session) -> None:
    while session.match.game.moment(session.match.state).step == "choice":
        seat = session.match.deciders[0]
        session.match.play(seat, ("late",))
    session.go_on()


# ------------------------------------------------------------------ bar and question


def test_the_bar_names_round_step_and_who_is_asked(preferences: Preferences) -> None:
    session = rolled(AI, HUMAN, HUMAN)
    course = Course(session, preferences)
    assert course.accessibleName() == "Round 1 of 4. Livia’s turn. 2 Choice"
    session.play(("late",))
    course.refresh()
    assert course.accessibleName() == "Round 1 of 4. Marcus’s turn. 2 Choice"


def test_while_chance_decides_nobody_is_asked(preferences: Preferences) -> None:
    session = table(HUMAN, HUMAN)
    assert session.decider == CHANCE
    assert Course(session, preferences).accessibleName() == "Round 1 of 4. 1 Weather"
    assert question_of(Rows.of(session, "en"), "en") == (Asked("Chance decides …"), None)


def test_the_question_is_that_of_the_person_who_is_asked_now() -> None:
    session = rolled(AI, HUMAN, HUMAN)
    assert question_of(Rows.of(session, "en"), "en")[1] == 1
    session.play(("early",))
    assert question_of(Rows.of(session, "en"), "en")[1] == 2


def test_who_is_waited_for_is_named() -> None:
    session = rolled(HUMAN, AI)
    session.play(("early",))
    asked, seat = question_of(Rows.of(session, "en"), "en")
    assert (asked.words, seat) == ("Livia is thinking …", 1)


# ------------------------------------------------------------------ curtain


def fallen(session: Session, preferences: Preferences) -> tuple[Curtain, list[str]]:
    """A curtain, and the words that it had each time it fell."""
    curtain = Curtain(Rows.of(session, "en"), preferences)
    told: list[str] = []
    curtain.fell.connect(curtain.show)
    curtain.fell.connect(lambda: told.append(curtain.accessibleName()))
    curtain.lifted.connect(curtain.hide)
    curtain.hide()
    curtain.fall_between_people()
    return curtain, told


def test_the_curtain_falls_between_all_who_choose_at_once(preferences: Preferences) -> None:
    session = rolled(HUMAN, AI, HUMAN)
    curtain, told = fallen(session, preferences)
    curtain.lift()
    session.play(("early",))
    assert curtain.is_down
    curtain.lift()
    assert told == ["Pass the screen to Ada. No peeking!", "Pass the screen to Marcus. No peeking!"]


def test_one_person_needs_no_curtain(preferences: Preferences) -> None:
    curtain, told = fallen(rolled(HUMAN, AI, AI), preferences)
    assert not curtain.guards
    assert told == []


def test_a_game_by_mail_greets_the_person_who_is_asked(preferences: Preferences) -> None:
    curtain, told = fallen(rolled(AI, HUMAN, HUMAN), preferences)
    curtain.lift()
    curtain.greet()
    assert told[-1] == "Welcome, Livia: it is your turn."


# ------------------------------------------------------------------ banner


def everything(events: Sequence[Event]) -> list[Announcement]:
    return [Announcement(event.kind, " ".join(event.words), event.kind, ()) for event in events]


@pytest.mark.parametrize(("levels", "known"), [((HUMAN, HUMAN), False), ((HUMAN, AI), True), ((AI, HUMAN), False)])
def test_a_banner_tells_only_what_every_person_here_may_know(
    over: QWidget,
    preferences: Preferences,
    monkeypatch: pytest.MonkeyPatch,
    levels: tuple[str, ...],
    known: bool,
) -> None:
    """Ada's choice is secret: at her own screen it may be told, at one that another looks at it may not."""
    session = rolled(*levels)
    monkeypatch.setattr(
        type(table_of(session)), "announcements", lambda self, events, rows, language: everything(events), raising=False
    )
    banner = Banner(over, Rows.of(session, "en"), preferences)
    session.match.play(0, ("early",))
    session.played.emit(session.match.history[-1])
    told = [*([banner.shown] if banner.shown else []), *banner.waiting]
    assert ("chose" in {shown.kind for shown in told}) is known


# ------------------------------------------------------------------ looking back


def test_a_past_moment_has_a_bar_of_its_own(preferences: Preferences) -> None:
    session = rolled(HUMAN, HUMAN)
    all_choose(session)
    past = PastSession(session, 1)
    assert Course(past, preferences).accessibleName() == "Round 1 of 4. Ada’s turn. 2 Choice"

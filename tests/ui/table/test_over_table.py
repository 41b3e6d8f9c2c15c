"""What lies over the table never lies over itself: lesson, tip, hint, summary, message, banner, bubble and note."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from aoc_desktop.ai.hints import Candidate, rank_moves
from aoc_desktop.ai.search import Budget
from aoc_desktop.games.age_of_civilization.words.speech import say
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import HUMAN, SeatInfo
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.table.answers import Announcement
from aoc_desktop.ui.table.page.table_page import TablePage
from aoc_desktop.ui.table.page.tutorial import Tutorial
from tests.sessions import NAMES, record
from tests.ui.walk.window import settled
from tests.ui.windows import LEFT, Key, click, key, opened

Extent = tuple[int, int]
WAR = Announcement("war", "", "War", ("Ada: 1 worker is sacrificed.", "Novice: nothing is sacrificed."))
MESSAGE = Reason("looking_back")


@pytest.fixture(params=[("en", 100), ("en", 150), ("fr", 100), ("fr", 150)], ids=str)
def window(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    language, text_size = request.param
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    wanted: dict[str, object] = {
        "language": language,
        "text_size": text_size,
        "reduced_motion": True,
        "end_of_turn": "ask",
    }
    with opened(tmp_path, pace=150, **wanted) as window:  # at which banners stay
        yield window


def learning(window: MainWindow, size: Extent) -> tuple[TablePage, Tutorial]:
    """At the first step of the lesson."""
    window.resize(*size)
    window.learn()
    settled()
    page = window.table
    assert page is not None
    assert page.tutorial is not None
    return page, page.tutorial


def tipped(window: MainWindow, size: Extent, tip: int) -> tuple[TablePage, Tutorial]:
    """After the lesson, with one of the tips of the free game."""
    page, tutorial = learning(window, size)
    tutorial.guide.end()
    tutorial.guide._tip = tutorial.guide.lesson.tips[tip]
    tutorial.guide.changed.emit()
    settled()
    return page, tutorial


def good_moves(page: TablePage) -> tuple[Candidate, ...]:
    """Found in a moment: how good they are does not matter here."""
    match = page.session.match
    seat, game = match.deciders[0], match.game
    return tuple(rank_moves(game, game.view(match.state, seat), seat, Rng(1), Budget(8, 3, 5, 5, 1)))


def lying(window: MainWindow, page: TablePage, tutorial: Tutorial | None = None) -> dict[str, QRect]:
    """The panels visible over the table, and their places in the window."""
    widgets: dict[str, QWidget] = {
        "hint": page.hints,
        "summary": page.summary,
        "message": window.notice.bubble,
        "banner": page.banner,
        **({"lesson": tutorial.bubble} if tutorial is not None else {}),
    }
    seen = {
        name: QRect(widget.mapTo(window, QPoint()), widget.size())
        for name, widget in widgets.items()
        if widget.isVisible()
    }
    view, telling = page.view, page.view.hover
    corner = view.viewport().mapTo(window, QPoint())
    for name, item in (("bubble", telling.bubble), ("note", telling.note)):
        if item.isVisible():
            seen[name] = view.mapFromScene(item.body).boundingRect().translated(corner)
    return seen


def overlaps(seen: dict[str, QRect]) -> list[tuple[str, str]]:
    """Pairs that lie on one another by more than the rounding of a pixel."""
    inner = {name: rect.adjusted(1, 1, -1, -1) for name, rect in seen.items()}
    return [(one, other) for one, other in combinations(inner, 2) if inner[one].intersects(inner[other])]


def check_everywhere(window: MainWindow, page: TablePage, tutorial: Tutorial) -> set[str]:
    """Whatever the pointer is at; all that was seen on the way."""
    met: set[str] = set()
    places = sorted(page.view.stage.with_places(), key=lambda piece: piece.place or ("", ""))
    ready = [piece for piece in places if piece.place in page.view.hand.ready()]
    for piece in [*ready[:2], *places[::15]]:
        page.view.hover.hover(piece.place, piece.rect.center())
        page.view.hover.tell_more()
        seen = lying(window, page, tutorial)
        met |= set(seen)
        assert overlaps(seen) == [], (piece.place, seen)
    page.view.hover.hover(None, QPointF())
    return met


@pytest.mark.parametrize("size", [(1280, 720), (960, 600)])
def test_a_tip_a_hint_a_message_a_banner_and_bubbles_at_once(window: MainWindow, size: Extent) -> None:
    for tip in range(2):
        page, tutorial = tipped(window, size, tip)
        assert tutorial.bubble.isVisible()
        met = check_everywhere(window, page, tutorial)
        page.hints.toggle()
        met |= check_everywhere(window, page, tutorial)
        page.session.hinted.emit(good_moves(page))
        window.notice.say(say(MESSAGE, window.preferences.language), warning=True)
        page.banner.tell([WAR])
        met |= check_everywhere(window, page, tutorial)
        assert {"hint", "message", "bubble"} <= met
        assert page.hints.rows[0].isVisible()
        assert window.notice.bubble.isVisible()
        once = lying(window, page, tutorial)
        page.over.settle()
        assert lying(window, page, tutorial) == once, "one pass settles all"
        page.hints.dismiss()
        window.notice.say("")
        page.banner.dismiss()
        assert tutorial.bubble.isVisible(), "what had to wait is there again"


@pytest.mark.parametrize(
    ("window", "size"),
    [(("en", 100), (1280, 720)), (("fr", 150), (1280, 720)), (("fr", 150), (960, 600))],
    indirect=["window"],
)
def test_every_step_of_the_lesson_leaves_bubbles_and_messages_alone(
    window: MainWindow, size: Extent, qtbot: QtBot
) -> None:
    page, tutorial = learning(window, size)
    while (step := tutorial.guide.step) is not None:
        settled()
        window.notice.say("")
        qtbot.waitUntil(tutorial.bubble.isVisible, timeout=5000)  # it waits until the table is at rest
        window.notice.say(say(MESSAGE, window.preferences.language))
        page.banner.tell([WAR])
        seen = check_everywhere(window, page, tutorial)
        assert "message" in seen, step.id
        page.banner.dismiss()
        if step.moves:
            page.session.play(page.session.legal()[0])
        elif step.wait == "confirm":
            assert "summary" in seen
            page.session.confirm()
        elif step.is_read:
            tutorial.bubble.next.click()
        else:
            page.session.hurry()
            qtbot.waitUntil(lambda here=step: tutorial.guide.step is not here, timeout=20_000)  # type: ignore[misc]


@pytest.mark.parametrize("window", [("en", 100), ("fr", 150)], indirect=True)
def test_the_note_of_a_long_card_leaves_the_time_track_in_sight(window: MainWindow) -> None:
    """Greece at 1280 × 720: eleven lines and more, with the remark on house values."""
    window.start_game(record(3, seed=22), [SeatInfo(name, HUMAN) for name in NAMES[:3]])
    settled()
    assert window.table is not None
    view = window.table.view
    greece = view.stage.by_place(("market", "greece"))
    assert greece is not None
    view.hover.hover(greece.place, greece.rect.center())
    view.hover.tell_more()
    note = view.hover.note
    assert note.isVisible()
    assert len(note.words.lines) >= 8
    assert view.sceneRect().contains(note.body)
    track = [piece for piece in view.stage.with_places() if piece.place is not None and piece.place[0] == "action"]
    assert len(track) == 11
    assert [piece.key for piece in track if piece.rect.intersects(note.body)] == []


# ------------------------------------------------------------------ the keyboard
@pytest.mark.parametrize("window", [("en", 100)], indirect=True)
def test_after_a_tip_the_keyboard_is_where_the_player_was(window: MainWindow, qtbot: QtBot) -> None:
    page, tutorial = tipped(window, (1280, 720), 0)
    page.view.setFocus()
    click(tutorial.bubble.next)
    assert not tutorial.bubble.isVisible()
    assert QApplication.focusWidget() is page.view
    page, tutorial = tipped(window, (1280, 720), 1)
    page.hints.toggle()
    page.hints.toggle()
    page.session.hinted.emit(good_moves(page))
    best = page.hints.rows[0]
    qtbot.waitUntil(best.hasFocus)
    click(tutorial.bubble.next)
    assert best.hasFocus(), "Enter plays the move, as the hint says"
    key(Key.Key_Return)
    assert page.session.match.history[-1].move == best.move_


# ------------------------------------------------------------------ other screens
@pytest.mark.parametrize("window", [("en", 100)], indirect=True)
def test_a_message_stays_on_its_screen(window: MainWindow) -> None:
    learning(window, (1280, 720))
    window.notice.say("Said at the table.")
    settled()
    assert window.notice.bubble.isVisible()
    window.go_home()
    assert not window.notice.bubble.isVisible()
    window.notice.say("Said on the way.")  # belongs to the action under way, and stays for the next screen
    window.show_records()
    assert window.notice.bubble.isVisible()


# ------------------------------------------------------------------ the card of a lesson
@pytest.mark.parametrize("window", [("en", 100)], indirect=True)
def test_the_lesson_can_be_dragged_aside_and_folded(window: MainWindow) -> None:
    page, tutorial = learning(window, (1280, 720))
    bubble = tutorial.bubble
    start, high = bubble.pos(), bubble.height()
    grip, way = QPoint(40, 12), QPoint(-160, -40) if start.x() > 400 else QPoint(160, -40)
    QTest.mousePress(bubble, LEFT, pos=grip)
    QTest.mouseMove(bubble, grip + way)
    QTest.mouseRelease(bubble, LEFT, pos=grip)
    settled()
    assert bubble.pos() != start
    put_down = bubble.pos()
    page.over.settle()
    assert bubble.pos() == put_down, "it stays where it was put"
    click(bubble.fold)
    assert bubble.isVisible()
    assert bubble.words.isHidden()
    assert bubble.title.isVisible()
    assert bubble.height() < high / 2
    key(Key.Key_N)
    assert bubble.words.isVisible()
    assert bubble.height() == high


@pytest.mark.parametrize("window", [("en", 100)], indirect=True)
def test_a_folded_lesson_opens_with_its_next_step(window: MainWindow) -> None:
    page, tutorial = learning(window, (1280, 720))
    tutorial.fold()
    assert tutorial.bubble.is_folded
    before = tutorial.guide.step
    if before is not None and before.is_read:
        tutorial.guide.go_on()
    else:
        page.session.play(page.session.legal()[0])
    settled()
    assert tutorial.guide.step is not before
    assert not tutorial.bubble.is_folded

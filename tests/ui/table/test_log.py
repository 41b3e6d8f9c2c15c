"""The log as a reader uses it: each noun tells of its card, a click opens it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QStyle, QStyleOptionComboBox, QToolTip
from pytestqt.qtbot import QtBot

from aoc_desktop.play.log import LogRole
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.kit.rules_view import RulesView
from aoc_desktop.ui.screens.result.screen import FinalScreen
from aoc_desktop.ui.screens.rules import RulesScreen
from aoc_desktop.ui.table.page.log_list import LogList
from aoc_desktop.ui.table.page.log_tools import MoveReasons, WhyDialog, question_about
from aoc_desktop.ui.table.page.zoom import CardZoom
from tests.ui.person import Arrival
from tests.ui.windows import click_at, key, my_turn, play_some, start_seeded


def log_of(window: MainWindow) -> LogList:
    assert window.table is not None
    return window.table.side.log


def noun_of(log: LogList, kind: str) -> tuple[QPoint, str]:
    """A point on the last noun of this kind that is to be seen, and its card."""
    QApplication.processEvents()
    model, view = log.view.model(), log.view
    for row in range(model.rowCount() - 1, -1, -1):
        index = model.index(row, 0)
        wanted = [noun for noun in index.data(LogRole.NOUNS) or () if noun.kind == kind]
        rect = view.visualRect(index)
        if wanted and view.viewport().rect().contains(rect):
            for y in range(rect.top(), rect.bottom(), 4):
                for x in range(rect.left(), rect.right(), 4):
                    found = log.reader.noun_at(QPoint(x, y))
                    if found is not None and found.kind == kind:
                        return QPoint(x, y), found.id
    raise AssertionError(f"no {kind} is named")


def test_a_noun_tells_of_its_card_and_a_click_opens_it(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window)
    my_turn(window, qtbot)
    play_some(window, qtbot, 3)
    log = log_of(window)
    point, card = noun_of(log, "civilization")
    QTest.mouseMove(log.view.viewport(), point)
    qtbot.waitUntil(lambda: log.view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor)
    qtbot.waitUntil(lambda: "data:image/png" in QToolTip.text())
    shown = len(window.session.match.history) if window.session else 0
    click_at(log.view.viewport(), point)
    zoom = window.findChild(CardZoom)
    assert zoom is not None
    assert (zoom.kind, zoom.card) == ("civilization", card)
    assert window.table is not None
    assert window.table.history_view.past is None, "the line itself must not have been opened"
    assert window.session is not None
    assert len(window.session.match.history) == shown


def test_beside_the_nouns_a_click_still_shows_the_moment(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window)
    my_turn(window, qtbot)
    play_some(window, qtbot, 3)
    log = log_of(window)
    index = log.view.model().index(1, 0)
    rect = log.view.visualRect(index)
    log.view.scrollTo(index)
    rect = log.view.visualRect(index)
    assert log.reader.noun_at(rect.topLeft() + QPoint(6, 6)) is None
    click_at(log.view.viewport(), rect.topLeft() + QPoint(6, 6))
    assert window.table is not None
    assert window.table.history_view.past is not None


@pytest.mark.parametrize("enter", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_card_behind_a_line_is_opened_from_the_keyboard(window: MainWindow, qtbot: QtBot, enter: Qt.Key) -> None:
    start_seeded(window)
    my_turn(window, qtbot)
    play_some(window, qtbot, 3)
    log = log_of(window)
    lines = [log.view.model().index(row, 0) for row in range(log.view.model().rowCount())]
    log.view.setCurrentIndex(next(line for line in lines if "rises as" in line.data()))
    window.actions_["why"].trigger()
    dialog = window.findChild(WhyDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    quiet = dialog.grab().toImage()
    QTest.keyClick(dialog, Qt.Key.Key_Tab)
    picture = dialog.focusWidget()
    assert picture.accessibleName()
    assert dialog.grab().toImage() != quiet, "it is seen where the keyboard is"
    QTest.keyClick(picture, enter)
    zoom = window.findChild(CardZoom)
    assert (zoom.kind, zoom.name) == ("civilization", picture.accessibleName())
    assert not dialog.isVisible(), "nothing lies before the card"
    window.activateWindow()
    qtbot.waitUntil(zoom.hasFocus)
    key(Qt.Key.Key_Escape)
    assert not window.findChildren(CardZoom) or not zoom.isVisible()


def test_what_may_come_is_drawn_while_a_person_thinks(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_seeded(window)
    my_turn(window, qtbot)
    table = window.table
    assert table is not None
    qtbot.waitUntil(lambda: table.draw_ahead.finished, timeout=60000)
    drawn: list[object] = []
    pictures = table.view.stage.pictures
    draw = pictures._drawn
    monkeypatch.setattr(pictures, "_drawn", lambda *asked: (drawn.append(asked), draw(*asked))[1])
    assert window.session is not None
    window.session.play(window.session.legal()[0])
    table.view.viewport().repaint()
    assert drawn == []


def test_the_log_goes_to_a_file_and_a_refusing_disk_is_told(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start_seeded(window)
    my_turn(window, qtbot)
    play_some(window, qtbot, 3)
    log = log_of(window)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    log.export.click()
    assert (tmp_path / "mine.txt").read_text(encoding="utf-8").splitlines() == log.lines()
    assert window.notice.words.text() == "Saved as mine.txt."
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine.txt" / "below.txt"), ""))
    log.export.click()
    assert "could not be written" in window.notice.words.text()


def test_lines_of_others_leave_a_reader_alone_and_an_own_move_leads_to_the_end(
    window: MainWindow, qtbot: QtBot
) -> None:
    start_seeded(window)
    play_some(window, qtbot, 8)
    session = window.session
    assert session is not None
    session.set_pace(session.pace._replace(step_by_step=True, end_of_turn="at_once"))
    while session.human_decides:
        session.play(session.legal()[0])
    view = log_of(window).view
    bar = view.verticalScrollBar()
    QApplication.processEvents()  # what was played by hand is led to
    assert bar.value() == bar.maximum() > 100
    bar.setValue(10)
    lines = view.model().rowCount()
    while not session.human_decides:
        session.hurry()
        QApplication.processEvents()
        assert bar.value() == 10
    assert view.model().rowCount() > lines
    session.play(session.legal()[0])
    qtbot.waitUntil(lambda: bar.value() == bar.maximum())


def test_the_clicked_line_stays_chosen_and_why_tells_of_it(window: MainWindow, qtbot: QtBot) -> None:
    """Not the first line of the same move."""
    start_seeded(window)
    play_some(window, qtbot, 12)
    view, table = log_of(window).view, window.table
    assert table is not None
    rows = [view.model().index(row, 0) for row in range(view.model().rowCount())]
    war = next(index for index in rows if index.data(LogRole.KIND) == "war")
    assert war.data(LogRole.TURN) == war.siblingAtRow(war.row() - 1).data(LogRole.TURN)
    view.scrollTo(war)
    click_at(view.viewport(), view.visualRect(war).topLeft() + QPoint(6, 6))
    assert table.history_view.past is not None
    assert view.currentIndex() == war
    window.actions_["why"].trigger()
    dialog = window.findChild(WhyDialog)
    said = [part.text() for part in dialog.findChildren(QLabel)]
    assert str(war.data()) in said
    rule = dialog.findChild(RulesView)
    assert rule.cursorForPosition(QPoint(20, 20)).block().text() == "End of the round"
    qtbot.waitUntil(lambda: QApplication.activeWindow() is dialog)
    key(Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: isinstance(window.stack.currentWidget(), RulesScreen))
    assert window.findChild(WhyDialog) is None or not dialog.isVisible()


def test_a_low_list_gives_all_its_room_to_the_lines(window: MainWindow, qtbot: QtBot) -> None:
    """With four players there is no row of filters: nor the room of one."""
    start_seeded(window, opponents=3)
    my_turn(window, qtbot)
    log = log_of(window)
    assert log.filter.isVisible()
    assert not log._head.isVisible()
    assert log.view.y() < 10
    log.filter.click()
    assert log._head.isVisible()
    assert log.view.y() > log._head.height()


def test_the_chosen_line_of_the_past_stays_in_sight_when_words_grow(window: MainWindow, qtbot: QtBot) -> None:
    start_seeded(window)
    play_some(window, qtbot, 12)
    table, view = window.table, log_of(window).view
    assert table is not None
    table.history_view.show_moment(6)
    chosen = view.currentIndex()
    for size in (150, 80):
        window.preferences["text_size"] = size
        qtbot.waitUntil(lambda: view.viewport().rect().intersects(view.visualRect(chosen)))
        QApplication.processEvents()
        assert view.viewport().rect().intersects(view.visualRect(chosen))


def test_a_list_in_which_all_fits_follows_its_end_again(window: MainWindow, qtbot: QtBot) -> None:
    """The user scrolled to the top; then so few lines are left that the list cannot scroll."""
    start_seeded(window)
    play_some(window, qtbot, 12)
    log = log_of(window)
    bar = log.view.verticalScrollBar()
    QApplication.processEvents()
    bar.setValue(0)
    log.rounds.setCurrentIndex(log.rounds.count() - 1)
    QApplication.processEvents()
    assert bar.maximum() == 0
    assert log._at_end


@pytest.mark.parametrize("text_size", [100, 150])
def test_a_card_shown_large_says_everything_once(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, text_size: int
) -> None:
    """What stands on the card does not stand beside it; with large words all of it stands beside the card."""
    start_seeded(window)
    window.preferences["text_size"] = text_size
    assert window.table is not None
    rows, drawn, fit = window.table.models, [], lettering.fit

    def noting(text: str, *room: object) -> object:
        drawn.append(text)
        return fit(text, *room)  # type: ignore[arg-type]

    monkeypatch.setattr(lettering, "fit", noting)
    for kind, some in (("civilization", "scythia"), ("wonder", "colossus"), ("technology", "education")):
        zoom = CardZoom(window, rows, (kind, some), window.preferences)
        zoom.resize(window.size())
        drawn.clear()
        zoom.grab()
        sentences = [line for line in zoom.lines if line.endswith(".")]
        assert len(sentences) >= 2
        for line in sentences:
            assert sum(line in text for text in drawn) == 1, line
        zoom.close()
        zoom.deleteLater()


def test_the_choice_of_rounds_is_never_cut(arrive: Arrival, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the number of rounds grows, "R1–10" needs more room than "R1–9"; and one round is no span."""
    person = arrive()
    person.set_table(("human", "random"), seed=5, game="monumental_duel")
    log = person.page.side.log
    assert log.rounds.itemText(0) == "R1"
    monkeypatch.setattr(log, "_count_rounds", lambda: None)
    for last in (9, 10):
        log._last_round = last
        log._list_rounds()
        person.page.act("log")
        log._head.show()
        QApplication.processEvents()
        assert log.rounds.width() >= log.rounds.sizeHint().width()
        words = log.rounds.fontMetrics().horizontalAdvance(f"R1–{last}")
        style = QStyleOptionComboBox()
        log.rounds.initStyleOption(style)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = log.rounds.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, style, part, log.rounds)
        assert room.width() >= words


def test_after_the_game_a_computer_player_says_why_it_played_so(
    arrive: Arrival, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn is thought over once more in the worker's process; in a game under way nobody may ask that, but in
    practice where no seat has secrets."""
    person = arrive()
    person.set_table(("novice", "novice"), seed=3)
    session, window = person.session, person.window
    log = log_of(window)
    qtbot.waitUntil(lambda: log.view.model().rowCount() > 6, timeout=60000)
    line = next(index for index in lines_of(log) if "performs" in index.data())
    assert question_about(session, line) is None
    monkeypatch.setattr(session, "practice", True)
    assert question_about(session, line) is not None
    game, moment = session.match.game, session.match.game.moment
    monkeypatch.setattr(type(game), "moment", lambda _game, state: moment(state)._replace(secrets=True))
    assert question_about(session, line) is None
    monkeypatch.undo()
    qtbot.waitUntil(lambda: session.finished, timeout=120000)
    qtbot.waitUntil(lambda: isinstance(window.stack.currentWidget(), FinalScreen), timeout=20000)
    window.stack.currentWidget().table_wanted.emit()
    log.view.setCurrentIndex(next(index for index in lines_of(log) if "performs" in index.data()))
    window.actions_["why"].trigger()
    dialog = window.findChild(WhyDialog)
    told = dialog.findChild(MoveReasons)
    assert told.text().startswith("Why ")
    qtbot.waitUntil(lambda: "% to win" in told.text(), timeout=60000)
    assert told.accessibleName() == told.text()
    dialog.accept()


def lines_of(log: LogList) -> list[QModelIndex]:
    model = log.view.model()
    return [model.index(row, 0) for row in range(model.rowCount())]

"""The hint: real keys and clicks on the real window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from aoc_desktop.ai.levels import LEVELS
from aoc_desktop.play.session import Session
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.table.page.hint_panel import HintRow
from aoc_desktop.ui.table.page.table_page import TablePage
from tests.ui.person import Arrival
from tests.ui.windows import Key, click, key, my_turn, opened, start_seeded

THINKS = 30_000


def seated(window: MainWindow, qtbot: QtBot) -> tuple[Session, TablePage]:
    """A game against a random player, at the person's first decision."""
    start_seeded(window)
    my_turn(window, qtbot)
    assert window.session is not None
    assert window.table is not None
    return window.session, window.table


def asked(window: MainWindow, qtbot: QtBot) -> tuple[Session, TablePage]:
    session, table = seated(window, qtbot)
    key(Key.Key_H)
    assert not table.hints.thinks, "it says first what it costs"
    key(Key.Key_Return)
    assert table.hints.thinks
    qtbot.waitUntil(lambda: table.hints.rows[0].isVisible(), timeout=THINKS)
    return session, table


def test_the_three_best_moves_are_shown_and_enter_plays_the_best(window: MainWindow, qtbot: QtBot) -> None:
    session, table = asked(window, qtbot)
    assert session.aided
    assert [row.isVisible() for row in table.hints.rows] == [True] * 3
    assert len({row.move_ for row in table.hints.rows}) == 3
    for row in table.hints.rows:
        words, figures, why = row.texts()
        assert words == table.models.legal.text(row.move_)
        assert "% to win" in figures
        assert "points" not in figures, "one figure"
        assert why.startswith(("Then: ", "This turn: "))
        assert row.accessibleName() == words
        for label in filter(QLabel.isVisible, row.findChildren(QLabel)):
            assert label.height() >= label.heightForWidth(label.width()), "all words are seen"
    best = table.hints.rows[0].move_
    assert table.hints.rows[0]._why.isVisible(), "where there is little room, the best keeps its reason"
    assert table.view.hand.lights().target == ("market", best[1])
    assert QApplication.focusWidget() is table.hints.rows[0]
    key(Key.Key_Return)
    assert session.match.history[-1].move == best
    assert table.hints.isHidden()
    assert table.view.hand.advised is None
    assert session.record().meta["aided"] is True
    assert QApplication.focusWidget() is table.view


def test_a_click_plays_another_of_the_moves(window: MainWindow, qtbot: QtBot) -> None:
    session, table = asked(window, qtbot)
    second = table.hints.rows[1]
    click(second)
    assert session.match.history[-1].move == second.move_
    assert table.hints.isHidden()


def test_what_a_hint_costs_is_said_before_the_first_one(window: MainWindow, qtbot: QtBot) -> None:
    session, table = seated(window, qtbot)
    click(table.bar.hint)
    panel = table.hints
    assert "“unaided”" in panel._cost.text()
    assert panel._cost.isVisible()
    assert not session.awaits_hint
    key(Key.Key_Escape)
    assert panel.isHidden()
    assert not session.aided
    click(table.bar.hint)
    click(panel.accept)
    qtbot.waitUntil(lambda: panel.rows[0].isVisible(), timeout=THINKS)
    assert session.aided
    assert not panel._cost.isVisible()
    key(Key.Key_Escape)
    key(Key.Key_H)
    assert panel.thinks, "the mark is gone: nothing more is asked"


def test_moves_that_come_to_the_same_are_called_so(window: MainWindow, qtbot: QtBot) -> None:
    session, table = asked(window, qtbot)
    found = table.hints._found
    assert table.hints._same.isVisible() == (len({row.texts()[1] for row in table.hints.rows}) == 1)
    session.hinted.emit(tuple(candidate._replace(chance=0.5) for candidate in found))
    assert table.hints._same.isVisible()
    assert table.hints._same.text() == "As far as can be told, these come to the same."


def test_esc_cancels_while_it_thinks_and_the_game_stays_unaided(window: MainWindow, qtbot: QtBot) -> None:
    session, table = seated(window, qtbot)
    click(table.bar.hint)
    key(Key.Key_H)
    assert table.hints.thinks
    key(Key.Key_Return)  # nothing to play yet
    key(Key.Key_Escape)
    assert table.hints.isHidden()
    assert not session.awaits_hint
    assert not session.aided
    assert "aided" not in session.record().meta
    assert not session.match.history


def test_esc_or_the_key_again_closes_the_answer(window: MainWindow, qtbot: QtBot) -> None:
    session, table = asked(window, qtbot)
    key(Key.Key_Escape)
    assert table.hints.isHidden()
    assert session.human_decides
    key(Key.Key_H)
    assert table.hints.thinks
    key(Key.Key_H)
    assert table.hints.isHidden()


def test_a_move_by_other_means_closes_the_panel(window: MainWindow, qtbot: QtBot) -> None:
    session, table = seated(window, qtbot)
    key(Key.Key_H)
    key(Key.Key_H)
    assert session.awaits_hint
    session.play(session.legal()[0])
    assert table.hints.isHidden()
    assert not session.awaits_hint


def test_on_another_players_turn_the_reason_is_said(folder: Path, qtbot: QtBot) -> None:
    with opened(folder, pace=800) as window:
        start_seeded(window, seed=8)
        session = window.session
        assert session is not None
        assert window.table is not None
        while session.human_decides:
            session.play(session.legal()[-1])
        if session.unconfirmed is not None:
            session.confirm()
        assert not session.human_decides
        assert not window.actions_["hint"].isEnabled()
        assert "Hints are given on your own turn." in window.table.bar.hint.toolTip()
        key(Key.Key_H)
        assert window.table.hints.isHidden()
        assert window.notice.bubble.isVisible()
        assert "Hints are given on your own turn." in window.notice.words.text()


def test_the_words_follow_the_language(window: MainWindow, qtbot: QtBot) -> None:
    _, table = asked(window, qtbot)
    window.preferences["language"] = "fr"
    qtbot.waitUntil(lambda: "Victoire" in table.hints.rows[0].texts()[1])
    _, _, why = table.hints.rows[0].texts()
    assert why.startswith(("Ensuite", "Ce tour"))


def test_every_level_has_a_name_and_a_line_and_the_usual_one_is_adept(window: MainWindow) -> None:
    window.actions_["new_game"].trigger()
    screen = window.stack.currentWidget()
    assert screen.seats[1].level == "adept"
    assert "Adept – " in screen._hints["levels"].text()
    for language in ("en", "fr"):
        window.preferences["language"] = language
        lines = {screen.seats[1].about(level) for level in LEVELS}
        assert len(lines) == len(LEVELS)
        assert "" not in lines


def test_the_chosen_hint_can_be_read_in_high_contrast(arrive: Arrival, qtbot: QtBot) -> None:
    """What has the focus is filled with yellow: words on it are black, on the others white."""
    person = arrive(theme="contrast")
    person.set_table(("human", "random"), seed=5)
    panel = person.page.hints
    person.page.act("hint")
    click(panel.accept)
    qtbot.waitUntil(lambda: not panel.isHidden() and not panel.thinks, timeout=8000)
    first, second = panel.rows[:2]
    theme = person.window.preferences.theme

    def inks(row: HintRow) -> set[str]:
        return {part.palette().color(part.foregroundRole()).name().upper() for part in row._labels}

    for chosen, other in ((first, second), (second, first)):
        chosen.setFocus()
        person.settle()
        assert inks(chosen) == {theme.lit_text.upper()}
        assert theme.lit_text.upper() not in inks(other)

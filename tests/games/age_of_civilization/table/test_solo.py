"""Solo play as a user meets it: the hub, goals beside the table, laurels at its end, codes, the day's challenge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from aoc_desktop.ai.search import Budget
from aoc_desktop.games.age_of_civilization.solo.challenge import code_of
from aoc_desktop.games.age_of_civilization.solo.days import kind_of_day, record_of_day
from aoc_desktop.games.age_of_civilization.table.own_actions import SKIRMISH
from aoc_desktop.games.age_of_civilization.table.solo.hub import HubScreen
from aoc_desktop.kernel.record import Record
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.saved.words import SavedWords
from aoc_desktop.ui.screens.awards.screen import AchievementsScreen
from aoc_desktop.ui.screens.new_game.screen import NewGameScreen
from aoc_desktop.ui.screens.result.review import ReviewScreen
from aoc_desktop.ui.screens.result.screen import FinalScreen
from aoc_desktop.ui.screens.solo.days_screen import DailyScreen
from aoc_desktop.ui.screens.solo.modes import EnterCode, ShowCode
from aoc_desktop.ui.table.page.goals import GoalList
from tests.sessions import record
from tests.solo_games import EARNED, finished, played
from tests.ui.walk.eyes import cut_off
from tests.ui.windows import Key, click, entry_of, key, open_page, opened

TODAY = date(2026, 11, 16)
Settings = dict[str, object]
AT_ONCE: Settings = {"end_of_turn": "at_once", "play_forced_moves": False}


@pytest.fixture
def window(folder: Path) -> Iterator[MainWindow]:
    with opened(folder, **AT_ONCE) as window:
        window.solo.today = lambda: TODAY
        yield window


def finish(window: MainWindow, game: Record, qtbot: QtBot, **meta: object) -> FinalScreen:
    """Play the last moves of a game that was left shortly before its end, the very last from the list of moves."""
    window.continue_record(game._replace(moves=game.moves[:-3], meta={**game.meta, **meta}))
    session, table = window.session, window.table
    assert session is not None
    assert table is not None
    for line in game.moves[-3:-1]:
        session.play(tuple(line.split()))
    table.side.open_legal()
    moves = [row.move for row in table.models.legal.rows]
    key(Key.Key_Home)
    for _ in range(moves.index(tuple(game.moves[-1].split()))):
        key(Key.Key_Down)
    key(Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.stack.currentWidget(), FinalScreen), timeout=5000)
    screen = window.stack.currentWidget()
    assert isinstance(screen, FinalScreen)
    return screen


def shown(window: MainWindow, kind: type[QWidget]) -> QWidget:
    screen = window.stack.currentWidget()
    assert isinstance(screen, kind)
    return screen


def dialog(kind: type[QWidget]) -> QWidget:
    found = QApplication.activeModalWidget()
    assert isinstance(found, kind)
    return found


# ------------------------------------------------------------------ hub


def test_the_hub_leads_to_a_skirmish_and_back(window: MainWindow) -> None:
    page = open_page(window)
    click(entry_of(page, "solo"))
    hub = shown(window, HubScreen)
    assert QApplication.focusWidget().objectName() == f"entry_{SKIRMISH}"
    key(Key.Key_Down)
    key(Key.Key_Up)
    key(Key.Key_Return)
    form = shown(window, NewGameScreen)
    assert form.mode == "solo"
    key(Key.Key_Escape)
    assert window.stack.currentWidget() is hub
    click(hub.back)
    assert window.stack.currentWidget() is page


# ------------------------------------------------------------------ goals and laurels


def test_goals_follow_the_game_and_the_past(window: MainWindow) -> None:
    game = finished(5)
    window.continue_record(game._replace(moves=game.moves[:-3]))
    assert window.session is not None
    assert window.table is not None
    side = window.table.side
    goals = side.pages[0]
    assert isinstance(goals, GoalList)
    assert side.tabs.currentWidget() is goals
    points = window.session.match.state.players[0].points
    clan = goals.rows()[0]
    assert clan.name == "Remarkable Clan"
    assert clan.sentence == f"20 points: {points}"
    window.table.history_view.show_moment(1)
    assert goals.rows()[0].sentence == "20 points: 0"
    window.table.history_view.show_present()
    assert goals.rows()[0] == clan
    window.preferences["language"] = "fr"
    QTest.qWait(1)
    assert goals.rows()[0].name == "Clan remarquable"


def test_at_a_table_of_several_there_are_no_goals(window: MainWindow) -> None:
    window.start_game(record(2), window_seats())
    assert window.table is not None
    assert not window.table.side.pages


def window_seats() -> list[object]:
    from aoc_desktop.play.session import SeatInfo

    return [SeatInfo("Ada"), SeatInfo("Livia", "random")]


def test_what_is_earned_is_celebrated_once_and_kept(folder: Path, qtbot: QtBot) -> None:
    with opened(folder, **AT_ONCE) as window:
        window.solo.today = lambda: TODAY
        screen = finish(window, finished(5), qtbot)
        assert screen.awards is not None
        assert screen.awards.new == frozenset(EARNED[5])
    with opened(folder, **AT_ONCE) as window:
        window.actions_["achievements"].trigger()
        page = shown(window, AchievementsScreen)
        assert page._count.text() == "5 of 8 earned".replace("5", str(len(EARNED[5])))
        assert "16 November 2026, without hints, seed 5" in page.cards["great_kingdom"].accessibleName()
        assert "Nearest attempt" in page.cards["superpower"].accessibleName()
        assert set(page.replays) == set(EARNED[5])
        click(page.groups["first_edition"])
        assert len(page.cards) == 10
        assert not page.replays
        click(page.groups["second_edition"])
        click(page.replays["mighty_empire"])
        assert window.session is not None
        assert window.session.record().moves == finished(5).moves
        assert window.table is not None
        assert window.table.history_view.replaying
        assert window.table.history_view.past is not None
        assert not window.table.history_view.past.match.history, "from the first move"
        window.ending.show_result()
        again = shown(window, FinalScreen)
        assert again.awards.new == frozenset()
        assert again.awards.words.text() == "A record that is looked at earns nothing."


def test_medallions_are_struck_one_after_the_other(folder: Path, qtbot: QtBot) -> None:
    with opened(folder, **{**AT_ONCE, "pace": 150}) as window:
        podium = finish(window, finished(5), qtbot).awards.podium
        assert podium.striking
        qtbot.waitUntil(lambda: not podium.striking, timeout=10_000)
        assert podium.progress == 1.0


def test_a_practice_game_says_that_it_earns_nothing(window: MainWindow, qtbot: QtBot) -> None:
    screen = finish(window, finished(5), qtbot, practice=True)
    assert screen.awards.new == frozenset()
    assert screen.awards.words.text().startswith("This was a practice game")
    assert window.solo.solo_results.all() == []


def test_what_a_full_disk_refuses_is_kept_later(window: MainWindow, qtbot: QtBot) -> None:
    real = window.solo.solo_results.add
    refused = []

    def full(*asked: object) -> bool:
        refused.append(asked)
        raise OSError(28, "No space left on device")

    window.solo.solo_results.add = full
    screen = finish(window, finished(5), qtbot)
    assert refused
    assert screen.awards.new == frozenset(EARNED[5]), "it is earned all the same"
    assert "No space left on device" in window.notice.words.text()
    assert window.solo.solo_results.all() == []
    window.solo.solo_results.add = real
    window.actions_["achievements"].trigger()
    assert set(shown(window, AchievementsScreen).replays) == set(EARNED[5])
    assert len(window.solo.solo_results.all()) == 1


# ------------------------------------------------------------------ codes


def test_a_code_is_typed_and_played(window: MainWindow) -> None:
    window.actions_["solo"].trigger()
    click(shown(window, HubScreen).findChild(QWidget, "entry_enter_code"))
    asked = dialog(EnterCode)
    code = code_of(record(1, ("innovation",), seed=4711))
    wrong = ("0" if code[0] != "0" else "1") + code[1:]
    QTest.keyClicks(asked.code, wrong[:-1])
    assert asked.found.text() == "1 letter or digit to go"
    QTest.keyClicks(asked.code, wrong[-1])
    assert asked.problem.text() == "This is not a code: at least one letter or digit is wrong."
    assert not asked.start.isEnabled()
    asked.code.selectAll()
    QTest.keyClicks(asked.code, "what?")
    assert "No code has a “u”" in asked.problem.text() or "“?”" in asked.problem.text()
    asked.code.selectAll()
    QTest.keyClicks(asked.code, code.lower())
    assert asked.found.text() == "Skirmish with Innovation · Second edition"
    QTest.keyClick(asked.code, Key.Key_Return)
    assert window.session is not None
    assert window.session.record().seed == 4711
    assert window.session.record().variants == ("innovation",)


def test_a_code_of_a_table_fills_the_form(window: MainWindow) -> None:
    window.actions_["new_game"].trigger()
    click(shown(window, NewGameScreen).code)
    asked = dialog(EnterCode)
    QTest.keyClicks(asked.code, code_of(record(4, ("changing_world",), seed=99)))
    click(asked.start)
    form = shown(window, NewGameScreen)
    assert form.record()._replace(meta={}) == record(4, ("changing_world",), seed=99)


def test_a_friend_is_challenged_to_the_table_at_hand(window: MainWindow) -> None:
    game = finished(3)
    window.continue_record(game._replace(moves=game.moves[:5]))
    window.table.setFocus()
    key(Key.Key_J, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    told = dialog(ShowCode)
    assert told.code.text() == code_of(record(1, seed=3))
    assert told.picture.modules >= 21
    click(told.copy)
    assert QApplication.clipboard().text() == told.code.text()
    key(Key.Key_Escape)


def test_the_picture_can_be_read_by_its_module_pattern(window: MainWindow) -> None:
    """The three corner marks of a QR picture are where they must be, dark on light, with a margin around."""
    game = finished(3)
    window.continue_record(game._replace(moves=game.moves[:5]))
    window.actions_["challenge_friend"].trigger()
    told = dialog(ShowCode)
    image = told.picture.grab().toImage()
    pitch = image.width() // (told.picture.modules + 8)
    left = (image.width() - pitch * told.picture.modules) // 2
    row = [image.pixelColor(left + pitch * n + pitch // 2, left + pitch // 2).lightness() < 128 for n in range(-3, 8)]
    assert row == [False] * 3 + [True] * 7 + [False]
    told.close()


# ------------------------------------------------------------------ the challenge of the day


def a_skirmish_day() -> date:
    return next(day for n in range(7) if kind_of_day(day := TODAY - timedelta(n)) == "skirmish")


def test_the_day_is_played_kept_and_shown_around(folder: Path, qtbot: QtBot) -> None:
    day = a_skirmish_day()
    with opened(folder, **AT_ONCE) as window:
        window.solo.today = lambda: day
        window.actions_["daily"].trigger()
        screen = shown(window, DailyScreen)
        assert not screen.copy.isEnabled()
        click(screen.play)
        assert window.session is not None
        assert window.session.record().meta["daily"] == day.isoformat()
        game = played(window.session.record())
        end = finish(window, game, qtbot)
        assert end._subtitle.text().startswith(f"Challenge of {day.day} November 2026, Skirmish, ")
        points = window.session.match.state.players[0].points
    with opened(folder, **AT_ONCE) as window:
        window.solo.today = lambda: day
        window.actions_["daily"].trigger()
        screen = shown(window, DailyScreen)
        assert screen._result.text() == f"You have reached {points} points, without hints."
        assert screen._streak.accessibleName() == "1 day in a row"
        click(screen.copy)
        told = QApplication.clipboard().text().splitlines()
        assert told[0] == f"Age of Civilization, challenge of {day.day} November 2026"
        assert told[1].startswith(f"Skirmish: {points} points ")
        assert told[-1] == f"Code {code_of(record_of_day(day))}"
        names = [card.lower() for card in ("Egypt", "Tibet", "Hunt", "Writing")]
        assert not any(name in " ".join(told).lower() for name in names)
        window.preferences["language"] = "fr"
        QTest.qWait(1)
        click(screen.copy)
        assert QApplication.clipboard().text().startswith("Age of Civilization, défi du ")


def test_the_first_game_of_a_day_is_gone_on_with_and_named(folder: Path) -> None:
    """Whoever has seen the cards cannot have them dealt afresh: not by asking again, nor by throwing the game away."""
    day = a_skirmish_day()
    with opened(folder, **AT_ONCE) as window:
        window.solo.today = lambda: day
        window.actions_["daily"].trigger()
        click(shown(window, DailyScreen).play)
        assert window.session is not None
        window.session.play(window.session.legal()[0])
        moves, game_id = window.session.record().moves, window.keeper.game_id
        window.go_home()
        assert open_page(window).card.where.text().startswith(f"Challenge of {day.day} November 2026, ")
        window.actions_["solo"].trigger()
        assert "Begun" in shown(window, HubScreen)._words["daily"].text()
        window.leave_table()
        entry = window.keeper.saved.entries()[0]
        assert SavedWords(window.preferences).title(entry) == f"Challenge of {day.day} November 2026"
        window.keeper.saved.delete(game_id)
    with opened(folder, **AT_ONCE) as window:
        window.solo.today = lambda: day
        window.actions_["daily"].trigger()
        screen = shown(window, DailyScreen)
        assert screen.play.text() == "Continue"
        assert screen._result.text().startswith("Begun: ")
        click(screen.play)
        assert window.session is not None
        assert window.session.record().moves == moves
        assert not window.session.practice


def test_later_games_of_a_day_are_practice(window: MainWindow, qtbot: QtBot) -> None:
    day = a_skirmish_day()
    window.solo.today = lambda: day
    finish(window, played(record_of_day(day)), qtbot)
    window.actions_["daily"].trigger()
    screen = shown(window, DailyScreen)
    assert screen.play.text() == "Play again"
    click(screen.play)
    assert window.session is not None
    assert window.session.practice
    assert window.session.record().meta["daily"] == day.isoformat()


def test_a_first_game_that_became_practice_has_used_the_day(window: MainWindow, qtbot: QtBot) -> None:
    day = a_skirmish_day()
    window.solo.today = lambda: day
    finish(window, played(record_of_day(day)), qtbot, practice=True)
    window.actions_["daily"].trigger()
    screen = shown(window, DailyScreen)
    assert screen._result.text() == "Played for practice: it does not count."
    click(screen.play)
    assert window.session is not None
    assert window.session.practice


def test_what_was_earned_with_hints_says_so(window: MainWindow, qtbot: QtBot) -> None:
    day = a_skirmish_day()
    window.solo.today = lambda: day
    screen = finish(window, played(record_of_day(day)), qtbot, aided=True)
    assert screen.awards is not None
    assert screen.awards.words.text().endswith("earned with hints.")
    window.actions_["daily"].trigger()
    told = shown(window, DailyScreen)
    assert told._result.text().endswith(", with hints.")
    click(told.copy)
    assert "With hints" in QApplication.clipboard().text().splitlines()


def test_past_days_can_be_played_and_days_to_come_cannot(window: MainWindow) -> None:
    window.actions_["daily"].trigger()
    screen = shown(window, DailyScreen)
    calendar = screen.calendar
    tomorrow = calendar.cell_of(TODAY + timedelta(1))
    assert not tomorrow.isEnabled()
    assert "still to come" in tomorrow.toolTip()
    click(tomorrow)
    assert screen.day == TODAY
    click(calendar.cell_of(TODAY - timedelta(3)))
    assert screen.day == TODAY - timedelta(3)
    key(Key.Key_Up)  # a week earlier
    key(Key.Key_Left)
    assert screen.day == TODAY - timedelta(11)
    click(calendar.earlier)
    assert calendar.month == date(2026, 10, 1)
    day = next(day for n in range(1, 31) if kind_of_day(day := date(2026, 10, n)) == "innovation")
    click(calendar.cell_of(day))
    click(screen.play)
    assert window.session is not None
    assert window.session.record().variants == ("innovation",)
    assert window.session.record().seed == record_of_day(day).seed


# ------------------------------------------------------------------ review


def test_the_ai_reviews_a_finished_game(folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = Budget(roots=3, width=2, candidates=2, playouts=6, turns=1)
    monkeypatch.setattr("aoc_desktop.play.review.REVIEW_BUDGET", quick)
    with opened(folder, **AT_ONCE) as window:
        window.continue_record(finished(2, "silk_road"))
        qtbot.waitUntil(lambda: isinstance(window.stack.currentWidget(), FinalScreen), timeout=5000)
        click(window.stack.currentWidget().findChild(QWidget, "button_review"))
        screen = shown(window, ReviewScreen)
        assert screen.review.running
        click(screen.stop)
        assert not screen.review.running
        assert screen.stop.text() == "Go on"
        click(screen.stop)
        qtbot.waitUntil(lambda: screen.review.done, timeout=60_000)
        assert len(screen.cards) == len(screen.review.turns)
        losses = [card.review.lost for card in screen.cards]
        assert losses == sorted(losses, reverse=True)
        assert re.match(
            "(\\d+ turns? well played, .* The biggest swings: Round|No turn promised)", screen._summary.text()
        )
        assert not screen.stop.isVisible()
        click(screen.cards[-1].look)
        assert window.stack.currentWidget() is window.table
        assert window.table is not None
        assert window.table.history_view.past is not None
        assert len(window.table.history_view.past.match.history) == screen.cards[-1].review.turn.first


@pytest.mark.parametrize("before", range(7))
def test_no_word_of_any_day_is_cut_in_a_small_window_with_large_words(folder: Path, before: int) -> None:
    with opened(folder, language="fr", text_size=150, **AT_ONCE) as window:
        window.resize(960, 600)
        window.solo.today = lambda: TODAY - timedelta(before)
        window.actions_["daily"].trigger()
        QApplication.processEvents()
        screen = shown(window, DailyScreen)
        assert cut_off([screen._date, screen._kind, screen._result, screen._note]) == []

"""The end of a game is celebrated once, for a few seconds, and the player can skip it at once."""

from __future__ import annotations

from datetime import date
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from aoc_desktop.games import GAMES, awards_of
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.medals import earned_medal
from aoc_desktop.kernel.record import Record, record_of_match, replay
from aoc_desktop.profile.awards import Crowned
from aoc_desktop.profile.solo_results import Attempt, SoloResult
from aoc_desktop.ui.frame.look import look_named
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.screens.result.celebration import WHOLE, Celebration, CelebrationPicture
from aoc_desktop.ui.screens.result.result_parts import ResultParts
from aoc_desktop.ui.screens.result.screen import FinalScreen
from aoc_desktop.ui.screens.result.triumph import Rank, Triumph, triumph_of
from tests.profile.games import played_match
from tests.solo_games import finished
from tests.ui.person import preferences_in
from tests.ui.table.test_hearing import Ear, listen
from tests.ui.windows import focus_passed, opened

Key = Qt.Key
AT_ONCE = {"end_of_turn": "at_once", "play_forced_moves": False, "celebrate": True}


@cache
def table_game(person_wins: bool) -> Record:
    """A game of two, to its end, whose last move is a person's; the other seat, if it wins, is an AI's."""
    for seed in range(1, 60):
        match = played_match(seed=seed)
        last, best = match.history[-1].seat, match.outcome.ranking[0]
        if len(set(match.outcome.points)) == 2 and (best[0] == last) == person_wins:
            levels = [{"name": name, "level": "random"} for name in ("Ada", "Bo")]
            levels[last]["level"] = "human"
            return record_of_match(match)._replace(meta={"seats": levels, "id": f"{seed:016x}"})
    raise AssertionError("no such game")


def finish(window: MainWindow, game: Record) -> Ear:
    """Play its last move by hand."""
    window.continue_record(game._replace(moves=game.moves[:-1]))
    ear = listen(window.sounds)
    assert window.session is not None
    window.session.play(tuple(game.moves[-1].split()))
    return ear


def celebration(window: MainWindow, qtbot: QtBot) -> Celebration:
    qtbot.waitUntil(lambda: window.findChild(Celebration) is not None, timeout=5000)
    found = window.findChild(Celebration)
    assert isinstance(found, Celebration)
    return found


def at_result(window: MainWindow) -> bool:
    return isinstance(window.stack.currentWidget(), FinalScreen)


def ended(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: at_result(window) and window.findChild(Celebration) is None, timeout=5000)


def press(which: Qt.Key) -> None:
    target = QApplication.focusWidget()
    assert target is not None
    QTest.keyClick(target, which)


# ------------------------------------------------------------------ the contents of the celebration


def test_a_person_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, announced: list[str]) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path, **AT_ONCE) as window:
        ear = finish(window, table_game(True))
        shown = celebration(window, qtbot)
        triumph = shown.picture.triumph
        assert triumph.festive
        assert "victory" in ear.names
        assert " wins by " in triumph.title
        assert [rank.points for rank in triumph.ranks] == sorted((rank.points for rank in triumph.ranks), reverse=True)
        assert triumph.sentence in announced  # one sentence with everything
        assert all(f"{rank.name}: {rank.points}" in triumph.sentence for rank in triumph.ranks)
        press(Key.Key_Return)
        ended(window, qtbot)


def test_the_keyboard_goes_to_the_button_and_from_there_to_the_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """A screen reader tells of whatever it passes: it passes nothing else."""
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path, **AT_ONCE) as window:
        finish(window, table_game(True))
        with focus_passed() as passed:
            shown = celebration(window, qtbot)
            qtbot.waitUntil(shown.result.hasFocus)
            assert passed == [shown.result]
            press(Key.Key_Return)
            ended(window, qtbot)
        result = window.stack.currentWidget()
        assert all(result.isAncestorOf(now) for now in passed[1:] if now is not None)
        assert QApplication.focusWidget() in passed[1:]


def test_an_ai_wins_without_stars(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path, **AT_ONCE) as window:
        ear = finish(window, table_game(False))
        assert not celebration(window, qtbot).picture.triumph.festive
        assert "ending" in ear.names
        assert "victory" not in ear.names


def test_a_medal_takes_the_place_of_the_points(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    game = finished(4, "age_of_wonders")
    with opened(tmp_path, **AT_ONCE) as window:
        finish(window, game)
        triumph = celebration(window, qtbot).picture.triumph
        assert triumph.festive
        assert len(triumph.earned) == 1
        assert triumph.title == f"Age of Wonders: {earned_medal(replay(GAME, game).state)} medal"


def test_alone_with_something_new_and_then_with_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The second time nothing is new: straight to the result."""
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path, **AT_ONCE) as window:
        finish(window, finished(7))
        shown = celebration(window, qtbot)
        assert shown.picture.triumph.title == "2 achievements earned"
        assert [one.name for one in shown.picture.triumph.earned] == ["Remarkable Clan", "Great Kingdom"]
        press(Key.Key_Return)
        ended(window, qtbot)
        ear = finish(window, finished(3)._replace(meta={"id": "another"}))
        ended(window, qtbot)
        assert ear.names[-1] == "ending"


@pytest.mark.parametrize("game", ["golden_ages", "monumental_duel"])
def test_achievements_at_a_table_are_told_once_and_shine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Each seat of a person may earn; what two have earned together is named once."""
    monkeypatch.setitem(GAMES, game, GAMES[game]._replace(look=f"aoc_desktop.games.{game}.table.look:LOOK"))
    awards = awards_of(game)
    assert awards is not None
    first, second = awards.ids[:2]
    attempts = tuple(Attempt(achievement=award, conditions=(), earned=True) for award in (first, second))
    told = {"id": "x", "game": game, "card_set": "base", "kind": "table", "seed": 1, "points": 9, "checksum": "0" * 64}
    solo_result = SoloResult(date=date(2026, 11, 16), attempts=attempts, **told)
    parts = ResultParts(look_named(game), SimpleNamespace(match=None), preferences_in(tmp_path))  # type: ignore[arg-type]
    assert parts.earned() == ()
    parts.end = [Crowned(solo_result, True, (first, second)), Crowned(solo_result, True, (second,))]
    earned = parts.earned()
    assert len(earned) == 2
    assert len({one.name for one in earned}) == 2
    image = QImage(44, 44, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    earned[0].paint(painter, QRectF(0, 0, 44, 44))
    painter.end()
    assert image.pixelColor(22, 6).alpha() > 0


def test_whoever_wants_none_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path, **{**AT_ONCE, "celebrate": False}) as window:
        ear = finish(window, table_game(True))
        ended(window, qtbot)
        assert "victory" in ear.names


def test_a_game_that_is_looked_at_is_not_celebrated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path, **AT_ONCE) as window:
        ear = listen(window.sounds)
        window.continue_record(table_game(True))
        ended(window, qtbot)
        assert ear.names == []


# ------------------------------------------------------------------ hands


def test_space_first_ends_the_motion_then_leads_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path, **AT_ONCE, pace=800) as window:
        finish(window, table_game(True))
        shown = celebration(window, qtbot)
        assert shown.moving
        press(Key.Key_Space)
        assert not shown.moving
        assert shown.at == WHOLE
        assert not at_result(window)
        press(Key.Key_Space)
        ended(window, qtbot)


@pytest.mark.parametrize("key", [Key.Key_T, Key.Key_Escape])
def test_to_the_table_and_from_there_to_the_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, key: Qt.Key
) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path, **AT_ONCE) as window:
        finish(window, table_game(True))
        celebration(window, qtbot)
        press(key)
        QTest.qWait(50)
        assert window.findChild(Celebration) is None
        assert window.stack.currentWidget() is window.table
        window.actions_["result"].trigger()
        ended(window, qtbot)


def test_a_click_leads_on_and_tab_walks_between_the_buttons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path, **AT_ONCE) as window:
        finish(window, table_game(True))
        shown = celebration(window, qtbot)
        assert shown.result.hasFocus()
        press(Key.Key_Tab)
        assert shown.table.hasFocus()
        press(Key.Key_Tab)
        assert shown.result.hasFocus()
        QTest.mouseClick(shown, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(20, 300))
        ended(window, qtbot)


def test_less_motion_fades(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path, **AT_ONCE, pace=400, reduced_motion=True) as window:
        finish(window, table_game(True))
        shown = celebration(window, qtbot)
        assert shown.motion.duration() <= 120
        assert shown.at == WHOLE  # nothing travels
        qtbot.waitUntil(lambda: not shown.moving)


def test_it_follows_the_window_and_the_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path, **AT_ONCE) as window:
        finish(window, table_game(True))
        shown = celebration(window, qtbot)
        window.preferences["language"] = "fr"
        window.resize(1000, 640)
        QTest.qWait(20)
        assert shown.size() == window.size()
        assert shown.rect().contains(shown.result.geometry())
        assert shown.rect().contains(shown.table.geometry())
        assert not shown.result.geometry().intersects(shown.table.geometry())
        assert shown.result.text() == "Voir le résultat"
        assert " gagne " in shown.picture.triumph.title


# ------------------------------------------------------------------ picture


def painted(picture: CelebrationPicture, width: int, height: int, at: float) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    picture.paint(painter, width, height, at)
    painter.end()
    return image


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1080), (1920, 1080)])
def test_long_names_and_eight_seats_are_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path, **AT_ONCE) as window:
        window.continue_record(table_game(True))
        assert window.session is not None
        parts = window.ending.parts(window.session)
        names = ["Maximiliane-Eleonore v. W."[:24]] * 8
        ranks = tuple(Rank(seat, name, 100 - seat) for seat, name in enumerate(names))
        title = f"{names[0]} gagne de 100 points"
        lettering.overflows.clear()
        for winners in (1, 2, 3):
            picture = CelebrationPicture(
                Triumph(title, ranks[:winners], ranks, True, (), parts.tags(0), title), parts, window.preferences
            )
            for at in (0, 300, 700, 950, 1200, WHOLE):
                painted(picture, *size, at)
        assert not lettering.overflows


def test_each_moment_looks_different(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path, **AT_ONCE) as window:
        window.continue_record(table_game(True))
        assert window.session is not None
        parts = window.ending.parts(window.session)
        triumph = triumph_of(parts)
        assert triumph is not None
        picture = CelebrationPicture(triumph, parts, window.preferences)
        moments = [painted(picture, 640, 360, at) for at in (0, 150, 400, 800, 1000, 1300, WHOLE)]
        assert all(one != other for one, other in pairwise(moments))
        plain = CelebrationPicture(triumph._replace(festive=False), parts, window.preferences)
        assert painted(plain, 640, 360, WHOLE) != moments[-1]

"""Achievements and days of games that are played against the computer: entered at the end, shown on their pages."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from aoc_desktop.games import awards_of, day_of
from aoc_desktop.games.golden_ages.table.look import SIGNS as AGES_SIGNS
from aoc_desktop.games.monumental_duel.solo.challenge import CODES
from aoc_desktop.games.monumental_duel.table.look import SIGNS
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.record import Record
from aoc_desktop.profile.awards import Crowned
from aoc_desktop.ui.kit.icons import icon_names
from aoc_desktop.ui.screens.awards.award_book import AwardBook, TableAwards
from aoc_desktop.ui.screens.awards.screen import AchievementsScreen
from aoc_desktop.ui.screens.result.podium import EarnedPanel
from aoc_desktop.ui.screens.solo.days import Days, TableDays
from aoc_desktop.ui.screens.solo.days_screen import DailyScreen
from aoc_desktop.ui.screens.solo.modes import Modes
from tests.profile.test_awards import TODAY, finished
from tests.ui.shelf_looks import PlainLook
from tests.ui.windows import open_page, opened

DUEL = "monumental_duel"


def in_blue(painter: QPainter, rect: QRectF) -> None:
    painter.fillRect(rect, QColor("#204080"))


class DuelLook(PlainLook):
    def days(self) -> Days:
        table = day_of(DUEL)
        assert table is not None
        return TableDays(table, "Monumental Duel", in_blue)

    def award_book(self) -> AwardBook:
        awards = awards_of(DUEL)
        assert awards is not None
        return TableAwards(awards, "Monumental Duel", SIGNS)

    def codes(self) -> Any:
        return CODES


@pytest.fixture
def modes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Modes]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path) as window:
        made = Modes(DuelLook(DUEL, "Monumental Duel", (2, 2), 60), window)
        made.today = lambda: TODAY
        yield made


def session_of(record: Record) -> Any:
    match = SimpleNamespace(beginning=record)
    return SimpleNamespace(record=lambda: record, match=match, id=record.meta["id"], seats=record.meta["seats"])


def test_a_finished_game_is_entered_and_shown(modes: Modes) -> None:
    record = finished(DUEL, 8, TODAY)
    session = session_of(record)
    assert modes.earns(session)
    modes.crown(session)
    [end] = modes.end_of(session)  # type: ignore[misc]
    assert isinstance(end, Crowned)
    assert end.new
    [laurel] = modes.solo_results.all()
    assert laurel.daily == TODAY
    daily = DailyScreen(modes)
    daily.refresh()
    shown = daily._result.text()
    assert str(abs(laurel.score)) in shown
    assert ("ahead" in shown, "behind" in shown) == (laurel.score > 0, laurel.score < 0)
    page = AchievementsScreen(modes)
    page.refresh()


def test_the_final_screen_shows_what_was_earned_and_says_it_again(modes: Modes) -> None:
    session = session_of(finished(DUEL, 8, TODAY))
    assert modes.award_panel(session) is None, "nothing was played here"
    modes.crown(session)
    [end] = modes.end_of(session)  # type: ignore[misc]
    panel = modes.award_panel(session)
    assert isinstance(panel, EarnedPanel)
    assert panel.new == set(end.achievements)
    assert panel.podium.isHidden() == (not any(attempt.earned for attempt in end.solo_result.attempts))
    heading = panel._heading.text()
    modes.preferences["language"] = "fr"
    panel.retranslate()
    assert panel._heading.text() != heading
    other = session_of(finished(DUEL, 8, TODAY)._replace(meta={**session.record().meta, "id": "again"}))
    modes.crown(other)
    again = modes.award_panel(other)
    assert isinstance(again, EarnedPanel)
    assert not again.new


def test_why_a_game_counts_for_nothing_is_told(modes: Modes) -> None:
    record = finished(DUEL, 8, TODAY)
    session = session_of(record._replace(meta={**record.meta, "practice": True}))
    modes.crown(session)
    assert modes.end_of(session) == Reason("award_practice")
    panel = modes.award_panel(session)
    assert isinstance(panel, EarnedPanel)
    assert "practice" in panel.words.text()
    assert modes.solo_results.all() == []


def test_a_full_disk_is_tried_again(modes: Modes, monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of(finished(DUEL, 8, TODAY))

    def refuse(*asked: object) -> bool:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(modes.solo_results, "add", refuse)
        modes.crown(session)
    assert modes.solo_results.all() == []
    modes.keep()
    assert len(modes.solo_results.all()) == 1


def test_the_day_is_played_against_its_rival(modes: Modes, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[Record, list[Any]]] = []
    monkeypatch.setattr(modes.window, "start_game", lambda record, seats: begun.append((record, seats)))
    modes.play_day(TODAY)
    [(record, seats)] = begun
    assert record.meta["daily"] == TODAY.isoformat()
    assert [seat.level for seat in seats] == ["human", "adept"]
    assert seats[0].name != seats[1].name


@pytest.mark.parametrize(("language", "words"), [("en", "points behind"), ("fr", "de retard")])
def test_a_result_to_share_tells_the_margin_and_the_code(modes: Modes, language: str, words: str) -> None:
    modes.crown(session_of(finished(DUEL, 8, TODAY)))
    [laurel] = modes.solo_results.all()
    offered = DuelLook(DUEL, "Monumental Duel", (2, 2), 60).days()
    code = CODES.code_of(offered.record(TODAY))
    text = offered.to_share("18.11.", laurel.model_copy(update={"margin": -7}), 3, code, language)
    assert text.splitlines()[0].startswith("Monumental Duel, ")
    assert "7 points" in text
    assert words in text
    assert code in text
    assert offered.kind_name(offered.kind(date(2026, 5, 1)), language) in text


def test_medallions_and_progress_are_painted(modes: Modes) -> None:
    book = DuelLook(DUEL, "Monumental Duel", (2, 2), 60).award_book()
    modes.crown(session_of(finished(DUEL, 8, TODAY)))
    awards = book.awards(DUEL, modes.solo_results.all(), "en")
    assert len(awards) == 17
    picture = QImage(80, 80, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    book.paint(painter, QRectF(0, 0, 60, 60), awards[0], modes.preferences.theme)
    painter.end()
    assert picture.pixelColor(30, 30).alpha() == 255
    strip = QImage(80, 30, QImage.Format.Format_ARGB32)
    strip.fill(0)
    painter = QPainter(strip)
    book.paint_progress(painter, QRectF(0, 0, 80, 30), awards[0], modes.preferences.theme, 20)
    painter.end()
    assert any(strip.pixelColor(x, 15).alpha() for x in range(80))


@pytest.mark.parametrize(("game_id", "signs"), [(DUEL, SIGNS), ("golden_ages", AGES_SIGNS)])
def test_every_achievement_has_an_icon_of_its_own(game_id: str, signs: dict[str, str]) -> None:
    awards = awards_of(game_id)
    assert awards is not None
    assert set(signs) == set(awards.ids)
    assert len(set(signs.values())) == len(signs)
    assert set(signs.values()) <= set(icon_names())


def test_earned_and_locked_medallions_are_of_one_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    with opened(tmp_path) as window:
        open_page(window, "golden_ages")
        window.actions_["achievements"].trigger()
        screen = window.stack.currentWidget()
        assert isinstance(screen, AchievementsScreen)
        QApplication.processEvents()
        _one_size(screen)


def _one_size(screen: AchievementsScreen) -> None:
    assert len(screen.badges) == len(screen.cards)
    assert len({badge.side for badge in screen.badges}) == 1
    assert all(badge.side <= min(badge.width(), badge.height()) for badge in screen.badges)

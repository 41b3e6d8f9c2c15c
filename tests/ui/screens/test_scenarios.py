"""Scenarios as a user meets them, in every game that plays them at a table: the road, the goals beside the table, a
whole scenario by mouse, and what its end brings."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from aoc_desktop.games import game_named
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.record import Record, replay
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.scenarios import MEDALS
from aoc_desktop.play.session import HUMAN
from aoc_desktop.profile.places import scenarios_folder
from aoc_desktop.profile.scenarios import appraise, best_of_all
from aoc_desktop.profile.solo_results import SoloResults
from aoc_desktop.text.scenarios import told
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.screens.result.podium import MedalPanel
from aoc_desktop.ui.screens.result.screen import FinalScreen
from aoc_desktop.ui.screens.solo.scenarios_screen import ScenariosScreen
from aoc_desktop.ui.table.page.goals import GoalList
from tests.scenario_games import TABLES, finished, offered_by
from tests.ui.person import Arrival
from tests.ui.walk.eyes import cut_off
from tests.ui.windows import click, entry_of, open_page, opened

AT_ONCE = {"end_of_turn": "at_once", "play_forced_moves": False}
TODAY = date(2026, 11, 19)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    return tmp_path


def road(window: MainWindow, game: str) -> ScenariosScreen:
    """From the game's page."""
    click(entry_of(open_page(window, game), "scenarios"))
    screen = window.stack.currentWidget()
    assert isinstance(screen, ScenariosScreen)
    return screen


@pytest.mark.parametrize("game", TABLES)
def test_the_road_begins_with_one_open_station_and_tells_every_scenario(game: str, folder: Path) -> None:
    said: dict[str, list[str]] = {}
    for language in ("en", "fr"):
        with opened(folder, language=language, **AT_ONCE) as window:
            screen = road(window, game)
            assert [station.best.open for station in screen.road.stations] == [True, False, False, False, False]
            assert screen.start.isEnabled()
            found = []
            for station, scenario in zip(screen.road.stations, offered_by(game).ids, strict=True):
                click(station)
                assert screen.chosen == scenario
                assert screen.start.isEnabled() == (scenario == offered_by(game).ids[0])
                words = [screen._name.text(), screen._story.text(), screen._rules.text(), screen._hints.text()]
                assert all(words), scenario
                assert all(asks.text() for asks in screen._asks)
                found.append(" ".join([*words, *(asks.text() for asks in screen._asks)]))
                window.resize(960, 600)
                assert not cut_off(part for part in screen.findChildren(QWidget) if part.isVisible()), scenario
                window.resize(1280, 720)
            said[language] = found
    assert all(one != other for one, other in zip(said["en"], said["fr"], strict=True))


SHORT = [game for game in TABLES if not game_named(game).traits.wide_moves]
"""Wide moves need hands of their own: whole games of them by mouse stand with their table's tests."""


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_scenario_by_mouse(game: str, arrive: Arrival) -> None:
    """From the shelf to the final screen; the goals follow the game."""
    person = arrive(play_forced_moves=True)
    screen = road(person.window, game)
    person.click_widget(screen.start)
    person.listen()
    person.settle()
    scenario = offered_by(game).shipped(offered_by(game).ids[0])
    assert [seat.level for seat in person.session.seats] == [HUMAN, *scenario.levels]
    goals = person.page.side.pages[0]
    assert isinstance(goals, GoalList)
    assert goals.isVisible()
    begun = [row.sentence for row in goals.rows()]
    assert [row.id for row in goals.rows()] == list(MEDALS)

    def between() -> None:
        person.confirm_by_mouse()
        person.wait_for(lambda: person.at_end or bool(person.listed()) or None)

    person.play_to_the_end(person.by_dragging, Rng(4), between)
    assert [row.sentence for row in goals.rows()] != begun
    person.check()
    played = best_of_all(game, offered_by(game).ids, SoloResults().all())[0]
    assert (played.games, played.medal) == (1, offered_by(game).medal(person.session.match.state))


@pytest.mark.parametrize("game", TABLES)
def test_a_medal_is_told_and_kept_and_opens_the_next_station(game: str, folder: Path, qtbot: QtBot) -> None:
    first, second, *_ = offered_by(game).ids
    whole = finished(game, first)
    rank = offered_by(game).medal(replay(game_named(game), whole).state)
    assert rank, "another seed earns a medal"
    with opened(folder, **AT_ONCE) as window:
        open_page(window, game)
        window.continue_record(_before_last(whole))
        session = window.session
        assert session is not None
        qtbot.waitUntil(lambda: session.match.deciders == (0,), timeout=5000)
        session.play(tuple(_last_own(whole).split()))
        qtbot.waitUntil(lambda: isinstance(window.stack.currentWidget(), FinalScreen), timeout=20_000)
        final = window.stack.currentWidget()
        assert isinstance(final, FinalScreen)
        assert isinstance(final.awards, MedalPanel)
        assert final.awards._heading.text() == "A medal!"
        assert final.awards.words.text().endswith("earned without hints.")
        assert final.onward is not None
        click(final.onward)
        screen = window.stack.currentWidget()
        assert isinstance(screen, ScenariosScreen)
        assert screen.chosen == second
        assert screen.start.hasFocus()
        assert screen.start.isEnabled()
        click(screen.road.stations[0])
        assert screen._best.text().startswith("Your best: ")
        assert [sign._won for sign in screen.signs] == [place < rank for place in range(3)]


def _before_last(whole: Record) -> Record:
    """The game at the person's last decision."""
    match = replay(game_named(whole.game), whole)
    place = max(number for number, played in enumerate(match.history) if played.seat == 0)
    return whole._replace(moves=whole.moves[:place])


def _last_own(whole: Record) -> str:
    match = replay(game_named(whole.game), whole)
    place = max(number for number, played in enumerate(match.history) if played.seat == 0)
    return whole.moves[place]


# ------------------------------------------------------------------ what counts

CHEATS: list[tuple[str, str]] = [
    ("practice", "award_practice"),
    ("rivals", "award_other_rivals"),
    ("unfinished", "award_unfinished"),
    ("own", "award_own_scenario"),
    ("dealt", "award_not_dealt"),
]


@pytest.mark.parametrize(("cheat", "reason"), CHEATS)
@pytest.mark.parametrize("game", TABLES)
def test_what_does_not_count(game: str, cheat: str, reason: str, folder: Path) -> None:
    offered, whole = offered_by(game), finished(game, offered_by(game).ids[0])
    seats = whole.meta["seats"]
    setup = dict(whole.setup)
    name = next(part for part, value in setup.items() if isinstance(value, list) and len(value) > 1)
    changed = {
        "practice": whole._replace(meta={**whole.meta, "practice": True}),
        "rivals": whole._replace(meta={**whole.meta, "seats": [seats[0], *({"level": "random"} for _ in seats[1:])]}),
        "unfinished": whole._replace(moves=whole.moves[:-1]),
        "own": whole._replace(setup={**setup, "scenario": {}}),
        "dealt": whole._replace(setup={**setup, name: setup[name][::-1]}),
    }[cheat]
    assert appraise(whole, offered, SoloResults(), TODAY).new
    with pytest.raises(DomainError) as refused:
        appraise(changed, offered, SoloResults(), TODAY)
    if cheat != "own":
        assert refused.value.reason.code == reason


def test_every_scenario_has_its_words_in_both_languages() -> None:
    for game in TABLES:
        for scenario in map(offered_by(game).shipped, offered_by(game).ids):
            english, french = told(game, scenario, "en"), told(game, scenario, "fr")
            for one, other in zip(english, french, strict=True):
                assert one, scenario.id
                assert other, scenario.id
            assert english.story != french.story
            assert len(english.different) == len(french.different)
            assert len(english.hints) == len(french.hints) == 2


# ------------------------------------------------------------------ a scenario of one's own


@pytest.mark.parametrize("game", TABLES)
def test_a_scenario_of_ones_own_is_played_from_the_folder(game: str, folder: Path, qtbot: QtBot) -> None:
    """A copy of a shipped file under another id; beside it one that is refused in a line."""
    first = offered_by(game).ids[0]
    text = resource(game, "scenarios", f"{first}.toml").read_text(encoding="utf-8")
    own = scenarios_folder(game)
    own.mkdir(parents=True)
    mine = text.replace(f'id = "{first}"', 'id = "mine"').replace("[told.en]", '[told.en]\nname = "My own war"')
    (own / "mine.toml").write_text(mine, encoding="utf-8")
    (own / "bad.toml").write_text(mine.replace("order = 1", 'weather = "rain"'), encoding="utf-8")
    with opened(folder, **AT_ONCE) as window:
        screen = road(window, game)
        assert "bad.toml" in screen._own_problems.text()
        assert "weather" in screen._own_problems.text()
        assert "\n" not in screen._own_problems.text()
        made = screen.findChild(QWidget, "own_mine")
        assert made is not None
        click(made)
        assert screen._name.text() == "My own war"
        click(screen.start)
        session = window.session
        assert session is not None
        assert session.record().setup["scenario"]["id"] == "mine"
        assert isinstance(window.table.side.pages[0], GoalList)  # type: ignore[union-attr]
        qtbot.waitUntil(lambda: 0 in session.match.deciders, timeout=20_000)
        assert replay(game_named(game), session.record()).state == session.match.state

"""Path of Glory as a user meets it: the road, its locks and medals, and what the scenarios lay on the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.medals import earned_medal
from aoc_desktop.games.age_of_civilization.table.card_picture import card_lines
from aoc_desktop.games.age_of_civilization.table.own_actions import PATH_OF_GLORY
from aoc_desktop.games.age_of_civilization.table.solo.path import PathScreen
from aoc_desktop.games.age_of_civilization.table.tooltips import tooltip
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.record import Record, replay
from aoc_desktop.play.log import LogRole
from aoc_desktop.play.places import Place
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.screens.result.screen import FinalScreen
from aoc_desktop.ui.screens.solo import scenarios_screen
from aoc_desktop.ui.table.page.goals import GoalList
from aoc_desktop.ui.table.page.log_tools import line_tip, noun_tip
from aoc_desktop.ui.table.page.zoom import CardZoom
from tests.solo_games import finished
from tests.ui.person import Key, Person, preferences_in
from tests.ui.walk.eyes import cut_off
from tests.ui.windows import click, key, opened

MEDALS = ("bronze", "silver", "gold")
AT_ONCE = {"end_of_turn": "at_once", "play_forced_moves": False}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    monkeypatch.setattr(scenarios_screen, "fresh_seed", lambda: 4)
    return tmp_path


@pytest.fixture
def person(folder: Path) -> Iterator[Person]:
    person = Person(preferences_in(folder, play_forced_moves=False))
    yield person
    person.leave()


def road(window: MainWindow) -> PathScreen:
    window.actions_[PATH_OF_GLORY].trigger()
    screen = window.stack.currentWidget()
    assert isinstance(screen, PathScreen)
    return screen


def sit_down(person: Person, name: str, moves: int = 0) -> None:
    """At a scenario's table after so many moves of a known game."""
    game = finished(4, name)
    person.window.continue_record(game._replace(moves=game.moves[:moves]))
    person.listen()
    person.settle()


def place_of(game: Record, verb: str) -> int:
    """How many moves come before the first that begins like this."""
    return next(number for number, move in enumerate(game.moves) if move.startswith(verb))


# ------------------------------------------------------------------ the road


def test_the_road_begins_with_one_open_station(folder: Path, announced: list[str]) -> None:
    with opened(folder, **AT_ONCE) as window:
        screen = road(window)
        assert [station.best.open for station in screen.road.stations] == [True, False, False, False, False]
        assert screen.chosen == "age_of_wonders"
        click(screen.road.stations[3])
        assert screen._name.text() == "Mongol Devastation"
        assert not screen.start.isEnabled()
        assert screen._why.text() == announced[-1] == "Opens with a medal in Lost Civilization."
        assert "War breaks out at the end of each of rounds 1 to 5" in screen._rules.text()
        screen.road.stations[3].setFocus()
        key(Key.Key_Right)
        assert screen.chosen == "death_and_rebirth"
        key(Key.Key_Right)
        assert screen.chosen == "age_of_wonders"
        assert screen.start.isEnabled()
        click(screen.start)
        assert window.session is not None
        assert window.session.record().mode == "scenario:age_of_wonders"


def test_what_is_longer_than_its_place_is_read_by_keyboard(folder: Path) -> None:
    """Tab stops there, with a ring, only while there is more than is seen."""
    with opened(folder, text_size=150) as window:
        screen = road(window)
        screen.choose("silk_road")
        QApplication.processEvents()
        area = screen._area
        before = area.grab().toImage()
        for _ in range(20):
            if area.hasFocus():
                break
            key(Key.Key_Tab)
        corner = area.width() // 2, 0
        assert area.grab().toImage().pixelColor(*corner) != before.pixelColor(*corner)
        key(Key.Key_PageDown)
        assert area.verticalScrollBar().value() > 0
        window.preferences["text_size"] = 100
        screen.choose("age_of_wonders")
        QApplication.processEvents()
        assert area.verticalScrollBar().maximum() == 0
        assert area.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_every_scenario_tells_its_story_rules_and_medals_in_both_languages(folder: Path) -> None:
    with opened(folder, **AT_ONCE) as window:
        screen = road(window)
        told: dict[str, list[str]] = {}
        for language in ("en", "fr"):
            window.preferences["language"] = language
            QApplication.processEvents()
            for station in screen.road.stations:
                screen.choose(station.scenario)
                QApplication.processEvents()
                told[station.scenario, language] = [
                    *(screen._story.text(), screen._rules.text(), screen._dates.text()),
                    *(asks.text() for asks in screen._asks),
                ]
                assert all(told[station.scenario, language])
                for words in (screen._story, screen._rules):
                    assert words.height() >= words.heightForWidth(words.width()), "no line is cut"
        for station in screen.road.stations:
            english, french = told[station.scenario, "en"], told[station.scenario, "fr"]
            assert all(one != other for one, other in zip(english, french, strict=True))
        assert not lettering.overflows


def test_a_medal_is_told_and_kept_and_opens_the_next_station(folder: Path, qtbot: QtBot, announced: list[str]) -> None:
    game = finished(4, "age_of_wonders")
    earned = earned_medal(replay(GAME, game).state)
    assert earned
    with opened(folder, **AT_ONCE) as window:
        window.continue_record(game._replace(moves=game.moves[:-2]))
        assert window.session is not None
        for line in game.moves[-2:]:
            window.session.play(tuple(line.split()))
        qtbot.waitUntil(lambda: isinstance(window.stack.currentWidget(), FinalScreen), timeout=5000)
        crowning = window.stack.currentWidget().awards
        assert crowning.new == set(MEDALS[: MEDALS.index(earned) + 1])
        assert crowning._heading.text() == "A medal!"
        told = f"Age of Wonders: {earned} medal. Kept for good, with the record of this game: earned without hints."
        assert crowning.words.text() == told
        medals = [words for words in announced if words.startswith("A medal! ")]
        assert len(medals) == 1
        assert medals[0].endswith(told)
        assert f"{earned.capitalize()}: " in crowning.podium.accessibleName()
        points = window.session.match.state.players[0].points
        onward = window.stack.currentWidget().onward
        assert onward is not None
        assert window.stack.currentWidget()._title.hasFocus(), "who listens hears first how it ended"
        click(onward)
        screen = window.stack.currentWidget()
        assert isinstance(screen, PathScreen)
        assert screen.chosen == "silk_road"
        assert screen.start.hasFocus()
    with opened(folder, **AT_ONCE) as window:
        screen = road(window)
        assert [station.best.medal for station in screen.road.stations] == [MEDALS.index(earned) + 1, 0, 0, 0, 0]
        assert screen.chosen == "silk_road"
        assert screen.start.isEnabled()
        click(screen.road.stations[0])
        assert screen._best.text().startswith(f"Your best: {points} points, ")
        window.preferences["language"], window.preferences["text_size"] = "fr", 150
        window.resize(960, 600)
        QTest.qWait(10)
        assert screen._best.text().startswith("Votre meilleur résultat")
        assert cut_off([screen._best]) == []
        assert screen._best.visibleRegion().boundingRect() == screen._best.rect(), "whatever must be scrolled"
        hub = window.stack.currentWidget()
        assert hub is screen


# ------------------------------------------------------------------ on the table


@pytest.mark.parametrize("way", ["by_dragging", "by_clicks", "by_keys", "by_list"])
def test_special_actions_are_played_like_any_other(person: Person, way: str) -> None:
    sit_down(person, "age_of_wonders", 1)
    move: Move = ("act", "quarry")
    assert move in person.listed()
    person.perform(move, getattr(person, way))
    assert person.moves[-1] == "act quarry"
    assert person.session.match.state.scenario.passing


def test_a_civilisation_set_aside_rises_from_the_market(person: Person) -> None:
    sit_down(person, "lost_civilization")
    person.perform(("rise", "maya"), person.by_dragging)
    assert person.view.stage.by_place(("market", "maya")) is None


def test_drought_tokens_lie_on_the_table_and_say_what_they_cost(person: Person) -> None:
    game = finished(4, "lost_civilization")
    sit_down(person, "lost_civilization", len(game.moves) - 2)
    tokens = person.models.standing.scenario.drought
    assert tokens
    piece = person.view.stage.by_place(("drought", ""))
    assert piece is not None
    faces = person.page.side.score.faces
    assert f"{tokens} drought token" in tooltip(("drought", ""), person.models, faces)


def test_the_row_of_control_cards_is_taken_in_order(person: Person) -> None:
    game = finished(4, "silk_road")
    sit_down(person, "silk_road", place_of(game, "act caravan"))
    states = [row.state for row in person.models.control.rows]
    assert states == ["next", *["later"] * 5]
    assert person.models.control.rows[0].legal
    person.perform(("act", "caravan"), person.by_dragging)
    assert [row.state for row in person.models.control.rows] == ["controlled", "next", *["later"] * 4]
    faces = person.page.side.score.faces
    assert "Control costs 1 coin." in tooltip(("control", "changan"), person.models, faces)
    for row in person.models.control.rows:
        assert person.view.stage.by_place(("control", row.card)) is not None


@pytest.mark.parametrize("place", [("effect", "changan"), ("control", "changan")])
def test_a_control_card_says_what_it_does_wherever_it_stands(
    person: Person, announced: list[str], place: Place
) -> None:
    """In the row and among what comes at the end of the turn: to the pointer, to a screen reader, and shown large."""
    sit_down(person, "silk_road", place_of(finished(4, "silk_road"), "act caravan"))
    person.perform(("act", "caravan"), person.by_dragging)
    does = ["Control costs 1 coin.", "At the end of each of your turns, gain 1 coin."]
    told = QTextDocumentFragment.fromHtml(tooltip(place, person.models, person.view.faces)).toPlainText()
    assert told.splitlines() == ["Chang’an", *does]
    person.walk_to(place)
    assert announced[-1].startswith("Chang’an. ")
    assert announced[-1].endswith(" ".join(does))
    person.key(Key.Key_Z)
    zoom = next(zoom for zoom in person.window.findChildren(CardZoom) if zoom.isVisible())
    assert (zoom.name, zoom.lines) == ("Chang’an", does)
    lettering.overflows.clear()
    assert not zoom.grab().isNull()
    assert not lettering.overflows


def test_the_log_shows_the_control_card_behind_a_line(person: Person) -> None:
    game = finished(4, "silk_road")
    sit_down(person, "silk_road", len(game.moves) // 2)
    log = person.models.log
    lines = [log.index(row, 0) for row in range(log.rowCount())]
    line = next(line for line in lines if ("control_card", "changan") in line.data(LogRole.CARDS))
    assert "Chang’an\nControl costs 1 coin." in line_tip(line, person.view.faces)
    tip = noun_tip("control_card", "changan", person.view.faces, person.window.preferences)
    assert "<b>Chang’an</b><br>Control costs 1 coin." in tip


def test_a_card_of_no_known_kind_is_not_taken_for_the_plague(person: Person) -> None:
    sit_down(person, "silk_road")
    with pytest.raises(ValueError, match="goal"):
        card_lines(person.models.cards, "goal", "changan", "en")


def test_special_events_lie_above_the_track(person: Person) -> None:
    sit_down(person, "death_and_rebirth")
    for event in ("great_famine", "black_death", "printing_press"):
        assert person.view.stage.by_place(("event", event)) is not None
    faces = person.page.side.score.faces
    assert "You sacrifice 2 workers." in tooltip(("event", "black_death"), person.models, faces)


def test_a_hint_is_given_in_a_scenario(person: Person, qtbot: QtBot) -> None:
    sit_down(person, "age_of_wonders", 1)
    person.key(Key.Key_H)
    person.click_widget(person.page.hints.accept)
    qtbot.waitUntil(lambda: not person.session.awaits_hint and person.page.hints.rows[0].isVisible(), timeout=30_000)
    assert person.session.aided
    assert person.page.hints.rows[0].move_ in person.listed()


def test_medals_and_rules_stand_beside_the_table(person: Person) -> None:
    sit_down(person, "mongol_devastation", 1)
    goals = person.page.side.pages[0]
    assert isinstance(goals, GoalList)
    assert [row.id for row in goals.rows()] == ["bronze", "silver", "gold"]
    assert goals.rows()[2].sentence.startswith("Gold: 18 points and no war lost (points 0/18")
    texts = [goals.item(number).text() for number in range(goals.count())]
    assert "The virtual opponent starts at 1 military and grows by 2 each round." in texts


@pytest.mark.parametrize("name", ["silk_road", "lost_civilization"])
def test_no_name_is_cut_on_a_small_table_in_french(folder: Path, name: str) -> None:
    person = Person(preferences_in(folder, play_forced_moves=False, language="fr"), (960, 600))
    game = finished(4, name)
    for share in (0.0, 0.95):
        sit_down(person, name, int(len(game.moves) * share))
        person.view.grab()
        special = [person.view.stage.by_place(("action", row.card)) for row in person.models.special_actions.rows]
        assert all(special)
        own = {card for row in person.models.special_actions.rows for card in [row.card]}
        cut = [over.text for over in lettering.overflows]
        names = [person.page.side.score.faces.name("action", card) for card in own]
        names += [person.page.side.score.faces.name("control_card", row.card) for row in person.models.control.rows]
        assert not set(cut) & set(names)
    person.leave()


def test_the_hub_tells_of_medals(folder: Path) -> None:
    with opened(folder, **AT_ONCE) as window:
        window.actions_["solo"].trigger()
        hub = window.stack.currentWidget()
        click(hub.findChild(QWidget, f"entry_{PATH_OF_GLORY}"))
        assert isinstance(window.stack.currentWidget(), PathScreen)
        key(Key.Key_Escape)
        assert window.stack.currentWidget() is hub
        assert hub._words["path"].text() == "0 of 5 scenarios have a medal"

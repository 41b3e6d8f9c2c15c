"""Every screen of the program for the walk. A new screen is one function here that shows it and yields its name."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from aoc_desktop.ai.worker import Answer
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS
from aoc_desktop.games.age_of_civilization.table.course import announcements
from aoc_desktop.games.age_of_civilization.table.own_actions import PATH_OF_GLORY
from aoc_desktop.games.age_of_civilization.table.solo.path import PathScreen
from aoc_desktop.games.age_of_civilization.words.speech import say
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.record import Record
from aoc_desktop.play.start import continued_game
from aoc_desktop.ui.frame.look import specs
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.frame.settings_dialog import SettingsDialog
from aoc_desktop.ui.kit.screen_reader import spoken
from aoc_desktop.ui.screens.almanac.screen import AlmanacScreen
from aoc_desktop.ui.screens.new_game.screen import NewGameScreen
from aoc_desktop.ui.screens.result.celebration import Celebration
from aoc_desktop.ui.screens.result.review import ReviewScreen
from aoc_desktop.ui.screens.rules import RulesScreen
from aoc_desktop.ui.table.page.overlay import Overlay
from aoc_desktop.ui.table.page.table_page import TablePage
from aoc_desktop.ui.table.text.text_rows import section
from tests.profile.test_statistics import GAMES
from tests.text.test_reasons import REASONS
from tests.ui.walk.games import at, good_moves, moments, scenario_game, whole_game
from tests.ui.walk.window import settled

SECOND, FIRST = "second_edition", "first_edition"
TABLES: tuple[tuple[int, tuple[str, ...], str, int], ...] = (
    (2, (), SECOND, 1),
    (3, ("changing_world",), SECOND, 2),
    (4, ("innovation", "changing_world"), SECOND, 3),
    (1, ("innovation",), SECOND, 4),
    (2, ("draft",), SECOND, 5),
    (4, ("draft",), FIRST, 6),
)


ELSEWHERE = ("quit", "open_record", "full_screen", "light_theme", "menu", "almanac", "settings", "rules", "about")
"""Actions that leave the program, ask the system for a file, or are walked above."""


USUAL = (1280, 720)


class State(NamedTuple):
    """Something to be read."""

    name: str
    table: TablePage | None = None
    """A table whose every place is to be pointed at."""
    typed: frozenset[str] = frozenset()
    """Words that come from a user's file: no language says them otherwise."""


class Walk(NamedTuple):
    """The window walked through, and how far: every moment and page, or a few of each."""

    window: MainWindow
    thorough: bool
    size: tuple[int, int] = USUAL

    @property
    def language(self) -> str:
        return self.window.preferences.language

    def sit(self, table: tuple[int, tuple[str, ...], str, int], moves: int | None, people: int = 1) -> TablePage:
        """The real table at a moment of a real game; no seat moves automatically."""
        return self.sit_at(at(whole_game(*table), moves, people))

    def sit_at(self, game: Record) -> TablePage:
        """At a new table, unless just this one is there already."""
        window = self.window
        if window.session is not None and window.table is not None and _is_same(window.session.record(), game):
            window.look_at_table()
            return window.table
        session = continued_game(game, window.preferences.pace, window)
        window.show_session(session)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # what lay there before
        assert window.table is not None
        return window.table

    def close_dialogs(self) -> None:
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                widget.close()
        QApplication.processEvents()

    def close_overlays(self) -> None:
        for overlay in self.window.findChildren(Overlay):
            overlay.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _is_same(game: Record, other: Record) -> bool:
    """Whatever else was noted about them."""
    people = [[seat["level"] for seat in one.meta["seats"]] for one in (game, other)]
    return people[0] == people[1] and game._replace(meta={}) == other._replace(meta={})


Screen = Callable[[Walk], Iterator[State]]
SCREENS: dict[str, Screen] = {}


def screen(show: Screen) -> Screen:
    SCREENS[show.__name__] = show
    return show


@screen
def home(walk: Walk) -> Iterator[State]:
    walk.window.go_home()
    yield State("home")
    walk.sit(TABLES[1], moments(*TABLES[1])[-1])
    walk.window.go_home()
    yield State("home with the game that was left")


@screen
def first_start(walk: Walk) -> Iterator[State]:
    walk.window.welcome()
    yield State("first start")


@screen
def menu(walk: Walk) -> Iterator[State]:
    walk.window.go_home()
    made = walk.window.actions_.menus(walk.window)
    made.popup(walk.window.mapToGlobal(walk.window.rect().topLeft()))
    yield State("menu")
    made.close()
    made.deleteLater()


@screen
def new_game(walk: Walk) -> Iterator[State]:
    for mode in ("table", "solo"):
        walk.window.show_new_game(mode)
        form = walk.window.stack.currentWidget()
        assert isinstance(form, NewGameScreen)
        for seat, name in zip(form.seats, ("Öæ", "Ñß", "Þø", "Åð"), strict=True):
            seat.name.setText(name)
        yield State(f"new game: {mode}")
        if mode == "table":
            form.seats[3].choose("sage")
            form.seats[2].choose("expert")
            form.options.edition.setCurrentIndex(1)
            form.seats[1].name.setText(form.seats[0].name.text())
            yield State("new game: first edition, four seats, two of one name")
            form.seats[1].name.setText("Ñß")
            form.seed.setText("x")
            yield State("new game: no such seed")
            form.seed.setText("")
            form.options.edition.setCurrentIndex(0)


@screen
def settings(walk: Walk) -> Iterator[State]:
    walk.window.go_home()
    walk.window.show_settings()
    dialog = next(widget for widget in QApplication.topLevelWidgets() if isinstance(widget, SettingsDialog))
    for place in range(dialog.tabs.count()):
        dialog.tabs.setCurrentIndex(place)
        yield State(f"settings: page {place + 1}")
    for key, by_qt in (("Up", {"Up"}), ("E", set[str]())):  # Qt knows what a key is called
        dialog.shortcuts.choose("hint")
        dialog.shortcuts.wait_for_key()
        dialog.shortcuts._take(QKeySequence(key))
        yield State(f"settings: {key}, which cannot be had as it is", typed=frozenset(by_qt))
    walk.close_dialogs()


@screen
def dialogs(walk: Walk) -> Iterator[State]:
    window = walk.window
    window.go_home()

    window.show_about()
    yield State("about")
    walk.close_dialogs()
    table = walk.sit(TABLES[1], moments(*TABLES[1])[-1])
    original = QMessageBox.exec
    QMessageBox.exec = QMessageBox.show  # type: ignore[method-assign, assignment]
    try:
        table.session.table.confirm(table.session.legal()[0], True)
    finally:
        QMessageBox.exec = original  # type: ignore[method-assign]
    yield State("a card will be revealed")
    walk.close_dialogs()
    for code, params in REASONS if walk.thorough else REASONS[::40]:
        window.notice.say(say(Reason(code, params), walk.language), warning=True)
        yield State(f"notice: {code}", typed=frozenset(re.findall(r"[A-Za-z]+", repr(params))))
    window.notice.say("")


@screen
def rules(walk: Walk) -> Iterator[State]:
    walk.window.show_rules()
    page = walk.window.stack.currentWidget()
    assert isinstance(page, RulesScreen)
    page.search.setText("Ωωω")
    yield State("rules, nothing found")
    page.search.setText("")
    count = page.contents.count()
    for row in range(count) if walk.thorough else (0, count // 2, count - 1):
        page.contents.setCurrentRow(row)
        yield State(f"rules: section {row + 1}")


@screen
def almanac(walk: Walk) -> Iterator[State]:
    walk.sit(TABLES[1], moments(*TABLES[1])[-1])
    walk.window.show_almanac()
    page = walk.window.stack.currentWidget()
    assert isinstance(page, AlmanacScreen)
    for place in range(page.kinds.count()):
        page.kinds.setCurrentIndex(place)
        count = page.list.count()
        for row in range(count) if walk.thorough else (count - 1,):
            page.list.setCurrentRow(row)
            yield State(f"almanac: {page.kind}, card {row + 1}")
    page.kinds.setCurrentIndex(0)
    page.unseen.setChecked(True)
    page.search.setText("Ωωω")
    yield State("almanac: nothing found")
    page.unseen.setChecked(False)
    page.search.setText("")
    for place in range(page.kinds.count()) if walk.thorough else (0, 3, 4):
        page.kinds.setCurrentIndex(place)
        page._correct()
        yield State(f"correction: {page.kind}")
        walk.close_dialogs()
    page.kinds.setCurrentIndex(0)


@screen
def tables(walk: Walk) -> Iterator[State]:
    for table in TABLES:
        found = moments(*table)
        for number in found if walk.thorough else found[len(found) // 2 :: len(found)]:
            page = walk.sit(table, number)
            yield State(f"table {table}, move {number}", page)


@screen
def column(walk: Walk) -> Iterator[State]:
    for table in (TABLES[0], TABLES[2]) if walk.thorough else (TABLES[2],):
        page = walk.sit(table, moments(*table)[-1])
        for place in range(page.side.tabs.count()):
            page.side.tabs.setCurrentIndex(place)
            yield State(f"right column {table}, tab {place + 1}")
        page.history_view.show_moment(12)
        yield State(f"a past moment {table}")
        page.history_view.show_since()
        yield State(f"since the last turn {table}")
        page.history_view.show_present()


@screen
def text_table(walk: Walk) -> Iterator[State]:
    """The table as text: its sections closed, one after the other open, and a command half typed."""
    preferences = walk.window.preferences
    spoken().forget()  # what was said on other screens has words of files in it
    preferences["text_table"] = "on"
    page = walk.sit(TABLES[2], moments(*TABLES[2])[-1])
    page.show_text(True)
    assert page.text is not None
    yield State("the table as text")
    for name in page.text.rows.sections if walk.thorough else page.text.rows.sections[:3]:
        page.text.go_to_section(name)
        page.text.tree.open_row(section(name))
        yield State(f"the table as text, {name}")
    page.text.open_commands()
    page.text.command.edit.setText("go")
    page.text.command.look_again()
    yield State("a command half typed", typed=frozenset(("go",)))
    preferences["text_table"] = "off"
    page.show_text(False)


@screen
def over_the_table(walk: Walk) -> Iterator[State]:
    window = walk.window
    page = walk.sit(TABLES[2], moments(*TABLES[2])[-1])
    for kind, card in _cards(page) if walk.thorough else _cards(page)[::17]:
        window.show_card(kind, card)
        yield State(f"zoom: {kind} {card}")
        walk.close_overlays()
    page.side.open_board(page.side.opponents.rows()[0].seat)
    yield State("the board of another player")
    walk.close_overlays()
    page.side.log.view.setCurrentIndex(page.side.log.view.model().index(30, 0))
    page.act("why")
    yield State("why?")
    walk.close_dialogs()


@screen
def end_of_turn(walk: Walk) -> Iterator[State]:
    preferences = walk.window.preferences
    preferences["end_of_turn"] = "ask"
    _end_turn(walk, TABLES[1])
    yield State("the turn summed up")
    page = _end_turn(walk, TABLES[2])  # with four players there is little room for the list
    page.side.tabs.setCurrentWidget(page.side.legal)
    yield State("the turn summed up in the list of moves")
    preferences["end_of_turn"] = "at_once"


def _end_turn(walk: Walk, table: tuple[int, tuple[str, ...], str, int]) -> TablePage:
    for number in reversed(moments(*table)):
        page = walk.sit(table, number)
        for move in page.session.legal():
            if any(event.kind == "turn_ends" for event in page.session.preview(move)[1]):
                page.session.play(move)
                return page
    raise AssertionError("no turn can be ended")


@screen
def hint(walk: Walk) -> Iterator[State]:
    """The answer is put in its place, instead of waiting for the AI in every language."""
    number = moments(*TABLES[1])[-1]
    page = walk.sit(TABLES[1], number)
    page.hints.toggle()
    yield State("hint: what it costs")
    page.hints.toggle()
    yield State("hint: thinking")
    page.session.hinted.emit(good_moves(*TABLES[1], number))
    assert page.hints.rows[0].isVisible()
    yield State("hint")
    page.hints.dismiss()


@screen
def curtain(walk: Walk) -> Iterator[State]:
    page = walk.sit(TABLES[4], 4, people=2)
    assert page.curtain.isVisible()
    yield State("curtain")


@screen
def banners(walk: Walk) -> Iterator[State]:
    preferences = walk.window.preferences
    page = walk.sit(TABLES[2], None)
    turns = [played.events for played in page.session.match.history]
    preferences["pace"], preferences["reduced_motion"] = 400, True
    names = [seat.name for seat in page.session.seats]
    told = [events for events in turns if announcements(events, preferences.language, names)]
    for number, events in enumerate(told if walk.thorough else told[:2]):
        walk.window.look_at_table()
        page.banner.dismiss()
        page.banner.tell(announcements(events, preferences.language, names)[:1])
        yield State(f"banner {number + 1}")
    page.banner.dismiss()
    preferences["pace"], preferences["reduced_motion"] = 0, False


@screen
def results(walk: Walk) -> Iterator[State]:
    for table in TABLES if walk.thorough else TABLES[2:4]:
        walk.sit(table, None)
        walk.window.ending.show_result()
        yield State(f"result {table}")
    walk.window.look_at_table()
    yield State("the table after the end")


@screen
def celebration(walk: Walk) -> Iterator[State]:
    """The end of a game that was played just now."""
    window = walk.window
    window.preferences["celebrate"] = True
    for table in [table for table in TABLES if table[0] > 1][: None if walk.thorough else 1]:
        walk.sit(table, None)
        settled()
        window.look_at_table()
        window.ending.just_ended = window.session
        window.ending.celebrate()
        yield State(f"celebration {table}")
        for shown in window.findChildren(Celebration):
            shown.close()
    window.preferences["celebrate"] = False


@screen
def review(walk: Walk) -> Iterator[State]:
    """Two turns that the AI has looked at, and one that it looks at."""
    walk.sit(TABLES[3], None)
    settled()  # the end of a game shows its result by itself
    walk.window.ending.show_review()
    page = walk.window.stack.currentWidget()
    assert isinstance(page, ReviewScreen)
    found = good_moves(*TABLES[1], moments(*TABLES[1])[-1])
    for best, played in ((found[0], found[-1]._replace(points=0.0)), (found[0], found[0])):
        page.review._answered(Answer(best.move, best.line, (best, played)))
    yield State("review")
    page.review.stop()


@screen
def road(walk: Walk) -> Iterator[State]:
    walk.window.go_home()
    walk.window.actions_[PATH_OF_GLORY].trigger()
    page = walk.window.stack.currentWidget()
    assert isinstance(page, PathScreen)
    for station in page.road.stations:
        page.choose(station.scenario)
        yield State(f"the road: {station.scenario}")


@screen
def scenarios(walk: Walk) -> Iterator[State]:
    for name in SCENARIOS if walk.thorough else SCENARIOS[1:3]:
        game = scenario_game(name)
        for share in (0.0, 0.4, 0.8) if walk.thorough else (0.8,):
            page = walk.sit_at(at(game, int(len(game.moves) * share)))
            yield State(f"{name}, {share} of the game", page)


@screen
def records(walk: Walk) -> Iterator[State]:
    """With games that were finished."""
    for game in GAMES:
        walk.window.results.add(game)
    walk.window.preferences["player_name"] = "Ada"
    walk.window.go_home()
    walk.window.show_records()
    yield State("records", typed=frozenset({"Ada"}))
    walk.window.preferences["player_name"] = ""


@screen
def actions(walk: Walk) -> Iterator[State]:
    """Whatever the menu leads to, from the home screen: a new screen of the registry is walked without a line here."""
    window = walk.window
    for spec in specs():
        window.go_home()
        here = window.stack.currentWidget()
        if spec.id in ELSEWHERE or not window.actions_[spec.id].isEnabled():
            continue
        window.actions_[spec.id].trigger()
        QApplication.processEvents()
        if window.stack.currentWidget() is not here or QApplication.activeModalWidget() is not None:
            yield State(f"action {spec.id}")
        walk.close_dialogs()


def _cards(page: TablePage) -> list[tuple[str, str]]:
    cards = page.models.cards
    kinds = ("civilization", "wonder", "technology", "special_technology", "action", "event")
    return [(kind, card) for kind in kinds for card in getattr(cards, kind)]


def point_everywhere(page: TablePage) -> Iterator[QPointF]:
    """Rest the pointer on every place of the table in turn; the texts for it appear meanwhile."""
    view = page.view
    for piece in list(view.stage.with_places()):
        view.hover.hover(piece.place, piece.rect.center())
        yield piece.rect.center()
    view.hover.hover(None, QPointF())

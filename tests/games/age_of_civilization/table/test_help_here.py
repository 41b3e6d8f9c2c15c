"""F1 on anything opens its rule: on the table, beside it, in the lists."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QWidget

from aoc_desktop.games.age_of_civilization.table.rows.table import TableModels
from aoc_desktop.games.age_of_civilization.table.table_look import TABLE
from aoc_desktop.games.age_of_civilization.table.topics import topic_of_place
from aoc_desktop.games.age_of_civilization.words.speech import GAME_ID
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import SeatInfo
from aoc_desktop.play.start import new_game
from aoc_desktop.ui.kit.rules_text import sections
from aoc_desktop.ui.screens.rules import RulesScreen
from aoc_desktop.ui.table.page.goals import GoalList
from aoc_desktop.ui.table.page.log_tools import line_topic
from aoc_desktop.ui.table.page.panel import TablePanel
from tests.sessions import AT_ONCE
from tests.sessions import MODES as TABLES
from tests.ui.person import CTRL, SHIFT, Arrival, Key, Person, choose

AROUND = {
    "coins": "What lies on the table",
    "points": "End of the game and scoring",
    "military": "Military",
    "workers": "Step 3: workers return",
    "worker": "Step 2: actions",
    "technologies": "Technologies",
    "technology": "Technologies",
    "wonders": "Wonders",
    "wonder": "Wonders",
    "market": "Step 1: civilisations",
    "mine": "Step 1: civilisations",
    "deck": "Step 1: civilisations",
    "action": "Step 2: actions",
    "event": "Variant: A changing world",
    "special": "Variant: Innovation",
}


@pytest.fixture
def person(arrive: Arrival) -> Person:
    """In the middle of a turn, with something on every side."""
    made = arrive(play_forced_moves=False)
    made.set_table(("human", "random", "random"), ("innovation", "changing_world"), seed=9)
    rng = Rng(5)
    while len(made.gestures) < 6 or not any(move[0] == "act" for move in made.listed()):
        made.perform(choose(made.listed(), rng, made.gestures), made.by_clicks)
        made.settle()
    return made


def title_after_f1(person: Person) -> str:
    """The heading at which the rules open; then back to the table."""
    person.key(Key.Key_F1)
    screen = person.window.stack.currentWidget()
    assert isinstance(screen, RulesScreen)
    title = screen.contents.currentItem().text()
    person.key(Key.Key_Escape)
    assert person.window.stack.currentWidget() is person.page
    return title


def point_at(widget: QWidget, point: QPoint) -> None:
    QTest.mouseMove(widget, point)
    QApplication.processEvents()


def row_with(view: QListView, words: str) -> QPoint:
    """The left end of a line, before its words: no name is pointed at there."""
    found = next(row for row in range(view.model().rowCount()) if words in str(view.model().index(row, 0).data()))
    view.scrollTo(view.model().index(found, 0))
    return view.visualRect(view.model().index(found, 0)).topLeft() + QPoint(6, 6)


def test_f1_on_each_thing_of_the_table(person: Person) -> None:
    lies = {piece.place[0]: piece.place for piece in person.view.stage.with_places() if piece.place}
    assert AROUND.keys() <= lies.keys()
    opened = {}
    for kind in AROUND:
        person.move_to(person.point_of(lies[kind]))
        opened[kind] = title_after_f1(person)
    assert opened == AROUND
    places = [piece.place for piece in person.view.stage.with_places() if piece.place]
    assert ("action", "plague") in places
    person.move_to(person.point_of(("action", "plague")))
    assert title_after_f1(person) == "End of the round"


def test_f1_on_the_score_and_on_the_others_boxes(person: Person) -> None:
    side = person.page.side
    point_at(side.score, QPoint(side.score.width() // 2, 4))
    assert title_after_f1(person) == "End of the game and scoring"

    def spot(panel: TablePanel, name: str) -> QPoint:
        points = [QPoint(x, y) for y in range(0, panel.height(), 2) for x in range(0, panel.width(), 2)]
        return next(at for at in points if panel.told_at(QPointF(at) / panel.factor)[0] == (name, "")) + QPoint(2, 2)

    point_at(side.opponents, spot(side.opponents, "military"))
    assert title_after_f1(person) == "Military"
    point_at(side.opponents, QPoint(30, 12))
    assert title_after_f1(person) == "What lies on the table", "a player's side, from the name on"
    point_at(person.view.viewport(), QPoint(1, 1))
    side.opponents.setFocus()
    assert title_after_f1(person) == "What lies on the table"


def test_keys_used_at_the_players_of_a_past_moment_count_before_the_pointer(person: Person) -> None:
    person.page.history_view.show_moment(8)
    person.settle()
    view, past = person.page.history_view.shown_view, person.page.side.panels()[2]
    deck = next(piece for piece in view.stage.with_places() if piece.place and piece.place[0] == "deck")
    point_at(view.viewport(), view.mapFromScene(deck.rect.center()))
    assert title_after_f1(person) == "Step 1: civilisations"
    past.setFocus()
    person.key(Key.Key_Down)
    assert title_after_f1(person) == "What lies on the table"


def test_f1_on_a_line_of_the_log_and_on_a_name_in_it(person: Person) -> None:
    person.key(Key.Key_L, CTRL | SHIFT)
    view = person.page.side.log.view
    for words, title in (
        ("The game begins", "What lies on the table"),
        ("Round 1", "A round, a turn"),
        ("rises as", "Step 1: civilisations"),
        ("performs", "Step 2: actions"),
        ("return", "Step 3: workers return"),
    ):
        point_at(view.viewport(), row_with(view, words))
        assert title_after_f1(person) == title, words
    corner = row_with(view, "gains")
    reader = person.page.side.log.reader
    names = [corner + QPoint(x, y) for y in range(0, 60, 4) for x in range(0, view.width(), 4)]
    name = next(at for at in names if (noun := reader.noun_at(at)) is not None and noun.kind == "technology")
    point_at(view.viewport(), name)
    assert title_after_f1(person) == "Technologies"


def test_f1_on_a_legal_move(person: Person) -> None:
    person.key(Key.Key_L, CTRL)
    view = person.page.side.legal.view
    titles = {"act": "Step 2: actions", "buy": "Variant: Innovation", "rest": "Rest", "done": "Step 3: workers return"}
    opened = {}
    for verb in titles:
        rows = [row for row, move in enumerate(person.listed()) if move[0] == verb]
        if rows:
            index = view.model().index(rows[-1], 0)
            view.scrollTo(index)
            point_at(view.viewport(), view.visualRect(index).center())
            opened[verb] = title_after_f1(person)
    assert len(opened) > 1
    assert opened == {verb: titles[verb] for verb in opened}


def test_keys_in_the_log_count_until_the_pointer_moves_again(person: Person) -> None:
    """Whoever reads with the keyboard has left the pointer somewhere; whoever points has left the focus somewhere."""
    person.move_to(person.point_of(("military", "")))
    person.key(Key.Key_L, CTRL | SHIFT)
    view = person.page.side.log.view
    view.setFocus()
    person.key(Key.Key_Home)
    person.key(Key.Key_Down)
    assert str(view.currentIndex().data()) == "Round 1 of 6."
    assert title_after_f1(person) == "A round, a turn"
    person.move_to(person.point_of(("points", "")))
    assert title_after_f1(person) == "End of the game and scoring"


def test_f1_where_nothing_lies_opens_what_is_asked_now(person: Person) -> None:
    person.move_to(QPoint(1, 1))
    person.view.setFocus()
    assert title_after_f1(person) == "Step 2: actions"


def test_f1_alone_at_the_table(arrive: Arrival) -> None:
    person = arrive(play_forced_moves=False)
    person.set_table(("human",), seed=3)
    person.settle()
    person.move_to(person.point_of(("opponent", "")))
    assert title_after_f1(person) == "Solo: Skirmish"
    goals = person.page.side.pages[0]
    assert isinstance(goals, GoalList)
    point_at(goals, QPoint(40, 40))
    assert title_after_f1(person) == "Solo: Skirmish"


def test_every_line_of_whole_games_has_its_rule() -> None:
    anchors = {section.anchor for section in sections(GAME_ID, "en")}
    games = [
        Record("age_of_civilization", edition, players, "solo" if players == 1 else "table", variants, {"seed": 2})
        for players, variants, edition in TABLES
    ]
    games += [
        Record("age_of_civilization", "second_edition", 1, f"scenario:{scenario}", (), {"seed": 2})
        for scenario in ("silk_road", "age_of_wonders", "lost_civilization", "mongol_devastation", "death_and_rebirth")
    ]
    look = TABLE
    for record in games:
        session, rng = new_game(record, [SeatInfo(str(seat)) for seat in range(record.players)], AT_ONCE), Rng(4)
        models = TableModels.of(session, "en")
        while not session.finished:
            session.play(rng.choice(session.legal()))
        lost = [
            models.log.index(row).data()
            for row in range(models.log.rowCount())
            if line_topic(look, models.log.index(row)) not in anchors
        ]
        assert lost == []


def test_an_event_is_told_where_it_belongs() -> None:
    """The tokens of the variant with it, those of a scenario with the scenarios."""
    scenario = Record("age_of_civilization", "second_edition", 1, "scenario:death_and_rebirth", (), {"seed": 2})
    variant = Record("age_of_civilization", "second_edition", 2, "table", ("changing_world",), {"seed": 2})
    for record, topic in ((scenario, "path-of-glory"), (variant, "changing-world")):
        session = new_game(record, [SeatInfo(str(seat)) for seat in range(record.players)], AT_ONCE)
        models = TableModels.of(session, "en")
        events = [row.event for row in models.track.rows if row.event]
        assert events
        assert {topic_of_place(("event", event), models) for event in events} == {topic}

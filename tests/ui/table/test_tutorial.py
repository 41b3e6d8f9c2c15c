"""The guided first game, played to its end by mouse and keys in both languages; the first start that offers it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from aoc_desktop.games.age_of_civilization.words.log import log_lines
from aoc_desktop.games.age_of_civilization.words.speech import GAME_ID, load_language
from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.lesson import load_lesson
from aoc_desktop.profile.lesson import lesson_file
from aoc_desktop.ui.frame.app import make_window
from aoc_desktop.ui.frame.first_start import FirstStart
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.frame.settings_dialog import SettingsDialog
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.table.page.tutorial import Tutorial
from tests.ui.person import CTRL, LEFT, Key, Person, preferences_in
from tests.ui.walk.eyes import cut_off
from tests.ui.windows import entry_of, open_page

PATIENCE = 30
"""Seconds; the AI thinks in a process of its own, and the machine may be busy."""


@pytest.fixture(autouse=True)
def profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def learner(tmp_path: Path) -> Iterator[Person]:
    person = Person(preferences_in(tmp_path, player_name="Ada", end_of_turn="ask"))
    yield person
    person.leave()


def tutorial(person: Person) -> Tutorial:
    assert person.page.tutorial is not None
    return person.page.tutorial


def open_lesson(person: Person, hand: str = "drag") -> None:
    press(person, entry_of(open_page(person.window), "learn"), hand)
    person.listen()
    person.settle()


def step(person: Person) -> str:
    now = tutorial(person).guide.step
    return now.id if now is not None else ""


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        QTest.qWait(5)


def take_step(person: Person, hand: str = "drag") -> None:
    """Do what the bubble asks: with the mouse, or with keys alone."""
    now = tutorial(person).guide.step
    assert now is not None
    if now.moves:
        moves = person.listed()
        assert moves, now.id
        assert len(moves) == 1 or now.id == "decline"
        person.perform(moves[0], gesture(person, hand))
    elif now.wait == "confirm":
        confirm(person, hand)
    elif now.is_read:
        until(tutorial(person).bubble.isVisible)  # it waits until the table is at rest
        press(person, tutorial(person).bubble.next, hand)
    until(lambda: step(person) != now.id)
    person.settle()


def gesture(person: Person, hand: str) -> Callable[[Move], None]:
    return {"drag": person.by_dragging, "click": person.by_clicks, "keys": person.by_keys}[hand]


def confirm(person: Person, hand: str) -> None:
    if hand != "keys":
        person.confirm_by_mouse()
    elif person.session.unconfirmed is not None:
        person.key(Key.Key_E)
        person.settle()


def press(person: Person, button: QWidget, hand: str) -> None:
    if hand != "keys":
        person.click_widget(button)
        return
    person.tab_to_widget(button)
    person.key(Key.Key_Return)


def all_of(widget: QWidget) -> list[QWidget]:
    return [widget, *(part for part in widget.findChildren(QWidget) if part.isVisible())]


def walk_to(person: Person, wanted: str) -> None:
    while step(person) != wanted:
        take_step(person)


@pytest.mark.parametrize(("language", "hand", "size"), [("en", "drag", 100), ("fr", "click", 100), ("fr", "keys", 150)])
def test_the_lesson_is_played_to_its_end(tmp_path: Path, language: str, hand: str, size: int) -> None:
    """Every step, each with its words and none over what it needs; then the whole game, to the final screen."""
    wanted = {"language": language, "text_size": size, "player_name": "Ada", "end_of_turn": "ask"}
    person = Person(preferences_in(tmp_path, **wanted))
    open_lesson(person, hand)
    speech, seen = load_language(language), []
    while now := step(person):
        bubble = tutorial(person).bubble
        assert bubble.isVisible()
        assert bubble.title.text() == speech.sentence(f"tutorial.{now}.title", opponent="Novice")
        assert person.window.rect().contains(bubble.mapTo(person.window, bubble.rect().topLeft()))
        assert person.window.rect().contains(bubble.mapTo(person.window, bubble.rect().bottomRight()))
        assert not cut_off(all_of(bubble))
        seen.append(now)
        take_step(person, hand)
    passed = [one.id for one in load_lesson(GAME_ID).steps if one.wait != "turn"]
    assert [one for one in seen if one != "opponent"] == passed
    assert person.moves[:6] == [
        "rise egypt",
        "act hunt",
        "act fish",
        "act wonder great_pyramids",
        "act research mining",
        "done",
    ]
    assert not lesson_file("age_of_civilization").exists()
    tips = play_freely_to_the_end(person, hand)
    assert person.at_end
    assert {"plague_comes", "conquest", "rest", "last_round"} <= tips
    person.check()
    assert not lettering.overflows
    person.leave()


def play_freely_to_the_end(person: Person, hand: str) -> set[str]:
    """Each tip is said once and put away; each turn is ended for good. Which tips came."""
    tips: set[str] = set()

    def between() -> None:
        confirm(person, hand)
        person.wait_for(lambda: person.at_end or person.listed() or None)
        if person.at_end or (tip := tutorial(person).guide.tip) is None:
            return
        assert tip.id not in tips
        tips.add(tip.id)
        assert tutorial(person).bubble.isVisible()
        assert not cut_off(all_of(tutorial(person).bubble))
        press(person, tutorial(person).bubble.next, hand)
        assert not tutorial(person).bubble.isVisible()

    person.play_to_the_end(gesture(person, hand), Rng(3), between)
    return tips


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_enter_and_space_turn_a_card_that_is_only_read(learner: Person, key: Key) -> None:
    open_lesson(learner)
    steps = load_lesson(GAME_ID).steps
    for number in (1, 2):
        assert steps[number - 1].is_read
        learner.click(("market", "rome"))  # the keyboard is on the table now
        assert learner.view.hasFocus()
        said = learner.view.hover.said
        assert said == "The lesson waits until you have read its card: Enter or its button leads on."
        learner.key(key)
        assert step(learner) == steps[number].id
    walk_to(learner, "rise")
    learner.key(key)
    assert step(learner) == "rise", "a move is asked for: the key passes nothing over"


def test_only_the_move_of_the_step_is_lit_and_others_say_why(learner: Person) -> None:
    open_lesson(learner)
    assert learner.listed() == []
    walk_to(learner, "rise")
    assert learner.listed() == [("rise", "egypt")]
    assert learner.view.hand.ready() == {("market", "egypt")}
    with pytest.raises(IllegalMove, match="lesson"):
        learner.session.play(("rise", "rome"))
    assert not learner.window.actions_["hint"].isEnabled()
    learner.click(("market", "rome"))
    assert "lesson" in learner.page.view.hover.said


def test_what_was_just_done_right_is_not_refused_where_the_pointer_rests(learner: Person) -> None:
    open_lesson(learner)
    walk_to(learner, "hunt")
    place = learner.models.main_place(learner.listed()[0])
    take_step(learner)
    assert step(learner) == "fish"
    learner.move_to(learner.point_of(place))
    hover = learner.page.view.hover
    assert hover.hovered == place
    assert "lesson" not in hover.said


def test_what_is_taken_back_is_asked_for_again(learner: Person) -> None:
    open_lesson(learner)
    walk_to(learner, "wonder")
    learner.key(Key.Key_Z, CTRL)
    learner.settle()
    assert step(learner) == "fish"
    take_step(learner)
    assert step(learner) == "wonder"


def test_the_lesson_is_left_and_taken_up_again(tmp_path: Path, learner: Person) -> None:
    """First while the program runs, then after it was closed."""
    open_lesson(learner)
    walk_to(learner, "fish")
    learner.click_widget(tutorial(learner).bubble.leave)
    assert learner.window.stack.currentWidget() is learner.window.home
    assert not learner.window.actions_["continue_game"].isEnabled(), "the lesson is not among the games"
    learn = learner.window.actions_["learn"]
    assert learn.text() == "Resume the lesson"
    learner.window.preferences["language"] = "fr"
    QApplication.processEvents()
    assert learn.text() == "Reprendre la leçon"
    learner.window.preferences["language"] = "en"
    open_lesson(learner)
    assert step(learner) == "fish"
    take_step(learner)
    learner.window.close()
    again = Person(preferences_in(tmp_path, player_name="Ada", language="fr"))
    open_lesson(again)
    assert step(again) == "wonder"
    assert again.moves == ["rise egypt", "act hunt", "act fish"]
    assert tutorial(again).bubble.title.text() == "Une Merveille"
    again.leave()


def test_no_step_is_lost_by_leaving_at_it(learner: Person) -> None:
    open_lesson(learner)
    left: list[str] = []
    while now := step(learner):
        if now not in left:
            left.append(now)
            before = learner.moves
            learner.click_widget(tutorial(learner).bubble.leave)
            assert learner.window.stack.currentWidget() is learner.window.home
            open_lesson(learner)
            assert (step(learner), learner.moves) == (now, before)
        take_step(learner)
    assert "confirm" in left


def test_ring_and_arrow_take_the_colours_of_another_theme(learner: Person) -> None:
    open_lesson(learner)
    take_step(learner)
    assert step(learner) == "goal"
    for theme in ("light", "dark"):
        learner.window.preferences["theme"] = theme
        ring = tutorial(learner)._pointer
        around = ring._target.toRect()
        seen = learner.window.grab().toImage()
        edge = ring.mapTo(learner.window, around.topLeft() + QPoint(0, around.height() // 2))
        assert seen.pixelColor(edge) == QColor(learner.window.preferences.theme.lit)


def test_the_bubble_names_the_keys_of_now(learner: Person) -> None:
    open_lesson(learner)
    walk_to(learner, "free")
    bubble = tutorial(learner).bubble
    assert "H asks for a good move" in bubble.words.text()
    learner.window.actions_.rebind("hint", "Ctrl+J")
    assert "Ctrl+J asks for a good move" in bubble.words.text()


def test_a_lesson_is_not_saved_under_a_name(learner: Person) -> None:
    open_lesson(learner)
    learner.key(Key.Key_S, CTRL)
    assert QApplication.activeModalWidget() is None
    assert learner.window.notice.words.text() == "The lesson is kept by itself, until you play on alone."


def test_whoever_knows_enough_plays_on_alone(learner: Person) -> None:
    open_lesson(learner)
    walk_to(learner, "hunt")
    learner.click_widget(tutorial(learner).bubble.alone)
    learner.settle()
    assert step(learner) == ""
    assert not lesson_file("age_of_civilization").exists()
    kept = learner.window.keeper.saved.read(learner.window.keeper.game_id)
    assert kept.record is not None
    assert list(kept.record.moves) == learner.moves, "from here on it is kept like any game"
    assert kept.record.meta["lesson"]["step"] == ""
    assert len(learner.listed()) > 1
    assert learner.window.actions_["hint"].isEnabled()
    learner.perform(("act", "farm"), learner.by_dragging)


def test_another_game_from_a_moment_of_the_lesson_is_not_guided(learner: Person) -> None:
    open_lesson(learner)
    walk_to(learner, "fish")
    learner.page.history_view.show_moment(1)
    until(lambda: not tutorial(learner).bubble.isVisible())
    learner.page.act("continue_here")
    assert learner.page.tutorial is None
    assert len(learner.listed()) > 1


def test_the_bubble_covers_nothing_that_the_step_needs(tmp_path: Path) -> None:
    """At the smallest size, where room is scarce: every gesture begins and ends in the open."""
    person = Person(preferences_in(tmp_path, language="fr", end_of_turn="ask"), (960, 600))
    open_lesson(person)
    while step(person):
        shown, needed = tutorial(person), []
        person.page.over.settle()
        if shown.guide.step is not None and shown.guide.step.id != "decline":
            needed = [rect.toRect() for rect in shown.needed()]
        assert not [rect for rect in needed if rect.intersects(shown.bubble.geometry())], step(person)
        take_step(person)
    person.leave()


def test_the_banner_of_a_war_goes_when_the_lesson_speaks_of_it(tmp_path: Path) -> None:
    """It would lie over the card that the step points at; the pace is one at which banners come."""
    person = Person(preferences_in(tmp_path, pace=150, end_of_turn="ask"))
    open_lesson(person)
    walk_to(person, "confirm")
    person.confirm_by_mouse()
    until(person.page.banner.isVisible)
    until(lambda: step(person) == "war" and tutorial(person).bubble.isVisible())
    assert not person.page.banner.isVisible()
    person.leave()


def test_a_card_that_sinks_back_leaves_the_bubble_where_it_is(tmp_path: Path) -> None:
    """Its button is on the way from the card: who reaches it at once has clicked on the table below."""
    person = Person(preferences_in(tmp_path, pace=150))
    open_lesson(person)
    until(lambda: tutorial(person).bubble.isVisible() and not person.view.animator.running)
    place = tutorial(person).bubble.geometry()
    card = next(piece for piece in person.view.stage.with_places() if piece.place == ("market", "rome"))
    for lifted in (card, None) * 5:
        person.view.animator.lift(lifted)
        assert person.view.animator.running
        while person.view.animator.running:
            QTest.qWait(5)
            assert tutorial(person).bubble.isVisible()
            assert tutorial(person).bubble.geometry() == place
    person.leave()


# ------------------------------------------------------------------ the first start


@pytest.mark.parametrize(("language", "button"), [("en", "language_en"), ("fr", "language_fr")])
def test_the_first_start_asks_once_and_leads_on(profile: Path, language: str, button: str) -> None:
    window = make_window()
    window.welcome()
    window.show()
    screen = window.stack.currentWidget()
    assert isinstance(screen, FirstStart)
    QTest.mouseClick(screen.findChild(QWidget, button), LEFT)
    assert window.preferences.language == language
    QTest.keyClicks(screen.name, "Ada")
    offers = {offer.action_id: offer for offer in screen.offers}
    QTest.keyClick(screen.name, Key.Key_Return)
    assert screen.focusWidget() is offers["learn"], "a name, Enter, Enter: the lesson begins"
    assert list(offers) == ["learn", "play_now", "solo", "home"]
    QTest.mouseClick(offers["learn"], LEFT)
    assert window.table is not None
    assert window.table.in_lesson
    assert window.session is not None
    assert window.session.seats[0].name == "Ada"
    assert window.preferences["welcomed"] is True
    window.close()
    QApplication.processEvents()
    assert make_window().preferences["welcomed"] is True


@pytest.mark.parametrize(("language", "shelf"), [("en", "All games"), ("fr", "Tous les jeux")])
def test_the_first_start_names_the_game_of_each_button_and_leads_to_the_shelf(
    profile: Path, language: str, shelf: str
) -> None:
    window = make_window()
    window.welcome()
    window.show()
    screen = window.stack.currentWidget()
    assert isinstance(screen, FirstStart)
    QTest.mouseClick(screen.languages[language], LEFT)
    QApplication.processEvents()  # the words come
    offers = {offer.action_id: offer for offer in screen.offers}
    for name in ("learn", "play_now", "solo"):
        assert offers[name].accessibleDescription().startswith("Age of Civilization")
    assert offers["home"].accessibleName() == shelf
    assert offers["home"].isVisible()
    QTest.mouseClick(offers["home"], LEFT)
    assert window.stack.currentWidget() is window.home
    assert window.preferences["welcomed"] is True
    window.close()


def test_the_language_that_was_marked_at_the_first_start_is_the_one_of_the_settings(profile: Path) -> None:
    window = make_window()
    window.welcome()
    window.show()
    screen = window.stack.currentWidget()
    assert isinstance(screen, FirstStart)
    marked = next(code for code, made in screen.languages.items() if made.isChecked())
    QTest.mouseClick(next(offer for offer in screen.offers if offer.action_id == "home"), LEFT)
    window.actions_["settings"].trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, SettingsDialog)
    assert dialog.combos["language"].currentData() == marked
    dialog.close()
    window.close()


def test_a_name_typed_at_the_first_start_is_kept_whichever_way_leads_on(window: MainWindow) -> None:
    window.welcome()
    screen = window.stack.currentWidget()
    assert isinstance(screen, FirstStart)
    QTest.keyClicks(screen.name, "Ada")
    QTest.keyClick(screen.name, Key.Key_Escape)
    assert window.stack.currentWidget() is window.home
    assert (window.preferences["player_name"], window.preferences["welcomed"]) == ("Ada", True)


def test_whoever_gives_no_name_gets_one_that_sentences_can_bear(tmp_path: Path) -> None:
    """“Vous” would be told “Vous fait naître l’Égypte”."""
    person = Person(preferences_in(tmp_path, language="fr", end_of_turn="ask"))
    open_lesson(person)
    walk_to(person, "workers")
    events = [event for played in person.session.match.history for event in played.events]
    told = log_lines(events, "fr", [seat.name for seat in person.session.seats])
    assert told[0].startswith("Joueur 1 fait naître l’Égypte")
    person.leave()


def test_a_window_that_is_put_away_has_answered_nothing(profile: Path) -> None:
    window = make_window()
    window.welcome()
    window.show()
    window.showMinimized()
    QApplication.processEvents()
    assert window.preferences["welcomed"] is False
    window.close()


def test_play_now_sets_a_table_at_once(profile: Path) -> None:
    window = make_window()
    window.welcome()
    window.show()
    screen = window.stack.currentWidget()
    assert isinstance(screen, FirstStart)
    QTest.mouseClick(next(offer for offer in screen.offers if offer.action_id == "play_now"), LEFT)
    assert window.session is not None
    assert [seat.level for seat in window.session.seats] == ["human", "novice"]
    window.close()


def test_every_step_has_its_words_in_both_languages() -> None:
    lesson = load_lesson(GAME_ID)
    keys = [f"tutorial.{one.id}" for one in lesson.steps] + [f"tutorial.tip_{one.id}" for one in lesson.tips]
    for code in ("en", "fr"):
        speech = load_language(code)
        for key in keys:
            for part in ("title", "text"):
                assert speech._template(f"{key}.{part}"), (code, key)

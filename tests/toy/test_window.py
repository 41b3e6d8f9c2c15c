"""Caravans in the real window: whole games by every kind of hand, and all that a table can do for any game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from aoc_desktop.kernel.game import CHANCE, Move
from aoc_desktop.kernel.record import replay
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import HUMAN
from aoc_desktop.profile.saved_games import SavedGames
from aoc_desktop.ui.frame.game_page import GamePage
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.screens.result.screen import FinalScreen
from tests.toy.caravans import GAME, ROADS
from tests.toy.conftest import Arrive
from tests.toy.table import CARAVAN, MARKET
from tests.ui.person import NONE, Key, Person
from tests.ui.walk.low_vision import unseen_in_high_contrast
from tests.ui.walk.screens import State

AI = "novice"


def ways(person: Person) -> dict[str, Callable[[Move], None]]:
    return {"drag": person.by_dragging, "click": person.by_clicks, "keys": person.by_keys, "list": person.by_list}


def chosen(person: Person, word: str = "late") -> Person:
    """All people have chosen when to leave: the first caravan travels."""
    for _ in person.session.seats:
        person.lift_curtain()
        if person.session.match.game.moment(person.session.match.state).step != "choice":
            break
        person.click(("word", word))
        person.settle()
    person.lift_curtain()
    return person


# ------------------------------------------------------------ whole games
@pytest.mark.parametrize("way", ["drag", "click", "keys", "list"])
def test_a_whole_game_of_two(arrive: Arrive, way: str) -> None:
    """Two people at one screen; the curtain falls between them, the die and the bag decide by themselves."""
    person = arrive(HUMAN, HUMAN, seed=3)
    lifted: list[bool] = []
    by_key = way in ("keys", "list")
    person.play_to_the_end(ways(person)[way], Rng(5), lambda: lifted.append(person.lift_curtain(by_key)))
    person.check()
    assert sum(lifted) >= 4
    assert lettering.overflows == []
    assert any(played.seat == CHANCE for played in person.session.match.history)
    assert {"go", "sell", "rest", "early"} <= {move[0] for move in person.gestures}


def test_a_whole_game_of_eight_at_the_smallest_usual_window(arrive: Arrive) -> None:
    """Two people pass the screen on; six others play by themselves."""
    person = arrive(HUMAN, HUMAN, *["random"] * 6, seed=2)
    person.play_to_the_end(person.by_dragging, Rng(6), person.lift_curtain)
    person.check()
    assert {"caravan>town", "good>market"} <= set(person.kinds), "both kinds of pieces were dragged"
    assert lettering.overflows == []
    assert isinstance(person.window.stack.currentWidget(), FinalScreen)


# ------------------------------------------------------------ a word set in the hand
def test_the_wheel_r_and_digits_set_how_many_are_sold(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    state = person.session.match.state
    seat = person.session.decider
    assert seat is not None
    state.hands[seat] = ("salt", "salt", "salt")
    person.session.look_again()
    person.models.refresh()
    person.view.sync()
    person.click(("good", "salt"))
    hand = person.view.hand
    assert (hand.held, hand.setting) == (("good", "salt"), "1")
    turn_wheel(person, down=True)
    assert hand.setting == "2"
    assert "2 of them" in person.page.prompt.text
    turn_wheel(person, down=False)
    assert hand.setting == "1"
    person.key(Key.Key_R)
    assert hand.setting == "2"
    person.key(Key.Key_3)
    assert hand.setting == "3"
    person.key(Key.Key_9)
    assert hand.setting == "3", "there is no ninth"
    person.click(MARKET)
    assert person.session.match.history[-1].move == ("sell", "salt", "3")


def turn_wheel(person: Person, down: bool) -> None:
    view = person.view.viewport()
    middle = QPointF(view.rect().center())
    turned = QPoint(0, -120 if down else 120)
    buttons, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(middle, view.mapToGlobal(middle), QPoint(), turned, buttons, NONE, phase, False)
    QApplication.sendEvent(view, event)


# ------------------------------------------------------------ a move asked word by word
def test_a_click_on_the_market_asks_for_the_good_and_then_how_many(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    seat = person.session.decider
    assert seat is not None
    person.session.match.state.hands[seat] = ("salt", "salt", "silk")
    person.session.look_again()
    person.models.refresh()
    person.view.sync()
    person.click(MARKET)
    assert person.view.hand.asked == ("sell",)
    assert person.page.prompt.text == "Choose a good; Esc goes back."
    person.click(("good", "salt"))
    assert person.view.hand.asked == ("sell", "salt")
    assert set(person.view.hand.words()) == {("word", "1"), ("word", "2")}
    person.key(Key.Key_Escape)
    assert person.view.hand.asked is None
    person.click(MARKET)
    person.click(("good", "salt"))
    person.click(("word", "2"))
    assert person.session.match.history[-1].move == ("sell", "salt", "2")


# ------------------------------------------------------------ map, preview, refusals
def test_a_town_is_hit_in_its_circle_and_says_why_it_is_too_far(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    here = person.models.view.towns[person.models.viewer]
    far = next(town for town in ROADS if town not in (*ROADS[here], here))
    person.drag(CARAVAN, ("town", far))
    assert person.session.match.history[-1].move != ("go", far)
    assert person.page.prompt.remark
    near = ROADS[here][0]
    person.drag(CARAVAN, ("town", near))
    assert person.session.match.history[-1].move == ("go", near)


def test_a_sale_is_previewed_where_it_would_happen(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    person.lift(("good", "salt"))
    person.move_to(person.point_of(MARKET))
    preview = person.models.preview
    assert preview is not None
    assert preview.amount("points") == person.models.view.die
    assert person.view.hover.bubble.isVisible()
    person.key(Key.Key_Escape)


# ------------------------------------------------------------ undo, log, looking back, replay
def test_a_step_is_taken_back_and_done_again(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    before = person.moves
    near = ROADS["avila"][0]
    person.drag(CARAVAN, ("town", near))
    person.window.actions_["undo"].trigger()
    person.settle()
    assert person.moves == before
    person.window.actions_["redo"].trigger()
    person.settle()
    assert person.session.match.history[-1].move == ("go", near)


def test_the_log_shows_an_earlier_moment_and_replay_steps_through_it(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, "random", seed=3))
    lines = [row.text for row in person.models.log.rows]
    assert lines[0] == "The caravans gather at Avila."
    assert any(line.startswith("The die shows ") for line in lines)
    person.page.history_view.show_moment(1)
    assert person.page.history_view.past is not None
    assert person.page.prompt.text
    person.key(Key.Key_Escape)
    assert person.page.history_view.past is None
    person.page.act("replay")
    assert person.page.history_view.replaying
    person.page.act("first_moment")
    assert person.page.history_view.here == 0
    person.page.act("replay")
    assert not person.page.history_view.replaying


# ------------------------------------------------------------ secrets
def test_nobody_reads_what_another_chose_before_all_have(arrive: Arrive) -> None:
    person = arrive(HUMAN, HUMAN, seed=3)
    person.lift_curtain()
    person.click(("word", "early"))
    person.settle()
    assert person.page.curtain.isVisible()
    person.lift_curtain()
    assert person.models.viewer == 1
    assert not any("early" in row.text for row in person.models.log.rows)
    assert "early" not in person.page.actions_["undo"].text()


def test_redo_does_not_name_what_another_chose_in_secret(arrive: Arrive) -> None:
    person = arrive(HUMAN, HUMAN, seed=3)
    match = person.session.match
    match.play(1, ("early",))
    match.undo()
    person.session.go_on()
    person.lift_curtain()
    redo = person.page.actions_["redo"]
    assert person.models.viewer == 0
    assert redo.isEnabled()
    assert redo.text() == "Redo"


def test_goods_of_others_are_on_no_piece(arrive: Arrive) -> None:
    person = chosen(arrive(HUMAN, HUMAN, seed=3))
    state = person.session.match.state
    other = 1 - person.models.viewer
    state.hands[other] = ("spice",)
    person.models.refresh()
    person.view.sync()
    goods = {f"good:{good}" for good in state.hands[person.models.viewer]}
    assert {key for key in person.view.stage.pieces if key.startswith("good:")} == goods


# ------------------------------------------------------------ AI seats, hints, review
def test_an_ai_seat_answers_and_a_hint_can_be_had(arrive: Arrive) -> None:
    person = arrive(HUMAN, AI, seed=3)
    person.lift_curtain()
    person.key(Key.Key_H)
    person.key(Key.Key_H)
    person.wait_for(lambda: True if person.page.hints.rows[0].isVisible() else None, 60)
    assert person.page.hints.isVisible()
    assert person.session.aided
    person.click(("word", "late"))
    person.wait_for(lambda: True if person.session.human_decides and person.listed() else None, 60)
    assert any(played.seat == 1 for played in person.session.match.history)


def test_a_finished_game_is_reviewed(arrive: Arrive) -> None:
    person = arrive(HUMAN, "random", seed=4)
    person.play_to_the_end(person.by_list, Rng(2))
    person.window.ending.show_review()
    screen = person.window.stack.currentWidget()
    person.wait_for(lambda: True if screen.review.done else None, 120)
    assert screen.review.turns


# ------------------------------------------------------------ kept, loaded, titled
def test_a_game_is_kept_and_goes_on_where_it_was_left(arrive: Arrive, tmp_path: Path) -> None:
    person = chosen(arrive(HUMAN, "random", seed=3))
    moves = person.moves
    assert person.window.windowTitle().startswith("Caravans")
    person.window.go_home()
    (entry,) = SavedGames().entries()
    assert (entry.game, entry.moves) == ("caravans", len(moves))
    person.window.leave_table()
    person.window.load_game(entry.id)
    person.listen()
    assert person.moves == moves
    assert replay(GAME, person.session.record()).moves == moves


# ------------------------------------------------------------ motion
def test_the_die_falls_and_is_cut_short_by_space(arrive: Arrive) -> None:
    person = arrive(HUMAN, HUMAN, seed=3, pace=400)
    person.lift_curtain()
    view = person.view
    die = view.stage.pieces["die"]
    view.animator.fall(die)
    assert view.animator.running
    QTest.qWait(30)
    assert die.pos() != die.home or die.rotation()
    person.key(Key.Key_Space)
    assert not view.animator.running
    assert (die.pos(), die.rotation()) == (die.home, 0.0)


def test_every_text_stands_out_in_high_contrast(arrive: Arrive) -> None:
    """At the table, and with the table as text."""
    person = arrive(HUMAN, HUMAN, seed=3)

    def states() -> Iterator[State]:
        for shown in ("off", "on"):
            person.window.preferences["text_table"] = shown
            person.lift_curtain(by_key=True)
            yield State(f"text table {shown}")

    assert unseen_in_high_contrast(person.window, states()) == []


# ------------------------------------------------------------ what a game without cards does not offer
def test_a_game_without_cards_offers_no_almanac(arrive: Arrive) -> None:
    """Its page leaves it out, so that arrows walk past; menu and key say why."""
    person = arrive(HUMAN, AI)
    window = person.window
    assert not window.actions_["almanac"].isEnabled()
    assert window.actions_.reason("almanac") == "Caravans has no cards for an almanac."
    person.key(Key.Key_F2)
    assert window.notice.words.text() == "Caravans has no cards for an almanac."
    assert [entry.action_id for entry in page_of(window, "caravans").halves] == ["rules", "load_game", "records"]
    assert page_of(window, "age_of_civilization").halves[0].action_id == "almanac"
    assert window.actions_["almanac"].isEnabled()


def page_of(window: MainWindow, game: str) -> GamePage:
    window.show_page(game)
    page = window.stack.currentWidget()
    assert isinstance(page, GamePage)
    return page

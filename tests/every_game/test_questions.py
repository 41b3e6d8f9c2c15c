"""One question at a time, where the hand is, and nothing over its answers: at the tables of all games."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtTest import QTest

from aoc_desktop.games import GAMES
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.lesson import load_lesson
from aoc_desktop.ui.table.page import confirmations
from aoc_desktop.ui.table.picture.hand import WORD
from tests.every_game.asking import answers, lit, panels, questions
from tests.ui.person import Arrival, Person

NEAR = 60
"""How far from what was touched, in pixels, the card with the answers may begin."""
SEEDS = {"advanced_civilization": 2}
MOST = {"monumental_duel": 2, "golden_ages": 1, "advanced_civilization": 1}
"""So many kinds of questions with answers in words are met."""
WINDOWS = [("en", (1280, 720), 100), ("fr", (1280, 720), 100), ("fr", (960, 600), 150)]


def check_nothing_covers(person: Person, told: object) -> None:
    """Neither the answers nor the places that answer are under a panel."""
    lying = panels(person)
    for place, rect in lit(person).items():
        inner = rect.intersected(person.window.rect()).adjusted(2, 2, -2, -2)
        covering = [name for name, panel in lying.items() if panel.intersects(inner)]
        assert not covering, f"{covering} over {place} at {told}"
        if place[0] == WORD:
            assert person.window.rect().contains(rect), (place, told)
            person.point_of(place)


def gap(one: QRect, other: QRect) -> int:
    """How far apart two rectangles are, along the axis in which they are farther."""
    across = max(0, one.left() - other.right(), other.left() - one.right())
    return max(across, one.top() - other.bottom(), other.top() - one.bottom())


@pytest.mark.parametrize("game", MOST)
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((960, 600), 200)])
def test_answers_stand_where_the_hand_is(arrive: Arrival, game: str, size: tuple[int, int], text: int) -> None:
    """Whatever is told meanwhile. In Age of Civilization every answer lies on the table."""
    person, met = arrive(text_size=text), 0
    person.window.resize(*size)
    for question in questions(person, game, most=MOST[game], seed=SEEDS.get(game, 1)):
        met += 1
        person.window.notice.say("Somebody has said something.")
        person.page.over.settle()
        check_nothing_covers(person, question)
        stand = list(answers(person).values())
        assert not any(one.intersects(other) for one in stand for other in stand if one is not other)
        piece = person.view.stage.by_place(question.touched)
        if piece is not None:
            view = person.view
            touched = (
                view.mapFromScene(piece.rect)
                .boundingRect()
                .translated(view.viewport().mapTo(person.window, view.viewport().pos()))
            )
            assert min(gap(touched, one) for one in stand) <= NEAR, question
    assert met == MOST[game]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "size", "text"), WINDOWS)
def test_a_lesson_covers_nothing_that_it_asks_for(
    arrive: Arrival, monkeypatch: pytest.MonkeyPatch, game: str, language: str, size: tuple[int, int], text: int
) -> None:
    """Step by step, and click by click within a step: "La Culture" of Monumental Duel could not be answered."""
    monkeypatch.setattr(confirmations, "said_yes", lambda _box: True)
    person = arrive(language=language, text_size=text, player_name="Ada")
    person.window.resize(*size)
    person.window.continue_record(load_lesson(game).record("Ada", "Novice"))
    person.listen()
    person.settle()
    tutorial = person.page.tutorial
    while (step := tutorial.guide.step) is not None:
        assert tutorial.bubble.isVisible(), step.id
        check_nothing_covers(person, step.id)
        if moves := person.listed():
            person.perform(moves[0], lambda move, step=step: by_clicks(person, move, step.id))  # type: ignore[misc]
        elif step.is_read:
            person.click_widget(tutorial.bubble.next)
        person.wait_for(lambda now=step: tutorial.guide.step is not now or bool(person.listed()) or None)  # type: ignore[misc]
        person.settle()
        QTest.qWait(1)


def by_clicks(person: Person, move: Move, told: str) -> None:
    """As a person clicks, looking at all that is asked on the way."""
    if person.hands.button(move):
        person.by_clicks(move)
        return
    before = len(person.moves)
    for place in person.hands.clicks(move):
        person.click(place)
        if len(person.moves) > before:
            return
        person._set_held(move, place)
        check_nothing_covers(person, (told, place))

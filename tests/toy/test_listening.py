"""Caravans by ear: the list of legal moves, and the report when it is the player's turn again."""

from __future__ import annotations

from aoc_desktop.play.session import HUMAN
from tests.toy.conftest import Arrive
from tests.toy.test_window import chosen
from tests.ui.person import CTRL, Key


def test_letters_look_for_a_move_in_the_list(arrive: Arrive, announced: list[str]) -> None:
    """Each of them would play a move at the table."""
    person = chosen(arrive(HUMAN, "random", seed=3))
    person.key(Key.Key_L, CTRL)
    view = person.page.side.legal.view
    rows = [str(view.model().index(row, 0).data()) for row in range(view.model().rowCount())]
    played, last = len(person.session.match.history), rows[-1]
    word = max(last.replace(".", "").split(), key=len)
    person.write(word.lower())
    assert word in str(view.currentIndex().data())
    person.write("zq")
    assert announced[-1] == f"No move with “{word.lower()}zq”."
    assert len(person.session.match.history) == played
    person.page.side.legal._typing.stop()
    for _ in range(2):
        before = view.currentIndex().row()
        person.write(rows[0][0].lower())
        assert view.currentIndex().row() != before or len(rows) == 1
    person.key(Key.Key_Return)
    assert len(person.session.match.history) > played


def test_much_that_happened_is_told_in_a_few_words(arrive: Arrive, announced: list[str]) -> None:
    """The rest is gone through step by step, as slowly as one listens."""
    person = chosen(arrive(HUMAN, *["random"] * 7, seed=2))
    announced.clear()
    for _ in range(20):
        if any("Much has happened" in told for told in announced):
            break
        person.perform(person.listed()[0], person.by_list)
        person.wait_for(lambda: person.session.human_decides or None)
    news = next(told for told in announced if "Much has happened" in told)
    assert len(news.removesuffix(person.page.prompt.text).split()) < 40
    moments = person.page.history_view
    person.view.setFocus()
    person.key(Key.Key_B)
    assert moments.walking
    assert moments.waits, "a screen reader is there"
    assert announced[-1].endswith("next, B goes on by itself or waits, Esc leads back.")
    told, here = announced[-1], moments.here
    person.page.act("next_moment")
    assert moments.here > here
    assert announced[-1] != told
    assert " since your last turn: " in announced[-1]
    person.key(Key.Key_B)
    assert not moments.waits
    person.key(Key.Key_B)
    assert moments.waits
    person.key(Key.Key_Escape)
    assert not moments.walking

"""A move said word by word: the verb, the good, and the number last."""

from __future__ import annotations

import pytest

from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.models.choosing import Choosing
from aoc_desktop.models.past import PastSession
from aoc_desktop.models.session import HUMAN, Session
from tests.toy.test_session import rolled


def travelling() -> Session:
    """Ada's caravan travels with many goods."""
    session = rolled(HUMAN, HUMAN)
    session.play(("late",))
    session.play(("late",))
    session.match.state.hands[0] = ("salt",) * 200 + ("silk",)
    return session


def test_each_word_leads_to_the_next() -> None:
    choosing = Choosing(travelling())
    assert list(choosing.words) == ["go", "sell", "rest"]
    choosing.say("sell")
    assert list(choosing.words) == ["salt", "silk"]
    assert not choosing.is_whole
    choosing.say("salt")
    assert len(choosing.words) == 200
    choosing.say("17")
    assert choosing.said == ("sell", "salt", "17")
    assert choosing.is_whole
    assert not choosing.words


def test_what_leaves_no_choice_is_said_by_itself_and_taken_back_with_it() -> None:
    choosing = Choosing(travelling())
    choosing.say("sell")
    choosing.say("silk")
    assert choosing.said == ("sell", "silk", "1"), "there is but one silk"
    assert choosing.is_whole
    choosing.take_back()
    assert choosing.said == ("sell",)
    choosing.take_back()
    assert choosing.said == ()
    choosing.take_back()
    assert choosing.said == ()


def test_a_word_that_cannot_follow_is_refused_with_a_reason() -> None:
    choosing = Choosing(travelling())
    choosing.say("go")
    with pytest.raises(IllegalMove) as caught:
        choosing.say("denia")
    assert caught.value.reason.code == "no_such_word"
    assert choosing.said == ("go",)


def test_few_moves_are_shown_as_they_are_and_many_are_not() -> None:
    choosing = Choosing(travelling())
    assert choosing.moves(50) is None
    choosing.say("go")
    assert choosing.moves(50) == [("go", "burgos"), ("go", "huelva")]


def test_nobody_chooses_where_nobody_decides() -> None:
    session = travelling()
    choosing = Choosing(PastSession(session, 2))
    assert list(choosing.words) == []
    assert choosing.moves(5) == []
    assert not choosing.is_whole


def test_a_session_never_lists_the_moves_of_a_wide_set_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forced moves, undo and the clock look at two moves at most."""
    from tests.toy.caravan_moves import CaravanLegal

    listed: list[int] = []
    plain = CaravanLegal.__iter__

    def counted(self: CaravanLegal):  # type: ignore[no-untyped-def]
        for number, move in enumerate(plain(self), 1):
            listed.append(number)
            yield move

    session = travelling()
    session.set_pace(session.pace._replace(play_forced_moves=True))
    monkeypatch.setattr(CaravanLegal, "__iter__", counted)
    session.play(("sell", "salt", "120"))
    session.undo()
    session.redo()
    assert session.why_not(("sell", "salt", "999")) is not None
    assert max(listed, default=0) <= 2

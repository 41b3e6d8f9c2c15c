"""Over the table of Advanced Civilization: sixteen phases as signs, and who acts in which order."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMessageBox

from aoc_desktop.games.advanced_civilization.rules.state import PHASES, State
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.table.page import confirmations
from tests.games.advanced_civilization.table.moments import played_until, take_up
from tests.games.advanced_civilization.table.tables import HUMAN, RANDOM, open_at, play_until, sit_down
from tests.ui.person import Arrival


def test_every_phase_has_a_sign_that_tells_its_name(arrive: Arrival) -> None:
    """The present one is named; the others under the pointer."""
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM))
    play_until(person, "movement", Rng(1))
    course = person.page.bar.course
    assert "Movement" in course.accessibleName()
    tips = [course.tip_at(x) for x in range(0, course.width(), 4)]
    told = list(dict.fromkeys(tip for tip in tips if tip))
    assert len(told) == len(PHASES)
    assert "Population expansion" in told[1]
    assert "a city left unpaid revolts" in told[0]


def test_the_line_under_the_bar_tells_the_order_and_what_made_it(arrive: Arrival) -> None:
    """Census numbers in movement; who has moved is past, who moves is ringed."""
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM))
    play_until(person, "movement", Rng(1))
    order = person.page.prompt.order
    assert order is not None
    assert order.title == "Census"
    assert [turn.seat for turn in order.turns] == list(person.session.match.state.census)
    assert [turn.number for turn in order.turns] == ["2", "2", "2"]
    mine = [turn.seat for turn in order.turns].index(0)
    assert [turn.past for turn in order.turns] == [place < mine for place in range(3)]
    assert [turn.now for turn in order.turns] == [place == mine for place in range(3)]
    assert "Census: " in person.page.prompt.accessibleDescription()


def test_a_nation_is_not_left_by_one_click(arrive: Arrival, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leaving is for good: it is asked once more, and "no" leaves everything as it is."""
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM), variants=("leaving",))
    play_until(person, "movement", Rng(1))
    asked: list[str] = []
    answers = [False, True]

    def answer(box: QMessageBox) -> bool:
        asked.append(box.text())
        return answers[len(asked) - 1]

    monkeypatch.setattr(confirmations, "said_yes", answer)
    before = len(person.session.match.history)
    person.page.play(("leave",))
    assert asked == ["Leave for good? Your nation stays on the map, inert, and you are ranked last."]
    assert len(person.session.match.history) == before
    person.page.play(("leave",))
    assert person.session.match.history[before].move == ("leave",)


def test_the_main_button_says_done_while_it_waits(arrive: Arrival) -> None:
    """No turn is ended in this game: what a phase waits for is Done."""
    person = arrive()
    sit_down(person, (HUMAN, RANDOM, RANDOM))
    play_until(person, "nation", Rng(1))
    assert person.window.actions_["primary"].text() == "Done"


def test_behind_the_curtain_the_map_is_seen_and_no_hand(arrive: Arrival) -> None:
    """In trade too, where the floor has its place: the same picture whatever somebody holds."""
    person = arrive()
    take_up(person, played_until(lambda state: state.turn == 8 and state.phase == "trade", 3), 0, 1, 2)
    curtain = person.page.curtain
    assert curtain.is_down
    before = person.wait_for(lambda: curtain._behind)
    kinds = {key.partition(":")[0] for key in person.view.stage.pieces}
    assert "fan" in kinds, "the floor lies on the table again"
    hands = person.session.match.state.hands
    hands[:] = hands[1:] + hands[:1]
    person.models.refresh()
    person.page._show_behind()
    assert curtain._behind is not None
    assert curtain._behind.toImage() == before.toImage()
    person.lift_curtain()
    assert {"chip", "hand"} <= {piece.place[0] for piece in person.view.stage.with_places() if piece.place}


def last_city(state: State) -> bool:
    """The last of all builds the only city that it can: then trade cards are drawn."""
    if state.step != "build" or state.agenda[-1].deciders(state)[0] != state.ast_order[-1]:  # type: ignore[attr-defined]
        return False
    moves = list(state.agenda[-1].moves(state, state.ast_order[-1]))  # type: ignore[attr-defined]
    return len(moves) == 2


def test_what_leads_on_to_a_revelation_without_done_is_asked(arrive: Arrival, monkeypatch: pytest.MonkeyPatch) -> None:
    """No Done could come before the cards are drawn, and nothing could be taken back after it."""
    person = arrive(end_of_turn="ask")
    open_at(person, "08_full_7p", last_city)
    asked: list[str] = []
    monkeypatch.setattr(confirmations, "said_yes", lambda box: bool(asked.append(box.text())))
    before = len(person.session.match.history)
    person.page.play(next(move for move in person.listed() if move != ("done",)))
    assert asked == ["This move reveals a card: it cannot be taken back afterwards."]
    assert len(person.session.match.history) == before
    person.page.play(("done",))
    assert len(asked) == 1, "who says Done is not asked"

"""A calamity at the real window: the sheet tells why and how much, and everything is chosen where it lies."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from aoc_desktop.games.advanced_civilization.rules.policy.advice import SeatPolicy
from aoc_desktop.games.advanced_civilization.table.calamity.rows import CalamitySheet
from aoc_desktop.games.advanced_civilization.table.chips import SUGGESTION
from aoc_desktop.kernel.game import Move
from tests.games.advanced_civilization.table.moments import NOBODY, asked, take_up
from tests.ui.person import LEFT, NONE, Arrival, Person

Key = Qt.Key


def sheet(person: Person) -> CalamitySheet:
    found: CalamitySheet = person.models.calamity
    return found


def asked_to_lose(person: Person, seat: int) -> bool:
    return person.session.match.state.step == "lose" and seat in person.session.match.deciders


def drawn(person: Person, kind: str) -> list[str]:
    """What comes after the colon in the keys of pieces of a kind."""
    keys = (key.partition(":") for key in person.view.stage.pieces)
    return sorted(rest for name, _, rest in keys if name == kind)


def test_a_loss_is_told_chosen_and_stays_as_a_red_chip(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, asked("lose", "epidemic"))
    before = sheet(person)
    assert before.now is not None
    assert before.seat == person.models.viewer
    assert {f"stage:{row.calamity}" for row in before.stages} <= set(person.view.stage.pieces)
    assert {"calamity card", "calamity sum"} <= set(person.view.stage.pieces)
    assert drawn(person, "loss") == []
    heard = person.view.look.table_words(person.models, "en")
    assert "Epidemic" in heard
    assert f"{before.to_go} to go" in heard
    move = next(move for move in person.listed() if move[2] != "city")
    person.perform(move, person.by_list)
    after = sheet(person)
    assert after.lost == before.lost + int(move[2])
    assert drawn(person, "loss") == [f"{move[1]}:{after.seat}"]


def test_shares_are_set_by_minus_and_plus_and_given_by_a_click(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, asked("assign", "famine"))
    row = next(row for row in sheet(person).shares if row.asked)
    place, numbers = ("share", str(row.seat)), sorted(int(move[2]) for move in person.listed())
    assert person.view.hand.held == place
    assert person.view.hand.setting == str(numbers[-1])
    person.click(("turn", "1"))
    assert person.view.hand.setting == str(numbers[-2])
    person.click(("turn", "-1"))
    assert person.view.hand.setting == str(numbers[-1])
    person.key(Key(Key.Key_0 + numbers[0])) if numbers[0] else person.key(Key.Key_1)
    chosen = person.view.hand.setting
    left = sheet(person).left
    person.click(place)
    assert person.session.match.history[-1].move == ("assign", str(row.seat), chosen)
    assert [share.share for share in sheet(person).shares if share.seat == row.seat] == [int(chosen)]
    assert sheet(person).left in (left - int(chosen), 0)


def test_two_heaps_stand_for_the_factions_and_a_digit_keeps_one(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, asked("faction"))
    heaps = sheet(person).factions
    assert drawn(person, "faction") == ["first", "second"]
    assert len(drawn(person, "side")) >= len({area for heap in heaps for area, _ in heap.tokens})
    before = len(person.session.match.history)
    person.view.setFocus()
    person.key(Key.Key_2)
    assert person.session.match.history[before].move == ("keep", "second")


def test_a_horde_leaves_its_way_on_the_map(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, asked("horde", seed=4))
    assert "horde path" not in person.view.stage.pieces
    move = person.listed()[0]
    person.click(("area", move[1]))
    assert person.session.match.history[-1].move == move
    landed = [row for row in sheet(person).path if row.area == move[1]]
    assert landed or sheet(person).now is None or sheet(person).now.calamity != "barbarian_hordes"


def test_the_sheet_is_gone_with_the_phase(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, asked("faction"), NOBODY)
    person.wait_for(lambda: person.models.standing.phase != "calamities" or None, seconds=30)
    assert sheet(person) == CalamitySheet()
    assert "calamity card" not in person.view.stage.pieces


def planned(person: Person) -> tuple[Move, ...]:
    found: tuple[Move, ...] = person.models.plan
    return found


def test_a_suggestion_is_marked_and_done_does_it(arrive: Arrival) -> None:
    """All points of a loss with their reason; nothing is given up before Done, and it counts as a hint."""
    person = arrive()
    take_up(person, asked("lose", "epidemic"))
    due, before, viewer = sheet(person).to_go, len(person.session.match.history), person.models.viewer
    assert due > 0
    assert not person.session.aided
    person.click(SUGGESTION)
    plan = person.wait_for(lambda: planned(person) or None)
    assert len(person.session.match.history) == before, "marked, not played"
    assert person.session.aided
    assert all(move[0] == "lose" for move in plan)
    assert set(drawn(person, "planned")) == {move[1] for move in plan}
    assert "why planned" in person.view.stage.pieces
    person.click(SUGGESTION)
    assert not asked_to_lose(person, viewer)
    played = [move.move for move in person.session.match.history[before:] if move.seat == viewer]
    assert tuple(played) == plan
    assert not planned(person)


def test_the_window_never_thinks_about_a_suggestion(arrive: Arrival, monkeypatch: pytest.MonkeyPatch) -> None:
    """The AI's own process does: the click returns before anything is found."""
    monkeypatch.setattr(SeatPolicy, "__call__", lambda *_: pytest.fail("thought in the window"))
    person = arrive()
    take_up(person, asked("lose", "epidemic"))
    person.click(SUGGESTION)
    assert not planned(person)
    person.wait_for(lambda: planned(person) or None)


def test_what_the_person_does_meanwhile_ends_the_suggestion(arrive: Arrival) -> None:
    person = arrive(play_forced_moves=False)
    take_up(person, asked("lose", "epidemic"))
    before, viewer = len(person.session.match.history), person.models.viewer
    own = person.session.legal()[-1]
    person.click(SUGGESTION)
    person.session.play(own)
    QTest.qWait(600)
    assert asked_to_lose(person, viewer)
    assert [played.move for played in person.session.match.history[before:]] == [own]
    assert not person.session.aided
    assert not planned(person)


def test_a_share_out_has_its_done_and_takes_nought(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, asked("assign", "famine"))
    row = next(row for row in sheet(person).shares if row.asked)
    assert "0" in person.view.hand.settings()
    person.view.setFocus()
    person.key(Key.Key_0)
    assert person.view.hand.setting == "0"
    button = person.view.stage.pieces[f"button:share:{row.seat}"]
    middle = person.view.mapFromScene(button.rect.center())
    QTest.mouseClick(person.view.viewport(), LEFT, NONE, middle)
    assert person.session.match.history[-1].move == ("assign", str(row.seat), "0")


def test_nothing_is_suggested_to_who_only_looks_on(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, asked("assign", "famine"))
    assert SUGGESTION in {piece.place for piece in person.view.stage.with_places()}
    take_up(person, asked("assign", "famine"), NOBODY)
    assert SUGGESTION not in {piece.place for piece in person.view.stage.with_places()}

"""A calamity at the real window: the sheet tells why and how much, and everything is chosen where it lies."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from aoc_desktop.games.advanced_civilization.rules.events import Assigned
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


def press_done(person: Person, seat: int) -> None:
    button = person.view.stage.pieces[f"button:share:{seat}"]
    QTest.mouseClick(person.view.viewport(), LEFT, NONE, person.view.mapFromScene(button.rect.center()))


def shared_out(person: Person, before: int) -> dict[int, int]:
    """What has fallen on each seat since then, in the order in which it was played."""
    events = [event for played in person.session.match.history[before:] for event in played.events]
    return {event.rival: event.number for event in events if isinstance(event, Assigned)}


def test_shares_are_set_by_minus_and_plus_and_given_by_done(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, asked("assign", "famine"))
    before, caps = len(person.session.match.history), dict(person.models.share_plan.caps)
    first, place = next(iter(caps)), ("share", str(next(iter(caps))))
    assert person.view.hand.held == place
    assert person.view.hand.setting == str(caps[first])
    person.click(("turn", "1"))
    assert person.view.hand.setting == str(caps[first] - 1)
    person.click(("turn", "-1"))
    assert person.view.hand.setting == str(caps[first])
    while person.models.standing.step == "assign" and person.view.hand.held is not None:
        press_done(person, int(person.view.hand.held[1]))
    given = shared_out(person, before)
    assert given[first] == caps[first]
    assert all(number <= caps[seat] for seat, number in given.items())


def test_shares_are_given_in_any_order_and_changed_until_done(arrive: Arrival) -> None:
    """The last seat first, then the first; nothing is played, and everything can be changed, before all is given."""
    person = arrive()
    take_up(person, asked("assign", "famine"))
    plan, before = person.models.share_plan, len(person.session.match.history)
    caps, left = dict(plan.caps), plan.rest
    first, *_, last = caps
    person.click(("share", str(last)))
    assert person.view.hand.held == ("share", str(last))
    person.view.setFocus()
    person.key(Key.Key_2)
    person.click(("share", str(first)))
    assert plan.numbers == {last: 2}
    person.key(Key.Key_0)
    press_done(person, first)
    assert plan.numbers == {last: 2, first: 0}
    assert len(person.session.match.history) == before, "noted, not played"
    person.click(("share", str(last)))
    assert person.view.hand.setting == "2"
    person.key(Key.Key_3)
    press_done(person, last)
    while person.models.standing.step == "assign" and person.view.hand.held is not None:
        press_done(person, int(person.view.hand.held[1]))
    given = shared_out(person, before)
    assert first not in given
    assert given[last] == 3
    assert sum(given.values()) == left
    assert [seat for seat in caps if seat in given] == list(given), (
        "in the order of the Archaeological Succession Table"
    )


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


def test_nothing_is_suggested_to_who_only_looks_on(arrive: Arrival) -> None:
    person = arrive()
    take_up(person, asked("assign", "famine"))
    assert SUGGESTION in {piece.place for piece in person.view.stage.with_places()}
    take_up(person, asked("assign", "famine"), NOBODY)
    assert SUGGESTION not in {piece.place for piece in person.view.stage.with_places()}

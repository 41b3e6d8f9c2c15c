"""Values that the last move changed stay marked on the table until the next move."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.table.page.roster import Roster
from aoc_desktop.ui.table.picture.view import TableView
from tests.ui.person import Arrival, Key, Person, choose


def badges(view: TableView) -> dict[str, str]:
    """The differences that hang on the board, as they can be read."""
    marks = {key: piece for key, piece in view.stage.pieces.items() if key.startswith("mark:")}
    return {key.partition(":")[2]: piece._look[1][0] for key, piece in marks.items()}


def framed(view: TableView) -> set[str]:
    return {key.partition(":")[2] for key in view.stage.pieces if key.startswith("new:")}


def words(changes: dict[str, int]) -> dict[str, str]:
    return {
        name: f"+{amount}" if amount > 0 else f"−{-amount}"
        for name, amount in changes.items()
        if name in ("coins", "points", "workers", "military")
    }


def arrows(panel: Roster) -> list[tuple[int, str]]:
    """The seat and direction of each arrow that is really there to be seen."""
    image = panel.grab().toImage()
    ratio, seen = panel.factor * image.devicePixelRatio(), []
    for row, box in zip(panel.rows(), panel.boxes(), strict=True):
        for name in ("points", "coins", "workers", "military", "technologies", "wonders"):
            spot = panel.box.mark_place(box, row, name)
            colour = image.pixelColor(round((spot.x() + 3.5) * ratio), round(spot.y() * ratio))
            for sign, wanted in (("+", panel.theme.gain), ("-", panel.theme.loss)):
                if _alike(colour, QColor(wanted)):
                    seen.append((row.seat, f"{sign}{name}"))
    return sorted(seen)


def _alike(one: QColor, other: QColor) -> bool:
    pairs = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)
    return all(abs(a - b) < 40 for a, b in pairs)


def expected(person: Person, panel: Roster) -> list[tuple[int, str]]:
    numbers = panel.models.marks.numbers
    others = [row.seat for row in panel.rows()]
    return sorted((seat, ("+" if by > 0 else "-") + name) for seat in others for name, by in numbers[seat].items())


@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_changed_values_are_marked_until_the_next_move(arrive: Arrival, theme: str, still: bool) -> None:
    person = arrive(theme=theme, reduced_motion=still, play_forced_moves=False)
    person.set_table(("human", "human"), seed=4)
    assert badges(person.view) == {}
    rng, texts, cards = Rng(5), set(), set()
    before = list(person.models.seats.rows)
    for _ in range(30):
        mover = person.session.match.deciders[0]
        person.perform(choose(person.listed(), rng, person.gestures), person.by_clicks)
        person.move_to(QPoint(2, 2))  # where the pointer looks at a move, counters tell what it would bring
        now, viewer = list(person.models.seats.rows), person.models.viewer
        changed = {
            name: getattr(now[viewer], name) - getattr(before[viewer], name)
            for name in ("coins", "points", "workers", "military")
            if getattr(now[viewer], name) != getattr(before[viewer], name)
        }
        assert badges(person.view) == words(changed)
        if mover == viewer:
            new = set(now[viewer].technologies) - set(before[viewer].technologies)
            assert {f"technology:{card}" for card in new} <= framed(person.view)
            cards |= new
        texts |= set(badges(person.view).values())
        assert arrows(person.page.side.opponents) == expected(person, person.page.side.opponents)
        before = now
    assert any(text.startswith("+") for text in texts)
    assert any(text.startswith("−") for text in texts)
    assert cards


def test_what_another_seat_changed_is_marked_on_its_board(arrive: Arrival) -> None:
    """At a pace at which one can see it, and in the walk through what the others did."""
    person = arrive()
    person.set_table(("human", "random", "random"), seed=7)
    rng = Rng(9)
    for _ in range(6):
        person.perform(choose(person.listed(), rng, person.gestures), person.by_clicks)
    person.key(Key.Key_B)
    seen = []
    moment, moments = -1, person.page.history_view
    while (past := moments.past) is not None:
        if len(past.match.history) != moment:
            moment = len(past.match.history)
            panel = person.page.side._past[0]  # type: ignore[index]
            assert arrows(panel) == expected(person, panel)
            seen += arrows(panel)
        person.wait_for(lambda now=moment: moments.past is None or moments.here != now or moments.waits or None)
        if moments.waits:
            person.key(Key.Key_B)  # the last one stays until a key
    assert {sign[0] for _, sign in seen} == {"+", "-"}
    assert len({seat for seat, _ in seen}) == 2

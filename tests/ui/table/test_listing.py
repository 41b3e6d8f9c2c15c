"""How often the legal moves are listed: a drop asks for them before the move and after it, however many parts look."""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.games.age_of_civilization.rules import legal
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.kernel.game import Move
from tests.ui.person import Person, preferences_in


def test_a_drop_lists_the_legal_moves_at_most_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(preferences_in(tmp_path))
    person.set_table(("human", "human"))
    listed: list[State] = []
    usual = legal.list_moves

    def counted(state: State) -> list[Move]:
        listed.append(state)
        return usual(state)

    monkeypatch.setattr(legal, "list_moves", counted)
    person.lift(("market", person.models.market.rows[0].card))
    person.move_to(person.point_of(("rise", "")))
    held = len(listed)
    person.release(person.point_of(("rise", "")))
    assert person.moves
    assert held == 0, "what is held and pointed at was listed before"
    assert len(listed) <= 2
    person.leave()

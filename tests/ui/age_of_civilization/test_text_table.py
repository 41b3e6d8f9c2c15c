"""Age of Civilization from the table as text: a whole game by the keyboard alone, and what its rows say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.speaking import spoken
from aoc_desktop.ui.table.text_rows import Row, section
from tests.ui.person import Arrival, Key


def test_a_whole_game_from_the_text_table(arrive: Arrival) -> None:
    person = arrive(text_table="on")
    person.set_table(("human", "random"), (), seed=4)
    assert person.page.reads
    rng = Rng(3)

    def gesture(move: Move) -> None:
        (person.by_command if rng.below(4) == 0 else person.by_text)(move)

    person.play_to_the_end(gesture, rng, lambda: person.lift_curtain(by_key=True))
    person.check()
    assert {"command", "market", "action"} <= set(person.kinds)


@pytest.mark.parametrize(
    ("language", "coming", "brings"), [("en", "Comes in round", "From"), ("fr", "Arrive à la manche", "De")]
)
def test_rows_tell_state_and_what_they_would_bring(arrive: Arrival, language: str, coming: str, brings: str) -> None:
    """In step 1 an upcoming card is told as upcoming; in step 2 a row ends with what it would bring."""
    person = arrive(text_table="on", language=language)
    person.set_table(("human", "random"), (), seed=4)
    text = person.page.text
    upcoming = next(row.card for row in person.models.track.rows if row.place == "upcoming")
    told = text.model.told(Row("place", ("action", upcoming), "track"))
    assert coming in told.text
    assert not told.usable
    person.perform(person.listed()[0], person.by_command)
    enslave = text.model.told(Row("place", ("action", "enslave"), "track"))
    assert enslave.usable
    assert enslave.brings.startswith(brings)
    index = text.model.index_of(Row("place", ("action", "enslave"), "track"))
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith(enslave.text)
    assert spoken.endswith(("of 11", "sur 11"))
    described = index.data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert ("at the end of this turn" if language == "en" else "à la fin de ce tour") in described
    assert text.model.told(section("track")).summary


def test_undo_is_typed_and_says_what_it_undid(arrive: Arrival) -> None:
    person = arrive(text_table="on")
    person.set_table(("human", "random"), (), seed=4)
    person.perform(person.listed()[0], person.by_command)
    told: list[str] = []
    spoken().said.connect(told.append)
    person.perform(("act", "enslave"), person.by_command)
    before = len(person.moves)
    person.key(Key.Key_Slash)
    person.write("undo")
    person.key(Key.Key_Return)
    QTest.qWait(60)
    assert len(person.moves) == before - 1
    assert any("Taken back: Enslave" in text for text in told)

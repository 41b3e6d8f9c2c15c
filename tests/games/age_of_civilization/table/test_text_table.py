"""Age of Civilization from the table as text: a whole game by the keyboard alone, and what its rows say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.kit.screen_reader import spoken
from aoc_desktop.ui.table.text.text_rows import Row, section
from tests.ui.person import CTRL, Arrival, Key, Person


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


def heard() -> list[str]:
    told: list[str] = []
    spoken().said.connect(told.append)
    return told


def unconfirmed(person: Person) -> Person:
    """A turn is over but for a word of its player."""
    for _ in range(60):
        if person.session.unconfirmed is not None:
            return person
        if person.listed():
            person.session.play(person.listed()[0])
        person.settle()
    raise AssertionError("no turn waits for a word")


def test_a_turn_is_ended_by_a_key_wherever_the_keyboard_is(arrive: Arrival) -> None:
    """A letter leads to a row, so the key that is told is another one; and the moves are not just missing."""
    person = arrive(text_table="on", end_of_turn="ask")
    person.set_table(("human", "random"), (), seed=4)
    unconfirmed(person)
    QTest.qWait(60)
    text, told = person.page.text, heard()
    assert person.page.recent_events.awaited().endswith("End it? F9 ends the turn, Ctrl+Z takes it back.")
    person.key(Key.Key_L, CTRL)
    QTest.qWait(60)
    assert told[-1] == person.page.recent_events.awaited()
    person.key(Key.Key_Down)
    assert text.tree.here == Row("action", "primary", "legal")
    person.key(Key.Key_F9)
    assert person.session.unconfirmed is None


def test_whose_turn_it_is_is_not_told_before_it_is_asked(arrive: Arrival) -> None:
    """The log says it; who hears the question need not hear it too."""
    person, told = arrive(text_table="on"), heard()
    person.set_table(("human", "random"), (), seed=4)
    for _ in range(20):
        if person.listed():
            person.session.play(person.listed()[0])
        person.settle()
        QTest.qWait(50)
    assert any(" to play." in row.text for row in person.models.log.rows)
    assert told
    assert not any(" to play." in line for line in told)


def test_a_card_before_another_player_has_its_sentences(arrive: Arrival) -> None:
    """As one's own has them; a name alone would send a listener through the rules."""
    person = arrive(text_table="on")
    person.set_table(("human", "random"), (), seed=8)
    rng = Rng(3)
    while not (person.models.seats.rows[1].pile and person.models.seats.rows[1].technologies):
        person.perform(rng.choice(person.listed()), person.by_command)
    row, faces = person.models.seats.rows[1], person.view.faces
    cards = person.read_cards(1)
    owned = [("civilization", row.pile), ("technology", row.technologies), ("wonder", row.wonders)]
    names = [f"{faces.name(kind, card, short=False)}." for kind, found in owned for card in found]
    assert list(cards) == names
    assert cards[names[0]].startswith("Population ")
    assert all(cards.values())
    assert person.read_cards(0) == {}, "one's own lie on the table"


def test_a_card_that_says_the_same_twice_is_heard_so(arrive: Arrival) -> None:
    """Kush has military by its main ability and by the inherited one: neither heading is followed by nothing."""
    person = arrive(text_table="on")
    person.set_table(("human", "random"), (), seed=8)
    place = ("mine", "kush")
    described = person.view.hover.words.more(place)
    assert described.count("Your military increases by 1.") == 2
    assert not described.endswith("Inherited ability.")


def test_the_place_of_the_row_is_drawn_enlarged_not_stretched(arrive: Arrival, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its words are set in larger letters: a picture of small ones would blur."""
    person = arrive(text_table="on")
    person.set_table(("human", "random"), (), seed=4)
    text = person.page.text
    person.read_to(Row("place", ("action", "enslave"), "track"))
    sizes: dict[str, float] = {}
    own = lettering.draw_line

    def noting(painter: QPainter, baseline: QPointF, words: str, letters: lettering.Letters, px: float) -> None:
        sizes[words] = px * painter.deviceTransform().m11()
        own(painter, baseline, words, letters, px)

    monkeypatch.setattr(lettering, "draw_line", noting)
    person.view.stage.pictures.clear()
    for piece in person.view.stage.pieces.values():
        piece.forget()
    text.picture.grab()
    small = sizes.pop("Enslave")
    text.lens.grab()
    assert sizes["Enslave"] > 1.3 * small
    assert not person.view.stage.pictures.under_lens

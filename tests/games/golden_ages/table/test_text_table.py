"""The Golden Ages from the table as text: what its rows say and where they lead."""

from __future__ import annotations

from PySide6.QtCore import Qt

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.table.text.text_rows import Row
from tests.ui.person import Arrival, Key

GAME = "golden_ages"


def test_a_square_leads_to_those_beside_it(arrive: Arrival) -> None:
    """Neighbours are rows below an area's own; Enter goes there, and so does a typed word."""
    person = arrive(text_table="on")
    person.set_table(("human", "random"), (), seed=8, game=GAME)
    tree = person.page.text.tree
    person.read_to(Row("link", (("square", "c3"), ("square", "c4"))))
    person.key(Key.Key_Return)
    assert tree.here == Row("place", ("square", "c4"), "map")
    person.key(Key.Key_Slash)
    person.write("go h2")
    person.key(Key.Key_Return)
    assert tree.here == Row("place", ("square", "h2"), "map")
    assert tree.hasFocus()


def test_a_refusal_names_the_player_that_it_is_about(arrive: Arrival) -> None:
    """Not the number of the seat."""
    person = arrive(text_table="on")
    person.set_table(("human", "random"), (), seed=8, game=GAME)
    judgement = person.session.match.state.judgements[0].id
    reason = Reason("judgement_not_first", {"judgement": judgement, "seat": 1})
    assert person.view.say(reason).startswith(f"{person.session.seats[1].name} was first")


def test_what_stands_beside_a_figure_agrees_with_it(arrive: Arrival) -> None:
    """« 1 couché », « 2 couchés », with what is counted before them."""
    person = arrive(text_table="on", language="fr")
    person.set_table(("human", "random"), (), seed=8, game=GAME)
    board, look, faces = person.models.my_board, person.view.look, person.view.faces
    for amount, lying, free in (
        (0, "0 couché,", "0 libre,"),
        (1, "1 couché,", "1 libre,"),
        (2, "2 couchés,", "2 libres,"),
    ):
        board.numbers.show([row._replace(value=amount) for row in board.numbers.rows])
        assert look.describe(("colonists", ""), person.models, faces).startswith(
            f"Colons\u202f: {amount} debout, {lying}"
        )
        assert look.describe(("cubes", ""), person.models, faces).startswith(f"Cubes\u202f: {free}")
        plural = "s" if amount > 1 else ""
        assert look.number_rows(("points", ""), person.models, faces)[-1] == (str(amount), f"point{plural} de victoire")


def test_what_is_held_says_what_can_be_done_with_it(arrive: Arrival) -> None:
    """Not its name alone."""
    person = arrive(text_table="on")
    person.set_table(("human", "random"), (), seed=8, game=GAME)
    for _ in range(2):
        person.session.play(person.listed()[0])
        person.settle()
    held = next(place for place in person.view.hand.ready() if place[0] == "colonist")
    person.view.hand.hold(held)
    assert person.page.prompt.text == f"Your colonist on {held[1]}: choose where it goes; Esc puts it back."


def test_a_square_is_named_once_in_its_row(arrive: Arrival) -> None:
    """Its name stands before what lies there, and not again before the reason."""
    person = arrive(text_table="on")
    person.set_table(("human", "random"), (), seed=8, game=GAME)
    told = person.page.text.model.told(Row("place", ("square", "a1"), "map")).text
    assert told == "a1: open sea. The tile would stick out over the north edge."


def test_a_card_before_another_player_has_its_sentences(arrive: Arrival) -> None:
    """What is in force there; not the cards of later eras, which only that player knows."""
    person = arrive(text_table="on")
    person.set_table(("human", "random"), (), seed=8, game=GAME)
    rng = Rng(3)
    while not person.models.seats.rows[1].civilization:
        person.perform(rng.choice(person.listed()), person.by_command)
    row, names = person.models.seats.rows[1], person.view.faces.name
    cards = person.read_cards(1)
    assert f"{names('civilization', row.civilization, short=False)}." in cards
    assert cards["Barter."].startswith("For each cube you place, gain 1 gold.")
    assert len(cards) == 1 + len(row.ladders) + len(row.buildings) + len(row.wonders)


def test_what_a_row_says_is_not_said_again_behind_it(arrive: Arrival) -> None:
    """The cube that a technology frees, the price that the wonder itself asks for."""
    person = arrive(text_table="on")
    person.set_table(("human", "random"), (), seed=8, game=GAME)
    rng, text = Rng(3), person.page.text
    while ("develop", "carriage") not in person.listed():
        person.perform(rng.choice(person.listed()), person.by_command)
    row = Row("move", ("develop", "carriage"))
    assert text.model.told(row).sentence.endswith("+1 cube.")
    described = text.model.index_of(row).data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert described.startswith("Your colonists move")

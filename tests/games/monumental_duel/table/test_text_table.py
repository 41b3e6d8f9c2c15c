"""Monumental Duel from the table as text: what its rows say and where they lead."""

from __future__ import annotations

import pytest

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.table.text.text_rows import section
from tests.ui.person import Arrival

GAME = "monumental_duel"


def test_the_last_round_is_told_in_the_right_number(arrive: Arrival) -> None:
    person = arrive(text_table="on", language="fr")
    person.set_table(("human", "random"), (), seed=3, game=GAME)
    standing, view = person.models.standing, person.view
    for rounds, words in ((1, "1 manche."), (2, "2 manches.")):
        person.models.standing = standing._replace(last_in=(rounds, rounds))
        assert view.hover.words.more(("development", "")).endswith(f"Dernière manche dans {words}")


def test_what_lies_under_the_cards_opposite_has_its_sentences(arrive: Arrival) -> None:
    """What lies on top has rows of its own: it lies on the table."""
    person = arrive(text_table="on")
    person.set_table(("human", "random"), (), seed=3, game=GAME)
    rng = Rng(3)
    while not (known := [row.knowledge for row in person.models.theirs.cells.rows if row.knowledge]):
        person.perform(rng.choice(person.listed()), person.by_command)
    names = [f"{person.view.faces.name('knowledge', card, short=False)}." for card in known]
    cards = person.read_cards(1)
    assert list(cards) == names
    assert "Knowledge" in cards[names[0]]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_player_is_named_once_in_the_row(arrive: Arrival, language: str) -> None:
    person = arrive(text_table="on", language=language)
    person.set_table(("human", "random"), (), seed=3, game=GAME)
    for seat in range(2):
        row = person.models.seats.rows[seat]
        summary = person.page.text.model.told(section(f"seat {seat}")).summary
        assert summary.startswith(f"{row.points} point")


def test_an_activated_card_is_told_as_a_card(arrive: Arrival) -> None:
    """« Forum. a3, carte activée », whatever the gender of its name; as the line of its row of the City says it."""
    person = arrive(text_table="on", language="fr")
    person.set_table(("human", "random"), (), seed=3, game=GAME)
    while not any(row.active for row in person.models.mine.cells.rows):
        person.session.play(person.listed()[0])
        person.settle()
    active = next(row for row in person.models.mine.cells.rows if row.active)
    place = "cell", active.cell
    assert person.view.look.state_words(place, person.models, person.view.faces) == f"{active.cell}, carte activée"


def test_what_the_other_has_is_not_lost_when_you_pass(arrive: Arrival) -> None:
    person = arrive(text_table="on")
    person.set_table(("human", "random"), (), seed=3, game=GAME)
    words = person.view.hover.words
    assert "ost when you pass" in words.more(("purse", "production"))
    assert "Gained this round" in words.more(("their purse", "production"))
    assert "pass" not in words.more(("their purse", "production"))

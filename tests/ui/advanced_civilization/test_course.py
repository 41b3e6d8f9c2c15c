"""Over the table of Advanced Civilization: sixteen phases as signs, and who acts in which order."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.state import PHASES
from aoc_desktop.kernel.rng import Rng
from tests.ui.advanced_civilization.tables import HUMAN, RANDOM, play_until, sit_down
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

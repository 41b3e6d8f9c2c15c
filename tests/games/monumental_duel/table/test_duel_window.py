"""Whole games of Monumental Duel through the real window: from the shelf to the result, by hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from aoc_desktop.games.monumental_duel.rules.events import Rolls
from aoc_desktop.games.monumental_duel.table.own_actions import MOVES
from aoc_desktop.games.monumental_duel.table.table_look import DuelTable
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.table.picture.animator import DROP
from tests.ui.hands import choose
from tests.ui.person import Arrival, Person

GAME = "monumental_duel"
HUMAN, RANDOM = "human", "random"


def went_through(person: Person) -> set[str]:
    """The game is over, as its record says; the kinds of gestures that were really made."""
    person.check()
    return set(person.kinds)


def test_two_people_by_dragging(arrive: Arrival) -> None:
    """Nothing is hidden: no curtain falls, the table turns between them."""
    person = arrive()
    person.set_table((HUMAN, HUMAN), seed=3, game=GAME)
    seen: set[int] = set()

    def between() -> None:
        assert not person.page.curtain.is_down
        seen.add(person.models.viewer)
        if person.session.human_decides:
            assert person.models.viewer == person.session.decider

    person.play_to_the_end(person.by_dragging, Rng(2), between)
    assert seen == {0, 1}
    kinds = went_through(person)
    assert kinds >= {"cell", "row>column", "pile>deck", "button pass"}
    assert any(kind.startswith("track>") for kind in kinds)
    assert any(kind.startswith("purse>") for kind in kinds)


def test_against_another_seat_by_clicks(arrive: Arrival) -> None:
    person = arrive()
    person.set_table((HUMAN, RANDOM), ("pick_civilizations",), seed=6, game=GAME)
    person.play_to_the_end(person.by_clicks, Rng(5))
    assert went_through(person) >= {"civilization", "cell", "track", "button pass"}


def test_keys_alone(arrive: Arrival) -> None:
    """Tab and Enter on the table, and the list of legal moves in turn."""
    person = arrive()
    person.set_table((HUMAN, RANDOM), seed=9, game=GAME)
    rng = Rng(3)

    def gesture(move: Move) -> None:
        (person.by_list if rng.below(3) == 0 else person.by_keys)(move)

    person.play_to_the_end(gesture, rng)
    assert went_through(person) >= {"list", "cell", "track"}


def test_moves_with_a_key_of_their_own(arrive: Arrival) -> None:
    """Each is played by its key where it is legal, and says why not where it is not."""
    person = arrive()
    person.set_table((HUMAN, HUMAN), seed=3, game=GAME)
    actions, rng, pressed = person.window.actions_, Rng(8), set()
    while not person.at_end and len(pressed) < 4:
        listed = person.listed()
        known = {name: move for name, move in MOVES.items() if move in listed}
        for name, move in MOVES.items():
            assert actions[name].isEnabled() == (move in listed), name
        fresh = [name for name in known if name not in pressed]
        if fresh:
            move = known[fresh[0]]
            person.perform(move, lambda _move, name=fresh[0]: person.key(actions.keys(name)[0][0].key()))
            pressed.add(fresh[0])
        else:
            person.perform(choose(listed, rng, person.gestures, person.hands.quiet), person.by_clicks)
    assert len(pressed) == 4


def test_each_side_of_the_score_opens_the_sum_of_its_own_player(arrive: Arrival) -> None:
    person = arrive()
    person.set_table((HUMAN, RANDOM), seed=6, game=GAME)
    box = person.page.side.opponents.box
    row = person.models.seats.rows[1]
    rect = QRectF(0, 0, 300, 200)
    assert box.told_at(QPointF(20, 120), rect, row) == ("seat", "0")
    assert box.told_at(QPointF(280, 120), rect, row) == ("seat", "1")


def test_dice_come_to_rest_before_anything_is_done_with_them() -> None:
    rolled = PlayedMove(-1, ("4",), "", (Rolls(0, 4),), None)
    quiet = rolled._replace(events=())
    for shown, pause in (([rolled], 600 + DROP), ([quiet], 600), ([rolled, quiet], 600 + DROP)):
        assert DuelTable().pace.looked_at(shown, 600) == pause
    assert DuelTable().pace.looked_at([rolled], 0) == 0, "at once is at once"

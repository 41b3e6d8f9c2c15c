"""Movement on the real window: stacks dragged and walked to, numbers set, what would come of it told as it comes."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from aoc_desktop.games.advanced_civilization.rules.foresight import battle_in, with_tokens
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.table.map.preview import MapAhead
from aoc_desktop.play.places import Place
from tests.games.advanced_civilization.table.tables import open_at
from tests.ui.person import CTRL, Arrival, Key, Person

SHIFT_KEY = Key.Key_Shift


def crowded(state: State) -> bool:
    return state.turn >= 9 and state.step == "movement" and max(state.fresh.values(), default=0) >= 4


@pytest.fixture
def person(arrive: Arrival) -> Person:
    made = arrive()
    open_at(made, "08_full_7p", crowded)
    return made


def a_march(person: Person) -> tuple[Place, Place, int]:
    """A stack of four or more, and where it may go."""
    for source in sorted(person.models.gesture_index.sources):
        if source[0] == "stack" and person.models.state.fresh[person.models.state.table.board.area[source[1]]] >= 4:
            target, moves = next(iter(person.models.gesture_index.targets(source).items()))
            return source, target, len(moves)
    raise AssertionError("nobody has such a stack")


def test_one_token_goes_unless_a_number_is_set(person: Person) -> None:
    """And what is said and drawn while it is dragged shows how to take more."""
    (source, target, most) = a_march(person)
    person.lift(source)
    person.move_to(person.point_of(target))
    assert "wheel, R or a digit" in person.view.hover.question()[0]
    preview = person.models.preview
    assert preview is not None
    assert isinstance(preview.own, MapAhead)
    assert (preview.own.number, preview.own.most) == (1, most)
    person.release(person.point_of(target))
    assert person.moves[-1] == f"move {source[1]} {target[1]} 1"


def test_digits_and_shift_set_the_number(person: Person) -> None:
    (source, target, most) = a_march(person)
    person.lift(source)
    assert person.view.hand.setting == "1"
    person.key(SHIFT_KEY)
    assert person.view.hand.setting == str(most)
    person.key(Key.Key_R)
    assert person.view.hand.setting == str(most - 1)
    person.key(Key.Key_2)
    assert person.view.hand.setting == "2"
    end = person.point_of(target)
    person.move_to(end)
    person.release(end)
    assert person.moves[-1] == f"move {source[1]} {target[1]} 2"
    row = next(row for row in person.models.stacks.rows if row.key == f"{person.models.viewer}:{source[1]}")
    assert row.fresh == most - 2


def test_the_bubble_tells_the_fight_that_would_come(person: Person) -> None:
    """Every fight that any march of this position would lead to is told as the rules would have it."""
    models, hand = person.models, person.view.hand
    state, board = models.state, models.state.table.board
    fights = 0
    for source in (place for place in sorted(models.gesture_index.sources) if place[0] == "stack"):
        hand.hold(source)
        for target, moves in models.gesture_index.targets(source).items():
            for move in moves:
                number = int(move[3])
                after = with_tokens(state, models.viewer, {board.area[move[1]]: -number, board.area[move[2]]: number})
                battle = battle_in(after, board.area[move[2]])
                hand.set_word(move[3])
                preview = hand.preview(target)
                assert preview is not None
                own = preview.own
                assert isinstance(own, MapAhead)
                assert own.number == number
                assert bool(own.forces) == (battle is not None)
                if battle is not None:
                    fights += 1
                    assert sorted((force.before, force.after) for force in own.forces) == sorted(
                        (side.before, side.after) for side in battle.sides
                    )
        hand.cancel()
    assert fights > 3


def test_the_bubble_is_seen_and_covers_nothing_that_shines(person: Person) -> None:
    (source, target, _) = a_march(person)
    person.lift(source)
    person.move_to(person.point_of(target))
    bubble = person.view.hover.bubble
    assert bubble.isVisible()
    assert bubble.words.sketch is not None
    assert bubble.words.text
    lit = [person.view.stage.by_place(place) for place in person.view.hand.targets()]
    assert not any(piece.rect.intersects(bubble.body) for piece in lit if piece is not None)


def test_arrows_go_from_one_stack_that_may_move_to_the_next(person: Person) -> None:
    person.tab_to_table()
    for key in (Key.Key_Left, Key.Key_Up, Key.Key_Right, Key.Key_Down, Key.Key_Right):
        person.key(key)
        assert person.view.walk.place in person.view.useful()


def test_an_area_is_found_by_its_name_and_a_stack_marched_by_keys(person: Person) -> None:
    (source, target, most) = a_march(person)
    person.tab_to_table()
    names = person.view.look.describe
    person.key(Key.Key_Slash)
    assert person.view.finder.hasFocus()
    person.write(names(source, person.models, person.view.faces).lower())
    assert person.view.walk.place == source
    person.key(Key.Key_Return)
    assert person.view.hasFocus()
    person.key(Key.Key_Return)
    assert person.view.hand.held == source
    person.key(Key.Key_Slash)
    person.write(names(target, person.models, person.view.faces).lower())
    person.key(Key.Key_Return)
    assert person.view.walk.place == target
    person.key(Key.Key_3)
    person.key(Key.Key_Return)
    assert person.moves[-1] == f"move {source[1]} {target[1]} 3"
    assert most > 3


def test_esc_goes_back_step_by_step(person: Person) -> None:
    (source, _, _) = a_march(person)
    person.tab_to(source)
    person.key(Key.Key_Return)
    person.key(Key.Key_Slash)
    person.write("x")
    person.key(Key.Key_Escape)
    assert not person.view.finder.isVisible()
    assert person.view.hand.held == source
    person.key(Key.Key_Escape)
    assert person.view.hand.held is None


def test_where_a_stack_cannot_go_says_why(person: Person) -> None:
    (source, _, _) = a_march(person)
    board = person.models.state.table.board
    start = board.area[source[1]]
    far = next(name for name, area in board.area.items() if area not in board.land[start] and area != start)
    person.lift(source)
    person.move_to(person.point_of(("area", far)))
    QApplication.processEvents()
    assert person.view.hover.bubble.words.refusal
    person.release(person.point_of(("area", far)))
    assert person.view.hand.held is None


def test_a_phase_ends_when_its_player_says_done(arrive: Arrival) -> None:
    """Also when the last token has moved: nobody else acts, and undo goes back through the whole phase."""
    person = arrive(end_of_turn="ask")
    open_at(person, "02_west_3p", two_tokens_left)
    session, before = person.session, len(person.session.match.history)
    seat, rows = session.decider, person.models
    for _ in range(2):
        source = next(place for place in sorted(rows.gesture_index.sources) if place[0] == "stack")
        target = next(iter(rows.gesture_index.targets(source)))
        person.drag(source, target)
    assert len(session.match.history) == before + 2
    assert session.unconfirmed == seat, "the rules ask no more, but Done was not said"
    assert "all you could do" in person.page.prompt.text
    person.key(Key.Key_Z, CTRL)
    assert session.unconfirmed is None
    person.key(Key.Key_Z, CTRL)
    assert len(session.match.history) == before
    assert session.decider == seat
    person.key(Key.Key_Y, CTRL)
    person.key(Key.Key_Y, CTRL)
    assert session.unconfirmed == seat
    person.key(Key.Key_E)
    person.settle()
    assert session.unconfirmed is None
    assert session.decider != seat


def two_tokens_left(state: State) -> bool:
    """Somebody moves two tokens, and has nothing else to do."""
    last = state.census[-1:] != (state.agenda[-1].deciders(state)[0],) if state.step == "movement" else False  # type: ignore[attr-defined]
    return state.turn >= 1 and last and list(state.fresh.values()) in ([2], [1, 1]) and not state.ready

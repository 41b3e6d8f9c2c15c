"""Reading is always allowed: while a thing is held, any card still explains itself, beside it; the past is looked at as
long as one likes, with its moves named."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from aoc_desktop.games import GAMES
from aoc_desktop.ui.table.page.overlay import Overlay
from aoc_desktop.ui.table.picture.stage import Piece
from tests.every_game.asking import sit_down
from tests.ui.person import SHIFT, Arrival, Key, Person

BESIDE = 40.0


def take_up_something(person: Person) -> None:
    """The first thing that can be held, as soon as there is one and a card lies on the table."""
    for _ in range(60):
        person.lift_curtain()
        hand = person.view.hand
        for place in sorted(hand.ready()):
            if place[0] in person.models.handling.holdable and person.view.stage.by_place(place) is not None:
                hand.hold(place)
                if hand.held == place and cards(person):
                    return
        person.session.play(next(iter(person.session.legal())))
        person.settle()
    raise AssertionError("nothing can be held")


def cards(person: Person) -> list[Piece]:
    """What explains itself, but for the held thing."""
    view = person.view
    return [
        piece
        for piece in view.stage.with_places()
        if piece.place is not None
        and piece.place != view.hand.held
        and view.look.place_lines(piece.place, person.models, view.faces)
    ]


def gap(one: QRectF, other: QRectF) -> float:
    across = max(0.0, one.left() - other.right(), other.left() - one.right())
    return max(across, one.top() - other.bottom(), other.top() - one.bottom())


@pytest.mark.parametrize("game", GAMES)
def test_a_card_explains_itself_while_another_thing_is_held(arrive: Arrival, game: str) -> None:
    person = arrive()
    sit_down(person, game)
    take_up_something(person)
    view, hover = person.view, person.view.hover
    found = cards(person)
    for piece in found[:: max(1, len(found) // 6)]:
        place, rect = piece.place, QRectF(piece.rect)
        assert place is not None
        view.pointer = rect.center()
        hover.hover(place, rect.center())
        refusal = hover.bubble.words if hover.bubble.words.refusal else None
        hover.tell_more()
        assert hover.note.isVisible(), place
        assert hover.note.words.lines[0].text == view.look.place_lines(place, person.models, view.faces)[0]
        assert refusal is None or hover.bubble.words == refusal, "the refusal is added, it replaces nothing"
        beside = [gap(hover.note.body, thing) for thing in (rect, hover.bubble.body) if not thing.isEmpty()]
        assert min(beside) <= BESIDE, place
        if view.look.card_of(place, person.models) is not None:
            assert view._zoom(place)
            overlay = next(made for made in person.window.findChildren(Overlay) if made.isVisible())
            overlay.close()
        assert view.hand.held is not None, "reading puts nothing back"
    hover.hush()


@pytest.mark.parametrize("game", GAMES)
def test_the_replay_names_the_move_that_it_shows(arrive: Arrival, game: str) -> None:
    person = arrive()
    sit_down(person, game)
    for _ in range(6):
        person.session.play(next(iter(person.session.legal())))
        person.settle()
    person.lift_curtain()
    moments, prompt = person.page.history_view, person.page.prompt
    person.view.setFocus()
    person.key(Key.Key_B, SHIFT)
    assert moments.replaying
    named = 0
    for _ in range(4):
        before = moments.here
        person.page.act("next_moment")
        lines = person.models.log.rows_of(range(before + 1, moments.here + 1))
        named += bool(lines)
        assert not lines or any(row.text in prompt.text for row in lines), prompt.text
    assert named

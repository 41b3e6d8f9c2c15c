"""Whole games of The Golden Ages on the real window, by mouse and keys alone; the end is what the record says."""

from __future__ import annotations

from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng
from tests.ui.person import Arrival, Person

HUMAN, RANDOM = "human", "random"
GAME = "golden_ages"


def went_through(person: Person) -> set[str]:
    """The game is over, as its record says; the kinds of gestures that were really made. A golden age that is the only
    move left begins by itself."""
    person.check()
    print(
        f"\n  {len(person.gestures)} gestures, {person.automatic} by themselves: {dict(sorted(person.kinds.items()))}"
    )
    return set(person.kinds)


def test_two_seats_by_dragging(arrive: Arrival) -> None:
    person = arrive()
    person.set_table((HUMAN, RANDOM), ("last_turns",), seed=5, game=GAME)
    person.play_to_the_end(person.by_dragging, Rng(1), person.lift_curtain)
    assert went_through(person) >= {
        *("tile>square", "colonist>square", "colonist>agora", "colonist>building", "capital>square"),
        *("technology>technology", "wonder>my wonders", "judgement>agora"),
        "button found",
    }


def test_three_people_by_clicks(arrive: Arrival) -> None:
    """Hot seat with the secret pairs of the balanced game: the curtain falls between them."""
    person = arrive()
    person.set_table((HUMAN, HUMAN, HUMAN), ("balanced_civilizations",), seed=7, game=GAME)
    person.play_to_the_end(person.by_clicks, Rng(2), person.lift_curtain)
    assert went_through(person) >= {"square", "colonist", "offer", "technology", "wonder", "building"}


def test_keys_alone(arrive: Arrival) -> None:
    """Tab, arrows, Enter and the list of legal moves in turn."""
    person = arrive()
    person.set_table((HUMAN, RANDOM), (), seed=8, game=GAME)
    rng = Rng(3)

    def gesture(move: Move) -> None:
        (person.by_list if rng.below(3) == 0 else person.by_keys)(move)

    person.play_to_the_end(gesture, rng, lambda: person.lift_curtain(by_key=True))
    assert went_through(person) >= {"list", "square", "colonist", "key found"}


def test_secrets_lie_face_down_where_people_share_the_screen(arrive: Arrival) -> None:
    """Neither the card under the pointer nor the sentence tells them; a person alone sees them at once."""
    shared, alone = arrive(), arrive()
    shared.set_table((HUMAN, HUMAN), (), seed=9, game=GAME)
    alone.set_table((HUMAN, RANDOM), (), seed=9, game=GAME)
    place = ("secrets", "")
    for person, hidden in ((shared, True), (alone, False)):
        person.lift_curtain()
        view, future = person.view, person.models.my_board.secrets.future
        assert future
        name = view.faces.name("future", future, short=False)
        assert (view.look.card_of(place, person.models) is None) == hidden
        assert name not in view.look.describe(place, person.models, view.faces)
        assert any(name in line for line in view.look.place_lines(place, person.models, view.faces))

"""What happened, in fields: how a kind of event is declared, written, told and kept from those who may not know."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from aoc_desktop.kernel.events import Cause, Event, Log, OfSeat, TurnEnds, note, seen
from tests.toy.events import Chose, Drawn, Gained, Paid, Rolled, Sold

MILL = Cause("card", "mill")


class Built(OfSeat):
    """An event with fields of every sort."""

    card: str
    areas: tuple[str, ...]
    dice: tuple[int, ...]
    price: int
    reveals: bool
    cause: Cause | None = None


BUILT = Built(1, "mill", ("rome", "dacia"), (3, 6), 4, True, MILL)


def test_a_kind_is_named_after_its_class_unless_it_says_otherwise() -> None:
    class Renamed(Event):
        kind = "war"

    assert (TurnEnds.kind, Built.kind, Renamed.kind) == ("turn_ends", "built", "war")


def test_what_happened_never_changes() -> None:
    with pytest.raises(FrozenInstanceError):
        BUILT.price = 5  # type: ignore[misc]
    assert not hasattr(BUILT, "__dict__")


def test_equal_fields_do_not_make_two_kinds_equal() -> None:
    assert Gained(0, 3) == Gained(0, 3) != Gained(0, 4)
    assert Gained(0, 3, None) != Paid(0, 3)


def test_an_event_has_no_seat_cause_or_secret_unless_it_is_declared() -> None:
    rolled = Rolled(3)
    assert (rolled.seat, rolled.cause, rolled.seen_by, rolled.reveals) == (None, None, None, True)
    assert (BUILT.seat, BUILT.cause, BUILT.seen_by, BUILT.reveals) == (1, MILL, None, True)


def test_a_sentence_is_filled_with_the_fields_and_counts_the_only_number() -> None:
    assert Sold(0, "salt", 2).values == {"seat": 0, "good": "salt", "count": 2, "n": 2}
    assert BUILT.values["n"] == 4  # neither the seat nor what is true of it is counted


def test_words_are_ids_and_numbers_in_lists() -> None:
    assert BUILT.words == ("mill", "rome", "dacia", "3", "6")


def test_nothing_is_made_where_no_log_is_kept() -> None:
    made = []

    class Counted(Event):
        def __post_init__(self) -> None:
            made.append(self)

    log: Log = []
    note(None, Counted)
    assert made == []
    note(log, Counted)
    assert log == made
    assert len(made) == 1


def test_secrets_are_for_their_seats() -> None:
    events = [Chose(1, "early"), Rolled(3), Drawn(0, "salt")]
    assert seen(events, None) == (Rolled(3),)
    assert seen(events, 0) == (Rolled(3), Drawn(0, "salt"))

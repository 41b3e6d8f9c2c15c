"""A class that declares its fields is compared, copied and told as plain data without a line of its own."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest

from aoc_desktop.kernel.declared import UNORDERED, Declared, Named, ViewCodec


class Card(NamedTuple):
    id: str
    cost: dict[str, int]
    """What makes a card no part of a key."""


CARDS = {name: Card(name, {}) for name in ("fort", "mine")}


class Place(NamedTuple):
    column: int
    row: int


START = Place(0, 0)


@dataclass(slots=True, eq=False)
class Hand(Declared):
    cards: tuple[Card | None, ...] = ()
    bag: list[str] = field(default_factory=list, metadata=UNORDERED)
    tokens: bytearray = field(default_factory=bytearray)
    seen: frozenset[int] = frozenset()
    at: Place = START
    prices: dict[int, tuple[int, ...]] = field(default_factory=dict)
    size: int = field(default=0, compare=False)

    def derive(self, table: Any) -> None:
        self.size = len(self.cards)


@dataclass(slots=True, eq=False)
class Game(Declared):
    hands: list[Hand]


def game() -> Game:
    cards = (CARDS["fort"], None)
    return Game([Hand(cards, ["b", "a"], bytearray((1, 2)), frozenset((5, 3)), Place(1, 2), {4: (1,)}, 2)])


CODEC = ViewCodec((Game, Hand, Place), {Card: Named(lambda card: card.id, lambda name, _table: CARDS[name])})


def test_equal_fields_make_equal_states_and_order_counts_only_where_it_means_something() -> None:
    one, other = game(), game()
    other.hands[0].bag.reverse()
    assert one == other
    assert {one.key(): 1}[other.key()] == 1
    other.hands[0].cards = (None, CARDS["fort"])
    assert one != other


def test_what_follows_from_other_fields_is_not_compared() -> None:
    one = game()
    one.hands[0].size = 7
    assert one == game()


def test_a_copy_changes_by_itself() -> None:
    one = game()
    other = one.copy()
    other.hands[0].bag.append("c")
    other.hands[0].tokens[0] = 9
    other.hands[0].prices[5] = ()
    assert one == game()
    assert other.hands[0].cards is one.hands[0].cards


def test_plain_data_come_back_as_what_they_were() -> None:
    told = json.loads(json.dumps(CODEC.to_data(game())))
    back = CODEC.from_data(told)
    assert back == game()
    assert [type(value) for value in (back.hands[0].bag, back.hands[0].tokens)] == [list, bytearray]
    assert back.hands[0].seen == {3, 5}
    assert back.hands[0].at.row == 2
    assert back.hands[0].size == 2  # not told, but found again
    assert "size" not in told["view"]["hands"]["list"][0]


def test_what_the_codec_does_not_know_is_neither_told_nor_read() -> None:
    with pytest.raises(TypeError, match="Hand"):
        ViewCodec([Game]).to_data(game())
    with pytest.raises(KeyError):
        CODEC.from_data({"view": {"is": "Popen", "args": "true"}})

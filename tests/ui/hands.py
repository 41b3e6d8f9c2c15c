"""How a person makes the moves of a game: for any game by the gestures of its Rows. A game whose moves have ways of
their own says so in `tests/games/<game>/table/hands.py` (HANDS)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.places import Place

if TYPE_CHECKING:
    from tests.ui.person import Person

Gesture = tuple[Place, Place]
"""The places to take from and to put at; twice the same place is a click."""


class Hands:
    """The moves of any game."""

    quiet: frozenset[str] = frozenset(("end", "done", "rest", "skip", "pass"))
    """Verbs that end something: chosen more rarely than the others."""

    def __init__(self, person: Person, game: str = "") -> None:
        self.person, self.game = person, game

    def button(self, move: Move) -> str:
        """The action that is this move, if one is."""
        rows = self.person.models
        return next((name for name, said in self.person.view.look.moves_now(rows).items() if said == move), "")

    def gestures(self, move: Move) -> Iterator[Gesture]:
        """The gestures of a move, one after the other until it is played, with the answers to further questions."""
        rows, hand = self.person.models, self.person.view.hand
        if ways := [[way] for way in dict.fromkeys(rows.gestures(move))]:
            yield from self.person.least_used(ways)
        while (asked := hand.question) is not None and move[: len(asked)] == asked and len(asked) < len(move):
            answer = rows.place_of_word(asked, move[len(asked)])
            yield answer, answer

    def clicks(self, move: Move) -> Iterator[Place]:
        """The places to be clicked one after the other: card, then target."""
        for source, target in self.gestures(move):
            if source != target:
                yield source
            yield target

    def setting(self, move: Move, held: Place) -> str:
        """The word of this move that is set in the hand which holds this; empty: none is."""
        setting = self.person.models.setting(held)
        return move[setting.word] if setting is not None and setting.word < len(move) else ""

    def spots(self, place: Place) -> Sequence[QPointF]:
        """Points where a place is best taken hold of, before its middle."""
        return ()

    def sit_down_alone(self, page: QWidget) -> None:
        """From the game's page to the form of a game for one."""
        raise NotImplementedError

    def read_a_whole_game(self, rng: Rng) -> None:
        """A game from the table as text, by the keyboard alone: most moves are typed, the others chosen in the tree."""
        self.person.set_table(("human", "random"), (), seed=3, game=self.game)
        self.person.read_to_the_end(rng, lambda: rng.below(3) > 0)

    def fingerprint(self, state: Any) -> object:
        """All that tells one state from another."""
        return self.person.session.match.game.snapshot(state)

    def check(self, state: Any) -> None:
        """The models show this state."""


def hands_of(game_id: str, person: Person) -> Hands:
    name = f"tests.games.{game_id}.table.hands"
    known = find_spec(f"tests.games.{game_id}") is not None and find_spec(name) is not None
    made: Hands = import_module(name).HANDS(person, game_id) if known else Hands(person, game_id)
    return made


def choose(listed: list[Move], rng: Rng, made: Sequence[Move] = (), quiet: frozenset[str] = Hands.quiet) -> Move:
    """A kind of move first, every now and then the one made least so far; then one of that kind."""
    kinds: dict[tuple[str, str], list[Move]] = {}
    for move in listed:
        kinds.setdefault(_kind(move), []).append(move)
    busy = [kind for kind in kinds if kind[0] not in quiet]
    if busy and rng.below(5):
        return rng.choice(kinds[rng.choice(busy)])
    counts = Counter(_kind(move) for move in made)
    return rng.choice(kinds[min(kinds, key=lambda kind: counts[kind])])


def _kind(move: Move) -> tuple[str, str]:
    return move[0], move[2] if move[-1] == "hand" else "card" if len(move) > 2 else ""

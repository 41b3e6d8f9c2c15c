"""How a person makes the moves of Advanced Civilization."""

from __future__ import annotations

from collections.abc import Iterator

from aoc_desktop.games.advanced_civilization.table.rows.gestures import BY_UNIT, STOCK
from aoc_desktop.games.advanced_civilization.table.rows.trade_gestures import PAIRS, picked
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.places import Place
from tests.games.advanced_civilization.table.tables import HUMAN, RANDOM, sensible, sit_down
from tests.ui.hands import Gesture, Hands

ONTO = ("place", "grow", "build")
AT_SEA = ("sail", "load", "unload")


class CivilizationHands(Hands):
    """Two cards are named one after the other, in any order; what is declined has a chip on the table."""

    quiet = frozenset(("done", "pass", "stop", "refuse", "no_deal", "anchor"))

    def button(self, move: Move) -> str:
        action = super().button(move)
        return action if action == self.person.page.bar.primary.action_id else ""

    def gestures(self, move: Move) -> Iterator[Gesture]:
        if move[0] in PAIRS:
            yield from self._named(move)
        elif move[0] == "scrap":
            yield ("ship", move[1]), STOCK
        elif move[0] == "load":  # the ship is in the hand already
            yield next(way for way in self.person.models.gestures(move) if way[0][0] == "ship")
        elif self.person.models.offers_whole:
            place = ("word", " ".join(move))
            yield place, place
        elif move[0] in BY_UNIT:
            yield from self._unit(move)
        else:
            yield from super().gestures(move)

    def _unit(self, move: Move) -> Iterator[Gesture]:
        """It is taken up, its number set, and a second click chooses it."""
        place = next(iter(self.person.models.gestures(move)))[0]
        yield place, place
        if self.person.view.hand.held == place:
            self.person.set_in_hand(self.setting(move, place))
            yield place, place

    def _named(self, move: Move) -> Iterator[Gesture]:
        words, certain = list(reversed(move[1:])), picked(self.person.listed())
        if certain:  # a card of every pair is named already
            words.remove(certain)
        for word in words:
            place = (PAIRS[move[0]], word)
            yield place, place

    def read_a_whole_game(self, rng: Rng) -> None:
        """A short one; too many moves to be drawn blindly, so each is a sensible one."""
        person = self.person
        sit_down(person, (HUMAN, RANDOM, RANDOM))
        for _ in range(400):
            if person.at_end:
                break
            if person.listed():
                person.perform(sensible(person, rng), person.by_command if rng.below(4) == 0 else person.by_text)
            else:
                person.settle()
        person.check()

    def setting(self, move: Move, held: Place) -> str:
        """A ship that sails is set to no number."""
        return "" if move[0] == "sail" else super().setting(move, held)

    def clicks(self, move: Move) -> Iterator[Place]:
        """What can become of a ship is offered whole. On a voyage it stays in the hand: only where it goes is clicked,
        or what comes aboard."""
        held = self.person.view.hand.held
        if self.person.models.offers_whole:
            yield "word", " ".join(move)
        elif move[0] in ONTO:  # where it is put is enough
            yield next(iter(self.person.models.gestures(move)))[1]
            yield from super().clicks(move)
        elif move[0] in AT_SEA and held is not None and held[0] == "ship":
            if move[0] != "sail":
                self.person.set_in_hand(move[1])
            yield next(iter(self.gestures(move)))[1]
        else:
            yield from super().clicks(move)


HANDS = CivilizationHands

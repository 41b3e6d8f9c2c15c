"""The moves of Age of Civilization as people make them: each by all the ways that the table has for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.games.age_of_civilization.table.own_actions import FINISH_ACTIONS, REST, SKIRMISH
from aoc_desktop.games.age_of_civilization.table.rows.boards import OWNED
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place
from tests.ui.hands import Gesture, Hands
from tests.ui.windows import entry_of

BUTTONS = {"end": "primary", "done": FINISH_ACTIONS, "rest": REST, "skip": "decline"}
COLUMNS = ("left", "middle", "right")
WORKER: Place = ("worker", "")


class EmpireHands(Hands):
    quiet = frozenset(BUTTONS)

    def button(self, move: Move) -> str:
        return BUTTONS.get(move[0], "")

    def gestures(self, move: Move) -> Iterator[Gesture]:
        """Where there are several ways, the one used least comes next."""
        yield from self._ways(move)

    def clicks(self, move: Move) -> Iterator[Place]:
        """A slot alone says enough every second time."""
        for source, target in self._ways(move):
            if source != target and not (source == WORKER and len(self.person.gestures) % 2):
                yield source
            yield target

    def _ways(self, move: Move) -> Sequence[Gesture]:
        verb, words = move[0], move[1:]
        if verb in ("rise", "annex"):
            return [(("hand" if "hand" in words else "market", words[0]), (verb, ""))]
        if verb == "keep":
            return [(("pack", words[0]), ("keep", ""))]
        if verb == "buy":
            row = self.person.models.specials.row(words[0])
            assert row is not None
            return [(("special", words[0]), ("column", COLUMNS[row.column]))]
        action: Place = ("action", words[0])
        if verb == "act" and len(words) == 1:
            return [(WORKER, action)]
        if verb == "act":
            card = self._card_place(words[1])
            ways = [[(card, action)], [(WORKER, action), (card, card)]]
            if card[0] == "wonder":
                ways.append([(card, ("wonders", ""))])
            return self.person.least_used(ways)
        if verb in ("pick", "take"):
            card = self._card_place(words[0])
            ways = [[(card, card)], [(card, ("wonders", ""))]]
            return self.person.least_used(ways[: 1 + (verb == "take")])
        return self._end_of_turn(move)

    def _end_of_turn(self, move: Move) -> Sequence[Gesture]:
        verb, words = move[0], move[1:]
        offer: Place = ("offer", " ".join(move))
        if verb == "decline" or self.person.view.stage.by_place(offer) is not None:
            return [(offer, offer)]
        effect: Place = ("effect", words[0])
        if len(words) == 1:
            return [(effect, effect)]
        card = self._card_place(words[1])
        if card[0] == "market":
            return [(("coins", ""), card)]
        return [(effect, effect), (card, card)]

    def _card_place(self, card: str) -> Place:
        """Where a card lies that a move names."""
        cards = self.person.models.cards
        if card in cards.wonder:
            return "wonder", card
        return ("market", card) if card in cards.civilization else ("technology", card)

    def spots(self, place: Place) -> Sequence[QPointF]:
        """A worker is put into a slot."""
        slots = self.person.view.layout_.slot_rects(place[1]) if place[0] == "action" else ()
        return [slot.center() for slot in slots]

    def sit_down_alone(self, page: QWidget) -> None:
        person = self.person
        person.click_widget(entry_of(page, "solo"))
        hub = person.window.stack.currentWidget()
        assert hub is not None
        person.click_widget(entry_of(hub, SKIRMISH))

    def fingerprint(self, state: State) -> object:
        return state.key()

    def check(self, state: State) -> None:
        shot = GAME.snapshot(state)
        models = self.person.models
        assert [[row.card, row.coins] for row in models.market.rows] == shot["market"]
        assert [row.card for row in models.wonders.rows] == shot["wonder_market"]
        for board, player in zip(models.boards, shot["players"], strict=True):
            for name in ("points", "coins", "workers", "free_workers", "military"):
                assert board.numbers.value(name) == player[name]
            assert sorted(row.card for row in board.pile.rows) == sorted(player["civilizations"])
            assert {row.card for row in board.technologies.rows if row.state == OWNED} == set(player["technologies"])


HANDS = EmpireHands

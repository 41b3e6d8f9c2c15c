"""What the hand is doing: what is held, what is asked, where it may go. Dragging, clicks and keys all end here."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from aoc_desktop.kernel.errors import IllegalMove, Reason
from aoc_desktop.kernel.game import Move
from aoc_desktop.models.age_of_civilization.gestures import (
    COINS,
    KEEP,
    RISE,
    WORKER,
    choices,
    gestures,
    goes,
    why_coins_stay,
    wish,
)
from aoc_desktop.models.age_of_civilization.preview import Preview, common_preview, preview_of
from aoc_desktop.models.age_of_civilization.table import TableModels
from aoc_desktop.models.places import Place
from aoc_desktop.models.rows import RowModel
from aoc_desktop.ui.age_of_civilization.scenery import Lights

HOLDABLE = ("market", "hand", "pack", "worker", "technology", "wonder", "special", "coins")
CARDS = ("market", "hand", "pack", "technology", "wonder", "special")
NOT_NOW = ("wrong_step", "pending_choice", "not_your_turn", "finished", "looking_back", "lesson", "lesson_read")
"""Reasons that hold wherever a worker is put."""
QUESTIONS: tuple[Move, ...] = (("pick",), ("take",))


class Hint(NamedTuple):
    """What doing something here would mean: moves (several: a choice is left), or why it cannot be done."""

    moves: tuple[Move, ...] = ()
    reason: Reason | None = None

    @property
    def move(self) -> Move | None:
        return self.moves[0] if len(self.moves) == 1 else None


class Controller(QObject):
    """Holds a piece, knows its targets, plays the move. It never decides what is legal: it asks the models."""

    changed = Signal()
    """What is held, asked or lit is another."""
    refused = Signal(object)
    """Somebody tried what cannot be done: the Reason."""

    def __init__(self, models: TableModels, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.models = models
        self.held: Place | None = None
        self._could_go = False
        """Whether there was a place for what is held when it was taken up."""
        self.asked: Move | None = None
        """The beginning of a move whose last word is asked for."""
        self.advised: Place | None = None
        """What a hint points at: it shines while the pointer is elsewhere."""
        self._previews: dict[Move, Preview] = {}
        models.changed.connect(self._look_again)

    @property
    def moves(self) -> tuple[Move, ...]:
        return self.models.sight.moves

    @property
    def question(self) -> Move | None:
        """What is asked now: by us, or by the rules."""
        if self.asked is not None:
            return self.asked
        return next((prefix for prefix in QUESTIONS if self.models.sight.can(*prefix)), None)

    def targets(self) -> dict[Place, list[Move]]:
        """Where something can be done now, with what it means."""
        if self.held is not None:
            return self.models.ways.targets(self.held)
        if (question := self.question) is not None:
            return {place: [move] for place, move in choices(self.moves, question, self.models.cards).items()}
        return {}

    def ready(self) -> frozenset[Place]:
        """What may be taken up or clicked now."""
        return self.models.ways.sources

    def lights(self, target: Place | None = None) -> Lights:
        lit = self.targets()
        busy = self.held is not None or self.question is not None
        shown = target if target in lit or (not busy and self.hint(target).moves) else None
        if shown is None and (self.advised in lit or not busy):
            shown = self.advised
        asked: Place | None = None
        placing = 0
        if self.asked is not None and self.asked[0] == "act":
            asked = ("action", self.asked[1])
            preview = self.preview_of_move(next(iter(lit.values()))[0]) if lit else None
            placing = preview.placed if preview is not None else 0
        return Lights(frozenset(lit), shown, self.held, asked, placing, self.ready(), busy)

    # ------------------------------------------------------------------ what would happen

    def hint(self, place: Place | None) -> Hint:
        if place is None:
            return Hint(reason=self._elsewhere(self.held) if self.held is not None else None)
        found = self.targets().get(place)
        if found:
            return Hint(tuple(found))
        if self.held is not None:
            return self._held_hint(place)
        return self._direct_hint(place)

    def _held_hint(self, place: Place) -> Hint:
        """Why what is held cannot be put here."""
        assert self.held is not None
        if place == self.held:
            return Hint()
        move = wish(self.held, place, self.models.cards, self._seeding())
        reason = self.models.session.why_not(move) if move is not None else None
        return Hint(reason=reason or self._elsewhere(self.held))

    def _elsewhere(self, held: Place) -> Reason:
        """Why not on a place that is not meant for it: it can go nowhere now, or it goes somewhere else."""
        found, cards = self.targets(), self.models.cards
        if set(found) == {held}:
            return Reason("chosen_there")
        if not found and held == COINS:
            return self._why_not_seed() or why_coins_stay(cards)
        reason = self.why_not_take(held) if not found else None
        return reason or goes(held, cards)

    def _seeding(self) -> str:
        """The effect that lets the viewer lay coins on the market; empty: there is none."""
        rows = self.models.my_board.end.rows
        return next((row.name for row in rows if row.effect is not None and row.effect.offer == "seed_market"), "")

    def _why_not_seed(self) -> Reason | None:
        """None without such an effect."""
        return self.models.session.why_not(("use", name)) if (name := self._seeding()) else None

    def _direct_hint(self, place: Place) -> Hint:
        """A click with an empty hand: a slot takes a worker, an effect or offer is used."""
        if place[0] == "action":
            moves = self.models.ways.targets(WORKER).get(place, [])
            return Hint(tuple(moves)) if moves else Hint(reason=self.models.session.why_not(("act", place[1])))
        if place[0] == "offer":
            return Hint((tuple(place[1].split()),))
        if place[0] == "effect":
            moves = [move for move in self.moves if move[:2] == ("use", place[1])]
            return Hint(tuple(moves)) if moves else Hint(reason=self.models.session.why_not(("use", place[1])))
        return Hint()

    def of_card(self, place: Place | None) -> tuple[Move, ...]:
        """What a card under an empty hand is good for, the main thing first: before annexing, rising."""
        if place is None or place[0] not in CARDS or self.held is not None or self.question is not None:
            return ()
        ways = self.models.ways.targets(place).values()
        return tuple(sorted(dict.fromkeys(move for way in ways for move in way), key=lambda move: move[0] == "annex"))

    def preview(self, place: Place | None) -> Preview | None:
        """What doing something here would bring; where a choice is left, what is sure already."""
        if (cards := self.of_card(place)) and not self.hint(place).moves:
            return self.preview_of_move(cards[0])
        moves = self.hint(place).moves
        found = [preview for move in moves if (preview := self.preview_of_move(move)) is not None]
        return common_preview(found) if len(found) > 1 else found[0] if found else None

    def preview_of_move(self, move: Move) -> Preview | None:
        """Worked out once while the table stays as it is: the mouse asks again at every step."""
        if move not in self._previews and move in self.moves:
            self._previews[move] = preview_of(self.models.session, move)
        return self._previews.get(move)

    def why_not_take(self, place: Place) -> Reason | None:
        """Why this cannot be taken up now; None if it can, or if nobody would want to."""
        if place in self.ready():
            return None
        kind, card = place
        session = self.models.session
        if kind in ("market", "hand"):
            move = wish(place, RISE, self.models.cards)
        elif kind == "pack":
            move = wish(place, KEEP, self.models.cards)
        elif kind == "special":
            move = ("buy", card)
        elif kind in ("wonder", "technology"):
            move = self._card_wish(kind, card)
        elif kind == "worker":
            return self._why_worker_stays()
        else:
            return None
        return session.why_not(move) if move else None

    def _why_worker_stays(self) -> Reason:
        """What holds for every slot alike, or that none is left: why not on one of them says nothing of the others."""
        reason = self.models.session.why_not(("act", self.models.track.rows[0].card))
        return reason if reason is not None and reason.code in NOT_NOW else Reason("no_slot_left")

    def _card_wish(self, kind: str, card: str) -> Move:
        """What taking this card would be: the answer to a question for such a card, or its action."""
        question = self.question
        if question is not None and any(place[0] == kind for place in choices(self.moves, question, self.models.cards)):
            return (*question, card)
        return ("act", "wonder" if kind == "wonder" else "research", card)

    # ------------------------------------------------------------------ doing

    def hold(self, place: Place) -> None:
        if self.asked is not None and place not in choices(self.moves, self.asked, self.models.cards):
            self.asked = None
        self.held = place
        self._could_go = bool(self.targets())
        self.changed.emit()

    def advise(self, move: Move | None) -> None:
        """Let what a move begins with shine; None: nothing."""
        ways = list(gestures(move, self.models.cards)) if move is not None else []
        acts = move is not None and move[0] == "act"
        self.advised = ways[0][1 if acts else 0] if ways else None
        self.changed.emit()

    def cancel(self) -> bool:
        """Put back what is held, take back the question; False if there was nothing."""
        if self.held is None and self.asked is None:
            return False
        self.held = self.asked = None
        self.changed.emit()
        return True

    def do(self, place: Place) -> bool:
        """Put what is held here, or click here; False if that means nothing or cannot be done."""
        hint = self.hint(place)
        if hint.move is not None:
            return self.play(hint.move)
        if hint.moves:
            self.ask(hint.moves[0][:-1])
            return True
        if hint.reason is not None:
            self.refused.emit(hint.reason)
        return False

    def drop(self, place: Place | None) -> bool:
        """Let go of what is held: it is put here, or goes back with a word why; False if it goes back."""
        hint = self.hint(place)
        if place is not None and hint.moves:
            return self.do(place)
        self.cancel()  # first, for the word is to stay
        if hint.reason is not None:
            self.refused.emit(hint.reason)
        return False

    def click(self, place: Place) -> None:
        """Card, then target; a target alone where that says enough."""
        if self.held == place:
            self._click_again(place)
        elif self.hint(place).moves:
            self.do(place)
        elif place in self.ready() and place[0] in HOLDABLE:
            self.hold(place)
        elif self.held is None and (reason := self.why_not_take(place)) is not None:
            self.refused.emit(reason)
        else:
            self.do(place)

    def nothing_at(self, place: Place) -> bool:
        """Whether a click here would neither do anything nor be refused."""
        takes = place in self.ready() or self.held == place or self.why_not_take(place) is not None
        return not takes and self.hint(place) == Hint()

    def _click_again(self, place: Place) -> None:
        """A card of the pack goes where alone it can go; everything else is put back."""
        found = self.targets()
        if place[0] == "pack" and len(found) == 1:
            self.do(next(iter(found)))
        else:
            self.cancel()

    def ask(self, prefix: Move) -> None:
        self.held = None
        self.asked = prefix
        self.changed.emit()

    def play(self, move: Move) -> bool:
        """False if nothing was played after all: it is not legal, or its player thought again."""
        self.held = self.asked = None
        try:
            played = self.models.session.play(move)
        except IllegalMove as error:
            self.changed.emit()
            self.refused.emit(error.reason)
            return False
        if not played:
            self.changed.emit()
        return played

    def _look_again(self, _turns: object) -> None:
        """After a change, by whomever: what is held must still be there and, if it had a place to go to, still have one
        (a turn may be over); what is asked must still be answerable."""
        self._previews.clear()
        if self.held is not None:
            stuck = self._could_go and not self.targets()
            if stuck or not self._still_there(self.held):
                self.held = None
        if self.asked is not None and not self.models.sight.can(*self.asked):
            self.asked = None

    def _still_there(self, place: Place) -> bool:
        models, (kind, card) = self.models, place
        zones: dict[str, RowModel[Any]] = {
            "market": models.market,
            "hand": models.hand,
            "pack": models.pack,
            "wonder": models.wonders,
            "special": models.specials,
        }
        if kind in zones:
            return zones[kind].row(card) is not None
        if kind == "worker":
            return models.my_board.numbers.value("free_workers") > 0
        return True

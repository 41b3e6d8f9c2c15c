"""What happens to both players and deserves a banner: a new era, the last round, a Province lost, a Wonder built."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF

from aoc_desktop.games.monumental_duel.rules.cards import CardSet
from aoc_desktop.games.monumental_duel.rules.events import EraBegins, Gained, LastRoundNext, Paid, Rolls
from aoc_desktop.games.monumental_duel.table.formula import SIGNS as FORMULA_SIGNS
from aoc_desktop.games.monumental_duel.table.rows.table import TableModels
from aoc_desktop.games.monumental_duel.words.log import log_lines
from aoc_desktop.games.monumental_duel.words.speech import load_language
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.text.language import capital
from aoc_desktop.ui.kit.dice import paint_die, tumbling
from aoc_desktop.ui.table.answers import Announcement
from aoc_desktop.ui.table.picture.animator import DROP, HIGH, Animator
from aoc_desktop.ui.table.picture.motion import Curve
from aoc_desktop.ui.table.picture.stage import Piece, Stage

SIGNS = {"era_begins": "statistics", "last_round_next": "clock", "conquers": "province", "completes": "wonder"}
"""The sign of each kind on its banner."""


def announcements(events: Sequence[Event], cards: CardSet, players: Sequence[str], language: str) -> list[Announcement]:
    """In the order in which they happened."""
    names = load_language(language).names
    found = []
    for event in events:
        if event.kind not in SIGNS:
            continue
        if isinstance(event, EraBegins):
            title = str(names["era"][str(event.era)].display)
        elif isinstance(event, LastRoundNext):
            title = capital(names["term"]["last_round"].display)
        else:
            title = str(names.find(event.words[0]).display)
        lines = log_lines([event], cards, language, players)
        found.append(Announcement(event.kind, " ".join(event.words), title, tuple(lines)))
    return found


# Which events of Monumental Duel are heard, and as what.


SOUNDS = {
    "picks": "card",
    "cities_dealt": "card",
    "fills": "card",
    "joins_track": "card",
    "activates": "card",
    "acquires": "card",
    "archives": "card",
    "swaps": "card",
    "reserves": "card",
    "deploys": "piece",
    "trains": "piece",
    "barricades": "piece",
    "reinforces": "piece",
    "gains_building": "building",
    "begins": "building",
    "completes": "wonder",
    "develops": "technology",
    "progresses": "technology",
    "era_begins": "technology",
    "rolls": "dice",
    "rerolls": "dice",
    "conquers": "war",
    "breaches": "war",
    "gains_revolts": "calamity",
    "loses_agent": "calamity",
    "gained": "coins",
    "paid": "coins",
    "takes": "coins",
    "scored": "points",
}


# What the events of Monumental Duel show as motion: tokens fly, dice fall, cards leave.


def looked_at(shown: Sequence[PlayedMove], delay: int) -> int:
    """Dice that have just been rolled come to rest before anything is done with them."""
    rolled = any(isinstance(event, Rolls) for played in shown for event in played.events)
    return delay + DROP if rolled and delay else delay


TURN, FAINT = 300, 0.25
"""Milliseconds in which the table turns, and how faint it is at first."""


class DuelAnimator(Animator):
    """Tokens flow between cards and purses; each die that was rolled falls onto its place."""

    cards = ("track:", "policy:", "province:", "reserved:", "city:")
    slow = ("rail", "era:")

    def show(self, moves: tuple[PlayedMove, ...]) -> None:
        """Between two people the table turns: what lay above lies below now, and comes out of a short fade."""
        before = self._counted
        super().show(moves)
        if before is not None and before[0] != self._table.viewer and self._moves:
            for piece in self._table.stage.pieces.values():
                self._motions.fade_in(piece, TURN, FAINT)

    def show_events(self, events: Sequence[Event]) -> None:
        rolled = [event.value for event in events if isinstance(event, Rolls)]
        for event in events:
            if isinstance(event, Gained | Paid):
                self._stream(event)
        if rolled:
            self._roll_dice(rolled)

    def _stream(self, event: Gained | Paid) -> None:
        """Gained tokens fly from their card to the purse, paid ones the other way."""
        mine = event.seat == self._table.viewer
        key = f"counter:{event.resource}" if mine else f"their purse:{event.resource}"
        purse = self._table.stage.pieces.get(key)
        if purse is None:
            return
        home = QPointF(purse.rect.left() + 20, purse.rect.center().y())
        away = self._source(event, mine) or home + QPointF(90, 0)
        way = (away, home) if isinstance(event, Gained) else (home, away)
        self.stream(FORMULA_SIGNS[event.resource], event.amount, way)

    def _source(self, event: Event, mine: bool) -> QPointF | None:
        """Where the card lies that gives or asks for it."""
        cause = event.cause
        if cause is None or cause.kind == "rule":
            return None
        rows = self._table.models
        assert isinstance(rows, TableModels)
        city = rows.mine if mine else rows.theirs
        for row in city.cells.rows:
            if cause.id in (row.card, row.knowledge):
                piece = self._table.stage.pieces.get(("city:" if mine else "their city:") + row.cell)
                return piece.rect.center() if piece is not None else None
        for key in (f"track:{cause.id}", f"policy:{cause.id}", f"their policy:{cause.id}", f"pile:{cause.id}"):
            if (piece := self._table.stage.pieces.get(key)) is not None:
                return piece.rect.center()
        return None

    def _roll_dice(self, rolled: Sequence[int]) -> None:
        """Only the dice that were rolled just now tumble; of equal ones any."""
        rows = self._table.models
        assert isinstance(rows, TableModels)
        left = list(rolled)
        for number, value in enumerate(rows.standing.dice):
            piece = self._table.stage.pieces.get(f"die:{number}")
            if piece is not None and value in left:
                left.remove(value)
                self._tumble(piece, value, number)

    def _tumble(self, piece: Piece, value: int, number: int) -> None:
        """It shows one face after the other, turning, and comes to rest on what has fallen; cut short it lies there."""

        def show(share: float) -> None:
            shown, turn, high = tumbling(value, share, number)
            if share < 1:
                face = Stage.face(piece.key, ("tumbling", shown))
                piece.wear(piece.size, face, partial(paint_die, value=shown), piece.margin)
            piece.setPos(piece.home - QPointF(0, HIGH * high))
            piece.setRotation(turn)

        def lie() -> None:
            show(1.0)
            piece.laid = None  # the stage dresses it as it lies
            self._table.sync()

        show(0.0)
        self._motions.run(0.0, 1.0, DROP, Curve.OutQuad, show, lie)

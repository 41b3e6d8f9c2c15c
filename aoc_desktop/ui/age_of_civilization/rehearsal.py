"""While the players think, what the next move may bring is drawn ahead: then the move itself only has to be shown."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from itertools import islice

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QPainterPath

from aoc_desktop.kernel.game import Move
from aoc_desktop.models.age_of_civilization.table import TableModels
from aoc_desktop.models.future import FutureSession
from aoc_desktop.models.places import Place
from aoc_desktop.models.session import Session
from aoc_desktop.ui.age_of_civilization.items_markets import put_civilization
from aoc_desktop.ui.age_of_civilization.layout import areas
from aoc_desktop.ui.age_of_civilization.seat_box import EmpireBox
from aoc_desktop.ui.age_of_civilization.sections import Sections
from aoc_desktop.ui.table.hand import Hand
from aoc_desktop.ui.table.roster import Roster
from aoc_desktop.ui.table.scenery import Scenery
from aoc_desktop.ui.table.stage import MARGIN, Draw, Stage, nothing
from aoc_desktop.ui.table.view import TableView
from aoc_desktop.ui.tidying import tidy_memory

REST = 90
"""Milliseconds without a change before the work begins, so that it is never in the way of a move."""
BREATH = 1
"""Between two pieces of work, of a few milliseconds each: whatever else there is to do comes first."""
MOST_MOVES = 40
MOST_TAKEN = 3
"""Wonders or special technologies that others may take before the next decision."""


class Understudy(Stage):
    """Knows all parts, never appears: instead of laying pieces it notes the pictures that are missing."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view.scene())
        self.pictures = view.stage.pictures
        self.wanted: deque[Callable[[], object]] = deque()
        self._spots: dict[str, tuple[QRectF, float]] = {}

    def follow(self, stage: Stage) -> None:
        self.fit(stage.scale, stage.device_ratio)

    def put(
        self,
        key: str,
        rect: QRectF,
        look: Hashable,
        draw: Draw,
        place: Place | None = None,
        z: float = 10.0,
        margin: float = MARGIN,
        shape: QPainterPath | None = None,
        angle: float = 0.0,
    ) -> None:
        self._spots[key] = rect, z
        asked = (self.face(key, look), rect.size(), margin, self.ratio)
        if draw is not nothing and not self.pictures.has(*asked):
            self.wanted.append(lambda: self.pictures.get(*asked, draw))

    def spot(self, key: str) -> tuple[QRectF, float] | None:
        return self._spots.get(key)

    def begin(self) -> None:
        super().begin()
        self._spots.clear()

    def end(self) -> None:
        """Nothing lies here that could be taken away."""


class Rehearsal(QObject):
    """Goes through the moves that are legal now, one small step at a time, whenever nothing else happens."""

    def __init__(self, view: TableView, opponents: Roster) -> None:
        super().__init__(view)
        self._view, self._opponents = view, opponents
        self._moves: list[Move] = []
        self._tidied = False
        self._wants_next = True
        self._stage, self._sections = Understudy(view), Sections()
        self._future: tuple[FutureSession, TableModels, Hand] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step)
        view.models.changed.connect(self.begin)

    @property
    def finished(self) -> bool:
        return not self._timer.isActive()

    def stop(self) -> None:
        """Nobody will look at this table any more."""
        self._timer.stop()
        self._moves.clear()
        self._stage.wanted.clear()

    def begin(self) -> None:
        """The table has changed: other moves may come now."""
        legal = self._view.session.legal_now  # what others may do is theirs: their moves may show what is hidden
        self._stage.wanted.clear()
        self._moves = list(islice(legal, MOST_MOVES)) if legal is not None else []
        self._wants_next = True
        self._timer.start(REST)

    def _step(self) -> None:
        view = self._view
        if not view.isVisible() or view.animator.running or view.dragging.active:
            self._timer.start(REST)
        elif self._stage.wanted:
            self._stage.wanted.popleft()()
            self._timer.start(BREATH)
        elif self._moves:
            self._try_out(self._moves.pop())
            self._timer.start(BREATH)
        elif self._wants_next:
            self._wants_next = False
            self._see_next_cards()
            self._timer.start(BREATH)
        elif not self._tidied:
            self._tidied = True
            tidy_memory()

    def _try_out(self, move: Move) -> None:
        view = self._view
        future, models, hand = self._after(view.session)
        future.try_out(view.session, move)
        models.viewer = view.models.viewer
        models.refresh()
        self._stage.follow(view.stage)
        scenery = Scenery(self._stage, models, view.theme, view.faces, hand.lights())
        self._sections.put(scenery, view.sceneRect())
        self._stage.wanted.extend(self._opponents.missing(models))

    def _see_next_cards(self) -> None:
        """What may join the market while other seats play one after the other (nobody knows which), what stays when
        they have taken some, and the signs of what they may take."""
        from aoc_desktop.ui.age_of_civilization.almanac_filter import unseen

        view = self._view
        zone, models = self._sections.markets.civilizations, view.models
        rows = models.market.rows
        if zone is None or not rows or models.standing.draft_game:
            return
        scenery = Scenery(self._stage, models, view.theme, view.faces)
        coming = sorted(unseen(view.session, models.viewer))
        for card in coming:
            put_civilization(scenery, rows[0]._replace(card=card, coins=0), zone.cards[0], "market", zone.rows)
        for taken in range(1, MOST_TAKEN + 1):
            self._sections.markets.put_fewer(scenery, areas(*view.sceneRect().size().toTuple()).markets, taken)
        cards = [*(row.card for row in rows), *coming]
        assert isinstance(self._opponents.box, EmpireBox)
        self._stage.wanted.extend(self._opponents.box.missing_roundels(cards))

    def _after(self, session: Session) -> tuple[FutureSession, TableModels, Hand]:
        """Made when first needed: short games never get here."""
        if self._future is None:
            future = FutureSession(session, self)
            models = TableModels(future, self._view.language, with_log=False)
            self._future = future, models, Hand(models, future)
        return self._future

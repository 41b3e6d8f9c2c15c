"""While the players think, what the next move may bring is drawn ahead: then the move itself only has to be shown."""

from __future__ import annotations

from itertools import islice

from PySide6.QtCore import QObject, QTimer

from aoc_desktop.kernel.game import Move
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.past import FutureSession
from aoc_desktop.play.session import Session
from aoc_desktop.ui.kit.memory import tidy_memory
from aoc_desktop.ui.table.page.roster import Roster
from aoc_desktop.ui.table.picture.draw_context import DrawContext
from aoc_desktop.ui.table.picture.hand import Hand
from aoc_desktop.ui.table.picture.offscreen_stage import UnseenStage
from aoc_desktop.ui.table.picture.view import TableView

REST = 90
"""Milliseconds without a change before the work begins, so that it is never in the way of a move."""
BREATH = 1
"""Milliseconds between two small steps of work, for everything else to come first."""
MOST_MOVES = 40


class DrawAhead(QObject):
    """Tries out the legal moves one small step at a time while the program is idle."""

    def __init__(self, view: TableView, opponents: Roster) -> None:
        super().__init__(view)
        self._view, self._opponents = view, opponents
        self._moves: list[Move] = []
        self._tidied = False
        self._wants_next = True
        self._stage, self._layout = UnseenStage(view), view.look.layout()
        self._future: tuple[FutureSession, Rows, Hand] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._step)
        view.session.played.connect(self.stop)  # its moves are no longer legal, though the table may change later
        view.models.changed.connect(self.begin)

    @property
    def left(self) -> int:
        """How many pictures are waiting to be drawn."""
        return len(self._stage.wanted)

    @property
    def finished(self) -> bool:
        return not self._timer.isActive()

    def stop(self) -> None:
        """Stop: the table is closed or has changed."""
        self._timer.stop()
        self._moves.clear()
        self._stage.wanted.clear()

    def begin(self) -> None:
        """The table has changed: other moves may come now."""
        legal = self._view.session.legal_now  # others' moves may show hidden things
        self._stage.wanted.clear()
        self._moves = list(islice(legal, MOST_MOVES)) if legal is not None else []
        self._wants_next = True
        self._timer.start(REST)

    def _step(self) -> None:
        view = self._view
        if not view.isVisible() or view.animator.running or view.dragging.active or view.pan_zoom.moving:
            self._timer.start(REST)
        elif self._stage.wanted:
            self._stage.wanted.popleft()()
            self._timer.start(BREATH)
        elif self._moves:
            self._try_out(self._moves.pop())
            self._timer.start(BREATH)
        elif self._wants_next:
            self._wants_next = False
            self._draw_ahead()
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
        context = DrawContext(self._stage, models, view.theme, view.faces, hand.lights())
        if self._layout.panorama is not None and view.layout_.panorama is not None:
            self._layout.panorama.look_like(view.layout_.panorama)
        self._layout.put(context, view.sceneRect())
        self._stage.wanted.extend(self._opponents.missing(models))

    def _draw_ahead(self) -> None:
        """Draw the pieces that may come next after any move, as the game lists them."""
        view = self._view
        context = DrawContext(self._stage, view.models, view.theme, view.faces)
        self._stage.wanted.extend(view.look.draw_ahead(view, context, self._layout, self._opponents.box))

    def _after(self, session: Session) -> tuple[FutureSession, Rows, Hand]:
        """Made when first needed: short games never get here."""
        if self._future is None:
            future = FutureSession(session, self)
            models = type(self._view.models)(future, self._view.language, with_log=False)
            self._future = future, models, Hand(models, future)
        return self._future

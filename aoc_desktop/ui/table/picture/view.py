"""The table: everything left of the right column, played by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QSinglePointEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsItem, QGraphicsScene, QGraphicsView, QWidget

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.places import Place
from aoc_desktop.play.session import Session
from aoc_desktop.ui.frame.keys import CHORD
from aoc_desktop.ui.kit.screen_reader import announce, announce_here
from aoc_desktop.ui.kit.theme import DARK, Theme
from aoc_desktop.ui.table.look import table_of
from aoc_desktop.ui.table.picture.answer_keys import AnswerKeys
from aoc_desktop.ui.table.picture.chooser import Chooser, Touched
from aoc_desktop.ui.table.picture.dragging import Dragging, DragSelect
from aoc_desktop.ui.table.picture.draw_context import DrawContext, paint_table
from aoc_desktop.ui.table.picture.focus import DIRECTIONS, FIND, Finder, FocusRing, FocusWalk
from aoc_desktop.ui.table.picture.hand import WORD, Hand
from aoc_desktop.ui.table.picture.hover import Hover
from aoc_desktop.ui.table.picture.measures import scale_for, words_for
from aoc_desktop.ui.table.picture.pan_zoom import PanZoom
from aoc_desktop.ui.table.picture.stage import Piece, Stage
from aoc_desktop.ui.table.picture.sums import sum_words

Key = Qt.Key
ENTER = (Key.Key_Return, Key.Key_Enter)
BACKTAB = Qt.FocusReason.BacktabFocusReason
BASE_DELAY = 400
"""The pace at which animations last as long as the style guide says."""


class TableView(QGraphicsView):
    """Draws the rows of a session and hands gestures to the hand. It never looks at the state."""

    zoom_wanted = Signal(str, str)
    """A card is to be shown large: its kind and id."""
    help_wanted = Signal(str)
    """The rules are to be opened at this place: "kind:id"."""

    def __init__(self, session: Session, language: str, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.look = look = table_of(session)
        self.theme = theme
        self.models = Rows.of(session, language)
        self.language = language
        self.faces = look.faces(self.models, language)
        self.setScene(QGraphicsScene(self))
        self.stage, self._text_size = Stage(self.scene()), 1.0
        self.hand = Hand(self.models, self)
        self.keys = AnswerKeys(self.hand, self.models)
        self.hover = Hover(self)
        self.ring = FocusRing()
        self.add(self.ring)
        self.walk = FocusWalk(self.stage, self.ring)
        self.dragging = Dragging(self)
        self.animator = look.animator(self)
        self.layout_ = look.layout()
        self.pan_zoom = PanZoom(self)
        self.finder = Finder(self)
        self.drag_select = DragSelect(self)
        self.chooser = Chooser(self)
        self._press_at = QPointF()
        self.pointer: QPointF | None = None
        """Where the pointer is on the scene; None: elsewhere."""
        self._changes = 0
        """How often the table or the hand has changed."""
        self._meant: tuple[object, Hashable] = None, None
        """What lay under the pointer, and meant, after so many changes."""
        self._seen_at: QPointF | None = None
        """Where it was last on the scene: at the edge where it left, while it is elsewhere."""
        self._pressed_at: Place | None = None
        """What was clicked last, or dropped on."""
        self.by_keyboard = False
        """Whether the last hand on the table was at the keys."""
        self._came_by = Qt.FocusReason.OtherFocusReason
        self.still = False
        """Things fade instead of travelling."""
        self._dress()
        self.models.changed.connect(self._follow)
        self.models.settled.connect(self._describe)
        self.models.viewer_changed.connect(self._start_anew)
        self.hand.changed.connect(self._follow_hand)
        self.hand.refused.connect(self.hover.refuse)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_changed)

    def _dress(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        for policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(400, 260)
        self._name()

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Table"))
        self._describe()

    def _describe(self) -> None:
        """Describe the table to screen readers, for which the scene is opaque; a hidden table gets no description."""
        self.setAccessibleDescription(self.look.table_words(self.models, self.language) if self.isVisible() else "")

    def say(self, reason: Reason) -> str:
        """A reason in the game's words and the user's language."""
        return self.models.say(reason, self.language)

    # ------------------------------------------------------------------ settings

    def set_language(self, code: str) -> None:
        self.language = code
        self.models.set_language(code)
        self.hand.forget_previews()
        self.faces = self.look.faces(self.models, code)
        self._name()
        self.redraw()

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self.redraw()

    def set_text_size(self, factor: float) -> None:
        """Words on the table grow where their places have room; bubbles grow with them."""
        self._text_size = factor
        self.stage.pictures.set_text_size(words_for(factor, self.stage.scale))
        self.hover.set_text_size(factor)
        self.redraw()

    def redraw(self) -> None:
        """Draw everything anew: language, theme or fonts have changed."""
        self._settle_look()
        self.stage.forget()
        self.resetCachedContent()
        self.sync()
        self.hover.hush()  # the same words may look different
        self.hover.refresh()
        self.viewport().update()

    # ------------------------------------------------------------------ laying out

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _settle_look(self) -> None:
        """Sizes or colours are others: no old picture of it serves."""
        self.pan_zoom.settle()
        if self.layout_.panorama is not None:
            self.layout_.panorama.forget()

    def fit_unseen(self, size: QSize) -> None:
        """Lay out a hidden table in this size, for making a picture or a text from it."""
        if self.isHidden() or not self.isVisible():
            self.viewport().resize(size)
            self._fit()

    def _fit(self) -> None:
        self._settle_look()
        width, height = self.viewport().width(), self.viewport().height()
        scale = scale_for(width, height)
        self.stage.fit(scale, self.devicePixelRatioF())
        self.stage.pictures.set_text_size(words_for(self._text_size, scale))
        self.resetTransform()
        self.scale(scale, scale)
        self.scene().setSceneRect(0, 0, width / scale, height / scale)
        self.animator.finish()
        self.pointer = self._seen_at = None  # what it was on has moved: it is there again as soon as it moves
        self.sync()
        self.hover.refresh()

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        paint_table(painter, self.sceneRect(), self.theme)

    def context(self) -> DrawContext:
        lights = self.hand.lights(self.hover.about)
        return DrawContext(self.stage, self.models, self.theme, self.faces, lights, self.models.preview)

    def sync(self) -> None:
        """Lay everything where it belongs now."""
        if self.sceneRect().width() < 100:
            return
        self.stage.begin()
        context = self.context()
        self.layout_.put(context, self.sceneRect())
        self.chooser.put(context, self.sceneRect())
        self.stage.end()
        self.walk.show(self.theme, self.by_keyboard and self.hasFocus())
        self.dragging.follow()

    @property
    def viewer(self) -> Seat:
        seat: Seat = self.models.viewer
        return seat

    def place_point(self, place: Place) -> QPointF | None:
        """The middle of a place on the scene; None if it is not there."""
        piece = self.stage.by_place(place)
        return piece.rect.center() if piece is not None else None

    def _follow(self, turns: object) -> None:
        """The game went on."""
        self._changes += 1
        self.hover.forget()
        self.animator.finish()
        self.pan_zoom.settle()
        self.sync()
        if isinstance(turns, tuple):
            self.animator.show(turns)
        self.hand.take_up()
        self.hover.refresh()

    def _start_anew(self) -> None:
        """Another player looks: clear the focus."""
        self.walk.set(None)

    def _follow_hand(self) -> None:
        """The held thing or the question has changed: other places shine."""
        self._changes += 1
        self.hover.follow_hand()

    # ------------------------------------------------------------------ mouse

    def duration(self, milliseconds: int) -> int:
        """How long an animation lasts at the user's pace."""
        return round(milliseconds * self.session.pace.delay / BASE_DELAY)

    def add(self, item: QGraphicsItem) -> None:
        self.scene().addItem(item)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = self._follow_pointer(event)
        piece = self.at(point)
        self.by_keyboard = False
        if self.pan_zoom.press(event, piece, point):
            return
        if event.button() == Qt.MouseButton.MiddleButton and piece is not None:
            self._zoom(piece.place)
        elif event.button() == Qt.MouseButton.RightButton:
            self._cancel()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._press_at = event.position()
            self._pressed_at = piece.place if piece is not None else None
            self.dragging.press(piece, point)
            self.drag_select.press(piece)
            self.walk.set(piece.place if piece else None)

    def _follow_pointer(self, event: QSinglePointEvent) -> QPointF:
        """Where it is on the scene."""
        self.pointer = self._seen_at = self.mapToScene(event.position().toPoint())
        return self.pointer

    def at(self, point: QPointF) -> Piece | None:
        """What a press there would take: between two answers nothing that lies below their card."""
        piece = self.stage.at(point)
        between = self.chooser.rect.contains(point) and (piece is None or (piece.place or ("",))[0] != WORD)
        return None if between else piece

    def lies_at(self, point: QPoint) -> Hashable:
        """What a click there would mean, and for whom."""
        piece = self.at(self.mapToScene(point))
        place = piece.place if piece is not None else None
        if (place, self._changes) != self._meant[0]:
            asked = self.session.decider if self.session.human_decides else None
            takes = place in self.hand.ready(), place is not None and place == self.hand.held
            hover = self.hover
            meaning = hover.meant if hover.hovered == place else self.hand.meaning(place)
            self._meant = (place, self._changes), (place, asked, takes, meaning.moves, meaning.before)
        return self._meant[1]

    def touched(self) -> Touched:
        """Where the hand is: the focus, or what was clicked last if the pointer is still there, or the pointer."""
        if self.by_keyboard and (piece := self.walk.piece) is not None:
            return Touched(piece.place, piece.rect.center())
        point = self._seen_at
        piece = self.stage.by_place(self._pressed_at)
        if piece is not None and (point is None or piece.rect.contains(point)):
            return Touched(piece.place, point or piece.rect.center())
        return Touched(None, point or self.sceneRect().center())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second press of a double click, so that no move is doubled."""
        self.dragging.press(None, self.mapToScene(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self._follow_pointer(event)
        self.by_keyboard = False
        if self.pan_zoom.move(event):
            return
        if event.buttons() & Qt.MouseButton.LeftButton:
            far = event.position() - self._press_at
            if self.drag_select.move(point, abs(far.x()) + abs(far.y())):
                return
            self.dragging.move(point, abs(far.x()) + abs(far.y()))
            if self.dragging.active:
                self.pan_zoom.pull()
                return
        else:
            self.dragging.abort()  # the release went to another widget
        piece = self.at(point)
        self.hover.hover(piece.place if piece else None, point)
        self.walk.show(self.theme, False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.pan_zoom.release() or self.drag_select.release(self._follow_pointer(event)):
            self.dragging.press(None, self._follow_pointer(event))
        elif event.button() == Qt.MouseButton.LeftButton:
            point = self._follow_pointer(event)
            under = self.at(point)
            meant = self._pressed_at = under.place if under is not None else None
            clicked = self.dragging.release(point)
            piece = self.stage.at(point)
            if clicked and piece is not None and piece.place == meant and self.hand.held is None:
                self._explain(piece)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._follow_pointer(event)
        if not self.by_keyboard:
            self.hover.refresh()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._lose_pointer()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._describe()

    def hideEvent(self, event: QHideEvent) -> None:
        self.dragging.abort()
        self._lose_pointer()
        super().hideEvent(event)
        self._describe()

    def _lose_pointer(self) -> None:
        if not self.dragging.active:
            self.pointer = None
            self.hover.hover(None, QPointF())

    def event(self, event: QEvent) -> bool:
        """A dialog over the table, or another window before it, takes the button's release for itself; on another
        screen everything may have other pixels."""
        if event.type() in (QEvent.Type.WindowBlocked, QEvent.Type.WindowDeactivate):
            self.dragging.abort()
        elif event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        elif event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._takes(event):
            event.accept()  # these keys change the setting, and have other meanings with an empty hand
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel changes the setting of the held thing (a tile's rotation, a number); with an empty hand, or with
        Ctrl, it zooms."""
        steps, looks = event.angleDelta().y(), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if (steps and not looks and self.hand.turn(-1 if steps > 0 else 1)) or self.pan_zoom.wheel(event):
            event.accept()
        else:
            super().wheelEvent(event)

    # ------------------------------------------------------------------ keyboard

    def _takes(self, event: QKeyEvent) -> bool:
        """Whether this key has a meaning here that it lacks elsewhere."""
        key, plain = event.key(), not event.modifiers() & CHORD
        finds = self.look.finding.by_name is not None and event.text() == FIND
        return finds or (plain and (self.keys.sets(key) or self.keys.answer(key) is not None))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if event.modifiers() & CHORD and key != Key.Key_Alt:
            event.ignore()  # an untaken shortcut does not belong to the table
        elif key in DIRECTIONS:
            self._walk(event)
        elif self.pan_zoom.key(key):
            self.by_keyboard = True
        elif key in ENTER:
            self._enter()
        elif key == Key.Key_Escape:
            if not self._cancel() and not self.hover.close_note() and not self.models.step_back():
                event.ignore()
        elif event.text() == FIND and self.look.finding.by_name is not None:
            self.finder.open()
        elif key == Key.Key_Z:
            self.zoom_here()
        elif key == Key.Key_Alt:  # it may be pressed on the way to another key: be silent if no card lies here
            self._zoom(self.place_here())
        elif key == Key.Key_Shift and self.dragging.active:
            self.hand.set_second()
        elif self.keys.sets(key):
            self.keys.set_by(event)
        elif (answer := self.keys.answer(key)) is not None:
            self.by_keyboard = True
            self.hand.do(answer)
        elif key == Key.Key_F1:
            self.help_wanted.emit(self.topic_here())
        elif key == Key.Key_Space and self.animator.running:
            self.animator.finish()
        else:
            event.ignore()

    def _walk(self, event: QKeyEvent) -> None:
        """Arrows go to usable places, in games that want it so; with Shift to any place."""
        everywhere = event.modifiers() & Qt.KeyboardModifier.ShiftModifier or not self.look.finding.arrows_to_useful
        wanted = None if everywhere else self.useful()
        if not self.walk.walk(event.key(), wanted or None):
            self.pan_zoom.step(event.key())
        self._focus_moved()

    def go_to(self, place: Place) -> None:
        """The focus comes here, and the place into sight."""
        self.pan_zoom.show(place)
        self.walk.set(place)
        self._focus_moved()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round what can be used, and then on to the next widget."""
        if self.walk.cycle(self.useful().__contains__, not forward):
            self._focus_moved()
            return True
        self.walk.set(None)
        self._focus_moved()
        return super().focusNextPrevChild(forward)

    def useful(self) -> frozenset[Place]:
        """The places for Tab: the answers to the question, and for the rules' own questions also the things to take up
        for an answer; else the places where a click does something."""
        if targets := self.hand.targets():
            by_rules = self.hand.held is None and self.hand.asked is None
            return frozenset(targets) | (self.hand.ready() if by_rules else frozenset())
        return self.hand.ready() | frozenset(self.models.useful())

    def _focus_moved(self) -> None:
        self.by_keyboard = True
        point = self.place_point(self.walk.place) if self.walk.place is not None else None
        self.hover.hover(self.walk.place, point or QPointF())
        self.walk.show(self.theme, self.hasFocus())
        self._say_place()

    def _say_place(self) -> None:
        if self.walk.place is not None:
            announce_here(self, self.look.focus_words(self.walk.place, self.hover.said, self.models, self.faces))

    def _enter(self) -> None:
        """Act here; what then is asked gets the focus."""
        place = self.walk.place
        if place is None or self.pan_zoom.act(place):
            return
        self.by_keyboard = True
        if self.hand.nothing_at(place) and not self.explains(place):
            self.hover.refuse(Reason("nothing_here"))
            return
        before = (self.hand.held, self.hand.asked)
        self.hand.click(place)
        if (piece := self.stage.by_place(place)) is not None and self.hand.held is None:
            self._explain(piece)
        if (self.hand.held, self.hand.asked) != before and (found := self.hand.targets()):
            self.walk.set(None)
            self.walk.cycle(frozenset(found).__contains__)
            self._focus_moved()

    def _explain(self, piece: Piece) -> None:
        """A click on a number opens its terms; a click on a place of `presses` is handled by the game."""
        if piece.place is not None and piece.place[0] in self.look.presses.kinds:
            self.look.presses.press(piece.place, self)
        elif piece.place is not None and self.explains(piece.place):
            self.hover.explain(piece.place)
            announce(self, sum_words(self.look, piece.place, self.models, self.faces))

    def explains(self, place: Place | None) -> bool:
        """Whether a click there opens a sum or a list, or changes the view."""
        return place is not None and place[0] in self.look.numbers | self.look.presses.kinds

    def _cancel(self) -> bool:
        self.dragging.abort()
        cancelled = self.hand.cancel()
        if cancelled:
            self.hover.refresh()
        return cancelled

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._came_by = event.reason()
        self.walk.show(self.theme, self.by_keyboard)

    def _focus_changed(self, old: QWidget | None, now: QWidget | None) -> None:
        """Qt speaks of Tab as well where a button that was clicked goes away or grey: no key was used then."""
        if now is not self:
            return
        if old is not None and not (old.isVisible() and old.isEnabled()):
            self.by_keyboard = False
            self.walk.show(self.theme, False)
        elif self._came_by in (Qt.FocusReason.TabFocusReason, BACKTAB):
            self._arrive(backwards=self._came_by == BACKTAB)
        elif self.by_keyboard:
            self._say_place()

    def _arrive(self, backwards: bool) -> None:
        """By Tab: the ring is somewhere at once, best on what can be used."""
        if self.walk.piece is None and not self.walk.cycle(self.useful().__contains__, backwards):
            self.walk.cycle(lambda _place: True, backwards)
        self._focus_moved()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.dragging.abort()  # a menu, a card shown large, a list: the hand is there now
        if self.by_keyboard:
            self.hover.close_note()
        self.walk.show(self.theme, False)

    # ------------------------------------------------------------------ zoom, help, tooltips

    def _zoom(self, place: Place | None) -> bool:
        """False if no card lies there."""
        found = self.look.card_of(place, self.models) if place is not None else None
        if found is not None:
            self.zoom_wanted.emit(*found)
        return found is not None

    def place_here(self) -> Place | None:
        """What the pointer or the focus is at."""
        return self.walk.place if self.by_keyboard else self.hover.hovered

    def zoom_here(self) -> None:
        """The card under the pointer or the focus."""
        if not self._zoom(self.place_here()):
            self.hover.refuse(Reason("no_card_here"))

    def topic_here(self) -> str:
        """The part of the rules that tells of the place under the pointer or the focus; empty if nothing lies there."""
        return self.look.topic_of_place(self.place_here(), self.models)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            self.hover.tell_more()
            return True
        if event.type() in (QEvent.Type.Gesture, QEvent.Type.NativeGesture) and self.pan_zoom.gesture(event):
            return True
        return super().viewportEvent(event)

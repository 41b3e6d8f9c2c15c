"""The guided first game on the real table: a bubble with the step's words, and an arrow to what they speak of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QFrame, QLayout, QPushButton, QWidget

from aoc_desktop.play.lesson import ANY, OPPONENT, Guide, Step, load_lesson, place_named
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.overlay_places import covered, far, free_place, free_places, is_free, on_page
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.widgets import button, column, label, row, step_button
from aoc_desktop.ui.table.page.overlay import Pointer
from aoc_desktop.ui.table.picture.answer_keys import TURN_KEY

if TYPE_CHECKING:
    from aoc_desktop.ui.table.page.table_page import TablePage

WIDTHS = (360, 300, 450, 600)
"""The usual width, and others for where it has no room otherwise: the wider, the lower."""
GAP = 34
"""Between the bubble and what it points at: room for the arrow."""
EDGE = 10
LESS, MORE = "–", "+"
LOOK_EVERY = 150
"""Milliseconds between two looks at where the target lies: pieces glide, panels open."""


class Bubble(QFrame):
    """The words of a step, and the ways on: Next, play on alone, leave. It can be dragged aside, and folded to its
    title."""

    dragged = Signal()
    """It was put down elsewhere."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setObjectName("tutorial")
        self.setProperty("role", "bubble")
        self.title = label(role="heading", wrap=True)
        self.count = label(role="caption")
        self.words = label(wrap=True)
        self.leave, self.alone, self.hint = button(), button(), button()
        self.next = button(primary=True)
        self.next.setObjectName("tutorial_next")
        for made in (self.leave, self.alone, self.hint):
            made.setProperty("role", "flat")
        head = row(self.title, gap=8)
        head.setStretch(0, 1)
        head.addWidget(self.count, 0, Qt.AlignmentFlag.AlignTop)
        self.fold = step_button(LESS)
        self.fold.setObjectName("tutorial_fold")
        self.fold.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is
        head.addWidget(self.fold, 0, Qt.AlignmentFlag.AlignTop)
        body = column(gap=8, margins=(18, 14, 18, 14))
        body.addLayout(head)
        body.addWidget(self.words)
        self.ways = QWidget()
        self.ways.setLayout(row(self.leave, self.alone, self.hint, None, self.next, gap=8))
        body.addWidget(self.ways)
        body.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # `fit` measures
        self.setLayout(body)
        self._grip: QPoint | None = None
        """Where it was taken hold of."""
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    @property
    def is_folded(self) -> bool:
        return self.words.isHidden()

    def fit(self, width: int, folded: bool = False) -> None:
        """As high as it must be, with all its words or its title alone."""
        for part in (self.words, self.ways):
            part.setVisible(not folded)
        self.fold.setText(MORE if folded else LESS)
        self.setFixedWidth(width)
        for part in (self, *self.findChildren(QWidget)):
            part.ensurePolished()
        made = self.layout()
        assert made is not None
        margins = made.contentsMargins() + self.contentsMargins()  # the latter: the border of the stylesheet
        inner = width - margins.left() - margins.right()
        beside = inner - self.count.sizeHint().width() - self.fold.sizeHint().width() - 16
        for part, room in ((self.title, beside), (self.words, inner)):
            part.setMinimumHeight(0)  # otherwise it would never ask for less
            part.setFixedHeight(max(0, part.heightForWidth(room)))
        made.invalidate()
        made.activate()
        self.resize(width, made.totalSizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip = event.position().toPoint()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            room = self._over.size() - self.size()
            spot = self.mapToParent(event.position().toPoint()) - self._grip
            self.move(min(max(0, spot.x()), room.width()), min(max(0, spot.y()), room.height()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            self._grip = None
            self.setCursor(Qt.CursorShape.OpenHandCursor)
            self.dragged.emit()


class Tutorial(QObject):
    """Shows what the guide of the page's session says, and hands it what the learner answers."""

    def __init__(self, page: TablePage) -> None:
        """`page`: the table page of a session that is a lesson."""
        super().__init__(page)
        self._page, self._preferences, self._actions = page, page.preferences, page.actions_
        self.guide = Guide(page.session, load_lesson(page.session.match.game.id))
        self._over = page.content
        self._pointer = Pointer(self._over)
        self.bubble = Bubble(self._over)
        self.bubble.fold.clicked.connect(self.fold)
        self.bubble.dragged.connect(self._put_down)
        self._folded = False
        """Whether the learner wants to see its title alone, until the next step."""
        self._wish: QPointF | None = None
        """Where the learner put it down."""
        self._said = ""
        self._quiet = True
        """No bubble is shown now."""
        self._placed: tuple[object, ...] = ()
        self.bubble.next.clicked.connect(self._next)
        self.bubble.alone.clicked.connect(self.guide.end)
        self.bubble.leave.clicked.connect(lambda: self._actions["home"].trigger())
        self.bubble.hint.clicked.connect(lambda: self._actions["hint"].trigger())
        self.guide.changed.connect(self.show_now)
        self._preferences.changed.connect(self._preference_changed)
        self._look = QTimer(self)
        self._look.setInterval(LOOK_EVERY)
        self._look.timeout.connect(self._look_again)
        self._came_from: QWidget | None = None
        """Where the keyboard was before it came to the bubble."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._focus_changed)
        self._look.start()

    # ------------------------------------------------------------------ words

    @property
    def _key(self) -> str:
        """The grammar key of the current bubble's sentences; empty without a bubble."""
        if (step := self.guide.step) is not None:
            key = f"tutorial.{step.id}" if self.guide.is_told else "tutorial.end_turn" if self._ends else ""
            # what is said stays: a card that sinks back under the pointer must not take the bubble's buttons away
            return key if key == self._said or not self._page.view.animator.running else ""
        return f"tutorial.tip_{self.guide.tip.id}" if self.guide.tip is not None else ""

    @property
    def speaks(self) -> bool:
        """Whether there is a step or a tip now."""
        return bool(self._key)

    @property
    def _ends(self) -> bool:
        """Whether it teaches how a turn ends, before the next step."""
        return self.guide.awaits_end and not self.guide.is_told

    def show_now(self) -> None:
        """Say the step or tip of now, in the language of now."""
        key, bubble = self._key, self.bubble
        self._quiet = not key or self._page.history_view.past is not None
        if self._quiet:
            self._said = ""
            self._page.over.settle()
            return
        step = self.guide.step
        bubble.title.setText(self._text(f"{key}.title"))
        bubble.words.setText(" ".join((self._text(f"{key}.text"), *self._by_keys())))
        bubble.count.setText(f"{self.guide.number} / {len(self.guide.lesson.steps)}" if step is not None else "")
        bubble.leave.setText(self.tr("Leave"))
        bubble.leave.setToolTip(self.tr("To the home screen. Learn by playing brings you back to this step."))
        bubble.alone.setText(self.tr("Play on alone"))
        bubble.alone.setToolTip(self.tr("End the lesson here and go on with this game."))
        bubble.hint.setText(self.tr("Show good moves"))
        bubble.fold.setToolTip(self._actions["fold_lesson"].toolTip())
        bubble.fold.setAccessibleName(self._actions.text("fold_lesson"))
        bubble.next.setText(self._next_words())
        bubble.leave.setVisible(step is not None)
        bubble.alone.setVisible(step is not None and step is not self._last)
        bubble.hint.setVisible(step is None)
        bubble.next.setVisible(step is None or (step.is_read and not self._ends))
        bubble.setAccessibleName(bubble.title.text())
        bubble.setAccessibleDescription(bubble.words.text())
        self._page.refresh_actions()
        if key != self._said:
            self._folded = False
        self._page.over.settle()
        if key != self._said:
            self._said = key
            if step is not None:
                self._page.banner.dismiss()  # it would lie over what the step points at
            announce(bubble, f"{bubble.title.text()}. {bubble.words.text()}")
            if step is not None and step.is_read and not self._ends:
                bubble.next.setFocus()
            else:
                self._page.take_focus()

    def _by_keys(self) -> Iterator[str]:
        """For a step with a drag: how to do it by keyboard."""
        step, rows = self.guide.step, self._page.models
        if step is None or not step.moves or self._ends:
            return
        moves = rows.player_view.moves or self.guide.asked
        if not any(taken != put for move in moves for taken, put in rows.gestures(move)):
            return
        if self._page.reads:
            yield self.tr("Keys: Enter on its row, then on a row below.")
        else:
            yield self.tr("Keys: Tab, Enter, Tab, Enter.")

    def _preference_changed(self, name: str) -> None:
        """The words name keys, the arrow has a colour of the theme; the page sees to the rest."""
        if name in ("shortcuts", "theme", "text_table"):
            self.show_now()

    def _next_words(self) -> str:
        step = self.guide.step
        if step is None:
            return self.tr("Got it")
        return self.tr("Play on") if step is self._last else self.tr("Next")

    @property
    def _last(self) -> Step:
        return self.guide.lesson.steps[-1]

    def _text(self, key: str) -> str:
        """Fields are card ids, the opponent, or a key of the keyboard."""
        speech = self._page.models.words.speech(self._preferences.language)
        values: dict[str, object] = {name: name for name in speech.fields(key)}
        values["opponent"] = self._page.session.seats[OPPONENT].name
        values["turn_key"] = TURN_KEY
        for name in ("hint", "rules"):
            values[f"{name}_key"] = self._actions.key_text(name) or self._actions.text(name)
        return str(speech.sentence(key, **values))

    @property
    def waits_for(self) -> QPushButton | None:
        """The Next button, while the step is only to be read."""
        step = self.guide.step
        reads = step is not None and step.is_read and not self._ends
        return self.bubble.next if reads and self.bubble.isVisible() else None

    def _next(self) -> None:
        if self.guide.step is None:
            self.guide.drop_tip()
        else:
            self.guide.go_on()

    def fold(self) -> None:
        """To its title, or to all its words again."""
        if self.bubble.isHidden():
            return
        self._folded = not self.bubble.is_folded
        if self._folded and self.bubble.ways.isAncestorOf(QApplication.focusWidget() or self._over):
            self._page.take_focus()
        self._page.over.settle()

    # ------------------------------------------------------------------ places

    def _put_down(self) -> None:
        self._wish = QPointF(self.bubble.pos())
        self._page.over.settle()

    def _look_again(self) -> None:
        """Check the bubble's place: its target may have moved, or the player has come back from the past."""
        key = self._key if self._page.history_view.past is None else ""
        if key != self._said:
            self.show_now()
        elif not self._quiet and not self._page.view.animator.running and self._now() != self._placed:
            self._page.over.settle()

    def _now(self) -> tuple[object, ...]:
        """All that its place depends on, except the other panels over the table."""
        return self.target(), tuple(self.needed()), self._over.size(), self._preferences.scale

    def settle(self, page: QWidget, taken: Sequence[QRectF]) -> QRectF:
        """Beside its target or where it was put, covering nothing that the step needs; without room its title alone;
        hidden if even that would lie on another panel."""
        place = None
        if not self._quiet:
            self._placed = self._now()
            place = self._place(taken)
        self._show_at(place, taken)
        return place or QRectF()

    def _show_at(self, place: QRectF | None, taken: Sequence[QRectF]) -> None:
        holds_focus = self.bubble.isAncestorOf(QApplication.focusWidget() or self._over)
        self.bubble.setVisible(place is not None)
        self._pointer.setVisible(place is not None)
        if place is None:
            if holds_focus:
                self._give_back_focus()
            return
        self.bubble.move(place.topLeft().toPoint())
        self._pointer.setGeometry(self._over.rect())
        target = self.target()
        seen = target if is_free(target, taken) else QRectF()
        theme = self._preferences.theme
        self._pointer.show_way(seen, place, theme.lit, theme.table_edge)
        self._pointer.raise_()
        self.bubble.raise_()

    def _focus_changed(self, old: QWidget | None, now: QWidget | None) -> None:
        inside = [one is not None and self.bubble.isAncestorOf(one) for one in (old, now)]
        if inside == [False, True]:
            self._came_from = old

    def _give_back_focus(self) -> None:
        """Focus the player's last place, instead of the widget that Qt would choose."""
        came = self._came_from
        if came is not None and came.isVisible() and came.isEnabled():
            came.setFocus()
        else:
            self._page.take_focus()

    def _place(self, taken: Sequence[QRectF]) -> QRectF | None:
        """Its usual width first, then its title alone; what the step needs, and the question line, are covered only
        where there is no other room."""
        prompt = self._page.prompt
        below = round(on_page(self._over, prompt).bottom()) + 2 if prompt.isVisible() else EDGE
        best: tuple[float, int, bool, QRectF] | None = None
        for folded in (True,) if self._folded else (False, True):
            for top in (below, 0):
                for width in (min(round(wide * self._preferences.scale), self._widest) for wide in WIDTHS):
                    self.bubble.fit(width, folded)
                    spot = self._spot(taken, top)
                    if spot is None:
                        continue
                    harm = covered(spot.adjusted(-8, -8, 8, 8), (self.target(), *self.needed()))
                    if not harm:
                        return spot
                    if best is None or harm < best[0]:
                        best = harm, width, folded, spot
        if best is None:
            return None
        self.bubble.fit(best[1], best[2])
        return best[3]

    @property
    def _widest(self) -> int:
        return self._over.width() - 2 * EDGE

    def _spot(self, taken: Sequence[QRectF], top: int) -> QRectF | None:
        """Where it was put; below, above, right or left of the target, then the corners, then any free place. It covers
        as little as possible of what the learner needs, and nothing that is taken."""
        width, height = self.bubble.width(), self.bubble.height()
        room = QRect(EDGE, top, self._over.width() - width - 2 * EDGE, self._over.height() - top - height - EDGE)
        if room.height() <= 0:
            return None
        target, keep = self.target(), self.needed()
        whole = QRectF(room.adjusted(0, 0, width, height))

        def inside(x: float, y: float) -> QRectF:
            return QRectF(min(max(x, room.left()), room.right()), min(max(y, room.top()), room.bottom()), width, height)

        if self._wish is not None:
            return free_place(inside(self._wish.x(), self._wish.y()), [*taken, *keep], whole)
        around = target if not target.isEmpty() else self._in_page(self._page.view, QRectF(self._page.view.rect()))
        x, y = around.center().x() - width / 2, around.center().y() - height / 2
        wanted = [
            *([(x, y)] if target.isEmpty() else []),
            (x, around.bottom() + GAP),
            (x, around.top() - GAP - height),
            (around.right() + GAP, y),
            (around.left() - GAP - width, y),
            *((x, y) for y in (room.bottom(), room.top()) for x in (room.left(), room.center().x(), room.right())),
        ]
        needed = (target, *keep)

        def harm(spot: QRectF) -> float:
            return covered(spot.adjusted(-8, -8, 8, 8), needed)

        free = [spot for spot in (inside(*one) for one in wanted) if is_free(spot, taken)]
        best = min(free, key=harm, default=None)
        if best is not None and not harm(best):
            return best
        spots = free_places(QSizeF(width, height), [*taken, *keep], whole)
        return min(spots, key=lambda spot: far(spot, around), default=best)

    def target(self) -> QRectF:
        """Where the arrow ends, on the page; empty: nowhere."""
        step, tip = self.guide.step, self.guide.tip
        point = step.point if step is not None else tip.point if tip is not None else ""
        point = "confirm" if self._ends else point
        page = self._page
        widgets: dict[str, QWidget] = {
            "score": page.side.score,
            "opponents": page.side.opponents,
            "log": page.side.tabs,
            "primary": page.bar.primary,
            "confirm": page.summary.end,
        }
        if point in widgets:
            widget = widgets[point]
            return self._in_page(widget, QRectF(widget.rect())) if widget.isVisible() else QRectF()
        place = place_named(point)
        rect = self._united(self.guide.lesson.regions.get(point, (place,)))
        return rect if place[1] or not rect.isEmpty() else self._united(((place[0], ANY),))

    def needed(self) -> list[QRectF]:
        """What the step's gestures take and where they put it: the bubble must not lie there."""
        step, view = self.guide.step, self._page.view
        if step is not None and (step.point == "confirm" or self._ends):
            return [self._in_page(self._page.summary, QRectF(self._page.summary.rect()))]
        if step is None or not step.moves:
            return []
        rows, found = self._page.models, []
        for move in rows.player_view.moves or self.guide.asked:
            for place in (place for places in rows.gestures(move) for place in places):
                rect = self._united((place,))
                found.append(self._on_page(view.look.anchor(place, QRectF(), view).rect) if rect.isEmpty() else rect)
        return [rect for rect in found if not rect.isEmpty()]

    def _united(self, places: Sequence[Place]) -> QRectF:
        """Around all pieces at these places; the id "*" stands for any."""
        whole = QRectF()
        if self._page.reads:  # a text table has no arrow
            return whole
        for piece in self._page.view.stage.with_places():
            if piece.place is not None and (piece.place in places or (piece.place[0], ANY) in places):
                whole = whole.united(piece.rect)
        return self._on_page(whole) if not whole.isEmpty() else whole

    def _on_page(self, rect: QRectF) -> QRectF:
        view = self._page.view
        return self._in_page(view.viewport(), QRectF(view.mapFromScene(rect).boundingRect()))

    def _in_page(self, widget: QWidget, rect: QRectF) -> QRectF:
        return rect.translated(QPointF(widget.mapTo(self._over, QPoint(0, 0))))

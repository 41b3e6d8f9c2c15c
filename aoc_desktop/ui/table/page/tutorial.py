"""The guided first game on the real table: a bubble with the step's words, and an arrow to what they speak of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QFrame, QLayout, QPushButton, QWidget

from aoc_desktop.play.lesson import ANY, OPPONENT, Guide, Step, load_lesson, place_named
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.overlay_places import free_places, is_free, on_page
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.widgets import button, column, label, row
from aoc_desktop.ui.table.picture.answer_keys import TURN_KEY

if TYPE_CHECKING:
    from aoc_desktop.ui.table.page.table_page import TablePage

WIDTHS = (360, 300, 450, 600)
"""The usual width, and others for where it has no room otherwise: the wider, the lower."""
GAP = 34
"""Between the bubble and what it points at: room for the arrow."""
EDGE = 10
LONGEST_ARROW = 260
LOOK_EVERY = 150
"""Milliseconds between two looks at where the target lies: pieces glide, panels open."""


class Pointer(QWidget):
    """Lies over the whole page, lets every click through, and draws a ring and an arrow."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._target, self._bubble, self._colour = QRectF(), QRectF(), QColor()
        self._ground = QColor()
        self.hide()

    def show_way(self, target: QRectF, bubble: QRectF, colour: str, ground: str) -> None:
        self._target = target.adjusted(-5, -5, 5, 5) if not target.isEmpty() else target
        self._bubble = bubble
        self._colour, self._ground = QColor(colour), QColor(ground)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._target.isEmpty():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        arrow, head = self._arrow()
        near = arrow.length() < LONGEST_ARROW  # a longer one would cross text
        for colour, extra in ((self._ground, 4.0), (self._colour, 0.0)):  # readable on cards and on the table
            painter.setPen(QPen(colour, 3.0 + extra))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._target, 10, 10)
            if not near:
                continue
            painter.setPen(QPen(colour, 4.0 + extra, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(arrow)
            painter.setPen(QPen(colour, 1.0 + extra))
            painter.setBrush(colour)
            painter.drawPolygon(head)
        painter.end()

    def _arrow(self) -> tuple[QPainterPath, QPolygonF]:
        """From the middle of the bubble's nearest side to the ring, slightly bent."""
        start = _nearest(self._bubble, self._target.center())
        end = _nearest(self._target, start)
        way = end - start
        length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        along = QPointF(way.x() / length, way.y() / length)
        across = QPointF(-along.y(), along.x())
        foot = end - along * 14
        path = QPainterPath(start)
        path.quadTo((start + foot) / 2 + across * min(18.0, length * 0.15), foot)
        return path, QPolygonF([end - along * 2, foot + across * 9, foot - across * 9])


def _nearest(rect: QRectF, point: QPointF) -> QPointF:
    """The point of a rectangle nearest to another."""
    x = min(max(point.x(), rect.left()), rect.right())
    y = min(max(point.y(), rect.top()), rect.bottom())
    return QPointF(x, y)


class Bubble(QFrame):
    """The words of a step, and the ways on: Next, play on alone, leave."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
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
        body = column(gap=8, margins=(18, 14, 18, 14))
        body.addLayout(head)
        body.addWidget(self.words)
        body.addLayout(row(self.leave, self.alone, self.hint, None, self.next, gap=8))
        body.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # `fit` measures
        self.setLayout(body)

    def fit(self, width: int) -> None:
        self.setFixedWidth(width)
        for part in (self, *self.findChildren(QWidget)):
            part.ensurePolished()
        made = self.layout()
        assert made is not None
        margins = made.contentsMargins() + self.contentsMargins()  # the latter: the border of the stylesheet
        inner = width - margins.left() - margins.right()
        beside = inner - self.count.sizeHint().width() - 8
        for part, room in ((self.title, beside), (self.words, inner)):
            part.setMinimumHeight(0)  # otherwise it would never ask for less
            part.setFixedHeight(max(0, part.heightForWidth(room)))
        made.invalidate()
        made.activate()
        self.resize(width, made.totalSizeHint().height())


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
            return f"tutorial.{step.id}"
        return f"tutorial.tip_{self.guide.tip.id}" if self.guide.tip is not None else ""

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
        bubble.next.setText(self._next_words())
        bubble.leave.setVisible(step is not None)
        bubble.alone.setVisible(step is not None and step is not self._last)
        bubble.hint.setVisible(step is None)
        bubble.next.setVisible(step is None or step.is_read)
        bubble.setAccessibleName(bubble.title.text())
        bubble.setAccessibleDescription(bubble.words.text())
        self._page.over.settle()
        if key != self._said:
            self._said = key
            if step is not None:
                self._page.banner.dismiss()  # it would lie over what the step points at
            announce(bubble, f"{bubble.title.text()}. {bubble.words.text()}")
            if step is not None and step.is_read:
                bubble.next.setFocus()
            else:
                self._page.take_focus()

    def _by_keys(self) -> Iterator[str]:
        """For a step with a drag: how to do it by keyboard."""
        step, rows = self.guide.step, self._page.models
        if step is None or not step.moves:
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
        return self.bubble.next if step is not None and step.is_read and self.bubble.isVisible() else None

    def _next(self) -> None:
        if self.guide.step is None:
            self.guide.drop_tip()
        else:
            self.guide.go_on()

    # ------------------------------------------------------------------ places

    def _look_again(self) -> None:
        """Check the bubble's place: its target may have moved, or the player has come back from the past."""
        if self._quiet != (not self._key or self._page.history_view.past is not None):
            self.show_now()
        elif not self._quiet and self._now() != self._placed:
            self._page.over.settle()

    def _now(self) -> tuple[object, ...]:
        """All that its place depends on, except the other panels over the table."""
        return self.target(), tuple(self.needed()), self._over.size(), self._preferences.scale

    def settle(self, page: QWidget, taken: Sequence[QRectF]) -> QRectF:
        """Beside its target, covering nothing that the step needs; hidden if it would lie on another panel."""
        place = None
        if not self._quiet:
            self._placed = self._now()
            place = next(self._spots(taken), None)
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

    def _spots(self, taken: Sequence[QRectF]) -> Iterator[QRectF]:
        """Its usual width first; the question line is covered only where there is no other room."""
        prompt = self._page.prompt
        below = round(on_page(self._over, prompt).bottom()) + 2 if prompt.isVisible() else EDGE
        for top in (below, 0):
            for width in WIDTHS:
                self.bubble.fit(min(round(width * self._preferences.scale), self._over.width() - 2 * EDGE))
                if (place := self._spot(taken, top)) is not None:
                    yield place

    def _spot(self, taken: Sequence[QRectF], top: int) -> QRectF | None:
        """Below, above, right or left of the target, then the corners, then any free place. It covers as little as
        possible of what the learner needs, and no other panel."""
        width, height = self.bubble.width(), self.bubble.height()
        room = QRect(EDGE, top, self._over.width() - width - 2 * EDGE, self._over.height() - top - height - EDGE)
        if room.height() <= 0:
            return None
        target, keep = self.target(), self.needed()
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
        spots = [
            QRectF(min(max(x, room.left()), room.right()), min(max(y, room.top()), room.bottom()), width, height)
            for x, y in wanted
        ]
        whole = QRectF(room.adjusted(0, 0, width, height))
        free = [spot for spot in spots if is_free(spot, taken)] or free_places(spots[0].size(), taken, whole)

        def covered(spot: QRectF) -> float:
            mine = spot.adjusted(-8, -8, 8, 8)
            parts = [mine.intersected(other) for other in (target, *keep)]
            return sum(part.width() * part.height() for part in parts)

        return min(free, key=covered, default=None)

    def target(self) -> QRectF:
        """Where the arrow ends, on the page; empty: nowhere."""
        step, tip = self.guide.step, self.guide.tip
        point = step.point if step is not None else tip.point if tip is not None else ""
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
        if step is not None and step.point == "confirm":
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

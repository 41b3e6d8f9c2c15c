"""Path of Glory: five scenarios on a road, the chosen one with its rules and medals. A medal opens the next."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS, Scenario, scenario, scenario_cards
from aoc_desktop.games.age_of_civilization.solo.best_medals import GOLD, Best, best_of_all
from aoc_desktop.games.age_of_civilization.solo.days import record_of_kind
from aoc_desktop.games.age_of_civilization.table.card_picture import paint_card
from aoc_desktop.games.age_of_civilization.table.face_book import FaceBook
from aoc_desktop.games.age_of_civilization.table.solo.kinds import paint_kind, paint_kind_scene
from aoc_desktop.games.age_of_civilization.table.solo.modes import SoloWays
from aoc_desktop.games.age_of_civilization.words.scenarios import control_card_lines, medal_sentence, scenario_lines
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.text.results import hint_words
from aoc_desktop.ui.kit.card_kit import paint_shadow
from aoc_desktop.ui.kit.controls import Flow, Page, Scrolled
from aoc_desktop.ui.kit.defaults import fresh_seed
from aoc_desktop.ui.kit.high_contrast import linear, sheer
from aoc_desktop.ui.kit.icons import mix, paint_icon
from aoc_desktop.ui.kit.lettering import draw_text, heading, plain
from aoc_desktop.ui.kit.medals import paint_empty_medal, paint_medal
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.theme import Radius, Type
from aoc_desktop.ui.kit.widgets import button, column, label, panel, row, rule
from aoc_desktop.ui.screens.solo.days_screen import Scene, day_words
from aoc_desktop.ui.screens.solo.modes import WayScreen

BOX = "second_edition"
CARD = 300.0
"""Cards are painted so wide that they say their sentences, and shown smaller."""
SHOWN, WIDEST, SHAPE = 0.82, 1.35, 0.62
SCENE = (160, 104)
NARROW = 1000
"""A window less wide than this, at the usual size of words, has a smaller picture."""


def card_scale(preferences: Preferences) -> float:
    """With larger words as far as two cards have room side by side; never so small that they cannot be read."""
    return SHOWN * preferences.frame * min(max(preferences.text_size, 1.0), WIDEST)


class CardView(QWidget):
    """A special action card, with its sentences."""

    def __init__(self, book: FaceBook, card: str, preferences: Preferences) -> None:
        super().__init__()
        self._book, self._card, self._preferences = book, card, preferences
        scale = card_scale(preferences)
        self.setFixedSize(round((CARD + 16) * scale), round((CARD * SHAPE + 16) * scale))
        self.setAccessibleName(book.name("action", card, short=False))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = card_scale(self._preferences)
        painter.scale(scale, scale)
        rect = QRectF(6, 4, CARD, CARD * SHAPE)
        paint_shadow(painter, rect, Radius.ZOOM)
        paint_card(painter, rect, self._book, "action", self._card, self._preferences.theme)
        painter.end()


class MedalSign(QWidget):
    """A medal, won or still to be won."""

    def __init__(self, rank: int, preferences: Preferences) -> None:
        super().__init__()
        self._rank, self._preferences = rank, preferences
        self.set_won(False)

    def set_won(self, won: bool) -> None:
        self._won = won
        side = round(44 * self._preferences.frame)
        self.setFixedSize(side, side)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._won:
            paint_medal(painter, rect, self._rank)
        else:
            paint_empty_medal(painter, rect, self._rank, self._preferences.theme)
        painter.end()


class PathScreen(WayScreen):
    """The road above; below it the chosen scenario with its rules, and its medals."""

    def __init__(self, ways: SoloWays) -> None:
        super().__init__(ways.preferences)
        self._ways = ways
        self.chosen = ""
        self._bests: list[Best] = []
        self._title, self._subtitle = label(role="title"), label(role="soft", wrap=True)
        self.back = button()
        self.back.clicked.connect(ways.window.back)
        self.road = Road(ways.preferences)
        self.road.chosen.connect(self.choose)
        self._scene = Scene(paint_kind_scene)
        self._name, self._dates = label(role="title", wrap=True), label(role="caption", wrap=True)
        self._story, self._rules = label(wrap=True), label(wrap=True)
        self._heads = {name: label(role="strong", wrap=True) for name in ("rules", "actions")}
        self._cards = Flow(gap=6)
        self._medal_head, self._best = label(role="heading"), label(role="caption", wrap=True)
        self.signs = [MedalSign(rank, ways.preferences) for rank in range(1, GOLD + 1)]
        self._asks: list[QLabel] = [label(role="strong", wrap=True) for _ in self.signs]
        self.start, self.innovation = button(primary=True), button()
        self.start.setObjectName("start_scenario")
        self.innovation.setObjectName("start_innovation")
        self.start.clicked.connect(lambda: self._start(()))
        self.innovation.clicked.connect(lambda: self._start(("innovation",)))
        self._why = label(role="caption", wrap=True)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        words = column(self._name, self._dates, self._story, gap=4)
        words.addStretch(1)
        head = row(self._scene, gap=18)
        head.setAlignment(self._scene, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        body = column(gap=6, margins=(20, 14, 20, 10))
        body.addLayout(head)
        body.addWidget(self._heads["rules"])
        body.addWidget(self._rules)
        body.addWidget(self._heads["actions"])
        body.addLayout(self._cards)
        body.addStretch(1)
        self._page = Page()
        self._page.setLayout(body)
        self._area = Scrolled(self._page, read=True)
        left = panel(column(self._area, margins=(1, 1, 1, 1)))
        medals = column(self._medal_head, gap=8, margins=(0, 0, 6, 0))
        for sign, asks in zip(self.signs, self._asks, strict=True):
            medals.addWidget(rule())
            line = row(sign, gap=14)
            line.addWidget(asks, 1)
            medals.addLayout(line)
        medals.addStretch(1)
        asked = Page()
        asked.setLayout(medals)
        self._medals = Scrolled(asked, read=True)  # with larger words there may be more than room
        self._medals.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        right = column(gap=8, margins=(20, 16, 14, 16))
        right.addWidget(self._medals, 1)
        right.addWidget(self._best)
        right.addWidget(self._why)
        buttons = row(self.start, self.innovation)
        buttons.setStretch(0, 1)
        right.addLayout(buttons)
        below = QHBoxLayout()
        below.setSpacing(18)
        below.addWidget(left, 2)
        below.addWidget(panel(right), 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 16, 0, 22)
        layout.setSpacing(6)
        titles = row(self._title, 14, self._subtitle, self.back, margins=(36, 0, 36, 0))
        titles.setStretch(2, 1)
        layout.addLayout(titles)
        layout.addWidget(self.road)  # from edge to edge: it comes from somewhere and leads on
        below.setContentsMargins(36, 0, 36, 0)
        layout.addLayout(below, 1)

    # ------------------------------------------------------------------ showing

    def take_focus(self) -> None:
        next(station for station in self.road.stations if station.scenario == self.chosen).setFocus()

    def refresh(self) -> None:
        self._bests = best_of_all(self._ways.solo_results.all())
        if not self.chosen:
            opened = [best for best in self._bests if best.open]
            self.chosen = next((best.scenario for best in opened if not best.medal), opened[0].scenario)
        self._show()

    def choose(self, name: str) -> None:
        self.chosen = name
        self._show()
        announce(self, self._why.text())

    def restyle(self) -> None:
        self._size_scene()
        self.refresh()
        super().restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_scene()

    def _size_scene(self) -> None:
        """In a narrow window the story beside it needs the room."""
        self._scene.setFixedSize(QSize(*SCENE) * min(self.preferences.scale, self.width() / NARROW))

    def retranslate(self) -> None:
        self._title.setText(self.tr("Path of Glory"))
        self._subtitle.setText(self.tr("Five scenarios; each opens with a medal in the one before it"))
        self.back.setText(self.tr("Back"))
        self._heads["rules"].setText(self.tr("What is different"))
        self._heads["actions"].setText(self.tr("Special actions, open in every round"))
        self._medal_head.setText(self.tr("Medals"))
        self._medals.setAccessibleName(self.tr("Medals"))
        self.start.setText(self.tr("Start"))
        self.innovation.setText(self.tr("With Innovation"))
        self.refresh()

    def _show(self) -> None:
        self.road.show_bests(self._bests, self.chosen)
        language, name = (
            self.preferences.language,
            load_language(self.preferences.language).names["scenario"][self.chosen],
        )
        shown = scenario(self.chosen)
        self._scene.kind = self.chosen
        self._scene.update()
        self._name.setText(str(name.display))
        self._area.setAccessibleName(str(name.display))
        self._dates.setText(str(name.dates))
        self._story.setText(self.story(self.chosen))
        lines = scenario_lines(shown, shipped_set(BOX), language) + self._row_lines(shown, language)
        self._rules.setText("\n".join(f"•  {line}" for line in lines))
        self._show_cards(shown)
        best = next(best for best in self._bests if best.scenario == self.chosen)
        for rank, (sign, asks, medal) in enumerate(zip(self.signs, self._asks, shown.medals, strict=True), 1):
            sign.set_won(best.medal >= rank)
            asks.setText(medal_sentence(medal, language))
        self._best.setText(self._best_words(best))
        self._best.setVisible(best.open)
        self._allow(best)
        self._page.fit()
        self._area.verticalScrollBar().setValue(0)

    def _row_lines(self, shown: Scenario, language: str) -> list[str]:
        """Each card of a row in one line."""
        cards, names = (
            scenario_cards(shipped_set(BOX), shown),
            load_language(self.preferences.language).names["control_card"],
        )
        found = []
        for card in shown.control_cards:
            text = " ".join(control_card_lines(card, cards, language))
            found.append(self.tr("{0}: {1}", "card: what it does").format(names[card.id].display, text))
        return found

    def _show_cards(self, shown: Scenario) -> None:
        while self._cards.count():
            item = self._cards.takeAt(0)
            if item is not None and (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        cards = scenario_cards(shipped_set(BOX), shown)
        book = FaceBook(cards, self.preferences.language, solo=True)
        for action in shown.special_actions:
            card = CardView(book, action.id, self.preferences)
            self._cards.addWidget(card)
            card.show()  # now, not with the next event: its height counts already
        self._heads["actions"].setVisible(bool(shown.special_actions))

    def _best_words(self, best: Best) -> str:
        if best.points is None or best.date is None:
            return self.tr("Not played to its end yet")
        day = day_words(best.date, self.preferences.language)
        points = self.tr("%n point(s)", "", best.points)
        words = self.tr("Your best: {0}, {1}").format(points, day)
        return f"{words}, {hint_words(best.aided, self.preferences.language)}" if best.medal else words

    def _allow(self, best: Best) -> None:
        reason = ""
        if not best.open:
            before = SCENARIOS[SCENARIOS.index(best.scenario) - 1]
            name = load_language(self.preferences.language).names["scenario"][before].display
            reason = self.tr("Opens with a medal in {0}.").format(name)
        self._why.setText(reason)
        self._why.setVisible(bool(reason))
        for made in (self.start, self.innovation):
            made.setEnabled(best.open)
            made.setToolTip(reason)

    def _start(self, variants: tuple[str, ...]) -> None:
        self._ways.play(record_of_kind(self.chosen, fresh_seed())._replace(variants=variants))

    def story(self, name: str) -> str:
        """A few words on the time, our own."""
        return {
            "age_of_wonders": self.tr(
                "Along great rivers villages become cities, and cities raise mountains of stone. From the first "
                "ziggurats to the lighthouse of Alexandria, rulers measure themselves by what will outlive them."
            ),
            "silk_road": self.tr(
                "Silk goes west, silver and glass come east, and hardly anybody travels the whole way. From oasis to "
                "oasis caravans tie Chang’an to Antioch: to hold the towns is to hold the trade."
            ),
            "lost_civilization": self.tr(
                "Between rainforest and dry season Maya kings build temples, count the days and watch the sky. Then "
                "the rains fail, year after year, and one city after another is left to the trees."
            ),
            "mongol_devastation": self.tr(
                "Riders from the steppe take cities from China to Hungary. Walls delay them, tribute turns them aside "
                "for a summer; nothing holds them for long."
            ),
            "death_and_rebirth": self.tr(
                "First famine, then plague empty the towns of Europe. Those who live on are fewer and bolder, and "
                "within three generations their workshops print, paint and calculate as never before."
            ),
        }[name]


# The road through the five ages, as a map: a station for each scenario, with its medal.


# Where the stations stand: shares of the map's width and height, as a road over hills.
STATIONS = ((0.1, 0.50), (0.3, 0.34), (0.5, 0.52), (0.7, 0.32), (0.9, 0.48))
DISC = 84.0
MAP_HEIGHT = 196
MAP_GROWTH = 1.12


def map_scale(preferences: Preferences) -> float:
    """The map grows with the window; large words must leave room for the scenario below it."""
    return preferences.frame * min(preferences.text_size, MAP_GROWTH)


class Station(QAbstractButton):
    """A scenario on the road: its picture, its medal, name and dates below."""

    def __init__(self, number: int, name: str, preferences: Preferences) -> None:
        super().__init__()
        self.scenario, self._number, self._preferences = name, number, preferences
        self.best = Best(name, False)
        self.chosen = False
        self.setObjectName(f"station_{name}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(190, 150) * map_scale(self._preferences)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows belong to the road; Enter chooses like Space."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def disc(self) -> QRectF:
        side = min(DISC * map_scale(self._preferences), self.height() * 0.56)
        return QRectF((self.width() - side) / 2, self.height() * 0.06, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._preferences.theme, map_scale(self._preferences)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = self.disc()
        if self.chosen or self.hasFocus():
            halo = QColor(theme.lit)
            halo.setAlphaF(0.4)
            solid = 9 * scale if theme.bold and self.hasFocus() else 3.5 * scale
            for width, colour in ((9 * scale, halo), (solid, QColor(theme.lit))):
                if width == solid or (self.chosen and not theme.bold):
                    painter.setPen(QPen(colour, width))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    reach = 3 * scale
                    painter.drawEllipse(disc.adjusted(-reach, -reach, reach, reach))
        if self.best.open:
            paint_kind(painter, disc, self.scenario)
        else:
            painter.setPen(QPen(QColor(theme.line), 2 * scale))
            painter.setBrush(QColor(theme.raised))
            painter.drawEllipse(disc)
            inset = disc.width() * 0.33
            paint_icon(painter, disc.adjusted(inset, inset, -inset, -inset), "lock", theme.soft_text)
        if self.best.medal:
            side = disc.width() * 0.42
            place = QRectF(disc.right() - side * 0.72, disc.bottom() - side * 0.9, side, side * 1.16)
            paint_medal(painter, place, self.best.medal)
        self._paint_words(painter, disc.bottom() + 8 * scale, scale)
        painter.end()

    def _paint_words(self, painter: QPainter, top: float, scale: float) -> None:
        theme, names = self._preferences.theme, load_language(self._preferences.language).names["scenario"]
        name = names[self.scenario]
        line = QRectF(2, top, self.width() - 4, 24 * scale)
        draw_text(painter, line, f"{self._number}. {name.display}", heading(18 * scale, theme.text))
        dates = QRectF(2, line.bottom(), self.width() - 4, 18 * scale)
        draw_text(painter, dates, str(name.dates), plain(Type.CAPTION * scale, theme.soft_text))


class Road(QWidget):
    """The map: a road over quiet hills with the five stations on it."""

    chosen = Signal(str)

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.stations = [Station(number, name, preferences) for number, name in enumerate(SCENARIOS, 1)]
        for station in self.stations:
            station.setParent(self)
            station.clicked.connect(lambda _checked=False, name=station.scenario: self.chosen.emit(name))

    def show_bests(self, bests: list[Best], chosen: str) -> None:
        for station, best in zip(self.stations, bests, strict=True):
            station.best, station.chosen = best, station.scenario == chosen
            name = load_language(self._preferences.language).names["scenario"][station.scenario]
            state = "" if best.open else self.tr("locked")
            station.setAccessibleName(", ".join(part for part in (str(name.display), str(name.dates), state) if part))
            station.update()
        self.setFixedHeight(round(MAP_HEIGHT * map_scale(self._preferences)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = min(self.width() / len(self.stations) + 8, 230 * map_scale(self._preferences))
        height = self.height() * 0.74
        for station, (x, y) in zip(self.stations, STATIONS, strict=True):
            left = min(max(0.0, x * self.width() - width / 2), self.width() - width)
            station.setGeometry(round(left), round(y * self.height() - height * 0.42), round(width), round(height))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        here = next((number for number, station in enumerate(self.stations) if station.hasFocus()), None)
        if event.key() in steps and here is not None:
            station = self.stations[(here + steps[Qt.Key(event.key())]) % len(self.stations)]
            station.setFocus()
            self.chosen.emit(station.scenario)
        else:
            super().keyPressEvent(event)

    def _line(self) -> QPainterPath:
        points = []
        for station in self.stations:
            points.append(QPointF(station.geometry().topLeft()) + station.disc().center())
        points = [QPointF(-40, points[0].y() + 40), *points, QPointF(self.width() + 40, points[-1].y() - 40)]
        path = QPainterPath(points[0])
        for start, end in pairwise(points):
            middle = (start.x() + end.x()) / 2
            path.cubicTo(QPointF(middle, start.y()), QPointF(middle, end.y()), end)
        return path

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._preferences.theme, map_scale(self._preferences)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_hills(painter)
        line = self._line()
        earth = mix(theme.permanent_top, theme.table_centre, 0.2)
        for width, colour in ((20 * scale, mix(earth, "#000000", 0.35)), (15 * scale, earth)):
            painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(line)
        dots = QPen(QColor(theme.permanent_edge), 2 * scale)
        dots.setDashPattern([1.5, 5])
        painter.setPen(dots)
        painter.drawPath(line)
        painter.end()

    def _paint_hills(self, painter: QPainter) -> None:
        """A pale range behind the road."""
        theme, width, height = self._preferences.theme, self.width(), self.height()
        painter.setPen(Qt.PenStyle.NoPen)
        for share, top, reach in ((0.35, 0.30, 0.22), (0.55, 0.48, 0.16)):
            tone = mix(theme.table_centre, theme.line, share)
            stops = [(stop, sheer(tone, alpha)) for stop, alpha in ((0.0, 0.5), (0.35, 0.4), (1.0, 0.0))]
            ink = linear(QPointF(0, height * top), QPointF(0, height), stops)
            hills = QPainterPath(QPointF(0, height))
            hills.lineTo(0, height * (top + reach))
            for number in range(5):
                left, right = width * number / 5, width * (number + 1) / 5
                peak = height * (top - 0.06 * ((number * 7) % 3))
                hills.quadTo(QPointF((left + right) / 2, peak), QPointF(right, height * (top + reach)))
            hills.lineTo(width, height)
            painter.setBrush(ink)
            painter.drawPath(hills)

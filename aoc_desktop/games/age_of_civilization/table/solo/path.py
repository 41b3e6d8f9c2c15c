"""Path of Glory: five scenarios on a road, the chosen one with its rules and medals. A medal opens the next."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS, Scenario, scenario, scenario_cards
from aoc_desktop.games.age_of_civilization.solo.best_medals import GOLD, Best, best_of_all
from aoc_desktop.games.age_of_civilization.solo.days import record_of_kind
from aoc_desktop.games.age_of_civilization.table.card_picture import paint_card
from aoc_desktop.games.age_of_civilization.table.face_book import FaceBook
from aoc_desktop.games.age_of_civilization.table.solo.kinds import paint_kind_scene
from aoc_desktop.games.age_of_civilization.table.solo.modes import SoloWays
from aoc_desktop.games.age_of_civilization.table.solo.road import Road
from aoc_desktop.games.age_of_civilization.words.scenarios import control_card_lines, medal_sentence, scenario_lines
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.text.results import hint_words
from aoc_desktop.ui.kit.card_kit import paint_shadow
from aoc_desktop.ui.kit.controls import Flow, Page, Scrolled
from aoc_desktop.ui.kit.defaults import fresh_seed
from aoc_desktop.ui.kit.medals import paint_empty_medal, paint_medal
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.theme import Radius
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
        rect = QRectF(self.rect())
        if self._won:
            paint_medal(painter, rect.adjusted(3, 0, -3, 0), self._rank)
        else:
            paint_empty_medal(painter, rect.adjusted(4, 4, -4, -4), self._rank, self._preferences.theme)
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
        self._bests = best_of_all(self._ways.laurels.all())
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
                "oasis caravans tie Chang’an to Antioch: whoever holds the towns holds the trade."
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

"""A game's scenarios: the road, the chosen one with its story, rules and medals. A medal opens the next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from aoc_desktop.games import scenarios_of
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.scenarios import AnyScenario, Medal, Told
from aoc_desktop.profile.scenarios import GOLD, Best, best_of_all, own_scenarios
from aoc_desktop.text.reasons import say
from aoc_desktop.text.results import hint_words
from aoc_desktop.text.scenarios import medal_sentence, told
from aoc_desktop.ui.art.emblems import paint_vignette
from aoc_desktop.ui.kit.controls import Flow, Page, Scrolled
from aoc_desktop.ui.kit.defaults import fresh_seed
from aoc_desktop.ui.kit.medals import paint_empty_medal, paint_medal
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.widgets import button, column, label, panel, row, rule
from aoc_desktop.ui.screens.solo.days_screen import Scene, day_words
from aoc_desktop.ui.screens.solo.modes import Modes, WayScreen
from aoc_desktop.ui.screens.solo.scenario_road import Road

SCENE = (160, 104)
NARROW = 1000
"""A window less wide than this, at the usual size of words, has a smaller picture."""


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


class ScenariosScreen(WayScreen):
    """The road above; below it the chosen scenario with its rules, and its medals."""

    def __init__(self, ways: Modes) -> None:
        super().__init__(ways.preferences)
        self._ways, self._game = ways, ways.look.id
        offered = scenarios_of(self._game)
        assert offered is not None, self._game
        self.offered = offered
        self.scenarios: list[AnyScenario] = [offered.shipped(name) for name in offered.ids]
        self.chosen = ""
        self._bests: list[Best] = []
        self._title, self._subtitle = label(role="title"), label(role="soft", wrap=True)
        self.back = button()
        self.back.clicked.connect(ways.window.back)
        self.road = Road(self.scenarios, ways.preferences)
        self.road.chosen.connect(self.choose)
        self._scene = Scene(self._paint_scene)
        self._name, self._dates = label(role="title", wrap=True), label(role="caption", wrap=True)
        self._story, self._rules, self._hints = label(wrap=True), label(wrap=True), label(role="soft", wrap=True)
        self._heads = {name: label(role="strong", wrap=True) for name in ("rules", "hints")}
        self._medal_head, self._best = label(role="heading"), label(role="caption", wrap=True)
        self.signs = [MedalSign(rank, ways.preferences) for rank in range(1, GOLD + 1)]
        self._asks: list[QLabel] = [label(role="strong", wrap=True) for _ in self.signs]
        self.start = button(primary=True)
        self.start.setObjectName("start_scenario")
        self.start.clicked.connect(lambda: self.begin())
        self._why = label(role="caption", wrap=True)
        self._own_head, self._own = label(role="strong"), Flow(gap=6)
        self._own_problems = label(role="error", wrap=True)
        self._mine: dict[str, AnyScenario] = {}
        """Of the user's folder, by their ids."""
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
        self.add_more(body)
        body.addWidget(self._heads["hints"])
        body.addWidget(self._hints)
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
        medals.addWidget(self._own_head)
        medals.addLayout(self._own)
        medals.addWidget(self._own_problems)
        medals.addStretch(1)
        asked = Page()
        asked.setLayout(medals)
        self._medals = Scrolled(asked, read=True)  # with larger words there may be more than room
        self._medals.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        right = column(gap=8, margins=(20, 16, 14, 16))
        right.addWidget(self._medals, 1)
        right.addWidget(self._best)
        right.addWidget(self._why)
        buttons = row(*self.ways_to_start())
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

    # ------------------------------------------------------------------ what a game may add

    def add_more(self, body: QVBoxLayout) -> None:
        """Under what is different: a game's own cards."""

    def ways_to_start(self) -> list[QPushButton]:
        return [self.start]

    def show_more(self, shown: AnyScenario) -> None:
        """Another scenario is chosen."""

    def different(self, shown: AnyScenario, said: Told) -> list[str]:
        """What its table has otherwise, a sentence each."""
        return list(said.different)

    def asks(self, medal: Medal) -> str:
        return medal_sentence(self._game, medal, self.preferences.language)

    # ------------------------------------------------------------------ showing

    def take_focus(self) -> None:
        next(station for station in self.road.stations if station.scenario == self.chosen).setFocus()

    def refresh(self) -> None:
        self._bests = best_of_all(self._game, self.offered.ids, self._ways.solo_results.all())
        if not self.chosen:
            opened = [best for best in self._bests if best.open]
            self.chosen = next((best.scenario for best in opened if not best.medal), opened[0].scenario)
        self._read_own()
        self._show()

    def _read_own(self) -> None:
        """The scenarios in the user's folder as buttons, and what is wrong with the others."""
        while self._own.count():
            item = self._own.takeAt(0)
            if item is not None and (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        found, language = own_scenarios(self.offered), self.preferences.language
        self._mine = {one.id: one for _, one in found if not isinstance(one, Reason)}
        for name, scenario in self._mine.items():
            made = button(told(self._game, scenario, language).name)
            made.setObjectName(f"own_{name}")
            made.clicked.connect(lambda _checked=False, name=name: self.choose(name))
            self._own.addWidget(made)
        problems = [say(one, language, self._game) for _, one in found if isinstance(one, Reason)]
        self._own_problems.setText("\n".join(problems))
        self._own_problems.setVisible(bool(problems))
        self._own_head.setVisible(bool(found))
        if self.chosen not in (*self.offered.ids, *self._mine):
            self.chosen = self.offered.ids[0]

    def _paint_scene(self, painter: QPainter, rect: QRectF, kind: str) -> None:
        if kind:
            paint_vignette(painter, rect, *(self._mine.get(kind) or self.offered.shipped(kind)).emblem)

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
        self._title.setText(str(self.preferences.speech_of(self._game).names["mode"]["scenario"].display))
        self._subtitle.setText(self.tr("Five scenarios; each opens with a medal in the one before it"))
        self.back.setText(self.tr("Back"))
        self._heads["rules"].setText(self.tr("What is different"))
        self._heads["hints"].setText(self.tr("Good to know"))
        self._medal_head.setText(self.tr("Medals"))
        self._own_head.setText(self.tr("Your own scenarios"))
        self._medals.setAccessibleName(self.tr("Medals"))
        self.start.setText(self.tr("Start"))
        self.refresh()

    def _show(self) -> None:
        language = self.preferences.language
        said = [told(self._game, scenario, language) for scenario in self.scenarios]
        self.road.show_bests(self._bests, said, self.chosen)
        if (shown := self._mine.get(self.chosen)) is not None:
            best, words = Best(shown.id, True), told(self._game, shown, language)
        else:
            place = self.offered.ids.index(self.chosen)
            shown, best, words = self.scenarios[place], self._bests[place], said[place]
        self._scene.kind = self.chosen
        self._scene.update()
        self._name.setText(words.name)
        self._area.setAccessibleName(words.name)
        self._dates.setText(words.dates)
        self._story.setText(words.story)
        self._rules.setText(listed_lines(self.different(shown, words)))
        self._hints.setText(listed_lines(words.hints))
        self._heads["hints"].setVisible(bool(words.hints))
        self._hints.setVisible(bool(words.hints))
        self.show_more(shown)
        for rank, (sign, asks, medal) in enumerate(zip(self.signs, self._asks, shown.medals, strict=True), 1):
            sign.set_won(best.medal >= rank)
            asks.setText(self.asks(medal))
        self._best.setText(self._best_words(best))
        self._best.setVisible(best.open)
        self._allow(best)
        self._page.fit()
        self._area.verticalScrollBar().setValue(0)

    def _best_words(self, best: Best) -> str:
        if best.scenario in self._mine:
            return say(Reason("award_own_scenario"), self.preferences.language, self._game)
        if best.points is None or best.date is None:
            return self.tr("Not played to its end yet")
        day = day_words(best.date, self.preferences.language)
        points = self.preferences.speech_of(self._game).text("medal.points", n=best.points)
        words = self.tr("Your best: {0}, {1}").format(points, day)
        return f"{words}, {hint_words(best.aided, self.preferences.language)}" if best.medal else words

    def _allow(self, best: Best) -> None:
        reason = ""
        if not best.open:
            before = self.scenarios[self.offered.ids.index(best.scenario) - 1]
            name = told(self._game, before, self.preferences.language).name
            reason = self.tr("Opens with a medal in {0}.").format(name)
        self._why.setText(reason)
        self._why.setVisible(bool(reason))
        for made in self.ways_to_start():
            made.setEnabled(best.open)
            made.setToolTip(reason)

    def begin(self, variants: tuple[str, ...] = ()) -> None:
        """Sit down at the chosen scenario."""
        chosen = self._mine.get(self.chosen) or self.offered.shipped(self.chosen)
        self._ways.play(self.offered.record(chosen, fresh_seed(), variants))


def listed_lines(lines: Sequence[str]) -> str:
    return "\n".join(f"•  {line}" for line in lines)

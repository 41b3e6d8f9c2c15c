"""The player's records: what the finished games of one game add up to, in numbers and charts."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from aoc_desktop.ai.levels import LEVELS
from aoc_desktop.profile.puzzles import PuzzleTries, exported
from aoc_desktop.profile.results import Result, Results
from aoc_desktop.profile.solo_results import SoloResults
from aoc_desktop.profile.statistics import (
    PEOPLE,
    Statistics,
    Tally,
    as_csv,
    distribution,
    profile_json,
    statistics,
)
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.frame.look import Look, looks, set_title
from aoc_desktop.ui.kit.charts import ChartLine, Column, Histogram, LineChart, Share, ShareBars
from aoc_desktop.ui.kit.confirm_dialog import question
from aoc_desktop.ui.kit.controls import Flow, IconLabel, Scrolled, choose, name_choice
from aoc_desktop.ui.kit.key_cap import KeyButton
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.save_dialog import file_name, save_text, where_to_save
from aoc_desktop.ui.kit.widgets import Pages, Screen, button, column, label, panel, row

TILES = ("games", "wins", "best", "mean", "streak", "time", "unaided")
NARROW = 1100
"""A window less wide than this, at the usual size of words, has two columns."""
MOST_TAGS = 8
LAST_GAMES = 20


class Tile(QFrame):
    """One number with what it counts."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.value, self.caption = label(role="figure"), label(role="caption")
        for part in (self.value, self.caption):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setLayout(column(self.value, self.caption, gap=0, margins=(6, 10, 6, 10)))

    def show_value(self, value: str, caption: str) -> None:
        self.value.setText(value)
        self.caption.setText(caption)
        self.setAccessibleName(f"{value} {caption}")


class Emblem(QWidget):
    """The sign of a civilisation, a nation or a leader."""

    def __init__(self, look: Look, preferences: Preferences) -> None:
        super().__init__()
        self._look, self._preferences, self._tag = look, preferences, ""
        self.fit()

    def fit(self) -> None:
        side = round(52 * self._preferences.scale)
        self.setFixedSize(side, side)

    def show_tag(self, tag: str) -> None:
        self._tag = tag
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._look.tags is not None:
            self._look.tags.paint(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._tag)
        painter.end()


class Champion(QWidget):
    """A civilisation, nation or leader with its honour: the favourite, the most successful."""

    def __init__(self, look: Look, preferences: Preferences) -> None:
        super().__init__()
        self.emblem = Emblem(look, preferences)
        self.honour, self.name, self.words = label(role="caption"), label(role="name"), label(role="caption")
        texts = column(self.honour, self.name, self.words, gap=0)
        layout = row(self.emblem, gap=12)
        layout.addLayout(texts, 1)
        self.setLayout(layout)

    def show_tag(self, tag: str, honour: str, name: str, words: str) -> None:
        self.emblem.show_tag(tag)
        for part, text in ((self.honour, honour), (self.name, name), (self.words, words)):
            part.setText(text)
        self.setVisible(bool(tag))


class RecordsScreen(Screen):
    """Numbers above, charts below; export and reset."""

    SPACIOUS = True

    back_wanted = Signal()
    notice = Signal(str)

    def __init__(self, look: Look, preferences: Preferences, actions: Actions, results: Results) -> None:
        super().__init__(preferences)
        self.look, self.results = look, results
        self._all: list[Result] = []
        self._title, self._subtitle = label(role="title"), label(role="soft")
        self.mode = QComboBox()
        self.mode.setObjectName("mode")
        self.achievements = KeyButton(actions, "achievements", preferences, height=32)
        self.achievements.set_brief(1)
        if "achievements" not in look.modes:
            self.achievements.hide()
        self.export, self.reset, self.back = button(), button(), button()
        self.tiles = {name: Tile() for name in TILES}
        self.levels, self.modes, self.tags = (ShareBars(preferences) for _ in range(3))
        self.points, self.last = Histogram(preferences), LineChart(preferences, [], [])
        self.champions = {name: Champion(look, preferences) for name in ("favourite", "successful")}
        self._headings = {name: label(role="heading") for name in ("levels", "modes", "points", "last", "tags")}
        self._nothing = label(role="heading")
        self._nothing_more = label(role="soft")
        self._play = KeyButton(actions, "new_game", preferences, primary=True, height=36)
        self.damaged = label(role="caption", wrap=True)
        self._tile_grid, self._grid = QGridLayout(), QGridLayout()
        self._panels = self._make_panels()
        self.pages = Pages()
        self.pages.addWidget(self._numbers())
        self.pages.addWidget(self._empty())
        self._lay_out()
        self._connect()

    def _make_panels(self) -> list[QFrame]:
        def boxed(*parts: QWidget | int | None) -> QFrame:
            return panel(column(*parts, gap=8, margins=(20, 14, 20, 16)))

        heads = self._headings
        points = column(heads["points"], gap=8, margins=(20, 14, 20, 16))
        points.addWidget(self.points, 3)
        points.addWidget(heads["last"])
        points.addWidget(self.last, 2)
        wins = boxed(heads["levels"], self.levels, 6, heads["modes"], self.modes, None)
        champions = (self.champions["favourite"], self.champions["successful"])
        tags = [boxed(heads["tags"], *champions, 4, self.tags, None)] if self.look.tags is not None else []
        return [wins, panel(points), *tags]

    def _numbers(self) -> QWidget:
        self._tile_grid.setSpacing(10)
        self._grid.setSpacing(14)
        inner = column(gap=14, margins=(0, 0, 4, 0))
        inner.addLayout(self._tile_grid)
        inner.addLayout(self._grid, 1)
        inner.addWidget(self.damaged)
        holder = QWidget()
        holder.setLayout(inner)
        self._area = Scrolled(holder, read=True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return self._area

    def _empty(self) -> QWidget:
        self._nothing_more.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        layout = QVBoxLayout()
        layout.addStretch(2)
        for part in (IconLabel(self.preferences, "statistics", 72, "primary"), self._nothing, self._nothing_more):
            layout.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(12)
        layout.addWidget(self._play, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        return panel(layout)

    def _lay_out(self) -> None:
        title, shown, done = QWidget(), QWidget(), QWidget()
        title.setLayout(column(self._title, self._subtitle, gap=0))
        title.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        shown.setLayout(row(self.mode, self.achievements))
        done.setLayout(row(self.export, self.reset, self.back))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(36, 22, 36, 24)
        layout.setSpacing(14)
        layout.addLayout(Flow(title, shown, done))
        layout.addWidget(self.pages, 1)

    def _connect(self) -> None:
        self.back.clicked.connect(self.back_wanted)
        self.export.clicked.connect(self._export)
        self.reset.clicked.connect(self._ask_reset)
        self.mode.currentIndexChanged.connect(self._show_numbers)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_panels()

    def _place_panels(self) -> None:
        """Side by side; in a narrow window the numbers take two rows and what was played with stands below."""
        wide = self.width() >= NARROW * self.preferences.scale
        across = len(self.tiles) if wide else (len(self.tiles) + 1) // 2
        for number, tile in enumerate(self.tiles.values()):
            self._tile_grid.addWidget(tile, number // across, number % across)
        places = ((0, 0), (0, 1), (0, 2) if wide else (1, 0))[: len(self._panels)]
        for shown in self._panels:
            self._grid.removeWidget(shown)
        for shown, place in zip(self._panels, places, strict=True):
            self._grid.addWidget(shown, *place, 1, 1 if wide or place[0] == 0 else 2)
        for number in range(3):
            self._grid.setColumnStretch(number, 1 if number < (len(self._panels) if wide else 2) else 0)

    def take_focus(self) -> None:
        self.back.setFocus()

    # ------------------------------------------------------------------ showing

    def refresh(self) -> None:
        """Read the results anew."""
        self._all = [result for result in self.results.all() if result.game == self.look.id]
        self.retranslate()

    def statistics(self) -> Statistics:
        return statistics(self._all, self.preferences["player_name"], list(LEVELS), str(self.mode.currentData() or ""))

    def retranslate(self) -> None:
        self._title.setText(self.tr("Records"))
        self._area.setAccessibleName(self.tr("Records"))
        for made, text in (
            (self.export, self.tr("Export…")),
            (self.reset, self.tr("Reset…")),
            (self.back, self.tr("Back")),
            (self._headings["levels"], self.tr("Won against")),
            (self._headings["modes"], self.tr("Won by mode")),
            (self._headings["points"], self.tr("Points per game")),
            (self._headings["last"], self.tr("Latest games")),
            (self._headings["tags"], self.tr(self.look.tags.title) if self.look.tags is not None else ""),
            (self._nothing, self.tr("No finished game yet")),
            (self._nothing_more, self.tr("Play one to its end: from then on it is counted here.")),
        ):
            made.setText(text)
        name_choice(self.mode, self.tr("Games that are counted"))
        self._fill_modes()
        self._show_numbers()

    def _fill_modes(self) -> None:
        chosen = self.mode.currentData()
        self.mode.blockSignals(True)
        self.mode.clear()
        self.mode.addItem(self.tr("All games"), "")
        for mode in statistics(self._all, self.preferences["player_name"], list(LEVELS)).by_mode:
            self.mode.addItem(self._mode_name(mode), mode)
        choose(self.mode, chosen)
        self.mode.blockSignals(False)

    def _show_numbers(self) -> None:
        found = self.statistics()
        anything = bool(self._all)
        self.pages.setCurrentIndex(0 if anything else 1)
        for part in (self.export, self.reset, self.mode):
            part.setVisible(anything)
        self._subtitle.setText(self._about_player())
        self._show_tiles(found)
        self.levels.show_rows([self._share(self._level_name(level), tally) for level, tally in found.by_level.items()])
        self.modes.show_rows([self._share(self._mode_name(mode), tally) for mode, tally in found.by_mode.items()])
        for name, shown in (("levels", found.by_level), ("modes", found.by_mode)):
            self._headings[name].setVisible(bool(shown))
        self._show_points(found)
        self._show_tags(found)
        damaged = self.results.damaged
        told = self.tr("%n line(s) of the file cannot be read; nothing is lost: they are kept in {0}.", "", damaged)
        self.damaged.setText(told.format(self.results.aside.name))
        self.damaged.setVisible(damaged > 0)

    def _about_player(self) -> str:
        name = self.preferences["player_name"] or self.tr("Player 1")
        if not self._all:
            return str(name)
        since = self.preferences.speech.date(min(result.date for result in self._all).date())
        return self.tr("{0}, since {1}").format(name, since)

    def _show_tiles(self, found: Statistics) -> None:
        speech, total = self.preferences.speech, found.total
        won = speech.percent(total.share) if total.games else "–"
        hours, minutes = divmod(found.seconds // 60, 60)
        time = self.tr("{0} h {1} min").format(hours, minutes) if hours else self.tr("{0} min").format(minutes)
        streaks = self.tr("{0} / {1}", "wins in a row: now / longest").format(found.streak, found.best_streak)
        games = self.tr("game(s)", "", total.games + found.practice)
        if found.practice:
            games = self.tr("games, %n of them practice", "", found.practice)
        unaided = speech.percent(found.unaided / total.games) if total.games else "–"
        for name, value, caption in (
            ("games", speech.number(total.games + found.practice), games),
            ("wins", won, self.tr("won: {0} of {1}").format(total.wins, total.games)),
            ("best", "–" if total.best is None else speech.number(total.best), self.tr("best score")),
            ("mean", speech.decimal(total.mean) if total.games else "–", self.tr("average score")),
            ("streak", streaks, self.tr("in a row: now / longest")),
            ("time", time, self.tr("at the table")),
            ("unaided", unaided, self.tr("without hints, %n won", "", total.unaided)),
        ):
            self.tiles[name].show_value(value, caption)

    def _share(self, name: str, tally: Tally) -> Share:
        words = self.tr("{0} of {1}", "games won of games played").format(tally.wins, tally.games)
        if tally.unaided < tally.wins:
            words = self.tr("{0}, {1} unaided").format(words, tally.unaided)
        return Share(name, tally.wins, max(1, tally.games), words)

    def _level_name(self, level: str) -> str:
        return self.tr("People") if level == PEOPLE else self.preferences.speech.names["ai_level"][level].display

    def _mode_name(self, mode: str) -> str:
        names = self.preferences.speech_of(self.look.id).names
        kind, _, which = mode.partition(":")
        if kind == "table":
            return self.tr("%n player(s)", "", int(which))
        if kind == "scenario":
            return names["scenario"][which].display if which in names["scenario"] else which
        if kind not in names["mode"]:
            return mode
        cards = set_title(self.look.id, which, self.preferences.speech_of(self.look.id))
        return ", ".join(filter(None, (names["mode"][kind].display, cards)))

    def _show_points(self, found: Statistics) -> None:
        columns = []
        for least, most, games in distribution(found.points):
            name = str(least) if least == most else self.tr("{0}–{1}", "from – to").format(least, most)
            told = self.tr("%n game(s) with {0} points", "", games).format(name)
            columns.append(Column(name, games, told))
        self.points.show_columns(columns)
        last = found.points[-LAST_GAMES:]
        for part in (self._headings["last"], self.last):
            part.setVisible(len(last) > 1)
        if last:
            self.last.show_lines([ChartLine(0, self.preferences["player_name"], last)], [""] * len(last))

    def _show_tags(self, found: Statistics) -> None:
        if self.look.tags is None:
            return
        names, speech = self.preferences.speech_of(self.look.id).names[self.look.tags.kind], self.preferences.speech
        honours = {
            "favourite": (found.favourite, self.tr("Favourite")),
            "successful": (found.most_successful, self.tr("Most successful")),
        }
        for place, (tag, honour) in honours.items():
            tally = found.tags.get(tag, Tally())
            words = self.tr("%n game(s), {0} points on average", "", tally.games).format(speech.decimal(tally.mean))
            name = names[tag].display if tag in names else tag
            self.champions[place].show_tag(tag, honour, name, words)
        often = sorted(found.tags.items(), key=lambda entry: (-entry[1].games, entry[0]))
        self.tags.show_rows(
            [self._share(names[name].display if name in names else name, tally) for name, tally in often[:MOST_TAGS]]
        )

    # ------------------------------------------------------------------ export and reset

    def _export(self) -> None:
        kinds = {
            self.tr("Whole profile (*.json)"): (".json",),
            self.tr("Table of games for a spreadsheet (*.csv)"): (".csv",),
        }
        path = where_to_save(self, self.export.text(), f"{file_name(self.tr('Records'))}.json", kinds)
        if path is not None:
            save_text(path, as_csv(self.results.all()) if path.suffix == ".csv" else self._profile(), self.notice.emit)

    def _profile(self) -> str:
        name, solo_results = self.preferences["player_name"], SoloResults().all()
        awards = {
            look.id: book.exported([laurel for laurel in solo_results if laurel.game == look.id])
            for look in looks()
            if "achievements" in look.modes and (book := look.award_book()) is not None
        }
        return profile_json(name, list(LEVELS), self.results.all(), awards, exported(PuzzleTries().read()))

    def _ask_reset(self) -> None:
        text = self.tr("Begin all records anew?")
        more = self.tr(
            "The games so far no longer count. Their file is kept under another name; achievements and medals stay."
        )
        yes, no = self.tr("Begin anew"), self.tr("Keep them")
        box = question(self, "reset_records", self.reset.text(), text, yes, no, more)
        box.accepted.connect(self._reset)
        box.open()

    def _reset(self) -> None:
        try:
            kept = self.results.reset()
        except OSError as error:
            self.notice.emit(self.tr("The file could not be written: {0}.").format(error.strerror or error))
            return
        if kept is not None:
            self.notice.emit(self.tr("The records begin anew. The old file is kept as {0}.").format(kept.name))
        self.refresh()

    def restyle(self) -> None:
        for bars in (self.levels, self.modes, self.tags):
            bars.fit()
        for champion in self.champions.values():
            champion.emblem.fit()
        self._place_panels()
        super().restyle()

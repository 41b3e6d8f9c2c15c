"""Right of the table: the other players, the score, and tabs for log, legal moves and rules."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QResizeEvent, QShowEvent, QTransform
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QTabWidget, QToolButton, QWidget

from aoc_desktop.play.call_later import later
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.legal_moves import LegalRole
from aoc_desktop.play.log import LogRole
from aoc_desktop.play.session import Session
from aoc_desktop.ui.frame.look import look_named
from aoc_desktop.ui.kit.icons import icon_pixmap
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.rules_view import RulesView
from aoc_desktop.ui.kit.theme import Size
from aoc_desktop.ui.kit.widgets import Screen
from aoc_desktop.ui.table.look import table_of
from aoc_desktop.ui.table.page.legal_list import LegalList
from aoc_desktop.ui.table.page.log_line import Roles
from aoc_desktop.ui.table.page.log_list import LogList
from aoc_desktop.ui.table.page.log_tools import line_tip, noun_tip
from aoc_desktop.ui.table.page.panel import WIDTH
from aoc_desktop.ui.table.page.roster import Roster
from aoc_desktop.ui.table.page.score import ScorePanel
from aoc_desktop.ui.table.page.zoom import BoardZoom
from aoc_desktop.ui.table.picture.faces import Faces

ROLES = Roles(LogRole.KEY, LogRole.TURN, LogRole.SEAT, LogRole.ROUND, LogRole.KIND, LogRole.NOUNS, LogRole.HEADING)
FOLDED_HEIGHT, FOLDED_ROOM = 210, 340
"""Of the strip under the table: at least, and how high the boards in it may make it."""
LEAST_TABS = 136
ROOMY, TIGHT = "QTabBar::tab { padding: 5px 9px; }", "QTabBar::tab { padding: 5px 3px; }"
USUAL_PAGES = 3
"""More of them stand closer together."""
MOST_GROWN = 1.35
"""Signs on tabs beside the largest words, whose gaps are larger too: all tabs stay in sight."""
TAB_ICON = 16
ROOM_FOR_TALL = 170
"""Width of the column in which three tabs have two buttons beside them."""
BESIDE_TABS = 4
"""What Qt leaves between the tabs and a button beside them."""


class Tabs(QTabWidget):
    """As high as there is room. Qt would ask for the height of wrapped words, and take it from the boards."""

    def hasHeightForWidth(self) -> bool:
        return False


class SideColumn(Screen):
    """Stands beside the table; under it where the window is narrow."""

    move_chosen = Signal(object)
    moment_wanted = Signal(int)
    zoom_wanted = Signal(str, str)
    help_wanted = Signal(str)
    """Of a card on another player's opened board."""

    def __init__(self, session: Session, preferences: Preferences) -> None:
        super().__init__(preferences)
        models, self._look = Rows.of(session, preferences.language), table_of(session)
        language, theme = preferences.language, preferences.theme
        self.opponents = Roster(session, language, theme)
        self.opponents.board_wanted.connect(self.open_board)
        self.score = self._score_panel(session)
        self.score.board_wanted.connect(self.open_board)
        self.score.motion = lambda time: 0 if preferences["reduced_motion"] else preferences.motion(time)
        names = session.names

        def faces() -> Faces:
            return self._look.faces(models, preferences.language)

        self.log = LogList(
            models.log,
            ROLES,
            names,
            lambda number: models.words.round_mark(number, preferences.language),
            preferences,
            lambda line: line_tip(line, faces()),
            lambda kind, card: noun_tip(kind, card, faces(), preferences, kind in self._look.noun_places.kinds),
        )
        self._make_tabs(session, models)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # what lies below need not be painted
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._layout.setContentsMargins(8, 8, 8, 8)
        self._layout.setSpacing(8)
        self._layout.addWidget(self.opponents)
        self._layout.addWidget(self.score)
        self._layout.addWidget(self.tabs, 1)
        for shown in (self.opponents, self.score):
            shown.set_text_size(preferences.text_size)
        self._session: Session = session
        self._looked_at: Session = session
        self._past: tuple[Roster, ScorePanel] | None = None
        self._folded: bool | None = None
        self.fold(False)
        self.retranslate()

    def _make_tabs(self, session: Session, models: Rows) -> None:
        """Log, legal moves and rules, and what the game adds."""
        self.legal = LegalList(models.legal, LegalRole.MOVE, LegalRole.NOUNS, self.preferences)
        self.rules = RulesView(look_named(session.match.game.id), self.preferences, narrow=True)
        self.tabs = Tabs()
        self.tabs.setObjectName("side_tabs")
        self.tabs.setMinimumHeight(LEAST_TABS)  # whatever a page with wrapped words may ask for
        self.tabs.setCornerWidget(self.log.filter)
        self.tall = QToolButton()
        """Gives the pages the room of boards and score: with four players in a low window they have little."""
        self.tall.setObjectName("tall_pages")
        self.tall.setCheckable(True)
        self.tall.toggled.connect(self._size_panels)
        self.tabs.setCornerWidget(self.tall, Qt.Corner.TopLeftCorner)
        self.tabs.tabBarDoubleClicked.connect(lambda _tab: self.tall.toggle())
        self.pages = self._look.side_pages(session, self.preferences)
        """What the game adds, before the others."""
        for page in (*self.pages, self.log, self.legal, self.rules):
            page.setParent(self.tabs)
            page.hide()
        self.tabs.currentChanged.connect(self._name_tabs)
        self.legal.chosen.connect(self.move_chosen)
        self.log.moment_wanted.connect(self.moment_wanted)

    def _fill_tabs(self) -> None:
        """Add the tabs when they are first shown: a screen reader would announce the first tab, and a table as text
        never shows them."""
        for page in (*self.pages, self.log, self.legal, self.rules):
            self.tabs.addTab(page, "")

    def open_board(self, seat: int) -> None:
        """The whole board of a player, now or as it was, over the window, until a click beside its cards or Esc."""
        if self._look.board is None:
            return
        models = Rows.of(self._looked_at, self.preferences.language)
        board = BoardZoom(self.window(), models, seat, self.preferences)
        board.zoom_wanted.connect(self.zoom_wanted)
        board.help_wanted.connect(self.help_wanted)
        board.show_now()

    def panels(self) -> list[Roster | ScorePanel]:
        """What must be told of another language or theme."""
        return [self.opponents, self.score, *(self._past or ())]

    def _score_panel(self, session: Session) -> ScorePanel:
        panel = self._look.score.panel or ScorePanel
        return panel(session, self.preferences.language, self.preferences.theme)

    def look_at(self, session: Session) -> None:
        """Players and score of this session: the game itself, or a past moment."""
        if session is self._looked_at:
            return  # the panels follow it by themselves
        self._looked_at = session
        for old in self._past or ():
            self._layout.removeWidget(old)
            old.deleteLater()
        self._past = None
        for page in self.pages:
            page.look_at(session)
        past = session is not self._session
        if past:
            language, theme = self.preferences.language, self.preferences.theme
            self._past = (
                Roster(session, language, theme),
                self._score_panel(session),
            )
            self._past[0].board_wanted.connect(self.open_board)
            for place, panel in enumerate(self._past):
                panel.set_text_size(self.preferences.text_size)
                self._layout.insertWidget(place, panel)
        self._size_panels()

    def fold(self, folded: bool, width: int = Size.RIGHT_COLUMN) -> None:
        """Beside the table in the given width, or in a strip under it."""
        if folded:
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self.setMinimumWidth(0)
            self.setMaximumWidth(16_777_215)
            highest = self.opponents.height_for(FOLDED_ROOM, 0) + 24
            self.setFixedHeight(round(max(FOLDED_HEIGHT, highest) * self.preferences.frame))
        else:
            self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
            self.setMinimumHeight(0)
            self.setMaximumHeight(16_777_215)
            self.setFixedWidth(width)
        if folded == self._folded:
            return
        self._folded = folded
        direction = QBoxLayout.Direction.LeftToRight if folded else QBoxLayout.Direction.TopToBottom
        self._layout.setDirection(direction)
        self._size_panels()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_panels()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.tabs.count():
            self._fill_tabs()
            self._name_tabs()
        later(self, self._settle)  # the filter beside the tabs comes with its list

    def _size_panels(self) -> None:
        """Players and score as high as their width asks for; the other boards opened where there is room."""
        room = self.width() >= ROOM_FOR_TALL * self.preferences.scale  # elsewhere a double click on a tab does the same
        self.tall.setVisible(room and not self._folded and bool(self.opponents.rows()))  # alone one has room enough
        if self._folded:
            for panel in self.panels():
                panel.setMinimumHeight(0)
                panel.setMaximumHeight(self.height())
                panel.setFixedWidth(round(WIDTH * self.preferences.frame))
                panel.setVisible(self._shown(panel))
            return
        factor = (self.width() - 16) / WIDTH
        score = self.score.sizeHint().height() * factor
        left = self.height() - 40 - score - LEAST_TABS * self.preferences.frame
        most = left + score if self._look.score.yields else left
        height = self.opponents.height_for(most / factor, (left - LEAST_TABS) / factor) * factor
        for panel in self.panels():
            panel.setMinimumWidth(0)
            panel.setMaximumWidth(16_777_215)
            players = isinstance(panel, Roster)
            panel.setFixedHeight(ceil(height if players else score))  # a pixel less, and boards would close
            # In a low window the score gives way: each player's points stand on the boards too.
            panel.setVisible(self._shown(panel) and not self.tall.isChecked() and (players or height <= left))
        self._name_tall()
        later(self, self._settle)

    def _name_tall(self) -> None:
        """Its words and its icon, where it stands beside the table; under it everything is as high as it can be."""
        words = self.tr("Show the players again") if self.tall.isChecked() else self.tr("Give these pages all the room")
        side, theme = round(TAB_ICON * 0.75 * self.preferences.scale), self.preferences.theme
        self.tall.setToolTip(words)
        self.tall.setAccessibleName(words)
        self.tall.setIconSize(QSize(side, side))
        turned = QTransform().rotate(90 if self.tall.isChecked() else -90)
        arrow = icon_pixmap("arrow", side, theme.text, self.devicePixelRatioF(), theme.on_dark)
        self.tall.setIcon(arrow.transformed(turned))

    def _settle(self) -> None:
        """Qt has laid out before it told of the new size: once more, with the new heights."""
        self._layout.invalidate()
        self._layout.setGeometry(self.rect())
        self._name_tabs()

    def _shown(self, panel: QWidget) -> bool:
        """Of the past and the present, one is shown."""
        return self._past is None or panel in self._past

    def open_legal(self) -> None:
        self.tabs.setCurrentWidget(self.legal)
        self.legal.take_focus()

    def open_log(self) -> None:
        self.tabs.setCurrentWidget(self.log)
        self.log.take_focus()

    def _name_tabs(self) -> None:
        """By words where there is room for all; otherwise by icons, the chosen one with its words if they fit."""
        pages: tuple[tuple[QWidget, str, str], ...] = (
            *((page, page.title(), page.icon) for page in self.pages),
            (self.log, self.tr("Log"), "log"),
            (self.legal, self.tr("Legal moves"), "list"),
            (self.rules, self.tr("Rules"), "rules"),
        )
        theme, ratio, bar = self.preferences.theme, self.devicePixelRatioF(), self.tabs.tabBar()
        grown = self.preferences.text_size
        side = round(TAB_ICON * self.preferences.frame * (grown if grown <= 1.5 else MOST_GROWN))
        bar.setIconSize(QSize(side, side))
        wanted = sum(bar.fontMetrics().horizontalAdvance(title) + 24 for _, title, _ in pages)
        corner = self.log.filter
        beside = [one.sizeHint().width() + BESIDE_TABS for one in (corner, self.tall) if not one.isHidden()]
        room = self.tabs.width() - sum(beside)
        look = ROOMY if wanted <= room else TIGHT if len(pages) > USUAL_PAGES else ""
        if self.tabs.styleSheet() != look:
            self.tabs.setStyleSheet(look)
        for worded in (pages, [page for page in pages if page[0] is self.tabs.currentWidget()], []):
            for page, title, icon in pages:
                place = self.tabs.indexOf(page)
                picture = icon_pixmap(icon, side, theme.text, ratio, theme.on_dark)
                self.tabs.setTabText(place, title if (page, title, icon) in worded else "")
                self.tabs.setTabIcon(place, QIcon() if worded is pages else QIcon(picture))
                self.tabs.setTabToolTip(place, title)
                bar.setAccessibleTabName(place, title)
            if bar.sizeHint().width() <= room:
                return

    def retranslate(self) -> None:
        self._name_tall()
        self._name_tabs()
        for page in self.pages:
            page.setAccessibleName(page.title())
            page.retranslate()
        self.legal.name(self.tr("Legal moves"))
        self.log.retranslate()
        self.rules.retranslate()

    def restyle(self) -> None:
        self._name_tall()
        self.log.restyle()
        self.rules.retranslate()
        for page in self.pages:
            page.restyle()
        later(self, self._settle)  # once the tabs have their new letters
        super().restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self.preferences.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.top_bar))
        edge = (0, 0, self.width(), theme.line_px) if self._folded else (0, 0, theme.line_px, self.height())
        painter.fillRect(*edge, QColor(theme.line))
        painter.end()

"""Goals beside the table: each with its parts and how far one has come; the medals of a scenario, in any game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from aoc_desktop.games import scenarios_of
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.session import Session
from aoc_desktop.solo.scenarios import RANKS
from aoc_desktop.text.language import load_language
from aoc_desktop.text.scenarios import MEDAL, GoalRow, medal_rows, told
from aoc_desktop.ui.kit.card_kit import outline
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain, text_height, text_width
from aoc_desktop.ui.kit.medals import paint_empty_medal, paint_medal
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Radius, Theme, Type
from aoc_desktop.ui.table.page.side_page import SidePage

ROW = Qt.ItemDataRole.UserRole + 1
HEIGHT = 46.0
TEXT_WIDTH = 232
LEFT = Align.AlignLeft | Align.AlignVCenter
ICONS = {
    "points": "point",
    "margin": "trophy",
    "win": "first_player",
    "technologies": "technology",
    "high_technologies": "action_research",
    "owns": "check",
    "wonders": "wonder",
    "buildings": "building",
    "cities": "city",
    "cubes": "cube",
    "islands": "coastal",
    "game": "symbol_game",
    "gem": "symbol_gem",
    "stone": "symbol_stone",
    "wheat": "symbol_wheat",
    "glory": "glory",
    "crossings": "date_line",
    "voices": "judgement",
    "future": "future",
    "gold": "coin",
    "cities_lost": "war",
    "military": "military",
    "civilizations": "everyone",
    "control": "path",
    "survive": "worker",
    "no_war_lost": "war",
    "provinces": "province",
    "terrains": "mountain",
    "knowledge": "knowledge",
    "policies": "policy",
    "dominations": "domination",
    "agents": "agent",
    "deployments": "deploy",
    "conquests": "action_conquest",
    "provinces_lost": "war",
    "rival_provinces": "opponent",
    "revolts": "revolt",
    "revolts_given": "swap",
    "archived": "archive",
    "advantage_rounds": "advantage",
    "rounds": "clock",
    "square": "path",
    "card_points": "technology",
    "rank": "trophy",
}
"""By what a condition asks for, without its "max_" and the card that it names."""
YES_OR_NO = ("survive", "no_war_lost", "win", "future", "owns")
Index = QModelIndex | QPersistentModelIndex
Painting = Callable[[QPainter, QRectF, GoalRow], None]


def kind_of(part: Condition) -> str:
    return part.kind.removeprefix("max_").partition(":")[0]


def part_words(part: Condition) -> str:
    """ "18/25", or "2 ≤ 3" and "4 > 3" for what must not be exceeded."""
    if not part.at_most:
        return f"{part.have}/{part.need}"
    return f"{part.have} ≤ {part.need}" if part.holds else f"{part.have} > {part.need}"


def paint_parts(painter: QPainter, place: QPointF, parts: tuple[Condition, ...], theme: Theme, size: float) -> float:
    """The conditions side by side: icon and numbers, green where they hold; returns where they end."""
    x, side = place.x(), size * 1.18
    for part in parts:
        kind = kind_of(part)
        icon = ICONS.get(kind, "trophy")
        paint_icon(painter, QRectF(x, place.y() - side / 2, side, side), icon, None, theme.on_dark)
        if kind in YES_OR_NO:
            mark = QRectF(x + side + size * 0.3, place.y() - size * 0.45, size * 0.9, size * 0.9)
            paint_icon(painter, mark, "check" if part.holds else "close", theme.gain if part.holds else theme.loss)
            x = mark.right() + size * 0.8
            continue
        words = part_words(part)
        width = text_width(words, 700, size) + 2
        ink = theme.gain if part.holds else theme.loss if part.at_most else theme.text
        beside = QRectF(x + side + size * 0.3, place.y() - size, width, 2 * size)
        draw_text(painter, beside, words, plain(size, ink, 700), LEFT)
        x = beside.right() + size * 0.8
    return x


def parts_width(parts: tuple[Condition, ...], size: float) -> float:
    """What `paint_parts` needs."""
    return sum(text_width(part_words(part), 700, size) + 2 + 2.28 * size for part in parts)


class GoalDelegate(QStyledItemDelegate):
    """Medallion, name, and the parts below it."""

    def __init__(self, preferences: Preferences, view: QListWidget, paint_other: Painting) -> None:
        """`paint_other`: the sign of a goal that is no medal."""
        super().__init__(view)
        self._preferences, self._paint_other = preferences, paint_other

    @property
    def _scale(self) -> float:
        return self._preferences.bar_scale

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if index.data(ROW) is None:
            view = option.widget
            width = view.viewport().width() if isinstance(view, QListWidget) else TEXT_WIDTH
            letters = plain(Type.CAPTION * self._scale, self._preferences.theme.text)
            return QSize(120, round(text_height(str(index.data()), letters, width - 12) + 9 * self._scale))
        return QSize(120, round(HEIGHT * self._scale))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: GoalRow | None = index.data(ROW)
        theme, scale = self._preferences.theme, self._scale
        painter.save()
        if row is None:
            self._paint_rule(painter, QRectF(option.rect), str(index.data()))
            painter.restore()
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(option.rect).adjusted(4 * scale, 1, -4, -1)
        if option.state & QStyle.StateFlag.State_HasFocus:
            outline(painter, QRectF(option.rect), Radius.BUTTON, theme.lit, 2)
        if index.row():
            painter.fillRect(QRectF(rect.left(), rect.top() - 1, rect.width(), theme.line_px), QColor(theme.line))
        side = 38 * scale
        badge = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        if row.kind != MEDAL:
            self._paint_other(painter, badge, row)
        elif row.holds:
            paint_medal(painter, badge, RANKS[row.id])
        else:
            paint_empty_medal(painter, badge, RANKS[row.id], theme)
        words = rect.adjusted(side + 8 * scale, 3 * scale, 0, 0)
        name = QRectF(words.left(), words.top(), words.width(), 19 * scale)
        ink = theme.gain if row.holds else theme.soft_text if row.out_of_reach else theme.text
        draw_text(painter, name, row.name, plain(13 * scale, ink, 700), LEFT)
        size = Type.CAPTION * scale
        size = max(Type.FLOOR, size * min(1.0, words.width() / parts_width(row.parts, size)))
        paint_parts(painter, QPointF(words.left(), rect.bottom() - 12 * scale), row.parts, theme, size)
        painter.restore()

    def _paint_rule(self, painter: QPainter, rect: QRectF, text: str) -> None:
        letters = plain(Type.CAPTION * self._scale, self._preferences.theme.text)
        room = rect.adjusted(6, 4 * self._scale, -6, 0)
        draw_text(painter, room, text, letters, Align.AlignLeft | Align.AlignTop, lines=9)


class GoalList(QListWidget, SidePage):
    """Follows the game, or the past moment that is looked at; what a scenario has otherwise follows its medals."""

    def __init__(self, session: Session, preferences: Preferences) -> None:
        super().__init__()
        self.setObjectName("goals")
        self._preferences = preferences
        self._models = Rows.of(session, preferences.language)
        self._models.changed.connect(self.refresh)
        self.setItemDelegate(GoalDelegate(preferences, self, self.paint_other))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setResizeMode(QListView.ResizeMode.Adjust)  # rules take more rows where the list is narrower
        self._session = session
        self.refresh()

    icon = "trophy"

    def title(self) -> str:
        return self.tr("Goals")

    def paint_other(self, painter: QPainter, badge: QRectF, row: GoalRow) -> None:
        """The sign of a goal that is no medal."""

    def look_at(self, session: Session) -> None:
        self._models.changed.disconnect(self.refresh)
        self._session, self._models = session, Rows.of(session, self._preferences.language)
        self._models.changed.connect(self.refresh)
        self.refresh()

    def rows(self) -> list[GoalRow]:
        found = [self.item(number).data(ROW) for number in range(self.count())]
        return [row for row in found if row is not None]

    def goals(self) -> list[GoalRow | str]:
        """The medals, what the table has otherwise, and what hints do not know."""
        game, language = self._session.match.game.id, self._preferences.language
        offered = scenarios_of(game)
        chosen = None if offered is None else offered.of_record(self._session.match.beginning)
        if offered is None or chosen is None:
            return []
        rows = medal_rows(game, offered.progress(self._models.player_view.view.state), language)
        hints = load_language(language).sentence("scenario.hints_play_for_points")
        return [*rows, *told(game, chosen, language).different, hints]

    def refresh(self) -> None:
        rows = self.goals()
        while self.count() > len(rows):
            self.takeItem(self.count() - 1)
        for number, row in enumerate(rows):
            if number == self.count():
                self.addItem(QListWidgetItem())
            item = self.item(number)
            if isinstance(row, str):
                item.setData(ROW, None)
                item.setText(row)
                item.setFlags(Qt.ItemFlag.ItemIsEnabled)
            elif item.data(ROW) != row:
                item.setData(ROW, row)
                item.setToolTip(row.sentence)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{row.name}. {row.sentence}")

    def retranslate(self) -> None:
        self.refresh()

    def restyle(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

"""Everything on the screen as a screen reader is told of it: no control without a name, a role and a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QHeaderView,
    QTabBar,
    QWidget,
)

from tests.ui.walk.eyes import name_of

Role, Text = QAccessible.Role, QAccessible.Text
CONTROLS = frozenset(
    (
        *(Role.Button, Role.CheckBox, Role.RadioButton, Role.ComboBox, Role.EditableText, Role.SpinBox, Role.Slider),
        *(Role.List, Role.Tree, Role.Table, Role.PageTabList, Role.MenuItem, Role.Link, Role.PopupMenu),
    )
)
"""Controls, and things that a user goes through."""
FIRST_ROWS = 3
OF_QT = ("qt_spinbox_lineedit", "qt_tabwidget_tabbar", "qt_scrollarea_viewport")
"""Parts of a widget that has a name itself."""


def unheard(widgets: Iterable[QWidget]) -> list[str]:
    """Those of which a screen reader cannot say what they are."""
    return [f"{name_of(widget)}: {problem}" for widget in widgets for problem in _problems(widget)]


def is_tab_stop(widget: QWidget) -> bool:
    """Whether the Tab key stops there. What scrolls has the focus itself, not its viewport; that is not asked for its
    proxy: PySide would never let go of either."""
    area = widget.parent()
    if isinstance(area, QAbstractScrollArea) and area.viewport() is widget:
        return False
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None


def _problems(widget: QWidget) -> Iterator[str]:
    if widget.objectName() in OF_QT or isinstance(widget, QHeaderView) or isinstance(widget.parent(), QComboBox):
        return
    interface = QAccessible.queryAccessibleInterface(widget)
    if interface is None or interface.role() == Role.NoRole:
        yield "has no role"
        return
    stops = is_tab_stop(widget)
    if not (stops or interface.role() in CONTROLS):
        return
    yield from _control(widget, interface, stops)


def _control(widget: QWidget, interface: QAccessibleInterface, stops: bool) -> Iterator[str]:
    state = interface.state()
    naming = Text.Description if isinstance(widget, QComboBox) else Text.Name  # Qt names a combo by its entry
    if not interface.text(naming).strip():
        yield f"has no name ({interface.role().name})"
    if stops and widget.isEnabled() and not state.focusable:
        yield "can have the focus, and does not say so"
    if bool(state.disabled) == widget.isEnabled():
        yield "says that it can be used where it cannot, or the other way round"
    if isinstance(widget, QAbstractButton):
        if not widget.isEnabled() and not interface.text(Text.Description).strip():
            yield "does not say why it cannot be used"
        if widget.isCheckable() and not state.checkable:
            yield "does not say that it is on or off"
    if isinstance(widget, QTabBar):
        yield from _tabs(widget)
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _rows(widget.model())


def _tabs(bar: QTabBar) -> Iterator[str]:
    for tab in range(bar.count()):
        if not (bar.accessibleTabName(tab) or bar.tabText(tab)).strip():
            yield f"tab {tab} has no name"


def _rows(model: QAbstractItemModel) -> Iterator[str]:
    for row in range(min(FIRST_ROWS, model.rowCount())):
        index = model.index(row, 0)
        spoken = index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data(Qt.ItemDataRole.DisplayRole)
        if not str(spoken or "").strip():
            yield f"row {row} says nothing"

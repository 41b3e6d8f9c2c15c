"""The theme as Qt's widgets need it: a palette and one stylesheet. No colour is named anywhere else."""

from __future__ import annotations

import re
from string import Template

from PySide6.QtGui import QColor, QPalette

from aoc_desktop.ui.kit.fonts import heading_families, text_families
from aoc_desktop.ui.kit.icons import mix
from aoc_desktop.ui.kit.theme import Radius, Theme, Type

_PIXELS = re.compile(r"\b(ringed )?(\d+(?:\.\d+)?)px")
"""A length of the sheet; "ringed": a padding inside the wider border of the focus."""
# combobox-popup 0: the other kind of list, a menu over its box, forgets our padding and hides entries behind an arrow.
_SHEET = Template(
    """
* { font-family: $text_font; font-size: ${text_px}px; color: $text; }
QMainWindow, QDialog, QWidget#screen { background: $table_edge; }
QToolTip { background: $raised; color: $text; border: 1px solid $line; padding: 6px 8px; }
QLabel { background: transparent; }
QLabel[role="title"] { font-family: $heading_font; font-size: ${title_px}px; }
QLabel[role="figure"] { font-size: ${title_px}px; font-weight: 700; }
QLabel[role="screen"] { font-family: $heading_font; font-size: 38px; }
QLabel[role="heading"] { font-family: $heading_font; font-size: 20px; }
QLabel[role="name"] { font-family: $heading_font; font-size: 17px; }
QLabel[role="code"] { font-size: 26px; font-weight: 700; }
QLabel:focus { border: 2px solid $lit; border-radius: 5px; }
QLabel[role="soft"] { color: $soft_text; }
QLabel[role="caption"] { color: $soft_text; font-size: 12.5px; }
QLabel[role="error"] { color: $loss; font-weight: 600; }
QLabel[role="strong"] { font-weight: 700; }
QFrame[role="panel"] { background: $panel; border: 1px solid $line; border-radius: ${panel_radius}px; }
QFrame[role="raised"] { background: $raised; border: 1px solid $line; border-radius: ${panel_radius}px; }
QFrame[role="bubble"] { background: $raised; border: 2px solid $lit; border-radius: ${panel_radius}px; }
QFrame[role="row"] { background: $inset; border: 1px solid $line; border-radius: ${button}px; }
QFrame[role="bar"] { background: $top_bar; border: none; }
QLabel[role="chip"] { border: 1px solid $primary; border-radius: 9px; padding: 0px 8px; font-size: 12.5px;
  color: $link; }
QFrame[role="rule"] { background: $line; border: none; max-height: 1px; min-height: 1px; }

QPushButton, QToolButton[role="button"] { background: $raised; border: 1px solid $line; border-radius: ${button}px;
  padding: 5px 14px; font-weight: 600; min-height: 18px; }
QPushButton:hover, QToolButton[role="button"]:hover { background: $hover; border-color: $soft_text; }
QPushButton:pressed, QToolButton[role="button"]:pressed { background: $inset; }
QPushButton:checked, QToolButton[role="button"]:checked { background: $selected; border-color: $primary; }
QPushButton:focus, QToolButton:focus { border: 2px solid $lit; padding: ringed 5px ringed 14px; }
QPushButton[role="choice"], QPushButton[role="choice"]:focus { padding: 0; text-align: left; }
QPushButton[role="picture"] { background: transparent; border: 2px solid transparent; padding: 0; }
QPushButton[role="picture"]:hover { background: $hover; }
QPushButton[role="picture"]:focus { border: 2px solid $lit; padding: 0; }
QPushButton[role="switch"] { border-radius: 0; padding: 3px 9px; font-size: 12.5px; background: transparent; }
QPushButton[role="switch"]:checked { background: $selected; border-color: $primary; }
QPushButton[role="switch"]:focus { border: 2px solid $lit; padding: ringed 3px ringed 9px; }
QPushButton[role="small"] { background: transparent; border-color: transparent; padding: 3px 6px; font-size: 12.5px; }
QPushButton[role="small"]:hover { background: $hover; }
QPushButton[role="small"]:focus { border: 2px solid $lit; padding: ringed 3px ringed 6px; }
QPushButton[role="step"] { font-size: 24px; padding: 0px 12px 5px 12px; min-height: 25px; max-height: 25px; }
QPushButton[role="step"]:focus { padding: 0px ringed 12px ringed 5px ringed 12px; }
QPushButton[role="add"] { background: transparent; border: 1px dashed $line; padding: 4px 12px; }
QPushButton[role="add"]:hover { background: $hover; }
QPushButton[role="add"]:focus { border: 2px solid $lit; padding: ringed 4px ringed 12px; }
QPushButton:disabled, QToolButton[role="button"]:disabled { color: $faint; background: transparent; }
QPushButton[role="primary"], QToolButton[role="primary"] { background: $primary; color: $primary_text;
  border: 1px solid $primary; border-radius: ${button}px; padding: 5px 16px; font-weight: 700; min-height: 18px; }
QPushButton[role="primary"]:hover, QToolButton[role="primary"]:hover { background: $primary_hover; }
QPushButton[role="primary"]:focus, QToolButton[role="primary"]:focus { border: 2px solid $text;
  padding: ringed 5px ringed 16px; }
QPushButton[role="primary"]:disabled, QToolButton[role="primary"]:disabled { background: transparent; color: $faint;
  border-color: $line; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: ${button}px; padding: 4px; }
QToolButton:hover { background: $hover; }
QToolButton[role="key"], QToolButton[role="key"]:focus { padding: 0; border: none; min-height: 0; }
QToolButton::menu-indicator { image: none; }
QToolButton[role="sign"] { background: $inset; border: 1px solid $line; padding: 5px; }
QToolButton[role="sign"]:hover { border-color: $soft_text; }
QToolButton[role="sign"]:focus { border: 2px solid $lit; padding: ringed 5px; }
QToolButton[role="sign"]:disabled { background: transparent; }

QLineEdit, QSpinBox, QComboBox, QPlainTextEdit, QKeySequenceEdit { background: $inset; border: 1px solid $line;
  border-radius: ${button}px; padding: 4px 8px; min-height: 20px; selection-background-color: $primary;
  selection-color: $primary_text; }
QLineEdit, QPlainTextEdit { placeholder-text-color: $soft_text; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus { border: 2px solid $lit;
  padding: ringed 4px ringed 8px; }
QLineEdit[role="code"] { font-size: 22px; font-weight: 700; padding: 8px 12px; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { color: $faint; background: transparent; }
QSpinBox QLineEdit { border: none; padding: 0; background: transparent; min-height: 0; }
QSpinBox::up-button, QSpinBox::down-button { border: none; background: $raised; width: 20px; }
QSpinBox::up-arrow { image: none; width: 0; height: 0; border-left: 4px solid $raised; border-right: 4px solid $raised;
  border-bottom: 5px solid $text; }
QSpinBox::down-arrow { image: none; width: 0; height: 0; border-left: 4px solid $raised;
  border-right: 4px solid $raised; border-top: 5px solid $text; }
QComboBox { combobox-popup: 0; }
QComboBox[role="absent"] { background: transparent; border: 1px dashed $line; color: $soft_text; }
QComboBox[wrong="true"], QSpinBox[wrong="true"], QLineEdit[wrong="true"] { border: 2px solid $loss;
  padding: ringed 4px ringed 8px; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: none; width: 0; height: 0; border-left: 5px solid $inset; border-right: 5px solid $inset;
  border-top: 6px solid $soft_text; margin-right: 10px; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $line; selection-background-color: $primary;
  selection-color: $primary_text; outline: none; padding: 4px; border-radius: 0; }
QCheckBox, QRadioButton { spacing: 8px; padding: 3px; border: 2px solid transparent; border-radius: 5px; }
QCheckBox:focus, QRadioButton:focus { border-color: $lit; }
QRadioButton::indicator { width: 12px; height: 12px; border: 2px solid $soft_text; border-radius: 8px;
  background: $inset; }
QRadioButton::indicator:checked { border-color: $primary; background: $primary; }
QCheckBox:disabled, QRadioButton:disabled { color: $faint; }

QMenu { background: $raised; border: 1px solid $line; padding: 6px; }
QMenu::item { padding: 6px 28px 6px 10px; border-radius: 5px; }
QMenu::item:selected { background: $primary; color: $primary_text; }
QMenu::item:disabled { color: $faint; }
QMenu::icon { padding-left: 8px; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }

QTabWidget::pane { background: $panel; border: 1px solid $line; border-radius: ${button}px; top: -1px; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: $soft_text; padding: 5px 10px; font-weight: 600;
  border: 1px solid transparent; border-top-left-radius: ${button}px; border-top-right-radius: ${button}px; }
QTabBar::tab:selected { background: $panel; color: $text; border-color: $line; border-bottom-color: $panel; }
QTabBar::tab:hover { color: $text; }
QTabWidget#side_tabs QTabBar::tab { padding: 5px 4px; }
QTabBar:focus { outline: none; }
QTabBar::tab:focus { border: 2px solid $lit; }

QListView, QTreeView, QTableView { background: $panel; border: none; outline: none; border-radius: ${button}px; }
QListView::item, QTreeView::item { padding: 2px 4px; border: 2px solid transparent; border-radius: 5px; }
QListView::item:focus, QTreeView::item:focus { border-color: $lit; }
QListView::item:hover, QTreeView::item:hover { background: $raised; }
QListView::item:selected, QTreeView::item:selected { background: $selected; color: $text; }
QWidget#log_tools QComboBox { font-size: 12px; padding: 2px 1px 2px 4px; min-height: 18px; }
QWidget#log_tools QComboBox:focus { padding: ringed 2px ringed 1px ringed 2px ringed 4px; }
QWidget#log_tools QComboBox::drop-down { width: 10px; }
QWidget#log_tools QComboBox::down-arrow { border-left: 4px solid $inset; border-right: 4px solid $inset;
  border-top: 5px solid $soft_text; margin-right: 2px; }
QWidget#log_tools QToolButton, QToolButton#log_filter { padding: 2px; }
QToolButton#log_filter:checked { background: $selected; }
QTableView { gridline-color: $line; }
QHeaderView::section { background: $raised; color: $soft_text; border: none; padding: 5px 8px; font-weight: 600; }
QTextBrowser { background: $panel; border: 2px solid transparent; border-radius: ${panel_radius}px; padding: 12px;
  selection-background-color: $primary; selection-color: $primary_text; }
QTextBrowser:focus { border-color: $lit; }
QScrollArea { background: transparent; border: none; }
QScrollArea[role="read"] { border: 2px solid transparent; border-radius: ${panel_radius}px; }
QScrollArea[role="read"]:focus { border-color: $lit; }
QScrollArea > QWidget > QWidget { background: transparent; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 2px; }
QScrollBar::handle { background: $line; border-radius: 3px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: $soft_text; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: transparent; }
QStatusBar { background: $top_bar; color: $soft_text; }
"""
)

_BOLD = """
QPushButton:focus, QToolButton[role="button"]:focus, QComboBox:focus { background: $lit; color: $lit_text; }
QPushButton:disabled, QToolButton[role="button"]:disabled, QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled {
  border-style: dashed; }
QPushButton:checked, QToolButton[role="button"]:checked { color: $lit_text; }
QPushButton[role="primary"]:focus, QToolButton[role="primary"]:focus, QPushButton:checked:focus,
QToolButton[role="button"]:checked:focus { border: 6px double $lit_text; border-radius: 0; padding: 1px 12px; }
QPushButton:checked:focus, QToolButton[role="button"]:checked:focus { padding: 1px 10px; }
QPushButton[role="switch"]:checked:focus { padding: 0px 5px; }
QLineEdit:focus, QSpinBox:focus, QPlainTextEdit:focus { border: 4px solid $lit; padding: 2px 6px; }
QLineEdit[role="code"]:focus { padding: 6px 10px; }
QComboBox::down-arrow:focus, QWidget#log_tools QComboBox::down-arrow:focus { border-left-color: $lit;
  border-right-color: $lit; border-top-color: $lit_text; }
QToolButton:focus { border: 4px solid $lit; padding: 1px; }
QToolButton[role="sign"]:focus { border: 4px solid $lit; padding: 3px; }
QPushButton[role="picture"]:focus { border: 4px solid $lit; padding: 0; }
QTextBrowser:focus, QScrollArea[role="read"]:focus { border: 2px solid $lit; }
QListView::item:selected, QTreeView::item:selected { background: $raised; color: $text; border: 2px solid $lit; }
QListView::item:selected:focus, QTreeView::item:selected:focus, QTabBar::tab:focus { background: $lit;
  color: $lit_text; }
QListView, QTreeView { border: 2px solid transparent; }
QListView:focus, QTreeView:focus { border-color: $lit; }
QTabBar::tab:selected { border-bottom-color: $line; }
QLabel[filled="true"][role], QLabel[filled="true"] { color: $lit_text; }
QCheckBox:focus, QRadioButton:focus, QLabel:focus { background: $lit; color: $lit_text; }
QRadioButton::indicator:checked { background: $lit; border: 4px solid $text; width: 8px; height: 8px; }
QRadioButton:focus::indicator { border-color: $lit_text; }
QToolButton:disabled, QToolButton[role="sign"]:disabled, QRadioButton:disabled::indicator { border: 2px dashed $line; }
QToolButton[role="key"]:disabled { border: none; }
QMenu::item { border: 2px solid transparent; padding: 4px 26px 4px 8px; margin: 1px 0px; }
QMenu::item:disabled { border: 2px dashed $line; }
QMenu::item:disabled:selected { background: $panel; color: $text; border: 4px dashed $lit; padding: 2px 24px 2px 6px; }
QScrollBar::handle { background: $text; }
QListView#last_said, QLineEdit#command_line { font-size: 16.5px; }
"""
"""What the theme of high contrast has besides: the focus is filled, what cannot be used is dashed."""


def palette(theme: Theme) -> QPalette:
    """What Qt draws without the stylesheet, and what our own widgets ask for."""
    colours = QPalette()
    roles = {
        QPalette.ColorRole.Window: theme.table_edge,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.panel,
        QPalette.ColorRole.AlternateBase: theme.raised,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.Button: theme.raised,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.Highlight: theme.primary,
        QPalette.ColorRole.HighlightedText: theme.primary_text,
        QPalette.ColorRole.ToolTipBase: theme.raised,
        QPalette.ColorRole.ToolTipText: theme.text,
        QPalette.ColorRole.PlaceholderText: theme.soft_text,
        QPalette.ColorRole.Link: theme.link,
        QPalette.ColorRole.LinkVisited: theme.link,
    }
    for role, colour in roles.items():
        colours.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        colours.setColor(QPalette.ColorGroup.Disabled, role, QColor(faint(theme)))
    return colours


def faint(theme: Theme) -> str:
    """The text of what cannot be used now."""
    return mix(theme.soft_text, theme.panel, 0.35)


def stylesheet(theme: Theme, scale: float = 1.0) -> str:
    """Everything that Qt draws; `scale` enlarges words and paddings."""
    values = {
        **theme._asdict(),
        "text_font": ", ".join(f'"{family}"' for family in text_families()),
        "heading_font": ", ".join(f'"{family}"' for family in heading_families()),
        "text_px": round(Type.TEXT),
        "title_px": round(Type.TITLE),
        "panel_radius": round(Radius.PANEL),
        "button": round(Radius.BUTTON),
        "hover": mix(theme.raised, theme.text, 0.08),
        "selected": theme.chosen[0] if theme.bold else mix(theme.raised, theme.primary, 0.25),
        "primary_hover": mix(theme.primary, theme.text, 0.2),
        "faint": faint(theme),
    }

    def scaled(pixels: float) -> float:
        """A line of one pixel stays one, or two where lines are bold."""
        return max(min(pixels, 1.0) * theme.line_px, round(pixels * scale, 1))

    def ringed(pixels: float) -> int:
        """The rest of a padding beside the focus ring, so that the ring moves nothing."""
        return max(0, round(scaled(pixels)) + round(scaled(1)) - round(scaled(2)))

    def length(found: re.Match[str]) -> str:
        return f"{(ringed if found[1] else scaled)(float(found[2])):g}px"

    sheet = _SHEET.template + (_BOLD if theme.bold else "")
    return _PIXELS.sub(length, Template(sheet).substitute(values))

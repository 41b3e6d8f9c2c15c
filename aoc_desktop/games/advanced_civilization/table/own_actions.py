"""The actions that only Advanced Civilization has: words of trade on one key, and the map behind floor and market."""

from __future__ import annotations

from collections.abc import Mapping

from aoc_desktop.kernel.game import Move
from aoc_desktop.ui.frame.action_list import MOVE, SOLO, VIEW, Spec
from aoc_desktop.ui.kit.translations import QT_TRANSLATE_NOOP

ID = "advanced_civilization"
MAP, MAT = f"{ID}.map", f"{ID}.mat"
SHORT_GAME = f"{ID}.short_game"
OWN_ACTIONS: tuple[Spec, ...] = (
    Spec(
        SHORT_GAME,
        SOLO,
        QT_TRANSLATE_NOOP("Actions", "Short game"),
        QT_TRANSLATE_NOOP("Actions", "A table that is over in about an hour."),
        "Ctrl+Shift+H",
        "clock",
        scope=ID,
    ),
    Spec(
        f"{ID}.offer",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Make an offer"),
        QT_TRANSLATE_NOOP("Actions", "Trade: put cards together that you would give."),
        "O",
        "either_way",
        scope=ID,
    ),
    Spec(
        f"{ID}.answer",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Answer an offer"),
        QT_TRANSLATE_NOOP("Actions", "Trade: put cards together that you would give in return."),
        "A",
        "either_way",
        scope=ID,
    ),
    Spec(
        f"{ID}.stop",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Stop trading"),
        QT_TRANSLATE_NOOP("Actions", "Take no further part in trade this turn."),
        "X",
        "forbidden",
        scope=ID,
    ),
    Spec(
        f"{ID}.load",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Take tokens aboard"),
        QT_TRANSLATE_NOOP("Actions", "On a voyage: then say how many."),
        "L",
        "arrow",
        scope=ID,
    ),
    Spec(
        f"{ID}.unload",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Put tokens ashore"),
        QT_TRANSLATE_NOOP("Actions", "On a voyage: then say how many."),
        "U",
        "arrow",
        scope=ID,
    ),
    Spec(
        MAP,
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Map or market"),
        QT_TRANSLATE_NOOP("Actions", "Look at the map during trade and purchases, and back."),
        "K",
        "zoom",
        scope=ID,
    ),
    Spec(
        MAT,
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Open the mat"),
        QT_TRANSLATE_NOOP("Actions", "On wide boards your mat is a rail of numbers: open it over the map, and back."),
        "M",
        "player",
        scope=ID,
    ),
)
MOVES: Mapping[str, Move] = {f"{ID}.offer": ("offer",), f"{ID}.answer": ("answer",), f"{ID}.stop": ("stop",)}
BEGINNINGS: Mapping[str, Move] = {f"{ID}.load": ("load",), f"{ID}.unload": ("unload",)}
"""Actions that begin a move: its number is asked for."""

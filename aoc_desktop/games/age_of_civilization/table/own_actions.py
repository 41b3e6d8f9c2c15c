"""The actions that only Age of Civilization has."""

from __future__ import annotations

from aoc_desktop.ui.frame.action_list import MOVE, SOLO, Spec
from aoc_desktop.ui.kit.translations import QT_TRANSLATE_NOOP

ID = "age_of_civilization"
FINISH_ACTIONS, REST = f"{ID}.finish_actions", f"{ID}.rest"
SKIRMISH, PATH_OF_GLORY = f"{ID}.skirmish", f"{ID}.path_of_glory"

OWN_ACTIONS: tuple[Spec, ...] = (
    Spec(
        f"{ID}.skirmish",
        SOLO,
        QT_TRANSLATE_NOOP("Actions", "Skirmish"),
        QT_TRANSLATE_NOOP("Actions", "Alone against an opponent whose strength grows."),
        "Ctrl+K",
        "military",
        former="skirmish",
        scope=ID,
    ),
    Spec(
        f"{ID}.path_of_glory",
        SOLO,
        QT_TRANSLATE_NOOP("Actions", "Path of Glory"),
        QT_TRANSLATE_NOOP("Actions", "Five scenarios from history, with medals."),
        "Ctrl+P",
        "path",
        former="path_of_glory",
        scope=ID,
    ),
    Spec(
        f"{ID}.finish_actions",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Finish actions"),
        QT_TRANSLATE_NOOP("Actions", "Place no more workers this turn."),
        "F",
        "check",
        former="finish_actions",
        scope=ID,
    ),
    Spec(
        f"{ID}.rest",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Rest"),
        QT_TRANSLATE_NOOP("Actions", "Place no worker at all this turn: 2 coins and 1 worker instead."),
        "R",
        "moment_rest",
        former="rest",
        scope=ID,
    ),
)

"""The actions that only The Golden Ages has: the eight of a turn, each on its digit."""

from __future__ import annotations

from collections.abc import Mapping

from aoc_desktop.kernel.game import Move
from aoc_desktop.ui.frame.action_list import MOVE, Spec
from aoc_desktop.ui.kit.translations import QT_TRANSLATE_NOOP

ID = "golden_ages"

OWN_ACTIONS: tuple[Spec, ...] = (
    Spec(
        f"{ID}.explore",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Explorer"),
        QT_TRANSLATE_NOOP("Actions", "Move a colonist, and found a city if you like."),
        "1",
        "action_explore",
        scope=ID,
    ),
    Spec(
        f"{ID}.build",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Builder"),
        QT_TRANSLATE_NOOP("Actions", "Send a colonist to the Agora and take a building."),
        "2",
        "action_build",
        scope=ID,
    ),
    Spec(
        f"{ID}.art",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Artist"),
        QT_TRANSLATE_NOOP("Actions", "Send a colonist to the Agora for points."),
        "3",
        "action_culture",
        scope=ID,
    ),
    Spec(
        f"{ID}.attack",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Soldier"),
        QT_TRANSLATE_NOOP("Actions", "Attack a square with pieces of others on it."),
        "4",
        "action_attack",
        scope=ID,
    ),
    Spec(
        f"{ID}.wonder",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Build a wonder"),
        QT_TRANSLATE_NOOP("Actions", "Pay for a wonder that lies face up."),
        "5",
        "action_wonder",
        scope=ID,
    ),
    Spec(
        f"{ID}.activate",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Activate a card"),
        QT_TRANSLATE_NOOP("Actions", "Use a building or wonder of yours, once per era."),
        "6",
        "action_activate",
        scope=ID,
    ),
    Spec(
        f"{ID}.develop",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Develop a technology"),
        QT_TRANSLATE_NOOP("Actions", "Pay for the next technology of a row."),
        "7",
        "action_research",
        scope=ID,
    ),
    Spec(
        f"{ID}.golden_age",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Start a golden age"),
        QT_TRANSLATE_NOOP("Actions", "Only without a standing colonist; no further action in this era."),
        "8; G",
        "action_golden_age",
        scope=ID,
    ),
)
BEGINNINGS: Mapping[str, Move] = {spec.id: (spec.id.partition(".")[2],) for spec in OWN_ACTIONS}

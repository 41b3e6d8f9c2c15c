"""The actions that only Monumental Duel has: moves that are made by one key."""

from __future__ import annotations

from collections.abc import Mapping

from aoc_desktop.kernel.game import Move
from aoc_desktop.ui.frame.action_list import MOVE, Spec
from aoc_desktop.ui.kit.translations import QT_TRANSLATE_NOOP

ID = "monumental_duel"
OWN_ACTIONS: tuple[Spec, ...] = (
    Spec(
        f"{ID}.complete",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Complete the Wonder"),
        QT_TRANSLATE_NOOP("Actions", "Pay the second section of the Wonder you have begun."),
        "M",
        "wonder",
        scope=ID,
    ),
    Spec(
        f"{ID}.conquer",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Conquer"),
        QT_TRANSLATE_NOOP("Actions", "Take the topmost Province of your opponent."),
        "C",
        "province",
        scope=ID,
    ),
    Spec(
        f"{ID}.progress",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Scientific Progress"),
        QT_TRANSLATE_NOOP("Actions", "Draw and use the top card of your City deck."),
        "G",
        "draw_use",
        scope=ID,
    ),
    Spec(
        f"{ID}.warlord",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Warlord"),
        QT_TRANSLATE_NOOP("Actions", "Use your Warlord, with the Advantage."),
        "L",
        "advantage",
        scope=ID,
    ),
    Spec(
        f"{ID}.train",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Train an Agent"),
        QT_TRANSLATE_NOOP("Actions", "Send the Ambassador for one more Agent."),
        "T",
        "train",
        scope=ID,
    ),
    Spec(
        f"{ID}.deploy",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Deploy the Agents"),
        QT_TRANSLATE_NOOP("Actions", "Send the Ambassador and roll all your Agents."),
        "D",
        "deploy",
        scope=ID,
    ),
)
MOVES: Mapping[str, Move] = {
    f"{ID}.complete": ("complete",),
    f"{ID}.conquer": ("conquer",),
    f"{ID}.progress": ("progress",),
    f"{ID}.warlord": ("warlord",),
    f"{ID}.train": ("ambassador", "train"),
    f"{ID}.deploy": ("ambassador", "deploy"),
}

"""What a player can do at the table, as the registry's actions: when each can be used, and why not."""

from __future__ import annotations

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move
from aoc_desktop.models.session import Session
from aoc_desktop.text.age_of_civilization.moves import move_text
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.actions import Actions
from aoc_desktop.ui.preferences import Preferences

MOVES: dict[str, Move] = {
    "end_turn": ("end",),
    "finish_actions": ("done",),
    "rest": ("rest",),
    "skip": ("skip",),
}
"""The actions that are moves; the first that is legal is the primary button."""
ALWAYS = ("legal_moves", "log", "export_log", "save_game_as", "save_record", "copy_record", "home", "zoom")


def primary_action(session: Session) -> str:
    """The action of the primary button now."""
    if session.unconfirmed is not None:
        return "end_turn"
    legal = session.legal()
    return next((name for name, move in MOVES.items() if move in legal), "end_turn")


def refresh_moves(session: Session, actions: Actions, preferences: Preferences) -> None:
    """Undo, redo, the hint and the moves without a card."""
    language = preferences.language

    def words(reason: Reason | None) -> str:
        return say(reason, language) if reason is not None else ""

    for name, move in MOVES.items():
        reason = None if name == "end_turn" and session.unconfirmed is not None else session.why_not(move)
        actions.enable(name, reason is None, words(reason))
    reason = session.why_no_hint()
    actions.enable("hint", reason is None, words(reason))
    reason = session.why_no_undo()
    actions.enable("undo", reason is None, words(reason))
    actions.say("undo", _undo_words(session, preferences) if reason is None else "")
    redo = session.match.can_redo and reason != Reason("looking_back")
    actions.enable("redo", redo, words(Reason("nothing_to_redo")))


def _undo_words(session: Session, preferences: Preferences) -> str:
    """ "Undo: Hunt": what the next undo takes back."""
    move = session.next_undone().move
    text = move_text(move, preferences.language)
    return preferences.speech.text("move.undo", move=text.partition(":")[0] if move[0] == "rest" else text)

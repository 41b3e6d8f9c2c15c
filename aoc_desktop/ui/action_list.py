"""What a user can do, declared once: menu, words, help, keys and icon of each action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from aoc_desktop.ui.translations import QT_TRANSLATE_NOOP

GAME, SAVED, MOVE, VIEW, HELP = "game", "saved", "move", "view", "help"


class Spec(NamedTuple):
    """An action as it is declared."""

    id: str
    menu: str
    text: str
    help: str
    keys: str
    """Key sequences that call it unless the user chose others, joined by "; "."""
    icon: str = ""
    checkable: bool = False
    former: str = ""
    """The id under which settings of earlier versions keep its keys."""
    scope: str = ""
    """The game whose own action it is; its keys work at that game's table only. Empty: it belongs to every game."""


MENUS: Mapping[str, str] = {
    GAME: QT_TRANSLATE_NOOP("Actions", "Game"),
    SAVED: QT_TRANSLATE_NOOP("Actions", "Saved games"),
    MOVE: QT_TRANSLATE_NOOP("Actions", "Move"),
    VIEW: QT_TRANSLATE_NOOP("Actions", "View"),
    HELP: QT_TRANSLATE_NOOP("Actions", "Help"),
}

SPECS: tuple[Spec, ...] = (
    # ------------------------------------------------------------------ game
    Spec(
        "new_game",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "New game"),
        QT_TRANSLATE_NOOP("Actions", "Set a table: who plays, people or AI, and how."),
        "Ctrl+N",
        "play",
    ),
    Spec(
        "play_now",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Play now"),
        QT_TRANSLATE_NOOP("Actions", "A table at once: you against one novice."),
        "Ctrl+Return",
        "forward",
    ),
    Spec(
        "solo",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Solo"),
        QT_TRANSLATE_NOOP("Actions", "Skirmish, Path of Glory, the challenge of the day, achievements."),
        "Ctrl+Shift+N",
        "player",
    ),
    Spec(
        "daily",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Challenge of the day"),
        QT_TRANSLATE_NOOP("Actions", "The same table for everybody, another one each day."),
        "Ctrl+D",
        "moment_end_of_turn",
    ),
    Spec(
        "achievements",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Achievements"),
        QT_TRANSLATE_NOOP("Actions", "What you have earned, and what is still to be had."),
        "Ctrl+Shift+A",
        "trophy",
    ),
    Spec(
        "enter_code",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Enter a code…"),
        QT_TRANSLATE_NOOP("Actions", "Play the table that a friend has sent you as a code."),
        "Ctrl+J",
        "list",
    ),
    Spec(
        "challenge_friend",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Challenge a friend…"),
        QT_TRANSLATE_NOOP("Actions", "Show this table as a code or a QR picture, for somebody else to play."),
        "Ctrl+Shift+J",
        "others",
    ),
    Spec(
        "continue_game",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Continue"),
        QT_TRANSLATE_NOOP("Actions", "Go on with the game that was left."),
        "Ctrl+G",
        "play",
    ),
    Spec(
        "load_game",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Saved games"),
        QT_TRANSLATE_NOOP("Actions", "Go on with any game that was kept, and look after the others."),
        "Ctrl+O",
        "load",
    ),
    Spec(
        "save_game_as",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Save as…"),
        QT_TRANSLATE_NOOP("Actions", "Keep the game as it stands now under a name; this one goes on by itself."),
        "Ctrl+S",
        "save",
    ),
    Spec(
        "open_record",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Open a record…"),
        QT_TRANSLATE_NOOP("Actions", "Go on with a game that was saved as a file."),
        "Ctrl+Shift+O",
        "load",
    ),
    Spec(
        "save_record",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Save the record as…"),
        QT_TRANSLATE_NOOP("Actions", "Write this game to a file: to keep it, or to hand it to another player."),
        "Ctrl+Shift+S",
        "save",
    ),
    Spec(
        "copy_record",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Copy the record"),
        QT_TRANSLATE_NOOP("Actions", "Put the whole game on the clipboard as text."),
        "Ctrl+Shift+C",
        "log",
    ),
    Spec(
        "hand_on",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Hand on…"),
        QT_TRANSLATE_NOOP(
            "Actions", "Play by mail: write the game to a file for the next player, and clear the table."
        ),
        "Ctrl+M",
        "forward",
    ),
    Spec(
        "home",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Home screen"),
        QT_TRANSLATE_NOOP("Actions", "Back to the start. A game on the table is kept and can be continued."),
        "Ctrl+Home",
        "home",
    ),
    Spec(
        "records",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Records"),
        QT_TRANSLATE_NOOP("Actions", "Your games in numbers: wins, points, streaks."),
        "F4",
        "statistics",
    ),
    Spec(
        "settings",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Settings"),
        QT_TRANSLATE_NOOP("Actions", "Language, colours, pace, confirmations, keys."),
        "Ctrl+,",
        "settings",
    ),
    Spec(
        "quit",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Quit"),
        QT_TRANSLATE_NOOP("Actions", "Close the program. A game in progress is kept."),
        "Ctrl+Q",
        "close",
    ),
    # ------------------------------------------------------------------ saved games
    Spec(
        "rename_game",
        SAVED,
        QT_TRANSLATE_NOOP("Actions", "Rename"),
        QT_TRANSLATE_NOOP("Actions", "Give the chosen game another name."),
        "Shift+F2",
        "log",
    ),
    Spec(
        "duplicate_game",
        SAVED,
        QT_TRANSLATE_NOOP("Actions", "Duplicate"),
        QT_TRANSLATE_NOOP("Actions", "Make a copy of the chosen game, to try something else."),
        "Ctrl+Shift+D",
        "list",
    ),
    Spec(
        "export_game",
        SAVED,
        QT_TRANSLATE_NOOP("Actions", "Export…"),
        QT_TRANSLATE_NOOP("Actions", "Write the chosen game to a file."),
        "Ctrl+Shift+E",
        "save",
    ),
    Spec(
        "import_game",
        SAVED,
        QT_TRANSLATE_NOOP("Actions", "Import…"),
        QT_TRANSLATE_NOOP("Actions", "Copy a game from a file into the list."),
        "Ctrl+I",
        "load",
    ),
    Spec(
        "delete_game",
        SAVED,
        QT_TRANSLATE_NOOP("Actions", "Delete"),
        QT_TRANSLATE_NOOP("Actions", "Put the chosen game into the bin."),
        "Del",
        "close",
    ),
    Spec(
        "restore_game",
        SAVED,
        QT_TRANSLATE_NOOP("Actions", "Restore"),
        QT_TRANSLATE_NOOP("Actions", "Take the chosen game out of the bin."),
        "Ctrl+Shift+B",
        "undo",
    ),
    Spec(
        "show_bin",
        SAVED,
        QT_TRANSLATE_NOOP("Actions", "Bin"),
        QT_TRANSLATE_NOOP("Actions", "Show the games that were deleted."),
        "Ctrl+B",
        "eye",
        checkable=True,
    ),
    Spec(
        "empty_bin",
        SAVED,
        QT_TRANSLATE_NOOP("Actions", "Empty the bin"),
        QT_TRANSLATE_NOOP("Actions", "Delete for good what lies in the bin."),
        "Ctrl+Shift+Del",
        "sacrifice",
    ),
    # ------------------------------------------------------------------ move
    Spec(
        "undo",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Undo"),
        QT_TRANSLATE_NOOP("Actions", "Take back your last move, up to the last revealed card."),
        "Ctrl+Z",
        "undo",
    ),
    Spec(
        "redo",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Redo"),
        QT_TRANSLATE_NOOP("Actions", "Play again the move that was taken back."),
        "Ctrl+Y; Ctrl+Shift+Z",
        "redo",
    ),
    Spec(
        "hint",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Hint"),
        QT_TRANSLATE_NOOP("Actions", "Ask what a good player would do."),
        "H",
        "hint",
    ),
    Spec(
        "primary",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "End turn"),
        QT_TRANSLATE_NOOP("Actions", "The table's main button: end your turn, or what else is next."),
        "E",
        "check",
        former="end_turn",
    ),
    Spec(
        "decline",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Skip"),
        QT_TRANSLATE_NOOP("Actions", "Do without what you are asked for now."),
        "S",
        "forward",
        former="skip",
    ),
    Spec(
        "hurry",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Do not wait"),
        QT_TRANSLATE_NOOP("Actions", "Play now what would follow by itself in a moment."),
        "Space",
        "last",
    ),
    # ------------------------------------------------------------------ view
    Spec(
        "zoom",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Enlarge the card"),
        QT_TRANSLATE_NOOP("Actions", "Show the chosen card large, with its sentences."),
        "Z",
        "zoom",
    ),
    Spec(
        "legal_moves",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Legal moves"),
        QT_TRANSLATE_NOOP("Actions", "List everything you may do now, in plain text."),
        "Ctrl+L",
        "list",
    ),
    Spec(
        "log",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Log"),
        QT_TRANSLATE_NOOP("Actions", "Show what has happened."),
        "Ctrl+Shift+L",
        "log",
    ),
    Spec(
        "why",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Why?"),
        QT_TRANSLATE_NOOP("Actions", "Show the card and the rule behind the chosen line of the log."),
        "W",
        "help",
    ),
    Spec(
        "export_log",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Export the log…"),
        QT_TRANSLATE_NOOP("Actions", "Write the lines of the log to a text file."),
        "Ctrl+E",
        "save",
    ),
    Spec(
        "since_last_turn",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Since your last turn"),
        QT_TRANSLATE_NOOP("Actions", "Step through what the others have done since your last turn."),
        "B",
        "eye",
    ),
    Spec(
        "replay",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Replay"),
        QT_TRANSLATE_NOOP("Actions", "Step through the game from its beginning, or leave the replay."),
        "Shift+B",
        "first",
    ),
    Spec(
        "first_moment",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "To the beginning"),
        QT_TRANSLATE_NOOP("Actions", "Look at the table before the first move."),
        "Alt+Home",
        "first",
    ),
    Spec(
        "play_moments",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Play or pause"),
        QT_TRANSLATE_NOOP("Actions", "Let the replay run by itself, or stop it."),
        "P",
        "play",
    ),
    Spec(
        "previous_moment",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "One move back"),
        QT_TRANSLATE_NOOP("Actions", "Look at the table as it was a move earlier."),
        "Alt+Left",
        "step_back",
    ),
    Spec(
        "next_moment",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "One move on"),
        QT_TRANSLATE_NOOP("Actions", "Look at the table as it was a move later."),
        "Alt+Right",
        "step_on",
    ),
    Spec(
        "present",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Return to the present"),
        QT_TRANSLATE_NOOP("Actions", "Stop looking at the past."),
        "Alt+End",
        "last",
    ),
    Spec(
        "continue_here",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Continue from here"),
        QT_TRANSLATE_NOOP("Actions", "Start another game from the moment that is shown."),
        "Alt+Return",
        "play",
    ),
    Spec(
        "result",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Result"),
        QT_TRANSLATE_NOOP("Actions", "Ranking, and where the points came from."),
        "Ctrl+R",
        "trophy",
    ),
    Spec(
        "review",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Review"),
        QT_TRANSLATE_NOOP("Actions", "The finished game as the AI sees it: the biggest swings, and its own moves."),
        "Ctrl+Shift+R",
        "eye",
    ),
    Spec(
        "full_screen",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Full screen"),
        QT_TRANSLATE_NOOP("Actions", "Use the whole screen, or a window again."),
        "F11",
        "zoom",
        checkable=True,
    ),
    Spec(
        "light_theme",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Light table"),
        QT_TRANSLATE_NOOP("Actions", "Change between the night table and the light one."),
        "Ctrl+T",
        "eye",
        checkable=True,
    ),
    Spec(
        "mute",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Mute"),
        QT_TRANSLATE_NOOP("Actions", "Switch all sounds off, or on again."),
        "Shift+M",
        "sound",
        checkable=True,
    ),
    Spec(
        "menu",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Menu"),
        QT_TRANSLATE_NOOP("Actions", "Open the menu."),
        "F10",
        "menu",
    ),
    # ------------------------------------------------------------------ help
    Spec(
        "learn",
        HELP,
        QT_TRANSLATE_NOOP("Actions", "Learn by playing"),
        QT_TRANSLATE_NOOP("Actions", "A guided first game of about ten minutes; leave it any time."),
        "Ctrl+F1",
        "learn",
    ),
    Spec(
        "rules",
        HELP,
        QT_TRANSLATE_NOOP("Actions", "Rules"),
        QT_TRANSLATE_NOOP("Actions", "The rules, to read and to search; during a game, at what matters now."),
        "F1",
        "rules",
    ),
    Spec(
        "almanac",
        HELP,
        QT_TRANSLATE_NOOP("Actions", "Almanac"),
        QT_TRANSLATE_NOOP("Actions", "Every card, with filters; correct house values there."),
        "F2",
        "learn",
    ),
    Spec(
        "shortcuts",
        HELP,
        QT_TRANSLATE_NOOP("Actions", "Keyboard shortcuts"),
        QT_TRANSLATE_NOOP("Actions", "See all keys and choose others."),
        "F3",
        "list",
    ),
    Spec(
        "about",
        HELP,
        QT_TRANSLATE_NOOP("Actions", "About this program"),
        QT_TRANSLATE_NOOP("Actions", "Version, licence, and whose game this is."),
        "Shift+F1",
        "help",
    ),
)

TABLE_ACTIONS = (
    *("undo", "redo", "hint", "primary", "decline", "hurry"),
    *("zoom", "legal_moves", "log", "why", "export_log", "since_last_turn"),
    *("first_moment", "previous_moment", "play_moments", "next_moment", "present", "continue_here", "replay"),
    *("save_game_as", "save_record", "copy_record", "hand_on"),
)
"""What can be done only with a table in front of one; to these come the own actions of the game on it."""

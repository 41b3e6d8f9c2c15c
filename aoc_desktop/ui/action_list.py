"""What a user can do, declared once: menu, words, help, keys and icon of each action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from aoc_desktop.ui.translations import QT_TRANSLATE_NOOP

GAME, MOVE, VIEW, HELP = "game", "move", "view", "help"


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


MENUS: Mapping[str, str] = {
    GAME: QT_TRANSLATE_NOOP("Actions", "Game"),
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
        QT_TRANSLATE_NOOP("Actions", "Set the table for 2 to 4 players, people and AI."),
        "Ctrl+N",
        "play",
    ),
    Spec(
        "solo",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Solo"),
        QT_TRANSLATE_NOOP("Actions", "Skirmish, the challenge of the day, achievements."),
        "Ctrl+Shift+N",
        "player",
    ),
    Spec(
        "skirmish",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Skirmish"),
        QT_TRANSLATE_NOOP("Actions", "Alone against an opponent whose strength grows."),
        "Ctrl+K",
        "military",
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
        QT_TRANSLATE_NOOP("Actions", "What you have earned alone, and what is still to be had."),
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
        "open_record",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Open a record…"),
        QT_TRANSLATE_NOOP("Actions", "Go on with a game that was saved as a file."),
        "Ctrl+O",
        "load",
    ),
    Spec(
        "save_record",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Save the record as…"),
        QT_TRANSLATE_NOOP("Actions", "Write this game to a file: to keep it, or to hand it to another player."),
        "Ctrl+S",
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
        "home",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Home screen"),
        QT_TRANSLATE_NOOP("Actions", "Leave the table. The game is kept and can be continued."),
        "Ctrl+Home",
        "home",
    ),
    Spec(
        "records",
        GAME,
        QT_TRANSLATE_NOOP("Actions", "Records"),
        QT_TRANSLATE_NOOP("Actions", "Your games in numbers: wins, points, civilisations, streaks."),
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
        "end_turn",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "End turn"),
        QT_TRANSLATE_NOOP("Actions", "End your turn: the next player may play."),
        "E",
        "check",
    ),
    Spec(
        "finish_actions",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Finish actions"),
        QT_TRANSLATE_NOOP("Actions", "Place no more workers this turn."),
        "F",
        "check",
    ),
    Spec(
        "rest",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Rest"),
        QT_TRANSLATE_NOOP("Actions", "Place no worker at all this turn: 2 coins and 1 worker instead."),
        "R",
        "moment_rest",
    ),
    Spec(
        "skip",
        MOVE,
        QT_TRANSLATE_NOOP("Actions", "Skip"),
        QT_TRANSLATE_NOOP("Actions", "Take no new civilisation this turn."),
        "S",
        "forward",
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
        "previous_moment",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "One move back"),
        QT_TRANSLATE_NOOP("Actions", "Look at the table as it was a move earlier."),
        "Alt+Left",
        "back",
    ),
    Spec(
        "next_moment",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "One move on"),
        QT_TRANSLATE_NOOP("Actions", "Look at the table as it was a move later."),
        "Alt+Right",
        "forward",
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
        "menu",
        VIEW,
        QT_TRANSLATE_NOOP("Actions", "Menu"),
        QT_TRANSLATE_NOOP("Actions", "Open the menu."),
        "F10",
        "menu",
    ),
    # ------------------------------------------------------------------ help
    Spec(
        "rules",
        HELP,
        QT_TRANSLATE_NOOP("Actions", "Rules"),
        QT_TRANSLATE_NOOP("Actions", "Open the rules at the place that matters now."),
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

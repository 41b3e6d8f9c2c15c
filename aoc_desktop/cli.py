"""The program's door: commands of the terminal (simulate, replay and check-cards load no Qt), or else the window."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from aoc_desktop import __version__
from aoc_desktop.games import FIRST, GAMES, commands_of, game_named, has_table, scenarios_of
from aoc_desktop.kernel.commands import Commands, Shorthand
from aoc_desktop.kernel.errors import BadOptions, DomainError
from aoc_desktop.kernel.scenarios import scenario_named
from aoc_desktop.profile.places import RECORD_SUFFIXES
from aoc_desktop.terminal import complain, end_answer, note, put, silence

FAULT = 2
"""The exit status of every error that a person can mend."""
BROKEN_PIPE = 141
"""As a shell has it of a program that writes to one (128 and the signal's number)."""
BAR_WIDTH = 30


class _Parser(argparse.ArgumentParser):
    commands: Mapping[str, argparse.ArgumentParser] = {}

    def error(self, message: str) -> NoReturn:
        """One clear line instead of the whole usage."""
        raise BadOptions("bad_argument", argument=self.prog, detail=message)

    def _print_message(self, message: str, file: object = None) -> None:
        """Help and version."""
        _put_lines(message.rstrip("\n"))
        end_answer()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    options = argparse.Namespace()
    try:
        if not given or _is_record(given):
            return _window(Path(given[0]) if given else None)
        options = _parsed(given)
        status: int = options.command(options)
        end_answer()
        return status
    except DomainError as error:
        return _complain(error, getattr(options, "game", ""))
    except ImportError as error:
        return _complain(_missing_library(error))
    except BrokenPipeError:  # the reader of our output (head, a pager) has closed it
        silence(sys.stdout)
        return BROKEN_PIPE


def _parsed(given: Sequence[str]) -> argparse.Namespace:
    """Refuses in our own words what argparse would cut short, or blame on the program instead of the command."""
    parser = _parser(_game_in(given))
    if not given[0].startswith("-") and given[0] not in parser.commands:
        known, endings = list(parser.commands), list(RECORD_SUFFIXES)
        raise BadOptions("unknown_command", command=given[0], known=known, endings=endings)
    options, unknown = parser.parse_known_args(given)
    if unknown:
        detail = f"unrecognized arguments: {' '.join(unknown)}"
        raise BadOptions("bad_argument", argument=f"{parser.prog} {given[0]}", detail=detail)
    return options


def _is_record(arguments: Sequence[str]) -> bool:
    """A single argument that is a file: double-clicked, or dropped on the program's icon."""
    return len(arguments) == 1 and arguments[0].lower().endswith(RECORD_SUFFIXES)


def _need_screen() -> None:
    """Without a screen Qt would abort the process instead of saying so."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in screens):
        raise BadOptions("no_screen")


def _prepare_windows() -> None:
    """Before anything of Qt is loaded."""
    _need_screen()
    from aoc_desktop.ui import load_qt, load_window_system

    load_qt()
    load_window_system()


def _missing_library(error: ImportError) -> DomainError:
    """What the system lacks for windows, in words; any other fault of an import is ours and stays one."""
    library, _, rest = str(error).partition(": cannot open shared object file")
    if not rest:
        raise error
    from aoc_desktop.ui import debian_package, lacking_libraries

    missing = sorted({library, *lacking_libraries()})
    packages = " ".join(sorted(map(debian_package, missing)))
    return BadOptions("missing_library", library=", ".join(missing), packages=packages)


def _window(record: Path | None) -> int:
    _prepare_windows()
    from aoc_desktop.ui.frame.app import run

    return run(record)


def _complain(error: DomainError, game: str = "") -> int:
    """One sentence, in the words of the game that the command is about."""
    from aoc_desktop.text.reasons import say

    complain(f"aoc-desktop: {say(error.reason, game=game)}")
    return FAULT


def _game_in(given: Sequence[str]) -> str:
    """The game that is named, before all else is read: its own options depend on it."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    first.add_argument("--game", nargs="?", default=FIRST)
    named = first.parse_known_args(given)[0].game
    return named if named in GAMES else FIRST


def _parser(game: str) -> _Parser:
    parser = _Parser(
        prog="aoc-desktop",
        description="Civilisation board games on the desktop (unofficial fan edition).",
        epilog="Without a command the window opens; with a record (FILE.aocgame or .json) it opens that game.",
    )
    parser.add_argument("--version", action="version", version=f"aoc-desktop {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Parser)

    _add_simulate(commands.add_parser("simulate", help="play series of games between levels"), game)

    play = commands.add_parser("play", help="open a record in the window")
    play.add_argument("record", type=Path)
    play.add_argument("--finish", type=Path, metavar="FILE", help="let AI seats end the game, write it, close")
    play.add_argument("--level", default="adept", help="of the AI seats that replace people (default adept)")
    play.set_defaults(command=_play)

    self_check = commands.add_parser("self-check", help="see whether the program works here")
    self_check.add_argument("--quick", action="store_true", help="only the window, not the AI's process")
    self_check.set_defaults(command=_self_check)

    replay = commands.add_parser("replay", help="play a record and show where it leads")
    replay.add_argument("record", type=Path)
    replay.add_argument(
        "--snapshots", action="store_true", help="print a JSON line before the first and after each move"
    )
    replay.add_argument("--language", type=_language, default="en", help="such as en or fr (default en)")
    replay.set_defaults(command=_replay)

    check = commands.add_parser("check-cards", help="check a card set of your own")
    check.add_argument("file", type=Path)
    _add_game(check)
    check.set_defaults(command=_check_cards)

    render = commands.add_parser("render", help="draw the table of a record, or of a new game")
    render.add_argument("record", type=Path, nargs="?")
    render.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH", help="in pixels (default 1280x720)")
    render.add_argument("--language", type=_language, default="en", help="such as en or fr (default en)")
    render.add_argument("--theme", choices=("dark", "light", "contrast"), default="dark")
    render.add_argument("--out", type=Path, required=True, metavar="FILE", help="a .png")
    render.set_defaults(command=_render)
    parser.commands = commands.choices
    return parser


def _add_game(command: _Parser) -> None:
    command.add_argument("--game", choices=list(GAMES), default=FIRST, help=f"(default {FIRST})")


def _add_simulate(simulate: _Parser, game: str) -> None:
    _add_game(simulate)
    simulate.add_argument("--seats", help="levels, one per seat, such as random,random (the default)")
    simulate.add_argument("--games", type=_positive, default=100, help="how many (default 100)")
    simulate.add_argument("--seed", type=int, default=1, help="of the first game (default 1)")
    simulate.add_argument(
        "--set",
        type=_setting,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="card_set, mode, variants (joined by commas), or a part of the set-up as a record has it; may be repeated",
    )
    simulate.add_argument("--variants", metavar="NAMES", help="joined by commas")
    groups = {"card_set": simulate.add_mutually_exclusive_group()}
    groups["card_set"].add_argument("--cards", type=Path, metavar="FILE", help="a card set of your own")
    for short in commands_of(game).shorthands:
        if short.sets not in groups:
            groups[short.sets] = simulate.add_mutually_exclusive_group()
        _add_shorthand(groups[short.sets], short)
    simulate.add_argument(
        "--until",
        type=_share,
        metavar="SHARE",
        help="stop once the first level's share of wins (alone: of games with an achievement or a medal) is proved "
        "to reach or miss it",
    )
    simulate.add_argument("--json", action="store_true", help="print the result as JSON")
    simulate.set_defaults(command=_simulate)


def _add_shorthand(group: argparse._MutuallyExclusiveGroup, short: Shorthand) -> None:
    if "{}" in short.value:
        choices, metavar = short.choices or None, short.metavar or None
        group.add_argument(short.flag, dest=short.flag, choices=choices, metavar=metavar, help=short.help)
    else:
        group.add_argument(short.flag, dest=short.flag, action="store_true", help=short.help)


def _setting(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign or not name.isidentifier():
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


def _positive(text: str) -> int:
    number = int(text) if text.isdecimal() else 0
    if not 1 <= number <= 10_000_000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 to 10000000")
    return number


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.lower().partition("x")
    if not cross or not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x720")
    size = int(width), int(height)
    if not (640 <= size[0] <= 7680 and 360 <= size[1] <= 4320):
        raise argparse.ArgumentTypeError(f"{text!r} is not between 640x360 and 7680x4320")
    return size


def _language(text: str) -> str:
    from aoc_desktop.profile.settings import OPTIONS

    if not text or not OPTIONS["language"].allows(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a language that the program speaks")
    return text


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a share between 0 and 1")
    return share


def _simulate(arguments: argparse.Namespace) -> int:
    from aoc_desktop.ai.series import play_series

    game, commands, settings = game_named(arguments.game), commands_of(arguments.game), _settings(arguments)
    players = game.players[0] if settings.get("mode", "table") == "table" else 1
    levels = ["random"] * players if arguments.seats is None else _words(arguments.seats)
    chosen = scenarios_of(game.id)
    if chosen is not None and (name := scenario_named(settings.get("mode", ""))):
        scenario = chosen.shipped(name)
        if arguments.seats is None or len(levels) == 1:  # it seats the others itself
            levels = [*levels[:1], *scenario.levels]
        settings["variants"] = ",".join(filter(None, (settings.get("variants", ""), *scenario.variants)))
    options = game.options(commands.record(game.id, settings, arguments.cards, len(levels), arguments.seed))
    progress = _Progress(arguments.games)
    tally = play_series(game, options, levels, arguments.games, arguments.seed, progress.show, arguments.until)
    data = {**tally.as_data(), **commands.figures(options, tally.told, tally.games)}
    _put_lines(json.dumps(data) if arguments.json else _summary(data, commands))
    return 0


def _settings(arguments: argparse.Namespace) -> dict[str, str]:
    """The settings of all options together; refuse one that is given twice."""
    given = [("variants", arguments.variants)] if arguments.variants is not None else []
    for short in commands_of(arguments.game).shorthands:
        if found := getattr(arguments, short.flag):
            given.append((short.sets, short.value.format(found)))
    settings: dict[str, str] = {}
    for name, value in (*given, *arguments.set):
        if name == "seed":
            detail = "argument --set: the seed is set by --seed"
            raise BadOptions("bad_argument", argument="aoc-desktop simulate", detail=detail)
        if name in settings or (name == "card_set" and arguments.cards is not None):
            detail = f"argument --set: {name} is set twice"
            raise BadOptions("bad_argument", argument="aoc-desktop simulate", detail=detail)
        settings[name] = value
    return settings


def _play(arguments: argparse.Namespace) -> int:
    """Open the window with a record; with --finish play it to its end without one."""
    if arguments.finish is None:
        return _window(arguments.record)
    from aoc_desktop.ai.levels import level

    level(arguments.level)
    _prepare_windows()
    from aoc_desktop.ui.frame.headless import finish

    return finish(arguments.record, arguments.finish, arguments.level)


def _self_check(arguments: argparse.Namespace) -> int:
    _prepare_windows()
    from aoc_desktop.ui.frame.headless import self_check

    put(self_check(arguments.quick))
    return 0


def _put_lines(text: str) -> None:
    for line in text.split("\n"):
        put(line)


def _words(text: str) -> list[str]:
    """The words of a list that commas join."""
    return [word.strip() for word in text.split(",")]


class _Progress:
    """A bar on standard error, only for a person who watches."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.watched = sys.stderr is not None and sys.stderr.isatty()
        self.shown = -1

    def show(self, done: int) -> None:
        filled = done * BAR_WIDTH // self.total
        if not self.watched or (filled == self.shown and done < self.total):
            return
        self.shown = filled
        bar = "█" * filled + "░" * (BAR_WIDTH - filled)
        end = "\r\033[K" if done == self.total else ""
        note(f"\r{bar} {done}/{self.total}{end}")


def _summary(data: dict[str, Any], commands: Commands) -> str:
    from aoc_desktop.kernel.notation import counted

    lines = [
        f"{counted(data['games'], 'game')}, {counted(data['moves'], 'move')} in {data['seconds']} s "
        f"({data['games_per_second']} games/s, {data['moves_per_second']} moves/s)"
    ]
    won = commands.won(data)
    width = max(len(seat["level"]) for seat in data["seats"])
    for seat in data["seats"]:
        share = 100 * seat["wins"] / data["games"]
        proved = "({:.0f}–{:.0f}) ".format(*(100 * bound for bound in seat["interval"])) if "interval" in seat else ""
        lines.append(
            f"  {seat['level']:{width}}  {share:5.1f} % {won} {proved} {seat['mean_points']:6.2f} points on average"
        )
    lines += commands.lines(data)
    return "\n".join(lines)


def _replay(arguments: argparse.Namespace) -> int:
    from aoc_desktop.kernel.notation import counted
    from aoc_desktop.kernel.record import read_record, start
    from aoc_desktop.profile.saved_games import naming

    path: Path = arguments.record
    try:
        with naming(path) as about:
            record = read_record(path)
            about["game"] = record.game
            game = game_named(record.game)
            match = start(game, record)
            if arguments.snapshots:
                put(json.dumps(game.snapshot(match.state)))
            for number, line in enumerate(record.moves, 1):
                match.play_numbered(number, line)
                if arguments.snapshots:
                    put(json.dumps(game.snapshot(match.state)))
    finally:
        end_answer()  # before the sentence on what is wrong
    if not arguments.snapshots:
        told = commands_of(game.id).standing(match.state, len(record.moves), arguments.language)
        _put_lines("\n".join(told) or f"{counted(len(record.moves), 'move')}, {game.summary(match.state)}")
    return 0


def _render(arguments: argparse.Namespace) -> int:
    """Draw the last position of a record; without one, the beginning of a game."""
    from aoc_desktop.kernel.record import Record, read_record
    from aoc_desktop.profile.saved_games import naming

    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from aoc_desktop.ui import load_qt, load_window_system

    load_qt()
    load_window_system()
    from aoc_desktop.ui.frame.app import application
    from aoc_desktop.ui.frame.headless import render_table
    from aoc_desktop.ui.kit.theme import THEMES

    path: Path | None = arguments.record
    running = application()
    try:
        with naming(path) as about:
            record = Record(FIRST, commands_of(FIRST).card_set, 3, "table", (), {"seed": 1})
            record = read_record(path) if path is not None else record
            about["game"] = record.game
            if not has_table(record.game):
                raise BadOptions("no_table", game=record.game)
            theme = THEMES[arguments.theme]
            render_table(record, arguments.size, arguments.language, theme, arguments.out)
    except OSError as error:
        detail = f"{arguments.out.name}: {error.strerror or error}"
        raise BadOptions("bad_argument", argument="render", detail=detail) from None
    del running
    return 0


def _check_cards(arguments: argparse.Namespace) -> int:
    from aoc_desktop.kernel.card_files import parse_toml
    from aoc_desktop.text.reasons import say

    named = parse_toml(arguments.file).get("game")
    game = arguments.game = named if isinstance(named, str) and named in GAMES else arguments.game
    for line, why_not in commands_of(game).check_cards(arguments.file):
        put(line + (say(why_not, game=game) if why_not is not None else ""))
    return 0

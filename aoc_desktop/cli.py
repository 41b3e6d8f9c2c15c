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
from aoc_desktop.games import FIRST, GAMES
from aoc_desktop.kernel.errors import BadOptions, DomainError
from aoc_desktop.profile.places import RECORD_SUFFIXES
from aoc_desktop.terminal import complain, end_answer, note, put, silence

FAULT = 2
"""The exit status of every error that a person can mend."""
BROKEN_PIPE = 141
"""As a shell has it of a program that writes to one (128 and the signal's number)."""
EDITIONS = {"first": "first_edition", "second": "second_edition"}
BAR_WIDTH = 30
QT_NEEDS = "libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon0"
"""The Debian packages without which Qt cannot even be loaded; the packaged program brings all but the first two."""


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
    game = ""
    try:
        if not given or _is_record(given):
            return _window(Path(given[0]) if given else None)
        options = _parsed(given)
        game = getattr(options, "game", "")
        status: int = options.command(options)
        end_answer()
        return status
    except DomainError as error:
        return _complain(error, game)
    except ImportError as error:
        return _complain(_missing_library(error))
    except BrokenPipeError:  # whoever read our output (head, a pager) has seen enough
        silence(sys.stdout)
        return BROKEN_PIPE


def _parsed(given: Sequence[str]) -> argparse.Namespace:
    """Refuses in our own words what argparse would cut short, or blame on the program instead of the command."""
    parser = _parser()
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


def _missing_library(error: ImportError) -> DomainError:
    """What a system without graphics lacks, in words; any other fault of an import is ours and stays one."""
    library, _, rest = str(error).partition(": cannot open shared object file")
    if not rest:
        raise error
    return BadOptions("missing_library", library=library, packages=QT_NEEDS)


def _window(record: Path | None) -> int:
    _need_screen()
    from aoc_desktop.ui.app import run

    return run(record)


def _complain(error: DomainError, game: str = "") -> int:
    """One sentence, in the words of the game that the command is about."""
    from aoc_desktop.text.reasons import say

    complain(f"aoc-desktop: {say(error.reason, game=game)}")
    return FAULT


def _parser() -> _Parser:
    parser = _Parser(
        prog="aoc-desktop",
        description="Age of Civilization on the desktop (unofficial fan edition).",
        epilog="Without a command the window opens; with a record (FILE.aocgame or .json) it opens that game.",
    )
    parser.add_argument("--version", action="version", version=f"aoc-desktop {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Parser)

    _add_simulate(commands.add_parser("simulate", help="play series of games between levels"))

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
    replay.set_defaults(command=_replay)

    check = commands.add_parser("check-cards", help="check a card set of your own")
    check.add_argument("file", type=Path)
    _add_game(check)
    check.set_defaults(command=_check_cards)

    render = commands.add_parser("render", help="draw the table of a record, or of a new game")
    render.add_argument("record", type=Path, nargs="?")
    render.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH", help="in pixels (default 1280x720)")
    render.add_argument("--language", type=_language, default="en", help="such as en or fr (default en)")
    render.add_argument("--theme", choices=("dark", "light"), default="dark")
    render.add_argument("--out", type=Path, required=True, metavar="FILE", help="a .png")
    render.set_defaults(command=_render)
    parser.commands = commands.choices
    return parser


def _add_game(command: _Parser) -> None:
    command.add_argument("--game", choices=list(GAMES), default=FIRST, help=f"(default {FIRST})")


def _add_simulate(simulate: _Parser) -> None:
    _add_game(simulate)
    simulate.add_argument("--seats", help="levels, one per seat, such as random,random (the default)")
    simulate.add_argument("--games", type=_positive, default=100, help="how many (default 100)")
    simulate.add_argument("--seed", type=int, default=1, help="of the first game (default 1)")
    cards = simulate.add_mutually_exclusive_group()
    cards.add_argument("--edition", choices=sorted(EDITIONS), default="second")
    cards.add_argument("--cards", type=Path, metavar="FILE", help="a card set of your own instead of an edition")
    simulate.add_argument(
        "--variants", default="", help="innovation, changing_world, draft, fair_start: joined by commas"
    )
    solo = simulate.add_mutually_exclusive_group()
    solo.add_argument("--solo", action="store_true", help="a solo Skirmish")
    solo.add_argument("--scenario", metavar="ID", help="a scenario of Path of Glory, such as silk_road")
    simulate.add_argument("--first-game", action="store_true", help="the fixed track for a first game")
    simulate.add_argument(
        "--until",
        type=_share,
        metavar="SHARE",
        help="stop once the first level's share of wins (alone: of games with an achievement or a medal) is proved "
        "to reach or miss it",
    )
    simulate.add_argument("--json", action="store_true", help="print the result as JSON")
    simulate.set_defaults(command=_simulate)


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
    from aoc_desktop.games.age_of_civilization.card_files import read_card_file, shipped_set
    from aoc_desktop.games.age_of_civilization.game import GAME
    from aoc_desktop.games.age_of_civilization.scenarios import PREFIX, scenario_of
    from aoc_desktop.games.age_of_civilization.setup import Options, first_game_track

    mode = f"{PREFIX}{arguments.scenario}" if arguments.scenario else "solo" if arguments.solo else "table"
    alone = mode != "table"
    levels = _words("random" if alone else "random,random") if arguments.seats is None else _words(arguments.seats)
    cards = read_card_file(arguments.cards) if arguments.cards else shipped_set(EDITIONS[arguments.edition])
    fixed = {"track": first_game_track(cards, alone, scenario_of(mode))} if arguments.first_game else {}
    variants = _words(arguments.variants) if arguments.variants else []
    for variant in variants:
        if variants.count(variant) > 1:
            raise BadOptions("variant_twice", variant=variant)
    options = Options(cards, len(levels), mode, frozenset(variants), fixed)
    progress = _Progress(arguments.games)
    tally = play_series(GAME, options, levels, arguments.games, arguments.seed, progress.show, arguments.until)
    data = tally.as_data()
    if arguments.solo:
        data["achievements"] = {card.id: tally.achievements[card.id] for card in cards.achievements}
    if arguments.scenario:
        data["medals"] = _medals(tally.medals, tally.games)
    _put_lines(json.dumps(data) if arguments.json else _summary(data))
    return 0


def _medals(earned: Mapping[str, int], games: int) -> dict[str, Any]:
    """How many games earned each medal as their best, and at least that medal."""
    from aoc_desktop.games.age_of_civilization.scenarios import MEDALS

    data = {}
    for place, medal in enumerate(MEDALS):
        at_least = sum(earned.get(better, 0) for better in MEDALS[place:])
        count = earned.get(medal, 0)
        shares = {"share": round(count / games, 4), "share_at_least": round(at_least / games, 4)}
        data[medal] = {"games": count, "at_least": at_least, **shares}
    return data


def _play(arguments: argparse.Namespace) -> int:
    """In the window; with --finish nobody need be there."""
    if arguments.finish is None:
        return _window(arguments.record)
    from aoc_desktop.ai.levels import level

    level(arguments.level)
    _need_screen()
    from aoc_desktop.ui.unattended import finish

    return finish(arguments.record, arguments.finish, arguments.level)


def _self_check(arguments: argparse.Namespace) -> int:
    _need_screen()
    from aoc_desktop.ui.unattended import self_check

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


def _summary(data: dict[str, Any]) -> str:
    from aoc_desktop.kernel.notation import counted

    lines = [
        f"{counted(data['games'], 'game')}, {counted(data['moves'], 'move')} in {data['seconds']} s "
        f"({data['games_per_second']} games/s, {data['moves_per_second']} moves/s)"
    ]
    won = "with a medal" if "medals" in data else "with an achievement" if "achievements" in data else "wins"
    width = max(len(seat["level"]) for seat in data["seats"])
    for seat in data["seats"]:
        share = 100 * seat["wins"] / data["games"]
        proved = "({:.0f}–{:.0f}) ".format(*(100 * bound for bound in seat["interval"])) if "interval" in seat else ""
        lines.append(
            f"  {seat['level']:{width}}  {share:5.1f} % {won} {proved} {seat['mean_points']:6.2f} points on average"
        )
    for medal, found in data.get("medals", {}).items():
        lines.append(f"  {medal:22}{found['games']:6}  (at least: {100 * found['share_at_least']:.1f} %)")
    for name, times in data.get("achievements", {}).items():
        lines.append(f"  {name:22}{times:6}  ({100 * times / data['games']:.1f} %)")
    return "\n".join(lines)


def _replay(arguments: argparse.Namespace) -> int:
    from aoc_desktop.games import game_named
    from aoc_desktop.kernel.errors import UnreadableRecord
    from aoc_desktop.kernel.notation import counted
    from aoc_desktop.kernel.record import read_record, start

    path: Path = arguments.record
    of_game: dict[str, str] = {}
    try:
        record = read_record(path)
        of_game = {"game": record.game}
        game = game_named(record.game)
        match = start(game, record)
        if arguments.snapshots:
            put(json.dumps(game.snapshot(match.state)))
        for number, line in enumerate(record.moves, 1):
            match.play_numbered(number, line)
            if arguments.snapshots:
                put(json.dumps(game.snapshot(match.state)))
    except DomainError as error:
        end_answer()
        raise UnreadableRecord("in_file", file=path.name, reason=error.reason, **of_game) from None
    if not arguments.snapshots:
        _put_lines(f"{counted(len(record.moves), 'move')}, {game.summary(match.state)}")
    return 0


def _render(arguments: argparse.Namespace) -> int:
    """Draw the last position of a record; without one, the beginning of a game."""
    from aoc_desktop.kernel.errors import UnreadableRecord
    from aoc_desktop.kernel.record import Record, read_record

    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from aoc_desktop.ui.age_of_civilization.render import render_table
    from aoc_desktop.ui.app import application
    from aoc_desktop.ui.theme import THEMES

    path: Path | None = arguments.record
    of_game: dict[str, str] = {}
    running = application()
    try:
        record = Record("age_of_civilization", "second_edition", 3, "table", (), {"seed": 1})
        record = read_record(path) if path is not None else record
        of_game = {"game": record.game}
        render_table(record, arguments.size, arguments.language, THEMES[arguments.theme], arguments.out)
    except OSError as error:
        detail = f"{arguments.out.name}: {error.strerror or error}"
        raise BadOptions("bad_argument", argument="render", detail=detail) from None
    except DomainError as error:
        if path is None:
            raise
        raise UnreadableRecord("in_file", file=path.name, reason=error.reason, **of_game) from None
    del running
    return 0


def _check_cards(arguments: argparse.Namespace) -> int:
    from aoc_desktop.games.age_of_civilization.card_files import read_card_file
    from aoc_desktop.games.age_of_civilization.scenarios import PREFIX
    from aoc_desktop.games.age_of_civilization.ways_to_play import Way, ways_to_play
    from aoc_desktop.kernel.errors import BadCards
    from aoc_desktop.text.reasons import say

    cards = read_card_file(arguments.file)
    ways = ways_to_play(cards)
    played = [way for way, why_not in ways.items() if why_not is None]
    if not played:
        table, alone = ways[Way(2)], ways[Way(1, "solo")]
        raise BadCards("set_starts_no_game", file=arguments.file.name, table=table, alone=alone)

    def named(way: Way) -> str:
        mode = f"{way.players} players" if way.mode == "table" else way.mode.removeprefix(PREFIX)
        return f"{mode} with {way.variant}" if way.variant else mode

    variants = ", ".join(sorted(cards.variants)) or "none"
    put(
        f"{arguments.file.name}: {cards.id} can be played: {len(cards.civilizations)} civilisations, "
        f"{len(cards.wonders)} wonders, {len(cards.technologies)} technologies, "
        f"{len(cards.special_technologies)} special cards, {len(cards.events)} events, "
        f"{len(cards.achievements)} achievements; variants: {variants}"
    )
    put(f"  ways to play: {', '.join(named(way) for way in played)}")
    for way, why_not in ways.items():
        # A variant is not worth a line where the game without it lacks the same.
        if why_not is not None and (not way.variant or why_not != ways[way._replace(variant="")]):
            put(f"  cannot be played: {named(way)}: {say(why_not, game=arguments.game)}")
    return 0

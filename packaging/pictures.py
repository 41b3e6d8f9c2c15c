"""Draw the README's pictures anew from the real window, offscreen: `python packaging/pictures.py [FOLDER]`. `--all`
draws every screen in both themes and languages, for reviewing a change of the look."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtWidgets import QApplication

from aoc_desktop.ai.levels import level
from aoc_desktop.games.advanced_civilization.rules.game import GAME as CIVILIZATION
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.record import Record, record_of_match, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.settings import Settings
from aoc_desktop.ui.frame.app import application, make_window
from aoc_desktop.ui.frame.main_window import MainWindow

HERE = Path(__file__).resolve().parent / "pictures"
NAMES = ("Anna", "Ada", "Marcus", "Livia")
PEOPLES = ("Anna", "Nikos", "Tariq", "Livia", "Marcus", "Ada", "Yuki", "Zoe")
Size = tuple[int, int]
USUAL = (1280, 720)


def played(
    players: int, until: Callable[[object, int], bool], variants: tuple[str, ...] = (), seed: int = 11
) -> Record:
    """A game of adept seats up to a moment; the first seat is a person's."""
    mode = "solo" if players == 1 else "table"
    match = start(GAME, Record(GAME.id, "second_edition", players, mode, variants, {"seed": seed}))
    seats = [level("adept") for _ in range(players)]
    rng = Rng(seed)
    while match.deciders and not until(match.state, match.deciders[0]):
        seat = match.deciders[0]
        match.play(seat, seats[seat](GAME, match.state, seat, rng))
    levels = ("human", "expert", "adept", "sage")
    named = [{"name": name, "level": kind} for name, kind in zip(NAMES, levels, strict=True)]
    return record_of_match(match)._replace(meta={"seats": named[:players]})


def peoples(players: int, until: Callable[[object, int], bool], seed: int = 3) -> Record:
    """A game of Advanced Civilization between adepts, played up to a moment; the seat that decides then is a person."""
    match = start(CIVILIZATION, Record(CIVILIZATION.id, "standard", players, "table", (), {"seed": seed}))
    seats, rng = [level("adept") for _ in range(players)], Rng(seed)
    while match.deciders and not until(match.state, match.deciders[0]):
        seat, state = match.deciders[0], match.state
        match.play(seat, match.game.draw(state, rng) if seat == CHANCE else seats[seat](CIVILIZATION, state, seat, rng))
    asked = match.deciders[0] if match.deciders else 0
    named = [{"name": name, "level": "human" if seat == asked else "adept"} for seat, name in enumerate(PEOPLES)]
    return record_of_match(match)._replace(meta={"seats": named[:players]})


def at_step(turn: int, step: str, cities: int = 0) -> Callable[[object, int], bool]:
    """A condition for `peoples`: a seat with at least so many cities decides at this step of this turn."""

    def found(state: object, seat: int) -> bool:
        now = (getattr(state, "turn", 0), getattr(state, "step", ""))
        return now == (turn, step) and seat >= 0 and state.map_cities(seat) >= cities  # type: ignore[attr-defined]

    return found


def acting(round_number: int, workers: int = 1) -> Callable[[object, int], bool]:
    """The first seat places workers in this round."""

    def found(state: object, seat: int) -> bool:
        now = (getattr(state, "round", 0), getattr(state, "phase", ""), seat)
        return now == (round_number, "actions", 0) and state.players[0].free_workers >= workers  # type: ignore[attr-defined]

    return found


def drafting(state: object, seat: int) -> bool:
    return seat == 0 and len(state.players[0].hand) == 2  # type: ignore[attr-defined]


@contextmanager
def window(size: Size = USUAL, theme: str = "dark", language: str = "en") -> Iterator[MainWindow]:
    """The program's window with the settings of a new user."""
    application()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["AOC_DESKTOP_HOME"] = folder
        settings = Settings(Path(folder) / "settings.json")
        for name, value in {"theme": theme, "language": language, "pace": 0, "play_forced_moves": False}.items():
            settings[name] = value
        made = make_window(settings)
        made.resize(*size)
        made.show()
        settle()
        yield made
        made.close()
        made.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


def table(shown: MainWindow, record: Record, hover: str = "") -> None:
    """A record on the table, its last moves by the seats themselves; the pointer on a place, if one is named."""
    shown.continue_record(record)
    settle()
    page = shown.table
    assert page is not None
    page.session.pause()
    if page.curtain.isVisible():
        page.curtain.lift()
    if hover:
        place = (hover.partition(":")[0], hover.partition(":")[2])
        page.view.telling.hover(place, page.view.place_point(place) or QPointF())
    page.side.log.view.scrollToBottom()
    settle()


class Album:
    """Takes pictures and writes them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, shown: MainWindow, name: str) -> None:
        settle()
        assert shown.grab().save(str(self.folder / f"{name}.png"))
        print(self.folder / f"{name}.png", flush=True)


def readme(album: Album) -> None:
    """The pictures that stand there."""
    three = played(3, acting(3, 2), ("changing_world",), 8)
    with window() as shown:
        table(shown, three, "action:farm")
        album.take(shown, "table_1280x720")
        shown.show_card("civilization", "khmer")
        album.take(shown, "card")
        shown.go_home()
        album.take(shown, "home")
    with window((1920, 1080)) as shown:
        table(shown, played(4, acting(4, 2), ("innovation",), 5))
        album.take(shown, "table_1920x1080")
    with window((3840, 2160), "light", "fr") as shown:
        table(shown, played(2, acting(3, 2)))
        album.take(shown, "table_3840x2160")
    with window() as shown:
        table(shown, played(3, lambda state, seat: False))
        shown.ending.show_result()
        album.take(shown, "final")
    with window() as shown:
        table(shown, peoples(6, at_step(11, "movement", 6)))
        album.take(shown, "advanced_civilization_1280x720")
        table(shown, peoples(6, at_step(12, "deal")))
        album.take(shown, "advanced_civilization_trade")
    with window((1920, 1080), "light", "fr") as shown:
        table(shown, peoples(8, at_step(13, "cards")))
        album.take(shown, "advanced_civilization_1920x1080")


def everything(album: Album, themes: tuple[str, ...], languages: tuple[str, ...]) -> None:
    tables = {
        "table2": played(2, acting(4, 2)),
        "table3": played(3, acting(2, 2)),
        "table4": played(4, acting(5, 1), ("innovation", "changing_world"), 5),
        "solo": played(1, acting(4, 1)),
        "solo_innovation": played(1, acting(5, 1), ("innovation",), 3),
        "draft": played(3, drafting, ("draft",), 4),
        "drafted": played(3, acting(3, 1), ("draft", "innovation"), 4),
    }
    over = played(4, lambda state, seat: False)
    for theme in themes:
        for language in languages:
            with window(USUAL, theme, language) as shown:
                album.take(shown, f"home_{theme}_{language}")
                shown.show_new_game("table")
                album.take(shown, f"new_game_{theme}_{language}")
                for name, record in tables.items():
                    table(shown, record)
                    album.take(shown, f"{name}_{theme}_{language}")
                shown.show_card("civilization", "egypt")
                album.take(shown, f"zoom_{theme}_{language}")
                table(shown, over)
                shown.ending.show_result()
                album.take(shown, f"final_{theme}_{language}")
                shown.go_home()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=HERE)
    parser.add_argument("--all", action="store_true", help="every screen, not only the README's")
    parser.add_argument("--theme", choices=("dark", "light"))
    parser.add_argument("--language", choices=("en", "fr"))
    given = parser.parse_args()
    album = Album(given.folder)
    if given.all:
        themes = (given.theme,) if given.theme else ("dark", "light")
        everything(album, themes, (given.language,) if given.language else ("en", "fr"))
    else:
        readme(album)


if __name__ == "__main__":
    main()

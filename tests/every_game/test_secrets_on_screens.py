"""What is hidden does not show: two worlds that a seat cannot tell apart look the same to it on every screen.

The worlds come from the game's own views (worlds.py); `looking` goes round the real window. One position of each game
in the normal run; `python3 run.py slow -k secrets_on_screens` takes positions of 40 games each and every seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from shutil import rmtree
from time import perf_counter
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap

from aoc_desktop.games import FIRST, GAMES, rows_of, words_of
from aoc_desktop.kernel.game import CHANCE, Move, Seat
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.profile.places import games_folder
from aoc_desktop.ui.frame.game_window import GameWindow
from aoc_desktop.ui.kit.lettering import draw_text, heading
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.table.page.table_page import TablePage
from aoc_desktop.ui.table.picture.view import TableView
from tests.every_game.looking import ANYBODY, Looking, Shown, steady
from tests.every_game.worlds import Position, Worlds, played_game
from tests.ui.person import Person, preferences_in

MANY = 40
PARTS = (0.5, 0.15, 0.85, 0.3, 0.7)
"""How far a game has come, in turn."""
SHORT, LONG = 120, 400
"""Moves that are played again for each exchange, at most: later positions of very long games are left out."""
TRIED = 6
"""Games that are looked through for a position with a secret of somebody's."""
LOOKED_FOR = 12
"""So many worlds of a position are looked through for one that a seat can tell apart: a card in a hand."""


def worlds_of(game_id: str, number: int, most: int = LONG, times: int = 12) -> Worlds | None:
    """A position of a game; if there is such a thing, one that somebody holds is exchanged, and up to so many other
    hidden things. None: nothing is hidden."""
    game = played_game(game_id, number)
    moves = max(1, min(most, int(len(game.history) * PARTS[number % len(PARTS)])))
    while moves > 1 and CHANCE in game.at(moves).deciders:  # chance would go on at once
        moves -= 1
    position = Position(game.at(moves), Rng(number))
    moment = game.game.moment(position.match.state)
    wanted = LOOKED_FOR if moment.secrets else 1
    found: list[Worlds] = []
    for worlds in position.worlds():
        found.append(worlds)
        if len(worlds.unaware) < len(moment.points) or len(found) == wanted:
            break
    return position.mixed(found[-1], times) if found else None


def first_worlds(game_id: str) -> Worlds:
    """Of several people, with a secret of one of them if the first games hold one."""
    found = []
    for number in range(TRIED):
        worlds = worlds_of(game_id, number, SHORT, times=3)
        if worlds is None or (seats := seats_of(worlds)) < 2:
            continue
        found.append(worlds)
        if len(worlds.unaware) < seats or not worlds.usual.game.moment(worlds.usual.state).secrets:
            break
    return found[-1]


def seats_of(worlds: Worlds) -> int:
    return len(worlds.usual.game.moment(worlds.usual.state).points)


def one_of(worlds: Worlds) -> Seat:
    """A seat that may not know, if there is one a seat that decides: it is told the most."""
    return min(worlds.unaware, key=lambda seat: (seat not in worlds.usual.deciders, seat))


class Comparison:
    """Looks at two worlds, seat by seat, and notes what tells them apart."""

    def __init__(self, folder: Path, thorough: bool = False) -> None:
        self.folder, self.thorough = folder, thorough
        self.compared: Counter[str] = Counter()

    def leaks(self, worlds: Worlds, seats: Iterable[Seat]) -> list[str]:
        """Each of these seats alone against computer players."""
        return [leak for seat in seats for leak in self._told_apart(worlds, (seat,))]

    def leaks_at_one_screen(self, worlds: Worlds) -> list[str]:
        """All seats are people, with a curtain between them where they have secrets."""
        return list(self._told_apart(worlds, range(seats_of(worlds))))

    def _told_apart(self, worlds: Worlds, people: Iterable[Seat]) -> Iterator[str]:
        (viewer, usual), (_, other) = (self._seen(match, people) for match in (worlds.usual, worlds.other))
        knows = viewer is not None and viewer not in worlds.unaware
        names = [name for name in {**usual, **other} if not knows or name.startswith(ANYBODY)]
        self.compared["visits"] += 1
        self.compared["things"] += len(names)
        for name in names:
            if usual.get(name) != other.get(name):
                yield f"{list(people)} {name}: {_difference(usual.get(name), other.get(name))}"

    def _seen(self, match: Match[Any], people: Iterable[Seat]) -> tuple[Seat | None, Shown]:
        """In a window of its own, that keeps no other game."""
        person = Person(preferences_in(self.folder))
        with steady(self.folder) as drawn:
            looking = Looking(person, drawn, self.folder, self.thorough)
            looking.sit(match, people)
            shown = looking.look()
        person.leave()
        rmtree(games_folder())
        return looking.viewer, shown


def _difference(usual: object, other: object) -> str:
    if isinstance(usual, tuple) and isinstance(other, tuple):
        return " | ".join(sorted({str(one) for one in usual} ^ {str(one) for one in other})[:4])[:600]
    return f"{str(usual)[:200]} | {str(other)[:200]}"


@pytest.mark.parametrize("game", GAMES)
def test_hidden_things_do_not_show(folder: Path, game: str) -> None:
    worlds, comparison = first_worlds(game), Comparison(folder)
    assert comparison.leaks(worlds, [one_of(worlds)]) == []
    if worlds.usual.game.moment(worlds.usual.state).secrets:
        assert comparison.leaks_at_one_screen(worlds) == []
    assert comparison.compared["things"] > 100


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_hidden_things_do_not_show_in_40_games(folder: Path, game: str) -> None:
    began, comparison = perf_counter(), Comparison(folder, thorough=True)
    games, seats, held, found = 0, 0, 0, list[str]()
    number = -1
    while games < MANY:
        number += 1
        worlds = worlds_of(game, number)
        if worlds is None:
            continue
        games, seats = games + 1, seats + len(worlds.unaware)
        held += len(worlds.unaware) < seats_of(worlds)
        told = [*comparison.leaks(worlds, sorted(worlds.unaware)), *comparison.leaks_at_one_screen(worlds)]
        found += [f"game {number}: {leak}" for leak in told]
    print(f"\n{game}: {games} games, {held} with a card of somebody's, {seats} seats, {dict(comparison.compared)}")
    print(f"{perf_counter() - began:.0f} s; leaks: {len(found)}")
    assert found == []


# ------------------------------------------------------------------ the test is able to fail


SLIPS = (
    *("table: title", "table: painted words", "table: words and names", "table: picture", "heard of the last move"),
    *("actions: undo", "rows: LogModel", "log file", "previews", "hint: question", "past"),
    *("table as text: words and names", f"{ANYBODY} thumbnail", f"{ANYBODY} saved games: picture"),
    f"{ANYBODY} shelf: picture",
)


def _seed(session: Any) -> int:
    return int(session.match.beginning.seed)


def test_leaks_of_every_kind_are_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that lets the seed slip out wherever it can."""
    game = FIRST
    worlds = worlds_of(game, 2)
    assert worlds is not None
    _slip_out(monkeypatch, game)
    leaks = Comparison(folder).leaks(worlds, [one_of(worlds)])
    for name in SLIPS:
        assert any(name in leak for leak in leaks), name


def _slip_out(patch: pytest.MonkeyPatch, game: str) -> None:
    title, refresh, paint, picture = GameWindow._title, TablePage.refresh, TableView.paintEvent, TablePage.picture
    words = type(words_of(game))
    beginning, preview, level = words.beginning, rows_of(game).preview_of, LiveSession.level_against

    def refreshed(self: TablePage) -> None:
        refresh(self)
        self.view.setAccessibleDescription(f"{_seed(self.session)}")
        self.actions_.say("undo", f"Undo {_seed(self.session)}")
        announce(self, f"{_seed(self.session)}")

    def painted(self: TableView, event: QPaintEvent) -> None:
        paint(self, event)
        painter = QPainter(self.viewport())
        draw_text(painter, QRectF(40, 40, 200, 30), str(_seed(self.session)), heading(20, "#ff0000"))
        painter.end()

    def pictured(self: TablePage) -> QPixmap:
        made = picture(self)
        painter = QPainter(made)
        painter.drawText(40, 40, str(_seed(self.session)))
        painter.end()
        return made

    def previewed(self: Any, move: Move) -> Any:
        return preview(self, move)._replace(seat=_seed(self.session))

    patch.setattr(GameWindow, "_title", lambda self: title(self) + (str(_seed(self.session)) if self.session else ""))
    patch.setattr(TablePage, "refresh", refreshed)
    patch.setattr(TableView, "paintEvent", painted)
    patch.setattr(TablePage, "picture", pictured)
    patch.setattr(words, "beginning", lambda self, record, *more: f"{beginning(self, record, *more)} {record.seed}")
    patch.setattr(rows_of(game), "preview_of", previewed)
    patch.setattr(LiveSession, "level_against", lambda self, seat: f"{level(self, seat)} {_seed(self)}")

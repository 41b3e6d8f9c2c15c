"""Complete games through the real window: by dragging, by clicks, by keys alone; solo and drafted ones too.

No move is handed to the engine here: a random legal move is chosen and then made by hand.
"""

from __future__ import annotations

from collections import deque
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from aoc_desktop.games import game_named
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.record import parse_record, replay
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.models.age_of_civilization.gestures import Place, gestures
from aoc_desktop.ui.age_of_civilization.focus import DIRECTIONS
from aoc_desktop.ui.age_of_civilization.game_actions import MOVES
from aoc_desktop.ui.age_of_civilization.table_view import TableView
from aoc_desktop.ui.main_window import MainWindow
from tests.sessions import session
from tests.ui.windows import click, opened

LEFT = Qt.MouseButton.LeftButton
PLAIN = {move[0]: name for name, move in MOVES.items()}
KINDS = [
    ("drag", 3, ()),
    ("click", 3, ()),
    ("keys", 3, ()),
    ("drag", 1, ("innovation",)),
    ("drag", 2, ("draft",)),
    ("keys", 1, ()),
]


class Hand:
    """Makes moves in one way."""

    def __init__(self, window: MainWindow, way: str, seed: int) -> None:
        self.window, self.way, self.rng = window, way, Rng(seed)
        assert window.table is not None
        self.view: TableView = window.table.view

    def make(self, move: Move) -> None:
        if move[0] in PLAIN:
            self.plain(move[0])
        elif self.view.models.standing.offers:
            self.touch(("offer", " ".join(move)))
        else:
            self.with_card(move)
        QApplication.processEvents()

    def plain(self, verb: str) -> None:
        if self.way == "keys":
            keys = self.window.actions_.keys(PLAIN[verb])[0]
            QTest.keySequence(self.window, keys)
        else:
            assert self.window.table is not None
            click(self.window.table.bar.primary)

    def with_card(self, move: Move) -> None:
        """One of the ways to show this move; what is then asked is answered by a touch."""
        ways = list(gestures(move, self.view.models.cards))
        source, target = self.rng.choice(ways)
        if source == target:
            self.touch(source)
        elif source[0] == "effect":
            self.touch(source)
            self.touch(target)
        else:
            self.carry(source, target)
        if self.view.controller.asked is not None:
            card = move[-1]
            self.touch(next(place for place in self.view.controller.targets() if place[1] == card))

    def carry(self, source: Place, target: Place) -> None:
        if self.way == "drag":
            self.drag(source, target)
        else:
            self.touch(source)
            self.touch(target)

    # ------------------------------------------------------------------ single gestures

    def point(self, place: Place) -> QPoint:
        found = self.view.place_point(place)
        assert found is not None, place
        return self.view.mapFromScene(found)

    def drag(self, source: Place, target: Place) -> None:
        viewport, start = self.view.viewport(), self.point(source)
        QTest.mousePress(viewport, LEFT, pos=start)
        QTest.mouseMove(viewport, start + QPoint(10, 6))
        end = self.point(target)
        QTest.mouseMove(viewport, end)
        QTest.mouseRelease(viewport, LEFT, pos=end)

    def touch(self, place: Place) -> None:
        if self.way == "keys":
            self.walk_to(place)
            QTest.keyClick(self.view, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(self.view.viewport(), LEFT, pos=self.point(place))
        QApplication.processEvents()

    def walk_to(self, place: Place) -> None:
        """The shortest way with the arrows, looked for on the same map that the keys walk on, then walked by keys."""
        self.view.setFocus()
        if self.view.walk.place is None or self.view.walk.piece is None:
            QTest.keyClick(self.view, Qt.Key.Key_Down)
        for key in self.way_to(place):
            QTest.keyClick(self.view, key)
        assert self.view.walk.place == place

    def way_to(self, place: Place) -> list[Qt.Key]:
        walk, here = self.view.walk, self.view.walk.place
        ways: dict[Place | None, list[Qt.Key]] = {here: []}
        waiting = deque([here])
        while waiting and place not in ways:
            at = waiting.popleft()
            for key in DIRECTIONS:
                walk.set(at)
                if walk.walk(key) and walk.place not in ways:
                    ways[walk.place] = [*ways[at], key]
                    waiting.append(walk.place)
        walk.set(here)
        return ways[place]


@pytest.mark.parametrize(("way", "players", "variants"), KINDS)
def test_a_whole_game_by_hand(way: str, players: int, variants: tuple[str, ...], tmp_path: Path) -> None:
    with opened(tmp_path) as window:
        running = session(players, variants, seed=5)
        window.show_session(running)
        assert window.table is not None
        hand, rng, count = Hand(window, way, 2), Rng(9), 0
        while not running.finished and count < 400:
            if window.table.curtain.isVisible():
                click(window.table.curtain.button)
            move = rng.choice(running.legal())
            hand.make(move)
            count += 1
            assert len(running.match.history) == count, move
            assert running.match.history[-1].move == move
        assert running.finished
        record = parse_record(running.record().to_json())
        again = replay(game_named(record.game), record)
        assert again.game.snapshot(again.state) == running.match.game.snapshot(running.match.state)

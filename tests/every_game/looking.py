"""All that one seat meets of a position in the real window: painted, written, heard, read, kept and exported.

`look` sits down at the position before its last move, lets that move be played, and then goes round everything that
shows the running game. What it brings home is compared with what another world shows (test_secrets_on_screens.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QLabel

from aoc_desktop.ai.search import Budget
from aoc_desktop.ai.worker import Question, answer
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import Match
from aoc_desktop.play import live_session
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.session import HUMAN, SeatInfo
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.kit.rich_line import RichLine
from aoc_desktop.ui.kit.screen_reader import spoken
from aoc_desktop.ui.saved.words import SavedWords
from aoc_desktop.ui.table.page import log_tools
from tests.sessions import AT_ONCE
from tests.ui.person import Person
from tests.ui.walk.eyes import all_seen, visible_widgets

NAMES = ("Anna", "Bela", "Livia", "Omar", "Ines", "Yuki", "Zoe", "Chandra")
STEP_BY_STEP = AT_ONCE._replace(step_by_step=True)
SMALL_HINT = Budget(roots=2, width=1, candidates=3, playouts=2, turns=1)
ANYBODY = "before anybody:"
"""Marks what each person at the screen may see, whosever turn it is."""
PREVIEWS, HOVERED = 12, 40
"""How many legal moves are tried on the table, and how many places are pointed at."""

Shown = dict[str, object]
"""By the name of what was looked at."""


@contextmanager
def steady(folder: Path) -> Iterator[list[str]]:
    """What differs from one start to the next for reasons of its own stands still; every painted text is collected."""
    drawn: list[str] = []
    line, sentence = lettering.draw_line, RichLine.draw

    def draw_line(painter: QPainter, baseline: QPointF, text: str, *more: Any) -> None:
        drawn.append(text)
        line(painter, baseline, text, *more)

    def draw(self: RichLine, painter: QPainter, corner: QPointF, colour: str) -> None:
        drawn.append(self._layout.text())
        sentence(self, painter, corner, colour)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lettering, "draw_line", draw_line)
        patch.setattr(RichLine, "draw", draw)
        patch.setattr(SavedWords, "when", lambda _self, _seconds: "today")
        # No way leads from a question's seed back to the game's: a hint may roll dice of its own.
        patch.setattr(live_session, "question_seed", lambda _seed, number: number)
        patch.setattr(live_session, "HINT_BUDGET", SMALL_HINT)
        patch.setattr(log_tools, "where_to_save", lambda *_: folder / "log.txt")
        yield drawn


class Looking:
    """One visit to a position."""

    def __init__(self, person: Person, drawn: list[str], folder: Path, thorough: bool = False) -> None:
        self.person, self.drawn, self.folder, self.thorough = person, drawn, folder, thorough
        # What may wait until the window is there ends with its icon.
        person.wait_for(lambda: None if person.window.windowIcon().isNull() else True)
        spoken().speak()
        spoken().forget()
        self.shown: Shown = {}
        self.viewer: Seat | None = None
        """Whose table it is; None: a curtain hides it, and anybody may stand before it."""

    @property
    def window(self) -> Any:
        return self.person.window

    @property
    def page(self) -> Any:
        return self.person.page

    def sit(self, match: Match[Any], people: Iterable[Seat]) -> None:
        """Before the last move; it is played while we look and listen. Who is not among the people is a computer
        player, and waits."""
        here = match.at(len(match.history))
        here.beginning = here.beginning._replace(meta={"id": "the same"})
        here.undo(beyond_revelation=True)
        count = len(here.game.moment(here.state).points)
        seats = [SeatInfo(NAMES[seat], HUMAN if seat in people else "novice") for seat in range(count)]
        self.window.show_session(LiveSession(here, seats, STEP_BY_STEP, self.window))
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.person.lift_curtain()
        spoken().speak()
        sounds: list[str] = []
        self.window.sounds.play = lambda *names: sounds.extend(names)
        banners: list[object] = []
        self.page.banner.tell = banners.append
        with _heard() as heard:
            if self.page.session.match.can_redo:  # what chance does is done by now
                self.page.session.redo()
            self.person.settle()
            spoken().speak()
        self.viewer = self.page.onlooker
        self.shown["heard of the last move"] = tuple(heard)
        self.shown["sounds of the last move"] = tuple(sounds)
        self.shown["banners of the last move"] = repr(banners)
        panel = self.page.since_panel
        self.shown["since the last decision"] = tuple(words.text() for words in panel.findChildren(QLabel))
        panel.dismiss()  # it goes by itself after a while

    def look(self) -> Shown:
        """Go round."""
        sights = {
            "table": self._table,
            "actions": self._actions,
            "rows": self._rows,
            "log file": self._log_file,
            "places": self._places,
            "previews": self._previews,
            "hint": self._hint,
            "table as text": self._text,
            "past": self._past,
            "almanac": self._almanac,
        }
        for name, see in sights.items() if self.viewer is not None else ():
            see(name)
        if self.viewer is None:
            self._table(f"{ANYBODY} the curtain")
            self._actions(f"{ANYBODY} actions")
        self._thumbnail(f"{ANYBODY} thumbnail")
        self._saved_games(f"{ANYBODY} saved games")
        self._shelf(f"{ANYBODY} shelf")
        return self.shown

    # ------------------------------------------------------------------ the table

    def _screen(self, name: str) -> None:
        """What stands on the screen now: words and names, what is painted, and the picture; without what time alone
        brings or takes away: a table settles, a message goes."""
        self.window.notice.say("")
        Rows.of(self.page.history_view.shown).settled.emit()
        self.person.settle()
        self.drawn.clear()
        picture = self.window.grab()
        self.shown[f"{name}: title"] = self.window.windowTitle()
        self.shown[f"{name}: painted words"] = tuple(sorted(self.drawn))
        self.shown[f"{name}: words and names"] = tuple(all_seen(visible_widgets()))
        self.shown[f"{name}: picture"] = _digest(picture)

    def _table(self, name: str) -> None:
        self._paint_anew()
        self._screen(name)

    def _paint_anew(self) -> None:
        """Nothing painted is kept from before."""
        self.page.view.redraw()
        for panel in self.page.side.panels():
            panel.forget()

    def _actions(self, name: str) -> None:
        """Undo and redo say what they would do; greyed actions say why."""
        actions = self.window.actions_
        for spec in actions:
            action = actions[spec.id]
            words = action.text(), action.toolTip(), action.statusTip(), action.isEnabled(), actions.reason(spec.id)
            self.shown[f"{name}: {spec.id}"] = words

    def _rows(self, name: str) -> None:
        for number, model in enumerate(self.page.models.findChildren(QAbstractItemModel)):
            self.shown[f"{name}: {type(model).__name__} {number}"] = tuple(_texts(model))

    def _log_file(self, name: str) -> None:
        self.page.log_links.handlers()["export_log"]()
        self.shown[name] = (self.folder / "log.txt").read_text(encoding="utf-8")

    def _places(self, name: str) -> None:
        page, view = self.page, self.page.view
        described = {str(piece.place): page.look.describe(piece.place, page.models, view.faces)
                     for piece in view.stage.with_places()}  # fmt: skip
        self.shown[f"{name}: descriptions"] = described
        pieces = sorted(view.stage.with_places(), key=lambda piece: str(piece.place))
        step = max(1, len(pieces) // (HOVERED if self.thorough else HOVERED // 5))
        bubbles = []
        for piece in pieces[::step]:
            view.hover.hover(piece.place, piece.rect.center())
            bubbles.append(tuple(line.text for line in view.hover.bubble.words.lines))
            view.hover.tell_more()
            bubbles.append(tuple(line.text for line in view.hover.note.words.lines))
        view.hover.hover(None, QPointF())
        self.shown[f"{name}: bubbles"] = tuple(bubbles)

    def _previews(self, name: str) -> None:
        """A move that is tried tells nothing that comes only when it is played."""
        rows = self.page.models
        moves = list(islice(rows.player_view.legal or (), 2000))
        step = max(1, len(moves) // (PREVIEWS if self.thorough else PREVIEWS // 3))
        self.shown[f"{name}: moves"] = tuple(moves)
        self.shown[name] = tuple(repr(rows.preview_of(move)._replace(own=None)) for move in moves[::step])

    def _hint(self, name: str) -> None:
        """An answer depends only on its question (tests/ai/test_worker.py)."""
        session = self.page.session
        if session.why_no_hint() is not None:
            return
        asked: list[Question] = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(session._advice, "ask", lambda question, _is_sound: asked.append(question))
            self.page.hints.toggle()
            if not session.aided:
                self._screen(f"{name}: what a hint costs")
                self.page.hints.accept.click()
        self.shown[f"{name}: question"] = repr(asked)
        if self.thorough:
            session.hinted.emit(answer(asked[0]).candidates)
            self._screen(name)
        self.page.hints.dismiss()

    def _text(self, name: str) -> None:
        self.page.show_text(True)
        spoken().speak()
        tree = self.page.text.tree
        tree.expandAll()
        self.person.settle()
        self._screen(name)
        self.page.show_text(False)

    def _almanac(self, name: str) -> None:
        """With the cards that this person has not met: it knows the game on the table."""
        if not self.window.actions_["almanac"].isEnabled():
            return
        self.window.show_almanac()
        screen = self.window.stack.currentWidget()
        screen.unseen.setChecked(True)
        self.person.settle()
        self.shown[name] = tuple(all_seen(visible_widgets()))
        screen.unseen.setChecked(False)
        self.window.back()

    def _past(self, name: str) -> None:
        """Earlier moments, and what the others did since."""
        last = len(self.page.session.match.history)
        for moves in {0, last // 2, max(0, last - 2)} if self.thorough else {max(0, last - 2)}:
            self.page.history_view.show_moment(moves)
            self.person.settle()
            self._screen(f"{name}, {last - moves} moves ago")
        self.page.history_view.leave()
        self.person.settle()

    # ------------------------------------------------------------------ beside it

    def _thumbnail(self, name: str) -> None:
        self._paint_anew()
        self.shown[name] = _digest(self.page.picture())

    def _saved_games(self, name: str) -> None:
        self.window.show_saved_games()
        self.person.settle()
        self._screen(name)
        self.window.back()

    def _shelf(self, name: str) -> None:
        self.window.go_home()
        self.person.settle()
        self._screen(name)
        self.window.show_page(self.page.session.match.game.id)
        self.person.settle()
        self._screen(f"{ANYBODY} page of the game")


@contextmanager
def _heard() -> Iterator[list[str]]:
    heard: list[str] = []
    spoken().said.connect(heard.append)
    try:
        yield heard
    finally:
        spoken().said.disconnect(heard.append)


def _digest(picture: QPixmap) -> str:
    return sha256(bytes(picture.toImage().constBits())).hexdigest()


def _texts(model: QAbstractItemModel, parent: QModelIndex | None = None) -> Iterator[str]:
    """Every role of every row."""
    at = parent or QModelIndex()
    roles = [int(Qt.ItemDataRole.DisplayRole), *model.roleNames()]
    for row in range(model.rowCount(at)):
        index = model.index(row, 0, at)
        yield repr([index.data(role) for role in roles])
        yield from _texts(model, index)

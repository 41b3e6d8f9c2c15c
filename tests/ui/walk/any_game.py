"""The walk through the screens of any game on the shelf, and through the moments of one of its games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from PySide6.QtWidgets import QApplication

from aoc_desktop.games import game_named
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.record import Record, record_of_match, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit import lettering
from aoc_desktop.ui.table.text.text_rows import section
from tests.sessions import NAMES
from tests.ui.test_walk import BADLY_SET, PLACEHOLDER, problems
from tests.ui.walk.eyes import small_letters
from tests.ui.walk.screens import USUAL, State, Walk, point_everywhere
from tests.ui.walk.window import PATH, settled
from tests.ui.windows import open_page

SPOKEN = [("fr", 100), ("fr", 150), ("fr", 200), ("en", 100)]


class WalkedGame(NamedTuple):
    """A whole game, and after how many moves a person is asked for each step."""

    record: Record
    asked: dict[str, list[int]]

    def moments(self, thorough: bool = False) -> list[int]:
        """The last time that each step was asked for (thorough: the first too), and the end."""
        found = {times[-1] for times in self.asked.values()}
        if thorough:
            found |= {times[0] for times in self.asked.values()}
        return [*sorted(found), len(self.record.moves)]


def played(beginning: Record, busy: Iterable[str], seed: int) -> WalkedGame:
    """Play a game to its end by a player who prefers these verbs."""
    game = game_named(beginning.game)
    match, rng, liked = start(game, beginning), Rng(seed), frozenset(busy)
    asked: dict[str, list[int]] = {}
    while match.deciders:
        seat = match.deciders[0]
        if seat == CHANCE:
            match.play(seat, game.draw(match.state, rng))
            continue
        if seat == 0:
            asked.setdefault(match.state.step, []).append(len(match.history))
        moves = list(match.legal(seat))
        dear = [move for move in moves if move[0] in liked]
        match.play(seat, rng.choice(dear if dear and rng.below(4) else moves))
    return WalkedGame(record_of_match(match), asked)


def screens(walk: Walk, game: str) -> Iterator[State]:
    """Shelf, page, and what the page leads to."""
    window = walk.window
    yield State("shelf")
    open_page(window, game)
    yield State("page")
    for name in ("new_game", "almanac", "rules", "achievements", "daily"):
        window.actions_[name].trigger()
        page = window.stack.currentWidget()
        if name != "almanac":
            yield State(name)
            continue
        for place in range(page.kinds.count()):
            page.kinds.setCurrentIndex(place)
            page.list.setCurrentRow(page.list.count() - 1)
            yield State(f"almanac: {page.kind}")


def tables(walk: Walk, game: WalkedGame) -> Iterator[State]:
    """The real table at the moments of a game, a person on seat 0."""
    names = NAMES[: game.record.players]
    seats = [{"name": name, "level": "random" if number else "human"} for number, name in enumerate(names)]
    for moves in game.moments():
        walk.sit_at(game.record._replace(moves=game.record.moves[:moves], meta={"seats": seats}))
        settled()
        yield State(f"after {moves} moves")


def text_table(walk: Walk) -> Iterator[State]:
    """The table that lies there as text: beside it the picture in small, below that the row's place enlarged."""
    walk.window.look_at_table()
    page = walk.window.table
    assert page is not None
    page.show_text(True)
    assert page.text is not None
    page.view.stage.pictures.clear()  # what was drawn for the table itself is drawn once more, and seen
    for piece in page.view.stage.pieces.values():
        piece.forget()
    for name in page.text.rows.sections:
        page.text.go_to_section(name)
        first = page.text.tree.open_row(section(name))
        if first.isValid():
            page.text.tree.setCurrentIndex(first)
        settled()
        yield State(f"the table as text, {name}")
    page.show_text(False)


def pointed_at(window: MainWindow, language: str) -> Iterator[str]:
    """The texts shown for every place."""
    assert window.table is not None
    page = window.table
    for _ in point_everywhere(page):
        telling = page.view.hover
        words = [line.text for line in telling.bubble.words.lines]
        words.append(page.view.look.describe(telling.hovered, page.models, page.view.faces) if telling.hovered else "")
        telling.tell_more()
        words += [line.text for line in telling.note.words.lines]
        for text in words:
            if PLACEHOLDER.search(text) or (language == "fr" and BADLY_SET.search(PATH.sub("", text))):
                yield f"{telling.hovered}: {text!r}"


def unreadable(window: MainWindow, states: Iterator[State], language: str, size: int, point: bool = False) -> list[str]:
    """All unreadable texts on the walk; `point`: also those shown for every place."""
    walk, found = Walk(window, False), []
    with small_letters() as small:
        for state in states:
            found += [f"{state.name}: {problem}" for problem in problems(walk, state, language, size, small)]
            if point:
                found += [f"{state.name}: {problem}" for problem in pointed_at(window, language)]
            lettering.overflows.clear()
            QApplication.processEvents()
    return found


def speak(window: MainWindow, language: str, size: int) -> None:
    """Set the window's language and text size; it is drawn only when shown."""
    window.preferences["language"], window.preferences["text_size"] = language, size
    window.resize(*USUAL)
    window.setUpdatesEnabled(False)

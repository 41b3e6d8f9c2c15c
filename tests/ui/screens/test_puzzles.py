"""Puzzles before the real window: missed, solved and looked up, by mouse and by the table as text."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QMessageBox

from aoc_desktop.ai.exhaustive import Exhaustive
from aoc_desktop.games import GAMES, game_named, puzzles_of
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.resources import resource
from aoc_desktop.play.puzzle import PuzzleSession
from aoc_desktop.play.session import Pace
from aoc_desktop.profile.puzzles import MOST_HINTS, PuzzleTries, PuzzleTry
from aoc_desktop.solo.puzzles import FILE, Puzzle, of_day, shipped_puzzles
from aoc_desktop.ui.screens.solo.puzzles import PuzzlesScreen
from tests.ui.person import Person, preferences_in
from tests.ui.windows import entry_of, open_page

KINDS = [
    (game, kind.name)
    for game in GAMES
    if (found := puzzles_of(game)) is not None and resource(game, FILE).is_file()
    for kind in found.kinds
]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path / "home"))
    return tmp_path


@pytest.fixture
def person(home: Path) -> Iterator[Person]:
    made = Person(preferences_in(home, player_name="Ada"))
    yield made
    made.leave()


def page_of(person: Person, game: str) -> PuzzlesScreen:
    """From the shelf, by mouse."""
    person.click_widget(entry_of(open_page(person.window, game), "puzzles"))
    screen = person.window.stack.currentWidget()
    assert isinstance(screen, PuzzlesScreen)
    return screen


def sit_down(person: Person, screen: PuzzlesScreen, puzzle: Puzzle) -> Any:
    person.click_widget(screen.cards[puzzle.id])
    person.listen()
    person.settle()
    return person.page.puzzle


def shortest(screen: PuzzlesScreen, kind: str) -> Puzzle:
    """The first of a kind that is open at once, and soon played."""
    opened = [one for one in screen.puzzles if one.kind == kind and screen.cards[one.id].isEnabled()]
    return min(opened, key=lambda one: len(one.line))


def a_worse_line(session: PuzzleSession) -> tuple[list[Move], int]:
    """The shortest line to the horizon that is not best, and what it comes to."""
    search = Exhaustive(session.horizon, 0)
    waiting: list[tuple[Any, list[Move]]] = [(session.match.game.copy(session.match.state), [])]
    while True:
        state, moves = waiting.pop(0)
        if session.horizon.over(state):
            if (result := session.measure(state)) < session.puzzle.best:
                return moves, result
        else:
            waiting += [(after, [*moves, move]) for move, after in search.following(state)]


def play(person: Person, moves: Any, how: Any) -> None:
    """Every move by hand, but for those that play themselves because nothing else can be done."""
    for move in moves:
        session = person.session
        played = session.match.history[session.begins :]  # type: ignore[attr-defined]
        if len(played) and session.finished:
            return
        if session.legal() == [move] and session.forced_move() is None:  # type: ignore[attr-defined]
            person.settle()
        person.perform(move, how)


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_missed_then_solved_then_looked_up(game: str, kind: str, person: Person, means_it: list[str]) -> None:
    screen = page_of(person, game)
    bar = sit_down(person, screen, shortest(screen, kind))
    session = person.window.session
    assert isinstance(session, PuzzleSession)
    worse, result = a_worse_line(session)
    play(person, remaining(session, worse), person.by_list)
    assert f" {session.puzzle.best - result} point" in bar.message.text()
    assert not bar.standing.solved_at
    person.click_widget(bar.buttons["start_over"])
    assert len(session.match.history) == session.begins

    play(person, remaining(session, session.puzzle.moves), person.by_clicks)
    assert "That is the best there is" in bar.message.text()
    assert "2 stars" in bar.message.text()
    assert bar.standing.tries == 2
    assert not any("taken back" in words for words in means_it), "a puzzle takes back every move"

    person.click_widget(bar.buttons["solution"])  # nothing can be lost any more: no question
    assert person.page.history_view.replaying
    person.page.history_view.leave()
    assert len(session.match.history) == session.begins
    person.click_widget(bar.buttons["leave"])
    assert person.window.stack.currentWidget() is screen
    assert screen.cards[session.puzzle.id].standing.stars == 2


def remaining(session: PuzzleSession, moves: Any) -> Iterator[Move]:
    """Those of a line that are still to be played when their turn comes: some play themselves."""
    number = 0
    while number < len(moves) and not session.at_horizon:
        played = len(session.match.history) - session.begins
        if played > number:
            number = played
            continue
        yield moves[number]
        number += 1


def test_by_the_table_as_text(home: Path) -> None:
    person = Person(preferences_in(home, player_name="Ada", text_table="on"))
    game, kind = KINDS[0]
    screen = page_of(person, game)
    bar = sit_down(person, screen, shortest(screen, kind))
    session = person.window.session
    assert isinstance(session, PuzzleSession)
    assert person.page.reads
    play(person, remaining(session, session.puzzle.moves), person.by_text)
    assert "3 stars" in bar.message.text()
    assert bar.isVisible()
    assert bar.buttons["onward"].hasFocus()  # Enter leads on
    person.leave()


def test_hints_one_after_the_other_cost_stars(person: Person) -> None:
    game, kind = KINDS[0]
    screen = page_of(person, game)
    bar = sit_down(person, screen, shortest(screen, kind))
    session = person.window.session
    assert isinstance(session, PuzzleSession)
    person.click_widget(bar.buttons["hint"])
    assert str(session.puzzle.best) in bar.message.text()
    person.window.actions_["hint"].trigger()
    assert f"{session.puzzle.decisions} decision" in bar.message.text()
    person.click_widget(bar.buttons["hint"])
    person.wait_for(lambda: "still possible:" in bar.message.text() or None, 60)
    assert person.models.words.short_move(session.puzzle.moves[0], "en") in bar.message.text()
    assert PuzzleTries().standings(game)[session.puzzle.id].hints == 3
    play(person, remaining(session, session.puzzle.moves), person.by_list)
    assert "1 star." in bar.message.text()


def test_the_solution_before_it_is_found_asks_and_costs_every_star(person: Person) -> None:
    game, kind = KINDS[0]
    screen = page_of(person, game)
    bar = sit_down(person, screen, shortest(screen, kind))
    person.click_widget(bar.buttons["solution"])
    box = next(one for one in person.window.findChildren(QMessageBox) if one.isVisible())
    person.click_widget(box.buttons()[0])
    assert person.page.history_view.replaying
    assert "The best line" in bar.message.text()
    person.page.history_view.show_moment(person.page.history_view.last)
    assert str(bar._session.puzzle.best) in bar.numbers.text()
    person.page.history_view.leave()
    assert bar.standing.seen
    assert not bar.standing.stars
    assert screen.next_puzzle() != bar._session.puzzle


def test_closed_moves_are_shut_and_say_why() -> None:
    """Dice and another player's decisions are no part of a puzzle: their moves are refused, and light up nowhere."""
    shut = 0
    for game in GAMES:
        if (declared := puzzles_of(game)) is None or not resource(game, FILE).is_file():
            continue
        for puzzle in shipped_puzzles(game_named(game), declared):
            if not puzzle.proof.closed or shut:
                continue
            session = PuzzleSession(puzzle, puzzle.position(game_named(game)), "Ada", ["Livia"] * 7, Pace())
            for move in puzzle.moves:
                closed = [each for each in session.match.legal(puzzle.seat) if each not in session.legal()]
                for each in closed:
                    reason = session.why_not(each)
                    assert reason is not None
                    assert reason.code in ("closed_chance", "closed_other")
                shut += len(closed)
                session.play(move)
            assert session.at_horizon
    assert shut


def test_a_puzzle_is_no_game(person: Person) -> None:
    """It is not kept among the saved games, and no result comes of it."""
    game, kind = KINDS[0]
    screen = page_of(person, game)
    sit_down(person, screen, shortest(screen, kind))
    session = person.window.session
    assert isinstance(session, PuzzleSession)
    play(person, remaining(session, session.puzzle.moves), person.by_list)
    person.window.go_home()
    assert not person.window.keeper.saved.entries()
    assert not person.window.results.all()
    assert not person.window.actions_["continue_game"].isEnabled()


def test_grades_open_kinds_are_filtered_and_the_next_is_offered(person: Person) -> None:
    game, kind = KINDS[0]
    screen = page_of(person, game)
    assert not any(card.isEnabled() for card in screen.cards.values() if card.puzzle.grade > 1)
    screen.kinds.setCurrentIndex(1)
    assert {card.puzzle.kind for card in screen.cards.values() if card.isVisible()} == {kind}
    person.click_widget(screen.next)
    session = person.window.session
    assert isinstance(session, PuzzleSession)
    assert session.puzzle.id == screen.puzzles[0].id


def test_the_puzzle_of_the_day_and_its_streak(person: Person) -> None:
    game, _ = KINDS[0]
    today = date(2026, 11, 19)
    screen = page_of(person, game)
    person.window.solo.today = lambda: today
    screen.refresh()
    shelves = {}
    for name in GAMES:
        if (declared := puzzles_of(name)) is not None:
            shelves[name] = shipped_puzzles(game_named(name), declared)
    found = of_day(today, shelves)
    assert found is not None
    person.click_widget(screen.day.play)
    session = person.window.session
    assert isinstance(session, PuzzleSession)
    assert session.puzzle == found[1]
    assert session.match.game.id == found[0]
    for move in remaining(session, session.puzzle.moves):
        session.play(move)
    assert PuzzleTries().streak(today) == (1, 1)
    assert PuzzleTries().streak(today + timedelta(3)) == (0, 1)


@pytest.mark.parametrize("way", ["leave", "onward"])
def test_the_puzzle_of_the_day_of_another_box_leads_on_in_that_box(person: Person, way: str) -> None:
    game, _ = KINDS[0]
    day = next(day for day in (date(2026, 11, 19 + later) for later in range(4)) if day.toordinal() % len(GAMES))
    screen = page_of(person, game)
    person.window.solo.today = lambda: day
    screen.refresh()
    person.click_widget(screen.day.play)
    session = person.window.session
    assert isinstance(session, PuzzleSession)
    other = session.match.game.id
    assert other != game
    for move in remaining(session, session.puzzle.moves):
        session.play(move)
    person.click_widget(person.page.puzzle.buttons[way])
    if way == "leave":
        page = person.window.stack.currentWidget()
        assert isinstance(page, PuzzlesScreen)
        assert {one.record["game"] for one in page.puzzles} == {other}
    else:
        assert person.window.session is not session
        assert person.window.session.match.game.id == other


def test_a_thousand_hints_are_enough(person: Person) -> None:
    """The file of tries counts no farther: a key that is held down takes nothing from the person."""
    game, kind = KINDS[0]
    screen = page_of(person, game)
    puzzle = shortest(screen, kind)
    PuzzleTries().append([PuzzleTry(game=game, puzzle=puzzle.id, date=date(2026, 11, 19), hints=MOST_HINTS)])
    bar = sit_down(person, screen, puzzle)
    bar.hint()
    assert bar.standing.hints == MOST_HINTS

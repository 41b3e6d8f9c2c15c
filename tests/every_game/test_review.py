"""The review of a game of each box: its words, its one figure, its sum, and the filter of what could be better."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from aoc_desktop.ai.hints import Candidate
from aoc_desktop.ai.worker import Answer
from aoc_desktop.games import GAMES, words_of
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.play.session import SeatInfo, Session
from aoc_desktop.ui.kit.translations import install_language
from aoc_desktop.ui.screens.result.review import ReviewScreen, TurnCard
from tests.every_game.worlds import played_game
from tests.ui.person import preferences_in

MISTAKES = 3
RAW = re.compile(r"(?<!tile)(?<!tuile)(?<!\u202f): [a-c][1-3]\b|(?<!tuile)\u202f: [a-c][1-3]\b|\b[a-z]+_[a-z_]+\b")
"""A card's square without the card, or a word as the record writes it. A tile of a map is known by its square."""


@pytest.fixture
def screen(request: pytest.FixtureRequest, folder: Path, qtbot: QtBot) -> ReviewScreen:
    """A finished game in which the second seat made three mistakes, each worse than the one before."""
    game_id, language = request.param
    install_language(language)
    match = played_game(game_id, 3)
    people = [SeatInfo(f"P{seat}", "human") for seat in range(max(played.seat for played in match.history) + 1)]
    made = ReviewScreen(Session(match, people), preferences_in(folder, language=language))
    qtbot.addWidget(made)
    made.show()
    made.review._thinking.ask = lambda *_asked: None  # type: ignore[method-assign]
    turns = made.review.turns[:40]
    made.review.turns = turns
    for number, turn in enumerate(turns):
        lost = 0.1 * (number + 1) if number < MISTAKES else 0.0
        mine, best = (Candidate(turn.moves[0], 9, 0.5 + more, turn.moves, (), 1) for more in (0.0, lost))
        best = best._replace(line=(*turn.moves, turn.moves[0])) if lost else best
        made.review._answered(Answer(turn.moves[0], turn.moves, (best, mine)))
    return made


def shown(screen: ReviewScreen) -> list[TurnCard]:
    return [card for card in screen.cards if not card.isHidden()]


@pytest.mark.parametrize("screen", [(game_id, "en") for game_id in GAMES], indirect=True)
def test_a_review_has_a_sum_and_shows_the_mistakes_alone_on_request(screen: ReviewScreen) -> None:
    fine = len(screen.cards) - MISTAKES
    assert screen._summary.text().startswith(
        f"{fine} turns well played, {MISTAKES} could be better. The biggest swings"
    )
    assert [card.lost.text() for card in screen.cards[: MISTAKES + 1]] == ["−30%", "−20%", "−10%", "well played"]
    assert "80% to win" in screen.cards[0]._their_figures.text()
    assert screen.only_mistakes.text() == f"Only what could be better ({MISTAKES})"
    assert len(shown(screen)) == len(screen.cards)
    screen.only_mistakes.click()
    assert shown(screen) == screen.cards[:MISTAKES]


@pytest.mark.parametrize("screen", [(game_id, code) for game_id in GAMES for code in ("en", "fr")], indirect=True)
def test_a_review_speaks_as_the_table_does(screen: ReviewScreen) -> None:
    """Eras and turns by their names, cards instead of squares; every turn says something."""
    rounds = {
        screen._words.round_short(card.review.turn.moment.round, screen.preferences.language) for card in shown(screen)
    }
    assert {card._round.text() for card in screen.cards} == rounds
    assert any(name in screen._summary.text() for name in rounds)
    for card in screen.cards:
        assert card._mine.text()
        for text in (card._mine.text(), card._theirs.text()):
            assert not RAW.search(text), text


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game_id", GAMES)
def test_undo_names_a_move_in_the_words_of_its_position(game_id: str, language: str) -> None:
    """No "Undo: Assign: 4, 8", no "Undo: Discard: b3"."""
    match, words = played_game(game_id, 3), words_of(game_id)
    for state, played in zip(match.states(), match.history, strict=True):
        if played.seat != CHANCE:
            text = words.short_move(played.move, language, {"state": state, "seat": played.seat})
            assert text
            assert not RAW.search(text), text
            assert not re.search(r": \d+(, \d+)*$", text), text

"""Why a hint's move is good, in words."""

from __future__ import annotations

import pytest

from aoc_desktop.games import game_named, words_of
from aoc_desktop.games.age_of_civilization.rules.events import Gained, GameEnds, Kept, Paid, Performs, TechnologyGained
from aoc_desktop.games.age_of_civilization.words.words import WORDS
from aoc_desktop.kernel.events import Cause, Event, TurnEnds
from aoc_desktop.kernel.game import Change
from aoc_desktop.text.hints import chance_text, figures_text
from aoc_desktop.text.language import load_language
from tests.games.age_of_civilization.position import Position

CULTURE, WRITING, RESEARCH = Cause("action", "culture"), Cause("technology", "writing"), Cause("action", "research")
HUNT = ("act", "hunt")
LINE = (("act", "research", "writing"), HUNT, HUNT, ("act", "culture"), ("done",), ("use", "mali"))
EVENTS = (
    Performs(0, "research", 1, RESEARCH),
    Paid(0, "coins", 4, RESEARCH),
    Gained(0, "points", 1, RESEARCH),
    TechnologyGained(0, "writing", RESEARCH),
    Gained(1, "points", 9, CULTURE),
    Gained(0, "points", 2, CULTURE),
    Gained(0, "points", 1, WRITING),
    TurnEnds(0),
    Gained(0, "points", 5, Cause("wonder", "machu_picchu")),
)


def test_what_follows_and_what_the_turn_brings_with_its_causes() -> None:
    assert WORDS.why(LINE, EVENTS, 0, "en") == (
        "Then: 2 × Hunt, Culture. This turn: +4 points (Research 1, Culture 2, Writing 1), −4 coins, +1 technology."
    )
    assert WORDS.why(LINE, EVENTS, 0, "fr") == (
        "Ensuite\u202f: 2 × Chasse, Culture. "
        "Ce tour\u202f: +4 points (Recherche 1, Culture 2, Écriture 1), −4 Pièces, +1 Technologie."
    )


def test_in_the_last_turn_the_points_of_the_end_count_too() -> None:
    why = WORDS.why(LINE[3:], (*EVENTS[4:], GameEnds()), 0, "en")
    assert why == "This turn: +8 points (Culture 2, Writing 1, Machu Picchu 5)."


def test_coins_laid_on_a_card_of_the_market_are_told_too() -> None:
    """Phoenicia's offer: 2 coins go to the market for 2 points."""
    game = Position(2).hold(0, main="phoenicia", coins=2, workers=2).market("rome", "china").at("end_of_turn")
    why = WORDS.why((("use", "phoenicia", "china"),), game.play("use phoenicia china"), 0, "en")
    assert why == "This turn: +2 points (Phoenicia), −2 coins."


def test_a_move_that_brings_nothing_now() -> None:
    assert WORDS.why((("keep", "rome"),), (Kept(0, "rome"),), 0, "en") == "It pays in later turns."


@pytest.mark.parametrize(
    ("points", "chance", "language", "words"),
    [
        (28.66, 0.594, "en", "59% to win (about 3 in 5)"),
        (28.66, 0.32, "fr", "Victoire\u202f: 32\u202f% (environ 1 chance sur 3)"),
        (28.04, 1.0, "fr", "Victoire\u202f: 99\u202f% (presque sûre)"),
        (30.0, None, "en", "About 30.0 points at the end"),
    ],
)
def test_figures(points: float, chance: float | None, language: str, words: str) -> None:
    assert figures_text(points, chance, language) == words


def test_what_counts_for_a_medal_is_in_the_figure() -> None:
    assert figures_text(24.0, None, "en", 6.5) == "Worth about 30.5 points, with what counts for a medal"
    assert figures_text(24.0, None, "fr", 6.5) == "Vaut environ 30,5 points, avec ce qui compte pour une médaille"


@pytest.mark.parametrize(
    ("chance", "english", "french"),
    [
        (0.0, "hardly any", "presque aucune chance"),
        (0.06, "about 1 in 15", "environ 1 chance sur 15"),
        (0.14, "about 1 in 7", "environ 1 chance sur 7"),
        (0.34, "about 1 in 3", "environ 1 chance sur 3"),
        (0.48, "as good as even", "environ une chance sur deux"),
        (0.66, "about 2 in 3", "environ 2 chances sur 3"),
        (0.93, "about 14 in 15", "environ 14 chances sur 15"),
        (0.99, "almost sure", "presque sûre"),
    ],
)
def test_a_chance_is_also_said_as_one_would_say_it(chance: float, english: str, french: str) -> None:
    assert [chance_text(chance, load_language(code)) for code in ("en", "fr")] == [english, french]


class Bank(Event):
    """Gives gold."""


class Star(Event):
    """Gives points."""


@pytest.mark.parametrize(("game_id", "gold"), [("golden_ages", "+2 gold"), ("monumental_duel", "+2 Gold")])
def test_every_game_tells_points_first_and_nothing_of_the_end_of_the_round(
    game_id: str, gold: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever its events are called: the game's own reading counts."""
    counted = {"bank": [Change(0, "gold", 2)], "star": [Change(0, "points", 3)]}
    monkeypatch.setattr(type(game_named(game_id)), "changes", lambda self, event: counted.get(event.kind, []))
    words, events = words_of(game_id), (Bank(), Star(), TurnEnds(0), Star())
    assert words.why((), events, 0, "en") == f"This turn: +3 points, {gold}."
    assert words.turn_changes(events, 0, "en") == f"{gold}, +3 points"

"""What is asked, in one sentence, at every decision of whole games in both languages."""

from __future__ import annotations

from collections import Counter

import pytest

from aoc_desktop.games.age_of_civilization.rules.events import Gained, Paid, Sacrificed, TechnologyGained
from aoc_desktop.games.age_of_civilization.words.prompts import prompt
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.games.age_of_civilization.words.words import WORDS
from aoc_desktop.kernel.events import Cause, TurnEnds
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.text.results import result_title
from aoc_desktop.text.words import confirm_prompt, result_prompt
from tests.games.age_of_civilization.position import Position
from tests.sessions import session

NAMES = ("Ada", "Marcus", "Livia", "Chandra")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("players", "variants"), [(2, ()), (3, ("draft",)), (2, ("innovation", "changing_world")), (1, ())]
)
def test_every_decision_has_its_sentence(players: int, variants: tuple[str, ...], language: str) -> None:
    running = session(players, variants, seed=3)
    rng, said = Rng(1), Counter[str]()
    while not running.finished:
        state, legal = running.match.state, running.legal()
        text = prompt(state, legal, NAMES, language, lambda move: running.preview(move)[1])
        assert text[0].isupper()
        assert text[-1] in ".?"
        said[text] += 1
        running.play(rng.choice(legal))
    assert len(said) >= 6


def test_the_draft_says_where_the_cards_go() -> None:
    running = session(3, ("draft",))
    said = []
    while running.match.state.phase == "draft":
        said.append(prompt(running.match.state, running.legal(), NAMES, "en", lambda move: ()))
        running.play(running.legal()[0])
    assert said[0] == "Keep one of these 7 cards; the others go to Marcus."
    assert said[-1] == "Keep one of these 3 cards; the 2 left go to the market."


def test_a_turn_is_summed_up_until_it_ends() -> None:
    culture = Cause("action", "culture")
    events = [
        Paid(0, "coins", 4, culture),
        Gained(0, "points", 2, culture),
        Gained(1, "coins", 1, culture),
        TechnologyGained(0, "writing", culture),
        TurnEnds(0),
        Sacrificed(0, "workers", 1),
    ]
    assert WORDS.turn_changes(events, 0, "en") == "−4 coins, +2 points, +1 technology"
    assert (
        confirm_prompt(WORDS.turn_changes(events, 0, "en"), WORDS.speech("en"), breathes=False)
        == "Your turn: −4 coins, +2 points, +1 technology. End it?"
    )
    assert WORDS.turn_changes([], 0, "fr") == "aucun changement"


def test_coins_laid_on_a_card_of_the_market_are_summed_up_too() -> None:
    """Phoenicia's offer: 2 coins go to the market for 2 points."""
    game = Position(2).hold(0, main="phoenicia", coins=2, workers=2).market("rome", "china").at("end_of_turn")
    assert WORDS.turn_changes(game.play("use phoenicia china"), 0, "en") == "−2 coins, +2 points"


def test_the_end_of_the_game() -> None:
    assert result_prompt(((1,), (0,)), (3, 5), NAMES[:2], "en") == "Marcus wins with 5 points."
    assert result_prompt(((0, 1),), (5, 5), NAMES[:2], "fr") == "Ada et Marcus partagent la victoire avec 5 points."
    assert result_prompt(((0,),), (1,), NAMES[:1], "en") == "Final score: 1 point."
    assert result_title(((1,), (0,)), (3, 5), NAMES[:2], "en") == "Marcus wins by 2 points"
    assert result_title(((1,), (0,)), (5, 5), NAMES[:2], "en") == "Marcus wins on the tie-break"


def test_who_is_waited_for() -> None:
    assert WORDS.waiting(None, 0, NAMES, "fr") == "Ada réfléchit…"
    assert WORDS.waiting(None, CHANCE, NAMES, "en") == "Chance decides …"


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "No action can be performed now: buy a special technology card for 1 coin or finish your actions."),
        (
            "fr",
            "Aucune action n’est possible pour l’instant\u202f: achetez une carte Technologie spéciale pour 1 Pièce ou "
            "terminez vos actions.",
        ),
    ],
)
def test_nobody_is_told_that_nothing_can_be_done_while_a_card_can_be_bought(language: str, asked: str) -> None:
    game = Position(2, variants=["innovation"]).hold(0, main="egypt", coins=1, workers=1).at("actions")
    game.state.acted = True
    game.player(0).free_workers = 0

    def words() -> str:
        return prompt(game.state, list(game.match.legal(0)), NAMES, language, lambda move: ())

    assert words() == asked
    game.player(0).coins = 0
    assert words() == load_language(language).sentence("prompt.actions_nothing_left")

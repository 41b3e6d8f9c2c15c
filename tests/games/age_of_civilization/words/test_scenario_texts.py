"""The words of Path of Glory: the model sentences of the design, and everything in golden files."""

from __future__ import annotations

import pytest

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.medals import medal_progress
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS, scenario, scenario_cards
from aoc_desktop.games.age_of_civilization.words.cards import event_sentence, plague_lines
from aoc_desktop.games.age_of_civilization.words.log import log_lines
from aoc_desktop.games.age_of_civilization.words.moves import move_text
from aoc_desktop.games.age_of_civilization.words.prompts import prompt
from aoc_desktop.games.age_of_civilization.words.scenarios import (
    control_card_lines,
    drought_sentence,
    medal_result,
    medal_sentence,
    progress_text,
    scenario_lines,
    special_action_lines,
    turning_sentence,
)
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.rng import Rng
from tests import golden
from tests.games import data_of
from tests.games.age_of_civilization.modes import Mode
from tests.games.age_of_civilization.position import Position

GOLDEN = data_of("age_of_civilization", "golden_words")
CODES = ("en", "fr")
CARDS = shipped_set("second_edition")


def lines_of(card: str, language: str) -> list[str]:
    """What stands on a special action, control card or special event, whichever scenario has it."""
    for chosen in map(scenario, SCENARIOS):
        for action in chosen.special_actions:
            if action.id == card:
                return special_action_lines(action, language)
        for control in chosen.control_cards:
            if control.id == card:
                return control_card_lines(control, CARDS, language)
        for event in chosen.events:
            if event.id == card:
                return [event_sentence(event, language)]
    raise KeyError(card)


MODEL = [
    ("great_famine", "You lose 3 coins.", "Vous perdez 3 Pièces."),
    ("black_death", "You sacrifice 2 workers.", "Vous sacrifiez 2 Ouvriers."),
    ("printing_press", "You gain 1 technology.", "Vous gagnez 1 Technologie."),
    (
        "quarry",
        "The next Wonder of this turn costs you 3 coins less.",
        "La prochaine action Merveille de ce tour vous coûte 3 Pièces de moins.",
    ),
    ("corvee", "Gain 2 coins and 1 point.", "Gagnez 2 Pièces et 1 point."),
    (
        "caravan",
        "Pay the cost of the next card in the row and take control of it.",
        "Payez le coût de la prochaine carte de la rangée et prenez-en le contrôle.",
    ),
    (
        "caravanserai",
        "Gain 1 coin for every 2 cards you control, at least 1.",
        "Gagnez 1 Pièce par tranche de 2 cartes contrôlées, 1 au moins.",
    ),
    (
        "reservoir",
        "No drought token is added at the end of this round.",
        "Aucun jeton Sécheresse ne s'ajoute à la fin de cette manche.",
    ),
    ("ritual", "Remove 1 drought token and gain 1 point.", "Retirez 1 jeton Sécheresse et gagnez 1 point."),
    (
        "fortify",
        "Your military increases by 3 until the end of this round.",
        "Votre Force Militaire augmente de 3 jusqu'à la fin de cette manche.",
    ),
    ("tribute", "This round's war does not touch you.", "La guerre de cette manche ne vous touche pas."),
    (
        "changan",
        "At the end of each of your turns, gain 1 coin.",
        "À la fin de chacun de vos tours, gagnez 1 Pièce.",
    ),
    (
        "dunhuang",
        "From round 4, at the end of each of your turns, gain 1 point.",
        "Dès la manche 4, à la fin de chacun de vos tours, gagnez 1 point.",
    ),
    ("samarkand", "Research costs you 1 coin less.", "L'action Recherche vous coûte 1 Pièce de moins."),
    ("merv", "Your military increases by 1.", "Votre Force Militaire augmente de 1."),
    (
        "baghdad",
        "When you perform Trade, gain 1 more coin and 1 point.",
        "Quand vous réalisez l'action Commerce, gagnez 1 Pièce de plus et 1 point.",
    ),
    ("antioch", "At the end of the game, gain 4 points.", "À la fin de la partie, gagnez 4 points."),
    ("quarry", "Available in every round of this scenario.", "Disponible à chaque manche de ce scénario."),
]


@pytest.mark.parametrize(("card", "english", "french"), MODEL)
def test_model_sentences(card: str, english: str, french: str) -> None:
    assert load_language("en").typeset(english) in lines_of(card, "en")
    assert load_language("fr").typeset(french) in lines_of(card, "fr")


def test_model_sentences_of_rules_and_costs() -> None:
    assert lines_of("corvee", "en")[0] == "Cost: 2 workers, one of them sacrificed."
    assert lines_of("corvee", "fr")[0] == "Coût\u202f: 2 Ouvriers, dont 1 sacrifié."
    drought = drought_sentence(scenario("lost_civilization"), CARDS, 3, "en")
    assert drought == "3 drought tokens: Hunt, Fish and Farm each give 1 coin less."
    assert turning_sentence(scenario("death_and_rebirth"), "en") == (
        "The rebirth: Culture and Research give 1 more point; Research costs 1 coin less."
    )
    assert plague_lines("fr", "blank") == ["Carte vierge\u202f: ni action, ni symbole."]


@pytest.mark.parametrize("code", CODES)
def test_all_scenario_texts(code: str) -> None:
    """Rules, cards and medals of every scenario in a golden file."""
    lines = []
    for chosen in map(scenario, SCENARIOS):
        lines.append(f"== {chosen.id}")
        lines += scenario_lines(chosen, CARDS, code)
        for action in chosen.special_actions:
            lines.append(f"{action.id} | {' '.join(special_action_lines(action, code))}")
        cards = scenario_cards(CARDS, chosen)
        for card in chosen.control_cards:
            lines.append(f"{card.id} | {' '.join(control_card_lines(card, cards, code))}")
        lines += [medal_sentence(medal, code) for medal in chosen.medals]
        lines += [medal_result(chosen.id, medal, code) for medal in ("bronze", "silver", "gold", None)]
        lines.append("")
    for line in lines:
        for wrong in ("  ", " .", " ,", "..", ",,", "{", "}", "[", "]", "'"):
            assert wrong not in line, line
    golden.check(GOLDEN / f"scenarios_{code}.txt", "\n".join(lines))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_whole_game_in_words(name: str, code: str) -> None:
    """A random game of each scenario: prompt, move and log of every decision, in a golden file."""
    rng = Rng(7)
    match = Match(GAME, GAME.setup(Mode("second_edition", 1, (), name).options, rng))
    lines = []
    while match.deciders:
        legal = list(match.legal(0))
        lines.append(prompt(match.state, legal, ("Ada",), code, lambda move: ()))
        move = match.legal(0).sample(rng)
        lines.append(f"> {move_text(move, code)}")
        lines += [f"    {line}" for line in log_lines(match.play(0, move), code, ("Ada",))]
    for medal, asked in medal_progress(match.state):
        lines.append(f"{medal.id}: {progress_text(asked, code)}")
    golden.check(GOLDEN / f"game_{name}_{code}.txt", "\n".join([*lines, ""]))


def test_progress_says_what_is_missing() -> None:
    game = Position(scenario="age_of_wonders").hold(0, wonders=["petra", "great_wall"], points=22)
    assert progress_text(medal_progress(game.state)[2][1], "en").startswith("wonders 2/")
    mongols = Position(scenario="mongol_devastation")
    mongols.state.scenario = mongols.state.scenario._replace(wars_lost=1)
    assert progress_text(medal_progress(mongols.state)[2][1], "en").endswith("a war was lost")
    assert progress_text(medal_progress(mongols.state)[2][1], "fr").endswith("une guerre perdue")

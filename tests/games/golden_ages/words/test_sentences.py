"""Sentences of The Golden Ages word for word, and one for every reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aoc_desktop.games.golden_ages.rules import card_models, why_not
from aoc_desktop.games.golden_ages.rules import compile_cards as card_checks
from aoc_desktop.games.golden_ages.rules import why_not as why_not_actions
from aoc_desktop.games.golden_ages.rules.card_files import load_cards
from aoc_desktop.games.golden_ages.rules.events import FirstPlayer
from aoc_desktop.games.golden_ages.rules.setup import Options, set_up
from aoc_desktop.games.golden_ages.words.speech import load_language, say
from aoc_desktop.games.golden_ages.words.words import WORDS
from aoc_desktop.kernel.errors import BadCards, BadOptions, Reason
from aoc_desktop.kernel.rng import Rng
from tests.games.golden_ages.position import Position

PLAYERS = ["Anna", "Ben", "Ada", "Eve"]
LANGUAGES = ["en", "fr"]


def test_the_worked_examples_of_the_log() -> None:
    game = Position().hold(0, technologies="metallurgy construction", wonders="hagia_sophia").colonists(0, "e4")
    lines = WORDS.log_lines(game.play("explore e4 f4"), game.state.table.cards, "en", PLAYERS)
    assert lines[0] == "Anna explores from e4 to f4, taking control of game: +1 gold (Hunting)."
    lines = WORDS.log_lines(game.play("found"), game.state.table.cards, "fr", PLAYERS)
    expected = "Anna fonde une ville en f4 avec 2 cubes : +2 pièces d’or (Troc), +4 pièces d’or (Sainte Sophie)."
    assert lines[0] == load_language("fr").typeset(expected)


def test_the_parts_of_an_attacks_cost() -> None:
    game = Position(3).hold(0, "china", gold=6, glory=[2]).hold(2, buildings="wall")
    game.colonists(0, "e4").colonists(2, "e5").colonists(1, "e6")
    lines = WORDS.log_lines(game.play("attack e4 e5"), game.state.table.cards, "en", PLAYERS)
    assert lines[0] == "Anna attacks e5 from e4: −6 gold (5, second attack; +3 Wall of Ada; −2 China)."


def test_a_turn_that_costs_and_brings_no_number_is_summed_up_by_its_card() -> None:
    """Not "no change" after the Market is built."""
    game = Position(2).hold(0).colonists(0, "e4").offer("market")
    events = game.play("build market e4")
    assert WORDS.turn_changes(events, 0, "en") == "Market"
    assert WORDS.turn_changes(events, 0, "fr") == "Marché"


def test_a_discount_is_told_in_the_log() -> None:
    game = Position().hold(0, buildings="library", gold=1)
    lines = WORDS.log_lines(game.play("activate library agriculture"), game.state.table.cards, "en", PLAYERS)
    expected = "Anna activates the Library and develops Agriculture: −1 gold (3 − 2 Library); 1 cube to the reserve."
    assert lines[0] == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    source = "".join(Path(module.__file__).read_text() for module in (why_not, why_not_actions))
    codes = set(re.findall(r'Reason\(\s*"(\w+)"', source)) | set(re.findall(r'"(\w+)" if .* else "\w+"', source))
    speech = load_language(language)
    general = {"finished", "unknown_move", "too_many_words", "north"}
    missing = [code for code in sorted(codes - general) if not speech.has(f"reason.{code}")]
    assert missing == []


@pytest.mark.parametrize(
    ("reason", "english"),
    [
        (Reason("wonder_later", {"wonder": "kremlin", "era": "4"}), "The Kremlin comes in era IV."),
        (Reason("word_missing", {"move": "explore e4", "what": "square"}), "“explore e4” must also name a square."),
        (Reason("off_board", {"square": "a6", "side": "south"}), "a6: the tile would stick out over the south edge."),
        (Reason("revealed", {"kind": "tile_drawn", "what": "t9"}), "Undo stops here: tile 9 was drawn."),
        (Reason("revealed", {"kind": "glory_drawn", "what": "4"}), "Undo stops here: a glory tile was drawn (4)."),
    ],
)
def test_reasons_in_words(reason: Reason, english: str) -> None:
    assert say(reason, "en") == english
    assert say(reason, "fr") != english


def test_a_faulty_set_and_a_faulty_set_up_in_words() -> None:
    with pytest.raises(BadCards) as cards:
        load_cards({"format": 1, "id": "mine", "extends": "base", "components": {"wonders": 15}}, "mine.toml")
    assert "mine.toml" in say(cards.value.reason, "en")
    assert "the tables hold 16" in say(cards.value.reason, "en")
    with pytest.raises(BadOptions) as options:
        set_up(Options(Position().state.table.cards, 4, variants=frozenset({"balanced_civilizations"})), Rng(1))
    assert say(options.value.reason, "en") == "Balanced civilisations: for 2 or 3 players only."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_of_a_card_set_has_its_words(language: str) -> None:
    source = "".join(Path(module.__file__).read_text() for module in (card_models, card_checks))
    problems = set(re.findall(r'refusal\(\s*"(\w+)"', source))
    problems |= set(re.findall(r'yield .*, "(\w+)", [^"]*$', source, flags=re.MULTILINE))
    speech = load_language(language)
    places = ("reason.problem.card_field", "reason.problem")
    lacking = [name for name in sorted(problems) if not any(speech.has(f"{place}.{name}") for place in places)]
    assert len(problems) > 12
    assert lacking == []


def test_who_waits_is_told_for_whom() -> None:
    assert WORDS.waiting_prompt(Position().state, "Ada", "en") == "Ada is thinking …"


def test_the_first_player_is_told_of_the_era_that_begins() -> None:
    """A civilisation of an earlier era may make somebody first player: its era is not named."""
    event = FirstPlayer(0, "babylon", 1)
    cards = WORDS.usual_cards()
    assert WORDS.log_lines([event], cards, "en", PLAYERS) == ["Anna is first player this era (value 1)."]
    assert WORDS.log_lines([event], cards, "fr", PLAYERS) == ["Anna est premier joueur de cette ère (valeur 1)."]


def test_undo_and_review_do_not_tell_how_a_tile_was_turned() -> None:
    assert WORDS.turn([("place", "e2", "0"), ("capital", "f2")], "en") == "Place the tile: e2, Place the capital: f2"
    assert WORDS.short_move(("place", "h3", "270"), "fr") == "Placer la tuile\u202f: h3"
    assert WORDS.short_move(("explore", "g3", "h3"), "fr") == "Explorateur\u202f: g3, h3"


def test_undo_names_the_card_that_was_activated() -> None:
    assert WORDS.short_move(("activate", "hanging_gardens"), "fr") == "Activer les Jardins suspendus"
    assert WORDS.short_move(("activate", "bank"), "en") == "Activate the Bank"

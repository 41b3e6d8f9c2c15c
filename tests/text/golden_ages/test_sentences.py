"""Moves, prompts, log and refusals of The Golden Ages in both languages: whole games, and every reason's sentence."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from aoc_desktop.games.golden_ages import card_checks, card_models, why_not, why_not_actions
from aoc_desktop.games.golden_ages.card_files import load_cards
from aoc_desktop.games.golden_ages.game import GAME
from aoc_desktop.games.golden_ages.setup import Options, set_up
from aoc_desktop.kernel.errors import BadCards, BadOptions, Reason
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.record import read_record, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.resources import translation
from aoc_desktop.text.golden_ages.speech import load_language, say
from aoc_desktop.text.golden_ages.words import WORDS
from tests import golden
from tests.golden_ages import invariants
from tests.golden_ages.position import Position

FOLDER = Path(__file__).parent / "golden"
GAMES = Path(__file__).parents[2] / "golden_ages" / "conformance"
PLAYERS = ["Anna", "Ben", "Ada", "Eve"]
LANGUAGES = ["en", "fr"]
TOLD = ["04_2p_last_turns", "08_3p_balanced_open_future", "09_4p_war", "12_2p_japan"]


def told(name: str, language: str) -> str:
    """A whole game: what is asked, what is answered, and what the log says of it."""
    record = read_record(GAMES / f"{name}.record.json")
    match = start(GAME, record)
    players = PLAYERS[: record.players]
    lines = WORDS.beginning_lines(match.state, language, players)
    for line in record.moves:
        state, seat = match.state, match.state.seat
        asked = f"{players[seat]}: {WORDS.prompt(state, language)}"
        answer = WORDS.move_text(state, tuple(line.split()), language)
        events = match.play_line(line)
        lines += ["", asked, f"> {answer}"]
        lines += [f"  {said}" for said in WORDS.log_lines(events, match.state.table.cards, language, players)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TOLD)
def test_a_whole_game_in_words(name: str, language: str) -> None:
    golden.check(FOLDER / f"{name}_{language}.txt", told(name, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(path.name.removesuffix(".record.json") for path in GAMES.glob("*.record.json")))
def test_nothing_is_said_twice_or_left_open(name: str, language: str) -> None:
    """In no game does a sentence end in two full stops, hold an open place, or an id in its words."""
    for line in told(name, language).splitlines():
        assert ".." not in line, line
        assert not re.search(r"[{}\[\]]|\b\w+_\w+\b", line), line
        assert "  " not in line.strip(), line


def test_the_worked_examples_of_the_log() -> None:
    game = Position().hold(0, technologies="metallurgy construction", wonders="hagia_sophia").colonists(0, "e4")
    lines = WORDS.log_lines(game.play("explore e4 f4"), game.state.table.cards, "en", PLAYERS)
    assert lines[0] == "Anna explores from e4 to f4, taking control of game: +1 gold (Hunting)."
    lines = WORDS.log_lines(game.play("found"), game.state.table.cards, "fr", PLAYERS)
    expected = "Anna fonde une ville en f4 avec 2 cubes : +2 Ors (Troc), +4 Ors (Sainte Sophie)."
    assert lines[0] == load_language("fr").typeset(expected)


def test_the_parts_of_an_attacks_cost() -> None:
    game = Position(3).hold(0, "china", gold=6, glory=[2]).hold(2, buildings="wall")
    game.colonists(0, "e4").colonists(2, "e5").colonists(1, "e6")
    lines = WORDS.log_lines(game.play("attack e4 e5"), game.state.table.cards, "en", PLAYERS)
    assert lines[0] == "Anna attacks e5 from e4: −6 gold (5, second attack; +3 Wall of Ada; −2 China)."


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


def test_refusals_of_random_moves_are_whole_sentences() -> None:
    """Random wrong moves in random games: each is refused in words without an open place, in both languages."""
    rng = Rng(5)
    state = set_up(Options(Position().state.table.cards, 3), rng)
    for _ in range(150):
        words = invariants.PROOF.words(state)
        for _ in range(6):
            move = (rng.choice(invariants.VERBS), *(rng.choice(words) for _ in range(rng.below(4))))
            reason = GAME.legal(state, state.seat).why_not(move)
            if reason is not None:
                for language in LANGUAGES:
                    said = say(reason, language)
                    assert said.endswith((".", "?", "!")), said
                    assert not said.startswith("Refus"), said
        if not GAME.deciders(state):
            break
        GAME.apply(state, state.seat, GAME.legal(state, state.seat).sample(rng))


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


def test_both_languages_say_the_same_things() -> None:
    def keys(code: str) -> set[str]:
        data = tomllib.loads(translation("golden_ages", f"grammar_{code}.toml").read_text(encoding="utf-8"))
        return {f"{table}.{key}" for table, values in data.items() if isinstance(values, dict) for key in values}

    assert keys("en") == keys("fr")


def test_who_waits_is_told_for_whom() -> None:
    assert WORDS.waiting_prompt(Position().state, "Ada", "en") == "Ada is thinking …"


def test_the_first_player_is_told_of_the_era_that_begins() -> None:
    """A civilisation of an earlier era may make somebody first player: its era is not named."""
    event = Event("first_player", 0, "babylon", 1)
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

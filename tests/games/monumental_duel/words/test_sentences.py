"""Sentences of Monumental Duel word for word, and one for every reason and event."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aoc_desktop.games.monumental_duel.rules import why_not, why_not_actions
from aoc_desktop.games.monumental_duel.rules import why_not as why_not_choices
from aoc_desktop.games.monumental_duel.rules import why_not_actions as why_unusable
from aoc_desktop.games.monumental_duel.rules.card_files import load_cards
from aoc_desktop.games.monumental_duel.rules.events import Amount, LeavesTrack, Scored
from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.games.monumental_duel.words.log import SILENT
from aoc_desktop.games.monumental_duel.words.preview import PreviewWords
from aoc_desktop.games.monumental_duel.words.speech import load_language, say
from aoc_desktop.games.monumental_duel.words.words import WORDS
from aoc_desktop.kernel.errors import BadCards, Reason
from aoc_desktop.kernel.rng import Rng
from tests.games import kinds_of
from tests.games.monumental_duel.modes import MODES
from tests.games.monumental_duel.position import Position

PLAYERS = ["Anna", "Bruno"]
LANGUAGES = ["en", "fr"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_has_its_words(language: str) -> None:
    """Random games of each pair: each legal move is told, and no two moves of a decision in the same words."""
    for mode in MODES:
        rng = Rng(8)
        state = GAME.setup(mode.options, rng)
        while deciders := GAME.deciders(state):
            texts = [WORDS.move_text(state, move, language) for move in GAME.legal(state, deciders[0])]
            assert len(set(texts)) == len(texts), texts
            assert all(texts)
            GAME.apply(state, deciders[0], GAME.legal(state, deciders[0]).sample(rng))


def test_every_kind_of_event_has_its_line() -> None:
    speech = load_language("en")
    kinds = {
        kind for kind, event in kinds_of("monumental_duel").items() if not issubclass(event, (*SILENT, Amount, Scored))
    }
    assert {kind for kind in kinds if not speech.has(f"log.{kind}")} <= {"builds_wonder"}  # it begins or completes it


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    modules = (why_not, why_not_actions, why_not_choices, why_unusable)
    source = "".join(Path(module.__file__).read_text() for module in modules)
    codes = set(re.findall(r'Reason\(\s*"(\w+)"', source)) | set(re.findall(r'"(\w+)" if .* else "\w+"', source))
    codes |= set(re.findall(r'"(use_\w+)"', source))
    speech = load_language(language)
    general = {"finished", "unknown_move", "too_many_words", "nothing"}
    assert [code for code in sorted(codes - general) if not speech.has(f"reason.{code}")] == []


def lines(game: Position, *moves: str, language: str = "en") -> list[str]:
    return WORDS.log_lines(game.play(*moves), game.state.table.cards, language, PLAYERS)


def test_what_is_paid_and_gained_stands_in_the_line() -> None:
    game = Position().track("troy").hold(0, military=2).at(0)
    assert lines(game, "acquire troy")[0] == "Anna acquires Troy: −2 Military, −1 Gold, +1 point."
    game = Position().city(0, "b2 fort", "a2 library", "b1 work_camp").activation(0)
    assert lines(game, "activate b 2")[0] == (
        "Anna activates row b and column 2: +1 Science, +1 Production, +1 Military."
    )
    game = Position().hold(1, provinces="troy barricade").hold(0, military=5).at(0)
    expected = "Anna conquers Troy from Bruno, 1 Barricade returns to the pile: −5 Military."
    assert lines(game, "conquer")[0] == expected


@pytest.mark.parametrize(
    ("reason", "english"),
    [
        (Reason("price", {"card": "persia", "needed": 3, "resource": "military", "have": 1, "gold": 1}),
         "Persia costs 3 Military; you have 1 and 1 Gold."),
        (Reason("use_per_activated", {"card": "hoplite_field", "buildings": ["fort", "archery_range"]}),
         "Hoplite Field: no Fort or Archery Range was activated this round."),
        (Reason("revealed", {"kind": "draws", "what": "fort"}), "Undo stops here: a card was drawn (Fort)."),
        (Reason("word_missing", {"move": "use", "what": "cell"}), "“use” must also name a cell."),
    ],
)  # fmt: skip
def test_reasons_in_words(reason: Reason, english: str) -> None:
    assert say(reason, "en") == english
    assert say(reason, "fr") != english


def test_a_faulty_set_in_words() -> None:
    with pytest.raises(BadCards) as caught:
        load_cards(
            {"format": 1, "id": "mine", "extends": "espionage", "building": [{"id": "mine", "cost": 2}]}, "m.toml"
        )
    assert "m.toml" in say(caught.value.reason, "en")


def test_who_waits_is_told_for_whom() -> None:
    assert WORDS.waiting_prompt(Position().state, "Ada", "en") == "Ada is thinking …"
    game = Position().at(0)
    game.play("ambassador deploy")
    assert WORDS.waiting_prompt(game.state, "Ada", "en") == "The dice roll …"


def test_the_start_of_a_round_asks_for_another_card() -> None:
    game = Position("aksum", "greece").policies(0, "maritime_routes").hold(0, points=3).round_start()
    assert WORDS.prompt(game.state, "en") == (
        "Maritime Trade Routes: reserve a card of the track for 1 point, or decline."
    )
    assert WORDS.move_text(game.state, ("skip",), "en") == "Reserve nothing"
    game.play("reserve great_wall")
    assert WORDS.prompt(game.state, "en") == "Maritime Trade Routes: reserve another card for 1 point, or stop here."
    assert WORDS.move_text(game.state, ("skip",), "en") == "Stop here"
    assert WORDS.move_text(game.state, ("skip",), "fr") == "S’en tenir là"


@pytest.mark.parametrize(
    ("last", "tokens", "said"),
    [
        (False, 1, "Lasts until the end of this round"),
        (False, 2, "Lasts 1 more round if Bruno does not pay 3"),
        (True, 1, "Lost at the end of the round, before a tie is decided: 2 tokens would keep it"),
        (True, 2, "Yours in a tie if Bruno does not pay 3"),
    ],
)
def test_the_preview_of_the_advantage_knows_the_last_round(last: bool, tokens: int, said: str) -> None:
    game = Position().hold(0, science=2).at(0)
    game.state.last_round = last
    before = game.state.copy()
    move = ("advantage", "science", str(tokens))
    game.play(" ".join(move))
    assert PreviewWords(before, game.state, PLAYERS, "en").lines(move)[0] == said


def test_a_drawn_card_that_works_only_in_the_city_says_so() -> None:
    game = Position().deck(0, "bargaining").hold(0, science=2).at(0)
    said = "The effect of Bargaining works only while the card is activated in the City."
    assert said in lines(game, "progress")


def test_one_card_or_several_leave_the_track() -> None:
    def said(*cards: str) -> list[str]:
        event = LeavesTrack(tuple(cards))
        return WORDS.log_lines([event], WORDS.usual_cards(), "fr", PLAYERS)

    assert said("great_wall") == ["La Grande Muraille quitte la piste."]
    assert said("troy", "hanging_gardens") == ["Troie et les Jardins suspendus quittent la piste."]


@pytest.mark.parametrize(("language", "none"), [("en", "no resources"), ("fr", "aucune ressource")])
def test_an_activation_brings_nothing_only_where_nothing_follows(language: str, none: str) -> None:
    """Not "no resources", and in the next line what a leaving Revolt gives."""
    told = 0
    for seed in range(6):
        rng = Rng(seed)
        state = GAME.setup(MODES[0].options, rng)
        while deciders := GAME.deciders(state):
            move, log = GAME.legal(state, deciders[0]).sample(rng), []
            GAME.apply(state, deciders[0], move, log)
            if move[0] == "activate":
                text = " ".join(WORDS.log_lines(log, state.table.cards, language, PLAYERS))
                told += none in text
                assert not (none in text and any(isinstance(event, Amount) for event in log)), text
    assert told

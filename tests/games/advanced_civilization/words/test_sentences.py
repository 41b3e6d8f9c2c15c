"""Sentences of Advanced Civilization, word for word."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.calamities.hordes import assault
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import SETTLE_WITHOUT_MINING
from aoc_desktop.games.advanced_civilization.words.foresight import trade_lines
from aoc_desktop.games.advanced_civilization.words.words import WORDS
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.notation import read_line
from aoc_desktop.text.reasons import say
from tests.games.advanced_civilization.position import TOWNS, Position
from tests.games.advanced_civilization.rules.test_trade import OFFER, THREE, trading

PLAYERS = [f"Player {number}" for number in range(1, 9)]


def move(game: Position, line: str, language: str) -> str:
    seat, words = read_line(line, game.deciders)
    return WORDS.move_text(game.state, seat, words, language)


def test_places_have_their_own_prepositions() -> None:
    game = Position().tokens(0, danube=2, dacia=1, sahara=1, sudeten=1, rome=1).stock(0, 2)
    game.begin("expansion")
    assert move(game, "grow danube", "en") == "+1 token on the Danube"
    assert move(game, "grow danube", "fr") == "+1 pion sur le Danube"
    assert move(game, "grow dacia", "fr") == "+1 pion en Dacie"
    assert move(game, "grow sahara", "fr") == "+1 pion au Sahara"
    assert move(game, "grow sudeten", "fr") == "+1 pion dans les Sudètes"
    assert move(game, "grow rome", "fr") == "+1 pion à Rome"


def test_an_offer_is_told_in_one_sentence() -> None:
    game = trading(*THREE)
    game.play(*OFFER)
    told = WORDS.log_lines([event for event in game.events if event.seen_by is None], game.state, "en", PLAYERS)
    assert told == ["Africa gives 3 cards: 2 Salt for certain, “the rest is Salt”; wants 3 with Grain and any card."]
    french = WORDS.log_lines([event for event in game.events if event.seen_by is None], game.state, "fr", PLAYERS)
    assert "2 Sel, c’est sûr" in french[0]


def test_attackers_of_a_city_are_told_to_fight_each_other_first() -> None:
    game = Position().tokens(0, rome=9).tokens(2, rome=2).tokens(1, rome=3).cities(1, "rome")
    told = WORDS.log_lines(game.begin("conflict"), game.state, "en", PLAYERS)
    first = "The attackers of the city in Rome fight each other first: Africa −1, Crete −2; Africa keeps 8."
    assert told[0].startswith(first)
    assert told[1].startswith("Conflict in Rome before the siege: Africa −2, Illyria −3; Africa keeps 6.")
    french = WORDS.log_lines(game.events, game.state, "fr", PLAYERS)
    assert french[0].startswith("Les assaillants de la cité de Rome se battent d’abord entre eux")


def test_a_flood_that_reaches_only_safe_cities_is_told() -> None:
    game = Position().cities(0, "moesia", "carthage").struck(0, "flood")
    assert "Africa has only cities above the water there and loses nothing." in WORDS.log_lines(
        game.events, game.state, "en", PLAYERS
    )
    french = WORDS.log_lines(game.events, game.state, "fr", PLAYERS)
    assert "L’Afrique n’y a que des cités hors d’eau et ne perd rien." in french


def test_what_settling_with_and_without_mining_leaves_is_told() -> None:
    game = Position(turn_limit=5).own(0, "mining").hand(0, iron=4, gold=2).treasury(0, 40)
    game.begin("civilization_cards")
    game.play("buy music", "done", "spend iron 4")
    kept = "Settle without Mining, with 28 tokens of the treasury: Mining stays for the final count"
    assert move(game, "settle without_mining", "en") == kept
    assert trade_lines(game.state, 0, ("settle",), "en") == ["leaves 30 in the treasury and a hand worth 36"]
    without = trade_lines(game.state, 0, SETTLE_WITHOUT_MINING, "fr")
    assert without == ["laisse 12 au Trésor et une main valant 81"]


def test_a_fight_is_told_with_its_losses() -> None:
    game = Position().tokens(1, dacia=3).tokens(0, dacia=5)
    told = WORDS.log_lines(game.begin("conflict"), game.state, "en", PLAYERS)
    fought = "Conflict in Dacia, 8 tokens for limit 3: Africa −2, Illyria −3; Africa keeps 3."
    assert told == [f"{fought} Illyria removes first (3 against 5)."]
    french = WORDS.log_lines(game.events, game.state, "fr", PLAYERS)
    assert french[0].endswith("l’Afrique garde 3 pions. L’Illyrie retire d’abord (3 contre 5).")


def test_iberia_is_the_red_nation_with_the_west_extension() -> None:
    game = Position(nations=["italy", "africa", "illyria", "thrace"], board="west_extended").tokens(0, rome=1)
    told = WORDS.log_lines(game.begin("succession"), game.state, "en", PLAYERS)
    assert "AST: Africa 1, Iberia 1, Illyria 1, Thrace 1." in told


def said(game: Position, language: str = "en") -> str:
    return " ".join(WORDS.log_lines(game.events, game.state, language, PLAYERS))


def test_a_number_is_told_with_the_cards_that_make_it() -> None:
    """The examples of the model sentences (1.3)."""
    game = Position().tokens(0, carthage=20, tunisia=9).own(0, "medicine", "engineering", "roadbuilding")
    assert "Africa must lose 16 − 8 (Medicine) + 5 (Roadbuilding) = 13 unit points." in said(game.struck(0, "epidemic"))
    assert "− 8 (Médecine) + 5 (Construction de Routes) = 13 points d’unité" in said(game, "fr")
    game = Position().cities(0, *TOWNS[:8]).tokens(0, tunisia=16).own(0, "music", "law", "military")
    assert "Africa must reduce 8 − 3 − 1 (Music) − 1 (Law) + 1 (Military) = 4 cities." in said(
        game.struck(0, "civil_disorder")
    )
    game = Position().cities(0, *TOWNS[:3]).tokens(0, tunisia=6).own(0, "deism").struck(0, "superstition")
    assert "Africa must reduce 1 (Deism) = 1 city." in said(game)
    game = Position().tokens(0, danube=20).own(0, "engineering").struck(0, "flood")
    assert "Africa must lose 17, at most 7 (Engineering) = 7 unit points." in said(game)
    game = Position().cities(0, *TOWNS[:3]).tokens(0, tunisia=22).own(0, "mining").struck(0, "slave_revolt")
    assert "15 + 5 (Mining) = 20 tokens of Africa support no city." in said(game)


def test_without_a_card_only_the_number_is_told() -> None:
    game = Position().tokens(0, carthage=20).struck(0, "epidemic")
    assert "Africa must lose 16 unit points." in said(game)


def asked(game: Position, language: str = "en") -> str:
    return WORDS.prompt(game.state, game.deciders[0], language)


def test_a_question_says_what_is_special_about_it() -> None:
    game = Position().tokens(0, carthage=30).own(0, "medicine").struck(0, "epidemic")
    assert asked(game).startswith("Epidemic: lose 8 unit points more; one token stays")
    game = Position().tokens(0, danube=20).struck(0, "flood")
    assert asked(game) == "Flood: lose 17 unit points more on the Danube plain."
    game = Position().cities(0, "carthage", "thapsus").own(0, "engineering").struck(0, "flood")
    assert asked(game) == "Flood: choose the coastal city you reduce (Engineering)."
    game = Position().cities(0, *TOWNS[:5]).tokens(0, tunisia=9).struck(0, "superstition")
    assert asked(game) == "Superstition: reduce 3 of your cities."
    game = Position().cities(0, "carthage").cities(0, "rome", "athens", new=True).tokens(0, tunisia=4)
    game.begin("support")
    assert asked(game).endswith("A city built this turn must go first.")
    game = Position().tokens(0, carthage=2).own(0, "military")
    game.begin("movement")
    assert asked(game).endswith("You move last (Military).")


def test_who_answers_knows_who_else_does() -> None:
    game = trading(*THREE)
    game.play(*OFFER)
    assert asked(game).endswith("Crete answers at the same time; nobody sees the others’ answers.")


def test_a_purchase_is_one_line_with_its_credits() -> None:
    game = Position().own(0, "pottery").hand(0, gold=5)
    game.begin("civilization_cards")
    game.play("buy agriculture", "buy music")
    while game.asked in ("cards", "payment"):
        game.play("done" if game.asked == "cards" else game.legal("spend gold")[-1])
    assert "Africa acquires Agriculture and Music for 160. Agriculture: 110 − 10 (credits) = 100." in said(game)


def test_barbarians_who_are_too_few_are_told_how_many_were_needed() -> None:
    game = Position().cities(0, "carthage").own(0, "engineering")
    game.events = []
    assault(game.state, game.state.table.board.area["carthage"], 3, game.events)
    assert said(game) == "3 barbarians fail before the city in Carthage: 8 were needed."


def test_all_that_can_be_lost_is_told_as_such() -> None:
    game = Position().tokens(0, carthage=4).struck(0, "famine")
    assert "Africa must lose 4 unit points, all it can lose." in said(game)


def test_why_a_move_is_good_is_told_by_what_it_brings() -> None:
    """Points first; what only goes from stock to map is told once."""
    game = Position().tokens(0, rome=6, tunisia=4)
    game.begin("construction")
    events = game.play("build rome")
    assert WORDS.why([("build", "rome")], events, 0, "en") == "This turn: +50 points, +1 city, −6 tokens."
    line = [("build", "rome"), ("move", "tunisia", "sahara", "1"), ("done",)]
    assert WORDS.why(line, events, 0, "en").startswith("Then: 1 token from Tunisia to the Sahara. This turn: +50")
    assert WORDS.why([("done",)], [], 0, "fr") == "Ce coup rapportera aux tours suivants."


def test_water_that_is_too_far_says_how_far_it_is() -> None:
    too_far = Reason("sail_too_far", {"to": "rome", "n": 9, "m": 4})
    assert say(too_far, "en", GAME.id) == "Rome is 9 steps away; 4 are left."
    assert say(too_far, "fr", GAME.id) == "Rome\u202f: à 9 étapes, il en reste 4."

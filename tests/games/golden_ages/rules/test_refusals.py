"""Why a move is not legal: the reason nearest to the player's wish, with its numbers."""

from __future__ import annotations

from typing import Any

import pytest

from aoc_desktop.games.golden_ages.rules.legal import LegalMoves
from aoc_desktop.kernel.errors import Reason
from tests.games.golden_ages.position import Position, beginning


def reason(game: Position, move: str) -> tuple[str, dict[str, Any]]:
    found = game.why_not(move)
    assert found is not None, f"{move} is legal"
    return found.code, dict(found.params)


def in_turn(**holding: object) -> Position:
    return Position(era=2).hold(0, **holding).colonists(0, "e4 d5", "c5")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("dance", "unknown_move"),
        ("pass", "no_passing"),
        ("explore e4", "word_missing"),
        ("explore e4 e3 f3", "too_many_words"),
        ("explore e4 z9", "unknown_square"),
        ("explore none e4", "needs_colonist"),
        ("art none", "needs_colonist"),
        ("build bank e4 7", "unknown_slot"),
        ("develop flying", "unknown_card"),
        ("develop colossus", "wrong_kind"),
        ("activate carriage", "wrong_kind"),
        ("activate dance", "unknown_card"),
        ("place e2 0", "wrong_step"),
        ("place e2 45", "unknown_rotation"),
        ("reveal rome", "without_variant"),
        ("found", "city_no_move"),
        ("take e5", "take_not_needed"),
        ("judge richest", "judgement_too_early"),
        ("judge most_wealthy", "judgement_not_shown"),
        ("golden_age", "colonists_standing"),
    ],
)
def test_any_move(move: str, code: str) -> None:
    assert reason(in_turn(), move)[0] == code


def test_in_era_1_nobody_chooses() -> None:
    assert reason(Position(), "choose rome")[0] == "first_era_choose"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("explore c5 c6", "lying_one"),
        ("explore f6 f6", "none_on_square"),
        ("explore e4 e2", "open_sea"),
        ("explore e4 f3", "diagonal"),
        ("explore e4 h1", "no_way_over_land"),
        ("explore d5 e3", "too_far"),
        ("attack none e5", "nobody_there"),
        ("attack e4 e3", "nobody_there"),
        ("attack d5 e4", "only_yours"),
        ("attack d5 d5", "only_yours"),
        ("attack e4 e6", "capital_of"),
    ],
)
def test_colonists(move: str, code: str) -> None:
    assert reason(in_turn(), move)[0] == code


def test_an_empty_square_of_the_own_capital_has_nobody_to_attack() -> None:
    assert reason(Position().colonists(0, "e4"), "attack e4 d5") == ("nobody_there", {"square": "d5"})


def test_anothers_capital_is_named_with_its_owner() -> None:
    game = Position(3).hold(0, gold=9).colonists(0, "e5").colonists(2, "e6")
    assert reason(game, "attack e5 e6") == ("capital_of", {"square": "e6", "seat": 1})


def test_too_far_tells_the_steps_and_the_range() -> None:
    assert reason(in_turn(), "explore d5 e3") == ("too_far", {"start": "d5", "square": "e3", "steps": 3, "range": 1})


def test_nobody_stands() -> None:
    assert reason(Position().colonists(0, "", "d5 d5"), "explore e4 e3")[0] == "none_standing"
    assert reason(Position().colonists(0, "", "d5 d5"), "art d5")[0] == "lying_several"


def rivals(**holding: object) -> Position:
    return in_turn(**holding).colonists(1, "e5 f6").hold(1)


def test_attacks() -> None:
    gold = {"square": "e5", "needed": 3, "have": 2}
    assert reason(rivals(gold=2), "attack e4 e5") == ("attack_gold", gold)
    arrival = reason(rivals(gold=0, technologies="agriculture"), "attack e4 e5")
    assert arrival == ("attack_gold_arrival", {**gold, "have": 1, "arrival": 1})
    walled = rivals(gold=5).hold(1, buildings="wall")
    code, params = reason(walled, "attack e4 e5")
    assert (code, params["needed"], params["more"], params["card"]) == ("attack_gold_surcharge", 6, 3, "wall")
    assert reason(rivals(gold=9, glory=[2, 2, 2, 2]), "attack e4 e5")[0] == "attacks_made"
    assert reason(rivals(gold=9), "attack none e5") == ("attack_needs_colonist", {"cards": ["rocketry"]})
    assert reason(rivals(gold=9), "attack e4 f6")[0] == "too_far"
    assert reason(rivals(gold=9), "attack c5 e5")[0] == "lying_one"
    assert reason(rivals(gold=0, technologies="rocketry"), "attack none e5")[0] == "attack_gold"


def test_buildings() -> None:
    game = in_turn(buildings="bank").offer("wall")
    assert reason(game, "build wall e4")[0] == "slot_needed"
    assert reason(game, "build wall e4 2") == ("slot_closed", {"slot": 2, "technology": "writing"})
    assert reason(game, "build wall none") == ("build_needs_colonist", {"cards": ["genetics", "rome", "arabia"]})
    assert reason(game, "build university e4")[0] == "not_on_offer"
    assert reason(game, "build bank e4") == ("building_taken", {"building": "bank", "seat": 0})
    assert reason(game, "build wall c5 1")[0] == "lying_one"
    assert reason(in_turn().offer(), "build wall e4")[0] == "no_building_left"
    free = in_turn(technologies="writing", buildings="bank").offer("wall")
    assert reason(free, "build wall e4 2") == ("slot_not_needed", {"slot": 2})
    assert reason(free, "build wall e4 1") == ("slot_order", {"slot": 2})


def test_wonders() -> None:
    game = in_turn(gold=5, wonders="colossus").hold(1, wonders="pyramids")
    game.state.wonders = tuple(card for card in game.state.wonders if card.id != "great_wall")
    assert reason(game, "wonder notre_dame") == ("wonder_gold", {"wonder": "notre_dame", "needed": 6, "have": 5})
    assert reason(game, "wonder colossus")[0] == "wonder_own"
    assert reason(game, "wonder pyramids") == ("wonder_built", {"wonder": "pyramids", "seat": 1})
    assert reason(game, "wonder great_library") == ("wonder_gone", {"wonder": "great_library", "era": "1"})
    assert reason(game, "wonder kremlin") == ("wonder_later", {"wonder": "kremlin", "era": "4"})
    assert reason(game, "free_wonder notre_dame") == ("free_wonder_not_in_play", {"cards": ["greece"]})
    used = in_turn(civilization="greece")
    used.player(0).free_wonder_used = True
    assert reason(used, "free_wonder notre_dame")[0] == "free_wonder_used"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("activate museum", "not_yours"),
        ("activate wall", "activate_permanent"),
        ("activate great_library", "activate_immediate"),
        ("activate hagia_sophia", "activate_permanent"),
        ("activate bank e4", "nothing_more_named"),
        ("activate notre_dame", "way_missing"),
        ("activate notre_dame capital", "agora_empty"),
    ],
)
def test_activation(move: str, code: str) -> None:
    game = in_turn(technologies="writing", buildings="wall bank", wonders="great_library hagia_sophia notre_dame")
    assert reason(game, move)[0] == code


def test_activation_of_a_technology() -> None:
    game = in_turn(buildings="library", gold=0)
    assert reason(game, "activate library")[0] == "no_technology_to_pay"
    game = in_turn(buildings="library", gold=2)
    assert reason(game, "activate library")[0] == "technology_missing"
    assert reason(game, "activate library dance")[0] == "unknown_card"
    assert reason(game, "activate library rail") == ("technology_needs", {"technology": "rail", "needs": "carriage"})
    game = in_turn(buildings="library", technologies="carriage", gold=2)
    params = {"technology": "rail", "needed": 3, "have": 2, "card": "library"}
    assert reason(game, "activate library rail") == ("technology_gold_card", params)


def test_activation_twice() -> None:
    game = in_turn(technologies="writing", buildings="bank bank")
    game.player(0).activated = 3
    assert reason(game, "activate bank")[0] == "activate_both"
    game = in_turn(buildings="bank")
    game.player(0).activated = 1
    assert reason(game, "activate bank")[0] == "activate_used"


def test_a_factory_and_an_empty_notre_dame() -> None:
    game = in_turn(buildings="factory", wonders="notre_dame")
    assert reason(game, "activate factory") == ("word_missing", {"move": "activate factory", "what": "square"})
    assert reason(game, "activate factory e4") == ("nobody_lies_there", {"square": "e4"})
    assert reason(game, "activate factory zz") == ("unknown_square", {"text": "zz"})
    game.colonists(0, "e4")
    assert reason(game, "activate factory e4")[0] == "nobody_lies"
    assert reason(game, "activate notre_dame agora")[0] == "nobody_lies"


def test_technologies() -> None:
    game = in_turn(technologies="carriage", gold=2)
    assert reason(game, "develop wheel")[0] == "technology_from_start"
    assert reason(game, "develop carriage")[0] == "technology_developed"
    assert reason(game, "develop rail") == ("technology_gold", {"technology": "rail", "needed": 5, "have": 2})
    assert reason(game, "develop aviation") == ("technology_needs", {"technology": "aviation", "needs": "rail"})


def test_a_given_technology_must_be_chosen() -> None:
    game = Position().hold(0, gold=4)
    game.play("wonder great_library")
    assert reason(game, "stop") == ("must_choose_technology", {"card": "great_library"})
    assert reason(game, "develop rail")[0] == "technology_needs"
    assert reason(game, "found")[0] == "wrong_step"


def test_india_gives_level_5_only() -> None:
    game = Position(era=4)
    state = game.state
    state.phase, state.step = "update", "civilization"
    cards = state.table.cards.civilization
    game.player(0).offer, game.player(1).offer = cards["india"], cards["japan"]
    assert reason(game, "choose japan") == ("civilization_of", {"civilization": "japan", "seat": 1})
    assert reason(game, "choose rome")[0] == "civilization_gone"
    assert reason(game, "choose brazil")[0] == "keep_or_play"
    game.play("choose india")
    assert reason(game, "develop carriage") == ("technology_level", {"card": "india", "level": 5})


def test_a_civilisation_of_a_later_era() -> None:
    game = Position(era=2)
    state = game.state
    state.phase, state.step = "update", "civilization"
    game.player(0).offer = state.table.cards.civilization["inca"]
    assert reason(game, "choose usa") == ("civilization_later", {"civilization": "usa", "era": "4"})


def test_balanced_reveals_one_of_ones_own_two() -> None:
    game = beginning(variants=["balanced_civilizations"])
    other = game.player(1).hand[0][0].id
    assert reason(game, f"reveal {other}") == ("not_your_two", {"civilization": other, "era": "1"})


def test_a_capital_goes_onto_the_new_tile() -> None:
    game = beginning(tiles_three=["t2", "t4", "t3", "t1"], square_rotation=0)
    game.play("place e6 0")
    assert reason(game, "capital e3") == ("not_on_new_tile", {"square": "e3", "squares": ["e5", "e6", "f6"]})
    assert reason(game, "stay")[0] == "must_place_capital"


def test_questions_within_a_turn() -> None:
    game = Position().hold(0, "china", gold=1).colonists(0, "e4").colonists(1, "e5")
    game.play("attack e4 e5")
    assert reason(game, "glory 6") == ("glory_values", {"first": 4, "second": 2})
    game.play("glory 4")
    assert reason(game, "take e5")[0] == "take_not_needed"
    game = Position().hold(0, reserve=0).colonists(0, "e4").cities(0, "e3 f3")
    game.play("explore e4 e5", "found")
    assert reason(game, "take e5") == ("take_no_city", {"square": "e5"})


def test_judgements_that_are_gone() -> None:
    game = Position(era=2).golden_age(1, judgement="richest")
    game.state.scored = (game.state.table.cards.judgement["strongest"],)
    assert reason(game, "judge strongest") == ("judgement_used", {"judgement": "strongest", "era": "1"})
    assert reason(game, "judge most_populous") == ("judgement_not_first", {"judgement": "richest", "seat": 1})


def test_a_finished_game_says_so() -> None:
    game = Position(era=4).colonists(0, lying="d5")
    game.play("golden_age", "judge richest")
    assert reason(game, "golden_age")[0] == "finished"
    assert LegalMoves(game.state, 0).why_not(("golden_age",)) == Reason("finished")


def test_the_words_that_may_follow() -> None:
    legal = Position().colonists(0, "e4").match.legal(0)
    assert list(legal.next(("explore",))) == ["e4"]
    assert list(legal.next(("explore", "e4"))) == ["e3", "d4", "e4", "f4", "e5"]
    assert ("art", "e4") in legal
    assert list(Position().match.legal(1)) == [], "whoever does not decide has no move"

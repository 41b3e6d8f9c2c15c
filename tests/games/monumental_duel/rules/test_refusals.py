"""Why a move is refused: the reason nearest to the wish, with its numbers."""

from __future__ import annotations

from typing import Any

import pytest

from aoc_desktop.kernel.errors import IllegalMove
from tests.games.monumental_duel.position import SETUP, Position, beginning, cards_with


def reason(game: Position, move: str) -> tuple[str, dict[str, Any]]:
    found = game.why_not(move)
    assert found is not None
    return found.code, dict(found.params)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("dance", "unknown_move"),
        ("acquire", "word_missing"),
        ("acquire troy now", "too_many_words"),
        ("acquire rome", "unknown_card"),
        ("acquire troy", "card_to_come"),
        ("acquire fort", "acquire_start"),
        ("acquire revolt", "acquire_revolt"),
        ("acquire treaties", "no_development"),
        ("acquire ethiopia", "price"),
        ("complete", "no_construction"),
        ("develop fort", "no_policy"),
        ("develop dahsala", "develop_not_yours"),
        ("develop treaties a", "develop_no_lines"),
        ("develop treaties", "develop_culture"),
        ("policy fort", "no_policy"),
        ("policy treaties", "not_developed"),
        ("conquer", "conquer_none"),
        ("use", "word_missing"),
        ("use d4", "unknown_cell"),
        ("use a1", "cell_empty"),
        ("use a1 twice", "unknown_word"),
        ("advantage gold 1", "advantage_not_basic"),
        ("advantage science 0", "advantage_zero"),
        ("advantage science 3", "advantage_purse"),
        ("advantage science many", "unknown_number"),
        ("advantage wheat 1", "unknown_resource"),
        ("warlord", "warlord_neutral"),
        ("ambassador dance", "unknown_word"),
        ("choose greece", "civilizations_set"),
        ("activate a 1", "activated_already"),
        ("activate a 7", "no_such_line"),
        ("swap a1 a2", "swap_too_late"),
        ("skip", "wrong_step"),
        ("pay gold", "wrong_step"),
        ("reroll 7 gold", "no_such_die"),
    ],
)
def test_in_a_turn(move: str, code: str) -> None:
    game = Position().at(0)
    assert reason(game, move)[0] == code
    with pytest.raises(IllegalMove):
        game.play(move)


def test_prices_tell_their_numbers() -> None:
    game = Position().hold(0, military=1, gold=1).at(0)
    params = {"card": "persia", "needed": 3, "resource": "military", "have": 1, "gold": 1}
    assert reason(game, "acquire persia") == ("price", params)
    wonder = Position().policies(0, "architecture").hold(0, production=1, gold=1).at(0)
    assert reason(wonder, "acquire great_wall") == ("price_mixed", {"card": "great_wall", "needed": 3, "have": 2})
    begun = wonder.hold(0, construction="great_wall").at(0)
    assert reason(begun, "complete") == ("price_mixed", {"card": "great_wall", "needed": 3, "have": 2})
    plain = Position().hold(0, construction="taj_mahal").at(0)
    assert reason(plain, "complete") == ("complete_price", {"card": "taj_mahal", "needed": 5, "have": 0, "gold": 2})
    powder = Position().policies(1, "black_powder", "a", "black_powder").hold(1, gold=0).at(1)
    assert reason(powder, "acquire persia")[1]["needed"] == 2


def test_where_a_card_is() -> None:
    game = (
        Position()
        .hold(1, reserved="troy", provinces="sicily", construction="colossus")
        .deck(1, "geometry")
        .track("persia")
    )
    game.state.development = game.cards("suez")
    game.state.development_discard = game.cards("ethiopia")
    game.at(0)
    assert reason(game, "acquire troy") == ("reserved_by", {"card": "troy", "seat": 1})
    assert reason(game, "acquire ethiopia")[0] == "card_gone"
    for card in ("sicily", "geometry", "colossus"):
        assert reason(game, f"acquire {card}") == ("card_taken", {"card": card, "seat": 1})
    assert reason(game.piles(workshop=0).at(0), "acquire workshop") == ("pile_empty", {"building": "workshop"})


def test_policies() -> None:
    game = Position().policies(0, "poliorcetics treaties").hold(0, culture=9).hold(0, policies_used=2).at(0)
    assert reason(game, "develop treaties") == ("develop_twice", {"card": "treaties"})
    assert reason(game, "policy poliorcetics") == ("covered", {"card": "poliorcetics", "other": "treaties"})
    assert reason(game, "policy treaties") == ("used", {"card": "treaties"})
    standing = Position().policies(0, "architecture").at(0)
    assert reason(standing, "policy architecture")[0] == "works_by_itself"
    assert reason(Position().policies(0, "democracy").at(0), "policy democracy")[0] == "at_activation_only"
    routes = Position("aksum", "greece").policies(0, "maritime_routes").at(0)
    assert reason(routes, "policy maritime_routes")[0] == "at_round_start_only"
    five = "scientific_method poliorcetics treaties architecture democracy"
    assert reason(Position().policies(0, five).at(0), "develop treaties")[0] == "develop_all"


def test_policies_at_lines() -> None:
    game = Position().policies(1, "black_powder secularism", "a b", "black_powder").hold(1, culture=3).at(1)
    assert reason(game, "develop dahsala") == ("develop_line", {"card": "dahsala"})
    assert reason(game, "develop dahsala a") == ("row_taken", {"card": "black_powder", "line": "a"})
    assert reason(game, "develop dahsala 1")[0] == "rows_first"
    assert reason(game, "policy secularism") == ("row_asleep", {"card": "secularism", "line": "b"})
    poor = Position().policies(1, "black_powder", "a").at(1)
    assert reason(poor, "develop dahsala b") == ("develop_culture", {"needed": 2, "have": 0})
    four = Position().policies(1, "black_powder secularism mansabdar dahsala", "a b c 1").hold(1, culture=9).at(1)
    assert reason(four, "develop mughal_architecture 1")[0] == "column_taken"
    assert reason(four, "policy dahsala") == ("column_asleep", {"card": "dahsala", "line": "1"})
    three = Position().policies(1, "black_powder secularism mansabdar", "a b 1").hold(1, culture=9).at(1)
    assert reason(three, "develop dahsala c")[0] == "columns_last"


def test_using_cards() -> None:
    game = Position().city(0, "a1 mine+bargaining", "a2 forum", "a3 fort", "b1 gymnasium", active="a1 a3 b1")
    game.hold(0, used=1).at(0)
    assert reason(game, "use a1") == ("used", {"card": "mine"})
    assert reason(game, "use a1 knowledge") == ("works_by_itself", {"card": "bargaining"})
    assert reason(game, "use a2") == ("not_activated", {"card": "forum", "cell": "a2"})
    assert reason(game, "use a2 knowledge") == ("no_knowledge", {"card": "forum", "cell": "a2"})
    assert reason(game, "use a3") == ("no_effect", {"card": "fort"})
    assert reason(game, "use b1") == ("at_activation_only", {"card": "gymnasium"})


def unusable(card: str, **held: Any) -> tuple[str, dict[str, Any]]:
    game = Position().city(0, f"a1 {card}", active="a1").hold(0, **{"gold": 0, **held}).deck(0).track("persia").at(0)
    return reason(game, "use a1")


@pytest.mark.parametrize(
    ("card", "code", "params"),
    [
        ("geometry", "use_pay", {"needed": 1, "resource": "science", "have": 0, "gold": 0}),
        ("philosophy", "use_pay_any", {}),
        ("coinage", "use_pay_basic", {}),
        ("miniature_painting", "use_no_inactive", {}),
        ("great_wall", "use_no_inactive", {}),
        ("djenne", "use_archive_discard", {}),
        ("mine", "use_if_gained", {"needed": 2, "resource": "production", "have": 0}),
        ("bronze_working", "use_if_conquered", {}),
        ("hoplite_field", "use_per_activated", {"buildings": ["fort", "archery_range"]}),
        ("encyclopaedia", "use_per_knowledge", {"have": 1, "needed": 2}),
        ("taj_mahal", "use_per_policies", {"have": 0, "needed": 1}),
        ("house_of_wisdom", "use_deck_empty", {}),
        ("hanging_gardens", "use_no_policy", {}),
        ("block_printing", "use_copy", {}),
        ("marble_quarry", "use_no_wonder", {}),
        ("forum", "use_either", {}),
    ],
)
def test_not_usable(card: str, code: str, params: dict[str, Any]) -> None:
    assert unusable(card) == (code, {"card": card, **params})


def test_not_usable_for_other_reasons() -> None:
    assert unusable("eiffel_tower", agents=0)[0] == "use_per_agents"
    holder = Position().city(0, "a1 colossus", active="a1").advantage(0, "science", 1).at(0)
    assert reason(holder, "use a1") == ("use_advantage_held", {"card": "colossus"})
    quarry = Position().city(0, "a1 marble_quarry", active="a1").hold(0, gold=0, construction="taj_mahal").at(0)
    assert reason(quarry, "use a1") == ("use_section", {"card": "marble_quarry", "needed": 2, "have": 0, "gold": 0})
    exact = Position("aksum", "greece").policies(0, "geez_alphabet").at(0)
    assert reason(exact, "policy geez_alphabet") == (
        "use_pay_exactly", {"card": "geez_alphabet", "needed": 1, "resource": "points", "have": 0},
    )  # fmt: skip
    akbar = Position().advantage(1, "science", 1).piles(barricade=0).at(1)
    assert reason(akbar, "warlord") == ("use_no_inactive", {"card": "akbar"})


def own(*steps: dict[str, Any]) -> Position:
    """A Mine with other steps, active at a1, nothing else on the table."""
    cards = cards_with(building=[{"id": "mine", "use": list(steps)}])
    game = Position(cards=cards).city(0, "a1 mine", active="a1").hold(0, gold=0, agents=3).hold(1, gold=0)
    return game.piles(workshop=0, laboratory=0, archery_range=0, barricade=0, revolt=0).track("").at(0)


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ({"do": "gain_building", "which": "any"}, "use_piles"),
        ({"do": "gain_building", "which": "workshop"}, "use_pile"),
        ({"do": "revolt", "who": "opponent", "count": 1}, "use_revolts"),
        ({"do": "revolt", "who": "opponent", "count": 1, "if": {"advantage": True}}, "use_if_advantage"),
        ({"do": "agent", "count": 1}, "use_agents"),
        ({"do": "take", "gold": 1}, "use_take"),
        ({"do": "convert", "from": "gold", "to": "points", "max": 1}, "use_convert"),
        ({"do": "reserve"}, "use_reserve_empty"),
        ({"do": "breach", "count": 1}, "use_breach"),
        ({"do": "gain", "gold": 1, "per": {"terrain": "coastal"}}, "use_per_terrain"),
        ({"do": "pay_different", "count": 2}, "use_pay_different"),
    ],
)
def test_not_usable_in_users_sets(step: dict[str, Any], code: str) -> None:
    assert reason(own(step), "use a1")[0] == code


def test_reserving_with_two_reserved() -> None:
    game = own({"do": "reserve"}).track("troy").hold(0, reserved="sicily suez").at(0)
    assert reason(game, "use a1")[0] == "use_reserve_full"
    nobody = own({"do": "reinforce", "count": 1})
    nobody.play("use a1")
    assert nobody.active(0) == [], "its own card is the only one"
    only_costs = own({"do": "pay", "science": 1})
    assert reason(only_costs.hold(0, science=1).at(0), "use a1")[0] == "no_use_now"


def test_conquest() -> None:
    only = Position().hold(1, provinces="barricade").at(0)
    assert reason(only, "conquer") == ("conquer_barricades", {"seat": 1})
    bare = Position().hold(1, provinces="troy").at(0)
    assert reason(bare, "conquer") == ("conquer_price", {"card": "troy", "needed": 3, "have": 0, "gold": 2})
    walled = Position().hold(1, provinces="troy barricade").at(0)
    params = {"card": "troy", "price": 3, "more": 2, "have": 0, "gold": 2}
    assert reason(walled, "conquer") == ("conquer_price_barricades", params)


def test_progress_advantage_warlord_and_ambassador() -> None:
    assert reason(Position().deck(0).at(0), "progress") == ("progress_deck", {})
    poor = Position().hold(0, gold=1).at(0)
    assert reason(poor, "progress") == ("progress_price", {"needed": 2, "have": 0, "gold": 1})
    mine = Position().advantage(0, "science", 1).hold(0, warlord_used=True, ambassador_used=True).at(0)
    assert reason(mine, "advantage science 1")[0] == "advantage_held"
    assert reason(mine, "warlord") == ("used", {"card": "hercules"})
    assert reason(mine, "ambassador train")[0] == "ambassador_used"
    theirs = Position().advantage(1, "science", 2).at(0)
    assert reason(theirs, "advantage military 3") == ("advantage_resource", {"seat": 1, "resource": "science"})
    amount = {"seat": 1, "have": 2, "resource": "science", "needed": 3}
    assert reason(theirs, "advantage science 2") == ("advantage_amount", amount)
    assert reason(theirs, "warlord") == ("warlord_advantage", {"card": "hercules", "seat": 1})
    assert reason(Position().hold(0, agents=3).at(0), "ambassador train")[0] == "train_most"
    assert reason(Position().hold(0, agents=0).at(0), "ambassador deploy")[0] == "deploy_none"


# ------------------------------------------------------------------ answers to questions


def test_before_the_first_turn() -> None:
    setup = {field: value for field, value in SETUP.items() if field != "civilizations"}
    game = beginning("pick_civilizations", **setup)
    assert reason(game, "choose rome")[0] == "unknown_card"
    game.play("choose greece")
    assert reason(game, "choose greece") == ("civilization_taken", {"seat": 1, "civilization": "greece"})
    game.play("choose aksum")
    assert reason(game, "acquire troy")[0] == "activate_first"
    assert reason(game, "activate 1 a")[0] == "one_of_each"
    assert reason(game, "swap a1 a2") == ("swap_policy", {"cards": ["democracy"]})


def test_swapping() -> None:
    def swap(move: str, **held: Any) -> str:
        game = Position().city(0, "a1 fort", "a2 mine").policies(0, "democracy").hold(0, **held).activation(0)
        return reason(game, move)[0]

    assert swap("swap a1 a2", policies_used=1) == "swap_used"
    assert swap("swap a1 a2", gold=0) == "swap_gold"
    assert swap("swap a1 a1") == "swap_same"
    assert swap("swap a1 c3") == "swap_empty"
    assert swap("swap a2 a1") == "cell_order"


def test_round_start_exchange_and_triggers() -> None:
    routes = Position("aksum", "greece").policies(0, "maritime_routes").hold(0, points=1).round_start()
    assert reason(routes, "reserve troy") == ("not_on_track", {"card": "troy"})
    assert reason(routes, "activate a 1") == ("question_first", {"card": "maritime_routes"})
    tomb = Position().city(1, "b2 mughal_tomb", "b1 fort", "a1 mine").activation(1)
    tomb.play("activate b 2")
    assert reason(tomb, "exchange b2") == ("exchange_itself", {"card": "mughal_tomb"})
    assert reason(tomb, "exchange a1") == ("cell_inactive", {"cell": "a1"})
    assert reason(tomb, "exchange c3") == ("cell_empty", {"cell": "c3"})
    waking = Position().city(0, "a1 gymnasium", "a2 gymnasium", "a3 gymnasium", "c3 mine").activation(0)
    waking.play("activate a 1")
    assert reason(waking, "skip") == ("triggers_compulsory", {"cards": ["gymnasium"] * 3})
    waking.play("trigger a1", "skip")
    assert reason(waking, "trigger a1") == ("trigger_done", {"card": "gymnasium"})
    assert reason(waking, "trigger c3") == ("trigger_none", {"cell": "c3"})


def test_dice() -> None:
    game = Position().hold(0, agents=2, gold=1).at(0)
    game.play("ambassador deploy")
    assert reason(game, "pass")[0] == "chance_decides"
    game.play("! 2", "! 6")
    assert reason(game, "reroll 5 gold") == ("no_such_die", {"value": "5"})
    assert reason(game, "reroll 2 science") == ("no_token", {"resource": "science"})
    assert reason(game, "reroll 2 points")[0] == "reroll_not_basic"
    assert reason(game, "reroll 2 free")[0] == "reroll_no_free"
    game.play("stop")
    assert reason(game, "skip")[0] == "dice_compulsory"
    assert reason(game, "resolve 4") == ("no_such_die", {"value": "4"})
    assert reason(game, "resolve 2") == ("resolve_which", {"value": "2"})
    assert reason(game, "resolve 2 basic_espionage") == ("resolve_same", {"card": "basic_espionage"})
    assert reason(game, "resolve 2 troy") == ("no_espionage", {"card": "troy"})
    assert reason(game, "resolve 6 smuggling")[0] == "resolve_no_card"
    free = Position().city(0, "a1 fort+scytale", active="a1").hold(0, agents=1, gold=1).at(0)
    free.play("ambassador deploy", "! 2", "reroll 2 free", "! 2")
    assert reason(free, "reroll 2 free")[0] == "reroll_free_used"


def test_paying_and_gaining() -> None:
    mixed = Position().policies(0, "architecture").hold(0, production=2, science=2).at(0)
    mixed.play("acquire great_wall")
    assert reason(mixed, "pay gold")[0] == "gold_too_soon"
    assert reason(mixed, "pay military") == ("no_token", {"resource": "military"})
    assert reason(mixed, "pay points")[0] == "only_basic"
    assert reason(mixed, "pay science science")[0] == "too_many_words"
    coinage = Position().city(0, "a1 coinage", active="a1").hold(0, production=1, science=1).at(0)
    coinage.play("use a1")
    assert reason(coinage, "pay gold") == ("gold_refused", {"card": "coinage"})
    assert reason(coinage, "skip") == ("compulsory", {"card": "coinage"})
    forum = Position().city(0, "a1 forum", active="a1").hold(0, production=1, gold=1).at(0)
    forum.play("use a1")
    assert reason(forum, "pay production")[0] == "word_missing"
    assert reason(forum, "pay production production")[0] == "not_different"
    assert reason(forum, "pay production gold")[0] == "only_basic"
    assert reason(forum, "pay science production") == ("resource_order", {"resource": "production", "other": "science"})
    pair = {"resource": "science", "other": "military", "missing": 2, "gold": 1}
    assert reason(forum, "pay science military") == ("pay_pair", pair)
    philosophy = Position().city(0, "a1 philosophy", active="a1").hold(0, gold=0, science=1).at(0)
    philosophy.play("use a1")
    assert reason(philosophy, "gain science") == ("gain_other", {"card": "philosophy", "resource": "science"})
    assert reason(philosophy, "gain gold")[0] == "only_basic"
    assert reason(philosophy, "gain production military") == ("gain_number", {"needed": 1})
    hercules = Position().advantage(0, "science", 1)
    hercules.state.era = 2
    hercules.at(0).play("warlord")
    assert reason(hercules, "gain science military")[0] == "gain_identical"
    painting = Position().city(0, "a1 miniature_painting", "b2 fort", active="a1").at(0)
    painting.play("use a1")
    assert reason(painting, "gain science science")[0] == "not_different"
    assert reason(painting, "gain military science")[0] == "resource_order"


def test_choosing_cells() -> None:
    forum = Position().city(0, "a1 forum", "a2 fort", "b2 mine", "c3 mine", active="a1 a2").at(0)
    forum.play("use a1")
    if forum.state.step == "choose":
        assert reason(forum, "choose gold") == ("option_impossible", {"card": "forum"})
        forum.play("choose archive")
    assert reason(forum, "archive a2") == ("choose_inactive", {"card": "fort", "cell": "a2"})
    assert reason(forum, "archive b1") == ("cell_empty", {"cell": "b1"})
    assert reason(forum, "archive discard fort") == ("city_only", {"card": "forum"})
    assert reason(forum, "archive b2 fort")[0] == "too_many_words"
    djenne = Position().city(0, "a1 djenne", "b1 mine", "b2 mine", active="a1").at(0)
    djenne.play("use a1")
    assert reason(djenne, "archive discard") == ("word_missing", {"move": "archive discard", "what": "card"})
    assert reason(djenne, "archive discard fort") == ("not_in_discard", {"card": "fort"})
    treaties = Position().city(0, "a1 fort", "b2 mine", active="a1").hold(0, culture=1).at(0)
    treaties.play("develop treaties")
    assert reason(treaties, "reinforce b2") == ("choose_active", {"card": "mine", "cell": "b2"})


def test_copying_converting_building_and_keeping() -> None:
    gardens = Position().city(0, "a1 hanging_gardens", active="a1").policies(0, "treaties democracy").at(0)
    gardens.play("use a1")
    assert reason(gardens, "copy architecture") == ("not_developed", {"card": "architecture"})
    assert reason(gardens, "copy rome")[0] == "unknown_card"
    cells = ("a1 mine+block_printing", "a2 workshop", "a3 fort", "b1 philosophy", "c3 fort")
    printing = Position().city(0, *cells, active="a1 a2 a3 b1").at(0)
    printing.play("use a1 knowledge")
    codes = [reason(printing, f"copy {word}")[0] for word in ("troy", "c1", "a1", "c3", "b1")]
    assert codes == ["unknown_cell", "cell_empty", "copy_itself", "copy_inactive", "copy_kind"]
    bandiagara = Position().city(0, "a1 bandiagara", active="a1").hold(0, gold=0).at(0)
    bandiagara.play("use a1")
    assert reason(bandiagara, "convert 3") == ("convert_most", {"card": "bandiagara", "needed": 2})
    assert reason(bandiagara, "convert 2") == ("convert_purse", {"have": 1})
    quarry = Position().city(0, "a1 marble_quarry", active="a1").hold(0, gold=2, construction="taj_mahal").at(0)
    quarry.play("use a1")
    assert reason(quarry, "build persia") == ("no_wonder", {"card": "persia"})
    assert reason(quarry, "build lalibela") == ("not_on_track", {"card": "lalibela"})
    assert reason(quarry, "build taj_mahal")[0] == "build_price"
    quarry.play("build colossus")
    assert reason(quarry, "keep great_wall") == ("keep_which", {"card": "taj_mahal", "other": "colossus"})


def test_bonuses_buildings_and_spying() -> None:
    game = Position().policies(0, "democracy architecture").hold(0, culture=3).piles(workshop=0).at(0)
    game.play("develop treaties", "bonus architecture")
    assert reason(game, "building workshop")[0] == "pile_empty"
    assert reason(game, "building gymnasium")[0] == "not_basic"
    assert reason(game, "use")[0] == "question_first"
    game.play("skip")
    assert reason(game, "bonus architecture") == ("bonus_done", {"card": "architecture"})
    assert reason(game, "bonus poliorcetics") == ("not_developed", {"card": "poliorcetics"})
    sicily = Position().track("sicily").hold(0, military=5, agents=2).at(0)
    sicily.play("acquire sicily")
    assert reason(sicily, "train")[0] == "train_most"
    drawn = Position().deck(0, "mine").gained(0, production=2).hold(0, science=2).at(0)
    drawn.play("progress")
    assert reason(drawn, "use a1")[0] == "too_many_words"


def test_after_the_end() -> None:
    game = Position()
    game.state.last_round = True
    game.at(0).play("pass", "pass")
    assert reason(game, "pass")[0] == "finished"

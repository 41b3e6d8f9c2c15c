"""Every card of the box that has an effect, played (rules, section 9). Provinces and wonders: their bonuses too."""

from __future__ import annotations

import pytest

from aoc_desktop.games.monumental_duel.card_files import shipped_set
from tests.monumental_duel.position import Position, kinds


def using(card: str, *cells: str, active: str = "a1", **held: object) -> Position:
    """Seat 0 has the card active at a1 (a knowledge lies alone there); the opponent has passed."""
    civilization = {
        "mughal_tomb": "mughals",
        "miniature_painting": "mughals",
        "coinage": "aksum",
        "stelae_field": "aksum",
    }
    first = civilization.get(card, "greece")
    game = Position(first, "aksum" if first != "aksum" else "greece")
    return game.city(0, f"a1 {card}", *cells, active=active).hold(0, **{"gold": 0, **held}).hold(1, passed=True).at(0)


# ------------------------------------------------------------------ printed resources


@pytest.mark.parametrize(
    ("card", "tokens"),
    [
        ("work_camp", {"production": 1}),
        ("library", {"science": 1}),
        ("fort", {"military": 1}),
        ("workshop", {"production": 2}),
        ("laboratory", {"science": 2}),
        ("archery_range", {"military": 2}),
        ("caravanserai", {"production": 1, "gold": 1}),
        ("marble_quarry", {"production": 2}),
        ("house_of_wisdom", {"science": 2}),
        ("merchant_hall", {"production": 2}),
    ],
)
def test_printed_resources(card: str, tokens: dict[str, int]) -> None:
    game = Position().city(0, f"a1 {card}").hold(0, gold=0).activation(0)
    game.play("activate a 1")
    assert game.tokens(0) == tokens


# ------------------------------------------------------------------ buildings


def test_mine() -> None:
    assert not using("mine").gained(0, production=1).at(0).legal("use")
    game = using("mine").gained(0, production=2).at(0)
    game.play("use a1")
    assert game.tokens(0) == {"gold": 1}
    assert not game.legal("use a1"), "once per round"


def test_forum_archives_or_buys_culture() -> None:
    """Ruling 3: archiving brings no Culture."""
    game = using("forum", "b2 fort", production=1, science=1)
    game.play("use a1")
    assert game.legal() == ["choose archive", "choose culture"]
    game.play("choose culture")
    assert game.tokens(0) == {"culture": 1}, "only one pair can be paid"
    game = using("forum", "b2 fort", "c3 mine", production=1, science=1)
    game.play("use a1", "choose archive", "archive b2")
    assert game.tokens(0) == {"production": 1, "science": 1}
    assert game.ids(game.player(0).archived) == ["fort"]


def test_forum_pays_two_different_resources_with_gold_if_need_be() -> None:
    game = using("forum", production=1, gold=1)
    game.play("use a1")
    assert game.legal() == ["pay production military", "pay production science"]
    assert not using("forum", production=2).legal("use"), "neither option is usable"
    only_gold = using("forum", gold=2)
    only_gold.play("use a1")
    assert len(only_gold.legal()) == 3


def test_hoplite_field_counts_the_activated_list() -> None:
    game = using("hoplite_field", "a2 fort", "a3 archery_range", "b1 mine", active="a1 a2 a3 b1")
    game.play("use a1")
    assert game.tokens(0) == {"military": 2}
    assert not using("hoplite_field", "a2 mine", active="a1 a2").legal("use")


def test_the_activated_list_does_not_change_when_a_card_is_reinforced() -> None:
    game = using("hoplite_field", "a2 fort", active="a1 a2").policies(0, "treaties").at(0)
    game.play("policy treaties", "reinforce a2", "use a1")
    assert game.tokens(0) == {"military": 1}


def test_stelae_field() -> None:
    game = using("stelae_field", production=1)
    game.play("use a1")
    assert game.tokens(0) == {"points": 1}
    assert not using("stelae_field", science=3).legal("use")


def test_marble_quarry_builds_a_section_for_one_less() -> None:
    game = using("marble_quarry", production=2)
    game.play("use a1")
    assert game.legal() == ["build colossus", "build great_wall"]
    game.play("build great_wall")
    assert game.player(0).construction is game.cards("great_wall")[0]
    assert game.tokens(0) == {}
    second = using("marble_quarry", production=2, construction="hanging_gardens").track("troy").at(0)
    second.play("use a1")
    assert second.tokens(0) == {"culture": 1}, "the only section is built by itself"
    assert not using("marble_quarry", production=1).legal("use")


def test_arsenal_does_what_is_possible() -> None:
    game = using("arsenal", "b2 fort", "c3 mine")
    game.play("use a1", "archive b2")
    assert game.ids(game.player(0).provinces) == ["barricade"]
    assert game.discard(0) == ["mine"], "the only inactive cell is discarded by itself"
    alone = using("arsenal")
    alone.play("use a1")
    assert game.ids(alone.player(0).provinces) == ["barricade"]


def test_house_of_wisdom_draws_twice() -> None:
    game = using("house_of_wisdom").deck(0, "fort work_camp library").at(0)
    game.play("use a1")
    assert game.tokens(0) == {"production": 1, "military": 1}
    assert game.discard(0) == ["fort", "work_camp"]
    one = using("house_of_wisdom").deck(0, "fort").at(0)
    one.play("use a1")
    assert one.tokens(0) == {"military": 1}


def test_a_card_drawn_by_a_drawn_card() -> None:
    """While being used a card is in none of City, deck and discard."""
    game = using("house_of_wisdom").deck(0, "house_of_wisdom mine fort").at(0)
    game.play("use a1", "use")
    assert game.ids(game.player(0).drawn) == []
    assert game.tokens(0) == {"science": 2, "military": 1}
    assert game.discard(0) == ["fort", "house_of_wisdom", "mine"]


def test_merchant_hall() -> None:
    game = using("merchant_hall")
    game.play("use a1")
    assert game.tokens(0) == {"gold": 1}
    holder = using("merchant_hall").advantage(0, "science", 1).at(0)
    holder.play("use a1")
    assert holder.tokens(0) == {"gold": 1, "points": 1}


# ------------------------------------------------------------------ knowledge


def test_philosophy_gives_another_resource_than_the_one_paid() -> None:
    game = using("philosophy", science=1, military=1)
    game.play("use a1", "pay science")
    assert game.legal() == ["gain military", "gain production"]
    game.play("gain production")
    assert game.tokens(0) == {"production": 1, "military": 1}
    gold = using("philosophy", gold=1)
    gold.play("use a1")
    assert len(gold.legal("gain")) == 3, "for Gold any basic resource"


def test_miniature_painting_discards_as_its_cost() -> None:
    game = using("miniature_painting", "b2 fort+geometry", "c3 mine")
    game.play("use a1", "discard b2")
    assert game.discard(0) == ["fort", "geometry"], "ruling 6: its knowledge goes along"
    assert game.legal() == ["gain production military", "gain production science", "gain science military"]
    assert not using("miniature_painting").legal("use")


def test_coinage_takes_no_gold() -> None:
    game = using("coinage", science=1, military=1, gold=3)
    game.play("use a1")
    assert game.legal() == ["pay military", "pay science"]
    game.play("pay science")
    assert game.tokens(0) == {"military": 1, "gold": 4}
    assert not using("coinage", gold=3).legal("use")


def test_geometry() -> None:
    game = using("geometry", science=1)
    game.play("use a1")
    assert game.tokens(0) == {"production": 2}


def test_bronze_working_after_a_conquest() -> None:
    """Ruling 8: acquiring a province counts too."""
    assert not using("bronze_working").legal("use")
    game = using("bronze_working", military=3).track("troy").at(0)
    game.play("acquire troy", "use a1")
    assert game.tokens(0) == {"culture": 1, "points": 1}


def test_celestial_navigation_counts_coastal_provinces_to_two() -> None:
    for provinces, gold in (("troy", 1), ("troy barricade sicily persia", 2), ("troy sicily suez", 2)):
        game = Position().city(0, "a1 fort+celestial_navigation").hold(0, provinces=provinces, gold=0).activation(0)
        game.play("activate a 1")
        assert game.tokens(0) == {"military": 1, "gold": gold}


def test_block_printing_copies_another_active_building_or_wonder() -> None:
    """Ruling 29: Action token or not, and without setting one."""
    game = using("workshop+block_printing", "a2 mine", "a3 philosophy", "c3 fort", active="a1 a2 a3").hold(0, used=2)
    game.gained(0, production=2).at(0).play("use a1 knowledge")
    assert game.state.step == "use", "only the Mine can be copied: not itself, no knowledge, nothing inactive"
    game.play("use")
    assert game.tokens(0) == {"gold": 1}
    assert game.used(0) == ["a2"]


def test_block_printing_gives_printed_resources_again() -> None:
    game = using("mine+block_printing", "a2 workshop", "a3 archery_range", active="a1 a2 a3")
    game.play("use a1 knowledge")
    assert game.legal() == ["copy a2", "copy a3"]
    game.play("copy a3")
    assert game.tokens(0) == {"military": 2}
    assert not using("mine+block_printing").legal("use a1 knowledge")


def test_a_drawn_block_printing_may_copy_any_active_cell() -> None:
    game = using("workshop", science=2).deck(0, "block_printing").at(0)
    game.play("progress", "use")
    assert game.tokens(0) == {"production": 2}


def test_encyclopaedia_counts_pairs_of_development_knowledge() -> None:
    """Ruling 9: the starting knowledge does not count; cards anywhere in the player's hands do."""
    game = using("encyclopaedia", "b2 fort+philosophy")
    assert not game.legal("use")
    game.deck(0, "geometry", "scytale", "bargaining telegraphy").at(0)
    game.play("use a1")
    assert game.tokens(0) == {"points": 2}


# ------------------------------------------------------------------ wonders


def test_great_wall_archives_as_its_cost() -> None:
    game = using("great_wall", "b2 fort", "c3 mine")
    game.play("use a1", "archive c3")
    assert game.tokens(0) == {"military": 2}
    assert not using("great_wall").legal("use")


def test_hanging_gardens_and_treaties_resolve_a_bonus_again() -> None:
    game = using("hanging_gardens").policies(0, "poliorcetics democracy").at(0)
    game.play("use a1")
    assert (game.state.source, game.legal()) == ("hanging_gardens", ["copy democracy", "copy poliorcetics"])
    game.play("copy poliorcetics")
    assert game.state.source == "poliorcetics"
    game.play("gain military")
    assert game.tokens(0) == {"military": 1}
    assert not using("hanging_gardens").legal("use")


def test_colossus_takes_the_advantage() -> None:
    game = using("colossus").advantage(1, "science", 2).at(0)
    game.play("use a1")
    assert (game.state.holder, game.state.holder_tokens) == (0, 0)
    assert not using("colossus").advantage(0, "science", 1).at(0).legal("use")


@pytest.mark.parametrize(
    ("had", "choices"), [(0, ["convert 0", "convert 1"]), (5, ["convert 0", "convert 1", "convert 2"])]
)
def test_bandiagara_converts_gold_just_gained(had: int, choices: list[str]) -> None:
    """Ruling 21."""
    game = using("bandiagara", gold=had)
    game.play("use a1")
    assert game.legal() == choices
    game.play(choices[-1])
    converted = len(choices) - 1
    assert game.tokens(0) == {name: n for name, n in {"gold": had + 1 - converted, "points": converted}.items() if n}


def test_djenne_goes_on_after_a_revolt() -> None:
    """Ruling 21: its repeat may be declined."""
    game = using("djenne", "b2 revolt", "c3 mine").deck(0, discard="revolt fort").at(0)
    game.play("use a1")
    assert game.legal() == ["archive b2", "archive c3", "archive discard fort", "archive discard revolt"]
    game.play("archive discard revolt")
    assert game.tokens(0) == {"gold": 1}
    assert "skip" in game.legal()
    game.play("archive b2", "skip")
    assert game.tokens(0) == {"gold": 2}
    assert game.state.piles[-1] == 10, "archived Revolts do not return to the pile"
    assert game.ids(game.player(0).archived) == ["revolt", "revolt"]


def test_djenne_stops_after_another_card() -> None:
    game = using("djenne", "b2 revolt", "c3 mine")
    game.play("use a1", "archive c3")
    assert game.state.step == "action"
    assert game.tokens(0) == {"gold": 1}


def test_lalibela_reinforces_up_to_two() -> None:
    """Rulings 7 and 27: also itself; knowledge goes to the discard, Action tokens go."""
    game = using("lalibela", "a2 fort+geometry", "b1 mine", active="a1 a2 b1").hold(0, knowledge_used=2).at(0)
    game.play("use a1", "reinforce a2")
    assert game.discard(0) == ["geometry"]
    assert game.player(0).knowledge_used == 0
    assert game.legal() == ["reinforce a1", "reinforce b1", "skip"]
    game.play("reinforce a1")
    assert game.active(0) == ["b1"]
    assert game.used(0) == []
    stopped = using("lalibela", "a2 fort", active="a1 a2")
    stopped.play("use a1", "skip")
    assert stopped.active(0) == ["a1", "a2"]


@pytest.mark.parametrize(("policies", "points"), [("treaties", 1), ("treaties democracy poliorcetics architecture", 3)])
def test_taj_mahal_counts_policies_to_three(policies: str, points: int) -> None:
    game = using("taj_mahal").policies(0, policies).at(0)
    game.play("use a1")
    assert game.tokens(0) == {"points": points}


def test_eiffel_tower_counts_agents() -> None:
    game = using("eiffel_tower", agents=3)
    game.play("use a1")
    assert game.tokens(0) == {"points": 3}
    assert not using("eiffel_tower", agents=0).legal("use")


def completing(wonder: str, **held: object) -> Position:
    game = (
        Position()
        .hold(0, gold=0, production=9, construction=wonder, **held)
        .hold(1, passed=True)
        .city(0, "b2 mine")
        .at(0)
    )
    game.play("complete")
    return game


def test_bonuses_of_wonders() -> None:
    assert completing("great_wall").discard(1) == ["revolt"]
    assert completing("hanging_gardens").tokens(0)["culture"] == 1
    colossus = completing("colossus")
    assert (colossus.tokens(0)["gold"], colossus.ids(colossus.player(0).provinces)) == (1, ["barricade"])
    djenne = completing("djenne")
    assert (djenne.tokens(0)["gold"], djenne.discard(0)) == (3, ["revolt"])
    lalibela = completing("lalibela")
    assert (lalibela.tokens(0)["culture"], lalibela.legal()) == (1, ["archive b2", "skip"])
    assert completing("taj_mahal").tokens(0)["culture"] == 2
    eiffel = completing("eiffel_tower")
    assert (eiffel.tokens(0)["points"], eiffel.player(0).agents) == (2, 2)
    assert completing("eiffel_tower", agents=3).player(0).agents == 3


# ------------------------------------------------------------------ provinces


def acquiring(province: str, **held: object) -> Position:
    game = Position().track(province).hold(0, gold=0, military=9, **held).hold(1, passed=True).at(0)
    game.play(f"acquire {province}")
    return game


@pytest.mark.parametrize(
    ("province", "gained"),
    [
        ("troy", {"points": 1}),
        ("ethiopia", {"culture": 1}),
        ("suez", {"gold": 2}),
        ("punjab", {"points": 2}),
        ("khyber", {"gold": 1}),
    ],
)
def test_bonuses_of_provinces(province: str, gained: dict[str, int]) -> None:
    game = acquiring(province)
    assert {name: count for name, count in game.tokens(0).items() if name != "military"} == gained


def test_provinces_that_stir_up_revolts() -> None:
    """Ruling 28: Persia's second Revolt is checked separately."""
    assert acquiring("persia").discard(1) == ["revolt"]
    assert acquiring("ganges_delta").discard(1) == ["revolt"] * 2
    holder = Position().track("persia").hold(0, military=3).advantage(0, "science", 1).at(0)
    holder.play("acquire persia")
    assert holder.discard(1) == ["revolt"] * 2


def test_khyber_takes_the_advantage_and_sicily_spies() -> None:
    assert acquiring("khyber").state.holder == 0
    sicily = acquiring("sicily")
    assert (sicily.player(0).agents, sicily.legal()) == (2, ["deploy", "skip", "train"])
    sicily.play("skip")
    assert sicily.state.step == "action"


# ------------------------------------------------------------------ policies


def developing(policy: str, civilization: str, *cells: str, line: str = "", **held: object) -> Position:
    """The policy is developed first of all, so that only its own bonus resolves."""
    others = {"greece": "aksum", "aksum": "mughals", "mughals": "greece"}
    game = Position(civilization, others[civilization]).city(0, *cells, active="a1" if cells else "")
    game.hold(0, gold=0, culture=1, **held).hold(1, passed=True).at(0)
    game.play(f"develop {policy} {line}".strip())
    return game


@pytest.mark.parametrize(
    ("policy", "civilization", "tokens"),
    [
        ("black_powder", "mughals", {"gold": 1}),
        ("maritime_routes", "aksum", {"points": 1}),
        ("geez_alphabet", "aksum", {"gold": 1}),
    ],
)
def test_bonuses_that_give_tokens(policy: str, civilization: str, tokens: dict[str, int]) -> None:
    assert developing(policy, civilization, line="a" if civilization == "mughals" else "").tokens(0) == tokens


BUILDINGS = ["building archery_range", "building barricade", "building laboratory", "building workshop", "skip"]


@pytest.mark.parametrize(
    ("policy", "civilization", "legal"),
    [
        ("scientific_method", "greece", ["archive b2", "skip"]),
        ("poliorcetics", "greece", ["gain military", "gain production", "gain science"]),
        ("treaties", "greece", ["reinforce a1", "skip"]),
        ("architecture", "greece", BUILDINGS),
        ("democracy", "greece", ["draw", "skip"]),
        ("secularism", "mughals", ["reinforce a1", "skip"]),
        ("mansabdar", "mughals", ["archive b2", "skip"]),
        ("mughal_architecture", "mughals", BUILDINGS),
        ("dahsala", "mughals", ["discard b2", "skip"]),
        ("salt_mines", "aksum", ["archive b2", "skip"]),
        ("terrace_farming", "aksum", BUILDINGS),
        ("ezana_stone", "aksum", ["reinforce a1", "skip"]),
    ],
)
def test_bonuses_that_ask(policy: str, civilization: str, legal: list[str]) -> None:
    game = developing(policy, civilization, "a1 fort", "b2 mine", line="a" if civilization == "mughals" else "")
    assert game.legal() == legal
    assert game.state.source == policy
    if "skip" in legal:
        game.play("skip")
        assert game.state.step == "action"


def test_democracys_bonus_draws_and_uses() -> None:
    game = developing("democracy", "greece")
    game.deck(0, "fort").play("draw")
    assert game.tokens(0) == {"military": 1}


def test_dahsalas_bonus_discards_up_to_two() -> None:
    game = developing("dahsala", "mughals", "a1 fort", "b2 mine", "c3 library", line="b")
    game.play("discard b2")
    assert game.legal() == ["discard c3", "skip"]
    game.play("discard c3")
    assert game.discard(0) == ["library", "mine"]


def test_architectures_bonus_gives_a_basic_building() -> None:
    game = developing("architecture", "greece")
    game.play("building workshop")
    assert game.ids(game.player(0).top) == ["workshop"]
    assert game.state.piles[0] == 4


def test_a_bonus_that_can_do_nothing_is_not_asked() -> None:
    game = developing("scientific_method", "greece")
    assert game.state.step == "action"


def test_scientific_method_makes_the_first_progress_cheaper() -> None:
    game = Position().policies(0, "scientific_method").hold(0, science=1, gold=0).hold(1, passed=True).at(0)
    game.play("progress")
    assert "science" not in game.tokens(0)
    later = Position().policies(0, "scientific_method").hold(0, science=1, gold=0, progress=1).at(0)
    assert "progress" not in later.legal()


def test_architecture_lets_any_basic_resource_pay_for_wonders() -> None:
    game = (
        Position().policies(0, "architecture").hold(0, production=1, science=1, military=0, gold=1).hold(1, passed=True)
    )
    game.at(0).play("acquire great_wall")
    assert (game.state.step, game.state.source, game.legal()) == ("pay", "", ["pay production", "pay science"])
    assert "great_wall" in game.ids(game.state.track), "the card is still where it was"
    game.play("pay science")
    assert game.tokens(0) == {}, "then the other token and Gold by themselves"
    assert game.player(0).construction is game.cards("great_wall")[0]


def test_gold_pays_a_mixed_cost_only_when_no_basic_token_is_left() -> None:
    game = Position().policies(0, "architecture").hold(0, science=2, gold=5).hold(1, passed=True).at(0)
    game.play("acquire great_wall")
    assert game.tokens(0) == {"gold": 4}


def test_mughal_architecture_gives_the_bonus_with_the_first_section() -> None:
    """Ruling 36."""
    game = Position().policies(1, "mughal_architecture", "a", "mughal_architecture").hold(1, production=6)
    game.track("hanging_gardens").hold(0, passed=True).at(1)
    game.play("acquire hanging_gardens")
    assert game.tokens(1)["culture"] == 1
    game.play("complete")
    assert game.tokens(1)["culture"] == 2


def test_the_first_bonus_comes_even_from_a_wonder_that_was_not_kept() -> None:
    game = Position().policies(1, "mughal_architecture", "a", "mughal_architecture").hold(0, passed=True)
    game.hold(1, production=3, construction="colossus").track("hanging_gardens").at(1)
    game.play("acquire hanging_gardens", "keep colossus")
    assert game.tokens(1)["culture"] == 1


def test_black_powder_makes_provinces_cheaper() -> None:
    awake = Position().policies(1, "black_powder", "a", "black_powder").hold(1, gold=0, military=2).track("troy").at(1)
    assert "acquire troy" in awake.legal()
    conquest = Position().policies(1, "black_powder", "a", "black_powder").hold(1, gold=0, military=4)
    conquest.hold(0, provinces="troy barricade").at(1).play("conquer")
    assert conquest.tokens(1) == {}, "once on the sum"
    asleep = Position().policies(1, "black_powder", "a").hold(1, gold=0, military=2).track("troy").at(1)
    assert "acquire troy" not in asleep.legal()


def test_ezana_stone_gives_a_point_for_each_province() -> None:
    """Ruling 8; the trigger comes before the bonus (ruling 15)."""
    game = (
        Position("aksum", "greece").policies(0, "ezana_stone").hold(0, gold=0, military=7).hold(1, provinces="persia")
    )
    events = game.track("ethiopia").at(0).play("acquire ethiopia")
    gains = [event.what for event in events if event.kind == "gained"]
    assert gains == ["points", "culture"]
    game.hold(1, passed=True).at(0).play("conquer")
    assert game.tokens(0)["points"] == 2


@pytest.mark.parametrize(
    ("policy", "civilization", "held", "tokens"),
    [
        ("poliorcetics", "greece", {"science": 1}, {"military": 2}),
        ("dahsala", "mughals", {}, {"gold": 1}),
        ("geez_alphabet", "aksum", {"points": 1}, {"culture": 1}),
        ("terrace_farming", "aksum", {"gold": 1}, {"production": 1, "science": 1, "military": 1}),
    ],
)
def test_uses_of_policies(policy: str, civilization: str, held: dict[str, int], tokens: dict[str, int]) -> None:
    game = Position(civilization, "greece" if civilization != "greece" else "aksum")
    if civilization == "mughals":
        game.policies(0, policy, "a", policy)
    else:
        game.policies(0, policy)
    game.hold(0, **{"gold": 0, **held}).at(0).play(f"policy {policy}")
    assert game.tokens(0) == tokens


def test_salt_mines_need_three_production_gained() -> None:
    game = Position("aksum", "greece").policies(0, "salt_mines").gained(0, production=2).at(0)
    assert not game.legal("policy")
    game.gained(0, production=3).at(0).play("policy salt_mines")
    assert game.tokens(0) == {"gold": 3}


def test_secularism_and_mansabdar() -> None:
    game = Position().policies(1, "secularism mansabdar", "a b", "secularism mansabdar").hold(1, gold=0, science=2)
    game.deck(1, "fort").hold(0, passed=True).at(1)
    game.play("policy mansabdar")
    assert game.tokens(1) == {"science": 1, "military": 1}
    game.play("policy secularism", "pay military", "gain production science")
    assert game.tokens(1) == {"production": 1, "science": 2}


# ------------------------------------------------------------------ warlords


@pytest.mark.parametrize("era", [1, 2, 3])
def test_hercules_gives_as_many_of_one_resource_as_the_era(era: int) -> None:
    game = Position().advantage(0, "science", 1)
    game.state.era = era
    game.at(0).play("warlord", f"gain {' '.join(['science'] * era)}")
    assert game.tokens(0) == {"science": era, "gold": 2}


def test_akbar_discards_and_builds_a_barricade() -> None:
    game = Position().advantage(1, "science", 1).city(1, "b2 fort", "c3 mine").at(1)
    game.play("warlord", "discard c3")
    assert game.discard(1) == ["mine"]
    assert game.ids(game.player(1).provinces) == ["barricade"]


def test_makeda_gives_a_point() -> None:
    game = Position("aksum", "greece").advantage(0, "science", 1).at(0)
    game.play("warlord")
    assert game.tokens(0) == {"gold": 2, "points": 1}


# ------------------------------------------------------------------ every card has its test


def test_every_card_with_an_effect_is_named_in_a_rule_case() -> None:
    from pathlib import Path

    text = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    named = [card.id for card in shipped_set("espionage").card.values() if card.effect or card.bonus or card.standing]
    assert [card for card in named if f'"{card}"' not in text and f"{card}" not in text] == []


def test_a_step_without_effect_is_told() -> None:
    game = using("arsenal").piles(barricade=0).city(0, "b2 fort", active="a1").at(0)
    assert "nothing_to_do" in kinds(game.play("use a1"))

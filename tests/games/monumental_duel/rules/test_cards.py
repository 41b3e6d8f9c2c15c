"""Cards of the City with an effect, played (rules, section 9): buildings and knowledge. Every card has its test."""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.games.monumental_duel.rules.card_files import shipped_set
from tests.games.monumental_duel.position import Position, kinds
from tests.games.monumental_duel.using import using

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
    game.play("use a1", "archive b2", "discard c3")
    assert game.ids(game.player(0).provinces) == ["barricade"]
    assert game.discard(0) == ["mine"]
    alone = using("arsenal")
    alone.play("use a1")
    assert game.ids(alone.player(0).provinces) == ["barricade"]


def test_the_arsenal_comes_without_archiving_or_discarding() -> None:
    """Ruling 41: the Barricade is what was chosen, what follows can be declined, one inactive card or more."""
    game = using("arsenal", "b2 fort", "c3 mine")
    game.play("use a1")
    assert game.ids(game.player(0).provinces) == ["barricade"]
    assert game.legal() == ["archive b2", "archive c3", "skip"]
    game.play("skip")
    assert game.legal() == ["discard b2", "discard c3", "skip"]
    game.play("skip")
    assert (game.player(0).archived, game.discard(0)) == ((), [])
    one = using("arsenal", "b1 fort")
    one.play("use a1")
    assert one.legal() == ["archive b1", "skip"]


def test_a_drawn_or_copied_arsenal_can_be_declined_likewise() -> None:
    drawn = using("mine", "b1 fort", science=2).deck(0, "arsenal").at(0)
    drawn.play("progress", "use")
    assert drawn.legal() == ["archive b1", "skip"]
    copied = using("mine+block_printing", "a2 arsenal", "a3 workshop", "c1 fort", active="a1 a2 a3")
    copied.play("use a1 knowledge", "copy a2", "use")
    assert copied.legal() == ["archive c1", "skip"]


def test_house_of_wisdom_draws_twice() -> None:
    game = using("house_of_wisdom").deck(0, "fort work_camp library").at(0)
    game.play("use a1")
    assert game.tokens(0) == {"military": 1}
    assert (game.state.step, game.state.source) == ("draw", "house_of_wisdom")
    assert game.legal() == ["draw", "skip"]
    game.play("draw")
    assert game.tokens(0) == {"production": 1, "military": 1}
    assert game.discard(0) == ["fort", "work_camp"]
    one = using("house_of_wisdom").deck(0, "fort").at(0)
    one.play("use a1")
    assert one.tokens(0) == {"military": 1}


def test_the_second_draw_of_the_house_of_wisdom_can_be_declined() -> None:
    game = using("house_of_wisdom").deck(0, "fort work_camp").at(0)
    game.play("use a1", "skip")
    assert (game.tokens(0), game.ids(game.player(0).top)) == ({"military": 1}, ["work_camp"])


@pytest.mark.parametrize(("card", "held"), [("telegraphy", {}), ("miniature_painting", {}), ("great_wall", {})])
def test_the_first_result_and_the_costs_of_a_use_cannot_be_declined(card: str, held: dict[str, int]) -> None:
    game = using(card, "b1 fort", "b2 mine", **held)
    game.play("use a1")
    assert "skip" not in game.legal()


def test_a_card_drawn_by_a_drawn_card() -> None:
    """While being used a card is in none of City, deck and discard."""
    game = using("house_of_wisdom").deck(0, "house_of_wisdom mine fort").at(0)
    game.play("use a1", "use", "draw")
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


# ------------------------------------------------------------------ every card has its test


def test_every_card_with_an_effect_is_named_in_a_rule_case() -> None:
    text = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    named = [card.id for card in shipped_set("espionage").card.values() if card.effect or card.bonus or card.standing]
    assert [card for card in named if f'"{card}"' not in text and f"{card}" not in text] == []


def test_a_step_without_effect_is_told() -> None:
    game = using("arsenal").piles(barricade=0).city(0, "b2 fort", active="a1").at(0)
    assert "nothing_to_do" in kinds(game.play("use a1"))

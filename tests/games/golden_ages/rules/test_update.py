"""Phase A, update: civilisations revealed, chosen, in play; the first player (rules, section 3; rulings 4, 20–22)."""

from __future__ import annotations

import pytest

from tests.games.golden_ages.position import Position, beginning, gains, kinds


def choosing(new: str, old: str = "byzantium", era: int = 3, technologies: str = "", **numbers: int) -> Position:
    """Seat 0 is to choose between the civilisation in play and a new one; seat 1 keeps a card of value 6."""
    game = Position(era=era).hold(0, old, technologies, **numbers).hold(1, "byzantium")
    state = game.state
    state.phase, state.step = "update", "civilization"
    cards = state.table.cards.civilization
    game.player(0).offer = cards[new]
    game.player(1).offer = cards["austria" if new != "austria" else "prussia"]
    return game


def test_keeping_a_civilisation_triggers_nothing() -> None:
    game = choosing("portugal", old="rome", gold=1)
    events = game.play("choose rome")
    assert game.player(0).gold == 1
    assert gains(events) == {}
    assert game.player(0).offer is None


def test_a_new_civilisation_comes_into_play_at_once() -> None:
    game = choosing("portugal", gold=1)
    events = game.play("choose portugal")
    assert game.player(0).gold == 5
    assert kinds(events)[:2] == ["replaces", "plays"]


def test_both_choices_are_always_asked() -> None:
    assert choosing("portugal", old="rome").legal() == ["choose portugal", "choose rome"]


@pytest.mark.parametrize(
    ("owned", "gold", "developed"),
    [("", 0, []), ("agriculture", 0, ["agriculture", "architecture"]), ("agriculture architecture", 6, None)],
)
def test_ruling_22_turkey_by_what_is_owned(owned: str, gold: int, developed: list[str] | None) -> None:
    game = choosing("turkey", technologies=owned, gold=0)
    game.play("choose turkey")
    assert game.player(0).gold == gold
    assert game.technologies(0) == (owned.split() if developed is None else developed)


def test_a_plain_technology_that_is_there_already_brings_nothing() -> None:
    game = choosing("egypt", era=3, technologies="metallurgy", gold=2)
    game.play("choose egypt")
    assert game.technologies(0) == ["metallurgy"]
    assert game.player(0).gold == 2


def test_ruling_20_india_skips_to_a_level_5_technology_without_its_immediate_effect() -> None:
    game = choosing("india", era=4).cities(0, "e5").colonists(0, "e5 d4 d5")
    game.play("choose india")
    assert game.legal() == ["develop computer_science", "develop economy", "develop genetics", "develop rocketry"]
    game.play("develop genetics")
    assert game.technologies(0) == ["genetics"]
    assert game.player(0).points == 0, "wheat is controlled, but develop effects do not resolve"
    assert "builder_without_colonist" in game.player(0).powers.permissions


def test_ruling_20_what_economy_made_obsolete_stays_so_when_it_is_developed_later() -> None:
    game = Position(era=4).hold(0, technologies="economy writing", gold=9)
    game.play("develop currency")
    assert [effect.cause.id for effect in game.player(0).powers.control if effect.symbol == "gem"] == ["economy"]


def test_the_lowest_value_goes_first() -> None:
    game = choosing("spain").hold(1, "byzantium")
    game.play("choose spain", "choose byzantium")
    assert game.state.first_player == 0


def test_ruling_4_among_equal_values_the_later_card_goes_first() -> None:
    game = choosing("austria").hold(1, "rome")
    game.player(1).offer = game.state.table.cards.civilization["spain"]
    game.play("choose austria", "choose rome")
    assert game.state.first_player == 0, "both have the value 6; Austria is the newer card"


def test_the_former_first_player_chooses_first() -> None:
    game = Position(era=1).golden_age(1, judgement="richest").colonists(0)
    game.state.first_player = 1
    game.play("golden_age")
    assert game.state.phase == "update"
    assert game.state.seat == 1


def test_balanced_civilisations_one_of_two_is_revealed() -> None:
    setup = beginning(variants=["balanced_civilizations"])
    assert setup.legal() == sorted(f"reveal {card.id}" for card in setup.player(0).hand[0])
    kept = setup.player(0).hand[0][1]
    events = setup.play(f"reveal {kept.id}")
    assert setup.player(0).offer is kept
    assert len(setup.player(0).hand) == 3
    assert kinds(events) == ["reveals_one"]
    assert events[0].reveals
    other = setup.player(1).hand[0][0]
    setup.play(f"reveal {other.id}")
    assert setup.player(0).civilization is kept
    assert setup.state.step == "place"

"""Builder and Artist: the Agora, slots, buildings (rules, sections 4.2 and 4.3; rulings 26, 27, 31)."""

from __future__ import annotations

from tests.games.golden_ages.position import Position, gains


def builders(**holding: object) -> Position:
    return Position().hold(0, **holding).colonists(0, "d5", "e4").offer("market", "library")  # type: ignore[arg-type]


def test_the_builder_goes_to_the_agora_and_the_building_onto_the_lowest_slot() -> None:
    game = builders(gold=0)
    game.play("build library d5")
    assert game.buildings(0) == ["library", None, None]
    assert (game.player(0).agora, game.standing(0)) == (1, [])
    assert [card.id for card in game.state.buildings] == ["market"]
    assert game.player(0).gold == 0, "ruling 27: a building costs no gold"


def test_slot_3_does_not_need_slot_2() -> None:
    game = builders(technologies="agriculture architecture", buildings="market")
    game.play("build library d5")
    assert game.buildings(0) == ["market", None, "library"]


def test_a_full_board_names_the_slot_whose_building_leaves() -> None:
    game = builders(technologies="writing", buildings="granary wall")
    assert game.legal("build library") == ["build library d5 1", "build library d5 2"]
    game.play("build library d5 2")
    assert game.buildings(0) == ["granary", "library", None]
    assert game.player(0).powers.attack_surcharge == 0, "ruling 23: a discarded wall protects nobody"


def test_a_new_building_is_ready_whatever_it_replaces() -> None:
    game = builders(buildings="granary")
    game.player(0).activated = 1
    game.play("build market d5 1")
    assert game.at(0).legal("activate") == ["activate market"]


def test_the_same_type_may_be_owned_twice_and_is_listed_once() -> None:
    game = builders(technologies="writing", buildings="market").offer("market", "market")
    assert game.legal("build") == ["build market d5"]
    game.play("build market d5")
    assert game.buildings(0) == ["market", "market", None]
    assert len(game.state.buildings) == 1


def test_rome_builds_without_a_colonist_and_without_agora_effects() -> None:
    game = Position().hold(0, "rome").colonists(0, "", "d5").offer("market")
    assert game.legal("build") == ["build market none"]
    game.play("build market none")
    assert game.player(0).agora == 0


def test_without_a_building_face_up_nobody_builds() -> None:
    assert builders().offer().legal("build") == []


def test_the_artist_scores_3_points_and_lies_in_the_agora() -> None:
    game = builders()
    events = game.play("art d5")
    assert gains(events, "points") == {"artist": 3}
    assert (game.player(0).points, game.player(0).agora) == (3, 1)


def test_agora_effects_come_for_builder_and_artist() -> None:
    game = Position(era=4).hold(0, "european_union", "computer_science", gold=0).colonists(0, "d5 d5").offer("market")
    events = game.play("build market d5")
    assert gains(events) == {"european_union": 4}
    assert gains(events, "points") == {"computer_science": 2}
    events = game.at(0).play("art d5")
    assert gains(events, "points") == {"computer_science": 2, "artist": 3}


def test_colonists_in_the_agora_control_nothing() -> None:
    game = Position().colonists(0, "e4")
    assert game.count("stone") == 1
    game.play("art e4")
    assert game.count("stone") == 0


def test_rulings_26_and_31_as_many_buildings_as_players_of_those_without_a_higher_mark() -> None:
    for players, cards in ((2, 3), (3, 4), (4, 6)):
        game = Position(players)
        assert len(game.state.buildings) == players
        assert len(game.state.table.cards.building_cards(4, players)) == cards

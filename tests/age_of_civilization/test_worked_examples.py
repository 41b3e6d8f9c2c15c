"""The worked examples of the two rulebooks, each as the book tells it.

Page numbers are those that the rulebooks refer to; where the text gives none, the section is named.
"""

import pytest

from tests.age_of_civilization.position import Position, acting, gains, kinds, sacrifices, track_with

FIRST_GAME = ["hunt", "fish", "farm", "conquest", "trade", "plague", "construction", "culture"]


def actions_open(game: Position) -> set[str]:
    return {move.split()[1] for move in game.legal("act")}


# ------------------------------------------------------------------ second edition


def test_five_wonders_in_a_game_of_two():
    """Second edition, p. 6, set-up 3: 3 + the number of players, 5 cards in a game of 2."""
    assert len(Position(2).state.wonder_market) == 5


def test_three_workers_with_the_khmer():
    """Second edition, p. 9: "Prenez 3 Ouvriers quand vous choisissez les Khmers"."""
    game = Position(2).market("khmer", "rome", "egypt", "china", "huns")
    game.play("rise khmer")
    assert game.player(0).workers == 3


def test_the_six_actions_of_round_1():
    """Second edition, p. 10: Wonder, Research, Enslave, Hunt, Fish and Farm."""
    game = Position(2, track=FIRST_GAME).hold(0, coins=20, workers=4).at("actions", round=1)
    assert actions_open(game) == {"wonder", "research", "enslave", "hunt", "fish", "farm"}


def test_culture_costs_four_coins_and_gives_two_points():
    """Second edition, p. 11: 1 worker on Culture, pay 4 coins, then gain 2 points."""
    game = acting("culture", coins=4, workers=1)
    assert gains(game.play("act culture"), "points") == {"culture": 2}
    assert game.player(0).coins == 0
    assert game.player(0).free_workers == 0


def test_war_on_the_new_card():
    """Second edition, p. 14: a war symbol on the new card; who has the least military sacrifices 1 worker."""
    game = Position(3, track=track_with("conquest"))
    game.hold(0, main="huns", workers=3).hold(1, main="scythia", workers=3).hold(2, main="franks", workers=3)
    events = game.end_round(1)
    assert [sacrifices(events, seat) for seat in range(3)] == [{}, {"war": 1}, {}]


@pytest.mark.parametrize("cards", ["second_edition", "first_edition"])
def test_egypt_then_arabia_rises(cards):
    """Second edition, p. 15, and first edition, 1A: a player ruling Egypt lets Arabia rise."""
    game = Position(2, cards).hold(0, main="egypt", workers=3).market("arabia").at("civilization")
    game.play("rise arabia")
    seen = game.snapshot()["players"][0]
    assert (seen["main"], seen["civilizations"], seen["workers"]) == ("arabia", ["egypt", "arabia"], 2)
    assert game.price("wonder") == 7  # Egypt's main ability has ended
    game.give(0, coins=4)
    assert gains(game.play("act research writing"), "coins") == {"arabia": 1}  # Arabia's inherited ability is active


@pytest.mark.parametrize("cards", ["second_edition", "first_edition"])
def test_egypt_annexes_arabia(cards):
    """Second edition, p. 16, and first edition, 1B: a player ruling Egypt annexes Arabia."""
    game = Position(2, cards).hold(0, main="egypt", workers=3).market("arabia").at("civilization")
    game.play("annex arabia")
    seen = game.snapshot()["players"][0]
    assert (seen["main"], seen["civilizations"], seen["workers"]) == ("egypt", ["egypt", "arabia"], 4)
    assert game.price("wonder") == 5  # Egypt's main ability goes on
    game.give(0, coins=4)
    assert gains(game.play("act research writing"), "coins") == {"arabia": 1}
    game.play("done")
    assert game.state.seat == 1  # Arabia's main ability does not count


def test_two_researches_with_two_workers_and_eight_coins():
    """Second edition, p. 18, and first edition, Actions: Research twice with 2 workers and 8 coins."""
    game = acting("research", coins=8, workers=2)
    game.play("act research writing", "act research mining")
    assert (game.player(0).coins, game.player(0).free_workers, game.player(0).points) == (0, 0, 2)


def test_two_hunts_with_two_workers():
    """Second edition, p. 18, and first edition, Actions: Hunt twice with 2 workers."""
    game = acting("hunt", coins=0, workers=2)
    game.play("act hunt", "act hunt")
    assert (game.player(0).coins, game.player(0).free_workers, game.player(0).points) == (2, 0, 2)


@pytest.mark.parametrize("cards", ["second_edition", "first_edition"])
def test_what_writing_and_education_open(cards):
    """Second edition, p. 19, and first edition, Technologies: Science, Engineering, Navigation or Mining."""
    game = Position(2, cards).hold(0, technologies=["writing", "education"], coins=4, workers=1).at("actions")
    assert game.legal("act research") == [
        "act research engineering",
        "act research mining",
        "act research navigation",
        "act research science",
    ]


def test_education_needs_no_worker_and_no_culture_card():
    """Second edition, p. 19: Culture once at the end of the turn, without a worker, for 4 coins."""
    game = Position(2, track=FIRST_GAME).hold(0, technologies=["education"], coins=3, workers=1)
    game.at("actions", round=1).play("act fish", "done")
    assert gains(game.play("use education"), "points") == {"culture": 2}
    assert game.player(0).coins == 0


@pytest.mark.parametrize("cards", ["second_edition", "first_edition"])
def test_science_in_round_4_gives_two_points(cards):
    """Second edition, p. 20, and first edition, Technologies: 2 cards are still to come in round 4."""
    game = Position(2, cards).hold(0, technologies=["education"], coins=4, workers=1).at("actions", round=4)
    assert gains(game.play("act research science"), "points") == {"research": 1, "science": 2}


@pytest.mark.parametrize(("main", "action"), [("india", "culture"), ("franks", "conquest")])
def test_own_slots_of_india_and_the_franks(main, action):
    """Second edition, p. 20: usable by their player only, without the card being open."""
    game = Position(2, track=FIRST_GAME).hold(0, main=main, coins=4, workers=2).at("actions", round=1)
    game.play(f"act {action}")
    assert game.player(0).points == 2
    other = Position(2, track=FIRST_GAME).hold(0, main=main).hold(1, coins=4, workers=2).at("actions", 1, seat=1)
    assert other.why_not(f"act {action}").code == "upcoming"


def test_a_player_without_a_coin_ignores_the_loss():
    """Second edition, p. 20: "Si un joueur n'a pas de Pièce en main, il ignore cet effet"."""
    game = Position(2).hold(0, main="germania").give(1, coins=0).at("end_of_turn")
    assert "nothing_lost" in kinds(game.play("use germania"))
    assert game.player(1).coins == 0


def test_the_worker_of_china_cannot_win_back_a_red_one():
    """Both editions, China: with 4 workers, one of them on a red slot, Farm brings none in the same turn."""
    game = acting("farm", main="china", workers=4)
    game.play("act enslave")
    assert gains(game.play("act farm"), "workers") == {}
    game.play("done")
    assert game.player(0).workers == 3


def test_the_worker_of_china_is_ready_at_once():
    """Both editions, China: the new worker may be placed in the same turn."""
    game = acting("farm", main="china", workers=2)
    game.play("act farm", "act enslave")
    assert game.player(0).free_workers == 0


def test_iberia_with_five_coins_gains_two_technologies():
    """Second edition, Civilisations, Iberia: 5 coins on the card, 2 technologies, one by one."""
    game = Position(2).hold(0, main="egypt").market(iberia=5).at("civilization")
    game.play("rise iberia", "pick writing", "pick education")
    assert game.technologies() == ["writing", "education"]
    assert game.snapshot()["step"] == "actions"


def test_persia_with_military_seven_gains_three():
    """Second edition, Civilisations, Persia: military 7, 3 coins, whatever the comparison says."""
    game = Position(2).hold(0, main="persia", inherited=["rome"], technologies=["iron_working"], coins=0)
    assert game.military() == 7
    assert gains(game.end_round(1), "coins") == {"persia": 3}


def test_tiwanaku_in_round_1_gives_five():
    """Second edition, Civilisations, Tiwanaku: 5 cards to come in round 1, Plague included."""
    game = Position(2, track=FIRST_GAME).market("tiwanaku", "rome")
    assert gains(game.play("rise tiwanaku"), "points") == {"tiwanaku": 5}


def test_inca_gain_a_wonder_without_its_three_points():
    """Second edition, Civilisations, Inca."""
    game = Position(2).market("inca").wonders("petra")
    game.play("rise inca", "take petra")
    assert game.player(0).points == 0


def test_babylon_does_not_get_the_point_of_research():
    """Both editions, Babylon."""
    game = Position(2).hold(0, main="babylon").at("end_of_turn")
    game.play("use babylon writing")
    assert game.player(0).points == 0


def test_four_special_technologies_in_a_game_of_three():
    """Second edition, p. 25: the technology market of a game of 3."""
    assert len(Position(3, variants=["innovation"]).state.special_market) == 4


def test_the_event_above_the_sixth_card_comes_at_the_end_of_round_3():
    """Second edition, p. 26."""
    game = Position(2, variants=["changing_world"], events=["baby_boom", "rats", "nothing"])
    assert "event" not in kinds(game.end_round(2))
    events = game.end_round(3)
    assert [event.what for event in events if event.kind == "event"] == ["baby_boom"]


def test_six_cards_in_the_market_of_a_draft_of_three():
    """Second edition, p. 29: at first 6 cards in a game of 3."""
    game = Position(3, variants=["draft"])
    while game.snapshot()["step"] == "draft":
        game.play(game.legal()[0])
    assert len(game.state.market) == 6
    assert [len(player.hand) for player in game.state.players] == [5, 5, 5]


@pytest.mark.parametrize(("first", "coins"), [(True, {}), (False, {"bonus_coins": 2, "carthage": 4})])
def test_carthage_in_the_draft(first, coins):
    """Second edition, p. 29: no bonus coin as the first civilisation, 6 as the second or third."""
    game = Position(2, variants=["draft"])
    if not first:
        game.hold(0, main="egypt")
    game.market("carthage").at("civilization")
    assert gains(game.play("rise carthage"), "coins") == coins


@pytest.mark.parametrize(("first", "step"), [(True, "actions"), (False, "pick")])
def test_iberia_in_the_draft(first, step):
    """Second edition, p. 29: no technology as the first civilisation, 1 as the second or third."""
    game = Position(2, variants=["draft"])
    if not first:
        game.hold(0, main="egypt")
    game.market("iberia").at("civilization").play("rise iberia")
    assert game.snapshot()["step"] == step
    if not first:
        game.play("pick mining")
    assert game.snapshot()["step"] == "actions"


@pytest.mark.parametrize("cards", ["second_edition", "first_edition"])
def test_solo_war_at_the_end_of_round_2_is_against_military_2(cards):
    """Second edition, p. 31, and first edition, solo: 2 cubes lie beside the track at the end of round 2."""
    track = ["fish", "culture", "hunt", "farm", "plague", "trade", "construction", "conquest"]
    game = Position(cards=cards, solo=True, track=track).hold(0, main="italy", workers=3)
    game.end_round(1)
    game.end_round(2)
    assert game.state.opponent_military == 2


@pytest.mark.parametrize("cards", ["second_edition", "first_edition"])
def test_solo_plague_comes_into_play_in_round_3(cards):
    """Second edition, p. 30, and first edition, solo: Plague in position 5 always enters in round 3."""
    game = Position(cards=cards, solo=True).hold(0, main="italy", workers=3)
    assert "plague" not in kinds(game.end_round(1))
    game.give(0, workers=3)
    assert sacrifices(game.end_round(2)) == {"plague": 1}
    assert game.state.round == 3


def test_solo_trade_and_lydia():
    """Second edition, p. 33: Trade gives 2 coins, Lydia 4; the others' share is ignored."""
    game = Position(solo=True).hold(0, main="egypt", coins=0).market("lydia").at("civilization")
    game.play("rise lydia")
    assert game.player(0).coins == 4
    track = ["trade", "hunt", "fish", "farm", "plague", "conquest", "construction", "culture"]
    game = Position(solo=True, track=track).hold(0, main="egypt", coins=0, workers=1).at("actions", round=1)
    game.play("act trade")
    assert game.player(0).coins == 2


# ------------------------------------------------------------------ first edition

FIRST_EDITION_TRACK = ["hunt", "construction", "fish", "conquest", "trade", "plague", "farm", "culture"]


def test_first_edition_four_workers_with_egypt():
    """First edition, p. 4: "Prenez 4 Ouvriers lorsque vous choisissez d'Ériger l'Égypte"."""
    game = Position(2, "first_edition").market("egypt", "rome")
    game.play("rise egypt")
    assert game.player(0).workers == 4


def test_first_edition_actions_of_rounds_1_and_2_and_the_war_between():
    """First edition, 2A and end of round: Hunt, Construction, Fish; then Conquest arrives with its war."""
    game = Position(2, "first_edition", track=FIRST_EDITION_TRACK)
    game.hold(0, coins=20, workers=4).hold(1, main="rome", coins=20, workers=4).at("actions", round=1)
    assert actions_open(game) == {"wonder", "research", "enslave", "hunt", "construction", "fish"}
    events = game.end_round(1)
    assert sacrifices(events, 0) == {"war": 1}
    assert sacrifices(events, 1) == {}
    game.play("skip")
    assert actions_open(game) == {"wonder", "research", "enslave", "construction", "fish", "conquest"}


def test_first_edition_three_civilizations_at_most():
    """First edition, important rules: with 3 civilisations the first step is skipped."""
    game = Position(2, "first_edition", first_player=1).hold(0, workers=1)
    game.hold(1, main="egypt", inherited=["rome", "india"], workers=1).at("actions", round=2, seat=0)
    game.play("rest")  # round 3 begins with seat 0
    game.play("skip", "rest")
    assert (game.state.seat, game.snapshot()["step"]) == (1, "actions")


def test_first_edition_carthage_in_the_draft():
    """First edition, Draft: Carthage rising takes 6 bonus coins."""
    game = Position(2, "first_edition", variants=["draft"]).market("carthage").at("civilization", round=1)
    assert gains(game.play("rise carthage"), "coins") == {"bonus_coins": 2, "carthage": 4}

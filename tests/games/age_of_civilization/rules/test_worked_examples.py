"""The worked examples of the two rulebooks, each as the book tells it, in every edition whose book has it.

Page numbers are those that the rulebooks refer to; where the text gives none, the section is named. Both books
call what they say of single civilisations examples too: each is here once, and the other tests of the rules try what
the books leave unsaid.
"""

import pytest

from aoc_desktop.games.age_of_civilization.rules.events import EventTurned
from tests.games.age_of_civilization.position import Position, acting, gains, kinds, losses, sacrifices, track_with

FIRST_GAME = ["hunt", "fish", "farm", "conquest", "trade", "plague", "construction", "culture"]

in_both_editions = pytest.mark.parametrize("cards", ["second_edition", "first_edition"])


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


@in_both_editions
def test_culture_costs_four_coins_and_gives_two_points(cards):
    """Second edition, p. 11, and first edition, 2A: 1 worker on Culture, pay 4 coins, then gain 2 points."""
    game = acting("culture", cards=cards, coins=4, workers=1)
    assert gains(game.play("act culture"), "points") == {"culture": 2}
    assert game.player(0).coins == 0
    assert game.player(0).free_workers == 0


def test_war_on_the_new_card():
    """Second edition, p. 14: a war symbol on the new card; who has the least military sacrifices 1 worker."""
    game = Position(3, track=track_with("conquest"))
    game.hold(0, main="huns", workers=3).hold(1, main="scythia", workers=3).hold(2, main="franks", workers=3)
    events = game.end_round(1)
    assert [sacrifices(events, seat) for seat in range(3)] == [{}, {"war": 1}, {}]


@in_both_editions
def test_egypt_then_arabia_rises(cards):
    """Second edition, p. 15, and first edition, 1A: a player ruling Egypt lets Arabia rise."""
    game = Position(2, cards).hold(0, main="egypt", workers=3).market("arabia").at("civilization")
    game.play("rise arabia")
    seen = game.snapshot()["players"][0]
    assert (seen["main"], seen["civilizations"], seen["workers"]) == ("arabia", ["egypt", "arabia"], 2)
    assert game.price("wonder") == 7  # Egypt's main ability has ended
    game.give(0, coins=4)
    assert gains(game.play("act research writing"), "coins") == {"arabia": 1}  # Arabia's inherited ability is active


@in_both_editions
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


@in_both_editions
def test_two_researches_with_two_workers_and_eight_coins(cards):
    """Second edition, p. 18, and first edition, Actions: Research twice with 2 workers and 8 coins."""
    game = acting("research", cards=cards, coins=8, workers=2)
    game.play("act research writing", "act research mining")
    assert (game.player(0).coins, game.player(0).free_workers, game.player(0).points) == (0, 0, 2)


@in_both_editions
def test_two_hunts_with_two_workers(cards):
    """Second edition, p. 18, and first edition, Actions: Hunt twice with 2 workers."""
    game = acting("hunt", cards=cards, coins=0, workers=2)
    game.play("act hunt", "act hunt")
    assert (game.player(0).coins, game.player(0).free_workers, game.player(0).points) == (2, 0, 2)


@in_both_editions
def test_what_writing_and_education_open(cards):
    """Second edition, p. 19, and first edition, Technologies: Science, Engineering, Navigation or Mining."""
    game = Position(2, cards).hold(0, technologies=["writing", "education"], coins=4, workers=1).at("actions")
    assert game.legal("act research") == [
        "act research engineering",
        "act research mining",
        "act research navigation",
        "act research science",
    ]


@in_both_editions
def test_education_needs_no_worker_and_no_culture_card(cards):
    """Second edition, p. 19, and first edition, Technologies: Culture once at the end of the turn, without a worker,
    for 4 coins."""
    game = Position(2, cards, track=FIRST_GAME).hold(0, technologies=["education"], coins=7, workers=1)
    game.at("actions", round=1).play("act fish", "done")
    assert gains(game.play("use education"), "points") == {"culture": 2}
    assert game.player(0).coins == 4
    assert game.state.seat == 1  # once: the 4 coins that are left buy no second Culture


@in_both_editions
def test_science_in_round_4_gives_two_points(cards):
    """Second edition, p. 20, and first edition, Technologies: 2 cards are still to come in round 4."""
    game = Position(2, cards).hold(0, technologies=["education"], coins=4, workers=1).at("actions", round=4)
    assert gains(game.play("act research science"), "points") == {"research": 1, "science": 2}


@pytest.mark.parametrize(
    ("cards", "main", "action", "gained"),
    [
        ("second_edition", "india", "culture", {"points": 2}),
        ("second_edition", "franks", "conquest", {"points": 2}),
        ("first_edition", "india", "culture", {"points": 2}),
        ("first_edition", "celts", "hunt", {"coins": 1}),
        ("first_edition", "indonesia", "trade", {"coins": 2}),
        ("first_edition", "aztecs", "construction", {"points": 2}),
    ],
)
def test_own_slots(cards, main, action, gained):
    """Second edition, p. 20, and first edition, Civilisations, India: usable by their player only, without the card
    being open, and just like the action on the track."""
    track = [card for card in FIRST_GAME if card != action] + [action]
    game = Position(2, cards, track=track).hold(0, main=main, coins=4, workers=2).at("actions", round=1)
    events = game.play(f"act {action}")
    assert {what: gains(events, what).get(action) for what in gained} == gained
    other = Position(2, cards, track=track).hold(0, main=main).hold(1, coins=4, workers=2).at("actions", 1, seat=1)
    assert other.why_not(f"act {action}").code == "upcoming"


def test_a_player_without_a_coin_ignores_the_loss():
    """Second edition, p. 20: "Si un joueur n'a pas de Pièce en main, il ignore cet effet"."""
    game = Position(2).hold(0, main="germania").give(1, coins=0).at("end_of_turn")
    assert "nothing_lost" in kinds(game.play("use germania"))
    assert game.player(1).coins == 0


@in_both_editions
def test_the_worker_of_china_cannot_win_back_a_red_one(cards):
    """Both editions, Civilisations, China: with 4 workers, one of them on a red slot, Farm brings none."""
    game = acting("farm", cards=cards, main="china", workers=4)
    game.play("act enslave")
    assert gains(game.play("act farm"), "workers") == {}
    game.play("done")
    assert game.player(0).workers == 3


@in_both_editions
def test_the_worker_of_china_is_ready_at_once(cards):
    """Both editions, Civilisations, China: the new worker may be placed in the same turn."""
    game = acting("farm", cards=cards, main="china", workers=2)
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


@in_both_editions
def test_babylon_does_not_get_the_point_of_research(cards):
    """Both editions, Civilisations, Babylon: a technology at the end of the turn, which is no Research."""
    game = Position(2, cards).hold(0, main="babylon").at("end_of_turn")
    game.play("use babylon writing")
    assert (game.technologies(), game.player(0).points) == (["writing"], 0)


# What the sections on civilisations call examples.


def test_axum_builds_for_a_point_more_and_is_offered_culture():
    """Second edition, Civilisations, Axum: Culture once after Construction, for 4 coins, without worker or card."""
    game = acting("construction", main="axum", coins=9, workers=2)
    assert gains(game.play("act construction"), "points") == {"construction": 2, "axum": 1}
    before = game.player(0).coins
    assert gains(game.play("use axum"), "points") == {"culture": 2}
    assert (before - game.player(0).coins, game.player(0).free_workers) == (4, 0)


@pytest.mark.parametrize(
    ("cards", "technologies", "coins"),
    [
        ("second_edition", ["writing", "mining", "navigation"], 1),
        ("first_edition", ["writing", "mining"], 2),
        ("first_edition", ["writing", "mining", "navigation", "iron_working"], 3),
    ],
)
def test_arabia_at_the_end_of_the_turn(cards, technologies, coins):
    """Second edition, Civilisations, Arabia: a coin for 2 technologies. First edition: one for each, 3 at most."""
    game = Position(2, cards).hold(0, main="arabia", technologies=technologies).at("end_of_turn")
    assert gains(game.play("use arabia"), "coins") == {"arabia": coins}


@pytest.mark.parametrize(("cards", "price"), [("second_edition", 1), ("first_edition", 2)])
def test_aztecs_build_with_two_workers(cards, price):
    """Civilisations, Aztecs: 6 coins less for a wonder (first edition: 5), and a second worker, sacrificed too."""
    game = Position(2, cards).hold(0, main="aztecs", coins=price, workers=2).wonders("colossus").at("actions")
    game.play("act wonder colossus")
    assert (game.player(0).coins, game.player(0).free_workers) == (0, 0)
    assert sacrifices(game.play("done")) == {"red_slot": 2}
    one = Position(2, cards).hold(0, main="aztecs", coins=price, workers=1).wonders("colossus").at("actions")
    assert one.why_not("act wonder colossus").code == "workers"


@pytest.mark.parametrize(("other", "price"), [("egypt", 3), ("rome", 3), ("huns", 4)])
def test_byzantium_pays_less_for_culture_with_the_most_military(other, price):
    """Second edition, Civilisations, Byzantium: 1 coin less, tied or not."""
    game = acting("culture", main="byzantium")
    assert game.hold(1, main=other).price("culture") == price


@pytest.mark.parametrize(("points", "gained"), [(6, {}), (7, {"britain": 1}), (20, {"britain": 2})])
def test_britain_scores_for_every_seven_points(points, gained):
    """Second edition, Civilisations, Britain: rounded down, at the end of the turn."""
    game = Position(2).hold(0, main="britain", points=points).at("end_of_turn")
    assert gains(game.play("use britain"), "points") == gained


@in_both_editions
def test_carthage_triples_the_coins_on_its_card(cards):
    """Both editions, Civilisations, Carthage: 2 coins on the card are 6."""
    game = Position(2, cards).hold(0, main="egypt", coins=0).market(carthage=2).at("civilization")
    game.play("rise carthage")
    assert game.player(0).coins == 6


@in_both_editions
def test_hittites_research_iron_working_for_nothing(cards):
    """Both editions, Civilisations, Hittites: 0 coins, but a worker."""
    game = acting("research", cards=cards, main="hittites", technologies=["mining"], coins=0, workers=1)
    game.play("act research iron_working")
    assert (game.technologies(), game.player(0).free_workers) == (["mining", "iron_working"], 0)


def test_sumer_researches_writing_and_navigation_for_nothing():
    """Second edition, Civilisations, Sumer: 0 coins, but a worker each."""
    game = acting("research", main="sumer", coins=0, workers=2)
    game.play("act research writing", "act research navigation")
    assert (game.technologies(), game.player(0).free_workers) == (["writing", "navigation"], 0)


@pytest.mark.parametrize("technology", ["writing", "navigation", "mining"])
def test_harappa_researches_the_first_row_for_three(technology):
    """Second edition, Civilisations, Harappa: 1 coin less."""
    assert acting("research", main="harappa").price("research", technology) == 3


def test_harappa_pays_less_for_culture_but_not_for_the_culture_of_education():
    """Second edition, Civilisations, Harappa: its inherited ability."""
    game = acting("culture", main="egypt", inherited=["harappa"], technologies=["education"])
    assert (game.price("culture"), game.price("culture", offer="education")) == (3, 4)


def test_kongo_resting():
    """Second edition, Civilisations, Kongo: a coin more and 2 points."""
    game = acting("hunt", main="kongo", coins=0)
    events = game.play("rest")
    assert gains(events, "points") == {"kongo": 2}
    assert gains(events, "coins")["kongo"] >= 1


def test_first_edition_kongo_gains_coins_when_its_workers_return():
    """First edition, Civilisations, Kongo: 2 coins for each sacrifice, those of red slots when the workers return."""
    game = acting("hunt", cards="first_edition", main="kongo", coins=0, workers=2)
    game.play("act enslave")
    assert game.player(0).coins == 2  # of Enslave alone
    assert gains(game.play("done"), "coins") == {"kongo": 2}


def test_first_edition_kongo_workers_who_leave_for_another_civilization_are_no_sacrifice():
    """First edition, Civilisations, Kongo."""
    game = Position(2, "first_edition").hold(0, main="kongo", coins=0, workers=3).market("rome").at("civilization")
    game.play("rise rome")
    assert game.player(0).coins == 0


@pytest.mark.parametrize("technology", ["writing", "education", "navigation"])
def test_korea_scores_for_research(technology):
    """Second edition, Civilisations, Korea: 2 points more for Writing, Education or Navigation."""
    owned = ["writing"] if technology == "education" else []
    game = acting("research", main="korea", technologies=owned)
    assert gains(game.play(f"act research {technology}"), "points") == {"research": 1, "korea": 2}


@in_both_editions
def test_maya_act_on_cards_to_come_and_farm_for_a_coin_more(cards):
    """Both editions, Civilisations, Maya; the coin more of the main ability joins the inherited one."""
    game = Position(2, cards, track=FIRST_GAME).hold(0, main="maya", coins=4, workers=4).at("actions", round=1)
    assert gains(game.play("act culture"), "points") == {"culture": 2}
    assert gains(game.play("act farm"), "coins") == {"farm": 3, "maya": 2}


@pytest.mark.parametrize("technology", ["science", "gunpowder"])
def test_ottomans_research_for_three_less(technology):
    """Second edition, Civilisations, Ottomans."""
    assert acting("research", main="ottomans").price("research", technology) == 1


def test_phoenicia_lays_two_coins_on_a_card_of_the_market():
    """Second edition, Civilisations, Phoenicia: 2 points for it, and the coins are like bonus coins."""
    game = Position(2).hold(0, main="phoenicia", coins=2).market("rome", "egypt").at("end_of_turn")
    assert gains(game.play("use phoenicia rome"), "points") == {"phoenicia": 2}
    assert (game.player(0).coins, game.market_coins()["rome"]) == (0, 2)
    game.at("civilization", seat=1)
    assert gains(game.play("rise rome"), "coins", 1) == {"bonus_coins": 2}


@in_both_editions
def test_polynesia_loses_no_worker_in_war_and_fishes_for_a_coin_more(cards):
    """Both editions, Civilisations, Polynesia."""
    game = Position(2, cards, track=track_with("conquest"))
    game.hold(0, main="polynesia", workers=3).hold(1, main="rome", workers=3)
    events = game.end_round(1)
    assert "war" in kinds(events)
    assert (sacrifices(events, 0), sacrifices(events, 1)) == ({}, {})
    assert gains(acting("fish", cards=cards, main="polynesia").play("act fish"), "coins") == {"fish": 1, "polynesia": 1}


@in_both_editions
@pytest.mark.parametrize(("technologies", "strength"), [([], 2), (["writing"], 2), (["writing", "mining"], 3)])
def test_rome_grows_stronger_with_every_two_technologies(cards, technologies, strength):
    """Both editions, Civilisations, Rome: beside the 2 of its inherited ability."""
    assert Position(2, cards).hold(0, main="rome", technologies=technologies).military() == strength


def test_scythia_keeps_the_workers_of_a_conquest_and_takes_two_coins_from_the_others():
    """Second edition, Civilisations, Scythia: who has no coin ignores it."""
    game = acting("conquest", players=3, main="scythia", workers=2).give(1, coins=5).give(2, coins=0)
    events = game.play("act conquest")
    assert (losses(events, "coins", 1), losses(events, "coins", 2)) == ({"scythia": 2}, {})
    assert sacrifices(game.play("done")) == {}


def test_slavs_gain_a_coin_with_the_most_military_tied_or_not():
    """Second edition, Civilisations, Slavs: at the end of the turn."""
    game = Position(2).hold(0, main="slavs").hold(1, inherited=["slavs"]).at("end_of_turn")
    assert gains(game.play("use slavs"), "coins") == {"slavs": 1}


@in_both_editions
def test_vikings_let_nobody_else_trade(cards):
    """Both editions, Civilisations, Vikings: neither on the track nor on a slot of one's own."""
    game = Position(2, cards, track=track_with("trade")).hold(0, main="indonesia", workers=2).hold(1, main="vikings")
    assert game.at("actions", round=3).why_not("act trade").code == "forbidden"
    themselves = Position(2, cards, track=track_with("trade")).hold(0, main="vikings", workers=2).at("actions", round=3)
    assert gains(themselves.play("act trade"), "coins") == {"trade": 2}


def test_first_edition_mongolia_makes_all_others_sacrifice():
    """First edition, Civilisations, Mongolia: at each Conquest, with the most military or without."""
    game = acting("conquest", players=3, cards="first_edition", main="mongolia", workers=1)
    game.hold(1, main="rome", technologies=["iron_working", "gunpowder"], workers=2).give(2, workers=2)
    assert game.military(1) > game.military(0)
    events = game.play("act conquest")
    assert (gains(events, "points"), sacrifices(events, 1), sacrifices(events, 2)) == (
        {},
        {"mongolia": 1},
        {"mongolia": 1},
    )


@pytest.mark.parametrize(("inherited", "price"), [([], 3), (["rome"], 1)])
def test_first_edition_japan_pays_less_for_culture_by_its_military(inherited, price):
    """First edition, Civilisations, Japan: X coins less, X its military (1 of its own)."""
    game = acting("culture", cards="first_edition", main="japan", inherited=inherited)
    assert game.price("culture") == price == 4 - game.military()


def test_four_special_technologies_in_a_game_of_three():
    """Second edition, p. 25: the technology market of a game of 3."""
    assert len(Position(3, variants=["innovation"]).state.special_market) == 4


def test_the_event_above_the_sixth_card_comes_at_the_end_of_round_3():
    """Second edition, p. 26."""
    game = Position(2, variants=["changing_world"], events=["baby_boom", "rats", "nothing"])
    assert "event" not in kinds(game.end_round(2))
    events = game.end_round(3)
    assert [event.event for event in events if isinstance(event, EventTurned)] == ["baby_boom"]


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


@pytest.mark.parametrize(("main", "coins"), [("", 2), ("egypt", 4)])
def test_phoenicia_in_the_draft(main, coins):
    """Second edition, p. 29: who takes a card takes the coins laid on it, beside the 2 of a later civilisation."""
    game = Position(2, variants=["draft"]).hold(1, main="phoenicia", coins=2).market("rome", "china")
    game.at("end_of_turn", seat=1).play("use phoenicia rome")
    assert game.market_coins() == {"rome": 2, "china": 0}
    game.hold(0, main=main).at("civilization", round=2 if main else 1)
    assert gains(game.play("rise rome"), "coins") == {"bonus_coins": coins}


@pytest.mark.parametrize(("card", "first", "told"), [("carthage", True, 6), ("carthage", False, 12)])
def test_phoenicia_coins_are_multiplied_by_carthage_in_the_draft(card, first, told):
    """Second edition, p. 29: the coins laid count for Carthage in the usual way."""
    game = Position(2, variants=["draft"]).hold(0, main="" if first else "egypt", coins=0).market(**{card: 2})
    game.at("civilization", round=1 if first else 2).play(f"rise {card}")
    assert game.player(0).coins == told


@pytest.mark.parametrize(("first", "technologies"), [(True, ["writing"]), (False, ["writing", "education"])])
def test_phoenicia_coins_count_for_iberia_in_the_draft(first, technologies):
    """Second edition, p. 29: a technology for the 2 coins laid, another for the 2 of a later civilisation."""
    game = Position(2, variants=["draft"]).hold(0, main="" if first else "egypt").market(iberia=2)
    game.at("civilization", round=1 if first else 2).play("rise iberia")
    for technology in technologies:
        game.play(f"pick {technology}")
    assert (game.technologies(), game.snapshot()["step"]) == (technologies, "actions")


@in_both_editions
@pytest.mark.parametrize(("main", "strength", "lost"), [("egypt", 0, 1), ("rome", 2, 1), ("mongolia", 3, 0)])
def test_solo_war_at_the_end_of_round_2_is_against_military_2(cards, main, strength, lost):
    """Second edition, p. 31, and first edition, solo: in a war at the end of round 2 two cubes lie beside the track.

    On a solo track Plague comes then, always: so the book's war is laid by hand. A tie is weakest too.
    """
    game = Position(cards=cards, solo=True).hold(0, main=main, workers=3)
    game.state.table.track = ("fish", "culture", "hunt", "plague", "conquest", "trade", "construction", "farm")
    game.end_round(1)
    game.give(0, workers=3)
    events = game.end_round(2)
    assert "war" in kinds(events)
    assert (game.military(), game.state.opponent_military) == (strength, 2)
    assert sum(sacrifices(events).values()) == lost
    assert game.player(0).workers == 3 - lost


@in_both_editions
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


@in_both_editions
def test_carthage_as_the_first_civilization_of_a_draft(cards):
    """Second edition, p. 29, and first edition, Draft: in round 1 no bonus coin is taken, by Carthage neither."""
    game = Position(2, cards, variants=["draft"]).market("carthage").at("civilization", round=1)
    assert gains(game.play("rise carthage"), "coins") == {}


@in_both_editions
def test_carthage_as_a_later_civilization_of_a_draft(cards):
    """Second edition, p. 29, and first edition, Draft: Carthage rising takes 6 bonus coins."""
    game = Position(2, cards, variants=["draft"]).hold(0, main="egypt").market("carthage").at("civilization", round=2)
    assert gains(game.play("rise carthage"), "coins") == {"bonus_coins": 2, "carthage": 4}


@in_both_editions
def test_a_conquest_by_a_weaker_player_brings_what_the_cards_add(cards):
    """Second edition, p. 5, and first edition, p. 10: with some modifiers the action brings something even so."""
    game = acting("conquest", cards=cards, technologies=["gunpowder"]).hold(
        1, technologies=["iron_working", "gunpowder"]
    )
    assert gains(game.play("act conquest"), "points") == {"gunpowder": 1}

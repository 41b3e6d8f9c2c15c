"""Why a move is not legal: one reason, the nearest to the player's wish, with a sentence in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aoc_desktop.games.advanced_civilization.rules import why_not
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.state import INERT, NOBODY
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.games.advanced_civilization.words.words import WORDS
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.notation import read_line
from aoc_desktop.kernel.record import Record, read_record, start
from aoc_desktop.kernel.rng import Rng
from tests.conformance import names_in
from tests.games import data_of
from tests.games.advanced_civilization.invariants import PROOF
from tests.games.advanced_civilization.position import MORE_TOWNS, TOWNS, Position
from tests.games.advanced_civilization.rules.test_ships_and_movement import building, moving, sailing
from tests.games.advanced_civilization.rules.test_trade import OFFER, THREE, trading

FOLDER = data_of("advanced_civilization", "conformance")

LANGUAGES = ("en", "fr")


def refused(game: Position, line: str) -> str:
    reason = game.why_not(line)
    assert reason is not None, line
    for language in ("en", "fr"):
        said = WORDS.say(reason, language)
        assert reason.code not in said, said
        assert "{" not in said
    return reason.code


def constructing(game: Position) -> Position:
    game.begin("construction")
    return game


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("fly carthage rome 1", "unknown_move"),
        ("build carthage", "wrong_phase"),
        ("move rome samnium 1", "move_no_token"),
        ("move carthage carthage 1", "move_same_place"),
        ("move carthage numidia 3", "move_too_many"),
        ("move carthage palermo 1", "move_water_only"),
        ("move carthage tunisia 1", "move_two_steps"),
        ("move carthage germany 1", "move_not_adjacent"),
        ("move carthage atlantis 1", "word_not_allowed"),
        ("move carthage babylon 1", "not_in_play"),
        ("move carthage", "words_missing"),
        ("done done", "too_many_words"),
        ("voyage rome", "voyage_no_ship"),
    ],
)
def test_movement(line: str, code: str) -> None:
    assert refused(moving(Position().tokens(0, carthage=2)), line) == code


def test_moved_tokens_and_closed_roads() -> None:
    game = moving(Position().tokens(0, carthage=1, numidia=1))
    game.play("move carthage thapsus 1")
    assert refused(game, "move thapsus carthage 1") == "move_all_moved"
    game = Position().tokens(0, carthage=1).own(0, "engineering", "roadbuilding").tokens(1, numidia=1, thapsus=1)
    assert refused(moving(game), "move carthage tunisia 1") == "move_blocked"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("build rome", "build_no_token"),
        ("build carthage", "build_too_few"),
        ("build tunisia", "build_too_few_no_site"),
        ("build neapolis", "build_city_there"),
        ("build palermo", "build_pirate_city"),
        ("build carthage architecture", "architecture_not_owned"),
    ],
)
def test_construction(line: str, code: str) -> None:
    game = Position().tokens(0, carthage=5, tunisia=8, thapsus=6).cities(1, "neapolis").cities("pirates", "palermo")
    assert refused(constructing(game), line) == code


def test_architecture() -> None:
    game = Position().tokens(0, carthage=2, thapsus=6, cyrene=4, tripoli=5, rome=3).tokens(1, cyrene=1).treasury(0, 1)
    constructing(game.own(0, "architecture"))
    assert refused(game, "build carthage architecture") == "architecture_half"
    assert refused(game, "build thapsus architecture") == "architecture_not_needed"
    assert refused(game, "build cyrene architecture") == "architecture_others"
    assert refused(game, "build rome architecture") == "architecture_treasury"
    game.play("build tripoli architecture")
    game.treasury(0, 9)
    assert refused(game, "build rome architecture") == "architecture_used"
    full = Position().cities(0, *TOWNS[:8]).tokens(0, carthage=6, thapsus=6, cyrene=2)
    constructing(full)
    full.state.city_stock[0] = 0
    assert refused(full, "build cyrene") == "build_nine"


def test_ships() -> None:
    game = building(Position().tokens(0, carthage=2, tunisia=2, delphi=1, thapsus=1))
    assert refused(game, "ship tunisia levy") == "ship_inland"
    assert refused(game, "ship delphi levy") == "ship_two_coasts"
    assert refused(game, "ship rome levy") == "ship_no_unit"
    assert refused(game, "ship carthage treasury") == "ship_treasury"
    assert refused(game, "ship carthage mixed") == "ship_mixed_treasury"
    assert refused(game, "ship thapsus levy") == "ship_levy"
    assert refused(game, "ship black_sea levy") == "word_not_allowed"
    game = building(Position().cities(0, "carthage").tokens(0, thapsus=2).treasury(0, 1))
    assert refused(game, "ship carthage mixed") == "ship_mixed_token"


def test_voyages() -> None:
    game = sailing(Position().tokens(2, knossos=7, thera=1).ships(2, "knossos", "knossos"), "knossos", 2)
    assert refused(game, "sail argos") == "sail_not_adjacent"
    assert refused(game, "sail rome") == "sail_too_far"
    assert refused(game, "sail black_sea") == "sail_no_way"
    assert refused(game, "sail aegean_sea") == "sail_astronomy"
    assert refused(game, "unload 1") == "unload_none"
    assert refused(game, "load 6") == "load_full"
    game.play("load 2")
    assert refused(game, "load 1") == "load_twice"
    assert refused(game, "unload 1") == "unload_after_loading"
    assert refused(game, "anchor") == "anchor_cargo"
    game.play("sail thera")
    assert refused(game, "load 3") == "load_too_many"
    assert refused(game, "unload 3") == "unload_too_many"
    game.play("unload 1")
    assert refused(game, "unload 1") == "unload_twice"
    game.play("sail knossos", "sail thera")
    game.state.abilities = tuple(each._replace(open_sea=True) for each in game.state.abilities)
    assert refused(game, "sail aegean_sea") == "sail_no_return"
    game.state.abilities = tuple(each._replace(ship_range=-1) for each in game.state.abilities)
    assert refused(game, "sail knossos") == "sail_no_step"


def test_at_sea_and_used_ships() -> None:
    game = Position().tokens(2, knossos=3).ships(2, "knossos", "thera").own(2, "astronomy")
    sailing(game, "knossos", 2).play("load 1", "sail aegean_sea")
    assert refused(game, "unload 1") == "cargo_at_sea"
    assert refused(game, "anchor") == "anchor_at_sea"
    game.play("sail thera", "unload 1", "anchor")
    game.state.ready = ()
    game.state.fresh = {0: 1}
    assert refused(game, "voyage thera") == "voyage_used"


def test_lots() -> None:
    game = trading({"salt": 3, "iron": 2, "famine": 1}, *THREE[1:])
    game.play("offer")
    assert refused(game, "give famine") == "give_not_tradable"
    assert refused(game, "give gold") == "give_not_in_hand"
    assert refused(game, "close") == "close_three"
    game = trading({"salt": 1, "iron": 2, "treachery": 1, "epidemic": 1, "piracy": 1}, *THREE[1:])
    game.play("offer", "give treachery", "give epidemic", "give piracy")
    assert refused(game, "close") == "close_commodities"


def test_cards_and_payment() -> None:
    game = Position().own(0, "mysticism").hand(0, grain=4, salt=3, gold=2).treasury(0, 10)
    game.begin("civilization_cards")
    assert refused(game, "buy mysticism") == "card_owned"
    assert refused(game, "buy democracy") == "card_requires"
    assert refused(game, "buy theology") == "card_requires"
    assert refused(game, "buy philosophy") == "card_requires"
    assert refused(game, "buy mathematics") == "card_price"
    game.play("buy music")
    assert refused(game, "buy music") == "card_chosen"
    game.play("done")
    assert refused(game, "spend grain 9") == "spend_not_held"
    assert refused(game, "settle") == "settle_short"
    game.play("spend salt 3")
    assert refused(game, "spend salt 1") == "spend_twice"
    game.play("spend grain 4")
    assert game.asked != "payment" or refused(game, "spend gold 1") == "spend_enough"


def test_mining_is_not_kept_for_the_score() -> None:
    game = Position(turn_limit=40).own(0, "mining").hand(0, iron=4, gold=2).treasury(0, 40)
    game.begin("civilization_cards")
    game.play("buy music", "done", "spend iron 4")
    assert refused(game, "settle without_mining") == "settle_keeps_mining"
    game = Position(turn_limit=5).own(0, "mining").hand(0, iron=4, gold=2).treasury(0, 20)
    game.begin("civilization_cards")
    game.play("buy music", "done", "spend iron 4")
    assert refused(game, "settle without_mining") == "settle_short"


def test_chance_decides_and_the_game_is_over() -> None:
    game = Position().hand(0, superstition=1, epidemic=1, civil_disorder=1)
    game.begin("calamities")
    assert refused(game, "@0 done") == "chance_decides"
    game.state.finished = True
    reason = WORDS.say(Reason("finished"), "en")
    assert reason


# ---------------------------------------------------------------- the other phases


def test_nations_and_first_tokens() -> None:
    record = Record("advanced_civilization", "standard", 3, "table", (), {"seed": 4, "order": [0, 1, 2]})
    match = start(GAME, record)

    def why(line: str) -> str:
        reason = match.why_not(match.deciders[0], tuple(line.split()))
        assert reason is not None
        assert all(not WORDS.say(reason, language).startswith("Refus") for language in LANGUAGES)
        return reason.code

    match.play_line("nation crete")
    assert why("nation crete") == "nation_taken"
    assert why("nation egypt") == "nation_not_on_board"
    assert why("nation atlantis") == "word_not_allowed"
    assert why("done") == "compulsory"
    match.play_lines(["nation africa", "nation illyria"])
    assert why("place rome") == "place_not_start"
    assert why("place babylon") == "not_in_play"


def test_taxes_and_revolts() -> None:
    game = Position().own(0, "coinage").cities(0, "rome", "carthage", "neapolis", "athens").cities(1, "corinth")
    game.stock(0, 6)
    game.begin("taxation")
    assert refused(game, "tax 4") == "tax_rate"
    game.play("tax 3")
    assert (game.asked, game.pending["left"]) == ("revolt", 2)
    assert refused(game, "take corinth") == "revolt_not_theirs"
    assert refused(game, "take") == "words_missing"
    game.play("take rome")
    assert refused(game, "take rome") == "revolt_changed"


def test_growth_and_upkeep() -> None:
    game = Position().tokens(0, carthage=1, numidia=3).cities(0, "rome").stock(0, 2)
    game.begin("expansion")
    assert refused(game, "grow rome") == "grow_city"
    assert refused(game, "grow thapsus") == "grow_no_token"
    game.play("grow carthage")
    game = Position().tokens(0, carthage=1, numidia=3, thapsus=3).stock(0, 2)
    game.begin("expansion")
    game.play("grow carthage")
    assert refused(game, "grow carthage") == "grow_due"
    game = Position().tokens(0, carthage=1).ships(0, "carthage", "numidia").treasury(0, 0)
    game.begin("ships")
    assert refused(game, "keep numidia levy") == "upkeep_first"
    assert refused(game, "keep rome levy") == "voyage_no_ship"
    assert refused(game, "keep carthage treasury") == "keep_treasury"
    game = Position().tokens(0, thapsus=1).ships(0, "carthage").treasury(0, 1)
    game.begin("ships")
    assert refused(game, "keep carthage levy") == "keep_levy"


def test_more_of_movement() -> None:
    game = moving(Position().tokens(0, carthage=2).own(0, "engineering", "roadbuilding"))
    assert refused(game, "move carthage black_sea 1") == "move_into_sea"
    assert refused(game, "move carthage germany 1") == "move_three_steps"
    assert refused(game, "leave") == "leave_variant"
    leaving = moving(Position(variants=["leaving"]).tokens(0, carthage=2, numidia=1).tokens(1, rome=1))
    leaving.play("move carthage numidia 1")
    assert refused(leaving, "leave") == "leave_too_late"


def test_more_of_voyages() -> None:
    game = sailing(Position().tokens(2, knossos=2).ships(2, "knossos"), "knossos", 2)
    assert refused(game, "done") == "compulsory"
    assert refused(game, "move knossos phaestos 1") == "voyage_first"
    assert refused(game, "sail germany") == "ship_inland"
    game.play("load 2", "sail thera")
    assert refused(game, "load 1") == "load_none"
    game.play("unload 2")
    game.state.abilities = tuple(each._replace(ship_range=-3) for each in game.state.abilities)
    assert refused(game, "load 1") == "load_cannot_sail"
    game = sailing(Position().tokens(2, knossos=3).ships(2, "knossos"), "knossos", 2)
    game.play("load 3")
    game.play("sail thera")
    game.state.abilities = tuple(each._replace(ship_range=-3) for each in game.state.abilities)
    assert refused(game, "unload 1") == "unload_all"


def test_sieges_and_reductions() -> None:
    game = Position().cities(0, "carthage", "thapsus").tokens(1, carthage=7).tokens(2, thapsus=7)
    game.begin("conflict")
    assert refused(game, "defend rome") == "defend_not_besieged"
    game.play("defend carthage")
    assert game.asked == "pillage"
    assert refused(game, "pillage 4") == "pillage_most"
    game.state.stock[1] = 1
    assert refused(game, "pillage 2") == "pillage_stock"
    game = Position().cities(0, "carthage", "thapsus").cities(0, "rome", "neapolis", new=True).tokens(0, tunisia=2)
    game.begin("support")
    assert refused(game, "reduce carthage") == "reduce_new_first"
    assert refused(game, "reduce athens") == "reduce_not_yours"


def test_what_is_said_in_trade() -> None:
    game = trading({"salt": 3, "iron": 2, "treachery": 1}, *THREE[1:])
    game.play("offer", "give salt", "give salt", "give iron", "give treachery")
    assert refused(game, "give music") == "trade_not_a_card"
    assert refused(game, "give bread") == "unknown_card"
    game.play("close")
    assert refused(game, "true gold iron") == "true_not_in_lot"
    assert refused(game, "true iron iron") == "true_only_one"
    assert refused(game, "true treachery iron") == "true_calamity"
    game.play("true salt salt")
    assert refused(game, "say treachery") == "say_calamity"
    game.play("say salt")
    assert refused(game, "ask 2") == "ask_range"
    game.play("ask 3")
    assert refused(game, "want famine iron") == "want_calamity"
    game.play("want any any")
    seat = game.deciders[0]
    assert refused(game, f"@{seat} ask 3") == "answer_no_wish"


def test_deals() -> None:
    game = trading(*THREE)
    game.play(*OFFER)
    while game.asked == "answer":
        seat = game.deciders[0]
        lines = game.legal(seat=seat)
        line = "refuse" if seat == 2 else "close" if "close" in lines else lines[0]
        game.play(f"@{seat} {line}" if len(game.deciders) > 1 else line)
    assert refused(game, "deal 0") == "deal_self"
    assert refused(game, "deal 2") == "deal_no_answer"
    assert refused(game, "deal 1 2") == "deal_two"


def test_losses_of_points() -> None:
    game = Position().tokens(0, carthage=9, thapsus=4).cities(0, "rome").tokens(1, athens=5)
    game.struck(0, "famine")
    assert game.asked == "lose"
    assert refused(game, "lose athens 1") == "lose_none"
    assert refused(game, "lose carthage 11") == "lose_too_many"
    assert refused(game, "lose rome city 7") == "city_too_many_stay"
    assert refused(game, "lose athens city 0") == "lose_none"
    game.play("lose carthage 8")
    assert refused(game, "lose thapsus 4") == "lose_more_than_due"
    assert refused(game, "lose rome city 0") == "lose_exact"
    game = Position().tokens(0, carthage=9, thapsus=9, tunisia=9).cities(0, "rome").struck(0, "epidemic")
    assert refused(game, "lose carthage 9") == "lose_keep_one"
    assert refused(game, "lose rome city 0") == "city_at_least_one"
    game.state.stock[0] = 1
    assert refused(game, "lose rome city 2") == "city_stock"
    game = Position().tokens(0, danube=10, tyras=10).cities(0, "moesia").struck(0, "flood")
    assert refused(game, "lose rome 1") == "lose_outside"
    assert refused(game, "lose moesia city 0") == "lose_black_site"
    game = Position().tokens(0, carthage=8).cities(0, "rome", "athens").struck(0, "famine")
    game.play("lose rome city 2")
    assert refused(game, "lose rome 1") == "lose_replaced"


def test_grain_shown() -> None:
    game = Position().tokens(0, carthage=20).own(0, "pottery").hand(0, grain=4)
    game.struck(0, "famine")
    assert game.asked == "pottery"
    assert refused(game, "show 5") == "show_grain"
    assert refused(game, "show 4") == "show_too_many"


def iconoclasm(game: Position, giver: int = NOBODY) -> Position:
    """Struck, the holder's own cities reduced: the others' shares come next."""
    game.struck(0, "iconoclasm", giver=giver)
    while game.asked == "reduce":
        game.play(game.legal()[0])
    return game


def test_shares() -> None:
    game = Position().cities(0, *TOWNS[:5]).cities(1, "argos", "eretria").cities(2, "knossos", "sparta")
    iconoclasm(game)
    assert game.legal() == ["assign 1 0", "assign 1 1", "assign 1 2"]
    assert refused(game, "assign 2 1") == "assign_order"
    assert refused(game, "assign 1 3") == "assign_left"
    game = Position().cities(0, *TOWNS[:5]).cities(1, "argos", "eretria").cities(2, "knossos", "sparta")
    iconoclasm(game.own(1, "law", "philosophy"))
    assert refused(game, "assign 1 2") == "assign_cap"
    game = Position().cities(0, *TOWNS[:5]).cities(1, "argos", "eretria").cities(2, "knossos")
    assert refused(iconoclasm(game), "assign 1 0") == "assign_too_little"


def test_shares_of_the_spared() -> None:
    nations = ["africa", "illyria", "crete", "italy", "thrace"]
    game = Position(nations=nations, board="three_west_panels").cities(0, *TOWNS[:5])
    pairs = (("argos", "eretria"), ("knossos", "sparta"), ("thera", "syracuse"), ("tarentum", "phaestos"))
    for seat, towns in enumerate(pairs, 1):
        game.cities(seat, *towns)
    iconoclasm(game.own(2, "enlightenment", "theology"), giver=1)
    assert refused(game, "assign 1 1") == "assign_giver"
    assert refused(game, "assign 2 1") == "assign_exempt"
    game.state.status[1] = INERT
    assert refused(game, "assign 1 1") == "assign_neutral"


def test_places_that_calamities_strike() -> None:
    game = Position().cities(0, "rome", "carthage").cities(1, "athens").struck(0, "treachery", giver=1)
    assert refused(game, "betray athens") == "not_their_city"
    game = Position().cities(0, "carthage", "thapsus", "germany").struck(0, "flood")
    assert refused(game, "drown germany") == "ship_inland"
    assert refused(game, "drown rome") == "reduce_not_yours"
    game = Position().cities(0, "syracuse").tokens(0, campania=1).tokens(1, campania=4).struck(0, "volcano")
    assert refused(game, "volcano aegean") == "volcano_no_unit"
    game.tokens(0, thera=1)
    assert refused(game, "volcano aegean") == "volcano_less"
    nations = ["egypt", "babylon", "assyria", "asia", "crete", "thrace"]
    game = Position(nations=nations, board="full")
    plains = list(game.state.table.board.plains.items())
    names = game.state.table.board.areas
    for _, areas in plains[:2]:
        game.tokens(0, **{names[areas[0]]: 3})
    game.tokens(0, **{names[plains[2][1][0]]: 1}).struck(0, "flood")
    assert game.asked == "plain"
    assert refused(game, f"plain {plains[2][0]}") == "plain_fewer"


def test_earthquakes() -> None:
    game = Position().cities(0, "rome", "carthage", "athens").cities(1, "neapolis", "palermo", "corinth")
    game.own(1, "engineering").struck(0, "volcano")
    assert game.asked == "quake"
    assert refused(game, "quake neapolis") == "reduce_not_yours"
    assert refused(game, "quake rome corinth") == "quake_not_adjacent"
    assert refused(game, "quake rome neapolis") == "quake_engineering"
    assert refused(game, "quake rome samnium") == "quake_no_city"
    game = Position().cities(0, "carthage", "rome", "athens").cities(1, "palermo", "corinth").stock(1, 0)
    game.struck(0, "volcano")
    assert refused(game, "quake rome") == "quake_less"


def test_hordes() -> None:
    game = Position().tokens(0, sahara=1, tripolitania=1).cities("pirates", "tunisia")
    game.struck(0, "barbarian_hordes", giver=1)
    assert refused(game, "horde tunisia") == "horde_pirates"
    assert refused(game, "horde rome") == "horde_start"
    game = Position().tokens(0, carthage=1).struck(0, "barbarian_hordes", giver=1)
    game.play("horde tunisia")
    assert refused(game, "horde sahara") == "horde_way"
    game = Position().tokens(0, sahara=2, tripolitania=2, tunisia=1).struck(0, "barbarian_hordes", giver=1)
    assert refused(game, "horde tunisia") == "horde_less"
    game = Position().tokens(1, sudeten=3, germany=1, scythia=1, dacia=2).tokens(0, dacia=1)
    game.struck(1, "barbarian_hordes", giver=0)
    assert refused(game, "horde dacia") == "horde_alone"


def test_pirates() -> None:
    game = Position().cities(0, "rome", "carthage", "thapsus", "germany").cities(1, "athens")
    game.cities(2, "knossos", "argos").struck(0, "piracy", giver=1)
    assert refused(game, "pirate athens") == "not_their_city"
    assert refused(game, "pirate germany") == "pirate_inland"
    game.play("pirate rome", "pirate thapsus")
    assert game.pending["stage"] == "secondary"
    assert refused(game, "pirate carthage") == "pirate_own"
    assert refused(game, "pirate athens") == "assign_giver"
    assert refused(game, "pirate samnium") == "pirate_no_city"
    game = Position(nations=["africa", "illyria", "crete", "italy"], board="west_extended")
    game.cities(0, "rome", "carthage").cities(1, "athens", "corinth").cities(2, "knossos").cities(3, "thera")
    game.struck(0, "piracy")
    game.play("pirate athens")
    assert refused(game, "pirate corinth") == "pirate_same"


def test_factions() -> None:
    game = Position().cities(0, *MORE_TOWNS).tokens(0, germany=1).tokens(1, danube=30).struck(0, "civil_war")
    assert refused(game, "pick germany 1") == "lose_way"
    assert refused(game, "pick rome city") == "pick_not_there"
    game.play("pick argos city")
    assert refused(game, "pick argos city") == "pick_picked"
    game = Position().tokens(0, carthage=8, numidia=8, tunisia=8, thapsus=8, rome=8)
    game.stock(0, 0).stock(1, 3).stock(2, 5).struck(0, "civil_war")
    assert refused(game, "pick carthage 9") == "pick_not_there"
    while game.asked == "pick":
        game.play(game.legal()[-1])
    game.play("keep second")
    assert game.asked == "annex"
    area, number = max(game.pending["first"]["tokens"].items(), key=lambda item: int(item[1]))
    assert refused(game, f"annex {area} {number}") == "annex_tokens"
    assert refused(game, "annex athens 1") == "annex_kept"


def test_conversion() -> None:
    game = Position().own(0, "monotheism").tokens(0, carthage=2).tokens(1, numidia=2, athens=1).tokens(2, thapsus=1)
    game.tokens("barbarians", tunisia=1).own(2, "theology").cities("pirates", "palermo")
    game.begin("abilities")
    assert refused(game, "convert athens") == "convert_border"
    assert refused(game, "convert thapsus") == "convert_immune"
    assert refused(game, "convert tunisia") == "convert_barbarians"
    assert refused(game, "convert palermo") == "convert_pirates"
    assert refused(game, "convert rome") == "convert_nobody"
    game.stock(0, 1)
    assert refused(game, "convert numidia") == "convert_tokens"


def test_more_of_cards_and_payment() -> None:
    game = Position().hand(0, grain=4, salt=5, gold=3).treasury(0, 40)
    game.state.frozen[0] = 2
    game.begin("civilization_cards")
    game.play("buy engineering")
    assert refused(game, "buy mining") == "card_requires_earlier"
    game.play("done")
    assert refused(game, "spend grain 4") == "spend_shown"
    game = Position().hand(0, salt=5, gold=3).treasury(0, 0)
    game.begin("civilization_cards")
    game.play("buy engineering")
    assert refused(game, "spend salt 1") == "spend_too_few"


def test_discards() -> None:
    game = Position().hand(0, salt=5, iron=5)
    game.begin("civilization_cards")
    while game.asked != "discard":
        game.play("done")
    assert refused(game, "discard gold") == "discard_not_held"
    assert refused(game, "discard famine") == "calamity_kept"


def test_a_move_of_another_phase_names_both() -> None:
    game = moving(Position().tokens(0, carthage=2))
    reason = game.why_not("build carthage")
    assert reason == Reason("wrong_phase", {"phase": "construction", "now": "movement"})
    assert WORDS.say(reason, "en") == "For now it is “Movement”, not “City construction”."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    folder = Path(why_not.__file__).parent
    source = "".join(path.read_text() for path in sorted(folder.rglob("why_not*.py")))
    codes = set(re.findall(r'Reason\(\s*"(\w+)"', source)) | set(re.findall(r'"(\w+)" if [^"]* else "\w+"', source))
    codes |= set(re.findall(r'"\w+" if [^"]* else "(\w+)"', source))
    speech = load_language(language)
    assert len(codes) > 110
    assert [code for code in sorted(codes) if not speech.has(f"reason.{code}")] == []


def test_refusals_of_random_moves_are_whole_sentences() -> None:
    """Random wrong moves all through games that were played: each is refused in words, in both languages."""
    rng = Rng(5)
    for name in names_in(FOLDER)[::4]:
        record = read_record(FOLDER / f"{name}.record.json")
        state = start(GAME, record).state
        for number, line in enumerate(record.moves):
            seats = GAME.deciders(state)
            if number % 5 == 0 and CHANCE not in seats:
                words = PROOF.words(state)
                for _ in range(4):
                    move = (rng.choice(PROOF.verbs), *(rng.choice(words) for _ in range(rng.below(4))))
                    if (reason := GAME.legal(state, seats[0]).why_not(move)) is not None:
                        for language in LANGUAGES:
                            said = WORDS.say(reason, language)
                            assert said.endswith((".", "?", "!")), said
                            assert not said.startswith("Refus"), said
                            assert not re.search(r"[{}\[\]]", said), said
            GAME.apply(state, *read_line(line, seats), None)

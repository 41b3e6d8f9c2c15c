"""Why a move is not legal: one reason, the nearest to the player's wish, with a sentence in both languages."""

from __future__ import annotations

import pytest

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.text.advanced_civilization.words import WORDS
from tests.advanced_civilization.position import TOWNS, Position
from tests.advanced_civilization.test_ships_and_movement import building, moving, sailing
from tests.advanced_civilization.test_trade import THREE, trading


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
        ("build carthage", "wrong_step"),
        ("move rome samnium 1", "move_no_token"),
        ("move carthage carthage 1", "move_same_place"),
        ("move carthage numidia 3", "move_too_many"),
        ("move carthage palermo 1", "move_water_only"),
        ("move carthage tunisia 1", "move_two_steps"),
        ("move carthage germany 1", "move_not_adjacent"),
        ("move carthage atlantis 1", "word_not_allowed"),
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
    assert refused(game, "sail rome") == "sail_not_adjacent"
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


def test_chance_decides_and_the_game_is_over() -> None:
    game = Position().hand(0, superstition=1, epidemic=1, civil_disorder=1)
    game.begin("calamities")
    assert refused(game, "@0 done") == "chance_decides"
    game.state.finished = True
    reason = WORDS.say(Reason("finished"), "en")
    assert reason

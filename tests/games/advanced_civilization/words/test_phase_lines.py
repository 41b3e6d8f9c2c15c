"""Phases that pass by themselves are one line each; a fight, a volcano and a horde say why; word for word."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.words.words import WORDS
from aoc_desktop.kernel.events import Cause, Event
from tests.games.advanced_civilization.position import Position, told
from tests.games.advanced_civilization.rules.test_trade import OFFER, THREE, trading

PLAYERS = ["Anna", "Livia", "Marcus"]

EPIDEMIC = Cause("calamity", "epidemic")


def lines(game: Position, events: list[Event], language: str = "en", reader: int | None = None) -> list[str]:
    """What somebody reads who may know this much."""
    seen = [event for event in events if event.seen_by is None or reader in event.seen_by]
    return WORDS.log_lines(seen, game.state, language, PLAYERS)


def taxed() -> Position:
    game = Position().cities(0, "carthage", "thapsus").cities(1, "rome", "neapolis").cities(2, "knossos")
    return game.tokens(0, germany=9).tokens(1, danube=9).tokens(2, dacia=9).stock(1, 3)


def test_taxes_are_one_line_and_say_who_could_not_pay() -> None:
    game = taxed()
    events = [event for event in game.begin("taxation") if event.kind == "paid_tax"]
    assert lines(game, events) == ["Tax paid: Africa 4, Illyria 2 (1 of 2 cities), Crete 2."]
    assert lines(game, events, "fr") == ["Taxes payées\u202f: Afrique 4, Illyrie 2 (1 cité sur 2), Crète 2."]


def test_growth_is_one_line() -> None:
    game = Position().tokens(0, carthage=3, numidia=1).tokens(1, rome=2)
    events = game.begin("expansion")
    assert lines(game, events) == ["Growth: Africa +3, Illyria +2."]
    assert lines(game, events, "fr") == ["Accroissement\u202f: Afrique +3, Illyrie +2."]


def test_cards_drawn_are_one_line_and_only_the_drawer_reads_which() -> None:
    game = taxed()
    events = game.begin("trade_cards")
    assert lines(game, events) == ["Cards drawn: Crete 1, Africa 2, Illyria 2."]
    mine = lines(game, events, reader=2)
    assert len(mine) == 1
    assert mine[0].startswith("You draw ")
    assert mine[0].endswith("Cards drawn: Africa 2, Illyria 2.")


def test_the_succession_table_is_one_line_with_reasons() -> None:
    game = taxed().square(0, 0).square(1, 4).square(2, 5)
    (line,) = lines(game, [event for event in game.begin("succession") if event.kind != "turn_ends"])
    assert line.startswith("AST: ")
    assert ("Staying: " in line) == any(event.kind == "stayed" for event in game.events)


def test_calamities_are_shown_in_one_line() -> None:
    game = Position().hand(0, superstition=1, epidemic=1).hand(1, volcano=1)
    shown = [event for event in game.begin("calamities") if event.kind == "revealed"]
    assert lines(game, shown) == [
        "Calamities shown: Epidemic (Africa), Superstition (Africa), Volcano or Earthquake (Illyria)."
    ]


def test_a_fight_says_who_removes_first() -> None:
    game = Position().tokens(1, dacia=3).tokens(0, dacia=5)
    assert lines(game, game.begin("conflict"))[0].endswith("Africa keeps 3. Illyria removes first (3 against 5).")
    game = Position().tokens(1, dacia=4).tokens(0, dacia=4)
    assert lines(game, game.begin("conflict"))[0].endswith("Equal strength: both remove at once.")
    game = Position().own(1, "metalworking").tokens(1, dacia=3).tokens(0, dacia=5)
    assert lines(game, game.begin("conflict"))[0].endswith("Illyria removes last (Metalworking).")
    assert lines(game, game.events, "fr")[0].endswith("L’Illyrie retire en dernier (Métallurgie).")
    game = Position().tokens(1, dacia=3).tokens(0, dacia=5).tokens(2, dacia=4)
    assert lines(game, game.begin("conflict"))[0].endswith("They remove in this order: Illyria 3, Crete 4, Africa 5.")


def test_a_horde_says_why_it_goes_there_and_who_guides_it() -> None:
    game = Position().tokens(0, sahara=2, sabrata=2, tripolitania=1).struck(0, "barbarian_hordes", giver=1)
    found = lines(game, game.events)
    assert "Illyria guides them (it passed the card on)." in found
    assert "15 barbarians land in the Sahara. There Africa loses the most: 2 unit points." in found
    assert any(" go on to Sabrata. There Africa loses the most: 2 unit points" in line for line in found), found
    game = Position().tokens(0, sahara=1).struck(0, "barbarian_hordes")
    assert any("guides them (most stock points)" in line for line in lines(game, game.events))


def test_an_eruption_says_why_it_is_this_volcano() -> None:
    board = Position().state.table.board
    name, areas = next(iter(board.volcanoes.items()))
    here, *near = [board.areas[area] for area in areas]
    game = Position().cities(0, here).tokens(1, **dict.fromkeys(near, 2)).struck(0, "volcano")
    assert told(game.events, "eruption") == [(0, name, 5 + 2 * len(near))]
    assert any(line.endswith(f"{5 + 2 * len(near)} unit points in all, the most.") for line in lines(game, game.events))


def test_after_a_deal_the_two_read_whether_the_talk_was_true() -> None:
    game = trading(*THREE)
    game.play(*OFFER)
    while game.asked != "deal":
        game.play(game.legal(seat=game.deciders[0])[-1] if len(game.deciders) == 1 else _answer(game))
    game.play(next(line for line in game.legal() if line.startswith("deal")))
    assert any(isinstance(event, kinds.Talk) for event in game.events)
    partners = next(event.seen_by for event in game.events if event.kind == "talk")
    assert partners is not None
    outsider = next(seat for seat in range(3) if seat not in partners)
    said = ("said of the rest was true", "said of the rest was false")
    assert any(part in line for line in lines(game, game.events, reader=partners[0]) for part in said)
    assert not any(part in line for line in lines(game, game.events, reader=outsider) for part in said)


def _answer(game: Position) -> str:
    seat = game.deciders[0]
    listed = game.legal(seat=seat)
    wanted = next((line for line in listed if line.startswith(("answer", "give", "close", "true", "say"))), listed[0])
    return f"@{seat} {wanted}"


def test_all_that_a_nation_moves_is_one_line_and_what_meets_is_told_together() -> None:
    game = Position().tokens(0, germany=4, danube=2, dacia=2)
    events = [
        kinds.Moved(0, "germany", "danube", 2),
        kinds.Moved(0, "dacia", "danube", 1),
        kinds.Moved(0, "dacia", "germany", 1),
        kinds.Moved(1, "germany", "dacia", 3),
    ]
    assert lines(game, events) == [
        "Africa: 2 from Germany and 1 from Dacia to the Danube; 1 from Dacia to Germany.",
        "Illyria: 3 from Germany to Dacia.",
    ]
    assert lines(game, events[:1], "fr") == ["L’Afrique\u202f: 2 depuis la Germanie vers le Danube."]


def test_what_a_nation_loses_is_one_line_tokens_of_an_area_counted_together() -> None:
    events = [kinds.Lost(0, "danube", "tokens", 1, EPIDEMIC)] * 2 + [
        kinds.Lost(0, "rome", "city", 0, EPIDEMIC),
        kinds.Lost(0, "dacia", "tokens", 1, EPIDEMIC),
    ]
    assert lines(Position(), events) == ["Africa loses 2 tokens on the Danube, the city in Rome and 1 token in Dacia."]
    (french,) = lines(Position(), events, "fr")
    assert french == "L’Afrique perd 2 pions sur le Danube, la cité de Rome et 1 pion en Dacie."


def test_cards_back_under_nine_stacks_are_one_line_with_the_calamities_after_it() -> None:
    events = [kinds.Shuffled("1", 9), kinds.ToBottom("famine", 3), kinds.Shuffled("3", 2)]
    told = "11 cards go back under their stacks, shuffled (stack 1: 9, stack 3: 2)."
    assert lines(Position(), events) == [f"{told} Famine goes to the bottom of stack 3."]
    assert lines(Position(), events[:1]) == ["9 cards go under stack 1, shuffled."]


def test_cities_and_ships_of_a_nation_are_one_line_each_with_what_they_cost() -> None:
    built = [kinds.CityBuilt(0, "rome", 6, 0), kinds.CityBuilt(0, "danube", 10, 2)]
    cities = "Rome (6 tokens on a city site), Danube (10 tokens and 2 of the treasury: Architecture)"
    assert lines(Position(), built) == [f"Africa builds cities: {cities}."]
    ships = [kinds.ShipBuilt(0, "rome", "treasury"), kinds.ShipBuilt(0, "carthage", "levy")]
    assert lines(Position(), ships) == ["Africa builds ships: Rome (2 of the treasury), Carthage (2 tokens there)."]


def test_a_line_of_several_nations_is_nobodys() -> None:
    refused = [kinds.Refused(0), kinds.Refused(1)]
    assert WORDS.seat_of_line(refused) is None
    assert WORDS.seat_of_line(refused[:1]) == 0
    assert WORDS.goes_on(refused[:1], refused[1:])
    assert not WORDS.goes_on([kinds.Moved(0, "rome", "dacia", 1)], [kinds.Moved(1, "rome", "dacia", 1)])
    assert WORDS.goes_on([kinds.Moved(0, "rome", "dacia", 1)], [])


def test_ships_of_all_nations_are_one_line_by_what_became_of_them() -> None:
    events = [
        kinds.ShipBuilt(0, "rome", "treasury"),
        kinds.ShipKept(1, "carthage", "treasury"),
        kinds.ShipBuilt(1, "carthage", "levy"),
        kinds.ShipKept(2, "knossos", "levy"),
        kinds.ShipScrapped(2, "thera"),
    ]
    built, kept = "Ships built: Africa (Rome), Illyria (Carthage).", "Ships kept: Illyria 1, Crete 1."
    assert lines(Position(), events) == [f"{built} {kept} Crete gives up its ship in Thera."]
    assert lines(Position(), events, "fr")[0].startswith(
        "Bateaux construits\u202f: Afrique (Rome), Illyrie (Carthage)."
    )


def test_tokens_of_one_way_are_counted_together_and_a_ship_may_stay() -> None:
    """Not "1 from Dacia and 3 from Dacia to the Danube", and no ship "from Rome to Rome"."""
    events = [
        kinds.Moved(0, "dacia", "danube", 1),
        kinds.Moved(0, "dacia", "danube", 3),
        kinds.Sailed(0, ("rome", "rome"), 0),
    ]
    assert lines(Position(), events) == ["Africa: 4 from Dacia to the Danube; ship anchored in Rome."]
    assert lines(Position(), events, "fr") == [
        "L’Afrique\u202f: 4 depuis la Dacie vers le Danube\u202f; bateau ancré à Rome."
    ]

"""The sheet of a calamity: who suffers, why so much, what is lost and to go, who shares it, as its viewer knows it."""

from __future__ import annotations

from itertools import pairwise

from aoc_desktop.games.advanced_civilization.rules.events import PhaseBegins
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.table.calamity.rows import (
    CalamitySheet,
    HordeRow,
    LossRow,
    TermRow,
    sheet_of,
)
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.match import PlayedMove
from tests.games.advanced_civilization.position import TOWNS, Position


class Told:
    """A position whose moves are remembered as a table remembers them."""

    def __init__(self, game: Position) -> None:
        self.game = game
        self.history: list[PlayedMove] = []
        self._moment = GAME.moment(game.state)
        self._note([PhaseBegins("calamities"), *game.events])

    def play(self, *lines: str) -> Told:
        for line in lines:
            self._note(self.game.play(line))
        return self

    def _note(self, events: list[Event]) -> None:
        self.history.append(PlayedMove(0, (), "", tuple(events), self._moment))

    def sheet(self, viewer: int = 0) -> CalamitySheet:
        return sheet_of(GAME.view(self.game.state, viewer).state, self.history, viewer)


def famine(*cards: str) -> Position:
    game = Position().own(0, *cards).tokens(0, germany=5, danube=5, dacia=3).cities(0, "carthage")
    return game.tokens(1, rome=5, samnium=4).tokens(2, campania=6)


def test_outside_of_the_phase_there_is_no_sheet() -> None:
    assert sheet_of(Position().state, [], 0) == CalamitySheet()


def test_the_calamities_of_a_turn_in_their_order_with_holders_and_givers() -> None:
    game = famine().hand(1, superstition=1).hand(0, famine=1).given_by(2, "famine")
    game.begin("calamities")
    first, second = Told(game).sheet().stages
    assert (first.calamity, first.victim, first.nation, first.giver, first.when) == ("famine", 0, "africa", 2, "now")
    assert (second.calamity, second.victim, second.giver, second.when) == ("superstition", 1, None, "later")


def test_points_are_due_lost_and_to_go_with_chips_where_they_were_lost() -> None:
    told = Told(famine().struck(0, "famine"))
    sheet = told.sheet()
    assert (sheet.seat, sheet.secondary, sheet.noun, sheet.due, sheet.lost, sheet.to_go) == (
        0,
        False,
        "points",
        10,
        0,
        10,
    )
    assert sheet.terms == (TermRow("", 10),)
    sheet = told.play("lose germany 4", "lose carthage city 2").sheet()
    assert (sheet.lost, sheet.to_go) == (7, 3)
    assert sheet.losses == (LossRow("germany", 0, 4), LossRow("carthage", 0, 3))


def test_every_card_that_has_a_say_is_named_owned_or_not() -> None:
    """Epidemic: 16, 8 fewer with Medicine, 5 more with Roadbuilding."""
    game = Position().own(0, "engineering", "roadbuilding")
    game.tokens(0, germany=9, danube=9, dacia=9).tokens(1, rome=5).struck(0, "epidemic")
    sheet = Told(game).sheet()
    assert sheet.terms == (TermRow("", 16), TermRow("medicine", 0, owned=False), TermRow("roadbuilding", 5))
    assert sheet.due == 21


def test_grain_that_is_shown_is_a_reason_too() -> None:
    told = Told(famine("pottery").hand(0, grain=2).struck(0, "famine")).play("show 1")
    sheet = told.sheet()
    assert sheet.terms == (TermRow("", 10), TermRow("grain", -4))
    assert (sheet.due, sheet.to_go) == (6, 6)


def test_civil_disorder_tells_what_it_leaves_alone() -> None:
    cities = ("carthage", "thapsus", "cyrene", "rome", "athens")
    game = Position().own(0, "music").cities(0, *cities).tokens(0, germany=9, danube=9).struck(0, "civil_disorder")
    sheet = Told(game).sheet()
    assert sheet.noun == "cities"
    assert sheet.terms[:2] == (TermRow("", 5), TermRow("spared", -3))
    assert TermRow("music", -1) in sheet.terms
    assert (sheet.due, sheet.to_go) == (1, 1)


def test_shares_have_caps_and_the_giver_is_exempt_with_the_reason() -> None:
    game = Position().tokens(0, germany=9, danube=9, dacia=9).tokens(1, rome=5, samnium=4).tokens(2, campania=6)
    illyria, crete = Told(game.struck(0, "epidemic", giver=2)).sheet(viewer=1).shares
    assert (illyria.seat, illyria.cap, illyria.share, illyria.exempt) == (1, 7, None, "")
    assert (crete.seat, crete.cap, crete.exempt) == (2, 0, "giver")


def test_who_has_nothing_to_lose_takes_no_share() -> None:
    game = Position().tokens(0, germany=9, danube=9).tokens(1, rome=5).struck(0, "famine")
    assert [(row.seat, row.cap, row.exempt) for row in Told(game).sheet().shares] == [(1, 5, ""), (2, 0, "nothing")]


def test_shares_fill_seat_by_seat_then_each_suffers_its_own() -> None:
    game = Position().own(0, "law").tokens(0, germany=9).tokens(1, danube=9).tokens(2, dacia=9)
    game.cities(0, "carthage", "thapsus", "cyrene").cities(1, *TOWNS[:3]).cities(2, *TOWNS[3:6])
    told = Told(game.struck(0, "iconoclasm"))
    while game.asked == "reduce":
        told.play(game.legal()[0])
    sheet = told.sheet()
    assert (sheet.shared, sheet.left, [row.asked for row in sheet.shares]) == (2, 2, [True, False])
    told.play("assign 1 2")
    sheet = told.sheet(viewer=1)
    assert [(row.seat, row.share) for row in sheet.shares] == [(1, 2), (2, 0)]
    assert (sheet.seat, sheet.secondary, sheet.terms, sheet.noun, sheet.to_go) == (
        1,
        True,
        (TermRow("", 2),),
        "cities",
        2,
    )


def test_a_civil_war_has_an_heir_and_two_factions_with_their_points() -> None:
    areas = ("carthage", "numidia", "tunisia", "thapsus", "sabrata", "rome", "samnium", "campania")
    game = Position().tokens(1, germany=30).tokens(0, **dict.fromkeys(areas, 5)).struck(0, "civil_war")
    told = Told(game)
    sheet = told.sheet()
    assert (sheet.heir, sheet.heir_points, sheet.to_go) == (2, 92, 15)
    sheet = told.play("pick rome 5", "pick carthage 3").sheet(viewer=2)
    first, second = sheet.factions
    assert (first.points, first.tokens, first.kept) == (8, (("carthage", 3), ("rome", 5)), None)
    assert (second.points, dict(second.tokens)["carthage"]) == (32, 2)
    assert sheet.to_go == 7


def test_a_horde_leaves_its_path() -> None:
    game = Position().tokens(0, sahara=2, sabrata=1, tripolitania=1).struck(0, "barbarian_hordes", giver=1)
    told = Told(game)
    while game.asked == "horde":
        told.play(game.legal()[0])
    path = told.sheet(viewer=2).path
    assert path[0] == HordeRow(path[0].area, "", 15)
    assert len(path) > 1
    for before, step in pairwise(path):
        assert step.start == before.area
        assert step.tokens < before.tokens

"""Positions for rule cases: given a position, when a move, then what the book says.

game = Position(era=2).hold(0, civilization="france", gold=5).colonists(0, standing="d4").at(0)
game.play("attack d4 e5")
assert game.player(0).gold == 6

The map of the tests, unless they ask for another, is that of the notation's era on paper: the square tile not
turned, t2 on e6 and t4 on d5 turned by 270 degrees. Seat 0 has its capital on d5, seat 1 on e6:

      c   d   e   f   g
  3           G   W            G game, W wheat, S stone, E gem
  4       W   S   G
  5   S  (G)  W                (a capital hides the symbol)
  6  SS      (G)  S   E        c6 and g6 are islands
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from aoc_desktop.games.golden_ages.rules.card_files import load_cards, shipped_set
from aoc_desktop.games.golden_ages.rules.cards import CardSet
from aoc_desktop.games.golden_ages.rules.counts import count_of
from aoc_desktop.games.golden_ages.rules.events import Gained, Received, Scored
from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.games.golden_ages.rules.setup import Options
from aoc_desktop.games.golden_ages.rules.squares import NAMES, SQUARES, listed
from aoc_desktop.games.golden_ages.rules.state import NOTHING, Player, State
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.rng import Rng

SETUP: dict[str, Any] = {
    "square_rotation": 0,
    "tiles_three": ["t2", "t4", "t3", "t1"],
    "judgements": ["richest", "strongest", "most_populous", "most_advanced", "most_ecological"],
    "glory": [4, 2, 5, 3, 3, 6, 4, 5, 3, 4, 2, 5, 6, 3, 5, 4],
}
CAPITALS = ("d5", "e6", "f4", "e3")
MAP = (("t2", "e6", 0), ("t4", "d5", 270))


class Position:
    """A game brought to a moment by hand; moves go through a Match, so that illegal ones are refused."""

    def __init__(
        self,
        players: int = 2,
        era: int = 1,
        variants: Iterable[str] = (),
        cards: CardSet | None = None,
        tiles: Iterable[tuple[str, str, int]] = MAP,
        **setup: object,
    ) -> None:
        """In phase C of an era, seat 0 to play, every capital with its three colonists standing."""
        options = Options(cards or shipped_set("base"), players, "table", frozenset(variants), {**SETUP, **setup})
        self.match: Match[State] = Match(GAME, GAME.setup(options, Rng(1)))
        state = self.state
        state.era, state.phase, state.step, state.seat, state.first_player = era, "actions", "turn", 0, 0
        state.wonders = state.table.cards.wonders_of(era)
        state.buildings = (state.buildings, *state.later_buildings)[era - 1]
        state.later_buildings = state.later_buildings[era - 1 :]
        if state.tile is not None:
            state.three_stack = (state.tile, *state.three_stack)
            state.tile = None
        for tile, square, rotation in tiles:
            self.tile(tile, square, rotation)
        for seat, player in enumerate(state.players):
            player.hand = player.hand[era - len(player.hand) - 1 :] if era < 4 else ()
            player.gold, player.reserve, player.points, player.offer = 3, 5, 0, None
            self.hold(seat)
            self.capital(seat, CAPITALS[seat]).colonists(seat, " ".join([CAPITALS[seat]] * 3))

    @property
    def state(self) -> State:
        return self.match.state

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    # ---------------------------------------------------------------- bringing about a position

    def tile(self, tile: str, square: str, rotation: int) -> Position:
        """Lay a tile, whatever the rules of placing say."""
        state = self.state
        card = state.table.cards.tile[tile]
        placement = next(at for at in card.placements if at.move == ("place", square, str(rotation)))
        state.board = state.board.with_tile(card, placement)
        state.three_stack = tuple(other for other in state.three_stack if other is not card)
        state.two_stack = tuple(other for other in state.two_stack if other is not card)
        return self

    def hold(
        self,
        seat: int,
        civilization: str = "",
        technologies: str = "",
        buildings: str = "",
        wonders: str = "",
        glory: Iterable[int] = (),
        future: str = "",
        **numbers: int,
    ) -> Position:
        """Give a seat cards, and numbers: gold, points, reserve. Without a civilisation it plays Byzantium, which does
        nothing once it is in play. Cards given leave the display."""
        player, cards = self.player(seat), self.state.table.cards
        player.civilization = cards.civilization[civilization or "byzantium"]
        player.technologies = tuple(cards.technology[card] for card in technologies.split())
        player.developed = cards.starting | sum(card.bit for card in player.technologies)
        built = [cards.building[card] for card in buildings.split()]
        player.slots = (*built, *[None] * (3 - len(built)))
        player.wonders = tuple(cards.wonder[card] for card in wonders.split())
        player.glory = tuple(glory)
        player.future = cards.future[future] if future else player.future
        for name, number in numbers.items():
            setattr(player, name, number)
        player.rebuild_powers(cards)
        self.state.wonders = tuple(card for card in self.state.wonders if card not in player.wonders)
        return self

    def capital(self, seat: int, square: str) -> Position:
        self.player(seat).capital = SQUARES[square]
        return self

    def colonists(self, seat: int, standing: str = "", lying: str = "", agora: int = 0) -> Position:
        player = self.player(seat)
        player.standing = tuple(sorted(SQUARES[square] for square in standing.split()))
        player.lying = tuple(sorted(SQUARES[square] for square in lying.split()))
        player.agora = agora
        return self

    def cities(self, seat: int, single: str = "", double: str = "") -> Position:
        """Cities of one cube and of two; the reserve is left as it is."""
        player = self.player(seat)
        player.double_cities = sum(1 << SQUARES[square] for square in double.split())
        player.cities = player.double_cities | sum(1 << SQUARES[square] for square in single.split())
        return self

    def offer(self, *buildings: str) -> Position:
        self.state.buildings = tuple(self.state.table.cards.building[card] for card in buildings)
        return self

    def golden_age(self, *seats: int, judgement: str = "") -> Position:
        """These seats are in a golden age; the first of them has chosen the judgement."""
        state = self.state
        for seat in seats:
            self.player(seat).golden_age = True
            self.colonists(seat, lying=" ".join(["e6" if seat else "d5"] * 3))
        if judgement:
            state.judgement = state.table.cards.judgement[judgement]
            state.judgements = tuple(card for card in state.judgements if card is not state.judgement)
        return self

    def at(self, seat: int) -> Position:
        self.state.seat = seat
        self.state.step = "turn"
        self.state.pending = NOTHING
        return self

    # ---------------------------------------------------------------- playing and asking

    def play(self, *moves: str) -> list[Event]:
        """Play moves; returns the events of the last one."""
        for move in moves:
            events = self.match.play_line(move)
        return list(events)

    def legal(self, prefix: str = "") -> list[str]:
        """The legal moves that begin with these words, sorted."""
        decider = self.state.decider
        texts = [" ".join(move) for move in self.match.legal(0 if decider is None else decider)]
        return sorted(text for text in texts if text.startswith(prefix))

    def why_not(self, move: str) -> Reason | None:
        decider = self.state.decider
        return self.match.why_not(0 if decider is None else decider, tuple(move.split()))

    def standing(self, seat: int) -> list[str]:
        return [NAMES[square] for square in self.player(seat).standing]

    def lying(self, seat: int) -> list[str]:
        return [NAMES[square] for square in self.player(seat).lying]

    def city_cubes(self, seat: int) -> dict[str, int]:
        player = self.player(seat)
        return {NAMES[square]: player.cubes_on(square) for square in listed(player.cities)}

    def technologies(self, seat: int) -> list[str]:
        return [card.id for card in self.player(seat).technologies]

    def buildings(self, seat: int) -> list[str | None]:
        return [None if card is None else card.id for card in self.player(seat).slots]

    def count(self, what: str, seat: int = 0) -> int:
        return count_of(self.state, seat, what)


def beginning(players: int = 2, variants: Iterable[str] = (), seed: int = 1, **setup: object) -> Position:
    """A game at its very first decision, as it is set up."""
    game = Position.__new__(Position)
    options = Options(shipped_set("base"), players, "table", frozenset(variants), setup)
    game.match = Match(GAME, GAME.setup(options, Rng(seed)))
    return game


def cards_with(**kinds: Any) -> CardSet:
    """A user's set: the base game with these cards changed, cards_with(wonder=[{"id": "colossus", …}])."""
    return load_cards({"format": 1, "id": "house", "extends": "base", **kinds}, "house.toml")


def gains(events: Iterable[Event], what: str = "gold", seat: int = 0) -> dict[str, int]:
    """What a seat gained, by the card or rule that gave it: {"hunting": 1, "barter": 2}."""
    found: dict[str, int] = {}
    for event in events:
        if isinstance(event, (Gained, Received, Scored)) and event.what == what and event.seat == seat:
            found[event.cause.id] = found.get(event.cause.id, 0) + event.amount
    return found


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of the events, in order."""
    return [event.kind for event in events]

"""Positions for rule cases: given a position, when a move, then what the book says.

game = Position().city(0, "a1 fort", "b2 mine+philosophy", active="b2").hold(0, production=2).at(0)
game.play("use b2 knowledge", "pay production")
assert game.tokens(0) == {"science": 1, "gold": 2}

Greece sits on seat 0 and plays first, the Mughals on seat 1, unless a test asks for others. The Cities are empty, the
City deck of each holds two Work Camps, the track is the notation's: ethiopia, colossus, marble_quarry, gymnasium,
great_wall, persia.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from aoc_desktop.games.monumental_duel.rules.card_files import load_cards, shipped_set
from aoc_desktop.games.monumental_duel.rules.cards import NONE, NUMBER, RESOURCES, Card, CardSet
from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.games.monumental_duel.rules.legal import decider
from aoc_desktop.games.monumental_duel.rules.setup import Options
from aoc_desktop.games.monumental_duel.rules.state import CELL, CELLS, NO_MOVES, Player, State, Task
from aoc_desktop.games.monumental_duel.rules.turn import ask_action, go_on
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.rng import Rng

DEVELOPMENT = (
    "ethiopia colossus marble_quarry gymnasium great_wall persia scytale hanging_gardens caravanserai bargaining troy "
    "geometry sicily arsenal ganges_delta merchant_hall celestial_navigation bandiagara bronze_working khyber "
    "block_printing djenne house_of_wisdom lalibela taj_mahal suez telegraphy encyclopaedia punjab eiffel_tower"
)
CITY = {
    "greece": "work_camp library philosophy fort library library hoplite_field forum work_camp fort",
    "mughals": "library mine fort miniature_painting forum work_camp library work_camp mughal_tomb work_camp",
    "aksum": "fort work_camp library mine work_camp fort forum library work_camp",
}
SETUP: dict[str, Any] = {
    "first_player": 0,
    "civilizations": ["greece", "mughals"],
    "city": {civilization: cards.split() for civilization, cards in CITY.items()},
    "development": DEVELOPMENT.split(),
}


class Position:
    """A game brought to a moment by hand; moves go through a Match, so that illegal ones are refused."""

    def __init__(self, *civilizations: str, cards: CardSet | None = None) -> None:
        """Seat 0 in its turn, with 2 Gold and 1 Agent, as the other."""
        setup = {**SETUP, "civilizations": list(civilizations)} if civilizations else SETUP
        self.match: Match[State] = Match(
            GAME, GAME.setup(Options(cards or shipped_set("espionage"), 2, setup=setup), Rng(1))
        )
        for seat, player in enumerate(self.state.players):
            player.faces = player.attached = (None,) * len(CELLS)
            self.deck(seat, bag="work_camp work_camp")
        self.at(0)

    @property
    def state(self) -> State:
        return self.match.state

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def cards(self, names: str) -> tuple[Card, ...]:
        return tuple(self.state.table.cards.card[name] for name in names.split())

    # ---------------------------------------------------------------- bringing about a position

    def city(self, seat: int, *cells: str, active: str = "") -> Position:
        """Lay cards in cells, "b2 mine+philosophy": the knowledge under the Mine. Of these, `active` cells are active;
        their cards are the activated list."""
        player = self.player(seat)
        for cell in cells:
            name, contents = cell.split()
            face, *under = self.cards(contents.replace("+", " "))
            player.lay(CELL[name], face, under[0] if under else None)
        player.active = sum(1 << CELL[name] for name in active.split())
        faces = [player.faces[CELL[name]] for name in active.split()]
        player.activated = tuple(card.id for card in faces if card is not None)
        player.refresh_standing()
        return self

    def hold(self, seat: int, **numbers: Any) -> Position:
        """Give a seat tokens by their names, and whatever else a player has: agents, conquered, warlord_used …"""
        player = self.player(seat)
        for name, number in numbers.items():
            if name in RESOURCES:
                player.tokens[NUMBER[name]] = number
            elif name in ("provinces", "reserved", "archived"):
                setattr(player, name, self.cards(number))
            elif name in ("construction", "espionage"):
                setattr(player, name, self.cards(number)[0])
            else:
                setattr(player, name, number)
        return self

    def gained(self, seat: int, **amounts: int) -> Position:
        for name, amount in amounts.items():
            self.player(seat).gained[NUMBER[name]] = amount
        return self

    def deck(self, seat: int, top: str = "", bag: str = "", discard: str = "") -> Position:
        player = self.player(seat)
        player.top, player.bag, player.discard = self.cards(top), self.cards(bag), self.cards(discard)
        return self

    def policies(self, seat: int, names: str, lines: str = "", in_force: str = "") -> Position:
        """Developed in this order; on a pile the last is in force, at lines those that `in_force` names."""
        player = self.player(seat)
        player.policies = self.cards(names)
        player.lines = tuple(lines.split()) or ("",) * len(player.policies)
        awake = in_force.split() if lines else [player.policies[-1].id]
        player.in_force = sum(1 << number for number, card in enumerate(player.policies) if card.id in awake)
        player.refresh_standing()
        return self

    def track(self, names: str) -> Position:
        self.state.track = self.cards(names)
        return self

    def piles(self, **left: int) -> Position:
        for name, number in left.items():
            card = self.cards(name)[0]
            self.state.change_pile(card, number - self.state.pile(card))
        return self

    def advantage(self, seat: int, resource: str = "", tokens: int = 0) -> Position:
        state = self.state
        state.holder, state.holder_tokens = seat, tokens
        state.holder_resource = NUMBER[resource] if resource else NONE
        return self

    def at(self, seat: int) -> Position:
        """This seat takes its turn; to be called when the position is complete."""
        self.state.agenda = []
        ask_action(self.state, Task("turn", seat), None)
        return self

    def activation(self, seat: int) -> Position:
        """This seat is to choose its lines; afterwards it takes its turn."""
        return self._to(Task("turn", seat), Task("activation", seat))

    def round_start(self) -> Position:
        """A new round begins."""
        return self._to(Task("round"))

    def filling(self, seat: int) -> Position:
        """This seat fills its City; afterwards it takes its turn."""
        return self._to(Task("turn", seat), Task("fill", seat))

    def _to(self, *tasks: Task) -> Position:
        self.state.agenda = list(tasks)
        self.state.moves = NO_MOVES
        self.events: list[Event] = []
        go_on(self.state, self.events)
        return self

    # ---------------------------------------------------------------- playing and asking

    def play(self, *moves: str) -> list[Event]:
        """Play moves; returns the events of the last one."""
        events: Iterable[Event] = ()
        for move in moves:
            events = self.match.play_line(move)
        return list(events)

    def legal(self, prefix: str = "") -> list[str]:
        """The legal moves that begin with these words, sorted."""
        return sorted(text for text in (" ".join(move) for move in self.state.moves) if text.startswith(prefix))

    def why_not(self, move: str) -> Reason | None:
        seat = decider(self.state)
        return self.match.why_not(0 if seat is None else seat, tuple(move.split()))

    def code(self, move: str) -> str:
        """The code of the reason against a move."""
        reason = self.why_not(move)
        return "" if reason is None else reason.code

    def tokens(self, seat: int) -> dict[str, int]:
        """What a seat has, without what it has none of."""
        return {name: count for name, count in zip(RESOURCES, self.player(seat).tokens, strict=True) if count}

    def in_city(self, seat: int) -> dict[str, str]:
        player = self.player(seat)
        found = {}
        for cell, face, under in zip(CELLS, player.faces, player.attached, strict=True):
            if face is not None:
                found[cell] = face.id if under is None else f"{face.id}+{under.id}"
        return found

    def active(self, seat: int) -> list[str]:
        return [cell for number, cell in enumerate(CELLS) if self.player(seat).active >> number & 1]

    def used(self, seat: int) -> list[str]:
        """Cells whose face card bears an Action token."""
        return [cell for number, cell in enumerate(CELLS) if self.player(seat).used >> number & 1]

    def ids(self, cards: Iterable[Card]) -> list[str]:
        return [card.id for card in cards]

    def discard(self, seat: int) -> list[str]:
        return sorted(self.ids(self.player(seat).discard))


def beginning(*variants: str, seed: int = 1, cards: CardSet | None = None, **setup: object) -> Position:
    """A game at its very first decision, as it is set up."""
    game = Position.__new__(Position)
    options = Options(cards or shipped_set("espionage"), 2, variants=frozenset(variants), setup=setup)
    game.match = Match(GAME, GAME.setup(options, Rng(seed)))
    return game


def cards_with(**kinds: Any) -> CardSet:
    """A user's set: the box with these cards changed, cards_with(wonder=[{"id": "colossus", …}])."""
    return load_cards({"format": 1, "id": "house", "extends": "espionage", **kinds}, "house.toml")


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of the events, in order."""
    return [event.kind for event in events]

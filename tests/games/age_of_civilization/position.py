"""Positions for rule cases: given a position, when a move, then what the book says.

game = Position(players=2).hold(0, main="egypt", coins=9, workers=2).at("actions", round=2)
game.play("act wonder petra")
assert game.player(0).coins == 4
"""

from __future__ import annotations

from collections.abc import Iterable

from aoc_desktop.games.age_of_civilization.rules.card_files import load_cards, shipped_set
from aoc_desktop.games.age_of_civilization.rules.cards import CardSet
from aoc_desktop.games.age_of_civilization.rules.events import Amount
from aoc_desktop.games.age_of_civilization.rules.game import GAME, snapshot
from aoc_desktop.games.age_of_civilization.rules.military import military
from aoc_desktop.games.age_of_civilization.rules.prices import price
from aoc_desktop.games.age_of_civilization.rules.setup import Options
from aoc_desktop.games.age_of_civilization.rules.state import Player, State
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.rng import Rng

TRACK = ["hunt", "fish", "farm", "conquest", "trade", "plague", "construction", "culture"]
"""The track of the tests unless they ask for another: positions 1 to 8."""

ALL_NINE = [
    "writing",
    "navigation",
    "mining",
    "education",
    "currency",
    "iron_working",
    "science",
    "engineering",
    "gunpowder",
]
"""The technologies, row by row."""


def track_with(action: str) -> list[str]:
    """The tests' track with an action at position 4: open in rounds 2, 3 and 4."""
    others = [card for card in TRACK if card != action]
    return [*others[:3], action, *others[3:]]


def acting(action: str, players: int = 2, cards: str = "second_edition", **holding: object) -> Position:
    """Seat 0 in step 2 of round 3, this action open, with 9 coins and 4 workers unless told otherwise."""
    game = Position(players, cards, track=track_with(action) if action in TRACK else TRACK)
    numbers = {"coins": 9, "workers": 4, **holding}
    return game.hold(0, **numbers).at("actions", round=3)  # type: ignore[arg-type]


def inheriting(card: str, way: str, action: str = "wonder", under: str = "egypt") -> Position:
    """Seat 0 in step 2 of round 3 under another main civilisation, this one "declined" or "annexed" on the way."""
    before, move = (card, f"rise {under}") if way == "declined" else (under, f"annex {card}")
    game = acting(action, main=before).market(under if way == "declined" else card).at("civilization", round=3)
    game.play(move)
    return game.give(0, coins=9, workers=4)


class Position:
    """A game brought to a moment by hand; moves go through a Match, so that illegal ones are refused."""

    def __init__(
        self,
        players: int = 2,
        cards: CardSet | str = "second_edition",
        variants: Iterable[str] = (),
        solo: bool = False,
        seed: int = 1,
        scenario: str = "",
        **setup: object,
    ) -> None:
        """`setup` fixes parts of the set-up, as a record does: track=[…], market=[…], events=[…] …"""
        card_set = shipped_set(cards) if isinstance(cards, str) else cards
        if not solo and not scenario:
            setup.setdefault("track", TRACK)
            setup.setdefault("first_player", 0)
        count = 1 if solo or scenario else players
        mode = f"scenario:{scenario}" if scenario else "solo" if solo else "table"
        options = Options(card_set, count, mode, frozenset(variants), setup)
        self.match: Match[State] = Match(GAME, GAME.setup(options, Rng(seed)))

    @property
    def state(self) -> State:
        return self.match.state

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def hold(
        self,
        seat: int,
        main: str = "",
        inherited: Iterable[str] = (),
        technologies: Iterable[str] = (),
        wonders: Iterable[str] = (),
        special: str = "",
        **numbers: int,
    ) -> Position:
        """Give a seat cards, and numbers: coins, points, workers. Cards given leave market, deck and hands."""
        player = self.player(seat)
        cards = self.state.table.cards
        chosen = [*inherited, main] if main else list(inherited)
        player.main = cards.civilization[main] if main else player.main
        player.civilizations = tuple(cards.civilization[card] for card in chosen)
        player.technologies = tuple(cards.technology[card] for card in technologies)
        player.technology_bits = sum(card.bit for card in player.technologies)
        player.wonders = tuple(cards.wonder[card] for card in wonders)
        player.special = cards.special_technology[special] if special else None
        self.state.rebuild_abilities(seat)
        for name, number in numbers.items():
            setattr(player, name, number)
        player.free_workers = player.workers
        self._take_out(set(chosen), set(wonders))
        return self

    def give(self, seat: int, **numbers: int) -> Position:
        """Set numbers only: coins, points, workers."""
        for name, number in numbers.items():
            setattr(self.player(seat), name, number)
        self.player(seat).free_workers = self.player(seat).workers
        return self

    def _take_out(self, civilizations: set[str], wonders: set[str]) -> None:
        state = self.state
        state.market = tuple(entry for entry in state.market if entry[0].id not in civilizations)
        state.deck = tuple(card for card in state.deck if card.id not in civilizations)
        state.wonder_market = tuple(card for card in state.wonder_market if card.id not in wonders)

    def market(self, *cards: str, **coins: int) -> Position:
        """Put these civilisations into the market, `rome=3` with bonus coins on it; the others go to the deck."""
        state = self.state
        known = state.table.cards.civilization
        wanted = {**dict.fromkeys(cards, 0), **coins}
        everything = [card for card, _ in state.market] + list(state.deck)
        state.market = tuple((known[card], number) for card, number in wanted.items())
        state.deck = tuple(card for card in everything if card.id not in wanted)
        return self

    def wonders(self, *cards: str) -> Position:
        """Put exactly these wonders into the market."""
        self.state.wonder_market = tuple(self.state.table.cards.wonder[card] for card in cards)
        return self

    def special_market(self, *cards: str) -> Position:
        """Put exactly these special technology cards into their market."""
        self.state.special_market = tuple(self.state.table.cards.special_technology[card] for card in cards)
        return self

    def hand(self, seat: int, *cards: str) -> Position:
        """Give a seat these civilisations as its drafted hand."""
        self.player(seat).hand = tuple(self.state.table.cards.civilization[card] for card in cards)
        self._take_out(set(cards), set())
        return self

    def at(self, phase: str, round: int = 2, seat: int = 0, opponent_military: int = 0) -> Position:
        """Bring the turn to "civilization", "actions" or "end_of_turn" of a round."""
        state = self.state
        state.phase = phase
        state.round = round
        state.seat = seat
        state.opponent_military = opponent_military
        return self

    def play(self, *moves: str) -> list[Event]:
        """Play moves; returns the events of the last one."""
        for move in moves:
            events = self.match.play_line(move)
        return list(events)

    def end_round(self, round: int) -> list[Event]:
        """Let the last seat of a round end its turn; returns what happened at the round's end."""
        last = (self.state.first_player - 1) % len(self.state.players)
        return self.at("end_of_turn", round, last, self.state.opponent_military).play("end")

    def end_game(self) -> list[Event]:
        """Let the last seat of round 6 end its turn."""
        return self.end_round(6)

    def legal(self, prefix: str = "") -> list[str]:
        """The legal moves that begin with these words, sorted."""
        texts = [" ".join(move) for move in self.match.legal(self.state.decider or 0)]
        return sorted(text for text in texts if text.startswith(prefix))

    def why_not(self, move: str) -> Reason | None:
        decider = self.state.decider
        return self.match.why_not(0 if decider is None else decider, tuple(move.split()))

    def price(self, action: str, technology: str = "", offer: str = "", seat: int = 0) -> int:
        cards = self.state.table.cards
        return price(self.state, seat, cards.action[action], cards.technology.get(technology), offer)

    def military(self, seat: int = 0) -> int:
        return military(self.state, seat)

    def technologies(self, seat: int = 0) -> list[str]:
        return [card.id for card in self.player(seat).technologies]

    def market_coins(self) -> dict[str, int]:
        """The civilisation market in its order, with the bonus coins on each card."""
        return {card.id: coins for card, coins in self.state.market}

    def snapshot(self) -> dict[str, object]:
        return snapshot(self.state)


def cards_with(**kinds: list[dict[str, object]]) -> CardSet:
    """A user's set: the second edition with these cards changed, cards_with(wonder=[{"id": "petra", …}])."""
    return load_cards({"format": 1, "id": "house", "extends": "second_edition", **kinds}, "house.toml")


def gains(events: Iterable[Event], what: str, seat: int = 0) -> dict[str, int]:
    """What a seat gained of something, by the card or rule that gave it: {"culture": 2, "writing": 1}."""
    return _by_cause(events, "gained", what, seat)


def losses(events: Iterable[Event], what: str, seat: int = 0) -> dict[str, int]:
    """What a seat lost without paying, by cause."""
    return _by_cause(events, "lost", what, seat)


def sacrifices(events: Iterable[Event], seat: int = 0) -> dict[str, int]:
    """The workers that a seat sacrificed, by cause: {"war": 1, "red_slot": 2}."""
    return _by_cause(events, "sacrificed", "workers", seat)


def _by_cause(events: Iterable[Event], kind: str, what: str, seat: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for event in events:
        if isinstance(event, Amount) and (event.kind, event.what, event.seat) == (kind, what, seat):
            assert event.cause is not None
            found[event.cause.id] = found.get(event.cause.id, 0) + event.amount
    return found


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of the events, in order."""
    return [event.kind for event in events]

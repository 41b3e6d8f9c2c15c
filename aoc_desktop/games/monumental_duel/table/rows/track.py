"""What lies between the players as rows: track, basic piles, dice, the Advantage."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.monumental_duel.rules.cards import ERAS, NONE, RESOURCES, Card
from aoc_desktop.games.monumental_duel.rules.construction import any_basic, section_price
from aoc_desktop.games.monumental_duel.rules.provinces import discount_on
from aoc_desktop.games.monumental_duel.rules.purse import basic_tokens
from aoc_desktop.games.monumental_duel.rules.state import Player, State
from aoc_desktop.games.monumental_duel.rules.view import seen
from aoc_desktop.play.player_view import PlayerView


class TrackRow(NamedTuple):
    """A card of the track, the oldest first."""

    card: str
    era: int
    new_era: bool
    """The card before it, which is older, is of another era."""
    leaves: bool
    """The card leaves at the end of the round, if it is not taken."""
    price: int
    """For the viewer now."""
    gold: int
    """How much Gold the viewer would need; more than there is: out of reach."""


class PileRow(NamedTuple):
    """A pile of basic buildings."""

    card: str
    left: int
    price: int
    gold: int


class ToComeRow(NamedTuple):
    """What the development deck still holds of an era: all know it, for all has been seen that has left it."""

    era: int
    kinds: tuple[tuple[str, int], ...]


class AdvantageRow(NamedTuple):
    """The Advantage."""

    holder: int
    """NONE: neutral."""
    resource: str
    tokens: int

    @property
    def least(self) -> int:
        """The fewest tokens that take it now."""
        return self.tokens + 1


def price_of(player: Player, card: Card) -> int:
    """What a card costs a player now, in its resource."""
    if card.kind == "wonder":
        return section_price(player, card)
    less = discount_on(player, "province") if card.kind == "province" else 0
    return max(0, card.cost[0] - less)


def gold_for(player: Player, card: Card) -> int:
    """How much of the price is Gold."""
    price = price_of(player, card)
    mixed = card.kind == "wonder" and any_basic(player)
    return max(0, price - (basic_tokens(player) if mixed else player.tokens[card.pays]))


def track_rows(player_view: PlayerView) -> list[TrackRow]:
    state: State = player_view.view.state
    player = state.players[player_view.viewer]
    leaving = max(0, len(state.track) - state.table.cards.track_kept)
    rows = []
    for place, card in enumerate(state.track):
        new_era = place > 0 and state.track[place - 1].era != card.era
        leaves = place < leaving and not state.last_round
        rows.append(TrackRow(card.id, card.era, new_era, leaves, price_of(player, card), gold_for(player, card)))
    return rows


def pile_rows(player_view: PlayerView) -> list[PileRow]:
    """The basic buildings; the Revolts are told apart."""
    state: State = player_view.view.state
    player = state.players[player_view.viewer]
    return [
        PileRow(card.id, state.pile(card), price_of(player, card), gold_for(player, card))
        for card in state.table.cards.basic
        if card.cost
    ]


def advantage_of(state: State) -> AdvantageRow:
    resource = RESOURCES[state.holder_resource] if state.holder_resource != NONE else ""
    return AdvantageRow(state.holder, resource, state.holder_tokens)


def to_come_rows(player_view: PlayerView) -> list[ToComeRow]:
    """For each era, the number of unseen cards of each kind."""
    state: State = player_view.view.state
    cards, shown = state.table.cards, seen(state)
    rows = []
    for era in ERAS:
        kinds = []
        for kind, wanted in cards.deck_table.items():
            gone = sum(card.id in shown for card in cards.development if (card.kind, card.era) == (kind, era))
            kinds.append((kind, max(0, wanted[era - 1] - gone)))
        if any(count for _, count in kinds):
            rows.append(ToComeRow(era, tuple(kinds)))
    return rows


def last_round_in(player_view: PlayerView) -> tuple[int, int]:
    """After how many ends of a round the last one may be announced, at the soonest and at the latest."""
    state: State = player_view.view.state
    cards, left = state.table.cards, player_view.view.development_size
    if state.last_round:
        return 0, 0
    soonest = max(1, -(-(left - cards.end_track) // cards.track) + 1)
    slow = cards.track - cards.track_kept
    return soonest, max(soonest, -(-(left - (cards.end_track - cards.track_kept)) // slow) + 1)

"""What can be had: judgements with what everybody would score, wonders, buildings, civilisations to choose from."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.golden_ages.rules.cards import Judgement
from aoc_desktop.games.golden_ages.rules.eras import turn_order
from aoc_desktop.games.golden_ages.rules.scoring import judgement_points
from aoc_desktop.games.golden_ages.rules.state import State
from aoc_desktop.games.golden_ages.rules.turn import wonder_price
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.player_view import PlayerView

UP, CHOSEN, SCORED = "up", "chosen", "scored"


class JudgementRow(NamedTuple):
    card: str
    state: str
    """up, chosen (in this era) or scored."""
    era: int
    """In which era it was scored; 0: not yet."""
    scores: tuple[int, ...]
    """What each seat would score now."""


class WonderRow(NamedTuple):
    card: str
    price: int
    """For the viewer."""
    legal: bool


class BuildingRow(NamedTuple):
    key: str
    """Card and its place: the same building may lie there twice."""
    card: str
    legal: bool


class OfferRow(NamedTuple):
    """A civilisation that the viewer may reveal, keep or play."""

    card: str
    word: str
    """reveal, keep or play."""
    order: tuple[Seat, ...]
    """The turn order if this card is taken; empty while a player has no civilisation in play."""


def judgement_rows(state: State) -> list[JudgementRow]:
    rows = [_judgement(state, card, UP, 0) for card in state.judgements]
    if state.judgement is not None and state.judgement not in state.scored:
        rows.append(_judgement(state, state.judgement, CHOSEN, 0))
    return rows + [_judgement(state, card, SCORED, era) for era, card in enumerate(state.scored, 1)]


def _judgement(state: State, card: Judgement, where: str, era: int) -> JudgementRow:
    scores = tuple(judgement_points(state, seat, card) for seat in range(state.table.count))
    return JudgementRow(card.id, where, era, scores)


def wonder_rows(player_view: PlayerView) -> list[WonderRow]:
    state: State = player_view.view.state
    legal = {move[1] for move in player_view.moves if move[0] in ("wonder", "free_wonder")}
    civilized = state.players[player_view.viewer].civilization is not None
    return [
        WonderRow(card.id, wonder_price(state, player_view.viewer, card) if civilized else card.cost, card.id in legal)
        for card in state.wonders
    ]


def building_rows(player_view: PlayerView) -> list[BuildingRow]:
    state: State = player_view.view.state
    legal = {move[1] for move in player_view.moves if move[0] == "build"}
    counted: dict[str, int] = {}
    rows = []
    for card in state.buildings:
        number = counted[card.id] = counted.get(card.id, 0) + 1
        rows.append(BuildingRow(f"{card.id}:{number}", card.id, card.id in legal))
    return rows


def offer_rows(player_view: PlayerView) -> list[OfferRow]:
    """Only what the viewer decides now."""
    state: State = player_view.view.state
    cards = [move[1] for move in player_view.moves if move[0] in ("reveal", "choose")]
    if state.step == "reveal":
        return [OfferRow(card, "reveal", ()) for card in cards]
    now = state.players[player_view.viewer].civilization
    rows = []
    for card in cards:
        word = "keep" if now is not None and card == now.id else "play"
        rows.append(OfferRow(card, word, turn_order(state, player_view.viewer, card)))
    return rows

"""What happens to the cards of a City: archived, discarded, reinforced, drawn, gained (rules, sections 4 and 9.3)."""

from __future__ import annotations

from aoc_desktop.games.monumental_duel.rules import events as kinds
from aoc_desktop.games.monumental_duel.rules.cards import Card
from aoc_desktop.games.monumental_duel.rules.provinces import conquest
from aoc_desktop.games.monumental_duel.rules.state import CELLS, CELLS_OF, Player, State
from aoc_desktop.kernel.events import Cause, Log, note
from aoc_desktop.kernel.game import Move


def empty_cell(state: State, seat: int, cell: int, log: Log) -> Card:
    """Take the face card out of a cell; its attached knowledge goes to the discard."""
    player = state.players[seat]
    card = player.faces[cell]
    assert card is not None
    drop_knowledge(state, seat, cell, log)
    player.lay(cell, None, None)
    player.active &= ~(1 << cell)
    player.used &= ~(1 << cell)
    return card


def drop_knowledge(state: State, seat: int, cell: int, log: Log) -> None:
    player = state.players[seat]
    knowledge = player.attached[cell]
    if knowledge is not None:
        player.lay(cell, player.faces[cell], None)
        player.knowledge_used &= ~(1 << cell)
        player.discard += (knowledge,)
        note(log, kinds.KnowledgeGoes, seat, knowledge.id)


def archive(state: State, move: Move, cause: Cause, log: Log) -> Card:
    """`archive CELL` or `archive discard ID`: the card is out of the game."""
    seat, player = state.seat, state.player
    if move[1] == "discard":
        card = state.table.cards.card[move[2]]
        place_in_discard = player.discard.index(card)
        player.discard = player.discard[:place_in_discard] + player.discard[place_in_discard + 1 :]
    else:
        card = empty_cell(state, seat, CELLS.index(move[1]), log)
    player.archived += (card,)
    note(log, kinds.Archives, seat, move[1], card.id, cause)
    return card


def discard(state: State, cell: int, cause: Cause, log: Log) -> None:
    """The contents of a cell go to the discard."""
    player = state.player
    card = empty_cell(state, state.seat, cell, log)
    player.discard += (card,)
    note(log, kinds.Discards, state.seat, CELLS[cell], card.id, cause)


def reinforce(state: State, cell: int, cause: Cause, log: Log) -> None:
    """An active cell is straightened: it stays for the next round."""
    player, bit = state.player, 1 << cell
    card = player.faces[cell]
    assert card is not None
    note(log, kinds.Reinforces, state.seat, CELLS[cell], card.id, cause)
    drop_knowledge(state, state.seat, cell, log)
    player.active &= ~bit
    player.used &= ~bit
    player.refresh_standing()


def gain_building(state: State, card: Card, log: Log) -> None:
    """A basic building leaves its pile for the top of the City deck; a Barricade for the province pile."""
    state.change_pile(card, -1)
    place(state, card, log)


def place(state: State, card: Card, log: Log) -> None:
    """Where a building or knowledge acquired or gained goes (rules, section 4)."""
    player, seat = state.player, state.seat
    if not card.defence:
        player.top = (card, *player.top)
        note(log, kinds.OnTop, seat, card.id)
        return
    player.provinces += (card,)
    if log is not None:
        protected = conquest(player)
        if protected is None:
            note(log, kinds.Barricades, seat, "", 0)
        else:
            note(log, kinds.Barricades, seat, protected.province.id, protected.price)


def each_once(cards: tuple[Card, ...]) -> list[Card]:
    """Each kind of card once."""
    return list({card.id: card for card in cards}.values())


def draws(cards: tuple[Card, ...]) -> list[Move]:
    """What chance may draw from a bag: each kind of card once."""
    return list({card.id: card.draw for card in cards}.values())


def leave_city(state: State, seat: int, log: Log) -> int:
    """On passing the contents of all active cells go to the discard; returns how many cards went."""
    player = state.players[seat]
    gone: list[Card] = []
    for cell in CELLS_OF[player.active]:
        gone += [card for card in (player.faces[cell], player.attached[cell]) if card is not None]
        player.lay(cell, None, None)
    player.discard += tuple(gone)
    player.active = player.used = player.knowledge_used = 0
    return len(gone)


def take_from_bag(player: Player, card_id: str) -> Card:
    bag = player.bag
    for place_in_bag, card in enumerate(bag):
        if card.id == card_id:
            player.bag = bag[:place_in_bag] + bag[place_in_bag + 1 :]
            return card
    raise AssertionError(f"{card_id} is not in the bag")

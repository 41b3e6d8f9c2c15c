"""Building wonders: the price of a section, paying it, beginning and completing (rules, 5.1 and 5.2)."""

from __future__ import annotations

from aoc_desktop.games.monumental_duel.rules.cards import BASIC, GOLD, NUMBER, PRODUCTION, RESOURCES, Card
from aoc_desktop.games.monumental_duel.rules.events import Begins, Completes, KeepsWonder, OnTop, Paid
from aoc_desktop.games.monumental_duel.rules.purse import basic_tokens, can_pay, pay
from aoc_desktop.games.monumental_duel.rules.state import Player, State, Task
from aoc_desktop.kernel.events import Log, note
from aoc_desktop.kernel.game import Move


def any_basic(player: Player) -> bool:
    """Whether any basic resource pays for the player's wonders: a mixed cost."""
    return any(standing.any_basic_for_wonders for standing in player.standing)


def can_build(player: Player, price: int, mixed: bool) -> bool:
    if mixed:
        return basic_tokens(player) + player.tokens[GOLD] >= price
    return can_pay(player, PRODUCTION, price)


def section_price(player: Player, card: Card, discount: int = 0) -> int:
    """The price of the second section if the wonder is under construction, otherwise of the first."""
    return max(0, card.cost[1 if player.construction is card else 0] - discount)


def sections(state: State, seat: int, discount: int) -> list[Card]:
    """The wonders of which a section can be built and paid: of track and reserve, or the one under construction."""
    player = state.players[seat]
    mixed = any_basic(player)
    wonders = [card for card in (*state.track, *player.reserved) if card.kind == "wonder"]
    if player.construction is not None:
        wonders.append(player.construction)
    return [card for card in wonders if can_build(player, section_price(player, card, discount), mixed)]


def build(state: State, card: Card, discount: int, source: str, log: Log) -> None:
    """Pay the next section of a wonder; begin or complete it when it is paid."""
    player = state.player
    price = section_price(player, card, discount)
    how = "reserved" if card in player.reserved else ""
    note(log, Completes if player.construction is card else Begins, state.seat, card.id, how)
    state.agenda.append(Task("build", card=card, source=source))
    if any_basic(player):
        state.agenda.append(Task("pay", left=price, card=card, source=source))
    else:
        pay(state, state.seat, PRODUCTION, price, card.cause, log)


def pay_mixed(state: State, task: Task, log: Log) -> None:
    """A mixed cost token by token: Gold only when no basic resource is left."""
    tokens = state.player.tokens
    assert task.card is not None
    if not task.left:
        return
    moves: list[Move] = [("pay", resource) for resource in BASIC if tokens[NUMBER[resource]]]
    if moves:
        state.ask(task, "pay", task.source, moves)
    else:
        pay(state, state.seat, GOLD, task.left, task.card.cause, log)


def answer_pay(state: State, task: Task, move: Move, log: Log) -> None:
    assert task.card is not None
    state.player.tokens[NUMBER[move[1]]] -= 1
    note(log, Paid, state.seat, RESOURCES[NUMBER[move[1]]], 1, task.card.cause)
    state.agenda.append(Task("pay", left=task.left - 1, card=task.card, source=task.source))


def built(state: State, task: Task, log: Log) -> None:
    """The section is paid. A wonder that is begun beside another leaves one of the two."""
    player, card = state.player, task.card
    assert card is not None
    if player.construction is card:
        state.agenda.append(Task("completed", card=card))
        state.agenda.append(Task("steps", effect=card.bonus))
        return
    take_card(state, card)
    if player.construction is None:
        player.construction = card
        _first_bonus(state, card)
    else:
        state.ask(task, "keep", task.source, [("keep", player.construction.id), ("keep", card.id)])


def answer_keep(state: State, task: Task, move: Move, log: Log) -> None:
    """The other one is removed from the game."""
    player, card = state.player, task.card
    assert card is not None
    old = player.construction
    assert old is not None
    gone = old if move[1] == card.id else card
    player.construction = card if gone is old else old
    state.removed += (gone,)
    note(log, KeepsWonder, state.seat, player.construction.id, gone.id)
    _first_bonus(state, card)


def _first_bonus(state: State, card: Card) -> None:
    """The bonus of the wonder just begun, even if it was not the one kept."""
    if any(standing.first_section_bonus for standing in state.player.standing):
        state.agenda.append(Task("steps", effect=card.bonus))


def completed(state: State, task: Task, log: Log) -> None:
    """After its bonus the wonder lies on the City deck, unless the bonus itself led to that."""
    player, card = state.player, task.card
    assert card is not None
    if player.construction is not card:
        return
    player.construction = None
    player.top = (card, *player.top)
    note(log, OnTop, state.seat, card.id)


def take_card(state: State, card: Card) -> None:
    """A card leaves the reserve or the track; the others close up."""
    player = state.player
    if card in player.reserved:
        player.reserved = tuple([other for other in player.reserved if other is not card])
    else:
        state.track = tuple([other for other in state.track if other is not card])

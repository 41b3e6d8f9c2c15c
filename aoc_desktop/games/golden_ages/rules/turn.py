"""A turn in phase C, action by action, and `play`: the one door through which a move changes a state."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules import eras
from aoc_desktop.games.golden_ages.rules import events as kinds
from aoc_desktop.games.golden_ages.rules.attack import attack, keep_glory
from aoc_desktop.games.golden_ages.rules.cards import ERAS, Building, Effect, Placement, Wonder
from aoc_desktop.games.golden_ages.rules.cities import ask_found, found, take_cube
from aoc_desktop.games.golden_ages.rules.effects import (
    answer_technology,
    develop_and_gain,
    gain,
    gain_gold,
    give_technology,
    resolve_all,
)
from aoc_desktop.games.golden_ages.rules.events import ARTIST, GOLDEN_AGE
from aoc_desktop.games.golden_ages.rules.movement import lay_down, move_colonist, send_to_agora, with_one, without
from aoc_desktop.games.golden_ages.rules.squares import NAMES, NOWHERE, SQUARES
from aoc_desktop.games.golden_ages.rules.state import NO_LIMIT, NOTHING, WONDER_BIT, Pending, State
from aoc_desktop.games.golden_ages.rules.technologies import allowed, price_of
from aoc_desktop.kernel.events import Cause, Log, TurnBegins, TurnEnds, note
from aoc_desktop.kernel.game import Move

NONE = "none"
"""In a move: without a colonist."""


def play(state: State, move: Move, log: Log) -> None:
    """Apply a legal move, then everything that follows without a decision."""
    step = state.step
    if step == "turn":
        _turn(state, move, log)
    elif step == "found" or step == "take":
        _city(state, move, log)
    elif step == "place":
        eras.place(state, _placement(state, move), log)
    elif step == "capital":
        if move[0] == "stay":
            eras.leave_capital(state, log)
        else:
            eras.place_capital(state, SQUARES[move[1]], log)
    elif step == "glory":
        pending = state.pending
        if keep_glory(state, pending.values, int(move[1]), pending.square, log):
            end_turn(state, log)
    elif step == "technology":
        _technology(state, move, log)
    elif step == "civilization":
        eras.choose(state, move[1], log)
    elif step == "reveal":
        eras.reveal(state, move[1], log)
    else:
        _judge(state, move[1], log)


def _placement(state: State, move: Move) -> Placement:
    assert state.tile is not None
    return next(placement for placement in state.board.places(state.tile) if placement.move == move)


def _turn(state: State, move: Move, log: Log) -> None:
    """One of the eight actions."""
    verb = move[0]
    if verb == "explore":
        over = _explore(state, SQUARES[move[1]], SQUARES[move[2]], log)
    elif verb == "attack":
        start = NOWHERE if move[1] == NONE else SQUARES[move[1]]
        over = attack(state, state.seat, start, SQUARES[move[2]], log)
    elif verb == "art":
        over = _art(state, SQUARES[move[1]], log)
    elif verb == "build":
        over = _build(state, move, log)
    elif verb == "activate":
        over = _activate(state, move, log)
    elif verb == "develop":
        over = _develop(state, move[1], log)
    elif verb == "golden_age":
        over = _golden_age(state, log)
    else:
        over = _wonder(state, move, log)
    if over:
        end_turn(state, log)


# ------------------------------------------------------------------ actions; each says whether the turn is over


def _explore(state: State, start: int, end: int, log: Log) -> bool:
    seat = state.seat
    player = state.players[seat]
    note(log, kinds.Explores, seat, NAMES[start], NAMES[end])
    move_colonist(state, seat, start, end, log)
    if "explorers_stay_up" not in player.powers.permissions:
        lay_down(player, end)
        note(log, kinds.LiesDown, seat, NAMES[end])
    elif log is not None and (effect := player.powers.source("explorers_stay_up")) is not None:
        note(log, kinds.StaysUp, seat, NAMES[end], effect.cause)
    return not ask_found(state, end)


def _art(state: State, square: int, log: Log) -> bool:
    seat = state.seat
    points = state.table.cards.artist_points
    note(log, kinds.Artist, seat, NAMES[square])
    send_to_agora(state, seat, square, log)
    state.players[seat].points += points
    note(log, kinds.Gained, seat, "points", points, ARTIST)
    return True


def _build(state: State, move: Move, log: Log) -> bool:
    """`build BUILDING FROM [SLOT]`: a building costs no gold (ruling 27)."""
    seat = state.seat
    player = state.players[seat]
    building = next(card for card in state.buildings if card.id == move[1])
    slot = int(move[3]) - 1 if len(move) > 3 else free_slot(state, seat)
    cause: Cause | None = None
    if move[2] == NONE and (effect := player.powers.source("builder_without_colonist")) is not None:
        cause = effect.cause
    note(log, kinds.Builds, seat, building.id, move[2], slot + 1, cause)
    if move[2] != NONE:
        send_to_agora(state, seat, SQUARES[move[2]], log)
    old = player.slots[slot]
    if old is not None:
        note(log, kinds.Discarded, seat, old.id, slot + 1)
    place = state.buildings.index(building)
    state.buildings = state.buildings[:place] + state.buildings[place + 1 :]
    player.slots = (*player.slots[:slot], building, *player.slots[slot + 1 :])
    player.activated &= ~(1 << slot)
    player.rebuild_powers(state.table.cards)
    return True


def free_slot(state: State, seat: int) -> int:
    """The lowest-numbered open slot that is free, or NOWHERE."""
    player = state.players[seat]
    for slot in player.powers.slots:
        if player.slots[slot] is None:
            return slot
    return NOWHERE


def wonder_price(state: State, seat: int, wonder: Wonder) -> int:
    """Its cost, or the price for the player's civilisation in play."""
    civilization = state.players[seat].civilization
    return wonder.cost if civilization is None else wonder.cost_for.get(civilization.id, wonder.cost)


def _wonder(state: State, move: Move, log: Log) -> bool:
    """`wonder WONDER`, or `free_wonder WONDER` once per game (ruling 21)."""
    seat = state.seat
    player = state.players[seat]
    wonder = state.table.cards.wonder[move[1]]
    civilization = player.civilization
    assert civilization is not None
    price = wonder_price(state, seat, wonder)
    if move[0] == "free_wonder":
        player.free_wonder_used = True
        price = 0
    cheaper = None if price == wonder.cost else Cause("civilization", civilization.id)
    note(log, kinds.WonderBuilt, seat, wonder.id, price, cheaper)
    if price:
        player.gold -= price
        note(log, kinds.Paid, seat, "gold", price, Cause("wonder", wonder.id))
    state.wonders = tuple(card for card in state.wonders if card is not wonder)
    player.wonders += (wonder,)
    player.rebuild_powers(state.table.cards)
    state.step = ""
    resolve_all(state, seat, wonder.on_build, log)
    return not state.step


def card_to_activate(state: State, seat: int, card_id: str) -> tuple[int, Building | Wonder] | None:
    """The own card of this id that is not yet activated, with its bit; of equal buildings that on the lowest slot."""
    player = state.players[seat]
    for slot, building in enumerate(player.slots):
        if building is not None and building.id == card_id and not player.activated >> slot & 1:
            return 1 << slot, building
    for number, wonder in enumerate(player.wonders, WONDER_BIT):
        if wonder.id == card_id and not player.activated >> number & 1:
            return 1 << number, wonder
    return None


def _activate(state: State, move: Move, log: Log) -> bool:
    """`activate CARD [TECH | SQUARE | agora | capital]`."""
    seat = state.seat
    player = state.players[seat]
    found_card = card_to_activate(state, seat, move[1])
    assert found_card is not None
    bit, card = found_card
    effect = card.activate
    assert effect is not None
    player.activated |= bit
    note(log, kinds.Activates, seat, card.id, move[2:])
    grant = effect.grant
    if grant is not None and grant.id:
        give_technology(state, seat, effect, grant, log)
    elif grant is not None:
        technology = state.table.cards.technology[move[2]]
        price = price_of(state, seat, technology, grant.discount)
        develop_and_gain(state, seat, technology, price, log, effect)
    elif effect.stand_up:
        square = SQUARES[move[2]]
        player.lying = without(player.lying, square)
        player.standing = with_one(player.standing, square)
        note(log, kinds.StandsUp, seat, NAMES[square], effect.cause)
    elif effect.relocate:
        _relocate(state, seat, move[2], effect, log)
    else:
        gain(state, seat, effect, log)
    return True


def _relocate(state: State, seat: int, where: str, effect: Effect, log: Log) -> None:
    """Ruling 14: all colonists move or none, in one of the two directions; those moved keep lying."""
    player = state.players[seat]
    if where == "agora":
        count = len(player.lying)
        note(log, kinds.Relocates, seat, where, count, effect.cause)
        player.lying = ()
        player.agora += count
        for _ in range(count):
            for agora in player.powers.agora:
                gain(state, seat, agora, log)
        return
    note(log, kinds.Relocates, seat, where, player.agora, effect.cause)
    player.lying = tuple(sorted((*player.lying, *(player.capital,) * player.agora)))
    player.agora = 0


def _develop(state: State, technology_id: str, log: Log) -> bool:
    """`develop TECH`; with `many_technologies` further ones may follow."""
    seat = state.seat
    technology = state.table.cards.technology[technology_id]
    develop_and_gain(state, seat, technology, price_of(state, seat, technology), log)
    powers = state.players[seat].powers
    if "many_technologies" not in powers.permissions or not allowed(state, seat):
        return True
    state.step = "technology"
    state.pending = Pending(grant=powers.source("many_technologies"))
    return False


def _technology(state: State, move: Move, log: Log) -> None:
    """An answer in step `technology`: given by a card, or one more of several."""
    effect = state.pending.grant
    assert effect is not None
    if effect.grant is not None:
        answer_technology(state, move[1], log)
        if not state.step:
            eras.next_civilization(state, log) if state.phase == "update" else end_turn(state, log)
        return
    state.pending = NOTHING
    if move[0] == "stop":
        note(log, kinds.Stops, state.seat)
        end_turn(state, log)
    elif _develop(state, move[1], log):
        end_turn(state, log)


def _city(state: State, move: Move, log: Log) -> None:
    """`found`, `no_city`, `take SQUARE`."""
    square = state.pending.square
    if move[0] == "no_city":
        state.pending = NOTHING
        note(log, kinds.NoCity, state.seat, NAMES[square])
        end_turn(state, log)
        return
    if move[0] == "take":
        take_cube(state, SQUARES[move[1]], log)
    if found(state, square, log):
        end_turn(state, log)


def _golden_age(state: State, log: Log) -> bool:
    """The capital is turned over; the first player to do so in an era chooses the judgement."""
    state.players[state.seat].golden_age = True
    note(log, kinds.GoldenAge, state.seat)
    if state.judgement is not None or not state.judgements:
        return True
    if len(state.judgements) > 1:
        state.step = "judgement"
        return False
    _take_judgement(state, state.judgements[0].id, log)
    return True


def _judge(state: State, judgement_id: str, log: Log) -> None:
    _take_judgement(state, judgement_id, log)
    end_turn(state, log)


def _take_judgement(state: State, judgement_id: str, log: Log) -> None:
    chosen = state.table.cards.judgement[judgement_id]
    state.judgement = chosen
    state.judgements = tuple(card for card in state.judgements if card is not chosen)
    state.count(state.seat, voices=1)
    note(log, kinds.JudgementChosen, state.seat, judgement_id)


# ------------------------------------------------------------------ passing on the turn


def end_turn(state: State, log: Log) -> None:
    """The turn passes on clockwise, or the era ends (rules, section 3, C and D)."""
    note(log, TurnEnds, state.seat)
    state.turns += 1
    state.step = "turn"
    golden_ages = sum([player.golden_age for player in state.players])
    last = golden_ages > 0 and state.era == ERAS
    if not _last_turn_follows(state, log) if last else golden_ages == len(state.players):
        eras.end_era(state, log)
        return
    _next_turn(state, log)
    while state.players[state.seat].golden_age:  # never in last turns: the round ends before it comes back
        gain_gold(state, state.seat, state.table.cards.golden_age_gold, GOLDEN_AGE, log)
        _next_turn(state, log)


def _last_turn_follows(state: State, log: Log) -> bool:
    """Era IV: without `last_turns` the first golden age ends it; with it everybody else has one more turn."""
    if "last_turns" not in state.table.variants:
        return False
    if state.last_turns_left == NO_LIMIT:
        state.last_turns_left = state.table.count - 1
        note(log, kinds.LastTurns, tuple(state.table.others(state.seat)))
    else:
        state.last_turns_left -= 1
    return state.last_turns_left > 0


def _next_turn(state: State, log: Log) -> None:
    state.seat = (state.seat + 1) % state.table.count
    if not state.players[state.seat].golden_age:
        note(log, TurnBegins, state.seat)

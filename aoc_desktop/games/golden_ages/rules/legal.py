"""The legal moves of a decision, as a lazy view: listed, tested, narrowed word by word, or sampled."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules.attack import attack_costs, attacks_left, targets
from aoc_desktop.games.golden_ages.rules.cards import Building, Wonder
from aoc_desktop.games.golden_ages.rules.movement import arrival_gold
from aoc_desktop.games.golden_ages.rules.squares import NAMES, NOWHERE, listed
from aoc_desktop.games.golden_ages.rules.state import WONDER_BIT, Player, State
from aoc_desktop.games.golden_ages.rules.technologies import allowed
from aoc_desktop.games.golden_ages.rules.turn import NONE, free_slot
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.listed_moves import ListedMoves

GOLDEN_AGE: Move = ("golden_age",)
STAY: Move = ("stay",)
FOUND: Move = ("found",)
NO_CITY: Move = ("no_city",)
STOP: Move = ("stop",)


class LegalMoves(ListedMoves[State]):
    """Of a seat in a state."""

    __slots__ = ()

    def _list(self) -> list[Move]:
        return list_moves(self._state) if self._seat == self._state.decider else []

    def _refusal(self, move: Move) -> Reason:
        from aoc_desktop.games.golden_ages.rules.why_not import why_not

        return why_not(self._state, move)


def list_moves(state: State) -> list[Move]:
    """Every legal move of the decision at hand."""
    step = state.step
    player = state.players[state.seat]
    if step == "turn":
        return _turn_moves(state, player)
    if step == "found":
        return [FOUND, NO_CITY]
    if step == "place":
        assert state.tile is not None
        return [placement.move for placement in state.board.places(state.tile)]
    if step == "capital":
        moves: list[Move] = [("capital", NAMES[square]) for square in state.pending.squares]
        return moves if state.era == 1 else [*moves, STAY]
    if step == "technology":
        return _technology_moves(state)
    if step == "judgement":
        return [("judge", judgement.id) for judgement in state.judgements]
    if step == "take":
        return [("take", NAMES[square]) for square in listed(player.cities)]
    if step == "glory":
        return [("glory", str(value)) for value in dict.fromkeys(state.pending.values)]
    if step == "civilization":
        assert player.civilization is not None
        assert player.offer is not None
        return [("choose", player.civilization.id), ("choose", player.offer.id)]
    if step == "reveal":
        return [("reveal", civilization.id) for civilization in player.hand[0]]
    return []


def _technology_moves(state: State) -> list[Move]:
    effect = state.pending.grant
    assert effect is not None
    if effect.grant is not None:
        return [technology.develop for technology, _ in allowed(state, state.seat, effect.grant)]
    return [*(technology.develop for technology, _ in allowed(state, state.seat)), STOP]


def _turn_moves(state: State, player: Player) -> list[Move]:
    """The eight actions in the rulebook's order."""
    seat = state.seat
    starts = list(dict.fromkeys(player.standing))
    moves: list[Move] = []
    for start in starts:
        moves += state.board.explorations(player.powers.range, start)
    if state.buildings:
        _add_buildings(state, player, starts, moves)
    moves += [("art", NAMES[start]) for start in starts]
    if attacks_left(state, seat) > 0:
        _add_attacks(state, player, starts, moves)
    _add_wonders(state, player, moves)
    _add_activations(state, player, moves)
    moves += [technology.develop for technology, _ in allowed(state, seat)]
    if not starts:
        moves.append(GOLDEN_AGE)
    return moves


def _add_buildings(state: State, player: Player, starts: list[int], moves: list[Move]) -> None:
    """Each type once; a slot is named only if every open one is taken."""
    sources = [NAMES[start] for start in starts]
    if "builder_without_colonist" in player.powers.permissions:
        sources.append(NONE)
    types = dict.fromkeys([building.id for building in state.buildings])
    if free_slot(state, state.seat) != NOWHERE:
        moves += [("build", building, source) for building in types for source in sources]
        return
    slots = [str(slot + 1) for slot in player.powers.slots]
    moves += [("build", building, source, slot) for building in types for source in sources for slot in slots]


def _add_attacks(state: State, player: Player, starts: list[int], moves: list[Move]) -> None:
    """The gold of the arrival may pay for the attack (ruling 10)."""
    seat = state.seat
    squares = targets(state, seat)
    reach = [(start, state.board.reach(player.powers.range, start) & squares) for start in starts]
    anywhere = "attack_without_colonist" in player.powers.permissions
    attackable = squares if anywhere else 0
    for _, reached in reach:
        attackable |= reached
    if not attackable:
        return
    costs = attack_costs(state, seat, listed(attackable))
    gold = player.gold
    for start, reached in reach:
        for square in listed(reached):
            if costs[square] <= gold or costs[square] <= gold + arrival_gold(state, seat, start, square):
                moves.append(("attack", NAMES[start], NAMES[square]))
    if anywhere:
        moves += [("attack", NONE, NAMES[square]) for square, cost in costs.items() if cost <= gold]


def _add_wonders(state: State, player: Player, moves: list[Move]) -> None:
    assert player.civilization is not None
    gold, owner = player.gold, player.civilization.id
    moves += [wonder.build for wonder in state.wonders if wonder.cost_for.get(owner, wonder.cost) <= gold]
    if "free_wonder" in player.powers.permissions and not player.free_wonder_used:
        moves += [("free_wonder", wonder.id) for wonder in state.wonders]


def _add_activations(state: State, player: Player, moves: list[Move]) -> None:
    """Each card of one's own with an `activate` effect, once per era; of equal buildings one at a time."""
    activated = player.activated
    listed_ids: set[str] = set()
    for slot, building in enumerate(player.slots):
        ready = building is not None and not activated >> slot & 1
        if ready and building is not None and building.id not in listed_ids:
            listed_ids.add(building.id)
            _add_activation(state, player, building, moves)
    for number, wonder in enumerate(player.wonders, WONDER_BIT):
        if not activated >> number & 1:
            _add_activation(state, player, wonder, moves)


def _add_activation(state: State, player: Player, card: Building | Wonder, moves: list[Move]) -> None:
    effect = card.activate
    if effect is None:
        return
    if effect.grant is not None and not effect.grant.id:
        moves += [("activate", card.id, choice.id) for choice, _ in allowed(state, state.seat, effect.grant)]
    elif effect.stand_up:
        moves += [("activate", card.id, NAMES[square]) for square in dict.fromkeys(player.lying)]
    elif effect.relocate:
        movable = {"agora": len(player.lying), "capital": player.agora}
        moves += [("activate", card.id, where) for where in effect.relocate if movable[where]]
    else:
        moves.append(("activate", card.id))

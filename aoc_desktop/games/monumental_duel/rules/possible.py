"""When a step is possible, and when an effect is usable (rules, 9.2 and 9.3): one function a step."""

from __future__ import annotations

from collections.abc import Callable

from aoc_desktop.games.monumental_duel.rules.cards import GOLD, Condition, Effect, Per, Step
from aoc_desktop.games.monumental_duel.rules.construction import sections
from aoc_desktop.games.monumental_duel.rules.provinces import top_province
from aoc_desktop.games.monumental_duel.rules.purse import basic_tokens, can_pay_all, pairs
from aoc_desktop.games.monumental_duel.rules.state import CELLS_OF, Player, State

Possible = Callable[[State, int, Step, int], bool]
"""State, seat, step, and the cell of the card whose effect it is."""


def usable(state: State, seat: int, effect: Effect, cell: int) -> bool:
    """Every cost can be paid and one other step at least is possible, each judged by itself."""
    for step in effect.costs:
        if not POSSIBLE[step.do](state, seat, step, cell):
            return False
    for step in effect.results:  # a plain loop: it is asked for every card at every turn
        if POSSIBLE[step.do](state, seat, step, cell):
            break
    else:
        return False
    return True


def holds(state: State, seat: int, condition: Condition) -> bool:
    player = state.players[seat]
    if condition.what == "gained":
        return player.gained[condition.resource] >= condition.least
    if condition.what == "conquered":
        return player.conquered > 0
    return state.holder == seat


def count_of(state: State, seat: int, per: Per) -> int:
    """A gain comes once for each full `each` of what is counted."""
    player = state.players[seat]
    if per.what == "activated":
        return sum([card in per.ids for card in player.activated]) // per.each
    if per.what == "terrain":
        return sum([card.terrain == per.terrain for card in player.provinces]) // per.each
    if per.what == "knowledge":
        return acquired_knowledge(player) // per.each
    return (len(player.policies) if per.what == "policies" else player.agents) // per.each


def acquired_knowledge(player: Player) -> int:
    """Development knowledge owned: the starting one does not count (ruling 9)."""
    return sum([card.is_knowledge and card.era > 0 for card in player.owned()])


def times(state: State, seat: int, step: Step) -> int:
    """How often a `gain` gives its amounts now; 0: it is not possible."""
    if step.condition is not None and not holds(state, seat, step.condition):
        return 0
    if step.per is None:
        return 1
    count = count_of(state, seat, step.per)
    return min(count, step.most) if step.most else count


def copyable(player: Player, own: int) -> list[int]:
    """The active cells other than the copying card's whose face card is a building or wonder."""
    found = []
    for cell in CELLS_OF[player.active]:
        card = player.faces[cell]
        if cell != own and card is not None and card.kind in ("building", "wonder"):
            found.append(cell)
    return found


def _always(state: State, seat: int, step: Step, cell: int) -> bool:
    return True


def _never(state: State, seat: int, step: Step, cell: int) -> bool:
    return False


def _gain(state: State, seat: int, step: Step, cell: int) -> bool:
    return times(state, seat, step) > 0


def _pay(state: State, seat: int, step: Step, cell: int) -> bool:
    return can_pay_all(state.players[seat], step.amounts)


def _pay_any(state: State, seat: int, step: Step, cell: int) -> bool:
    player = state.players[seat]
    return basic_tokens(player) + (player.tokens[GOLD] if step.gold else 0) >= step.times


def _pay_different(state: State, seat: int, step: Step, cell: int) -> bool:
    return bool(pairs(state.players[seat]))


def _archive(state: State, seat: int, step: Step, cell: int) -> bool:
    player = state.players[seat]
    return player.inactive != 0 or (step.discard_too and bool(player.discard))


def _discard(state: State, seat: int, step: Step, cell: int) -> bool:
    return state.players[seat].inactive != 0


def _reinforce(state: State, seat: int, step: Step, cell: int) -> bool:
    player = state.players[seat]
    return player.active & player.filled != 0


def _gain_building(state: State, seat: int, step: Step, cell: int) -> bool:
    cards = state.table.cards
    if step.building:
        return state.pile(cards.card[step.building]) > 0
    return any(state.piles[:-1])


def _revolt(state: State, seat: int, step: Step, cell: int) -> bool:
    return state.piles[-1] > 0 and times(state, seat, step) > 0


def _agent(state: State, seat: int, step: Step, cell: int) -> bool:
    return state.players[seat].agents < state.table.cards.agents


def _take(state: State, seat: int, step: Step, cell: int) -> bool:
    return state.players[1 - seat].tokens[GOLD] > 0


def _draw_use(state: State, seat: int, step: Step, cell: int) -> bool:
    player = state.players[seat]
    return bool(player.top or player.bag)


def _copy_bonus(state: State, seat: int, step: Step, cell: int) -> bool:
    return bool(state.players[seat].policies)


def _copy_card(state: State, seat: int, step: Step, cell: int) -> bool:
    return bool(copyable(state.players[seat], cell))


def _convert(state: State, seat: int, step: Step, cell: int) -> bool:
    return state.players[seat].tokens[step.given] > 0


def _take_advantage(state: State, seat: int, step: Step, cell: int) -> bool:
    return state.holder != seat


def _reserve(state: State, seat: int, step: Step, cell: int) -> bool:
    return bool(state.track) and len(state.players[seat].reserved) < state.table.cards.reserved


def _build_section(state: State, seat: int, step: Step, cell: int) -> bool:
    return bool(sections(state, seat, step.discount))


def _breach(state: State, seat: int, step: Step, cell: int) -> bool:
    owner = state.players[1 - seat]
    return -1 < top_province(owner) < len(owner.provinces) - 1


def _either(state: State, seat: int, step: Step, cell: int) -> bool:
    return any(usable(state, seat, option, cell) for _, option in step.options)


POSSIBLE: dict[str, Possible] = {
    "gain": _gain,
    "gain_basic": _always,
    "pay": _pay,
    "pay_any": _pay_any,
    "pay_different": _pay_different,
    "archive": _archive,
    "discard": _discard,
    "reinforce": _reinforce,
    "gain_building": _gain_building,
    "revolt": _revolt,
    "spy": _always,
    "agent": _agent,
    "take": _take,
    "draw_use": _draw_use,
    "copy_bonus": _copy_bonus,
    "copy_card": _copy_card,
    "convert": _convert,
    "take_advantage": _take_advantage,
    "reserve": _reserve,
    "build_section": _build_section,
    "breach": _breach,
    "either": _either,
    "repeat": _never,
}

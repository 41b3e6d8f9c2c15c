"""What an AI may value in The Golden Ages: features of one side of the table, and their worth under weights.

A feature is named, so that the learned weights can be read. Most depend on the era: `gold@2` is the worth of a gold in
era II. Cards count by name; symbols, cities and colonists by number; what the end of the game adds counts as it stands.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from aoc_desktop.games.golden_ages.rules.attack import attacks_left
from aoc_desktop.games.golden_ages.rules.card_files import shipped_set
from aoc_desktop.games.golden_ages.rules.cards import ERAS, SYMBOLS, Effect
from aoc_desktop.games.golden_ages.rules.counts import count_of
from aoc_desktop.games.golden_ages.rules.scoring import judgement_points, leads
from aoc_desktop.games.golden_ages.rules.setup import Options, set_up
from aoc_desktop.games.golden_ages.rules.squares import NOWHERE
from aoc_desktop.games.golden_ages.rules.state import WONDER_BIT, Player, State
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.rng import Rng

Features = dict[str, float]
SETS = {"two": 2, "three": 3, "four": 4}
"""The sets of weights, by the number of players."""
_SET_OF = {players: kind for kind, players in SETS.items()}
FEW_GOLD, SOME_GOLD = 3, 8
"""A gold is worth more to the poor: two bends in the worth of gold (a first technology, a dear one)."""
TURNS_PER_ERA = 8


def features(state: State, seat: Seat) -> Features:
    """Everything that is valued about a seat's side beside its points, by name."""
    found: Features = {}
    if state.phase != "finished":
        _situation(state, seat, found)
        _cards(state, seat, found)
        _judgements(state, seat, found)
    return found


def _situation(state: State, seat: Seat, found: Features) -> None:
    """Gold, cubes, colonists and what they control."""
    player, era = state.players[seat], state.era
    gold = player.gold
    found[f"era@{era}{state.phase[0]}"] = 1.0
    found[f"gold@{era}"] = gold
    found[f"few_gold@{era}"] = min(gold, FEW_GOLD)
    found[f"some_gold@{era}"] = min(gold, SOME_GOLD)
    found[f"reserve@{era}"] = player.reserve
    found[f"few_cubes@{era}"] = min(player.reserve, 2)
    found[f"cubes@{era}"] = player.cubes_on_map
    found[f"cities@{era}"] = player.cities.bit_count()
    found[f"standing={len(player.standing)}@{era}"] = 1.0
    found[f"agora@{era}"] = player.agora
    squares = player.held & ~state.capitals
    city_squares = player.cities
    for symbol, once, twice in zip(SYMBOLS, state.board.once, state.board.twice, strict=True):
        found[f"{symbol}@{era}"] = (squares & once).bit_count() + (squares & twice).bit_count()
        found[f"{symbol}_city@{era}"] = (city_squares & once).bit_count() + (city_squares & twice).bit_count()
    if player.golden_age:
        found[f"golden_age@{era}"] = 1.0
        found[f"others_standing@{era}"] = sum(len(other.standing) for other in state.players if other is not player)
    found[f"attacks_left@{era}"] = attacks_left(state, seat)
    if player.standing and not player.golden_age:
        found[f"near_gold@{era}"] = _near_gold(state, player)
    if player.capital != NOWHERE:
        hidden = state.board.symbols[player.capital]
        found[f"hidden@{era}"] = len(hidden)


def _near_gold(state: State, player: Player) -> float:
    """The most gold that a standing colonist could take control of with its next step."""
    control = player.powers.control
    if not control:
        return 0.0
    pays = [(effect.gold, SYMBOLS.index(effect.symbol)) for effect in control]
    free = ~(player.held | state.capitals)
    once, twice = state.board.once, state.board.twice
    best = 0
    for start in dict.fromkeys(player.standing):
        reached = state.board.reach(player.powers.range, start) & free
        single = double = 0
        for gold, symbol in pays:
            if reached & twice[symbol]:
                double = max(double, 2 * gold)
            elif reached & once[symbol]:
                single = max(single, gold)
        best = max(best, single, double)
    return float(best)


def _cards(state: State, seat: Seat, found: Features) -> None:
    """What cards do beside what was counted already, and what the end of the game adds for them."""
    player, era = state.players[seat], state.era
    end = sum(player.glory)
    for technology in player.technologies:
        end += technology.points
        found[f"{technology.id}@{era}"] = 1.0
    if player.civilization is not None:
        found[f"{player.civilization.id}@{era}"] = 1.0
    for slot, building in enumerate(player.slots):
        if building is not None:
            name = f"{building.id}{'' if player.activated >> slot & 1 else '+'}@{era}"
            found[name] = found.get(name, 0.0) + 1.0
    for number, wonder in enumerate(player.wonders, WONDER_BIT):
        ready = wonder.activate is not None and not player.activated >> number & 1
        found[f"{wonder.id}{'+' if ready else ''}@{era}"] = 1.0
    for effect in player.powers.game_end:
        end += _points(state, seat, effect)
    found["end_points"] = end
    found["end_gold"] = player.gold // state.table.cards.gold_per_point
    if player.future is not None:
        found[f"future@{era}"] = float(leads(state, seat, player.future.most))
    if player.free_wonder_used or "free_wonder" not in player.powers.permissions:
        return
    found[f"free_wonder@{era}"] = 1.0


def _points(state: State, seat: Seat, effect: Effect) -> int:
    return effect.points * (count_of(state, seat, effect.per) if effect.per else 1)


def _judgements(state: State, seat: Seat, found: Features) -> None:
    """What the chosen judgement would bring now; without one, the best of those face up, and the best lead."""
    era = state.era
    if state.judgement is not None:
        found[f"judged@{era}"] = judgement_points(state, seat, state.judgement)
        return
    others = state.table.others(seat)
    best = lead = 0
    for judgement in state.judgements:
        own = judgement_points(state, seat, judgement)
        best = max(best, own)
        lead = max(lead, own - max(judgement_points(state, other, judgement) for other in others))
    found[f"best_judgement@{era}"] = best
    found[f"best_lead@{era}"] = lead


def turns_left(state: State, seat: Seat) -> int:
    """About how many turns the seat has yet to begin: eras differ, but not by much."""
    if state.phase == "finished":
        return 0
    player = state.players[seat]
    this_era = TURNS_PER_ERA
    if state.phase == "actions":
        this_era = 0 if player.golden_age else 1 + 2 * min(3, len(player.standing))
    return (ERAS - state.era) * TURNS_PER_ERA + this_era


class GoldenAgesKnowledge:
    """The expert's side of The Golden Ages, as the general search asks for it."""

    def features(self, state: State, seat: Seat) -> Mapping[str, float]:
        return features(state, seat)

    def tied(self, feature: str) -> str:
        """A card is learned as one for all eras at first."""
        return feature.partition("@")[0]

    def worth(self, weights: Mapping[str, float]) -> _Worth:
        return _Worth(weights)

    def goal(self, state: State, seat: Seat) -> float:
        """This game has no mode for one player, so it sets no goal."""
        return 0.0

    def weights_name(self, state: State) -> str:
        return _SET_OF[state.table.count]

    def practice(self, kind: str, rng: Rng) -> State:
        return set_up(Options(shipped_set("base"), SETS[kind]), rng)

    def points(self, state: State, seat: Seat) -> int:
        return state.players[seat].points

    def seats(self, state: State) -> int:
        return state.table.count

    def turns_left(self, state: State, seat: Seat) -> int:
        return turns_left(state, seat)

    def part(self, state: State, seat: Seat) -> int:
        """Era I is 4, II 3, III 2; in era IV 1, and 0 for its last turns."""
        left = turns_left(state, seat)
        return ERAS - state.era + 1 if state.era < ERAS else int(left >= TURNS_PER_ERA // 2)

    def turn(self, state: State) -> Hashable:
        """One action with the decisions that follow it; in phases A and B all that a seat decides in a row."""
        return (state.era, state.phase, state.seat, state.turns)

    def turn_key(self, state: State, seat: Seat) -> Hashable:
        return (
            state.step,
            state.seat,
            state.pending.square,
            state.board.continent,
            state.judgement,
            state.glory_stack,
            tuple([_key(player) for player in state.players]),
        )


def _key(player: Player) -> Hashable:
    return (
        player.points,
        player.gold,
        player.developed,
        player.cities,
        player.double_cities,
        player.capital,
        player.standing,
        player.lying,
        player.agora,
        player.activated,
        player.glory,
        "" if player.civilization is None else player.civilization.id,
        tuple([None if building is None else building.id for building in player.slots]),
        len(player.wonders),
        player.golden_age,
    )


class _Worth:
    """A seat's expected final points under weights."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = weights

    def __call__(self, state: State, seat: Seat) -> float:
        value = float(state.players[seat].points)
        get = self._weights.get
        for name, amount in features(state, seat).items():
            if amount:
                value += get(name, 0.0) * amount
        return value


KNOWLEDGE = GoldenAgesKnowledge()

"""What an AI may value in Age of Civilization: features of one side of the table, and their worth under weights.

A feature is named, so that the learned weights can be read. Most depend on how many turns the side still has:
`coins@3` is the worth of a coin with three turns to come, `coins@3+` within the turn before these. Cards count by
what they do (bonuses on actions, for the rounds in which the track offers them) and, for what that misses, by name.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from aoc_desktop.games.age_of_civilization.rules.abilities import Abilities
from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.rules.cards import Effect
from aoc_desktop.games.age_of_civilization.rules.military import has_most_military, military, times
from aoc_desktop.games.age_of_civilization.rules.round import symbol_of
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS
from aoc_desktop.games.age_of_civilization.rules.setup import Options, set_up
from aoc_desktop.games.age_of_civilization.rules.special import grants_now, scenario_war
from aoc_desktop.games.age_of_civilization.rules.state import (
    MOST_CIVILIZATIONS,
    MOST_WORKERS,
    ROUNDS,
    WINDOW,
    Player,
    State,
    Table,
)
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.scenarios import PREFIX

Features = dict[str, float]
FEW_COINS, SOME_COINS = 3, 7
"""A coin is worth more to the poor: two bends in the worth of coins (a Research, a Wonder)."""
MOST_LEAD = 3
MOMENTS = (*(f"{left}" for left in range(ROUNDS + 1)), *(f"{left}+" for left in range(ROUNDS + 1)))
"""Turns left; with a plus while a further turn is under way. Coins are worth more before one acts than after."""


def turns_left(state: State, seat: Seat) -> int:
    """How many turns the seat has yet to begin; the one in progress is not counted."""
    if state.phase == "finished":
        return 0
    if state.phase == "draft":
        return ROUNDS
    if state.phase == "end_of_round":
        return ROUNDS - state.round + 1
    count = len(state.players)
    ahead = (seat - state.first_player) % count - (state.seat - state.first_player) % count
    to_come = ahead > 0 or (ahead == 0 and state.phase == "civilization" and not state.agenda)
    return ROUNDS - state.round + to_come


def in_turn(state: State, seat: Seat) -> bool:
    """Whether the seat's turn is under way: its civilisation chosen, its effects not yet all resolved."""
    return state.seat == seat and state.phase in ("actions", "end_of_turn")


def features(state: State, seat: Seat) -> Features:
    """Everything that is valued about a seat's side beside its points, by name."""
    found: Features = {}
    if state.phase == "finished":
        return found
    left = turns_left(state, seat)
    _situation(state, seat, left, found)
    for name, value in card_features(state, seat, left).items():
        found[name] = found.get(name, 0.0) + value
    return found


def _situation(state: State, seat: Seat, left: int, found: Features) -> None:
    """What changes with every move: coins, workers, the turn under way, income, military."""
    player = state.players[seat]
    coins = player.coins
    moment = f"{left}+" if in_turn(state, seat) else f"{left}"
    found[f"turns@{moment}"] = 1.0
    found[f"coins@{moment}"] = coins
    found[f"few_coins@{moment}"] = min(coins, FEW_COINS)
    found[f"some_coins@{moment}"] = min(coins, SOME_COINS)
    civilizations = MOST_CIVILIZATIONS - len(player.civilizations)
    found[f"workers={player.workers},civilizations={civilizations}@{moment}"] = 1.0
    if in_turn(state, seat):
        if state.phase == "actions":
            found[f"idle={player.free_workers}@{moment}"] = 1.0
            found[f"not_acted@{moment}"] = float(not state.acted)
            found[f"red@{moment}"] = -state.red_workers
        points, money = _pending_income(state, seat)
        found[f"pending_points@{moment}"] = points
        found[f"pending_coins@{moment}"] = money
    points, money = _income(state, seat)
    found["income_points"] = points * left
    found["income_coins"] = money * left
    found[f"end_points@{moment}"] = _end_points(state, seat)
    if left:
        most, lead, loss = _military(state, seat)
        found[f"most@{moment}"] = most
        found[f"lead@{moment}"] = lead
        found[f"loss@{moment}"] = loss
    for card in player.hand:
        found[f"hand:{card.id}"] = 1.0
    if state.table.scenario is not None:
        scenario_features(state, left, moment, found)


def _income(state: State, seat: Seat) -> tuple[float, float]:
    """Points and coins that the end-of-turn effects give each turn as things stand."""
    points = coins = 0
    for effect in state.players[seat].abilities.end_of_turn.values():
        often = _times(state, seat, effect)
        points += effect.gain.points * often
        coins += effect.gain.coins * often
    return points, coins


def _pending_income(state: State, seat: Seat) -> tuple[float, float]:
    """The same for this turn, without the effects that are resolved already."""
    points = coins = 0
    for name, effect in state.players[seat].abilities.end_of_turn.items():
        if name not in state.used_effects:
            often = _times(state, seat, effect)
            points += effect.gain.points * often
            coins += effect.gain.coins * often
    return points, coins


def _times(state: State, seat: Seat, effect: Effect) -> int:
    if effect.requires_most_military and not has_most_military(state, seat):
        return 0
    return times(state, seat, effect) if effect.per else 1


def _end_points(state: State, seat: Seat) -> float:
    """What the game_end effects would score now."""
    return sum(effect.gain.points * _times(state, seat, effect) for effect in state.players[seat].abilities.game_end)


def _military(state: State, seat: Seat) -> tuple[float, float, float]:
    """Whether the player has the most military, the lead over the strongest other, and the workers that the round's end
    will cost."""
    mine = military(state, seat)
    if state.table.solo:
        rivals = [rival_strength(state)]
    else:
        rivals = [military(state, other) for other in range(len(state.players)) if other != seat]
    best = max(rivals)
    lead = max(-MOST_LEAD, min(MOST_LEAD, mine - best))
    symbol = symbol_ahead(state.table, state.round)
    war = symbol == "war" or scenario_war(state) is not None
    spared = state.players[seat].abilities.war_immunity or is_spared(state)
    loss = symbol == "plague" or (war and mine <= min(rivals) and not spared)
    return float(mine >= best), lead, float(loss)


def symbol_ahead(table: Table, round_number: int) -> str:
    """The symbol that the end of this round brings."""
    if round_number >= ROUNDS:
        return "none"
    return symbol_of(table.cards, table.track[round_number + WINDOW - 1])


def card_features(state: State, seat: Seat, left: int) -> Features:
    """What a side's cards are worth with `left` turns to come: bonuses while actions are on offer, and names."""
    player = state.players[seat]
    found: Features = {}
    abilities = player.abilities
    if state.scenario.passing:
        # What a special action granted for the moment says nothing of the turns to come.
        abilities = abilities.plus(effect._replace(amount=-effect.amount) for effect in state.scenario.passing)
    _action_features(state.table, abilities, left, found)
    part = left / ROUNDS
    named = [f"old:{card.id}" for card in player.civilizations]
    if player.main is not None:
        named.append(f"main:{player.main.id}")
    named += [f"technology:{card.id}" for card in player.technologies]
    named += [f"wonder:{card.id}" for card in player.wonders]
    if player.special is not None:
        named.append(f"special:{player.special.id}")
    for name in named:
        found[name] = 1.0
        found[f"{name}*turns"] = part
    found[f"technologies@{left}"] = len(player.technologies)
    found[f"primitive@{left}"] = float(not player.technologies)
    found[f"wonders@{left}"] = len(player.wonders)
    return found


def _action_features(table: Table, abilities: Abilities, left: int, found: Features) -> None:
    """For each action: how often it can still be performed, and what the side's cards add each time."""
    rounds = (table.upcoming_slots if abilities.upcoming_actions else table.available_slots)[ROUNDS - left :]
    printed = table.cards.printed_abilities
    offers = sum(effect.offer == "culture" for effect in abilities.end_of_turn.values())
    for action in table.cards.actions:
        place = action.place
        own = abilities.own_slots[place] * left
        if offers and action.id == "culture":
            own += offers * left
        often = own
        for slots in rounds:
            often += slots[place]
        if not often:
            continue
        name = action.id
        found[f"open:{name}"] = often
        if own:
            found[f"own_slots:{name}"] = own
        points = 0
        coins = action.coins - max(0, abilities.coins[place])
        for effect in abilities.on_action[place]:
            points += effect.gain.points
            coins += effect.gain.coins
        if points:
            found[f"points:{name}"] = points * often
        if coins:
            found[f"coins:{name}"] = coins * often
        if abilities.workers is not printed.workers:
            found[f"workers:{name}"] = (action.workers - abilities.workers[place]) * often
        if abilities.red is not printed.red:
            found[f"spared:{name}"] = (action.sacrifice - abilities.red[place]) * often


class Worth:
    """Expected final points of a seat under weights: its points, and the sum of features times weights.

    The same sum as `features` gives, but quick: the part of the cards changes rarely and is remembered.
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = weights
        get = weights.get
        self._coins = [self._coin_table(moment) for moment in MOMENTS]
        self._workers = [
            [
                [get(f"workers={workers},civilizations={more}@{moment}", 0.0) for workers in range(MOST_WORKERS + 1)]
                for more in range(MOST_CIVILIZATIONS + 1)
            ]
            for moment in MOMENTS
        ]
        self._idle = [[get(f"idle={free}@{moment}", 0.0) for free in range(MOST_WORKERS + 1)] for moment in MOMENTS]
        self._coin, self._not_acted, self._red, self._pending_points, self._pending_coins = (
            [get(f"{name}@{moment}", 0.0) for moment in MOMENTS]
            for name in ("coins", "not_acted", "red", "pending_points", "pending_coins")
        )
        self._end_points, self._most, self._lead, self._loss = (
            [get(f"{name}@{moment}", 0.0) for moment in MOMENTS] for name in ("end_points", "most", "lead", "loss")
        )
        self._income = get("income_points", 0.0), get("income_coins", 0.0)
        self._table: Table | None = None
        self._cards: dict[tuple[int | str, ...], float] = {}

    def _coin_table(self, moment: str) -> list[float]:
        """What 0, 1, … coins are worth up to the second bend, with the worth of the moment itself."""
        get = self._weights.get
        turns, each, few, some = (
            get(f"{name}@{moment}", 0.0) for name in ("turns", "coins", "few_coins", "some_coins")
        )
        return [turns + (each + some) * coins + few * min(coins, FEW_COINS) for coins in range(SOME_COINS + 1)]

    def __call__(self, state: State, seat: Seat) -> float:
        player = state.players[seat]
        if state.phase == "finished":
            return player.points if state.table.scenario is None else player.points + goal(state)
        left = turns_left(state, seat)
        acting = in_turn(state, seat)
        moment = left + ROUNDS + 1 if acting else left
        coins = player.coins
        worth = player.points + self._cards_worth(state, seat, left)
        worth += self._workers[moment][MOST_CIVILIZATIONS - len(player.civilizations)][player.workers]
        if coins <= SOME_COINS:
            worth += self._coins[moment][coins]
        else:
            worth += self._coins[moment][SOME_COINS] + self._coin[moment] * (coins - SOME_COINS)
        abilities = player.abilities
        if acting:
            worth += self._turn_under_way(state, player, seat, moment)
        if left:
            most, lead, loss = _military(state, seat)
            worth += self._most[moment] * most + self._lead[moment] * lead + self._loss[moment] * loss
            if abilities.end_of_turn:
                points, money = _income(state, seat)
                worth += (points * self._income[0] + money * self._income[1]) * left
        if abilities.game_end:
            worth += self._end_points[moment] * _end_points(state, seat)
        for card in player.hand:
            worth += self._weights.get(f"hand:{card.id}", 0.0)
        if state.table.scenario is not None:
            found: Features = {}
            scenario_features(state, left, MOMENTS[moment], found)
            worth += goal(state) + sum([self._weights.get(name, 0.0) * value for name, value in found.items()])
        return worth

    def _turn_under_way(self, state: State, player: Player, seat: Seat, moment: int) -> float:
        worth = 0.0
        if state.phase == "actions":
            worth = self._idle[moment][player.free_workers] - self._red[moment] * state.red_workers
            if not state.acted:
                worth += self._not_acted[moment]
        if player.abilities.end_of_turn:
            points, money = _pending_income(state, seat)
            worth += points * self._pending_points[moment] + money * self._pending_coins[moment]
        return worth

    def _cards_worth(self, state: State, seat: Seat, left: int) -> float:
        if state.table is not self._table:
            # What a card is worth depends on the track: another table, another memory.
            self._table = state.table
            self._cards.clear()
        player = state.players[seat]
        key = cards_key(player, left)
        if state.table.scenario is not None:
            # The row's cards count too, and what is in force only from a round on.
            key = (*key, state.scenario.control, state.round - (state.phase == "end_of_round"))
        known = self._cards.get(key)
        if known is None:
            get = self._weights.get
            known = sum(get(name, 0.0) * value for name, value in card_features(state, seat, left).items())
            self._cards[key] = known
        return known


def cards_key(player: Player, left: int) -> tuple[int | str, ...]:
    civilizations = wonders = 0
    for card in player.civilizations:
        civilizations |= card.bit
    for wonder in player.wonders:
        wonders |= wonder.bit
    main = player.main.bit if player.main is not None else 0
    special = player.special.id if player.special is not None else ""
    return (main, civilizations, player.technology_bits, wonders, special, left)


class Knowledge:
    """What search may ask of this game beside its rules (aoc_desktop.ai.knowledge)."""

    def features(self, state: State, seat: Seat) -> Features:
        return features(state, seat)

    def tied(self, feature: str) -> str:
        """The same between turns."""
        return feature.removesuffix("+")

    def worth(self, weights: Mapping[str, float]) -> Worth:
        return Worth(weights)

    def weights_name(self, state: State) -> str:
        """Solo has weights of its own: no rival takes cards, and only points count. So has every scenario. Two at the
        table value some things otherwise than three or four do."""
        scenario = state.table.scenario
        if scenario is not None:
            return scenario.id
        if state.table.solo:
            return "solo"
        return "two" if len(state.players) == 2 else "table"

    def practice(self, kind: str, rng: Rng) -> State:
        """Every variant is practised, the plain game most. A scenario's kind is its id."""
        if kind in SCENARIOS:
            return set_up(Options(shipped_set("second_edition"), 1, f"{PREFIX}{kind}"), rng)
        cards = shipped_set("second_edition" if rng.below(6) else "first_edition")
        possible = [variant for variant in sorted(cards.variants) if kind != "solo" or variant == "innovation"]
        variants = frozenset(variant for variant in possible if rng.below(4) == 0)
        if kind == "solo":
            return set_up(Options(cards, 1, "solo", variants), rng)
        return set_up(Options(cards, 2 if kind == "two" else rng.choice((3, 4)), "table", variants), rng)

    def points(self, state: State, seat: Seat) -> int:
        return state.players[seat].points

    def goal(self, state: State, seat: Seat) -> float:
        """The medals of a scenario."""
        return goal(state)

    def seats(self, state: State) -> int:
        return len(state.players)

    def turns_left(self, state: State, seat: Seat) -> int:
        return turns_left(state, seat)

    def part(self, state: State, seat: Seat) -> int:
        """The turns that the seat has yet to begin; the first two count as one."""
        return min(turns_left(state, seat), ROUNDS - 1)

    def turn(self, state: State) -> Hashable:
        """A name for the turn under way: search plans as far as it stays the same. Each pick of a draft is a turn."""
        if state.phase == "draft":
            return (0, state.seat, len(state.players[state.seat].kept))
        return (state.round, state.seat, state.phase in ("finished", "end_of_round"))

    def turn_key(self, state: State, seat: Seat) -> Hashable:
        """Two states that one turn of a seat leads to are the same position if they have the same key."""
        player = state.players[seat]
        return (
            cards_key(player, state.round),
            sum([card.bit for card in player.hand]),
            player.points,
            player.free_workers,
            tuple([other.coins for other in state.players]),
            tuple([other.workers for other in state.players]),
            tuple([coins for _, coins in state.market]),
            tuple(state.used_slots),
            state.seat,
            state.phase,
            state.red_workers,
            state.used_effects,
            state.scenario,
            tuple([(task.seat, task.asks, task.often) for task in state.agenda]) if state.agenda else (),
        )


KNOWLEDGE = Knowledge()


# What an AI may value in a scenario: the row, the drought, what passes, effects to come; and the medals as its
# goal.  Only scenarios have these features: those of other games stay what they are.


WONDER_AIM = 3.5
CONTROL_AIM = 4.0
"""Points that each wonder or card of the row is worth beside what it does, as far as a medal asks for it."""
WAR_AIM = 6.0
"""Points for never having lost a war, where a medal asks for that."""
LOST = 15.0
"""Points that a lost civilisation costs."""


def goal(state: State) -> float:
    """What the medals make a position worth beside its points, in points: progress towards their conditions.

    The points that a medal asks for have no part in it: more points are always better.
    """
    scenario = state.table.scenario
    if scenario is None:
        return 0.0
    counts, medals = state.scenario, scenario.medals
    worth = WONDER_AIM * min(len(state.players[0].wonders), max(0, *(medal.needs("wonders") for medal in medals)))
    worth += CONTROL_AIM * min(counts.control, max(0, *(medal.needs("control") for medal in medals)))
    if counts.wars_lost and any(medal.needs("no_war_lost") > 0 for medal in medals):
        worth -= WAR_AIM
    if counts.lost:
        worth -= LOST
    return worth


def scenario_features(state: State, left: int, moment: str, found: dict[str, float]) -> None:
    """Features that change with the scenario's own counters."""
    scenario = state.table.scenario
    assert scenario is not None
    counts = state.scenario
    if scenario.control_cards:
        found[f"control={counts.control}@{left}"] = 1.0
    if scenario.drought is not None:
        found[f"drought@{left}"] = counts.drought
    if any(medal.needs("no_war_lost") > 0 for medal in scenario.medals):
        found[f"undefeated@{left}"] = float(not counts.wars_lost)
    for effect in counts.passing:
        found[f"passing:{effect.cause.id}@{moment}"] = 1.0
    _coming(state, left, found)


def _coming(state: State, left: int, found: dict[str, float]) -> None:
    """Effects in force only from a later round on: what they will give in the rounds for which they count."""
    begun = ROUNDS - left
    for effect in state.lasting_effects():
        rounds = ROUNDS - max(begun, effect.from_round - 1)
        if effect.from_round - 1 <= begun or not rounds:
            continue
        if effect.when == "action":
            place = state.table.cards.action[effect.action].place
            slots = sum(open_slots[place] for open_slots in state.table.available_slots[ROUNDS - rounds :])
            name = f"coming_points:{effect.action}"
            found[name] = found.get(name, 0.0) + effect.gain.points * slots
        elif effect.when == "end_of_turn":
            found["coming_income"] = found.get("coming_income", 0.0) + effect.gain.points * rounds


def rival_strength(state: State) -> int:
    """The virtual opponent's military when the round ends."""
    scenario = state.table.scenario
    return state.opponent_military + (1 if scenario is None else scenario.opponent_grows)


def is_spared(state: State) -> bool:
    """Whether a truce holds this round."""
    return bool(state.scenario.passing) and grants_now(state, "truce")

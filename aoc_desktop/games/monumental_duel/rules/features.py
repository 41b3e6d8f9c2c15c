"""What an AI may value in Monumental Duel: features of one side of the table, and their worth under weights.

A feature is named, so that the learned weights can be read. Its worth depends on the stage of the game, which is told
by what is left of the development deck: `gold@2` is the worth of a Gold in the second of five stages, `gold@5` in the
last round. Cards owned count by name; what the end of the game would give is the score itself.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping

from aoc_desktop.games.monumental_duel.rules.card_files import shipped_set
from aoc_desktop.games.monumental_duel.rules.cards import CULTURE, GOLD, MILITARY, NONE, PRODUCTION, RESOURCES, Card
from aoc_desktop.games.monumental_duel.rules.provinces import conquest, discount_on
from aoc_desktop.games.monumental_duel.rules.scoring import DOMINATIONS, Counts, counts, points_for
from aoc_desktop.games.monumental_duel.rules.setup import Options, set_up
from aoc_desktop.games.monumental_duel.rules.state import CELLS_OF, Player, State
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.rng import Rng

Features = dict[str, float]
DUEL = "duel"
"""The one set of weights: every game is a duel."""
LONGEST = 10
"""At least three cards of thirty leave the track in every round."""
STAGES = (18, 11, 5)
"""A stage begins when so few development cards are left; the last one is the last round."""
LAST_STAGE = len(STAGES) + 2
BENDS = (2, 4)
"""The first tokens of a kind are worth more than the later ones: their worth bends at these numbers."""
MOST_LEAD = 2

_FEW = [tuple(f"{resource}<{bend}" for bend in BENDS) for resource in RESOURCES[:-1]]
_INCOME = [f"income_{resource}" for resource in RESOURCES]
_WAITING = [f"waiting_{resource}" for resource in RESOURCES]
_LEADS = {what: [f"lead_{what}={lead}" for lead in range(-MOST_LEAD, MOST_LEAD + 1)] for what in DOMINATIONS}
_AGENTS = [f"agents={agents}" for agents in range(4)]
_AMBASSADOR = [f"ambassador={agents}" for agents in range(4)]
_POLICIES = [f"policies={count}" for count in range(6)]
_DICE = [f"die={value}" for value in range(7)]
_CAN = {kind: f"can_{kind}" for kind in ("building", "knowledge", "province", "wonder")}


def stage_of(state: State) -> int:
    """1 to 4 by the development cards left, 5 in the last round."""
    if state.last_round:
        return LAST_STAGE
    left = len(state.development)
    return 1 + sum([left < begins for begins in STAGES])


def features(state: State, seat: Seat) -> Features:
    """Everything that is valued about a seat's side beside its score, by name and stage."""
    stage = stage_of(state)
    return {f"{name}@{stage}": value for name, value in _plain(state, seat, counts(state, seat)).items() if value}


def _plain(state: State, seat: Seat, mine: Counts, theirs: Counts | None = None) -> Features:
    """The features by their names alone."""
    found: Features = {}
    if state.phase == "finished":
        return found
    player = state.players[seat]
    acting = player.active != 0
    _situation(state, seat, acting, found)
    _tokens(state, player, found)
    _cards(player, found)
    _waiting(player, found)
    if acting:
        _ready(state, seat, found)
    _leads(mine, counts(state, 1 - seat) if theirs is None else theirs, found)
    _provinces(state, seat, found)
    return found


def _situation(state: State, seat: Seat, acting: bool, found: Features) -> None:
    """The seat's place in the round; its agents, policies and Advantage, and the cards beside its City."""
    player = state.players[seat]
    found["passed" if player.passed else "acting" if acting else "fresh"] = 1.0
    found["left"] = len(state.development)
    found[_AGENTS[min(player.agents, 3)]] = 1.0
    found[_POLICIES[min(len(player.policies), 5)]] = 1.0
    for number, policy in enumerate(player.policies):
        found[policy.id] = 1.0
        if player.in_force >> number & 1:
            found["force_" + policy.id] = 1.0
    found["spies_" + player.espionage.id] = 1.0
    found["reserved"] = len(player.reserved)
    if player.construction is not None:
        found["begun"] = 1.0
        found["begun_price"] = player.construction.cost[1]
        found["begun_" + player.construction.id] = 1.0
    if state.holder == seat:
        found["advantage"] = 1.0
        found["advantage_tokens"] = min(_lasting(state), 3)
    elif state.holder != NONE:
        found["against_tokens"] = min(state.holder_tokens, 3)
    if state.first_player == seat:
        found["first"] = 1.0
    if state.seat == seat:
        for value in state.dice:
            found[_DICE[value]] = found.get(_DICE[value], 0.0) + 1.0


def _lasting(state: State) -> int:
    """The tokens on the Advantage; in the last round without the one that leaves before a tie is decided."""
    return max(0, state.holder_tokens - state.last_round)


def _tokens(state: State, player: Player, found: Features) -> None:
    """The purse: each kind bends at a few tokens, Culture at the price of the next policy."""
    for number in range(CULTURE):
        amount = player.tokens[number]
        if amount:
            found[RESOURCES[number]] = amount
            for name, bend in zip(_FEW[number], BENDS, strict=True):
                found[name] = min(amount, bend)
    prices = state.table.cards.policy_culture
    developed = len(player.policies)
    if developed < len(prices):
        culture = player.tokens[CULTURE]
        found["culture"] = culture
        found["culture_for_policy"] = min(culture, prices[developed]) / prices[developed]
        if culture >= prices[developed]:
            found["can_policy"] = 1.0


def _cards(player: Player, found: Features) -> None:
    """The cards of the City deck, wherever they are, by name; and what a card of it brings on the average."""
    income = [0] * len(RESOURCES)
    faces = 0
    get = found.get
    for card in player.owned():
        name = card.id
        found[name] = get(name, 0.0) + 1.0
        if card.kind != "knowledge":
            faces += 1
            for number, amount in card.resources:
                income[number] += amount
    if faces:
        for number, amount in enumerate(income):
            if amount:
                found[_INCOME[number]] = 5.0 * amount / faces


def _waiting(player: Player, found: Features) -> None:
    """The cards that the next City surely has: those not active, and those on top of the deck."""
    inactive = [player.faces[cell] for cell in CELLS_OF[player.filled & ~player.active]]
    found["waiting"] = len(inactive)
    found["on_top"] = len(player.top)
    for card in (*inactive, *player.top):
        if card is None:
            continue
        for number, amount in card.resources:
            found[_WAITING[number]] = found.get(_WAITING[number], 0.0) + amount
        if card.kind == "revolt":
            found["waiting_revolt"] = found.get("waiting_revolt", 0.0) + 1.0


def _ready(state: State, seat: Seat, found: Features) -> None:
    """While the City is active: effects not yet used, and what the purse can buy."""
    player = state.players[seat]
    for cells, cards in (
        (player.active & ~player.used, player.faces),
        (player.active & ~player.knowledge_used, player.attached),
    ):
        for cell in CELLS_OF[cells]:
            card = cards[cell]
            if card is not None and card.use is not None:
                found["ready_" + card.id] = 1.0
    ready = player.in_force & ~player.policies_used
    for number, policy in enumerate(player.policies):
        if ready >> number & 1 and policy.use is not None:
            found["ready_" + policy.id] = 1.0
    if not player.ambassador_used:
        found[_AMBASSADOR[min(player.agents, 3)]] = 1.0
    if not player.warlord_used and player.civilization is not None:
        found[("warlord_" if state.holder == seat else "idle_") + player.civilization.warlord.id] = 1.0
    _affordable(state, player, found)


def _affordable(state: State, player: Player, found: Features) -> None:
    """Cards of track and reserve that the purse can pay, by kind; one that misses a token or two counts a part."""
    tokens = player.tokens
    gold = tokens[GOLD]
    purse = [tokens[0] + gold, tokens[1] + gold, tokens[2] + gold]
    if player.standing:
        purse[MILITARY] += discount_on(player, "province")
    for card in (*state.track, *player.reserved):
        missing = card.cost[0] - purse[card.pays]
        if missing <= 0:
            found[_CAN[card.kind]] = 1.0
        elif missing == 1:
            found.setdefault("near_" + card.kind, 1.0)
    if player.construction is not None:
        missing = player.construction.cost[1] - purse[PRODUCTION]
        if missing <= 0:
            found["can_complete"] = 1.0
        elif missing == 1:
            found["near_complete"] = 1.0


def _leads(mine: Counts, theirs: Counts, found: Features) -> None:
    """How far each domination is ahead or behind, to two."""
    for place, what in enumerate(DOMINATIONS):
        lead = max(-MOST_LEAD, min(MOST_LEAD, mine[place] - theirs[place]))
        found[_LEADS[what][lead + MOST_LEAD]] = 1.0


def _provinces(state: State, seat: Seat, found: Features) -> None:
    """How dear the own topmost Province is, and which of the two sides can take the other's now."""
    player, other = state.players[seat], state.players[1 - seat]
    own, target = conquest(player), conquest(other)
    if own is not None:
        price = own.price - (discount_on(other, "province") if other.standing else 0)
        found["defence"] = min(8, price)
        if other.active and price <= other.tokens[MILITARY] + other.tokens[GOLD]:
            found["exposed"] = 1.0
    if target is not None and player.active:
        price = target.price - (discount_on(player, "province") if player.standing else 0)
        if price <= player.tokens[MILITARY] + player.tokens[GOLD]:
            found["can_conquer"] = 1.0


class MonumentalDuelKnowledge:
    """The expert's side of Monumental Duel, as the general search asks for it."""

    def features(self, state: State, seat: Seat) -> Mapping[str, float]:
        return features(state, seat)

    def tied(self, feature: str) -> str:
        """A feature is learned as one for all stages at first."""
        return feature.partition("@")[0]

    def worth(self, weights: Mapping[str, float]) -> Callable[[State, Seat], float]:
        return _Worth(weights)

    def goal(self, state: State, seat: Seat) -> float:
        """The game has no solo mode, so no goal."""
        return 0.0

    def weights_name(self, state: State) -> str:
        return DUEL

    def practice(self, kind: str, rng: Rng) -> State:
        return set_up(Options(shipped_set("espionage"), 2), rng)

    def points(self, state: State, seat: Seat) -> int:
        return points_for(state, counts(state, seat), counts(state, 1 - seat))

    def seats(self, state: State) -> int:
        return 2

    def turns_left(self, state: State, seat: Seat) -> int:
        """In rounds: how many turns a round has is the players' choice."""
        return 0 if state.phase == "finished" else LONGEST - min(state.round, LONGEST) + 1

    def part(self, state: State, seat: Seat) -> int:
        """4 to 1 by the development cards left, 0 in the last round."""
        return LAST_STAGE - stage_of(state)

    def turn(self, state: State) -> Hashable:
        """An action with the decisions that follow it, or an activation; alone in the round, all that is left of it."""
        return (state.round, state.phase, state.seat)

    def turn_key(self, state: State, seat: Seat) -> Hashable:
        """Cards are told apart by their ids; what has no order is sorted."""
        return (
            state.step,
            state.seat,
            state.source,
            state.dice,
            state.free_reroll,
            state.holder,
            state.holder_resource,
            state.holder_tokens,
            state.piles,
            state.round,
            _ids(state.track),
            len(state.agenda),
            tuple(state.moves),
            *[_key(player) for player in state.players],
        )


def _ids(cards: tuple[Card | None, ...]) -> tuple[int, ...]:
    """Every card is one object of its set: quicker than to compare what they say."""
    return tuple(map(id, cards))


def _key(player: Player) -> Hashable:
    return (
        tuple(player.tokens),
        tuple(player.gained),
        _ids(player.faces),
        _ids(player.attached),
        _ids(player.top),
        tuple(sorted(map(id, player.bag))),
        tuple(sorted(map(id, player.discard))),
        _ids(player.drawn),
        player.agents,
        player.active,
        player.used,
        player.knowledge_used,
        _ids(player.policies),
        player.lines,
        player.in_force,
        player.policies_used,
        _ids(player.provinces),
        id(player.construction),
        _ids(player.reserved),
        id(player.espionage),
        player.conquered,
        player.progress,
        player.warlord_used,
        player.ambassador_used,
        player.passed,
    )


class _Worth:
    """A seat's expected final points under weights."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights: list[dict[str, float]] = [{} for _ in range(LAST_STAGE + 1)]
        for name, weight in weights.items():
            plain, _, stage = name.partition("@")
            if stage:
                self._weights[int(stage)][plain] = weight

    def __call__(self, state: State, seat: Seat) -> float:
        mine, theirs = counts(state, seat), counts(state, 1 - seat)
        value = float(points_for(state, mine, theirs))
        weights = self._weights[stage_of(state)]
        if weights:
            get = weights.get
            for name, amount in _plain(state, seat, mine, theirs).items():
                value += get(name, 0.0) * amount
        return value


KNOWLEDGE = MonumentalDuelKnowledge()

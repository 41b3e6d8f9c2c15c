"""One question, one answer: which planner decides what (rules 5 to 18)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from aoc_desktop.games.advanced_civilization.rules.policy import buying, chores, suffering, trading, travel
from aoc_desktop.games.advanced_civilization.rules.policy.tuning import Tuning, blurred, tuning_of
from aoc_desktop.games.advanced_civilization.rules.tasks import Question
from aoc_desktop.games.advanced_civilization.rules.trade.rounds import Answers
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng

Line = tuple[Move, ...]


def line(view: View, seat: int, rng: Rng, tuning: Tuning) -> Line:
    """What a seat with these numbers does next."""
    state = view.state
    question = state.agenda[-1]
    assert isinstance(question, Question)
    step = question.step
    if step in MAKES_A_LOT or (isinstance(question, Answers) and question.answer_of(seat)[1]):
        return trading.lot_line(view, seat, tuning, rng)
    if step in TRADES:
        return TRADES[step](view, seat, tuning, rng)
    if step == "ninth":
        return chores.ninth_line(state, seat)  # the stack is hidden, so a view lists no moves here
    if step in PLANS:
        return PLANS[step](state, seat, tuning)
    legal = list(question.moves(state, seat))
    if step in CHOICES:
        return CHOICES[step](state, seat, tuning, legal)
    return tuple(legal[:1])


Trade = Callable[[View, int, Tuning, Rng], Line]
Plan = Callable[..., Line]

MAKES_A_LOT = frozenset({"content", "truth", "talk", "wish", "wanted"})
TRADES: Mapping[str, Trade] = {
    "offer": trading.offer_line,
    "answer": trading.answer_line,
    "deal": trading.deal_line,
}
PLANS: Mapping[str, Plan] = {
    "movement": travel.movement_line,
    "voyage": travel.voyage_line,
    "upkeep": travel.upkeep_line,
    "shipyard": travel.shipyard_line,
    "cards": buying.cards_line,
    "payment": buying.payment_line,
    "discard": buying.discard_line,
    "grow": chores.grow_line,
    "build": chores.build_line,
}
CHOICES: Mapping[str, Plan] = {
    "nation": lambda state, seat, tuning, legal: chores.nation_line(state, legal),
    "place": chores.place_line,
    "tax": lambda state, seat, tuning, legal: chores.tax_line(state, seat, legal),
    "pillage": lambda state, seat, tuning, legal: chores.pillage_line(state, seat, legal),
    "convert": lambda state, seat, tuning, legal: chores.convert_line(state, seat, legal),
    "revolt": lambda state, seat, tuning, legal: suffering.foreign_city(state, seat, legal),
    "raze": lambda state, seat, tuning, legal: suffering.struck_city(state, seat, legal),
    "betray": lambda state, seat, tuning, legal: suffering.foreign_city(state, seat, legal),
    "pirate": lambda state, seat, tuning, legal: suffering.struck_city(state, seat, legal),
    "drown": lambda state, seat, tuning, legal: suffering.own_city(state, seat, legal),
    "quake": lambda state, seat, tuning, legal: suffering.quake_line(state, seat, legal),
    "pottery": lambda state, seat, tuning, legal: tuple(legal[-1:]),
    "lose": suffering.lose_line,
    "reduce": suffering.reduce_line,
    "assign": lambda state, seat, tuning, legal: suffering.assign_line(state, seat),
    "pick": lambda state, seat, tuning, legal: suffering.pick_line(state, seat, legal),
    "faction": lambda state, seat, tuning, legal: suffering.faction_line(state),
    "annex": lambda state, seat, tuning, legal: suffering.annex_line(state, legal),
}


def answer(view: View, seat: int, rng: Rng, tuning: Tuning) -> Line:
    """The line of a seat with these numbers; now and then a weak one does not think."""
    if tuning.blunder and rng.below(1000) < 1000 * tuning.blunder:
        return (chores.any_move(view, seat, rng),)
    found = line(view, seat, rng, blurred(tuning, rng) if tuning.noise else tuning)
    question = view.state.agenda[-1]
    assert isinstance(question, Question)
    if question.step != "ninth" and not question.allows(view.state, seat, found[0]):
        return (chores.any_move(view, seat, rng),)  # no plan is worth a table that waits for ever
    return found


class SeatPolicy:
    """The levels of this game (aoc_desktop.ai.policies.Policy)."""

    def __call__(self, view: View, seat: int, rng: Rng, level: str) -> Line:
        return answer(view, seat, rng, tuning_of(level))

    def numbers(self, level: str) -> Mapping[str, float]:
        """What a level plays by, for whoever tunes it."""
        return tuning_of(level)._asdict()

    def changed(self, level: str, changes: Mapping[str, float]) -> Callable[[View, int, Rng, str], Line]:
        """The level with some of its numbers changed."""
        tuning = Tuning(**{**tuning_of(level)._asdict(), **changes})
        return lambda view, seat, rng, _: answer(view, seat, rng, tuning)


POLICY = SeatPolicy()

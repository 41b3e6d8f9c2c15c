"""Search over any kernel Game: whole turns by a beam, then the best of them played out on redrawn hidden cards.

Decisions are made from a seat's view alone. Every candidate meets the same redraws and the same luck (common random
numbers), and those that do well get more of them (sequential halving). The same seed and budget give the same move.

A plan goes as far as its seat decides alone: it stops at dice and at other seats' decisions. A plan weighs the results
of chance by their odds; a play-out draws them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from time import perf_counter
from typing import Any, NamedTuple

from aoc_desktop.ai.knowledge import Judge, Worth
from aoc_desktop.ai.reasons import Parts, parts_of
from aoc_desktop.ai.styles import liking, style_of
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import CHANCE, Game, Legal, Move, Seat
from aoc_desktop.kernel.rng import Rng

MOST_MOVES_IN_TURN = 40
WEIGHED_ROOTS, WEIGHED_WIDTH = 4, 2
"""The beam by which a seat finds the turns that it weighs within a play-out."""
MOST_RESULTS = 36
"""Results of chance that are all weighed; where there are more, or they cannot be listed, some are drawn."""
DRAWN_RESULTS = 12
DUEL = range(2, 3)
"""The players of a game that is for two only."""


class Budget(NamedTuple):
    """How much a level looks at for one decision."""

    roots: int = 6
    """First moves that are followed up."""
    width: int = 3
    """Positions kept at each step of a turn, for each first move."""
    candidates: int = 0
    """Turns that are played out; 0: the best one by its value is chosen."""
    playouts: int = 0
    """For all candidates together, at a table of two: the more seats, the fewer, so that a decision takes as long."""
    turns: int = 6
    """How many turns of its own a play-out looks ahead before the position is valued."""
    guides: int = 2
    """First moves that a seat follows up in a play-out."""
    per_move: int = 2
    """Turns with the same first move that are played out at most."""
    weighs: int = 0
    """In a play-out, how many turns the seat weighs by how they go on, each time but the last; 0: it plays quickly."""
    by_margin: bool = False
    """Whether play-outs are compared by the margin that they lead to, not by the winning chance."""
    noise: float = 0.0
    """Points by which a turn's value is misjudged at most: a weak player's mistakes."""
    exact: int = 0
    """Positions that are looked at, at most, to find every line of the last turn; 0: the beam finds what it finds."""
    seconds: float = 0.0
    """A limit in time; 0: none (what then decides depends on the machine, so tests leave it out)."""
    style: str = ""
    """What the seat likes to do, beside what it is worth (ai/styles.py)."""


class Plan(NamedTuple):
    """A whole turn, from the decision at hand to its end, and how the seat stands after it."""

    moves: tuple[Move, ...]
    value: float
    liked: float = 0.0
    """Points of the value that are no points: what the seat likes to do."""


class Found(NamedTuple):
    """Where a play-out led."""

    success: float
    """The value to maximise: the winning chance or the margin; for a solo player, the points."""
    points: float
    parts: Mapping[str, float] = {}
    """What the position is worth, by what it has, where reasons are asked for."""


class _Node(NamedTuple):
    state: Any
    moves: tuple[Move, ...]
    value: float
    liked: float


class Searcher:
    """One decision of one seat."""

    def __init__(
        self,
        game: Game[Any],
        judge: Judge,
        seat: Seat,
        stop: Callable[[], bool] = lambda: False,
        luck: int = 0,
        style: str = "",
    ) -> None:
        """`luck` seeds what chance does where its results are drawn."""
        self.game = game
        self.judge = judge
        self.knowledge = judge.knowledge
        self.seat = seat
        self.stop = stop
        self.luck = luck
        self.likes = style_of(game.id, style).likes
        # Between two alone, what harms the other is as good as what helps oneself.
        worth = judge.margin if game.players == DUEL else judge.worth
        self.worth = self._expected(worth) if game.traits.chance else worth
        self.margin = self._expected(judge.margin) if game.traits.chance else judge.margin
        self.nodes = 0
        """Positions looked at."""

    def _expected(self, value: Worth) -> Worth:
        """The value, and where chance decides next its mean over what chance may bring."""
        game = self.game

        def expected(state: Any, seat: Seat) -> float:
            if game.deciders(state) != (CHANCE,):
                return value(state, seat)
            total = weights = 0.0
            for result, weight in self._results(state):
                after = game.copy(state)
                game.apply(after, CHANCE, result)
                total += weight * value(after, seat)
                weights += weight
            return total / weights

        return expected

    def _results(self, state: Any) -> Sequence[tuple[Move, int]]:
        odds = self.game.odds(state)
        if odds is not None and len(odds) <= MOST_RESULTS:
            return odds
        luck = Rng(self.luck)  # the same for every move that is compared
        return [(self.game.draw(state, luck), 1) for _ in range(DRAWN_RESULTS)]

    # Whole turns.

    def plans(self, state: Any, roots: int, width: int) -> list[Plan]:
        """The turns that can be played from here, as far as a beam finds them, best first."""
        seat = self.seat
        turn = self.knowledge.turn(state)
        seen: set[Any] = set()
        finished: list[_Node] = []
        first = self._grow(_Node(state, (), 0.0, 0.0), seat, turn, seen, finished)
        first.sort(key=_worst_last)
        for root in first[:roots]:
            frontier = [root]
            for _ in range(MOST_MOVES_IN_TURN):
                frontier = [child for node in frontier for child in self._grow(node, seat, turn, seen, finished)]
                if not frontier or self.stop():
                    break
                frontier.sort(key=_worst_last)
                del frontier[width:]
        # No turn may come to its end: the time was up, or every way on meets a position that the beam has left behind.
        ends = finished or first
        plans = [Plan(node.moves, self.margin(node.state, seat) + node.liked, node.liked) for node in ends]
        plans.sort(key=_worst_last)
        return plans

    def _grow(self, node: _Node, seat: Seat, turn: Any, seen: set[Any] | None, finished: list[_Node]) -> list[_Node]:
        """What one more move leads to; a position that was met before in another order is left out."""
        game, knowledge, worth = self.game, self.knowledge, self.worth
        likes = {} if seen is None else self.likes  # in play-outs seats play by strength
        grown = []
        for move in moves_of(game, node.state, seat):
            after = game.copy(node.state)
            game.apply(after, seat, move)
            self.nodes += 1
            if seen is not None:
                key = knowledge.turn_key(after, seat)
                if key in seen:
                    continue
                seen.add(key)
            # Within a turn mostly only our own side is looked at: it is what moves, and half the work.
            liked = node.liked + liking(likes, move) if likes else 0.0
            child = _Node(after, (*node.moves, move), worth(after, seat) + liked, liked)
            if turn is not None and knowledge.turn(after) == turn and seat in game.deciders(after):
                grown.append(child)
            else:
                finished.append(child)
        return grown

    def last_plans(self, state: Any, most: int) -> list[Plan] | None:
        """Every line to where the seat has nothing more to decide in this game, best first.

        None where somebody else or chance decides before, where something hidden comes to light, or where there are
        more than so many positions."""
        game, knowledge, seat = self.game, self.knowledge, self.seat
        if game.traits.wide_moves:
            return None
        seen: set[Any] = set()
        finished: list[Plan] = []
        open_lines: list[tuple[Any, tuple[Move, ...]]] = [(state, ())]
        while open_lines:
            before, moves = open_lines.pop()
            for move in game.legal(before, seat):
                after, log = game.copy(before), list[Event]()
                game.apply(after, seat, move, log)
                self.nodes += 1
                most -= 1
                deciders = game.deciders(after)
                stays = seat in deciders
                if most < 0 or self.stop() or not (stays or knowledge.turns_left(after, seat) == 0):
                    return None
                if (stays and len(deciders) > 1) or any(event.reveals for event in log):
                    return None
                key = knowledge.turn_key(after, seat)
                if key in seen:
                    continue
                seen.add(key)
                if stays:
                    open_lines.append((after, (*moves, move)))
                else:
                    finished.append(Plan((*moves, move), self.margin(after, seat)))
        finished.sort(key=_worst_last)
        return finished

    def quick_turn(self, state: Any, seat: Seat, roots: int) -> Any:
        """The state after a turn that a seat may well play: the best line from each of a few first moves."""
        turn = self.knowledge.turn(state)
        finished: list[_Node] = []
        first = self._grow(_Node(state, (), 0.0, 0.0), seat, turn, None, finished)
        first.sort(key=_worst_last)
        for root in first[:roots]:
            node: _Node | None = root
            while node is not None:
                node = min(self._grow(node, seat, turn, None, finished), key=_worst_last, default=None)
        return min(finished, key=_worst_last).state

    # Playing out.

    def follow(self, state: Any, plan: Plan, luck: Rng) -> None:
        """Play a plan in place; another redraw may stop it short, greed goes on to the end of the turn."""
        game, seat = self.game, self.seat
        turn = self.knowledge.turn(state)
        for move in plan.moves:
            if seat not in game.deciders(state) or move not in game.legal(state, seat):
                break
            game.apply(state, seat, move)
        while turn is not None and self.knowledge.turn(state) == turn:
            deciders = game.deciders(state)
            if deciders == (CHANCE,):
                game.apply(state, CHANCE, game.draw(state, luck))
            elif seat in deciders:
                game.apply(state, seat, self.greedy_move(state, seat))
            else:
                break

    def play_out(self, state: Any, turns: int, roots: int, luck: Rng, weighs: int = 0) -> Any:
        """The state after our seat has ended so many turns more (or the game is over), every seat playing quickly.

        With `weighs` our seat looks ahead in all of these turns but the last."""
        game = self.game
        while turns and (deciders := game.deciders(state)):
            seat = deciders[0]
            if seat == CHANCE:
                game.apply(state, CHANCE, game.draw(state, luck))
                continue
            if weighs and seat == self.seat and turns > 1:
                state = self.weighed_turn(state, weighs, roots, luck)
            else:
                state = self.quick_turn(state, seat, roots)
            if seat == self.seat:
                turns -= 1
        return state

    def weighed_turn(self, state: Any, count: int, roots: int, luck: Rng) -> Any:
        """The state after the best of a few turns of ours, each judged by how it goes on for one turn more."""
        plans = chosen_for_trial(self.plans(state, WEIGHED_ROOTS, WEIGHED_WIDTH), count, 2)
        best, best_margin = plans[0], float("-inf")
        for plan in plans if len(plans) > 1 else ():
            after = self.game.copy(state)
            self.follow(after, plan, luck)
            margin = self.judge.margin(self.play_out(after, 1, roots, luck), self.seat)
            if margin > best_margin:
                best, best_margin = plan, margin
        state = self.game.copy(state)
        self.follow(state, best, luck)
        return state

    def greedy_move(self, state: Any, seat: Seat) -> Move:
        """The move after which the seat itself stands best; the first of equals."""
        game, worth = self.game, self.worth
        moves = list(moves_of(game, state, seat))
        if len(moves) == 1:
            return moves[0]
        best, best_worth = moves[0], float("-inf")
        for move in moves:
            after = game.copy(state)
            game.apply(after, seat, move)
            value = worth(after, seat)
            if value > best_worth:
                best, best_worth = move, value
        self.nodes += len(moves)
        return best

    def sample(self, state: Any, plan: Plan, budget: Budget, luck: int, explains: bool = False) -> Found:
        """What a plan comes to on one redraw, with this luck."""
        state, chance = self.game.copy(state), Rng(luck)
        self.follow(state, plan, chance)
        state = self.play_out(state, budget.turns, budget.guides, chance, budget.weighs)
        points, margin = self.judge.standing(state, self.seat)
        left = self.knowledge.turns_left(state, self.seat)
        if self.game.deciders(state):
            points = self.judge.lifted(points, left)
        margin += plan.liked
        parts = parts_of(self.game.id, self.judge, state, self.seat) if explains else {}
        if budget.by_margin or self.knowledge.seats(state) == 1:
            return Found(margin, points, parts)
        return Found(self.judge.chance(margin, left), points, parts)


class Trial:
    """A plan under test: what its play-outs came to."""

    __slots__ = ("plan", "results")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.results: list[Found] = []

    @property
    def success(self) -> float:
        return sum(result.success for result in self.results) / max(1, len(self.results))

    @property
    def points(self) -> float:
        return sum(result.points for result in self.results) / max(1, len(self.results))

    @property
    def parts(self) -> Parts:
        total: dict[str, float] = {}
        for result in self.results:
            for group, points in result.parts.items():
                total[group] = total.get(group, 0.0) + points / len(self.results)
        return total


def _worst_last(item: Plan | _Node) -> float:
    return -item.value


def play_out(
    searcher: Searcher,
    view: Any,
    rng: Rng,
    trials: Sequence[Trial],
    often: int,
    budget: Budget,
    explains: bool = False,
) -> None:
    """So many play-outs of each; fewer if the searcher is told to stop. `explains`: note what they came to have."""
    for _ in range(often):
        # Common random numbers: every candidate meets the same redraw and the same luck.
        state = searcher.game.redraw(view, rng)
        luck = luck_of(searcher.game, rng)
        for trial in trials:
            trial.results.append(searcher.sample(state, trial.plan, budget, luck, explains))
        if searcher.stop():
            break


def chosen_for_trial(plans: Sequence[Plan], count: int, per_move: int) -> list[Plan]:
    """The best plans, not more than a few with the same first move."""
    taken: dict[Move, int] = {}
    chosen = []
    for plan in plans:
        if taken.get(plan.moves[0], 0) < per_move:
            taken[plan.moves[0]] = taken.get(plan.moves[0], 0) + 1
            chosen.append(plan)
            if len(chosen) == count:
                break
    return chosen


def halving(searcher: Searcher, plans: Sequence[Plan], view: Any, budget: Budget, rng: Rng) -> list[Trial]:
    """Sequential halving: after each round of play-outs the worse half drops out. Best first."""
    alive = [Trial(plan) for plan in plans]
    dropped: list[Trial] = []
    rounds = max(1, (len(alive) - 1).bit_length())
    left = budget.playouts
    for to_go in range(rounds, 0, -1):
        often = max(1, left // (to_go * len(alive)))
        left -= often * len(alive)
        play_out(searcher, view, rng, alive, often, budget)
        alive.sort(key=lambda trial: -trial.success)
        half = max(1, (len(alive) + 1) // 2)
        dropped = alive[half:] + dropped
        del alive[half:]
        if len(alive) == 1 or searcher.stop():
            break
    return alive + dropped


def luck_of(game: Game[Any], rng: Rng) -> int:
    """A seed for chance; a game without chance draws none from the generator."""
    return rng.bits() if game.traits.chance else 0


def searcher_for(game: Game[Any], judge: Judge, seat: Seat, budget: Budget, rng: Rng) -> Searcher:
    """A searcher that heeds the budget's limit in time, if it has one."""
    luck = luck_of(game, rng)
    if not budget.seconds:
        return Searcher(game, judge, seat, luck=luck, style=budget.style)
    end = perf_counter() + budget.seconds
    return Searcher(game, judge, seat, lambda: perf_counter() > end, luck, budget.style)


def think(game: Game[Any], judge: Judge, view: Any, seat: Seat, rng: Rng, budget: Budget) -> tuple[Plan, Any]:
    """The best turn for a seat that knows no more than its view, and the redraw that the turn was planned on."""
    state = game.redraw(view, rng)
    moves = list(islice(game.legal(state, seat), 2))
    if len(moves) == 1:
        return Plan((moves[0],), 0.0), state
    searcher = searcher_for(game, judge, seat, budget, rng)
    plans = searcher.last_plans(state, budget.exact) if budget.exact else None
    if plans is None:
        plans = searcher.plans(state, budget.roots, budget.width)
    if budget.noise:
        plans = sorted((blurred(plan, budget.noise, rng) for plan in plans), key=_worst_last)
    if budget.candidates > 1:
        plans = chosen_for_trial(plans, budget.candidates, budget.per_move)
        if len(plans) > 1:
            budget = budget._replace(playouts=2 * budget.playouts // judge.knowledge.seats(state))
            plans = [trial.plan for trial in halving(searcher, plans, view, budget, rng)]
    return plans[0], state


def decide(game: Game[Any], judge: Judge, view: Any, seat: Seat, rng: Rng, budget: Budget) -> Move:
    """The next move alone."""
    return think(game, judge, view, seat, rng, budget)[0].moves[0]


def blurred(plan: Plan, noise: float, rng: Rng) -> Plan:
    """The plan with its value misjudged: the sum of two dice, most often a little, now and then a lot."""
    error = (rng.below(1001) + rng.below(1001)) / 1000 - 1
    return plan._replace(value=plan.value + noise * error)


# The moves that search looks at: all of them or, if there are too many, some of every kind.


MOST_MOVES = 48
"""Moves of a wide set that are looked at."""


def moves_of(game: Game[Any], state: Any, seat: Seat) -> Iterable[Move]:
    """What a seat may choose from."""
    legal = game.legal(state, seat)
    return narrowed(legal, MOST_MOVES) if game.traits.wide_moves else legal


def narrowed(legal: Legal, most: int) -> list[Move]:
    """At most so many legal moves, spread over the words that may begin and continue them. Never lists them all.

    Which of many continuations are followed is drawn, always in the same way: the same position has the same moves."""
    rng = Rng(most)
    found: list[Move] = []
    begun: list[Move] = [()]
    while begun and len(found) < most:
        grown: list[Move] = []
        room = most - len(found)
        for prefix in begun:
            words = _some(legal.next(prefix), -(-room // len(begun)), rng)
            grown += [(*prefix, word) for word in words]
        whole = [move for move in grown if move in legal]
        found += whole
        ended = set(whole)
        begun = _some([prefix for prefix in grown if prefix not in ended or legal.next(prefix)], room, rng)
    return found[:most] or [legal.sample(rng)]


def _some(items: Iterable[Any], most: int, rng: Rng) -> list[Any]:
    """All of them, or so many, in their order."""
    chosen = list(items)
    if len(chosen) <= most:
        return chosen
    places = list(range(len(chosen)))
    rng.shuffle(places)
    return [chosen[place] for place in sorted(places[:most])]

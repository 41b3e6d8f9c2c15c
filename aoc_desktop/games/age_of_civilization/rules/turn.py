"""The course of a turn: civilisation, actions, workers return, end of turn; then the next turn, round, or the end.

`play` is the one door through which a move changes a state.
"""

from __future__ import annotations

from aoc_desktop.games.age_of_civilization.rules import actions, civilization, special
from aoc_desktop.games.age_of_civilization.rules import events as kinds
from aoc_desktop.games.age_of_civilization.rules.cards import Civilization, Effect
from aoc_desktop.games.age_of_civilization.rules.effects import answer, resolve, resolve_all
from aoc_desktop.games.age_of_civilization.rules.events import RED_SLOT
from aoc_desktop.games.age_of_civilization.rules.round import end_round
from aoc_desktop.games.age_of_civilization.rules.scoring import end_game, lose_game
from aoc_desktop.games.age_of_civilization.rules.state import MOST_CIVILIZATIONS, ROUNDS, RULES, Log, State, Task
from aoc_desktop.kernel.events import RoundBegins, TurnBegins, TurnEnds, note
from aoc_desktop.kernel.game import Move

SEED_MARKET_COINS = 2
SEED_MARKET_POINTS = 2


def play(state: State, move: Move, log: Log) -> None:
    """Apply a legal move, then everything that follows without a decision."""
    verb = move[0]
    if verb == "act":
        _act(state, move, log)
    elif verb == "use":
        _use(state, move, log)
    elif verb in ("rise", "annex", "skip"):
        _civilization_step(state, move, log)
    elif verb == "done":
        workers_return(state, log)
    elif verb == "rest":
        actions.rest(state, log)
        state.then(0, "workers_return", log)
    elif verb == "buy":
        actions.buy(state, move[1], log)
    elif verb == "decline":
        actions.answer_offer(state, False, log)
    elif verb in ("pick", "take"):
        answer(state, move[1], log)
    elif verb == "keep":
        if civilization.keep(state, state.table.cards.civilization[move[1]], log):
            begin_round(state, log)
    else:
        assert verb == "end", verb
        end_turn(state, log)
    if state.agenda:
        _proceed(state, log)


def _proceed(state: State, log: Log) -> None:
    """Work off the agenda until it is empty or somebody must decide."""
    while state.agenda:
        task = state.agenda[-1]
        if task.asks and _can_be_asked(state, task):
            return
        state.agenda = state.agenda[:-1]
        if task.rule:
            RULES[task.rule](state, log)
        elif not task.asks:
            resolve_all(state, task.seat, task.effects, log)
        elif task.asks != "offer":
            # If none is to be had, the gain is ignored; an offer that cannot be taken is not made (ruling 5).
            note(log, kinds.NothingGained, task.seat, task.cause)


def _can_be_asked(state: State, task: Task) -> bool:
    """Whether the question has an answer: a technology or wonder to gain, an offer that can be taken."""
    if task.asks == "technology":
        return bool(state.players[task.seat].available_technologies(state.table.cards))
    if task.asks == "wonder":
        return bool(state.wonder_market)
    return actions.culture_price(state, task.seat, task.effects[0]) is not None


def begin_round(state: State, log: Log) -> None:
    if state.table.scenario is not None:
        if special.is_lost(state):
            lose_game(state, log)
            return
        special.begin_round(state, log)
    note(log, RoundBegins, state.round)
    state.seat = state.first_player
    begin_turn(state, log)


def begin_turn(state: State, log: Log) -> None:
    note(log, TurnBegins, state.seat)
    state.used_slots = [0] * len(state.used_slots)
    state.used_effects = ()
    state.red_workers = 0
    state.acted = False
    # At most 3 civilisations per player in a game; with 3, the step is skipped.
    full = len(state.players[state.seat].civilizations) >= MOST_CIVILIZATIONS
    state.phase = "actions" if full else "civilization"


def _civilization_step(state: State, move: Move, log: Log) -> None:
    if move[0] == "skip":
        note(log, kinds.Skips, state.seat)
        state.phase = "actions"
        return
    card = state.table.cards.civilization[move[1]]
    if move[0] == "rise":
        civilization.rise(state, card, len(move) > 2, log)
    else:
        civilization.annex(state, card, len(move) > 2, log)
    state.then(0, "after_civilization", log)


def _after_civilization(state: State, log: Log) -> None:
    """After either: the market's coins and draw; not in solo (at the round's end there), not in the draft."""
    if not state.table.solo and state.table.draft is None:
        civilization.refill_market(state, log)
    state.bonus_coins = 0
    state.phase = "actions"


def _act(state: State, move: Move, log: Log) -> None:
    cards = state.table.cards
    action = cards.action[move[1]]
    technology = wonder = None
    if len(move) > 2:
        if action.asks == "technology":
            technology = cards.technology[move[2]]
        else:
            wonder = cards.wonder[move[2]]
    actions.act(state, action, technology, wonder, log)


def workers_return(state: State, log: Log) -> None:
    """Step 3: workers on red slots go to the supply, each triggering "sacrifice" effects; the others come back."""
    seat = state.seat
    player = state.players[seat]
    red = state.red_workers
    base = len(state.agenda)
    player.workers -= red
    note(log, kinds.WorkersReturn, seat, "workers", player.workers - player.free_workers)
    player.free_workers = player.workers
    state.phase = "end_of_turn"
    if red:
        note(log, kinds.Sacrificed, seat, "workers", red, RED_SLOT)
        resolve_all(state, seat, player.abilities.sacrifice * red, log)
    state.then(base, "continue_end_of_turn", log)


def pending_effects(state: State) -> list[tuple[str, Effect]]:
    """The end-of-turn effects in force that were not resolved this turn, by name; one gained in this step joins."""
    effects = state.players[state.seat].abilities.end_of_turn
    return [(name, effect) for name, effect in effects.items() if name not in state.used_effects]


def can_take_offer(state: State, effect: Effect) -> bool:
    """Whether an end-of-turn offer can be taken now."""
    if effect.offer == "seed_market":
        return bool(state.market) and state.players[state.seat].coins >= SEED_MARKET_COINS
    return actions.culture_price(state, state.seat, effect) is not None


def continue_end_of_turn(state: State, log: Log) -> None:
    """Ruling 6: the step ends by itself when nothing mandatory is left and no offer can be taken."""
    for _, effect in pending_effects(state):
        if not effect.offer or can_take_offer(state, effect):
            return
    end_turn(state, log)


def _use(state: State, move: Move, log: Log) -> None:
    """`use CARD`: an offer that an action made, or an end-of-turn effect."""
    if state.agenda:
        actions.answer_offer(state, True, log)
        return
    effect = state.players[state.seat].abilities.end_of_turn[move[1]]
    state.used_effects += (move[1],)
    if effect.offer == "seed_market":
        _seed_market(state, state.table.cards.civilization[move[2]], effect, log)
    elif effect.offer:
        actions.perform_offered_culture(state, state.seat, effect, log)
    else:
        resolve(state, state.seat, effect, log)
        if len(move) > 2:
            # The move answers the question that the effect has just asked.
            answer(state, move[2], log)
    state.then(0, "continue_end_of_turn", log)


def _seed_market(state: State, card: Civilization, effect: Effect, log: Log) -> None:
    """Pay 2 coins onto one market card for 2 points."""
    player = state.players[state.seat]
    player.coins -= SEED_MARKET_COINS
    player.points += SEED_MARKET_POINTS
    state.market = tuple(
        (other, coins + SEED_MARKET_COINS if other is card else coins) for other, coins in state.market
    )
    note(log, kinds.CoinsLaid, state.seat, card.id, SEED_MARKET_COINS, effect.cause)
    note(log, kinds.Gained, state.seat, "points", SEED_MARKET_POINTS, effect.cause)


def end_turn(state: State, log: Log) -> None:
    """The next player's turn; after the last one the end of the round, after round 6 the end of the game."""
    note(log, TurnEnds, state.seat)
    if state.scenario.passing:
        special.end_passing(state, state.seat, "next")
    following = (state.seat + 1) % len(state.players)
    if following != state.first_player:
        state.seat = following
        begin_turn(state, log)
    elif state.round == ROUNDS:
        end_game(state, log)
    else:
        state.phase = "end_of_round"
        base = len(state.agenda)
        end_round(state, log)
        state.then(base, "begin_round", log)


RULES.update(
    begin_round=begin_round,
    after_civilization=_after_civilization,
    workers_return=workers_return,
    continue_end_of_turn=continue_end_of_turn,
)

"""Why a move is not legal: the reason nearest to the player's wish (step, then rule, slot, workers, coins)."""

from __future__ import annotations

from functools import partial

from aoc_desktop.games.age_of_civilization.rules.actions import (
    SPECIAL_TECHNOLOGY_PRICE,
    forbidding,
    slots_left,
    workers_needed,
)
from aoc_desktop.games.age_of_civilization.rules.cards import Action, Technology
from aoc_desktop.games.age_of_civilization.rules.prices import next_control_card, price
from aoc_desktop.games.age_of_civilization.rules.state import MOST_CIVILIZATIONS, WINDOW, State
from aoc_desktop.games.age_of_civilization.rules.turn import SEED_MARKET_COINS, pending_effects
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.forms import Form, misread
from aoc_desktop.kernel.game import Move

FORMS = {
    "keep": Form(("draft",), ("card",)),
    "rise": Form(("civilization",), ("card", "word"), 1),
    "annex": Form(("civilization",), ("card", "word"), 1),
    "skip": Form(("civilization",)),
    "act": Form(("actions",), ("word", "word"), 1),
    "buy": Form(("actions",), ("card",)),
    "rest": Form(("actions",)),
    "done": Form(("actions",)),
    "use": Form(("end_of_turn", "offer"), ("word", "word"), 1),
    "decline": Form(("offer", "end_of_turn"), ("word",)),
    "end": Form(("end_of_turn",)),
    "pick": Form(("pick",), ("card",)),
    "take": Form(("pick",), ("card",)),
}
KINDS = ("civilization", "action", "technology", "wonder", "special_technology")


def why_not(state: State, move: Move) -> Reason:
    """The reason against a move that is not in the list of legal moves."""
    if (reason := misread(move, FORMS, partial(_no_card, state))) is not None:
        return Reason("card_not_named", {"move": " ".join(move)}) if reason.code == "word_missing" else reason
    verb, steps = move[0], FORMS[move[0]].steps
    if state.phase == "finished":
        return Reason("finished")
    if state.step not in steps:
        return _wrong_step(state, verb, steps)
    if verb in ("rise", "annex", "skip"):
        return _civilization(state, move)
    if verb == "act":
        return _act(state, move)
    if verb == "buy":
        return _buy(state, move[1])
    if verb == "rest":
        return Reason("rest_after_action")
    if verb == "done":
        return Reason("done_without_action")
    if verb == "end":
        return Reason("mandatory_left", {"cards": _mandatory(state)})
    if verb == "keep":
        return _unknown(state, move[1]) or Reason("not_in_pack", {"civilization": move[1]})
    if verb in ("pick", "take"):
        return _choice(state, verb, move[1])
    return _use(state, move)


def _wrong_step(state: State, verb: str, steps: tuple[str, ...]) -> Reason:
    """A question that is open comes first; special cards have a sentence of their own."""
    if state.agenda:
        return Reason("pending_choice")
    if verb == "buy" and state.phase == "end_of_turn":
        return Reason("too_late_to_buy")
    if verb in ("rise", "annex") and len(state.players[state.seat].civilizations) >= MOST_CIVILIZATIONS:
        return Reason("three_civilizations")
    return Reason("wrong_step", {"step": steps[0], "now": state.step})


def _no_card(state: State, kind: str, word: str) -> Reason | None:
    """A word that names no card of any kind; which kind the verb needs is its own rule."""
    if kind != "card" or any(word in getattr(state.table.cards, each) for each in KINDS):
        return None
    return Reason("unknown_card", {"text": word})


def _unknown(state: State, card: str, kind: str = "civilization") -> Reason | None:
    cards = getattr(state.table.cards, kind)
    return None if card in cards else Reason("unknown_card", {"text": card})


def _civilization(state: State, move: Move) -> Reason:
    if move[0] == "skip":
        return Reason("round_1_skip")
    if (reason := _unknown(state, move[1])) is not None:
        return reason
    if move[0] == "annex" and state.round == 1:
        return Reason("round_1_annex")
    scenario = state.table.scenario
    if move[0] == "rise" and scenario is not None and scenario.rises:
        params = {"civilization": scenario.rises}
        return Reason("scenario_rises", params) if state.round == 1 else Reason("scenario_annex_only", params)
    if len(move) > 2:
        if move[2] != "hand":
            return Reason("unknown_move", {"move": " ".join(move)})
        return Reason("not_in_hand", {"civilization": move[1]})
    return Reason("not_in_market", {"civilization": move[1]})


def _act(state: State, move: Move) -> Reason:
    seat = state.seat
    cards = state.table.cards
    if move[1] in ("plague", cards.no_action):
        return Reason("no_action_on_card", {"card": move[1]})
    if (reason := _unknown(state, move[1], "action")) is not None:
        return reason
    action = cards.action[move[1]]
    other = forbidding(state, seat, action.id)
    if other is not None:
        main = state.players[other].main
        assert main is not None
        return Reason("forbidden", {"action": action.id, "card": main.id, "seat": other})
    if len(move) > 2 and not action.asks:
        return Reason("too_many_words", {"move": " ".join(move)})
    if (reason := _special(state, action) or _slots(state, action) or _workers(state, action)) is not None:
        return reason
    if action.asks == "technology":
        return _research(state, action, move)
    coins = price(state, seat, action)
    have = state.players[seat].coins
    if coins > have:
        if action.special is not None and (card := next_control_card(state)) is not None and action.special.control:
            return Reason("control_coins", {"control_card": card.id, "needed": coins, "have": have})
        return Reason("coins", {"action": action.id, "needed": coins, "have": have})
    if len(move) == 2:
        return Reason("wonder_not_chosen")
    return _unknown(state, move[2], "wonder") or Reason("wonder_gone", {"wonder": move[2]})


def _special(state: State, action: Action) -> Reason | None:
    """What a scenario's special action lacks, beside a slot, workers and coins."""
    special = action.special
    if special is None:
        return None
    if special.control and next_control_card(state) is None:
        return Reason("row_complete")
    if special.remove_drought and not state.scenario.drought:
        return Reason("no_drought_token")
    if special.grants is not None and special.grants.lasts == "round" and special.grants in state.scenario.passing:
        return Reason(f"{special.grants.always}_already", {"action": action.id})
    return None


def _slots(state: State, action: Action) -> Reason | None:
    if slots_left(state, state.seat, action) > 0:
        return None
    used = state.used_slots[action.place]
    if used > 1:
        return Reason("slots_used", {"action": action.id, "count": used})
    if used == 1:
        return Reason("slot_used", {"action": action.id})
    position = state.table.track.index(action.id) + 1
    if position < state.round:
        return Reason("past", {"action": action.id})
    return Reason("upcoming", {"action": action.id, "round": position - WINDOW + 1})


def _workers(state: State, action: Action) -> Reason | None:
    player = state.players[state.seat]
    needed = workers_needed(player, action)
    if needed <= player.free_workers:
        return None
    if player.free_workers == 0:
        return Reason("no_worker")
    return Reason("workers", {"action": action.id, "needed": needed, "free": player.free_workers})


def _research(state: State, action: Action, move: Move) -> Reason:
    if len(move) == 2:
        return _research_at_all(state, action)
    if (reason := _unavailable(state, state.seat, move[2])) is not None:
        return reason
    technology = state.table.cards.technology[move[2]]
    coins = price(state, state.seat, action, technology)
    have = state.players[state.seat].coins
    return Reason("coins_for_technology", {"technology": technology.id, "needed": coins, "have": have})


def _research_at_all(state: State, action: Action) -> Reason:
    """Why not, or why not yet, whichever technology is meant."""
    player = state.players[state.seat]
    available = player.available_technologies(state.table.cards)
    if not available:
        return Reason("none_available")
    least = min(price(state, state.seat, action, technology) for technology in available)
    if least > player.coins:
        return Reason("coins", {"action": action.id, "needed": least, "have": player.coins})
    return Reason("technology_not_chosen")


def _unavailable(state: State, seat: int, card: str) -> Reason | None:
    """Why the player cannot gain this technology, whatever the means; None if it can be gained."""
    if (reason := _unknown(state, card, "technology")) is not None:
        return reason
    technology: Technology = state.table.cards.technology[card]
    player = state.players[seat]
    tree = state.table.cards.tree
    if technology.bit & player.technology_bits:
        return Reason("technology_owned", {"technology": card})
    if technology in player.available_technologies(state.table.cards):
        return None
    if technology not in tree.technologies(player.special):
        if player.special is not None and not technology.special and technology.column == player.special.column:
            return Reason("covered", {"technology": card, "card": player.special.id})
        return Reason("special_not_owned", {"technology": card, "card": technology.special})
    needs = tree.prerequisites(technology, player.special)
    if not needs and player.special is not None:
        return Reason("covered", {"technology": technology.after[0], "card": player.special.id})
    return Reason("prerequisite", {"technology": card, "needs": needs})


def _buy(state: State, card: str) -> Reason:
    player = state.players[state.seat]
    if "innovation" not in state.table.variants:
        return Reason("variant_off", {"variant": "innovation"})
    if (reason := _unknown(state, card, "special_technology")) is not None:
        return reason
    if player.special is not None:
        return Reason("already_bought")
    special = state.table.cards.special_technology[card]
    if special not in state.special_market:
        return Reason("special_not_there", {"card": card})
    if player.coins < SPECIAL_TECHNOLOGY_PRICE:
        return Reason("no_coin")
    return Reason("column_not_empty", {"column": special.column})


def _mandatory(state: State) -> tuple[str, ...]:
    return tuple(effect.cause.id for _, effect in pending_effects(state) if not effect.offer)


def _choice(state: State, verb: str, card: str) -> Reason:
    """`pick` answers a question about technologies, `take` one about wonders."""
    task = state.agenda[-1]
    if (verb == "pick") != (task.asks == "technology"):
        return Reason("pending_choice")
    if verb == "take":
        return _unknown(state, card, "wonder") or Reason("wonder_gone", {"wonder": card})
    reason = _unavailable(state, task.seat, card)
    assert reason is not None
    return reason


def _use(state: State, move: Move) -> Reason:
    """`use CARD …` and `decline CARD`, for an offer or at the end of the turn."""
    verb, name = move[0], move[1]
    card = name.partition("#")[0]
    if state.agenda:
        offering = state.agenda[-1].effects[0].cause.id == card
        return Reason("too_many_words", {"move": " ".join(move)}) if offering else Reason("not_offered", {"card": card})
    effects = state.players[state.seat].abilities.end_of_turn
    if name not in effects:
        return Reason("not_offered", {"card": card})
    if name in state.used_effects:
        return Reason("offer_used", {"card": card})
    effect = effects[name]
    if verb == "decline":
        return Reason("end_declines") if effect.offer else Reason("not_optional", {"card": card})
    if effect.offer == "culture":
        return _offered_culture(state, move)
    if effect.offer == "seed_market":
        return _seed_market(state, move)
    return _effect_choice(state, move)


def _offered_culture(state: State, move: Move) -> Reason:
    if len(move) > 2:
        return Reason("too_many_words", {"move": " ".join(move)})
    action = state.table.cards.action["culture"]
    other = forbidding(state, state.seat, action.id)
    if other is not None:
        main = state.players[other].main
        assert main is not None
        return Reason("forbidden", {"action": action.id, "card": main.id, "seat": other})
    coins = price(state, state.seat, action, offer=move[1])
    return Reason("offer_coins", {"card": move[1], "needed": coins, "have": state.players[state.seat].coins})


def _seed_market(state: State, move: Move) -> Reason:
    have = state.players[state.seat].coins
    if have < SEED_MARKET_COINS:
        return Reason("seed_market_coins", {"card": move[1], "have": have})
    if not state.market:
        return Reason("seed_market_empty")
    if len(move) == 2:
        return Reason("civilization_not_chosen")
    return _unknown(state, move[2]) or Reason("not_in_market", {"civilization": move[2]})


def _effect_choice(state: State, move: Move) -> Reason:
    """A mandatory effect that gives a technology or wonder: which one?"""
    effect = state.players[state.seat].abilities.end_of_turn[move[1]]
    gain = effect.gain
    if len(move) > 2 and not (gain.technologies or gain.wonders):
        return Reason("too_many_words", {"move": " ".join(move)})
    if gain.technologies:
        if len(move) == 2:
            return Reason("technology_not_chosen")
        return _unavailable(state, state.seat, move[2]) or Reason("nothing_to_gain", {"card": effect.cause.id})
    if len(move) == 2:
        return Reason("wonder_not_chosen")
    return _unknown(state, move[2], "wonder") or Reason("wonder_gone", {"wonder": move[2]})

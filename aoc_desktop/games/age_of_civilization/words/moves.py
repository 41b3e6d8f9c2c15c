"""A move as the list of legal moves, a button or the undo menu names it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from aoc_desktop.games.age_of_civilization.words.effects import amount_text
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.game import Move
from aoc_desktop.text.language import Language

OFFERED = ("action", "culture")
"""What a card may offer to perform."""
NO_FACTS: Mapping[str, object] = {}


def move_text(move: Move, language: str, facts: Mapping[str, object] = NO_FACTS) -> str:
    """The move in words; numbers and gains are said as far as `facts` hold them.

    rise, annex: `workers` and `coins` that it brings. act: `costs` and `gains` as texts (see `changes_text`).
    use: `gains`, empty if there is nothing to gain; `offer`, "culture" with `coins` and `points` or "seed_market".
    rest: `gains`, if not the usual ones.
    """
    speech = load_language(language)
    verb, words = move[0], move[1:]
    if verb in ("rise", "annex") and words:
        return _civilization(verb, words, speech, facts)
    if verb == "act" and words:
        return _worth(_act(words, speech), speech, facts)
    if verb == "use" and words:
        return _use(words, speech, facts)
    if verb == "rest":
        gains = facts.get("gains") or speech.text("move.rest_gains")
        return speech.sentence("move.worth_gains", move=speech.text("move.rest"), gains=gains)
    if speech.has(f"move.{verb}"):
        word = words[0] if words else ""
        return speech.sentence(f"move.{verb}", civilization=word, card=word, technology=word, wonder=word)
    return " ".join(move)


def cards_of(move: Move, language: str) -> list[tuple[str, str]]:
    """The cards that a move is about: kind and id."""
    names, words = load_language(language).names, [word.partition("#")[0] for word in move[1:]]
    found = [(kind, word) for word in words for kind in names.card_kinds if word in names[kind]]
    return [*found, OFFERED] if move[0] == "use" else found


def changes_text(changes: Iterable[tuple[str, int]], language: str, signed: bool = True) -> str:
    """Amounts of coins, points, workers … in a row: "+2 coins, −1 worker"; unsigned, as a cost: "1 worker, 2 coins"."""
    speech = load_language(language)
    texts = []
    for kind, n in changes:
        text = amount_text(speech, kind, abs(n), "count")
        texts.append(speech.text("change.lose" if n < 0 else "change.gain", amount=text) if signed else text)
    return speech.join(texts, "comma")


def stronger_text(rival: str, theirs: int, mine: int, language: str) -> str:
    """Why a Conquest would bring no points of its own; without a name the rival is the virtual opponent."""
    key = "move.rival_is_stronger" if rival else "move.opponent_is_stronger"
    return load_language(language).sentence(key, rival=rival, a=mine, b=theirs)


def _civilization(verb: str, words: Move, speech: Language, facts: Mapping[str, object]) -> str:
    key = f"move.{verb}"
    if words[1:] == ("hand",):
        key += "_hand"
    elif "workers" not in facts:
        key += "_bare"
    else:
        key += "_full" * (verb == "annex" and not facts["workers"]) + "_coins" * bool(facts.get("coins"))
    return speech.sentence(key, **{**facts, "civilization": words[0]})


def _act(words: Move, speech: Language) -> str:
    """The action; with a card, what is researched or built."""
    action, card = words[0], "".join(words[1:2])
    if card:
        wonder = action == "wonder" or card in speech.names["wonder"]
        key = "move.act_wonder" if wonder else "move.act_technology"
        return speech.sentence(key, technology=card, wonder=card)
    return speech.sentence("move.act_no_wonder" if action == "wonder" else "move.act", action=action)


def _worth(move: str, speech: Language, facts: Mapping[str, object]) -> str:
    """The move with its cost and gain, as far as they are known."""
    costs, gains = facts.get("costs", ""), facts.get("gains", "")
    if not gains:
        return move
    return speech.text("move.worth" if costs else "move.worth_no_cost", move=move, costs=costs, gains=gains)


def _use(words: Move, speech: Language, facts: Mapping[str, object]) -> str:
    """An effect of the end of the turn, or an offer."""
    card, chosen = words[0], "".join(words[1:2])
    if facts.get("offer") == "culture":
        return speech.sentence("move.use_culture", **{**facts, "card": card})
    if chosen:
        kinds = {"seed_market": "civilization", "technology": "technology", "wonder": "wonder"}
        kind = next((key for key, kind in kinds.items() if chosen in speech.names[kind]), "technology")
        key = "seed_market" if facts.get("offer") == "seed_market" else kind
        return speech.sentence(f"move.use_{key}", card=card, technology=chosen, wonder=chosen, civilization=chosen)
    if "gains" not in facts:
        return speech.sentence("move.use", card=card)
    gains = facts["gains"] or speech.text("move.nothing")
    return speech.text("move.worth_gains", move=speech.text("move.use", card=card), gains=gains)

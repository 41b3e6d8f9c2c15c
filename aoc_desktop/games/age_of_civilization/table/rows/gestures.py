"""Moves as gestures: which thing is put where. One table for dragging, clicking and the keyboard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from aoc_desktop.games.age_of_civilization.rules.cards import CardSet
from aoc_desktop.games.age_of_civilization.rules.kinds import CARDS
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place

WORKER: Place = ("worker", "")
COINS: Place = ("coins", "")
RISE: Place = ("rise", "")
ANNEX: Place = ("annex", "")
KEEP: Place = ("keep", "")
WONDERS: Place = ("wonders", "")
CHOSEN = ("technology", "wonder", "civilization")
"""The kinds of cards that a move names to have one of them."""


def gestures(move: Move, cards: CardSet) -> Iterator[tuple[Place, Place]]:
    """Every way to express a legal move: what is taken, where it is put. The same place twice: a click is enough."""
    verb, words = move[0], move[1:]
    if verb in ("rise", "annex"):
        yield ("hand" if words[1:] == ("hand",) else "market", words[0]), (verb, "")
    elif verb == "keep":
        yield ("pack", words[0]), KEEP
    elif verb == "act":
        yield WORKER, ("action", words[0])
        if len(words) > 1:
            yield card_place(words[1], cards), ("action", words[0])
            if words[1] in cards.wonder:
                yield card_place(words[1], cards), WONDERS
    elif verb == "buy":
        yield ("special", words[0]), ("column", cards.special_technology[words[0]].column)
    elif verb in ("pick", "take"):
        place = card_place(words[0], cards)
        yield place, place
        if verb == "take":
            yield place, WONDERS
    elif verb == "use":
        yield from _use(words, cards)


def _use(words: Move, cards: CardSet) -> Iterator[tuple[Place, Place]]:
    effect = ("effect", words[0])
    if len(words) == 1:
        yield effect, effect
        return
    chosen = card_place(words[1], cards)
    yield effect, chosen
    yield (COINS if chosen[0] == "market" else chosen), chosen  # an outlined card takes the click itself


def card_place(card: str, cards: CardSet) -> Place:
    """Where a card that a move names lies on the table."""
    kind = next((kind for kind in CHOSEN if card in getattr(cards, kind)), "technology")
    return CARDS[kind].places[0], card


def wish(source: Place, target: Place, cards: CardSet, seeding: str = "") -> Move | None:
    """The move that somebody means who puts this there, legal or not; None: nothing of the kind goes there.

    `seeding`: the player's effect that lays coins on the market, as moves name it.
    """
    (kind, card), (where, there) = source, target
    if kind in ("market", "hand") and target in (RISE, ANNEX):
        return (where, card, "hand") if kind == "hand" else (where, card)
    if kind == "pack" and where in ("keep", "hand"):
        return ("keep", card)
    if where == "action":
        if source == WORKER:
            return ("act", there)
        return ("act", there, card) if there in asking(kind, cards) else None
    if kind == "special" and target == ("column", cards.special_technology[card].column):
        return ("buy", card)
    if kind == "wonder" and where in ("wonders", "my wonder"):
        return next((("act", action, card) for action in asking(kind, cards)), None)
    if source == COINS and where == "market" and seeding:
        return ("use", seeding, there)
    return None


def asking(kind: str, cards: CardSet) -> tuple[str, ...]:
    """The actions that ask for a card of this kind."""
    return tuple(action.id for action in cards.actions if action.asks == kind)


def goes(source: Place, cards: CardSet) -> Reason:
    """The refusal of a wrong place: it says where the thing in the hand goes."""
    kind, card = source
    if kind in ("market", "hand"):
        return Reason("goes_civilization")
    if kind == "pack":
        return Reason("goes_pack")
    if kind == "technology":
        return Reason("goes_technology", {"actions": asking(kind, cards)})
    if kind == "wonder":
        return Reason("goes_wonder", {"actions": asking(kind, cards)})
    if kind == "special":
        return Reason("goes_special", {"column": cards.special_technology[card].column})
    return Reason("goes_worker") if source == WORKER else Reason("goes_coins")


def why_coins_stay(cards: CardSet) -> Reason:
    """The refusal of coins in the hand without a card that lays them on the market."""
    owners = tuple(
        card.id
        for card in cards.civilizations
        if any(effect.offer == "seed_market" for effect in (*card.main, *card.inherited))
    )
    return Reason("coins_stay", {"cards": owners}) if owners else Reason("coins_paid")


def choices(moves: Iterable[Move], prefix: Move, cards: CardSet) -> dict[Place, Move]:
    """The places that answer "which one?" after a prefix."""
    size = len(prefix)
    found = {}
    for move in moves:
        if move[:size] == prefix and len(move) == size + 1:
            found[card_place(move[size], cards)] = move
    return found

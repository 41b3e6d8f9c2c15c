"""Every card, nation and board in words: civilisation cards, calamities, commodities."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.cards import FINISH, CardSet, CivilizationCard
from aoc_desktop.games.advanced_civilization.words.effects import calamity_sentences, effect_sentences
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.text.language import Language


def card_text(cards: CardSet, card_id: str, language: str) -> str:
    """What a civilisation card does: its effects, then what it changes in calamities."""
    speech, card = load_language(language), cards.civilization[card_id]
    told = [*effect_sentences(speech, cards, card), *calamity_sentences(speech, cards, card)]
    return " ".join(told) or speech.sentence("effect.none")


def card_facts(cards: CardSet, card_id: str, language: str) -> str:
    """Groups, cost, and the card that must be there before: the head of the tooltip."""
    speech, card = load_language(language), cards.civilization[card_id]
    facts = speech.text("card.facts", groups=groups_of(speech, card), n=card.cost)
    if not card.requires:
        return facts
    return speech.text("card.facts_needs", facts=facts, card=_by_bit(cards, card.requires).id)


def groups_of(speech: Language, card: CivilizationCard) -> list[str]:
    """Its groups in the order in which the game names them."""
    known = [group for group in speech.names.ids("group") if group in card.groups]
    return [*known, *sorted(card.groups - set(known))]


def card_credits(cards: CardSet, card_id: str, language: str) -> str:
    """For which cards its owner pays less, the largest amount first."""
    speech, card = load_language(language), cards.civilization[card_id]
    parts = []
    for amount in sorted({*card.credits} - {0}, reverse=True):
        named = [other.id for other in cards.civilization_cards if card.credits[other.number] == amount]
        parts.append(speech.text("card.credit", n=amount, cards=named))
    if not parts:
        return speech.sentence("card.no_credits")
    return speech.sentence("card.credits", credits=speech.join(parts, "semicolon"))


def commodity_text(cards: CardSet, commodity_id: str, language: str) -> str:
    """How many there are, what sets of it are worth, and whether Mining counts it."""
    speech = load_language(language)
    number = cards.card[commodity_id]
    commodity = cards.commodities[number]
    worth = [count * count * commodity.stack for count in range(1, commodity.copies + 1)]
    told = [speech.sentence("commodity_text.sets", n=commodity.copies, s=commodity.stack, worth=worth)]
    bonus = [card.id for card in cards.civilization_cards if number in card.abilities.set_bonus]
    told += [speech.sentence("commodity_text.mineral", card=card, n=1) for card in bonus[:1]]
    return " ".join(told)


def nation_text(cards: CardSet, nation_id: str, language: str) -> str:
    """Colour, place on the AST, start areas, and when its epochs begin."""
    speech = load_language(language)
    nation = next(each for each in cards.nations if each.id == nation_id)
    starts = speech.text("nation_text.starts", areas=list(nation.start))
    if nation.start_extended != nation.start:
        starts = speech.text("nation_text.starts_extended", starts=starts, areas=list(nation.start_extended))
    squares = [square for square in range(1, FINISH) if nation.epochs[square] != nation.epochs[square - 1]]
    values = [
        speech.text("nation_text.value", n=value, s=square)
        for square, value in enumerate(nation.values[:FINISH])
        if value
    ]
    told = [
        speech.sentence("nation_text.head", colour=nation.colour, n=nation.order),
        speech.sentence("nation_text.start", starts=starts),
        speech.sentence("nation_text.epochs", squares=squares, values=speech.join(values, "comma")),
    ]
    return " ".join(told)


def board_text(cards: CardSet, board_id: str, language: str) -> str:
    """Who plays on it, how large it is, how many tokens everybody has."""
    speech = load_language(language)
    plan = cards.boards[board_id]
    tokens = [speech.text("board_text.tokens", n=plan.tokens[players], p=players) for players in sorted(plan.players)]
    told = speech.sentence(
        "board_text.size",
        board=board_id,
        players=sorted(plan.players),
        n=len(plan.areas),
        m=len(plan.seas),
        tokens=speech.join(tokens, "comma"),
    )
    return f"{told} {speech.sentence('board_text.void')}" if plan.void_island_sites else told


def _by_bit(cards: CardSet, bit: int) -> CivilizationCard:
    return next(card for card in cards.civilization_cards if card.bit == bit)

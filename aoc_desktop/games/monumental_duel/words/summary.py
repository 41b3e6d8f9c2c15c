"""A City and the table between both in sentences: for who hears the table instead of seeing it."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.games.monumental_duel.rules.cards import NONE, RESOURCES
from aoc_desktop.games.monumental_duel.rules.scoring import counts, score
from aoc_desktop.games.monumental_duel.rules.state import CELLS, COLUMNS, ROWS, Player, State
from aoc_desktop.games.monumental_duel.rules.view import View
from aoc_desktop.games.monumental_duel.words.cards import card_facts
from aoc_desktop.games.monumental_duel.words.speech import load_language
from aoc_desktop.text.language import Language


def city_lines(view: View, seat: int, players: Sequence[str], language: str) -> list[str]:
    """All that lies before a player, row by row, then what belongs to the City."""
    speech, state = load_language(language), view.state
    player = state.players[seat]
    if player.civilization is None:
        return [speech.sentence("summary.heading_unknown", player=players[seat])]
    key = "summary.heading" if seat == view.seat else "summary.heading_other"
    told = [speech.sentence(key, player=players[seat], civilization=player.civilization.id)]
    told.append(speech.sentence("summary.purse", **dict(zip("abcdef", player.tokens, strict=True))))
    told += [_row(speech, player, row) for row in range(len(ROWS))]
    told += [_deck(speech, player), _policies(speech, player), _provinces(speech, player)]
    if player.construction is not None:
        card = player.construction
        told.append(speech.sentence("summary.wonder", card=card.id, n=card.cost[1]))
    if player.reserved:
        told.append(speech.sentence("summary.reserved", cards=[card.id for card in player.reserved]))
    told += _leaders(speech, player, player.civilization.warlord.id)
    told.append(speech.sentence("summary.espionage", card=player.espionage.id))
    if revolts := counts(state, seat).revolt:
        told.append(speech.sentence("summary.revolts", n=revolts))
    return [*told, speech.sentence("summary.passed")] if player.passed else told


def _row(speech: Language, player: Player, row: int) -> str:
    first = row * len(COLUMNS)
    cells = [_cell(speech, player, cell) for cell in range(first, first + len(COLUMNS))]
    return speech.sentence("summary.row", line=ROWS[row], cells=speech.join(cells, "semicolon"))


def _cell(speech: Language, player: Player, cell: int) -> str:
    """Its card and what lies under it, whether it is active and whether it was used."""
    face, under = player.faces[cell], player.attached[cell]
    if face is None:
        return speech.text("summary.cell_empty", cell=CELLS[cell])
    card, below = _name(speech, face.id), "" if under is None else _name(speech, under.id)
    text = speech.text("summary.cell_on" if below else "summary.cell", cell=CELLS[cell], name=card, below=below)
    if not player.active >> cell & 1:
        return text
    return speech.text("summary.used" if player.used >> cell & 1 else "summary.active", text=text)


def _name(speech: Language, card: str) -> str:
    return speech.names.find(card).display


def _deck(speech: Language, player: Player) -> str:
    values = {"n": len(player.bag) + len(player.top), "m": len(player.discard), "k": len(player.archived)}
    if not player.top:
        return speech.sentence("summary.deck_unknown", **values)
    return speech.sentence("summary.deck", **values, card=player.top[0].id)


def _policies(speech: Language, player: Player) -> str:
    told = []
    for number, card in enumerate(player.policies):
        awake = player.in_force >> number & 1
        key = "policy_used" if player.policies_used >> number & 1 else "awake" if awake else "asleep"
        told.append(speech.text(f"summary.{key}", policy=card.id))
    return speech.sentence("summary.policies" if told else "summary.no_policies", list=speech.join(told, "semicolon"))


def _provinces(speech: Language, player: Player) -> str:
    cards = [card.id for card in reversed(player.provinces)]
    return speech.sentence("summary.provinces" if cards else "summary.no_provinces", cards=cards)


def _leaders(speech: Language, player: Player, warlord: str) -> list[str]:
    return [
        speech.sentence("summary.warlord_used" if player.warlord_used else "summary.warlord_usable", warlord=warlord),
        speech.sentence("summary.ambassador_used" if player.ambassador_used else "summary.ambassador", n=player.agents),
    ]


def table_lines(view: View, players: Sequence[str], language: str) -> list[str]:
    """Track, decks, piles, Advantage, dice, and how the duel stands."""
    speech, state = load_language(language), view.state
    cards = state.table.cards
    track = [
        speech.text("summary.track_card", card=card.id, facts=card_facts(cards, card.id, language))
        for card in state.track
    ]
    told = [speech.sentence("summary.track" if track else "summary.no_track", list=speech.join(track, "semicolon"))]
    era = speech.text(f"roman.{state.era}")
    told.append(speech.sentence("summary.development", n=view.development_size, era=era))
    piles = [
        speech.text("summary.pile", card=card.id, n=left) for card, left in zip(cards.basic, state.piles, strict=True)
    ]
    told += [speech.sentence("summary.piles", piles=speech.join(piles, "comma")), _advantage(speech, state, players)]
    if state.dice:
        told.append(speech.sentence("summary.dice", values=list(state.dice)))
    values = {"player": players[0], "n": score(state, 0), "opponent": players[1], "m": score(state, 1)}
    told.append(speech.sentence("summary.duel", **values))
    return [*told, speech.sentence("summary.first_player", player=players[state.first_player])]


def _advantage(speech: Language, state: State, players: Sequence[str]) -> str:
    if state.holder == NONE:
        return speech.sentence("summary.advantage_neutral")
    if state.holder_resource == NONE or not state.holder_tokens:
        return speech.sentence("summary.advantage_bare", player=players[state.holder])
    resource = RESOURCES[state.holder_resource]
    return speech.sentence("summary.advantage", player=players[state.holder], n=state.holder_tokens, resource=resource)

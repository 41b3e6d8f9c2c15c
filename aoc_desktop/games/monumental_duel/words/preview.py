"""What a move would do, line by line, beside the numbers that it changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from aoc_desktop.games.monumental_duel.rules.actions import conquest_price
from aoc_desktop.games.monumental_duel.rules.cards import GOLD, RESOURCES, Card, Effect
from aoc_desktop.games.monumental_duel.rules.provinces import conquest, discount_on
from aoc_desktop.games.monumental_duel.rules.scoring import DOMINATIONS, Counts, counts
from aoc_desktop.games.monumental_duel.rules.state import CELL, CELLS_OF, IN_LINE, Player, State
from aoc_desktop.games.monumental_duel.words.effects import amount_text, amounts_text, face_text
from aoc_desktop.games.monumental_duel.words.speech import load_language
from aoc_desktop.kernel.game import Move
from aoc_desktop.text.language import Language

MOST_CHANCES = 5
"""Cards of the bag that are named with their chances."""


class PreviewWords:
    """The lines of one move of the seat that decides, in the position before it and the one after."""

    def __init__(self, before: State, after: State, players: Sequence[str], language: str) -> None:
        self.before, self.after = before, after
        self.player, self.seat = before.player, before.seat
        self.other = players[1 - before.seat]
        self.speech: Language = load_language(language)

    def lines(self, move: Move) -> list[str]:
        told = TELLERS.get(move[0])
        return [*(told(self, move) if told is not None else []), *self._scales()]

    def say(self, key: str, **values: object) -> str:
        return self.speech.text(f"preview.{key}", **values)

    def _scales(self) -> list[str]:
        """Each of the four scales that moves, with what becomes of its points of domination."""
        old, new = counts(self.before, self.seat), counts(self.after, self.seat)
        rival_old, rival_new = counts(self.before, 1 - self.seat), counts(self.after, 1 - self.seat)
        lines = []
        for what in DOMINATIONS:
            a, b = getattr(old, what), getattr(new, what)
            c, d = getattr(rival_old, what), getattr(rival_new, what)
            if (a, c) != (b, d):
                line = self.say(f"count_{what}", a=a, b=b, player=self.other, c=d)
                lines.append(self.say("with_domination", text=line, domination=self._domination(a >= c, b, d)))
        return [*lines, *self._revolts(old, new)]

    def _domination(self, had: bool, mine: int, theirs: int) -> str:
        if mine == theirs:
            return self.say("domination_shared")
        if mine > theirs:
            return self.say("domination_kept" if had else "domination_gained")
        return self.say("domination_lost" if had else "domination_theirs")

    def _revolts(self, old: Counts, new: Counts) -> list[str]:
        gone = old.revolt - new.revolt
        return [self.say("revolts_gone", n=gone)] if gone > 0 else []

    def effect(self, effect: Effect | None) -> str:
        return face_text(self.speech, effect) if effect is not None else ""

    def gold_line(self, card: Card, price: int) -> list[str]:
        """The Gold that stands in for what is missing."""
        missing = price - self.player.tokens[card.pays]
        if missing <= 0 or self.player.tokens[GOLD] < missing:
            return []
        return [self.say("gold", n=missing, resource=RESOURCES[card.pays])]


# ------------------------------------------------------------------ moves
def _activate(words: PreviewWords, move: Move) -> list[str]:
    player = words.player
    later: list[str] = []
    standing: list[str] = []
    revolts = 0
    for cell in CELLS_OF[(IN_LINE[move[1]] | IN_LINE[move[2]]) & player.filled]:
        for card in (player.faces[cell], player.attached[cell]):
            if card is None:
                continue
            revolts += card.kind == "revolt"
            if card.use is not None:
                later.append(card.id)
            elif card.standing is not None:
                standing.append(card.id)
    lines = [words.say("later", cards=later)] if later else []
    lines += [words.say("standing", cards=standing)] if standing else []
    lines += [words.say("revolts_leave", n=revolts)] if revolts else []
    wakes = [card.id for card, line in zip(player.policies, player.lines, strict=False) if line in move[1:]]
    return [*lines, *([words.say("awake", cards=wakes)] if wakes else [])]


def _acquire(words: PreviewWords, move: Move) -> list[str]:
    card = words.before.table.cards.card[move[1]]
    player = words.player
    if card.kind == "wonder":
        other = player.construction
        return [words.say("second_wonder", card=other.id)] if other is not None else [words.say("begun")]
    less = discount_on(player, "province") if card.kind == "province" else 0
    gold = words.gold_line(card, max(0, card.cost[0] - less))
    if card.defence:
        protected = conquest(player)
        if protected is None:
            return [*gold, words.say("protects_nothing")]
        return [*gold, words.say("protects", card=protected.province.id, n=protected.price + card.defence)]
    if card.kind == "province":
        lines = [words.say("bonus", card=card.id, text=words.effect(card.bonus))] if card.bonus is not None else []
        return [*gold, *lines, words.say("exposed", player=words.other, n=card.cost[0])]
    return [*gold, words.say("on_top")]


def _complete(words: PreviewWords, move: Move) -> list[str]:
    card = words.player.construction
    if card is None:
        return []
    lines = [words.say("bonus", card=card.id, text=words.effect(card.bonus))] if card.bonus is not None else []
    return [*lines, words.say("then_on_top")]


def _develop(words: PreviewWords, move: Move) -> list[str]:
    player = words.player
    lines = [words.say("all_bonuses", cards=[move[1], *(card.id for card in reversed(player.policies))])]
    if len(move) > 2:
        return [*lines, words.say("at_line", line=move[2])]
    return [*lines, *([words.say("covers", card=player.policies[-1].id)] if player.policies else [])]


def _conquer(words: PreviewWords, move: Move) -> list[str]:
    target = conquest(words.before.opponent)
    if target is None:
        return []
    key = "no_bonus_barricades" if target.barricades else "no_bonus"
    return [words.say(key, n=target.barricades), words.say("conquest", n=conquest_price(words.before))]


def _progress(words: PreviewWords, move: Move) -> list[str]:
    player = words.player
    if player.top:
        return [words.say("draws", card=player.top[0].id), words.say("draws_from_top")]
    counted: dict[str, int] = {}
    for card in player.bag:
        counted[card.id] = counted.get(card.id, 0) + 1
    most = sorted(counted.items(), key=lambda pair: (-pair[1], pair[0]))[:MOST_CHANCES]
    return [words.say("chance", card=card, n=number, m=len(player.bag)) for card, number in most]


def _advantage(words: PreviewWords, move: Move) -> list[str]:
    tokens = int(move[2])
    short, long = ("lasts_not", "lasts_tie") if words.before.last_round else ("lasts_round", "lasts")
    lines = [words.say(long if tokens > 1 else short, n=tokens - 1, player=words.other, m=tokens + 1)]
    civilization = words.player.civilization
    if civilization is not None and not words.player.warlord_used:
        lines.append(words.say("opens", card=civilization.warlord.id))
    return lines


def _ambassador(words: PreviewWords, move: Move) -> list[str]:
    agents = words.player.agents
    if move[-1] == "train":
        return [words.say("agents", n=agents, m=agents + 1)]
    faces = [words.effect(effect) for effect in words.player.espionage.faces]
    return [words.say("each_die"), *(words.say("face", n=value, text=text) for value, text in enumerate(faces, 4))]


def _cell(words: PreviewWords, move: Move) -> list[str]:
    """The knowledge under a card that goes."""
    if len(move) < 2 or move[1] not in CELL:
        return []
    under = words.player.attached[CELL[move[1]]]
    return [words.say("knowledge_goes", card=under.id)] if under is not None else []


def _exchange(words: PreviewWords, move: Move) -> list[str]:
    face = words.player.faces[CELL[move[1]]]
    given = face.resources if face is not None else ()
    told = [words.say("give_up", text=amounts_text(words.speech, given))] if given else []
    return [*told, *_cell(words, move)]


def _pass(words: PreviewWords, move: Move) -> list[str]:
    lines = [words.say("goes_on", player=words.other)] if not words.before.opponent.passed else []
    unused = _unused(words.player)
    return [*lines, *([words.say("unused", cards=unused)] if unused else [])]


def _unused(player: Player) -> list[str]:
    """Active cards with an effect that was not used."""
    found = []
    for cell in CELLS_OF[player.active]:
        for card, used in ((player.faces[cell], player.used), (player.attached[cell], player.knowledge_used)):
            if card is not None and card.use is not None and not used >> cell & 1:
                found.append(card.id)
    return found


def _reroll(words: PreviewWords, move: Move) -> list[str]:
    if move[2] == "free":
        return []
    return [words.say("costs", text=amount_text(words.speech, move[2], 1))]


TELLERS: dict[str, Callable[[PreviewWords, Move], list[str]]] = {
    "activate": _activate,
    "acquire": _acquire,
    "complete": _complete,
    "develop": _develop,
    "conquer": _conquer,
    "progress": _progress,
    "advantage": _advantage,
    "ambassador": _ambassador,
    "archive": _cell,
    "discard": _cell,
    "reinforce": _cell,
    "exchange": _exchange,
    "pass": _pass,
    "reroll": _reroll,
}

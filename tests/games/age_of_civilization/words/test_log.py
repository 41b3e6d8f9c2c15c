"""Lines of the log, from the engine's events."""

from __future__ import annotations

from typing import get_args

import pytest

from aoc_desktop.games.age_of_civilization.rules import events as kinds
from aoc_desktop.games.age_of_civilization.rules.game import GAME, card_set
from aoc_desktop.games.age_of_civilization.rules.setup import Options
from aoc_desktop.games.age_of_civilization.words.log import HEADS, log_lines
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.events import Cause, Event, Packed
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.rng import Rng

PLAYERS = ("Anna", "Bruno", "Chloé")
CULTURE = Cause("action", "culture")
TRADE = Cause("action", "trade")
WRITING = Cause("technology", "writing")


def lines(*events: Event, language: str = "en") -> list[str]:
    return [line.replace("\u202f", " ") for line in log_lines(events, language, PLAYERS)]


def test_an_action_is_one_line_with_costs_first_and_causes_in_brackets() -> None:
    events = (
        Packed("performs", 0, "culture", 1, CULTURE),
        Packed("paid", 0, "coins", 3, CULTURE),
        Packed("gained", 0, "points", 2, CULTURE),
        Packed("gained", 0, "points", 1, WRITING),
    )
    assert lines(*events) == ["Anna performs Culture: −3 coins; +2 points, +1 point (Writing)."]
    assert lines(*events, language="fr") == [
        "Anna réalise l’action Culture : −3 Pièces ; +2 points, +1 point (Écriture)."
    ]


def test_research_names_the_technology() -> None:
    research = Cause("action", "research")
    events = (
        Packed("performs", 1, "research", 1, research),
        Packed("paid", 1, "coins", 4, research),
        Packed("gained", 1, "points", 1, research),
        Packed("technology", 1, "mining", 0, research),
    )
    assert lines(*events) == ["Bruno performs Research: −4 coins; +1 point; gains Mining."]


def test_trade_gives_each_other_player_the_same() -> None:
    events = [
        Packed("performs", 0, "trade", 1, TRADE),
        Packed("gained", 0, "coins", 2, TRADE),
        Packed("gained", 1, "coins", 1, TRADE),
        Packed("gained", 2, "coins", 1, TRADE),
        Packed("gained", 0, "coins", 1, Cause("technology", "navigation")),
    ]
    assert lines(*events) == ["Anna performs Trade: +2 coins, +1 coin (Navigation); each other player +1 coin."]
    assert lines(*events[:4], language="fr") == [
        "Anna réalise l’action Commerce : +2 Pièces ; +1 Pièce pour chaque autre joueur."
    ]
    assert lines(*events[:3]) == ["Anna performs Trade: +2 coins.", "Bruno: +1 coin (Trade)."]


def test_conquest_without_the_most_military_and_an_action_that_gives_nothing() -> None:
    conquest = Cause("action", "conquest")
    head = Packed("performs", 0, "conquest", 1, conquest)
    assert lines(head, Packed("nothing_gained", 0, cause=conquest)) == [
        "Anna performs Conquest: not its own points, another military is stronger."
    ]
    assert lines(head) == ["Anna performs Conquest."]
    assert lines(head, Packed("limit", 0, "workers", 1, Cause("civilization", "china", "main"))) == [
        "Anna performs Conquest: no worker gained, the limit is 4 (China)."
    ]


def test_rest() -> None:
    rest = Cause("rule", "rest")
    events = (
        Packed("rests", 0),
        Packed("gained", 0, "coins", 2, rest),
        Packed("limit", 0, "workers", 1, rest),
        Packed("gained", 0, "points", 2, Cause("wonder", "stonehenge")),
    )
    assert lines(*events) == ["Anna rests: +2 coins, +2 points (Stonehenge); no worker gained, the limit is 4."]
    assert lines(events[0]) == ["Anna rests."]


def test_rising_and_declining() -> None:
    events = (
        Packed("rises", 2, "vikings"),
        Packed("declines", 2, "huns"),
        Packed("workers_discarded", 2, "workers", 2),
        Packed("gained", 2, "coins", 1, Cause("rule", "bonus_coins")),
        Packed("gained", 2, "workers", 3, Cause("rule", "population")),
        Packed("gained", 2, "points", 5, Cause("civilization", "vikings", "main")),
        Packed("market_coins", amount=1),
        Packed("drawn", what="maya", reveals=True),
    )
    assert lines(*events, language="fr") == [
        "Chloé fait naître les Vikings : 3 Ouvriers, +1 Pièce bonus.",
        "Les Huns déclinent.",
        "2 anciens Ouvriers retournent à la réserve.",
        "Chloé : +5 points (Vikings).",
        "+1 Pièce bonus sur chaque carte restante ; les Mayas rejoignent le marché.",
    ]
    assert lines(Packed("market_coins", amount=1), Packed("deck_empty")) == [
        "+1 bonus coin on each card left; the deck is empty."
    ]
    assert lines(Packed("market_coins", amount=1)) == ["+1 bonus coin on each card left."]


def test_annexing_with_four_workers() -> None:
    annex, bonus = Cause("rule", "annex"), Cause("rule", "bonus_coins")
    full = (
        Packed("annexes", 0, "egypt"),
        Packed("limit", 0, "workers", 1, annex),
        Packed("gained", 0, "coins", 2, bonus),
    )
    assert lines(*full) == ["Anna annexes Egypt: no worker gained, the limit is 4; +2 bonus coins."]
    assert lines(Packed("annexes", 0, "egypt"), Packed("gained", 0, "workers", 1, annex)) == [
        "Anna annexes Egypt: +1 worker."
    ]


def test_offers() -> None:
    education = Cause("technology", "education")
    taken = (Packed("offered", 0, "culture", cause=education), Packed("gained", 0, "points", 2, CULTURE))
    assert lines(*taken) == ["Anna accepts the Culture offered by Education: +2 points."]
    maya = Packed("declined", 0, cause=Cause("civilization", "maya", "main"))
    assert lines(maya, language="fr") == ["Anna refuse l’action Culture que proposent les Mayas."]


def test_workers_return() -> None:
    red = Cause("rule", "red_slot")
    back = Packed("workers_return", 0, "workers", 2)
    assert lines(back) == ["Anna: 2 workers return."]
    assert lines(back, Packed("sacrificed", 0, "workers", 1, red)) == ["Anna: 2 workers return, 1 is sacrificed."]
    assert lines(back._replace(amount=0)) == []


def test_what_befalls_several_is_one_line() -> None:
    germania, war = Cause("civilization", "germania", "main"), Cause("rule", "war")
    losses = [Packed("lost", seat, "coins", 1, germania) for seat in (2, 0)]
    assert lines(*losses) == ["Chloé and Anna lose 1 coin (Germania)."]
    assert lines(losses[0]) == ["Chloé loses 1 coin (Germania)."]
    assert lines(*(Packed("sacrificed", seat, "workers", 1, war) for seat in (1, 2)), language="fr") == [
        "Bruno et Chloé sacrifient 1 Ouvrier (guerre)."
    ]
    mausoleum = Packed("gained", 0, "coins", 1, Cause("wonder", "mausoleum"))
    assert lines(mausoleum, mausoleum, mausoleum._replace(seat=1)) == [
        "Anna: +2 coins (Mausoleum of Halicarnassus).",
        "Bruno: +1 coin (Mausoleum of Halicarnassus).",
    ]
    boom = Cause("event", "baby_boom")
    assert lines(Packed("limit", 0, "workers", 1, boom), Packed("limit", 2, "workers", 1, boom)) == [
        "Anna and Chloé: no worker gained, the limit is 4 (Baby Boom)."
    ]
    assert lines(mausoleum._replace(amount=0)) == ["Anna: nothing to gain (Mausoleum of Halicarnassus)."]


def test_plague_names_only_who_has_no_worker() -> None:
    plague = Cause("rule", "plague")
    events = (
        Packed("plague"),
        Packed("sacrificed", 0, "workers", 1, plague),
        Packed("nothing_lost", 1, "workers", 0, plague),
        Packed("sacrificed", 2, "workers", 1, plague),
    )
    assert lines(*events) == ["Plague! Each player sacrifices 1 worker.", "Bruno has no worker to sacrifice."]
    assert log_lines(events[:2], "en", PLAYERS[:1]) == ["Plague! You sacrifice 1 worker."], "alone"


def test_the_course_of_the_game() -> None:
    assert lines(
        Packed("turn_ends", 0),
        Packed("first_player", 2),
        Packed("permanent_card_moves", what="plague"),
        Packed("event", what="rats"),
        Packed("war", amount=2),
        Packed("round_begins", amount=3),
        Packed("turn_begins", 2),
        language="fr",
    ) == [
        "Anna termine son tour.",
        "Le jeton Premier Joueur passe à Chloé.",
        "La carte Action permanente avance : la Peste arrive.",
        "Événement : Rats.",
        "Guerre ! La plus faible Force Militaire est de 2.",
        "Manche 3 sur 6.",
        "À Chloé de jouer.",
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_kind_of_event_is_silent(language: str) -> None:
    speech = load_language(language)
    silent = [kind for kind in get_args(kinds.Kind) if kind not in HEADS and not speech.has(f"log.{kind}")]
    assert silent == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("players", "mode", "variants"),
    [(3, "table", ("innovation", "changing_world", "draft")), (2, "table", ()), (1, "solo", ("innovation",))],
)
def test_whole_games_can_be_told(players: int, mode: str, variants: tuple[str, ...], language: str) -> None:
    for seed in range(8):
        rng = Rng(seed)
        options = Options(card_set("second_edition"), players, mode, frozenset(variants), {})
        match = Match(GAME, GAME.setup(options, rng))
        while match.deciders:
            match.play(match.deciders[0], match.legal(match.deciders[0]).sample(rng))
        for played in match.history:
            for line in log_lines(played.events, language, PLAYERS[:players]):
                assert line.endswith(".")
                assert not any(wrong in line for wrong in ("  ", "..", "()", " .", "{", "_", ": .")), line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ada has the least military, but is immune to war and sacrifices nothing."),
        ("fr", "Ada a la plus faible Force Militaire, mais la Guerre ne l’atteint pas\u202f: rien n’est sacrifié."),
    ],
)
def test_who_loses_nothing_in_a_war_is_told_why(language: str, line: str) -> None:
    assert log_lines([Packed("immune", 0)], language, ["Ada", "Robin"]) == [line]

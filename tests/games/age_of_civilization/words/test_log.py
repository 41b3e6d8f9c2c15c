"""Lines of the log, from the engine's events."""

from __future__ import annotations

from dataclasses import replace

import pytest

from aoc_desktop.games.age_of_civilization.rules import events as kinds
from aoc_desktop.games.age_of_civilization.rules.game import GAME, card_set
from aoc_desktop.games.age_of_civilization.rules.setup import Options
from aoc_desktop.games.age_of_civilization.words.log import HEADS, log_lines
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.events import Cause, Event, RoundBegins, TurnBegins, TurnEnds
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.rng import Rng
from tests.games import kinds_of

PLAYERS = ("Anna", "Bruno", "Chloé")
CULTURE = Cause("action", "culture")
TRADE = Cause("action", "trade")
WRITING = Cause("technology", "writing")


def lines(*events: Event, language: str = "en") -> list[str]:
    return [line.replace("\u202f", " ") for line in log_lines(events, language, PLAYERS)]


def test_an_action_is_one_line_with_costs_first_and_causes_in_brackets() -> None:
    events = (
        kinds.Performs(0, "culture", 1, CULTURE),
        kinds.Paid(0, "coins", 3, CULTURE),
        kinds.Gained(0, "points", 2, CULTURE),
        kinds.Gained(0, "points", 1, WRITING),
    )
    assert lines(*events) == ["Anna performs Culture: −3 coins; +2 points, +1 point (Writing)."]
    assert lines(*events, language="fr") == [
        "Anna réalise l’action Culture : −3 Pièces ; +2 points, +1 point (Écriture)."
    ]


def test_research_names_the_technology() -> None:
    research = Cause("action", "research")
    events = (
        kinds.Performs(1, "research", 1, research),
        kinds.Paid(1, "coins", 4, research),
        kinds.Gained(1, "points", 1, research),
        kinds.TechnologyGained(1, "mining", research),
    )
    assert lines(*events) == ["Bruno performs Research: −4 coins; +1 point; gains Mining."]


def test_trade_gives_each_other_player_the_same() -> None:
    events = [
        kinds.Performs(0, "trade", 1, TRADE),
        kinds.Gained(0, "coins", 2, TRADE),
        kinds.Gained(1, "coins", 1, TRADE),
        kinds.Gained(2, "coins", 1, TRADE),
        kinds.Gained(0, "coins", 1, Cause("technology", "navigation")),
    ]
    assert lines(*events) == ["Anna performs Trade: +2 coins, +1 coin (Navigation); each other player +1 coin."]
    assert lines(*events[:4], language="fr") == [
        "Anna réalise l’action Commerce : +2 Pièces ; +1 Pièce pour chaque autre joueur."
    ]
    assert lines(*events[:3]) == ["Anna performs Trade: +2 coins.", "Bruno: +1 coin (Trade)."]


def test_conquest_without_the_most_military_and_an_action_that_gives_nothing() -> None:
    conquest = Cause("action", "conquest")
    head = kinds.Performs(0, "conquest", 1, conquest)
    assert lines(head, kinds.NothingGained(0, conquest)) == [
        "Anna performs Conquest: not its own points, another military is stronger."
    ]
    assert lines(head) == ["Anna performs Conquest."]
    assert lines(head, kinds.Limit(0, "workers", 1, Cause("civilization", "china", "main"))) == [
        "Anna performs Conquest: no worker gained, the limit is 4 (China)."
    ]


def test_rest() -> None:
    rest = Cause("rule", "rest")
    events = (
        kinds.Rests(0),
        kinds.Gained(0, "coins", 2, rest),
        kinds.Limit(0, "workers", 1, rest),
        kinds.Gained(0, "points", 2, Cause("wonder", "stonehenge")),
    )
    assert lines(*events) == ["Anna rests: +2 coins, +2 points (Stonehenge); no worker gained, the limit is 4."]
    assert lines(events[0]) == ["Anna rests."]


def test_rising_and_declining() -> None:
    events = (
        kinds.Rises(2, "vikings"),
        kinds.Declines(2, "huns"),
        kinds.WorkersDiscarded(2, "workers", 2),
        kinds.Gained(2, "coins", 1, Cause("rule", "bonus_coins")),
        kinds.Gained(2, "workers", 3, Cause("rule", "population")),
        kinds.Gained(2, "points", 5, Cause("civilization", "vikings", "main")),
        kinds.MarketCoins(1),
        kinds.Drawn("maya"),
    )
    assert lines(*events, language="fr") == [
        "Chloé fait naître les Vikings : 3 Ouvriers, +1 Pièce bonus.",
        "Les Huns déclinent.",
        "2 anciens Ouvriers retournent à la réserve.",
        "Chloé : +5 points (Vikings).",
        "+1 Pièce bonus sur chaque carte restante ; les Mayas rejoignent le marché.",
    ]
    assert lines(kinds.MarketCoins(1), kinds.DeckEmpty()) == ["+1 bonus coin on each card left; the deck is empty."]
    assert lines(kinds.MarketCoins(1)) == ["+1 bonus coin on each card left."]


def test_annexing_with_four_workers() -> None:
    annex, bonus = Cause("rule", "annex"), Cause("rule", "bonus_coins")
    full = (
        kinds.Annexes(0, "egypt"),
        kinds.Limit(0, "workers", 1, annex),
        kinds.Gained(0, "coins", 2, bonus),
    )
    assert lines(*full) == ["Anna annexes Egypt: no worker gained, the limit is 4; +2 bonus coins."]
    assert lines(kinds.Annexes(0, "egypt"), kinds.Gained(0, "workers", 1, annex)) == ["Anna annexes Egypt: +1 worker."]


def test_offers() -> None:
    education = Cause("technology", "education")
    taken = (kinds.Offered(0, "culture", education), kinds.Gained(0, "points", 2, CULTURE))
    assert lines(*taken) == ["Anna accepts the Culture offered by Education: +2 points."]
    maya = kinds.Declined(0, Cause("civilization", "maya", "main"))
    assert lines(maya, language="fr") == ["Anna refuse l’action Culture que proposent les Mayas."]


def test_workers_return() -> None:
    red = Cause("rule", "red_slot")
    back = kinds.WorkersReturn(0, "workers", 2)
    assert lines(back) == ["Anna: 2 workers return."]
    assert lines(back, kinds.Sacrificed(0, "workers", 1, red)) == ["Anna: 2 workers return, 1 is sacrificed."]
    assert lines(replace(back, amount=0)) == []


def test_what_befalls_several_is_one_line() -> None:
    germania, war = Cause("civilization", "germania", "main"), Cause("rule", "war")
    losses = [kinds.Lost(seat, "coins", 1, germania) for seat in (2, 0)]
    assert lines(*losses) == ["Chloé and Anna lose 1 coin (Germania)."]
    assert lines(losses[0]) == ["Chloé loses 1 coin (Germania)."]
    assert lines(*(kinds.Sacrificed(seat, "workers", 1, war) for seat in (1, 2)), language="fr") == [
        "Bruno et Chloé sacrifient 1 Ouvrier (guerre)."
    ]
    mausoleum = kinds.Gained(0, "coins", 1, Cause("wonder", "mausoleum"))
    assert lines(mausoleum, mausoleum, replace(mausoleum, seat=1)) == [
        "Anna: +2 coins (Mausoleum of Halicarnassus).",
        "Bruno: +1 coin (Mausoleum of Halicarnassus).",
    ]
    boom = Cause("event", "baby_boom")
    assert lines(kinds.Limit(0, "workers", 1, boom), kinds.Limit(2, "workers", 1, boom)) == [
        "Anna and Chloé: no worker gained, the limit is 4 (Baby Boom)."
    ]
    assert lines(replace(mausoleum, amount=0)) == ["Anna: nothing to gain (Mausoleum of Halicarnassus)."]


def test_plague_names_only_who_has_no_worker() -> None:
    plague = Cause("rule", "plague")
    events = (
        kinds.Plague(),
        kinds.Sacrificed(0, "workers", 1, plague),
        kinds.NothingLost(1, "workers", 0, plague),
        kinds.Sacrificed(2, "workers", 1, plague),
    )
    assert lines(*events) == ["Plague! Each player sacrifices 1 worker.", "Bruno has no worker to sacrifice."]
    assert log_lines(events[:2], "en", PLAYERS[:1]) == ["Plague! You sacrifice 1 worker."], "alone"


def test_the_course_of_the_game() -> None:
    assert lines(
        TurnEnds(0),
        kinds.FirstPlayer(2),
        kinds.PermanentCardMoves("plague"),
        kinds.EventTurned("rats"),
        kinds.WarBreaksOut((), 2),
        RoundBegins(3),
        TurnBegins(2),
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
    silent = [kind for kind, event in kinds_of("age_of_civilization").items() if event not in HEADS]
    assert [kind for kind in silent if not speech.has(f"log.{kind}")] == ["amount"]  # what others are made of


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
    assert log_lines([kinds.Immune(0)], language, ["Ada", "Robin"]) == [line]

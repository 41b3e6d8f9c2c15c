"""What a seat may know (rules, section 8), views as data, chance and its odds, moments."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.games.monumental_duel.rules.view_data import CODEC
from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.rng import Rng
from tests.games.monumental_duel.modes import MODES, Mode
from tests.games.monumental_duel.position import SETUP, Position, beginning, cards_with


def test_the_order_of_the_development_deck_is_hidden_and_nothing_else() -> None:
    game = beginning(**SETUP)
    view = GAME.view(game.state, 0)
    assert view.state.development == ()
    assert view.development_size == 24
    assert view.state.players[1].bag == game.player(1).bag
    hidden = game.state.copy()
    hidden.development = hidden.development[::-1]
    assert GAME.view(hidden, 0) == view
    assert GAME.view(game.state, None) != view


def test_a_redraw_shuffles_what_nobody_has_seen_by_era() -> None:
    game = beginning(**SETUP)
    found = [GAME.redraw(GAME.view(game.state, 0), Rng(seed)).development for seed in range(20)]
    for deck in found:
        assert sorted(card.id for card in deck) == sorted(card.id for card in game.state.development)
        assert [card.era for card in deck] == sorted(card.era for card in deck)
    assert len(set(found)) > 15


def test_with_a_larger_set_a_redraw_keeps_to_the_table() -> None:
    more = {
        "id": "lydia",
        "era": 2,
        "terrain": "coastal",
        "cost": 3,
        "bonus": [{"do": "gain", "gold": 1}],
        "source": "me",
    }
    state = beginning(cards=cards_with(province=[more])).state
    view = GAME.view(state, 0)
    decks = [GAME.redraw(view, Rng(seed)).development for seed in range(20)]
    kinds = {tuple(sorted(Counter((card.kind, card.era) for card in deck).items())) for deck in decks}
    assert len(kinds) == 1
    assert {"lydia" in [card.id for card in deck] for deck in decks} == {True, False}


def test_a_second_wonder_between_track_and_site_is_not_drawn_again() -> None:
    game = Position().hold(0, construction="taj_mahal", production=3).at(0)
    game.state.development = game.cards("punjab eiffel_tower")
    game.play("acquire great_wall")
    assert game.state.step == "keep"
    redrawn = GAME.redraw(GAME.view(game.state, 1), Rng(1))
    assert "great_wall" not in [card.id for card in redrawn.development]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_every_view_of_a_game_survives_the_way(mode: Mode) -> None:
    rng = Rng(4)
    state = GAME.setup(mode.options, rng)
    while deciders := GAME.deciders(state):
        view = GAME.view(state, state.seat)
        back = CODEC.from_data(json.loads(json.dumps(CODEC.to_data(view))))
        assert back == view
        again = GAME.redraw(back, Rng(1))
        again.development = state.development
        seat = deciders[0]
        move = GAME.draw(again, Rng(7)) if seat == CHANCE else GAME.legal(again, seat).sample(rng)
        GAME.apply(again, seat, move)
        GAME.apply(state, seat, move)
        assert again.key() == state.key()


def test_a_users_set_crosses_whole() -> None:
    own = {"format": 1, "id": "mine", "extends": "espionage", "province": [{"id": "troy", "cost": 1}]}
    cards = cards_with(province=[{"id": "troy", "cost": 1}])._replace(own_table=own)
    view = GAME.view(beginning(cards=cards).state, 0)
    assert CODEC.from_data(CODEC.to_data(view)).state.table.cards.card["troy"].cost == (1,)


# ------------------------------------------------------------------ chance


def test_odds_weigh_the_cards_of_the_bag() -> None:
    game = Position().deck(0, bag="fort fort mine fort library").hold(0, science=2).at(0)
    game.play("progress")
    assert dict(GAME.odds(game.state)) == {("draw", "fort"): 3, ("draw", "mine"): 1, ("draw", "library"): 1}
    drawn = Counter(GAME.draw(game.state, Rng(seed)) for seed in range(1000))
    assert 540 < drawn["draw", "fort"] < 660
    assert set(drawn) == set(GAME.legal(game.state, CHANCE))


def test_a_die_is_fair() -> None:
    game = Position().at(0)
    game.play("ambassador deploy")
    assert GAME.odds(game.state) == [((str(value),), 1) for value in range(1, 7)]
    rolled = Counter(GAME.draw(game.state, Rng(seed)) for seed in range(1200))
    assert all(150 < rolled[(str(value),)] < 250 for value in range(1, 7))


def test_chance_is_asked_only_where_it_decides() -> None:
    game = Position().at(0)
    with pytest.raises(IllegalMove):
        GAME.draw(game.state, Rng(1))
    with pytest.raises(IllegalMove):
        GAME.odds(game.state)
    assert list(GAME.legal(game.state, CHANCE)) == []
    assert list(GAME.legal(game.state, 1)) == []


def test_undo_stops_at_a_die_and_at_new_cards_of_the_track() -> None:
    game = Position().hold(0, gold=5).at(0)
    game.play("ambassador deploy")
    assert game.match.why_no_undo() is None
    game.play("! 5")
    assert game.match.why_no_undo() is not None
    full = [f"{row}{column} mine" for row in "abc" for column in "123"]
    later = Position().city(0, *full).city(1, *full).at(0)
    later.play("pass")
    assert later.match.why_no_undo() is None
    later.play("pass")
    assert later.match.why_no_undo() is not None


# ------------------------------------------------------------------ moments and changes


def test_moments() -> None:
    game = Position().hold(0, points=3).at(0)
    moment = GAME.moment(game.state)
    assert (moment.round, moment.rounds, moment.step, moment.turn, moment.first) == (1, 0, "actions", 0, 0)
    assert moment.points == (15, 12)
    assert not moment.secrets
    game.state.last_round = True
    assert GAME.moment(game.state).rounds == 1
    game.at(0).play("pass", "pass")
    assert (GAME.moment(game.state).turn, GAME.moment(game.state).step) == (None, "finished")


def test_changes_add_up_to_what_the_players_have() -> None:
    """Every token and Agent that comes or goes is told by an event."""
    for mode in MODES:
        rng = Rng(11)
        state = GAME.setup(mode.options, rng)
        have = [[*player.tokens, player.agents] for player in state.players]
        names = ["production", "science", "military", "gold", "culture", "points", "agents"]
        while deciders := GAME.deciders(state):
            log: list[object] = []
            seat = deciders[0]
            GAME.apply(state, seat, GAME.legal(state, seat).sample(rng), log)  # type: ignore[arg-type]
            for event in log:
                for change in GAME.changes(event):  # type: ignore[arg-type]
                    if change.what in names:
                        have[change.seat][names.index(change.what)] += change.amount
            assert have == [[*player.tokens, player.agents] for player in state.players]


def test_the_words_that_may_follow() -> None:
    game = Position().city(0, "a1 mine", active="a1").hold(0, science=1, gold=0).at(0)
    legal = GAME.legal(game.state, 0)
    assert legal.next(("advantage",)) == ["science"]
    assert legal.next(("advantage", "science")) == ["1"]
    assert len(legal) == len(game.legal())
    assert ("pass",) in legal


def test_the_summary_for_the_terminal() -> None:
    game = Position().hold(0, points=1, provinces="troy").policies(1, "black_powder", "a").at(0)
    told = GAME.summary(game.state)
    assert "round 1, player 1 to decide (action)" in told
    assert "troy" in told
    assert "black_powder" in told
    game.play("ambassador deploy")
    assert "chance to decide" in GAME.summary(game.state)
    assert "no civilization yet" in GAME.summary(beginning("pick_civilizations").state)
    game = Position()
    game.state.last_round = True
    game.at(0).play("pass", "pass")
    assert "best: player 1 and player 2" in GAME.summary(game.state)

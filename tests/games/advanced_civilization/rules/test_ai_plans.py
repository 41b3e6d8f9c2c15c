"""What AI seats plan: cities on sites, ships for islands, sets that grow, cards that the AST asks for, least losses."""

from __future__ import annotations

from aoc_desktop.ai.policies import Line, policy_of
from aoc_desktop.ai.training.tune import Trial, changes_in, search
from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.policy.geography import FAR, geography
from aoc_desktop.games.advanced_civilization.rules.policy.policy import line
from aoc_desktop.games.advanced_civilization.rules.policy.tuning import blurred, tuning_of
from aoc_desktop.games.advanced_civilization.rules.setup import Options
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng
from tests.games.advanced_civilization.position import Position

SAGE = tuning_of("sage")


def planned(game: Position, seat: int = 0) -> tuple[Move, ...]:
    return line(GAME.view(game.state, seat), seat, Rng(1), SAGE)


def carried_out(game: Position, seat: int = 0) -> Position:
    """Every question of the phase is answered by the plan for it."""
    while game.deciders == (seat,):
        game.play(" ".join(planned(game, seat)[0]))
    return game


def test_tokens_gather_on_a_site_and_build() -> None:
    game = Position().tokens(0, carthage=4, numidia=4, tunisia=4, thapsus=2, sabrata=3)
    game.begin("movement")
    carried_out(game)
    assert max(game.on_map(0)[area] for area in ("carthage", "thapsus") if area in game.on_map(0)) >= 6
    game.begin("construction")
    carried_out(game)
    assert len(game.towns(0)) >= 1


def test_a_city_without_support_is_not_built() -> None:
    game = Position().tokens(0, carthage=6)
    game.begin("construction")
    assert planned(game) == (("done",),)


def test_an_island_nation_enters_the_bronze_age_on_time() -> None:
    """Crete, which has two areas to walk in, needs ships by the third turn (first bronze square: 5)."""
    setup = {"turn_limit": 5, "nations": ["crete", "africa", "illyria"], "order": [0, 1, 2], "late": []}
    options = Options(shipped_set("standard"), 3, variants=frozenset({"random_nations"}), setup=setup)
    state = GAME.setup(options, Rng(1))
    rng = Rng(2)
    while deciders := GAME.deciders(state):
        seat = deciders[0]
        GAME.apply(state, seat, line(GAME.view(state, seat), seat, rng, SAGE)[0])
    assert list(state.ast) == [5, 5, 5]


def test_the_leader_bears_most() -> None:
    game = Position().cities(0, "carthage", "thapsus").cities(1, "rome", "neapolis").cities(2, "knossos", "phaestos")
    game.square(2, 6).square(1, 3).struck(0, "iconoclasm")
    while game.asked == "reduce":
        game.play(" ".join(planned(game)[0]))
    assert game.asked == "assign"
    assert planned(game) == (("assign", "1", "0"), ("assign", "2", "2"))


def test_growth_beyond_the_limits_is_lost_first() -> None:
    game = Position().tokens(0, sahara=9, carthage=2, tunisia=2, numidia=1)
    game.struck(0, "famine")
    assert planned(game)[0][:2] == ("lose", "sahara")


def test_the_best_sets_are_kept() -> None:
    game = Position().hand(0, gold=4, grain=3, ochre=3, hides=2)
    game.begin("civilization_cards")
    carried_out(game)
    assert game.held(0).get("ochre", 0) + game.held(0).get("hides", 0) <= 1


def test_cards_that_the_ast_asks_for_are_bought() -> None:
    """Two cheap cards of three groups before the late bronze age (Africa: square 8)."""
    game = Position().cities(0, "carthage", "thapsus", "tripoli").tokens(0, numidia=3, tunisia=3).square(0, 7)
    game.hand(0, iron=4, salt=5).treasury(0, 10)
    game.begin("civilization_cards")
    carried_out(game)
    bought = [game.state.table.cards.civilization[card] for card in game.owned(0)]
    assert len(frozenset[str]().union(*(card.groups for card in bought))) >= 3


def test_mining_is_kept_for_the_score_where_the_hand_gains_more() -> None:
    """The Gold in hand gains 45 and the treasury pays 18 more; two Iron gain 10, and it would pay 24 more."""
    game = Position(turn_limit=5).own(0, "mining").hand(0, iron=4, gold=2).treasury(0, 40)
    game.begin("civilization_cards")
    game.play("buy music", "done", "spend iron 4")
    assert planned(game)[0] == ("settle", "without_mining")
    game = Position(turn_limit=5).own(0, "mining").hand(0, iron=2, gold=2).treasury(0, 40)
    game.begin("civilization_cards")
    game.play("buy music", "done", "spend gold 2")
    assert game.legal() == ["settle", "settle without_mining"]
    assert planned(game)[0] == ("settle",)


def test_a_calamity_is_put_into_the_next_lot() -> None:
    game = Position(turn_limit=40).cities(0, "carthage", "thapsus", "tripoli").tokens(0, numidia=2, tunisia=2)
    game.hand(0, salt=2, ochre=2, treachery=1, cloth=3).hand(1, cloth=3, wine=2).hand(2, salt=3, ochre=3)
    game.begin("trade")
    assert ("give", "treachery") in planned(game)


def test_a_lone_set_is_not_given_for_single_cards() -> None:
    game = Position().hand(0, ochre=1, hides=1, salt=1).hand(1, gold=4)
    game.begin("trade")
    game.play(*(["offer", "true hides salt", "say ochre", "ask 3", "want gold gold"]))
    assert planned(game, 1)[0] in (("refuse",), ("answer",))
    assert not {("give", "gold")} & set(planned(game, 1)[:2]) or planned(game, 1)[0] == ("refuse",)


def test_a_line_is_followed_without_asking_again() -> None:
    game = Position().tokens(0, carthage=4, numidia=4, tunisia=4, thapsus=2, sabrata=3)
    game.begin("movement")
    policy = policy_of(GAME.id)
    assert policy is not None
    asked = []

    def counting(view: object, seat: int, rng: Rng, level: str) -> tuple[Move, ...]:
        asked.append(seat)
        return policy(view, seat, rng, level)

    followed = Line()
    played = 0
    while game.deciders == (0,):
        game.play(" ".join(followed.next_move(GAME, counting, game.state, 0, Rng(1), "sage")))
        played += 1
    assert played > 1
    assert asked == [0]


def test_distances_by_land_and_sea() -> None:
    board = Position().state.table.board
    known = geography(board)
    assert known.steps[board.area["tunisia"]][board.area["thapsus"]] == 1
    assert known.steps[board.area["knossos"]][board.area["rome"]] == FAR
    routes = known.routes(board.place["knossos"], False)
    assert routes[board.place["knossos"]] == ()
    assert all(len(way) <= 5 for way in routes.values())
    assert len(known.routes(board.place["knossos"], True)) > len(routes)


def test_a_weak_player_misjudges_values_but_not_numbers() -> None:
    novice = tuning_of("novice")
    misjudged = blurred(novice, Rng(1))
    assert misjudged.city != novice.city
    assert abs(misjudged.city / novice.city - 1) <= novice.noise
    assert (misjudged.samples, misjudged.blunder) == (novice.samples, novice.blunder)


def test_tuning_tries_changes_against_the_shipped_numbers() -> None:
    trial = Trial(GAME.id, "adept", 2, 2, 3)
    numbers = trial.policy.numbers("adept")
    assert changes_in(["city=20", "samples=1"], numbers) == {"city": 20.0, "samples": 1}
    trial.options = Options(shipped_set("standard"), 2, setup={"turn_limit": 5})
    tried = trial.run({"city": 20.0}, {})
    assert (tried.changes, tried.games) == ({"city": 20.0}, 2)
    search(trial, ["city"], {}, 1, None)

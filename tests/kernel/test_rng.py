"""Randomness is frozen: a seed gives the same game on every machine and with every version of Python."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from aoc_desktop.kernel.rng import Rng

# The first four numbers of each seed. Those of 0 and 1 are the published ones of SplitMix64.
FROZEN = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC),
    1: (0x910A2DEC89025CC1, 0xBEEB8DA1658EEC67, 0xF893A2EEFB32555E, 0x71C18690EE42C90B),
    7: (0x63CBE1E459320DD7, 0x044C3CD7F43C661C, 0xE6984080BAB12A02, 0x953AEB70673E29CB),
    -1: (0x5DC20AA7B2A27137, 0xBDA5668A01D7049C, 0x82B43276ABB80226, 0xED4D5ED4A6EA59B4),
    2**63: (0x481EC0A212A9F3DB, 0xC46FA638A6309012, 0x61A685FFC80A8140, 0x592E268383E356F9),
    2**64: (0x08B4FDA8C892B50E, 0xE89E8DC54072EBD9, 0x26A90E7C423166A6, 0x5BA208D6DC82D245),
    2**64 + 1: (0xE9FD6049D65AF21E, 0xC51E9AA03802868B, 0xF51621F8179D6256, 0x484B90FCF1D24019),
    -(2**64): (0xA706DD2F4D197E6F, 0xB382A305F4414F5E, 0x631A9154FBABF717, 0xA80ABA8C86640906),
    2**200 + 12345: (0x3EC5C0CA1B7342EF, 0x42F80E23621437CA, 0x21312448D83AAFA7, 0x709608D237A31597),
}


@pytest.mark.parametrize("seed", FROZEN)
def test_the_first_numbers_of_a_seed_never_change(seed: int) -> None:
    rng = Rng(seed)
    assert tuple(rng.bits() for _ in range(4)) == FROZEN[seed]


def test_every_seed_has_numbers_of_its_own() -> None:
    seeds = [*range(-50, 50), *(n << 64 for n in range(-50, 50) if n), *(2**64 - n for n in range(1, 50))]
    assert len({Rng(seed).bits() for seed in seeds}) == len(seeds)


@pytest.mark.parametrize(
    ("seed", "order"),
    [(7, [9, 5, 8, 6, 1, 2, 4, 7, 0, 3]), (-3, [3, 5, 0, 8, 7, 1, 2, 6, 9, 4])],
)
def test_a_shuffle_never_changes(seed: int, order: list[int]) -> None:
    items = list(range(10))
    Rng(seed).shuffle(items)
    assert items == order


def test_dice_and_choices_never_change() -> None:
    dice, letters = Rng(1), Rng(0)
    assert [dice.below(6) + 1 for _ in range(12)] == [4, 5, 6, 3, 3, 5, 6, 4, 2, 5, 3, 4]
    assert "".join(letters.choice("abcdefg") for _ in range(10)) == "gdagacbfbg"


def test_forks_never_change() -> None:
    parent = Rng(5)
    child = parent.fork(1)
    assert child.bits() == 0x46BA1B65E242DA1B
    assert parent.bits() == 0xC097314D939736F8
    assert Rng(5).fork(2).bits() == 0xF6ADBDF95FC9F7B7


@pytest.mark.parametrize("n", [1, 2, 3, 7, 48, 10**6, 2**63])
def test_below_stays_below(n: int) -> None:
    rng = Rng(n)
    drawn = [rng.below(n) for _ in range(500)]
    assert min(drawn) >= 0
    assert max(drawn) < n
    if n <= 7:
        assert set(drawn) == set(range(n))


def test_a_choice_can_be_any_item_and_nothing_else() -> None:
    rng = Rng(3)
    assert {rng.choice(("rock", "paper", "scissors")) for _ in range(60)} == {"rock", "paper", "scissors"}
    assert rng.choice(["only"]) == "only"


def test_short_lists_can_be_shuffled() -> None:
    for items in ([], [1]):
        shuffled = list(items)
        Rng(1).shuffle(shuffled)
        assert shuffled == items


def test_a_shuffle_loses_and_doubles_nothing() -> None:
    for seed in range(50):
        items = list(range(48))
        Rng(seed).shuffle(items)
        assert sorted(items) == list(range(48))


def test_every_order_is_about_as_likely_as_the_others() -> None:
    """24 orders of 4 cards over 24,000 seeds: chi-squared with 23 degrees stays under 49.7 (1 in 1000)."""
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(24_000):
        items = [0, 1, 2, 3]
        Rng(seed).shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7


def test_a_die_is_fair() -> None:
    """60,000 throws of one generator: chi-squared with 5 degrees stays under 20.5 (1 in 1000)."""
    rng = Rng(2026)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 20.5


def test_what_one_fork_draws_does_not_disturb_another() -> None:
    """Set-up draws track, market, deck … each from a fork: fixing one part must leave the others as they were."""

    def second_fork(drawn_by_the_first: int) -> list[int]:
        parent = Rng(11)
        first, second = parent.fork(1), parent.fork(2)
        for _ in range(drawn_by_the_first):
            first.bits()
        return [second.bits() for _ in range(5)]

    assert second_fork(0) == second_fork(100)


def test_forks_share_no_numbers_with_each_other_or_their_parent() -> None:
    parent = Rng(11)
    streams = [parent.fork(number) for number in range(6)] + [parent]
    drawn = [stream.bits() for stream in streams for _ in range(200)]
    assert len(set(drawn)) == len(drawn)

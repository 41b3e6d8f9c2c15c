"""How AI seats play Advanced Civilization: a plan for each phase, made from the seat's view alone."""

from aoc_desktop.games.advanced_civilization.rules.policy.advice import POLICY

__all__ = ["POLICY"]

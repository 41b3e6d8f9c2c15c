"""The system wants high contrast: the program follows, unless it was told not to."""

from __future__ import annotations

import pytest

from aoc_desktop.ui.kit import preferences as preferences_module
from tests.ui.person import Arrival


def test_the_systems_wish_for_contrast_is_followed(arrive: Arrival, monkeypatch: pytest.MonkeyPatch) -> None:
    person = arrive(theme="light")
    preferences = person.window.preferences
    assert preferences.theme.name == "light"
    monkeypatch.setattr(preferences_module, "wants_contrast", lambda: True)
    preferences.follow_system()
    assert preferences.theme.name == "contrast"
    assert person.window.palette().window().color().name() == "#000000"
    preferences["system_contrast"] = False
    assert preferences.theme.name == "light"
    preferences["theme"] = "contrast"
    assert preferences.theme.bold

"""Tables need an application, and no screen; a window, a person and what is announced are as in `tests/ui`."""

from tests.ui.conftest import announced, application, arrive, folder, means_it, no_overflows, nothing_left, window

__all__ = ["announced", "application", "arrive", "folder", "means_it", "no_overflows", "nothing_left", "window"]

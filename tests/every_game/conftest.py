"""Tables need an application, and no screen; a profile of one's own."""

from tests.ui.conftest import application, arrive, folder, means_it, no_overflows, nothing_left

__all__ = ["application", "arrive", "folder", "means_it", "no_overflows", "nothing_left"]

"""Windows, table, cards and animation: everything that is drawn. Nothing here computes a rule."""

import gc

COLLECT_AFTER = 50_000
"""New objects until Python looks for garbage; its default is 700."""


def load_qt() -> None:
    """Load Qt so that the program starts a twentieth faster; call it before anything else of Qt is imported.

    Most objects of a window program stay, so Python looks for garbage more rarely. PySide replaces Python's own import
    by one that searches each module's source for `from __feature__ import`; this program never uses that, so Python's
    own import is put back.
    """
    import builtins

    gc.set_threshold(COLLECT_AFTER)
    own_import = builtins.__import__
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = own_import

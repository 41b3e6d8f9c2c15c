"""Windows, table, cards and animation: everything that is drawn. Nothing here computes a rule.

What is set here stands before anything of Qt is imported; it is worth a twentieth of the start. Most objects that a
window program makes stay, and need not be looked through as often as Python does by default. And after every import
PySide searches the module's source for an optional feature (`from __feature__ import`) that we do not use; so Python's
own import is put back.
"""

import builtins
import gc

gc.set_threshold(50_000)
_own_import = builtins.__import__
import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _own_import

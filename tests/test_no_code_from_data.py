"""Data is never code: nothing in the program could run what a file says (tests may, of what they wrote)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("aoc_desktop", "packaging")
MODULES = {"pickle", "_pickle", "cPickle", "dill", "marshal", "shelve", "jsonpickle", "joblib", "runpy", "code"}
CALLS = {"eval", "exec", "compile", "__import__", "execfile"}
FILES = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")] + sorted(ROOT.glob("*.py"))


def faults(source: str) -> Iterator[str]:
    """Every use of something that makes code of data."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.split(".")[0] in MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] in MODULES:
            yield node.module
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            yield f"line {node.lineno}: {node.func.id}"
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "builtins":
            yield f"line {node.lineno}: builtins.{node.attr}"


def test_no_pickle_and_no_eval_anywhere() -> None:
    assert len(FILES) > 200
    found = {str(path.relative_to(ROOT)): list(faults(path.read_text(encoding="utf-8"))) for path in FILES}
    restored = found.pop(str(Path("aoc_desktop", "ui", "__init__.py")))  # puts Python's own import back
    assert [use.partition(": ")[2] for use in restored] == ["builtins.__import__"] * 2
    assert {name: uses for name, uses in found.items() if uses} == {}


@pytest.mark.parametrize(
    "source",
    [
        "import pickle",
        "from marshal import loads",
        "import shelve as s",
        "eval('1')",
        "exec(text)",
        "builtins.eval('1')",
    ],
)
def test_it_would_be_noticed(source: str) -> None:
    assert list(faults(source))

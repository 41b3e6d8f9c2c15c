"""The numbers that measure the house: `python -m tests.house_numbers` prints them; `test_house.py` holds them."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "aoc_desktop"
SEAMS = ("ui/table/look.py", "ui/frame/look.py", "play/game_rows.py", "text/words.py")
"""Where a game meets the house: what it may override stands in classes of these modules."""
LOADED, TYPES, LATER = "loaded", "types", "later"
"""How a module imports another: when it is loaded, for its annotations only, or inside a function."""


@cache
def modules() -> dict[str, Path]:
    """Every module of the program by its dotted name; a package stands for its `__init__`."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def imports() -> dict[str, dict[str, str]]:
    """For each module, the modules that it imports, each with the strongest way it does."""
    known = modules()
    return {name: dict(_imports_of(name, path, known)) for name, path in known.items()}


def _imports_of(name: str, path: Path, known: Mapping[str, Path]) -> Iterator[tuple[str, str]]:
    found: dict[str, set[str]] = defaultdict(set)

    def visit(node: ast.AST, way: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ImportFrom):
                for alias in child.names:
                    module = f"{child.module}.{alias.name}"
                    target = module if module in known else str(child.module)
                    if target in known and target != name:
                        found[target].add(way)
            elif isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
                visit(child, TYPES)
            elif isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
                visit(child, TYPES if way == TYPES else LATER)
            else:
                visit(child, way)

    visit(ast.parse(path.read_text(encoding="utf-8")), LOADED)
    for target, ways in found.items():
        yield target, next(way for way in (LOADED, LATER, TYPES) if way in ways)


def with_one_importer() -> list[str]:
    """Modules that exactly one other module imports."""
    importers: dict[str, int] = defaultdict(int)
    for targets in imports().values():
        for target in targets:
            importers[target] += 1
    return sorted(name for name, count in importers.items() if count == 1)


def largest_cycle(*ways: str) -> int:
    """How many modules the largest group has in which each reaches every other by these ways of importing."""
    graph = {name: [t for t, way in targets.items() if way in ways] for name, targets in imports().items()}
    return max(map(len, _strongly_connected(graph)))


def _strongly_connected(graph: Mapping[str, list[str]]) -> Iterator[set[str]]:
    """Kosaraju's algorithm: modules in the order in which they are finished, then groups against the direction."""
    order: list[str] = []
    seen: set[str] = set()
    for start in graph:
        path = [(start, iter(graph[start]))] if start not in seen else []
        seen.add(start)
        while path:
            name, targets = path[-1]
            target = next((t for t in targets if t not in seen), None)
            if target is None:
                order.append(name)
                path.pop()
            else:
                seen.add(target)
                path.append((target, iter(graph[target])))
    against: dict[str, list[str]] = defaultdict(list)
    for name, targets_of in graph.items():
        for target in targets_of:
            against[target].append(name)
    left = set(graph)
    for name in reversed(order):
        if name in left:
            group, reached = set(), [name]
            while reached:
                one = reached.pop()
                if one in left:
                    left.discard(one)
                    group.add(one)
                    reached += against[one]
            yield group


def modules_in_folders() -> dict[str, int]:
    """How many modules lie in each folder, `__init__` not counted."""
    found: dict[str, int] = defaultdict(int)
    for path in PACKAGE.rglob("*.py"):
        if path.stem != "__init__":
            found[path.parent.relative_to(ROOT).as_posix()] += 1
    return found


def hooks() -> int:
    """What a game may override or must give: public members of the classes at the seams, but for signals and what is
    final."""
    found = 0
    for seam in SEAMS:
        for node in ast.parse((PACKAGE / seam).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found += sum(1 for name in _members(node) if not name.startswith("_"))
    return found


def _members(node: ast.ClassDef) -> Iterator[str]:
    for child in node.body:
        if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
            if not any(isinstance(each, ast.Name) and each.id == "final" for each in child.decorator_list):
                yield child.name
        elif isinstance(child, ast.AnnAssign) and isinstance(child.target, ast.Name):
            yield child.target.id
        elif isinstance(child, ast.Assign) and not ast.unparse(child.value).startswith("Signal("):
            yield from (target.id for target in child.targets if isinstance(target, ast.Name))


def events_taken_apart() -> int:
    """Places that split the text of an event."""
    return sum(len(re.findall(r"\bwhat\.split\(", path.read_text(encoding="utf-8"))) for path in modules().values())


def lines_in(path: Path) -> int:
    return path.read_text(encoding="utf-8").count("\n")


def lines(folder: Path) -> int:
    return sum(map(lines_in, folder.rglob("*.py")))


def lines_of_games() -> dict[str, tuple[int, int]]:
    """For each game: lines of its rules, and lines beside them."""
    folders = [path for path in (PACKAGE / "games").iterdir() if (path / "rules").is_dir()]
    return {f.name: (lines(f / "rules"), lines(f) - lines(f / "rules")) for f in sorted(folders)}


def main() -> None:
    """Print every number."""
    print(f"modules                            {len(modules())}")
    print(f"modules with exactly one importer  {len(with_one_importer())}")
    print(f"largest cycle, loaded              {largest_cycle(LOADED)}")
    print(f"largest cycle, with types          {largest_cycle(LOADED, TYPES)}")
    print(f"largest cycle, with functions too  {largest_cycle(LOADED, TYPES, LATER)}")
    print(f"hooks between a game and the house {hooks()}")
    print(f"events taken apart                 {events_taken_apart()}")
    print(f"lines without ai/training          {lines(PACKAGE) - lines(PACKAGE / 'ai' / 'training')}")
    for game, (rules, beside) in lines_of_games().items():
        print(f"{game:34} {rules} of rules, {beside} beside them")
    for folder, count in sorted(modules_in_folders().items(), key=lambda item: -item[1])[:5]:
        print(f"{folder:50} {count} modules")


if __name__ == "__main__":
    main()

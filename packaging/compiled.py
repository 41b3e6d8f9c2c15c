#!/usr/bin/env python3
"""Compile the engines with mypyc: kernel, the rules of every game, and what computer players think with.

python packaging/compiled.py          compile, and let this checkout run what was compiled
python packaging/compiled.py --undo   run the sources again

Works in a copy of the program, for a compiled module wins the import over its source: built in the source tree, it
would go on playing yesterday's rules. What was compiled is named by a hash of its sources, so that nothing is compiled
twice.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "compiled"
PACKAGE = "aoc_desktop"
PLAIN = (f"{PACKAGE}/kernel/outside.py", f"{PACKAGE}/ai/worker.py")
"""Not compiled: errors that are OSErrors, which mypyc does not know, and a process that is found by its name."""
BINARY = (".so", ".pyd")
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

compiled = mypycify({modules!r}, opt_level={level!r}, debug_level="0", multi_file=True)
setup(name="aoc-desktop-engines", packages=[], ext_modules=compiled)
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--undo", action="store_true", help="run the sources again")
    parser.add_argument("--check", action="store_true", help="run the sources again if they have changed")
    options, link = parser.parse_args(), link_of_checkout()
    if options.check:
        if link.exists() and link.read_text(encoding="utf-8").strip() != str(program_folder()):
            link.unlink()
            show("The sources have changed since they were compiled: running them as they are.\n")
        return 0
    if options.undo:
        print("This checkout runs its sources again." if link.exists() else "This checkout runs its sources already.")
        link.unlink(missing_ok=True)
        return 0
    link.write_text(f"{compiled_program()}\n", encoding="utf-8")
    print("This checkout runs compiled engines until a source changes; --undo takes that back.")
    return 0


def link_of_checkout() -> Path:
    """The file by which the environment finds the compiled copy; sorted before the one that leads to the checkout."""
    return Path(sysconfig.get_path("purelib")) / "AOC_COMPILED.pth"


def modules() -> list[str]:
    """What is compiled: kernel, rules and what seats think with, but for the first lines of packages and for models of
    pydantic, which read files."""
    package = ROOT / PACKAGE
    found = [*package.glob("kernel/*.py"), *package.glob("games/*/rules/**/*.py"), *package.glob("ai/*.py")]
    plain = {path for path in found if "\nfrom pydantic import" in path.read_text(encoding="utf-8")}
    named = (path.relative_to(ROOT).as_posix() for path in found if path.name != "__init__.py" and path not in plain)
    return sorted(name for name in named if name not in PLAIN)


def contents(names: list[str]) -> str:
    """A hash of sources, and of the Python that is to run them."""
    made = hashlib.sha256(f"{sys.version} {sys.platform}".encode())
    for name in names:
        made.update(f"\0{name}\0".encode() + (ROOT / name).read_bytes())
    return made.hexdigest()[:20]


def compiled_engines(level: str = "3") -> Path:
    """A folder with the compiled modules alone; made only if there is none of these sources."""
    names = modules()
    kept = KEPT / f"engines-{level}-{contents(names)}"
    if kept.exists():
        return kept
    draft = KEPT / "draft"
    shutil.rmtree(draft, ignore_errors=True)
    shutil.copytree(ROOT / PACKAGE, draft / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    compile_in(draft, names, level)
    for path in [path for path in draft.rglob("*") if path.is_file() and path.suffix not in BINARY]:
        path.unlink()
    return draft.rename(kept)


def program_folder() -> Path:
    """Where the compiled copy of today's sources lies, or would lie."""
    sources = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / PACKAGE).rglob("*.py"))
    return KEPT / f"program-{contents(sources)}"


def compiled_program() -> Path:
    """A copy of the program with compiled engines beside their sources."""
    copy, draft = program_folder(), KEPT / "draft"
    if copy.exists():
        return copy
    engines = compiled_engines()
    shutil.rmtree(draft, ignore_errors=True)
    shutil.copytree(ROOT / PACKAGE, draft / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(engines, draft, dirs_exist_ok=True)
    for part in ("resources", "translations"):
        link_or_copy(ROOT / part, draft / part)
    for older in KEPT.glob("program-*"):
        shutil.rmtree(older)
    return draft.rename(copy)


def link_or_copy(source: Path, target: Path) -> None:
    try:
        target.symlink_to(source, target_is_directory=True)
    except OSError:  # Windows allows links to developers only
        shutil.copytree(source, target)


def compile_in(folder: Path, names: list[str], level: str) -> None:
    """Compile modules of a copy where they lie, with a line that tells how far it is."""
    (folder / "setup.py").write_text(SETUP.format(modules=names, level=level), encoding="utf-8")
    command = [sys.executable, "setup.py", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
    log, began = folder / "compile.log", time.monotonic()
    with log.open("w", encoding="utf-8") as out:
        process = subprocess.Popen(command, cwd=folder, stdout=out, stderr=subprocess.STDOUT)
        while process.poll() is None:
            show(f"Compiling {len(names)} modules, {time.monotonic() - began:.0f} s (about 3 minutes) ...")
            time.sleep(1)
    show(f"Compiled {len(names)} modules in {time.monotonic() - began:.0f} s.\n")
    if process.returncode:
        end = "\n    ".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-12:])
        raise SystemExit(f"compiled.py: mypyc could not compile the engines; its last lines were:\n    {end}")
    shutil.rmtree(folder / "build")


def show(line: str) -> None:
    """Tell how far it is: over the last line at a terminal, and only at the end elsewhere."""
    if sys.stderr.isatty():
        print(f"\r{line}", end="", file=sys.stderr, flush=True)
    elif line.endswith("\n"):
        print(line, end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())

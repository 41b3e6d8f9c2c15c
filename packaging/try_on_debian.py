#!/usr/bin/env python3
"""Try both README commands on a fresh Debian 12 with nothing but Python 3.11. By hand, as root, with debootstrap.

sudo python3 packaging/try_on_debian.py IMAGE [--test ARGS] [--certificate FILE] [--mirror URL]
sudo python3 packaging/try_on_debian.py IMAGE --package dist/aoc-desktop [--mirror URL]

IMAGE is a folder for the image (about 1.5 GB in the end); one that is already there is used as it is. What is tried:
  1. an ordinary user runs `python3 run.py`: one line must name the missing package and how to install it;
  2. root runs `python3 run.py` (without a screen): it installs what is missing, and the window opens;
  3. root runs `python3 run.py test`, or only the tests that --test names.
With --package the image gets no Python at all, and what is tried, by an ordinary user, is the packaged program:
  1. it says in one line what is missing;
  2. with libgl1 and libegl1 it starts, and stays open with a record given to it;
  3. two AI seats finish a game, offscreen and under Xvfb (`check_game` of build.py).
--certificate is copied for pip, where the network has one of its own. Nothing of this machine is mounted inside: what
packages do to the image when they are installed must not reach the machine.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

import build

ROOT = Path(__file__).resolve().parent.parent
HOME = Path("home/player/aoc_desktop")
PLAYER = 1000
RELEASE = "bookworm"
CERTIFICATE = Path("/etc/pip-certificate.crt")


def main() -> int:
    options = arguments()
    if os.geteuid() != 0:
        return complain("it needs root: debootstrap and chroot do")
    if not os.environ.get("AOC_UNSHARED"):  # mounts made from here on end with this process
        again = ["unshare", "--mount", sys.executable, __file__, *sys.argv[1:]]
        return subprocess.call(again, env={**os.environ, "AOC_UNSHARED": "1"})
    image: Path = options.image.resolve()
    if not (image / "etc" / "debian_version").exists():
        timed("debootstrap", ["debootstrap", "--variant=minbase", RELEASE, image, options.mirror or mirror()])
    say(f"The image has {size(image):.0f} MB.")
    furnish(image, options.certificate)
    if options.package is not None:
        return verdict(try_package(image, options.package.resolve()))
    timed("Python 3.11", inside(image, "apt-get update -q && apt-get install -q -y --no-install-recommends python3"))
    say(output(inside(image, "python3 --version")).strip())
    copy_checkout(image / HOME)
    return verdict(try_as_player(image) + try_as_root(image, options.test))


def verdict(failed: list[str]) -> int:
    say("Everything held." if not failed else f"Failed: {', '.join(failed)}")
    return 1 if failed else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("image", type=Path)
    parser.add_argument("--test", default="", metavar="ARGS", help="what to hand to `run.py test`: not the whole run")
    parser.add_argument("--package", type=Path, metavar="FOLDER", help="try this packaged program, without any Python")
    parser.add_argument("--certificate", type=Path, metavar="FILE")
    parser.add_argument("--mirror", default="", help="otherwise the one that this machine uses")
    return parser.parse_args()


# ---------------------------------------------------------------- the image


def mirror() -> str:
    """The first archive that this machine's apt reads."""
    command = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"]
    return output(command).split()[0]


def furnish(image: Path, certificate: Path | None) -> None:
    """What a running machine has: processes, shared memory, names of hosts, a user."""
    run(["mount", "--make-rprivate", "/"])
    run(["mount", "-t", "proc", "proc", image / "proc"])
    run(["mount", "-t", "tmpfs", "tmpfs", image / "dev" / "shm"])
    shutil.copy("/etc/resolv.conf", image / "etc" / "resolv.conf")
    if certificate is not None:
        shutil.copy(certificate, image / CERTIFICATE.relative_to("/"))
    if not (image / "home" / "player").exists():
        run(inside(image, f"useradd --create-home --uid {PLAYER} player"))


def copy_checkout(target: Path) -> None:
    """The files that git knows, as a download would have them."""
    shutil.rmtree(target, ignore_errors=True)
    for name in output(["git", "-C", str(ROOT), "ls-files", "-z"]).split("\0"):
        if name and (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)
    run(["chown", "-R", f"{PLAYER}:{PLAYER}", target])


# ---------------------------------------------------------------- the trials


def try_as_player(image: Path) -> list[str]:
    """Without rights and without venv: one line, no traceback."""
    if command(image, "python3 -c 'import ensurepip'").returncode == 0:
        say("The image was used before: nothing is missing any more, so nothing can be told.")
        return []
    done = command(image, "python3 run.py", user="player")
    words = (done.stdout + done.stderr).strip()
    say(f"An ordinary user is told: {words}")
    held = done.returncode != 0 and words.count("\n") == 0 and "apt-get install" in words
    return [] if held else ["the line for an ordinary user"]


def try_as_root(image: Path, tests: str) -> list[str]:
    failed = []
    begin = time.monotonic()
    done = command(image, "python3 run.py self-check", shown=True)
    say(f"From nothing to the window: {time.monotonic() - begin:.0f} s, exit status {done.returncode}")
    if done.returncode:
        return ["python3 run.py self-check"]  # the rest would only fail in the same way
    # The program would stay open until its user closes it; `timeout` closes it, and exits with 124.
    done = command(image, "timeout 20 python3 run.py")
    say(f"python3 run.py: {'the window stayed open' if done.returncode == 124 else f'ended with {done.returncode}'}")
    if done.returncode != 124:
        failed.append("python3 run.py")
    begin = time.monotonic()
    words = f"python3 run.py test {tests}".strip()
    done = command(image, words, shown=True)
    say(f"{words}: exit status {done.returncode} after {(time.monotonic() - begin) / 60:.1f} minutes")
    return failed + ([words] if done.returncode else [])


def try_package(image: Path, folder: Path) -> list[str]:
    """Run the packaged program with only its folder and the packages that its README names."""
    shutil.rmtree(image / HOME, ignore_errors=True)
    shutil.copytree(folder, image / HOME, symlinks=True)
    failed = []
    done = command(image, "./aoc-desktop self-check", user="player")
    say(f"With what is there it says: {(done.stdout + done.stderr).strip()}")
    if done.returncode and (done.stderr.count("\n") != 1 or "apt-get install" not in done.stderr):
        failed.append("the line that names what is missing")
    for packages in ("libgl1 libegl1", "xvfb xauth"):
        line = f"apt-get update -q && apt-get install -q -y --no-install-recommends {packages}"
        timed(packages, inside(image, line))
    if found := command(image, "ls /usr/bin /usr/local/bin | grep -i python").stdout:
        return [*failed, f"there is a Python: {found.split()[0]}"]
    (image / HOME / "game.aocgame").write_text(build.new_game(), encoding="utf-8")
    done = command(image, "timeout 20 ./aoc-desktop game.aocgame", user="player")
    if done.returncode != 124:  # only `timeout` closed the window
        failed.append("aoc-desktop game.aocgame")
    playing = multiprocessing.get_context("fork").Process(target=play_inside, args=(image,))
    playing.start()
    playing.join()
    return failed + (["a game between AI seats"] if playing.exitcode else [])


def play_inside(image: Path) -> None:
    """Run build.py's trial game in a process that sees only the image and has no rights there."""
    os.chroot(image)
    os.chdir("/")
    os.setgroups([])
    os.setgid(PLAYER)
    os.setuid(PLAYER)
    os.environ.clear()
    os.environ.update(PATH="/usr/bin:/bin", HOME="/home/player", LANG="C.UTF-8")
    folder = Path("/") / HOME
    build.check_size(folder)
    quick = [str(build.program(folder)), "self-check", "--quick"]
    times = [build.timed(quick, {**os.environ, "QT_QPA_PLATFORM": "offscreen"}) for _ in range(build.RUNS)]
    say(f"Start to home screen and out again: {statistics.median(times):.2f} s, the first time {times[0]:.2f} s")
    build.check_game(folder)


def command(image: Path, words: str, user: str = "root", shown: bool = False) -> subprocess.CompletedProcess[str]:
    pip = {"PIP_CERT": str(CERTIFICATE)} if (image / CERTIFICATE.relative_to("/")).exists() else {}
    home = "/root" if user == "root" else "/home/player"
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": home, "LANG": "C.UTF-8", **pip}
    environment["QT_QPA_PLATFORM"] = "offscreen"
    who = [f"--userspec={user}"] if user != "root" else []
    line = ["chroot", *who, str(image), "/bin/sh", "-c", f"cd /{HOME} && {words}"]
    return subprocess.run(line, env=environment, text=True, capture_output=not shown)


# ---------------------------------------------------------------- helpers


def inside(image: Path, words: str) -> list[str]:
    return ["chroot", str(image), "/usr/bin/env", "DEBIAN_FRONTEND=noninteractive", "/bin/sh", "-c", words]


def size(image: Path) -> float:
    return int(output(["du", "-sxm", str(image)]).split()[0])


def timed(what: str, line: list[str | Path] | list[str]) -> None:
    begin = time.monotonic()
    run(list(line), quiet=True)
    say(f"{what}: {time.monotonic() - begin:.0f} s")


def run(line: list[str | Path] | list[str], quiet: bool = False) -> None:
    subprocess.run(line, check=True, stdout=subprocess.DEVNULL if quiet else None)


def output(line: list[str]) -> str:
    return subprocess.run(line, check=True, stdout=subprocess.PIPE, text=True).stdout


def say(text: str) -> None:
    print(f"--- {text}", flush=True)


def complain(text: str) -> int:
    print(f"try_on_debian.py: {text}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())

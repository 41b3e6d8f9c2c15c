"""A virtual screen with a window manager and AT-SPI: `session [--orca FILE] COMMAND…`, inside `dbus-run-session`, runs
the command there. With Orca, its speech is written to the file."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
ORCA_STARTS = 6.0
"""Seconds that Orca takes until it listens."""


@contextmanager
def running(*command: str, **more: object) -> Iterator[subprocess.Popen[str]]:
    started = subprocess.Popen(command, stderr=subprocess.DEVNULL, text=True, **more)  # type: ignore[call-overload]
    try:
        yield started
    finally:
        started.terminate()
        started.wait(10)


def main() -> int:
    arguments = sys.argv[1:]
    orca = arguments[1] if arguments[0] == "--orca" else ""
    arguments = arguments[2:] if orca else arguments
    display = f":{100 + os.getpid() % 60000}"
    with running("Xvfb", display, "-screen", "0", "1400x900x24", "-nolisten", "tcp"):
        time.sleep(1.0)
        os.environ["DISPLAY"] = display
        os.environ |= {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        with running("openbox"), running(LAUNCHER, "--launch-immediately"):
            time.sleep(1.0)
            if not orca:
                return subprocess.run(arguments, check=False).returncode
            with running("orca", f"--debug-file={orca}", stdout=subprocess.DEVNULL):
                time.sleep(ORCA_STARTS)
                return subprocess.run(arguments, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())

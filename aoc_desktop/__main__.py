"""`python -m aoc_desktop` is `aoc-desktop`."""

import sys

from aoc_desktop.cli import main

sys.exit(main())

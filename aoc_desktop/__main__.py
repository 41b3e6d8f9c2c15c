"""`python -m aoc_desktop` is `aoc-desktop`."""

import sys

from aoc_desktop.door import main

if __name__ == "__main__":  # a worker of the AI loads this module under another name
    sys.exit(main())

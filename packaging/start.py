"""The packaged program begins here: the AI's worker process is this same program, called anew."""

import multiprocessing
import sys

multiprocessing.freeze_support()  # in a worker this call works until the table closes, and never returns

from aoc_desktop.door import main  # noqa: E402 - a worker needs nothing of it

sys.exit(main())

"""Break rules one at a time and report which tests notice: `python -m tools.mutate GAME`.

Written here because no library fits: mutmut 3 wraps every function (its wrapper lost what
generators return until mid-2026), leaves constants of modules alone and has no samples with a
seed; cosmic-ray changes the work tree and runs all tests for each mutant.
"""

from __future__ import annotations

import argparse
import sys

from tools.mutate.campaign import Wanted, run
from tools.mutate.project import game


def main() -> int:
    parser = argparse.ArgumentParser(prog="mutate", description=__doc__)
    parser.add_argument("game", help="such as warrior_knights")
    parser.add_argument("--sample", type=int, default=100, help="how many (100)")
    parser.add_argument("--all", action="store_true", help="every mutant instead of a sample")
    parser.add_argument("--seed", type=int, default=0, help="which sample (0)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once (2)")
    parser.add_argument("--only", default="*", help="part of FILE:FUNCTION, such as wages.py")
    parser.add_argument("--data", action="store_true", help="numbers of data files as well")
    parser.add_argument("--tell", action="store_true", help="events left out of the log as well")
    given = parser.parse_args()
    sample = None if given.all else given.sample
    wanted = Wanted(sample, given.seed, given.only, given.tell, given.data)
    return run(game(given.game), wanted, given.jobs)


if __name__ == "__main__":
    sys.exit(main())

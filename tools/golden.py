"""Write the golden games of this repository: `python -m tools.golden [game …] [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path

from oyez.testing.golden import main

if __name__ == "__main__":
    sys.exit(main(root=Path(__file__).resolve().parent.parent))

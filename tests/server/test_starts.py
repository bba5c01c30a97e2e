"""A server survives its start, whoever asks for whatever while it comes up.

`python -m bench.starts` does the same two hundred times.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bench.starts import starts

# The structs that msgspec can read and has not prepared.
UNPREPARED = """
import gc, sys
from pathlib import Path
import msgspec
from oyez.server.app import create_app
from oyez.server.config import Config

def below(kind):
    for each in kind.__subclasses__():
        yield each
        yield from below(each)

def ready(kind):
    cached = [each for each in gc.get_referents(kind) if type(each).__name__ == "StructInfo"]
    return any(map(gc.is_tracked, cached))

def readable(kind):
    try:
        msgspec.msgpack.Decoder(kind)
    except TypeError:
        return False
    return True

app = create_app(Config(folder=Path(sys.argv[1])))
kinds = list(below(msgspec.Struct))
late = [kind for kind in kinds if not ready(kind)]
games = app.state.services.games.values()
print(all(game.state in kinds and game.options in kinds for game in games), len(kinds) > 400)
print([kind for kind in late if readable(kind)])
"""


def test_no_server_dies_whether_the_rules_have_changed_or_not(tmp_path: Path) -> None:
    figures = starts(tmp_path, number=4, tables=50)
    assert figures.faults == []
    assert figures.deaths == figures.unanswered == 0
    # At each start: who sits there sees 50 tables, a stranger 25 of them; 50 do not exist.
    assert figures.answers == {"200": 4 * 75, "404": 4 * 75}


def test_every_struct_is_prepared_before_the_server_opens(tmp_path: Path) -> None:
    command = [sys.executable, "-c", UNPREPARED, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == "True True\n[]\n", done.stderr

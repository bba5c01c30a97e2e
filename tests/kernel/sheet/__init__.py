"""Sheet: manors on paper, filled in by all at once. A toy game for open phases and solo play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

from oyez.game import Game, Heuristics
from oyez.kernel import Choices, Flow, Outcome, Seat
from oyez.scene.elements import Scene
from tests.kernel.sheet.bot import SheetInstincts
from tests.kernel.sheet.boxes import BAG, BOXES, OMENS, WORKERS_A_SEAT
from tests.kernel.sheet.scene import lay_out
from tests.kernel.sheet.scoring import outcome, scoring
from tests.kernel.sheet.state import Manors, Options, Sheet
from tests.kernel.sheet.works import gifts, give, orders, prepare, works


class SheetGame(Game[Manors, Options]):
    """The rules."""

    id = "sheet"
    rules = "1"
    seats = range(1, 5)
    state = Manors
    options = Options
    folder = Path(__file__).parent

    def setup(self, options: Options, seats: int) -> Manors:
        own = [Seat(seat) for seat in range(seats)]
        return Manors(
            options=options,
            sheets={seat: Sheet() for seat in own},
            workers=WORKERS_A_SEAT * seats + 1,
            spied={seat: {} for seat in own},
        )

    def step(self, s: Manors) -> Flow[None]:
        """Where we are is told by the passages."""
        if not s.passages:
            return prepare(s)
        return scoring(s) if s.passages[-1].name == "scoring" else works(s)

    def outcome(self, s: Manors) -> Outcome | None:
        return outcome(s) if s.ended else None

    def anytime(self, s: Manors, seat: Seat) -> Choices[Any]:
        return gifts(s, seat)

    def act(self, s: Manors, seat: Seat, value: Any) -> Flow[None]:
        return give(s, seat, value)

    def orderable(self, s: Manors, seat: Seat) -> Mapping[str, Choices[Any]]:
        return orders()

    def names_of(self, value: Any, of: str) -> list[str]:
        """Boxes, columns, omens and panels by their ids."""
        what = {"to": "panel"}
        said = value.items() if isinstance(value, dict) else ()
        return [f"{what.get(name, name)}:{thing}" for name, thing in said if name != "type"]

    def redeal(self, s: Manors, seat: Seat, rng: Random) -> None:
        """The omens that a seat has not seen may be any cards left in the bag."""
        if not s.omens:
            return
        known = s.turned or s.spied.get(seat, {})
        unseen = sorted((Counter(BAG) - Counter(known.values())).elements())
        rng.shuffle(unseen)
        s.omens = {omen: known[omen] if omen in known else unseen.pop() for omen in OMENS}
        for spied in s.spied.values():
            spied.update({omen: s.omens[omen] for omen in spied})

    def scene(self, s: Manors, seat: Seat | None) -> Scene:
        return lay_out(s, seat)

    def heuristics(self) -> Heuristics[Manors]:
        return SheetInstincts()

    def check(self, s: Manors) -> None:
        assert s.workers >= 0
        for seat, sheet in s.sheets.items():
            assert min(sheet.coins, sheet.stone, sheet.workers) >= 0
            assert len(set(sheet.marked)) == len(sheet.marked)
            for place, box in enumerate(sheet.marked):
                assert not BOXES[box].needs or BOXES[box].needs in sheet.marked[:place]
            assert not sheet.chain or sheet.chain == sheet.marked[-1]
            assert all(s.omens[omen] == card for omen, card in s.spied[seat].items())

    def sample_options(self, seats: int, rng: Random) -> Options:
        return Options(rounds=rng.randint(1, 4))


GAME: Final = SheetGame()

__all__ = ["GAME", "Options", "SheetGame"]

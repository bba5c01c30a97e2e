"""Setting up: the sheets, the main board, the chosen scenario."""

from __future__ import annotations

from oyez.games.the_anarchy.box.edition import GOODS
from oyez.games.the_anarchy.rules.sheets.boxes import open_boxes
from oyez.games.the_anarchy.rules.sheets.fortifications import CORNERS, SIDES
from oyez.games.the_anarchy.scene.happenings import FirstPlayerDrawn
from oyez.games.the_anarchy.state import AnarchyOptions, AnarchyState, Player
from oyez.kernel import Draw, Flow, Seat


def check_options(options: AnarchyOptions) -> None:
    """TA-SCENARIO-01: refuse a scenario that the box does not hold."""
    if options.scenario not in options.box.scenarios:
        known = ", ".join(options.box.scenarios)
        raise ValueError(f"there is no scenario {options.scenario!r}; there are {known}")


def lay_table(options: AnarchyOptions, seats: int) -> AnarchyState:
    """TA-SETUP-01..16: everybody's sheets and castle, and the decks."""
    s = AnarchyState(options=options, players=[])
    for seat in range(seats):
        s.players.append(new_player(s, Seat(seat)))
    s.path_deck = {name: 1 for name in s.box.paths if name not in left_out(s)}
    return s


def new_player(s: AnarchyState, seat: Seat) -> Player:
    """TA-SETUP-01..05, TA-R03: no workers and no resources, a little production, ready tactics."""
    p = Player(
        seat,
        stock=dict.fromkeys(GOODS, 0),
        tracks=dict(s.box.starting_tracks),
        walls=dict.fromkeys(SIDES, 0),
        towers=dict.fromkeys(CORNERS, 0),
        prepared={name: tactic.ready for name, tactic in s.box.tactics.items()},
        domain=dict.fromkeys(s.box.domain, 1),
        deployed={side: {} for side in SIDES},
    )
    p.open = list(s.players[0].open) if s.players else open_boxes(s, p)
    return p


def left_out(s: AnarchyState) -> tuple[str, ...]:
    """TA-SCENARIO-13, TA-R52, TA-R53: Path cards that stay in the box."""
    solo = s.box.numbers.solo.without if s.solo else ()
    besieged = s.options.without_conqueror and not s.scenario.tents
    return (*solo, "conqueror") if besieged else solo


def set_up(s: AnarchyState) -> Flow[None]:
    """TA-SETUP-06, -12, -13, TA-SCENARIO-12: who begins, and the Loot tiles."""
    if not s.solo:
        (s.first,) = yield Draw({p.seat: 1 for p in s.players}, name="first player")
        s.tell(FirstPlayerDrawn, s.first)
    if s.scenario.loot:
        sizes = [s.box.slots[number].loot for number in sorted(s.box.slots)]
        drawn: dict[str, list[str]] = {}
        for size in ("large", "small"):
            tiles = s.box.large_tiles if size == "large" else s.box.small_tiles
            drawn[size] = list(
                (yield Draw(dict.fromkeys(tiles, 1), sizes.count(size), name=f"{size} loot"))
            )
        s.loot = [drawn[size].pop(0) for size in sizes]
    s.enter("round", 1)
    s.begin_phase("deal")

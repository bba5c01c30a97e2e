"""Moving: which Zones are adjacent, which are closed, and on what occasions Units move at all."""

from collections import Counter
from itertools import combinations

import pytest

from oyez.games.barbarian_kingdoms import KingdomsState
from oyez.games.barbarian_kingdoms.box.fixed import KINGDOMS, PROVINCES, SEA, Kingdom, Zone
from oyez.games.barbarian_kingdoms.rules.assault import Assault
from oyez.games.barbarian_kingdoms.rules.battle import Reinforce
from oyez.games.barbarian_kingdoms.rules.contestation import LET_PASS, Contest
from oyez.games.barbarian_kingdoms.rules.manoeuvres import MANOEUVRE, Move
from oyez.games.barbarian_kingdoms.scene.happenings import (
    Assaulted,
    Castled,
    Contested,
    Evacuated,
    KingEliminated,
    Moved,
    Recruited,
    Reinforced,
    ReturnedToSea,
    WarriorReturned,
)
from oyez.kernel import Event
from tests.barbarian_kingdoms.box import PORTS
from tests.barbarian_kingdoms.positions import Position
from tests.barbarian_kingdoms.wandering import offers, wander
from tests.ledger import rule

KING, WARRIOR = "king", "warrior"

# Components dossier, 4.2: each border once.
BORDERS = {
    "hunnia": "gepidia illyricum pannonia quadia",
    "gepidia": "illyricum",
    "quadia": "noricum pannonia thuringia",
    "latium": "apulia liguria",
    "liguria": "burgundia illyricum narbonensis noricum",
    "africa": "byzacena numidia",
    "numidia": "byzacena mauretania",
    "byzacena": "tripolitania",
    "aquitania": "armorica burgundia narbonensis tarraconensis",
    "tarraconensis": "carthaginensis gallaecia narbonensis",
    "carthaginensis": "baetica gallaecia",
    "cantia": "cambria icenia",
    "icenia": "brigantia cambria",
    "brigantia": "caledonia cambria",
    "belgica": "armorica burgundia frisia mosellana ripuaria",
    "ripuaria": "frisia mosellana thuringia",
    "mosellana": "alemannia burgundia thuringia",
    "armorica": "burgundia",
    "burgundia": "alemannia narbonensis noricum",
    "thuringia": "alemannia noricum",
    "alemannia": "noricum",
    "noricum": "illyricum pannonia",
    "pannonia": "illyricum",
    "baetica": "gallaecia",
}
STRAITS = {("cantia", "armorica"), ("apulia", "sicilia"), ("baetica", "mauretania")}
LAND = {frozenset((a, b)) for a, near in BORDERS.items() for b in near.split()}
JOINED = LAND | {frozenset(pair) for pair in STRAITS}


def targets(position: Position) -> set[str]:
    """Where the Warriors of the active Kingdom can make an Assault."""
    return {str(a.target) for a in position.play().offered(Assault) if a.unit == WARRIOR}


def lone_hun(zone: str) -> Position:
    """All six Kingdoms, and a Hun Warrior somewhere; no other Unit in anybody's way."""
    position = Position(*KINGDOMS, turn="huns").warriors("huns", zone)
    for kingdom in KINGDOMS:
        position.king(kingdom, None)
    return position


# -- adjacency ------------------------------------------------------------------------------------


@rule("BK-MOVE-02", "BK-MOVE-03", "BK-R50")
@pytest.mark.parametrize("province", PROVINCES)
def test_a_unit_reaches_over_borders_and_straits_and_nowhere_else(province: str) -> None:
    near = {b for pair in JOINED if province in pair for b in pair if b != province}
    assert targets(lone_hun(province)) == near - {"hunnia", "gepidia", "quadia"}


@rule("BK-MOVE-02", "BK-R50")
def test_there_are_56_borders_and_they_hold_in_both_directions() -> None:
    adjacent = lone_hun("hunnia").state.map.adjacent
    assert len(LAND) == 56
    for a, b in combinations(PROVINCES, 2):
        joined = frozenset((a, b)) in JOINED
        assert (a in adjacent[b], b in adjacent[a]) == (joined, joined)


@rule("BK-R50")
def test_open_water_and_mere_nearness_join_nothing() -> None:
    assert "hibernia" not in targets(lone_hun("caledonia")) | targets(lone_hun("brigantia"))
    assert "sicilia" not in targets(lone_hun("africa"))
    assert targets(lone_hun("sardinia")) == set()
    assert "thuringia" not in targets(lone_hun("frisia"))


@rule("BK-MOVE-03")
def test_a_strait_is_crossed_in_manoeuvres_too() -> None:
    position = Position("ostrogoths", "franks", "huns", turn="ostrogoths").king(
        "ostrogoths", "apulia"
    )
    state = position.state.map.adjacent
    assert Zone("sicilia") in state[Zone("apulia")]
    game = position.tokens("ostrogoths", "sicilia").play().say(MANOEUVRE)
    assert offers(game, Move(KING, Zone("apulia"), Zone("sicilia")))


@rule("BK-MOVE-04")
@pytest.mark.parametrize("province", PROVINCES)
def test_ports_and_only_ports_touch_the_sea(province: str) -> None:
    game = lone_hun(province).play().say(MANOEUVRE)
    embarks = offers(game, Move(WARRIOR, Zone(province), SEA))
    assert embarks == (province in PORTS)
    assert (province in targets(lone_hun("sea"))) == (province in PORTS)


@rule("BK-MOVE-04")
def test_two_ports_are_not_adjacent_through_the_sea() -> None:
    by_water = {p for p in PORTS if frozenset((p, "sardinia")) not in JOINED}
    assert not targets(lone_hun("sardinia")) & by_water
    assert not targets(lone_hun("latium")) & {"sardinia", "sicilia", "africa"}


# -- Provinces nobody may enter -------------------------------------------------------------------


@rule("BK-MOVE-05")
def test_no_assault_enters_an_initial_province_of_an_absent_kingdom() -> None:
    position = Position("huns", "franks", "visigoths").warriors("huns", "noricum", "sea")
    assert not targets(position) & {"liguria", "latium", "apulia", "africa", "cantia", "brigantia"}
    assert targets(position) >= {"burgundia", "hibernia", "armorica"}


@rule("BK-MOVE-06")
def test_no_assault_enters_a_province_under_a_domination_tile() -> None:
    position = Position("huns", "franks", "visigoths").warriors("huns", "sea")
    assert not targets(position) & {"sicilia", "mauretania", "cambria"}
    everybody = Position(*KINGDOMS).warriors("huns", "sea")
    assert targets(everybody) >= {"sicilia", "mauretania", "cambria"}


@rule("BK-MOVE-05", "BK-MOVE-06", "BK-R51")
@pytest.mark.parametrize("absent", KINGDOMS)
def test_closed_provinces_are_off_the_map_for_every_kind_of_move(absent: str) -> None:
    closed = {
        "huns": "hunnia gepidia quadia pannonia",
        "ostrogoths": "latium liguria apulia sicilia",
        "vandals": "africa numidia byzacena mauretania",
        "visigoths": "aquitania tarraconensis carthaginensis gallaecia",
        "saxons": "cantia icenia brigantia cambria",
        "franks": "belgica ripuaria mosellana frisia",
    }[absent].split()
    present = [k for k in KINGDOMS if k != absent]
    board = Position(*present).state.map
    for zone, near in board.adjacent.items():
        assert zone not in closed
        assert not set(near) & set(closed)
    assert not set(board.provinces) & set(closed)
    assert len(board.provinces) == 32


@rule("BK-R51")
def test_a_strait_with_a_closed_end_is_closed() -> None:
    def over(strait: tuple[str, str], *kingdoms: str) -> bool:
        near = Position(*kingdoms).state.map.adjacent
        return strait[1] in near.get(Zone(strait[0]), ())

    assert not over(("armorica", "cantia"), "huns", "franks", "visigoths")
    assert not over(("baetica", "mauretania"), "huns", "franks", "visigoths")
    assert not over(("apulia", "sicilia"), "huns", "franks", "visigoths")
    assert over(("armorica", "cantia"), "huns", "franks", "saxons")


@rule("BK-R51", "BK-MOVE-05", "BK-MOVE-06")
def test_no_unit_ever_stands_on_closed_land() -> None:
    for seed in range(4):
        for moment in wander(seed, seats=3):
            state = moment.after
            standing = {zone for realm in state.realms for zone in realm.zones()}
            assert standing <= {SEA, *state.map.provinces}


# -- occasions ------------------------------------------------------------------------------------

Place = tuple[Kingdom, str, Zone]


def standing(state: KingdomsState) -> Counter[Place]:
    """Every Unit on the map."""
    units: Counter[Place] = Counter()
    for realm in state.realms:
        units.update((realm.id, WARRIOR, zone) for zone in realm.warriors)
        if realm.king is not None:
            units[realm.id, KING, realm.king] += 1
    return units


def moves_of(event: Event, state: KingdomsState) -> list[tuple[Place | None, Place | None]]:
    """What an event did to the Units: from where, to where (None: the reserve, or the dead)."""
    match event:
        case Moved(who, unit, origin, target) | Assaulted(who, unit, origin, target):
            return [((who, unit, origin), (who, unit, target))]
        case Contested(who, unit, origin, target) | Reinforced(who, unit, origin, target):
            return [((who, unit, origin), (who, unit, target))]
        case Evacuated(who, unit, origin, target):
            return [((who, unit, origin), (who, unit, target))]
        case Castled(who, king_to, warrior_to):
            return [
                ((who, KING, warrior_to), (who, KING, king_to)),
                ((who, WARRIOR, king_to), (who, WARRIOR, warrior_to)),
            ]
        case ReturnedToSea(who, origin):
            unit = KING if state.realm(who).king == SEA else WARRIOR
            return [((who, unit, origin), (who, unit, SEA))]
        case Recruited(who, zone):
            return [(None, (who, WARRIOR, zone))]
        case WarriorReturned(who, origin):
            return [((who, WARRIOR, origin), None)]
        case KingEliminated(who, _, origin):
            return [((who, KING, origin), None)]
        case _:
            return []


@rule("BK-MOVE-01")
def test_units_move_on_the_named_occasions_only_and_one_step_at_a_time() -> None:
    """Without powers: whatever changed on the map was told as one of those moves."""
    moved = 0
    for seed in range(5):
        for moment in wander(seed, seats=2 + seed, powers=False):
            if not moment.before.realms:
                continue
            units, near = standing(moment.before), moment.after.map.adjacent
            for event in moment.events:
                for left, entered in moves_of(event, moment.after):
                    if left:
                        assert units[left] > 0
                        units[left] -= 1
                    if entered:
                        units[entered] += 1
                    if left and entered:
                        moved += 1
                        assert entered[2] in near[left[2]]
            assert +units == standing(moment.after), moment.said
    assert moved > 20


@rule("BK-MOVE-01")
def test_a_unit_two_steps_away_neither_contests_nor_reinforces() -> None:
    position = Position("huns", "visigoths", "franks", turn="visigoths").king("franks", "mosellana")
    game = position.play().say(Assault(KING, Zone("aquitania"), Zone("armorica")))
    assert game.prompt == "announce"
    position = Position("huns", "visigoths", "franks", turn="visigoths").king("franks", "belgica")
    game = position.play().say(Assault(KING, Zone("aquitania"), Zone("armorica")))
    assert set(game.choices()) == {Contest(KING, Zone("belgica")), LET_PASS}


# -- the Sea and Assaults -------------------------------------------------------------------------


@rule("BK-R12")
def test_a_unit_at_sea_assaults_any_eligible_port() -> None:
    open_ports = PORTS - {"latium", "apulia"}
    position = Position(*KINGDOMS, turn="ostrogoths").warriors("ostrogoths", "sea")
    assert targets(position) == open_ports


@rule("BK-R12")
def test_manoeuvres_land_a_unit_from_the_sea_in_a_free_port_of_its_kingdom() -> None:
    position = Position(*KINGDOMS, turn="vandals").king("vandals", "africa")
    position.warriors("vandals", "sea").tokens("vandals", "sardinia")
    game = position.play().say(MANOEUVRE)
    landings = {m.target for m in game.offered(Move) if m.origin == SEA}
    assert landings == {"numidia", "byzacena", "sardinia"}


@rule("BK-R12")
def test_the_landing_is_made() -> None:
    position = Position(*KINGDOMS, turn="vandals").king("vandals", None).warriors("vandals", "sea")
    game = position.play().say(MANOEUVRE, Move(WARRIOR, SEA, Zone("africa")))
    assert game.realm("vandals").warriors == ["africa"]


@rule("BK-MOVE-01")
def test_reinforcements_come_from_next_door() -> None:
    position = Position("huns", "visigoths", "franks", turn="visigoths", powers=False)
    position.warriors("franks", "burgundia", "ripuaria", "mosellana").king("franks", "frisia")
    game = position.play().say(Assault(KING, Zone("aquitania"), Zone("burgundia")))
    assert offers(game, (Reinforce(WARRIOR, Zone("mosellana")),))
    assert not offers(game, (Reinforce(WARRIOR, Zone("ripuaria")),))

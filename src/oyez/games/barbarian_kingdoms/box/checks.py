"""What one row of an edition cannot know: that rows fit each other and the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from oyez.editions.faults import Fault, fault, unknown
from oyez.games.barbarian_kingdoms.box import PACKAGE

if TYPE_CHECKING:
    from oyez.games.barbarian_kingdoms.box.edition import KingdomsEdition
    from oyez.games.barbarian_kingdoms.box.rows import ScenarioRow

Faults = Iterator[Fault]

# What the rulebook says of each row is a rule; nobody's box can have it otherwise.
_PRINTED: Final = ("treasury", "initial_loot", "chest_pool", "battle", "victory", "reign")
_KINGDOM: Final = ("colour", "tincture", "charge", "warriors", "control_tokens")
_POWER: Final = ("kingdom", "rule", "optional")
_OUTSIDE: Final = frozenset({"source", "note", "title", "words"})


def faults_of(e: KingdomsEdition, standard: KingdomsEdition) -> list[Fault]:
    """All that is wrong. Whether things exist comes first, as the rest takes it for granted."""
    missing = [*_ids(e, standard), *_names(e)]
    return missing or [*_printed(e, standard), *_map(e), *_lands(e), *_costs(e), *_scenarios(e)]


# -- whether things exist --------------------------------------------------------------------------


def _ids(e: KingdomsEdition, standard: KingdomsEdition) -> Faults:
    """The rules and the drawing of the board speak of these things, and of no others."""
    for file, table, rows, known in (
        ("provinces.toml", "province", e.province_rows, standard.province_rows),
        ("kingdoms.toml", "kingdom", e.kingdom_rows, standard.kingdom_rows),
        ("powers.toml", "power", e.power_rows, standard.power_rows),
        ("numbers.toml", "token", e.token_rows, standard.token_rows),
        ("numbers.toml", "reign_title", e.title_rows, standard.title_rows),
    ):
        for name in known.keys() - rows.keys():
            yield fault(file, table, name, "id", "not-there", value=name)
        for name in rows.keys() - known.keys():
            yield fault(file, table, name, "id", "not-in-rules")
        if rows.keys() == known.keys() and list(rows) != list(known):
            yield fault(file, table, next(iter(rows)), "id", "row-order")


def _names(e: KingdomsEdition) -> Faults:
    yield from _names_on_the_map(e)
    for row in e.kingdom_rows.values():
        for field, values in (
            ("capital", [row.capital]),
            ("initial", row.initial),
            ("domination", [row.domination]),
        ):
            known = e.province_rows
            yield from unknown("kingdoms.toml", "kingdom", row.id, field, values, known)
    for scenario in e.scenario_rows.values():
        paired = [kingdom for pair in scenario.pairs for kingdom in pair]
        for field, values, among in (
            ("kingdoms", scenario.kingdoms, set(e.kingdom_rows)),
            ("pairs", paired, set(scenario.kingdoms)),
        ):
            yield from unknown("scenarios.toml", "scenario", scenario.id, field, values, among)


def _names_on_the_map(e: KingdomsEdition) -> Faults:
    known = e.province_rows
    for row in known.values():
        yield from unknown("provinces.toml", "province", row.id, "borders", row.borders, known)
        owner = [row.owner] if row.owner else []
        yield from unknown("provinces.toml", "province", row.id, "owner", owner, e.kingdom_rows)
    for strait in e.strait_rows.values():
        yield from unknown("provinces.toml", "strait", strait.id, "joins", strait.joins, known)


# -- what is printed in the rulebook ---------------------------------------------------------------


def _printed(e: KingdomsEdition, standard: KingdomsEdition) -> Faults:
    for name in _PRINTED:
        own, known = getattr(e.numbers, name), getattr(standard.numbers, name)
        for field in _differing(own, known):
            value = _written(getattr(known, field))
            yield fault("numbers.toml", "", None, f"{name}.{field}", "rulebook", value=value)
    fixed: tuple[tuple[str, str, Mapping[str, Struct], Mapping[str, Any], tuple[str, ...]], ...] = (
        ("numbers.toml", "token", e.token_rows, standard.token_rows, ()),
        ("numbers.toml", "reign_title", e.title_rows, standard.title_rows, ()),
        ("kingdoms.toml", "kingdom", e.kingdom_rows, standard.kingdom_rows, _KINGDOM),
        ("powers.toml", "power", e.power_rows, standard.power_rows, _POWER),
    )
    for file, table, rows, all_known, fields in fixed:
        for key, row in rows.items():
            known = all_known[key]
            for field in _differing(row, known):
                if not fields or field in fields:
                    value = _written(getattr(known, field))
                    yield fault(file, table, key, field, "rulebook", value=value)
    yield from _printed_on_powers(e, standard)


def _printed_on_powers(e: KingdomsEdition, standard: KingdomsEdition) -> Faults:
    for row in e.power_rows.values():
        known = standard.power_rows[row.id]
        if row.params.keys() != known.params.keys():
            needed = ", ".join(known.params) or "none"
            yield fault("powers.toml", "power", row.id, "params", "params", needed=needed)
        elif (row.holder, row.params) != (known.holder, known.params) and not row.words:
            fields = "holder, params"
            yield fault("powers.toml", "power", row.id, "words", "other-text", fields=fields)


def _differing(row: Struct, known: Struct) -> list[str]:
    fields = [name for name in row.__struct_fields__ if name not in _OUTSIDE]
    return [name for name in fields if getattr(row, name) != getattr(known, name)]


def _written(value: object) -> str:
    """A value, nearly as the files write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


# -- the map ---------------------------------------------------------------------------------------


def _map(e: KingdomsEdition) -> Faults:
    for row in e.province_rows.values():
        for near in row.borders:
            if row.id not in e.province_rows[near].borders:
                about = {"province": near}
                yield fault("provinces.toml", "province", row.id, "borders", "one-way", **about)
        if row.id in row.borders or len(set(row.borders)) < len(row.borders):
            yield fault("provinces.toml", "province", row.id, "borders", "borders")
    for strait in e.strait_rows.values():
        a, b = strait.joins
        if a == b or b in e.province_rows[a].borders:
            yield fault("provinces.toml", "strait", strait.id, "joins", "strait")
    if not any(row.port for row in e.province_rows.values()):
        yield fault("provinces.toml", "province", None, "port", "no-port")


def _lands(e: KingdomsEdition) -> Faults:
    """Every Initial Province is one Kingdom's, and a tile lies on land that is nobody's."""
    owner: dict[str, str] = {}
    for row in e.kingdom_rows.values():
        for province in row.initial:
            if province in owner:
                about = {"province": province, "kingdom": owner[province]}
                yield fault("kingdoms.toml", "kingdom", row.id, "initial", "taken", **about)
            owner[province] = row.id
        if row.capital not in row.initial:
            about = {"province": row.capital}
            yield fault("kingdoms.toml", "kingdom", row.id, "capital", "capital", **about)
    tiles = [row.domination for row in e.kingdom_rows.values()]
    for row in e.kingdom_rows.values():
        if row.domination in owner or tiles.count(row.domination) > 1:
            about = {"province": row.domination}
            yield fault("kingdoms.toml", "kingdom", row.id, "domination", "tile", **about)
    yield from _owners(e, owner)


def _owners(e: KingdomsEdition, owner: Mapping[str, str]) -> Faults:
    """What the rows of Provinces and of Kingdoms say of each other agrees."""
    capitals = {row.capital for row in e.kingdom_rows.values()}
    for row in e.province_rows.values():
        if row.owner != owner.get(row.id, ""):
            about = {"kingdom": owner.get(row.id, "none")}
            yield fault("provinces.toml", "province", row.id, "owner", "owner", **about)
        kind = "capital" if row.id in capitals else "initial"
        if row.owner and row.kind != kind:
            yield fault("provinces.toml", "province", row.id, "kind", "kind", kind=kind)


def _costs(e: KingdomsEdition) -> Faults:
    for field, most in (("warriors", "warriors"), ("control_tokens", "control_tokens")):
        needed = max(getattr(row, most) for row in e.kingdom_rows.values())
        if len(getattr(e.numbers.costs, field)) < needed:
            yield fault("numbers.toml", "", None, f"costs.{field}", "costs", number=needed)


# -- scenarios -------------------------------------------------------------------------------------


def _scenarios(e: KingdomsEdition) -> Faults:
    for row in e.scenario_rows.values():
        for field, message in _scenario(row):
            about = {"players": row.players, "kingdoms": _kingdoms(row.players)}
            yield fault("scenarios.toml", "scenario", row.id, field, message, **about)
    for players in PACKAGE.seats:
        rows = [row for row in e.scenario_rows.values() if row.players == players]
        if not any(row.beginner for row in rows):
            about = {"players": players}
            yield fault("scenarios.toml", "scenario", None, "beginner", "no-beginner", **about)


def _kingdoms(players: int) -> int:
    """How many Kingdoms are in play: two players have two each."""
    return 4 if players == 2 else players


def _scenario(row: ScenarioRow) -> Iterator[tuple[str, str]]:
    """The fields that do not go together, and the messages about them."""
    if not row.id.startswith(f"{row.players}-"):
        yield "id", "scenario-id"
    needed = _kingdoms(row.players)
    if len(row.kingdoms) != needed or len(set(row.kingdoms)) != needed:
        yield "kingdoms", "scenario-kingdoms"
    paired = sorted(kingdom for pair in row.pairs for kingdom in pair)
    if paired != (sorted(row.kingdoms) if row.players == 2 else []):
        yield "pairs", "scenario-pairs"

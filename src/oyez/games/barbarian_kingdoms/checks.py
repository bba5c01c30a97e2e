"""What one row of an edition cannot know: that rows fit each other and the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

if TYPE_CHECKING:
    from oyez.games.barbarian_kingdoms.edition import Edition
    from oyez.games.barbarian_kingdoms.rows import ScenarioRow

Faults = Iterator[str]

# What the rulebook says of each row is a rule; nobody's box can have it otherwise.
_PRINTED: Final = ("treasury", "initial_loot", "chest_pool", "battle", "victory", "reign")
_KINGDOM: Final = ("colour", "tincture", "charge", "warriors", "control_tokens")
_POWER: Final = ("kingdom", "rule", "optional")
_OUTSIDE: Final = frozenset({"source", "note", "title", "words"})


def faults_of(e: Edition, standard: Edition) -> list[str]:
    """All that is wrong. Whether things exist comes first, as the rest takes it for granted."""
    missing = [*_ids(e, standard), *_names(e)]
    return missing or [*_printed(e, standard), *_map(e), *_lands(e), *_costs(e), *_scenarios(e)]


def fault(file: str, table: str, row: object, field: str, words: str) -> str:
    """A fault, with its place."""
    return f"{file}, {table} {row!r}, {field}: {words}"


def _unknown(
    file: str, table: str, row: str, field: str, values: Iterable[str], among: Iterable[str]
) -> Faults:
    there = set(among)
    for value in values:
        if value not in there:
            yield fault(file, table, row, field, f"there is no {value!r}")


# -- whether things exist --------------------------------------------------------------------------


def _ids(e: Edition, standard: Edition) -> Faults:
    """The rules and the drawing of the board speak of these things, and of no others."""
    for file, table, rows, known in (
        ("provinces.toml", "province", e.province_rows, standard.province_rows),
        ("kingdoms.toml", "kingdom", e.kingdom_rows, standard.kingdom_rows),
        ("powers.toml", "power", e.power_rows, standard.power_rows),
        ("numbers.toml", "token", e.token_rows, standard.token_rows),
        ("numbers.toml", "reign_title", e.title_rows, standard.title_rows),
    ):
        for name in known.keys() - rows.keys():
            yield fault(file, table, name, "id", f"there is no {name!r}")
        for name in rows.keys() - known.keys():
            yield fault(file, table, name, "id", "the rules know no such thing")
        if rows.keys() == known.keys() and list(rows) != list(known):
            yield fault(file, table, next(iter(rows)), "id", "the rows are not in their order")


def _names(e: Edition) -> Faults:
    yield from _names_on_the_map(e)
    for row in e.kingdom_rows.values():
        for field, values in (
            ("capital", [row.capital]),
            ("initial", row.initial),
            ("domination", [row.domination]),
        ):
            known = e.province_rows
            yield from _unknown("kingdoms.toml", "kingdom", row.id, field, values, known)
    for scenario in e.scenario_rows.values():
        paired = [kingdom for pair in scenario.pairs for kingdom in pair]
        for field, values, among in (
            ("kingdoms", scenario.kingdoms, set(e.kingdom_rows)),
            ("pairs", paired, set(scenario.kingdoms)),
        ):
            yield from _unknown("scenarios.toml", "scenario", scenario.id, field, values, among)


def _names_on_the_map(e: Edition) -> Faults:
    known = e.province_rows
    for row in known.values():
        yield from _unknown("provinces.toml", "province", row.id, "borders", row.borders, known)
        owner = [row.owner] if row.owner else []
        yield from _unknown("provinces.toml", "province", row.id, "owner", owner, e.kingdom_rows)
    for strait in e.strait_rows.values():
        yield from _unknown("provinces.toml", "strait", strait.id, "joins", strait.joins, known)


# -- what is printed in the rulebook ---------------------------------------------------------------


def _printed(e: Edition, standard: Edition) -> Faults:
    for name in _PRINTED:
        own, known = getattr(e.numbers, name), getattr(standard.numbers, name)
        for field in _differing(own, known):
            yield f"numbers.toml, {name}.{field}: {_rulebook(getattr(known, field))}"
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
                    yield fault(file, table, key, field, _rulebook(getattr(known, field)))
    yield from _printed_on_powers(e, standard)


def _printed_on_powers(e: Edition, standard: Edition) -> Faults:
    for row in e.power_rows.values():
        known = standard.power_rows[row.id]
        if row.params.keys() != known.params.keys():
            words = f"needs {', '.join(known.params) or 'nothing'}"
            yield fault("powers.toml", "power", row.id, "params", words)
        elif (row.holder, row.params) != (known.holder, known.params) and not row.words:
            words = "the standard text does not fit any more (holder, params)"
            yield fault("powers.toml", "power", row.id, "words", words)


def _differing(row: Struct, known: Struct) -> list[str]:
    fields = [name for name in row.__struct_fields__ if name not in _OUTSIDE]
    return [name for name in fields if getattr(row, name) != getattr(known, name)]


def _rulebook(value: object) -> str:
    return f"the rules say {value!r}, in every edition"


# -- the map ---------------------------------------------------------------------------------------


def _map(e: Edition) -> Faults:
    for row in e.province_rows.values():
        for near in row.borders:
            if row.id not in e.province_rows[near].borders:
                words = f"{near} does not lead back"
                yield fault("provinces.toml", "province", row.id, "borders", words)
        if row.id in row.borders or len(set(row.borders)) < len(row.borders):
            words = "a Province borders on others, and once on each"
            yield fault("provinces.toml", "province", row.id, "borders", words)
    for strait in e.strait_rows.values():
        a, b = strait.joins
        if a == b or b in e.province_rows[a].borders:
            words = "a Strait joins two Provinces that do not touch by land"
            yield fault("provinces.toml", "strait", strait.id, "joins", words)
    if not any(row.port for row in e.province_rows.values()):
        yield "provinces.toml, province, port: there is no port at all"


def _lands(e: Edition) -> Faults:
    """Every Initial Province is one Kingdom's, and a tile lies on land that is nobody's."""
    owner: dict[str, str] = {}
    for row in e.kingdom_rows.values():
        for province in row.initial:
            if province in owner:
                words = f"{province} belongs to {owner[province]} already"
                yield fault("kingdoms.toml", "kingdom", row.id, "initial", words)
            owner[province] = row.id
        if row.capital not in row.initial:
            words = f"{row.capital} is not one of its Initial Provinces"
            yield fault("kingdoms.toml", "kingdom", row.id, "capital", words)
    tiles = [row.domination for row in e.kingdom_rows.values()]
    for row in e.kingdom_rows.values():
        if row.domination in owner or tiles.count(row.domination) > 1:
            words = f"{row.domination} is not free for this tile"
            yield fault("kingdoms.toml", "kingdom", row.id, "domination", words)
    yield from _owners(e, owner)


def _owners(e: Edition, owner: Mapping[str, str]) -> Faults:
    """What the rows of Provinces and of Kingdoms say of each other agrees."""
    capitals = {row.capital for row in e.kingdom_rows.values()}
    for row in e.province_rows.values():
        if row.owner != owner.get(row.id, ""):
            words = f"kingdoms.toml says {owner.get(row.id, 'nobody')!r}"
            yield fault("provinces.toml", "province", row.id, "owner", words)
        kind = "capital" if row.id in capitals else "initial"
        if row.owner and row.kind != kind:
            yield fault("provinces.toml", "province", row.id, "kind", f"should be {kind!r}")


def _costs(e: Edition) -> Faults:
    for field, most in (("warriors", "warriors"), ("control_tokens", "control_tokens")):
        needed = max(getattr(row, most) for row in e.kingdom_rows.values())
        if len(getattr(e.numbers.costs, field)) < needed:
            yield f"numbers.toml, costs.{field}: {needed} numbers are needed"


# -- scenarios -------------------------------------------------------------------------------------


def _scenarios(e: Edition) -> Faults:
    for row in e.scenario_rows.values():
        for field, words in _scenario(row):
            yield fault("scenarios.toml", "scenario", row.id, field, words)
    for players in range(2, 7):
        rows = [row for row in e.scenario_rows.values() if row.players == players]
        if not any(row.beginner for row in rows):
            words = f"none for beginners with {players} players"
            yield f"scenarios.toml, scenario, beginner: {words}"


def _scenario(row: ScenarioRow) -> Iterator[tuple[str, str]]:
    if not row.id.startswith(f"{row.players}-"):
        yield "id", f"begins with the number of players: '{row.players}-…'"
    needed = 4 if row.players == 2 else row.players
    if len(row.kingdoms) != needed or len(set(row.kingdoms)) != needed:
        yield "kingdoms", f"needs {needed} different Kingdoms"
    paired = sorted(kingdom for pair in row.pairs for kingdom in pair)
    if paired != (sorted(row.kingdoms) if row.players == 2 else []):
        yield "pairs", "with two players, and only then, the Kingdoms come in two pairs"

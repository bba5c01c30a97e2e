"""Draw the board of Barbarian Kingdoms from real coastlines.

Reads the seeds and borders of provinces.toml and the Natural Earth 1:50m land (public domain) in
the packaging of the npm package world-atlas; writes board.json and, with --svg, a picture.
Needs shapely (and so numpy) besides the standard library; the game itself needs neither. Run it as
`python -m tools.draw_board`.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import shapely  # type: ignore[import-untyped, import-not-found, unused-ignore]

from tools.board_inputs import DATA, board_inputs

Point = tuple[float, float]
Row = dict[str, Any]
Segment = tuple[Point, Point]

LAND_PACKAGE = "world-atlas@2.0.2"
LAND_FILE = "package/land-50m.json"
EARTH_KM = 6371.0088
KM_PER_DEGREE = EARTH_KM * math.pi / 180
# Wide enough for the hexagon, too narrow for Suez: Africa and Europe must stay two landmasses.
LAND_BOX = (-21.0, 24.0, 31.5, 66.0)
GRID = 1e-4
SEA = "sea"
DECORATION = "decoration"
LEAST_CONTACT_DEGREES = 0.5
LEAST_ISLET = 7.0
COAST_TOLERANCE = 0.35
MARGIN = 46.0


# --- the frame and its projections ---------------------------------------------------------------


@dataclass(frozen=True)
class Frame:
    """The hexagon, its azimuthal equidistant view and the gnomonic plane of the partition."""

    lon: float
    lat: float
    apothem: float
    width: float
    height: float

    @classmethod
    def of(cls, row: Row) -> Frame:
        """Read the frame's row; the view has two units per millimetre of the board."""
        return cls(
            row["centre_lon"],
            row["centre_lat"],
            row["apothem_km"],
            row["width_mm"] * 2.0,
            row["height_mm"] * 2.0,
        )

    @property
    def scale(self) -> float:
        """View units per kilometre."""
        return self.height / 2 / self.apothem

    def vector(self, lon: float, lat: float) -> tuple[float, float, float]:
        """Unit vector of a place: east, south and up at the centre of the frame."""
        d, p, c = (math.radians(v) for v in (lon - self.lon, lat, self.lat))
        east = math.cos(p) * math.sin(d)
        north = math.cos(c) * math.sin(p) - math.sin(c) * math.cos(p) * math.cos(d)
        up = math.sin(c) * math.sin(p) + math.cos(c) * math.cos(p) * math.cos(d)
        return east, -north, up

    def plane(self, lon: float, lat: float) -> Point:
        """Gnomonic point of a place: great circles are straight lines here."""
        east, south, up = self.vector(lon, lat)
        k = EARTH_KM * self.scale / up
        return east * k, south * k

    def view(self, p: Point) -> Point:
        """View point of a gnomonic point."""
        r = math.hypot(*p)
        k = EARTH_KM * self.scale
        f = k * math.atan(r / k) / r if r else 1.0
        return self.width / 2 + p[0] * f, self.height / 2 + p[1] * f

    def place(self, lon: float, lat: float) -> Point:
        """View point of a place."""
        return self.view(self.plane(lon, lat))

    def corners(self) -> list[Point]:
        """The hexagon's corners in the view, clockwise from the west."""
        radius = self.height / math.sqrt(3)
        turns = (math.radians(180 + 60 * i) for i in range(6))
        middle = self.width / 2, self.height / 2
        return [(middle[0] + radius * math.cos(t), middle[1] + radius * math.sin(t)) for t in turns]

    def hexagon_in_plane(self) -> Any:
        """The hexagon as a gnomonic polygon; its sides are curves there."""
        ring = shapely.segmentize(shapely.Polygon(self.corners()), 8.0).exterior.coords
        k = EARTH_KM * self.scale
        points = []
        for x, y in ring:
            dx, dy = x - self.width / 2, y - self.height / 2
            r = math.hypot(dx, dy)
            f = k * math.tan(r / k) / r
            points.append((dx * f, dy * f))
        return shapely.Polygon(points)


# --- the land -------------------------------------------------------------------------------------


def obtain_land(given: Path | None) -> Row:
    """Load the land's TopoJSON from the given file or from the pinned npm package."""
    if given is not None:
        return dict(json.loads(given.read_text(encoding="utf-8")))
    with tempfile.TemporaryDirectory() as folder:
        command = ["npm", "pack", "--silent", LAND_PACKAGE]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        with tarfile.open(next(Path(folder).glob("*.tgz"))) as archive:
            member = archive.extractfile(LAND_FILE)
            if member is None:
                raise SystemExit(f"{LAND_PACKAGE} has no {LAND_FILE}")
            return dict(json.load(member))


def decode_arcs(topology: Row) -> list[list[Point]]:
    """Undo the delta coding and the quantisation of TopoJSON arcs."""
    (sx, sy), (tx, ty) = topology["transform"]["scale"], topology["transform"]["translate"]
    arcs = []
    for coded in topology["arcs"]:
        x = y = 0
        arc = []
        for dx, dy in coded:
            x, y = x + dx, y + dy
            arc.append((x * sx + tx, y * sy + ty))
        arcs.append(arc)
    return arcs


def join_ring(arcs: Sequence[list[Point]], indices: Iterable[int]) -> list[Point]:
    """Concatenate arcs to a ring; a negative index means the arc backwards."""
    ring: list[Point] = []
    for i in indices:
        arc = arcs[i] if i >= 0 else arcs[~i][::-1]
        ring.extend(arc[1:] if ring else arc)
    return ring


def landmasses(topology: Row, frame: Frame) -> list[Any]:
    """Polygons of connected land around the frame, in the gnomonic plane."""
    arcs = decode_arcs(topology)
    window = shapely.box(*LAND_BOX)
    pieces = []
    for geometry in topology["objects"]["land"]["geometries"]:
        for rings in geometry["arcs"]:
            shell, *holes = (join_ring(arcs, ring) for ring in rings)
            clipped = shapely.make_valid(shapely.Polygon(shell, holes)).intersection(window)
            pieces.extend(polygons_of(clipped))
    return [shapely.transform(p, projector(frame)) for p in pieces]


def projector(frame: Frame) -> Any:
    """A function for shapely.transform from places to the gnomonic plane."""
    return lambda xy: [frame.plane(lon, lat) for lon, lat in xy.tolist()]


def polygons_of(shape: Any) -> list[Any]:
    """The polygons in a geometry of any kind."""
    return [g for g in shapely.get_parts(shape).tolist() if g.geom_type == "Polygon" and g.area > 0]


# --- the partition --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Seed:
    """A seed of a Province, or of the decoration around the playable land."""

    owner: str
    vector: tuple[float, float, float]
    spot: Point


def seeds_of(data: Row, frame: Frame) -> list[Seed]:
    """All seeds of the file, the off_map ones as decoration."""
    named = [(p["id"], s) for p in data["province"] for s in p["seeds"]]
    named += [(DECORATION, s) for s in data["frame"]["off_map"]]
    return [Seed(owner, frame.vector(*s), frame.plane(*s)) for owner, s in named]


def cell(seed: Seed, rivals: Sequence[Seed], unit: float) -> Any:
    """Where the seed is the nearest by great circle: an intersection of half planes."""
    reach = 4000.0
    ring = [(-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach)]
    for rival in rivals:
        if rival is not seed:
            a, b, c = (p - q for p, q in zip(seed.vector, rival.vector, strict=True))
            ring = cut(ring, a, b, c * unit)
    return shapely.Polygon(ring) if len(ring) > 2 else shapely.Polygon()


def cut(ring: list[Point], a: float, b: float, c: float) -> list[Point]:
    """The part of a convex ring where a x + b y + c is not negative."""
    kept: list[Point] = []
    for i, p in enumerate(ring):
        q = ring[(i + 1) % len(ring)]
        at_p, at_q = (a * x + b * y + c for x, y in (p, q))
        if at_p >= 0:
            kept.append(p)
        if (at_p < 0) != (at_q < 0):
            t = at_p / (at_p - at_q)
            kept.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
    return kept


def share_seeds(masses: Sequence[Any], seeds: Sequence[Seed]) -> dict[int, list[Seed]]:
    """Give each seed to the landmass it stands on (the nearest one if it is just off the coast)."""
    shared: dict[int, list[Seed]] = defaultdict(list)
    for seed in seeds:
        spot = shapely.Point(seed.spot)
        nearest = min(range(len(masses)), key=lambda i: float(masses[i].distance(spot)))
        shared[nearest].append(seed)
    return shared


def partition(masses: Sequence[Any], seeds: Sequence[Seed], frame: Frame) -> list[tuple[str, Any]]:
    """Owner and shape of every part of the land inside the hexagon."""
    unit = EARTH_KM * frame.scale
    hexagon = frame.hexagon_in_plane()
    shared = share_seeds(masses, seeds)
    parts: list[tuple[str, Any]] = []
    for i, mass in enumerate(masses):
        land = mass.intersection(hexagon)
        if land.is_empty:
            continue
        owners = sorted({s.owner for s in shared[i]})
        if len(owners) < 2:
            parts.append((owners[0] if owners else DECORATION, land))
            continue
        for owner in owners:
            cells = [cell(s, shared[i], unit) for s in shared[i] if s.owner == owner]
            parts.append((owner, land.intersection(shapely.union_all(cells, grid_size=GRID))))
    return parts


# --- the arcs -------------------------------------------------------------------------------------


@dataclass
class Arc:
    """A line with one owner on each side; a side counts as left when it has the larger angle."""

    left: str
    right: str
    on_frame: bool
    points: list[Point] = field(default_factory=list)

    @property
    def is_border(self) -> bool:
        """Whether land lies on both sides."""
        return SEA not in (self.left, self.right)

    @property
    def closed(self) -> bool:
        """Whether the arc is a ring of its own."""
        return self.points[0] == self.points[-1]


def faces_of(parts: Sequence[tuple[str, Any]]) -> list[tuple[str, Any]]:
    """Noded faces with their owners: neighbours have equal vertices."""
    outlines = [shape.boundary for _, shape in parts if not shape.is_empty]
    noded = shapely.union_all(outlines, grid_size=GRID)
    tree = shapely.STRtree([shape for _, shape in parts])
    faces = []
    for face in shapely.get_parts(shapely.polygonize([noded])).tolist():
        hits = tree.query(face.representative_point(), predicate="within").tolist()
        if hits:
            faces.append((parts[hits[0]][0], face))
    return settle_scraps(faces)


def settle_scraps(faces: list[tuple[str, Any]]) -> list[tuple[str, Any]]:
    """Give small bits cut off from their Province to the land they hang on."""
    settled = []
    largest: dict[str, float] = defaultdict(float)
    for owner, face in faces:
        largest[owner] = max(largest[owner], face.area)
    for i, (owner, face) in enumerate(faces):
        contact: dict[str, float] = defaultdict(float)
        if owner != DECORATION and face.area < largest[owner] / 8:
            for j, (other, shape) in enumerate(faces):
                if i != j and face.intersects(shape):
                    contact[other] += face.intersection(shape).length
        best = max(sorted(contact), key=lambda o: contact[o], default=owner)
        settled.append((best if contact.get(best) else owner, face))
    return settled


def rings_of(face: Any) -> Iterator[list[Point]]:
    """The rings of a face, its inside always on the left."""
    turned = shapely.orient_polygons(face)
    for ring in (turned.exterior, *turned.interiors):
        yield [(x, y) for x, y in ring.coords]


def sides_of(faces: Iterable[tuple[str, Any]]) -> dict[Segment, str]:
    """Which owner lies to the left of each directed segment."""
    return {
        (a, b): owner for owner, face in faces for ring in rings_of(face) for a, b in pairwise(ring)
    }


def trace_arcs(faces: Sequence[tuple[str, Any]], frame: Frame) -> list[Arc]:
    """Chain the segments between different owners to arcs that end where three owners meet."""
    sides = sides_of(faces)
    rim = frame.hexagon_in_plane().exterior
    kinds: dict[Segment, tuple[str, str, bool]] = {}
    for (a, b), left in sides.items():
        right = sides.get((b, a), SEA)
        if left != right and (left < right or right == SEA):
            middle = shapely.Point((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            kinds[a, b] = left, right, right == SEA and rim.distance(middle) < 10 * GRID
    ends: dict[Point, list[Segment]] = defaultdict(list)
    for segment in kinds:
        for point in segment:
            ends[point].append(segment)
    nodes = {p for p, s in ends.items() if len(s) != 2 or kinds[s[0]] != kinds[s[1]]}
    return list(chain(kinds, nodes))


def chain(kinds: dict[Segment, tuple[str, str, bool]], nodes: set[Point]) -> Iterator[Arc]:
    """Walk from node to node, then around the rings that have no node."""
    after: dict[tuple[Point, tuple[str, str, bool]], list[Point]] = defaultdict(list)
    for (a, b), kind in kinds.items():
        after[a, kind].append(b)
    todo = dict.fromkeys(sorted(kinds, key=lambda s: (s[0] not in nodes, s)))
    while todo:
        start, point = next(iter(todo))
        kind = kinds[start, point]
        del todo[start, point]
        points = [start, point]
        while points[-1] not in nodes and points[-1] != start:
            (following,) = after[points[-1], kind]
            del todo[points[-1], following]
            points.append(following)
        yield Arc(*kind, points)


# --- the line work --------------------------------------------------------------------------------


def rounded(points: Iterable[Point]) -> list[Point]:
    """Points to a tenth of a unit, without repetitions."""
    result: list[Point] = []
    for x, y in points:
        p = round(x, 1) + 0.0, round(y, 1) + 0.0
        if not result or result[-1] != p:
            result.append(p)
    return result


def simplified(points: list[Point], tolerance: float) -> list[Point]:
    """Douglas-Peucker; a ring is cut at its farthest point so that it cannot collapse."""
    if points[0] != points[-1] or len(points) < 6:
        return [(x, y) for x, y in shapely.LineString(points).simplify(tolerance).coords]
    far = max(range(len(points)), key=lambda i: math.dist(points[0], points[i]))
    first = shapely.LineString(points[: far + 1]).simplify(tolerance).coords
    second = shapely.LineString(points[far:]).simplify(tolerance).coords
    return [(x, y) for x, y in (*first, *second[1:])]


def view_arc(arc: Arc, frame: Frame) -> Arc:
    """The arc in the view, plain: simplified coast or straight border."""
    line = shapely.LineString(arc.points)
    line = shapely.segmentize(line, 6.0) if arc.is_border else line
    points = [frame.view((x, y)) for x, y in line.coords]
    if not arc.is_border:
        points = simplified(points, 0.8 if arc.on_frame else COAST_TOLERANCE)
    return Arc(arc.left, arc.right, arc.on_frame, rounded(points))


def drawn_arcs(arcs: Sequence[Arc], frame: Frame) -> list[Arc]:
    """All arcs in the view, islets dropped, borders drawn by hand where nothing crosses."""
    plain = [view_arc(a, frame) for a in arcs]
    plain = [a for a in plain if not (a.closed and is_islet(a))]
    lines = [shapely.LineString(a.points) for a in plain]
    for i, arc in enumerate(plain):
        if arc.is_border:
            for strength in (1.0, 0.6, 0.3):
                points = hand_drawn(arc, strength)
                line = shapely.LineString(points)
                if free_of_crossings(line, lines, i):
                    arc.points, lines[i] = points, line
                    break
    return plain


def is_islet(arc: Arc) -> bool:
    """Whether a closed arc is too small to be drawn."""
    return len(arc.points) < 5 or bool(shapely.Polygon(arc.points).area < LEAST_ISLET)


def hand_drawn(arc: Arc, strength: float) -> list[Point]:
    """Round the corners of a border and let it waver like a pen; its ends stay."""
    line = shapely.LineString(arc.points)
    count = max(2, round(line.length / 5.0))
    spots = [line.interpolate(i / count, normalized=True) for i in range(count + 1)]
    points = smoothed([(s.x, s.y) for s in spots], round(4 * strength))
    phase = zlib.crc32(f"{arc.left} {arc.right}".encode()) / 2**32 * math.tau
    result = [points[0]]
    for i in range(1, count):
        (ax, ay), (bx, by) = points[i - 1], points[i + 1]
        norm = math.hypot(bx - ax, by - ay) or 1.0
        at = i * line.length / count
        fade = min(1.0, min(i, count - i) / 5)
        shift = strength * fade * waver(at, phase)
        x, y = points[i]
        result.append((x - (by - ay) / norm * shift, y + (bx - ax) / norm * shift))
    return rounded(simplified([*result, points[-1]], 0.2))


def waver(at: float, phase: float) -> float:
    """How far the pen strays at a length of the line."""
    waves = ((2.6, 61.0, 1.0), (1.7, 33.0, 2.3), (0.9, 17.0, 4.1))
    return sum(h * math.sin(math.tau * at / length + phase * k) for h, length, k in waves)


def smoothed(points: list[Point], rounds: int) -> list[Point]:
    """Average each point with its neighbours, some rounds; the ends stay."""
    for _ in range(rounds):
        inner = [
            ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
            for a, b, c in zip(points, points[1:], points[2:], strict=False)
        ]
        points = [points[0], *inner, points[-1]]
    return points


def free_of_crossings(line: Any, lines: Sequence[Any], own: int) -> bool:
    """Whether a line is simple and meets the other lines at its ends only."""
    if not line.is_simple:
        return False
    ends = shapely.MultiPoint([line.coords[0], line.coords[-1]]).buffer(1e-6)
    return all(
        i == own or not line.intersects(other) or line.intersection(other).within(ends)
        for i, other in enumerate(lines)
    )


def areas_of(arcs: Sequence[Arc]) -> dict[str, list[Any]]:
    """The polygons of each owner, put together again from the drawn arcs."""
    sides: dict[Segment, str] = {}
    for arc in arcs:
        for a, b in pairwise(arc.points):
            sides[a, b], sides[b, a] = arc.left, arc.right
    areas: dict[str, list[Any]] = defaultdict(list)
    lines = [shapely.LineString(a.points) for a in arcs]
    for face in shapely.get_parts(shapely.polygonize(lines)).tolist():
        ring = next(rings_of(face))
        owner = sides[ring[0], ring[1]]
        if owner != SEA:
            areas[owner].append(face)
    for shapes in areas.values():
        shapes.sort(key=lambda s: (-s.area, s.bounds))
    return dict(areas)


# --- the places of labels and pieces --------------------------------------------------------------

LABEL_HEIGHT = 13.0
LABEL_PER_LETTER = 6.5
PIECE_ROOM = 19.0
LOOT_ROOM = 12.0
PORT_ROOM = 11.0
CITY_ROOM = 9.0
STRAIT_LENGTH = 26.0


def label_width(name: str) -> float:
    """Estimated width of a Province's name in view units."""
    return LABEL_PER_LETTER * len(name) + 4


def lattice(shape: Any, step: float) -> list[Point]:
    """Regular points over the bounds of a shape."""
    x0, y0, x1, y1 = shape.bounds
    columns, rows = int((x1 - x0) / step) + 1, int((y1 - y0) / step) + 1
    return [(x0 + step * i, y0 + step * j) for j in range(rows) for i in range(columns)]


def gap_to_label(spot: Point, label: Point, width: float) -> float:
    """Distance from a point to the box of a label."""
    dx = max(0.0, abs(spot[0] - label[0]) - width / 2)
    dy = max(0.0, abs(spot[1] - label[1]) - LABEL_HEIGHT / 2)
    return math.hypot(dx, dy)


def shortage(room: float, needed: float) -> float:
    """How much of the needed room is missing, from 0 to 1 and beyond."""
    return max(0.0, 1 - room / needed)


@dataclass
class Ground:
    """What the places of one Province have to respect."""

    name: str
    shape: Any
    foreign: Any
    middle: Point
    city: Point | None

    def label_cost(self, at: Point) -> float:
        """How bad a label would stand there: foreign land is worse than water."""
        width = label_width(self.name)
        area = shapely.box(
            at[0] - width / 2, at[1] - LABEL_HEIGHT / 2, at[0] + width / 2, at[1] + LABEL_HEIGHT / 2
        )
        total = width * LABEL_HEIGHT
        inside = area.intersection(self.shape).area / total
        abroad = area.intersection(self.foreign).area / total
        cost = 9 * abroad + 2.5 * (1 - inside - abroad) + math.dist(at, self.middle) / 150
        if self.city is not None:
            cost += 3 * shortage(gap_to_label(self.city, at, width), CITY_ROOM)
        return float(cost)

    def spot_cost(self, at: Point, room: float) -> float:
        """How bad a piece would stand there, labels left aside."""
        inside = self.shape.contains(shapely.Point(at))
        clear = self.shape.boundary.distance(shapely.Point(at)) if inside else 0.0
        cost = 3 * shortage(clear, room) + math.dist(at, self.middle) / 150
        if self.city is not None:
            cost += 2 * shortage(math.dist(at, self.city), room + CITY_ROOM)
        return float(cost if inside else cost + 50)

    def settle(self) -> tuple[Point, Point, Point]:
        """The best label, piece and loot anchors together."""
        width = label_width(self.name)
        labels = cheapest({p: self.label_cost(p) for p in lattice(self.shape, 5.0)}, 120)
        pieces = cheapest({p: self.spot_cost(p, PIECE_ROOM) for p in lattice(self.shape, 6.0)}, 160)
        label, piece = min(
            ((a, b) for a in labels for b in pieces),
            key=lambda c: (
                labels[c[0]]
                + pieces[c[1]]
                + 3 * shortage(gap_to_label(c[1], c[0], width), PIECE_ROOM),
                c,
            ),
        )
        loots = {
            p: self.spot_cost(p, LOOT_ROOM)
            + 3 * shortage(gap_to_label(p, label, width), LOOT_ROOM)
            + 3 * shortage(math.dist(p, piece), LOOT_ROOM + PIECE_ROOM)
            for p in lattice(self.shape, 5.0)
        }
        return label, piece, next(iter(cheapest(loots, 1)))


def cheapest(costs: dict[Point, float], count: int) -> dict[Point, float]:
    """The entries of least cost, ties by position."""
    return dict(sorted(costs.items(), key=lambda c: (round(c[1], 6), c[0]))[:count])


def harbour(own: Any, others: Any, water: Any, middle: Point, taken: Sequence[Point]) -> Point:
    """A point on the water just off a coast, near the middle of its Province."""
    offing = own.boundary.intersection(water.buffer(0.3)).buffer(PORT_ROOM + 3).boundary
    best: dict[Point, float] = {}
    for i in range(int(offing.length / 3)):
        spot = offing.interpolate(3.0 * i)
        if not water.contains(spot):
            continue
        near = min((math.dist((spot.x, spot.y), t) for t in taken), default=999.0)
        cost = 3 * shortage(near, 34.0)
        cost += 3 * shortage(others.distance(spot), 30.0)
        cost += 4 * shortage(water.boundary.distance(spot), PORT_ROOM)
        best[spot.x, spot.y] = float(cost) + math.dist((spot.x, spot.y), middle) / 110
    return next(iter(cheapest(best, 1)))


def crossing(one_shore: Any, other_shore: Any) -> list[Point]:
    """A line between two shores, reaching inland when the shortest one is too short to be seen."""
    a, b = ((x, y) for x, y in shapely.shortest_line(one_shore, other_shore).coords)
    reach = (STRAIT_LENGTH - math.dist(a, b)) / 2
    return [a, b] if reach <= 0 else [inland(one_shore, a, reach), inland(other_shore, b, reach)]


def inland(shape: Any, shore: Point, reach: float) -> Point:
    """The point at some distance from a point of the shore that lies deepest in the land."""
    turns = (math.tau * i / 48 for i in range(48))
    ring = [(shore[0] + reach * math.cos(t), shore[1] + reach * math.sin(t)) for t in turns]
    landed = [p for p in ring if shape.contains(shapely.Point(p))]
    return max(landed, key=lambda p: float(shape.boundary.distance(shapely.Point(p))))


# --- the board file -------------------------------------------------------------------------------


def one(p: Point) -> list[float]:
    """A point for the file."""
    return [int(v) if v == int(v) else v for v in (round(2 * p[0]) / 2, round(2 * p[1]) / 2)]


def rings_for_file(shape: Any) -> list[list[list[float]]]:
    """Exterior ring and holes, without the repeated last points."""
    return [[one(p) for p in ring.coords[:-1]] for ring in (shape.exterior, *shape.interiors)]


def province_entry(
    row: Row, areas: dict[str, list[Any]], land: Any, city: Point | None, frame: Frame
) -> Row:
    """Polygons and land anchors of one Province."""
    shape = areas[row["id"]][0]
    middle = frame.place(row["lon"], row["lat"])
    foreign = land.difference(shape).intersection(shapely.box(*shape.bounds).buffer(120))
    visible = shape.intersection(shapely.Polygon(frame.corners()).buffer(-MARGIN))
    label, piece, loot = Ground(row["name"], visible, foreign, middle, city).settle()
    entry: Row = {"polygons": [rings_for_file(s) for s in areas[row["id"]]]}
    entry |= {"label": one(label), "piece": one(piece), "loot": one(loot)}
    if city is not None:
        entry["city"] = one(city)
    if len(areas[row["id"]]) > 1:
        entry["ties"] = [[one(p) for p in crossing(shape, s)] for s in areas[row["id"]][1:]]
    return entry


def add_ports(board: Row, data: Row, areas: dict[str, list[Any]], frame: Frame) -> None:
    """Set the port anchors, each away from the Straits and from those before."""
    land = shapely.union_all([s for shapes in areas.values() for s in shapes])
    water = shapely.Polygon(frame.corners()).buffer(-MARGIN).difference(land)
    taken = [(s["at"][0], s["at"][1]) for s in board["straits"].values()]
    for row in data["province"]:
        if row["port"]:
            others = [areas[r["id"]][0] for r in data["province"] if r is not row]
            middle = frame.place(row["lon"], row["lat"])
            own = areas[row["id"]][0]
            port = harbour(own, shapely.union_all(others), water, middle, taken)
            taken.append(port)
            board["provinces"][row["id"]]["port"] = one(port)


def strait_entries(data: Row, areas: dict[str, list[Any]]) -> Row:
    """The Straits as lines with their middles."""
    entries: Row = {}
    for row in data["strait"]:
        a, b = crossing(*(areas[p][0] for p in row["joins"]))
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        entries[row["id"]] = {"joins": row["joins"], "line": [one(a), one(b)], "at": one(middle)}
    return entries


def sea_entry(row: Row, frame: Frame) -> Row:
    """Label, further inscriptions and one berth per Kingdom."""
    return {
        "label": one(frame.place(row["lon"], row["lat"])),
        "inscriptions": [
            {"name": r["name"], "at": one(frame.place(r["lon"], r["lat"]))} for r in row["label"]
        ],
        "berths": {r["kingdom"]: one(frame.place(r["lon"], r["lat"])) for r in row["berth"]},
    }


def crest_entries(kingdoms: Sequence[Row], frame: Frame) -> Row:
    """Middle and turn (degrees) of each Kingdom's side of the hexagon."""
    corners = frame.corners()
    order = ["NW", "N", "NE", "SE", "S", "SW"]
    entries: Row = {}
    for row in kingdoms:
        i = order.index(row["side"])
        a, b = corners[i], corners[(i + 1) % 6]
        turn = (-60 + 60 * i + 90) % 180 - 90
        entries[row["id"]] = {"at": one(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)), "turn": turn}
    return entries


def make_board(data: Row, kingdoms: Sequence[Row], topology: Row) -> Row:
    """The whole content of board.json."""
    frame = Frame.of(data["frame"])
    parts = partition(landmasses(topology, frame), seeds_of(data, frame), frame)
    arcs = drawn_arcs(trace_arcs(faces_of(parts), frame), frame)
    areas = areas_of(arcs)
    check_borders(data, arcs, frame)
    land = shapely.union_all([s for shapes in areas.values() for s in shapes])
    cities = {k["capital"]: frame.place(*k["capital_city"]) for k in kingdoms}
    rows = data["province"]
    board: Row = {
        "source": "reconstructed",
        "inputs": board_inputs(),
        "provenance": f"Coastlines: Natural Earth 1:50m land (public domain), npm {LAND_PACKAGE}.",
        "width": round(frame.width),
        "height": round(frame.height),
        "frame": [one(p) for p in frame.corners()],
        "crests": crest_entries(kingdoms, frame),
        "provinces": {
            r["id"]: province_entry(r, areas, land, cities.get(r["id"]), frame) for r in rows
        },
        "straits": strait_entries(data, areas),
        "sea": sea_entry(data["sea"], frame),
        "borders": border_lines(arcs),
        "coasts": [[one(p) for p in a.points] for a in arcs if not a.is_border and not a.on_frame],
        "decoration": [rings_for_file(s) for s in areas[DECORATION]],
    }
    add_ports(board, data, areas, frame)
    check_board(board, data, areas)
    return board


def border_lines(arcs: Iterable[Arc]) -> list[Row]:
    """Each border once, so that it can be dashed; the outer edge has one Province only."""
    found = []
    for arc in arcs:
        if arc.is_border:
            between = sorted({arc.left, arc.right} - {DECORATION})
            found.append({"between": between, "line": [one(p) for p in arc.points]})
    return sorted(found, key=lambda f: (f["between"], f["line"]))


def board_text(board: Row) -> str:
    """Compact JSON with one line per part."""
    lines = []
    for key, value in board.items():
        nested = key in ("provinces", "straits") and isinstance(value, dict)
        if nested:
            inner = ",\n".join(f"{json.dumps(k)}:{compact(v)}" for k, v in value.items())
            lines.append(f"{json.dumps(key)}:{{\n{inner}\n}}")
        else:
            lines.append(f"{json.dumps(key)}:{compact(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def compact(value: Any) -> str:
    """JSON without blanks."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


# --- the checks -----------------------------------------------------------------------------------


def check_borders(data: Row, arcs: Iterable[Arc], frame: Frame) -> None:
    """Fail unless the drawn borders are those of the data."""
    contact: dict[tuple[str, str], float] = defaultdict(float)
    for arc in arcs:
        if arc.is_border and DECORATION not in (arc.left, arc.right):
            length = shapely.LineString(arc.points).length / frame.scale / KM_PER_DEGREE
            contact[min(arc.left, arc.right), max(arc.left, arc.right)] += length
    drawn = {pair for pair, length in contact.items() if length >= LEAST_CONTACT_DEGREES}
    told = {(min(p["id"], q), max(p["id"], q)) for p in data["province"] for q in p["borders"]}
    if drawn != told:
        raise SystemExit(f"borders differ: drawn {drawn - told}, told {told - drawn}")


def check_board(board: Row, data: Row, areas: dict[str, list[Any]]) -> None:
    """Fail when a shape is invalid, shapes overlap or an anchor lies outside its Province."""
    shapes = [s for owned in areas.values() for s in owned]
    if not all(s.is_valid for s in shapes):
        raise SystemExit("a polygon is invalid")
    if abs(sum(s.area for s in shapes) - shapely.union_all(shapes).area) > 0.01:
        raise SystemExit("polygons overlap")
    for row in data["province"]:
        entry = board["provinces"][row["id"]]
        for key in ("piece", "loot", "city"):
            if key in entry and not areas[row["id"]][0].covers(shapely.Point(entry[key])):
                raise SystemExit(f"{key} of {row['id']} lies outside")
        if row["port"] and any(s.covers(shapely.Point(entry["port"])) for s in shapes):
            raise SystemExit(f"port of {row['id']} lies on land")


# --- the picture ----------------------------------------------------------------------------------

PAPER, INK, WATER, WASTE, GOLD = "#f6efdf", "#3b2a1d", "#dbe4df", "#ebe2cc", "#a77b22"
TINCTURES = {
    "gules": "#b8443a",
    "azure": "#4577ab",
    "vert": "#4f8a55",
    "or": "#dfae3a",
    "purpure": "#82549a",
    "tenne": "#b9773c",
}
HATCHINGS = {
    "gules": "M3 0V6",
    "azure": "M0 3H6",
    "vert": "M-1-1L7 7M-1 5L1 7M5-1L7 1",
    "or": "M1.5 1.5h.01M4.5 4.5h.01",
    "purpure": "M-1 7L7-1M-1 1L1-1M5 7L7 5",
    "tenne": "M-1 7L7-1M-1 1L1-1M5 7L7 5M0 3H6",
}
CASTLE = "M-6 5V-3h-1v-3h2.6v1.5h2V-6h4.8v1.5h2V-6H7v3H6v8H2V1.5a2 2 0 0 0-4 0V5Z"
ANCHOR = "M0-4.5V5M-2.8-2H2.8M-5 1.2C-4.5 4-2 5 0 5.4 2 5 4.5 4 5 1.2"
STYLE = f"""
text{{font-family:"EB Garamond",Garamond,"Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif;
fill:{INK};text-anchor:middle;dominant-baseline:central}}
.name{{font-size:14.5px;paint-order:stroke;stroke:{PAPER};stroke-width:2.6px;stroke-linejoin:round;
stroke-opacity:.8}}
.capital{{font-weight:600}}
.mare{{font-size:25px;font-style:italic;letter-spacing:4px;fill:#5d7478}}
.side{{font-size:17px;letter-spacing:6px;font-variant:small-caps}}
.line{{fill:none;stroke:{INK};stroke-linejoin:round;stroke-linecap:round}}
"""


def path(lines: Iterable[Sequence[Sequence[float]]], close: bool) -> str:
    """SVG path data, relative after the first point to keep the file small."""
    text = ""
    for line in lines:
        (x, y), *rest = line
        text += f"M{x:g} {y:g}l"
        steps = []
        for p, q in rest:
            steps.append(f"{round(p - x, 1):g} {round(q - y, 1):g}")
            x, y = p, q
        text += " ".join(steps).replace(" -", "-") + ("z" if close else "")
    return text


def shape_path(polygons: Iterable[Sequence[Sequence[Sequence[float]]]]) -> str:
    """SVG path data of polygons with holes."""
    return path((ring for rings in polygons for ring in rings), close=True)


def label_text(kind: str, at: Sequence[float], text: str, turn: float = 0) -> str:
    """One line of text around a point."""
    place = f'transform="translate({at[0]:g} {at[1]:g})' + (f' rotate({turn:g})"' if turn else '"')
    return f'<text class="{kind}" {place}>{text}</text>'


def picture_defs(board: Row) -> str:
    """Hatchings and the reusable shapes."""
    patterns = "".join(
        f'<pattern id="h-{t}" width="6" height="6" patternUnits="userSpaceOnUse"><path d="{d}" '
        f'class="line" stroke-width="{1.5 if t == "or" else 0.7}" stroke-opacity=".42"/></pattern>'
        for t, d in HATCHINGS.items()
    )
    hexagon = path([board["frame"]], close=True)
    coast = path(board["coasts"], close=False)
    return (
        f"<defs>{patterns}<clipPath id='hexagon'><path d='{hexagon}'/></clipPath>"
        f'<path id="frame" d="{hexagon}"/><path id="coast" d="{coast}"/>'
        f'<path id="castle" d="{CASTLE}"/><path id="anchor" d="{ANCHOR}" class="line"/></defs>'
    )


def picture_sea() -> list[str]:
    """Water and the coast lines repeated seaward, drawn before the land covers their inner half."""
    rings = [(15, INK, 0.2), (13.8, WATER, 1), (8.6, INK, 0.34), (7.4, WATER, 1)]
    uses = [
        f'<use href="#coast" class="line" style="stroke:{c};stroke-width:{w};stroke-opacity:{o}"/>'
        for w, c, o in rings
    ]
    return [f'<use href="#frame" fill="{WATER}"/>', *uses]


def picture_land(board: Row, data: Row, tinctures: dict[str, str]) -> list[str]:
    """Flat tints, hatchings, borders and the coast itself."""
    out = [f'<path d="{shape_path(board["decoration"])}" fill="{WASTE}" fill-rule="evenodd"/>']
    for row in data["province"]:
        d = shape_path(board["provinces"][row["id"]]["polygons"])
        out.append(f'<path d="{d}" fill="{PAPER}" stroke="{PAPER}" stroke-width=".5"/>')
        if "owner" in row:
            t = tinctures[row["owner"]]
            out.append(f'<path d="{d}" fill="{TINCTURES[t]}" fill-opacity=".5"/>')
            out.append(f'<path d="{d}" fill="url(#h-{t})"/>')
    inner = [b["line"] for b in board["borders"] if len(b["between"]) == 2]
    outer = [b["line"] for b in board["borders"] if len(b["between"]) == 1]
    out.append(f'<path d="{path(outer, close=False)}" class="line" stroke-width="2.2"/>')
    dashed = 'stroke-width="1.5" stroke-dasharray="5 3.5"'
    out.append(f'<path d="{path(inner, close=False)}" class="line" {dashed}/>')
    out.append('<use href="#coast" class="line" stroke-width="1.3"/>')
    return out


def picture_marks(board: Row, data: Row) -> list[str]:
    """Straits, ports, capitals and names."""
    out = []
    for strait in board["straits"].values():
        d = path([strait["line"]], close=False)
        out.append(f'<path d="{d}" class="line" stroke-width="7"/>')
        out.append(f'<path d="{d}" class="line" style="stroke:{PAPER}" stroke-width="4.4"/>')
        dots = f'style="stroke:{GOLD}" stroke-width="2.2" stroke-dasharray=".1 4.3"'
        out.append(f'<path d="{d}" class="line" {dots}/>')
    for row in data["province"]:
        entry = board["provinces"][row["id"]]
        if "ties" in entry:
            d = path(entry["ties"], close=False)
            out.append(f'<path d="{d}" class="line" stroke-width="2" stroke-dasharray=".1 4"/>')
        if "port" in entry:
            x, y = entry["port"]
            out.append(
                f'<g transform="translate({x:g} {y:g})"><circle r="8.6" fill="{PAPER}" class="rim" '
                f'stroke="{INK}" stroke-width=".9"/><use href="#anchor" stroke-width="1.5"/></g>'
            )
        if "city" in entry:
            x, y = entry["city"]
            out.append(
                f'<use href="#castle" transform="translate({x:g} {y:g})" fill="{INK}" '
                f'stroke="{PAPER}" stroke-width="1.6" paint-order="stroke"/>'
            )
        kind = "name capital" if row["kind"] == "capital" else "name"
        out.append(label_text(kind, entry["label"], row["name"]))
    out += [label_text("mare", i["at"], i["name"]) for i in board["sea"]["inscriptions"]]
    return out


def picture_frame(board: Row, kingdoms: Sequence[Row]) -> list[str]:
    """The band around the board with the Kingdoms' names and tinctures."""
    band = 26.0
    hexagon = shapely.Polygon(board["frame"])
    inner = [one((x, y)) for x, y in hexagon.buffer(-band, join_style="mitre").exterior.coords[:-1]]
    rule = path([inner], close=True)
    ring = path([board["frame"], inner], close=True)
    out = [
        f'<path d="{ring}" fill="{PAPER}" fill-rule="evenodd"/>',
        f'<path d="{rule}" class="line" stroke-width="1"/>',
        '<use href="#frame" class="line" stroke-width="5"/>',
    ]
    middle = board["width"] / 2, board["height"] / 2
    for row in kingdoms:
        crest = board["crests"][row["id"]]
        reach = math.dist(crest["at"], middle)
        inset = (reach - band / 2 - 1) / reach
        at = [m + (c - m) * inset for m, c in zip(middle, crest["at"], strict=True)]
        turn = crest["turn"]
        tint, hatch = TINCTURES[row["tincture"]], f"url(#h-{row['tincture']})"
        bar = 'x="-330" y="-8" width="660" height="16" rx="8"'
        out.append(
            f'<g transform="translate({at[0]:.1f} {at[1]:.1f}) rotate({turn:g})"><rect {bar} '
            f'fill="{tint}" fill-opacity=".75"/><rect {bar} fill="{hatch}"/>'
            f'<rect x="-85" y="-11" width="170" height="22" rx="11" fill="{PAPER}" stroke="{INK}"/>'
            f'<text class="side">{row["id"].capitalize()}</text></g>'
        )
    return out


def picture(board: Row, data: Row, kingdoms: Sequence[Row]) -> str:
    """The board as a self-contained SVG."""
    tinctures = {k["id"]: k["tincture"] for k in kingdoms}
    w, h = board["width"], board["height"]
    body = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" role="img">',
        "<title>Barbarian Kingdoms</title>",
        f"<desc>{board['provenance']}</desc>",
        f"<style>{STYLE}</style>",
        picture_defs(board),
        '<g clip-path="url(#hexagon)">',
        *picture_sea(),
        *picture_land(board, data, tinctures),
        *picture_marks(board, data),
        *picture_frame(board, kingdoms),
        "</g></svg>",
    ]
    return "\n".join(body) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write board.json and, if asked, the picture."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--land", type=Path, help=f"{LAND_FILE} of {LAND_PACKAGE}")
    parser.add_argument("--out", type=Path, default=DATA / "board.json")
    parser.add_argument("--svg", type=Path, help="also write a picture")
    options = parser.parse_args(arguments)
    data = tomllib.loads((DATA / "provinces.toml").read_text(encoding="utf-8"))
    kingdoms = tomllib.loads((DATA / "kingdoms.toml").read_text(encoding="utf-8"))["kingdom"]
    topology = obtain_land(options.land)
    board = make_board(data, kingdoms, topology)
    text = board_text(board)
    if text != board_text(make_board(data, kingdoms, topology)):
        raise SystemExit("two runs differ")
    options.out.write_text(text, encoding="utf-8")
    if options.svg is not None:
        options.svg.write_text(picture(board, data, kingdoms), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

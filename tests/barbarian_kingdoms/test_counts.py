"""Small exhaustive counts: all that can be said from tiny positions, counted in three ways.

As in the perft of chess programs, every answer to every question is walked, Nature's included, to
a certain depth: by copying a match before each answer, by playing each sequence from the start,
and in the naive model. Here a Kingdom without a King or Units has nothing to do but pass the turn.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from oyez.games.barbarian_kingdoms import Coins, KingdomsState
from oyez.games.barbarian_kingdoms.box.fixed import COIN_VALUES
from oyez.kernel import NATURE, Match
from tests.barbarian_kingdoms import naive
from tests.barbarian_kingdoms.positions import Position, coins
from tests.walking import by_copying, by_depth, by_replaying


def lone(*kingdoms: str, powers: bool = False) -> Position:
    """Nobody has anything on the map or in the Treasury; the first one named is to play."""
    position = Position(*kingdoms, turn=kingdoms[0], powers=powers)
    for kingdom in kingdoms:
        position.king(kingdom, None).treasury(kingdom, "")
    return position


def chests(position: Position, pool: str, *provinces: str) -> Position:
    """Chests in the Provinces, with no other tokens left to be in them than these."""
    position.state.chest_pool = coins(pool)
    return position.chests(*provinces)


class Case(NamedTuple):
    """A position, how many sequences of 0, 1, 2... answers there are, and who wins in some."""

    name: str
    position: Position
    counts: list[int]
    winners: set[str] = set()  # noqa: RUF012 - never changed


CASES = [
    # -- Manoeuvres: each Unit once, castling at home and abroad, the Sea, a Strait.
    Case(
        "castling",
        lone("ostrogoths", "visigoths", "franks")
        .king("ostrogoths", "latium")
        .warriors("ostrogoths", "liguria", "apulia"),
        [1, 6, 10, 17, 21, 21, 44, 76, 207, 481],
    ),
    Case(
        "castling-abroad",
        lone("franks", "ostrogoths", "visigoths")
        .king("franks", "burgundia")
        .warriors("franks", "noricum", "belgica")
        .warriors("ostrogoths", "latium"),
        [1, 12, 20, 64, 73, 91, 223],
    ),
    Case(
        "sea",
        lone("visigoths", "ostrogoths", "franks")
        .king("visigoths", "sea")
        .warriors("visigoths", "aquitania", "sea")
        .tokens("visigoths", "armorica"),
        [1, 29, 37, 67, 103, 103, 557],
    ),
    Case(
        "strait",
        lone("visigoths", "vandals", "saxons")
        .king("visigoths", "baetica")
        .tokens("visigoths", "mauretania")
        .loot("mauretania", "b")
        .warriors("saxons", "armorica"),
        [1, 3, 8, 12, 22, 35, 56, 129, 369],
    ),
    # -- Recruitment and Taxation: several payments; a token that fits, or only against change.
    Case(
        "payments",
        lone("franks", "ostrogoths", "visigoths")
        .warriors("franks", "belgica", "ripuaria")
        .treasury("franks", "bbbsg")
        .king("visigoths", "tarraconensis"),
        [1, 7, 12, 17, 27, 104, 275],
    ),
    Case(
        "against-change",
        lone("franks", "ostrogoths", "visigoths")
        .treasury("franks", "bs")
        .loot("belgica", "bg")
        .loot("mosellana", "sd")
        .warriors("ostrogoths", "ripuaria"),
        [1, 4, 8, 18, 38, 78, 96, 161, 461],
    ),
    # -- Assaults: uncontested on chests; contested, also for a third Kingdom's token; defended.
    Case(
        "chest",
        chests(lone("vandals", "visigoths", "saxons"), "bbg", "tripolitania")
        .warriors("vandals", "byzacena")
        .loot("tripolitania", "s"),
        [1, 2, 6, 6, 6, 6, 6, 15, 43, 53, 53, 53, 53, 112, 261],
    ),
    Case(
        "two-chests",
        chests(lone("vandals", "visigoths", "saxons"), "sd", "caledonia", "hibernia")
        .warriors("vandals", "sea")
        .warriors("saxons", "brigantia"),
        [1, 16, 22, 23, 45, 110, 232, 411],
    ),
    Case(
        "contested",
        lone("visigoths", "ostrogoths", "franks")
        .warriors("visigoths", "narbonensis")
        .treasury("visigoths", "b")
        .warriors("franks", "mosellana")
        .treasury("franks", "s")
        .loot("burgundia", "b"),
        [1, 3, 12, 26, 51, 98, 185, 436],
    ),
    Case(
        "third-kingdom",
        lone("visigoths", "ostrogoths", "franks")
        .warriors("visigoths", "narbonensis")
        .treasury("visigoths", "b")
        .warriors("franks", "mosellana")
        .tokens("ostrogoths", "burgundia")
        .loot("burgundia", "b"),
        [1, 3, 10, 22, 40, 72, 135, 357],
    ),
    Case(
        "defended",
        lone("franks", "ostrogoths", "visigoths")
        .warriors("franks", "belgica", "mosellana")
        .treasury("franks", "s")
        .warriors("visigoths", "burgundia", "aquitania")
        .treasury("visigoths", "b"),
        [1, 7, 15, 27, 59, 167, 440],
    ),
    Case(
        "won-back",
        lone("visigoths", "ostrogoths", "franks")
        .warriors("visigoths", "aquitania")
        .warriors("franks", "carthaginensis")
        .tokens("franks", "tarraconensis")
        .loot("tarraconensis", "b")
        .loot("carthaginensis", "s"),
        [1, 5, 16, 25, 30, 69, 175, 337],
    ),
    Case(
        "evacuation",
        lone("visigoths", "vandals", "franks")
        .king("visigoths", "tarraconensis")
        .warriors("visigoths", "carthaginensis", "baetica")
        .warriors("franks", "gallaecia"),
        [1, 6, 25, 52, 82, 139, 270],
    ),
    # -- Claims: of a neutral Province, and of a rival's Initial Province.
    Case(
        "claim",
        lone("ostrogoths", "visigoths", "franks")
        .warriors("ostrogoths", "narbonensis")
        .treasury("ostrogoths", "bbs")
        .warriors("visigoths", "aquitania")
        .treasury("visigoths", "b"),
        [1, 8, 21, 49, 142, 315, 494],
    ),
    Case(
        "claim-of-a-home",
        lone("ostrogoths", "visigoths", "franks")
        .warriors("ostrogoths", "tarraconensis")
        .treasury("ostrogoths", "s")
        .warriors("visigoths", "aquitania"),
        [1, 9, 18, 31, 60, 123, 231],
    ),
    # -- Victories in the middle: a second King, a seventh Province claimed, one given back.
    Case(
        "second-king",
        lone("franks", "ostrogoths", "visigoths")
        .king("franks", "burgundia")
        .treasury("franks", "b")
        .trophies("franks", "ostrogoths")
        .king("visigoths", "aquitania")
        .warriors("visigoths", "armorica")
        .treasury("visigoths", "g"),
        [1, 10, 15, 20, 51, 123, 314],
        {"franks"},
    ),
    Case(
        "seventh-province",
        lone("franks", "ostrogoths", "visigoths")
        .warriors("franks", "noricum")
        .tokens("franks", "burgundia", "alemannia", "thuringia")
        .treasury("franks", "ggg")
        .warriors("ostrogoths", "liguria"),
        [1, 10, 17, 29, 79, 128, 177, 391],
        {"franks"},
    ),
    Case(
        "given-back",
        lone("franks", "ostrogoths", "visigoths")
        .warriors("franks", "aquitania")
        .treasury("franks", "s")
        .tokens("visigoths", "burgundia", "armorica", "narbonensis", "baetica"),
        [1, 8, 5, 4, 4, 4, 4, 11, 31, 28, 32, 25, 25, 87, 135, 233, 222],
        {"visigoths"},
    ),
    Case(
        "given-back-in-a-battle",
        lone("franks", "ostrogoths", "visigoths")
        .warriors("franks", "belgica", "aquitania")
        .warriors("ostrogoths", "burgundia")
        .tokens("visigoths", "alemannia", "armorica", "narbonensis", "baetica"),
        [1, 8, 17, 37, 62, 90, 145, 386],
        {"visigoths"},
    ),
    Case(
        "seventh-won-back",
        lone("visigoths", "ostrogoths", "franks")
        .warriors("visigoths", "aquitania", "carthaginensis")
        .tokens("visigoths", "alemannia", "armorica", "narbonensis", "baetica")
        .warriors("franks", "tarraconensis")
        .treasury("franks", "s"),
        [1, 5, 20, 38, 68, 108, 96, 163, 354],
        {"visigoths"},
    ),
    Case(
        "seventh-uncovered",
        lone("visigoths", "ostrogoths", "franks")
        .warriors("visigoths", "aquitania")
        .tokens("visigoths", "alemannia", "armorica", "narbonensis", "baetica")
        .tokens("franks", "tarraconensis")
        .loot("tarraconensis", "b")
        .warriors("franks", "gallaecia"),
        [1, 3, 10, 14, 25, 45, 86, 167, 418],
        {"visigoths"},
    ),
    # -- All three Kings at home, with a token each.
    Case(
        "kings-at-home",
        Position("ostrogoths", "visigoths", "franks", powers=False)
        .treasury("ostrogoths", "b")
        .treasury("visigoths", "s")
        .treasury("franks", "b"),
        [1, 3, 6, 11, 45, 103, 268],
    ),
    # -- The powers.
    Case(
        "horsemen",
        lone("huns", "ostrogoths", "franks", powers=True)
        .king("huns", "hunnia")
        .warriors("huns", "quadia"),
        [1, 6, 8, 11, 14, 15, 32, 57, 98, 164, 219],
    ),
    Case(
        "horsemen-at-sea",
        lone("huns", "ostrogoths", "franks", powers=True)
        .warriors("huns", "illyricum", "sea")
        .tokens("huns", "illyricum"),
        [1, 16, 19, 27, 40, 65, 163, 235],
    ),
    Case(
        "scourge-of-god",
        lone("huns", "ostrogoths", "franks", powers=True)
        .king("huns", "gepidia")
        .treasury("huns", "b")
        .loot("illyricum", "b")
        .warriors("ostrogoths", "liguria"),
        [1, 4, 6, 14, 32, 52, 77, 142, 313],
    ),
    Case(
        "scourge-of-god-in-a-capital",
        lone("huns", "ostrogoths", "franks", powers=True)
        .king("huns", "liguria")
        .treasury("huns", "s"),
        [1, 10, 14, 14, 14, 14, 19, 71, 143, 156, 171, 171],
    ),
    Case(
        "scourge-of-god-behind-a-warrior",
        lone("huns", "ostrogoths", "franks", powers=True)
        .king("huns", "hunnia")
        .warriors("huns", "gepidia")
        .treasury("huns", "s")
        .warriors("ostrogoths", "illyricum"),
        [1, 5, 10, 23, 47, 103, 183, 256],
    ),
    Case(
        "fortifications",
        lone("franks", "huns", "ostrogoths", powers=True)
        .warriors("franks", "burgundia", "noricum")
        .treasury("franks", "g")
        .warriors("ostrogoths", "latium")
        .loot("liguria", "g"),
        [1, 16, 20, 22, 34, 63, 190],
    ),
    Case(
        "fortifications-abroad",
        lone("ostrogoths", "huns", "franks", powers=True)
        .warriors("ostrogoths", "liguria")
        .warriors("franks", "burgundia")
        .treasury("franks", "b")
        .loot("burgundia", "g"),
        [1, 5, 13, 33, 68, 105, 171, 349],
    ),
    Case(
        "lawgiver",
        lone("franks", "huns", "ostrogoths", powers=True)
        .warriors("franks", "burgundia", "noricum")
        .treasury("franks", "g")
        .king("ostrogoths", "liguria"),
        [1, 16, 22, 30, 56, 160, 493],
    ),
    Case(
        "raid",
        lone("vandals", "ostrogoths", "saxons", powers=True)
        .warriors("vandals", "byzacena", "numidia", "africa")
        .warriors("saxons", "tripolitania"),
        [1, 3, 7, 22, 66, 94, 179, 351],
    ),
    Case(
        "raid-from-the-sea",
        lone("vandals", "ostrogoths", "visigoths", powers=True)
        .king("vandals", "sea")
        .warriors("vandals", "sea")
        .warriors("ostrogoths", "sicilia"),
        [1, 31, 67, 83, 83, 87, 202],
    ),
    Case(
        "raid-inland",
        lone("vandals", "ostrogoths", "visigoths", powers=True)
        .king("vandals", "baetica")
        .warriors("vandals", "gallaecia")
        .tokens("vandals", "gallaecia")
        .warriors("visigoths", "carthaginensis"),
        [1, 5, 12, 23, 45, 77, 106, 177, 405],
    ),
    Case(
        "lord-of-the-sea",
        lone("saxons", "ostrogoths", "vandals", powers=True)
        .warriors("saxons", "brigantia")
        .treasury("saxons", "b")
        .king("vandals", "africa")
        .treasury("vandals", "b"),
        [1, 3, 7, 9, 13, 19, 32, 76, 145, 405],
    ),
    Case(
        "lord-of-the-sea-inland",
        lone("saxons", "ostrogoths", "vandals", powers=True)
        .warriors("saxons", "burgundia")
        .king("vandals", "africa"),
        [1, 6, 8, 8, 8, 17, 39, 94, 138, 153, 333],
    ),
    Case(
        "hospitality",
        lone("visigoths", "ostrogoths", "franks", powers=True)
        .warriors("visigoths", "burgundia", "noricum")
        .treasury("visigoths", "s")
        .loot("burgundia", "sd")
        .loot("aquitania", "bd")
        .warriors("franks", "tarraconensis"),
        [1, 14, 55, 95, 112, 456],
    ),
    Case(
        "warlord",
        lone("franks", "ostrogoths", "visigoths", powers=True)
        .warriors("franks", "burgundia", "belgica")
        .treasury("franks", "s")
        .king("visigoths", "aquitania")
        .warriors("visigoths", "narbonensis"),
        [1, 10, 19, 35, 53, 118, 326],
    ),
    Case(
        "keels",
        lone("saxons", "vandals", "visigoths", powers=True)
        .treasury("saxons", "bs")
        .loot("icenia", "b"),
        [1, 7, 12, 12, 12, 12, 12, 18, 134, 178, 178, 178],
    ),
    Case(
        "bretwalda",
        lone("saxons", "vandals", "visigoths", powers=True)
        .king("saxons", "cantia")
        .treasury("saxons", "b")
        .loot("icenia", "b"),
        [1, 8, 10, 22, 22, 22, 36, 49, 119, 399],
    ),
    Case(
        "bretwalda-far-away",
        lone("saxons", "vandals", "visigoths", powers=True)
        .king("saxons", "burgundia")
        .treasury("saxons", "b"),
        [1, 11, 11, 11, 11, 11, 52, 66, 159, 169, 169],
    ),
    Case(
        "leudes",
        lone("franks", "ostrogoths", "visigoths", powers=True)
        .warriors("franks", "belgica", "thuringia")
        .treasury("franks", "b")
        .warriors("visigoths", "burgundia", "mosellana"),
        [1, 8, 18, 30, 54, 118, 289],
    ),
    Case(
        "baptism",
        lone("franks", "ostrogoths", "visigoths", powers=True)
        .king("franks", "burgundia")
        .warriors("franks", "armorica")
        .treasury("franks", "s")
        .warriors("visigoths", "aquitania"),
        [1, 12, 20, 32, 42, 86, 228],
    ),
]

every_case = pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])


@every_case
def test_copies_of_a_match_and_the_naive_model_come_to_the_same(case: Case) -> None:
    depth = len(case.counts) - 1
    game = by_depth(by_copying(begun(case.position), depth, key), depth)
    model = by_depth(naive.walk(as_table(case.position.state), depth), depth)
    for answers, (ours, theirs) in enumerate(zip(game, model, strict=True)):
        assert ours == theirs, f"after {answers} answers"
    assert [level.total() for level in game] == case.counts
    assert {where[naive.WINNER] for level in game for where in level} - {""} == case.winners


@every_case
def test_playing_each_sequence_from_the_start_comes_to_the_same(case: Case) -> None:
    depth = len(case.counts) - 1
    assert by_replaying(lambda: begun(case.position), depth) == case.counts


def begun(position: Position) -> Match[KingdomsState]:
    return position.play().match


# -- the game's positions in the words of the naive model ------------------------------------


def key(match: Match[KingdomsState]) -> naive.Key:
    who = ""
    for seat in match.waiting()[:1]:
        who = naive.NATURE if seat == NATURE else str(match.state.realms_of(seat)[0].id)
    return naive.key(as_table(match.state), who)


def as_table(s: KingdomsState) -> naive.Table:
    return {
        "order": [str(r.id) for r in s.realms],
        "turn": str(s.active.id),
        "powers": s.options.powers,
        "kings": {str(r.id): str(r.king) for r in s.realms if r.king is not None},
        "warriors": {str(r.id): [str(zone) for zone in r.warriors] for r in s.realms},
        "tokens": {str(r.id): [str(p) for p in r.tokens] for r in s.realms},
        "trophies": {str(r.id): [str(k) for k in r.trophies] for r in s.realms},
        "treasury": {str(r.id): values(s.treasuries[r.seat]) for r in s.realms},
        "loot": {str(p): values(heap) for p, heap in s.loot.items()},
        "chests": [str(p) for p in s.chests],
        "unopened": values(s.chest_pool),
        "target": "",
        "entered": [],
        "winner": "" if s.ended is None else str(s.realms_of(s.ended.winner)[0].id),
        "said": [],
    }


def values(heap: Coins) -> list[int]:
    return [COIN_VALUES[coin] for coin in heap.tokens()]

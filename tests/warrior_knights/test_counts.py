"""Small exhaustive counts: all that can be said in small positions, counted in three ways.

As in the perft of chess programs, every answer to every question is walked, Nature's included: by
copying a match before each answer, by playing each sequence from the start, and in the naive model.
Most of the small positions are walked to their end. Game and model have to put the same questions
to the same barons, offer the same answers, and come by them to the same positions.
"""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import Attack, NameRegion
from oyez.kernel import Seat
from tests.ledger import rule
from tests.warrior_knights.counting import (
    Case,
    check,
    improvised,
    mobilized,
    only_loose,
    short_card,
    table,
)
from tests.warrior_knights.naive_field import mobilize_forces, versatile_strategy

LINDEN, SMALT, CELADON, ZIELONKA = (
    "lorenz-von-linden",
    "alan-of-smalt",
    "ernesto-di-celadon",
    "kazimierz-zielonka",
)
"""Green nobles: star, square, triangle, circle."""
PRUSSEN, ZAFFIRO, AZURE, CYAN = (
    "otto-von-prussen",
    "azzo-di-zaffiro",
    "ranulf-azure",
    "louis-de-cyan",
)
"""Blue nobles: star, square, triangle, circle."""
SOLFERINO = "guy-de-solferino"
BLUE = Seat(1)


# -- Moves: roads, bridges, rivers and mountains, the sea, passage asked for, troops taken up.

MOVES = [
    Case(
        "passage",
        improvised(
            table("green", "blue", "red")
            .noble(SMALT, "D1", "regular-50")
            .noble(PRUSSEN, "E2", "regular-50")
            .city("semlik", "red")
            .noble(AZURE, "F1", "regular-50")
        ),
        versatile_strategy,
        [1, 24, 5, 51, 54, 43, 21, 63, 53],
    ),
    Case(
        "bridges-and-mountains",
        improvised(
            table()
            .noble(SMALT, "E3", "regular-50")
            .noble(CELADON, "G4", "polish-50")
            .noble(LINDEN, "D4", "swiss-50", fresh=False)
            .noble(PRUSSEN, "F3", "regular-50")
            .city("froli", "blue")
            .track(s2="blue")
            .purse("green", crowns=7)
        ),
        versatile_strategy,
        [1, 16, 10, 67, 24, 132],
    ),
    Case(
        "taking-troops",
        improvised(
            table()
            .noble(SMALT, "E2", "regular-50")
            .noble(CELADON, "E2", "polish-50 swiss-100")
            .noble(LINDEN, "F1", "regular-50 tuscan-100", casualties=1)
            .noble(ZIELONKA, "G2", "lombard-50", fresh=False)
            .stronghold("green", "F1", "regular-100")
            .city("semlik", razed=True)
        ),
        versatile_strategy,
        [1, 30, 72, 48, 120],
    ),
    Case(
        "at-sea",
        improvised(
            table()
            .noble(SMALT, "H1", "regular-50 polish-50")
            .noble(CELADON, "H1", "swiss-50")
            .noble(LINDEN, "H1", "swiss-50", at_sea=True, fresh=False)
            .noble(PRUSSEN, "H1", "regular-50", at_sea=True, fresh=False)
        ),
        versatile_strategy,
        [1, 27, 72],
    ),
    Case(
        "besieged",
        improvised(
            table(loose="F01", under="F02 F06")
            .city("ballin", "green")
            .noble(SMALT, "D1", "regular-50")
            .noble(CELADON, "D1", "swiss-50")
            .noble(PRUSSEN, "D1", "regular-50")
            .siege("D1", "blue")
            .city("kovel", "blue")
            .noble(LINDEN, "C2", "swiss-50")
            .siege("C2", "green")
            .stronghold("green", "D2", "regular-50")
        ),
        versatile_strategy,
        [1, 12, 6, 7, 32, 74, 180],
    ),
    Case(
        "mobilized",
        mobilized(
            table(loose="F01")
            .noble(SMALT, "H4", "regular-50")
            .noble(CELADON, "G4", "polish-50")
            .noble(LINDEN, "H6", "swiss-50")
            .noble(PRUSSEN, "H4", "regular-50")
        ),
        mobilize_forces,
        [1, 21, 57, 106, 37, 53],
    ),
    Case(
        "moved-and-fought",
        mobilized(
            table(loose="F01", under="F02 F03 F06 F23 F04")
            .noble(ZIELONKA, "G1", "regular-50")
            .noble(CELADON, "F1", "polish-50")
            .noble(CYAN, "G1", "regular-50")
        ),
        mobilize_forces,
        [1, 2, 4, 7, 7, 17, 24, 50, 88, 76, 40],
        (NameRegion("G1"),),
    ),
]


@rule("WK-MOVE-02", "WK-MOVE-03", "WK-MOVE-06", "WK-SEA-01", "WK-IMPROV-01", "WK-R43")
@rule("WK-MOVE-04", "WK-MOVE-05", "WK-MOVE-07", "WK-IMPROV-04", "WK-IMPROV-07", "WK-RECRUIT-06")
@rule("WK-TRANSFER-01", "WK-TRANSFER-02", "WK-TRANSFER-03", "WK-TRANSFER-04", "WK-TRANSFER-05")
@rule("WK-R47", "WK-SEA-02", "WK-SEA-04", "WK-SEA-05", "WK-R45", "WK-R88", "WK-SIEGE-06")
@rule("WK-SIEGE-08", "WK-SIEGE-09", "WK-TRANSFER-06", "WK-R60", "WK-R61", "WK-MILITARY-01")
@rule("WK-MILITARY-02", "WK-MILITARY-03", "WK-MILITARY-05", "WK-MILITARY-06", "WK-MILITARY-08")
@rule("WK-R12", "WK-R44", "WK-MILITARY-04", "WK-MILITARY-07", "WK-R89")
@pytest.mark.parametrize("case", MOVES, ids=[case.name for case in MOVES])
def test_moves(case: Case) -> None:
    check(case)


# -- Battles: draws, discards, abilities, losses one by one, retreats and deaths.

BATTLES = [
    Case(
        "duel",
        improvised(
            table(loose="F01 F02 F22", under="F08 F10")
            .noble(SMALT, "E3", "regular-50")
            .noble(PRUSSEN, "E3", "polish-50")
        ),
        versatile_strategy,
        [1, 6, 6, 18, 54, 108, 216],
        (Attack("E3", BLUE, "battle"),),
    ),
    Case(
        "draw-on",
        improvised(
            table(loose="F05 F11", under="F15 F22 F02 F10 F06")
            .noble(LINDEN, "E3", "swiss-50")
            .noble(ZAFFIRO, "E3", "regular-50 swiss-50", fresh=False)
        ),
        versatile_strategy,
        [1, 2, 6, 24, 48, 42],
        (Attack("E3", BLUE, "battle"),),
    ),
    Case(
        "victories",
        improvised(
            table(loose="F06 F10", under="F02 F16 F17 F11")
            .noble(CELADON, "E3", "polish-50 polish-100")
            .noble(AZURE, "E3", "regular-50 lombard-50", fresh=False)
            .city("froli", "green")
        ),
        versatile_strategy,
        [1, 2, 8, 32, 32],
        (Attack("E3", BLUE, "battle"),),
    ),
    Case(
        "losses",
        improvised(
            table(loose="F01", under="F07 F08 F14 F09 F18 F20")
            .noble(ZIELONKA, "E3", "regular-50 swiss-50 tuscan-50")
            .noble(CELADON, "E3", "polish-50")
            .noble(CYAN, "E3", "regular-50 regular-100")
        ),
        versatile_strategy,
        [1, 3, 4, 9, 50, 97, 147],
        (Attack("E3", BLUE, "battle"),),
    ),
    Case(
        "to-the-last-man",
        improvised(
            table(loose="F01", under="F07 F02 F22 F03 F18")
            .noble(ZIELONKA, "E3", "regular-50 regular-50")
            .noble(CYAN, "E3", "polish-100")
        ),
        versatile_strategy,
        [1, 1, 4, 16],
        (Attack("E3", BLUE, "battle"),),
    ),
    Case(
        "two-retreats",
        improvised(
            table(loose="F02", under="F03 F23 F10 F16 F12 F22")
            .noble(ZIELONKA, "E3", "polish-50")
            .noble(CELADON, "E3", "regular-50")
            .noble(CYAN, "E3", "regular-50")
            .stronghold("blue", "F4")
        ),
        versatile_strategy,
        [1, 2, 2, 8, 24, 36],
        (Attack("E3", BLUE, "battle"), (CELADON, ZIELONKA)),
    ),
    Case(
        "too-few-cards",
        short_card(
            "versatile-strategy",
            only_loose(
                table(loose="F01 F05 F06 F02")
                .noble(LINDEN, "E3", "regular-50 regular-100")
                .noble(CYAN, "E3", "swiss-50 swiss-100")
            ),
        ),
        versatile_strategy,
        [1, 12, 24, 72, 216],
        (Attack("E3", BLUE, "battle"),),
    ),
    Case(
        "home-to-the-stronghold",
        improvised(
            table("green", "blue", "red", loose="F10", under="F02 F03 F23 F12")
            .noble(ZIELONKA, "E4", "regular-50")
            .noble(CYAN, "E4", "regular-50 polish-50")
            .city("vecht", "red")
            .stronghold("red", "F4")
            .stronghold("blue", "B2")
        ),
        versatile_strategy,
        [1, 1, 3, 12],
        (Attack("E4", BLUE, "battle"),),
    ),
    Case(
        "home-exhausted",
        improvised(
            table(
                *("green", "blue", "red"),
                loose="F10",
                under="F02 F03 F23 F12",
                retreat_exhausts=True,
            )
            .noble(ZIELONKA, "E4", "regular-50")
            .noble(CYAN, "E4", "regular-50 polish-50")
            .city("vecht", "red")
            .stronghold("red", "F4")
            .stronghold("blue", "B2")
        ),
        versatile_strategy,
        [1, 1, 3, 12],
        (Attack("E4", BLUE, "battle"),),
    ),
    Case(
        "nowhere-to-go",
        improvised(
            table("green", "blue", "red", loose="F10", under="F02 F03 F23 F19 F22")
            .noble(ZIELONKA, "E4", "regular-50")
            .noble(CYAN, "E4", "polish-50 polish-100", casualties=1)
            .city("vecht", "red")
            .stronghold("blue", "B2")
            .noble(SOLFERINO, "B2", "regular-50 regular-50 regular-100")
            .noble("ricardo-di-scarletti", "F4", "english-50")
            .siege("B2", "red")
        ),
        versatile_strategy,
        [1, 1, 3, 9, 6],
        (Attack("E4", BLUE, "battle"),),
    ),
    Case(
        "overseas",
        improvised(
            table(loose="F10 F22", under="F16 F02 F11")
            .noble(LINDEN, "O6", "polish-50 polish-100")
            .noble(CYAN, "O6", "regular-50 lombard-50")
        ),
        versatile_strategy,
        [1, 2, 8, 32, 64],
        (Attack("O6", BLUE, "battle"),),
    ),
]


@rule("WK-BATTLE-03", "WK-BATTLE-05", "WK-BATTLE-06", "WK-BATTLE-07", "WK-BATTLE-09")
@rule("WK-BATTLE-10", "WK-BATTLE-12", "WK-BATTLE-20", "WK-DEATH-01", "WK-BATTLE-08", "WK-FATE-05")
@rule("WK-R58", "WK-NOBLE-01", "WK-NOBLE-02", "WK-BATTLE-15", "WK-BATTLE-16", "WK-BATTLE-17")
@rule("WK-BATTLE-18", "WK-BATTLE-19", "WK-NOBLE-03", "WK-NOBLE-05", "WK-RETREAT-02")
@rule("WK-RETREAT-03", "WK-BATTLE-01", "WK-BATTLE-02", "WK-BATTLE-11", "WK-BATTLE-13")
@rule("WK-BATTLE-14", "WK-COMBAT-04", "WK-COMBAT-05", "WK-DEATH-02", "WK-R52", "WK-R69")
@rule("WK-RETREAT-04", "WK-R68", "WK-RETREAT-05", "WK-R30", "WK-DEATH-09")
@rule("WK-RETREAT-06", "WK-R04", "WK-R83")
@pytest.mark.parametrize("case", BATTLES, ids=[case.name for case in BATTLES])
def test_battles(case: Case) -> None:
    check(case)


# -- Assaults: on a neutral city, on a garrison, with breaches, and by leave of a third baron.

ASSAULTS = [
    Case(
        "neutral-city",
        improvised(
            table(loose="F01 F22", under="F06 F07 F10 F16 F05")
            .noble(LINDEN, "D3", "regular-50 polish-50")
            .noble(CELADON, "D3", "swiss-50", fresh=False)
            .city("froli", breaches=1)
        ),
        versatile_strategy,
        [1, 2, 8, 16],
        (Attack("D3", None, "assault"),),
    ),
    Case(
        "the-city-wins",
        improvised(
            table("green", "blue", "red", loose="F06 F02", under="F10 F16 F05 F22 F17")
            .noble(CELADON, "D3", "polish-50")
            .noble(SOLFERINO, "E3", "english-50")
            .stronghold("blue", "D4")
            .stronghold("green", "B2")
        ),
        versatile_strategy,
        [1, 2, 6, 12],
        (Attack("D3", None, "assault"),),
    ),
    Case(
        "fortified-city",
        improvised(
            table(loose="F01", under="F07 F08 F06 F20 F10 F21")
            .noble(LINDEN, "D3", "regular-50 regular-100")
            .noble(CYAN, "D3", "polish-50")
            .city("froli", "blue", fortified=True, breaches=2)
        ),
        versatile_strategy,
        [1, 1, 4, 16, 32, 66, 128],
        (Attack("D3", BLUE, "assault"),),
    ),
    Case(
        "empty-walls",
        improvised(
            table("green", "blue", "red")
            .noble(LINDEN, "D3", "regular-50")
            .noble(SOLFERINO, "D3", "english-50")
            .siege("D3", "red")
            .city("froli", "blue", breaches=2)
        ),
        versatile_strategy,
        [1, 2, 17, 1, 3, 9, 18, 36],
        (Attack("D3", BLUE, "assault"),),
    ),
    Case(
        "garrison",
        improvised(
            table(loose="F01", under="F07 F08 F14 F02 F06")
            .noble(LINDEN, "D4", "regular-50 regular-100")
            .stronghold("blue", "D4", "polish-50 swiss-50", breaches=3)
            .city("froli", "blue")
            .city("monz", "blue", fortified=True)
            .purse("blue", crowns=5)
        ),
        versatile_strategy,
        [1, 1, 4, 8, 16, 28, 56],
        (Attack("D4", BLUE, "assault"),),
    ),
    Case(
        "all-fall",
        improvised(
            table(loose="F01", under="F07 F08")
            .noble(LINDEN, "D4", "regular-50")
            .stronghold("blue", "D4", "swiss-50 polish-50", breaches=3)
            .city("froli", "blue")
            .purse("blue", crowns=4)
        ),
        versatile_strategy,
        [1, 1, 3, 6, 12, 10],
        (Attack("D4", BLUE, "assault"),),
    ),
    Case(
        "garrison-and-noble",
        improvised(
            table(loose="F22", under="F08 F07 F18 F10 F14")
            .noble(CELADON, "D4", "regular-50")
            .stronghold("blue", "D4", "regular-50 swiss-50", breaches=2)
            .noble(CYAN, "D4", "polish-50")
            .purse("blue", crowns=3)
        ),
        versatile_strategy,
        [1, 1, 3, 33, 70, 16],
        (Attack("D4", BLUE, "assault"),),
    ),
]


@rule("WK-ASSAULT-01", "WK-ASSAULT-03", "WK-ASSAULT-05", "WK-ASSAULT-07", "WK-ASSAULT-08")
@rule("WK-R54", "WK-R55", "WK-R59", "WK-RAZE-01", "WK-RAZE-02", "WK-ASSAULT-02", "WK-ASSAULT-04")
@rule("WK-ASSAULT-06", "WK-FORTIFY-01", "WK-FORTIFY-05", "WK-COMBAT-06", "WK-BATTLE-14", "WK-R56")
@rule("WK-RAZE-03", "WK-FORTIFY-03", "WK-FORTIFY-04", "WK-R91", "WK-STRONGHOLD-01")
@rule("WK-STRONGHOLD-02", "WK-STRONGHOLD-03", "WK-STRONGHOLD-04", "WK-STRONGHOLD-05")
@rule("WK-STRONGHOLD-06", "WK-R57", "WK-R66", "WK-R65", "WK-R90", "WK-R64")
@pytest.mark.parametrize("case", ASSAULTS, ids=[case.name for case in ASSAULTS])
def test_assaults(case: Case) -> None:
    check(case)


# -- Sieges: begun, not twice in a round, ended a round later, and only by the stronger side.

SIEGES = [
    Case(
        "siege-begun",
        improvised(
            table("green", "blue", "red")
            .noble(LINDEN, "D3", "regular-50")
            .noble(CELADON, "D3", "swiss-100")
            .noble(ZIELONKA, "D3", "polish-200", fresh=False)
            .noble(SOLFERINO, "D3", "english-50")
            .city("froli")
        ),
        versatile_strategy,
        [1, 2, 29, 47, 4, 9, 29, 66],
        (Attack("D3", None, "siege"),),
    ),
    Case(
        "equal-strength",
        improvised(
            table()
            .noble(LINDEN, "D3", "regular-100")
            .city("froli", "blue", fortified=True)
            .noble(CELADON, "B3", "polish-50")
            .city("monz", "blue")
        ),
        versatile_strategy,
        [1, 22],
    ),
    Case(
        "siege-ended",
        improvised(
            table("green", "blue", "red", in_round=2, loose="F01 F08 F22", under="F10")
            .noble(LINDEN, "D3", "regular-50 regular-100 tuscan-150")
            .noble(CELADON, "D3", "swiss-50", fresh=False)
            .noble(PRUSSEN, "D3", "regular-50 swiss-50 swiss-100")
            .noble(SOLFERINO, "D3", "english-50")
            .city("froli", "blue", breaches=2)
            .siege("D3", "green", since=1)
            .siege("D3", "red", since=2)
        ),
        versatile_strategy,
        [1, 2, 18, 12, 164],
        (Attack("D3", BLUE, "siege"),),
    ),
    Case(
        "siege-of-this-round",
        improvised(
            table("green", "blue", in_round=2, loose="F02", under="F03")
            .noble(LINDEN, "B6", "polish-200 polish-150")
            .noble(CELADON, "F6", "swiss-150")
            .city("isar", "blue", breaches=1)
            .city("berac", "blue")
            .noble(CYAN, "F6", "regular-50")
            .siege("B6", "green", since=2)
            .siege("F6", "green", since=1)
        ),
        versatile_strategy,
        [1, 10, 2, 30, 96, 164],
    ),
    Case(
        "siege-of-a-stronghold",
        improvised(
            table(in_round=3, loose="F01 F22", under="F10 F07")
            .noble(LINDEN, "D4", "regular-50 regular-100 polish-200")
            .noble(ZIELONKA, "D4", "lombard-150")
            .stronghold("blue", "D4", "regular-50 swiss-50 swiss-100", casualties=1, breaches=2)
            .noble(CYAN, "D4", "polish-50")
            .city("froli", "blue")
            .city("cadiz", "blue")
            .purse("blue", crowns=7)
            .siege("D4", "green", since=1)
        ),
        versatile_strategy,
        [1, 2, 4, 4, 8, 16, 16],
        (Attack("D4", BLUE, "siege"),),
    ),
]


@rule("WK-SIEGE-01", "WK-SIEGE-02", "WK-SIEGE-03", "WK-SIEGE-04", "WK-SIEGE-05", "WK-COMBAT-05")
@rule("WK-CITY-01", "WK-R62", "WK-SIEGE-10", "WK-SIEGE-12", "WK-SIEGE-13", "WK-R60", "WK-R50")
@rule("WK-CITY-02", "WK-DEATH-09", "WK-FORTIFY-01", "WK-SIEGE-11")
@rule("WK-STRONGHOLD-01", "WK-STRONGHOLD-04", "WK-STRONGHOLD-05", "WK-STRONGHOLD-06", "WK-R64")
@rule("WK-R66", "WK-R91")
@pytest.mark.parametrize("case", SIEGES, ids=[case.name for case in SIEGES])
def test_sieges(case: Case) -> None:
    check(case)

"""Small exhaustive counts of what happens in the hall and at the end of a round.

See `test_counts.py`.
"""

from __future__ import annotations

import pytest

from oyez.games.warrior_knights.answers import NO, Shift
from oyez.games.warrior_knights.rules.assembly.session import convene
from oyez.games.warrior_knights.rules.phases.mercenaries import recruitment
from oyez.games.warrior_knights.rules.phases.planning import planning
from oyez.games.warrior_knights.rules.phases.wages import wages
from tests.ledger import rule
from tests.warrior_knights import naive_phases
from tests.warrior_knights.counting import (
    Case,
    card,
    check,
    phase,
    reserve,
    short,
    short_card,
    table,
    upkeep,
    with_hands,
)
from tests.warrior_knights.naive import CITIES
from tests.warrior_knights.positions import Position

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


# -- Wages and Mercenary Recruitment.

PURSES = [
    Case(
        "wages",
        phase(
            wages,
            table(chairman="blue")
            .noble(SMALT, "E3", "regular-50 regular-100 polish-50 swiss-50")
            .noble(CELADON, "", "polish-50 polish-50")
            .noble(ZIELONKA, "D3", "romanian-200 swiss-150 regular-50")
            .stronghold("green", "C3", "polish-50")
            .purse("green", crowns=6)
            .noble(CYAN, "E4", "polish-200 swiss-200 swiss-50")
            .noble(PRUSSEN, "D1", "tuscan-100", at_sea=True)
            .purse("blue", crowns=7)
            .zone("wages", "green:draft-soldiers", "blue:draft-soldiers"),
        ),
        naive_phases.wages,
        [1, 12, 228],
    ),
    Case(
        "unpaid",
        phase(
            wages,
            table(loose="F01 F22", under="F08 F10")
            .noble(SMALT, "E3", "regular-50 polish-50 swiss-50", casualties=1)
            .noble(CELADON, "E2", "lombard-50")
            .noble(LINDEN, "", "regular-100 regular-50 regular-50")
            .purse("green", crowns=3)
            .noble(PRUSSEN, "F3", "regular-100 swiss-50 swiss-100", casualties=2)
            .purse("blue", crowns=3),
        ),
        naive_phases.wages,
        [1, 1, 2, 4, 4],
    ),
    Case(
        "recruitment",
        phase(
            recruitment,
            short(
                table()
                .offer("polish-50 polish-100 swiss-50")
                .track(s1="green", s2="blue", s3="green")
                .purse("green", crowns=3)
                .purse("blue", crowns=2)
                .stronghold("green", "C3")
                .city("kovel", "green")
                .noble(LINDEN, "C2", "regular-50")
                .noble(SMALT, "E3", "regular-50")
                .noble(CELADON, "E3", "regular-50")
                .noble(ZIELONKA, "D1", "regular-100", at_sea=True)
            ),
            sound=False,
        ),
        naive_phases.recruitment,
        [1, 5, 12, 38, 122, 236],
    ),
    Case(
        "posts",
        phase(
            recruitment,
            short(
                table("green", "blue", "red", chairman="blue")
                .offer("polish-50 polish-50 polish-50 english-150")
                .track(s1="blue", s2="green", s3="green", s4="green")
                .purse("green", crowns=2)
                .purse("blue", crowns=3)
                .stronghold("green", "C3")
                .city("monz", "green")
                .noble(LINDEN, "C3", "regular-50")
                .noble(SMALT, "B3", "regular-50")
                .noble(CELADON, "C3", "regular-50")
                .noble(ZIELONKA, "E3", "regular-100")
                .noble(PRUSSEN, "C3", "regular-100 regular-50 regular-50")
                .noble(CYAN, "", "regular-50")
                .siege("C3", "blue")
                .noble(ZAFFIRO, "E4", "swiss-50")
                .noble(AZURE, "E4", "swiss-50")
            ),
            sound=False,
        ),
        naive_phases.recruitment,
        [1, 3, 9, 21, 42, 74, 104, 48],
    ),
]


@rule("WK-WAGES-01", "WK-WAGES-02", "WK-WAGES-04", "WK-WAGES-05", "WK-WAGES-07", "WK-WAGES-09")
@rule("WK-NOBLE-04", "WK-R29", "WK-WAGES-03", "WK-WAGES-06", "WK-R28", "WK-R30", "WK-DEATH-01")
@rule("WK-DEATH-02", "WK-DEATH-08", "WK-MERC-01", "WK-MERC-02", "WK-MERC-03", "WK-MERC-04")
@rule("WK-MERC-05", "WK-MERC-06", "WK-MERC-07", "WK-MERC-08", "WK-MERC-10", "WK-MERC-11")
@rule("WK-R41", "WK-R42", "WK-MERC-09")
@pytest.mark.parametrize("case", PURSES, ids=[case.name for case in PURSES])
def test_wages_and_recruitment(case: Case) -> None:
    check(case)


# -- Plans of three stacks, and votes.

HALL = [
    Case(
        "plans",
        phase(
            planning,
            with_hands(table(), green="levy-taxes levy-taxes rally-support", blue="draft-soldiers"),
            sound=False,
        ),
        naive_phases.planning,
        [1, 5, 16, 41, 74, 74, 66],
    ),
    Case(
        "votes",
        phase(
            convene,
            short(
                table("green", "blue", "red", chairman="blue")
                .agendas("income-tax")
                .purse("red", votes=1)
            ),
            sound=False,
        ),
        naive_phases.assembly,
        [1, 2, 6, 12, 24, 33, 35, 17, 2],
    ),
    Case(
        "election",
        phase(
            convene,
            short(
                table("green", "blue", "red", chairman="blue")
                .agendas("grant-from-the-treasury", "right-of-passage")
                .city("kovel", "blue")
                .city("cadiz", "blue")
                .banned("green", "red")
            ),
            sound=False,
        ),
        naive_phases.assembly,
        [1, 2, 6, 15, 37, 78, 90],
    ),
    Case(
        "recognition",
        phase(
            convene,
            short(
                reserve(
                    2,
                    table("green", "blue", "red", chairman="blue")
                    .agendas("royal-recognition")
                    .stronghold("green", "C3")
                    .stronghold("blue", "D4")
                    .purse("green", influence=1),
                )
            ),
            sound=False,
        ),
        naive_phases.assembly,
        [1, 3, 9, 15],
        (1, 1, 0),
    ),
    Case(
        "refusal",
        phase(
            convene,
            short(
                table("green", "blue", "red", loose="F07", under="F01 F02 F03").agendas(
                    "salt-tax", "right-of-passage"
                )
            ),
            sound=False,
        ),
        naive_phases.assembly,
        [1, 2, 4, 8, 16, 40, 92, 191],
    ),
    Case(
        "written-votes",
        phase(
            convene,
            short(
                table(chairman="blue")
                .agendas("salt-tax", "right-of-passage")
                .zone("assembly", "green:rally-support")
            ),
            sound=False,
        ),
        naive_phases.assembly,
        [1, 2, 6, 18, 36, 72, 144],
    ),
]


@rule("WK-PREP-01", "WK-PREP-02", "WK-PREP-03", "WK-R74", "WK-ASSEMBLY-01", "WK-ASSEMBLY-02")
@rule("WK-ASSEMBLY-08", "WK-ASSEMBLY-09", "WK-ASSEMBLY-10", "WK-ASSEMBLY-12", "WK-ASSEMBLY-17")
@rule("WK-R33", "WK-R34", "WK-ASSEMBLY-06", "WK-ASSEMBLY-07", "WK-ASSEMBLY-11", "WK-ASSEMBLY-13")
@rule("WK-ASSEMBLY-18", "WK-PROPOSAL-02", "WK-PROPOSAL-03", "WK-R31", "WK-BANNED-01")
@rule("WK-BANNED-03", "WK-BANNED-04", "WK-BANNED-09", "WK-PROPOSAL-04")
@rule("WK-R40", "WK-SHORTAGE-01", "WK-PLAYERS-04", "WK-PLAYERS-05", "WK-R37", "WK-R93", "WK-R08")
@pytest.mark.parametrize("case", HALL, ids=[case.name for case in HALL])
def test_plans_and_votes(case: Case) -> None:
    check(case)


# -- Action cards, and the phases they set going.

ACTIONS = [
    Case(
        "levy-taxes",
        card(
            "levy-taxes",
            table(chairman="blue")
            .noble(SMALT, "C3", "regular-50")
            .noble(LINDEN, "C3", "swiss-50")
            .noble(CELADON, "O6", "polish-50", fresh=False)
            .noble(ZIELONKA, "D1", "polish-50", at_sea=True, fresh=False)
            .city("ballin", "green")
            .city("kovel", "blue", fortified=True)
            .city("monz", "blue")
            .noble(CYAN, "C3", "regular-50")
            .charge("green", "salt-tax")
            .zone("taxes", "green:levy-taxes", "blue:levy-taxes", "blue:serve-the-church"),
            "green",
        ),
        naive_phases.levy_taxes,
        [1, 2],
    ),
    Case(
        "rally-support",
        card("rally-support", table(chairman="blue").purse("blue", votes=1), "green"),
        naive_phases.rally_support,
        [1, 2],
    ),
    Case(
        "rally-in-vain",
        card(
            "rally-support",
            table("green", "blue", "red", chairman="blue").purse("red", votes=2),
            "green",
        ),
        naive_phases.rally_support,
        [1, 2],
    ),
    Case(
        "serve-the-church",
        card(
            "serve-the-church",
            table(church="blue")
            .city("ballin", "green", fortified=True)
            .city("kovel", "blue")
            .noble(LINDEN, "C2", "regular-50")
            .noble(SMALT, "E4", "swiss-50 polish-50")
            .siege("C2", "green")
            .purse("green", crowns=2)
            .zone("taxes", "green:levy-taxes", "blue:levy-taxes", "blue:levy-taxes")
            .zone("wages", "green:draft-soldiers", "blue:draft-soldiers", "blue:mobilize-forces"),
            "green",
        ),
        naive_phases.serve_the_church,
        [1, 2, 6, 6],
    ),
    Case(
        "wages-then-recruitment",
        short_card(
            "draft-soldiers",
            short(
                table(chairman="blue")
                .offer("polish-50 swiss-50")
                .track(s1="blue", s3="green")
                .stronghold("green", "C3", "regular-50")
                .noble(LINDEN, "E3", "english-50")
                .noble(SMALT, "E3", "english-50")
                .noble(CELADON, "E3", "english-50")
                .noble(ZIELONKA, "E3", "english-50")
                .purse("green", crowns=4)
                .zone("wages", "green:draft-soldiers", "blue:draft-soldiers")
                .zone("wages", "green:mobilize-forces")
            ),
        ),
        naive_phases.draft_soldiers,
        [1, 2, 16, 8, 22, 60, 171],
    ),
]


@rule("WK-TAXLEVY-01", "WK-TAXLEVY-02", "WK-TAXLEVY-03", "WK-TAXLEVY-04", "WK-TAXLEVY-05")
@rule("WK-RALLY-01", "WK-RALLY-02", "WK-RALLY-03", "WK-RALLY-04", "WK-CHURCH-01", "WK-CHURCH-02")
@rule("WK-CHURCH-04", "WK-RECRUIT-01", "WK-RECRUIT-03", "WK-RECRUIT-04", "WK-RECRUIT-05", "WK-R15")
@rule("WK-TRIGGER-01", "WK-TRIGGER-02", "WK-TRIGGER-04", "WK-TRIGGER-05", "WK-TRIGGER-06")
@rule("WK-TAXES-01", "WK-TAXES-02", "WK-TAXES-03", "WK-TAXES-04", "WK-ACTION-03", "WK-ACTION-04")
@pytest.mark.parametrize("case", ACTIONS, ids=[case.name for case in ACTIONS])
def test_action_cards(case: Case) -> None:
    check(case)


# -- Neutral cards.

NEUTRAL = [
    Case(
        "defensive-works",
        card(
            "defensive-works",
            table(chairman="blue")
            .city("kovel", "green", breaches=3)
            .city("monz", "green", fortified=True)
            .city("cadiz", "blue")
            .city("froli", "blue", breaches=1)
            .noble(LINDEN, "D3", "regular-50")
            .siege("D3", "green")
            .stronghold("green", "C3", breaches=2)
            .stronghold("blue", "D4", breaches=1)
            .purse("green", crowns=5)
            .purse("blue", crowns=4),
        ),
        naive_phases.defensive_works,
        [1, 3, 18],
    ),
    Case(
        "troop-maintenance",
        card(
            "troop-maintenance",
            table(chairman="blue")
            .noble(LINDEN, "C2", "regular-100 regular-50 regular-50 polish-100", casualties=2)
            .noble(SMALT, "D1", "swiss-200", casualties=1, at_sea=True)
            .noble(CYAN, "D3", "regular-100 polish-100", casualties=1)
            .stronghold("green", "C3", "polish-100", casualties=1)
            .purse("green", crowns=5)
            .purse("blue", crowns=3),
        ),
        naive_phases.troop_maintenance,
        [1, 2, 10],
    ),
    Case(
        "expedition",
        card(
            "expedition",
            table(church="blue", loose="F01 F02 F03")
            .purse("green", crowns=2)
            .purse("blue", crowns=1, faith=1)
            .expedition("ceylon", 2, green=2, blue=1)
            .expedition("china", 1, blue=1),
        ),
        naive_phases.expedition,
        [1, 2, 6, 6, 13, 30],
    ),
    Case(
        "blessed",
        card(
            "expedition",
            table(loose="F03 F05 F06 F10", under="F07")
            .purse("green", crowns=1)
            .expedition("ceylon", 3, green=5)
            .expedition("spice-islands", 2, blue=1)
            .expedition("china", 3, blessed=True, blue=3),
        ),
        naive_phases.expedition,
        [1, 4, 12, 24, 24],
    ),
]


@rule("WK-DEFWORKS-01", "WK-DEFWORKS-02", "WK-DEFWORKS-03", "WK-DEFWORKS-05", "WK-DEFWORKS-06")
@rule("WK-DEFWORKS-07", "WK-R23", "WK-R24", "WK-R92", "WK-UPKEEP-01", "WK-UPKEEP-02")
@rule("WK-EXPED-01", "WK-EXPED-02", "WK-EXPED-04", "WK-EXPED-05", "WK-EXPED-06", "WK-EXPED-07")
@rule("WK-EXPED-08", "WK-EXPED-09", "WK-EXPED-11", "WK-R25", "WK-R26", "WK-EXPED-10")
@rule("WK-EXPED-12", "WK-EXPED-13", "WK-EXPED-14", "WK-EXPED-15", "WK-R27")
@pytest.mark.parametrize("case", NEUTRAL, ids=[case.name for case in NEUTRAL])
def test_neutral_cards(case: Case) -> None:
    check(case)


# -- Upkeep.


def ten_cities() -> Position:
    """More than half of the eighteen cities of the kingdom."""
    position = table()
    for name in list(CITIES)[:10]:
        position.city(name, "green")
    return position


UPKEEP = [
    Case(
        "upkeep",
        upkeep(
            table(loose="F01 F04", under="F09 F02")
            .city("kovel", "green")
            .city("monz", "blue", fortified=True)
            .city("cadiz", "green")
            .city("ballin", "green")
            .noble(LINDEN, "C2", "regular-50", fresh=False)
            .noble(CELADON, "D1", "regular-50", at_sea=True, fresh=False)
            .purse("blue", crowns=4, faith=1)
            .stronghold("green", "C3")
        ),
        naive_phases.upkeep,
        [1, 2, 4, 4, 4, 12, 180],
    ),
    Case(
        "last-round",
        upkeep(
            reserve(
                2,
                table(loose="F04", under="F01")
                .city("kovel", "green")
                .city("monz", "blue")
                .city("cadiz", "green")
                .noble(LINDEN, "C2", "regular-50")
                .noble(CYAN, "B3", "regular-50")
                .noble(SMALT, "B3", "regular-50")
                .siege("B3", "green")
                .noble(CELADON, "", "polish-50")
                .noble(ZIELONKA, "O6", "swiss-50")
                .stronghold("green", "C3", "swiss-50")
                .stronghold("blue", "D4")
                .purse("blue", influence=2),
            )
        ),
        naive_phases.upkeep,
        [1, 2, 5, 6],
    ),
    Case(
        "put-back",
        upkeep(
            table("green", "blue", "red", "black")
            .stronghold("green", "C3")
            .stronghold("blue", "D4")
            .stronghold("red", "A1")
            .noble(LINDEN, "B2", "regular-50")
            .noble("henri-de-charbon", "B1", "regular-50")
            .noble(CYAN, "D2", "regular-50")
        ),
        naive_phases.upkeep,
        [1, 26],
    ),
    Case(
        "revolt-under-siege",
        upkeep(
            table(loose="F01 F09", under="F12 F02", chairman="blue")
            .city("monz", "blue", fortified=True, breaches=1)
            .noble(LINDEN, "B3", "regular-50")
            .siege("B3", "green")
            .city("kovel", "blue")
            .noble(CYAN, "C2", "regular-50")
            .city("cadiz", "blue")
            .noble(AZURE, "O6", "swiss-50", at_sea=True)
            .stronghold("blue", "D4")
            .stronghold("green", "C3")
            .purse("blue", crowns=4)
        ),
        naive_phases.upkeep,
        [1, 2, 4, 5, 6],
    ),
    Case(
        "military-victory",
        upkeep(ten_cities()),
        naive_phases.upkeep,
        [1],
    ),
    Case(
        "tied",
        upkeep(
            reserve(
                1,
                table()
                .city("kovel", "green")
                .city("monz", "blue")
                .noble(LINDEN, "C2", "regular-50")
                .noble(CYAN, "B3", "regular-50")
                .stronghold("green", "C3")
                .stronghold("blue", "D4")
                .purse("blue", crowns=1, votes=1)
                .purse("green", faith=2),
            )
        ),
        naive_phases.upkeep,
        [1],
    ),
    Case(
        "rearranged",
        upkeep(
            table()
            .stronghold("green", "C3", "swiss-100 polish-50", casualties=1)
            .noble(LINDEN, "C3", "regular-50", fresh=False)
            .noble(CELADON, "C3", "regular-100", fresh=False)
            .noble(ZIELONKA, "D3", "english-50")
            .noble(CYAN, "D4", "regular-50")
            .noble(AZURE, "D4", "tuscan-50")
            .stronghold("blue", "D4", "lombard-50")
            .noble(SMALT, "D4", "polish-100")
            .siege("D4", "green")
        ),
        naive_phases.upkeep,
        [1, 10, 42, 187, 720],
    ),
    Case(
        "exchanged",
        upkeep(
            table(loose="F01 F08", under="F10 F04")
            .stronghold("green", "C3", "polish-50", casualties=1)
            .noble(LINDEN, "C3", "regular-100 swiss-50", casualties=1)
            .noble(SMALT, "C3", "regular-50")
            .noble(CELADON, "C2", "regular-50")
            .stronghold("blue", "D4")
        ),
        naive_phases.upkeep,
        [1, 11, 44, 216, 870],
    ),
    Case(
        "left-and-armed-again",
        upkeep(
            table()
            .stronghold("green", "C3")
            .noble(LINDEN, "C3", "regular-50")
            .city("kovel", "green")
            .noble(ZIELONKA, "C2", "swiss-50")
            .stronghold("blue", "D4")
        ),
        naive_phases.upkeep,
        [1, 4, 10, 19, 52],
        (Shift(LINDEN, ""), ("regular-50",)),
    ),
    Case(
        "without-a-home",
        upkeep(
            table()
            .stronghold("green", "", "swiss-50 polish-50")
            .city("kovel", "green")
            .noble(LINDEN, "", "regular-100")
            .noble(SMALT, "", "english-50")
            .noble(CELADON, "C2", "regular-50")
            .stronghold("blue", "D4")
        ),
        naive_phases.upkeep,
        [1, 6, 13, 46],
        (NO,),
    ),
]


@rule("WK-PHASE3-01", "WK-PHASE3-03", "WK-PHASE3-05", "WK-PHASE3-07", "WK-PHASE3-08")
@rule("WK-PHASE3-09", "WK-PHASE3-10", "WK-PHASE3-11", "WK-R09", "WK-R10", "WK-R67")
@rule("WK-PHASE3-04", "WK-PHASE3-06", "WK-PHASE3-12", "WK-ARRIVE-03", "WK-ARRIVE-04")
@rule("WK-ARRIVE-05", "WK-END-02", "WK-END-04", "WK-END-05", "WK-R06", "WK-R07")
@rule("WK-PHASE3-02", "WK-END-01", "WK-END-08", "WK-STRONGHOLD-07", "WK-FORTIFY-02", "WK-SIEGE-07")
@rule("WK-R11", "WK-R46", "WK-R88", "WK-TRANSFER-04", "WK-TRANSFER-05", "WK-R30")
@pytest.mark.parametrize("case", UPKEEP, ids=[case.name for case in UPKEEP])
def test_the_upkeep(case: Case) -> None:
    check(case)

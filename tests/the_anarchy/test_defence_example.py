"""The worked defence of round 5, from the food to the aftermath, with every number of it."""

from __future__ import annotations

from oyez.games.the_anarchy.answers import CONCEDE, Drink, Rally, Spend, UseTactic
from oyez.games.the_anarchy.box.edition import GOODS
from oyez.games.the_anarchy.scene.happenings import (
    AttackTurnedUp,
    BeerDrunk,
    CardDefended,
    CardFaced,
    CardLost,
    FoodPaid,
    PeopleJudged,
    SurvivorsDismissed,
    TacticUsed,
    WorkerRallied,
    WorkerSpent,
)
from tests.ledger import rule
from tests.the_anarchy.defending import castle, deployment, standing
from tests.the_anarchy.positions import ME, Game, Position

FINAL, TREBUCHET, VIOLENT_TOWER, TOWER, RAM, ARROWS = "f5", "a35", "a30", "a28", "a19", "a09"


def in_round_five() -> Position:
    """The castle of the example: all that is built, prepared and dealt, before the food is paid."""
    position = castle(Position(round=5), gate=1, moat=4)
    position.walls(left=2, right=3, top=2, bottom=2)
    position.researched("pitch", "covers", "stones").prepared(pitch=1, covers=4, stones=2)
    position.having(beers=1, rally=1, tent=5)
    position.facing(FINAL, TREBUCHET, VIOLENT_TOWER, TOWER, RAM, ARROWS, hidden=(2, 4))
    return position.stock(food=4, craftsman=1, soldier=1, knight=2)


def to_the_walls(game: Game) -> Game:
    """EX4: 4 food and a Grudge; a Craftsman on the left, the others at the bottom."""
    return game.do(*deployment(craftsman={"left": 1}, soldier={"bottom": 1}, knight={"bottom": 2}))


def against_arrows(game: Game) -> Game:
    """EX5: the Craftsman falls; the Soldier has a beer and survives."""
    return game.do(
        Spend("craftsman", "left"), Drink("soldier", "bottom"), Spend("soldier-beer", "bottom")
    )


def against_the_ram(game: Game) -> Game:
    """EX6: burning pitch, and a Knight."""
    return game.do(UseTactic("bottom"), Spend("knight", "bottom"))


def against_the_violent_tower(game: Game) -> Game:
    """EX8: the Soldier who lies down is sent to the right, where he must defend at once."""
    return game.do(Rally("soldier-down", "bottom", "right"))


def against_the_trebuchet(game: Game) -> Game:
    """EX9: all four covers."""
    return game.do(*[UseTactic("whole")] * 4)


def against_the_final_assault(game: Game) -> Game:
    """EX10: the last Knight, and both stones."""
    return game.do(Spend("knight", "bottom"), UseTactic("top"), UseTactic("top"))


def told(game: Game) -> dict[str, int]:
    """What is left to defend with."""
    p = game[ME]
    tactics = {name: p.prepared[name] for name in ("pitch", "covers", "stones")}
    return {**tactics, "beers": p.beers, "rally": p.rally}


@rule(
    "TA-DEFENSE-EX4",
    "TA-DEFENSE-EX5",
    "TA-DEFENSE-EX6",
    "TA-DEFENSE-EX7",
    "TA-DEFENSE-EX8",
    "TA-DEFENSE-EX9",
    "TA-DEFENSE-EX10",
    "TA-DEFENSE-EX11",
    "TA-R41",
)
def test_the_worked_defence_of_round_five() -> None:
    game = in_round_five().play("preparation")
    # EX4: food, deployment, reveal
    assert (game[ME].stock["food"], game[ME].grudge) == (0, 1)
    assert [slot.card for slot in game[ME].slots] == [FINAL, TREBUCHET, "", TOWER, "", ARROWS]
    to_the_walls(game)
    assert game[ME].stock == dict.fromkeys(GOODS, 0)
    assert [event.card for event in game.events(AttackTurnedUp)] == [VIOLENT_TOWER, RAM]
    assert standing(game) == {"left": {"craftsman": 1}, "bottom": {"soldier": 1, "knight": 2}}
    # EX5: arrows on three sides with 3 each
    assert game[ME].facing == 5
    assert game[ME].short == {"right": 0, "bottom": 1, "left": 1}
    against_arrows(game)
    assert game[ME].slots[5].defended
    assert standing(game) == {"bottom": {"soldier-down": 1, "knight": 2}}
    assert told(game) == {"pitch": 1, "covers": 4, "stones": 2, "beers": 0, "rally": 1}
    assert game.attributes() == {}
    # EX6: the ram at the bottom with 4
    assert game[ME].facing == 4
    assert game[ME].short == {"bottom": 3}
    against_the_ram(game)
    assert game[ME].slots[4].defended
    assert standing(game) == {"bottom": {"soldier-down": 1, "knight": 1}}
    assert told(game) == {"pitch": 0, "covers": 4, "stones": 2, "beers": 0, "rally": 1}
    # EX7: the moat alone stops the siege tower on the left; EX8: the next one comes with 5
    assert game[ME].slots[3].defended
    assert (game[ME].facing, game[ME].short) == (2, {"right": 1})
    against_the_violent_tower(game)
    assert game[ME].slots[2].defended
    assert standing(game) == {"bottom": {"knight": 1}}
    assert told(game) == {"pitch": 0, "covers": 4, "stones": 2, "beers": 0, "rally": 0}
    assert game[ME].rallied == 1
    assert game.attributes() == {"bravery": 1}
    # EX9: the trebuchet with 4 on the whole castle
    assert (game[ME].facing, game[ME].short) == (1, {"whole": 4})
    assert game.choices() == [UseTactic("whole"), CONCEDE]
    against_the_trebuchet(game)
    assert game[ME].slots[1].defended
    assert told(game) == {"pitch": 0, "covers": 0, "stones": 2, "beers": 0, "rally": 0}
    assert game.attributes() == {"bravery": 2}
    # EX10: the Final Assault with 4 at top and bottom
    assert (game[ME].facing, game[ME].short) == (0, {"top": 2, "bottom": 2})
    against_the_final_assault(game)
    assert told(game) == {"pitch": 0, "covers": 0, "stones": 0, "beers": 0, "rally": 1}
    # EX11: 4 Loyalty, no more Grudge, nobody left; the boxes of the attributes gave two workers
    assert game.attributes() == {"bravery": 2, "loyalty": 4}
    assert game[ME].grudge == 1
    assert standing(game) == {}
    assert game.stock() == {"serf": 1, "soldier": 1}


@rule("TA-DEFENSE-EX11", "TA-DEFENSE-01")
def test_what_the_worked_defence_cost_and_brought_is_told_step_by_step() -> None:
    game = to_the_walls(in_round_five().play("preparation"))
    against_the_violent_tower(against_the_ram(against_arrows(game)))
    against_the_final_assault(against_the_trebuchet(game))
    assert [(e.food, e.missing) for e in game.events(FoodPaid)] == [(4, 1)]
    assert [(e.card, e.force, e.absorbed) for e in game.events(CardFaced)] == [
        (ARROWS, 9, 7),
        (RAM, 4, 1),
        (TOWER, 4, 4),
        (VIOLENT_TOWER, 5, 4),
        (TREBUCHET, 4, 0),
        (FINAL, 8, 4),
    ]
    assert [(e.worker, e.side, e.laid_down) for e in game.events(WorkerSpent)] == [
        ("craftsman", "left", False),
        ("soldier-beer", "bottom", True),
        ("knight", "bottom", False),
        ("soldier-down", "right", False),
        ("knight", "bottom", False),
    ]
    assert [e.tactic for e in game.events(TacticUsed)] == [
        "pitch",
        *["covers"] * 4,
        *["stones"] * 2,
    ]
    assert [(e.worker, e.side) for e in game.events(BeerDrunk)] == [("soldier", "bottom")]
    assert [(e.worker, e.side, e.to) for e in game.events(WorkerRallied)] == [
        ("soldier-down", "bottom", "right")
    ]
    resolved = [e.card for e in game.events(CardDefended)]
    assert resolved == [ARROWS, RAM, TOWER, VIOLENT_TOWER, TREBUCHET, FINAL]
    assert game.events(CardLost) == []
    assert [(e.loyalty, e.grudge) for e in game.events(PeopleJudged)] == [(4, 0)]
    assert [(e.force, e.serfs) for e in game.events(SurvivorsDismissed)] == [(0, 0)]

"""The twelve acceptance positions of the dossier (section 4.8), one test each."""

from oyez.games.barbarian_kingdoms.box.fixed import Province
from oyez.games.barbarian_kingdoms.rules.assault import EMBARK, Assault
from oyez.games.barbarian_kingdoms.rules.contestation import LET_PASS
from oyez.games.barbarian_kingdoms.rules.control import controlled
from oyez.games.barbarian_kingdoms.rules.manoeuvres import DONE, MANOEUVRE, Move
from oyez.games.barbarian_kingdoms.rules.recruitment import Recruit
from oyez.games.barbarian_kingdoms.rules.taxation import TAX, TakeToken
from oyez.games.barbarian_kingdoms.scene.happenings import ChestOpened, Evacuated, Pillaged
from tests.barbarian_kingdoms.moves import (
    assault,
    claim,
    contest,
    counted,
    fight,
    holds,
    king_from,
    story,
    warriors_from,
)
from tests.barbarian_kingdoms.positions import Played, Position, coins
from tests.ledger import rule


def armorica() -> Played:
    """A Saxon Warrior has crossed the Strait; the Frankish Warrior in Belgica contests."""
    position = Position("saxons", "franks", "huns", turn="saxons").chests("armorica")
    position.warriors("saxons", "cantia").king("saxons", "icenia")
    position.warriors("franks", "belgica").king("franks", "ripuaria")
    game = position.play().say(assault("warrior", "cantia", "armorica"))
    return game.say(contest("warrior", "belgica"))


def origins(game: Played, target: str) -> set[str]:
    """From where a Province can be assaulted."""
    return {str(a.origin) for a in game.offered(Assault) if a.target == target}


def idle(game: Played, *kingdoms: str) -> Played:
    """These Kingdoms let their turns pass."""
    for kingdom in kingdoms:
        assert game.asked == (kingdom,)
        game.say(MANOEUVRE, DONE)
    return game


@rule("BK-BATTLE-04", "BK-RESULT-02", "BK-PILLAGE-04")
def test_1_a_tie_over_armorica_goes_to_the_saxons() -> None:
    game = fight(armorica(), saxons="", franks="").draw("gold")
    assert (counted(game, "saxons").total, counted(game, "franks").total) == (3, 3)
    assert game.realm("saxons").warriors == ["armorica"]
    assert game.realm("franks").warriors_in_reserve == 4
    assert game.purse("saxons") == coins("bbbssg") + coins("g")
    franks = game.match.log_of(game.seat("franks"))
    assert any(isinstance(event, Pillaged) and event.chest for event in franks)
    assert not any(isinstance(event, ChestOpened) for event in franks)


@rule("BK-BATTLE-03", "BK-BRIBE-06", "BK-PILLAGE-05")
def test_2_bribes_give_armorica_to_the_franks() -> None:
    game = fight(armorica(), saxons="s", franks="g").draw("bronze")
    assert (counted(game, "saxons").total, counted(game, "franks").total) == (5, 6)
    assert game.realm("franks").warriors == ["armorica"]
    assert game.realm("saxons").warriors == []
    assert game.purse("saxons").value == 10 + 1
    assert game.purse("franks") == coins("bbbsss") + coins("b")
    assert game.state.chests == []


@rule("BK-CONTROL-06", "BK-CONTROL-07", "BK-CONTROL-09", "BK-CONTROL-10")
def test_3_liguria_is_suspended_while_a_hun_stands_there() -> None:
    position = Position("huns", "ostrogoths", "franks", turn="ostrogoths")
    position.warriors("huns", "liguria").warriors("franks", "alemannia")
    game = position.loot("liguria", "b").loot("apulia", "s").play()
    assert controlled(game.state, game.realm("ostrogoths")) == ["latium", "apulia"]
    assert Recruit(Province("liguria")) not in game.choices()
    assert Recruit(Province("apulia")) in game.choices()
    game.say(TAX)
    assert game.choices() == [(TakeToken(Province("apulia"), "silver"),)]
    position.state.turn = 0
    game = position.play().say(assault("warrior", "liguria", "noricum"))
    assert (game.prompt, game.asked) == ("contest", ("franks",))
    assert holds(game, "ostrogoths", "liguria")


@rule("BK-R15", "BK-R44", "BK-VICTORY-06")
def test_4_the_franks_win_in_the_middle_of_a_battle_of_others() -> None:
    position = Position("huns", "ostrogoths", "franks", turn="huns")
    position.tokens("franks", "frisia", "armorica", "burgundia", "alemannia")
    position.warriors("huns", "quadia", "ripuaria").warriors("ostrogoths", "thuringia")
    game = position.play().say(assault("warrior", "quadia", "thuringia"))
    assert (game.prompt, game.asked) == ("reinforce", ("huns",))
    game.say(warriors_from("ripuaria"))
    assert game.winner == game.seat("franks")
    assert story(game)[-2:] == ["Reinforced", "GameWon"]


@rule("BK-R28", "BK-R29", "BK-R30")
def test_5_a_visigoth_token_covers_the_printed_spot_of_liguria() -> None:
    position = Position("visigoths", "ostrogoths", "franks", turn="visigoths")
    position.warriors("visigoths", "liguria").tokens("visigoths", "narbonensis")
    position.treasury("visigoths", "ss").treasury("ostrogoths", "")
    game = position.play().say(claim("liguria"), coins("ss"), LET_PASS)
    idle(game, "franks", "ostrogoths")
    game.say(MANOEUVRE, Move("warrior", Province("liguria"), Province("narbonensis")), DONE)
    assert holds(game, "visigoths", "liguria")
    assert not holds(game, "ostrogoths", "liguria")
    idle(game, "franks").say(assault("king", "latium", "liguria"), LET_PASS)
    assert game.purse("ostrogoths") == coins("ss")
    assert game.realm("visigoths").tokens == ["narbonensis"]
    assert story(game)[-3:] == ["Pillaged", "TokenRemoved", "TurnBegun"]
    assert holds(game, "ostrogoths", "liguria")


@rule("BK-R49")
def test_6_vandals_raid_sicilia_and_return_to_the_sea() -> None:
    position = Position("ostrogoths", "vandals", "franks", turn="vandals").chests("sicilia")
    position.warriors("vandals", "sea").treasury("vandals", "").king("ostrogoths", "liguria")
    game = position.play().say(assault("warrior", "sea", "sicilia")).draw("diamond")
    assert game.purse("vandals") == coins("d")
    game.say(EMBARK)
    assert game.realm("vandals").warriors == ["sea"]
    assert game.asked == ("franks",)


@rule("BK-R48", "BK-R64")
def test_7_latium_is_well_defended() -> None:
    position = Position("huns", "ostrogoths", "franks", turn="huns").loot("latium", "g")
    position.king("huns", "liguria").warriors("huns", "apulia")
    game = position.play().say(assault("king", "liguria", "latium"), warriors_from("apulia"))
    fight(game)
    assert counted(game, "huns").total == 9
    assert counted(game, "ostrogoths").total == 13
    position.king("ostrogoths", None).warriors("ostrogoths", "latium")
    game = position.play().say(assault("king", "liguria", "latium"), warriors_from("apulia"))
    assert counted(fight(game), "ostrogoths").total == 8


@rule("BK-R46")
def test_8_a_warrior_lost_makes_the_next_one_cheaper() -> None:
    position = Position("huns", "ostrogoths", "franks", turn="franks").king("huns", "gepidia")
    position.warriors("huns", "noricum", "pannonia", "thuringia").treasury("huns", "b" * 9)
    game = position.king("franks", "burgundia").play()
    fight(game.say(assault("king", "burgundia", "noricum")))
    assert game.realm("huns").warriors == ["pannonia", "thuringia"]
    game.say(Recruit(Province("hunnia")))
    assert game.choices() == [coins("bbb")]


@rule("BK-R44", "BK-RESULT-04", "BK-VICTORY-04")
def test_9_a_second_trophy_ends_the_game_before_the_evacuations() -> None:
    position = Position("huns", "ostrogoths", "franks", turn="huns").trophies("huns", "franks")
    position.king("franks", None).king("huns", "illyricum").warriors("huns", "quadia")
    position.king("ostrogoths", "noricum").loot("noricum", "g")
    game = position.play().say(assault("warrior", "quadia", "noricum"), king_from("illyricum"))
    fight(game)
    assert game.winner == game.seat("huns")
    assert game.events(Evacuated) == []
    assert game.events(Pillaged) == []
    assert game.loot("noricum") == coins("g")
    assert story(game)[-2:] == ["KingEliminated", "GameWon"]


@rule("BK-MOVE-04", "BK-ASSAULT-01")
def test_10_hibernia_lies_in_the_sea_and_tripolitania_behind_byzacena() -> None:
    six = ("huns", "ostrogoths", "vandals", "visigoths", "saxons", "franks")
    saxons = Position(*six, turn="saxons").warriors(
        "saxons", "sea", "cambria", "caledonia", "brigantia"
    )
    assert origins(saxons.play(), "hibernia") == {"sea"}
    vandals = Position(*six, turn="vandals").warriors(
        "vandals", "sea", "byzacena", "numidia", "sicilia"
    )
    assert origins(vandals.play(), "tripolitania") == {"byzacena", "sea"}


@rule("BK-ASSAULT-09", "BK-MOVE-05", "BK-MOVE-06", "BK-R51")
def test_11_without_saxons_britain_is_closed_but_for_its_northern_and_western_coasts() -> None:
    position = Position("huns", "ostrogoths", "vandals", "visigoths", "franks", turn="franks")
    position.warriors("franks", "armorica", "sea", "caledonia", "hibernia")
    game = position.play()
    for closed in ("cantia", "icenia", "brigantia", "cambria"):
        assert origins(game, closed) == set()
    position.warriors("franks", "armorica", "sea")
    game = position.play()
    assert origins(game, "caledonia") == {"sea"}
    assert origins(game, "hibernia") == {"sea"}


@rule("BK-R24")
def test_12_a_token_goes_home_when_a_third_player_wins_its_province() -> None:
    position = Position("huns", "ostrogoths", "franks", turn="huns")
    position.tokens("ostrogoths", "noricum").warriors("huns", "quadia")
    position.warriors("franks", "alemannia")
    game = position.play().say(assault("warrior", "quadia", "noricum"))
    fight(game.say(contest("warrior", "alemannia")), franks="b")
    assert game.realm("franks").warriors == ["noricum"]
    assert game.realm("ostrogoths").tokens == []
    assert game.realm("ostrogoths").tokens_in_reserve == 4

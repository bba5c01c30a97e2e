"""Contestations: who is asked, in which order, and what a contester does."""

import pytest

from oyez.games.barbarian_kingdoms import GAME
from oyez.games.barbarian_kingdoms.box.fixed import Province, Zone
from oyez.games.barbarian_kingdoms.rules.contestation import LET_PASS, Contest
from oyez.games.barbarian_kingdoms.rules.manoeuvres import DONE, MANOEUVRE, Move
from oyez.games.barbarian_kingdoms.rules.recruitment import Recruit
from oyez.games.barbarian_kingdoms.rules.taxation import TAX, TakeToken
from oyez.kernel import CannotUndo, undo
from oyez.kernel import record as records
from oyez.kernel.undo import can_undo
from tests.barbarian_kingdoms.moves import (
    NORICUM,
    assault,
    borderland,
    claim,
    contest,
    fight,
    holds,
)
from tests.barbarian_kingdoms.positions import Played, Position, coins
from tests.ledger import rule


def watched() -> Position:
    """Both rivals have a Warrior next to Noricum."""
    return borderland().warriors("ostrogoths", "liguria").warriors("franks", "alemannia")


def claiming() -> Played:
    """The same, and the Huns have laid 2 tremis for a Claim on Noricum."""
    position = watched().warriors("huns", "noricum").treasury("huns", "bbb")
    return position.play().say(claim("noricum"), coins("bb"))


@rule("BK-CONTEST-01")
def test_an_assault_has_no_effect_before_the_rivals_are_asked() -> None:
    game = watched().loot("noricum", "g").tokens("franks", "noricum").play().say(NORICUM)
    assert (game.prompt, game.asked) == ("contest", ("ostrogoths",))
    assert game.loot("noricum") == coins("g")
    assert game.realm("franks").tokens == ["noricum"]


@rule("BK-CONTEST-01")
def test_a_claim_has_no_effect_before_the_rivals_are_asked() -> None:
    game = claiming()
    assert (game.prompt, game.asked) == ("contest", ("ostrogoths",))
    assert game.realm("huns").tokens == []


@rule("BK-CONTEST-02", "BK-CONTEST-06")
def test_the_first_to_contest_moves_in_and_ends_the_inquiry() -> None:
    game = watched().play().say(NORICUM, contest("warrior", "liguria"))
    assert game.realm("ostrogoths").warriors == ["noricum"]
    assert (game.prompt, game.asked) == ("bribe", ("huns", "ostrogoths"))


@rule("BK-CONTEST-03")
def test_rivals_decide_in_turn_order_after_the_active_player() -> None:
    position = Position("huns", "ostrogoths", "franks", turn="ostrogoths", powers=False)
    position.warriors("ostrogoths", "liguria")
    position.warriors("huns", "quadia").warriors("franks", "alemannia")
    game = position.play().say(assault("warrior", "liguria", "noricum"))
    assert game.asked == ("franks",)
    assert game.say(LET_PASS).asked == ("huns",)


@rule("BK-CONTEST-04")
def test_a_rival_moves_exactly_one_unit_or_declines() -> None:
    position = borderland().king("franks", "thuringia").warriors("franks", "alemannia", "burgundia")
    game = position.play().say(NORICUM)
    assert game.choices() == [
        contest("king", "thuringia"),
        contest("warrior", "alemannia"),
        contest("warrior", "burgundia"),
        LET_PASS,
    ]
    game.say(contest("king", "thuringia"))
    assert game.realm("franks").king == "noricum"
    assert game.realm("franks").warriors == ["alemannia", "burgundia"]


@rule("BK-CONTEST-05")
def test_a_contester_comes_from_an_adjacent_zone() -> None:
    position = borderland().warriors("franks", "alemannia", "mosellana", "sea")
    game = position.play().say(NORICUM)
    assert game.offered(Contest) == [contest("warrior", "alemannia")]


@rule("BK-CONTEST-05")
def test_a_contester_comes_from_the_sea_into_a_port() -> None:
    position = borderland().warriors("huns", "hunnia").king("huns", "gepidia")
    position.warriors("franks", "sea", "sea", "noricum")
    game = position.play().say(assault("warrior", "hunnia", "illyricum"))
    assert game.offered(Contest) == [contest("warrior", "sea"), contest("warrior", "noricum")]


@rule("BK-CONTEST-07")
def test_the_action_succeeds_when_everybody_declines() -> None:
    game = claiming().say(LET_PASS, LET_PASS)
    assert game.realm("huns").tokens == ["noricum"]
    assert game.prompt == "announce"


@rule("BK-CONTEST-08")
def test_a_recruitment_is_not_contested() -> None:
    position = borderland().treasury("huns", "ss").warriors("ostrogoths", "illyricum")
    game = position.play().say(Recruit(Province("gepidia")), coins("s"))
    assert (game.prompt, game.asked) == ("end-turn", ("huns",))
    game.end()
    assert (game.prompt, game.asked) == ("announce", ("ostrogoths",))


@rule("BK-CONTEST-08")
def test_a_taxation_is_not_contested() -> None:
    position = borderland().loot("gepidia", "g").warriors("ostrogoths", "illyricum")
    game = position.play().say(TAX, (TakeToken(Province("gepidia"), "gold"),))
    assert (game.prompt, game.asked) == ("end-turn", ("huns",))
    game.end()
    assert (game.prompt, game.asked) == ("announce", ("ostrogoths",))


@rule("BK-CONTEST-08")
def test_manoeuvres_are_not_contested() -> None:
    position = borderland().warriors("ostrogoths", "illyricum")
    move = Move("king", Province("hunnia"), Province("gepidia"))
    game = position.play().say(MANOEUVRE, move, DONE)
    assert (game.prompt, game.asked) == ("announce", ("ostrogoths",))


@rule("BK-CONTEST-09")
def test_an_assault_on_a_third_players_province_can_be_contested() -> None:
    position = borderland().tokens("ostrogoths", "noricum").warriors("franks", "alemannia")
    game = position.play().say(NORICUM)
    assert game.asked == ("franks",)
    assert game.say(contest("warrior", "alemannia")).prompt == "bribe"


@rule("BK-CONTEST-09")
def test_a_claim_on_a_third_players_initial_province_can_be_contested() -> None:
    position = borderland().warriors("huns", "liguria").warriors("franks", "burgundia")
    position.king("ostrogoths", "apulia").treasury("huns", "s")
    game = position.play().say(claim("liguria"), coins("s"))
    assert game.asked == ("franks",)
    assert game.say(contest("warrior", "burgundia")).prompt == "bribe"


@rule("BK-CONTEST-10")
def test_a_contested_claim_that_is_lost_places_no_token_and_gives_nothing_back() -> None:
    game = fight(claiming().say(contest("warrior", "liguria")), ostrogoths="b")
    assert game.realm("huns").tokens == []
    assert game.realm("huns").warriors == []
    assert game.purse("huns") == coins("bb")  # one kept, one Bribe received


@rule("BK-CONTEST-10")
def test_a_contested_assault_that_is_lost_has_none_of_its_effects() -> None:
    position = watched().loot("noricum", "g").tokens("ostrogoths", "noricum")
    game = fight(position.treasury("huns", "").play().say(NORICUM, contest("warrior", "liguria")))
    assert game.purse("huns") == coins("")
    assert game.realm("ostrogoths").tokens == ["noricum"]
    assert holds(game, "ostrogoths", "noricum")


@rule("BK-R34")
def test_who_has_no_unit_near_is_not_asked() -> None:
    game = borderland().warriors("franks", "alemannia").play().say(NORICUM)
    assert game.asked == ("franks",)
    game.say(LET_PASS)
    assert game.prompt == "announce"


@rule("BK-R34")
def test_each_rival_is_asked_once_and_declining_is_final() -> None:
    game = watched().warriors("ostrogoths", "liguria", "illyricum").play().say(NORICUM)
    asked: list[str] = []
    while game.prompt == "contest":
        asked += game.asked
        game.say(LET_PASS)
    assert asked == ["ostrogoths", "franks"]


@rule("BK-R34")
@pytest.mark.parametrize(("powers", "prompt"), [(True, "contest"), (False, "announce")])
def test_a_power_can_make_a_rival_able_to_contest(powers: bool, prompt: str) -> None:
    """The Vandal King in Africa reaches every port; without powers it is just his turn."""
    position = Position("huns", "ostrogoths", "vandals", turn="ostrogoths", powers=powers)
    position.warriors("ostrogoths", "liguria")
    game = position.play().say(assault("warrior", "liguria", "narbonensis"))
    assert (game.prompt, game.asked) == (prompt, ("vandals",))


# -- what is final --------------------------------------------------------------------------------


def refused_undo(game: Played, kingdom: str) -> str:
    """The rule by which a seat may not take back what it said last."""
    with pytest.raises(CannotUndo) as refusal:
        undo(game.match, game.seat(kingdom))
    assert not can_undo(game.match, game.seat(kingdom))
    return str(refusal.value.rule)


@rule("BK-R34")
def test_who_declined_cannot_take_it_back_while_the_next_rival_decides() -> None:
    game = watched().warriors("ostrogoths", "liguria").play().say(NORICUM, LET_PASS)
    assert game.asked == ("franks",)
    assert refused_undo(game, "ostrogoths") == "BK-R34"


@rule("BK-R34")
def test_who_declined_last_cannot_take_it_back_when_his_own_turn_has_come() -> None:
    game = borderland().warriors("ostrogoths", "liguria").play().say(NORICUM, LET_PASS)
    assert (game.prompt, game.asked) == ("announce", ("ostrogoths",))
    assert refused_undo(game, "ostrogoths") == "BK-R34"


@rule("BK-R72")
def test_a_contesting_move_cannot_be_taken_back() -> None:
    position = watched().warriors("huns", "quadia", "pannonia")
    game = position.play().say(NORICUM, contest("warrior", "liguria"))
    assert (game.prompt, game.asked) == ("reinforce", ("huns",))
    assert refused_undo(game, "ostrogoths") == "BK-R72"


@rule("BK-R72")
def test_a_contesting_move_stays_final_while_the_purses_are_filled() -> None:
    """Who filled his purse takes that back, and nothing before it."""
    game = watched().play().say(NORICUM, contest("warrior", "liguria"))
    assert game.prompt == "bribe"
    contester = game.seat("ostrogoths")
    game.match.answer(contester, ("bronze",))
    undo(game.match, contester)
    assert contester in game.match.waiting()
    assert refused_undo(game, "ostrogoths") == "BK-R72"
    assert game.realm("ostrogoths").warriors.count(Zone("noricum")) == 1


@rule("BK-R72")
def test_a_record_of_earlier_rules_goes_on_behind_the_same_barrier() -> None:
    position = watched().loot("latium", "bbbsssggg")  # a snapshot must hold all the money there is
    game = position.play().say(NORICUM, contest("warrior", "liguria"))
    record = records.write(game.match)
    record.rules = "0.9"
    twin = Played(records.read(GAME, record))
    assert (twin.prompt, twin.match.log) == ("bribe", game.match.log)
    assert refused_undo(twin, "ostrogoths") == "BK-R72"

"""A game after another one: rematches, and new tables that follow a game chosen among one's own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.games.barbarian_kingdoms.rules.preparation import TakeKingdom
from oyez.kernel import record as records
from tests.ledger import rule
from tests.server.clients import GAME, Json, Person, Server, Table, eventually, sample
from tests.server.conftest import Open

SHORT = {"rounds": 1}


def quiet_game(server: Server, people: list[Person], rng: Random, **options: bool) -> Table:
    """A game of one round in which all pass, except that the first person recruits a Warrior.

    All Reign Scores are the same, for the price of the Warrior costs the point that he is worth.
    """
    table = server.table(*people, options=SHORT | options)
    while (view := table.view(people[0]))["outcome"] is None:
        seat = view["waiting"][0]
        person = people[seat]
        question = table.view(person)["question"]
        value = _quiet_answer(question, server.match(table.id).state, rng)
        table.do(person, table.deed(person, view, value, ply=question["ply"]))
    return table


def _quiet_answer(question: Json, state: Any, rng: Random) -> Any:
    if question["prompt"]["id"] != "announce":
        return _done(question["choices"]) or sample(question["choices"], rng)
    wanted = "manoeuvre" if state.active.seat else "recruit"
    return next(each for each in question["choices"]["values"] if each["type"] == wanted)


def _done(choices: Json) -> Any:
    values = choices.get("values", [])
    return next((each for each in values if each == {"type": "done"}), None)


def ranking(table: Table, person: Person) -> list[int]:
    """The seats of a finished game, best first."""
    places = table.card(person)["outcome"]["places"]
    return sorted(map(int, places), key=lambda seat: places[str(seat)])


def rematch(table: Table, *people: Person) -> Table:
    """The table at which these people play again."""
    cards = [person.post(f"{table.path}/rematch") for person in people]
    return Table(table.server, cards[0]["id"], cards[0]["invitation"])


def choose_kingdoms(table: Table, people: list[Person], rng: Random) -> list[int]:
    """Let everybody choose a Kingdom; the seats in the order in which they did."""
    match = table.server.match
    table.play(people, rng, until=lambda _: bool(match(table.id).state.realms))
    return [entry.seat for entry in match(table.id).log if isinstance(entry.value, TakeKingdom)]


def handed_on(table: Table) -> Any:
    """What the match at a table knows of the game before."""
    options: Any = table.server.match(table.id).options
    return options.previous


# -- rematches ------------------------------------------------------------------------------------


@rule("BK-ADVANCED-01", "BK-ADVANCED-03", "BK-ADVANCED-04")
def test_a_rematch_of_two_people_and_a_bot_inherits_and_gives_precedence(
    server: Server, rng: Random
) -> None:
    people = server.guests(2)
    options = SHORT | {"inheritance": True, "precedence": True}
    table = server.table(*people, "random", options=options)
    table.play(people, rng)
    order = ranking(table, people[0])
    again = rematch(table, *people)
    assert again.card(people[0])["previous"] == table.id
    assert choose_kingdoms(again, people, rng) == order
    assert server.match(again.id).state.realms[0].seat == order[0]
    handed = again.card(people[0])["options"]["previous"]
    assert (handed["winner"], handed["ranking"]) == (order[0], order)
    assert handed["scores"] == table.card(people[0])["outcome"]["scores"]


@rule("BK-REIGN-06", "BK-REIGN-07", "BK-ADVANCED-03")
def test_ties_of_the_game_before_are_broken_in_the_rematch(server: Server, rng: Random) -> None:
    people = server.guests(3)
    table = quiet_game(server, people, rng, inheritance=True)
    assert len(set(table.card(people[0])["outcome"]["scores"].values())) == 1
    first, second = (r.seat for r in server.match(table.id).state.realms if r.seat)
    # Seat 0 has the least money; of the others the later one in turn order ranks higher.
    assert choose_kingdoms(rematch(table, *people), people, rng) == [second, first, 0]


@rule("BK-R58", "BK-ADVANCED-03", "BK-ADVANCED-04")
def test_the_rematch_holds_when_the_winner_has_left(server: Server, rng: Random) -> None:
    people = server.guests(3)
    table = quiet_game(server, people, rng, inheritance=True, precedence=True)
    winner, *others = ranking(table, people[0])
    again = rematch(table, *(people[seat] for seat in others))
    newcomer = server.guest("Newcomer")
    again.join(newcomer, winner)
    now = [newcomer if seat == winner else person for seat, person in enumerate(people)]
    assert choose_kingdoms(again, now, rng) == [*others, winner]
    assert handed_on(again).winner is None
    kingdoms = [realm.id for realm in server.match(again.id).state.realms]
    assert kingdoms == ["ostrogoths", "visigoths", "franks"]  # board order: nobody has precedence


@rule("BK-ADVANCED-02")
def test_the_winner_picks_the_scenario_of_the_rematch(server: Server, rng: Random) -> None:
    people = server.guests(3)
    table = quiet_game(server, people, rng, privilege=True)
    winner = ranking(table, people[0])[0]
    view = rematch(table, *people).view(people[winner])
    assert (view["waiting"], view["question"]["prompt"]["id"]) == ([winner], "pick-scenario")


@rule("BK-EXPERT-02")
def test_the_expert_selection_of_a_rematch_follows_the_ranking(server: Server, rng: Random) -> None:
    people = server.guests(3)
    table = quiet_game(server, people, rng, expert=True)
    order = ranking(table, people[0])
    assert choose_kingdoms(rematch(table, *people), people, rng) == order * 2


@rule("BK-ADVANCED-01")
def test_a_rematch_without_such_rules_carries_nothing_over(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people, options=SHORT)
    table.play(people, rng)
    assert rematch(table, *people).card(people[0])["options"]["previous"] is None


def test_a_third_game_follows_the_second_and_not_the_first(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people, options=SHORT | {"precedence": True})
    table.play(people, rng)
    second = rematch(table, *people)
    second.play(people, rng)
    third = rematch(second, *people)
    assert third.card(people[0])["previous"] == second.id
    winner = ranking(second, people[0])[0]
    assert third.card(people[0])["options"]["previous"]["winner"] == winner


def test_a_rematch_replays_from_its_record_alone(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people, options=SHORT | {"inheritance": True})
    table.play(people, rng)
    again = rematch(table, *people)
    again.play(people, rng)
    match = server.match(again.id)
    record = records.from_json(people[0].ask("GET", f"{again.path}/record").content)
    assert records.read(match.game, record).digest() == match.digest()


# -- new tables -----------------------------------------------------------------------------------


def following(table: Table, *seats: str, **options: bool) -> Json:
    """A plan for a new table after a finished one."""
    return {"game": GAME, "seats": seats, "options": SHORT | options, "previous": table.id}


@rule("BK-ADVANCED-03", "BK-R58")
def test_a_new_table_follows_a_chosen_game_in_other_seats(open_server: Open, rng: Random) -> None:
    """Also after a restart, for the seats are known only when the last one is taken."""
    server = open_server()
    people = server.guests(3)
    table = quiet_game(server, people, rng)
    best, middle, last = (people[seat] for seat in ranking(table, people[0]))
    made = last.post("/api/tables", following(table, "open", "me", "open", inheritance=True))
    assert made["previous"] == table.id
    again = Table(server, made["id"], made["invitation"])
    again.join(middle, 0)
    server.restart()
    again.join(best, 2)
    now = [middle, last, best]
    assert choose_kingdoms(again, now, rng) == [2, 0, 1]
    server.restart()
    assert handed_on(again).ranking == (2, 0, 1)


def test_a_bot_of_the_same_name_in_its_old_seat_plays_again(server: Server, rng: Random) -> None:
    host = server.guest()
    table = server.table(host, "random", "random", options=SHORT)
    table.play([host], rng)
    plan = following(table, "me", "squire", "random", inheritance=True)
    made = host.post("/api/tables", plan)
    assert set(made["options"]["previous"]["scores"]) == {"0", "2"}


def test_only_a_finished_game_of_ones_own_can_be_followed(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people, options=SHORT)
    plan = following(table, "me", "random")
    unknown = (404, "no-previous")
    assert people[0].refused("POST", "/api/tables", plan) == unknown  # it is not over
    table.play(people, rng)
    assert server.guest().refused("POST", "/api/tables", plan) == unknown
    assert people[0].refused("POST", "/api/tables", plan | {"previous": 10**9}) == unknown
    other = plan | {"game": "warrior_knights", "seats": ["me", "open"], "options": {}}
    assert people[0].refused("POST", "/api/tables", other) == (422, "no-previous")
    assert people[0].refused("POST", "/api/tables", plan | {"previous": 0}) == (422, "invalid")


def test_practice_is_no_game_to_follow(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people, options=SHORT)
    table.play(people, rng)
    moment = people[0].get(f"{table.path}/outline")["plies"][-4]
    made = people[0].post(f"{table.path}/fork", {"bot": "random", "moment": moment, "seat": 0})
    copy = Table(server, made["id"], made["invitation"])
    copy.play([people[0]], rng)
    plan = following(copy, "me", "random")
    assert people[0].refused("POST", "/api/tables", plan) == (404, "no-previous")
    assert people[0].tables("played") == [table.id]


def test_games_played_are_listed_newest_first_to_who_sat_there(server: Server, rng: Random) -> None:
    people = server.guests(2)
    tables = [server.table(*people, options=SHORT) for _ in range(2)]
    for table in tables:
        table.play(people, rng)
    server.table(*people)  # goes on
    assert people[1].tables("played") == [tables[1].id, tables[0].id]
    assert people[1].get("/api/tables", list="played", game="warrior_knights")["tables"] == []
    assert server.guest().tables("played") == []
    assert server.nobody().refused("GET", "/api/tables", list="played")[0] == 401


def test_a_table_that_follows_another_can_be_given_up(server: Server, rng: Random) -> None:
    people = server.guests(2)
    table = server.table(*people, options=SHORT)
    table.play(people, rng)
    made = people[0].post("/api/tables", following(table, "me", "open"))
    people[0].delete(f"/api/tables/{made['id']}")
    assert eventually(lambda: made["id"] not in people[0].tables("mine"))


# -- the form -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_form_for_a_new_table_lists_games_and_asks_for_no_json(
    server: Server, lang: str
) -> None:
    games = {game["id"]: game for game in server.guest().get("/api/games")["games"]}
    assert games[GAME]["previous"]["label"][lang]
    assert games["warrior_knights"]["previous"] is None
    for game in games.values():
        for field in game["options"]:
            kinds = field["schema"].get("anyOf", [field["schema"]])
            assert not [kind for kind in kinds if "$ref" in kind or kind.get("type") == "object"]

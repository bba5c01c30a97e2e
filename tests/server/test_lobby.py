"""The lobby: which tables there are, who may know of them, who sits where, what can be chosen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.server.tables.bot_names import bot_name
from tests.server.clients import GAME, Person, Server, eventually


def plan(*seats: str, **more: Any) -> dict[str, Any]:
    """A table that somebody wants."""
    return {"game": GAME, "seats": list(seats)} | more


# -- lists ----------------------------------------------------------------------------------------


def test_an_open_public_table_is_listed_for_everybody(server: Server) -> None:
    table = server.table(server.guest(), "open", title="  All   welcome ")
    assert table.id in server.nobody().tables("open")
    assert table.card(server.nobody())["title"] == "All welcome"


def test_a_private_table_is_listed_for_nobody_else(server: Server) -> None:
    host = server.guest()
    table = server.table(host, "open", public=False)
    assert table.id not in server.guest().tables("open")
    assert table.id in host.tables("mine")


def test_a_table_that_has_begun_is_no_longer_open(server: Server) -> None:
    host = server.guest()
    table = server.table(host, server.guest())
    assert table.id not in server.nobody().tables("open")
    assert table.id in host.tables("mine")


def test_my_tables_begin_with_those_where_it_is_my_turn(server: Server, rng: Random) -> None:
    me, other = server.guests(2)
    mine = server.table(me, other)
    others = server.table(other, me)
    mine.play([me, other], rng, until=lambda view: view["waiting"] == [0])
    others.play([me, other], rng, until=lambda view: view["waiting"] == [0])
    assert me.tables("mine") == [mine.id, others.id]
    assert other.tables("mine") == [others.id, mine.id]
    cards = me.get("/api/tables", list="mine")["tables"]
    assert [card["my_turn"] for card in cards] == [True, False]


def test_where_it_is_my_turn_comes_first_however_many_tables_there_are(
    server: Server, rng: Random
) -> None:
    me, other = server.guests(2)
    table = server.table(me, other)
    table.play([me, other], rng, until=lambda view: view["waiting"] == [0])
    waiting = [server.table(me, "open") for _ in range(51)]
    found = me.get("/api/tables", list="mine")
    assert found["total"] == 52
    assert len(found["tables"]) == 50
    assert found["tables"][0]["id"] == table.id
    rest = me.get("/api/tables", list="mine", page=1)["tables"]
    every = {each["id"] for each in [*found["tables"], *rest]}
    assert every == {table.id, *(each.id for each in waiting)}


def test_nobody_has_tables_of_their_own(server: Server) -> None:
    assert server.nobody().refused("GET", "/api/tables", list="mine") == (401, "sign-in-needed")


def test_a_finished_game_is_listed_with_its_outcome(server: Server, rng: Random) -> None:
    me, other = server.guests(2)
    table = server.table(me, other, options={"rounds": 1})
    table.play([me, other], rng)
    assert table.id not in me.tables("mine")
    assert table.id in server.nobody().tables("finished")
    card = table.card(server.nobody())
    assert card["stage"] == "finished"
    assert set(card["outcome"]["places"].values()) >= {1}


def test_a_private_finished_game_is_listed_for_its_players_only(
    server: Server, rng: Random
) -> None:
    me, other = server.guests(2)
    table = server.table(me, other, public=False, options={"rounds": 1})
    table.play([me, other], rng)
    assert table.id in other.tables("finished")
    assert table.id not in server.guest().tables("finished")


# -- who may know of a table ----------------------------------------------------------------------


@pytest.mark.parametrize("part", ["", "/view", "/log", "/record", "/talk"])
def test_a_private_table_does_not_exist_for_who_is_not_invited(server: Server, part: str) -> None:
    table = server.table(server.guest(), "open", public=False)
    for each in (server.guest(), server.nobody()):
        assert each.refused("GET", table.path + part) == (404, "no-table")
        wrong = each.refused("GET", table.path + part, invitation="A" * 24)
        assert wrong == (404, "no-table")


@pytest.mark.parametrize("part", ["", "/view", "/log", "/talk"])
def test_an_invitation_shows_a_private_table(server: Server, part: str) -> None:
    table = server.table(server.guest(), "open", public=False)
    server.nobody().get(table.path + part, invitation=table.invitation)


def test_an_unknown_table_is_refused_as_a_private_one_is(server: Server) -> None:
    private = server.table(server.guest(), "open", public=False)
    one = server.guest().ask("GET", private.path)
    other = server.guest().ask("GET", "/api/tables/9007199254740991")
    assert (one.status_code, one.content) == (other.status_code, other.content)


def test_only_who_sits_there_is_given_the_invitation(server: Server) -> None:
    host, other = server.guests(2)
    table = server.table(host, "open", "open")
    table.join(other)
    assert table.card(host)["invitation"] == table.card(other)["invitation"] == table.invitation
    assert table.card(server.guest())["invitation"] is None


def test_an_invitation_opens_one_table_only(server: Server) -> None:
    host = server.guest()
    first, second = (server.table(host, "open", public=False) for _ in range(2))
    assert first.invitation != second.invitation
    stranger = server.guest()
    refusal = stranger.refused("GET", second.path, invitation=first.invitation)
    assert refusal == (404, "no-table")


def test_the_invitation_to_a_table_that_was_given_up_opens_no_later_one(server: Server) -> None:
    host, friend = server.guests(2)
    first = server.table(host, "open", public=False)
    host.delete(first.path)
    second = server.table(host, "open", public=False)
    assert second.invitation != first.invitation
    assert friend.refused("GET", second.path, invitation=first.invitation)[0] == 404


# -- making a table -------------------------------------------------------------------------------


def test_with_bots_in_all_other_seats_the_game_begins_at_once(server: Server) -> None:
    host = server.guest()
    card = server.table(host, "random", "random").card(host)
    assert card["stage"] == "playing"
    assert [seat["kind"] for seat in card["seats"]] == ["person", "bot", "bot"]


def test_the_host_may_sit_anywhere(server: Server) -> None:
    host = server.guest()
    assert server.table("open", host, "random").card(host)["mine"] == 1


def test_the_host_need_not_sit_down(server: Server) -> None:
    host = server.guest()
    made = host.post("/api/tables", plan("open", "open"))
    assert (made["mine"], made["hosting"], made["stage"]) == (None, True, "open")
    assert made["id"] in host.tables("mine")


def test_bots_can_play_among_themselves_to_the_end(server: Server) -> None:
    host = server.guest()
    made = host.post("/api/tables", plan("random", "random", options={"rounds": 1}))
    path = f"/api/tables/{made['id']}"
    eventually(lambda: host.get(path)["stage"] == "finished", "the end")


def test_a_game_among_bots_alone_is_bounded(server: Server) -> None:
    host = server.guest()
    made = host.post("/api/tables", plan("open", "random", public=True))
    assert made["options"]["rounds"] == 0
    host.post(f"/api/tables/{made['id']}/start", {"bot": "random"})
    assert host.get(f"/api/tables/{made['id']}")["options"]["rounds"] > 0
    view = host.get(f"/api/tables/{made['id']}/view")["view"]
    assert view["options"]["rounds"] > 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_number_of_seats_can_be_played(server: Server, seats: int) -> None:
    people = server.guests(seats)
    table = server.table(*people)
    assert table.card(people[0])["stage"] == "playing"
    assert len(table.view(people[-1])["seats"]) == seats


@pytest.mark.parametrize(
    ("wanted", "refusal"),
    [
        (plan("me", "open") | {"game": "chess"}, (404, "no-game")),
        (plan("me"), (422, "bad-seats")),
        (plan(*["open"] * 7), (422, "bad-seats")),
        (plan(*["open"] * 21), (422, "invalid")),
        (plan(), (422, "invalid")),
        (plan("me", "me"), (422, "bad-seats")),
        (plan("me", "deep-blue"), (422, "no-bot")),
        (plan("me", ""), (422, "invalid")),
        (plan("me", "open", options={"rounds": "many"}), (422, "bad-options")),
        (plan("me", "open", options={"rounds": -1}), (422, "bad-options")),
        (plan("me", "open", options={"rounds": 101}), (422, "bad-options")),
        (plan("me", "open", options={"rounds": 10**18}), (422, "bad-options")),
        (plan("me", "open", options={"scenario": "9" * 1000}), (422, "bad-options")),
        (plan("me", "open", options={"kingdoms": ["franks"] * 1000}), (422, "bad-options")),
        (plan("me", "open", options={"dragons": True}), (422, "bad-options")),
        (plan("me", "open", options={"scenario": "9-9"}), (422, "bad-options")),
        (plan("me", "open", options={"kingdoms": ["franks"]}), (422, "bad-options")),
        (plan("me", "open", options={"kingdoms": ["x", "y"]}), (422, "bad-options")),
        (
            plan("me", "open", options={"previous": {"winner": 7, "scores": {"9": 1}}}),
            (422, "bad-options"),
        ),
        (plan("me", "open", options=[1]), (422, "invalid")),
        (plan("me", "open", pace={"type": "live", "per_decision": 1, "bank": 0}), (422, "invalid")),
        (plan("me", "open", pace={"type": "sundial"}), (422, "invalid")),
        (plan("me", "open", title="\u202eevil"), (422, "bad-name")),
        (plan("me", "open", colour="red"), (422, "invalid")),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    server: Server, wanted: dict[str, Any], refusal: tuple[int, str]
) -> None:
    host = server.guest()
    assert host.refused("POST", "/api/tables", wanted) == refusal
    assert host.tables("mine") == []


def test_an_option_beyond_its_bounds_is_refused_with_the_bounds(server: Server) -> None:
    wanted = plan("me", "open", options={"rounds": 10**18})
    error = server.guest().ask("POST", "/api/tables", wanted).json()["error"]
    assert error["words"] == "rounds must be a whole number from 0 to 100"
    about = {"option": "rounds", "least": 0, "most": 100}
    assert error["reason"] == {"message": "option-number", "rule": "", "about": about}


def test_the_form_for_a_table_knows_the_bounds_of_numbers(server: Server) -> None:
    for game in server.nobody().get("/api/games")["games"]:
        for field in game["options"]:
            if field["schema"].get("type") == "integer":
                assert field["schema"]["minimum"] < field["schema"]["maximum"]


def test_a_senseless_option_never_breaks_the_server(server: Server, rng: Random) -> None:
    host = server.guest()
    odd: list[Any] = [None, True, -1, 0, 2**40, 1.5, "", "x", [], [1], {}, {"a": 1}, ["franks"] * 2]
    odd += [{"winner": 0}, {"winner": 0, "scores": {"0": 1}}, {"winner": -5, "scores": {}}]
    for name in KINGDOMS.options.__struct_fields__:
        for value in odd:
            options = {name: value}
            answer = host.ask("POST", "/api/tables", plan("me", "open", options=options))
            assert answer.status_code in (201, 422), (options, answer.text)


def test_only_somebody_can_make_a_table(server: Server) -> None:
    refusal = server.nobody().refused("POST", "/api/tables", plan("me", "open"))
    assert refusal == (401, "sign-in-needed")


# -- sitting down and standing up -----------------------------------------------------------------


def test_taking_the_last_seat_begins_the_game(server: Server) -> None:
    host, second, third = server.guests(3)
    table = server.table(host, "open", "open")
    table.join(second)
    assert table.card(host)["stage"] == "open"
    table.join(third)
    assert table.card(host)["stage"] == "playing"


def test_anybody_can_sit_down_at_a_public_table(server: Server) -> None:
    table = server.table(server.guest(), "open", "open")
    assert server.guest().post(f"{table.path}/seat", {}) == {"seat": 1}


def test_a_private_table_asks_for_its_invitation(server: Server) -> None:
    table = server.table(server.guest(), "open", public=False)
    friend = server.guest()
    for wrong in ({}, {"invitation": "A" * 24}, {"invitation": "Ünïcode"}):
        assert friend.refused("POST", f"{table.path}/seat", wrong) == (404, "no-table")
    assert table.join(friend) == 1


def test_a_seat_that_is_taken_is_refused(server: Server) -> None:
    table = server.table(server.guest(), "open", "random")
    friend = server.guest()
    for seat in (0, 2):
        refusal = friend.refused("POST", f"{table.path}/seat", {"seat": seat})
        assert refusal == (409, "seat-taken")
    assert friend.refused("POST", f"{table.path}/seat", {"seat": 3}) == (404, "no-seat")


def test_one_can_go_to_another_seat_before_the_game(server: Server) -> None:
    host, friend = server.guests(2)
    table = server.table(host, "open", "open", "open")
    assert table.join(friend, 1) == 1
    assert table.join(friend, 3) == 3
    assert [seat["kind"] for seat in table.card(host)["seats"]] == [
        *("person", "free", "free", "person")
    ]


def test_sitting_down_again_where_one_sits_changes_nothing(server: Server) -> None:
    host, friend = server.guests(2)
    table = server.table(host, "open", "open")
    assert [table.join(friend, seat) for seat in (1, 1, None)] == [1, 1, 1]
    third = server.guest()
    assert [table.join(third, seat) for seat in (2, 2, None)] == [2, 2, 2]
    assert table.card(host)["stage"] == "playing"


def test_nobody_can_sit_down_once_the_game_has_begun(server: Server) -> None:
    table = server.table(server.guest(), "random")
    assert server.guest().refused("POST", f"{table.path}/seat", {}) == (409, "begun")


def test_who_leaves_before_the_game_leaves_a_free_seat(server: Server) -> None:
    host, friend = server.guests(2)
    table = server.table(host, "open", "open", public=False)
    table.join(friend)
    friend.delete(f"{table.path}/seat")
    assert table.card(host)["seats"][1]["kind"] == "free"
    assert friend.refused("GET", table.path) == (404, "no-table")


def test_who_does_not_sit_there_cannot_leave(server: Server) -> None:
    table = server.table(server.guest(), "open")
    assert server.guest().refused("DELETE", f"{table.path}/seat") == (403, "not-seated")


# -- what only the host may do --------------------------------------------------------------------


def test_the_host_can_put_a_bot_in_a_seat_and_take_it_away(server: Server) -> None:
    host = server.guest()
    table = server.table(host, "open", "open")
    host.put(f"{table.path}/seats/1/bot", {"bot": "squire"})
    assert table.card(host)["seats"][1]["bot"] == "squire"
    host.put(f"{table.path}/seats/1/bot", {"bot": None})
    assert table.card(host)["seats"][1]["kind"] == "free"


def test_a_bot_in_the_last_free_seat_begins_the_game(server: Server) -> None:
    host = server.guest()
    table = server.table(host, "open")
    host.put(f"{table.path}/seats/1/bot", {"bot": "random"})
    assert table.card(host)["stage"] == "playing"


def test_a_bot_cannot_be_put_where_somebody_sits(server: Server) -> None:
    host, friend = server.guests(2)
    table = server.table(host, "open", "open")
    table.join(friend, 1)
    for seat, refusal in ((1, (409, "seat-taken")), (7, (404, "no-seat"))):
        path = f"{table.path}/seats/{seat}/bot"
        assert host.refused("PUT", path, {"bot": "random"}) == refusal
    path = f"{table.path}/seats/2/bot"
    assert host.refused("PUT", path, {"bot": "deep-blue"}) == (422, "no-bot")


def test_the_host_can_begin_with_bots_in_the_free_seats(server: Server) -> None:
    host, friend = server.guests(2)
    table = server.table(host, "open", "open", "open")
    table.join(friend, 2)
    host.post(f"{table.path}/start", {"bot": "random"})
    card = table.card(friend)
    assert card["stage"] == "playing"
    assert [seat["bot"] for seat in card["seats"]] == [None, "random", None, "random"]


def test_a_game_begins_only_once(server: Server) -> None:
    host = server.guest()
    table = server.table(host, "random")
    assert host.refused("POST", f"{table.path}/start", {}) == (409, "begun")


def test_the_host_can_give_up_a_table_that_has_not_begun(server: Server) -> None:
    host = server.guest()
    table = server.table(host, "open")
    host.post(f"{table.path}/talk", {"text": "Nobody comes."})
    host.delete(table.path)
    assert host.refused("GET", table.path) == (404, "no-table")
    assert host.tables("mine") == []


def test_a_game_under_way_cannot_be_given_up(server: Server) -> None:
    host = server.guest()
    table = server.table(host, "random")
    assert host.refused("DELETE", table.path) == (409, "begun")


def test_who_looks_at_a_table_that_is_given_up_is_shown_out(server: Server) -> None:
    host = server.guest()
    table = server.table(host, "open")
    with table.screen(server.guest()) as screen:
        host.delete(table.path)
        assert screen.closing() == 1012


def _host_only(table: str) -> list[tuple[str, str, Any]]:
    return [
        ("DELETE", table, None),
        ("POST", f"{table}/start", {}),
        ("PUT", f"{table}/seats/2/bot", {"bot": "random"}),
    ]


def test_only_the_host_may_do_what_a_host_does(server: Server) -> None:
    host, player, stranger = server.guests(3)
    table = server.table(host, "open", "open")
    table.join(player, 1)
    for method, path, body in _host_only(table.path):
        for each in (player, stranger):
            assert each.refused(method, path, body) == (403, "not-host")
        assert server.nobody().refused(method, path, body) == (401, "sign-in-needed")
    assert table.card(host)["stage"] == "open"


def test_who_sits_down_while_the_table_is_given_up_hears_that_it_is_gone(server: Server) -> None:
    host, friend = server.guests(2)
    table = server.table(host, "open", "open")
    room = server.room(table.id)

    async def both() -> str:
        """Sit down, but wait for the host, who is quicker."""
        import asyncio

        me = await server.services.person_of(friend.id, 0)
        maker = await server.services.person_of(host.id, 0)
        assert me is not None
        assert maker is not None
        async with room.changing:
            giving_up = asyncio.create_task(server.services.seating.delete_unstarted(room, maker))
            await asyncio.sleep(0)
            sitting = asyncio.create_task(server.services.seating.sit(room, me, None))
            await asyncio.sleep(0)
        await giving_up
        try:
            await sitting
        except Exception as problem:
            return str(problem)
        return "seated"

    assert server.run(both) == "no-table"


# -- what can be chosen ---------------------------------------------------------------------------


def test_the_form_for_a_table_is_complete_in_both_languages(server: Server) -> None:
    catalogue = server.nobody().get("/api/games")
    assert set(catalogue["languages"]) == {"en", "fr"}
    game = next(each for each in catalogue["games"] if each["id"] == GAME)
    assert game["seats"] == [2, 6]
    fields = [*game["options"], game["previous"]]
    assert [field["name"] for field in fields] == list(KINGDOMS.options.__struct_fields__)
    for words in (game["name"], game["about"]):
        assert set(words) == {"en", "fr"}
    for field in fields:
        assert set(field["label"]) == {"en", "fr"}, field["name"]
        assert set(field["hint"]) == {"en", "fr"}, field["name"]
        assert all([*field["label"].values(), *field["hint"].values()])
        assert field["schema"]


def test_every_bot_has_a_title_in_both_languages(server: Server) -> None:
    bots = server.nobody().get("/api/games")["bots"]
    assert {"random", "squire", "knight", "marshal"} <= {bot["name"] for bot in bots}
    for bot in bots:
        assert set(bot["title"]) == set(bot["about"]) == {"en", "fr"}, bot["name"]


def test_the_defaults_of_the_form_make_a_table(server: Server) -> None:
    host = server.guest()
    game = server.nobody().get("/api/games")["games"][0]
    options = {field["name"]: field["default"] for field in game["options"]}
    made = host.post("/api/tables", plan("me", "open", options=options))
    assert made["options"] == options | {game["previous"]["name"]: None}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rules_and_texts_can_be_read(server: Server, lang: str) -> None:
    nobody = server.nobody()
    assert "**BK-TAX-01**" in nobody.get(f"/api/games/{GAME}/rules", lang=lang)["text"]
    assert "game-name" in nobody.get(f"/api/games/{GAME}/texts", lang=lang)["text"]


def test_the_drawing_that_a_scene_names_can_be_loaded(server: Server) -> None:
    host = server.guest()
    board = server.table(host, "random").view(host)["table"]["boards"][0]
    drawing = server.http.get(f"/api/games/{GAME}/drawings/{board['drawing']}")
    assert drawing.status_code == 200
    assert drawing.json()


@pytest.mark.parametrize("file", ["nothing.json", "game.toml", "..%2Fgame.toml", "%2e%2e"])
def test_nothing_else_can_be_loaded(server: Server, file: str) -> None:
    answer = server.http.get(f"/api/games/{GAME}/drawings/{file}")
    assert answer.status_code == 404


def test_people_at_a_table_are_named_to_everybody(server: Server) -> None:
    host = server.guest("Anna")
    table = server.table(host, "squire")
    nobody: Person = server.nobody()
    seats = table.card(nobody)["seats"]
    bot = bot_name(table.id, 1)
    assert [(seat["name"], seat["bot"]) for seat in seats] == [("Anna", None), (bot, "squire")]


def test_public_games_of_others_can_be_watched(server: Server) -> None:
    players, watcher = server.guests(2), server.guest()
    shown = server.table(*players).id
    hidden = server.table(*players, public=False).id
    waiting = server.table(players[0], "open").id
    watched = watcher.tables("watch")
    assert shown in watched
    assert not {hidden, waiting} & {*watched}
    assert shown not in players[0].tables("watch")


def test_results_count_whole_games_by_game(server: Server) -> None:
    people = server.guests(2)
    table = server.table(*people, options={"rounds": 1})
    assert people[0].get("/api/me/results") == {"games": []}
    outcome = table.play(people, Random(3))["outcome"]
    wins = [int(outcome["places"][str(seat)] == 1) for seat in range(2)]
    found = [person.get("/api/me/results")["games"] for person in people]
    assert found == [[{"game": GAME, "played": 1, "won": won}] for won in wins]

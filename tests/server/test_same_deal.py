"""The same deal again at the server: codes, days, first attempts, results, and no seed anywhere."""

from __future__ import annotations

import signal
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable
from datetime import UTC, datetime
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import insert

from oyez.kernel import NATURE, DealSeed
from oyez.kernel.seeds import fresh_code
from oyez.server.store.schema import deals as deals_table
from oyez.server.tables import deals
from tests.installing import TOYBOX, install_toys
from tests.kernel.solitaire import GAME as SOLITAIRE
from tests.kernel.solitaire import Options
from tests.server.clients import Json, Person, Server, Spawned, Table
from tests.server.conftest import Open

NOON = datetime(2026, 3, 14, 12, tzinfo=UTC).timestamp()
DAY = 24 * 3600.0


@pytest.fixture
def server(open_server: Open, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server that knows the toys."""
    install_toys(monkeypatch)
    return open_server()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A clock for the days, which a test moves on."""
    now = SimpleNamespace(at=NOON)
    monkeypatch.setattr(deals, "time", SimpleNamespace(time=lambda: now.at))
    return now


def alone(person: Person, game: str = "solitaire", **plan: Any) -> Table:
    """A table for one."""
    made = person.post("/api/tables", {"game": game, "seats": ["me"]} | plan)
    return Table(person.server, made["id"], made["invitation"])


def at_deal(person: Person, code: str, game: str = "solitaire") -> Table:
    """Where a person plays a deal."""
    made = person.post(f"/api/games/{game}/deals/{code}")
    return Table(person.server, made["id"], made["invitation"])


def give_up(table: Table, person: Person) -> None:
    """End a game of solitaire at once."""
    deed = table.deed(person, table.view(person), {"type": "give-up"}, kind="act")
    table.do(person, deed)


def raise_one(table: Table, person: Person) -> None:
    """Turn up cards until one can be raised, then give up."""
    while not score(table):
        view = table.view(person)
        moves = view["question"]["choices"]["values"]
        wanted = sorted(moves, key=lambda move: ("raise", "turn", "shift").index(move["type"]))
        table.do(person, table.deed(person, view, wanted[0]))
    give_up(table, person)


def score(table: Table) -> int:
    """What the game of solitaire is worth now."""
    raised: dict[str, int] = table.server.match(table.id).state.raised
    return sum(raised.values())


def results(person: Person, code: str, **query: Any) -> Json:
    found: Json = person.get(f"/api/games/solitaire/deals/{code}", **query)
    return found


# -- the same deal --------------------------------------------------------------------------------


def test_whoever_plays_alone_has_a_deal_with_a_code(server: Server) -> None:
    ann = server.guest("Ann")
    table = alone(ann)
    code = table.card(ann)["deal"]
    assert code
    assert isinstance(server.match(table.id).rng, DealSeed)
    assert deals.proper_code(code) == code


def test_several_players_have_none(server: Server) -> None:
    ann, bo = server.guests(2)
    table = server.table(ann, bo, game="sheet")
    assert table.card(ann)["deal"] is None
    assert not isinstance(server.match(table.id).rng, DealSeed)


def test_codes_are_short_and_never_the_same() -> None:
    made = {fresh_code() for _ in range(200)}
    assert len(made) == 200
    assert all(deals.proper_code(code) == code and len(code) <= 8 for code in made)


def test_two_people_are_dealt_the_same(server: Server) -> None:
    ann, bo = server.guests(2)
    first = alone(ann)
    code = first.card(ann)["deal"]
    second, other = at_deal(bo, code), alone(bo)
    states = [server.match(each.id).digest() for each in (first, second, other)]
    assert states[0] == states[1] != states[2]
    assert second.card(bo)["deal"] == code
    assert not second.card(bo)["public"]


def test_another_option_is_another_deal_and_another_server_as_well(
    server: Server, open_server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = server.services.keys
    row = {"game": "solitaire", "deal": {"code": "friday", "terms": "a"}}
    one = keys.deal_secret("solitaire", "a", "friday")
    assert len({one, keys.deal_secret("solitaire", "b", "friday")}) == 2
    assert one != type(keys)(bytes(32)).deal_secret("solitaire", "a", "friday")
    assert isinstance(deals.random_source(keys, row), DealSeed)
    assert not isinstance(deals.random_source(keys, row | {"deal": None}), DealSeed)


def test_what_is_drawn_later_is_the_same_though_one_plays_otherwise(server: Server) -> None:
    """Both dig in the first round of the sheet, one of them after a look at an omen."""
    ann, bo = server.guests(2)
    first = alone(ann, "sheet")
    second = at_deal(bo, first.card(ann)["deal"], "sheet")
    second.do(bo, second.deed(bo, second.view(bo), {"type": "spy", "omen": "left"}))
    for table, person in ((first, ann), (second, bo)):
        table.do(person, table.deed(person, table.view(person), {"type": "dig"}))
    logs = [server.match(table.id).log for table in (first, second)]
    assert logs[0][-1] == logs[1][-1]
    assert len(logs[0]) < len(logs[1])


def test_a_game_goes_on_with_the_same_future_after_a_restart(server: Server) -> None:
    ann, bo = server.guests(2)
    whole = alone(ann, "sheet")
    code = whole.card(ann)["deal"]
    whole.play([ann], Random(7))
    part = at_deal(bo, code, "sheet")
    rng = Random(7)
    part.play([bo], rng, until=lambda view: server.match(part.id).ply >= 6)
    before = server.match(part.id).digest()
    server.restart()
    bo.server = ann.server = part.server = whole.server = server
    assert server.match(part.id).digest() == before
    assert isinstance(server.match(part.id).rng, DealSeed)
    part.play([bo], rng)
    assert server.match(part.id).digest() == server.match(whole.id).digest()


def test_a_game_goes_on_with_the_same_future_after_a_sudden_death(
    spawn: Callable[..., Spawned],
) -> None:
    """One plays to the end; the other is cut short by a kill, and plays on at a new server."""
    process = spawn("--port", "0", PYTHONPATH=str(TOYBOX))
    with process.client() as http:
        whole = Spade(http)
        made = whole.ask("POST", "/api/tables", {"game": "sheet", "seats": ["me"]})
        whole.dig(made["id"], 99)
        part = Spade(http)
        other = part.ask("POST", f"/api/games/sheet/deals/{made['deal']}")
        part.dig(other["id"], 3)
    process.end(signal.SIGKILL)
    with spawn("--port", "0", PYTHONPATH=str(TOYBOX)).client() as http:
        whole.http = part.http = http
        part.dig(other["id"], 99)
        records = [
            each.ask("GET", f"/api/tables/{table['id']}/record")["answers"]
            for each, table in ((whole, made), (part, other))
        ]
    assert records[0] == records[1]
    assert len([each for each in records[0] if each["seat"] == NATURE]) == 4


class Spade:
    """A guest of a server in another process, who digs once a round and does nothing else."""

    def __init__(self, http: httpx.Client) -> None:
        self.http, self._token = http, ""
        self._token = self.ask("POST", "/api/guests", {"name": ""})["token"]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        self.http.cookies.clear()  # several people share the client
        heads = {"Authorization": f"Bearer {self._token}"} if self._token else {}
        sent = {} if body is None else {"json": body}
        answer = self.http.request(method, path, headers=heads, **sent)
        assert answer.is_success, answer.text
        return answer.json()

    def dig(self, table: int, answers: int) -> None:
        """Answer so often, or to the end."""
        for _ in range(answers):
            view = self.ask("GET", f"/api/tables/{table}/view")["view"]
            if view["outcome"] is not None:
                return
            offered = view["question"]["choices"]["values"]
            dig = {"type": "dig"}
            value = dig if dig in offered else offered[-1]
            deed = {"kind": "answer", "value": value, "epoch": view["epoch"]}
            self.ask("POST", f"/api/tables/{table}/deeds", deed | {"ply": view["question"]["ply"]})


def test_practice_and_rematches_are_dealt_otherwise(server: Server) -> None:
    ann = server.guest("Ann")
    table = alone(ann, "sheet")
    fork = ann.post(f"{table.path}/fork", {"bot": "random", "seat": 0})
    assert fork["deal"] is None
    assert not isinstance(server.match(fork["id"]).rng, DealSeed)
    table.play([ann], Random(1))
    again = ann.post(f"{table.path}/rematch")
    assert again["deal"] not in (None, table.card(ann)["deal"])


# -- attempts and results -------------------------------------------------------------------------


def test_a_result_tells_score_rank_and_what_was_best_before(server: Server) -> None:
    ann = server.guest("Ann")
    table = alone(ann)
    code = table.card(ann)["deal"]
    assert ann.refused("GET", f"{table.path}/result") == (409, "not-finished")
    raise_one(table, ann)
    made = score(table)
    found = ann.get(f"{table.path}/result")
    assert found["deal"] | {"code": code} == found["deal"]
    assert found["deal"]["options"] == {"hours": 40}
    result = found["result"]
    assert (result["name"], result["score"], result["won"]) == ("Ann", made, False)
    assert result["rank"] == {"en": "Squire", "fr": "Écuyer"}
    assert result["first"] is result["mine"] is True
    assert (found["attempt"], found["best_before"]) == (1, None)
    again = at_deal(ann, code)
    give_up(again, ann)
    second = ann.get(f"{again.path}/result")
    assert (second["attempt"], second["result"]["first"]) == (2, False)
    assert second["best_before"]["score"] == made
    assert second["best_before"]["table"] == table.id


def test_the_best_before_is_that_with_the_same_options(server: Server) -> None:
    ann = server.guest("Ann")
    raise_one(alone(ann), ann)
    other = alone(ann, options={"hours": 50})
    give_up(other, ann)
    assert ann.get(f"{other.path}/result")["best_before"] is None


def test_my_bests_come_by_game_and_options(server: Server) -> None:
    ann = server.guest("Ann")
    assert ann.get("/api/me/bests") == {"bests": []}
    low, high, other = alone(ann), alone(ann), alone(ann, options={"hours": 50})
    give_up(low, ann)
    raise_one(high, ann)
    give_up(other, ann)
    alone(ann)
    alone(ann, "sheet").play([ann], Random(1))
    found = ann.get("/api/me/bests")["bests"]
    assert [each["game"] for each in found] == ["sheet", "solitaire", "solitaire"]
    assert [each["options"] for each in found[1:]] == [{"hours": 50}, {"hours": 40}]
    assert [each["played"] for each in found] == [1, 1, 2]
    assert found[2]["best"]["score"] == score(high)
    assert found[2]["best"]["code"] == high.card(ann)["deal"]
    only = ann.get("/api/me/bests", game="sheet")["bests"]
    assert only == found[:1]
    assert server.nobody().refused("GET", "/api/me/bests") == (401, "sign-in-needed")


def test_the_results_of_a_code_are_those_of_everybody_the_best_first(server: Server) -> None:
    ann, bo, cid = (server.guest(name) for name in ("Ann", "Bo", "Cid"))
    table = alone(ann)
    code = table.card(ann)["deal"]
    give_up(table, ann)
    better = at_deal(bo, code)
    raise_one(better, bo)
    third = at_deal(ann, code)
    raise_one(third, ann)
    found = results(cid, code)
    assert [each["name"] for each in found["results"]] == ["Bo", "Ann"]
    assert [each["first"] for each in found["results"]] == [True, False]
    assert found["players"] == 2
    assert found["mine"] == []
    assert {each["table"] for each in found["results"]} == {None}
    mine = results(ann, code)["mine"]
    assert [(each["table"], each["first"]) for each in mine] == [
        (third.id, False),
        (table.id, True),
    ]
    assert results(cid, code, beat=better.id)["to_beat"]["name"] == "Bo"
    assert results(cid, code, beat=10**9)["to_beat"] is None
    assert results(server.nobody(), code.upper())["players"] == 2


def test_what_was_begun_first_is_the_first_attempt_though_another_ended_first(
    server: Server,
) -> None:
    """Who looks at a deal in one game and plays it in another knows what will come."""
    ann = server.guest("Ann")
    looked = alone(ann)
    code = looked.card(ann)["deal"]
    played = alone(ann, deal=code)
    raise_one(played, ann)
    assert ann.get(f"{played.path}/result")["result"]["first"] is False
    give_up(looked, ann)
    assert ann.get(f"{looked.path}/result")["result"]["first"] is True


def test_who_has_not_finished_goes_on_there(server: Server) -> None:
    ann, bo = server.guests(2)
    table = alone(ann)
    code = table.card(ann)["deal"]
    assert at_deal(ann, code).id == table.id == results(ann, code)["going_on"]
    assert at_deal(bo, code).id != table.id
    give_up(table, ann)
    assert results(ann, code)["going_on"] is None
    assert at_deal(ann, code).id != table.id


def test_what_is_given_up_by_its_host_has_no_result_but_was_begun(server: Server) -> None:
    ann = server.guest("Ann")
    table = alone(ann)
    code = table.card(ann)["deal"]
    ann.post(f"{table.path}/end")
    assert ann.refused("GET", f"{table.path}/result") == (404, "no-result")
    assert results(ann, code)["players"] == 0
    again = at_deal(ann, code)
    give_up(again, ann)
    assert ann.get(f"{again.path}/result")["result"]["first"] is False


def test_what_a_steward_played_is_nobodys_result(server: Server) -> None:
    ann = server.guest("Ann")
    table = alone(ann, options={"hours": 5})
    code = table.card(ann)["deal"]
    ann.delete(f"{table.path}/seat")
    table.play([ann], Random(1), until=lambda view: view["outcome"] is not None)
    assert results(ann, code)["players"] == 0


def test_a_game_of_several_has_no_such_result(server: Server) -> None:
    ann, bo = server.guests(2)
    table = server.table(ann, bo, game="sheet", options={"rounds": 1})
    table.play([ann, bo], Random(1))
    assert ann.refused("GET", f"{table.path}/result") == (404, "no-result")


def test_only_who_may_see_a_table_may_see_its_result(server: Server) -> None:
    ann, bo = server.guests(2)
    table = alone(ann)
    give_up(table, ann)
    assert bo.refused("GET", f"{table.path}/result") == (404, "no-table")
    assert bo.get(f"{table.path}/result", invitation=table.invitation)["result"]["mine"] is False


def test_results_follow_a_guest_into_an_account(server: Server) -> None:
    ann = server.guest("Ann")
    table = alone(ann)
    give_up(table, ann)
    ann.post("/api/accounts", {"name": "Anne", "password": "correct horse"})
    assert [each["name"] for each in results(ann, table.card(ann)["deal"])["results"]] == ["Anne"]


def test_a_table_given_up_before_it_began_is_no_attempt(server: Server) -> None:
    ann, bo = server.guests(2)
    made = ann.post("/api/tables", {"game": "solitaire", "seats": ["open"], "deal": "friday"})
    ann.delete(f"/api/tables/{made['id']}")
    table = at_deal(bo, "friday")
    give_up(table, bo)
    assert results(bo, "friday")["players"] == 1


# -- codes ----------------------------------------------------------------------------------------


def test_a_code_of_ones_own(server: Server) -> None:
    ann, bo = server.guests(2)
    first = alone(ann, deal=" Friday-7 ", options={"hours": 50})
    assert first.card(ann)["deal"] == "friday-7"
    second = at_deal(bo, "FRIDAY-7")
    assert second.card(bo)["options"] == {"hours": 50}
    assert server.match(first.id).digest() == server.match(second.id).digest()


@pytest.mark.parametrize(
    "code", ["a", "", "-abc", "abc-", "a--b", "späti", "a b c", "abc!", "x" * 33, "../abc", "a\0bc"]
)
def test_bad_codes_are_refused_politely(server: Server, code: str) -> None:
    ann = server.guest("Ann")
    plan = {"game": "solitaire", "seats": ["me"], "deal": code}
    assert ann.refused("POST", "/api/tables", plan) == (422, "bad-code")


def test_codes_in_a_path_are_checked_as_well(server: Server) -> None:
    ann = server.guest("Ann")
    for method in ("GET", "POST"):
        assert ann.refused(method, "/api/games/solitaire/deals/a--b") == (422, "bad-code")
        assert ann.refused(method, "/api/games/solitaire/deals/unheard") == (404, "no-deal")
        assert ann.refused(method, "/api/games/none/deals/unheard") == (404, "no-game")
        long = f"/api/games/solitaire/deals/{'x' * 41}"
        assert ann.refused(method, long) == (404, "not-found")
    nobody = server.nobody()
    refusal = nobody.refused("POST", "/api/games/solitaire/deals/friday")
    assert refusal == (401, "sign-in-needed")


def test_a_code_stands_for_one_set_of_options(server: Server) -> None:
    ann = server.guest("Ann")
    alone(ann, deal="friday")
    plan = {"game": "solitaire", "seats": ["me"], "deal": "friday"}
    other = plan | {"options": {"hours": 7}}
    assert ann.refused("POST", "/api/tables", other) == (409, "other-options")
    alone(ann, deal="friday", options={"hours": 40})
    assert len(ann.tables("mine")) == 2


def test_a_deal_is_played_alone_and_unseen(server: Server) -> None:
    ann = server.guest("Ann")
    plan = {"game": "sheet", "seats": ["me", "random"], "deal": "friday"}
    assert ann.refused("POST", "/api/tables", plan) == (422, "not-alone")
    assert ann.refused("POST", "/api/tables", plan | {"seats": ["random"]}) == (422, "not-alone")
    seen = plan | {"seats": ["me"], "public": True}
    assert ann.refused("POST", "/api/tables", seen) == (422, "deal-in-public")


def test_a_game_for_two_has_no_deals(server: Server) -> None:
    ann = server.guest("Ann")
    for path in ("daily", "deals/friday"):
        path = f"/api/games/barbarian_kingdoms/{path}"
        assert ann.refused("GET", path) == (404, "no-deal")


def test_a_new_option_that_is_as_it_always_was_changes_no_deal() -> None:
    usual = deals.fingerprint(SOLITAIRE, Options())
    assert usual == deals.fingerprint(SOLITAIRE, {}) == deals.fingerprint(SOLITAIRE, {"hours": 40})
    assert usual != deals.fingerprint(SOLITAIRE, {"hours": 41})


# -- the deal of the day --------------------------------------------------------------------------


def test_the_deal_of_the_day_is_the_same_for_everybody_until_midnight(
    server: Server, clock: SimpleNamespace
) -> None:
    ann, bo, cid = (server.guest(name) for name in ("Ann", "Bo", "Cid"))
    daily = ann.get("/api/games/solitaire/daily")
    assert daily["deal"]["day"] == daily["deal"]["code"] == "2026-03-14"
    assert daily["deal"]["until"] == NOON + DAY / 2
    assert daily["results"] == []
    first = at_deal(ann, "2026-03-14")
    clock.at = NOON + DAY / 2 - 0.001
    second = at_deal(bo, bo.get("/api/games/solitaire/daily")["deal"]["code"])
    assert server.match(first.id).digest() == server.match(second.id).digest()
    clock.at = NOON + DAY / 2
    next_day = bo.get("/api/games/solitaire/daily")
    assert next_day["deal"]["day"] == "2026-03-15"
    third = at_deal(cid, "2026-03-15")
    assert server.match(third.id).digest() != server.match(first.id).digest()
    give_up(first, ann)
    assert bo.get("/api/games/solitaire/daily")["results"] == []
    assert [each["name"] for each in results(bo, "2026-03-14")["results"]] == ["Ann"]


def test_of_a_day_only_first_attempts_count(server: Server, clock: SimpleNamespace) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    code = ann.get("/api/games/solitaire/daily")["deal"]["code"]
    give_up(at_deal(ann, code), ann)
    raise_one(at_deal(ann, code), ann)
    raise_one(at_deal(bo, code), bo)
    found = ann.get("/api/games/solitaire/daily")
    assert [(each["name"], each["score"] > 0) for each in found["results"]] == [
        ("Bo", True),
        ("Ann", False),
    ]
    assert [each["score"] > 0 for each in found["mine"]] == [True, False]


def test_no_day_can_be_played_before_it_comes(server: Server, clock: SimpleNamespace) -> None:
    ann = server.guest("Ann")
    plan = {"game": "solitaire", "seats": ["me"], "deal": "2026-03-15"}
    assert ann.refused("POST", "/api/tables", plan) == (409, "not-yet")
    path = "/api/games/solitaire/deals/2026-03-15"
    assert ann.refused("POST", path) == ann.refused("GET", path) == (409, "not-yet")
    never = "/api/games/solitaire/deals/2026-02-30"
    assert ann.refused("POST", never) == (404, "no-deal")
    clock.at += DAY
    alone(ann, deal="2026-03-15")


def test_a_day_has_its_own_options(server: Server, clock: SimpleNamespace) -> None:
    ann = server.guest("Ann")
    plan = {"game": "solitaire", "seats": ["me"], "deal": "2026-03-14", "options": {"hours": 9}}
    assert ann.refused("POST", "/api/tables", plan) == (409, "other-options")


def test_a_game_offers_options_for_its_days(
    server: Server, clock: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = type(server.services.games["solitaire"])
    monkeypatch.setattr(kind, "daily_options", lambda self, day: Options(hours=day.day))
    ann = server.guest("Ann")
    assert ann.get("/api/games/solitaire/daily")["deal"]["options"] == {"hours": 14}
    table = at_deal(ann, "2026-03-14")
    assert table.card(ann)["options"] == {"hours": 14}


def test_what_was_begun_on_a_day_stays_though_the_game_changes_its_mind(
    server: Server, clock: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bo = server.guests(2)
    at_deal(ann, "2026-03-14")
    kind = type(server.services.games["solitaire"])
    monkeypatch.setattr(kind, "daily_options", lambda self, day: Options(hours=7))
    assert at_deal(bo, "2026-03-14").card(bo)["options"] == {"hours": 40}


# -- secrecy --------------------------------------------------------------------------------------


def test_no_answer_of_the_server_has_anything_of_a_seed(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = bytearray()
    seeds: list[DealSeed] = []

    def make(*parts: Any) -> DealSeed:
        seeds.append(DealSeed(*parts))
        return seeds[-1]

    monkeypatch.setattr(deals, "DealSeed", make)
    server.http.event_hooks["response"].append(lambda each: said.extend(each.read()))
    ann, bo = server.guests(2)
    table = alone(ann)
    code = table.card(ann)["deal"]
    table.answer(ann, Random(1))
    for what in ("view", "log", "record", "moments", "outline"):
        ann.get(f"{table.path}/{what}")
    give_up(table, ann)
    for what in ("record", "result", "chronicle", "recap", "turning"):
        ann.get(f"{table.path}/{what}")
    at_deal(bo, code)
    for path in (f"deals/{code}", "daily", "texts"):
        bo.get(f"/api/games/solitaire/{path}")
    bo.get("/api/tables", list="mine")
    (terms,) = {server.room(each).row["deal"]["terms"] for each in (table.id,)}
    secret = server.services.keys.deal_secret("solitaire", terms, code)
    keys = {secret, *(seed._key for seed in seeds)}
    assert len(keys) > 1
    for key in keys:
        for form in (key, key.hex().encode(), b64encode(key), urlsafe_b64encode(key).rstrip(b"=")):
            assert form not in said
    assert terms.encode() not in said


def test_the_store_has_no_seed_either(server: Server) -> None:
    ann = server.guest("Ann")
    table = alone(ann)
    card = server.room(table.id).row
    secret = server.services.keys.deal_secret(
        "solitaire", card["deal"]["terms"], card["deal"]["code"]
    )
    server.restart()
    files = server.config.folder.glob("oyez.sqlite3*")
    written = b"".join(path.read_bytes() for path in files)
    key = DealSeed(secret)._key
    assert card["deal"]["code"].encode() in written
    assert not any(each in written for each in (secret, key, secret.hex().encode()))


def test_a_deal_of_a_game_that_is_gone_leaves_the_list_alone(server: Server) -> None:
    """Its codes stay in the store, and nothing else minds."""
    row = {"game": "gone", "code": "abc", "terms": "0" * 32, "options": {}}
    server.run(lambda: server.services.store.write(lambda c: c.execute(insert(deals_table), row)))
    ann = server.guest("Ann")
    assert ann.refused("GET", "/api/games/gone/deals/abc") == (404, "no-game")
    assert ann.get("/api/me/bests") == {"bests": []}

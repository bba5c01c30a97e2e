"""Notices: who has to act hears of it once, in the page, by webhook and by push."""

from __future__ import annotations

import hmac
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random

import msgspec
import pytest

from bench.waiting import LIMIT
from oyez.kernel import Seat
from oyez.server.notices import notifier
from oyez.server.tables import viewers
from tests.server.clients import Json, Person, Server, Table, connect_patiently, eventually
from tests.server.conftest import Open
from tests.server.test_push import Browser

TURN = "your-turn"


@pytest.fixture(autouse=True)
def inattentive(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks over HTTP is taken to have gone away at once."""
    monkeypatch.setattr(viewers, "POLL_GRACE_SECONDS", 0.0)
    monkeypatch.setattr(notifier, "POLL_GRACE_SECONDS", 0.0)


class Receiver:
    """A server of somebody's own, to which notices are sent."""

    def __init__(self, status: int = 200) -> None:
        self.status = status
        self.received: list[tuple[dict[str, str], bytes]] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                heads = {name.lower(): value for name, value in self.headers.items()}
                receiver.received.append((heads, body))
                self.send_response(receiver.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                """Say nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/hook"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def receiver(status: int = 200) -> Iterator[Receiver]:
    """A receiver that is open."""
    opened = Receiver(status)
    try:
        yield opened
    finally:
        opened.close()


def turns(table: Table, person: Person) -> int:
    """How many times somebody has been told that it is their turn, and has not looked since."""
    return person.notices().count((table.id, TURN))


def until_asked(table: Table, seat: int, other: Person, rng: Random) -> None:
    """Let the other one play until a seat is asked, looking through the other's eyes only."""
    while True:
        view = table.view(other)
        if view["waiting"] == [seat] or view["outcome"]:
            return
        table.answer(other, rng)


def look_at(table: Table, person: Person) -> None:
    """Look, and wait until that has been noted."""
    table.view(person)
    eventually(lambda: turns(table, person) == 0)


def begin(server: Server, people: list[Person], rng: Random, **plan: object) -> Table:
    """A table at which the second is asked, with nothing left to be seen."""
    table = server.table(*people, **plan)
    table.play(people, rng, until=lambda view: view["ply"] > 4 and view["waiting"] == [1])
    for each in people:
        look_at(table, each)
    return table


@pytest.fixture
def people(server: Server) -> list[Person]:
    return server.guests(2)


def test_each_need_to_act_is_told_once(server: Server, people: list[Person], rng: Random) -> None:
    me, other = people
    table = begin(server, people, rng)
    for _ in range(3):
        assert turns(table, me) == 0
        until_asked(table, 0, other, rng)
        assert turns(table, me) == 1
        look_at(table, me)
        until_asked(table, 1, me, rng)


def test_a_second_question_in_the_same_turn_is_no_news(
    server: Server, people: list[Person], rng: Random
) -> None:
    me, other = people
    table = begin(server, people, rng)
    until_asked(table, 0, other, rng)
    look_at(table, me)
    while table.view(other)["waiting"] == [0]:
        assert turns(table, me) == 0
        table.answer(me, rng)


def test_who_looks_on_is_not_told(server: Server, people: list[Person], rng: Random) -> None:
    me, other = people
    table = begin(server, people, rng)
    with table.screen(me):
        until_asked(table, 0, other, rng)
        assert turns(table, me) == 0


def attention(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """For how long who asks over HTTP counts as looking on."""
    monkeypatch.setattr(viewers, "POLL_GRACE_SECONDS", seconds)
    monkeypatch.setattr(notifier, "POLL_GRACE_SECONDS", seconds)


def late(server: Server, table: Table, person: Person) -> bool:
    """Whether somebody is to be told later, unless they look before."""
    return server.call(lambda: (person.id, table.id) in server.services.notifier._late)


def go_away(server: Server, table: Table, person: Person) -> None:
    """Let the time pass after which somebody is told."""

    def pass_by() -> None:
        notifier, key = server.services.notifier, (person.id, table.id)
        notifier._cancel_late_notices(*key)
        notifier._tasks.start(
            "a late notice", partial(notifier._send_late_notice, key, Seat(0), TURN)
        )

    server.call(pass_by)


def test_who_asks_over_http_is_told_only_after_going_away(
    server: Server, people: list[Person], rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    me, other = people
    table = begin(server, people, rng)
    attention(monkeypatch, LIMIT)
    table.view(me)
    until_asked(table, 0, other, rng)
    assert turns(table, me) == 0
    attention(monkeypatch, 0.0)
    go_away(server, table, me)
    eventually(lambda: turns(table, me) == 1, "the late notice")


def test_who_has_seen_over_http_that_it_is_their_turn_is_not_told(
    server: Server, people: list[Person], rng: Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    me, other = people
    table = begin(server, people, rng)
    attention(monkeypatch, LIMIT)
    table.view(me)
    until_asked(table, 0, other, rng)
    assert late(server, table, me)
    look_at(table, me)
    assert not late(server, table, me)


def test_coming_in_marks_what_was_said_as_seen(
    server: Server, people: list[Person], rng: Random
) -> None:
    me, other = people
    table = begin(server, people, rng)
    until_asked(table, 0, other, rng)
    assert turns(table, me) == 1
    with table.screen(me) as screen:
        screen.sync()
        eventually(lambda: turns(table, me) == 0)


def test_a_notice_reaches_an_open_page(server: Server, people: list[Person], rng: Random) -> None:
    me, other = people
    table = begin(server, people, rng)
    url = f"{server.ws}/api/me/socket"
    with connect_patiently(url, additional_headers=me.heads) as page:
        page.ping()
        eventually(lambda: server.call(lambda: me.id in server.services.notifier._listeners))
        until_asked(table, 0, other, rng)
        said = msgspec.json.decode(page.recv(LIMIT))
        assert said["type"] == "notice"
        assert (said["notice"]["table"], said["notice"]["kind"]) == (table.id, TURN)
        with pytest.raises(TimeoutError):
            page.recv(0.2)


def test_a_notice_reaches_somebody_at_another_table(
    server: Server, people: list[Person], rng: Random
) -> None:
    me, other = people
    here, there = server.table(me, "open"), begin(server, people, rng)
    with here.screen(me) as screen:
        until_asked(there, 0, other, rng)
        said = screen.until(lambda message: message["type"] == "notice")
        assert said["notice"]["table"] == there.id


def test_the_end_of_a_game_is_told(server: Server, people: list[Person], rng: Random) -> None:
    table = server.table(*people, options={"rounds": 1})
    table.play(people, rng)
    found = [each.notices() for each in people]
    assert [(table.id, "finished")] in found
    for each in people:
        table.view(each)
        eventually(partial(_all_seen, each))


def _all_seen(person: Person) -> bool:
    return person.notices() == []


def test_the_start_of_a_game_is_told_to_who_has_to_act(server: Server) -> None:
    people = server.guests(3)
    table = server.table(*people)
    waiting = server.nobody().get(table.path)["waiting"]
    for seat, each in enumerate(people):
        assert turns(table, each) == (seat in waiting)


# -- webhooks -------------------------------------------------------------------------------------


def test_a_webhook_is_called_once_and_signed(
    server: Server, people: list[Person], rng: Random
) -> None:
    me, other = people
    table = begin(server, people, rng, title="Sunday")
    with receiver() as hook:
        made = me.put("/api/me/webhook", {"url": hook.url})
        assert made["host"] == "127.0.0.1"
        until_asked(table, 0, other, rng)
        eventually(lambda: hook.received, "the call")
        heads, body = hook.received[0]
        said = json.loads(body)
        assert (said["notice"]["table"], said["notice"]["kind"]) == (table.id, TURN)
        assert "Sunday" in said["content"]
        stamp, proof = (part.partition("=")[2] for part in heads["oyez-signature"].split(","))
        signed = stamp.encode() + b"." + body
        assert hmac.new(made["secret"].encode(), signed, "sha256").hexdigest() == proof
        table.view(me)
        until_asked(table, 1, me, rng)
        assert len(hook.received) == 1
        until_asked(table, 0, other, rng)
        eventually(lambda: len(hook.received) == 2, "the second call")


def test_a_notice_speaks_the_language_of_the_person(server: Server, rng: Random) -> None:
    me, other = server.guest("Anne", "fr"), server.guest("Otto")
    table = begin(server, [me, other], rng)
    with receiver() as hook:
        me.put("/api/me/webhook", {"url": hook.url})
        until_asked(table, 0, other, rng)
        eventually(lambda: hook.received, "the call")
        assert "vous" in json.loads(hook.received[0][1])["content"].lower()


def test_a_webhook_can_be_taken_away(server: Server, people: list[Person], rng: Random) -> None:
    me, other = people
    table = begin(server, people, rng)
    with receiver() as hook:
        me.put("/api/me/webhook", {"url": hook.url})
        assert me.put("/api/me/webhook", {"url": None}) == {"host": None, "secret": None}
        until_asked(table, 0, other, rng)
        eventually(lambda: all_sent(server, me))
        assert hook.received == []


def test_a_webhook_that_is_gone_is_forgotten(
    server: Server, people: list[Person], rng: Random
) -> None:
    me, other = people
    table = begin(server, people, rng)
    with receiver(410) as hook:
        me.put("/api/me/webhook", {"url": hook.url})
        until_asked(table, 0, other, rng)
        eventually(lambda: all_sent(server, me))
        table.view(me)
        until_asked(table, 1, me, rng)
        until_asked(table, 0, other, rng)
        eventually(lambda: all_sent(server, me))
        assert len(hook.received) == 1


def all_sent(server: Server, person: Person) -> bool:
    """Whether every notice to somebody has been delivered."""

    def look() -> bool:
        with server.services.store.engine.connect() as connection:
            query = "select count(*), sum(sent) from notices where person_id = ?"
            row = connection.exec_driver_sql(query, (person.id,)).one()
            return bool(row[0]) and row[0] == row[1]

    return look()


def test_a_webhook_may_not_reach_private_addresses(open_server: Open) -> None:
    server = open_server(private_webhooks=False)
    me = server.guest()
    for url in (
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://192.168.0.1/",
        "https://localhost/",
        "http://example.org/",
        "https://example.org:22/",
        "ftp://example.org/",
        "nonsense",
    ):
        assert me.refused("PUT", "/api/me/webhook", {"url": url}) == (422, "bad-webhook"), url


def test_what_could_not_be_sent_goes_out_after_a_restart(open_server: Open, rng: Random) -> None:
    server = open_server()
    people = server.guests(2)
    me, other = people
    table = begin(server, people, rng)
    with receiver(503) as hook:
        me.put("/api/me/webhook", {"url": hook.url})
        until_asked(table, 0, other, rng)
        eventually(lambda: hook.received, "the first try")
        server.stop()
        hook.status = 200
        server.start()
        eventually(lambda: len(hook.received) == 2, "the second try")
        eventually(lambda: all_sent(server, me))
        server.restart()
        eventually(lambda: all_sent(server, me))
        assert len(hook.received) == 2
        assert turns(table, me) == 1


# -- push -----------------------------------------------------------------------------------------


def device(url: str, browser: Browser) -> Json:
    """A subscription as a browser has it."""
    return {
        "endpoint": url,
        "keys": {"p256dh": browser.keys.p256dh, "auth": browser.keys.auth},
    }


def test_a_notice_is_pushed_to_every_device(
    server: Server, people: list[Person], rng: Random
) -> None:
    me, other = people
    table = begin(server, people, rng)
    phone, laptop = Browser(), Browser()
    assert server.nobody().get("/api/push/key")["key"]
    with receiver(201) as one, receiver(201) as two:
        me.post("/api/me/devices", device(one.url, phone))
        me.post("/api/me/devices", device(two.url, laptop))
        until_asked(table, 0, other, rng)
        for office, browser in ((one, phone), (two, laptop)):
            eventually(partial(len, office.received), "the push")
            assert len(office.received) == 1
            heads, body = office.received[0]
            said = json.loads(browser.decrypt(body))
            assert (said["table"], said["kind"]) == (table.id, TURN)
            assert said["text"]
            assert heads["content-encoding"] == "aes128gcm"
            assert heads["authorization"].startswith("vapid ")


def test_a_device_that_is_gone_is_forgotten(
    server: Server, people: list[Person], rng: Random
) -> None:
    me, other = people
    table = begin(server, people, rng)
    with receiver(410) as office:
        me.post("/api/me/devices", device(office.url, Browser()))
        until_asked(table, 0, other, rng)
        eventually(lambda: all_sent(server, me))
        table.view(me)
        until_asked(table, 1, me, rng)
        until_asked(table, 0, other, rng)
        eventually(lambda: all_sent(server, me))
        assert len(office.received) == 1


def test_a_device_can_be_taken_away(server: Server, people: list[Person], rng: Random) -> None:
    me, other = people
    table = begin(server, people, rng)
    with receiver(201) as office:
        me.post("/api/me/devices", device(office.url, Browser()))
        me.delete("/api/me/devices", {"endpoint": office.url})
        until_asked(table, 0, other, rng)
        eventually(lambda: all_sent(server, me))
        assert office.received == []


def test_a_device_belongs_to_who_came_last(
    server: Server, people: list[Person], rng: Random
) -> None:
    me, other = people
    table = begin(server, people, rng)
    with receiver(201) as office:
        me.post("/api/me/devices", device(office.url, Browser()))
        server.guest().post("/api/me/devices", device(office.url, Browser()))
        until_asked(table, 0, other, rng)
        eventually(lambda: all_sent(server, me))
        assert office.received == []


def test_a_person_has_only_so_many_devices(server: Server) -> None:
    me, browser = server.guest(), Browser()
    for number in range(20):
        me.post("/api/me/devices", device(f"http://127.0.0.1:9/{number}-{me.id}", browser))
    more = device(f"http://127.0.0.1:9/20-{me.id}", browser)
    assert me.refused("POST", "/api/me/devices", more) == (409, "too-many-devices")
    me.post("/api/me/devices", device(f"http://127.0.0.1:9/0-{me.id}", browser))


@pytest.mark.parametrize(
    "odd",
    [
        {"endpoint": "nonsense"},
        {"endpoint": "ftp://127.0.0.1/x"},
        {"keys": {"p256dh": "AAAA", "auth": "AAAA"}},
        {"keys": {"p256dh": "!", "auth": "!"}},
    ],
)
def test_a_senseless_device_is_refused(server: Server, odd: Json) -> None:
    wanted = device("http://127.0.0.1:9/x", Browser()) | odd
    refusal = server.guest().refused("POST", "/api/me/devices", wanted)
    assert refusal == (422, "bad-subscription")


def test_the_keys_for_push_stay_the_same(open_server: Open) -> None:
    server = open_server()
    before = server.nobody().get("/api/push/key")
    server.restart()
    assert server.nobody().get("/api/push/key") == before

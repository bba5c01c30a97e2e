"""Recaps, chronicles, reasons and previews."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from oyez.game import game_of
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.kernel import Match, NoDealFound, OneOf, Reason, Seat, redeal
from oyez.server.time import preview
from oyez.server.time.preview import preview_answer
from oyez.testing.properties import play
from tests.kernel.tavern import TAVERN
from tests.server.clients import Json, Person, Server, Table, patched, sample


@pytest.fixture
def people(server: Server) -> list[Person]:
    return server.guests(3)


@pytest.fixture
def table(server: Server, people: list[Person], rng: Random) -> Table:
    """A game somewhere in the middle."""
    table = server.table(*people, options={"rounds": 40})
    table.play(people, rng, until=lambda view: view["ply"] > 30)
    return table


# -- recaps ---------------------------------------------------------------------------------------


def test_a_recap_tells_what_happened_since(
    server: Server, table: Table, people: list[Person], rng: Random
) -> None:
    me = people[0]
    assert me.get(f"{table.path}/recap")["seen"] is None
    assert me.get(f"{table.path}/recap")["lines"] == []
    before = table.view(server.nobody())["ply"]
    me.put(f"{table.path}/seen", {"moment": before})
    said = me.get(f"{table.path}/log", lang="en")["events"]
    table.play(people, rng, until=lambda view: view["ply"] > before + 12)
    recap = me.get(f"{table.path}/recap", lang="en")
    assert recap["seen"] == before
    assert recap["last"] == table.view(server.nobody())["ply"]
    news = me.get(f"{table.path}/log", lang="en")["events"][len(said) :]
    assert recap["lines"] == [line for line in news if line["ply"] > before]
    assert recap["total"] == len(recap["lines"]) > 2
    assert recap["left_out"] == 0
    assert all(line["say"] for line in recap["lines"])


def test_a_long_recap_keeps_to_the_latest(table: Table, people: list[Person], rng: Random) -> None:
    people[0].put(f"{table.path}/seen", {"moment": 0})
    table.play(people, rng, until=lambda view: view["ply"] > 120)
    recap = people[0].get(f"{table.path}/recap")
    told = people[0].get(f"{table.path}/log")["events"]
    assert recap["lines"] == told[-60:]
    assert recap["left_out"] == recap["total"] - 60 > 0


def test_nobody_has_seen_the_future(server: Server, table: Table, people: list[Person]) -> None:
    now = table.view(server.nobody())["ply"]
    people[0].put(f"{table.path}/seen", {"moment": now + 1000})
    assert people[0].get(f"{table.path}/recap")["seen"] == now
    stranger = server.nobody()
    assert stranger.refused("PUT", f"{table.path}/seen", {"moment": 1})[0] == 401
    assert stranger.refused("GET", f"{table.path}/recap")[0] == 401


def test_what_a_guest_has_seen_an_account_has_seen(
    server: Server, table: Table, people: list[Person]
) -> None:
    made = server.guest("Aelle")
    name = f"Aelle {made.id}"
    made.post("/api/accounts", {"name": name, "password": "a long password"})
    people[1].put(f"{table.path}/seen", {"moment": 7})
    session = people[1].post("/api/sessions", {"name": name, "password": "a long password"})
    owner = Person(server, session)
    assert owner.get(f"{table.path}/recap")["seen"] == 7


# -- chronicles -----------------------------------------------------------------------------------


def measure(chronicle: Json, name: str) -> dict[str, list[Any]]:
    (found,) = [each for each in chronicle["measures"] if each["name"] == name]
    return {line["panel"]: line["points"] for line in found["lines"]}


def test_the_chronicle_keeps_treasuries_until_the_end(server: Server, rng: Random) -> None:
    people = server.guests(3)
    table = server.table(*people, options={"rounds": 3})
    table.play(people, rng, until=lambda view: view["ply"] > 25)
    for person in (*people, server.nobody()):
        chronicle = person.get(f"{table.path}/chronicle")
        assert [each["name"] for each in chronicle["measures"]] == ["provinces", "units"]
    table.play(people, rng)
    chronicle = server.nobody().get(f"{table.path}/chronicle")
    assert chronicle["over"]
    assert set(chronicle["titles"]) == {"0", "1", "2"}
    assert all(title.startswith("title-") for title in chronicle["titles"].values())
    assert [each["label"] for each in chronicle["measures"]] == [
        "chronicle-provinces",
        "chronicle-treasury",
        "chronicle-units",
    ]
    match = server.match(table.id)
    purses = measure(chronicle, "treasury")
    for realm in match.state.realms:
        points = purses[f"kingdom:{realm.id}"]
        assert points[-1][1] == match.state.treasuries[realm.seat].value
        assert [ply for ply, _ in points] == sorted({ply for ply, _ in points})
        assert len(points) > 2
        units = measure(chronicle, "units")[f"kingdom:{realm.id}"]
        assert units[-1][1] == len(realm.zones())
    assert len(chronicle["panels"]) == 3
    assert chronicle["panels"][0]["tincture"]


# -- reasons --------------------------------------------------------------------------------------


def asked(table: Table, people: list[Person], rng: Random, prompt: str) -> tuple[Person, Json]:
    """Somebody who is asked a question, after as many others as it takes."""

    def found(view: Json) -> bool:
        own = [table.view(people[seat]) for seat in view["waiting"]]
        return any(each["question"]["prompt"]["id"] == prompt for each in own)

    view = table.play(people, rng, until=found)
    person = people[view["waiting"][0]]
    return person, table.view(person)


def test_what_is_not_lit_says_why(
    server: Server, table: Table, people: list[Person], rng: Random
) -> None:
    person, view = asked(table, people, rng, "announce")
    lit = msgspec.json.encode(view["question"]["choices"]).decode()
    reasons: list[Json] = []
    for region in view["table"]["boards"][0]["regions"]:
        name = region["lit"][0]
        for lang in ("en", "fr"):
            why = person.get(f"{table.path}/why", thing=region["id"], lang=lang)
            assert why["lit"] == (f'"{name}"' in lit)
            assert why["words"]
            if not why["lit"] and lang == "en":
                reasons.append(why)
    assert len(reasons) > 3
    assert {why["reason"]["message"] for why in reasons if why["reason"]} >= {"not-adjacent"}
    for why in reasons:
        assert why["rule"].startswith("BK-")
        assert why["words"][0].isupper()
    piece = next(p for p in view["table"]["pieces"] if p["kind"] == "warrior")
    assert person.get(f"{table.path}/why", thing=piece["id"])["words"]


def test_who_is_not_asked_hears_who_is(server: Server, table: Table, people: list[Person]) -> None:
    waiting = table.view(people[0])["waiting"]
    other = next(p for seat, p in enumerate(people) if seat not in waiting)
    thing = table.view(other)["table"]["boards"][0]["regions"][3]["id"]
    words = other.get(f"{table.path}/why", thing=thing)["words"]
    assert people[waiting[0]].name in words
    watching = server.nobody().get(f"{table.path}/why", thing=thing, lang="fr")
    assert people[waiting[0]].name in watching["words"]
    assert not watching["lit"]
    refusal = other.refused("GET", f"{table.path}/why", thing="province:atlantis")
    assert refusal == (404, "no-thing")


def test_reasons_know_only_what_the_seat_knows(server: Server, rng: Random) -> None:
    from oyez.games.barbarian_kingdoms import GAME
    from oyez.server.tables.explanations import elements, explain
    from oyez.text import Texts

    match = Match(GAME, 3, rng=rng, listen=True)
    texts, compared = Texts(GAME, "en"), 0
    while match.ply < 80 and not match.over:
        seat = rng.choice(match.waiting())
        twin = redeal(match, seat, rng)
        for element in elements(game_of(match).scene(match.state, seat)):
            told = explain(match, seat, element.id, texts)
            assert told == explain(twin, seat, element.id, texts)
            compared += told is not None
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.choices.sample(rng))
    assert compared > 1000


# -- previews -------------------------------------------------------------------------------------


def test_a_preview_shows_what_will_be(
    server: Server, table: Table, people: list[Person], rng: Random
) -> None:
    sure = changed = 0
    for _ in range(80):
        view = table.view(people[0])
        if view["outcome"]:
            break
        person = people[view["waiting"][0]]
        own = table.view(person)
        value = sample(own["question"]["choices"], rng)
        body = {"value": value, "ply": own["question"]["ply"], "epoch": own["epoch"]}
        before = server.match(table.id).digest()
        ahead = person.post(f"{table.path}/preview", body)
        assert server.match(table.id).digest() == before
        table.do(person, table.deed(person, own, value, ply=own["question"]["ply"]))
        after = table.view(person)
        if ahead["sure"] and ahead["then"] in ("you", "others") and after["outcome"] is None:
            if own["question"]["prompt"]["id"] == "bribe":
                # What is sealed counts in the Battle alone; who bribes last opens both purses.
                assert all(op["path"].startswith("/clashes") for op in ahead["patch"])
                continue
            sure += 1
            changed += bool(ahead["patch"])
            assert patched(own["table"], ahead["patch"]) == after["table"]
            assert all(line["say"] for line in ahead["log"])
    assert sure > 30
    assert changed > 15


def test_a_preview_is_refused_as_the_deed_would_be(table: Table, people: list[Person]) -> None:
    view = table.view(people[0])
    person = people[view["waiting"][0]]
    other = people[(view["waiting"][0] + 1) % 3]
    own = table.view(person)
    ply, path = own["question"]["ply"], f"{table.path}/preview"
    wrong = {"value": {"type": "nonsense"}, "ply": ply, "epoch": own["epoch"]}
    assert person.refused("POST", path, wrong) == (422, "not-among-choices")
    stale = {"value": own["question"]["choices"]["values"][0], "ply": ply + 1}
    assert person.refused("POST", path, stale | {"epoch": own["epoch"]}) == (409, "stale-ply")
    assert person.refused("POST", path, stale | {"epoch": 99}) == (409, "stale-ply")
    assert other.refused("POST", path, wrong | {"epoch": table.view(other)["epoch"]}) == (
        409,
        "not-your-question",
    )


def test_previews_show_nothing_that_was_not_known(rng: Random) -> None:
    """On a game with hidden hands, bids under seal and suppers that all take at once."""
    compared = 0
    for _ in range(6):
        match = Match(TAVERN, 3, rng=Random(rng.getrandbits(32)), listen=True)
        while not match.over:
            seat: Seat = rng.choice(match.waiting())
            question = match.question(seat)
            assert question is not None
            value = msgspec.to_builtins(question.choices.sample(rng))
            twin = redeal(match, seat, rng)
            ahead = [preview_answer(each, seat, value, question.ply) for each in (match, twin)]
            if ahead[0].sure and ahead[1].sure:
                assert ahead[0] == ahead[1]
                compared += 1
            match.answer_plain(seat, value)
    assert compared > 60


def test_a_preview_for_which_no_deal_is_found_is_unsure(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> Match[Any]:
        raise NoDealFound("none")

    monkeypatch.setattr(preview, "redeal", none)
    match = Match(KINGDOMS, 2, KINGDOMS.options(rounds=9), rng=Random(1), listen=True)
    while len(match.waiting()) > 1:
        play(match, Random(1))
    seat = match.waiting()[0]
    question = match.question(seat)
    assert question is not None
    value = msgspec.to_builtins(next(iter(question.choices)))
    ahead = preview_answer(match, seat, value, question.ply)
    assert (ahead.sure, ahead.patch, ahead.events) == (False, [], [])


def test_choices_without_reasons_say_so(rng: Random) -> None:
    from oyez.server.tables.explanations import explain
    from oyez.text import Texts

    match = Match(TAVERN, 2, rng=rng, listen=True)
    seat = match.waiting()[0]
    told = explain(match, seat, "deck", Texts(TAVERN, "en"))
    assert told is not None
    assert not told.lit
    assert told.words == "This plays no part in what you are asked now."
    assert OneOf(["a"], lambda _: Reason("closed")).why_not("b") == Reason("closed")

"""Guests, accounts, sessions and names."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.clients import Person, Server

_numbers = count()
PASSWORD = "correct horse"


def credentials() -> dict[str, Any]:
    """The name and password of an account that does not exist yet."""
    return {"name": f"Owner {next(_numbers)}", "password": PASSWORD}


def account(server: Server, person: Person | None = None) -> tuple[Person, dict[str, Any]]:
    """Somebody with an account, and how they sign in."""
    owner = credentials()
    return Person(server, (person or server.nobody()).post("/api/accounts", owner)), owner


def test_a_guest_gets_a_token(server: Server) -> None:
    guest = server.guest("Anna")
    me = guest.get("/api/me")["person"]
    assert me == {"id": guest.id, "name": "Anna", "account": False}


def test_a_guest_gets_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    made = server.http.post("/api/guests", json={"name": "Anna"})
    crumb = made.headers["set-cookie"]
    assert "HttpOnly" in crumb
    assert "SameSite=Lax" in crumb
    cookie = crumb.partition(";")[0]
    me = server.http.get("/api/me", headers={"Cookie": cookie}).json()
    assert me["person"]["name"] == "Anna"


def test_a_guest_without_a_name_is_given_one(server: Server) -> None:
    assert server.guest("  ").name.startswith("Guest ")


def test_who_has_no_token_is_nobody(server: Server) -> None:
    assert server.nobody().get("/api/me") == {"person": None}


def test_a_forged_token_is_refused(server: Server) -> None:
    forger = server.guest("Anna")
    forger.token = forger.token[:-1] + ("A" if forger.token[-1] != "A" else "B")
    assert forger.refused("GET", "/api/me") == (401, "bad-token")


@pytest.mark.parametrize("name", ["\u202eanna", "a\x00b", "\u200b", "x" * 41])
def test_a_name_that_cannot_be_shown_is_refused(server: Server, name: str) -> None:
    status, _ = server.nobody().refused("POST", "/api/guests", {"name": name})
    assert status == 422


def test_a_guest_who_makes_an_account_keeps_the_seats(server: Server) -> None:
    guest = server.guest("Anna")
    table = server.table(guest, "open")
    owner, said = account(server, guest)
    assert owner.id == guest.id
    assert table.card(owner)["mine"] == 0
    assert owner.get("/api/me")["person"]["account"] is True
    assert table.view(owner)["seats"][0]["name"] == said["name"]


def test_an_account_keeps_its_seats_on_another_device(server: Server) -> None:
    owner, said = account(server)
    table = server.table(owner, "open")
    again = Person(server, server.nobody().post("/api/sessions", said))
    assert again.id == owner.id
    assert again.tables("mine") == [table.id]


def test_a_name_is_compared_as_people_read_it(server: Server) -> None:
    _, said = account(server)
    shouted = {**said, "name": f"  {said['name'].upper()}  "}
    assert server.nobody().refused("POST", "/api/accounts", shouted) == (409, "name-taken")
    assert server.nobody().post("/api/sessions", shouted)["name"] == said["name"]


def test_a_wrong_password_is_refused(server: Server) -> None:
    _, said = account(server)
    wrong = {**said, "password": "wrong horse"}
    assert server.nobody().refused("POST", "/api/sessions", wrong) == (403, "wrong-password")


def test_an_unknown_name_is_refused_in_the_same_words(server: Server) -> None:
    _, said = account(server)
    wrong = server.nobody().ask("POST", "/api/sessions", {**said, "password": "wrong horse"})
    unknown = server.nobody().ask("POST", "/api/sessions", credentials())
    assert (unknown.status_code, unknown.content) == (wrong.status_code, wrong.content)


def test_nobody_has_two_accounts(server: Server) -> None:
    owner, _ = account(server)
    assert owner.refused("POST", "/api/accounts", credentials()) == (409, "has-account")


def test_the_seats_of_a_guest_who_signs_in_go_over_to_the_account(
    server: Server, rng: Random
) -> None:
    _, said = account(server)
    guest, other = server.guests(2)
    table = server.table(guest, other)
    owner = Person(server, guest.post("/api/sessions", said))
    assert owner.id != guest.id
    card = table.card(owner)
    assert (card["mine"], card["hosting"]) == (0, True)
    assert table.view(other)["seats"][0]["name"] == said["name"]
    table.play([owner, other], rng, until=lambda view: view["ply"] > 4)
    assert table.card(guest)["mine"] is None


def test_a_screen_of_a_guest_who_signs_in_is_asked_to_come_in_again(server: Server) -> None:
    _, said = account(server)
    guest, other = server.guests(2)
    table = server.table(guest, other)
    with table.screen(guest) as screen:
        guest.post("/api/sessions", said)
        assert screen.closing() == 1012


def test_where_the_account_sits_already_the_seat_of_the_guest_stays_the_guests(
    server: Server,
) -> None:
    owner, said = account(server)
    guest = server.guest("Anna")
    table = server.table(owner, guest)
    guest.post("/api/sessions", said)
    assert table.card(owner)["mine"] == 0
    assert table.card(guest)["mine"] == 1


def test_signing_in_works_where_guest_and_account_have_talked_under_the_same_key(
    server: Server,
) -> None:
    owner, said = account(server)
    guest = server.guest("Anna")
    table = server.table(owner, guest)
    for each in (owner, guest):
        each.post(f"{table.path}/talk", {"text": "Hail", "key": "1"})
    assert guest.post("/api/sessions", said)["id"] == owner.id


def test_a_merge_is_still_so_after_a_reload(server: Server) -> None:
    _, said = account(server)
    guest, other = server.guests(2)
    table = server.table(guest, other)
    owner = Person(server, guest.post("/api/sessions", said))
    server.call(server.room(table.id).fail)
    assert table.card(owner)["mine"] == 0
    assert table.view(owner)["seats"][0]["name"] == said["name"]


def test_signing_out_takes_the_cookie_away(server: Server) -> None:
    owner, _ = account(server)
    answer = owner.ask("DELETE", "/api/sessions")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]


def test_signing_out_everywhere_voids_every_token(server: Server) -> None:
    owner, said = account(server)
    again = Person(server, server.nobody().post("/api/sessions", said))
    owner.delete("/api/me/sessions")
    for each in (owner, again):
        assert each.refused("GET", "/api/me") == (401, "bad-token")
    assert server.nobody().post("/api/sessions", said)["id"] == owner.id


def test_signing_out_everywhere_hangs_up_all_sockets(server: Server) -> None:
    owner, _ = account(server)
    table = server.table(owner, "open")
    with table.screen(owner) as screen:
        owner.delete("/api/me/sessions")
        assert screen.closing() == 1012
        with pytest.raises(InvalidStatus) as refusal:
            screen.reconnect()
        assert refusal.value.response.status_code == 401


def test_a_guest_cannot_sign_out_everywhere(server: Server) -> None:
    assert server.guest().refused("DELETE", "/api/me/sessions") == (409, "no-account")


def test_a_guest_can_take_another_name(server: Server) -> None:
    guest = server.guest("Anna")
    table = server.table(guest, "open")
    assert guest.patch("/api/me", {"name": "  Bertha   the Great "})["person"]["name"] == (
        "Bertha the Great"
    )
    assert table.view(guest)["seats"][0]["name"] == "Bertha the Great"


def test_a_new_name_is_shown_to_whoever_looks_on(server: Server) -> None:
    guest, other = server.guests(2)
    table = server.table(guest, other)
    with table.screen(other) as screen:
        guest.patch("/api/me", {"name": "Bertha"})
        screen.until_view(lambda view: view["seats"][0]["name"] == "Bertha")


def test_an_account_keeps_its_name(server: Server) -> None:
    owner, _ = account(server)
    assert owner.refused("PATCH", "/api/me", {"name": "Bertha"}) == (409, "has-account")


def test_everybody_can_change_the_language(server: Server) -> None:
    owner, _ = account(server)
    assert owner.patch("/api/me", {"lang": "fr"})["person"]["id"] == owner.id
    assert owner.refused("PATCH", "/api/me", {"lang": "la"})[0] == 422

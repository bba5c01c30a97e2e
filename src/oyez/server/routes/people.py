"""Names, accounts and sessions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from oyez.server import identity, problems
from oyez.server.api import Body, Call, Endpoint, Reply, endpoint
from oyez.server.house import House
from oyez.server.identity import Person
from oyez.server.people import folded, proper_name

Name = Annotated[str, Meta(max_length=40, description="1 to 40 visible letters")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Literal["en", "fr"]


class Guest(Body, frozen=True):
    """Somebody without an account; an empty name is filled in."""

    name: Name = ""
    lang: Language = "en"


class Credentials(Body, frozen=True):
    """The name and password of an account."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Password


class Changes(Body, frozen=True):
    """What to change about oneself; null leaves it as it is."""

    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    lang: Language | None = None


class Session(Struct, frozen=True):
    """Who somebody is, and the token by which programs say so (browsers have a cookie)."""

    id: int
    name: str
    account: bool
    token: str


class Me(Struct, frozen=True):
    """Who asks; null for nobody."""

    person: Person | None


async def _session(call: Call[Any], person: Person, status: int = 200) -> Reply:
    house: House = call.app
    token = house.keys.token(person.id, await house.people.version_of(person))
    session = Session(person.id, person.name, person.account, token)
    return Reply(session, status, cookies=[identity.cookie(token, secure=call.secure)])


@endpoint(
    "POST",
    "/api/guests",
    summary="Take a guest's name",
    body=Guest,
    answer=Session,
    status=201,
    limit="guest",
    problems=(422, 429),
    tag="people",
)
async def become_guest(call: Call[Guest]) -> Reply:
    """A guest can do everything; the seats are lost with the cookie or token."""
    house: House = call.app
    return await _session(call, await house.people.add_guest(call.body.name, call.body.lang), 201)


@endpoint(
    "POST",
    "/api/accounts",
    summary="Make an account",
    body=Credentials,
    answer=Session,
    status=201,
    limit="guest",
    problems=(409, 422, 429),
    tag="people",
)
async def make_account(call: Call[Credentials]) -> Reply:
    """Whoever is a guest becomes the owner and keeps all seats."""
    house: House = call.app
    made = await house.people.make_account(call.person, call.body.name, call.body.password)
    house.seating.rename(made)
    return await _session(call, made, 201)


@endpoint(
    "POST",
    "/api/sessions",
    summary="Sign in",
    body=Credentials,
    answer=Session,
    status=201,
    limit="sign-in",
    problems=(403, 422, 429),
    tag="people",
)
async def sign_in(call: Call[Credentials]) -> Reply:
    """The seats of whoever was a guest until now go over to the account."""
    house: House = call.app
    house.limits.take("sign-in-name", folded(call.body.name))
    person = await house.people.sign_in(call.person, call.body.name, call.body.password)
    if call.person is not None and not call.person.account:
        house.seating.replace_person(call.person.id, person)
    return await _session(call, person, 201)


@endpoint("DELETE", "/api/sessions", summary="Sign out here", tag="people")
async def sign_out(call: Call[None]) -> Reply:
    """Takes the cookie away; tokens of programs stay valid."""
    return Reply(None, cookies=[identity.no_cookie(secure=call.secure)])


@endpoint(
    "DELETE",
    "/api/me/sessions",
    summary="Sign out everywhere",
    needs_person=True,
    problems=(409,),
    tag="people",
)
async def sign_out_everywhere(call: Call[None]) -> Reply:
    """Voids every cookie and token of yours. Only for accounts: a guest could not come back."""
    house: House = call.app
    person = call.somebody()
    if not person.account:
        raise problems.conflict("no-account", "A guest who signs out cannot come back.")
    await house.people.sign_out_everywhere(person)
    house.hall.show_out(person.id)
    house.herald.show_out(person.id)
    return Reply(None, cookies=[identity.no_cookie(secure=call.secure)])


@endpoint("GET", "/api/me", summary="Who am I", answer=Me, tag="people")
async def who_am_i(call: Call[None]) -> Me:
    """Null if nobody is signed in."""
    return Me(call.person)


@endpoint(
    "PATCH",
    "/api/me",
    summary="Change name or language",
    body=Changes,
    answer=Me,
    needs_person=True,
    problems=(409, 422),
    tag="people",
)
async def change_me(call: Call[Changes]) -> Me:
    """An account keeps the name it signs in with."""
    house: House = call.app
    person = call.somebody()
    values: dict[str, str] = {}
    if call.body.name is not None:
        if person.account:
            raise problems.conflict("has-account", "The name of an account stays.")
        values["name"] = proper_name(call.body.name)
    if call.body.lang is not None:
        values["lang"] = call.body.lang
    changed = await house.people.change(person, **values) if values else person
    house.seating.rename(changed)
    return Me(changed)


ENDPOINTS: list[Endpoint] = [
    become_guest,
    make_account,
    sign_in,
    sign_out,
    sign_out_everywhere,
    who_am_i,
    change_me,
]

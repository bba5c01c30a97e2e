"""Names, accounts and sessions."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from oyez.server.people import identity
from oyez.server.people.accounts import folded, proper_name
from oyez.server.people.identity import Person
from oyez.server.services import Services
from oyez.server.wire import problems
from oyez.server.wire.api import ApiCall, ApiReply, Body, Language, endpoint

Name = Annotated[str, Meta(max_length=40, description="1 to 40 visible letters")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class GuestBody(Body, frozen=True):
    """Somebody without an account; an empty name is filled in."""

    name: Name = ""
    lang: Language = "en"


class Credentials(Body, frozen=True):
    """The name and password of an account."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Password


class ProfileBody(Body, frozen=True):
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


async def _session(call: ApiCall[Any], person: Person, status: int = 200) -> ApiReply:
    services: Services = call.app
    token = services.keys.token(person.id, await services.people.version_of(person))
    session = Session(person.id, person.name, person.account, token)
    return ApiReply(session, status, cookies=[identity.cookie(token, secure=call.secure)])


@endpoint(
    "POST",
    "/api/guests",
    summary="Take a guest's name",
    body=GuestBody,
    answer=Session,
    status=201,
    limit="guest",
    tag="people",
)
async def become_guest(call: ApiCall[GuestBody]) -> ApiReply:
    """A guest can do everything; the seats are lost with the cookie or token."""
    services: Services = call.app
    return await _session(
        call, await services.people.add_guest(call.body.name, call.body.lang), 201
    )


@endpoint(
    "POST",
    "/api/accounts",
    summary="Make an account",
    body=Credentials,
    answer=Session,
    status=201,
    limit="guest",
    problems=(409,),
    tag="people",
)
async def make_account(call: ApiCall[Credentials]) -> ApiReply:
    """Whoever is a guest becomes the owner and keeps all seats."""
    services: Services = call.app
    made = await services.people.make_account(call.person, call.body.name, call.body.password)
    services.seating.rename(made)
    return await _session(call, made, 201)


@endpoint(
    "POST",
    "/api/sessions",
    summary="Sign in",
    body=Credentials,
    answer=Session,
    status=201,
    limit="sign-in",
    tag="people",
)
async def sign_in(call: ApiCall[Credentials]) -> ApiReply:
    """The seats of whoever was a guest until now go over to the account."""
    services: Services = call.app
    services.limits.take("sign-in-name", folded(call.body.name))
    person = await services.people.sign_in(call.person, call.body.name, call.body.password)
    if call.person is not None and not call.person.account:
        services.seating.replace_guest(call.person.id, person)
    return await _session(call, person, 201)


@endpoint("DELETE", "/api/sessions", summary="Sign out here", tag="people")
async def sign_out(call: ApiCall[None]) -> ApiReply:
    """Takes the cookie away; tokens of programs stay valid."""
    return ApiReply(None, cookies=[identity.no_cookie(secure=call.secure)])


@endpoint(
    "DELETE",
    "/api/me/sessions",
    summary="Sign out everywhere",
    needs_person=True,
    problems=(409,),
    tag="people",
)
async def sign_out_everywhere(call: ApiCall[None]) -> ApiReply:
    """Voids every cookie and token of yours. Only for accounts: a guest could not come back."""
    services: Services = call.app
    person = call.require_person()
    if not person.account:
        raise problems.conflict("no-account", "A guest who signs out cannot come back.")
    await services.people.sign_out_everywhere(person)
    services.registry.disconnect(person.id)
    services.notifier.disconnect(person.id)
    return ApiReply(None, cookies=[identity.no_cookie(secure=call.secure)])


@endpoint("GET", "/api/me", summary="Who am I", answer=Me, tag="people")
async def who_am_i(call: ApiCall[None]) -> Me:
    """Null if nobody is signed in."""
    return Me(call.person)


@endpoint(
    "PATCH",
    "/api/me",
    summary="Change name or language",
    body=ProfileBody,
    answer=Me,
    needs_person=True,
    problems=(409,),
    tag="people",
)
async def change_me(call: ApiCall[ProfileBody]) -> Me:
    """An account keeps the name it signs in with."""
    services: Services = call.app
    person = call.require_person()
    values: dict[str, str] = {}
    if call.body.name is not None:
        if person.account:
            raise problems.conflict("has-account", "The name of an account stays.")
        values["name"] = proper_name(call.body.name)
    if call.body.lang is not None:
        values["lang"] = call.body.lang
    changed = await services.people.change(person, **values) if values else person
    services.seating.rename(changed)
    return Me(changed)

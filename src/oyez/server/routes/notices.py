"""Notices, and the ways in which they reach a person: push and webhook."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import Connection, delete, insert, select, update

from oyez.server.notices import push, webhook
from oyez.server.notices.notifier import shown
from oyez.server.notices.outbound import UrlForbiddenError, check_url
from oyez.server.services import Services
from oyez.server.store.schema import notices, people, subscriptions
from oyez.server.wire import problems
from oyez.server.wire.api import ApiCall, Body, endpoint
from oyez.state.conversion import prepared

# A person has only so many devices.
DEVICES = 20


class NoticeCard(Struct, frozen=True):
    """Something that a person should know about a table."""

    id: int
    table: int
    kind: str
    at: float


class Notices(Struct, frozen=True):
    """What has not been seen yet, newest first."""

    notices: list[NoticeCard]


class PushKey(Struct, frozen=True):
    """The key that a browser needs to subscribe."""

    key: str


class SubscriptionKeysBody(Body, frozen=True):
    """What a browser gives with a subscription."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class DeviceBody(Body, frozen=True):
    """A push subscription, as a browser has it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: SubscriptionKeysBody


class DeviceRemovalBody(Body, frozen=True):
    """The subscription to forget."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class WebhookBody(Body, frozen=True):
    """A web address that notices are posted to; null takes it away."""

    url: Annotated[str, Meta(max_length=1000)] | None = None


class HookCard(Struct, frozen=True):
    """The host that notices go to, and the secret with which they are signed, shown once."""

    host: str | None
    secret: str | None = None


@endpoint(
    "GET",
    "/api/me/notices",
    summary="What I have not seen yet",
    answer=Notices,
    needs_person=True,
    tag="notices",
)
async def list_notices(call: ApiCall[None]) -> Notices:
    """Looking at a table marks what was said about it as seen."""
    services: Services = call.app
    me = call.require_person().id

    def find(connection: Connection) -> list[dict[str, Any]]:
        where = (notices.c.person_id == me) & notices.c.seen.is_(False)
        query = select(notices).where(where).order_by(notices.c.at.desc()).limit(100)
        return [shown(dict(row)) for row in connection.execute(query).mappings()]

    found = await services.store.read(find)
    return Notices([msgspec.convert(each, prepared(NoticeCard)) for each in found])


@endpoint("GET", "/api/push/key", summary="The key for push", answer=PushKey, tag="notices")
async def push_key(call: ApiCall[None]) -> PushKey:
    """The applicationServerKey of this server."""
    services: Services = call.app
    return PushKey(push.public_key(services.push_keys))


@endpoint(
    "POST",
    "/api/me/devices",
    summary="Be told by push",
    body=DeviceBody,
    needs_person=True,
    problems=(409,),
    tag="notices",
)
async def add_device(call: ApiCall[DeviceBody]) -> None:
    """A device that was somebody else's becomes mine."""
    services: Services = call.app
    me, device = call.require_person().id, call.body
    try:
        check_url(device.endpoint, services.notifier.policy)
        push.BrowserKeys(device.keys.p256dh, device.keys.auth)
    except (UrlForbiddenError, ValueError) as fault:
        raise problems.invalid(str(fault)[:200], "bad-subscription") from None

    def add(connection: Connection) -> bool:
        same = subscriptions.c.endpoint == device.endpoint
        connection.execute(delete(subscriptions).where(same))
        mine = select(subscriptions.c.id).where(subscriptions.c.person_id == me)
        if len(connection.execute(mine).all()) >= DEVICES:
            return False
        row = {
            "person_id": me,
            "endpoint": device.endpoint,
            "p256dh": device.keys.p256dh,
            "auth": device.keys.auth,
        }
        connection.execute(insert(subscriptions), row)
        return True

    if not await services.store.write(add):
        raise problems.conflict("too-many-devices", f"You have {DEVICES} devices already.")


@endpoint(
    "DELETE",
    "/api/me/devices",
    summary="Be told by push no more",
    body=DeviceRemovalBody,
    needs_person=True,
    tag="notices",
)
async def remove_device(call: ApiCall[DeviceRemovalBody]) -> None:
    """Does nothing if there is no such device."""
    services: Services = call.app
    where = (subscriptions.c.person_id == call.require_person().id) & (
        subscriptions.c.endpoint == call.body.endpoint
    )
    await services.store.write(lambda c: c.execute(delete(subscriptions).where(where)))


@endpoint(
    "PUT",
    "/api/me/webhook",
    summary="Be told by a webhook",
    body=WebhookBody,
    answer=HookCard,
    needs_person=True,
    tag="notices",
)
async def set_webhook(call: ApiCall[WebhookBody]) -> HookCard:
    """Only addresses on the open Internet, by https. Each call is signed with the secret."""
    services: Services = call.app
    where = people.c.id == call.require_person().id
    if call.body.url is None:
        await services.store.write(
            lambda c: c.execute(update(people).where(where).values(webhook=None))
        )
        return HookCard(None)
    try:
        host = check_url(call.body.url, services.notifier.policy)
    except UrlForbiddenError as fault:
        raise problems.invalid(fault.reason, "bad-webhook") from None
    hook = webhook.Webhook(call.body.url, webhook.fresh_secret())
    await services.store.write(
        lambda c: c.execute(update(people).where(where).values(webhook=hook))
    )
    return HookCard(host, hook.secret)

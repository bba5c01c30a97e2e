"""A house with something to steal: tables at which others sit, secrets, an account, invitations."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import msgspec
from itsdangerous import TimestampSigner
from msgspec import Struct

from bench.sampling import Json, sample
from bench.waiting import LIMIT
from oyez.server.people.identity import TOKEN_SECONDS, TokenSigner

PASSWORD: Final = "correct horse 7731"
WHISPER: Final = "a whisper for three ears"
TITLE: Final = "Behind the curtain"
# So many coins under seal are found in no answer by chance.
_MUCH: Final = 3
_TABLES: Final = ("tables", "seats", "moves", "snapshots", "talk", "people", "subscriptions")


class Person(Struct, frozen=True):
    """Somebody, and how they prove it."""

    id: int
    name: str
    token: str

    @property
    def head(self) -> dict[str, str]:
        """The header that says who asks."""
        return {"Authorization": f"Bearer {self.token}"}


class Scene(Struct):
    """Who is there, what they play, and what nobody else may learn.

    Bob is the modified client: at `asked` it is his turn, at `unasked` it is Ann's, at `sealed` Ann
    has answered under seal. Carl sits nowhere. The other tables are Ann's and closed to both.
    """

    base: str
    ann: Person
    bob: Person
    carl: Person
    dora: Person
    asked: int
    unasked: int
    sealed: int
    hidden: int
    hidden_open: int
    lobby: int
    views: dict[int, Json]
    used_key: str
    void_tokens: list[str]
    invitations: list[str]
    sealed_values: list[Any]

    def secrets(self) -> list[bytes]:
        """What must not stand in any answer or log, byte for byte."""
        people = (self.ann, self.bob, self.carl, self.dora)
        words = [*(person.token for person in people), *self.invitations, *self.void_tokens]
        words += [PASSWORD, WHISPER, TITLE]
        words += [msgspec.json.encode(value).decode() for value in self.sealed_values]
        return [word.encode() for word in words]


class Stage:
    """Sets the scene, as honest clients would."""

    def __init__(self, base: str, database: Path, seed: int) -> None:
        self.http = httpx.Client(base_url=base, timeout=LIMIT)
        self.base, self.database, self.rng = base, database, Random(seed)
        self.invitations: list[str] = []
        self.sealed_values: list[Any] = []
        self.used_key = "used before"

    def set(self) -> Scene:
        """Everybody takes their place."""
        ann, bob, carl = (self._guest(name) for name in ("Ann", "Bob", "Carl"))
        dora, void = self._account()
        asked, unasked = (self._table(ann, bob, public=True) for _ in range(2))
        self._play_until(asked, [ann, bob], waits=1, key=self.used_key)
        self._play_until(unasked, [ann, bob], waits=0)
        sealed = self._sealed_table(ann, bob)
        hidden = self._table(ann, dora, public=False)
        self._say(hidden, ann)
        places = asked, unasked, sealed
        views = {place: self.look(place, bob) for place in places}
        scene = Scene(
            self.base, ann, bob, carl, dora, asked, unasked, sealed, hidden,
            self._open_table(ann, public=False), self._open_table(ann, public=True), views,
            self.used_key, [void, *self._void(bob)], self.invitations, self.sealed_values,
        )  # fmt: skip
        self.http.close()
        return scene

    def _ask(self, method: str, path: str, person: Person | None, body: Any = None) -> Any:
        self.http.cookies.clear()
        heads = {} if person is None else person.head
        answer = self.http.request(method, path, json=body, headers=heads)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    def _guest(self, name: str) -> Person:
        made = self._ask("POST", "/api/guests", None, {"name": name})
        return Person(made["id"], name, made["token"])

    def _account(self) -> tuple[Person, str]:
        """An account, and a token of it that is no longer valid."""
        credentials = {"name": "Dora", "password": PASSWORD}
        made = self._ask("POST", "/api/accounts", None, credentials)
        old = Person(made["id"], "Dora", made["token"])
        self._ask("DELETE", "/api/me/sessions", old)
        made = self._ask("POST", "/api/sessions", None, credentials)
        return Person(made["id"], "Dora", made["token"]), old.token

    def _table(self, host: Person, friend: Person, *, public: bool) -> int:
        card = self._make(host, public)
        body = {"invitation": card["invitation"]}
        self._ask("POST", f"/api/tables/{card['id']}/seat", friend, body)
        return int(card["id"])

    def _open_table(self, host: Person, *, public: bool) -> int:
        return int(self._make(host, public)["id"])

    def _make(self, host: Person, public: bool) -> Json:
        plan = {"game": "barbarian_kingdoms", "seats": ["me", "open"], "public": public}
        title = {} if public else {"title": TITLE}
        card: Json = self._ask("POST", "/api/tables", host, plan | title)
        self.invitations.append(card["invitation"])
        return card

    def look(self, table: int, person: Person | None) -> Json:
        """What a person sees at a table."""
        seen: Json = self._ask("GET", f"/api/tables/{table}/view", person)
        return seen["view"]  # type: ignore[no-any-return]

    def _answer(
        self, table: int, person: Person, key: str | None = None, *, much: bool = False
    ) -> Any:
        view = self.look(table, person)
        question = view["question"]
        choices = question["choices"]
        value = _all_of(choices) if much else sample(choices, self.rng)
        deed = {
            "kind": "answer",
            "ply": question["ply"],
            "epoch": view["epoch"],
            "value": value,
            "key": key,
        }
        self._ask("POST", f"/api/tables/{table}/deeds", person, deed)
        return value

    def _play_until(self, table: int, people: list[Person], waits: int, key: str = "") -> None:
        """Play a while, until one seat is waited for that has a real choice."""
        for turn in range(400):
            view = self.look(table, people[waits])
            seat, question = view["waiting"][0], view["question"]
            wide = question and len(question["choices"].get("values", ())) > 2
            if turn > 20 and view["waiting"] == [waits] and wide and not key:
                return
            use = seat == waits and turn > 10 and bool(key)
            self._answer(table, people[seat], key if use else None)
            key = "" if use else key
        raise RuntimeError("the scene could not be set")

    def _sealed_table(self, ann: Person, bob: Person) -> int:
        """A table at which Ann has said something under seal, and Bob not yet."""
        for _ in range(20):
            table = self._table(ann, bob, public=True)
            if self._seal(table, [ann, bob]):
                return table
        raise RuntimeError("nothing was ever said under seal")

    def _seal(self, table: int, people: list[Person]) -> bool:
        """Play until both are asked at once and Ann has much to say; then she says it."""
        for _ in range(600):
            view = self.look(table, people[0])
            if view["outcome"] is not None:
                return False
            if len(view["waiting"]) == 2:
                value = self._answer(table, people[0], much=True)
                if len(value) >= _MUCH:
                    self.sealed_values.append(value)
                    return True
            self._answer(table, people[self.look(table, people[0])["waiting"][0]])
        return False

    def _say(self, table: int, person: Person) -> None:
        self._ask("POST", f"/api/tables/{table}/talk", person, {"text": WHISPER})

    def _void(self, person: Person) -> list[str]:
        """Tokens with something wrong: signed long ago, by another server, for nobody."""
        with sqlite3.connect(
            f"file:{self.database}?mode=ro", uri=True, timeout=LIMIT
        ) as connection:
            query = "SELECT value FROM settings WHERE key = 'secret'"
            secret = bytes(connection.execute(query).fetchone()[0])
        connection.close()
        old, keys = _OldKeys(secret), TokenSigner(secret)
        foreign = TokenSigner(bytes(32)).token(person.id, 0)
        return [old.token(person.id, 0), foreign, keys.token(person.id, 1), keys.token(10**9, 0)]


def _all_of(choices: Json) -> list[Any]:
    """As much as a question allows."""
    things = [each["value"] for each in choices["pool"] for _ in range(each["count"])]
    return things[: choices["most"]]


class _OldKeys(TokenSigner):
    """Signs as the server does, but longer ago than a token lasts."""

    def __init__(self, secret: bytes) -> None:
        super().__init__(secret)
        self._signer.__class__ = _OldSigner


class _OldSigner(TimestampSigner):
    def get_timestamp(self) -> int:
        return super().get_timestamp() - TOKEN_SECONDS - 60


def dump(database: Path) -> dict[str, list[Any]]:
    """All that a client could change."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=LIMIT) as connection:
        found = {
            name: sorted(connection.execute(f"SELECT * FROM {name}").fetchall(), key=repr)
            for name in _TABLES
        }
    connection.close()
    return found

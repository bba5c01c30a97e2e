"""The version of the API: where it is told, and that what it promises is kept."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import fields

from oyez.choices.descriptions import Description
from oyez.kernel.rules import Outcome
from oyez.scene.elements import Dialog
from oyez.scene.views import View
from oyez.server.app import document
from oyez.server.routes import ENDPOINTS
from oyez.server.version import API_VERSION
from oyez.server.wire.docs_page import page
from oyez.server.wire.socket import MESSAGES
from oyez.server.wire.view_types import SeatView, TableView
from tests.server.clients import Server
from tests.server.promised import (
    PAGE,
    ROOT,
    broken_promises,
    current,
    documented_endpoints,
    stored,
)

Json = dict[str, Any]
SERVER = ROOT / "src" / "oyez" / "server"


def test_the_server_says_what_it_is(server: Server) -> None:
    answer = server.http.get("/api")
    assert answer.status_code == 200
    about = answer.json()
    assert about["name"] == "Oyez"
    assert about["version"] == version("oyez")
    assert about["api"] == API_VERSION
    assert "The API of Oyez" in server.http.get(about["docs"]).text
    assert "paths" in server.http.get(about["openapi"]).json()


def test_the_document_and_its_page_carry_both_versions() -> None:
    info = document()["info"]
    assert info["version"] == str(API_VERSION)
    assert info["x-software-version"] == version("oyez")
    assert f"Version {API_VERSION} (software {version('oyez')})" in page(document())


@pytest.mark.parametrize("path", ["/api", "/api/games", "/api/nothing", "/api/docs"])
def test_every_answer_under_api_names_the_version(server: Server, path: str) -> None:
    assert server.http.get(path).headers["oyez-api"] == str(API_VERSION)


def test_pages_name_no_version_of_the_api(server: Server) -> None:
    assert "oyez-api" not in server.http.get("/").headers


def test_the_api_is_kept_in_no_cache(server: Server) -> None:
    assert server.http.get("/api").headers["cache-control"] == "no-store"


def test_every_endpoint_is_listed_once_as_promised_or_not() -> None:
    promised, other = documented_endpoints("Promised"), documented_endpoints("Not promised")
    declared = {f"{each.method} {each.place}" for each in ENDPOINTS}
    assert not promised & other
    assert promised | other == declared, "docs/api.md lists every endpoint in one of two tables"


def test_what_was_promised_is_kept() -> None:
    assert broken_promises(stored(), current()) == []


def test_what_is_promised_is_written_down() -> None:
    new = current()["operations"].keys() - stored()["operations"].keys()
    assert not new, "python -m tests.server.promised writes it down"


def _drop_operation(now: Json) -> None:
    del now["operations"]["GET /api"]


def _drop_message(now: Json) -> None:
    del now["messages"]["update"]


def _drop_field(now: Json) -> None:
    del now["answers"]["ServerCard"]["fields"]["api"]


def _other_type(now: Json) -> None:
    now["answers"]["ServerCard"]["fields"]["api"] = ["string"]


def _left_out(now: Json) -> None:
    now["answers"]["ServerCard"]["required"].remove("api")


def _refuse_field(now: Json) -> None:
    del now["requests"]["GuestBody"]["fields"]["lang"]


def _require_field(now: Json) -> None:
    now["requests"]["GuestBody"]["required"].append("name")


def _require_parameter(now: Json) -> None:
    now["operations"]["GET /api/tables"]["required"].append("list")


def _other_status(now: Json) -> None:
    now["operations"]["POST /api/guests"]["status"] = ["200"]


def _ask_who(now: Json) -> None:
    now["operations"]["GET /api/games"]["person"] = True


@pytest.mark.parametrize(
    "change",
    [
        _drop_operation, _drop_message, _drop_field, _other_type, _left_out, _refuse_field,
        _require_field, _require_parameter, _other_status, _ask_who,
    ],
)  # fmt: skip
def test_a_broken_promise_is_noticed(change: Callable[[Json], None]) -> None:
    now = copy.deepcopy(stored())
    change(now)
    assert len(broken_promises(stored(), now)) == 1


def test_additions_break_nothing() -> None:
    now = copy.deepcopy(stored())
    now["operations"]["GET /api/new"] = now["operations"]["GET /api"]
    now["operations"]["GET /api/tables"]["parameters"]["new"] = ["string"]
    now["answers"]["ServerCard"]["fields"]["new"] = ["string"]
    now["answers"]["TableCard"]["fields"]["stage"].append('"paused"')
    now["requests"]["GuestBody"]["fields"]["new"] = ["string"]
    now["requests"]["GuestBody"]["fields"]["lang"].append('"de"')
    assert broken_promises(stored(), now) == []


# -- what the page says of views, choices, messages and refusals ----------------------------------


def table_rows(heading: str) -> list[tuple[str, list[str]]]:
    """The rows of the table that begins so: the first column, and what stands in code behind it."""
    table = PAGE.read_text(encoding="utf-8").partition(f"\n| {heading} |")[2].partition("\n\n")[0]
    rows = [row.removeprefix("| ").partition(" | ") for row in table.splitlines()[2:]]
    return [(first, re.findall(r"`([^`]+)`", rest)) for first, _, rest in rows]


def code_words(words: str) -> list[str]:
    return re.findall(r"`([\w-]+)`", words)


def names(kind: type[Struct]) -> set[str]:
    return {each.encode_name for each in fields(kind)}


def test_promised_fields_of_a_view_are_there() -> None:
    rows = dict(table_rows("field"))
    promised = {name for row in rows for name in code_words(row)}
    assert "waiting" in promised
    assert promised <= names(TableView) | names(View)
    for row, kind in (("seats", SeatView), ("question", Dialog), ("outcome", Outcome)):
        words = set(rows[f"`{row}`"]) - {"free", "person"}
        assert words <= names(kind), row


def test_promised_kinds_of_choices_are_there() -> None:
    kinds = {each.__struct_config__.tag: each for each in descriptions(Description)}
    rows = table_rows("kind")
    assert len(rows) == 9
    for row, words in rows:
        for kind in code_words(row):
            own = set(words) - {"value", "count", "most", "[value, part]"}
            assert own <= names(kinds[kind]), kind


def descriptions(kind: type[Struct]) -> Iterator[type[Struct]]:
    for each in kind.__subclasses__():
        yield each
        yield from descriptions(each)


def test_promised_messages_are_there() -> None:
    ours = {each.__struct_config__.tag for _, each, _ in MESSAGES}
    rows = [*table_rows("to the server"), *table_rows("from the server")]
    assert {code_words(first)[0] for first, _ in rows} == ours


def test_promised_codes_of_refusals_are_there() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SERVER.glob("**/*.py"))
    codes = {code for _, words in table_rows("status") for code in words if "-" in code}
    codes -= {"Retry-After"}
    assert {"stale-ply", "not-among-choices"} <= codes
    assert all(f'"{code}"' in source for code in codes)

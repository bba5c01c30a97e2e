"""Schemathesis reads the OpenAPI document, and tries everything that it allows and forbids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from bench.launch import Server
from bench.waiting import LIMIT
from oyez.server.app import document

# At the other seat of each table, and whether it is public: two to play at, two not yet begun.
TABLES = (("random", True), ("random", False), ("open", True), ("open", False))
first_table = [1]
schema = schemathesis.openapi.from_dict(document())


def lead_somewhere(case: Case[Any]) -> None:
    """Mostly ask for things that are there; what is wrong on purpose stays wrong."""
    parts: dict[str, Any] = case.path_parameters or {}
    table, game = str(parts.get("table", "")), parts.get("game")
    if table.isdecimal() and 0 < int(table) < 2**53 and int(table) % 8:
        parts["table"] = first_table[0] + int(table) % len(TABLES)
    if isinstance(game, str) and len(game) % 2:
        parts["game"] = "barbarian_kingdoms"
    body: Any = case.body
    good = case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE
    if good and isinstance(body, dict) and "seats" in body and len(body["seats"]) % 2:
        body |= {"game": "barbarian_kingdoms", "seats": ["me", "open"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("schemathesis")) as server:
        yield server


@pytest.fixture
def guest(server: Server) -> dict[str, str]:
    """Somebody new with tables of their own, for one may end up without name, token and tables."""
    made = httpx.post(f"{server.base}/api/guests", json={"name": "Sam"}, timeout=LIMIT)
    head = {"Authorization": f"Bearer {made.json()['token']}"}
    numbers: list[int] = []
    for other, public in TABLES:
        plan = {"game": "barbarian_kingdoms", "seats": ["me", other], "public": public}
        address = f"{server.base}/api/tables"
        table = httpx.post(address, json=plan, headers=head, timeout=LIMIT)
        numbers.append(table.json()["id"])
    first_table[0] = numbers[0]
    return head


@schema.parametrize()
@settings(
    max_examples=12,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_every_endpoint_keeps_to_the_document(
    case: Case[Any], server: Server, guest: dict[str, str]
) -> None:
    lead_somewhere(case)
    # A table, a bot or a name can be well formed and not exist, so good data may be refused.
    case.call_and_validate(
        base_url=server.base,
        headers=guest,
        timeout=LIMIT,
        excluded_checks=[positive_data_acceptance],
    )

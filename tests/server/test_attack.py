"""A modified client gets nothing done and learns nothing.

`python -m bench.attack` does the same for longer.
"""

from __future__ import annotations

import asyncio
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path

import httpx

from bench.attack import attack
from bench.launch import Server
from bench.server_load import guest
from bench.waiting import LIMIT


def test_a_modified_client_gets_nothing_done_and_learns_nothing(tmp_path: Path) -> None:
    figures = attack(tmp_path, tries=3000, seed=7, slow=1)
    assert figures.faults == []
    assert figures.tries >= 3000
    assert figures.accepted == figures.leaked == figures.server_errors == 0
    assert not any(status.startswith("5") for status in figures.answers)


def test_giving_up_a_table_while_others_sit_down_is_no_fault_of_the_server(tmp_path: Path) -> None:
    plan = {"game": "barbarian_kingdoms", "seats": ["me", "open"], "public": True}

    async def scene(base: str) -> set[int]:
        found: set[int] = set()
        async with httpx.AsyncClient(base_url=base, timeout=LIMIT) as http:
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
            host, *others = [await guest(http, f"Guest {n}") for n in range(4)]
            for turn in range(15):
                made = await http.post("/api/tables", json=plan, headers=host)
                table = f"/api/tables/{made.json()['id']}"
                tries = [http.post(f"{table}/seat", json={}, headers=head) for head in others]
                tries.append(http.post(f"{table}/start", json={"bot": "random"}, headers=host))
                tries.insert(turn % len(tries), http.delete(table, headers=host))
                found.update(answer.status_code for answer in await asyncio.gather(*tries))
        return found

    with Server(tmp_path) as server:
        found = asyncio.run(scene(server.base))
    assert found <= {200, 204, 404, 409}

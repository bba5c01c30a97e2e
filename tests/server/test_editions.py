"""Tables that play with a box of one's own, whatever becomes of its folder."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oyez.editions.edition import SHELVES
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.games.warrior_knights import GAME as KNIGHTS
from oyez.testing.editions import edit, fresh
from tests.server.clients import Person, Server, Spawned, eventually
from tests.server.conftest import Open


@pytest.fixture(autouse=True)
def shelves(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a server notes in the environment is gone after the test."""
    monkeypatch.setenv(SHELVES, "")


@pytest.fixture
def boxes(tmp_path: Path) -> Path:
    """Three editions: one for each game, and one with a fault."""
    folder = tmp_path / "data" / "editions"
    knights = fresh(KNIGHTS, folder / "knights", "our-knights")
    edit(knights / "edition.toml", 'name = "', 'name = "Our <b>box</b>; ')
    edit(
        knights / "agenda.toml",
        'id = "private-motion"\n',
        'id = "private-motion"\ntitle = { en = "Own <i>motion</i>" }\n',
    )
    kingdoms = fresh(KINGDOMS, folder / "kingdoms", "our-kingdoms")
    edit(kingdoms / "numbers.toml", "warriors = [1, 2, 3, 4]", "warriors = [2, 2, 3, 4]")
    edit(kingdoms / "provinces.toml", 'name = "Hunnia"', 'name = "Hunland"')
    broken = fresh(KINGDOMS, folder / "broken", "broken")
    edit(broken / "numbers.toml", "warriors = [1, 2, 3, 4]", "warriors = [1, 2]")
    return folder


@pytest.fixture
def server(boxes: Path, open_server: Open) -> Server:
    assert boxes.is_dir()
    return open_server()


def cards(person: Person) -> dict[str, Any]:
    return {each["id"]: each for each in person.get("/api/games")["games"]}


def recruit_cost(view: dict[str, Any]) -> int:
    counters = view["table"]["panels"][0]["counters"]
    cost: int = next(each["value"] for each in counters if each["name"] == "recruit-cost")
    return cost


def test_the_catalogue_lists_what_can_be_chosen_and_nothing_broken(server: Server) -> None:
    listed = cards(server.guest())
    assert [each["id"] for each in listed["barbarian_kingdoms"]["editions"]] == ["our-kingdoms"]
    knights = listed["warrior_knights"]["editions"]
    assert [each["id"] for each in knights] == ["our-knights"]
    assert knights[0]["name"].startswith("Our <b>box</b>; ")


def test_a_new_edition_can_be_chosen_at_once(
    server: Server, boxes: Path, caplog: pytest.LogCaptureFixture
) -> None:
    person = server.guest()
    assert len(cards(person)[KINGDOMS.id]["editions"]) == 1
    edit(boxes / "broken" / "numbers.toml", "warriors = [1, 2]", "warriors = [1, 2, 3, 5]")
    edit(boxes / "kingdoms" / "numbers.toml", "warriors = [2, 2, 3, 4]", "warriors = [2]")
    listed = cards(person)[KINGDOMS.id]["editions"]
    assert [each["id"] for each in listed] == ["broken"]
    assert "numbers.toml, costs.warriors: 4 numbers are needed" in caplog.messages[-1]
    table = server.table(person, "random", options={"edition": "broken", "scenario": "2-1"})
    assert table.card(person)["options"]["edition"].startswith("broken@")


@pytest.mark.parametrize("name", ["broken", "nobody", "", "../x", "our-kingdoms@0123456789abcdef"])
def test_an_edition_that_is_not_here_is_refused(server: Server, name: str) -> None:
    wanted = {"game": KINGDOMS.id, "seats": ["me", "open"], "options": {"edition": name}}
    assert server.guest().refused("POST", "/api/tables", wanted) == (422, "no-edition")


def test_a_table_plays_with_the_edition_it_was_made_with(
    server: Server, boxes: Path, rng: Random
) -> None:
    people = server.guests(2)
    table = server.table(*people, options={"edition": "our-kingdoms", "scenario": "2-1"})
    card = table.card(people[0])
    assert (
        card["edition"] == "Barbarian Kingdoms, rulebook; what it does not print is reconstructed"
    )
    key = card["options"]["edition"]
    assert key.startswith("our-kingdoms@")
    table.play(people, rng, until=lambda view: view["ply"] > 12)
    assert recruit_cost(table.view(people[0])) in (2, 3, 4)
    assert server.match(table.id).state.options.box.warrior_costs[0] == 2

    # Neither an edit of the folder nor its end changes anything for this table.
    edit(boxes / "kingdoms" / "numbers.toml", "warriors = [2, 2, 3, 4]", "warriors = [9, 9, 9, 9]")
    before = table.view(people[0])
    server.restart()
    for person in people:
        person.server = server
    assert table.view(people[0])["table"] == before["table"]
    again = server.table(*people, options={"edition": "our-kingdoms", "scenario": "2-1"})
    assert again.card(people[0])["options"]["edition"] != key
    shutil.rmtree(boxes)
    server.restart()
    table.play(people, rng, until=lambda view: view["ply"] > before["ply"] + 6)
    assert table.card(people[0])["options"]["edition"] == key


def test_the_words_of_an_edition_are_sent_as_text(server: Server) -> None:
    person = server.guest()
    table = server.table(person, "random", game=KNIGHTS.id, options={"edition": "our-knights"})
    key = table.card(person)["options"]["edition"]
    path = f"/api/games/{KNIGHTS.id}/texts"
    said = person.get(path, lang="fr", edition=key)["text"]
    assert said.startswith('agenda-private-motion = { "Own <i>motion</i>" }\n')
    assert "\ngame-name = Warrior Knights\n" in said
    assert person.get(path, lang="fr")["text"] in said
    assert person.refused("GET", path, edition="nobody@0123456789abcdef") == (404, "no-edition")


def test_practice_and_bots_keep_the_edition(server: Server) -> None:
    person = server.guest()
    table = server.table(person, "squire", options={"edition": "our-kingdoms", "scenario": "2-1"})
    eventually(lambda: table.view(person)["question"] is not None, "a question for the person")
    key = table.card(person)["options"]["edition"]
    copy = person.post(f"{table.path}/fork", {"bot": "random"})
    assert copy["options"]["edition"] == key
    assert copy["edition"] == table.card(person)["edition"]


def test_a_game_whose_edition_is_gone_says_so(
    boxes: Path, spawn: Callable[..., Spawned], tmp_path: Path
) -> None:
    assert boxes.is_dir()
    wanted = {
        "game": KINGDOMS.id,
        "seats": ["me", "random"],
        "options": {"edition": "our-kingdoms"},
    }
    first = spawn("--port", "0")
    with first.client() as http:
        token = http.post("/api/guests", json={"name": "Ada"}).json()["token"]
        heads = {"Authorization": f"Bearer {token}"}
        made = http.post("/api/tables", json=wanted, headers=heads)
        assert made.status_code == 201, made.text
        table = made.json()["id"]
    first.end()
    shutil.rmtree(tmp_path / "data" / "editions.kept")
    second = spawn("--port", "0")
    with second.client() as http:
        view = http.get(f"/api/tables/{table}/view", headers=heads)
        assert view.status_code == 409
        assert view.json()["error"]["code"] == "no-edition"
        assert "our-kingdoms" in view.json()["error"]["words"]
        mine = http.get("/api/tables", params={"list": "mine"}, headers=heads).json()
        assert [each["edition"] for each in mine["tables"]] == ["our-kingdoms"]
    _, out, _ = second.end()
    assert str(boxes / "broken") in out

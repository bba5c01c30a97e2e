"""Guided games on the server: led by a script, kind to who tries something else, safe on disk."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable
from typing import Any

import pytest

from bench.waiting import LIMIT
from oyez.games.barbarian_kingdoms import GAME as KINGDOMS
from oyez.games.barbarian_kingdoms.lesson.first import FIRST
from oyez.games.the_anarchy.lesson import FIRST as LORDLY
from oyez.games.warrior_knights.lesson.first import FIRST as KNIGHTLY
from oyez.kernel import record as records
from oyez.lessons.lesson import ExpectedAnswer, lesson_progress
from oyez.text import Texts
from tests.server.clients import GAME, Json, Person, Server, Spawned, Table, eventually

ENGLISH, FRENCH = Texts(KINGDOMS, "en"), Texts(KINGDOMS, "fr")
LESSON = f"/api/lessons/{GAME}/first"
KNIGHTS = "warrior_knights"
LORDS = "the_anarchy"


def begin(server: Server, person: Person) -> Table:
    card = person.post(LESSON)
    assert card["lesson"] == "first"
    return Table(server, card["id"], card["invitation"])


def values(choices: Json) -> list[Any]:
    """Everything that described choices allow, as it is sent."""
    if choices["kind"] == "one-of":
        listed: list[Any] = choices["values"]
        return listed
    tokens = [each["value"] for each in choices["pool"] for _ in range(each["count"])]
    return [list(subset) for subset in _subsets(tokens, choices)]


def _subsets(tokens: list[Any], choices: Json) -> list[tuple[Any, ...]]:
    light, heavy = choices.get("weight", (0, 10**9))
    worth = {str(each["value"]): each.get("weight", 0) for each in choices["pool"]}
    found: list[tuple[Any, ...]] = []
    for bits in range(1 << len(tokens)):
        subset = tuple(token for n, token in enumerate(tokens) if bits >> n & 1)
        weight = sum(worth[str(token)] for token in subset)
        fits = choices["least"] <= len(subset) <= choices["most"] and light <= weight <= heavy
        if fits and subset not in found:
            found.append(subset)
    return found


def split(server: Server, table: Table, view: Json) -> tuple[list[Any], list[Any]]:
    """The legal answers, on the wire: those wished for, and the others."""
    match = server.match(table.id)
    question = match.question(FIRST.learner)
    assert question is not None
    now = lesson_progress(FIRST, match.log)
    assert now is not None
    assert isinstance(now.beat, ExpectedAnswer)
    sides: tuple[list[Any], list[Any]] = ([], [])
    for raw in values(view["question"]["choices"]):
        value = question.choices.find(question.choices.parse(raw))
        sides[0 if now.beat.accepts(value) else 1].append(raw)
    return sides


def step(server: Server, table: Table, person: Person) -> Json:
    """Do one thing that the coach wishes; what is seen then."""
    view = table.view(person)
    good, _ = split(server, table, view)
    table.do(person, table.deed(person, view, good[0], ply=view["question"]["ply"]))
    return asked(table, person)


def asked(table: Table, person: Person) -> Json:
    """What is seen once the others have played."""

    def look() -> Json:
        view = table.view(person)
        return view if view["waiting"] == [0] or view["outcome"] is not None else {}

    return eventually(look, "the learner is asked")


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks on who would have to follow."""
    monkeypatch.setattr("oyez.server.tables.bot_runner.SCRIPT_STEP_SECONDS", 0.0)


# -- learning -------------------------------------------------------------------------------------


def test_lessons_are_listed_with_what_they_teach(server: Server) -> None:
    listed = server.nobody().get("/api/lessons")["lessons"]
    assert [(lesson["game"], lesson["steps"]) for lesson in listed] == [
        (GAME, len(FIRST.steps)),
        (LORDS, len(LORDLY.steps)),
        (KNIGHTS, len(KNIGHTLY.steps)),
    ]
    for lesson in listed:
        for words in (lesson["name"], lesson["about"]):
            assert set(words) == {"en", "fr"}
        assert (lesson["table"], lesson["step"], lesson["done"]) == (None, 0, False)


def test_a_lesson_is_a_private_table_of_its_own(server: Server) -> None:
    learner = server.guest()
    table = begin(server, learner)
    card = table.card(learner)
    assert [seat["kind"] for seat in card["seats"]] == ["person", "bot", "bot"]
    assert card["stage"] == "playing"
    assert not card["public"]
    assert server.guest().refused("GET", table.path) == (404, "no-table")
    assert table.view(learner)["lesson"] == "first"


def test_the_whole_lesson_over_http(server: Server) -> None:
    learner = server.guest()
    table = begin(server, learner)
    view = table.view(learner)
    steps: list[int] = []
    while view["outcome"] is None:
        coach = view["coach"]
        assert not coach["done"]
        assert view["waiting"] == [0]
        assert len(coach["earlier"]) == coach["step"] - 1
        steps.append(coach["step"])
        view = step(server, table, learner)
    assert sorted(set(steps)) == list(range(1, len(FIRST.steps) + 1))
    assert steps == sorted(steps)
    assert view["outcome"]["places"]["0"] == 1
    assert view["coach"]["done"]
    assert view["coach"]["bubble"]["text"]["id"] == "lesson-first.end"
    said = FRENCH.say(view["coach"]["bubble"]["text"]["id"])
    assert "Sept Provinces" in said
    lesson, *others = learner.get("/api/lessons")["lessons"]
    assert lesson["done"]
    assert lesson["table"] is None
    assert not any(other["done"] for other in others)


def test_its_record_can_be_replayed_elsewhere(server: Server) -> None:
    learner = server.guest()
    table = begin(server, learner)
    while step(server, table, learner)["outcome"] is None:
        pass
    raw = learner.ask("GET", f"{table.path}/record").content
    match = records.read(KINGDOMS, records.from_json(raw))
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_the_coach_says_what_is_wished_and_points(server: Server) -> None:
    learner = server.guest()
    coach = begin(server, learner).view(learner)["coach"]
    assert coach["wants"] == [{"type": "recruit", "province": "mosellana"}]
    assert coach["points"] == ["province:mosellana"]
    assert coach["bubble"] == {
        "title": {"id": "lesson-first-recruit.title"},
        "text": {"id": "lesson-first-recruit"},
        "do": {"id": "lesson-first-recruit.do"},
    }


def test_nothing_secret_is_in_a_lesson_that_goes_on(server: Server) -> None:
    learner = server.guest()
    table = begin(server, learner)
    view = table.view(learner)
    rivals = [panel for panel in view["table"]["panels"] if panel["seat"] != 0]
    for panel in rivals:
        (purse,) = [each for each in panel["counters"] if each["name"] == "treasury"]
        assert purse["value"] is None
    record = learner.get(f"{table.path}/record")
    assert "start" not in record
    assert record["snapshots"] == []


# -- trying something else ------------------------------------------------------------------------


def test_every_other_answer_is_refused_kindly_and_changes_nothing(server: Server) -> None:
    learner = server.guest()
    table = begin(server, learner)
    tried = 0
    view = table.view(learner)
    while view["outcome"] is None:
        _, others = split(server, table, view)
        before = server.match(table.id).digest()
        for value in others:
            deed = table.deed(learner, view, value, ply=view["question"]["ply"])
            answer = learner.ask("POST", f"{table.path}/deeds", deed)
            error = answer.json()["error"]
            assert (answer.status_code, error["code"]) == (409, "lesson")
            assert FRENCH.has(f"reason-{error['reason']['message']}")
            assert error["words"] == Texts(KINGDOMS, "en").say(
                f"reason-{error['reason']['message']}"
            )
            tried += 1
        assert server.match(table.id).digest() == before
        assert table.view(learner) == view
        view = step(server, table, learner)
    assert tried > 50


def test_what_the_rules_forbid_is_refused_by_the_rules(server: Server) -> None:
    learner = server.guest()
    table = begin(server, learner)
    view = table.view(learner)
    nonsense = table.deed(learner, view, {"type": "recruit", "province": "latium"})
    assert table.refused(learner, nonsense) == (422, "not-among-choices")
    assert table.refused(learner, table.deed(learner, view, ply=7)) == (409, "stale-ply")


def test_what_is_done_out_of_turn_waits_for_the_end_of_the_lesson(server: Server) -> None:
    learner = server.guest()
    table = begin(server, learner)
    step(server, table, learner)
    view = step(server, table, learner)  # now two bronze lie in Mosellana, to be changed
    acts = view["anytime"]["values"]
    assert acts
    deed = table.deed(learner, view, acts[0], kind="act", ply=view["ply"])
    assert table.refused(learner, deed) == (409, "lesson")


def test_the_same_answer_sent_twice_counts_once(server: Server) -> None:
    learner = server.guest()
    table = begin(server, learner)
    view = table.view(learner)
    good, _ = split(server, table, view)
    deed = table.deed(learner, view, good[0], key="once")
    assert table.do(learner, deed) == {"accepted": True, "again": False}
    assert table.do(learner, deed) == {"accepted": True, "again": True}
    assert table.view(learner)["coach"]["step"] == 2


# -- another game, in which something is done out of turn -----------------------------------------


def oblige(table: Table, person: Person, view: Json) -> Json:
    """Do what the coach wishes, as the page does it; what is seen then."""
    coach = view["coach"]
    kind = "act" if coach["act"] else "answer"
    deed = table.deed(person, view, coach["wants"][0], kind=kind, ply=view["question"]["ply"])
    table.do(person, deed)

    def look() -> Json:
        seen = table.view(person)
        return seen if 0 in seen["waiting"] or seen["outcome"] is not None else {}

    return eventually(look, "the learner is asked")


def learn_knights(server: Server, person: Person) -> Table:
    card = person.post(f"/api/lessons/{KNIGHTS}/first")
    return Table(server, card["id"], card["invitation"])


def test_the_lesson_of_knights_over_http(server: Server) -> None:
    learner = server.guest()
    table = learn_knights(server, learner)
    view = table.view(learner)
    steps: list[int] = []
    while view["outcome"] is None:
        steps.append(view["coach"]["step"])
        view = oblige(table, learner, view)
    assert sorted(set(steps)) == list(range(1, len(KNIGHTLY.steps) + 1))
    assert steps == sorted(steps)
    assert view["outcome"]["places"]["0"] == 1
    assert view["coach"]["done"]


def test_a_lesson_may_leave_the_rest_of_its_game_to_the_learner(server: Server) -> None:
    learner = server.guest()
    card = learner.post(f"/api/lessons/{LORDS}/first")
    table = Table(server, card["id"], card["invitation"])
    view = table.view(learner)
    steps: list[int] = []
    while not view["coach"]["done"]:
        steps.append(view["coach"]["step"])
        view = oblige(table, learner, view)
    assert sorted(set(steps)) == list(range(1, len(LORDLY.steps) + 1))
    assert view["outcome"] is None
    assert progress(learner) == (True, None)
    path = view["question"]["choices"]["values"][0]
    table.do(learner, table.deed(learner, view, path, ply=view["question"]["ply"]))
    view = asked(table, learner)
    assert view["coach"] is None
    assert view["question"]["prompt"]["id"] == "act"
    assert progress(learner) == (True, None)


def progress(person: Person) -> tuple[bool, int | None]:
    """Whether the lesson of the lords is done, and the table where it goes on."""
    listed = person.get("/api/lessons")["lessons"]
    (lesson,) = (each for each in listed if each["game"] == LORDS)
    return lesson["done"], lesson["table"]


def test_at_the_step_for_it_an_act_is_wished_and_nothing_else(server: Server) -> None:
    learner = server.guest()
    table = learn_knights(server, learner)
    view = table.view(learner)
    while not view["coach"]["act"]:
        view = oblige(table, learner, view)
    assert view["coach"]["wants"] == [["give", [1, 2]]]
    ply = view["question"]["ply"]
    for kind, value in (("answer", 4), ("act", ["give", [2, 2]]), ("act", ["give", [1, 1]])):
        deed = table.deed(learner, view, value, kind=kind, ply=ply)
        answer = learner.ask("POST", f"{table.path}/deeds", deed)
        assert answer.status_code == 409
        assert answer.json()["error"]["reason"]["message"] == "lesson-first-deal"
    foul = table.deed(learner, view, ["give", [1, 99]], kind="act", ply=ply)
    assert table.refused(learner, foul) == (422, "not-among-choices")
    view = oblige(table, learner, view)
    assert not view["coach"]["act"]
    assert view["question"]["prompt"]["id"] == "bid"
    panels = {panel["seat"]: panel["counters"] for panel in view["table"]["panels"]}
    crowns = {seat: _figure(counters, "crowns") for seat, counters in panels.items()}
    assert (crowns[0], crowns[1]) == (1, 16)
    state = server.match(table.id).state
    assert [promise.words for promise in state.promises] == ["my-votes"]


def _figure(counters: list[Json], name: str) -> int:
    (found,) = [each["value"] for each in counters if each["name"] == name]
    return int(found)


def test_a_plan_can_be_taken_back_and_made_again(server: Server) -> None:
    learner = server.guest()
    table = learn_knights(server, learner)
    view = oblige(table, learner, table.view(learner))
    assert view["coach"]["bubble"]["do"]["id"] == "lesson-first-plan.do-two"
    table.do(learner, table.deed(learner, view, kind="undo", ply=view["question"]["ply"]))
    view = table.view(learner)
    assert view["coach"]["bubble"]["do"]["id"] == "lesson-first-plan.do"
    view = oblige(table, learner, view)
    assert view["coach"]["bubble"]["do"]["id"] == "lesson-first-plan.do-two"


# -- taking back ----------------------------------------------------------------------------------


def test_a_step_can_be_taken_back_until_others_have_answered(server: Server) -> None:
    learner = server.guest()
    table = begin(server, learner)
    step(server, table, learner)
    view = step(server, table, learner)
    assert view["coach"]["step"] == 3
    table.do(learner, table.deed(learner, view, kind="undo"))
    view = table.view(learner)
    assert view["coach"]["step"] == 2
    table.do(learner, table.deed(learner, view, kind="redo"))
    view = step(server, table, learner)  # the turn ends, and the rivals play
    assert view["coach"]["step"] == 4
    assert not view["can_undo"]
    assert table.refused(learner, table.deed(learner, view, kind="undo")) == (409, "cannot-undo")


# -- interruptions --------------------------------------------------------------------------------


def test_a_lesson_goes_on_after_a_restart(open_server: Callable[..., Server]) -> None:
    server = open_server()
    learner = server.guest()
    table = begin(server, learner)
    view: Json = {}
    for _ in range(9):
        view = step(server, table, learner)
        server.restart()
        assert asked(table, learner)["coach"] == view["coach"]
        assert server.match(table.id).rng is None, "chance would not keep to the script"
    lesson = learner.get("/api/lessons")["lessons"][0]
    assert (lesson["table"], lesson["step"]) == (table.id, view["coach"]["step"])
    while step(server, table, learner)["outcome"] is None:
        pass


def test_a_lesson_survives_a_server_that_is_killed(spawn: Callable[..., Spawned]) -> None:
    first = spawn("--port", "0", OYEZ_PLAIN="1")
    with first.client() as http:
        heads = {"Authorization": f"Bearer {http.post('/api/guests', json={}).json()['token']}"}
        table = http.post(LESSON, headers=heads).json()["id"]
        deed = {"kind": "answer", "ply": 0, "value": {"type": "recruit", "province": "mosellana"}}
        assert http.post(f"/api/tables/{table}/deeds", json=deed, headers=heads).is_success
        deed = {"kind": "answer", "ply": 1, "value": {"bronze": 1}}
        assert http.post(f"/api/tables/{table}/deeds", json=deed, headers=heads).is_success
    first.end(signal.SIGKILL)
    second = spawn("--port", "0", OYEZ_PLAIN="1")
    with second.client() as http:
        view = http.get(f"/api/tables/{table}/view", headers=heads).json()["view"]
        assert view["coach"]["step"] == 3
        deed = {"kind": "answer", "ply": 2, "value": {"type": "end-turn"}}
        assert http.post(f"/api/tables/{table}/deeds", json=deed, headers=heads).is_success
    second.end(signal.SIGKILL)  # while the others play their turns
    third = spawn("--port", "0", OYEZ_PLAIN="1")
    with third.client() as http:

        def step_now() -> int:
            view = http.get(f"/api/tables/{table}/view", headers=heads).json()["view"]
            number: int = view["coach"]["step"]
            return number

        eventually(lambda: step_now() == 4, "the others have played")


# -- after the lesson -----------------------------------------------------------------------------


def test_the_script_can_be_left_and_bots_play_on(server: Server) -> None:
    learner = server.guest()
    table = begin(server, learner)
    for _ in range(3):
        view = step(server, table, learner)
    learner.post(f"{table.path}/free")
    view = table.view(learner)
    assert view.get("coach") is None
    assert view["lesson"] is None
    assert server.match(table.id).rng is not None
    manoeuvre = table.deed(learner, view, {"type": "manoeuvre"}, ply=view["question"]["ply"])
    table.do(learner, manoeuvre)
    view = table.view(learner)
    table.do(learner, table.deed(learner, view, {"type": "done"}, ply=view["question"]["ply"]))
    done = view["ply"] + 1
    eventually(lambda: 0 in (seen := table.view(learner))["waiting"] and seen["ply"] > done)
    learner.post(f"{table.path}/free")  # a second time it changes nothing


def test_only_whoever_learns_can_leave_the_script(server: Server) -> None:
    learner, other = server.guests(2)
    table = begin(server, learner)
    assert other.refused("POST", f"{table.path}/free") == (404, "no-table")
    assert server.nobody().refused("POST", f"{table.path}/free") == (401, "sign-in-needed")


def test_a_real_game_with_easy_bots_follows(server: Server) -> None:
    learner = server.guest()
    card = learner.post(f"{LESSON}/after")
    assert card["lesson"] is None
    assert card["stage"] == "playing"
    bots = [seat["bot"] for seat in card["seats"] if seat["kind"] == "bot"]
    assert set(bots) == {"squire"}
    assert not card["options"]["powers"]


def test_a_lesson_that_nobody_gives_is_not_found(server: Server) -> None:
    learner = server.guest()
    assert learner.refused("POST", f"/api/lessons/{GAME}/second") == (404, "no-lesson")
    assert learner.refused("POST", "/api/lessons/chess/first") == (404, "no-game")
    assert server.nobody().refused("POST", LESSON) == (401, "sign-in-needed")


def test_a_socket_shows_the_coach_and_his_objections(server: Server) -> None:
    learner = server.guest()
    table = begin(server, learner)
    with table.screen(learner) as screen:
        assert screen.view["coach"]["step"] == 1
        refused = screen.do("a", {"type": "manoeuvre"})
        assert refused["type"] == "refused"
        assert refused["error"]["code"] == "lesson"
        assert refused["error"]["reason"]["message"] == "lesson-first-recruit"
        screen.do("b", {"type": "recruit", "province": "mosellana"})
        screen.until_view(lambda view: view["coach"]["step"] == 2)


class Pauses:
    """Stands in for asyncio where others play slowly: a pause lasts until the test ends it."""

    def __init__(self) -> None:
        self._ends = threading.Semaphore(0)

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        if seconds == LIMIT:
            assert await asyncio.to_thread(self._ends.acquire, timeout=LIMIT)
        else:  # bots at other tables
            await asyncio.sleep(seconds)

    def end_one(self) -> None:
        self._ends.release()


def test_the_others_play_one_after_the_other_and_can_be_watched(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = Pauses()
    learner = server.guest()
    table = begin(server, learner)
    step(server, table, learner)
    step(server, table, learner)
    monkeypatch.setattr("oyez.server.tables.bot_runner.asyncio", pauses)
    monkeypatch.setattr("oyez.server.tables.bot_runner.SCRIPT_STEP_SECONDS", LIMIT)
    with table.screen(learner) as screen:
        seen = [screen.view]
        screen.do("end", {"type": "end-turn"})
        while screen.view["coach"]["step"] == 3:
            seen.append(screen.view)
            pauses.end_one()
            screen.hear()
        watching = [view for view in seen if view["waiting"] != [0]]
        assert [view["waiting"] for view in watching] == [[1], [2]]
        for view in watching:
            assert view["coach"]["bubble"]["do"] is None
            assert view["coach"]["wants"] is None
            assert not view["coach"]["done"]
        assert screen.view["waiting"] == [0]

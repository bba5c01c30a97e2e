"""The same over a socket (websockets comes with oyez): python docs/socket_bot.py http://localhost:8137"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.sync.client import connect

base = sys.argv[1].rstrip("/")
heads = {"Content-Type": "application/json"}


def post(path: str, body: Any) -> Any:
    request = Request(f"{base}/api{path}", json.dumps(body).encode(), heads)
    with urlopen(request, timeout=60) as said:
        return json.load(said)


def choose(choices: Any) -> Any:
    if choices["kind"] == "one-of":
        return random.choice(choices["values"])
    things = [each["value"] for each in choices["pool"] for _ in range(each["count"])]
    number = random.randint(choices["least"], min(choices["most"], len(things)))
    return [things[n] for n in sorted(random.sample(range(len(things)), number))]


def patch(view: Any, operation: Any) -> None:
    """One step of a JSON Patch (RFC 6902); the server adds, replaces and removes."""
    *path, last = (
        part.replace("~1", "/").replace("~0", "~") for part in operation["path"].split("/")[1:]
    )
    for part in path:
        view = view[int(part)] if isinstance(view, list) else view[part]
    if operation["op"] == "remove":
        del view[int(last) if isinstance(view, list) else last]
    elif operation["op"] == "add" and isinstance(view, list):
        view.insert(len(view) if last == "-" else int(last), operation["value"])
    else:
        view[int(last) if isinstance(view, list) else last] = operation["value"]


token = post("/guests", {"name": "Sixty Lines"})["token"]
heads["Authorization"] = f"Bearer {token}"
plan = {"game": "barbarian_kingdoms", "seats": ["me", "squire", "random"], "options": {"rounds": 3}}
place = f"{base.replace('http', 'ws', 1)}/api/tables/{post('/tables', plan)['id']}/socket"
with connect(
    place, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None
) as socket:
    view, sent = json.loads(socket.recv())["view"], ""
    while not view["outcome"]:
        if view["you"] in view["waiting"] and not sent:
            sent = uuid4().hex
            deed = {"type": "deed", "kind": "answer", "ply": view["ply"], "epoch": view["epoch"]}
            socket.send(
                json.dumps(deed | {"value": choose(view["question"]["choices"]), "key": sent})
            )
        message = json.loads(socket.recv())
        if message["type"] == "view":
            view = message["view"]
        for operation in message.get("patch", []):
            patch(view, operation)
        if (
            sent in message.get("accepted", []) or message.get("key") == sent
        ):  # accepted, or refused
            sent = ""
print(view["outcome"])

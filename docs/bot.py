"""A whole game of Barbarian Kingdoms over plain HTTP: python docs/bot.py http://localhost:8137"""

import json
import random
import sys
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

heads = {"Content-Type": "application/json"}


def call(path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{sys.argv[1].rstrip('/')}/api{path}", data, heads), timeout=60) as said:
        return json.load(said)


def choose(choices: Any) -> Any:
    if choices["kind"] == "one-of":
        return random.choice(choices["values"])
    things = [each["value"] for each in choices["pool"] for _ in range(each["count"])]
    number = random.randint(choices["least"], min(choices["most"], len(things)))
    return [things[n] for n in sorted(random.sample(range(len(things)), number))]


heads["Authorization"] = "Bearer " + call("/guests", {"name": "Thirty Lines"})["token"]
plan = {"game": "barbarian_kingdoms", "seats": ["me", "squire", "random"], "options": {"rounds": 3}}
place, stamp, outcome = f"/tables/{call('/tables', plan)['id']}", "", None
while not outcome:
    seen = call(f"{place}/view?wait=20&after={stamp}")
    view, stamp, outcome = seen["view"], seen["stamp"], seen["view"]["outcome"]
    if 0 in view["waiting"]:
        answer = {"kind": "answer", "ply": view["ply"], "epoch": view["epoch"]}
        try:
            call(f"{place}/deeds", answer | {"value": choose(view["question"]["choices"])})
        except HTTPError as refusal:  # too heavy a handful, or somebody was quicker: look again
            stamp = "" if refusal.code in (409, 422) else sys.exit(refusal.read().decode())
print(outcome)

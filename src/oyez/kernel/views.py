"""What one seat sees of a match, and other matches that would look the same to it."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

import msgspec

from oyez.kernel.answers import Answer
from oyez.kernel.choices import plain
from oyez.kernel.copying import clone
from oyez.kernel.errors import Refused
from oyez.kernel.events import State
from oyez.kernel.frames import Question
from oyez.kernel.match import Match
from oyez.kernel.seats import NATURE, Seat
from oyez.kernel.secrets import observe
from oyez.kernel.table import Dialog, Text

S = TypeVar("S", bound=State)


def view(match: Match[Any], seat: Seat | None) -> dict[str, Any]:
    """All that `seat` may know right now, as plain data (None: a spectator)."""
    question = match.question(seat) if seat is not None else None
    state = match.state_of(seat)
    return {
        "game": match.game.id,
        "seat": seat,
        "ply": match.ply_of(seat),
        "waiting": list(match.waiting()),
        "question": None if question is None else plain(dialog(question)),
        "anytime": match.anytime(seat).describe() if seat is not None and not match.over else None,
        "state": observe(state, seat),
        "table": plain(match.game.table(state, seat)),
        "log": [plain(event) for event in match.log_of(seat)],
        "outcome": plain(match.outcome),
    }


def dialog(question: Question) -> Dialog:
    """The question as a screen puts it."""
    prompt = Text(question.prompt, dict(question.about or {}))
    choices = question.choices.describe()
    return Dialog(prompt, question.rule, question.ply, choices, question.answered)


def view_bytes(match: Match[Any], seat: Seat | None) -> bytes:
    """The view to the last byte, for comparing."""
    return msgspec.json.encode(view(match, seat), order="sorted")


def redeal(match: Match[S], seat: Seat | None, rng: Random, tries: int = 200) -> Match[S]:
    """A match that `seat` (None: a spectator) cannot tell from this one: the unseen is dealt anew.

    Answers hidden from the seat are given anew as well. A deal in which something that the seat did
    see could not have happened is thrown away; if none is found, only this very deal explains it.
    When a match is over nothing is hidden, and there is nothing to deal anew.
    """
    if not match.keep:
        raise ValueError("a match that keeps nothing cannot be dealt anew")
    seat = NATURE if seat is None else seat
    hidden = _hidden_from(match, seat)
    for _ in range(0 if match.over else tries):
        other = clone(match.bases[-1][1])
        match.game.redeal(other, seat, rng)
        try:
            return _retold(match, seat, other, hidden, rng)
        except Refused:
            continue
    twin = match.clone(rng)
    if match.told is not None:
        twin.listen(match.told.copy())
        twin.told_at = match.told_at.copy()
    return twin


def _retold(match: Match[S], seat: Seat, base: S, hidden: set[int], rng: Random) -> Match[S]:
    """Play the answers of this step on another deal; Refused if one of them does not fit it."""
    ply = match.bases[-1][0]
    told = None if match.told is None else match.told[: match.told_at.get(ply, 0)]
    twin = match.rebuilt(ply, base, match.log[:ply], told)
    twin.settle()
    for index, entry in enumerate(match.log[ply:], ply):
        if entry.kind != "withdrawn":  # the other deal withdraws its own questions
            _give(twin, entry, index in hidden, rng)
    if _stands(twin) != _stands(match):
        raise Refused("the other deal leads elsewhere")
    if _shown(twin, seat) != _shown(match, seat):
        raise Refused("the seat has seen something else")
    twin.barrier, twin.barrier_rule = match.barrier, match.barrier_rule
    twin.rng = rng
    return twin


def _stands(match: Match[Any]) -> tuple[Any, ...]:
    """Where a match stands, as far as everybody can tell."""
    return match.ply, match.ply_of(None), match.waiting(), match.outcome


def _shown(match: Match[Any], seat: Seat) -> list[Any]:
    """The secrets that came out before `seat` in this step."""
    before = (commit for lane, commit in match.shown if lane in (None, seat))
    return [plain(commit.shown) for commit in before if commit.seen is None or seat in commit.seen]


def _hidden_from(match: Match[Any], seat: Seat) -> set[int]:
    """The entries of the record that `seat` does not know."""
    hidden = {
        index
        for index, entry in enumerate(match.log)
        if entry.seen is not None and seat not in entry.seen
    }
    for frame in match.frames:
        for index in frame.unseen:
            entry = match.log[index]
            if seat != (entry.seat if entry.lane is None else entry.lane):
                hidden.add(index)
    return hidden


def _give(twin: Match[Any], entry: Answer, hidden: bool, rng: Random) -> None:
    if entry.kind == "act":
        twin.act(entry.seat, entry.value)
    elif not hidden:
        twin.answer(entry.seat, entry.value)
    else:
        asked = twin.question(entry.seat)
        if asked is None or not asked.choices:
            raise Refused("nothing is asked here in the other deal")
        twin.answer(entry.seat, asked.choices.sample(rng))


def hidden_entries(match: Match[Any], seat: Seat | None) -> set[int]:
    """The entries of the record that a person may not be handed before the match is over."""
    return set() if match.over else _hidden_from(match, NATURE if seat is None else seat)

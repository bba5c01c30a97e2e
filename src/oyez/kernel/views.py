"""What one seat sees of a match."""

from __future__ import annotations

from typing import Any

import msgspec

from oyez.kernel.choices import plain
from oyez.kernel.frames import Question
from oyez.kernel.match import Match
from oyez.kernel.seats import NATURE, Seat
from oyez.kernel.secrets import observe
from oyez.kernel.table import Dialog, Text


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


def hidden_entries(match: Match[Any], seat: Seat | None) -> set[int]:
    """The entries of the record that a person may not be handed before the match is over."""
    return set() if match.over else hidden_from(match, NATURE if seat is None else seat)


def hidden_from(match: Match[Any], seat: Seat) -> set[int]:
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

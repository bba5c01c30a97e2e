"""Votes: sealed bids, open declarations, ties."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from oyez.games.warrior_knights.answers import VoteFor
from oyez.games.warrior_knights.box.rows import Agenda
from oyez.games.warrior_knights.rules.assembly.titles import heretic
from oyez.games.warrior_knights.rules.order import clockwise
from oyez.games.warrior_knights.rules.purse import VOTES, pay
from oyez.games.warrior_knights.scene.happenings_at_home import (
    BidsOpened,
    TieDecided,
    VoiceGiven,
    VoteDecided,
)
from oyez.games.warrior_knights.scene.reasons import why_not_voice
from oyez.games.warrior_knights.state import NONE, Assembly, Baron, Bid, KnightsState, Matter
from oyez.kernel import Amount, Ask, AskAll, Choices, Flow, OneOf, Seat

YEA: Final = "yes"
NAY: Final = "no"


def vote(s: KnightsState, matter: Matter) -> Flow[str]:
    """WK-ASSEMBLY-08..12, -16..18, WK-R33, WK-R34, WK-R37: "yes", "no" or the id of a baron.

    The outcome is empty if nobody can be chosen.
    """
    assembly = s.assembly
    assert assembly is not None
    assembly.matter, assembly.bids = matter, []
    sides = options(s, matter)
    if not sides:
        return NONE
    yield from open_bids(s, assembly, matter)
    for bid in assembly.bids:
        if bid.votes:
            yield from hear(s, bid, matter, sides)
    if not assembly.written:  # where they were written, they have been paid
        for bid in assembly.bids:
            pay(s, bid.seat, VOTES, bid.votes, "WK-ASSEMBLY-11")
    outcome = yield from decide(s, assembly, matter, sides)
    s.tell(VoteDecided, matter.kind, matter.subject, outcome)
    return outcome


# -- what is voted on ------------------------------------------------------------------------------


def options(s: KnightsState, matter: Matter) -> list[str]:
    """WK-ASSEMBLY-16, WK-PROPOSAL-09, WK-R35: yes and no, or the barons who can be chosen."""
    row = s.edition.agendas.get(matter.subject) if matter.kind == "agenda" else None
    if row is None or row.vote != "baron":
        return [YEA, NAY]
    return [baron.id for baron in s.players if can_be_chosen(s, row, baron)]


def can_be_chosen(s: KnightsState, row: Agenda, baron: Baron) -> bool:
    """WK-BANNED-10: attending or not; some cards bar banned barons or Heretics."""
    if row.eligible == "not-banned":
        return not baron.banned
    return row.eligible != "not-heretic" or not heretic(s, baron.seat)


# -- how -------------------------------------------------------------------------------------------


def open_bids(s: KnightsState, assembly: Assembly, matter: Matter) -> Flow[None]:
    """WK-ASSEMBLY-08, -09: everybody commits votes unseen; all of them are opened at once."""
    order = [x for x in clockwise(s, assembly.chairman) if x in assembly.attending]
    if assembly.written:
        column = {seat: votes.pop(0) for seat, votes in assembly.written.items()}
        assembly.bids = [Bid(seat, column[seat]) for seat in order]
    else:
        asked: dict[Seat, Callable[[], Choices[int]]] = {
            seat: partial(bids_of, s, seat) for seat in order if s.barons[seat].votes
        }
        about = {"kind": matter.kind, "subject": matter.subject}
        said: dict[Seat, int] = {}
        if asked:
            said = yield AskAll(asked, "bid", "WK-ASSEMBLY-08", about)
        assembly.bids = [Bid(seat, said.get(seat, 0)) for seat in order]
    opened = tuple((bid.seat, bid.votes) for bid in assembly.bids)
    s.tell(BidsOpened, matter.kind, matter.subject, opened)


def bids_of(s: KnightsState, seat: Seat) -> Choices[int]:
    """WK-ASSEMBLY-08: any number of his votes, or none."""
    return Amount(0, s.barons[seat].votes)


def hear(s: KnightsState, bid: Bid, matter: Matter, sides: list[str]) -> Flow[None]:
    """WK-ASSEMBLY-10, WK-R34: what all of a baron's votes are for."""
    if len(sides) == 1:
        bid.voice = sides[0]
    else:
        choices = OneOf(
            [VoteFor(side) for side in sides], partial(why_not_voice, s, matter.subject)
        )
        about = {"kind": matter.kind, "subject": matter.subject, "votes": bid.votes}
        bid.voice = (yield Ask(bid.seat, choices, "voice", "WK-ASSEMBLY-10", about)).voice
    s.tell(VoiceGiven, bid.seat, bid.votes, bid.voice)


def decide(s: KnightsState, assembly: Assembly, matter: Matter, sides: list[str]) -> Flow[str]:
    """WK-ASSEMBLY-12, -17, -18, WK-R33: the most votes; a tie is the Chairman's to decide."""
    totals = dict.fromkeys(sides, 0)
    for bid in assembly.bids:
        if bid.votes:
            totals[bid.voice] += bid.votes
    most = max(totals.values())
    tied = [side for side in sides if totals[side] == most]
    if len(tied) == 1:
        return tied[0]
    choices = OneOf([VoteFor(side) for side in tied])
    about = {"kind": matter.kind, "subject": matter.subject, "votes": most}
    answer = yield Ask(assembly.chairman, choices, "break-tie", "WK-ASSEMBLY-12", about)
    s.tell(TieDecided, assembly.chairman, answer.voice)
    return str(answer.voice)

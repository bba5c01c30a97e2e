"""Private motions: who proposes, and what."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from oyez.games.warrior_knights.answers import (
    ADJOURN,
    Adjourn,
    Cancel,
    CancelWords,
    OpenLaw,
    Pardon,
    Recall,
)
from oyez.games.warrior_knights.rules import fate
from oyez.games.warrior_knights.rules.assembly import agenda, refusal, voting
from oyez.games.warrior_knights.rules.decks import discard_agenda
from oyez.games.warrior_knights.scene.happenings_at_home import (
    AssemblyAdjourned,
    LawInWordsCancelled,
    LawInWordsPassed,
    MotionProposed,
)
from oyez.games.warrior_knights.scene.reasons import why_not_motion
from oyez.games.warrior_knights.state import KnightsState, Matter
from oyez.kernel import Ask, Choices, Either, Flow, OneOf, Seat, Words

Proposal = Pardon | Cancel | CancelWords | Adjourn | Recall | OpenLaw

LONGEST: Final = 200
EXAMPLES: Final = ("no-battles-in-winter", "toll-on-bridges")


def private_motion(s: KnightsState, card: str) -> Flow[None]:
    """WK-MOTION-01..05, WK-R35, WK-R36, WK-VARIANT-03, WK-R78: propose, vote, apply.

    The card of the private motion is discarded when all is done.
    """
    everybody = [baron.seat for baron in s.players]
    proposer = yield from fate.random_baron(s, everybody, "WK-MOTION-01")
    matter = yield from propose(s, proposer, card)
    if matter.kind == "agenda":
        s.agenda_discard.remove(matter.subject)
    outcome = yield from voting.vote(s, matter)
    if matter.kind == "agenda":
        yield from agenda.carry(s, matter.subject, outcome)
    elif outcome == voting.YEA:
        adopt(s, matter)
    discard_agenda(s, card)


# -- proposing -------------------------------------------------------------------------------------


def propose(s: KnightsState, seat: Seat, card: str) -> Flow[Matter]:
    """WK-MOTION-02, -05, WK-VARIANT-03: he who was drawn must propose something."""
    plain: Choices[Any] = OneOf(proposals(s), partial(why_not_motion, s))
    choices = plain
    if s.options.open_motions:
        choices = Either({"motion": plain, "words": Words(LONGEST, EXAMPLES)})
    said = yield Ask(seat, choices, "propose", "WK-MOTION-02", {"card": card})
    name, value = said if s.options.open_motions else ("motion", said)
    matter = Matter("words", value) if name == "words" else matter_of(s, value)
    matter.proposer = seat
    s.tell(MotionProposed, seat, matter.kind, matter.subject, matter.baron)
    return matter


def proposals(s: KnightsState) -> list[Proposal]:
    """WK-MOTION-02, WK-R35, WK-R78, WK-R86: all that can be proposed in so many words."""
    found: list[Proposal] = [Pardon(baron.seat) for baron in s.players if baron.banned]
    found += in_play(s)
    found.append(ADJOURN)
    # A private motion has no vote of its own, so that there is nothing to recall.
    votable = [c for c in s.agenda_discard if s.edition.agendas[c].vote]
    found += [Recall(card) for card in dict.fromkeys(votable)]
    if s.options.open_motions:
        found += [OpenLaw(law) for law in s.edition.open_motions if law not in s.laws]
    return found


def in_play(s: KnightsState) -> list[Cancel | CancelWords]:
    """WK-MOTION-02: every law, charge and office that can be cancelled."""
    found: list[Cancel | CancelWords] = [Cancel(law) for law in dict.fromkeys(s.laws)]
    for baron in s.players:
        offices = [noble.office for noble in s.nobles_of(baron.seat) if noble.office]
        held = dict.fromkeys([*baron.charges, *offices])
        found += [Cancel(card, baron.seat) for card in held]
    found += [CancelWords(number) for number in range(len(s.worded_laws))]
    return found


def matter_of(s: KnightsState, value: Proposal) -> Matter:
    """What is voted on, if this is proposed."""
    if isinstance(value, Pardon):
        return Matter("pardon", baron=value.seat)
    if isinstance(value, Cancel):
        return Matter("cancel", value.card, value.seat)
    if isinstance(value, CancelWords):
        return Matter("cancel-words", s.worded_laws[value.law])
    if isinstance(value, Recall):
        return Matter("agenda", value.card)
    return Matter("open", value.law) if isinstance(value, OpenLaw) else Matter("adjourn")


# -- what comes of it ------------------------------------------------------------------------------


def adopt(s: KnightsState, matter: Matter) -> None:
    """WK-MOTION-02, WK-BANNED-06, WK-R78: carry out what was proposed; nobody can refuse it."""
    if matter.kind == "pardon" and matter.baron is not None:
        refusal.pardon(s, matter.baron)
    elif matter.kind == "cancel":
        agenda.take_away(s, matter.subject, "WK-MOTION-02", matter.baron)
    elif matter.kind == "open":
        agenda.pass_law(s, matter.subject)
    elif matter.kind == "adjourn":
        adjourn(s)
    else:
        put_in_words(s, matter)


def adjourn(s: KnightsState) -> None:
    """WK-MOTION-03, WK-R36: the assembly ends; what was not voted stays for the next one."""
    assert s.assembly is not None
    s.assembly.stage = "close"
    s.tell(AssemblyAdjourned, tuple(s.agendas))


def put_in_words(s: KnightsState, matter: Matter) -> None:
    """WK-VARIANT-03: a law in words is recorded, or struck out; only the players enforce it."""
    if matter.kind == "words":
        s.worded_laws.append(matter.subject)
        s.tell(LawInWordsPassed, matter.subject)
    else:
        s.worded_laws.remove(matter.subject)
        s.tell(LawInWordsCancelled, matter.subject)

"""The works: rounds in which all fill in their sheets at once."""

from __future__ import annotations

from functools import partial
from typing import Any

from oyez.kernel import (
    NOTHING,
    Ask,
    Choices,
    Commit,
    Draw,
    Flow,
    OneOf,
    OpenPhase,
    Reason,
    Roll,
    Seat,
)
from tests.kernel.sheet.boxes import BAG, BOXES, INCOME, OMENS, STONE
from tests.kernel.sheet.state import (
    Dig,
    Done,
    Dug,
    Finished,
    Gift,
    Given,
    Hire,
    Hired,
    Manors,
    Mark,
    Marked,
    OmenSeen,
    RoundBegun,
    Spied,
    Spy,
    Stop,
    Work,
)

HIRE, DIG, STOP, DONE = Hire(), Dig(), Stop(), Done()


def prepare(s: Manors) -> Flow[None]:
    """SH-SETUP-01: three omens lie face down; then the first round begins."""
    cards = yield Draw(BAG, len(OMENS), seen=(), name="omens")
    s.omens = dict(zip(OMENS, cards, strict=True))
    begin_round(s, 1)


def begin_round(s: Manors, number: int) -> None:
    """SH-ROUND-01: an income for everybody."""
    s.enter("round", number)
    s.enter("works")
    for sheet in s.sheets.values():
        sheet.coins += INCOME
        sheet.dug = sheet.done = False
    s.tell(RoundBegun, number, INCOME)


def works(s: Manors) -> Flow[None]:
    """SH-ROUND-02: all at once, each at its own pace; one thing is done a step."""
    at_work = [seat for seat, sheet in s.sheets.items() if not sheet.done]
    seat, work = yield OpenPhase([question(s, seat) for seat in at_work])
    yield from do(s, seat, work)
    if all(sheet.done for sheet in s.sheets.values()):
        yield from end_round(s)


def question(s: Manors, seat: Seat) -> Ask:
    """What a seat is asked: how its chain goes on, or what it does next."""
    sheet = s.sheets[seat]
    if sheet.chain:
        leading = {"box": sheet.chain}
        return Ask(seat, partial(chained, s, seat), "chain", "SH-CHAIN-01", leading)
    about = {"coins": sheet.coins, "stone": sheet.stone, "workers": sheet.workers}
    return Ask(seat, partial(open_works, s, seat), "work", "SH-ROUND-02", about)


def open_works(s: Manors, seat: Seat) -> Choices[Work]:
    """All that a seat can do."""
    sheet = s.sheets[seat]
    works: list[Work] = [
        Mark(box)
        for box, printed in BOXES.items()
        if sheet.may_mark(box) and sheet.can_pay(printed.price)
    ]
    if s.workers and sheet.coins:
        works.append(HIRE)
    if not sheet.dug:
        works.append(DIG)
    if sheet.coins:
        works += [Spy(omen) for omen in OMENS if omen not in s.spied[seat]]
    return OneOf([*works, DONE], partial(why_not, s, seat))


def chained(s: Manors, seat: Seat) -> Choices[Work]:
    """SH-CHAIN-01: the boxes to which the last one leads, or an end."""
    return OneOf([*(Mark(box) for box in leads(s, seat)), STOP], partial(why_no_link, s, seat))


def leads(s: Manors, seat: Seat) -> list[str]:
    """Where a chain can go on."""
    sheet = s.sheets[seat]
    return [box for box in BOXES[sheet.chain].leads if sheet.may_mark(box)]


def why_not(s: Manors, seat: Seat, work: Any) -> Reason | None:
    """Why something cannot be done now."""
    sheet = s.sheets[seat]
    match work:
        case Mark(box) if box in BOXES:
            return why_unmarked(s, seat, box) or Reason("too-dear", "SH-MARK-02", {"box": box})
        case Hire() if not s.workers:
            return Reason("no-workers", "SH-HIRE-01")
        case Dig():
            return Reason("dug-already", "SH-DIG-01")
        case Spy(omen) if omen in s.spied[seat]:
            return Reason("spied-already", "SH-SPY-01", {"omen": omen})
        case Hire() | Spy():
            return Reason("no-coins", "SH-HIRE-01" if work == HIRE else "SH-SPY-01")
        case Stop() if not sheet.chain:
            return Reason("no-chain", "SH-CHAIN-01")
        case _:
            return None


def why_unmarked(s: Manors, seat: Seat, box: str) -> Reason | None:
    """Why a box cannot be marked, whatever it costs."""
    if box in s.sheets[seat].marked:
        return Reason("marked-already", "SH-MARK-01", {"box": box})
    if not s.sheets[seat].may_mark(box):
        return Reason("needs-box", "SH-MARK-03", {"box": box, "needs": BOXES[box].needs})
    return None


def why_no_link(s: Manors, seat: Seat, work: Any) -> Reason | None:
    """Why a chain cannot go on so."""
    if not isinstance(work, Mark) or work.box not in BOXES:
        return Reason("chain-first", "SH-CHAIN-01")
    chain = s.sheets[seat].chain
    no_link = Reason("no-link", "SH-CHAIN-01", {"box": work.box, "chain": chain})
    return why_unmarked(s, seat, work.box) or no_link


# -- doing it -----------------------------------------------------------------------------------


def do(s: Manors, seat: Seat, work: Work) -> Flow[None]:
    """One thing that a seat does."""
    match work:
        case Mark(box):
            mark(s, seat, box)
        case Hire():
            hire(s, seat)
        case Dig():
            yield from dig(s, seat)
        case Spy(omen):
            yield from spy(s, seat, omen)
        case Stop():
            s.sheets[seat].chain = ""
        case Done():
            s.sheets[seat].done = True
            s.tell(Finished, seat)


def mark(s: Manors, seat: Seat, box: str) -> None:
    """SH-MARK-01..03, SH-CHAIN-01: pay, unless a chain leads here; perhaps the chain goes on."""
    sheet = s.sheets[seat]
    free = bool(sheet.chain)
    if not free:
        sheet.pay(BOXES[box].price)
    sheet.marked.append(box)
    s.tell(Marked, seat, box, free)
    sheet.chain = box
    if not leads(s, seat):
        sheet.chain = ""


def hire(s: Manors, seat: Seat) -> None:
    """SH-HIRE-01: a worker from the stock that all share."""
    s.workers -= 1
    s.sheets[seat].coins -= 1
    s.sheets[seat].workers += 1
    s.tell(Hired, seat)


def dig(s: Manors, seat: Seat) -> Flow[None]:
    """SH-DIG-01: once a round, a die for stone."""
    s.sheets[seat].dug = True
    (face,) = yield Roll(name=f"dig:{s.passages[0].number}:{seat}")
    s.sheets[seat].stone += STONE[face]
    s.tell(Dug, seat, face, STONE[face])


def spy(s: Manors, seat: Seat, omen: str) -> Flow[None]:
    """SH-SPY-01: a coin for a look at an omen, which nobody else learns."""
    card = s.omens[omen]
    yield Commit("SH-SPY-01", shown=(omen, card), seen=(seat,))
    s.sheets[seat].coins -= 1
    s.spied[seat][omen] = card
    s.tell(Spied, seat, omen)
    s.tell(OmenSeen, seat, omen, card)


def end_round(s: Manors) -> Flow[None]:
    """SH-ROUND-03: what is done is done; another round, or the scoring."""
    yield Commit("SH-ROUND-03")
    s.leave()
    number = s.passages[-1].number or 0
    s.leave()
    if number < s.options.rounds:
        begin_round(s, number + 1)
    else:
        s.enter("scoring", seats=list(s.sheets))


# -- once and for all ---------------------------------------------------------------------------


def orders() -> dict[str, Choices[Any]]:
    """SH-ORDER-01: what may be ordered once and for all."""
    return {"work": OneOf([DIG, DONE]), "chain": OneOf([STOP])}


# -- out of turn --------------------------------------------------------------------------------


def gifts(s: Manors, seat: Seat) -> Choices[Gift]:
    """SH-GIFT-01: while all are at work, a coin for somebody else."""
    at_work = bool(s.passages) and s.passages[-1].name == "works"
    if not at_work or not s.sheets[seat].coins or len(s.sheets) == 1:
        return NOTHING
    return OneOf([Gift(other) for other in s.sheets if other != seat])


def give(s: Manors, seat: Seat, gift: Gift) -> Flow[None]:
    """SH-GIFT-01: it changes hands at once."""
    s.sheets[seat].coins -= 1
    s.sheets[gift.to].coins += 1
    s.tell(Given, seat, gift.to)
    yield from ()

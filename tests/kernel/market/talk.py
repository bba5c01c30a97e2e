"""What merchants do beside the stall, at any moment: letters, whispers and cries."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from oyez.kernel import (
    NOTHING,
    Amount,
    Bargain,
    Choices,
    Either,
    Form,
    Offer,
    OneOf,
    Seat,
    Words,
)
from tests.kernel.market.goods import EXAMPLES, GOODS, LETTER, LETTERS, MOST_ASKED, OFFERS
from tests.kernel.market.happenings import (
    Cried,
    CryAnswered,
    LetterCame,
    WhisperAnswered,
    Whispered,
)
from tests.kernel.market.state import Fair, Letter


def acts(s: Fair, seat: Seat) -> Choices[Any]:
    """MK-TALK-01: all that can be said out of turn."""
    others = OneOf([other for other in s.goods if other != seat])
    written = sum(letter.maker == seat for letter in s.letters)
    whispered = sum(each.maker == seat for each in s.whispers.standing.values())
    cried = sum(each.maker == seat for each in s.cries.standing.values())
    own = [good for good in GOODS if s.goods[seat][good]]
    asked = Amount(1, MOST_ASKED)
    words = Words(LETTER, EXAMPLES) if written < LETTERS else NOTHING
    gems = Amount(1, s.chests[seat].gems) if whispered < OFFERS else NOTHING
    return Either(
        {
            "letter": Form({"to": others, "words": words}),
            "whisper": Offer(others, gems, asked),
            "cry": Offer(others, OneOf(own if cried < OFFERS else ()), asked),
            "answer-whisper": OneOf(s.whispers.acts(seat)),
            "answer-cry": OneOf(s.cries.acts(seat)),
        }
    )


def parties(s: Fair, value: Any) -> Collection[Seat] | None:
    """MK-TALK-02: whom it concerns; None: it is heard by all."""
    kind, said = value
    if kind in ("letter", "whisper"):
        return (said[0],)
    return s.whispers.standing[said.number].parties if kind == "answer-whisper" else None


def do(s: Fair, seat: Seat, value: Any) -> None:
    """MK-TALK-01..05: one of the acts."""
    match value:
        case "letter", (to, words):
            s.letters.append(Letter(seat, to, words))
            s.tell(LetterCame, seat, to, words)
        case "whisper", (to, gems, coins):
            s.whispers.propose(seat, to, gems, coins, s.day)
            s.tell(Whispered, seat, to, gems, coins)
        case "cry", (to, good, coins):
            s.cries.propose(seat, to, good, coins, s.day)
            s.tell(Cried, seat, to, good, coins)
        case "answer-whisper", said:
            deal, done = s.whispers.settle(said, lambda b: hand_gems(s, b))
            s.tell(WhisperAnswered, deal.maker, deal.to, deal.give, done)
        case "answer-cry", said:
            sale, done = s.cries.settle(said, lambda b: hand_good(s, b))
            s.tell(CryAnswered, sale.maker, sale.to, sale.give, done)


def hand_gems(s: Fair, deal: Bargain[int, int]) -> bool:
    """MK-TALK-04: gems for coins, all of it or nothing."""
    maker, to = s.chests[deal.maker], s.chests[deal.to]
    if maker.gems < deal.give or to.coins < deal.ask:
        return False
    maker.gems -= deal.give
    to.gems += deal.give
    maker.coins += deal.ask
    to.coins -= deal.ask
    return True


def hand_good(s: Fair, sale: Bargain[str, int]) -> bool:
    """MK-TALK-05: a piece for coins, all of it or nothing."""
    maker, to = s.goods[sale.maker], s.goods[sale.to]
    if not maker[sale.give] or s.chests[sale.to].coins < sale.ask:
        return False
    maker[sale.give] -= 1
    to[sale.give] += 1
    s.chests[sale.maker].coins += sale.ask
    s.chests[sale.to].coins -= sale.ask
    return True

"""The market square, as each merchant sees it."""

from __future__ import annotations

from oyez.kernel import Bargain, Seat
from oyez.scene.deals import TermTexts, show_offers
from oyez.scene.elements import Card, Counter, Panel, Proposal, Row, Scene, Stack, Text
from tests.kernel.market.goods import GOODS
from tests.kernel.market.state import Fair

TINCTURES = ("gules", "azure", "vert", "purpure", "or", "sable")


def lay(s: Fair, seat: Seat | None) -> Scene:
    """The stall, the crates, everybody's goods, and one's own chest and letters."""
    return Scene(
        rows=[Row(id="stall", label=Text("label-stall"), cards=stall(s)), *desk(s, seat)],
        stacks=[Stack(id="crates", label=Text("label-crates"), size=s.crates)],
        panels=[panel(s, owner, seat) for owner in s.goods],
        proposals=offers(s, seat),
    )


def offers(s: Fair, seat: Seat | None) -> list[Proposal]:
    """What was cried, and what was whispered to whoever looks."""
    cried = show_offers(s.cries, seat, _cried, option="answer-cry")
    whispered = show_offers(s.whispers, seat, _whispered, option="answer-whisper", private=True)
    return [*cried, *whispered]


def _cried(sale: Bargain[str, int]) -> TermTexts:
    return [Text("offer-good", {"good": sale.give})], [Text("offer-coins", {"coins": sale.ask})]


def _whispered(deal: Bargain[int, int]) -> TermTexts:
    return [Text("offer-gems", {"gems": deal.give})], [Text("offer-coins", {"coins": deal.ask})]


def stall(s: Fair) -> list[Card]:
    """What is for sale, and for how much."""
    return [
        Card(
            id=f"good:{good}",
            label=Text(f"good-{good}"),
            kind="good",
            counters=[Counter("stock", s.stall[good]), Counter("price", s.prices[good])],
        )
        for good in GOODS
    ]


def desk(s: Fair, seat: Seat | None) -> list[Row]:
    """The letters that somebody has written or got."""
    cards = [
        Card(
            id=f"letter:{place}",
            kind="letter",
            label=Text("label-letter", {"number": letter.maker + 1}),
            text=Text("label-words", {"words": letter.words}),
        )
        for place, letter in enumerate(each for each in s.letters if seat in each.parties)
    ]
    return [Row(id="letters", label=Text("label-letters"), cards=cards)] if cards else []


def panel(s: Fair, owner: Seat, seat: Seat | None) -> Panel:
    """A merchant's place; the chest is closed to others."""
    counters = [Counter(good, s.goods[owner][good]) for good in GOODS]
    chest = s.chests.get(owner)
    own = owner == seat and chest is not None
    counters.append(Counter("coins", chest.coins if own and chest else None))
    counters.append(Counter("gems", chest.gems if own and chest else None))
    wanted = [Text("label-wanted", {"good": chest.wanted})] if own and chest else []
    return Panel(
        id=f"merchant:{owner}",
        seat=owner,
        tincture=TINCTURES[owner],
        active=owner in s.trading,
        counters=counters,
        notes=wanted,
    )

"""An evening at the tavern: a toy game that uses everything the kernel has to offer.

Every evening the guests bid in secret for the best seat, sup each at their own pace, then take
turns at dice and cards. Out of turn they treat a neighbour, pick a brawl or call for silence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import partial
from pathlib import Path
from random import Random
from typing import Annotated, Any

from msgspec import Struct, field

from oyez.choices.basic import Amount
from oyez.game import Game
from oyez.kernel import (
    OWNED,
    WITHDRAWN,
    Ask,
    AskAll,
    Choices,
    Commit,
    Deck,
    Draw,
    Each,
    Event,
    Flow,
    GameOver,
    Match,
    OneOf,
    Outcome,
    Roll,
    Seat,
    Shuffle,
    State,
)
from oyez.kernel.requests import ChoicesSource
from oyez.scene.elements import Counter as Figure
from oyez.scene.elements import Hand, Panel, Scene, Stack

CARDS = {"ace": 2, "king": 3, "knave": 4}
ACTIONS = ("pass", "sip", "dice", "draw", "peek", "bury", "shuffle", "swear")


class Options(Struct, frozen=True):
    """How long it lasts."""

    evenings: int = 2
    actions: int = 3


class Evening(State):
    """What lies on the tables."""

    last: int
    actions: int
    coins: dict[Seat, int]
    hands: Annotated[dict[Seat, list[str]], OWNED]
    deck: Deck
    order: list[Seat]
    evening: int = 0
    passage: int = 0
    sips: dict[Seat, int] = field(default_factory=dict)
    suppers: dict[Seat, tuple[str, int]] = field(default_factory=dict)
    brawlers: list[Seat] = field(default_factory=list)
    brawling: bool = False
    ended: bool = False


class Sipped(Event, frozen=True):
    """A seat drank."""

    seat: Seat


class Diced(Event, frozen=True):
    """A seat rolled the dice."""

    seat: Seat
    faces: tuple[int, ...]


class Drew(Event, frozen=True):
    """A seat drew a card, which it alone may know."""

    seat: Seat
    card: str

    def audience(self) -> Collection[Seat]:
        return (self.seat,)


class BidsOpened(Event, frozen=True):
    """The bids for the best seat are known."""

    bids: dict[Seat, int]


class Treated(Event, frozen=True):
    """A seat paid for its neighbour."""

    seat: Seat
    to: Seat


class Tavern(Game[Evening, Options]):
    """The rules of the tavern."""

    id = "tavern"
    rules = "1"
    seats = range(2, 5)
    state = Evening
    options = Options
    folder = Path(__file__).parent

    def setup(self, options: Options, seats: int) -> Evening:
        order = [Seat(seat) for seat in range(seats)]
        return Evening(
            last=options.evenings,
            actions=options.actions,
            coins=dict.fromkeys(order, 5),
            hands={seat: [] for seat in order},
            deck=Deck(dict(CARDS)),
            order=order,
            sips=dict.fromkeys(order, 0),
        )

    def step(self, s: Evening) -> Flow[None]:
        """TV-EVENING-01: bids, supper, then a turn for each guest."""
        passages = [bidding(s), supper(s), *(turn(s, seat) for seat in s.order)]
        yield from passages[s.passage]
        s.passage += 1
        if s.passage == len(passages):
            s.passage = 0
            s.evening += 1
            s.brawlers = []

    def outcome(self, s: Evening) -> Outcome | None:
        if not s.ended and s.evening < s.last:
            return None
        places = {
            seat: 1 + sum(other > coins for other in s.coins.values())
            for seat, coins in s.coins.items()
        }
        return Outcome(places, dict(s.coins), "jackpot" if s.ended else "closing time")

    def anytime(self, s: Evening, seat: Seat) -> Choices[Any]:
        acts: list[str] = []
        if s.coins[seat]:
            acts.append("treat")
        if seat not in s.brawlers:
            acts.append("brawl")
        if s.brawling:
            acts.append("hush")
        return OneOf(acts)

    def act(self, s: Evening, seat: Seat, value: Any) -> Flow[None]:
        match value:
            case "treat":
                yield from treat(s, seat)
            case "brawl":
                yield from brawl(s, seat)
            case "hush":
                s.brawling = False

    def interrupts(self, s: Evening, value: Any) -> bool:
        return bool(value == "hush")

    def redeal(self, s: Evening, seat: Seat, rng: Random) -> None:
        unknown = Counter(s.deck.stock)
        others = [other for other in s.hands if other != seat]
        for other in others:
            unknown.update(s.hands[other])
        s.deck.stock = dict(unknown)
        s.deck.redeal(seat, rng)
        cards = sorted(Counter(s.deck.stock).elements())
        rng.shuffle(cards)
        for other in others:
            s.hands[other] = [cards.pop() for _ in s.hands[other]]
        s.deck.stock = dict(sorted(Counter(cards).items()))

    def scene(self, s: Evening, seat: Seat | None) -> Scene:
        return Scene(
            hands=[
                Hand(id=f"hand:{owner}", owner=owner, size=len(cards))
                for owner, cards in s.hands.items()
            ],
            stacks=[Stack(id="deck", size=len(s.deck))],
            panels=[
                Panel(id=f"seat:{owner}", seat=owner, counters=[Figure("coins", coins)])
                for owner, coins in s.coins.items()
            ],
        )

    def check(self, s: Evening) -> None:
        held = sum(len(hand) for hand in s.hands.values())
        assert held + len(s.deck) == sum(CARDS.values())


def bidding(s: Evening) -> Flow[None]:
    """TV-BID-01: sealed bids; the highest pays and goes first, ties in the order of turns."""
    purses: dict[Seat, ChoicesSource] = {seat: partial(purse, s, seat) for seat in s.order}
    bids = yield AskAll(purses, prompt="bid", rule="TV-BID-01")
    s.tell(BidsOpened, bids)
    best = max(s.order, key=lambda seat: bids[seat])
    s.coins[best] -= bids[best]
    s.order = [best, *(seat for seat in s.order if seat != best)]


def purse(s: Evening, seat: Seat) -> Amount:
    """What a seat can pay."""
    return Amount(0, s.coins[seat])


def supper(s: Evening) -> Flow[None]:
    """TV-SUP-01: all sup at once."""
    s.suppers = yield Each(s.order, sup)


def sup(s: Evening, seat: Seat) -> Flow[tuple[str, int]]:
    """TV-SUP-02: a roast costs a coin and its bone is a matter of luck; then a tip."""
    dishes = ["stew", "roast"] if s.coins[seat] else ["stew"]
    dish = yield Ask(seat, OneOf(dishes), prompt="dish", rule="TV-SUP-02")
    if dish == "roast":
        s.coins[seat] -= 1
        (dish,) = yield Draw({"marrow": 1, "bone": 2})
    tip = yield Ask(seat, Amount(0, min(2, s.coins[seat])), prompt="tip", rule="TV-SUP-02")
    s.coins[seat] -= tip
    return dish, tip


def turn(s: Evening, seat: Seat) -> Flow[None]:
    """TV-TURN-01: a few actions, or fewer."""
    for _ in range(s.actions):
        action = yield Ask(
            seat, lambda: OneOf(actions(s, seat)), prompt="action", rule="TV-TURN-01"
        )
        if action == "pass":
            return
        yield from do(s, seat, action)


def do(s: Evening, seat: Seat, action: str) -> Flow[None]:
    """TV-TURN-02: one action."""
    match action:
        case "sip":
            s.sips[seat] += 1
            s.tell(Sipped, seat)
        case "dice":
            yield from gamble(s, seat)
        case "draw":
            (card,) = yield from s.deck.draw(1, (seat,))
            s.hands[seat].append(card)
            s.tell(Drew, seat, card)
        case "peek":
            yield from s.deck.peek(2, seat)
        case "bury":
            yield from bury(s, seat)
        case "shuffle":
            s.deck.shuffle()
            s.sips = dict.fromkeys((yield Shuffle(list(s.sips))), 0)
        case "swear":
            yield Commit("TV-OATH-01")


def actions(s: Evening, seat: Seat) -> list[str]:
    """What can be done at all."""
    barred = set()
    if not s.coins[seat]:
        barred.add("dice")
    if not len(s.deck):
        barred |= {"draw", "peek"}
    if not s.hands[seat]:
        barred.add("bury")
    return [action for action in ACTIONS if action not in barred]


def gamble(s: Evening, seat: Seat) -> Flow[None]:
    """TV-DICE-01: eight or more doubles the stake; two sixes close the house."""
    stake = yield Ask(
        seat, lambda: Amount(1, min(3, s.coins[seat])), prompt="stake", rule="TV-DICE-01"
    )
    if stake is WITHDRAWN:
        return
    faces = yield Roll(2)
    s.tell(Diced, seat, faces)
    s.coins[seat] += stake if sum(faces) >= 8 else -stake
    if faces == (6, 6):
        s.ended = True
        raise GameOver


def bury(s: Evening, seat: Seat) -> Flow[None]:
    """TV-BURY-01: a card of one's hand goes under the deck, and nobody else knows which."""
    card = yield Ask(
        seat, OneOf(sorted(set(s.hands[seat]))), prompt="bury", rule="TV-BURY-01", secret=True
    )
    s.hands[seat].remove(card)
    s.deck.bury([card], (seat,))


def neighbour(s: Evening, seat: Seat) -> Seat:
    """The seat to the left."""
    return Seat((seat + 1) % len(s.coins))


def treat(s: Evening, seat: Seat) -> Flow[None]:
    """TV-TREAT-01: a coin for the neighbour."""
    to = neighbour(s, seat)
    s.coins[seat] -= 1
    s.coins[to] += 1
    s.tell(Treated, seat, to)
    yield from ()


def brawl(s: Evening, seat: Seat) -> Flow[None]:
    """TV-BRAWL-01: the neighbour stands, or flees and drops a coin."""
    s.brawlers.append(seat)
    s.brawling = True
    to = neighbour(s, seat)
    answer = yield Ask(to, OneOf(["stand", "flee"]), prompt="brawl", rule="TV-BRAWL-01")
    if answer == "flee" and s.coins[to] and s.brawling:
        s.coins[to] -= 1
        s.coins[seat] += 1
    s.brawling = False


def random_play(match: Match[Any], rng: Random, acts: float = 0.2) -> None:
    """One more answer or act of some seat, at random; Nature's where it is played by hand."""
    waiting = match.waiting()
    if Seat(-1) not in waiting and rng.random() < acts:
        seat = Seat(rng.randrange(match.seats))
        choices = match.anytime(seat)
        if choices:
            match.act(seat, choices.sample(rng))
            return
    seat = waiting[rng.randrange(len(waiting))]
    question = match.question(seat)
    assert question is not None
    match.answer(seat, question.choices.sample(rng))


TAVERN = Tavern()

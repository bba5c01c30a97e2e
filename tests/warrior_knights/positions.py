"""Builders: a position in a few words, and a passage of the rules played from it, luck scripted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oyez.games.warrior_knights import GAME, KnightsOptions, KnightsState, WarriorKnights
from oyez.games.warrior_knights.box.edition import edition
from oyez.games.warrior_knights.rules.phases.actions import actions, turn_up
from oyez.games.warrior_knights.rules.phases.zones import due
from oyez.games.warrior_knights.rules.preparation import check_options, lay_table
from oyez.games.warrior_knights.state import Baron, City, Noble, Played, Siege
from oyez.kernel import NATURE, Event, Flow, Match, Outcome, Question, Seat

SIX = ("green", "blue", "red", "black", "purple", "yellow")


class Passage(WarriorKnights):
    """The game from the middle: one passage, then what it has set going, then no more."""

    def __init__(self, passage: Callable[[KnightsState], Flow[None]]) -> None:
        self.passage = passage

    def step(self, s: KnightsState) -> Flow[None]:
        return self._begin(s) if s.stage == "passage" else actions(s)

    def _begin(self, s: KnightsState) -> Flow[None]:
        s.stage = ""
        yield from self.passage(s)
        if not s.stage:
            s.stage = "passed"

    def outcome(self, s: KnightsState) -> Outcome | None:
        if s.ended is not None:
            return super().outcome(s)
        going_on = s.combat or s.card or s.assembly or due(s)
        return Outcome({}, {}, "passed") if s.stage == "passed" and not going_on else None


class Actions(WarriorKnights):
    """The game until the Actions phase under way is over."""

    def outcome(self, s: KnightsState) -> Outcome | None:
        return None if s.phase == "actions" else Outcome({}, {}, "passed")


class Upkeep(WarriorKnights):
    """The game until the Upkeep under way is over."""

    def outcome(self, s: KnightsState) -> Outcome | None:
        if s.ended is not None:
            return super().outcome(s)
        return None if s.phase == "upkeep" else Outcome({}, {}, "passed")


class Position:
    """A position under construction, in the Actions phase of round 1 and bare.

    All nobles and strongholds are off the board, all cities neutral and unrazed, purses empty, all
    action cards in hand, nothing on offer or on the agenda.

    >>> Position("green", "blue").noble("alan-of-smalt", "E3", "regular-50 english-100")
    """

    def __init__(
        self, *barons: str, chairman: str = "", church: str = "", in_round: int = 1, **options: Any
    ) -> None:
        """Seats are numbered in the order in which the barons are named."""
        chosen = KnightsOptions(barons=barons, **options)
        check_options(chosen, len(barons))
        s = self.state = lay_table(chosen, len(barons))
        s.phase, s.stage, s.round = "actions", "", in_round
        s.chairman = self.seat(chairman or barons[0])
        s.church = self.seat(church or barons[0])
        s.neutral_left = [0] * s.edition.numbers.planning.stacks
        s.neutral_pool = {row.id: row.copies for row in s.edition.neutrals.values()}
        s.event_deck.top = "red"

    # -- who and where -----------------------------------------------------------------------

    def seat(self, baron: str) -> Seat:
        return next(b.seat for b in self.state.barons if b.id == baron)

    def _baron(self, baron: str) -> Baron:
        return self.state.barons[self.seat(baron)]

    def _troops(self, text: str) -> list[str]:
        """Troop cards by name; mercenaries are taken out of the deck."""
        troops = text.split()
        for troop in troops:
            if self.state.edition.nation[troop]:
                self.state.mercenaries.stock[troop] -= 1
        return troops

    def noble(
        self,
        name: str,
        region: str = "",
        troops: str = "",
        *,
        casualties: int = 0,
        fresh: bool = True,
        at_sea: bool = False,
    ) -> Position:
        """A noble with his army; on the board he needs troops."""
        noble = self.state.noble(name)
        noble.region, noble.troops, noble.casualties = region, self._troops(troops), casualties
        noble.fresh, noble.at_sea = fresh, at_sea
        return self

    def stronghold(
        self, baron: str, region: str, troops: str = "", *, casualties: int = 0, breaches: int = 0
    ) -> Position:
        home = self._baron(baron).stronghold
        home.region, home.troops = region, self._troops(troops)
        home.casualties, home.breaches = casualties, breaches
        return self

    def city(
        self,
        name: str,
        owner: str = "",
        *,
        fortified: bool = False,
        breaches: int = 0,
        razed: bool = False,
    ) -> Position:
        city = self.state.city(name)
        city.owner = self.seat(owner) if owner else None
        city.fortified, city.breaches, city.razed = fortified, breaches, razed
        return self

    def siege(self, region: str, baron: str, since: int = 1) -> Position:
        """A siege in force; put a noble of the besieger there, too."""
        self.state.sieges.append(Siege(region, self.seat(baron), since))
        return self

    # -- purses and titles -------------------------------------------------------------------

    def purse(
        self, baron: str, crowns: int = 0, votes: int = 0, faith: int = 0, influence: int = 0
    ) -> Position:
        owner = self._baron(baron)
        owner.crowns, owner.votes = crowns, votes
        owner.faith, owner.influence = faith, influence
        return self

    def banned(self, *barons: str) -> Position:
        for baron in barons:
            self._baron(baron).banned = True
        return self

    # -- cards -------------------------------------------------------------------------------

    def _agenda(self, card: str) -> str:
        self.state.agenda_deck.stock[card] -= 1
        return card

    def law(self, *cards: str) -> Position:
        self.state.laws += [
            self._agenda(c) if c in self.state.edition.agendas else c for c in cards
        ]
        return self

    def charge(self, baron: str, *cards: str) -> Position:
        self._baron(baron).charges += [self._agenda(card) for card in cards]
        return self

    def office(self, noble: str, card: str) -> Position:
        self.state.noble(noble).office = self._agenda(card)
        return self

    def agendas(self, *cards: str) -> Position:
        """On the agenda of the next assembly."""
        self.state.agendas = [self._agenda(card) for card in cards]
        return self

    def discarded(self, *cards: str) -> Position:
        self.state.agenda_discard += [self._agenda(card) for card in cards]
        return self

    def event(self, baron: str, *cards: str) -> Position:
        """Lasting events before a baron."""
        for card in cards:
            self.state.event_deck.stock[card] -= 1
        self._baron(baron).cards += cards
        return self

    def proclaimed(self, *cards: str) -> Position:
        """Events that hold until the end of the round."""
        for card in cards:
            self.state.event_deck.stock[card] -= 1
        self.state.proclaimed += cards
        return self

    def next_event(self, back: str) -> Position:
        self.state.event_deck.top = back
        return self

    def zone(self, zone: str, *cards: str) -> Position:
        """Cards in a zone, out of the hands of their owners: "green:levy-taxes"."""
        for text in cards:
            baron, _, card = text.partition(":")
            self._baron(baron).hand.remove(card)
            self.state.zones[zone].append(Played(self.seat(baron), card))
        return self

    def fill_zone(self, zone: str, number: int) -> Position:
        """So many cards in a zone, of any baron."""
        for n in range(number):
            baron = self.state.barons[n % len(self.state.barons)]
            self.state.zones[zone].append(Played(baron.seat, baron.hand.pop()))
        return self

    def offer(self, text: str) -> Position:
        """The mercenaries on offer."""
        self.state.offer = self._troops(text)
        return self

    def track(self, **spaces: str) -> Position:
        """Markers on the recruitment track, by the place from the left: `track(s1="red")`."""
        for name, baron in spaces.items():
            self.state.track[int(name[1:]) - 1] = self.seat(baron)
        return self

    def expedition(self, name: str, space: int, blessed: bool = False, **stakes: int) -> Position:
        voyage = self.state.expeditions[name]
        voyage.space, voyage.blessed = space, blessed
        voyage.stakes = {self.seat(baron): crowns for baron, crowns in stakes.items()}
        return self

    def lay(self, baron: str, *stacks: str) -> Position:
        """What a baron has planned, stack after stack: `lay("green", "levy-taxes", "")`."""
        s, seat = self.state, self.seat(baron)
        if seat not in s.plans:
            s.plans[seat] = [[] for _ in s.neutral_left]
            s.held[seat], s.barons[seat].hand = s.barons[seat].hand, []
        for stack, text in zip(s.plans[seat], stacks, strict=False):
            for card in text.split():
                s.held[seat].remove(card)
                stack.append(card)
        s.planned[seat] = [len(stack) for stack in s.plans[seat]]
        return self

    # -- beginning ---------------------------------------------------------------------------

    def turn_up(self, card: str, baron: str = "") -> Game:
        """The next action card is this one: of a baron, or a neutral one."""
        for each in self.state.barons:
            self.lay(each.id, card if each.id == baron else "")
        if baron:
            return self.run(turn_up).draw(f"{self.seat(baron)}:{card}")
        self.state.neutral_left[0] = 1
        return self.run(turn_up).draw("neutral").draw(card)

    def actions(self) -> Game:
        """Play the Actions phase, with the cards that have been laid, to its end."""
        for each in self.state.barons:
            self.lay(each.id)
        GAME.check(self.state)
        return self._play(Actions())

    def run(self, passage: Callable[[KnightsState], Flow[None]], sound: bool = True) -> Game:
        """Play one passage of the rules, and the combat, assembly or phase that it sets going.

        A position in which cards are missing on purpose is not `sound`.
        """
        s = self.state
        if sound:
            GAME.check(s)
        s.stage = "passage"
        return self._play(Passage(passage))

    def upkeep(self, stage: str = "") -> Game:
        """Play the Upkeep phase from one of its stages on, to its end."""
        s = self.state
        GAME.check(s)
        s.phase, s.stage = "upkeep", stage
        return self._play(Upkeep())

    def _play(self, rules: WarriorKnights) -> Game:
        s = self.state
        match = Match[KnightsState].resumed(rules, s.seats, s.options, 0, s, [], told=[])
        match.settle()
        return Game(match)


class Game:
    """A game under way, spoken to in the names of barons. Nature is answered by hand."""

    def __init__(self, match: Match[KnightsState]) -> None:
        self.match = match

    # -- looking -----------------------------------------------------------------------------

    @property
    def state(self) -> KnightsState:
        return self.match.state

    @property
    def over(self) -> bool:
        return self.match.over

    def seat(self, baron: str) -> Seat:
        return next(b.seat for b in self.state.barons if b.id == baron)

    def baron(self, name: str) -> Baron:
        return self.state.barons[self.seat(name)]

    def noble(self, name: str) -> Noble:
        return self.state.noble(name)

    def city(self, name: str) -> City:
        return self.state.city(name)

    def owner(self, city: str) -> str:
        """The baron who controls a city; empty: it is neutral."""
        owner = self.city(city).owner
        return "" if owner is None else self.state.barons[owner].id

    def question(self) -> Question:
        """The question being asked (of the first seat, if several are asked)."""
        question = self.match.question(self.match.waiting()[0])
        assert question is not None
        return question

    @property
    def prompt(self) -> str:
        return "" if self.over else self.question().prompt

    @property
    def about(self) -> dict[str, Any]:
        return dict(self.question().about or {})

    @property
    def asked(self) -> tuple[str, ...]:
        """The barons that are being asked ("nature" for chance)."""
        barons = self.state.barons
        return tuple("nature" if x == NATURE else barons[x].id for x in self.match.waiting())

    def choices(self) -> list[Any]:
        return list(self.question().choices)

    def offers(self, value: object) -> bool:
        """Whether the question being asked can be answered so."""
        return not self.over and value in self.question().choices

    def events(self, kind: type[Event]) -> list[Any]:
        return [told.event for told in self.match.told or () if isinstance(told.event, kind)]

    def story(self) -> list[str]:
        """The names of all that happened, in order."""
        return [type(told.event).__name__ for told in self.match.told or ()]

    # -- answering ---------------------------------------------------------------------------

    def say(self, *values: object) -> Game:
        """Answer for whoever is asked, value after value."""
        for value in values:
            self.match.answer(self.match.waiting()[0], value)
            self.match.settle()
        return self

    def answer(self, baron: str, value: object) -> Game:
        """Answer for one of several who are asked at once."""
        self.match.answer(self.seat(baron), value)
        self.match.settle()
        return self

    def act(self, baron: str, value: object) -> Game:
        """Do something out of turn."""
        self.match.act(self.seat(baron), value)
        return self

    def draw(self, *things: str) -> Game:
        """Nature draws these, all at once."""
        self.match.answer(NATURE, things)
        self.match.settle()
        return self

    def fate(self, *cards: str) -> Game:
        """Nature turns up these Fate cards one after another."""
        for card in cards:
            self.draw(card)
        return self


def begin(seats: int, **options: Any) -> Game:
    """A match from its very beginning; Nature is answered by hand."""
    return Game(Match(GAME, seats, KnightsOptions(**options), listen=True))


def fates(number: int = 1, **fields: object) -> list[str]:
    """The ids of Fate cards that say this: `fates(2, battle="inflict")`."""
    cards = edition("standard").fate.values()
    found = [c.id for c in cards if all(getattr(c, key) == v for key, v in fields.items())]
    assert len(found) >= number, f"only {len(found)} Fate cards with {fields}"
    return found[:number]

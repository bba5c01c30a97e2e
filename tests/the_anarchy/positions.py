"""Builders: a position in a few words, and the rules played on from it, luck scripted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oyez.games.the_anarchy import GAME, AnarchyOptions, AnarchyState
from oyez.games.the_anarchy.box.edition import ATTRIBUTES
from oyez.games.the_anarchy.rules.setup import check_options, lay_table
from oyez.games.the_anarchy.rules.sheets.boxes import open_boxes
from oyez.games.the_anarchy.state import Player, Slot
from oyez.kernel import NATURE, Event, Match, Outcome, Question, Seat

ME = Seat(0)
YOU = Seat(1)


class Position:
    """A position under construction: the Actions phase of a round, everybody with bare sheets.

    Nobody has any workers or resources, all tents are at the start, all Loot is `small-2`, no
    Attack cards are dealt. Builders speak of the seat named, by default the first.

    >>> Position(round=3).stock(serf=2, coin=1).filled(governance=4).play().do(Fill("quarry-1"))
    """

    def __init__(self, seats: int = 1, round: int = 1, **options: Any) -> None:  # noqa: A002
        chosen = AnarchyOptions(**options)
        check_options(chosen)
        s = self.state = lay_table(chosen, seats)
        s.round = round
        s.rival = round if s.solo and s.scenario.tents else 0
        s.enter("round", round)
        s.enter("actions")
        s.fronts = {p.seat: {} for p in s.players}
        if s.scenario.loot:
            s.loot = ["small-2"] * len(s.cards)

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    # -- sheets --------------------------------------------------------------------------------

    def stock(self, seat: int = 0, **goods: int) -> Position:
        """Workers and resources on the player board."""
        self[seat].stock.update(goods)
        return self

    def filled(
        self, seat: int = 0, tracks: Mapping[str, int] | None = None, **more: int
    ) -> Position:
        """Boxes filled from the left of tracks; what they gave is not given."""
        p, box = self[seat], self.state.box
        for name, number in {**(tracks or {}), **more}.items():
            p.tracks[name] = number
            granted = [each.grants for each in box.sections[name].boxes[:number] if each.grants]
            p.owned += [thing for thing in granted if thing not in p.owned]
        return self

    def boxes(self, *names: str, seat: int = 0, **written: int) -> Position:
        """Boxes filled in sections without order; what they grant is owned."""
        p, box = self[seat], self.state.box
        for name, number in {**dict.fromkeys(names, 1), **written}.items():
            p.boxes[name] = number
            if box.boxes[name].grants and box.boxes[name].grants not in p.owned:
                p.owned.append(box.boxes[name].grants)
        return self

    def written(self, numbers: Mapping[str, int], seat: int = 0) -> Position:
        """Numbers on places of additions."""
        self[seat].boxes.update(numbers)
        return self

    def owning(self, *things: str, seat: int = 0) -> Position:
        self[seat].owned += things
        return self

    def having(self, seat: int = 0, **fields: Any) -> Position:
        """Any other fields of a player: knowledge, beers, rally, grudge, joy, tent, gate …"""
        for name, value in fields.items():
            assert hasattr(self[seat], name), name
            setattr(self[seat], name, value)
        return self

    def walls(self, seat: int = 0, **walls: int) -> Position:
        """Wall dice, with as many boxes of the track."""
        self[seat].walls.update(walls)
        self[seat].tracks["walls"] = sum(self[seat].walls.values())
        return self

    def towers(self, towers: Mapping[str, int], seat: int = 0) -> Position:
        """Tower dice, with as many boxes of the track."""
        self[seat].towers.update(towers)
        self[seat].tracks["towers"] = sum(self[seat].towers.values())
        return self

    def researched(self, *tactics: str, seat: int = 0) -> Position:
        self[seat].researched += tactics
        return self

    def prepared(self, seat: int = 0, **tactics: int) -> Position:
        """Circled boxes that are ready."""
        self[seat].prepared.update(tactics)
        return self

    def domain(self, *cards: str, seat: int = 0) -> Position:
        """All that is left in the Domain deck."""
        self[seat].domain = dict.fromkeys(cards, 1)
        return self

    # -- attack cards ----------------------------------------------------------------------------

    def facing(self, *cards: str, hidden: tuple[int, ...] = (), seat: int = 0) -> Position:
        """Cards above the player board, the Final Assault first; `hidden` places are face down."""
        s, p = self.state, self[seat]
        backs = [s.box.attacks[card].back for card in cards]
        p.slots = [
            Slot(back) if place in hidden else Slot(back, card)
            for place, (back, card) in enumerate(zip(backs, cards, strict=True))
        ]
        s.fronts[p.seat] = {place: cards[place] for place in hidden}
        return self

    # -- playing ---------------------------------------------------------------------------------

    def play(self, phase: str = "actions") -> Game:
        """Play on from the beginning of a phase, luck being answered for."""
        s = self.state
        s.begin_phase(phase)
        for p in s.players:
            p.open = open_boxes(s, p)
        match = Match[Any].resumed(GAME, len(s.players), s.options, 0, s, [], [])
        return Game(match)


class Game:
    """A match under way."""

    def __init__(self, match: Match[AnarchyState]) -> None:
        self.match = match

    @property
    def state(self) -> AnarchyState:
        return self.match.state

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    def stock(self, seat: int = 0) -> dict[str, int]:
        """What somebody has, without what he has none of."""
        return {good: number for good, number in self[seat].stock.items() if number}

    def attributes(self, seat: int = 0) -> dict[str, int]:
        """The attributes of which boxes are filled."""
        tracks = self[seat].tracks
        return {name: tracks[name] for name in ATTRIBUTES if tracks[name]}

    # -- questions -------------------------------------------------------------------------------

    def question(self, seat: int = 0) -> Question:
        asked = self.match.question(Seat(seat))
        assert asked is not None, f"seat {seat} is not asked anything"
        return asked

    def prompt(self, seat: int = 0) -> str:
        return self.question(seat).prompt

    def choices(self, seat: int = 0) -> list[Any]:
        return list(self.question(seat).choices)

    def offers(self, value: object, seat: int = 0) -> bool:
        return value in self.question(seat).choices

    def why_not(self, value: object, seat: int = 0) -> str:
        """The id of the reason for which something cannot be said."""
        reason = self.question(seat).choices.why_not(value)
        assert reason is not None, f"{value} can be said"
        return reason.message

    def asked(self, seat: int = 0) -> bool:
        return self.match.question(Seat(seat)) is not None

    # -- answers ---------------------------------------------------------------------------------

    def do(self, *values: object, seat: int = 0) -> Game:
        """Answers of one seat, one after the other."""
        for value in values:
            self.match.answer(Seat(seat), value)
            GAME.check(self.state)
        return self

    def draw(self, *things: object) -> Game:
        """What Nature draws."""
        self.match.answer(NATURE, things)
        return self

    def act(self, value: object, seat: int = 0) -> Game:
        """Something out of turn."""
        self.match.act(Seat(seat), value)
        return self

    def events(self, kind: type[Event]) -> list[Any]:
        return [told.event for told in self.match.told or () if isinstance(told.event, kind)]


def begin(seats: int = 1, **options: Any) -> Game:
    """A match from its very beginning, Nature to be answered for."""
    return Game(Match(GAME, seats, AnarchyOptions(**options), listen=True))

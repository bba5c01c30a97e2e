"""Taking back in an open phase: four seats in any order, each its own; refused, or exact."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from oyez.kernel import NATURE, CannotUndo, Match, Refused, Seat, redo, undo
from oyez.kernel.answers import Answer
from oyez.kernel.undo import undo_point
from oyez.scene.views import view_bytes
from oyez.text import Texts, languages
from tests.kernel.sheet import GAME, Options
from tests.kernel.sheet.state import Dig, Done, Hire, Manors

ORDERS = 1000
SEATS = 4
OWN_HIRES = 2  # of so many workers there are enough for everybody

Script = dict[int, list[list[Any]]]  # by seat and round; a tuple is what Nature says


def answers(match: Match[Manors], seat: Seat) -> Any:
    question = match.question(seat)
    assert question is not None
    return question.choices


# -- scripts that do not touch one another --------------------------------------------------------


def begun(rng: Random, rounds: int = 2) -> Match[Manors]:
    """A match with the omens laid, Nature by hand."""
    match = Match[Manors](GAME, SEATS, Options(rounds=rounds))
    match.answer(NATURE, answers(match, NATURE).sample(rng))
    return match


def written_scripts(match: Match[Manors], rng: Random) -> Script:
    """What each seat does in each round: played one seat after the other."""
    scripts: Script = {seat: [] for seat in range(SEATS)}
    while match.state.passages[-1].name == "works":
        seat = match.waiting()[0]
        scripts[seat].append(list(one_round(match, seat, rng)))
    return scripts


def one_round(match: Match[Manors], seat: Seat, rng: Random) -> Iterator[Any]:
    said: Any = None
    while type(said) is not Done:
        hired = sum(type(e.value) is Hire and e.seat == seat for e in match.log)
        legal = [v for v in answers(match, seat) if type(v) is not Hire or hired < OWN_HIRES]
        said = rng.choice(legal)
        yield said
        match.answer(seat, said)
        if type(said) is Dig:
            face = answers(match, NATURE).sample(rng)
            yield face
            match.answer(NATURE, face)


class Player:
    """One seat that goes through its script, forwards and sometimes back."""

    def __init__(self, seat: int, script: list[list[Any]]) -> None:
        self.seat, self._script, self._place = Seat(seat), script, 0

    def go_on(self, match: Match[Manors]) -> None:
        number = match.state.passages[0].number
        assert number is not None
        lines = self._script[number - 1]
        match.answer(self.seat, lines[self._place])
        self._place += 1
        while match.waiting() == (NATURE,):
            match.answer(NATURE, lines[self._place])
            self._place += 1

    @property
    def begun(self) -> bool:
        """Whether it has done something in this round."""
        return self._place > 0

    def begin_again(self) -> None:
        self._place = 0

    def go_back(self, match: Match[Manors], rng: Random) -> str:
        """Take one's last answer back, and perhaps give it again; why not, if not."""
        try:
            undo(match, self.seat)
        except CannotUndo as refusal:
            return refusal.reason.message
        self._place -= 1
        if rng.random() < 0.3:
            redo(match, self.seat)
            self._place += 1
        return ""


def interleaved(match: Match[Manors], scripts: Script, rng: Random) -> set[str]:
    """Play the scripts in some order, with undo and redo; the reasons of refusals."""
    players = [Player(seat, script) for seat, script in scripts.items()]
    reasons = set[str]()
    while match.state.passages[-1].name == "works":
        before = match.state.passages[0].number
        rng.choice([p for p in players if p.seat in match.waiting()]).go_on(match)
        if match.state.passages[0].number != before:
            for player in players:
                player.begin_again()
        elif rng.random() < 0.3:
            reasons.add(rng.choice([p for p in players if p.begun]).go_back(match, rng))
    return reasons


def test_independent_seats_come_to_the_same_in_every_order() -> None:
    reasons = set[str]()
    for seed in range(ORDERS // 10):
        rng = Random(seed)
        start = begun(rng)
        end = start.clone()
        scripts = written_scripts(end, rng)
        for _ in range(10):
            match = start.clone()
            reasons |= interleaved(match, scripts, rng)
            assert match.state == end.state
    # Nobody has built on what another one did: only one's own barriers hold one back.
    assert reasons == {"", "undo-chance", "undo-known"}


# -- anything, in any order -----------------------------------------------------------------------


def without(match: Match[Any], entries: list[Answer]) -> Match[Any]:
    """A match in which just this was said."""
    fresh = Match[Any](GAME, match.seats, match.options, listen=True)
    for entry in entries:
        fresh.replay_entry(entry)
    return fresh


def same(one: Match[Any], two: Match[Any]) -> None:
    assert one.state == two.state
    assert one.digest() == two.digest()
    for seat in (*map(Seat, range(one.seats)), None):
        assert view_bytes(one, seat) == view_bytes(two, seat)


def legal_undo(match: Match[Any], seat: Seat) -> str:
    """Undo: exactly, or not at all; the reason why not."""
    before = match.log.copy()
    views = [view_bytes(match, Seat(n)) for n in range(match.seats)]
    try:
        index = undo_point(match, seat)
        undo(match, seat)
    except CannotUndo as refusal:
        assert match.log == before
        assert [view_bytes(match, Seat(n)) for n in range(match.seats)] == views
        return refusal.reason.message
    same(match, without(match, before[:index] + before[index + 1 :]))
    return ""


def something(match: Match[Any], rng: Random) -> str | None:
    """One more doing of some seat: an answer, a gift, or something taken back or given again."""
    seat, chance = Seat(rng.randrange(match.seats)), rng.random()
    gifts = match.anytime(seat)
    if chance < 0.12:
        return legal_undo(match, seat)
    if chance < 0.16:
        try:
            redo(match, seat)
        except Refused:
            return None
    elif chance < 0.3 and gifts:
        match.act(seat, gifts.sample(rng))
    else:
        seat = rng.choice(match.waiting())
        match.answer(seat, answers(match, seat).sample(rng))
    return None


def test_every_undo_is_refused_or_exact() -> None:
    reasons: dict[str, int] = {}
    for seed in range(ORDERS):
        rng = Random(seed)
        match = Match[Any](GAME, SEATS, Options(rounds=1), rng=rng, listen=True)
        while not match.over and match.state.passages[0].name == "round":
            reason = something(match, rng)
            if reason is not None:
                reasons[reason] = reasons.get(reason, 0) + 1
    told = {"", "undo-chance", "undo-known", "undo-built-on", "undo-none-here"}
    assert set(reasons) == told
    assert min(reasons.values()) > 20
    for lang in languages():
        texts = Texts(GAME, lang, strict=True)
        assert all(texts.has(f"reason-{reason}") for reason in told if reason)

"""The texts of a game: complete in every language, the same in all of them, and fit to be read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, cast

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import oyez.text
from oyez.game import Game, game_of
from oyez.kernel.frames import Question
from oyez.kernel.match import Match
from oyez.state.events import event_name
from oyez.state.seats import NATURE, Seat
from oyez.testing import messages
from oyez.testing.declaration import Declaration
from oyez.testing.play import RandomMatch
from oyez.text import DEFAULT, Reader, Texts, kebab, languages

GENERAL: Final = Path(oyez.text.__file__).parent / "messages"
TRANSLATIONS: Final = [lang for lang in languages() if lang != DEFAULT]
NAMES: Final = ["Aldo", "Brun", "Ciro", "Drago", "Enzo", "Fulk", "Gero", "Hugo"]
# Messages of which none may be left over in any game: those that its code names, and those of
# which its data is declared.
_NAMED: Final = ("event-", "prompt-", "reason-", "option-")
ASKED_FOR: Final = (*_NAMED, "counter-", "outcome-", "passage-", "rank-")
# So many letters fit on the line of a prompt.
BRIEF: Final = 64
# English that no translation has by itself.
_ENGLISH: Final = ("the", "and", "from", "with")
_LEFTOVER: Final = re.compile(r"\b(event|choice|prompt|reason|province|kingdom|coin|troop)-")
_LOOSE: Final = re.compile(r" [:;!?»]|« | \u202f|\w[;!?]\s")


# -- the files ------------------------------------------------------------------------------


def own_file(game: Game[Any, Any], lang: str) -> Path:
    """The messages of a game in a language."""
    return game.folder / "text" / f"{lang}.ftl"


def general_file(lang: str) -> Path:
    """The messages of every game in a language."""
    return GENERAL / f"{lang}.ftl"


@cache
def entries(path: Path) -> Mapping[str, ast.Pattern]:
    """Every message value and attribute of a file, by `id` or `id.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {path.name}"
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
    return found


class _Variables(Visitor):
    """The arguments a message uses; different forms of one name are one argument."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name.partition("-")[0])


def variables(pattern: ast.Pattern) -> set[str]:
    """The arguments of a message."""
    seen = _Variables()
    seen.visit(pattern)
    return seen.found


def _kinds(found: Mapping[str, ast.Pattern]) -> set[str]:
    """The kinds of things that have names."""
    return {e.removeprefix("form-") for e in found if e.startswith("form-") and "." not in e}


def check_same_messages(english: Path, translated: Path) -> None:
    """A translation has the same messages with the same arguments."""
    model, text = entries(english), entries(translated)
    named = tuple(f"{kind}-" for kind in _kinds(model))
    # Every language has forms of its own for the names of things.
    forms = {e for e in {*model, *text} if "." in e and e.startswith((*named, "form-"))}
    apart = (set(model) ^ set(text)) - forms
    assert not apart, f"only one language has {_list(apart)}"
    shared = [each for each in model if each in text and each != "player-of"]
    differing = [each for each in shared if variables(model[each]) != variables(text[each])]
    assert not differing, f"these take other arguments: {_list(differing)}"


def check_complete(declared: Declaration, lang: str) -> None:
    """Whatever the code speaks of has a message."""
    texts = Texts(declared.game, lang)
    missing = [each for each in messages.needed(declared) if not texts.has(each)]
    assert not missing, f"no message in {lang}: {_list(missing)}"


def check_brief_prompts(declared: Declaration, lang: str) -> None:
    """If some questions can be asked in a few words, all can."""
    texts = Texts(declared.game, lang)
    asked = messages.prompts(declared)
    wordy = [each for each in asked if not texts.has(f"prompt-{each}.brief")]
    own = [e for e in entries(own_file(declared.game, lang)) if e.endswith(".brief")]
    brief = [each for each in own if each.startswith("prompt-")]
    assert not (brief and wordy), f"no brief form in {lang} of {_list(wordy)}"


def check_nothing_left_over(declared: Declaration, lang: str) -> None:
    """No message of a kind that the code asks for by name is never asked for."""
    prefixes = (*(_NAMED if declared.hows is None else ASKED_FOR), *declared.prefixes)
    found = entries(own_file(declared.game, lang))
    written = {each for each in found if "." not in each and each.startswith(prefixes)}
    extra = written - messages.needed(declared)
    assert not extra, f"nothing asks for {_list(extra)}"


def check_names_differ(game: Game[Any, Any]) -> None:
    """No id names two things."""
    found = entries(own_file(game, DEFAULT))
    named = [e.partition("-") for e in found if "." not in e]
    things = Counter(thing for kind, _, thing in named if kind in _kinds(found) and thing)
    twice = [thing for thing, number in things.items() if number > 1]
    assert not twice, f"these ids name two things: {_list(twice)}"


def check_signs(path: Path, lang: str) -> None:
    """Apostrophes are curved; French puts unbreakable spaces before high punctuation."""
    lines = path.read_text(encoding="utf-8").splitlines()
    written = [line for line in lines if not line.startswith("#")]
    straight = [line for line in written if "'" in line]
    assert not straight, f"straight apostrophes: {straight}"
    loose = [line for line in written if lang == "fr" and _LOOSE.search(line)]
    assert not loose, f"breakable spaces: {loose}"


def check_forms_of_events(declared: Declaration) -> None:
    """Clauses and second persons are of fields that are there."""
    known = {f"event-{kebab(event_name(kind))}": kind for kind in messages.events(declared)}
    for name in entries(own_file(declared.game, DEFAULT)):
        message, _, form = name.partition(".")
        if message in known and form.startswith("you-"):
            fields = known[message].__struct_fields__
            assert form.removeprefix("you-") in fields, f"{name} is of no field"
        elif message in known and form:
            assert form in ("brief", "then", "lead"), f"{name} is used nowhere"


def _list(names: Iterable[str]) -> str:
    return ", ".join(sorted(names))


# -- reading --------------------------------------------------------------------------------


class Proofreader:
    """Reads the texts of a game in a language, and finds what nobody should have to read."""

    def __init__(self, declared: Declaration, lang: str) -> None:
        self.declared, self.lang, self.read = declared, lang, 0
        self.texts = Texts(declared.game, lang, NAMES, strict=True)
        words = "|".join([*_ENGLISH, *declared.english])
        self._foreign = re.compile(rf"\b({words})\b")

    def check(self, text: str, sentence: bool = False, lang: str | None = None) -> None:
        """A text, which may have to be a whole sentence."""
        self.read += 1
        assert text == text.strip() != "", f"there is space around: {text!r}"
        assert not re.search(r"[{}\u2066-\u2069]", text), f"a gap: {text}"
        assert not _LEFTOVER.search(text), f"the id of a message: {text}"
        assert "  " not in text, f"two spaces: {text}"
        if (lang or self.lang) != DEFAULT:
            assert not self._foreign.search(text), f"not translated: {text}"
        if sentence:
            assert text[0].isupper(), f"it begins small: {text}"
            assert text[-1] in ".!?", f"it does not end: {text}"

    def events(self) -> None:
        """Every event, told to anybody and to those it concerns."""
        for kind in messages.events(self.declared):
            for event in messages.every(self.declared, kind):
                self.check(self.texts.event(event), sentence=True)
                things = [getattr(event, field) for field in event.__struct_fields__]
                own = frozenset(each for each in things if isinstance(each, str) and each)
                for seat in (Seat(0), Seat(1)):
                    self._event_for(event, Reader(seat, own))

    def _event_for(self, event: Any, reader: Reader) -> None:
        self.check(self.texts.event(event, None, reader), sentence=True)
        for form in ("brief", "then", "lead"):
            clause = self.texts.clause(event, form, reader)
            if clause is not None:
                self.check(clause)
                assert clause[-1] not in ".!?", f"a clause is no sentence: {clause}"

    def choices(self) -> None:
        """Everything that can be answered."""
        for kind in messages.tagged(self.declared):
            for choice in messages.every(self.declared, kind):
                self.check(self.texts.value(choice))

    def reasons(self) -> None:
        """Every reason why something is not possible."""
        for reason in messages.reasons(self.declared):
            for about in self.declared.reasons:
                self.check(self.texts.say(f"reason-{reason}", **about), sentence=True)

    def constants(self, path: Path) -> None:
        """All that needs no arguments."""
        lang = DEFAULT if path.parent == GENERAL else self.lang
        for message, pattern in entries(path).items():
            if not variables(pattern) - {"count"}:
                self.check(self.texts.say(message), lang=lang)

    def match(self, played: RandomMatch) -> None:
        """Every question, every choice and every line of the log of a whole match."""
        rng = Random(1)
        for count, match in enumerate(played.decisions()):
            for question in match.questions():
                if question.seat != NATURE:
                    self._question(question, rng)
            if count % 7 == 0 and not match.over:
                self._acts(match, rng)
        for told in played.match.told or ():
            self.check(self.texts.event(told.event), sentence=True)
        outcome = played.match.outcome
        assert outcome is not None, "it does not come to its end"
        about = game_of(played.match).outcome_about(played.match.state)
        self.check(self.texts.say(f"outcome-{outcome.how}", **about), sentence=True)

    def _question(self, question: Question, rng: Random) -> None:
        self.check(self.texts.prompt(question), sentence=True)
        self.check(self.texts.value(question.choices.sample(rng), question))
        if self.texts.has(f"prompt-{question.prompt}.brief"):
            brief = self.texts.brief(question)
            self.check(brief)
            assert brief[0].isupper() or brief[0].isdigit(), f"it begins small: {brief}"
            assert not brief.endswith("."), f"it ends with a full stop: {brief}"
            assert len(brief) <= BRIEF, f"more than a line: {brief}"

    def _acts(self, match: Match[Any], rng: Random) -> None:
        for seat in map(Seat, range(match.seats)):
            if acts := match.anytime(seat):
                self.check(self.texts.act(acts.sample(rng), acts))

    def labels(self, question: Question) -> None:
        """No two options of a list read the same."""
        if question.prompt in self.declared.interchangeable:
            return
        for labels in _lists(self.texts.labels(question.choices, question.prompt)):
            self.read += len(labels) > 1
            twice = [label for label, number in Counter(labels).items() if number > 1]
            assert not twice, f"asked to {question.prompt}, these read the same: {twice}"


def _lists(labels: Any) -> Iterator[list[str]]:
    """Every list of labels in those of a choice."""
    if isinstance(labels, list):
        yield cast("list[str]", labels)
    elif isinstance(labels, dict):
        for inside in cast("dict[str, Any]", labels).values():
            yield from _lists(inside)

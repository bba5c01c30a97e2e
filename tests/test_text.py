"""The texts: complete in every language, the same in all of them, and fit to be read."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import Struct
from msgspec.structs import replace

import oyez.kernel
import oyez.text
from oyez.games.barbarian_kingdoms import GAME, Coins, Options, Previous
from oyez.games.barbarian_kingdoms.battle import Evacuation, Reinforce
from oyez.games.barbarian_kingdoms.claim import Claim
from oyez.games.barbarian_kingdoms.coins import KINDS
from oyez.games.barbarian_kingdoms.data import (
    KINGDOMS,
    POWERS,
    PROVINCES,
    REIGN_TITLES,
    SCENARIOS,
    SEA,
    Kingdom,
    Province,
)
from oyez.games.barbarian_kingdoms.happenings import KingdomTaken, Recruited
from oyez.games.barbarian_kingdoms.recruitment import Recruit
from oyez.games.barbarian_kingdoms.reign import Reign
from oyez.games.barbarian_kingdoms.taxation import Token
from oyez.kernel import (
    NOTHING,
    WITHDRAWN,
    Accept,
    Ask,
    Decline,
    Event,
    Match,
    NotAmongChoices,
    Question,
    Reason,
    Refused,
    Retract,
    Seat,
    Split,
)
from oyez.kernel.errors import CannotUndo, NotYourQuestion, StalePly
from oyez.kernel.lessons import messages
from oyez.kernel.table import Table
from oyez.text import Texts, kebab, languages

LANGUAGES = languages()
TRANSLATIONS = LANGUAGES[1:]
GENERAL = Path(oyez.text.__file__).parent / "messages"
KERNEL = Path(oyez.kernel.__file__).parent
NAMES = ["Aldo", "Brun", "Ciro", "Drago", "Enzo", "Fulk"]
ENGLISH = re.compile(r"\b(the|and|of|from|with|Warriors?|Kings?|gold|silver|Sea)\b")


def paths(lang: str) -> list[Path]:
    return [GENERAL / f"{lang}.ftl", GAME.folder / "text" / f"{lang}.ftl"]


def entries(path: Path) -> dict[str, ast.Pattern]:
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


class Variables(Visitor):
    """The arguments a message uses; different forms of one name are one argument."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name.partition("-")[0])


def variables(pattern: ast.Pattern) -> set[str]:
    seen = Variables()
    seen.visit(pattern)
    return seen.found


# -- what the code speaks of ----------------------------------------------------------------


def calls(folder: Path, *names: str) -> Iterator[python.Call]:
    """Every call of a function or method of one of these names in the modules of a folder."""
    for path in folder.glob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call):
                called = node.func
                name = called.attr if isinstance(called, python.Attribute) else None
                if (called.id if isinstance(called, python.Name) else name) in names:
                    yield node


def strings(call: python.Call, place: int, keyword: str) -> set[str]:
    """The literal given to a call in this place or under this keyword."""
    given = [*call.args[place : place + 1], *(k.value for k in call.keywords if k.arg == keyword)]
    literals = (each.value for each in given if isinstance(each, python.Constant))
    return {literal for literal in literals if isinstance(literal, str)}


def prompts() -> set[str]:
    asked = (strings(call, 2, "prompt") for call in calls(GAME.folder, "Ask"))
    asked_all = (strings(call, 1, "prompt") for call in calls(GAME.folder, "AskAll"))
    return {"choose", "draw", "roll", "shuffle"}.union(*asked, *asked_all)


def reasons() -> set[str]:
    of_game = (strings(call, 0, "message") for call in calls(GAME.folder, "Reason"))
    of_kernel = (strings(call, 1, "message") for call in calls(KERNEL, "refusal"))
    of_undo = (strings(call, 0, "message") for call in calls(KERNEL, "Reason"))
    faults = {"not-listed", "wrong-number", "wrong-sum", "not-alike", "out-of-range"}
    return faults.union(*of_game, *of_kernel, *of_undo)


def structs(base: type[Struct] = Struct) -> Iterator[type[Struct]]:
    for kind in base.__subclasses__():
        yield kind
        yield from structs(kind)


def own(kind: type) -> bool:
    return kind.__module__.startswith("oyez.games.barbarian_kingdoms")


def events() -> list[type[Struct]]:
    return [kind for kind in structs(Event) if own(kind)]


def tagged() -> list[type[Struct]]:
    plays = [k for k in structs() if own(k) and k.__struct_config__.tag and k not in events()]
    return [*plays, Accept, Decline, Retract, type(WITHDRAWN)]


def hows() -> set[str]:
    return set().union(*(strings(call, 2, "how") for call in calls(GAME.folder, "end")))


def table_words() -> set[str]:
    """Labels, counters and kinds of pieces on the table, halfway through a game."""
    match = Match(GAME, 6, Options(), rng=Random(2))
    for _ in range(60):
        answer(match, Random(2))
    table: Table = GAME.table(match.state, Seat(0))
    panels = table.panels
    elements = [*table.pieces, *panels, *table.boards[0].regions]
    found = {each.label.id for each in elements if each.label is not None}
    found |= {note.id for panel in panels for note in panel.notes}
    found |= {f"counter-{counter.name}" for panel in panels for counter in panel.counters}
    return found | {f"piece-{piece.kind}" for piece in table.pieces}


def wanted() -> set[str]:
    """Every message that the code can ask for."""
    options = {f"option-{name.replace('_', '-')}" for name in Options.__struct_fields__}
    powers = {f"power-{power.replace('_', '-')}" for power in POWERS}
    errors = (Refused, NotYourQuestion, StalePly, NotAmongChoices)
    return {
        "game-name", "game-description", "zone-sea", "score", "player", "nature",
        "choice-nothing", "choice-bribe-nothing", "choice-reinforce-nothing", "choice-tax-nothing",
        "king-of", "warrior-of", "piece-control-token", "piece-domination-tile", "piece-chest",
        *(f"prompt-{prompt}" for prompt in prompts()),
        *(f"reason-{reason}" for reason in reasons()),
        *(f"event-{kebab(kind.__name__)}" for kind in events()),
        *(f"choice-{kind.__struct_config__.tag}" for kind in tagged()),
        *(f"error-{kebab(kind.__name__)}" for kind in errors),
        *(f"outcome-{how}" for how in hows()),
        *(f"title-{title}" for _, title in REIGN_TITLES),
        *(f"score-{name.replace('_', '-')}" for name in Reign.__struct_fields__),
        *(f"province-{province}" for province in PROVINCES),
        *(f"kingdom-{kingdom}{part}" for kingdom in KINGDOMS for part in ("", ".king")),
        *(f"{kind}-{coin}" for coin in KINDS for kind in ("coin", "counter", "piece")),
        *(f"unit-{unit}" for unit in ("king", "warrior")),
        *(f"scenario-{scenario}" for scenario in SCENARIOS),
        *(f"{power}{part}" for power in powers for part in ("", ".name", ".text")),
        *(f"{option}{part}" for option in options for part in ("", ".help")),
        *(message for lesson in GAME.lessons for message in messages(lesson)),
        *(f"counter-battle-{part}" for part in ("king", "warriors", "control", "fortifications")),
        *(f"chronicle-{name}" for name in GAME.chronicle),
        "clash-battle",
        *table_words(),
    }  # fmt: skip


def test_the_scans_find_what_is_known_to_be_there() -> None:
    assert {"announce", "bribe", "pay", "fix-order", "tax-change"} <= prompts()
    assert {"too-dear", "wrong-type", "more-than-there-are", "undo-answered"} <= reasons()
    assert hows() == {"territorial", "military", "rounds"}
    assert {"let-pass", "recruit-at-sea", "token"} <= {k.__struct_config__.tag for k in tagged()}
    assert len(events()) > 25


# -- the files ------------------------------------------------------------------------------


def test_there_are_texts_in_english_and_french() -> None:
    assert set(LANGUAGES) >= {"en", "fr"}
    assert LANGUAGES[0] == "en"


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_all_languages_have_the_same_messages_with_the_same_arguments(lang: str) -> None:
    for english, translated in zip(paths("en"), paths(lang), strict=True):
        model, text = entries(english), entries(translated)
        assert set(model) == set(text)
        differing = [each for each in model if variables(model[each]) != variables(text[each])]
        assert differing == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_the_code_speaks_of_has_a_message(lang: str) -> None:
    texts = Texts(GAME, lang)
    assert sorted(each for each in wanted() if not texts.has(each)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_left_over(lang: str) -> None:
    kinds = ("event-", "prompt-", "reason-", "option-", "counter-", "province-", "outcome-")
    known = wanted() | {f"{each}.help" for each in wanted() if each.startswith("option-")}
    written = {each for path in paths(lang) for each in entries(path) if each.startswith(kinds)}
    assert sorted(written - known) == []


def test_no_id_names_two_things() -> None:
    kinds = {e.removeprefix("form-") for e in entries(paths("en")[1]) if e.startswith("form-")}
    kinds = {kind.partition(".")[0] for kind in kinds}
    parts = [e.partition("-") for e in entries(paths("en")[1]) if "." not in e]
    things = [thing for kind, _, thing in parts if kind in kinds]
    assert len(things) == len(set(things))


def test_french_puts_unbreakable_spaces_before_high_punctuation() -> None:
    for path in paths("fr"):
        lines = path.read_text(encoding="utf-8").splitlines()
        loose = [line for line in lines if re.search(r" [:;!?»]|« | \u202f|\w[;!?]\s", line)]
        assert [line for line in loose if not line.startswith("#")] == []


# -- reading --------------------------------------------------------------------------------


def check(text: str, lang: str, sentence: bool = False) -> None:
    assert text == text.strip()
    assert text
    assert not re.search(r"[{}\u2066-\u2069]", text), text
    assert not re.search(r"\b(event|choice|prompt|reason|province|kingdom|coin)-", text), text
    assert "  " not in text, text
    if lang != "en":
        assert not ENGLISH.search(text), text
    if sentence:
        assert text[0].isupper(), text
        assert text[-1] in ".!?", text


def fillings(name: str, hint: Any) -> list[Any]:
    """Values for a field of an event or a choice, odd ones included."""
    by_name: dict[str, list[Any]] = {
        "unit": ["king", "warrior"],
        "how": ["territorial", "military", "rounds", "lapsed", "decline", "retract"],
        "coin": list(KINDS),
        "scenario": list(SCENARIOS),
        "lot": [*KINGDOMS, "A", "B", "C"],
        "king": ["latium", SEA, None],
    }
    by_type: dict[Any, list[Any]] = {
        Kingdom: [KINGDOMS[0], KINGDOMS[5]],
        Province: ["belgica", SEA],
        Coins: [Coins(), Coins(1), Coins(2, 1, 2, 1)],
        int: [0, 1, 12],
        bool: [True, False],
        tuple[Province, ...]: [(), ("latium",), ("latium", "apulia", SEA, SEA)],
        Seat: [Seat(1)],
        Seat | None: [Seat(1), None],
    }
    return by_type[hint] if hint in by_type else by_name[name]


def every(kind: type[Struct]) -> Iterator[Any]:
    hints = {n: h for n, h in get_type_hints(kind).items() if n in kind.__struct_fields__}
    for values in product(*(fillings(name, hint) for name, hint in hints.items())):
        yield kind(*values)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_reads_well(lang: str) -> None:
    texts = Texts(GAME, lang, NAMES, strict=True)
    for kind in events():
        for event in every(kind):
            check(texts.event(event), lang, sentence=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_reads_well(lang: str) -> None:
    texts = Texts(GAME, lang, NAMES, strict=True)
    for kind in tagged():
        for choice in every(kind):
            check(texts.value(choice), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_reads_well(lang: str) -> None:
    texts = Texts(GAME, lang, strict=True)
    for reason in reasons():
        for least, zone in product((0, 2, 3), ("latium", SEA, "atlantis")):
            about = {"least": least, "most": 3, "cost": 4, "province": zone, "seat": 1}
            check(texts.say(f"reason-{reason}", **about), lang, sentence=zone != "atlantis")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_needs_no_arguments_can_be_said(lang: str) -> None:
    texts = Texts(GAME, lang, strict=True)
    for path in paths(lang):
        for message, pattern in entries(path).items():
            if not variables(pattern) - {"count"}:
                check(texts.say(message), lang if path == paths(lang)[1] else "en")


def answer(match: Match[Any], rng: Random) -> tuple[Question, Any] | None:
    """Let one seat say or do something at random."""
    if match.over:
        return None
    seat = rng.choice(match.waiting())
    acts = match.anytime(seat)
    if acts and rng.random() < 0.1:
        match.act(seat, acts.sample(rng))
        return None
    question = match.question(seat)
    assert question is not None
    value = question.choices.sample(rng)
    match.answer(seat, value)
    return question, value


def watch(match: Match[Any], texts: Texts, rng: Random) -> None:
    """Read every question, every choice and every line of the log of a whole match."""
    while not match.over:
        for seat in map(Seat, range(match.seats)):
            for act in match.anytime(seat):
                check(texts.value(act), texts.lang)
        said = answer(match, rng)
        if said is not None:
            question, value = said
            check(texts.prompt(question), texts.lang, sentence=True)
            check(texts.value(value, question), texts.lang)
    for told in match.told or ():
        check(texts.event(told.event), texts.lang, sentence=True)
    assert match.outcome is not None
    check(texts.say(f"outcome-{match.outcome.how}"), texts.lang, sentence=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_reads_well(lang: str) -> None:
    texts = Texts(GAME, lang, NAMES, strict=True)
    match = Match(GAME, 4, Options(rounds=20), rng=Random(1), listen=True)
    watch(match, texts, Random(1))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_with_every_variant_read_well(lang: str, seats: int) -> None:
    texts = Texts(GAME, lang, NAMES, strict=True)
    common = Options(rounds=6, change_with_rivals=True, previous=Previous(Seat(1)))
    variants: list[dict[str, bool]] = [{"privilege": True, "inheritance": True}]
    variants += [{"precedence": True}, {"expert": seats > 2}]
    for seed, variant in enumerate(variants):
        options = replace(common, **variant)
        match = Match(GAME, seats, options, rng=Random(seed), listen=True)
        watch(match, texts, Random(seed))


# -- particular sentences -------------------------------------------------------------------


def said_in(lang: str) -> Texts:
    return Texts(GAME, lang, NAMES, strict=True)


def test_a_line_of_the_log() -> None:
    event = Recruited(KINGDOMS[5], Province("belgica"), Coins(bronze=2), Province("belgica"))
    english = "The Franks recruit a Warrior in Belgica and lay 2 bronze there."
    french = "Les Francs recrutent un Guerrier dans Belgica et y posent 2 pièces de bronze."
    assert said_in("en").event(event) == english
    assert said_in("fr").event(event) == french


def test_heaps_and_lists_are_put_in_words() -> None:
    english, french = said_in("en"), said_in("fr")
    assert english.value(Coins(bronze=2, gold=1)) == "2 bronze and 1 gold"
    assert french.value(("bronze", "bronze", "gold")) == "2 pièces de bronze et 1 pièce d’or"
    assert english.value(()) == "nothing"
    units = (Reinforce("king", SEA), *[Reinforce("warrior", Province("latium"))] * 2)
    assert english.value(units) == "the King from the Sea and 2 Warriors from Latium"
    tokens = (Token(Province("latium"), "gold"),) * 2
    assert french.value(tokens) == "2 pièces d’or dans Latium"
    leaving = Evacuation(Province("latium"), (Province("apulia"), SEA, SEA))
    assert english.value(leaving) == "King: Latium; Warriors: Apulia and Sea (×2)"


def asked(prompt: str, choices: Any, about: dict[str, Any] | None = None) -> Question:
    return Question(Ask(Seat(0), choices, prompt, "", about), 0, False)


def test_a_question_has_its_own_words_for_nothing() -> None:
    about = {"kingdom": "franks", "province": "latium", "points": 6, "rival_points": 9}
    question = asked("reinforce", NOTHING, about)
    assert said_in("en").value((), question) == "Bring nobody"
    assert said_in("fr").value((), question) == "N’amener personne"
    assert "of the Franks" in said_in("en").prompt(question)
    assert said_in("en").prompt(question, {Seat(0): "Zoë"}).startswith("Zoë, ")


def test_a_sum_laid_out_is_told_part_by_part() -> None:
    question = asked("choose", Split({"latium": 3, "huns": 3}, 4))
    said = said_in("en").value((("latium", 3), ("huns", 1)), question)
    assert said == "3 for Latium and 1 for Huns"


def test_players_keep_their_names() -> None:
    taken = KingdomTaken(Seat(0), KINGDOMS[0])
    texts = Texts(GAME, "fr")
    assert texts.event(taken, ["gold"]) == "gold joue les Huns."
    assert texts.event(taken) == "Joueur 1 joue les Huns."
    assert texts.player(oyez.kernel.NATURE) == "Le hasard"


def refusal(match: Match[Any], seat: Seat, value: object) -> Refused:
    with pytest.raises(Refused) as caught:
        match.answer(seat, value)
    return caught.value


def test_a_refusal_says_why_and_names_the_rule() -> None:
    match = Match(GAME, 3, Options(kingdoms=("ostrogoths", "visigoths", "franks")), rng=Random(1))
    for seat in map(Seat, range(3)):
        match.answer(seat, next(iter(match.question(seat).choices)))  # type: ignore[union-attr]
    english, french = said_in("en"), said_in("fr")
    fault = refusal(match, Seat(0), Claim(Province("latium")))
    words = "Latium is a Capital, and Capitals cannot be claimed. [BK-CLAIM-09]"
    assert english.error(fault) == words
    fault = refusal(match, Seat(0), Recruit(Province("atlantis")))
    assert french.error(fault) == "Vous ne contrôlez pas atlantis. [BK-RECRUIT-04]"
    fault = refusal(match, Seat(1), 3)
    assert french.error(fault) == "La question ne vous est pas posée. [BK-TURN-03]"


def test_a_refusal_to_take_back_says_why() -> None:
    answered = CannotUndo("", Reason("undo-answered", about={"seat": 1}))
    words = "This cannot be taken back: Brun has answered since."
    assert said_in("en").error(answered) == words
    assert Texts(GAME, "fr").error(answered).endswith(": Joueur 2 a répondu depuis.")
    known = CannotUndo("", Reason("undo-known", "BK-R11"))
    assert said_in("en").error(known).endswith("stands for good. [BK-R11]")


def test_equal_bounds_are_one_number() -> None:
    for lang, words in (("en", "You must take exactly 1."), ("fr", "exactement 1.")):
        said = said_in(lang).reason(Reason("wrong-number", about={"least": 1, "most": 1}))
        assert said.endswith(words)
    most = Reason("wrong-sum", about={"least": 0, "most": 4})
    assert said_in("en").reason(most) == "These may be worth 4 in all at most."


def test_the_sea_is_no_province_in_french() -> None:
    for zone, words in (("latium", "La Province Latium"), (SEA, "La Mer")):
        said = said_in("fr").reason(Reason("not-adjacent", about={"province": zone}))
        assert said.startswith(f"{words} n’est pas adjacente")


def test_what_is_missing_falls_back() -> None:
    texts = Texts(GAME, "fr")
    assert texts.say("no-such-message") == "no-such-message"
    with pytest.raises(LookupError):
        said_in("fr").say("no-such-message")
    with pytest.raises(LookupError):
        said_in("fr").say("event-battle-won")
    assert Texts(GAME, "fr_CA").lang == "fr"
    assert Texts(GAME, "xx").lang == "en"


def test_a_message_only_english_has_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("hello = Good day, { $seat }.\n", encoding="utf-8")
    monkeypatch.setattr(GAME, "folder", tmp_path)
    assert Texts(GAME, "fr").say("hello", seat="Ann") == "Good day, Ann."

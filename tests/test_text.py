"""The texts: complete in every language, the same in all of them, and fit to be read."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

import oyez.kernel
import oyez.text
from oyez.errors import CannotUndo, NotYourQuestion, StalePly
from oyez.game import game_of
from oyez.games.barbarian_kingdoms import GAME, Coins, KingdomsOptions, PreviousGame
from oyez.games.barbarian_kingdoms.box.fixed import KINGDOMS, SEA, Province
from oyez.games.barbarian_kingdoms.rules.battle import Evacuation, Reinforce
from oyez.games.barbarian_kingdoms.rules.claim import Claim
from oyez.games.barbarian_kingdoms.rules.recruitment import Recruit
from oyez.games.barbarian_kingdoms.rules.taxation import TakeToken
from oyez.games.barbarian_kingdoms.scene.happenings import KingdomTaken, Recruited
from oyez.kernel import (
    NOTHING,
    Amount,
    Ask,
    Assign,
    Clauses,
    Dependent,
    Either,
    Form,
    Match,
    NotAmongChoices,
    OneOf,
    Question,
    Reason,
    Refused,
    Seat,
    Split,
)
from oyez.state.events import event_name
from oyez.text import Reader, Texts, kebab, languages
from tests.barbarian_kingdoms.vocabulary import VOCABULARY as BARBARIANS
from tests.kernel.sheet.vocabulary import VOCABULARY as SHEET
from tests.kernel.solitaire.vocabulary import VOCABULARY as SOLITAIRE
from tests.kernel.vocabulary import DUEL, MARKET
from tests.the_anarchy.vocabulary import VOCABULARY as ANARCHY
from tests.vocabulary import (
    Vocabulary,
    answer,
    events,
    every,
    labels,
    passages,
    prompts,
    reasons,
    tagged,
)
from tests.warrior_knights.vocabulary import VOCABULARY as KNIGHTS

LANGUAGES = languages()
TRANSLATIONS = LANGUAGES[1:]
GENERAL = Path(oyez.text.__file__).parent / "messages"
NAMES = ["Aldo", "Brun", "Ciro", "Drago", "Enzo", "Fulk"]
ENGLISH = re.compile(
    r"\b(the|and|from|with|Warriors?(?! Knights)|Kings?|gold|silver|Sea|crowns?|the Church)\b"
)
# Messages of which none may be left over in any game.
ASKED_FOR = (
    "event-", "prompt-", "reason-", "option-", "counter-", "outcome-", "passage-", "rank-",
)  # fmt: skip

# So many letters fit on the line of a prompt.
BRIEF = 64

each_language = pytest.mark.parametrize("lang", LANGUAGES)
GAMES = [BARBARIANS, KNIGHTS, ANARCHY, MARKET, DUEL, SHEET, SOLITAIRE]
each_game = pytest.mark.parametrize("words", GAMES, ids=lambda words: words.game.id)


def paths(words: Vocabulary, lang: str) -> list[Path]:
    return [GENERAL / f"{lang}.ftl", words.folder / "text" / f"{lang}.ftl"]


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


def kinds(found: dict[str, ast.Pattern]) -> set[str]:
    """The kinds of things that have names."""
    return {e.removeprefix("form-") for e in found if e.startswith("form-") and "." not in e}


def wanted(words: Vocabulary) -> set[str]:
    """Every message that the code can ask for."""
    fields = words.game.options.__struct_fields__
    options = {f"option-{name.replace('_', '-')}" for name in fields}
    errors = (Refused, NotYourQuestion, StalePly, NotAmongChoices)
    return {
        "event-obeyed", "event-obeyed.here", "order-always", "order-ask",
        "game-name", "game-description", "player", "player-of", "nature", "choice-nothing",
        *(f"prompt-{prompt}" for prompt in prompts(words)),
        *(f"reason-{reason}" for reason in reasons(words)),
        *(f"event-{kebab(event_name(kind))}" for kind in events(words)),
        *(f"choice-{kind.__struct_config__.tag}" for kind in tagged(words)),
        *(f"error-{kebab(kind.__name__)}" for kind in errors),
        *(f"outcome-{how}" for how in words.hows),
        *(f"passage-{name}" for name in passages(words)),
        *(f"{option}{part}" for option in options for part in ("", ".help")),
        *(f"chronicle-{name}" for name in words.game.chronicle),
        *labels(words),
        *words.of_data(),
    }  # fmt: skip


def test_the_scans_find_what_is_known_to_be_there() -> None:
    assert {"announce", "bribe", "pay", "fix-order", "tax-change"} <= prompts(BARBARIANS)
    assert {"submit", "obey", "plan", "bid", "discard-fate"} <= prompts(KNIGHTS)
    assert {"too-dear", "wrong-type", "more-than-there-are", "undo-answered"} <= reasons(BARBARIANS)
    assert {"besieged-this-round", "outer-region"} <= reasons(KNIGHTS)
    assert BARBARIANS.hows == {"territorial", "military", "rounds"}
    assert KNIGHTS.hows == {"military", "last", "influence", "might", "tie"}
    tags = {kind.__struct_config__.tag for kind in tagged(BARBARIANS)}
    assert {"let-pass", "recruit-at-sea", "token"} <= tags
    assert len(events(BARBARIANS)) > 25
    assert len(events(KNIGHTS)) > 90


# -- the files ------------------------------------------------------------------------------


def test_there_are_texts_in_english_and_french() -> None:
    assert set(LANGUAGES) >= {"en", "fr"}
    assert LANGUAGES[0] == "en"


@each_game
@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_all_languages_have_the_same_messages_with_the_same_arguments(
    words: Vocabulary, lang: str
) -> None:
    for english, translated in zip(paths(words, "en"), paths(words, lang), strict=True):
        model, text = entries(english), entries(translated)
        named = tuple(f"{kind}-" for kind in kinds(model))
        # Every language has forms of its own for the names of things.
        forms = {e for e in {*model, *text} if "." in e and e.startswith((*named, "form-"))}
        assert set(model) - forms == set(text) - forms
        shared = [each for each in model if each in text and each != "player-of"]
        differing = [each for each in shared if variables(model[each]) != variables(text[each])]
        assert differing == []


@each_game
@each_language
def test_whatever_the_code_speaks_of_has_a_message(words: Vocabulary, lang: str) -> None:
    texts = Texts(words.game, lang)
    assert sorted(each for each in wanted(words) if not texts.has(each)) == []


@pytest.mark.parametrize("words", [BARBARIANS, KNIGHTS, ANARCHY], ids=lambda words: words.game.id)
@each_language
def test_every_question_can_be_asked_in_a_few_words(words: Vocabulary, lang: str) -> None:
    texts = Texts(words.game, lang)
    wordy = [each for each in prompts(words) if not texts.has(f"prompt-{each}.brief")]
    assert sorted(wordy) == []


@each_game
@each_language
def test_no_message_is_left_over(words: Vocabulary, lang: str) -> None:
    known = wanted(words)
    path = paths(words, lang)[1]
    prefixes = (*ASKED_FOR, *words.prefixes)
    written = {e for e in entries(path) if "." not in e and e.startswith(prefixes)}
    assert sorted(written - known) == []


@each_language
def test_no_general_message_is_left_over(lang: str) -> None:
    known = wanted(BARBARIANS)
    general = entries(paths(BARBARIANS, lang)[0])
    written = {e.removesuffix(".brief") for e in general if e.startswith(ASKED_FOR)}
    assert sorted(written - known) == []


@each_game
def test_no_id_names_two_things(words: Vocabulary) -> None:
    found = entries(paths(words, "en")[1])
    parts = [e.partition("-") for e in found if "." not in e]
    things = [thing for kind, _, thing in parts if kind in kinds(found) and thing]
    assert len(things) == len(set(things))


@each_game
def test_french_puts_unbreakable_spaces_before_high_punctuation(words: Vocabulary) -> None:
    for path in paths(words, "fr"):
        lines = path.read_text(encoding="utf-8").splitlines()
        loose = [line for line in lines if re.search(r" [:;!?»]|« | \u202f|\w[;!?]\s", line)]
        assert [line for line in loose if not line.startswith("#")] == []


@each_game
@each_language
def test_apostrophes_are_curved(words: Vocabulary, lang: str) -> None:
    lines = paths(words, lang)[1].read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if "'" in line and not line.startswith("#")] == []


# -- reading --------------------------------------------------------------------------------


def check(text: str, lang: str, sentence: bool = False) -> None:
    assert text == text.strip()
    assert text
    assert not re.search(r"[{}\u2066-\u2069]", text), text
    assert not re.search(r"\b(event|choice|prompt|reason|province|kingdom|coin|troop)-", text), text
    assert "  " not in text, text
    if lang != "en":
        assert not ENGLISH.search(text), text
    if sentence:
        assert text[0].isupper(), text
        assert text[-1] in ".!?", text


@each_game
@each_language
def test_every_event_reads_well(words: Vocabulary, lang: str) -> None:
    texts = Texts(words.game, lang, NAMES, strict=True)
    for kind in events(words):
        for event in every(words, kind):
            check(texts.event(event), lang, sentence=True)


@each_game
@each_language
def test_every_event_reads_well_for_whom_it_concerns(words: Vocabulary, lang: str) -> None:
    texts = Texts(words.game, lang, NAMES, strict=True)
    for kind in events(words):
        for event in every(words, kind):
            things = [getattr(event, field) for field in event.__struct_fields__]
            own = frozenset(each for each in things if isinstance(each, str) and each)
            for reader in (Reader(Seat(0), own), Reader(Seat(1), own)):
                check(texts.event(event, None, reader), lang, sentence=True)
                for form in ("brief", "then", "lead"):
                    clause = texts.clause(event, form, reader)
                    if clause is not None:
                        check(clause, lang)
                        assert clause[-1] not in ".!?", clause


@each_game
def test_clauses_and_second_persons_are_of_fields_that_are_there(words: Vocabulary) -> None:
    known = {f"event-{kebab(event_name(kind))}": kind for kind in events(words)}
    for name in entries(paths(words, "en")[1]):
        message, _, form = name.partition(".")
        if message in known and form.startswith("you-"):
            assert form.removeprefix("you-") in known[message].__struct_fields__, name
        elif message in known and form:
            assert form in ("brief", "then", "lead"), name


@each_game
@each_language
def test_every_choice_reads_well(words: Vocabulary, lang: str) -> None:
    texts = Texts(words.game, lang, NAMES, strict=True)
    for kind in tagged(words):
        for choice in every(words, kind):
            check(texts.value(choice), lang)


@each_game
@each_language
def test_every_reason_reads_well(words: Vocabulary, lang: str) -> None:
    texts = Texts(words.game, lang, strict=True)
    for reason in reasons(words):
        for about in words.reasons:
            check(texts.say(f"reason-{reason}", **about), lang, sentence=True)


@each_game
@each_language
def test_all_that_needs_no_arguments_can_be_said(words: Vocabulary, lang: str) -> None:
    texts = Texts(words.game, lang, strict=True)
    general, own = paths(words, lang)
    for path in (general, own):
        for message, pattern in entries(path).items():
            if not variables(pattern) - {"count"}:
                check(texts.say(message), lang if path == own else "en")


def check_brief(texts: Texts, question: Question) -> None:
    """What is asked in a few words fits on one line, and does not call the reader by name."""
    brief = texts.brief(question)
    check(brief, texts.lang)
    assert brief[0].isupper() or brief[0].isdigit(), brief
    assert not brief.endswith("."), brief
    assert len(brief) <= BRIEF, brief


def watch(match: Match[Any], texts: Texts, rng: Random) -> None:
    """Read every question, every choice and every line of the log of a whole match."""
    plies = 0
    while not match.over:
        plies += 1
        for seat in map(Seat, range(match.seats)):
            acts = match.anytime(seat)
            for _ in range(1 if acts and plies % 7 == 0 else 0):
                check(texts.act(acts.sample(rng), acts), texts.lang)
        said = answer(match, rng)
        if said is not None:
            question, value = said
            check(texts.prompt(question), texts.lang, sentence=True)
            if texts.has(f"prompt-{question.prompt}.brief"):
                check_brief(texts, question)
            check(texts.value(value, question), texts.lang)
    for told in match.told or ():
        check(texts.event(told.event), texts.lang, sentence=True)
    assert match.outcome is not None
    about = game_of(match).outcome_about(match.state)
    check(texts.say(f"outcome-{match.outcome.how}", **about), texts.lang, sentence=True)


@each_language
def test_a_whole_game_reads_well(lang: str) -> None:
    texts = Texts(GAME, lang, NAMES, strict=True)
    match = Match(GAME, 4, KingdomsOptions(rounds=20), rng=Random(1), listen=True)
    watch(match, texts, Random(1))


@each_language
@pytest.mark.parametrize("seats", GAME.seats)
def test_games_with_every_variant_read_well(lang: str, seats: int) -> None:
    texts = Texts(GAME, lang, NAMES, strict=True)
    common = KingdomsOptions(rounds=6, change_with_rivals=True, previous=PreviousGame(Seat(1)))
    variants: list[dict[str, bool]] = [{"privilege": True, "inheritance": True}]
    variants += [{"precedence": True}, {"expert": seats > 2}]
    for seed, variant in enumerate(variants):
        options = replace(common, **variant)
        match = Match(GAME, seats, options, rng=Random(seed), listen=True)
        watch(match, texts, Random(seed))


@each_language
@pytest.mark.parametrize("seats", KNIGHTS.game.seats)
def test_games_of_warrior_knights_read_well(lang: str, seats: int) -> None:
    texts = Texts(KNIGHTS.game, lang, NAMES, strict=True)
    plain = KNIGHTS.game.options(rounds=7)
    full = replace(plain, open_motions=True, hostage_heirs=True, elimination=True, fate_limit=True)
    for seed, options in enumerate((plain, full)):
        match = Match(KNIGHTS.game, seats, options, rng=Random(seed), listen=True)
        watch(match, texts, Random(seed))


@each_language
@pytest.mark.parametrize("seats", ANARCHY.game.seats)
def test_games_of_the_anarchy_read_well(lang: str, seats: int) -> None:
    texts = Texts(ANARCHY.game, lang, NAMES, strict=True)
    rng = Random(seats)
    for seed in range(2):
        options = ANARCHY.game.sample_options(seats, rng)
        match = Match(ANARCHY.game, seats, options, rng=Random(seed), listen=True)
        watch(match, texts, Random(seed))


@each_language
@pytest.mark.parametrize("words", [MARKET, DUEL], ids=lambda words: words.game.id)
def test_games_of_the_toys_read_well(lang: str, words: Vocabulary) -> None:
    texts = Texts(words.game, lang, NAMES, strict=True)
    for seed, seats in enumerate(words.game.seats):
        match = Match(words.game, seats, rng=Random(seed), listen=True)
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
    tokens = (TakeToken(Province("latium"), "gold"),) * 2
    assert french.value(tokens) == "2 pièces d’or dans Latium"
    leaving = Evacuation(Province("latium"), (Province("apulia"), SEA, SEA))
    assert english.value(leaving) == "King: Latium; Warriors: Apulia and Sea (×2)"


def test_options_fields_and_seats_are_named() -> None:
    acts = Either({"give": Form({"to": OneOf([Seat(1)]), "cups": Amount(1, 3)}), "drink": NOTHING})
    texts = said_in("en")
    assert texts.act(("give", (Seat(1), 2)), acts) == "give: Brun and 2"
    assert texts.name("act", "give") == "give"
    assert texts.name("field", "cups") == "cups"
    assert texts.thing(Seat(1), "to") == "Brun"
    assert texts.thing(1, "cups") == "1"


def test_clauses_and_dependent_fields_are_told_one_by_one() -> None:
    pay = Dependent({"to": OneOf([Seat(1)]), "coin": lambda _: OneOf(["gold", "silver"])})
    contract = Clauses({"pay": pay, "cups": Amount(1, 3)}, 3)
    clauses = (("pay", (Seat(1), "gold")), ("cups", 2))
    assert said_in("en").act(clauses, contract) == "pay: Brun and 1 gold and cups: 2"
    assert said_in("fr").act(clauses, contract) == "pay: Brun et 1 pièce d’or et cups: 2"
    assert said_in("en").act((), contract) == "nothing"


def test_things_are_told_with_their_places() -> None:
    choices = Assign(
        {"gold": ["latium"], "silver": ["apulia"]}, {"latium": (0, 1), "apulia": (0, 1)}
    )
    (value,) = choices
    assert said_in("en").act(value, choices) == "1 gold: Latium and 1 silver: Apulia"
    french = "1 pièce d’or\u00a0: Latium et 1 pièce d’argent\u00a0: Apulia"
    assert said_in("fr").act(value, choices) == french


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
    match = Match(
        GAME, 3, KingdomsOptions(kingdoms=("ostrogoths", "visigoths", "franks")), rng=Random(1)
    )
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

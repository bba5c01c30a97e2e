"""The texts: complete in every language, the same in all of them, and fit to be read."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import oyez.kernel
import oyez.text
from oyez.errors import CannotUndo
from oyez.games.barbarian_kingdoms import GAME, Coins, KingdomsOptions
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
    OneOf,
    Question,
    Reason,
    Refused,
    Seat,
    Split,
)
from oyez.testing.messages import events, needed, prompts, reasons, tagged
from oyez.testing.texts import (
    ASKED_FOR,
    Proofreader,
    check_same_messages,
    check_signs,
    entries,
    general_file,
)
from oyez.text import Texts, languages
from tests.barbarian_kingdoms.declaration import DECLARATION as KINGDOMS_TOLD
from tests.warrior_knights.declaration import DECLARATION as KNIGHTS

LANGUAGES = languages()
NAMES = ["Aldo", "Brun", "Ciro", "Drago", "Enzo", "Fulk"]
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def test_the_scans_find_what_is_known_to_be_there() -> None:
    assert {"announce", "bribe", "pay", "fix-order", "tax-change"} <= prompts(KINGDOMS_TOLD)
    assert {"submit", "obey", "plan", "bid", "discard-fate"} <= prompts(KNIGHTS)
    found = reasons(KINGDOMS_TOLD)
    assert {"too-dear", "wrong-type", "more-than-there-are", "undo-answered"} <= found
    assert {"besieged-this-round", "outer-region"} <= reasons(KNIGHTS)
    assert set(KINGDOMS_TOLD.hows or ()) == {"territorial", "military", "rounds"}
    assert set(KNIGHTS.hows or ()) == {"military", "last", "influence", "might", "tie"}
    tags = {kind.__struct_config__.tag for kind in tagged(KINGDOMS_TOLD)}
    assert {"let-pass", "recruit-at-sea", "token"} <= tags
    assert len(events(KINGDOMS_TOLD)) > 25
    assert len(events(KNIGHTS)) > 90


def test_there_are_texts_in_english_and_french() -> None:
    assert set(LANGUAGES) >= {"en", "fr"}
    assert LANGUAGES[0] == "en"


@each_language
def test_the_messages_of_every_game_are_the_same_in_all_languages(lang: str) -> None:
    check_same_messages(general_file("en"), general_file(lang))
    if lang == "fr":
        check_signs(general_file(lang), lang)


@each_language
def test_no_general_message_is_left_over(lang: str) -> None:
    general = entries(general_file(lang))
    written = {e.removesuffix(".brief") for e in general if e.startswith(ASKED_FOR)}
    assert sorted(written - needed(KINGDOMS_TOLD)) == []


@each_language
def test_general_messages_read_well(lang: str) -> None:
    reader = Proofreader(KINGDOMS_TOLD, lang)
    reader.constants(general_file(lang))
    assert reader.read > 100


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

"""Particular sentences of Warrior Knights, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from oyez.games.warrior_knights import GAME
from oyez.games.warrior_knights.answers import Attack, March, NameCompany, Pardon
from oyez.games.warrior_knights.rules.bargains import EXAMPLES
from oyez.games.warrior_knights.scene.happenings import (
    EventDrawn,
    FateTurnedUp,
    NobleMoved,
    Paid,
    Received,
    SiegeBegun,
    SiegeLifted,
    TroopsMoved,
)
from oyez.games.warrior_knights.scene.happenings_at_home import (
    AssemblyOpened,
    BidsOpened,
    ExpeditionSettled,
    MotionProposed,
    VoteDecided,
    VotesWritten,
)
from oyez.games.warrior_knights.scene.happenings_in_the_field import (
    CasualtiesSuffered,
    FateRevealed,
    Promised,
    StrongholdTaken,
)
from oyez.kernel import Amount, Ask, Either, Event, Form, OneOf, Question, Seat, Words
from oyez.text import Texts

NAMES = ["Aldo", "Brun", "Élodie"]
A, B, C = Seat(0), Seat(1), Seat(2)


def said_in(lang: str) -> Texts:
    return Texts(GAME, lang, NAMES, strict=True)


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            NobleMoved(A, "alan-of-smalt", "F3", "B3", False, "WK-MOVE-02"),
            "Alan of Smalt marches from Altamont to Monz.",
            "Alan of Smalt marche d’Altamont à Monz.",
        ),
        (
            NobleMoved(A, "guy-de-solferino", "D1", "O3", True, "WK-SEA-02"),
            "Guy de Solferino puts to sea at Ballin, bound for Alexandria.",
            "Guy de Solferino s’embarque à Ballin pour Alexandrie.",
        ),
        (
            TroopsMoved("alan-of-smalt", "", ("regular-50", "regular-50"), ""),
            "Alan of Smalt leaves 2 × 50 regulars in the stronghold.",
            "Alan of Smalt laisse 2 × 50 réguliers à la forteresse.",
        ),
        (
            Received(B, "faith", 1, "WK-CHURCH-01"),
            "Brun receives 1 Faith.",
            "Brun reçoit 1 point de foi.",
        ),
        (
            StrongholdTaken(C, A, "E3"),
            "Aldo takes the stronghold of Élodie at E3.",
            "Aldo prend la forteresse d’Élodie en E3.",
        ),
        (
            AssemblyOpened((A, B, C)),
            "The assembly is opened in the presence of Aldo, Brun and Élodie.",
            "L’assemblée s’ouvre, avec Aldo, Brun et Élodie.",
        ),
        (
            BidsOpened("agenda", "fine", ((A, 2), (B, 0))),
            "Votes on Fine: Aldo (2) and Brun (0).",
            "Voix mises sur la proposition Amende\u00a0: Aldo (2) et Brun (0).",
        ),
        (
            VotesWritten(B, (1, 1, 0)),
            "Brun has written down these votes, agenda by agenda: 1, 1 and 0.",
            "Brun a noté ces voix, proposition après proposition\u00a0: 1, 1 et 0.",
        ),
        (
            MotionProposed(A, "words", "No more wars", None),
            "Aldo proposes a new law: “No more wars”.",
            "Aldo propose une nouvelle loi\u00a0: «\u00a0No more wars\u00a0».",
        ),
        (
            FateRevealed(None, ("F01", "F02", "F03")),
            "The city shows: Inflict 100 and 2 × Avoid 100.",
            "La cité montre\u00a0: Infliger 100 et 2 × Éviter 100.",
        ),
        (
            FateTurnedUp("F04", "WK-PHASE3-07"),
            "Fate says: revolt.",
            "La destinée dit\u00a0: révolte.",
        ),
        (
            FateTurnedUp("F07", "WK-MOTION-01"),
            "Fate points to Ambrus Lila, and so to the house of Umberto da Viola (purple).",
            "La destinée désigne Ambrus Lila, et donc la maison d’Umberto da Viola (violet).",
        ),
        (
            Paid(B, "votes", 1, "WK-EVENT-04"),
            "Brun loses 1 vote.",
            "Brun perd 1 voix.",
        ),
        (
            Paid(C, "crowns", 4, "WK-DEFWORKS-02"),
            "Élodie pays 4 crowns for repairs.",
            "Élodie paie 4 couronnes pour des réparations.",
        ),
        (
            SiegeBegun(A, "E3"),
            "Aldo lays siege to the stronghold at E3.",
            "Aldo met le siège devant la forteresse en E3.",
        ),
        (
            SiegeLifted(A, "B6", "WK-SIEGE-09"),
            "The siege of Isar by Aldo is over.",
            "Le siège d’Isar par Aldo prend fin.",
        ),
        (
            VoteDecided("agenda", "fine", "red"),
            "Fine: the assembly chooses Thomas Edmund Madder (red).",
            "La proposition Amende désigne Thomas Edmund Madder (rouge).",
        ),
        (
            CasualtiesSuffered(B, 3),
            "Brun suffers 3 × 100 casualties.",
            "Brun subit 3 × 100 pertes.",
        ),
        (
            ExpeditionSettled("spice-islands", "3x"),
            "The expedition to the Spice Islands comes home and pays every stake three times.",
            "L’expédition vers les îles aux Épices revient et rapporte trois fois chaque mise.",
        ),
        (
            EventDrawn(B, "inheritance"),
            "Brun draws Inheritance. The baron who draws this card receives 6 crowns.",
            "Brun pioche l’événement Héritage. Le baron qui pioche cette carte reçoit 6 couronnes.",
        ),
        (
            Promised(A, B, 1, EXAMPLES[0]),
            "Aldo promises Brun: “Peace between us this round” (promise no. 1).",
            "Aldo promet à Brun\u00a0: «\u00a0La paix entre nous ce tour-ci\u00a0» "
            "(promesse nº 1).",
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_a_line_of_the_log(event: Event, english: str, french: str) -> None:
    assert said_in("en").event(event) == english
    assert said_in("fr").event(event) == french


def test_choices_are_short_labels() -> None:
    english, french = said_in("en"), said_in("fr")
    assert (
        english.value(March("alan-of-smalt", ("E3", "B3"))) == "Alan of Smalt marches: E3 and Monz"
    )
    assert french.value(Attack("F3", None, "siege")) == "Assiéger Altamont"
    assert french.value(Attack("E3", None, "siege")) == "Assiéger la forteresse en E3"
    assert english.value(Attack("E3", None, "assault")) == "Assault on the stronghold at E3"
    assert english.value(Attack("E3", B, "battle")) == "Battle against Brun in E3"
    paid = (NameCompany("", "swiss-50"), NameCompany("", "swiss-50"))
    assert english.value(paid) == "2 × 50 Swiss in the stronghold"


def asked(prompt: str, choices: Any, about: dict[str, Any]) -> Question:
    return Question(Ask(A, choices, prompt, "", about), 0, False)


def test_a_question_names_other_players() -> None:
    question = asked("ransom", OneOf([]), {"by": C})
    assert "to Élodie as a ransom" in said_in("en").prompt(question)


def test_a_vote_tells_what_it_is_about() -> None:
    question = asked("bid", Amount(0, 3), {"kind": "agenda", "subject": "fine"})
    said = said_in("en").prompt(question)
    assert said.endswith("on Fine. The chosen baron pays 6 crowns, or all he has.")


def test_acts_are_told_as_a_whole() -> None:
    to = OneOf([B, C])
    acts = Either(
        {
            "give": Form({"to": to, "crowns": Amount(1, 9)}),
            "promise": Form({"to": to, "words": Words(200, EXAMPLES)}),
            "call-broken": OneOf([3]),
            "hand-heir": Form({"noble": OneOf(["alan-of-smalt"]), "to": to}),
            "kill-heir": OneOf(["otto-von-prussen"]),
        }
    )
    told = {
        ("give", (B, 1)): ("Give Brun 1 crown", "Donner 1 couronne à Brun"),
        ("promise", (B, "Bread")): ("Promise Brun: “Bread”", None),
        ("call-broken", 3): ("Broken: promise no. 3", "Rompue\u00a0: promesse nº 3"),
        ("hand-heir", ("alan-of-smalt", C)): (
            "Hand the heir of Alan of Smalt to Élodie",
            "Remettre à Élodie l’héritier d’Alan of Smalt",
        ),
        ("kill-heir", "otto-von-prussen"): (
            "Kill the heir of Otto von Prussen",
            "Tuer l’héritier d’Otto von Prussen",
        ),
    }
    for act, (english, french) in told.items():
        assert said_in("en").act(act, acts) == english
        assert french is None or said_in("fr").act(act, acts) == french
    assert said_in("fr").name("act", "give") == "Donner des couronnes"
    assert said_in("fr").name("field", "to") == "À qui"


def test_a_motion_may_be_in_words() -> None:
    choices = Either({"motion": OneOf([Pardon(B)]), "words": Words(200, ())})
    question = asked("propose", choices, {"card": "private-motion"})
    assert said_in("en").value(("motion", Pardon(B)), question) == "Pardon Brun"
    assert said_in("en").value(("words", "Peace!"), question) == "“Peace!”"

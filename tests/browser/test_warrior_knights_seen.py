"""Warrior Knights looked at: both languages, light and dark, on a phone, and by keyboard alone."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.knights import Seated, sit_down, state_of
from tests.browser.playing import Keys
from tests.browser.test_every_page import BESIDE, LANGS, THEMES
from tests.browser.test_every_page import check as check_for_all
from tests.browser.test_french import check as check_words
from tests.browser.test_phone import check_frame
from tests.browser.visitors import PHONE
from tests.server.clients import Server

# A battle and an assembly are looked at in both lights, the others in one for each language.
SCENES: Final = {"plan": ".purse [data-lit]", "discard-fate": ".clash", "voice": ".hall"}
MOMENTS: Final = {
    "en": SCENES,
    "fr": {
        "form-army": ".side-strip .thing",
        "mobilize-forces": "svg.map [data-lit]",
        **SCENES,
        "hire": ".side-strip .thing",
        "rearrange": ".side-strip .thing",
    },
}


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGS)
def test_every_moment_is_open_to_all_and_in_words(visit: Visit, server: Server, lang: str) -> None:
    seated = Seated(server)
    for prompt, shown in MOMENTS[lang].items():
        person = seated.until(prompt)
        visitor = visit(seated.path, person=person, lang=lang)
        page = visitor.page
        expect(page.locator(".prompt.asked")).to_be_visible()
        expect(page.locator(shown).first).to_be_visible()
        check_words(page, lang)
        check_for_all(visitor, lang, THEMES if prompt in SCENES else [BESIDE[lang]])
        assert visitor.leave() == []


def test_a_battle_and_an_assembly_on_a_phone(visit: Visit, server: Server) -> None:
    seated = Seated(server)
    for prompt, shown in (SCENES | {"plan": ".purse .hand"}).items():
        person = seated.until(prompt)
        visitor = visit(seated.path, person=person, size=PHONE)
        page = visitor.page
        expect(page.locator(".prompt.asked")).to_be_visible()
        expect(page.locator(shown).first).to_be_visible()
        check_frame(page)
        # What lies beside the board elsewhere is a leaf here.
        page.locator(".more-leaves").tap()
        page.get_by_role("tab", name="On the table").tap()
        expect(page.locator(".leaves .shelf")).to_contain_text("Recruitment track")
        assert visitor.barriers() == []
        assert visitor.leave() == []


def test_a_round_by_keyboard_alone(visit: Visit, server: Server) -> None:
    page = sit_down(visit())
    keys = Keys(page, seed=4)
    while keys.wait() and state_of(page, server).round < 2:
        keys.answer()
    assert state_of(page, server).round == 2
    assert keys.answers > 10
    assert keys.pokes > 0

"""Somebody who plays through the page alone: whatever is lit or offered may be taken."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import ElementHandle, Page
from playwright.sync_api import Error as BrowserError

# After so many attempts at one answer, everything chosen so far is put back.
_MUDDLED: Final = 14
_STUCK: Final = 300
# How often somebody would rather choose from a list than on the map or in the hand.
_BY_LIST: Final = 0.1

# The choice that is open; a new question brings a new element.
_QUESTION: Final = ".choices > :is(.one-of, .counts, .amount, .form, .row, .either, .assign)"
# What came up by itself takes no press for a moment.
_ASKED: Final = f".prompt.asked:not(.fresh) {_QUESTION}"
_OVER: Final = ".ending"

_LOOK: Final = """() => {
  const confirm = document.querySelector('.confirm')
  const lit = [...document.querySelectorAll('svg.map [data-lit][aria-pressed=false]')]
  return {
    ready: confirm !== null && confirm.getAttribute('aria-disabled') !== 'true',
    lit: [...new Set(lit.map((node) => node.dataset.id))],
    alarm: document.querySelector('.bubble.alarm')?.textContent.trim() ?? '',
  }
}"""

# Whether an answer was taken; or else it can still be sent.
_TAKEN: Final = """(it) => {
  const confirm = document.querySelector('.confirm:not([aria-disabled=true])')
  const busy = document.querySelector('.prompt.fresh, .prompt[aria-busy=true]')
  return !it.isConnected || (confirm !== null && !busy)
}"""

# What can be pressed for an answer, leaving out what takes back and what is not allowed now.
_OFFERED: Final = (
    "button[data-stop]:not(.quiet):not([aria-disabled=true]):not([aria-pressed=true]),"
    " .stepper button:last-child:not([aria-disabled=true])"
)

# Where cards of the hand are chosen there, and a list that is put away.
_CARDS: Final = ".purse .hand-card[data-lit]"
_LIST: Final = ".choices .to-list[aria-expanded=false]"

# A point of the screen at which a finger meets a thing of the board and nothing else.
_POINT: Final = """(id) => {
  const at = (x, y) => document.elementFromPoint(x, y)?.closest('[data-id]')?.dataset.id
  for (const node of document.querySelectorAll('svg.map [data-lit]')) {
    if (node.dataset.id !== id) continue
    const { left, top, width, height } = node.getBoundingClientRect()
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6])
      for (const across of [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6]) {
        const [x, y] = [left + width * across, top + height * down]
        if (at(x, y) === id) return [x, y]
      }
  }
  return null
}"""


class Hand:
    """Plays with a mouse, or with a finger: now on the board, now from the list."""

    def __init__(self, page: Page, seed: int = 0, *, touch: bool = False) -> None:
        self.page, self.rng, self.touch = page, Random(seed), touch
        self.answers = 0
        self.pokes = 0

    # -- waiting ----------------------------------------------------------------------------------

    def is_asked(self) -> bool:
        """Whether there is something to answer."""
        return self.page.query_selector(_ASKED) is not None

    def is_over(self) -> bool:
        """Whether the end is shown."""
        return self.page.query_selector(_OVER) is not None

    def wait(self) -> bool:
        """Wait for a question; False if the game is over instead."""
        self.page.wait_for_selector(f"{_ASKED}, {_OVER}", state="attached")
        return not self.is_over()

    # -- answering --------------------------------------------------------------------------------

    def play(self, answers: int = 100_000) -> None:
        """Answer so often, or to the end of the game."""
        for _ in range(answers):
            if not self.wait():
                return
            self.answer()

    def answer(self) -> None:
        """Answer what is asked, with anything that is offered."""
        question = self.page.query_selector(_QUESTION)
        if question is None:  # what others do may take a question away
            return
        self._but_for(question, lambda: self.choose(question))
        self._but_for(question, self.confirm)
        self.page.wait_for_function(_TAKEN, arg=question)
        while _is_there(question):  # a press did not count: somebody else's deed came between
            self._but_for(question, self.confirm)
            self.page.wait_for_function(_TAKEN, arg=question)
        self.answers += 1

    def _but_for(self, question: ElementHandle, act: Callable[[], None]) -> None:
        """Do something; what was sent already is gone under the finger, and that is fine."""
        try:
            act()
        except BrowserError:
            if _is_there(question):
                raise

    def choose(self, question: ElementHandle) -> None:
        """Choose until the answer is whole."""
        eager = self.rng.random() < 0.5
        for attempt in range(_STUCK):
            look = self.look()
            if not _is_there(question) or (look["ready"] and (attempt or eager)):
                return
            if attempt % _MUDDLED == _MUDDLED - 1:
                self.put_back()
            self.pick(question, look["lit"])
        raise AssertionError(f"no answer found to: {self.page.inner_text('.prompt')}")

    def look(self) -> dict[str, Any]:
        """What the page shows of the choice; a refusal is a fault, for nothing else was offered."""
        look: dict[str, Any] = self.page.evaluate(_LOOK)
        assert not look["alarm"], look["alarm"]
        return look

    def pick(self, question: ElementHandle, lit: list[str]) -> None:
        """Take one thing: on the board, or from the list."""
        if lit and self.rng.random() < 0.75 and self.poke(self.rng.choice(lit)):
            return
        folded = self.page.query_selector(_LIST)
        offered = question.query_selector_all(_OFFERED) + self.page.query_selector_all(_CARDS)
        if folded is not None and (not (offered or lit) or self.rng.random() < _BY_LIST):
            self.press(folded)
        elif offered:
            self.press(self.rng.choice(offered))
        elif lit:
            self.poke(self.rng.choice(lit))

    def poke(self, thing: str) -> bool:
        """Click a lit thing of the board; False if nothing of it is in sight."""
        point: list[float] | None = self.page.evaluate(_POINT, thing)
        if point is None:
            return False
        x, y = point
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.pokes += 1
        return True

    def press(self, button: ElementHandle) -> None:
        """Click a button."""
        if self.touch:
            button.tap()
        else:
            button.click()

    def put_back(self) -> None:
        """Take back what was chosen so far."""
        back = self.page.query_selector(".take-back")
        if back is not None:
            self.press(back)

    def confirm(self) -> None:
        """Confirm what is chosen, unless it was sent already.

        By force: of what is sent by itself in this very moment, the button waits for the next.
        """
        button = self.page.query_selector(".confirm:not([aria-disabled=true])")
        if button is not None and self.touch:
            button.tap(force=True)
        elif button is not None:
            button.click(force=True)


class Keys(Hand):
    """Plays with the keyboard alone."""

    def pick(self, question: ElementHandle, lit: list[str]) -> None:
        """Go to the board or to the list, some steps on, and take what is there."""
        keys = self.page.keyboard
        if lit and self.rng.random() < 0.6:
            keys.press("b")
            for _ in range(self.rng.randrange(4)):
                keys.press(self.rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            self.pokes += 1
            keys.press("Enter")
            return
        keys.press("c")
        for _ in range(self.rng.randrange(4)):
            keys.press("Tab" if self._role() == "spinbutton" else "ArrowRight")
        keys.press("ArrowUp" if self._role() == "spinbutton" else "Enter")

    def _role(self) -> str:
        role: str = self.page.evaluate("() => document.activeElement?.getAttribute('role') ?? ''")
        return role

    def put_back(self) -> None:
        self.page.keyboard.press("Escape")

    def confirm(self) -> None:
        self.page.keyboard.press("Control+Enter")


def _is_there(element: ElementHandle) -> bool:
    there: bool = element.evaluate("it => it.isConnected")
    return there

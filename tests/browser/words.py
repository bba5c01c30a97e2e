"""What a page says, held against the texts: nothing in another language, no bare message id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor as Walk
from playwright.sync_api import Page

from bench.waiting import eventually

_ROOT: Final = Path(__file__).parents[2]
_FOLDERS: Final = ("web/src/locales/{0}", "src/oyez/messages", "src/oyez/games/*/text")
# Fewer words than these may well be the same in both languages.
_WORDS: Final = 3

# Everything that is read or heard, but for what says that it is in another language, and for what
# was said aloud in its time.
_SAID: Final = """() => {
  const said = [document.title]
  const own = document.documentElement.lang
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return void said.push(node.data)
    if (node.nodeType !== Node.ELEMENT_NODE || (node.lang && node.lang !== own)) return
    if (node.matches('script, style, code, #live')) return
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
      if (node.hasAttribute(name)) said.push(node.getAttribute(name))
    node.childNodes.forEach(walk)
  }
  walk(document.body)
  return said.map((each) => each.replace(/\\s+/g, ' ').trim()).filter(Boolean)
}"""


class Texts(NamedTuple):
    """The messages of one language: their ids, those without arguments, and parts of sentences."""

    ids: frozenset[str]
    whole: frozenset[str]
    parts: frozenset[str]


class _Collector(Walk):
    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.whole: set[str] = set()
        self.parts: set[str] = set()

    def visit_Message(self, node: ast.Message) -> None:  # noqa: N802 - the name of the node
        self.ids.add(node.id.name)
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - the name of the node
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                said = " ".join(element.value.split())
                if len(node.elements) == 1:
                    self.whole.add(said)
                if len(said.split()) >= _WORDS:
                    self.parts.add(said)
        self.generic_visit(node)


def _files(lang: str) -> Iterator[Path]:
    for folder in _FOLDERS:
        name = "*.ftl" if "{0}" in folder else f"{lang}.ftl"
        yield from _ROOT.glob(f"{folder.format(lang)}/{name}")


@cache
def texts(lang: str) -> Texts:
    """All messages of a language, of the client and of the games."""
    collector = _Collector()
    for path in _files(lang):
        collector.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    return Texts(*map(frozenset, (collector.ids, collector.whole, collector.parts)))


def said(page: Page) -> list[str]:
    """Every word of the page, piece by piece."""
    pieces: list[str] = page.evaluate(_SAID)
    return pieces


def wait_for_words(page: Page, lang: str) -> None:
    """Until everything is in one language, which is as soon as the words are here."""
    left: list[str] = []

    def clean() -> bool:
        left[:] = foreign(page, lang)
        return not left

    eventually(clean, left)


def foreign(page: Page, lang: str) -> list[str]:
    """What the page says that does not belong there, if it is to be in this language."""
    own, other = texts(lang), texts({"en": "fr", "fr": "en"}[lang])
    pieces = said(page)
    whole, text = other.whole - own.whole, "\n".join(pieces)
    known = "\n".join(own.parts | own.whole)
    faults = [piece for piece in pieces if piece in whole and re.search(r"\w\w", piece)]
    faults += [part for part in other.parts if part in text and part not in known]
    ids = {name for name in own.ids if "-" in name}
    faults += [word for word in re.findall(r"\b[a-z]+(?:-[a-z0-9]+)+\b", text) if word in ids]
    if page.evaluate("() => document.documentElement.lang") != lang:
        faults.append("<html lang>")
    return faults

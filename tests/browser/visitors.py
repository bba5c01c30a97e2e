"""Somebody with a browser: a window of some size, a language, a taste for light or dark."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, ConsoleMessage, Page, Response

from bench.waiting import LIMIT
from oyez.server.people.identity import COOKIE
from tests.server.clients import Person

DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
LIMIT_MS: Final = 1000 * LIMIT
_AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_GRAVE: Final = ("serious", "critical")
# Two frames on, whatever fades has begun to; then until it has done.
_SETTLED: Final = """async () => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  const moving = document.getAnimations().filter((each) => each.effect.getTiming().iterations < 9)
  await Promise.allSettled(moving.map((each) => each.finished))
}"""
_LOOK_FOR_BARRIERS: Final = "() => axe.run({ resultTypes: ['violations'] })"


class Visitor:
    """A window, and all that went wrong in it."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        folder: Path,
        *,
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        theme: Literal["light", "dark"] = "light",
        calm: bool = True,
    ) -> None:
        self.base, self.folder = base, folder
        self.complaints: list[str] = []
        # What the test itself brings about, such as a lost connection or a refused answer.
        self.forgiven: list[str] = []
        phone = size[0] < 600
        self.context = browser.new_context(
            base_url=base,
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            color_scheme=theme,
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
        )
        self.context.set_default_timeout(LIMIT_MS)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("response", self._look)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def _look(self, response: Response) -> None:
        if response.status >= 500 or not response.url.startswith(self.base):
            self.complaints.append(f"{response.status} {response.url}")

    def go(self, path: str) -> None:
        """Open an address of the server."""
        self.page.goto(path)

    def be(self, person: Person) -> None:
        """Be somebody whom the server knows already."""
        self.context.add_cookies([{"name": COOKIE, "value": person.token, "url": self.base}])

    def leave(self) -> list[str]:
        """Close the window; what it complained of."""
        self.context.close()
        return [each for each in self.complaints if not any(part in each for part in self.forgiven)]

    def barriers(self) -> list[str]:
        """What axe finds on the page that shuts somebody out, serious and critical."""
        assert _AXE.is_file(), "axe is not here; `python tools/client.py check` brings it"
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(_AXE.read_text(encoding="utf-8"))
        # Colours that are about to change are no barrier, so what is found is looked for again.
        return self._look_for_barriers() and self._look_for_barriers()

    def _look_for_barriers(self) -> list[str]:
        self.page.evaluate(_SETTLED)
        found: dict[str, Any] = self.page.evaluate(_LOOK_FOR_BARRIERS)
        return [
            f"{each['id']}: {node['target']} {node['failureSummary']}"
            for each in found["violations"]
            if each["impact"] in _GRAVE
            for node in each["nodes"]
        ]

    def tell(self) -> None:
        """Print what the window shows, for whoever reads of a failure."""
        print(self.page.url, self.picture("failed"), *self.complaints, sep="\n")
        print(self.page.locator("body").aria_snapshot())

    def picture(self, name: str) -> Path:
        """A screenshot, to be looked at."""
        path = self.folder / f"{name}.png"
        self.page.screenshot(path=path)
        return path

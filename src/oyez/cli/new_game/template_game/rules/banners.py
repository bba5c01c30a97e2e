"""Banners: the winner of the council takes a land, or coins."""

from __future__ import annotations

from oyez.cli.new_game.template_game.answers import Levy, Plant
from oyez.cli.new_game.template_game.rules.setup import fill_hands
from oyez.cli.new_game.template_game.scene.happenings import BannerPlanted, CoinsTaken, NewRound
from oyez.cli.new_game.template_game.scene.reasons import why_no_banner
from oyez.cli.new_game.template_game.state import TemplateGameState
from oyez.kernel import Ask, Flow, OneOf, Seat


def use_victory(s: TemplateGameState) -> Flow[None]:
    """TG-BANNER-01, -02: a banner in a free land, or a levy."""
    said = yield Ask(s.winner, spoils(s), "plant", "TG-BANNER-01", {"coins": s.box.numbers.levy})
    match said:
        case Plant(land):
            s.banners[land] = s.winner
            s.tell(BannerPlanted, s.winner, land)
        case _:
            s.coins[s.winner] += s.box.numbers.levy
            s.tell(CoinsTaken, s.winner, s.box.numbers.levy)
    s.phase = "over" if is_last_round(s) else "refill"


def spoils(s: TemplateGameState) -> OneOf[Plant | Levy]:
    """TG-BANNER-01, -02: every free land, and the levy."""
    return OneOf([*map(Plant, s.free), Levy()], why=lambda value: why_no_banner(s, value))


def is_last_round(s: TemplateGameState) -> bool:
    """TG-END-01: so many councils as agreed, or no land is free."""
    return s.round == s.options.rounds or not s.free


def next_round(s: TemplateGameState) -> Flow[None]:
    """TG-BANNER-03, TG-COUNCIL-04: the lord after the winner is first; hands are filled."""
    s.first = Seat((s.winner + 1) % len(s.coins))
    s.round += 1
    yield from fill_hands(s)
    s.tell(NewRound, s.round)
    s.phase = "council"

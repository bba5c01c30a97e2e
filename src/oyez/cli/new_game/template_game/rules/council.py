"""The council: sealed envoys decide whose word counts this round."""

from __future__ import annotations

from oyez.cli.new_game.template_game.answers import Lay
from oyez.cli.new_game.template_game.scene.happenings import CoinsTaken, CouncilWon, EnvoyShown
from oyez.cli.new_game.template_game.state import TemplateGameState
from oyez.kernel import AskAll, Flow, OneOf, Seat


def hold_council(s: TemplateGameState) -> Flow[None]:
    """TG-COUNCIL-01..03: all lay an envoy at once; the highest wins, the others are consoled."""
    said = yield AskAll({seat: envoys(s, seat) for seat in s.in_order}, "lay", "TG-COUNCIL-01")
    s.laid = {seat: said[seat].envoy for seat in s.in_order}
    for seat, envoy in s.laid.items():
        s.hands[seat].remove(envoy)
        s.discards.append(envoy)
        s.tell(EnvoyShown, seat, envoy)
    s.winner = strongest(s)
    s.tell(CouncilWon, s.winner, s.round)
    console(s)
    s.phase = "banner"


def envoys(s: TemplateGameState, seat: Seat) -> OneOf[Lay]:
    """TG-COUNCIL-01: any envoy of one's hand."""
    return OneOf([Lay(envoy) for envoy in dict.fromkeys(s.hands[seat])])


def strongest(s: TemplateGameState) -> Seat:
    """TG-COUNCIL-02: the highest rank; of equals the one who comes first in order."""
    return max(s.laid, key=lambda seat: s.box.envoys[s.laid[seat]].rank)


def console(s: TemplateGameState) -> None:
    """TG-COUNCIL-03: whoever lost takes coins."""
    coins = s.box.numbers.consolation
    for seat in s.laid:
        if seat != s.winner and coins:
            s.coins[seat] += coins
            s.tell(CoinsTaken, seat, coins)

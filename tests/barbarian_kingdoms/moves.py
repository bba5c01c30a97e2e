"""Short names for what is said and told in Assaults, Claims and Battles, and about change."""

from __future__ import annotations

from typing import Any

from oyez.games.barbarian_kingdoms.box.fixed import Province, Zone
from oyez.games.barbarian_kingdoms.rules.assault import Assault
from oyez.games.barbarian_kingdoms.rules.battle import Evacuation, Reinforce
from oyez.games.barbarian_kingdoms.rules.claim import Claim
from oyez.games.barbarian_kingdoms.rules.contestation import Contest
from oyez.games.barbarian_kingdoms.rules.control import controls
from oyez.games.barbarian_kingdoms.rules.money import MakeChange, OfferChange
from oyez.games.barbarian_kingdoms.scene.happenings import BattleCounted
from tests.barbarian_kingdoms.positions import Played, Position, coins


def assault(unit: str, origin: str, target: str) -> Assault:
    return Assault(unit, Zone(origin), Province(target))


def claim(province: str) -> Claim:
    return Claim(Province(province))


def contest(unit: str, origin: str) -> Contest:
    return Contest(unit, Zone(origin))


def warriors_from(*origins: str) -> tuple[Reinforce, ...]:
    """A reinforcement choice that brings Warriors."""
    return tuple(Reinforce("warrior", Zone(origin)) for origin in origins)


def king_from(origin: str) -> tuple[Reinforce, ...]:
    """A reinforcement choice that brings the King."""
    return (Reinforce("king", Zone(origin)),)


def evacuation(*warriors: str, king: str | None = None) -> Evacuation:
    """Where the winner's Units end up, the one that stays included."""
    return Evacuation(None if king is None else Zone(king), tuple(map(Zone, warriors)))


def borderland() -> Position:
    """Huns, Ostrogoths, Franks without powers: Kings at home, a Hun Warrior in Quadia.

    No King but a moved one reaches Noricum, which is neutral and empty.
    """
    position = Position("huns", "ostrogoths", "franks", turn="huns", powers=False)
    return position.warriors("huns", "quadia")


NORICUM = assault("warrior", "quadia", "noricum")


def fight(game: Played, **purses: str) -> Played:
    """Nobody brings Reinforcements any more; Bribes as given, none from who is not named."""
    while game.prompt == "reinforce":
        game.say(())
    game.bribe(**purses)
    while game.prompt == "bribe":
        game.say(())
    return game


def counted(game: Played, kingdom: str) -> BattleCounted:
    """The Battle Points of a Kingdom in the latest Battle."""
    found: BattleCounted = [e for e in game.events(BattleCounted) if e.kingdom == kingdom][-1]
    return found


def story(game: Played) -> list[str]:
    """The names of all that happened, in order."""
    return [type(told.event).__name__ for told in game.match.told or ()]


def holds(game: Played, kingdom: str, province: str) -> bool:
    """Whether the Kingdom controls the Province."""
    return controls(game.state, game.realm(kingdom), Province(province))


def enter_burgundia(*, chest: bool = False) -> Played:
    """A Visigoth Warrior enters Burgundia; a Frankish Warrior in Belgica is asked."""
    position = (
        Position("huns", "visigoths", "franks", turn="visigoths")
        .warriors("visigoths", "aquitania")
        .king("visigoths", "sea")
    )
    position.warriors("franks", "belgica").king("franks", "ripuaria")
    if chest:
        position.chests("burgundia")
    return position.play().say(assault("warrior", "aquitania", "burgundia"))


# -- about change ----------------------------------------------------------------------------------


def acts(game: Played, kingdom: str, kind: type = MakeChange) -> list[Any]:
    found = game.match.anytime(game.seat(kingdom))
    return [act for act in found if isinstance(act, kind)]


def act(game: Played, kingdom: str, value: object) -> Played:
    game.match.act(game.seat(kingdom), value)
    return game


def swap(province: str, give: str, take: str) -> MakeChange:
    return MakeChange(Province(province), coins(give), coins(take))


def offer(province: str, give: str, take: str) -> OfferChange:
    return OfferChange(Province(province), coins(give), coins(take))

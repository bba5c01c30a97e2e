"""Why something is not possible: the rule that bars it. Each chapter adds its own."""

from __future__ import annotations

from oyez.games.warrior_knights.answers import (
    Fortify,
    Launch,
    Pardon,
    PlaceInRegion,
    PlaceMarker,
    Recall,
    Repair,
    VoteFor,
)
from oyez.games.warrior_knights.rules.war.sieges import besieged
from oyez.games.warrior_knights.state import KnightsState
from oyez.kernel import Reason, Seat


def why_not_stronghold(s: KnightsState, seat: Seat, value: object) -> Reason | None:
    """WK-SETUP-18, WK-PLAYERS-03, WK-STRONGHOLD-07: the first rule against a stronghold there."""
    if not isinstance(value, PlaceInRegion) or value.region not in s.edition.regions:
        return None
    about: dict[str, str | int] = {"region": value.region}
    region = s.edition.regions[value.region]
    if region.overseas:
        return Reason("not-in-the-kingdom", "WK-SETUP-18", about)
    if s.city_in(value.region) is not None:
        return Reason("city-there", "WK-SETUP-18", about)
    home = s.stronghold_in(value.region)
    if home is not None and home.seat != seat:
        return Reason("stronghold-there", "WK-SETUP-18", about)
    if any(noble.seat != seat for noble in s.nobles_in(value.region)):  # only when it comes back
        return Reason("noble-there", "WK-STRONGHOLD-07", about)
    if region.outer and s.edition.players[s.seats].inner_strongholds:
        return Reason("outer-region", "WK-PLAYERS-03", about)
    return None


def why_not_noble(s: KnightsState, seat: Seat, value: object) -> Reason | None:
    """WK-SETUP-14, -20: the first rule against putting a noble there."""
    if not isinstance(value, PlaceInRegion) or value.region not in s.edition.regions:
        return None
    about: dict[str, str | int] = {"region": value.region}
    if s.edition.regions[value.region].overseas:
        return Reason("not-in-the-kingdom", "WK-SETUP-20", about)
    if any(n.seat != seat for n in s.nobles_in(value.region)):
        return Reason("noble-there", "WK-SETUP-20", about)
    home = s.stronghold_in(value.region)
    if home is not None and home.seat != seat:
        return Reason("stronghold-there", "WK-SETUP-20", about)
    if any(n.id == value.noble and not n.troops for n in s.nobles_of(seat)):
        return Reason("without-troops", "WK-SETUP-14", {"noble": value.noble})
    return None


def why_not_marker(s: KnightsState, seat: Seat, value: object) -> Reason | None:
    """WK-RECRUIT-01, -02, WK-IMPROV-07, -08: the first rule against a marker on that space."""
    if not isinstance(value, PlaceMarker) or value.space not in range(len(s.edition.spaces)):
        return None
    space = s.edition.spaces[value.space]
    if space.barons > s.n:
        return Reason("space-not-used", "WK-RECRUIT-02", {"players": s.n})
    if s.track[value.space] is not None:
        return Reason("space-taken", "WK-RECRUIT-01")
    if space.fee > s.barons[seat].crowns:
        return Reason("too-dear", "WK-IMPROV-07", {"crowns": space.fee})
    return None


def why_not_works(s: KnightsState, seat: Seat, value: object) -> Reason | None:
    """WK-DEFWORKS-01, -06, -07, WK-R92: the first rule against works there."""
    if not isinstance(value, Repair | Fortify) or value.region not in s.edition.regions:
        return None
    about: dict[str, str | int] = {"region": value.region}
    city, home = s.city_in(value.region), s.stronghold_in(value.region)
    if (city is None or city.owner != seat) and (home is None or home.seat != seat):
        return Reason("not-his-walls", "WK-DEFWORKS-01", about)
    if besieged(s, value.region):
        return Reason("besieged", "WK-DEFWORKS-07", about)
    if isinstance(value, Fortify) and city is None:
        return Reason("stronghold-not-fortified", "WK-DEFWORKS-06", about)
    if isinstance(value, Fortify) and city is not None and city.fortified:
        return Reason("fortified-already", "WK-R92", about)
    return Reason("too-dear-works", "WK-DEFWORKS-02", about)


def why_not_launch(s: KnightsState, value: object) -> Reason | None:
    """WK-EXPED-02: an expedition that is under way is not launched again."""
    if isinstance(value, Launch) and value.expedition in s.expeditions:
        return Reason("under-way", "WK-EXPED-02", {"expedition": value.expedition})
    return None


def why_not_voice(s: KnightsState, card: str, value: object) -> Reason | None:
    """WK-BANNED-10: why a baron cannot be chosen, or a vote is not about that."""
    if not isinstance(value, VoteFor):
        return None
    baron = next((b for b in s.players if b.id == value.voice), None)
    if baron is None or card not in s.edition.agendas or s.edition.agendas[card].vote != "baron":
        return Reason("not-the-question", "WK-ASSEMBLY-16")
    if s.edition.agendas[card].eligible == "not-banned":
        return Reason("banned-candidate", "WK-BANNED-10", {"baron": baron.id})
    return Reason("heretic-candidate", "WK-ASSEMBLY-16", {"baron": baron.id})


def why_not_motion(s: KnightsState, value: object) -> Reason | None:
    """WK-MOTION-02: why that cannot be proposed."""
    if isinstance(value, Pardon):
        return Reason("not-banned", "WK-MOTION-02", {"baron": s.barons[value.seat].id})
    if isinstance(value, Recall) and value.card in s.edition.agendas:
        if s.edition.agendas[value.card].kind == "private":
            return Reason("no-vote-of-its-own", "WK-R35", {"card": value.card})
        return Reason("not-in-the-discard", "WK-MOTION-02", {"card": value.card})
    return None

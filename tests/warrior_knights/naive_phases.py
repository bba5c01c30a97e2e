"""The naive model in the phases of a round and the neutral cards. See `naive.py`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations, product
from typing import Any

from oyez.games.warrior_knights.answers import (
    NO,
    PAY_CROWNS,
    PAY_FAITH,
    REFUSE,
    SUBMIT,
    YES,
    AssignTo,
    Done,
    ExchangeTroops,
    Fortify,
    Heal,
    Launch,
    NameCompany,
    PlaceInRegion,
    PlaceMarker,
    PutAway,
    Repair,
    Shift,
    VoteFor,
    Yield,
)
from oyez.games.warrior_knights.answers import NameCity as CityAnswer
from tests.warrior_knights.naive import (
    AGENDA,
    CITIES,
    KINGDOM,
    NATION,
    PLACE,
    RESULTS,
    SHAPE,
    SPACES,
    VOYAGES,
    WAGE,
    Army,
    Baron,
    Table,
    Voyage,
    armies,
    ask,
    at_home,
    besieged,
    bunches,
    change,
    city_in,
    controlled,
    dismiss,
    gifts,
    hand_over,
    here,
    home_in,
    in_turn,
    look_after,
    owner,
    settle,
    take_out,
    turn_up,
)

# -- Wages ----------------------------------------------------------------------------------------


def needs_pay(army: Army) -> bool:
    """WK-WAGES-07, WK-NOBLE-04, WK-R29."""
    return SHAPE.get(army.id) != "circle" or army.men() > 400


def wages(t: Table) -> None:
    """WK-WAGES-01..09"""
    for baron in in_turn(t, t.chairman):
        pay_troops(t, t.barons[baron])
    hand_back(t, "wages")


def pay_troops(t: Table, baron: Baron) -> None:
    paid = [
        (army, troop) for army in armies(t, baron.id) if needs_pay(army) for troop in army.troops
    ]
    regulars = [troop for _, troop in paid if not NATION[troop]]
    hired = [NameCompany(army.id, troop) for army, troop in paid if NATION[troop]]
    kept: tuple[NameCompany, ...] = ()
    if sum(WAGE[x] for x in regulars) > baron.crowns:  # WK-WAGES-03, WK-R28
        ways = [w for w in bunches(regulars) if sum(WAGE[x] for x in w) <= baron.crowns]
        most = max(len(way) for way in ways)
        baron.crowns -= sum(
            WAGE[x] for x in ask(t, baron.id, [way for way in ways if len(way) == most])
        )
    else:
        baron.crowns -= sum(WAGE[x] for x in regulars)
        if hired:
            kept = ask(t, baron.id, payable(hired, baron.crowns))
            baron.crowns -= sum(WAGE[company.troop] for company in kept)
    gone = list(hired)
    for company in kept:
        gone.remove(company)
    for army in armies(t, baron.id):
        lost = [company.troop for company in gone if company.noble == army.id]
        dismiss(t, army, lost)
        if lost:
            look_after(t, army)


def payable(hired: list[NameCompany], crowns: int) -> list[tuple[NameCompany, ...]]:
    """WK-WAGES-04: each card separately; cards of one kind in one army are alike."""
    every = {some for n in range(len(hired) + 1) for some in combinations(hired, n)}
    return [some for some in every if sum(WAGE[x.troop] for x in some) <= crowns]


# -- Mercenary Recruitment ------------------------------------------------------------------------


def recruitment(t: Table) -> None:
    """WK-MERC-01..11, WK-R41"""
    while any(t.track):
        hire(t, t.barons[next(owner for owner in t.track if owner)])
    t.mercenaries += t.offer
    t.offer = []
    t.offer = take_out(t, t.mercenaries, len(t.barons) + 1)


def hire(t: Table, baron: Baron) -> None:
    options = [
        some
        for some in bunches(t.offer, most=t.track.count(baron.id))
        if len({NATION[x] for x in some}) <= 1 and sum(WAGE[x] for x in some) <= baron.crowns
    ]
    hired = ask(t, baron.id, options if posts(t, baron.id) else [()])
    for _ in hired or [""]:
        t.track[t.track.index(baron.id)] = ""
    baron.crowns -= sum(WAGE[x] for x in hired)
    for troop in hired:
        post = settle(t, baron.id, [AssignTo(army.id) for army in posts(t, baron.id)])
        (army,) = [army for army in armies(t, baron.id) if army.id == post.noble]
        army.troops.append(troop)
        t.offer.remove(troop)


def posts(t: Table, baron: str) -> list[Army]:
    """WK-MERC-07..09, WK-R42"""
    return [
        army
        for army in armies(t, baron)
        if (army.region and not army.id)
        or (army.id and not army.region)
        or (army.id and at_home(t, army) and not besieged(t, army.region))
    ]


# -- Preparation ----------------------------------------------------------------------------------


def planning(t: Table) -> None:
    """WK-PREP-01..03, -06: up to two cards of one's hand on each of three stacks, in secret."""
    plans: dict[str, list[list[str]]] = {}
    for baron in t.barons.values():
        left, plans[baron.id] = list(baron.hand), []
        for _ in range(3):
            laid = ask(t, baron.id, bunches(left, most=2)) if left else ()
            plans[baron.id].append(list(laid))
            for card in laid:
                left.remove(card)
    t.plans = plans
    for baron in t.barons.values():
        for stack in plans[baron.id]:
            for card in stack:
                baron.hand.remove(card)


# -- Assembly -------------------------------------------------------------------------------------


def assembly(t: Table) -> None:
    """WK-ASSEMBLY-01..15, without private motions."""
    attending = [b for b in in_turn(t, t.chairman) if not t.barons[b].banned]
    for name in attending:  # WK-ASSEMBLY-02, WK-R31
        cities = [c for c in controlled(t, name) if CITIES[c]["region"] in KINGDOM]
        t.barons[name].votes += 1 + len(cities)
    order = settle(t, t.chairman, list(permutations(t.agendas)))
    t.agendas = []
    written = write_votes(t, attending, len(order)) if len(t.barons) == 2 else {}
    for n, card in enumerate(order):
        if written:
            bids = {b: votes[n] for b, votes in written.items() if b in attending}
        else:
            bids = seal_votes(t, attending)
        adopt(t, card, vote(t, card, bids, spent=bool(written)), attending)
    if len(t.agenda_deck) < 3:  # WK-SHORTAGE-01, WK-R82
        t.agendas += take_out(t, t.agenda_deck, 3)
        t.agenda_deck, t.agenda_discard = t.agenda_discard, []
    t.agendas += take_out(t, t.agenda_deck, 3 - len(t.agendas))
    hand_back(t, "assembly")


def seal_votes(t: Table, attending: list[str]) -> dict[str, int]:
    """WK-ASSEMBLY-08, -09: any number of one's votes, in secret."""
    voters = [b for b in in_turn(t, t.chairman) if b in attending]
    return {b: ask(t, b, range(t.barons[b].votes + 1)) for b in voters if t.barons[b].votes}


def write_votes(t: Table, attending: list[str], agendas: int) -> dict[str, list[int]]:
    """WK-PLAYERS-04, -05, WK-R37: with two barons, the votes on all agendas at once; all spent."""
    written: dict[str, list[int]] = {}
    for name in [b for b in in_turn(t, t.chairman) if b in attending]:
        mine = range(t.barons[name].votes + 1)
        ways = [way for way in product(mine, repeat=agendas) if sum(way) in mine]
        answer = ask(t, name, [tuple((n, x) for n, x in enumerate(way) if x) for way in ways])
        written[name] = [dict(answer).get(n, 0) for n in range(agendas)]
    for name, votes in written.items():
        t.barons[name].votes -= sum(votes)
    return written


def vote(t: Table, card: str, bids: dict[str, int], spent: bool) -> str:
    """WK-ASSEMBLY-10..12, -16, WK-R33, WK-R34: the Chairman decides between what is tied."""
    legal = ["yes", "no"] if AGENDA[card]["vote"] == "yes-no" else list(t.barons)
    got = dict.fromkeys(legal, 0)
    for name, votes in bids.items():
        if votes:
            got[ask(t, name, [VoteFor(voice) for voice in legal]).voice] += votes
    for name, votes in bids.items():
        t.barons[name].votes -= 0 if spent else votes
    tied = [voice for voice in legal if got[voice] == max(got.values())]
    voice: str = settle(t, t.chairman, [VoteFor(voice) for voice in tied]).voice
    return voice


def adopt(t: Table, card: str, result: str, attending: list[str]) -> None:
    """WK-ASSEMBLY-13, -17, -18: a law, a gift or a charge."""
    kind = AGENDA[card]["kind"]
    if result == "yes" and kind == "law":
        t.laws.append(card)
    elif kind == "motion" and result != "no":
        grant(t, t.barons[result], AGENDA[card]["good"], int(AGENDA[card]["amount"]))
        t.agenda_discard.append(card)
    elif kind == "charge" and ask(t, result, [SUBMIT, REFUSE]) == SUBMIT:
        t.barons[result].charges.append(card)
    else:
        if kind == "charge":
            ban(t, result, attending)
        t.agenda_discard.append(card)


def grant(t: Table, baron: Baron, good: str, amount: int) -> None:
    """WK-R08, WK-R93: crowns, or Influence if there is a stronghold."""
    if good == "crowns":
        baron.crowns += amount
    elif t.homes[baron.id].region:
        baron.influence += amount
        t.reserve = max(0, t.reserve - amount)
        t.last = t.last or not t.reserve


def ban(t: Table, name: str, attending: list[str]) -> None:
    """WK-BANNED-03, -04, -09, WK-R40: a banned Chairman is followed by who has the most votes."""
    t.barons[name].banned = True
    attending.remove(name)
    if name == t.chairman:
        able = [b for b in t.barons.values() if not b.banned]
        most = max(b.votes for b in able)
        tied = [b.id for b in able if b.votes == most]
        t.chairman = tied[0] if len(tied) == 1 else random_baron(t, tied)


def random_baron(t: Table, among: list[str]) -> str:
    """WK-FATE-03, -04: cards are turned up until one fits."""
    while True:
        name = t.nobles.get(turn_up(t)["noble"])
        if name is not None and name.baron in among:
            return name.baron


# -- action cards ---------------------------------------------------------------------------------


def levy_taxes(t: Table) -> None:
    """WK-TAXLEVY-01..05, WK-ACTION-03, -04"""
    me = owner(t)
    if ask(t, me.id, [YES, NO]) == YES:
        mine = {noble.region for noble in t.nobles.values() if noble.baron == me.id}
        me.crowns += sum(bool(region and here(t, region, me.id)) for region in mine)
    put_away(t, "taxes", "levy-taxes")


def rally_support(t: Table) -> None:
    """WK-RALLY-01..04, WK-R19"""
    me = owner(t)
    if ask(t, me.id, [YES, NO]) == YES:
        me.votes += 2
        if all(me.votes > b.votes for b in t.barons.values() if b is not me) and not me.banned:
            t.chairman = me.id
    put_away(t, "assembly", "rally-support")


def serve_the_church(t: Table) -> None:
    """WK-CHURCH-01..04"""
    me = owner(t)
    if ask(t, me.id, [YES, NO]) == YES:
        me.faith += 1
        if all(me.faith > b.faith for b in t.barons.values() if b is not me):
            t.church = me.id
    zones = [PutAway(zone) for zone in ("taxes", "wages", "assembly")]
    put_away(t, ask(t, me.id, zones).zone, "serve-the-church")


def draft_soldiers(t: Table) -> None:
    """WK-RECRUIT-01..06, WK-TRIGGER-06, WK-R15: first Wages, then Mercenary Recruitment."""
    me = owner(t)
    empty = [n for n in range(SPACES[len(t.barons)]) if not t.track[n]]
    answer = ask(t, me.id, [*(PlaceMarker(n) for n in empty), NO])
    if answer != NO:
        t.track[answer.space] = me.id
    put_away(t, "wages", "draft-soldiers")
    if sum(map(bool, t.track)) == len(t.barons) + 1:
        recruitment(t)


def put_away(t: Table, zone: str, card: str) -> None:
    """WK-TRIGGER-01..03, -05"""
    t.zones[zone].append((owner(t).id, card))
    if len(t.zones[zone]) == 2 * len(t.barons):
        {"taxes": taxes, "wages": wages, "assembly": assembly}[zone](t)


def taxes(t: Table) -> None:
    """WK-TAXES-01..04, WK-DEFWORKS-04, WK-PROPOSAL-11"""
    for baron in t.barons.values():
        for city in controlled(t, baron.id):
            if not besieged(t, CITIES[city]["region"]):
                baron.crowns += int(CITIES[city]["income"]) + t.cities[city].fortified
        baron.crowns += sum(int(AGENDA[charge]["force"]["income"]) for charge in baron.charges)
    hand_back(t, "taxes")


def hand_back(t: Table, zone: str) -> None:
    """WK-TAXES-04, WK-WAGES-09, WK-ASSEMBLY-15"""
    for baron, card in t.zones[zone]:
        t.barons[baron].hand.append(card)
    t.zones[zone] = []


# -- neutral cards --------------------------------------------------------------------------------


def defensive_works(t: Table) -> None:
    """WK-DEFWORKS-01..07, WK-R23, WK-R24, WK-R92"""
    for name in in_turn(t, t.chairman):
        baron = t.barons[name]
        options: list[Any] = []
        for city in controlled(t, name):
            region = CITIES[city]["region"]
            if not besieged(t, region):
                options += repairs(region, t.cities[city].breaches, baron.crowns)
                if baron.crowns >= 4 and not t.cities[city].fortified:
                    options.append(Fortify(region))
        home = t.homes[name].region
        if home and not besieged(t, home):
            options += repairs(home, baron.breaches, baron.crowns)
        if options:
            build(t, baron, ask(t, name, [*options, NO]))


def repairs(region: str, breaches: int, crowns: int) -> list[Any]:
    return [Repair(region, n) for n in range(1, breaches + 1) if 2 * n <= crowns]


def build(t: Table, baron: Baron, work: Any) -> None:
    if isinstance(work, Fortify):
        baron.crowns -= 4
        change(t, city_in(t, work.region), fortified=True)
    elif isinstance(work, Repair):
        baron.crowns -= 2 * work.breaches
        if city := city_in(t, work.region):
            change(t, city, breaches=t.cities[city].breaches - work.breaches)
        else:
            baron.breaches -= work.breaches


def troop_maintenance(t: Table) -> None:
    """WK-UPKEEP-01, -02, WK-R24"""
    for name in in_turn(t, t.chairman):
        baron, mine = t.barons[name], {army.id: army for army in armies(t, name)}
        options = [
            Heal(army.id, n)
            for army in mine.values()
            for n in range(1, army.casualties + 1)
            if 2 * n <= baron.crowns
        ]
        if options:
            heal = ask(t, name, [*options, NO])
            if heal != NO:
                baron.crowns -= 2 * heal.casualties
                mine[heal.noble].casualties -= heal.casualties


def expedition(t: Table) -> None:
    """WK-EXPED-01..15, WK-R25..R27"""
    under_way = [name for name in VOYAGES if t.voyages[name].space]
    ready = [Launch(name) for name in VOYAGES if name not in under_way]
    answer: Any = ask(t, t.chairman, [*ready, NO]) if ready else NO
    if answer != NO:
        launch(t, answer.expedition)
    for name in under_way:
        t.voyages[name].space = min(3, t.voyages[name].space + 1)
    for name in under_way:
        if t.voyages[name].space == 3:
            arrive_home(t, name)


def launch(t: Table, name: str) -> None:
    stakes: dict[str, int] = {}
    for baron in in_turn(t, t.chairman):
        if t.barons[baron].crowns:
            stake = ask(t, baron, range(min(5, t.barons[baron].crowns) + 1))
            t.barons[baron].crowns -= stake
            if stake:
                stakes[baron] = stake
    if stakes:
        blessed = bool(t.barons[t.church].faith) and ask(t, t.church, [YES, NO]) == YES
        t.barons[t.church].faith -= blessed
        t.voyages[name] = Voyage(1, blessed, stakes)


def arrive_home(t: Table, name: str) -> None:
    voyage = t.voyages[name]
    cards = [turn_up(t) for _ in range(2 if voyage.blessed else 1)]
    result = max((card["expedition"][name] for card in cards), key=RESULTS.index)
    if result == "no-news":
        return
    for baron, stake in voyage.stakes.items():
        t.barons[baron].crowns += 0 if result == "lost" else int(result[0]) * stake
    t.voyages[name] = Voyage()


# -- Upkeep ---------------------------------------------------------------------------------------


def upkeep(t: Table) -> None:
    """WK-PHASE3-01: all six steps; in the last round the most Influence wins."""
    kingdom = [c for c in t.cities if CITIES[c]["region"] in KINGDOM and not t.cities[c].razed]
    for name in t.barons:  # WK-PHASE3-02
        if 2 * len([c for c in kingdom if t.cities[c].owner == name]) > len(kingdom):
            t.winner = name
            return
    hand_out_influence(t)
    for name in in_turn(t, t.chairman):
        revolts(t, name)
    for noble in t.nobles.values():  # WK-PHASE3-10, -11
        noble.sea, noble.fresh = False, True
    for name in in_turn(t, t.chairman):
        put_back(t, name)
    for name in in_turn(t, t.chairman):
        rearrange(t, name)
        arrivals(t, name)
    if t.last:
        t.winner = best(t)


def hand_out_influence(t: Table) -> None:
    """WK-PHASE3-03..06, WK-R07"""
    due = {
        name: sum(not besieged(t, CITIES[c]["region"]) for c in controlled(t, name))
        for name in t.barons
        if t.homes[name].region
    }
    for name, influence in due.items():
        t.barons[name].influence += influence
    t.reserve = max(0, t.reserve - sum(due.values()))
    t.last = t.last or not t.reserve


def revolts(t: Table, name: str) -> None:
    """WK-PHASE3-07..09, WK-FORTIFY-02, WK-R09, WK-R10"""
    baron = t.barons[name]
    left = [c for c in controlled(t, name) if not here(t, CITIES[c]["region"], name)]
    while left:
        region = settle(t, name, [CityAnswer(CITIES[c]["region"]) for c in left]).region
        city = city_in(t, region)
        left.remove(city)
        if not turn_up(t)["revolt"]:
            continue
        price = 2 * int(CITIES[city]["income"])
        options: list[Any] = [PAY_FAITH] if baron.faith else []
        options += [PAY_CROWNS] if baron.crowns >= price else []
        answer = ask(t, name, [*options, Yield(region)])
        if answer == PAY_FAITH:
            baron.faith -= 1
        elif answer == PAY_CROWNS:
            baron.crowns -= price
        else:
            change(t, city, owner="", fortified=False)


def put_back(t: Table, name: str) -> None:
    """WK-STRONGHOLD-07, WK-R67: with two or three barons not in the outer rows and columns."""
    if t.homes[name].region:
        return
    able = [
        region
        for region in KINGDOM
        if not (PLACE[region]["outer"] and len(t.barons) <= 3)
        and not city_in(t, region)
        and not home_in(t, region)
        and all(noble.baron == name for noble in here(t, region))
    ]
    answer = ask(t, name, [*(PlaceInRegion(region) for region in able), NO])
    if answer != NO:
        t.homes[name].region = answer.region
        t.barons[name].breaches = 0


def rearrange(t: Table, name: str) -> None:
    """WK-PHASE3-12, WK-ARRIVE-03, -04, WK-R46: then see who has no troops, or only casualties."""
    nobles = [army for army in armies(t, name) if army.id]
    present = [noble for noble in nobles if noble.region]
    rearrange_by(t, name, lambda: shifts(t, name) + exchanges(t, name))
    if any(not noble.region for noble in present):
        rearrange_by(t, name, lambda: [x for x in shifts(t, name) if off_board(t, x.taker)])


def rearrange_by(t: Table, name: str, ways: Callable[[], list[Any]]) -> None:
    answered: list[Any] = []
    mine = {army.id: army for army in armies(t, name)}
    while options := [way for way in ways() if way not in answered]:
        answer = ask(t, name, [*options, Done()])
        if answer == Done():
            break
        answered.append(answer)
        if isinstance(answer, ExchangeTroops):
            one, other = mine[answer.noble], mine[answer.other]
            one.troops, other.troops = other.troops, one.troops
            one.casualties, other.casualties = other.casualties, one.casualties
        else:
            giver, taker = mine[answer.giver], mine[answer.taker]
            hand_over(giver, taker, ask(t, name, gifts(giver)))
    for army in mine.values():
        look_after(t, army)


def off_board(t: Table, noble: str) -> bool:
    return bool(noble) and not t.nobles[noble].region


def exchanges(t: Table, name: str) -> list[ExchangeTroops]:
    """WK-R46: two armies of one region, or two off the board, unless they are alike."""
    return [
        ExchangeTroops(one.id, other.id)
        for one, other in combinations(armies(t, name), 2)
        if one.troops and other.troops and one.region == other.region and together(t, one, other)
        if (sorted(one.troops), one.casualties) != (sorted(other.troops), other.casualties)
    ]


def shifts(t: Table, name: str) -> list[Shift]:
    """Between nobles (and the stronghold) of one region, and to nobles off the board."""
    mine = armies(t, name)
    return [
        Shift(giver.id, taker.id)
        for giver in mine
        for taker in mine
        if giver is not taker and giver.troops and together(t, giver, taker)
    ]


def together(t: Table, giver: Army, taker: Army) -> bool:
    """WK-SIEGE-06: nobles under siege neither give nor take, nor does their stronghold give."""
    if giver.region == taker.region:
        nobles = bool(giver.id and taker.id)
        return not (besieged(t, giver.region) and at_home(t, giver)) if giver.region else nobles
    return not giver.id and bool(giver.region) and not taker.region


def arrivals(t: Table, name: str) -> None:
    """WK-ARRIVE-05, WK-R72, WK-R73"""
    regions = [t.homes[name].region] if t.homes[name].region else []
    cities = [CITIES[city]["region"] for city in controlled(t, name)]
    regions += [region for region in cities if not besieged(t, region)]
    for noble in t.nobles.values():
        if noble.baron == name and not noble.region and noble.troops and regions:
            place = settle(t, name, [PlaceInRegion(region, noble.id) for region in regions])
            noble.region = place.region


def best(t: Table) -> str:
    """WK-END-04..08: nobody, if all is tied."""
    rank = {
        b.id: (
            b.influence,
            len(controlled(t, b.id)),
            b.crowns + b.faith + b.votes,
            sum(army.men() for army in armies(t, b.id) if army.region),
        )
        for b in t.barons.values()
    }
    first = [name for name in rank if rank[name] == max(rank.values())]
    return first[0] if len(first) == 1 else "nobody"

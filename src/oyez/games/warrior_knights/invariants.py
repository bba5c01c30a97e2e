"""What holds in every position: cards and troops are conserved, and all stand where they may."""

from __future__ import annotations

from collections import Counter

from oyez.games.warrior_knights.box.edition import ASSEMBLY, TAXES, WAGES
from oyez.games.warrior_knights.rules.purse import GOODS, owns
from oyez.games.warrior_knights.rules.war.walls import full_strength
from oyez.games.warrior_knights.state import Army, KnightsState, Noble


def check(s: KnightsState) -> None:
    """Raise AssertionError if something on the table cannot be."""
    check_tokens(s)
    check_action_cards(s)
    check_troops(s)
    check_decks(s)
    check_places(s)
    check_sieges(s)


def check_tokens(s: KnightsState) -> None:
    """Nobody owes anything; the tokens are with barons in the game."""
    for baron in s.barons:
        for good in GOODS:
            assert owns(s, baron.seat, good) >= 0, f"seat {baron.seat} has negative {good}"
        assert len(baron.charges) <= s.edition.numbers.gains.charges, (
            "too many charges (PROPOSAL-05)"
        )
    assert s.reserve >= 0, "a negative reserve of Influence"
    if s.ended is None:
        assert not s.barons[s.chairman].out, "the Chairman is out of the game"
        assert not s.barons[s.church].out, "the Head of the Church is out of the game"


def check_action_cards(s: KnightsState) -> None:
    """WK-COMP-09: every baron has his twelve, in hand, planned, in a zone or being resolved."""
    expected = Counter({row.id: row.copies for row in s.edition.actions.values()})
    for baron in s.players:
        found = Counter(baron.hand)
        found.update(s.held.get(baron.seat, []))
        for stack in s.plans.get(baron.seat, []):
            found.update(stack)
        for zone in (TAXES, WAGES, ASSEMBLY):
            found.update(played.card for played in s.zones[zone] if played.seat == baron.seat)
        if s.card is not None and s.card.seat == baron.seat:
            found[s.card.kind] += 1
        assert found == expected, f"action cards of seat {baron.seat}: {found}"
        counts = [len(stack) for stack in s.plans.get(baron.seat, [])]
        assert counts == s.planned.get(baron.seat, []), "stacks are counted wrong"


def check_troops(s: KnightsState) -> None:
    """WK-COMP-07, -08, WK-DEATH-07: mercenaries are never lost, regulars only with a line."""
    e = s.edition
    found = Counter({card: n for card, n in s.mercenaries.stock.items() if n})
    found.update(placed.card for placed in s.mercenaries.top + s.mercenaries.bottom)
    found.update(s.offer)
    held: Counter[str] = Counter()
    armies: list[Army] = [*s.nobles, *(b.stronghold for b in s.barons)]
    for army in armies:
        held.update(army.troops)
        assert army.casualties >= 0, "fewer casualties than none"
        assert army.troops or not army.casualties, "casualties without troops"
    found.update({card: n for card, n in held.items() if e.nation[card]})
    if s.stage != "razing":
        expected = Counter({row.id: row.copies for row in e.mercenaries.values()})
        assert found == expected, (
            f"mercenaries: {found - expected} over, {expected - found} missing"
        )
    for row in e.regulars.values():
        assert held[row.id] <= row.copies * len(s.barons), f"too many {row.id}"


def check_decks(s: KnightsState) -> None:
    """WK-COMP-10, WK-FATE-05: no Fate, agenda or event card is lost or doubled."""
    e = s.edition
    cards = Counter({card: n for card, n in s.fate.stock.items() if n})
    cards.update(placed.card for placed in s.fate.top + s.fate.bottom)
    for side in s.combat.sides if s.combat is not None else ():
        cards.update([*side.hand, *side.revealed])
    assert cards == Counter(e.fate.keys()), "Fate cards lost or doubled"
    lying = [*s.agenda_discard, *s.agendas, *(law for law in s.laws if law in e.agendas)]
    lying += [card for baron in s.barons for card in baron.charges]
    lying += [noble.office for noble in s.nobles if noble.office]
    agendas = Counter({card: n for card, n in s.agenda_deck.stock.items() if n})
    agendas.update(lying)
    assert all(n <= e.agendas[card].copies for card, n in agendas.items()), "agendas doubled"
    if s.assembly is None and s.stage != "razing":
        assert agendas.total() == sum(row.copies for row in e.agendas.values()), "agendas lost"
    events = Counter({card: n for card, n in s.event_deck.stock.items() if n})
    events.update([*s.event_deck.discard, *s.proclaimed])
    events.update(card for baron in s.barons for card in baron.cards)
    events.update(noble.card for noble in s.nobles if noble.card)
    assert all(n <= e.event_cards[card].copies for card, n in events.items()), "events doubled"
    if s.card is None:
        assert events.total() == sum(row.copies for row in e.event_cards.values()), "events lost"


def rearranging(s: KnightsState, noble: Noble) -> bool:
    """WK-R46: whether his baron can still give him troops before he leaves the board."""
    return s.phase == "upkeep" and s.stage == "arrivals" and s.order[:1] == [noble.seat]


def check_places(s: KnightsState) -> None:
    """WK-ARRIVE-06, WK-SETUP-18: who is on the board has troops; one place of walls a region."""
    e = s.edition
    for noble in s.nobles:
        if noble.on_board:
            assert noble.region in e.regions, f"{noble.id} stands nowhere: {noble.region}"
            assert noble.troops or rearranging(s, noble), f"{noble.id} is there without troops"
            assert not noble.at_sea or noble.region in e.ports, f"{noble.id} at sea without a port"
            assert not s.barons[noble.seat].out, f"{noble.id} serves a baron who is out"
        else:
            assert not noble.at_sea, f"{noble.id} is at sea, and nowhere"
    homes = [b.stronghold.region for b in s.barons if b.stronghold.region]
    assert len(homes) == len(set(homes)), "two strongholds in one region"
    for region in homes:
        assert s.city_in(region) is None, f"a stronghold beside a city in {region}"
    for place, city in enumerate(s.cities):
        region = e.city_list[place].region
        if city.razed:
            assert city.owner is None, "a razed city is controlled"
            continue
        assert city.owner is not None or not city.fortified, "a neutral city is fortified"
        worth = full_strength(s, region) // e.numbers.combat.breach
        assert 0 <= city.breaches <= worth, f"{city.breaches} breaches in {region}"


def check_sieges(s: KnightsState) -> None:
    """WK-SIEGE-09, WK-R91: a siege has a besieger in the region, and walls that are not his own."""
    keys = [(siege.region, siege.seat) for siege in s.sieges]
    assert len(keys) == len(set(keys)), "a siege twice"
    for siege in s.sieges:
        city, home = s.city_in(siege.region), s.stronghold_in(siege.region)
        owner = city.owner if city is not None else home.seat if home is not None else siege.seat
        assert owner != siege.seat, f"seat {siege.seat} besieges nothing in {siege.region}"
        besiegers = [n for n in s.nobles if n.seat == siege.seat and n.stands_in(siege.region)]
        assert besiegers, f"nobody keeps up the siege of {siege.region}"

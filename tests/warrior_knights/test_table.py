"""The scene: the board, its pieces, the cards, and what each baron sees of them."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from oyez.games.warrior_knights import GAME, KnightsState
from oyez.games.warrior_knights.answers import NameBaron, ToNoble
from oyez.games.warrior_knights.box.edition import edition
from oyez.games.warrior_knights.rules.war.retreat import withdraw
from oyez.games.warrior_knights.rules.war.stronghold import put_back
from oyez.games.warrior_knights.scene.odds import DEALS, Host, reckon
from oyez.games.warrior_knights.scene.scenery import board
from oyez.games.warrior_knights.scene.table import lay_out
from oyez.kernel import Match, Seat
from oyez.scene.elements import Card, Counter, Element, Piece, Scene, Text
from oyez.server.tables.explanations import explain
from oyez.testing.properties import check_table
from oyez.text import Texts
from tests.ledger import rule
from tests.warrior_knights.fighting import Pack, assail, deal
from tests.warrior_knights.positions import Game, Position

ALAN, KAZIMIERZ, CYAN = "alan-of-smalt", "kazimierz-zielonka", "louis-de-cyan"
GREEN, BLUE = Seat(0), Seat(1)

E = TypeVar("E", bound=Element)


def seen(position: Position, seat: Seat | None = GREEN) -> Scene:
    return lay_out(position.state, seat)


def named(elements: list[E], name: str) -> E:
    """The one with this id."""
    (found,) = [each for each in elements if each.id == name]
    return found


def figures(counters: list[Counter]) -> dict[str, int | None]:
    return {each.name: each.value for each in counters}


def notes(element: Element) -> list[str]:
    return [note.id for note in element.notes]


def piece(position: Position, name: str) -> Piece:
    return named(seen(position).pieces, name)


# -- the board -------------------------------------------------------------------------------------


@rule("WK-COMP-01", "WK-COMP-17")
def test_the_map_has_every_region_border_and_road() -> None:
    e = edition("standard")
    map_ = board(Position("green", "blue").state)
    assert {each.id for each in map_.hexes} == {f"region:{region}" for region in e.regions}
    places = [(each.column, each.row) for each in map_.hexes]
    assert len({*places}) == len(places)
    kinds = [each.kind for each in map_.roads]
    assert kinds.count("river") + kinds.count("bridge") + kinds.count("mountain") == len(e.borders)
    assert kinds.count("road") == sum(len(road.regions) - 1 for road in e.roads.values())
    terrains = {each.id: each.terrain for each in map_.hexes}
    assert {terrains[f"region:{port}"] for port in e.ports} == {"port", "overseas"}
    assert {"forest", "hill", "field", "marsh", "plain"} <= {*terrains.values()}


def test_neighbours_on_the_screen_are_neighbours_on_the_board() -> None:
    e = edition("standard")
    cells = {each.id: each for each in board(Position("green", "blue").state).hexes}
    for region in e.regions.values():
        if region.overseas:
            continue
        here = cells[f"region:{region.id}"]
        for name in region.land:
            there = cells[f"region:{name}"]
            assert abs(here.column - there.column) <= 1
            assert abs(here.row - there.row) <= 1


def test_what_does_not_change_is_made_once() -> None:
    one, two = Position("green", "blue").state, Position("red", "black", "blue").state
    assert board(one).hexes is board(two).hexes
    assert board(one).roads is board(two).roads
    assert board(one).towns[0] is board(two).towns[0]


@rule("WK-COMP-04", "WK-DEFWORKS-04", "WK-ASSAULT-06")
def test_a_city_shows_strength_breaches_control_and_siege() -> None:
    position = Position("green", "blue").city("froli", "blue", fortified=True, breaches=2)
    position.noble(ALAN, "D3", "english-150").siege("D3", "green")
    froli = named(seen(position).boards[0].towns, "city:froli")
    assert (froli.tincture, froli.kind, froli.where) == ("azure", "fortified-city", "region:D3")
    assert figures(froli.counters) == {"strength": 100, "income": 3, "breaches": 2, "besieged": 1}
    assert froli.counters[0].most == 300
    assert notes(froli) == ["condition-fortified", "condition-besieged"]
    assert piece(position, "siege:D3-0").tincture == "vert"


@rule("WK-RAZE-03")
def test_a_razed_city_is_gone() -> None:
    position = Position("green", "blue")
    position.state.city("froli").razed = True
    assert "city:froli" not in {each.id for each in seen(position).boards[0].towns}


# -- pieces ----------------------------------------------------------------------------------------


@rule("WK-NOBLE-01", "WK-TERM-02")
def test_a_noble_is_known_by_shape_colour_and_charge_and_tells_his_army() -> None:
    position = Position("green", "blue")
    position.noble(ALAN, "E3", "regular-50 regular-50 english-100", casualties=1, fresh=False)
    alan = piece(position, f"noble:{ALAN}")
    assert alan.kind == f"noble-{position.state.edition.nobles[ALAN].shape}"
    assert (alan.tincture, alan.charge, alan.owner, alan.face_up) == ("vert", "oak", 0, False)
    assert figures(alan.counters) == {"men": 200, "casualties": 1}
    assert alan.counters[0].name == "men"
    assert alan.notes[1:] == [
        Text("condition-exhausted"),
        Text("troop-english-100", {"count": 1}),
        Text("troop-regular-50", {"count": 2}),
    ]


@rule("WK-SEA-02")
def test_a_noble_at_sea_stands_at_the_port_and_not_in_the_region() -> None:
    position = Position("green", "blue").noble(ALAN, "D1", "english-100", at_sea=True)
    assert piece(position, f"noble:{ALAN}").where == "region:D1:port"
    assert "condition-at-sea" in notes(piece(position, f"noble:{ALAN}"))


def test_an_office_and_a_line_without_heir_are_told() -> None:
    position = Position("green", "blue").noble(ALAN, "D1", "english-100").office(ALAN, "marshal")
    position.state.noble(ALAN).heir = None
    assert notes(piece(position, f"noble:{ALAN}"))[1:3] == [
        "condition-office",
        "condition-without-heir",
    ]


def test_a_stronghold_shows_its_walls_and_its_garrison() -> None:
    position = Position("green", "blue").stronghold("blue", "C3", "regular-50", breaches=1)
    walls = piece(position, "stronghold:blue")
    assert figures(walls.counters) == {"strength": 200, "breaches": 1, "men": 50}
    assert walls.notes == [Text("troop-regular-50", {"count": 1})]


# -- cards -----------------------------------------------------------------------------------------


def planned() -> Match[KnightsState]:
    """Green has laid two cards on stack 1, and is asked for stack 2."""
    match = Match(GAME, 2, rng=Random(1))
    while (question := match.question(match.waiting()[0])) and question.prompt != "plan":
        match.answer(question.seat, question.choices.sample(Random(2)))
    match.answer(GREEN, ("levy-taxes", "rally-support"))
    return match


def hand(table: Scene, seat: int) -> tuple[int, dict[str, int | None]]:
    """How many cards somebody holds, and which of them can be seen, so many of each."""
    (found,) = [each for each in table.hands if each.owner == seat]
    copies = {
        each.label.id: figures(each.counters).get("copies", 1)
        for each in found.cards
        if each.label is not None
    }
    return found.size, copies


def plan(table: Scene) -> dict[str, list[str]]:
    rows = [each for each in table.rows if each.id.startswith("plan:")]
    return {each.id: [card.label.id for card in each.cards if card.label] for each in rows}


@rule("WK-PREP-01", "WK-PREP-02")
def test_what_is_planned_only_its_owner_sees() -> None:
    match = planned()
    own = GAME.scene(match.state_of(GREEN), GREEN)
    planned_now = ["card-levy-taxes", "card-rally-support"]
    assert plan(own) == {"plan:1": planned_now, "plan:2": [], "plan:3": []}
    size, copies = hand(own, GREEN)
    assert size == 10
    assert (copies["card-levy-taxes"], copies["card-draft-soldiers"]) == (1, 2)
    for seat in (BLUE, None):
        other = GAME.scene(match.state_of(seat), seat)
        assert not any(plan(other).values())
        assert hand(other, GREEN)[0] == 12
    check_table(match)


def test_only_one_s_own_hand_lights_up() -> None:
    table = GAME.scene(planned().state_of(GREEN), GREEN)
    own, other = table.hands
    assert {card.lit for card in own.cards} >= {("levy-taxes",)}
    assert {card.lit for card in other.cards} == {()}


@rule("WK-PREP-04")
def test_the_stacks_tell_their_height_and_which_is_in_play() -> None:
    position = Position("green", "blue")
    state = position.state
    state.phase, state.stack = "actions", 1
    state.neutral_left = [0, 1, 2]
    state.planned = {GREEN: [0, 2, 1], BLUE: [0, 1, 0]}
    stacks = {each.id: each for each in seen(position).stacks}
    assert [stacks[f"stack:{n}"].size for n in (1, 2, 3)] == [0, 4, 3]
    labels = [stacks[f"stack:{n}"].label for n in (1, 2, 3)]
    assert labels == [
        Text("stack-actions", {"number": 1}),
        Text("stack-in-play", {"number": 2}),
        Text("stack-actions", {"number": 3}),
    ]


def test_who_plans_reads_what_the_cards_do_and_has_the_stacks_before_him() -> None:
    match = planned()
    table = GAME.scene(match.state_of(GREEN), GREEN)
    cards = next(hand.cards for hand in table.hands if hand.owner == GREEN)
    told = {card.label.id: card.text for card in cards if card.label}
    assert told["card-levy-taxes"] == Text("card-levy-taxes-text")
    assert {card.lit for card in cards} >= {("draft-soldiers",)}
    assert {name for row in table.rows for name in row.lit} >= {"stack:1", "stack:2", "stack:3"}
    assert not [row for row in GAME.scene(match.state_of(None), None).rows if row.owner is not None]
    assert "plan:1" not in {row.id for row in seen(Position("green", "blue")).rows}


@rule("WK-R46", "WK-R30")
def test_while_troops_are_rearranged_nobles_tell_what_becomes_of_them() -> None:
    position = Position("green", "blue").stronghold("green", "C3", "regular-50", casualties=1)
    position.noble(ALAN, "C3", "regular-100")
    assert not {"condition-without-troops", "condition-doomed"} & {
        *notes(piece(position, f"noble:{ALAN}"))
    }
    position.state.noble(ALAN).troops = []
    assert "condition-without-troops" in notes(piece(position, f"noble:{ALAN}"))
    position.noble(ALAN, "C3", "regular-50", casualties=1)
    assert "condition-doomed" in notes(piece(position, f"noble:{ALAN}"))


@rule("WK-SETUP-11")
def test_nobles_off_the_board_lie_before_their_barons() -> None:
    position = Position("green", "blue").noble(ALAN, "E3", "english-100")
    position.noble(CYAN, "", "regular-50 english-100", casualties=1)
    position.state.phase = "actions"
    rows = {row.id: row for row in seen(position).rows}
    assert "retinue:green" not in rows
    (card,) = rows["retinue:blue"].cards
    assert (rows["retinue:blue"].owner, card.lit) == (BLUE, (CYAN,))
    assert figures(card.counters) == {"men": 150, "casualties": 1}
    assert "condition-off-board" in notes(card)


def test_while_armies_are_formed_one_s_own_nobles_are_all_told() -> None:
    position = Position("green", "blue").noble(ALAN, "E3", "english-100")
    position.state.phase = "upkeep"
    row = named(seen(position).rows, "retinue:green")
    assert (row.owner, len(row.cards)) == (None, 4)
    shapes = {card.text.id for card in row.cards if card.text}
    assert shapes == {"shape-star", "shape-square", "shape-triangle", "shape-circle"}
    position.state.noble(KAZIMIERZ).gone = True
    assert len(named(seen(position).rows, "retinue:green").cards) == 3


@rule("WK-EVENT-01")
def test_the_event_on_top_is_counted_once() -> None:
    state = Position("green", "blue").next_event("red").state
    events = named(lay_out(state, None).stacks, "deck:events")
    assert events.size == sum(state.event_deck.stock.values())


@rule("WK-EVENT-01")
def test_of_the_next_event_only_the_back_is_seen() -> None:
    events = named(seen(Position("green", "blue").next_event("blue")).stacks, "deck:events")
    assert events.top is not None
    assert (events.top.face_up, events.top.tincture, events.top.text) == (False, "azure", None)


@rule("WK-R86")
def test_anybody_may_look_through_the_agendas_and_events_that_are_over() -> None:
    state = Position("green", "blue").state
    assert not any(row.id.startswith("past:") for row in lay_out(state, None).rows)
    state.agenda_discard.append("fine")
    state.event_deck.discard.append("flood")
    past = {row.id: row.cards for row in lay_out(state, None).rows if row.id.startswith("past:")}
    assert [card.label for card in past["past:agendas"]] == [Text("agenda-fine")]
    assert [card.label for card in past["past:events"]] == [Text("incident-flood")]


def test_reconstructed_cards_say_so() -> None:
    position = Position("green", "blue").agendas("fine").law("income-tax").proclaimed("flood")
    rows = {each.id: each for each in seen(position.offer("english-150")).rows}
    for name in ("agendas", "laws", "proclaimed", "offer"):
        assert [card.source for card in rows[name].cards] == ["reconstructed"], name
    assert rows["laws"].cards[0].text == Text("agenda-income-tax-text")


@rule("WK-TRIGGER-01")
def test_a_zone_tells_whose_cards_lie_there_and_how_many_it_takes() -> None:
    position = Position("green", "blue").zone("taxes", "green:levy-taxes", "blue:levy-taxes")
    row = named(seen(position).rows, "zone:taxes")
    assert row.label == Text("row-zone", {"zone": "taxes", "number": 2, "most": 4})
    assert [card.tincture for card in row.cards] == ["vert", "azure"]


@rule("WK-RECRUIT-02")
def test_the_recruitment_track_has_fees_and_markers_and_only_spaces_in_use() -> None:
    track = named(seen(Position("green", "blue").track(s1="blue")).tracks, "recruitment")
    assert track.spaces == ["space:0", "space:1", "space:2"]
    assert [each.about["fee"] for each in track.says] == [8, 7, 6]
    assert len(track.markers) == 1


def test_the_card_in_play_lies_open_in_the_colour_of_its_owner() -> None:
    game = Position("green", "blue").turn_up("versatile-strategy", "green")
    (row,) = [each for each in lay_out(game.state, None).rows if each.id == "in-play"]
    assert [(card.label, card.tincture) for card in row.cards] == [
        (Text("card-versatile-strategy"), "vert")
    ]


@rule("WK-EVENT-10")
def test_an_event_that_may_be_averted_lies_open_for_all() -> None:
    game = Position("green", "blue").next_event("red").purse("green", faith=2)
    turned = game.turn_up("important-event")
    turned.say(NameBaron(GREEN)).draw("stolen-treasury")
    row = named(lay_out(turned.state, BLUE).rows, "in-play")
    assert [card.label for card in row.cards] == [
        Text("card-important-event"),
        Text("incident-stolen-treasury"),
    ]


@rule("WK-EXPED-09")
def test_an_expedition_tells_what_the_fate_cards_say_of_it() -> None:
    track = named(seen(Position("green", "blue")).tracks, "expedition:china")
    said = {str(note.about["result"]): note.about["cards"] for note in track.notes}
    assert said == {"lost": 11, "no-news": 5, "2x": 2, "3x": 3, "4x": 3}


# -- what can be chosen, and why not ---------------------------------------------------------------


def test_walls_that_can_take_a_loss_and_one_s_own_stronghold_are_named_by_it() -> None:
    position = Position("green", "blue").noble(KAZIMIERZ, "D3", "swiss-200 english-100")
    position.city("froli", "blue").city("monz", "blue")
    position.stronghold("blue", "C3", "regular-50").stronghold("green", "B5")
    assert [town.lit for town in seen(position).boards[0].towns if "wall" in town.lit] == []
    table = lay_out(assail(position, "green", "D3", "blue", "assault").state, BLUE)
    assert named(table.boards[0].towns, "city:froli").lit == ("froli", "wall")
    assert named(table.boards[0].towns, "city:monz").lit == ("monz",)
    homes = [each.lit for each in table.pieces if each.kind == "stronghold"]
    assert homes == [(), ("",)]


@rule("WK-BATTLE-12")
def test_who_could_bear_no_more_is_told_so_while_he_fights() -> None:
    position = Position("green", "blue").noble(KAZIMIERZ, "E3", "swiss-200 english-150")
    position.noble(CYAN, "E3", "regular-100", fresh=False)
    position.noble("ranulf-azure", "E3", "polish-100 regular-50", fresh=False)
    assert "condition-one-loss" not in notes(piece(position, f"noble:{CYAN}"))
    game = assail(position, "green", "E3", "blue").say(ToNoble(CYAN))
    deal(game, "inflict inflict", "victory")
    perils = {each.id: notes(each) for each in lay_out(game.state, BLUE).pieces}
    assert "condition-one-loss" in perils[f"noble:{CYAN}"]
    assert "condition-one-loss" not in perils["noble:ranulf-azure"]
    game.say(ToNoble(CYAN))
    left = {each.id: notes(each) for each in lay_out(game.state, BLUE).pieces}
    assert "condition-slain" in left[f"noble:{CYAN}"]


@rule("WK-STRONGHOLD-07")
def test_a_place_that_cannot_be_chosen_says_why_as_does_the_city_in_it() -> None:
    position = Position("green", "blue").city("monz", "blue").stronghold("blue", "C3")
    game = position.run(lambda s: put_back(s, GREEN))
    assert game.prompt == "put-back"
    texts = Texts(GAME, "en")
    for thing, message in (
        ("region:B3", "city-there"),
        ("city:monz", "city-there"),
        ("stronghold:blue", "stronghold-there"),
        ("region:O1", "not-in-the-kingdom"),
    ):
        found = explain(game.match, GREEN, thing, texts)
        assert found is not None
        assert found.reason is not None
        assert found.reason.message == message
    found = explain(game.match, GREEN, "region:C4", texts)
    assert found is not None
    assert found.lit


def refusal(game: Game, thing: str) -> tuple[str, str]:
    """The reason why green cannot choose a thing, and the rule behind it."""
    found = explain(game.match, GREEN, thing, Texts(GAME, "en"))
    assert found is not None
    assert found.reason is not None
    return found.reason.message, found.rule


@rule("WK-MILITARY-02")
def test_a_region_too_far_for_mobilize_forces_says_so() -> None:
    game = (
        Position("green", "blue")
        .noble(ALAN, "B2", "regular-100")
        .turn_up("mobilize-forces", "green")
    )
    assert game.prompt == "mobilize-forces"
    assert refusal(game, "region:F5") == ("out-of-reach", "WK-MILITARY-02")


@rule("WK-MOVE-02", "WK-SIEGE-01")
def test_a_versatile_strategy_says_why_not_that_move() -> None:
    game = (
        Position("green", "blue")
        .noble(ALAN, "B2", "regular-100")
        .turn_up("versatile-strategy", "green")
    )
    assert refusal(game, "region:F5") == ("not-adjacent", "WK-MOVE-02")


@rule("WK-RETREAT-03")
def test_a_retreat_says_why_not_there() -> None:
    position = Position("green", "blue").noble(ALAN, "C3", "regular-100").city("monz", "blue")
    game = position.noble(CYAN, "C2", "regular-100").run(lambda s: withdraw(s, s.noble(ALAN)))
    assert game.prompt == "retreat"
    assert refusal(game, "region:B3") == ("their-walls", "WK-RETREAT-03")
    assert refusal(game, "region:C2") == ("noble-there", "WK-RETREAT-03")
    assert refusal(game, "region:F5") == ("not-adjacent", "WK-MOVE-02")


# -- panels ----------------------------------------------------------------------------------------


def test_a_panel_tells_what_a_baron_has_and_is() -> None:
    position = Position("green", "blue", chairman="blue", church="blue").banned("blue")
    position.purse("blue", crowns=5, votes=2, faith=1, influence=3).city("monz", "blue")
    position.charge("blue", "salt-tax").office(CYAN, "marshal").event("blue", "heretic")
    panel = named(seen(position).panels, "baron:blue")
    counted = figures(panel.counters)
    assert next(iter(counted)) == "influence"
    assert counted == {
        "influence": 3, "crowns": 5, "votes": 2, "faith": 1, "cities": 1, "cards": 12
    }  # fmt: skip
    assert notes(panel) == [
        "budget",
        "chairman",
        "head-of-church",
        "banned",
        "charge-held",
        "office-held",
        "event-held",
    ]
    assert panel.lit == ("blue", "seat:1")


@rule("WK-TAXES-01", "WK-WAGES-02", "WK-WAGES-04")
def test_a_panel_foretells_the_taxes_and_the_wages() -> None:
    position = Position("green", "blue").city("monz", "blue").city("vecht", "blue")
    position.noble("ranulf-azure", "C4", "regular-100 polish-200").siege("B3", "green")
    income = edition("standard").cities["vecht"].income
    assert named(seen(position).panels, "baron:blue").notes == [
        Text("budget", {"income": income, "wages": 6})
    ]


def test_how_far_the_game_is() -> None:
    position = Position("green", "blue", in_round=3, rounds=9)
    (sheet,) = seen(position).sheets
    assert [(box.id, box.value) for box in sheet.boxes] == [
        ("standing:round", 3),
        ("standing:last", 9),
        ("standing:reserve", position.state.reserve),
        ("standing:conquest", 10),
    ]


@rule("WK-END-02", "WK-GOAL-02")
def test_an_empty_reserve_makes_the_round_the_last_and_razed_cities_do_not_count() -> None:
    position = Position("green", "blue", in_round=5)
    position.state.last_round = True
    for city in ("froli", "monz"):
        position.state.city(city).razed = True
    (sheet,) = seen(position).sheets
    found = {box.id: box.value for box in sheet.boxes}
    assert (found["standing:last"], found["standing:conquest"]) == (5, 9)


# -- odds ------------------------------------------------------------------------------------------


def host(known: str = "", unknown: int = 0, bears: int = 5, **more: int) -> Host:
    fields = {"discards": 0, "inflict": 0, "avoid": 0, "victory": 0, **more}
    return Host(tuple(sorted(known.split())), unknown, bears=bears, **fields)


def test_what_is_certain_is_certain() -> None:
    pool = ("avoid", "inflict", "victory")
    assert reckon(pool, host("victory"), host("avoid"), assault=False) == (1.0, 0.0, 0.0)
    assert reckon(pool, host("avoid"), host("avoid"), assault=False) == (0.0, 0.0, 1.0)
    assert reckon(pool, host("avoid"), host("avoid"), assault=True) == (0.0, 1.0, 0.0)
    # Whoever is left wins, whatever the victories.
    assert reckon(pool, host("inflict"), host("victory", bears=1), assault=False) == (1.0, 0.0, 0.0)
    avoided = host("victory", bears=1, avoid=1)
    assert reckon(pool, host("inflict"), avoided, assault=False) == (0.0, 1.0, 0.0)


def test_an_unseen_card_counts_as_often_as_it_is_in_the_deck() -> None:
    won, lost, _ = reckon(("avoid", "avoid", "victory"), host(unknown=1), host(), assault=False)
    assert abs(won - 1 / 3) < 3 / DEALS**0.5
    assert lost == 0.0


def test_the_least_useful_cards_are_discarded_and_draws_are_drawn() -> None:
    keeps = host("avoid victory inflict", discards=2)
    assert reckon(("avoid",), keeps, host(), assault=False) == (1.0, 0.0, 0.0)
    assert reckon(("victory",), host("draw"), host(), assault=False) == (1.0, 0.0, 0.0)


def storming() -> Game:
    position = Position("green", "blue").noble(KAZIMIERZ, "D3", "english-150 polish-100")
    position.city("froli", "blue", fortified=True)
    game, pack = assail(position, "green", "D3", "blue", "assault"), Pack()
    return game.draw(*pack.fill(4)).draw(*pack.fill(3))


@rule("WK-BATTLE-03")
def test_a_clash_tells_the_chances_from_what_each_knows() -> None:
    game = storming()
    for seat in (GREEN, BLUE, None):
        (clash,) = lay_out(game.state, seat).clashes
        chances = [side.chance for side in clash.sides]
        assert all(chance is not None and 0 <= chance <= 1 for chance in chances)
        again = [side.chance for side in lay_out(game.state, seat).clashes[0].sides]
        assert chances == again


# -- words -----------------------------------------------------------------------------------------


def texts_in(value: object) -> list[Text]:
    """Every text in a scene."""
    if isinstance(value, Text):
        return [value]
    if isinstance(value, list | tuple):
        return [text for each in value for text in texts_in(each)]
    fields = getattr(value, "__struct_fields__", ())
    return [text for name in fields for text in texts_in(getattr(value, name))]


def test_every_text_of_the_scene_has_words_in_both_languages() -> None:
    position = Position("green", "blue", "red", chairman="blue", rounds=4).agendas("fine", "exile")
    position.law("income-tax").proclaimed("flood").next_event("green").offer("english-150")
    position.noble(ALAN, "D1", "english-100", at_sea=True, fresh=False).office(ALAN, "marshal")
    position.charge("green", "salt-tax").event("green", "heretic").banned("green")
    position.stronghold("blue", "C3", "regular-50").city("froli", "blue", fortified=True)
    position.noble(CYAN, "D3", "english-50").siege("D3", "blue").zone("taxes", "green:levy-taxes")
    position.expedition("china", 2, blessed=True, green=5)
    tables = [seen(position), lay_out(storming().state, GREEN)]
    for lang in ("en", "fr"):
        texts = Texts(GAME, lang, strict=True)
        for text in texts_in(tables):
            assert texts.label(text), text


def test_every_card_has_words() -> None:
    e = edition("standard")
    cards: list[Card] = []
    position = Position("green", "blue")
    position.state.laws = [*e.agendas, *e.open_motions]
    position.state.proclaimed = [*e.event_cards]
    for row in seen(position).rows:
        cards += row.cards
    assert len(cards) >= len(e.agendas) + len(e.event_cards)
    for lang in ("en", "fr"):
        texts = Texts(GAME, lang, strict=True)
        assert all(texts.label(text) for text in texts_in(cards))

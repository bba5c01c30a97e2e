"""Who wins."""

from __future__ import annotations

from oyez.games.warrior_knights.rules.war import walls
from oyez.games.warrior_knights.rules.war.armies import men
from oyez.games.warrior_knights.scene.happenings_in_the_field import GameEnded
from oyez.games.warrior_knights.state import KnightsEnding, KnightsState
from oyez.kernel import GameOver, Outcome, Seat

Standing = tuple[int, ...]


def military_winner(s: KnightsState) -> Seat | None:
    """WK-PHASE3-02: who controls so many."""
    enough = cities_to_win(s)
    for baron in s.players:
        if walls.kingdom_cities_of(s, baron.seat) >= enough:
            return baron.seat
    return None


def cities_to_win(s: KnightsState) -> int:
    """WK-GOAL-02, WK-R05, WK-R76: how many cities of the kingdom make a king by force."""
    numbers = s.edition.numbers.victory
    if s.options.faq_two_players:
        return numbers.faq_two_players
    return walls.unrazed_kingdom_cities(s) // numbers.share + 1


def end(s: KnightsState, winner: Seat | None, how: str) -> None:
    """The game is over."""
    s.ended = KnightsEnding(winner, how)
    s.tell(GameEnded, winner, how)


def last_standing(s: KnightsState) -> None:
    """WK-VARIANT-08, WK-R77: the game ends on the spot when only one baron is left."""
    if s.n == 1:
        end(s, s.players[0].seat, "last")
        raise GameOver


def crown(s: KnightsState) -> None:
    """WK-GOAL-01, WK-END-04..08: the best standing wins; an equal one leaves no winner."""
    ranked = sorted(s.players, key=lambda baron: standing(s, baron.seat), reverse=True)
    best = ranked[0].seat
    tied = len(ranked) > 1 and standing(s, ranked[1].seat) == standing(s, best)
    how = "might" if s.options.might else "influence"
    end(s, None if tied else best, "tie" if tied else how)


def standing(s: KnightsState, seat: Seat) -> Standing:
    """WK-END-04..07, WK-VARIANT-10: what is compared, one after the other.

    With "might is right" a game ends without a conqueror only if a number of rounds was agreed on;
    then cities of the kingdom count in the place of Influence.
    """
    baron = s.barons[seat]
    first = walls.kingdom_cities_of(s, seat) if s.options.might else baron.influence
    cities = len(walls.cities_of(s, seat))
    return first, cities, baron.crowns + baron.faith + baron.votes, troops_on_board(s, seat)


def troops_on_board(s: KnightsState, seat: Seat) -> int:
    """WK-END-07, WK-R71: led by nobles on the board, at sea too, or in a stronghold on it."""
    total = sum(men(s, noble.troops) for noble in s.nobles_of(seat) if noble.on_board)
    home = s.barons[seat].stronghold
    return total + (men(s, home.troops) if home.region else 0)


def outcome(s: KnightsState) -> Outcome:
    """Places by seat; without a winner (WK-END-08) nobody has the first."""
    assert s.ended is not None
    winner = s.ended.winner
    others = [baron.seat for baron in s.barons if baron.seat != winner]
    places: dict[Seat, int] = {} if winner is None else {winner: 1}
    keys = {seat: (not s.barons[seat].out, standing(s, seat)) for seat in others}
    for seat in others:
        places[seat] = 2 + sum(keys[other] > keys[seat] for other in others)
    scores = {baron.seat: baron.influence for baron in s.barons}
    return Outcome(dict(sorted(places.items())), scores, s.ended.how)

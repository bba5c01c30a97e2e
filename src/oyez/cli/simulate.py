"""`oyez simulate`: many matches between bots, and what came out of them."""

from __future__ import annotations

import argparse
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from statistics import mean
from time import perf_counter
from typing import Any

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from oyez.cli.desk import Desk, Fault
from oyez.cli.ending import how_words
from oyez.cli.inputs import bots_for, find_game, options_for, seats_for, seed_of, with_edition
from oyez.cli.rules import game_name
from oyez.cli.tally import Batch, Rate, Tally, lengths, play_batch, seat_rates, side_rates
from oyez.game import Game
from oyez.kernel import Seat, plain
from oyez.text import Texts


def simulate(desk: Desk, arguments: argparse.Namespace) -> int:
    """Play, then tell."""
    game = with_edition(desk, find_game(arguments.game), arguments.edition, arguments.editions)
    seats = seats_for(game, arguments.seats, otherwise=max(4, arguments.bots.count(",") + 1))
    bots = bots_for(arguments.bots, seats)
    options = game.headless(options_for(desk, game, arguments.option, seats))
    whole = Batch(seats, options, tuple(bots), seed_of(arguments.seed), 0, arguments.games)
    tally, begun = Tally(seats), perf_counter()
    with _progress(desk, arguments.games) as progress:
        task = progress.task_ids[0]
        for part in _played(game, whole, arguments.jobs):
            tally.add(part)
            progress.advance(task, part.games)
    seconds = perf_counter() - begun
    if arguments.json:
        desk.line(msgspec.json.encode(_plain_report(game, whole, tally, seconds)).decode())
    else:
        _tell(desk, game, whole, tally, seconds)
    if tally.unfinished:
        raise Fault("unfinished", status=1, games=tally.unfinished, seed=str(whole.seed))
    return 0


@contextmanager
def _progress(desk: Desk, games: int) -> Generator[Progress]:
    columns = (
        TextColumn(desk.say("simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    shown = desk.err.is_terminal
    with Progress(*columns, console=desk.err, transient=True, disable=not shown) as progress:
        progress.add_task("", total=games)
        yield progress


def _played(game: Game[Any, Any], whole: Batch, jobs: int) -> Iterator[Tally]:
    """The batches as they are done, in this process or in several."""
    if jobs == 1:
        yield from (play_batch(game, batch) for batch in _cut(whole, 1))
        return
    size = max(1, (whole.last - whole.first) // (jobs * 16))
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_play_elsewhere, ((game.id, batch) for batch in _cut(whole, size)))


def _cut(whole: Batch, size: int) -> list[Batch]:
    starts = range(whole.first, whole.last, size)
    return [whole._replace(first=n, last=min(n + size, whole.last)) for n in starts]


def _play_elsewhere(job: tuple[str, Batch]) -> Tally:
    name, batch = job
    return play_batch(find_game(name), batch)


# -- telling ----------------------------------------------------------------------------------


def _tell(desk: Desk, game: Game[Any, Any], whole: Batch, tally: Tally, seconds: float) -> None:
    texts = Texts(game, desk.lang)
    name, seed = game_name(game, texts), str(whole.seed)
    desk.line(desk.say("simulated", game=name, games=tally.games, seats=whole.seats, seed=seed))
    if changed := _changed(whole.options):
        desk.line(desk.say("options", options=changed))
    speed = {
        "games": _figure(desk, tally.games / seconds),
        "decisions": _figure(desk, tally.decisions / seconds),
    }
    desk.line(desk.say("speed", **speed))
    told = {key: _figure(desk, value) for key, value in lengths(tally).items()}
    desk.line(desk.say("lengths", **told))
    desk.line(desk.say("choices", mean=_figure(desk, mean(tally.choices))))
    desk.line()
    seats = {f"{texts.player(n)} ({bot})": r for n, (bot, r) in _by_seat(whole, tally).items()}
    desk.show(_wins(desk, desk.say("column-seat"), seats))
    sides = {texts.say(side): rate for side, rate in side_rates(tally).items()}
    if sides:
        desk.line()
        desk.show(_wins(desk, desk.say("column-side"), sides))
    desk.line()
    for how, number in sorted(tally.how.items(), key=lambda item: -item[1]):
        share = _percent(desk, number / tally.games)
        desk.line(f"{share:>7}  {how_words(texts, how)}")
    if whole.seats > 1:
        desk.line()
        desk.line(_fairness(desk, texts, whole, tally))


def _changed(options: Any) -> str:
    """The options that are not as they usually are, as one would type them."""
    usual, given = plain(type(options)()), plain(options)
    changed = {key: value for key, value in given.items() if value != usual[key]}
    return ", ".join(f"{key}={_typed(value)}" for key, value in changed.items())


def _typed(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _by_seat(whole: Batch, tally: Tally) -> dict[Any, tuple[str, Rate]]:
    return dict(enumerate(zip(whole.bots, seat_rates(tally), strict=True)))


def _wins(desk: Desk, head: str, rates: dict[str, Rate]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(head)
    for column in ("column-games", "column-wins", "column-share", "column-expected"):
        table.add_column(desk.say(column), justify="right")
    table.add_column(desk.say("column-range"))
    table.add_column("")
    for name, each in rates.items():
        bounds = f"{_percent(desk, each.low)} – {_percent(desk, each.high)}"
        verdict = "" if each.verdict == "even" else desk.say(f"verdict-{each.verdict}")
        shares = _percent(desk, each.share), _percent(desk, each.expected)
        table.add_row(name, str(each.games), f"{each.wins:g}", *shares, bounds, verdict)
    return table


def _fairness(desk: Desk, texts: Texts, whole: Batch, tally: Tally) -> str:
    """Whether where one sits decides, in a sentence."""
    if len(set(whole.bots)) > 1:
        return desk.say("fairness-mixed")
    odd = [(n, r) for n, r in enumerate(seat_rates(tally)) if r.verdict != "even"]
    if not odd:
        return desk.say("fairness-even")
    return " ".join(
        desk.say(
            f"fairness-{r.verdict}",
            seat=texts.player(Seat(n)),
            share=_percent(desk, r.share),
        )
        for n, r in odd
    )


def _figure(desk: Desk, number: float) -> str:
    """As many digits as anybody wants to read."""
    return desk.number(number, 0 if number >= 100 else 1)


def _percent(desk: Desk, share: float) -> str:
    return desk.say("percent", share=desk.number(100 * share, 1))


def _plain_report(
    game: Game[Any, Any], whole: Batch, tally: Tally, seconds: float
) -> dict[str, Any]:
    seats = seat_rates(tally)
    return {
        "game": game.id,
        "rules": game.rules,
        "seats": whole.seats,
        "bots": list(whole.bots),
        "options": plain(whole.options),
        "seed": whole.seed,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "decisions": tally.decisions,
        "seconds": seconds,
        "games_per_second": tally.games / seconds,
        "decisions_per_second": tally.decisions / seconds,
        "length": lengths(tally),
        "choices": {"mean": mean(tally.choices), "samples": len(tally.choices)},
        "how": {how: int(number) for how, number in tally.how.items()},
        "wins_by_seat": [{"seat": n, **_plain_rate(each)} for n, each in enumerate(seats, 1)],
        "wins_by_side": [{"side": s, **_plain_rate(r)} for s, r in side_rates(tally).items()],
        "fair": None if len(set(whole.bots)) > 1 else all(r.verdict == "even" for r in seats),
    }


def _plain_rate(each: Rate) -> dict[str, Any]:
    return {**each._asdict(), "share": each.share, "verdict": each.verdict}

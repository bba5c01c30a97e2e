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

from oyez.cli.commands.rules import game_name
from oyez.cli.display.outcome import how_words
from oyez.cli.input.values import bots_for, find_game, options_for, seats_for, seed_of, with_edition
from oyez.cli.matches.simulation import (
    MatchBatch,
    SimulationCounts,
    WinRate,
    lengths,
    play_batch,
    seat_rates,
    side_rates,
)
from oyez.cli.terminal import CommandError, Terminal
from oyez.game import Game
from oyez.kernel import Seat, plain
from oyez.text import Texts


def simulate(terminal: Terminal, arguments: argparse.Namespace) -> int:
    """Play, then tell."""
    game = with_edition(terminal, find_game(arguments.game), arguments.edition, arguments.editions)
    seats = seats_for(game, arguments.seats, otherwise=max(4, arguments.bots.count(",") + 1))
    bots = bots_for(arguments.bots, seats)
    options = game.headless_options(options_for(terminal, game, arguments.option, seats))
    whole = MatchBatch(seats, options, tuple(bots), seed_of(arguments.seed), 0, arguments.games)
    tally, begun = SimulationCounts(seats), perf_counter()
    with _progress(terminal, arguments.games) as progress:
        task = progress.task_ids[0]
        for part in _played(game, whole, arguments.jobs):
            tally.add(part)
            progress.advance(task, part.games)
    seconds = perf_counter() - begun
    if arguments.json:
        terminal.line(msgspec.json.encode(_plain_report(game, whole, tally, seconds)).decode())
    else:
        _tell(terminal, game, whole, tally, seconds)
    if tally.unfinished:
        raise CommandError("unfinished", status=1, games=tally.unfinished, seed=str(whole.seed))
    return 0


@contextmanager
def _progress(terminal: Terminal, games: int) -> Generator[Progress]:
    columns = (
        TextColumn(terminal.say("simulating")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    shown = terminal.err.is_terminal
    with Progress(*columns, console=terminal.err, transient=True, disable=not shown) as progress:
        progress.add_task("", total=games)
        yield progress


def _played(game: Game[Any, Any], whole: MatchBatch, jobs: int) -> Iterator[SimulationCounts]:
    """The batches as they are done, in this process or in several."""
    if jobs == 1:
        yield from (play_batch(game, batch) for batch in _cut(whole, 1))
        return
    size = max(1, (whole.last - whole.first) // (jobs * 16))
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_play_elsewhere, ((game.id, batch) for batch in _cut(whole, size)))


def _cut(whole: MatchBatch, size: int) -> list[MatchBatch]:
    starts = range(whole.first, whole.last, size)
    return [whole._replace(first=n, last=min(n + size, whole.last)) for n in starts]


def _play_elsewhere(job: tuple[str, MatchBatch]) -> SimulationCounts:
    name, batch = job
    return play_batch(find_game(name), batch)


# -- telling ----------------------------------------------------------------------------------


def _tell(
    terminal: Terminal,
    game: Game[Any, Any],
    whole: MatchBatch,
    tally: SimulationCounts,
    seconds: float,
) -> None:
    texts = Texts(game, terminal.lang)
    name, seed = game_name(game, texts), str(whole.seed)
    terminal.line(
        terminal.say("simulated", game=name, games=tally.games, seats=whole.seats, seed=seed)
    )
    if changed := _changed(whole.options):
        terminal.line(terminal.say("options", options=changed))
    speed = {
        "games": _figure(terminal, tally.games / seconds),
        "decisions": _figure(terminal, tally.decisions / seconds),
    }
    terminal.line(terminal.say("speed", **speed))
    told = {key: _figure(terminal, value) for key, value in lengths(tally).items()}
    terminal.line(terminal.say("lengths", **told))
    terminal.line(terminal.say("choices", mean=_figure(terminal, mean(tally.choices))))
    terminal.line()
    seats = {f"{texts.player(n)} ({bot})": r for n, (bot, r) in _by_seat(whole, tally).items()}
    terminal.show(_wins(terminal, terminal.say("column-seat"), seats))
    sides = {texts.say(side): rate for side, rate in side_rates(tally).items()}
    if sides:
        terminal.line()
        terminal.show(_wins(terminal, terminal.say("column-side"), sides))
    terminal.line()
    for how, number in sorted(tally.how.items(), key=lambda item: -item[1]):
        share = _percent(terminal, number / tally.games)
        terminal.line(f"{share:>7}  {how_words(texts, how)}")
    if whole.seats > 1:
        terminal.line()
        terminal.line(_fairness(terminal, texts, whole, tally))


def _changed(options: Any) -> str:
    """The options that are not as they usually are, as one would type them."""
    usual, given = plain(type(options)()), plain(options)
    changed = {key: value for key, value in given.items() if value != usual[key]}
    return ", ".join(f"{key}={_typed(value)}" for key, value in changed.items())


def _typed(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _by_seat(whole: MatchBatch, tally: SimulationCounts) -> dict[Any, tuple[str, WinRate]]:
    return dict(enumerate(zip(whole.bots, seat_rates(tally), strict=True)))


def _wins(terminal: Terminal, head: str, rates: dict[str, WinRate]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(head)
    for column in ("column-games", "column-wins", "column-share", "column-expected"):
        table.add_column(terminal.say(column), justify="right")
    table.add_column(terminal.say("column-range"))
    table.add_column("")
    for name, each in rates.items():
        bounds = f"{_percent(terminal, each.low)} – {_percent(terminal, each.high)}"
        verdict = "" if each.verdict == "even" else terminal.say(f"verdict-{each.verdict}")
        shares = _percent(terminal, each.share), _percent(terminal, each.expected)
        table.add_row(name, str(each.games), f"{each.wins:g}", *shares, bounds, verdict)
    return table


def _fairness(terminal: Terminal, texts: Texts, whole: MatchBatch, tally: SimulationCounts) -> str:
    """Whether where one sits decides, in a sentence."""
    if len(set(whole.bots)) > 1:
        return terminal.say("fairness-mixed")
    odd = [(n, r) for n, r in enumerate(seat_rates(tally)) if r.verdict != "even"]
    if not odd:
        return terminal.say("fairness-even")
    return " ".join(
        terminal.say(
            f"fairness-{r.verdict}",
            seat=texts.player(Seat(n)),
            share=_percent(terminal, r.share),
        )
        for n, r in odd
    )


def _figure(terminal: Terminal, number: float) -> str:
    """As many digits as anybody wants to read."""
    return terminal.number(number, 0 if number >= 100 else 1)


def _percent(terminal: Terminal, share: float) -> str:
    return terminal.say("percent", share=terminal.number(100 * share, 1))


def _plain_report(
    game: Game[Any, Any], whole: MatchBatch, tally: SimulationCounts, seconds: float
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


def _plain_rate(each: WinRate) -> dict[str, Any]:
    return {**each._asdict(), "share": each.share, "verdict": each.verdict}

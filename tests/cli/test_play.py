"""A person at the terminal, played by a script."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oyez.game import installed_games
from oyez.kernel import Match, Seat, record
from tests.cli.conftest import GAME, Ran, Run, played
from tests.ledger import rule

ONES = "1\n" * 2000


def short(run: Run, typed: str, *args: object) -> Ran:
    """A match of three seats and two rounds."""
    options = ("--seats", 3, "--seed", 1, "--option", "rounds=2")
    return run("play", GAME, *options, *args, typed=typed)


def saved(path: Path) -> Any:
    return json.loads(path.read_bytes())


def read_back(path: Path) -> Match[Any]:
    """The match that was saved."""
    return record.read(installed_games()[GAME], record.from_json(path.read_bytes()))


def autosaved(folder: Path) -> list[Path]:
    return list((folder / "state" / "oyez").glob(f"{GAME}-*.json"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_match_is_played_to_its_end(run: Run, lang: str) -> None:
    ran = short(run, ONES, "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    words = {"en": "the best reign wins", "fr": "le meilleur règne l’emporte"}
    assert words[lang] in ran.out
    assert ("reign" if lang == "en" else "règne") in ran.out.splitlines()[-2]
    assert "oyez replay" in ran.out.splitlines()[-1]
    assert "cli-" not in ran.out


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_it_can_be_played_by_any_number(run: Run, seats: int) -> None:
    ran = run("play", GAME, "--seats", seats, "--option", "rounds=1", "--seed", 2, typed=ONES)
    assert (ran.status, ran.err) == (0, "")


def test_the_person_may_take_any_seat(run: Run) -> None:
    assert "You are Player 3." in short(run, ONES, "--seat", 3).out


def test_the_question_is_put_in_words_with_its_rule(run: Run) -> None:
    out = short(run, "q\ny\n").out
    assert "in the three Initial Provinces" in out
    assert "[BK-SETUP-11]" in out


def test_the_own_treasury_is_shown_and_no_other(run: Run) -> None:
    out = short(run, "q\ny\n").out
    line = next(line for line in out.splitlines() if line.startswith("Treasury"))
    assert sorted(line.split()[3:]) == ["10", "?", "?"]


def test_ones_own_column_is_marked(run: Run) -> None:
    out = short(run, "q\ny\n").out
    line = next(line for line in out.splitlines() if line.startswith("Player  "))
    assert sorted(line.split()[1:]) == ["2", "3", "you"]


def test_the_board_is_not_drawn_again_while_it_stays_the_same(run: Run) -> None:
    out = short(run, "1\nrecruit\nq\n\n").out
    announced = out.index("announce the action")
    assert out[announced:].count("Treasury") <= 1
    assert "Treasury" in short(run, "1\nrecruit\nb\nq\n\n").out[announced:]


def test_rules_can_be_looked_up_at_the_table(run: Run) -> None:
    assert "BK-TAX-01  Taxation" in short(run, "? tax-01\nq\n\n").out
    assert "these words: zzz" in short(run, "?zzz\nq\n\n").out


def test_leaving_keeps_the_game(run: Run, tmp_path: Path) -> None:
    ran = short(run, "1\n1\nq\ny\n")
    assert ran.status == 0
    (path,) = autosaved(tmp_path)
    assert str(path) in ran.out
    assert saved(path)["names"].count("person") == 1


def test_a_new_game_does_not_overwrite_another(run: Run, tmp_path: Path) -> None:
    for _ in range(3):
        short(run, "1\nq\ny\n")
    assert len(autosaved(tmp_path)) == 3


def test_one_may_think_better_of_leaving(run: Run) -> None:
    ran = short(run, "q\nn\n" + ONES)
    assert "the best reign wins" in ran.out


def test_the_end_of_the_input_loses_nothing(run: Run, tmp_path: Path) -> None:
    ran = short(run, "1\n1\n")
    assert ran.status == 0
    (path,) = autosaved(tmp_path)
    assert any(answer["seat"] == 0 for answer in saved(path)["answers"])


def test_an_interrupt_loses_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.console.Console.input", interrupted)
    assert short(run, "").status == 0
    assert len(autosaved(tmp_path)) == 1


def test_a_fault_of_the_rules_loses_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> str:
        raise ZeroDivisionError("rules")

    monkeypatch.setattr("oyez.cli.matches.session.TerminalSession._ask", broken)
    ran = short(run, "")
    assert ran.status == 1
    assert "ZeroDivisionError: rules" in ran.err
    assert ran.err.count("\n") == 1
    assert len(autosaved(tmp_path)) == 1


def test_a_saved_game_goes_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    short(run, "1\n1\nq\ny\n", "--save", path, "--seat", 2)
    before = saved(path)["answers"]
    ran = run("play", "--resume", path, typed=ONES)
    assert ran.status == 0
    assert "You are Player 2." in ran.out
    after = saved(path)["answers"]
    assert len(after) > len(before)
    assert after[: len(before)] == before


def test_saving_says_where(run: Run, tmp_path: Path) -> None:
    ran = short(run, "s\nq\ny\n", "--save", tmp_path / "here.json")
    assert f"Saved: {tmp_path / 'here.json'}" in ran.out


def test_a_game_saved_of_another_kind_is_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_bytes(record.to_json(record.write(played(plies=20))))
    ran = run("play", "nothing", "--resume", path)
    assert ran.status == 2


@rule("BK-ADVANCED-03", "BK-R58")
def test_a_game_follows_a_finished_one(run: Run, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    short(run, ONES, "--save", first, "--bots", "random")
    ended = read_back(first).outcome
    assert ended is not None
    again = ("--after", first, "--option", "inheritance=yes", "--save", second, "--seat", 3)
    ran = short(run, "q\ny\n", "--bots", "random,random", *again)
    assert (ran.status, ran.err) == (0, "")
    handed = saved(second)["options"]["previous"]
    # The person has gone from seat 0 to seat 2, the bot of seat 1 stays, the third is new.
    ranked = sorted((0, 1), key=lambda seat: ended.places[Seat(seat)])
    assert handed["ranking"] == [{0: 2, 1: 1}[seat] for seat in ranked]
    assert handed["scores"] == {"2": ended.scores[Seat(0)], "1": ended.scores[Seat(1)]}


def test_a_game_that_goes_on_is_not_followed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    path.write_bytes(record.to_json(record.write(played(plies=20))))
    ran = run("play", GAME, "--after", path)
    assert (ran.status, "is not over" in ran.err) == (2, True)


def test_any_record_can_be_taken_over(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    path.write_bytes(record.to_json(record.write(played(plies=20))))
    ran = run("play", "--resume", path, "--seat", 3, typed="q\ny\n")
    assert "You are Player 3." in ran.out


def test_an_answer_can_be_taken_back_and_given_again(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "undo.json"
    start = "1\nmanoeuvres\n"
    short(run, start + "q\n\n", "--save", path, "--seat", 1)
    given = saved(path)["answers"]
    short(run, start + "u\nq\n\n", "--save", path, "--seat", 1)
    assert saved(path)["answers"] == given[:-1]
    short(run, start + "u\nr\nq\n\n", "--save", path, "--seat", 1)
    assert saved(path)["answers"] == given


def test_enter_ends_a_turn_that_can_be_taken_back_until_then(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "end.json"
    start = "1\nrecruit\n1\n1\n"
    paid = short(run, start + "q\n\n", "--save", path, "--seat", 1).out
    assert "end the turn of the Ostrogoths" in paid
    assert "[BK-R11]" in paid
    assert "There is one choice only: End the turn" in paid
    given = saved(path)["answers"]
    short(run, start + "u\nq\n\n", "--save", path, "--seat", 1)
    assert saved(path)["answers"] == given[:-1]
    ended = short(run, start + "\nu\nq\n\n", "--save", path, "--seat", 1).out
    answers = saved(path)["answers"]
    assert answers[: len(given)] == given
    assert answers[len(given)] == {"seat": 0, "value": {"type": "end-turn"}}
    assert len(answers) > len(given) + 1  # the others have played since
    assert "This cannot be taken back" in ended


def test_what_cannot_be_taken_back_is_explained(run: Run) -> None:
    ran = short(run, "u\nq\n\n")
    assert "This cannot be taken back" in ran.out


def test_one_leaves_by_a_word_of_ones_own_language(run: Run) -> None:
    assert "La partie est gardée\N{NO-BREAK SPACE};" in short(run, "q\noui\n", "--lang", "fr").out
    assert "le meilleur règne" in short(run, "q\nnon\n" + ONES, "--lang", "fr").out


def test_the_rule_behind_the_question_can_be_read(run: Run) -> None:
    ran = short(run, "?\nq\n\n")
    assert "BK-SETUP-11  Set-up" in ran.out


def test_the_log_and_the_board_can_be_shown_again(run: Run) -> None:
    once, twice = short(run, "q\n\n").out, short(run, "b\nl\nq\n\n").out
    assert twice.count("Latium") > once.count("Latium")
    assert twice.count("plays the") > once.count("plays the")


def test_the_keys_can_be_shown(run: Run) -> None:
    assert short(run, "h\nq\n\n").out.count("u: undo") == 2


def test_a_part_of_a_name_is_enough(run: Run) -> None:
    ran = short(run, "1\nmanoeuv\nq\n\n")
    assert "move a Unit of the" in ran.out


def test_what_is_none_of_the_choices_is_asked_again(run: Run) -> None:
    ran = short(run, "99\nxyzzy\nq\n\n")
    assert "“99” is none of these." in ran.out
    assert "“xyzzy” is none of these." in ran.out


def test_change_is_made_out_of_turn(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "change.json"
    ran = short(run, "1\nm\n1\nq\n\n", "--save", path)
    assert "makes change in" in ran.out
    assert saved(path)["answers"][-1]["kind"] == "act"


def test_one_can_go_back_without_making_change(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "change.json"
    short(run, "1\nm\n0\nq\n\n", "--save", path)
    assert all(answer.get("kind") != "act" for answer in saved(path)["answers"])


def test_before_the_first_turn_there_is_nothing_to_do_out_of_turn(run: Run) -> None:
    assert "nothing to do out of turn" in short(run, "m\nq\n\n").out

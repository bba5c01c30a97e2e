"""Looking up rules."""

from __future__ import annotations

from tests.cli.conftest import GAME, Run


def test_a_rule_is_found_by_its_number(run: Run) -> None:
    ran = run("rules", GAME, "bk-setup-12")
    assert ran.status == 0
    assert ran.out.startswith("BK-SETUP-12")
    assert "10 tremis" in ran.out


def test_the_letters_of_the_game_may_be_left_out(run: Run) -> None:
    assert run("rules", GAME, "SETUP-12").out == run("rules", GAME, "BK-SETUP-12").out


def test_a_family_of_numbers_shows_all_of_them(run: Run) -> None:
    ran = run("rules", GAME, "BK-BRIBE")
    assert "BK-BRIBE-01" in ran.out
    assert "BK-BRIBE-02" in ran.out
    assert "BK-TURN-01" not in ran.out


def test_rules_are_found_by_all_of_the_words(run: Run) -> None:
    ran = run("rules", GAME, "diamond", "unseen")
    assert "BK-SETUP-19" in ran.out
    assert "BK-SETUP-12" not in ran.out


def test_accents_and_capitals_do_not_matter(run: Run) -> None:
    found = run("rules", GAME, "tresor", "cache", "--lang", "fr")
    assert found.status == 0
    assert found == run("rules", GAME, "TRÉSOR", "CACHE", "--lang", "fr")


def test_rules_are_shown_in_french(run: Run) -> None:
    assert "La partie normale" in run("rules", GAME, "BK-SETUP-01", "--lang", "fr").out


def test_without_words_the_contents_are_listed(run: Run) -> None:
    ran = run("rules", GAME)
    assert "Reinforcements" in ran.out
    assert "BK-SETUP-01 … BK-SETUP-21" in ran.out

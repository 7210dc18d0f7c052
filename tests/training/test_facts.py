"""The page of facts: what can be counted is counted again, and what is played has its interval."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from scripts.facts import tricap, trictrac
from scripts.facts.__main__ import FILE, TITLES, page
from scripts.facts.played import played
from tritables import game_names

WRITTEN = FILE.read_text(encoding="utf-8")


def test_every_game_has_its_facts() -> None:
    assert set(TITLES) == set(game_names())
    for title in TITLES.values():
        assert f"\n## {title}\n" in WRITTEN


def test_what_is_counted_stands_as_it_is_counted() -> None:
    assert tricap.chances() in WRITTEN
    assert trictrac.bearing_off() in WRITTEN


@pytest.mark.parametrize(("own", "rank"), [("7C", 7), ("KC", 13), ("AC", 1)])
def test_chances_of_tri_cap_are_those_of_all_ways(own: str, rank: int) -> None:
    """With three players, by ranks alone: every centre card, every pair of others' cards."""
    deck = [value for value in range(1, 14) for _ in range(4)]
    deck.remove(rank)

    def near(one: int, other: int) -> bool:
        return 1 in (one, other) or abs(one - other) == 1

    found = [0, 0, 0]
    ways = 0
    for nth, centre in enumerate(deck):
        rest = deck[:nth] + deck[nth + 1 :]
        for pair in combinations(rest, 2):
            ways += 1
            many = sum(near(card, centre) for card in (rank, *pair))
            if not many:
                found[2] += 1
            elif many > 1:
                found[1] += 1
            else:
                found[0] += near(rank, centre)
    assert tricap.next_centre(own, 3) == tuple(Fraction(one, ways) for one in found)


@pytest.mark.parametrize("game", game_names())
def test_a_round_is_the_same_for_a_seed(game: str) -> None:
    one, other = played(game, "greedy", 5), played(game, "greedy", 5)
    assert [ply.move for ply in one.plies] == [ply.move for ply in other.plies]
    assert one.last.result is not None
    assert sum(one.share(seat) for seat in range(2)) == 1


def test_the_page_says_how_its_figures_were_found() -> None:
    text = page(["tricap"], 40, 1)
    assert "40 rounds were played" in text
    assert "seed 1" in text
    rows = [line for line in text.splitlines() if line.endswith(("games |", "each twice |"))]
    assert len(rows) >= 8
    assert all(" to " in row for row in rows)

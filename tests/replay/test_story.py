"""The story of a round's end: each sentence is counted again over the states of random rounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tritables import game_named, game_names
from tritables.core import CHANCE, Event, State
from tritables.core.state import LastMove
from tritables.replay.story import _Account, story_of
from tritables.texts import LANGUAGES, said

Line = list[LastMove[Any]]
SEEDS = range(6)


@cache
def played(game: str, seed: int) -> tuple[Line, State]:
    """A random round with two seats: its moves, and the state at its end."""
    rng, state, line = Random(seed), game_named(game).new(2, seed=seed), list[LastMove[Any]]()
    while state.to_act is not None:
        chance = state.to_act == CHANCE
        move = state.draw(rng) if chance else rng.choice(state.legal_moves())
        log: list[Event] = []
        after = state.play(move, log)
        line.append(LastMove(state, move, tuple(log)))
        state = after
    return line, state


def told(game: str, seed: int, reader: int | None) -> dict[str, Mapping[str, Any]]:
    """What is told of a round, by the ids of its sentences."""
    line, end = played(game, seed)
    assert end.result is not None
    own = game_named(game).story(line, reader)
    made = _Account(game_named(game), line, end.result, "en", reader).sentences()
    return {one.id: one.args for one in (made if own is None else own)}


def states(game: str, seed: int) -> list[State]:
    line, end = played(game, seed)
    return [*(last.before for last in line), end]


POINTS: dict[str, Callable[[State], list[int]]] = {
    "tricap": lambda state: [len(seat["captured"]) for seat in state.position()["seats"]],
    "tricom": lambda state: [seat["score"] for seat in state.position()["seats"]],
    "triominos": lambda state: list(state.position()["scores"]),
}
"""The points of each seat, as a position has them."""

ROUNDS = [(game, seed, reader) for game in POINTS for seed in SEEDS for reader in (None, 0, 1)]


def of_two(args: Mapping[str, Any]) -> tuple[int, int]:
    """The seat that a sentence is about, and the one that it is compared with."""
    return args["seat"], args["other"] - 1


def ends(game: str, seed: int) -> tuple[int, ...]:
    result = played(game, seed)[1].result
    assert result is not None
    return result.scores


def holds_ending(game: str, seed: int, args: Mapping[str, Any]) -> bool:
    first, rival = of_two(args)
    scores = ends(game, seed)
    told = (args["points"], args["less"], args["margin"])
    return told == (scores[first], scores[rival], scores[first] - scores[rival]) and told[2] > 0


def by_rule(game: str, seed: int, seat: int) -> dict[str, int]:
    """The points of a seat by the rules' titles, played again."""
    found = dict[str, int]()
    for state, last in zip(states(game, seed), played(game, seed)[0], strict=False):
        log: list[Event] = []
        state.play(last.move, log)
        for event in (one for one in log if one.seat == seat):
            title = said(game_named(game).rule(event.rule).title(game), "en")
            found[title] = found.get(title, 0) + event.points
    return found


def holds_source(game: str, seed: int, args: Mapping[str, Any]) -> bool:
    mine, theirs = (by_rule(game, seed, seat) for seat in of_two(args))
    rule = args["rule"]
    most = max(mine.get(one, 0) - theirs.get(one, 0) for one in {*mine, *theirs})
    told = (args["points"], args["less"])
    return told == (mine.get(rule, 0), theirs.get(rule, 0)) and told[0] - told[1] == most > 0


def holds_often(game: str, seed: int, args: Mapping[str, Any]) -> bool:
    points = [POINTS[game](state) for state in states(game, seed)]
    counts = [
        sum(after[seat] > before[seat] for before, after in pairwise(points))
        for seat in of_two(args)
    ]
    return counts == [args["more"], args["less"]] and counts[0] > counts[1]


def running(game: str, seed: int) -> list[list[int]]:
    """The points after each move; what the end of the round takes or gives belongs to its move."""
    points = [POINTS[game](state) for state in states(game, seed)]
    return [*points[:-1], list(ends(game, seed))]


def holds_ahead(game: str, seed: int, args: Mapping[str, Any]) -> bool:
    points, first = running(game, seed), args["seat"]
    leads = [one[first] > one[1 - first] for one in points]
    return all(leads[args["ply"] :]) and not leads[args["ply"] - 1]


def holds_best(game: str, seed: int, args: Mapping[str, Any]) -> bool:
    points, seat = running(game, seed), args["seat"]
    gains = [after[seat] - before[seat] for before, after in pairwise(points)]
    return gains[args["ply"] - 1] == max(gains) == args["points"] > 0


HOLDS = {
    "story-ending": holds_ending,
    "story-source": holds_source,
    "story-often": holds_often,
    "story-ahead": holds_ahead,
    "story-best": holds_best,
}


@pytest.mark.parametrize(("game", "seed", "reader"), ROUNDS)
def test_when_a_round_for_points_is_over_then_all_that_is_told_of_it_can_be_counted_again(
    game: str, seed: int, reader: int | None
) -> None:
    story = told(game, seed, reader)
    assert 1 <= len(story) <= 3
    assert [id for id, args in story.items() if not HOLDS[id](game, seed, args)] == []


def test_each_sentence_is_told_of_some_round() -> None:
    assert {id for one in ROUNDS for id in told(*one)} == HOLDS.keys()


# Tric Trac has no points: what is told of it is counted over its boards.


def hits(seed: int, seat: int) -> int:
    """How often a stone of the other side came back to its bar."""
    bars = [state.position()["bar"][1 - seat] for state in states("trictrac", seed)]
    return sum(after > before for before, after in pairwise(bars))


def extra_throws(seed: int, seat: int) -> int:
    """How often a side threw again in the same turn."""
    found, owed = 0, False
    for last in played("trictrac", seed)[0]:
        if last.move.startswith("roll") and last.before.on_turn == seat:
            found += owed
        owed = last.before.play(last.move).on_turn == seat and last.before.on_turn == seat
    return found


def lost_dice(seed: int, seat: int) -> int:
    """The dice that were thrown, without those played and those left at the end."""
    rolled = steps = 0
    for last in played("trictrac", seed)[0]:
        if last.before.on_turn == seat and last.move.startswith("roll"):
            low, high = sorted(map(int, last.move.removeprefix("roll ").split("-")))
            rolled += 8 if (low, high) == (1, 2) else 4 if low == high else 2
        elif last.before.on_turn == seat and last.before.to_act == seat:
            steps += 1
    end = played("trictrac", seed)[1]
    kept = len(played("trictrac", seed)[0][-1].before.left) - 1  # type: ignore[attr-defined]
    assert end.result is not None
    return rolled - steps - (kept if seat in end.result.winners else 0)


def way(seed: int, seat: int) -> int:
    """The points that a side has still to go at the end."""
    position: Any = played("trictrac", seed)[1].position()
    unit = 1 - 2 * seat
    points = [max(0, unit * count) for count in position["points"]]
    numbers = range(1, 25) if seat == 0 else range(24, 0, -1)
    there = sum((25 - at) * points[number - 1] for at, number in enumerate(numbers, start=1))
    return there + 25 * int(position["bar"][seat])


COUNTED = {"story-hits": hits, "story-lost": lost_dice, "story-again": extra_throws}


@pytest.mark.parametrize("seed", SEEDS)
def test_when_a_round_of_tric_trac_is_over_then_all_that_is_told_of_it_can_be_counted_again(
    seed: int,
) -> None:
    story = told("trictrac", seed, 0)
    end = played("trictrac", seed)[1].result
    assert end is not None
    [winner] = end.winners
    left = way(seed, 1 - winner)
    assert story.pop("story-way") == {
        "seat": winner,
        "other": 2 - winner,
        "way": left,
        "close": int(left <= 12),
    }
    for id, args in story.items():
        counts = sorted((COUNTED[id](seed, seat) for seat in (0, 1)), reverse=True)
        assert [args["more"], args["less"]] == counts, id
        gains = id != "story-lost"
        assert COUNTED[id](seed, winner) == args["more" if gains else "less"], id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_when_a_reader_has_played_then_the_story_is_told_to_them(game: str, lang: str) -> None:
    line, end = played(game, 1)
    you = {"en": "you", "nl": "j", "fr": "t"}[lang]
    story = story_of(game_named(game), line, end, lang, reader=0)
    assert story
    assert any(f" {you}" in f" {sentence.lower()}" for sentence in story)
    assert [sentence for sentence in story if "{" in sentence] == []


@pytest.mark.parametrize("game", game_names())
def test_when_a_round_goes_on_then_nothing_is_told(game: str) -> None:
    line, _ = played(game, 1)
    assert story_of(game_named(game), line[:-1], line[-1].before, "en") == []

"""What lessons and told rounds show and gives much away: each is accounted for.

`python -m scripts.training.advice` writes the list (`advice.json`), in some minutes. A move may be
in it if the step asks what a rule allows or what happens, and does not say what to play; or if its
words say that it costs. On other moves of told rounds nothing is said: they are the players' own.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from scripts.training.advice import FILE, LITTLE, WHOLE, Shown, digest, loss_of, shown, told
from tritables import game_names
from tritables.core.messages import Message
from tritables.lessons import course
from tritables.texts import own_words, say

LIST: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
PARTS = {"steps": shown, "rounds": told}

ASKS = "asks what a rule allows, or what happens, and not what to play"
TELLS = "tells what was played, and praises nothing"
MOST_TASKS = 9

STEPS: dict[str, dict[str, str]] = {
    "tricap": {
        "may-one-wait": "somebody else may take it first",
        "pass-with-nothing": ASKS,
        "too-patient": "When the deck gets thin, take what you can",
    },
    "tricom": {},
    "trictrac": {"one-deep": "It costs a 4 later", "two-deep": ASKS},
    "triominos": {
        "any-tile-first": "this one just scores less",
        "worth-of-the-first": ASKS,
        "which-bridge": ASKS,
        "buy-anyway": "It still costs 5",
        "kids": "but you do hold one tile more",
    },
}
"""The costly steps: what their words say of it, in English, or why nothing need be said."""

ROUNDS: dict[str, dict[str, str]] = {
    "tricap": {
        "patience.two": "waiting with the ace is worth a little more",
        "one-card.lead": "passing was better",
        "one-card.twice": TELLS,
    },
    "tricom": {
        "one-point.six": "skipping the king was worth a little more",
        "quartets.trio": "Then there are only three: a trio, 1 point",
        "quartets.hearts": TELLS,
        "reserve.both": "4♣ first was worth even more",
    },
    "trictrac": {
        "comeback.waits": TELLS,
        "last-stones.hit": TELLS,
        "last-stones.stays": TELLS,
        "last-stones.ones": "each of those needs a 1 to leave",
        "shut-out.look-ahead": TELLS,
        "shut-out.alone": "leaves the other one alone",
    },
    "triominos": {
        "hexagon.four": "and there is no hexagon",
        "two-winners.eleven": "scores only its 11 points",
        "last-turn.seven": "without the bridge, for 7 points only",
        "last-turn.end": "No tile of player 1 could win any more; a bought one might have",
    },
}
"""The costly moves of told rounds on which something is said, by their notes."""

COUNTED = [
    pytest.param(one, id=f"{name}-{one.at}")
    for name, ids in {
        "trictrac": ("direction", "close-point", "inside-home", "block-low", "safe-pair"),
        "tricap": ("capture", "redraw", "waiting-pays"),
    }.items()
    for one in shown(name)
    if one.at in ids
]
"""Steps that were mended, or give advice, where it can be counted."""


@pytest.mark.parametrize(("game", "part"), [(game, part) for game in LIST for part in LIST[game]])
def test_the_list_is_of_what_is_shown_now(game: str, part: str) -> None:
    assert LIST[game][part]["digest"] == digest(PARTS[part](game)), "run scripts.training.advice"


@pytest.mark.parametrize("game", game_names())
def test_every_costly_step_is_accounted_for(game: str) -> None:
    costly = LIST[game]["steps"]["costly"]
    assert {row["at"] for row in costly} == set(STEPS[game])
    assert all(row["loss"] >= WHOLE * LITTLE for row in costly)


@pytest.mark.parametrize("game", game_names())
def test_a_costly_step_that_says_so_does(game: str) -> None:
    steps = {step.id: step for step in course(game).steps}
    for id, why in STEPS[game].items():
        assert why == ASKS or why in _words(game, steps[id].words)


@pytest.mark.parametrize("game", [game for game in LIST if "rounds" in LIST[game]])
def test_every_costly_move_with_a_comment_is_accounted_for(game: str) -> None:
    costly = LIST[game]["rounds"]["costly"]
    noted = {f"{row['at'].split()[0]}.{note}" for row in costly for note in row["note"].split()}
    assert noted == set(ROUNDS.get(game, {}))


@pytest.mark.parametrize("game", ROUNDS)
def test_a_comment_that_says_that_a_move_costs_does(game: str) -> None:
    for key, why in ROUNDS[game].items():
        assert why == TELLS or why in str(say(Message(f"round-{key}", game=game), "en"))


@pytest.mark.parametrize("one", COUNTED)
def test_what_was_counted_gives_little_away_again(one: Shown) -> None:
    assert not any(lost.is_much for _, lost in loss_of(one))


def _words(game: str, words: str) -> str:
    """What a step says in English, before and after."""
    parts = ("task", *(f"task-{nth}" for nth in range(2, MOST_TASKS)), "done")
    return " ".join(own_words(None, f"{words}.{part}", game, "en") for part in parts)

"""Cases by which the browser's model of a learner is held to the reference model.

``python -m tests.lessons.standings`` writes them to ``standings.json`` beside this file, which a
test of the browser module reads.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.lessons.class_report import KINDS_CALLED, ClassTable
from tests.lessons.learner_model import DAY, STANDINGS, Knowledge, Known, Moment
from tests.lessons.progress_file import progress_json, read_progress
from tests.lessons.test_learner_model import NOON
from tritables.core.messages import Message
from tritables.core.registry import game_named
from tritables.hosting.class_dashboard import COLUMNS
from tritables.lessons.practice_data import misconceptions_of
from tritables.texts import say

FILE: Final = Path(__file__).with_name("standings.json")


OCCURRING: Final = ("throw.stop", "move.hit", "adjacent")
"""Rules of one game or of no game, so that ids stand where there is no name."""

PRINCIPLES: Final = ("hit", "middle")
"""Principles of one game or of none, likewise."""


def cases() -> dict[str, Any]:
    """Histories of one rule with what follows, and pairs of progress with what they make."""
    rng = Random(12)
    histories = [_moments(rng, rng.choice((0, 1, 2, 3, 6, 12))) for _ in range(60)]
    histories += [_moments(rng, 70) for _ in range(2)]
    pairs = [(_knowledge(rng), _knowledge(rng)) for _ in range(6)]
    pupils = {
        "b.json": read_progress(progress_json(pairs[0][0])),
        "=a,1.json": read_progress(progress_json(pairs[1][0].called('"-x", y'))),
        "none.json": Knowledge("Noor"),
    }
    table = ClassTable(pupils)
    return {
        "pupils": {name: progress_json(one) for name, one in pupils.items()},
        "csv": table.csv("fr"),
        "names": _names("fr"),
        "hardest": [
            [one.rule, one.met, one.asked, one.first, one.practice, one.answers, one.took, one.held]
            for one in table.hardest("trictrac")
        ],
        "hardest_principles": [
            [one.rule, one.met, one.asked, one.first, one.practice, one.answers, one.took, one.held]
            for one in table.hardest("trictrac", "principles")
        ],
        "histories": [_history(moments) for moments in histories],
        "pairs": [
            {
                "one": progress_json(one),
                "other": progress_json(other),
                "merged": progress_json(one.merged(other)),
                "review": list(one.merged(other).review("trictrac", now=NOON + 9 * DAY)),
            }
            for one, other in pairs
        ],
    }


def _names(lang: str) -> dict[str, Any]:
    """The titles of the games, rules and standings that occur in the table, as a page has them."""
    titles = {
        game: {
            **{rule.id: say(rule.title(game), lang) for rule in game_named(game).rules},
            **{
                one.id: say(Message(f"principle-{one.id}", game=game), lang)
                for one in game_named(game).principles
            },
        }
        for game in ("trictrac", "tricom")
    }
    return {
        "columns": [say(Message(f"class-column-{one}"), lang) for one in COLUMNS],
        "yes": say(Message("choice-yes"), lang),
        "no": say(Message("choice-no"), lang),
        "games": {game: say(Message("game-title", game=game), lang) for game in titles},
        "kinds": {kind: say(Message(id), lang) for kind, id in KINDS_CALLED.items()},
        "rules": {
            game: {id: title for id, title in rules.items() if id in (*OCCURRING, *PRINCIPLES)}
            for game, rules in titles.items()
        },
        "held": {
            game: {one.id: say(one.message(game), lang) for one in misconceptions_of(game)}
            for game in titles
        },
        "standings": {one: say(Message(f"mine-{one}"), lang) for one in STANDINGS},
    }


def _moments(rng: Random, count: int) -> list[Moment]:
    return [
        Moment(
            NOON + rng.randrange(20) * DAY // 2,
            rng.choice((None, True, True, True, False)),
            rng.choice((0, 0, 0, 1, 3, 4)),
            rng.choice((None, 2, 3, 4, 16)),
            rng.choice((None, 900, 4_000)),
            rng.choice((None, None, None, "higher-first")),
        )
        for _ in range(count)
    ]


def _history(moments: list[Moment]) -> dict[str, Any]:
    known = Known.of(moments)
    return {
        "moments": _json(moments),
        "kept": _json(known.moments),
        "standing": known.standing,
        "due": known.due,
        "way": known.way,
    }


def _json(moments: Any) -> list[Any]:
    made: Any = progress_json(Knowledge(rules={"a": {"b": Known(tuple(moments))}}))
    return list(made["games"]["a"]["rules"]["b"])


def _knowledge(rng: Random) -> Knowledge:
    made = Knowledge(rng.choice((None, "Emma", "Ali")))
    for _ in range(8):
        game = rng.choice(("trictrac", "tricom"))
        rule = rng.choice(OCCURRING)
        for moment in _moments(rng, 2):
            made = made.noted(game, rule, moment)
        principle = rng.choice(PRINCIPLES)
        for moment in _moments(rng, 2):
            made = made.noted(game, principle, moment, "principles")
        made = made.did(game, rng.choice(("a", "b", "constructor")), at=rng.randrange(9))
    return made


def text() -> str:
    """The cases as their file holds them."""
    return json.dumps(cases(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")

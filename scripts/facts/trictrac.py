"""The facts about Tric Trac."""

from __future__ import annotations

from collections import Counter

from scripts.facts.played import (
    Round,
    Row,
    Table,
    column,
    deals_decided,
    mean_of,
    rows,
    share_of,
)
from tritables.games.trictrac.bearing_off import expected_turns

PLAYER = "ida"
"""The strongest character that is quick: it plays as if each throw were the last."""
SETS = (
    (0, 0, 0, 0, 0, 1),
    (1, 0, 0, 0, 0, 0),
    (4, 4, 3, 2, 2, 0),
    (5, 5, 5, 0, 0, 0),
    (3, 3, 3, 2, 2, 2),
    (2, 2, 2, 3, 3, 3),
    (15, 0, 0, 0, 0, 0),
    (0, 0, 0, 0, 0, 15),
)
"""Stones that need a 1, a 2, … a 6 to leave."""


def seen(one: Round) -> Row:
    """The numbers of a round."""
    first = one.events("start.roll-off")[0].seat
    hits = Counter(event.seat for event in one.events("move.hit"))
    return {
        "first": one.share(first),
        "throws": sum(ply.move.startswith("roll") for ply in one.plies),
        "hits": hits.total(),
        "stops": len(one.events("throw.stop")),
        "great": len(one.events("throw.trictrac")),
        "look-ahead": float(bool(one.events("throw.look-ahead"))),
        **one.of_more("hitter", hits),
    }


def tables(count: int, seed: int) -> list[Table]:
    """Count what can be counted, and play the rest."""
    found = rows("trictrac", PLAYER, count, seed, seen)
    stops = [row["stops"] / row["throws"] for row in found]
    return [
        Table(
            "Rounds",
            f"Both players are {PLAYER.title()}.",
            [
                share_of("wins by the player who throws first", column(found, "first"), "rounds"),
                mean_of("throws of a round", column(found, "throws"), "rounds"),
                mean_of("stones hit in a round", column(found, "hits"), "rounds"),
                share_of(
                    "wins by the player who has hit more stones",
                    column(found, "hitter"),
                    "rounds with such a player",
                ),
                share_of("throws that stop before their last die", stops, "rounds"),
                mean_of("tric tracs (1-2) in a round", column(found, "great"), "rounds"),
                share_of(
                    "rounds in which the look-ahead decided", column(found, "look-ahead"), "rounds"
                ),
            ],
        ),
        Table(
            "Luck and skill",
            "The two play each deal twice, with the seats exchanged; dice "
            "that a player does not throw may still fall otherwise.",
            deals_decided("trictrac", PLAYER, "toby", count // 4, seed),
        ),
        Table(
            "Bearing off",
            "Turns until the last stone is off, where no stone can be hit any "
            "more and all stones are home, this turn counted.",
            body=bearing_off(),
        ),
    ]


def bearing_off() -> str:
    """The exact table of turns, in Markdown."""
    head = "| stones that need a 1 | 2 | 3 | 4 | 5 | 6 | turns |\n|---|---|---|---|---|---|---|"
    lines = [
        f"| {' | '.join(map(str, stones))} | {expected_turns(stones):.1f} |" for stones in SETS
    ]
    return "\n".join([head, *lines])

"""The facts about TriCom."""

from __future__ import annotations

from collections.abc import Sequence

from scripts.facts.played import (
    Fact,
    Round,
    Row,
    Table,
    column,
    deals_decided,
    mean_of,
    rows,
    share_of,
)

PLAYER = "hugo"
"""The strongest character that does not play on before it moves."""
SOURCES = {
    "piles and cards removed by action cards": ("action.score", "flexible.king", "flexible.queen"),
    "trios": ("score.trio",),
    "quartets": ("score.quartet",),
    "duos": ("score.duo",),
    "the reserve at the end": ("score.reserve",),
}
COMPARED = {
    "smaller": ("score.reserve",),
    "more trios": ("score.trio", "score.quartet"),
    "more piles": ("action.score",),
}
"""Points in which the two are compared; a card in the reserve costs one."""


def seen(one: Round) -> Row:
    """The numbers of a round."""
    result = one.last.result
    assert result is not None
    first = next((ply.before.to_act for ply in one.plies if ply.before.to_act in (0, 1)), 0)
    found: dict[str, float] = {"first": one.share(int(first or 0))}
    for name, rules in SOURCES.items():
        found[name] = sum(event.points for event in one.events(*rules)) / 2
    found["score"] = sum(result.scores) / 2
    found["jacks"] = len(one.events("action.jack")) / 2
    for name, rules in COMPARED.items():
        made = [
            sum(event.points for event in one.events(*rules) if event.seat == seat)
            for seat in range(2)
        ]
        found |= one.of_more(name, made)
    alone = one.events("end.solo")
    if alone:
        found["done first"] = one.share(alone[0].seat)
    return found


def tables(count: int, seed: int) -> list[Table]:
    """Play, and count."""
    found = rows("tricom", PLAYER, count, seed, seen)
    return [
        Table(
            "Rounds of two",
            f"Both players are {PLAYER.title()}.",
            [
                share_of(
                    "wins by the player who has the first turn", column(found, "first"), "rounds"
                ),
                mean_of("points of a player", column(found, "score"), "rounds"),
                *_sources(found),
                mean_of("piles a player takes with a jack", column(found, "jacks"), "rounds"),
            ],
        ),
        Table(
            "Who wins",
            "How well each of these tells who wins.",
            [
                share_of(
                    "wins by the player who keeps fewer cards in the reserve",
                    column(found, "smaller"),
                    "rounds with such a player",
                ),
                share_of(
                    "wins by the player who scores more by trios and quartets",
                    column(found, "more trios"),
                    "rounds with such a player",
                ),
                share_of(
                    "wins by the player who scores more by clearing whole piles",
                    column(found, "more piles"),
                    "rounds with such a player",
                ),
                share_of(
                    "wins by the player who is done first",
                    column(found, "done first"),
                    "rounds with such a player",
                ),
            ],
        ),
        Table(
            "Luck and skill",
            "The two play each deal twice, with the seats exchanged; action "
            "cards that are shuffled again may still fall otherwise.",
            deals_decided("tricom", PLAYER, "lies", count // 4, seed),
        ),
    ]


def _sources(found: Sequence[Row]) -> list[Fact]:
    return [mean_of(f"{name}, in points", column(found, name), "rounds") for name in SOURCES]

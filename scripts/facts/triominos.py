"""The facts about Triominos."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

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
    silent,
)
from tritables import play_match
from tritables.core.registry import game_named
from tritables.core.state import Move, Seat
from tritables.games.triominos.notation import BUY, PASS
from tritables.games.triominos.opponents import points
from tritables.games.triominos.state import TriominosState
from tritables.games.triominos.tiles import total
from tritables.opponents import opponent_named

PLAYER = "greedy"
FEW = (5, 8, 11)
"""Points of the best placement below which a tile is bought instead."""


def seen(one: Round) -> Row:
    """The numbers of a round."""
    deal = one.plies[0].before
    begins = one.events("start.highest")[0].seat
    placed, bought = one.events("score.value"), one.events("buy.must")
    bells = one.events("end.bell")
    bridges, hexagons = one.events("score.bridge"), one.events("score.hexagon")
    found: dict[str, float] = {
        "first": one.share(begins),
        "placed": len(placed),
        "bought": len(bought),
        "bridges": len(bridges),
        "hexagons": len(hexagons),
        "bridged": float(bool(bridges)),
        "ringed": float(bool(hexagons)),
        "fails": len(one.events("buy.fail")),
        "bell": float(bool(bells)),
    }
    if bells:
        found["ringer"] = one.share(bells[0].seat)
    triples = [sum(len(set(tile.split("-"))) == 1 for tile in hand) for hand in deal.hands]
    for hand, count in enumerate(triples):
        found[f"triples {min(count, 2)} {hand}"] = one.share(hand)
    heavier = one.of_more("heavier", [total(hand) for hand in deal.hands])
    return {**found, **heavier, **_purchases(one)}


def _purchases(one: Round) -> Row:
    """The shares of purchases that made a tile fit where none did, by their number in a turn."""
    tried, fits = [0, 0, 0], [0, 0, 0]
    for ply in one.plies:
        if ply.move != BUY or _places(ply.before):
            continue
        nth = ply.before.bought
        after = ply.before.play(ply.move)
        tried[nth] += 1
        fits[nth] += after.to_act == ply.before.to_act and _places(after)
    return {f"fits {nth}": fits[nth] / tried[nth] for nth in range(3) if tried[nth]}


def _places(state: TriominosState) -> bool:
    """True where a tile can be placed."""
    return any(move not in (BUY, PASS) for move in state.legal_moves())


def tables(count: int, seed: int) -> list[Table]:
    """Play, and count."""
    found = rows("triominos", PLAYER, count, seed, seen)
    triples = [
        [value for seat in range(2) for value in column(found, f"triples {some} {seat}")]
        for some in range(3)
    ]
    return [
        Table(
            "Rounds of two",
            f"Both players are {PLAYER.title()}, one round each.",
            [
                share_of("wins by the player who begins", column(found, "first"), "rounds"),
                mean_of("tiles placed in a round", column(found, "placed"), "rounds"),
                mean_of("bridges in a round", column(found, "bridges"), "rounds", 2),
                mean_of("hexagons in a round", column(found, "hexagons"), "rounds", 2),
                share_of("rounds with a bridge", column(found, "bridged"), "rounds"),
                share_of("rounds with a hexagon", column(found, "ringed"), "rounds"),
                share_of("rounds that end with the bell", column(found, "bell"), "rounds"),
                share_of(
                    "wins by the player who rings it", column(found, "ringer"), "rounds with a bell"
                ),
            ],
        ),
        Table(
            "Tiles dealt",
            "What the first hand is worth.",
            [
                *(
                    share_of(f"wins with {name} in the first hand", values, "hands")
                    for name, values in zip(
                        ("no triple", "one triple", "two triples or more"), triples, strict=True
                    )
                ),
                share_of("wins of the hand with more points", column(found, "heavier"), "rounds"),
            ],
        ),
        Table(
            "Buying",
            "When no tile fits, you buy. Does the tile that you buy fit?",
            [
                mean_of("tiles bought in a round", column(found, "bought"), "rounds"),
                *(
                    share_of(
                        f"{name} purchase in a turn brings a tile that fits",
                        column(found, f"fits {nth}"),
                        "rounds with such a player",
                    )
                    for nth, name in enumerate(("the first", "the second", "the third"))
                ),
                mean_of("turns of three purchases in vain", column(found, "fails"), "rounds", 2),
                *(_buying(few, count, seed) for few in FEW),
            ],
        ),
        Table(
            "Luck and skill",
            "The two play each deal twice, with the seats exchanged.",
            deals_decided("triominos", "vera", "pip", count // 4, seed),
        ),
    ]


def _buying(few: int, count: int, seed: int) -> Fact:
    """Against Greedy: buy once where the best tile brings fewer points."""
    score = play_match(
        partial(buyer, few),
        "greedy",
        "triominos",
        rounds=count,
        seed=seed,
        progress=silent,
    )
    low, high = score.interval
    return Fact(
        f"wins by one who buys rather than place for fewer than {few} points, "
        f"against {PLAYER.title()}",
        f"{100 * score.share:.1f} %",
        f"{100 * low:.1f} to {100 * high:.1f} %",
        f"{score.rounds:,} rounds, each deal twice",
    )


def buyer(few: int, view: Any, seat: Seat, rng: Random) -> Move:
    """Buy once where nothing brings as many points, else play as Greedy does."""
    laid = [found for found in view.placements().values() if found is not None]
    best = max((points(view, found, seat) for found in laid), default=few)
    if BUY in view.legal_moves() and not view.bought and best < few:
        return BUY
    return opponent_named(game_named("triominos"), PLAYER, "player")(view, seat, rng)

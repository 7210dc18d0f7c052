"""The facts about Tri-Cap."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb

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
from tritables.core.cards import DECK, Card
from tritables.games.tricap.ranks import NEAR

PLAYER = "greedy"
"""Nothing that was found beats it by much."""
OWN = {"a card from 3 to queen": "7C", "a king or a 2": "KC", "an ace": "AC"}
PLAYERS = range(2, 7)


def seen(one: Round) -> Row:
    """The numbers of a round."""
    captures = one.events("one.capture")
    taken = Counter(event.seat for event in captures)
    offered = len(one.events("adjacent", "adjacent.ace"))
    centres = [ply for ply in one.plies if ply.move.startswith("centre")]
    scores = one.last.result
    assert scores is not None
    found: dict[str, float] = {
        "centres": len(centres),
        "captures": taken.total(),
        "tricaps": len(one.events("tricap", "tricap.ace-centre")),
        "aces": len(one.events("tricap.ace-centre")),
        "majority": float(max(scores.scores) > len(DECK) // 2),
    }
    if taken:
        found["pile"] = sum(event.points for event in captures) / len(captures)
    if offered:
        found["passed"] = len(one.events("one.pass")) / offered
    return {**found, **one.of_more("captor", taken)}


def tables(count: int, seed: int) -> list[Table]:
    """Count what can be counted, and play the rest."""
    found = rows("tricap", PLAYER, count, seed, seen)
    return [
        Table(
            "Games of two",
            f"Both players are {PLAYER.title()}.",
            [
                mean_of("centre cards of a game", column(found, "centres"), "games"),
                mean_of("captures of a game", column(found, "captures"), "games"),
                mean_of("cards of a capture", column(found, "pile"), "games"),
                mean_of("Tricaps of a game", column(found, "tricaps"), "games"),
                mean_of("of these by an ace in the centre", column(found, "aces"), "games"),
                share_of("captures that are passed up", column(found, "passed"), "games"),
                share_of(
                    "wins by the player who captures more often",
                    column(found, "captor"),
                    "games with such a player",
                ),
                share_of(
                    "games won by more than half of the deck", column(found, "majority"), "games"
                ),
            ],
        ),
        Table(
            "Luck and skill",
            "The two play each deal twice, with the seats exchanged; what is "
            "shuffled after a Tricap may still fall otherwise.",
            deals_decided("tricap", "ada", "otto", count // 4, seed),
        ),
        Table(
            "The next centre card",
            "The chance that you alone have a neighbour of it, and that "
            "there is a Tricap, from your own active card; every other card may lie anywhere.",
            body=chances(),
        ),
    ]


def chances() -> str:
    """The exact chances by card and number of players, in Markdown."""
    head = f"| your card | | {' | '.join(f'{players} play' for players in PLAYERS)} |"
    lines = [head, "|---|---|" + "---|" * len(PLAYERS)]
    for told, card in OWN.items():
        found = [next_centre(card, players) for players in PLAYERS]
        for nth, name in enumerate(("you alone", "a Tricap", "nobody")):
            cells = " | ".join(f"{float(100 * one[nth]):.1f} %" for one in found)
            lines.append(f"| {told if not nth else ''} | {name} | {cells} |")
    return "\n".join(lines)


def next_centre(own: Card, players: int) -> tuple[Fraction, Fraction, Fraction]:
    """The chances that one is alone, of a Tricap, and that nobody has a neighbour.

    >>> [round(float(one), 3) for one in next_centre("7C", 2)]
    [0.122, 0.113, 0.594]
    """
    others, unseen = players - 1, [card for card in DECK if card != own]
    ways = comb(len(unseen) - 1, others)
    alone = nobody = one = 0
    for centre in unseen:
        close = sum(card in NEAR[centre] for card in unseen if card != centre)
        none_else = comb(len(unseen) - 1 - close, others)
        if own in NEAR[centre]:
            alone += none_else
        else:
            nobody += none_else
            one += close * comb(len(unseen) - 1 - close, others - 1)
    total = ways * len(unseen)
    return (
        Fraction(alone, total),
        Fraction(total - alone - nobody - one, total),
        Fraction(nobody, total),
    )

"""The fan of the next throw, card or tile: held against claims, which are counted elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from random import Random

import pytest

from tests.games import battery
from tritables import State
from tritables.claims import claims_of
from tritables.core.claims import Claim
from tritables.core.errors import BadInput
from tritables.core.fans import Fan
from tritables.core.picture import Look
from tritables.core.registry import game_named
from tritables.texts import LANGUAGES, said_to

ROUNDS = 5
"""Rounds of each game that are walked through."""

GAMES = ("tricap", "tricom", "trictrac", "triominos")

Shown = tuple[State, int, Fan]
"""A state, the seat that is told, and the fan."""


@cache
def moves(name: str) -> tuple[tuple[State, str, State], ...]:
    """Moves of players at tables of every size, each with the state before and after it."""
    game = game_named(name)
    found = []
    for seed in range(ROUNDS):
        seats = game.seats[seed % len(game.seats)]
        walked = battery.walk(game, game.new(seats, None, seed), battery.by_seed(seed))
        steps = [
            (before, move, after)
            for before, move, _, after in walked.steps()
            if isinstance(before.to_act, int) and move != game.timeout
        ]
        found += Random(seed).sample(steps, min(25, len(steps)))
    return tuple(found)


def fans(name: str) -> Iterator[Shown]:
    game = game_named(name)
    for before, _, after in moves(name):
        for state in (before, after):
            for seat in range(state.seats):
                found = game.fan(state.view(seat), seat)
                if found is not None:
                    yield state, seat, found


def ways(found: Fan, name: str, seat: int | None = None) -> int:
    """In how many ways an effect comes about; 0 where it is not among them."""
    return sum(
        found.ways(nth)
        for nth, effect in enumerate(found.effects)
        if effect.name == name and seat in (None, effect.seat)
    )


def after_moves(name: str) -> Iterator[tuple[Fan, Claim]]:
    """Each fan after a move, with everything that is claimed of that move to the same seat."""
    game = game_named(name)
    for before, move, after in moves(name):
        seat = before.to_act
        assert isinstance(seat, int)
        found = game.fan(after.view(seat), seat)
        # What a move brings to light, such as all active cards, no claim knows before.
        if found is not None and not found.assumes and move.split()[0] not in ("lay", "buy"):
            for claim in claims_of(before, move, seat):
                yield found, claim


def test_when_a_throw_is_due_then_its_fan_counts_what_is_claimed() -> None:
    kinds = {
        "hit-throws": "hits", "stuck-throws": "stuck", "off-throws": "bears-off",
        "win-throws": "wins", "enter-throws": "enters",
    }  # fmt: skip
    compared = [
        (ways(found, kinds[claim.kind], claim.seat), claim.figures["ways"])
        for found, claim in after_moves("trictrac")
        if claim.kind in kinds and claim.seat == found.seat
    ]
    assert len(compared) > 100
    assert all(counted == claimed for counted, claimed in compared)


def test_when_a_card_is_turned_up_next_then_its_fan_counts_what_is_claimed() -> None:
    kinds = {"alone-next": "alone", "tricap-next": "several", "nobody-next": "nobody"}
    compared = [
        (Fraction(ways(found, kinds[claim.kind], claim.seat), found.total), claim.figures["chance"])
        for found, claim in after_moves("tricap")
        if claim.kind in kinds
    ]
    assert len(compared) > 50
    assert all(counted == claimed for counted, claimed in compared)


def test_when_an_action_card_comes_next_then_its_fan_counts_what_is_claimed() -> None:
    kinds = {"own-clears": "clears-own", "jack-clears": "clears-other"}
    compared = [
        (
            ways(found, kinds[claim.kind]),
            found.total,
            claim.figures["actions"],
            claim.figures["left"],
        )
        for found, claim in after_moves("tricom")
        if found.head == "action" and claim.kind in kinds and claim.seat == found.seat
    ]
    assert len(compared) > 20
    assert all(one == other and of == left for one, of, other, left in compared)


def test_when_a_card_of_the_stock_comes_next_then_its_fan_counts_what_is_claimed() -> None:
    game, compared = game_named("tricom"), []
    for before, _, _ in moves("tricom"):
        seat = before.to_act
        assert isinstance(seat, int)
        if "take stock" in before.legal_moves():
            found = game.fan(before.view(seat), seat)
            assert found is not None
            (claim,) = (
                one for one in claims_of(before, "take stock", seat) if one.kind == "draw-fits"
            )
            compared.append((Fraction(ways(found, "fits"), found.total), claim.figures["chance"]))
    assert len(compared) > 10
    assert all(counted == claimed for counted, claimed in compared)


def test_when_tiles_are_unseen_then_their_fan_counts_what_is_claimed() -> None:
    kinds = {"fits-unseen": "fits", "bonus-unseen": "shape"}
    compared = [
        (ways(found, kinds[claim.kind]), claim.figures["tiles"])
        for found, claim in after_moves("triominos")
        if claim.kind in kinds
    ]
    assert len(compared) > 50
    assert all(counted == claimed for counted, claimed in compared)


@pytest.mark.parametrize("name", ["tricap", "tricom", "triominos"])
def test_when_something_is_hidden_then_the_fan_has_what_could_lie_there(name: str) -> None:
    shown = [(state, seat, found) for state, seat, found in fans(name) if found.head != "action"]
    assert shown
    for state, seat, found in shown:
        told = {outcome.label or outcome.named for outcome in found.outcomes}
        assert {one if one in told else one[:-1] for one in _next_of(state, found)} <= told, seat


def _next_of(state: State, found: Fan) -> list[str]:
    """What in truth comes next, which no seat is to know."""
    position = state.position()
    pile = position.get("deck", position.get("pool"))
    if pile is None:
        pile = position["seats"][found.seat]["stock"]  # type: ignore[index]
    return list(pile[:1])  # type: ignore[index]


@pytest.mark.parametrize("name", GAMES)
def test_when_an_outcome_is_shown_then_the_board_can_be_drawn(name: str) -> None:
    game = game_named(name)
    for nth, (state, seat, found) in enumerate(fans(name)):
        view = state.view(seat)
        outcome = found.outcomes[nth % len(found.outcomes)]
        shown = game.foresee(view, seat, outcome.named)
        if shown is None:
            continue
        after = shown.before.play(shown.move).view(seat)
        assert game.picture(after, shown, Look(seat)).pieces


def test_when_a_throw_can_hit_then_a_hit_is_shown() -> None:
    game = game_named("trictrac")
    hits = [
        (state, seat, outcome.named)
        for state, seat, found in fans("trictrac")
        for outcome in found.outcomes[::5]
        if outcome.does and found.effects[outcome.does[0]].name == "hits"
    ]
    assert len(hits) > 20
    for state, seat, named in hits:
        shown = game.foresee(state, seat, named)
        assert shown is not None
        assert shown.move.endswith("*")


@pytest.mark.parametrize("name", GAMES)
def test_when_a_fan_is_told_then_every_word_is_there_in_three_languages(name: str) -> None:
    for _, seat, found in list(fans(name))[:40]:
        for lang in LANGUAGES:
            for reader in (None, seat):
                assert said_to(found.title(name), lang, reader)
                for nth in range(len(found.effects)):
                    assert said_to(found.message(nth, name), lang, reader)


def test_when_an_outcome_cannot_come_then_it_is_refused_by_name() -> None:
    _, _, found = next(fans("trictrac"))
    with pytest.raises(BadInput, match="what"):
        found.outcome("7-7")

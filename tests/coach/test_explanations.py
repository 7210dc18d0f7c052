"""Explanations: the loss is taken apart exactly, and a reason carries what it is said to carry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, Final

import pytest

from tests.claims import trictrac
from tests.coach.test_advice import EACH_GAME, FEW, decisions
from tritables import State, game_named, new
from tritables.claims import Difference
from tritables.coach import Explanation, advise, explain, explaining, hint
from tritables.coach.explanations import CRITICAL, LITTLE
from tritables.coach.reasons import ENOUGH, Pair
from tritables.coach.rounds import worlds
from tritables.core.errors import BadInput, IllegalMove
from tritables.core.messages import Message
from tritables.games import tricap, tricom
from tritables.games.tricap.outlook import outlook
from tritables.games.trictrac import position
from tritables.texts import LANGUAGES, said_to, say_only


def worst(state: State, seat: int) -> Explanation:
    """What is said of the move that loses most."""
    return explain(state, seat, advise(state, seat, budget=FEW).options[-1].move, budget=FEW)


@cache
def worsts(game: str) -> list[tuple[State, int, Explanation]]:
    """Some decisions, each with what is said of the move that loses most."""
    return [(state, seat, worst(state, seat)) for state, seat in decisions(game)]


@EACH_GAME
def test_the_loss_is_the_sum_of_what_its_outcomes_cost(game: str) -> None:
    for _, _, told in worsts(game):
        assert sum(one.weight for one in told.outcomes) == 1
        assert sum((one.cost for one in told.outcomes), Fraction(0)) == told.loss


@EACH_GAME
def test_a_reason_carries_enough_and_little_is_left_in_peace(game: str) -> None:
    for state, seat, told in worsts(game):
        forced = len(state.view(seat).legal_moves()) == 1
        assert (told.kind == "forced") == forced
        assert bool(told.reasons) == (told.kind == "reason")
        assert not told.reasons or told.carried >= ENOUGH
        assert told.kind not in ("reason", "reply", "plain") or told.loss >= LITTLE
        assert told.kind in ("reason", "reply", "plain") or len(told.messages()) == 1


@EACH_GAME
def test_what_is_said_is_the_same_in_every_world_and_in_every_language(game: str) -> None:
    for state, seat, told in worsts(game)[:2]:
        for world in worlds(state.view(seat), 3, 1):
            assert worst(world, seat) == told
        for message in told.messages():
            for lang in LANGUAGES:
                assert say_only(message, lang)
                assert said_to(message, lang, seat)


@pytest.mark.parametrize("lang", LANGUAGES)
@EACH_GAME
def test_no_sentence_announces_what_does_not_follow(game: str, lang: str) -> None:
    for _, seat, told in worsts(game):
        replied = told if told.reply is None else told.but(facts=(), reasons=(), kind="reply")
        for messages in (told.messages(), told.apart(), replied.apart()):
            assert not said_to(messages[-1], lang, seat).rstrip().endswith(":")
        if told.reply is not None:
            one = told.reply.said[0]
            assert len(told.reply.said) > 1 or not said_to(one, lang, seat).endswith(":")


@EACH_GAME
def test_first_the_reason_is_said_and_without_one_only_how_it_came_out(game: str) -> None:
    for _, seat, told in worsts(game):
        short = told.short()
        if told.kind not in CRITICAL:
            assert (short, told.figures()) == ((told.said(),), ())
            continue
        bare = told.but(kind="plain", reasons=(), reply=None, facts=())
        if told.reasons:
            assert set(short) <= set(told.messages())
            assert len(short) <= 2 * len(told.reasons)
            assert told.figures()[0] == told.said()
        (often,) = bare.short()
        worse, better = ([one for one in told.outcomes if sign * one.cost > 0] for sign in (1, -1))
        if often.id == "coach-came-worse":
            counts = {"worse": len(worse), "better": len(better), "of": len(told.outcomes)}
            assert counts.items() <= often.args.items()
        elif often.id == "coach-comes-worse":
            share = 100 * sum(one.weight for one in worse)
            assert abs(int(often.args["worse"]) - share) <= 1
            assert (often.args["worse"] == 100) == (len(worse) == len(told.outcomes))
        else:
            assert often == told.said()
        assert often not in bare.figures()
        assert all(said_to(one, lang, seat) for one in bare.short() for lang in LANGUAGES)


def test_what_costs_otherwise_is_said_by_its_name() -> None:
    state = position(white="4:3 8:4 12:4 15:4", black="6 10:4 18:4 21:6", throw="2-5")
    told = explain(state, 0, "12/14")
    assert told.reasons
    costs = Message("coach-loss", {"percent": 99})
    assert told.figures(costs=costs) == (costs, *told.figures()[1:])
    alike = told.but(kind="little", reasons=())
    assert (alike.short(costs=costs), alike.short()) == ((costs,), (alike.said(),))


def test_when_a_card_costs_most_then_it_is_said_what_it_brings() -> None:
    state = tricap.position(hands="3C QH / 2D 7C", actives="JS / 8C", deck="4H")
    shown = {one.said.id: str(one.said) for one in outlook(state.view(0), 0).outcomes if one.said}
    assert shown["outlook-alone"].endswith("alone has a neighbour.")
    assert shown["outlook-tricap"].endswith(": then it is a Tricap.")
    assert shown["outlook-nobody"].endswith(": then nobody has a neighbour.")
    hidden = state.but(actives=("JS", "??"))
    assert any("can be a Tricap" in str(one.said) for one in outlook(hidden, 0).outcomes)


def test_when_something_is_true_of_the_best_move_alone_then_that_is_said() -> None:
    state = position(white="8:2 12:2", black="11 20:2", throw="3-5", left="5")
    told = explain(state, 0, "12/17")
    wins = game_named("trictrac").claim_kinds[1].claim(0, 0)
    alone = told.but(kind="reason", reasons=(Difference(None, wins),), carried=Fraction(1))
    said = [str(message) for message in alone.messages()]
    assert said[-2:] == ["After the best move:", "White bears off the last stone and wins."]


def test_when_nothing_else_can_be_played_then_the_move_is_not_praised() -> None:
    state = new("trictrac").play("start 5-3").play("roll 3-4")
    told = explain(state, 0, "bar/3")
    assert [str(message) for message in told.messages()] == ["Nothing else can be played here."]
    assert hint(state, 0).forced


def test_when_a_move_is_illegal_then_it_is_refused_with_its_place() -> None:
    state = new("trictrac").play("start 5-3").play("roll 3-4")
    with pytest.raises(IllegalMove) as refused:
        explain(state, 0, ["bar/3", "bar/9"])
    assert refused.value.where == "moves[1]"
    with pytest.raises(BadInput):
        explain(state, 1, "bar/3")


# Tric Trac, counted again by playing every line of every throw.

MORE_DICE: Final = ("1-1", "1-2", "2-2", "3-3", "4-4", "5-5", "6-6")
EXPOSED = {
    "a stone that can be hit": position(
        white="1 4:2 12:2", black="9:2 17 18", throw="3-5", left="5"
    ),
    "at home": position(white="18 19 20 23:2", black="1:2 3 6", throw="3-5"),
    "a stone to hit": position(white="5 12 17", black="14 20 21:2 24", throw="2-4", left="2 4"),
}


def thrown(state: State, tag: str) -> tuple[list[State], bool]:
    """Every state in which a throw can end, played at the table, and whether one line hits."""
    here, ended, hit = {state.play(f"roll {tag}")}, [], False
    while here:
        ended += [one for one in here if not one.left]
        moves = [(one, move) for one in here if one.left for move in one.legal_moves()]
        hit = hit or any(move.endswith("*") for _, move in moves)
        here = {one.play(move) for one, move in moves}
    return ended, hit


def after(state: State, line: Sequence[str]) -> State:
    for move in line:
        state = state.play(move)
    return state


@pytest.mark.parametrize("state", EXPOSED.values(), ids=EXPOSED)
def test_when_throws_are_counted_again_then_each_costs_what_is_said(state: State) -> None:
    judge = game_named("trictrac").shares
    told = worst(state, 0)
    for pair in told.outcomes:
        for line, share in ((told.move, pair.one), (told.best, pair.other)):
            # Whoever throws plays the line that is best for it, and the net judges its end.
            before = after(state, line)
            ends = [judge(end, None) for end in thrown(before, pair.tag)[0]]
            best = max(one[before.on_turn] for one in ends)
            found = share if before.on_turn == 0 else 1 - share
            # Of throws with more dice only the best positions amid them are followed.
            assert best == found or (best > found and pair.tag in MORE_DICE)


HIT: Final = position(
    white="11:2 12:2 14:3 15:2 20:2 21 23 24:2",
    black="2:2 3 8:2 10:2 13:2 16:2 17:2 18:2",
    on_turn="black",
    throw="4-6",
)


@pytest.mark.parametrize("move", [("17/13", "10/4"), ("13/9", "10/4")], ids=str)
def test_when_hits_are_the_reason_then_the_throws_that_hit_carry_it(move: tuple[str, ...]) -> None:
    told = explain(HIT, 1, move, best=("8/4", "10/4"))
    assert [reason.kind for reason in told.reasons] == ["hit-throws"]
    one, best = (
        {pair.tag for pair in told.outcomes if thrown(after(HIT, line), pair.tag)[1]}
        for line in (told.move, told.best)
    )
    costs = [pair.cost for pair in told.outcomes if pair.tag in one ^ best]
    assert told.carried == sum(costs, Fraction(0)) / told.loss


CROWD: Final = position(
    white="4:2 15:2 18 22 23 24:8", black="1:3 2 5:2 8:2 11:2 13 17:2 19:2", throw="1-3"
)
HOME: Final = position(
    white="5:2 8:2 9:2 11:3 15:2 16 17:2 21",
    black="7:2 10:2 12:3 13:2 14:3 18:3",
    throw="1-4",
    left="4",
)
SHUT: Final = position(
    white="7:2 8:2 12:2 16:2 21:2 22:4 24",
    black="2:2 6:2 10:3 11:3 13:2 14:2 17",
    throw="1-6",
)


@pytest.mark.parametrize(
    ("state", "move", "best"),
    [
        pytest.param(
            CROWD, ("23/24", "15/18"), ("22/23", "15/18"), id="crowd", marks=pytest.mark.full
        ),
        pytest.param(HOME, ("11/15",), ("15/19",), id="home"),
        pytest.param(
            SHUT, ("21/22", "12/18"), ("22/23", "12/18"), id="shut", marks=pytest.mark.full
        ),
    ],
)
def test_when_all_ways_to_play_are_counted_again_then_each_without_the_reason_loses_as_much(
    state: State, move: tuple[str, ...], best: tuple[str, ...]
) -> None:
    told = explain(state, 0, move, best=best)
    assert told.among is not None
    (reason,) = told.reasons
    assert reason.one is not None
    ended = {one.board: (line, one) for line, one in played_out(state)}
    assert told.among.of == len(ended)
    game, lose = game_named("trictrac"), []
    figures = reason.one.figures
    good = {kind.name: kind.good for kind in game.claim_kinds}[reason.kind]
    good = good if reason.one.seat == 0 else -good
    for line, end in ended.values():
        for claim in trictrac.recount(state.position(), list(line), 0):
            if (claim["kind"], claim["seat"]) == (reason.kind, reason.one.seat):
                ((name, figure),) = claim["figures"].items()
                if good * figure <= good * figures[name]:
                    outlook = game.outlook(end, 0)
                    assert outlook is not None
                    lose.append(outlook.shares[0])
    assert told.among.without == len(lose) > 1
    top = sum((pair.weight * pair.other for pair in told.outcomes), Fraction(0))
    assert told.among.least == top - max(lose)
    assert told.carried == told.among.least / told.loss >= ENOUGH


def played_out(state: State) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Play a throw in every way at the table."""
    if not state.left:
        yield (), state
        return
    for move in state.legal_moves():
        for line, end in played_out(state.play(move)):
            yield (move, *line), end


# The other games: what is told is taken away from each outcome anew, and judged.


@cache
def reasoned(game: str) -> list[tuple[int, Explanation]]:
    """What is said of moves that lose, where there are reasons or facts, each with its seat."""
    found = []
    for state, seat in decisions(game, 16, 6):
        if len(state.legal_moves()) > 1:
            move = advise(state, seat, budget=FEW).options[-1].move
            told = explain(state, seat, move, budget=6 * FEW)
            if told.reasons or told.facts:
                found.append((seat, told))
    return found


def fewer(state: State, seat: int, kind: str, less: int) -> State | None:
    """A position with fewer points or cards of the reserve; None for what is not counted here."""
    if state.game == "tricom" and kind in ("scores", "later-points"):
        side = state.sides[seat]
        return state.but(sides=replaced(state.sides, seat, side.but(score=side.score - less)))
    if state.game == "tricom" and kind == "later-reserve":
        side = state.sides[seat]
        cards = ("??",) * -less + side.reserve[max(0, less) :]
        return state.but(sides=replaced(state.sides, seat, side.but(reserve=cards)))
    if state.game == "triominos" and kind in ("scores", "costs", "later-points"):
        sign = 1 if kind == "costs" else -1
        return state.but(scores=replaced(state.scores, seat, state.scores[seat] + sign * less))
    return None


def replaced(all_: tuple[Any, ...], at: int, by: Any) -> tuple[Any, ...]:
    return (*all_[:at], by, *all_[at + 1 :])


def taken_away(told: Explanation, seat: int) -> Fraction | None:
    """The part of a loss that reasons carry, counted again; None if they are of another sort."""
    total = Fraction(0)
    for pair in told.outcomes:
        end: State | None = pair.after_other.end
        for reason in told.reasons:
            claim = reason.other or reason.one
            assert claim is not None
            whose = [claim.seat]
            if claim.seat is None:
                whose = [one for one in range(len(pair.after_one.shares)) if one != seat]
            for one in whose:
                less = [
                    outcome.counts[claim.kind, one]
                    if claim.kind.startswith("later-")
                    else next(iter(said.figures.values())) if said else 0
                    for outcome, said in (
                        (pair.after_other, reason.other), (pair.after_one, reason.one)
                    )
                ]  # fmt: skip
                end = end and fewer(end, one, claim.kind, less[0] - less[1])
        if end is None:
            return None
        shares = game_named(told.game).shares(end, seat)
        assert shares is not None
        total += pair.weight * (pair.other - shares[seat])
    return total / told.loss


@pytest.mark.full
@pytest.mark.parametrize("game", ["tricom", "triominos"])
def test_when_points_are_the_reason_then_they_are_taken_away_in_the_same_worlds(game: str) -> None:
    found = 0
    for seat, told in reasoned(game):
        carried = taken_away(told, seat) if told.reasons else None
        if carried is not None:
            assert carried == told.carried
            found += 1
    assert found > 2


@pytest.mark.full
@pytest.mark.parametrize("game", ["tricom", "triominos"])
def test_what_came_of_it_in_rounds_played_on_is_what_is_said(game: str) -> None:
    found = 0
    for seat, told in reasoned(game):
        for one in (*told.reasons, *told.facts):
            if one.kind.startswith("later-"):
                found += 1
                hold(one, told.outcomes, seat)
    assert found > 5


def hold(said: Difference, outcomes: Sequence[Pair], seat: int) -> None:
    """Hold a claim about rounds played on against what was counted in them."""
    claim = said.one
    assert claim is not None
    seats = range(len(outcomes[0].after_one.shares))
    whose = [claim.seat] if claim.seat is not None else [one for one in seats if one != seat]
    here, there = (
        sum(after.counts[said.kind, one] for after in afters for one in whose)
        for afters in ([p.after_one for p in outcomes], [p.after_other for p in outcomes])
    )
    if "rounds" in claim.figures:
        assert said.other is not None
        assert (claim.figures["rounds"], said.other.figures["rounds"]) == (here, there)
        assert claim.figures["of"] == len(outcomes)
        return
    assert claim.figures["fewer"] == (here < there)
    assert abs(10 * abs(there - here) - claim.figures["tenths"] * len(outcomes)) <= len(outcomes)


def test_when_a_pile_is_passed_then_its_cards_are_the_reason() -> None:
    state = tricap.position(hands="3C QH / 2D 7C", actives="JS / 8C", centre="4H 5H 9D 2S 10H")
    told = explain(state, 0, "pass")
    assert [reason.kind for reason in told.reasons] == ["captures"]
    assert told.carried >= ENOUGH


@EACH_GAME
def test_two_reasons_are_not_the_same_and_are_told_one_after_the_other(game: str) -> None:
    for _, _, told in worsts(game):
        abouts = {(reason.kind, (reason.one or reason.other).seat) for reason in told.reasons}
        assert len(abouts) == len(told.reasons)
        said = [message.id for message in told.messages()]
        assert said.count("coach-because") == bool(told.reasons)
        assert said.count("coach-together") == max(0, len(told.reasons) - 1)


def test_when_passing_gives_away_a_pile_then_the_hint_says_take() -> None:
    state = tricap.position(hands="3C QH / 2D 7C", actives="JS / 8C", centre="4H 5H 9D 2S 10H")
    assert state.to_act == 0
    assert hint(state, 0).move == "take"
    assert explain(state, 0, "pass").loss > LITTLE


def test_it_comes_in_batches_where_rounds_are_played_on() -> None:
    state = next(state for state, _ in decisions("tricom") if len(state.legal_moves()) > 2)
    seat = state.to_act
    assert isinstance(seat, int)
    found = list(explaining(state, seat, state.view(seat).legal_moves()[0], budget=64))
    assert len(found) > 1
    assert found[-1] == explain(state, seat, state.view(seat).legal_moves()[0], budget=64)
    assert tricom.GAME.coached

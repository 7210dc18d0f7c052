"""Claims as values: who may be told what, how they are written, compared and said."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from scripts.run import ROOT
from tests.benchmarks.claims import moves
from tests.claims.recount import lines, positions
from tests.validators import check, fits
from tritables import State, game_named, game_names, new
from tritables.claims import Difference, as_json, claims_of, compared
from tritables.core.claims import Claim, Kind
from tritables.core.errors import BadInput, IllegalMove, TritablesError
from tritables.core.messages import Message
from tritables.games import triominos
from tritables.games.trictrac import position
from tritables.hosting.engine import answer
from tritables.texts import LANGUAGES, addressed, say_only

GAMES = [name for name in game_names() if game_named(name).claim_kinds]
EACH_GAME = pytest.mark.parametrize("game", GAMES)
EXAMPLES = {"whole": 2, "fraction": Fraction(1, 3)}
AT_PLAY = new("trictrac").play("start 5-3").play("roll 3-4")


def asked(game: str, rounds: int) -> Iterator[tuple[State, list[str], int, tuple[Claim, ...]]]:
    """Moves of some rounds, each with the claims that a seat is told."""
    for seed in range(rounds):
        rng = Random(seed)
        for state in positions(game, seed):
            for line in lines(state, rng):
                for seat in range(state.seats):
                    with suppress(BadInput):  # what the seat may not see
                        yield state, line, seat, claims_of(state, line, seat)


def test_the_games_of_the_house_have_claims() -> None:
    assert "trictrac" in GAMES
    for game in GAMES:
        assert len(game_named(game).claim_kinds) >= 10


# Who may ask, and what.


def refusal(state: State, moves: Any, seat: int) -> tuple[str, str]:
    with pytest.raises(TritablesError) as refused:
        claims_of(state, moves, seat)
    assert isinstance(refused.value, BadInput | IllegalMove)
    return refused.value.where, refused.value.reason.id


def test_when_it_cannot_be_told_then_it_is_refused_with_its_place() -> None:
    assert refusal(new("trictrac"), "start 5-3", 0) == ("position", "bad-claims-nobody")
    assert refusal(AT_PLAY, "bar/3", 2) == ("claims", "bad-whole")
    assert refusal(AT_PLAY, "bar/4", 0)[0] == "moves"
    assert refusal(AT_PLAY, ["bar/3", "bar/3"], 0)[0] == "moves[1]"
    assert refusal(AT_PLAY, [], 0) == ("moves", "bad-length")
    assert refusal(AT_PLAY, [3], 0) == ("moves[0]", "bad-text")
    beyond = refusal(AT_PLAY, ["bar/3", "bar/4", "bar/5"], 0)
    assert beyond == ("moves[2]", "bad-claims-turn")


def test_when_a_seat_may_not_see_what_is_played_then_it_is_told_nothing() -> None:
    state = new("tricap", seed=1)
    move = state.legal_moves()[0]
    assert refusal(state, move, 1) == ("moves", "bad-claims-hidden")
    assert isinstance(claims_of(state, move, 0), tuple)


def test_when_a_star_is_left_out_then_the_claims_are_those_of_the_move_in_full() -> None:
    state = position(white="8:2", black="11 20:2", throw="3-5")
    assert claims_of(state, "8/11", 0) == claims_of(state, "8/11*", 0)


# The engine by text.


def ask(**request: object) -> Any:
    return json.loads(answer(json.dumps(request)))


@EACH_GAME
def test_when_it_is_asked_by_text_then_it_says_the_same(game: str) -> None:
    for state, line, seat, claims in asked(game, 2):
        reply = ask(position=state.position(), claims=seat, move=line)
        assert reply == as_json(game, line, claims)
        check("claims", reply)
        one = ask(position=state.position(), claims=seat, move=line[0])
        assert one["moves"] == line[:1]


BAD = {
    "no move": ({"position": AT_PLAY.position(), "claims": 0}, ""),
    "a move that is no text": ({"position": AT_PLAY.position(), "claims": 0, "move": 3}, "move"),
    "no moves": ({"position": AT_PLAY.position(), "claims": 0, "move": []}, "move"),
    "moves too": (
        {"position": AT_PLAY.position(), "claims": 0, "move": "bar/3", "moves": []},
        "",
    ),
    "no such seat": ({"position": AT_PLAY.position(), "claims": 2, "move": "bar/3"}, "claims"),
    "no seat": ({"position": AT_PLAY.position(), "claims": None, "move": "bar/3"}, "claims"),
    "an illegal move": (
        {"position": AT_PLAY.position(), "claims": 0, "move": ["bar/3", "bar/9"]},
        "move[1]",
    ),
    "a throw": (
        {"position": new("trictrac").position(), "claims": 0, "move": "start 5-3"},
        "position",
    ),
    "no position": ({"claims": 0, "move": "bar/3"}, ""),
    "a bad position": ({"position": {"game": "chess"}, "claims": 0, "move": "x"}, "position.game"),
}


@pytest.mark.parametrize(("request_", "where"), BAD.values(), ids=BAD)
def test_when_the_request_is_wrong_then_the_error_says_where(request_: Any, where: str) -> None:
    reply = ask(**request_)
    assert set(reply) == {"error"}
    assert reply["error"]["where"] == where


# Schema and documents.


@EACH_GAME
def test_when_a_figure_is_not_declared_then_the_schema_refuses_it(game: str) -> None:
    _, line, _, claims = next(asked(game, 1))
    told = as_json(game, line, claims)
    check("claims", told)
    first: Any = claims[0].as_json()
    for spoilt in (
        {**first, "kind": "unheard-of"},
        {**first, "figures": {**first["figures"], "more": 1}},
        {**first, "witnesses": {**first["witnesses"], "more": []}},
        {**first, "to": None},
    ):
        assert not fits("claims", {**told, "claims": [spoilt]})


@EACH_GAME
def test_the_page_about_claims_has_each_kind_with_its_figures_and_witnesses(game: str) -> None:
    page = (ROOT / "docs" / "claims.md").read_text(encoding="utf-8")
    part = page.partition(f"## {say_only(Message('game-title', {}, game), 'en')}\n")[2].partition(
        "\n## "
    )[0]
    rows = re.findall(r"^\| `([\w-]+)` \| (.*?)\| (.*?)\|", part, re.MULTILINE)
    names = {
        kind: (re.findall(r"`(\w+)`", figures), re.findall(r"`(\w+)`", witnesses))
        for kind, figures, witnesses in rows
    }
    assert names == {
        kind.name: (list(kind.figures), list(kind.witnesses))
        for kind in game_named(game).claim_kinds
    }


# Differences.


def test_when_two_moves_differ_then_only_that_is_told() -> None:
    here = Kind("here", {"point": "whole", "ways": "whole"}, {}, one_of=("point",))
    there = Kind("there", {}, {})
    one = (
        here.claim(0, 1, {"point": 3, "ways": 5}),
        here.claim(0, 1, {"point": 4, "ways": 7}),
        there.claim(0, 0),
    )
    other = (
        here.claim(0, 1, {"point": 3, "ways": 2}),
        here.claim(0, 1, {"point": 4, "ways": 7}),
        here.claim(0, 0, {"point": 4, "ways": 7}),
    )
    assert compared((there, here), one, other) == (
        Difference(one[2], None),
        Difference(one[0], other[0]),
        Difference(None, other[2]),
    )
    assert [found.figures for found in compared((there, here), one, other)] == [
        {},
        {"point": 0, "ways": 3},
        {},
    ]


@EACH_GAME
def test_when_a_move_is_compared_with_itself_then_nothing_differs(game: str) -> None:
    kinds = game_named(game).claim_kinds
    for _, _, _, claims in asked(game, 1):
        assert compared(kinds, claims, claims) == ()


# What is said.


@EACH_GAME
def test_every_claim_and_difference_is_said_in_every_language(game: str) -> None:
    kinds = {kind.name: kind for kind in game_named(game).claim_kinds}
    last: tuple[Claim, ...] = ()
    met, differing, messages = set(), set(), set()
    for _, _, seat, claims in asked(game, 2):
        differences = compared(list(kinds.values()), claims, last)
        for message in (one.message(game) for one in (*claims, *differences)):
            messages |= {message, addressed(message, seat), addressed(message, 1 - seat)}
        met |= {claim.kind for claim in claims}
        differing |= {one.kind for one in differences if one.one and one.other}
        last = claims
    for message in list(messages)[::3]:
        for lang in LANGUAGES:
            assert say_only(message, lang)
    assert met <= kinds.keys()
    assert len(met) > 10
    assert differing <= {name for name, kind in kinds.items() if kind.figures}


@EACH_GAME
def test_every_kind_has_its_words(game: str) -> None:
    for kind in game_named(game).claim_kinds:
        figures = {name: EXAMPLES[of] for name, of in kind.figures.items()}
        one = kind.claim(0, 0, figures, dict.fromkeys(kind.witnesses, ("3",)))
        differs = Difference(one, one).message(game)
        for lang in LANGUAGES:
            assert say_only(one.message(game), lang)
            assert not figures or say_only(differs, lang)


def test_sentences_have_the_figures_and_speak_to_who_reads_them() -> None:
    state = position(white="1 4:2 12:2", black="9:2 17 18", throw="3-5", left="5")
    claims = claims_of(state, "1/6", 1)
    hit = next(claim for claim in claims if claim.kind == "hit-throws").message("trictrac")
    assert [str(told) for told in (hit, addressed(hit, 0), addressed(hit, 1))] == [
        "Black can hit a stone with 16 of the 36 throws.",
        "Black can hit a stone of yours with 16 of the 36 throws.",
        "You can hit a stone with 16 of the 36 throws.",
    ]


# Secrets.


@EACH_GAME
def test_when_what_is_hidden_lies_otherwise_then_the_claims_are_the_same(game: str) -> None:
    of = game_named(game)
    guessed = 0
    for nth, (state, line, seat, claims) in enumerate(asked(game, 3)):
        position = state.view_json(seat)
        of.fill(position, Random(nth))
        other = of.read({**position, "format": "tritables-position/1"})
        assert claims_of(other, line, seat) == claims_of(state.view(seat), line, seat) == claims
        guessed += other != state
    assert guessed or not of.secret


def test_when_a_move_reveals_something_then_nothing_is_told_of_what_follows() -> None:
    state = triominos.position(table="0-1-2@0,0", hands="1-2-2 5-5-5 / 0-0-0", pool="0-0-1")
    assert refusal(state, ["buy", "1-2-2@1,0"], 0) == ("moves[1]", "bad-claims-reveals")
    assert claims_of(state, "buy", 0)


@EACH_GAME
def test_when_claims_are_timed_then_each_line_can_be_told_to_its_player(game: str) -> None:
    for state, line in moves(game, 60):
        assert claims_of(state, line, state.on_turn)


def test_when_the_clock_makes_a_move_then_nothing_is_told_of_it() -> None:
    state, rng = new("triominos", seed=1, time_limit=30), Random(1)
    for _ in range(2):  # the lots, and the pool mixed
        state = state.play(state.draw(rng))
    assert state.on_turn is not None
    assert refusal(state, "timeout", state.on_turn) == ("moves", "bad-claims-clock")

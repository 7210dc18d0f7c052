"""What every game of the house must keep, whatever its rules: checks of whole played games."""

from __future__ import annotations

import json
import string
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from tritables import Event, IllegalMove, Record, State, game_named
from tritables.core import CHANCE, Game, LastMove, Message
from tritables.core.game import dealer
from tritables.core.picture import SHAPES, Box, Layout, Picture, Way
from tritables.texts import say

Chooser = Callable[[State, int], str]
"""Picks the move to be played in a state, at a ply."""

SECRETS: dict[str, Callable[[State, int | None], Iterable[str]]] = {
    "trictrac": lambda state, seat: (),
}
"""For each game, the texts that must not be found in what a seat (None: a watcher) may see."""


@dataclass(frozen=True)
class Walk:
    """A played game: its states, the moves between them, and the events of each move."""

    game: Game
    states: tuple[State, ...]
    moves: tuple[str, ...]
    events: tuple[tuple[Event, ...], ...]

    def steps(self) -> Iterable[tuple[State, str, tuple[Event, ...], State]]:
        return zip(self.states, self.moves, self.events, self.states[1:], strict=False)

    def last(self, index: int) -> LastMove | None:
        if index == 0:
            return None
        return LastMove(self.states[index - 1], self.moves[index - 1], self.events[index - 1])


def by_seed(seed: int) -> Chooser:
    """Draw chance as a table does, and any move for the seats."""
    rng = Random(seed)

    def choose(state: State, ply: int) -> str:
        if state.to_act == CHANCE:
            return state.draw(dealer(seed, ply))
        return rng.choice(state.legal_moves())

    return choose


def by_choices(choices: Sequence[int], seed: int) -> Chooser:
    """Pick by number among the legal moves, chance included, and at random after that."""
    rng = Random(seed)

    def choose(state: State, ply: int) -> str:
        legal = state.legal_moves()
        return legal[choices[ply] % len(legal)] if ply < len(choices) else rng.choice(legal)

    return choose


def walk(game: Game, start: State, choose: Chooser, longest: int = 20_000) -> Walk:
    states, moves, events = [start], [], []
    while states[-1].to_act is not None and len(moves) < longest:
        log: list[Event] = []
        moves.append(choose(states[-1], len(moves)))
        states.append(states[-1].play(moves[-1], log))
        events.append(tuple(log))
    return Walk(game, tuple(states), tuple(moves), tuple(events))


@cache
def whole_game(name: str, seed: int) -> Walk:
    game = game_named(name)
    return walk(game, game.new(seed=seed), by_seed(seed))


@cache
def pool(name: str) -> tuple[str, ...]:
    """Texts of a game: every move that was legal in some played game, and spoilt ones."""
    seen = {move for seed in (1, 2) for state in whole_game(name, seed).states[::3]
            for move in state.legal_moves()}  # fmt: skip
    rng = Random(name)
    moves = sorted(seen)
    spoilt = {spoil(rng.choice(moves), rng) for _ in range(300)}
    return tuple(sorted(seen | spoilt | {"", " ", "*", "?", "\0", "x" * 2000, "\ud800"}))


def spoil(text: str, rng: Random) -> str:
    """A text with one fault, or none that is seen: a letter more or less, a strange digit."""
    at = rng.randrange(len(text) + 1)
    letter = rng.choice(string.printable + "０１²٣*/−\u00a0")
    return rng.choice(
        (
            text[:at] + text[at + 1 :],
            text[:at] + letter + text[at:],
            text[:at] + letter + text[at + 1 :],
            text.upper(),
            text + rng.choice((" ", "\n", "*", "!")),
            text[::-1],
            text.replace("/", "-"),
            text + " " + text,
        )
    )


# Checks of one state.


def check_actor(state: State) -> None:
    legal = state.legal_moves()
    assert (state.to_act is None) == (state.result is not None) == (not legal)
    assert len(set(legal)) == len(legal)
    assert state.to_act is None or state.to_act == CHANCE or state.to_act in range(state.seats)
    assert state.judge_draw().ok == (state.to_act == CHANCE)
    if state.result is not None:
        best = max(state.result.scores)
        top = tuple(seat for seat, score in enumerate(state.result.scores) if score == best)
        assert state.result.winners == top


def check_draw(state: State, rng: Random) -> None:
    if state.to_act == CHANCE:
        move = state.draw(rng)
        assert state.judge(move).ok
        state.play(move)


def check_verdicts(game: Game, state: State, texts: Iterable[str]) -> None:
    """The verdict says yes exactly to the legal moves, and every no has its reasons."""
    legal = state.legal_moves()
    places = place_ids(game)
    for move in legal:
        verdict = state.judge(move)
        assert verdict.ok, move
        assert verdict.move == move
        assert verdict.rule is None
    for text in texts:
        verdict = state.judge(text)
        assert verdict.ok == (verdict.move is not None), text
        if text in legal:
            continue
        if verdict.ok:  # another spelling of a legal move
            assert verdict.move in legal, text
            assert state.play(text) == state.play(verdict.move)
            continue
        assert verdict.rule is None or game.rule(verdict.rule), text
        assert places.issuperset(verdict.witnesses), text
        assert set(verdict.nearest) <= set(legal), text
        check_said(verdict.message)
        check_refused(state, text)


def check_refused(state: State, text: str) -> None:
    """An illegal move raises its verdict, writes no event and leaves all as it was."""
    before = json.dumps(state.position())
    log: list[Event] = []
    with pytest.raises(IllegalMove) as caught:
        state.play(text, log)
    assert caught.value.verdict == state.judge(text)
    assert caught.value.rule == caught.value.verdict.rule
    assert log == []
    assert json.dumps(state.position()) == before


@cache
def check_said(message: Message) -> None:
    text = say(message, "en")
    assert text.strip()
    assert str(message) == text


def check_position(game: Game, state: State) -> None:
    """A state is its position, through a value and through text."""
    written = state.position()
    again = game.read(written)
    assert again == state
    assert hash(again) == hash(state)
    assert again.position() == written
    assert game.read(json.loads(json.dumps(written))).position() == written
    assert again.to_act == state.to_act
    assert again.legal_moves() == state.legal_moves()
    assert again.result == state.result


@cache
def place_ids(game: Game) -> frozenset[str]:
    return frozenset(place.id for place in game.layout("wide").places)


@cache
def layout_of(game: Game, shape: str, flipped: bool) -> Layout:
    return game.layout(shape, flipped=flipped)  # type: ignore[arg-type]


def inside(box: Box, layout: Layout) -> bool:
    near = 1e-6
    across = -near <= box.x and box.x + box.w <= layout.width + near
    return across and -near <= box.y and box.y + box.h <= layout.height + near


def check_layout(game: Game) -> None:
    for shape in SHAPES:
        for flipped in (False, True):
            layout = game.layout(shape, flipped=flipped)
            ids = [place.id for place in layout.places]
            assert len(set(ids)) == len(ids)
            assert set(ids) == place_ids(game)
            assert all(inside(place.box, layout) for place in layout.places)
            assert all(place.box.w > 0 and place.box.h > 0 for place in layout.places)


def check_picture(game: Game, state: State, last: LastMove | None) -> None:
    for flipped in (False, True):
        picture = game.picture(state.view(None), last, flipped=flipped)
        wide, tall = (layout_of(game, shape, flipped) for shape in SHAPES)
        for piece in picture.pieces:
            assert piece.place in place_ids(game)
            assert inside(piece.wide, wide), piece
            assert inside(piece.tall, tall), piece
        check_ways(game, state, picture)
        check_words(game, picture)


def check_ways(game: Game, state: State, picture: Picture) -> None:
    """Every way leads from a place to a place, and is exactly the move it says."""
    places = place_ids(game)
    if state.to_act not in (None, CHANCE):
        assert {way.move for way in picture.ways} == set(state.legal_moves())
    for way in picture.ways:
        assert {way.source, way.target} <= places
        assert state.judge(game.attempt(state, way.source, way.target)).move == way.move
        check_way(game, state, way)
    assert picture.draws_at is None or picture.draws_at in places


def check_way(game: Game, state: State, way: Way) -> None:
    """What is lifted from a way's source is what then lies on its target."""
    before, after = where_kinds_lie(game, state), where_kinds_lie(game, state.play(way.move))
    left = {kind for place, kind in before - after if place == way.source}
    come = {kind for place, kind in after - before if place == way.target}
    assert left & come, way


def where_kinds_lie(game: Game, state: State) -> Counter[tuple[str, str]]:
    pieces = game.picture(state.view(None), None).pieces
    return Counter((piece.place, piece.kind) for piece in pieces)


def check_words(game: Game, picture: Picture) -> None:
    walked = {place.id for place in game.layout("wide").places if place.walk}
    assert walked <= {place for place, _ in picture.labels} <= place_ids(game)
    for _, label in picture.labels:
        check_said(label)
    check_said(picture.status)
    if picture.hint is not None:
        rule, hint = picture.hint
        assert game.rule(rule)
        check_said(hint)


def check_hands(game: Game, state: State) -> None:
    """Chance set by hand is a chance move: any faces that the picture offers are read."""
    offered = game.picture(state, None).throw
    assert bool(offered) <= (state.to_act == CHANCE)
    if offered:
        faces = [choices[nth % len(choices)] for nth, (_, choices) in enumerate(offered)]
        assert state.judge(game.chance_by_hand(state, faces)).ok


def check_secrets(game: Game, state: State) -> None:
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        seen = json.dumps(view.position()) + repr(game.picture(view, None))
        assert not [secret for secret in SECRETS[game.name](state, seat) if secret in seen]


# Checks of a whole walk.


def check_steps(walked: Walk) -> None:
    """Playing changes nothing that was there, with and without a log alike."""
    for before, move, events, after in walked.steps():
        written, hashed, copy = before.position(), hash(before), walked.game.read(before.position())
        assert before.play(move) == after
        assert copy.play(move, []) == after
        assert hash(copy.play(move)) == hash(after)
        assert (before == after) == (written == after.position())
        assert before.position() == written
        assert (hash(before), before) == (hashed, copy)
        for event in events:
            check_event(walked.game, before, event)


def check_event(game: Game, before: State, event: Event) -> None:
    assert game.rule(event.rule)
    assert event.seat is None or event.seat in range(before.seats)
    assert type(event.points) is int
    assert set(event.places) <= place_ids(game)
    check_said(event.message(game.name))


def check_record(walked: Walk) -> None:
    record = Record(walked.states[0], walked.moves)
    written = json.loads(json.dumps(record.as_json()))
    assert Record.read(written) == record
    assert Record.read(written).as_json() == written
    replayed = record.replay()
    assert replayed.failure is None
    assert (replayed.states, replayed.events) == (walked.states, walked.events)
    assert record.result == walked.states[-1].result


def check_score(walked: Walk) -> None:
    """The points of the events are the scores: nothing scores without a rule."""
    result = walked.states[-1].result
    if result is None:
        return
    sums = [0] * walked.states[0].seats
    for event in (event for log in walked.events for event in log):
        if event.seat is not None:
            sums[event.seat] += event.points
    assert tuple(sums) == result.scores


def check_sheet(walked: Walk) -> None:
    """The score sheet holds every move once, in order."""
    seats = [state.on_turn for state in walked.states]
    turns = walked.game.score_sheet(list(zip(seats, walked.moves, strict=False)))
    entries = [entry for turn in turns for entry in turn.entries]
    assert [entry.ply for entry in entries] == list(range(len(walked.moves)))
    for turn in turns:
        assert {seats[entry.ply] for entry in turn.entries} == {turn.seat}

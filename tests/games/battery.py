"""What every game of the house must keep, whatever its rules: checks of whole played games."""

from __future__ import annotations

import json
import string
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final, cast

import pytest

from tritables import Event, HiddenOutcome, IllegalMove, Record, State, game_named
from tritables.core import CHANCE, Game, LastMove, Message
from tritables.core.chance import dealer
from tritables.core.picture import SHAPES, Box, Layout, Look, Picture, Way
from tritables.texts import say

Chooser = Callable[[State, int], str]
"""Picks the move to be played in a state, at a ply."""


def _tiles_unseen(state: State, seat: int | None) -> Iterable[str]:
    """The tiles of the pool and of the other hands; at the end the hands are open."""
    position = cast("dict[str, Any]", state.position())
    yield from position["pool"]
    if position["phase"] != "over":
        for owner, hand in enumerate(position["hands"]):
            if owner != seat:
                yield from hand


def _cards_unseen(state: State, seat: int | None) -> Iterable[str]:
    """The face-down cards of each player's own deck, by the kind that would give them away."""
    position = cast("dict[str, Any]", state.position())
    for owner, side in enumerate(position["seats"]):
        hidden = [*side["stock"], *side["actions"], *side["reserve"][:-1]]
        if owner != seat:
            hidden += [card for card in side["hand"] if card != position["drawn"]]
        yield from (f"card {card} {owner}" for card in hidden)


def _cards_of_one_deck_unseen(state: State, seat: int | None) -> Iterable[str]:
    """The deck, the other hands, and what the others have laid face down."""
    position = cast("dict[str, Any]", state.position())
    yield from position["deck"]
    for owner, side in enumerate(position["seats"]):
        if owner != seat:
            yield from side["hand"]
            if position["phase"] == "lay" and side["active"] is not None:
                yield side["active"]


SECRETS: dict[str, Callable[[State, int | None], Iterable[str]]] = {
    "trictrac": lambda state, seat: (),
    "triominos": _tiles_unseen,
    "tricom": _cards_unseen,
    "tricap": _cards_of_one_deck_unseen,
}
"""For each game, the texts that must not be found in what a seat (None: a watcher) may see."""

BARE: Final = ("shuffle", "lots")
"""Chance moves that are listed by one word, since they could be written in too many ways."""


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


def by_players(players: Sequence[Callable[[State, int, Random], str]], rng: Random) -> Chooser:
    """Let opponents play for the seats; chance is drawn from the same source."""

    def choose(state: State, ply: int) -> str:
        if not isinstance(state.to_act, int):
            return state.draw(rng)
        return players[state.to_act](state, state.to_act, rng)

    return choose


def by_choices(choices: Sequence[int], seed: int) -> Chooser:
    """Pick by number among the legal moves, chance included, and at random after that."""
    rng = Random(seed)

    def choose(state: State, ply: int) -> str:
        legal = state.legal_moves()
        move = legal[choices[ply] % len(legal)] if ply < len(choices) else rng.choice(legal)
        return state.draw(rng) if move in BARE else move

    return choose


ENDLESS: Final = 200
"""How far a round is walked that need not end by itself (`Game.ends`)."""


def walk(game: Game, start: State, choose: Chooser, longest: int = 20_000) -> Walk:
    """Play a game to its end; one that need not end by itself only for a while."""
    longest = longest if game.ends else min(longest, ENDLESS)
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
    seats = game.seats[seed % len(game.seats)]
    return walk(game, game.new(seats, seed=seed), by_seed(seed))


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
    due = state.judge_draw()
    assert due.ok == (state.to_act == CHANCE)
    assert due.move in legal or not due.ok
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
    places = place_ids(game, state)
    for move in legal:
        verdict = state.judge(move)
        if move in BARE:
            assert not verdict.ok, move
            continue
        assert verdict.ok, move
        assert verdict.move == move
        assert verdict.rule is None
    for text in texts:
        verdict = state.judge(text)
        assert verdict.ok == (verdict.move is not None), text
        if text in legal:
            continue
        if verdict.ok and set(BARE).intersection(legal):
            state.play(text)
            continue
        if verdict.ok and text == game.timeout:
            assert game.time_limit(cast("dict[str, Any]", state.position()["options"]))
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


def looks(state: State) -> Iterable[Look]:
    """The ways to look at a board: from nowhere, turned, and from each seat."""
    return (Look(), Look(flipped=True), *(Look(seat) for seat in range(state.seats)))


def place_ids(game: Game, view: State, look: Look = Look()) -> frozenset[str]:  # noqa: B008
    return frozenset(place.id for place in game.layout(view, "wide", look).places)


def inside(box: Box, layout: Layout) -> bool:
    near = 1e-6
    across = -near <= box.x and box.x + box.w <= layout.width + near
    return across and -near <= box.y and box.y + box.h <= layout.height + near


def check_layout(game: Game, view: State) -> None:
    for look in looks(view):
        for shape in SHAPES:
            layout = game.layout(view, shape, look)
            ids = [place.id for place in layout.places]
            assert len(set(ids)) == len(ids)
            assert set(ids) == place_ids(game, view, look)
            assert all(place.box.w > 0 and place.box.h > 0 for place in layout.places)
            assert (layout.field is None) == (layout.fit is None)
            assert layout.field is None or inside(layout.field, layout)
            for place in layout.places:
                assert place.inside or inside(place.box, layout), place
                assert layout.field is not None or not place.inside


def check_picture(game: Game, state: State, last: LastMove | None) -> None:
    for look in looks(state):
        for view in (state, state.view(None), state.view(look.seat)):
            picture = game.picture(view, last, look)
            layouts = [game.layout(view, shape, look) for shape in SHAPES]
            ids = place_ids(game, view, look)
            fields = {place.id for place in layouts[0].places if place.inside}
            for piece in picture.pieces:
                assert piece.place in ids
                assert piece.came is None or piece.came in ids
                if piece.place not in fields:
                    assert inside(piece.wide, layouts[0]), piece
                    assert inside(piece.tall, layouts[1]), piece
            check_words(game, view, look, picture)
    check_ways(game, state, game.picture(state, last, Look()))


def check_ways(game: Game, state: State, picture: Picture) -> None:
    """Every way leads from a place to a place, and is exactly the move it says."""
    places = place_ids(game, state)
    if state.to_act not in (None, CHANCE):
        moves = {way.move for way in picture.ways} | {action.move for action in picture.actions}
        assert moves == set(state.legal_moves())
    for way in picture.ways:
        assert {way.source, way.target} <= places
        assert state.judge(game.attempt(state, way.source, way.target)).move == way.move
        check_way(game, state, way)
    for action in picture.actions:
        check_said(action.label)
    for place, move in picture.touches:
        assert place in places
        state.judge(move)
    assert picture.draws_at is None or picture.draws_at in places
    assert picture.draw is not None or state.to_act != CHANCE
    assert len(picture.scores) in (0, state.seats)


def check_way(game: Game, state: State, way: Way) -> None:
    """What is lifted then lies on the target, or where it was when it only pointed there."""
    log: list[Event] = []
    following = state.play(way.move, log)
    before, after = where_kinds_lie(game, state), where_kinds_lie(game, following)
    left = {kind for place, kind in before - after if place == way.source}
    come = {kind for place, kind in after - before if place == way.target}
    assert left & come or not left, way
    scored = {event.rule: event.points for event in log}
    assert all(scored[rule] == points for rule, points in way.gains), way
    if way.ghost is not None:
        pieces = game.picture(following, None, Look()).pieces
        shown = [(piece.art, piece.spots) for piece in pieces if piece.place == way.target]
        assert (way.ghost.art, way.ghost.spots) in shown


def where_kinds_lie(game: Game, state: State) -> Counter[tuple[str, str]]:
    pieces = game.picture(state, None, Look()).pieces
    return Counter((piece.place, piece.kind) for piece in pieces)


def check_words(game: Game, view: State, look: Look, picture: Picture) -> None:
    layout = game.layout(view, "wide", look)
    walked = {place.id for place in layout.places if place.walk}
    labelled = {place for place, _ in picture.labels}
    assert walked <= labelled <= place_ids(game, view, look), walked - labelled
    for _, label in picture.labels:
        check_said(label)
    check_said(picture.status)
    if picture.draw is not None:
        check_said(picture.draw)
    if picture.hint is not None:
        rule, hint = picture.hint
        assert game.rule(rule)
        check_said(hint)


def check_hands(game: Game, state: State) -> None:
    """Chance set by hand is a chance move: any faces that the picture offers are read."""
    offered = game.picture(state, None, Look()).throw
    assert game.by_hand or not offered
    assert bool(offered) <= (state.to_act == CHANCE)
    if offered:
        faces = [choices[nth % len(choices)] for nth, (_, choices) in enumerate(offered)]
        assert state.judge(game.chance_by_hand(state, faces)).ok


def check_secrets(game: Game, state: State) -> None:
    for seat in (None, *range(state.seats)):
        view, look = state.view(seat), Look(seat)
        seen = json.dumps(view.position()) + repr(game.picture(view, None, look)) + repr(view)
        seen += repr(game.layout(view, "wide", look))
        assert not [secret for secret in SECRETS[game.name](state, seat) if secret in seen]
        if seat is not None and state.to_act == seat:
            assert view.legal_moves() == state.legal_moves()


def check_view_s_moves(view: State) -> None:
    """A legal move of a view is played, or refused as one that hidden things decide."""
    for move in view.legal_moves():
        log: list[Event] = []
        try:
            after = view.play(move, log)
        except HiddenOutcome:
            with pytest.raises(HiddenOutcome):
                view.gain(move)
            continue
        gained = sum(event.points for event in log if event.seat == view.on_turn)
        assert (view.gain(move), after.game) == (gained, view.game)


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
            check_event(walked.game, before, after, event)


def check_event(game: Game, before: State, after: State, event: Event) -> None:
    assert game.rule(event.rule)
    assert event.seat is None or event.seat in range(before.seats)
    assert type(event.points) is int
    assert set(event.places) <= place_ids(game, before) | place_ids(game, after)
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


def check_end(walked: Walk) -> None:
    """A round has a result at its end, and it ends unless its game may go on for ever."""
    assert (walked.states[-1].result is None) == (walked.states[-1].to_act is not None)
    assert walked.states[-1].result is not None or not walked.game.ends


def check_score(walked: Walk) -> None:
    """The points of the events are the scores: nothing scores without a rule."""
    result = walked.states[-1].result
    if result is None:
        return
    start = walked.states[0]
    # What is dealt may score before the first move.
    sums = list(walked.game.picture(start, None, Look()).scores) or [0] * start.seats
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

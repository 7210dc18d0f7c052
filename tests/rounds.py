"""Rounds to replay: random ones of every game, and one as long as it is wished for."""

from __future__ import annotations

from random import Random

from tritables.core.record import Record
from tritables.core.registry import game_named
from tritables.core.state import CHANCE, State


def played(game: str, moves: int, seed: int = 1) -> Record:
    """A round of random moves, up to its end if it is shorter."""
    start: State = game_named(game).new(seed=seed)
    state, rng, line = start, Random(seed), []
    while len(line) < moves and state.to_act is not None:
        is_chance = state.to_act == CHANCE
        move = state.draw(rng) if is_chance else rng.choice(list(state.legal_moves()))
        line.append(move)
        state = state.play(move)
    return Record(start, tuple(line))


def long_record(moves: int, seed: int = 1) -> Record:
    """A round of Tric Trac of so many moves: throws that nobody can play come again and again."""
    start: State = game_named("trictrac").new()
    state, rng, line = start, Random(seed), []
    while len(line) < moves:
        legal = list(state.legal_moves())
        if state.to_act == CHANCE:
            rng.shuffle(legal)
            lost = (throw for throw in legal if state.play(throw).to_act == CHANCE)
            move = next(lost, legal[0])
        else:
            hits = [move for move in legal if "*" in move]
            stays = [move for move in legal if "off" not in move]
            move = rng.choice(hits or stays or legal)
        line.append(move)
        state = state.play(move)
    return Record(start, tuple(line))

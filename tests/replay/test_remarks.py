"""Remarks: whatever the coach can say of a move is written and read again with the same words."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.coach.test_advice import EACH_GAME
from tests.coach.test_explanations import worsts
from tests.rounds import played
from tritables import BadInput, State, game_named
from tritables.core.messages import Message
from tritables.core.reading import Reader
from tritables.replay.remarks import MOST_REASONS, REASONS, Remark, read_remark
from tritables.texts import LANGUAGES, say


def read_again(remark: Remark, before: State) -> Remark:
    return read_remark(Reader(json.loads(json.dumps(remark.as_json())), BadInput), before)


def in_words(messages: tuple[Message, ...]) -> list[str]:
    return [say(message, lang) for message in messages for lang in LANGUAGES]


@EACH_GAME
def test_when_the_coach_tells_why_then_its_words_are_read_again(game: str) -> None:
    assert worsts(game)
    for state, seat, told in worsts(game):
        reply = () if told.reply is None else told.reply.said
        for said in (told.messages(), told.apart(), reply):
            because = said[:MOST_REASONS]
            again = read_again(Remark(seat, 500, 400, (), because), state)
            assert in_words(again.because) == in_words(because)


@EACH_GAME
def test_when_a_move_is_a_reason_then_its_words_are_read_again(game: str) -> None:
    record = played(game, 200)
    state, rng = record.start, Random(1)
    for move in record.moves:
        others: list[Any] = list(state.legal_moves())[:200]
        for one in (move, *rng.sample(others, min(3, len(others)))):
            said = game_named(game).in_words(state, one)
            assert REASONS.fullmatch(said.id), said
            assert say(read_again(Remark(0, 500, 400, (), (said,)), state).because[0]) == say(said)
        state = state.play(move)


@pytest.mark.parametrize("game", ["tricap", "trictrac"])
def test_when_what_comes_next_is_a_reason_then_its_words_are_read_again(game: str) -> None:
    record = played(game, 60)
    state, seen = record.start, set[str]()
    for move in record.moves:
        state = state.play(move)
        outlook = None if state.to_act is None else game_named(game).outlook(state.view(0), 0)
        for outcome in () if outlook is None else outlook.outcomes:
            if outcome.said is None or outcome.said.id in seen:
                continue
            seen.add(outcome.said.id)
            again = read_again(Remark(0, 500, 400, (), (outcome.said,)), state)
            assert in_words(again.because) == in_words((outcome.said,))
    assert seen


@pytest.mark.parametrize("id", ["ui-rules", "status-won", "rule-throw_again", "coach", "move-"])
def test_when_a_reason_is_none_of_the_coachs_words_then_it_is_refused(id: str) -> None:
    state = played("trictrac", 0).start
    with pytest.raises(BadInput, match="no such words"):
        read_again(Remark(0, 500, 400, (), (Message(id),)), state)

"""The engine by text: one line in, one line out, whatever comes."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tritables
from tests.examples import examples
from tests.games.battery import whole_game
from tritables.core import Message
from tritables.hosting.engine import answer, answers

START = tritables.new("trictrac").position()
WALK = whole_game("trictrac", 1)
MIDDLE = WALK.states[300].position()


def ask(request: object) -> dict[str, Any]:
    return json.loads(answer(json.dumps(request)))


def error(request: object) -> dict[str, Any]:
    reply = ask(request)
    assert set(reply) == {"error"}
    assert set(reply["error"]) == {"where", "rule", "message"}
    return reply["error"]


def check_reply(line: str) -> dict[str, Any]:
    """One line of JSON: an answer with its four keys, or an error with its three."""
    assert "\n" not in line
    assert "\r" not in line
    reply = json.loads(line)
    if "error" in reply:
        assert set(reply) == {"error"}
        fault = reply["error"]
        assert set(fault) == {"where", "rule", "message"}
        assert isinstance(fault["where"], str)
        assert fault["rule"] is None or isinstance(fault["rule"], str)
        assert isinstance(fault["message"], str)
        assert fault["message"]
        assert "Traceback" not in fault["message"]
    else:
        assert set(reply) == {"position", "legal", "events", "result"}
    return reply


# Answers.


def test_a_position_is_looked_at() -> None:
    for request in ({"position": START}, {"position": START, "moves": []}):
        reply = ask(request)
        assert reply["position"] == START
        assert reply["legal"] == list(tritables.new("trictrac").legal_moves())
        assert (reply["events"], reply["result"]) == ([], None)


def test_moves_are_played_with_a_list_of_events_for_each() -> None:
    moves = ["start 5-3", "roll 1-2", "bar/1"]
    assert ask({"position": START, "moves": moves}) == {
        "position": START
        | {
            "to_act": 0,
            "on_turn": 0,
            "throw": [1, 2],
            "left": [1, 2, 2, 5, 5, 6, 6],
            "again": True,
            "points": [1] + [0] * 23,
            "bar": [14, 15],
        },
        "legal": ["bar/1"],
        "events": [
            [{"rule": "start.roll-off", "seat": 0, "points": 0}],
            [{"rule": "throw.trictrac", "seat": 0, "points": 0}],
            [{"rule": "bar.first", "seat": 0, "points": 0}],
        ],
        "result": None,
    }


def test_a_whole_game_is_played_to_its_result() -> None:
    reply = ask({"position": START, "moves": WALK.moves})
    result = WALK.states[-1].result
    assert result is not None
    assert reply["result"] == {"scores": list(result.scores), "winners": list(result.winners)}
    assert (reply["legal"], len(reply["events"])) == ([], len(WALK.moves))
    assert reply["position"]["to_act"] is None
    scored = [event for log in reply["events"] for event in log if event["points"]]
    for seat, score in enumerate(result.scores):
        assert sum(event["points"] for event in scored if event["seat"] == seat) == score


def test_a_new_game_is_dealt() -> None:
    for request in (
        {"new": "trictrac"},
        {"new": "trictrac", "seats": 2, "options": {}, "seed": 7},
        {"seed": -(2**63), "new": "trictrac"},
    ):
        assert ask(request) == ask({"position": START})


@pytest.mark.parametrize("game", tritables.game_names())
def test_the_same_seed_gives_the_same_deal(game: str) -> None:
    for seed in (0, 1, 2**40):
        assert answer(json.dumps({"new": game, "seed": seed})) == answer(
            json.dumps({"new": game, "seed": seed})
        )


# Refusals.


@pytest.mark.parametrize(
    ("request_", "where"),
    [
        (None, ""),
        ([], ""),
        ("position", ""),
        (3, ""),
        ({}, ""),
        ({"moves": []}, ""),
        ({"position": START, "seed": 1}, ""),
        ({"new": "trictrac", "position": START}, ""),
        ({"new": "trictrac", "moves": []}, ""),
        ({"new": "chess"}, "new"),
        ({"new": None}, "new"),
        ({"new": ["trictrac"]}, "new"),
        ({"new": "trictrac", "seats": 3}, "seats"),
        ({"new": "trictrac", "seats": True}, "seats"),
        ({"new": "trictrac", "options": {"fast": True}}, "options"),
        ({"new": "trictrac", "options": []}, "options"),
        ({"new": "trictrac", "seed": 1.0}, "seed"),
        ({"new": "trictrac", "seed": "1"}, "seed"),
        ({"new": "trictrac", "seed": 2**64}, "seed"),
        ({"position": None}, "position"),
        ({"position": {}}, "position"),
        ({"position": START | {"game": "chess"}}, "position.game"),
        ({"position": START | {"game": None}}, "position.game"),
        ({"position": START | {"bar": [15, True]}}, "position.bar[1]"),
        ({"position": START, "moves": "start 5-3"}, "moves"),
        ({"position": START, "moves": None}, "moves"),
        ({"position": START, "moves": ["start 5-3", 3]}, "moves[1]"),
    ],
)
def test_what_is_refused_is_told_by_its_place(request_: object, where: str) -> None:
    fault = error(request_)
    assert (fault["where"], fault["rule"]) == (where, None)


def test_a_request_looks_or_deals_and_not_both() -> None:
    fault = error({"new": "trictrac", "position": START})
    assert fault["message"] == str(Message("bad-request"))


def test_a_broken_rule_is_named() -> None:
    moves = ["start 5-3", "roll 1-2", "bar/1", "bar/2", "bar/2"]
    fault = error({"position": START, "moves": moves})
    assert (fault["where"], fault["rule"]) == ("moves[3]", "throw.trictrac")
    fault = error({"position": START | {"bar": [14, 15]}})
    assert (fault["where"], fault["rule"]) == ("position.points", "setup.all-on-bar")
    fault = error({"position": START, "moves": ["nonsense"]})
    assert (fault["where"], fault["rule"]) == ("moves[0]", None)


@pytest.mark.parametrize(
    "line", ["", " ", "\n", "\t\r\n", "{", "nonsense", "\ufeff{}", "\0", "[" * 99_999]
)
def test_a_line_that_is_no_json_is_refused(line: str) -> None:
    assert check_reply(answer(line))["error"]["where"] == ""


# Whatever comes.


@given(st.lists(st.binary(max_size=80), max_size=20))
def test_any_bytes_get_one_reply_a_line(lines: list[bytes]) -> None:
    replies = list(answers(line + b"\n" for line in lines))
    assert len(replies) == len(lines)
    for reply in replies:
        check_reply(reply)


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["trictrac", "chance", "tritables-position/1", "roll 1-2", "bar/3"]),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(
            st.text(max_size=5) | st.sampled_from(["new", "position", "moves", *START]),
            inner,
            max_size=6,
        )
    ),
    max_leaves=12,
)


@given(JSON)
def test_any_json_gets_a_reply(value: object) -> None:
    check_reply(answer(json.dumps(value)))
    check_reply(answer(json.dumps({"position": value, "moves": [value]})))
    check_reply(answer(json.dumps({"new": value, "seed": value, "options": value})))
    check_reply(answer(json.dumps({"position": START, "moves": value})))


REQUESTS = (
    {"position": MIDDLE, "moves": list(WALK.moves[300:310])},
    {"position": START, "moves": ["start 5-3", "roll 1-2", "bar/1"]},
    {"new": "trictrac", "seats": 2, "options": {}, "seed": 3},
)


def spoilt(rng: Random, value: Any, strange: Any) -> Any:
    """A copy with one thing dropped, replaced, doubled or exchanged, at any depth."""
    if isinstance(value, dict | list) and value and rng.random() < 0.8:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        made = value.copy()
        key, other = rng.choice(keys), rng.choice(keys)
        kind = rng.randrange(6)
        if kind == 0:
            del made[key]
        elif kind == 1:
            made[key], made[other] = made[other], made[key]
        elif kind == 2 and isinstance(made, dict):
            made[f"{other}s"] = made.pop(key)
        elif kind == 2:
            made.insert(key, strange)
        else:
            made[key] = spoilt(rng, value[key], strange)
        return made
    return strange


@examples(1.5)
@given(st.randoms(use_true_random=False), st.sampled_from(REQUESTS), JSON, st.integers(1, 3))
def test_a_sound_request_that_is_spoilt_gets_a_reply(
    rng: Random, request: object, strange: Any, times: int
) -> None:
    for _ in range(times):
        request = spoilt(rng, request, strange)
    reply = check_reply(answer(json.dumps(request)))
    if "position" in reply:
        # What was accepted is sound: it is read again and looks the same.
        again = ask({"position": reply["position"]})
        assert (again["position"], again["legal"]) == (reply["position"], reply["legal"])


@given(st.sampled_from(REQUESTS), st.integers(0, 10_000), st.text(max_size=3))
def test_a_line_that_is_cut_or_patched_gets_a_reply(request: object, at: int, patch: str) -> None:
    line = json.dumps(request)
    at %= len(line)
    check_reply(answer(line[:at] + patch))
    check_reply(answer(line[:at] + patch + line[at + 1 :]))


# The program.


def run_engine(data: bytes) -> tuple[list[bytes], bytes]:
    program = [sys.executable, "-m", "tritables", "engine"]
    done = subprocess.run(program, input=data, capture_output=True, timeout=60, check=True)
    assert done.stdout == b"" or done.stdout.endswith(b"\n")
    return done.stdout.splitlines(), done.stderr


BAD = [
    *(b"", b" ", b"\r", b"{", b"nonsense", b"null", b"[]", b"\xff\xfe\x00", b"\xc3", b"\x00" * 50),
    *(b"[" * 50_000, b'{"a":' * 20_000, b"9" * 10_000, b'{"new": "chess"}', b"NaN", b"\x1a\x04"),
    *(b'{"new": "trictrac", "new": "trictrac"}', b'{"position": 3}', b'"\\ud800"', b"\x0c\x0b"),
    b'{"\\ud800": "\xed\xa0\x80"}',
]


def test_the_program_keeps_its_place_among_thousands_of_bad_lines() -> None:
    rng = Random(3)
    lines, expected = [], []
    for nth in range(4000):
        if nth % 5 == 0:
            ply = rng.randrange(len(WALK.moves))
            good = {"position": WALK.states[ply].position(), "moves": [WALK.moves[ply]]}
            lines.append(json.dumps(good).encode())
            expected.append(WALK.states[ply + 1].position())
        else:
            bad = rng.choice(BAD) if rng.random() < 0.3 else rng.randbytes(30)
            lines.append(bad.replace(b"\n", b" "))
            expected.append(None)
    replies, complaints = run_engine(b"\n".join(lines) + b"\n")
    assert complaints == b""
    assert len(replies) == len(lines)
    for line, position in zip(replies, expected, strict=True):
        assert check_reply(line.decode("ascii")).get("position") == position


def test_the_program_answers_a_last_line_without_an_end() -> None:
    replies, _ = run_engine(b'\n{"new": "trictrac"}')
    assert len(replies) == 2
    assert "error" in json.loads(replies[0])
    assert json.loads(replies[1])["position"] == START


def test_the_program_ends_with_its_input() -> None:
    assert run_engine(b"") == ([], b"")


def test_the_program_answers_at_once() -> None:
    program = [sys.executable, "-m", "tritables", "engine"]
    with subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        for _ in range(3):
            running.stdin.write(b'{"new": "trictrac"}\n')
            running.stdin.flush()
            assert json.loads(running.stdout.readline())["position"] == START
        running.stdin.close()
        assert running.wait(timeout=30) == 0

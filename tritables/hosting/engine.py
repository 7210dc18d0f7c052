"""The engine as a filter: a JSON request per line in, a JSON reply per line out."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from tritables.claims.moves import as_json, claims_of, played
from tritables.coach.advice import LEVELS, advise
from tritables.coach.judging import asked
from tritables.core.errors import BadInput, TritablesError
from tritables.core.events import Event
from tritables.core.reading import Reader, parse_json
from tritables.core.record import LONGEST, replay
from tritables.core.registry import game_named
from tritables.core.state import State


def answers(lines: Iterable[bytes]) -> Iterator[str]:
    """Yield the reply to each line of a stream; bytes that are not UTF-8 are refused like other bad
    input.
    """
    for line in lines:
        yield answer(line.decode("utf-8", errors="replace"))


def answer(line: str) -> str:
    """Return the reply to one request, both as JSON text; it raises nothing.

    Requests are ``{"new": NAME, "seats": N, "options": {…}, "seed": S}`` and ``{"position": P,
    "moves": […]}``, with ``P`` as in the schema ``position.<game>``: a reply has ``position``,
    ``legal``, ``events`` and ``result``. The reply to ``{"position": P, "claims": SEAT, "move":
    M}`` is as in the schema ``claims``; ``M`` is a move, or a list of moves in a row of one player.
    That to ``{"position": P, "advise": SEAT, "level": L}`` is as in the schema ``advice``.
    What cannot be answered gets ``error`` with ``where``, ``rule`` and ``message``.

    >>> answer('{"new": "chess"}')[:38]
    '{"error": {"where": "new", "rule": nul'
    """
    try:
        reply = _reply(parse_json(line, BadInput))
    except TritablesError as fault:
        reply = {"error": {"where": fault.where, "rule": fault.rule, "message": str(fault.reason)}}
    return json.dumps(reply)


def _reply(request: object) -> dict[str, object]:
    reader = Reader(request, BadInput)
    if isinstance(request, dict) and "new" in request:
        if "position" in request:
            reader.refuse("bad-request")
        return _new(reader)
    if isinstance(request, dict) and "claims" in request:
        return _claims(reader)
    if isinstance(request, dict) and "advise" in request:
        return _advice(reader)
    return _play(reader)


def _new(reader: Reader) -> dict[str, object]:
    """Reply to a request to deal a game."""
    reader.keys(("new",), ("seats", "options", "seed"))
    game = game_named(reader.at("new").value, "new")
    seats = reader.get("seats")
    options = game.read_options(reader.get("options"))
    seed = reader.get("seed")
    state = game.new(
        None if seats is None else seats.whole(game.seats.start, game.seats.stop - 1),
        options,
        0 if seed is None else seed.whole(-(2**63), 2**63),
    )
    return _look(state, ())


def _play(reader: Reader) -> dict[str, object]:
    """Reply to a request to play moves from a position."""
    reader.keys(("position",), ("moves",))
    state = _position(reader)
    given = reader.get("moves")
    moves = [] if given is None else [item.text() for item in given.items(0, LONGEST)]
    played = replay(state, moves)
    if played.failure is not None:
        raise played.failure
    return _look(played.last, played.events)


def _claims(reader: Reader) -> dict[str, object]:
    """Reply to a request for what is true of a move."""
    reader.keys(("position", "claims", "move"))
    state = _position(reader)
    seat = reader.at("claims").whole(0, state.seats - 1)
    move = reader.at("move")
    if not isinstance(move.value, list):
        move.text()
    moves = played(state, move.value, seat, "move")
    return as_json(state.game, moves, claims_of(state, moves, seat))


def _advice(reader: Reader) -> dict[str, object]:
    """Reply to a request for advice."""
    reader.keys(("position", "advise", "level"), ("seed",))
    state = _position(reader)
    seat = reader.at("advise").whole(0, state.seats - 1)
    level = reader.at("level").one_of(*LEVELS)
    seed = reader.get("seed")
    chance = 0 if seed is None else seed.whole(-(2**63), 2**63)
    asked(state, seat, "advise")
    return advise(state, seat, budget=LEVELS[level], seed=chance).as_json()


def _position(reader: Reader) -> State:
    position = reader.at("position")
    position.has("game")
    game = game_named(position.at("game").value, "position.game")
    state: State = game.read(position.value, "position")
    return state


def _look(state: State, events: Iterable[Iterable[Event]]) -> dict[str, object]:
    result = state.result
    return {
        "position": state.position(),
        "legal": list(state.legal_moves()),
        "events": [[event.as_json() for event in log] for log in events],
        "result": None if result is None else result.as_json(),
    }

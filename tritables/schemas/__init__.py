"""The published JSON Schemas: of positions, views, records, matches, claims, advice, scenes, …

The schema of a game's positions is ``position.json`` in its folder, and that of its views follows
from it; what belongs to all games is here, and the schemas of records, matches, claims and advice
take their list of games from the house.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from tritables.core.cards import UNKNOWN
from tritables.core.claims import Kind
from tritables.core.errors import BadInput
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.registry import game_named, game_names
from tritables.core.state import VIEW

Schema = dict[str, Any]

POSITION: Final = "position."
"""``position.trictrac`` names the schema of one game's positions."""

VIEWS: Final = "view."
"""``view.trictrac`` names the schema of one game's views."""


def schema_names() -> tuple[str, ...]:
    """The names of all schemas, those of the games' positions first.

    >>> schema_names()[0]
    'position.trictrac'
    """
    house = (entry.name for entry in files(__name__).iterdir())
    shared = sorted(name.removesuffix(".json") for name in house if name.endswith(".json"))
    of_games = (kind + name for kind in (POSITION, VIEWS) for name in game_names())
    return (*of_games, *shared)


def schema(name: str) -> Schema:
    """A schema by its name; raises `BadInput` for an unknown one.

    >>> schema("match")["properties"]["game"]["enum"][0]
    'trictrac'
    """
    if name not in schema_names():
        raise BadInput(Message("bad-choice", {"choices": ", ".join(schema_names())}), where=name)
    if name.startswith(POSITION):
        return _position_of(game_named(name.removeprefix(POSITION)))
    if name.startswith(VIEWS):
        return _view_of(game_named(name.removeprefix(VIEWS)))
    made = _read(__name__, f"{name}.json")
    if name in _CASES:
        made["properties"]["game"] = {"enum": list(game_names())}
        made["allOf"] = [_case(name, game_named(game)) for game in game_names()]
    return made


def _read(package: str, file: str) -> Schema:
    made: Schema = json.loads(files(package).joinpath(file).read_text(encoding="utf-8"))
    return made


def _position_of(game: Game[Any]) -> Schema:
    """The schema in a game's folder; a game that has none yet says only which keys there are."""
    try:
        return _read(game.folder, "position.json")
    except FileNotFoundError:
        keys = ("format", "game", *game.keys)
        return {
            "$schema": _read(__name__, "record.json")["$schema"],
            "$id": f"urn:tritables:position:1:{game.name}",
            "type": "object",
            "required": list(keys),
            "properties": {key: {} for key in (*keys, "options")},
            "additionalProperties": False,
            "$defs": {"Options": {"type": "object"}},
        }


def _view_of(game: Game[Any]) -> Schema:
    """A position in which a card or tile may be hidden, any number of them alike."""
    made: Schema = _hideable(_position_of(game))
    made["$id"] = f"urn:tritables:view:1:{game.name}"
    made["properties"]["format"] = {"const": VIEW}
    if "title" in made:
        made["title"] = made["title"].replace("Position", "View")
    return made


def _hideable(part: Any) -> Any:
    """A part of a schema in which every text of a certain form may be unknown instead."""
    if isinstance(part, list):
        return [_hideable(item) for item in part]
    if not isinstance(part, dict):
        return part
    made = {key: _hideable(value) for key, value in part.items() if key != "uniqueItems"}
    return {"anyOf": [made, {"const": UNKNOWN}]} if "pattern" in made else made


def _case(name: str, game: Game[Any]) -> Schema:
    """The schema of what records or matches of one game hold."""
    asked = {"required": ["game"], "properties": {"game": {"const": game.name}}}
    return {"if": asked, "then": {"properties": _CASES[name](game)}}


def _record_of(game: Game[Any]) -> Schema:
    position = schema(POSITION + game.name)
    made: Schema = {
        "options": {"$ref": f"{position['$id']}#/$defs/Options"},
        "seats": {"minimum": game.seats.start, "maximum": game.seats.stop - 1},
        "start": {"$ref": position["$id"]},
    }
    if "Result" in position["$defs"]:
        made["result"] = {"$ref": f"{position['$id']}#/$defs/Result"}
    return made


def _match_of(game: Game[Any]) -> Schema:
    position = schema(POSITION + game.name)
    return {
        "options": {"$ref": f"{position['$id']}#/$defs/Options"},
        "rounds": {"items": {"properties": {"game": {"const": game.name}}}},
    }


def _claims_of(game: Game[Any]) -> Schema:
    """Claims whose figures and witnesses are those of the game's kinds."""
    if not game.claim_kinds:
        return {"claims": {"maxItems": 0}}
    names = [kind.name for kind in game.claim_kinds]
    cases = [_claim_of(kind) for kind in game.claim_kinds]
    return {"claims": {"items": {"properties": {"kind": {"enum": names}}, "allOf": cases}}}


def _claim_of(kind: Kind) -> Schema:
    """The schema of what claims of one kind hold."""
    types = f"{_read(__name__, 'claims.json')['$id']}#/$defs/"
    figures = {name: f"{types}{of.capitalize()}" for name, of in kind.figures.items()}
    witnesses = dict.fromkeys(kind.witnesses, f"{types}Witnesses")
    return {
        "if": {"required": ["kind"], "properties": {"kind": {"const": kind.name}}},
        "then": {"properties": {"figures": _exactly(figures), "witnesses": _exactly(witnesses)}},
    }


def _exactly(refs: Mapping[str, str]) -> Schema:
    """An object with these keys and no other, each as its reference says."""
    properties = {name: {"$ref": ref} for name, ref in refs.items()}
    return {"required": list(refs), "properties": properties, "additionalProperties": False}


def _advice_of(game: Game[Any]) -> Schema:
    """Advice to one of the game's seats."""
    return {"seat": {"maximum": game.seats.stop - 2}}


_CASES: Final = {
    "record": _record_of,
    "match": _match_of,
    "claims": _claims_of,
    "advice": _advice_of,
}

"""The players that a seat can be given, as a dialog shows them: face, name, and how they play."""

from __future__ import annotations

from typing import Any

from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.opponents import OPPONENTS, opponent_names
from tritables.replay.seats import PERSON
from tritables.scene.faces import PERSON as NOBODY
from tritables.scene.faces import drawn_die, drawn_face, drawn_program, drawn_scales
from tritables.texts import names_after, say, spoken

Json = dict[str, Any]


def opponents_of(game: Game[Any], lang: str) -> Json:
    """Return all who can play a game, the characters in order of strength (`Opponents` of
    scene.json).

    >>> from tritables import game_named
    >>> players = opponents_of(game_named("tricap"), "nl")["players"]
    >>> [one["name"] for one in players if one["id"] in ("person", "greedy")]
    ['Een mens', 'Gretig']
    """
    lang = spoken(game.name, lang)
    faces = {one.id: one.face for one in game.opponents}
    drawn = {"random": drawn_die(), "greedy": drawn_scales()}
    players = [_player(PERSON, None, drawn_face(NOBODY), lang)]
    for name in opponent_names(game):
        if name in faces:
            players.append(_player(name, game.name, drawn_face(faces[name]), lang))
        elif name in OPPONENTS:
            players.append(_player(name, None, drawn[name], lang))
        else:
            told = {"plays": say(Message("opponents-own"), lang), "weakness": ""}
            own = {"id": name, "name": name, "face": drawn_program(), "ranked": False}
            players.append({**own, **told, **_on_turn(name, lang)})
    words = {name: say(Message(f"opponents-word-{name}"), lang) for name in _words()}
    return {"words": words, "players": players}


def _words() -> tuple[str, ...]:
    return names_after("opponents-word-")


def _player(id: str, game: str | None, face: str, lang: str) -> Json:
    """A player whose words stand in a catalogue; the game's own ones are ranked."""

    def told(part: str) -> str:
        return say(Message(f"opponent-{id}{part}", game=game), lang)

    weakness = "" if id == PERSON else told(".weakness")
    texts = {"name": told(".name"), "plays": told(".plays"), "weakness": weakness}
    on_turn = _on_turn(texts["name"], lang)
    return {"id": id, **texts, **on_turn, "face": face, "ranked": game is not None}


def _on_turn(name: str, lang: str) -> Json:
    """The sentences for a player that thinks, and for one that is told to wait."""
    return {
        part: say(Message(f"opponents-{part}", {"name": name}), lang) for part in ("thinks", "turn")
    }

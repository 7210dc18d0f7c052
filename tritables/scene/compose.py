"""Compose scenes: the game's picture with its words said in one language, as plain JSON values.

``tritables/schemas/scene.json`` is the form of all that is made here; the browser's types come
from it too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, Protocol

from tritables.core.events import Event
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.picture import (
    SHAPES,
    Action,
    Decor,
    Ghost,
    Layout,
    Look,
    Picture,
    Place,
    Shape,
    Way,
)
from tritables.core.state import CHANCE, Actor, LastMove, Seat
from tritables.core.verdicts import Verdict
from tritables.scene.rows import box_json, laid, rounded
from tritables.texts import has, said, said_to, say, spoken

Json = dict[str, object]

FRONT: Final = Look()
"""The look from no seat in particular."""


Said = Callable[[Message, str], str]
"""Says a message in a language."""


class Drawer(Protocol):
    """A thing that draws a board: a game, or a draft of one of its positions."""

    @property
    def name(self) -> str:
        """The game's name."""

    def layout(self, view: Any, shape: Shape, look: Look) -> Layout:
        """The board as far as it does not move."""

    def picture(self, view: Any, last: Any, look: Look) -> Picture:
        """The picture of what lies on it."""


class Viewed(Protocol):
    """A thing that is drawn: a state, a view or a draft."""

    @property
    def on_turn(self) -> Seat | None:
        """The seat whose turn it is."""

    @property
    def to_act(self) -> Actor:
        """The actor that is due."""


def board_of(game: Drawer, view: Viewed, look: Look = FRONT, *, lang: str = "en") -> Json:
    """Return the board without pieces, as JSON (``Board`` in the schema ``scene``).

    ``view``  what the viewpoint sees (`State.view`)
    ``look``  the seat in front
    ``lang``  the language of texts on the board; English for those that the game lacks

    It has, in both shapes, its size, its decor, and the boxes of its places in board units; places
    in the field of a growing table are the same in both, and are there once.

    >>> from tritables import game_named, new
    >>> board = board_of(game_named("trictrac"), new("trictrac"))
    >>> sorted(board["wide"]["places"])[:3]
    ['1', '10', '11']
    """
    wide, tall = (game.layout(view, shape, look) for shape in SHAPES)
    lang = spoken(game.name, lang)
    return {"wide": _layout(wide, lang), "tall": _layout(tall, lang), "inner": _inner(wide)}


_LAYOUTS: Final = 64
"""The number of layouts that are kept as they were written last."""

_written: dict[tuple[int, str], tuple[Layout, Json]] = {}


def _layout(layout: Layout, lang: str) -> Json:
    """A layout as JSON; one that is the same object as before is not written again."""
    key = id(layout), lang  # to compare all that is in two layouts takes as long as to write one
    found = _written.get(key)
    if found is None:
        if len(_written) >= _LAYOUTS:
            _written.clear()  # another thread may do so at any time
        found = _written[key] = layout, _layout_json(layout, lang)
    return found[1]


def _layout_json(layout: Layout, lang: str) -> Json:
    return {
        "width": rounded(layout.width),
        "height": rounded(layout.height),
        "decor": [_decor(decor, lang) for decor in layout.decor],
        "field": None if layout.field is None else box_json(layout.field),
        **_places([place for place in layout.places if not place.inside]),
    }


def _inner(layout: Layout) -> Json | None:
    if layout.fit is None:
        return None
    places = [place for place in layout.places if place.inside]
    return {"fit": box_json(layout.fit), **_places(places)}


def _places(places: Sequence[Place]) -> Json:
    return {
        "places": {place.id: box_json(place.box) for place in places},
        "forms": {place.id: place.form for place in places if place.form != "box"},
        "walk": [place.id for place in places if place.walk],
    }


def _decor(decor: Decor, lang: str) -> Json:
    made: Json = {"box": box_json(decor.box)}
    if decor.art is not None:
        made["art"] = decor.art
    if decor.text is not None:
        text = decor.text
        made["text"] = said(text, lang) if isinstance(text, Message) else text
    if decor.turn:
        made["turn"] = decor.turn
    return made


def scene_of(
    game: Drawer,
    view: Viewed,
    *,
    lang: str = "en",
    last: LastMove[Any] | None = None,
    look: Look = FRONT,
    board: Mapping[str, Any] | None = None,
    reader: Seat | None = None,
) -> Json:
    """Return the scene of what a viewpoint sees (`State.view`), as JSON (``Scene`` in the schema
    ``scene``).

    ``lang``   the language; English for those that the game lacks
    ``last``   the move that led there, whose events are in the scene
    ``board``  the result of `board_of` for the same view, if it is at hand
    ``reader``  the seat that is called "you", if any

    >>> from tritables import game_named
    >>> game = game_named("trictrac")
    >>> scene_of(game, game.new())["status"]
    'Each side throws one die. The higher one begins.'
    """
    picture = game.picture(view, last, look)
    lang = spoken(game.name, lang)
    to: Said = said if reader is None else partial(said_to, reader=reader)
    rows, pieces = laid(picture.pieces, board or board_of(game, view, look, lang=lang))
    return {
        "game": game.name,
        "lang": lang,
        "seat": view.on_turn,
        "chance": view.to_act == CHANCE,
        "over": view.to_act is None,
        "status": to(picture.status, lang),
        "hint": None
        if picture.hint is None
        else {"rule": picture.hint[0], "text": to(picture.hint[1], lang)},
        "told": _told(game, () if last is None else last.events, to, lang),
        "labels": labels_of(picture, lang, to),
        "rows": rows,
        "pieces": pieces,
        "ways": [way_json(way) for way in picture.ways],
        "actions": [_action(action, to, lang) for action in picture.actions],
        "touches": dict(picture.touches),
        "lifts": None if picture.lifts is None else list(picture.lifts),
        "scores": list(picture.scores),
        "draw": None if picture.draw is None else to(picture.draw, lang),
        "throw": [
            {"label": to(label, lang), "faces": list(faces)} for label, faces in picture.throw
        ],
        "draws_at": picture.draws_at,
    }


def labels_of(picture: Picture, lang: str, to: Said = said) -> dict[str, str]:
    """The labels of the places of a picture, by the place's id, in a language of its game."""
    return {place: to(label, lang) for place, label in picture.labels}


def _told(game: Drawer, events: Sequence[Event], to: Said, lang: str) -> list[Json]:
    return [
        {
            "rule": event.rule,
            "text": to(event.message(game.name), lang),
            "points": event.points,
            "places": list(event.places),
        }
        for event in events
    ]


def verdict_of(verdict: Verdict, tried: str, lang: str, reader: Seat | None = None) -> Json:
    """A refusal of what was ``tried``, as JSON (``Refusal`` in ``scene.json``), said to a reader.

    >>> from tritables import new
    >>> verdict_of(new("trictrac").judge("bar/3"), "bar/3", "en")["rule"]
    'start.roll-off'
    """
    return {
        "tried": tried,
        "rule": verdict.rule,
        "name": rule_name((verdict.message,), lang),
        "text": said_to(verdict.message, lang, reader),
        "places": list(verdict.witnesses),
        "nearest": list(verdict.nearest),
    }


def rule_name(reasons: Iterable[Message], lang: str) -> str | None:
    """The name under which a rule stands beside these reasons, where its title would mislead there.

    One rule is broken in several ways, and its title is the name of one of them.

    >>> from tritables import game_named
    >>> state = game_named("tricom").example("suit-run").position
    >>> rule_name((state.judge("3H>1").message,), "en")
    'Beside, not on'
    """
    for one in reasons:
        if has(f"{one.id}.rule", one.game, lang):
            return say(Message(f"{one.id}.rule", game=one.game), lang)
    return None


def rulebook_of(game: Game[Any], lang: str) -> list[Json]:
    """The rulebook in one language: each rule's id, title, text, who says it, and the reason.

    ``by`` says of a house rule (kind "option") what the kind says of other rules.

    >>> from tritables import game_named
    >>> rulebook_of(game_named("trictrac"), "en")[0]["title"]
    'All stones on the bar'
    """
    return [
        {
            "id": rule.id,
            "kind": rule.kind,
            "by": rule.by if rule.kind == "option" else None,
            "title": say(rule.title(game.name), lang),
            "text": say(rule.text(game.name), lang),
            "why": None if (why := rule.why(game.name)) is None else say(why, lang),
        }
        for rule in game.rules
    ]


def seat_names(game: Game[Any], seats: int, lang: str) -> list[str]:
    """The names of the seats of a table."""
    return [say(Message("seat-name", {"seat": seat}, game.name), lang) for seat in range(seats)]


def way_json(way: Way) -> Json:
    """Return a legal move as a gesture (`Way` in the schema ``scene``)."""
    made: Json = {"move": way.move, "from": way.source, "to": way.target}
    if way.gains:
        made["gains"] = [{"rule": rule, "points": points} for rule, points in way.gains]
    if way.ghost is not None:
        made["ghost"] = _ghost(way.ghost)
    return made


def _ghost(ghost: Ghost) -> Json:
    return {"art": ghost.art, "spots": list(ghost.spots)}


def _action(action: Action, to: Said, lang: str) -> Json:
    made: Json = {"move": action.move, "label": to(action.label, lang)}
    return {**made, "costs": True} if action.costs else made

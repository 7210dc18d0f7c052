"""Replays as JSON: notes, the order of branches, and attempts, by the numbers of nodes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from tritables.core.errors import BadInput
from tritables.core.game import Game
from tritables.core.reading import Reader
from tritables.core.record import LONGEST
from tritables.lessons.example_files import read_example
from tritables.replay.annotated_rounds import CatalogueTexts, annotated_rounds
from tritables.replay.history import History, Node
from tritables.replay.notes import LONGEST_COMMENT, LONGEST_NAME, MOST_MARKS, Notes
from tritables.replay.remarks import read_remark
from tritables.replay.sources import Tries
from tritables.replay.study import LONGEST_HEADER, Study
from tritables.table.playback import Playback, read_sees
from tritables.table.round_review import read_review
from tritables.texts import ENGLISH, has

KEYS: Final = ("right", "sees", "headers", "example", "ranked", "noted", "tried")

MOST_ENDS: Final = 102
"""Ends of a review that is begun again, at most: no percentage stands there three times."""

LATER_KEYS: Final = ("guest", "end", "round", "said", "review", "reckons", "ends")
"""Keys that only a guest, an annotated round and what is or was reviewed have."""

NUMBERED: Final = ("ranked", "noted", "tried", "said")
"""Lists whose items begin with the number of a node."""

MOST_HEADERS: Final = 40
MOST_TRIES: Final = 40

Told = Callable[[Callable[[], Any]], Any]
"""A function that runs a parser and turns its errors into those of the whole file."""


def replay_json(
    playback: Playback, number: Mapping[Node, int], *, guest: bool, end: Node | None = None
) -> dict[str, object]:
    """Return a replay as JSON without its moves (in the schema ``sitting``)."""
    study, example = playback.study, playback.example
    house = study.game
    forks = dict.fromkeys(branch.node.parent for branch in playback.branches)
    ranked = [
        [number[child], rank]
        for fork in forks
        if fork is not None
        for rank, child in enumerate(fork.children.values())
    ]
    noted = [
        [
            number[node],
            {
                "comment": notes.comment,
                "name": notes.name,
                "arrows": [list(arrow) for arrow in notes.arrows],
                "circles": list(notes.circles),
                **({} if notes.remark is None else {"coach": notes.remark.as_json()}),
            },
        ]
        for node, notes in study.noted
    ]
    tried = [
        [number[node], list(moves)] for node, moves in playback.tries.items() if node in number
    ]
    known = example is not None and example in house.examples
    sayings, review = playback.sayings, playback.reviewed
    told = {} if sayings is None else _told(sayings, number)
    return {
        **told,
        "right": playback.right,
        "sees": playback.sees,
        "headers": dict(study.headers),
        "example": None if example is None else example.id if known else example.as_json(),
        "ranked": sorted(ranked),
        "noted": sorted(noted, key=_number_of),
        "tried": sorted(tried, key=_number_of),
        **({"guest": True} if guest else {}),
        **({} if end is None or end not in number else {"end": number[end]}),
        **({} if review is None else {"review": review.as_json(number)}),
    }


def _told(sayings: CatalogueTexts, number: Mapping[Node, int]) -> dict[str, object]:
    """The texts that come from the catalogue, by the numbers of nodes."""
    said = [
        [number[node], keys.comment, keys.name]
        for node, keys in sayings.keys.items()
        if node in number
    ]
    return {"round": sayings.round, "said": sorted(said, key=_number_of)}


def read_playback(
    given: Reader, game: Game[Any], history: History, nodes: Sequence[Node], told: Told
) -> Playback:
    """Read a replay of a tree; ``told`` runs parsers and gives errors their place."""
    given.keys(KEYS, LATER_KEYS)
    at = given.at
    study = Study.of_history(history)

    def node(reader: Reader) -> Node:
        return nodes[reader.whole(0, len(nodes) - 1)]

    headers = at("headers")
    if not isinstance(headers.value, dict):
        headers.refuse("bad-object")
    if len(headers.value) > MOST_HEADERS:
        headers.refuse("bad-length", low=0, high=MOST_HEADERS, length=len(headers.value))
    for name, text in headers.value.items():
        said = Reader(text, BadInput, name).text_of(LONGEST_HEADER)
        told(partial(study.say, name, said))
    ranks: dict[Node, int] = {}
    for item in at("ranked").items(0, LONGEST):
        first, rank = item.items(2, 2)
        ranks[node(first)] = rank.whole(0, LONGEST)
    for parent in {child.parent for child in ranks if child.parent is not None}:
        among = sorted(parent.children.values(), key=lambda child: ranks.get(child, LONGEST))
        parent.children = {child.move: child for child in among}
    for item in at("noted").items(0, LONGEST):
        first, written = item.items(2, 2)
        _read_notes(study, node(first), written, told)
    tries: Tries = {}
    for item in at("tried").items(0, LONGEST):
        first, moves = item.items(2, 2)
        here = node(first)
        tries[here] = tuple(one.text_of(400) for one in moves.items(1, MOST_TRIES))
    playback = Playback(study, tries=tries)
    seats = history.root.state.seats
    playback.right = told(lambda: read_sees(at("right").value, seats))
    playback.sees = told(lambda: playback.check(at("sees").value))
    example = at("example")
    if isinstance(example.value, str):
        playback.example = told(lambda: game.example(example.value))
    else:
        playback.example = example.maybe(
            lambda one: told(lambda: read_example(one.value, one.where))
        )
    if "round" in given.value:
        given.has("said")
        playback.sayings = _read_sayings(given, game, node)
    if (review := given.get("review")) is not None:
        playback.review = read_review(review, nodes)
    return playback


def read_guest(given: Reader) -> bool:
    """Read whether the replay was opened at a board for something else."""
    guest = given.get("guest")
    return guest is not None and guest.flag()


def read_end(given: Reader, nodes: Sequence[Node]) -> Node | None:
    """Read to which node of a game at its board the replay leads back, if to any."""
    end = given.get("end")
    return None if end is None else nodes[end.whole(0, len(nodes) - 1)]


def read_reckons(given: Reader, nodes: Sequence[Node]) -> Node | None:
    """Read to which node a line goes that was being reviewed, if one was."""
    last = given.get("reckons")
    return None if last is None else nodes[last.whole(0, len(nodes) - 1)]


def read_ends(given: Reader) -> tuple[int, ...]:
    """Read how much was reckoned, in percent, each time that this ended; last how much is now."""
    ends = given.get("ends")
    return () if ends is None else tuple(one.whole(0, 100) for one in ends.items(1, MOST_ENDS))


def _read_sayings(given: Reader, game: Game[Any], node: Callable[[Reader], Node]) -> CatalogueTexts:
    """Read which texts come from the catalogue; raises for a key that it does not have."""
    sayings = CatalogueTexts(game.name, given.at("round").text_of(LONGEST_NAME))
    if not has(f"round-{sayings.round}", game.name, ENGLISH):
        given.at("round").refuse("bad-choice", choices=_choices(game))
    for item in given.at("said").items(0, LONGEST):
        first, *keys = item.items(3, 3)
        comment, name = (key.text_of(LONGEST_NAME) for key in keys)
        for key in filter(None, (comment, name)):
            if not has(f"round-{sayings.round}.{key}", game.name, ENGLISH):
                item.refuse("bad-choice", choices=_choices(game))
        sayings.keys[node(first)] = Notes(comment, name)
    return sayings


def _choices(game: Game[Any]) -> str:
    return ", ".join(one.id for one in annotated_rounds(game.name)) or "–"


def _read_notes(study: Study, node: Node, given: Reader, told: Told) -> None:
    given.keys(("comment", "name", "arrows", "circles"), ("coach",))
    at = given.at
    comment, name = at("comment").text_of(LONGEST_COMMENT), at("name").text_of(LONGEST_NAME)
    arrows = []
    for item in at("arrows").items(0, MOST_MARKS):
        source, target = item.items(2, 2)
        arrows.append((source.text_of(40), target.text_of(40)))
    circles = tuple(item.text_of(40) for item in at("circles").items(0, MOST_MARKS))
    told(
        lambda: study.write(node, comment=comment, name=name, arrows=tuple(arrows), circles=circles)
    )
    if (remark := given.get("coach")) is not None:
        if node.parent is None:
            remark.refuse("bad-remark-start")
        study.remark(node, read_remark(remark, node.parent.state))


def _number_of(item: Sequence[Any]) -> int:
    return int(item[0])

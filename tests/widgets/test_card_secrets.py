"""The card games at a table: every byte that a page gets, over whole games.

In TriCom each player has a deck of their own, so the name of a card does not tell whose it is.
Pieces carry both, and are searched for; then the hidden cards change places under the table, and
nothing that leaves it may differ, neither a word nor the order of anything.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.games.tricap.test_hidden import secrets
from tests.pages import page_board, page_panel, page_scene, send, table_behind
from tests.samples import some
from tritables import Table
from tritables.core.state import CHANCE
from tritables.games.tricap.state import TriCapState

STATIC = ("_brings", "_esm")
SEATINGS = (["person", "greedy"], ["greedy", "person", "random"], ["person", "person"])


def unknown(table: Table, seat: int | None) -> set[str]:
    """The kinds of the pieces that nobody at the screen may see."""
    position: dict[str, Any] = table.position
    found: set[str] = set()
    for owner, side in enumerate(position["seats"]):
        cards = [*side["stock"], *side["actions"], *side["reserve"][:-1]]
        if owner != seat:
            cards += [card for card in side["hand"] if card != position["drawn"]]
        found.update(f"card {card} {owner}" for card in cards)
    return found


def watched(table: Table) -> int | None:
    """The seat whose hand is open on the screen, from who plays and who said to be there."""
    people = [seat for seat, kind in enumerate(table.seats) if kind == "person"]
    return people[0] if len(people) == 1 else table_behind(table).live.opened


def bytes_of(table: Table) -> str:
    """All that a page can get of a table but what is the same for every deal."""
    shown = {name: value for name, value in table.get_state().items() if name not in STATIC}
    shown["_board"] = page_board(table)
    data, _ = table._repr_mimebundle_()
    pictures = {kind: text for kind, text in dict(data).items() if "widget" not in kind}
    text = json.dumps([shown, pictures, repr(table)], default=str, sort_keys=True)
    return re.sub(r"(IPY_MODEL_|id=\\\"|href=\\\"#|url\(#)[\w-]+", "", text)


def play(table: Table, rng: Random) -> Iterator[None]:
    """Play a round to its end, by intents for people, yielding after each step."""
    sequence = iter(range(1, 10_000))

    def ask(kind: str, **args: object) -> None:
        intent = {"view": "test", "seq": next(sequence), "kind": kind, **args}
        send(table, intent)
        assert page_panel(table)["fault"] is None

    while table.result is None:
        if table_behind(table).session.is_automatic():
            table.advance()
        elif table.state.to_act == CHANCE:
            ask("draw")
        elif page_panel(table)["curtain"] is not None:
            ask("open")
        else:
            moves = [way["move"] for way in page_scene(table)["ways"]]
            moves += [action["move"] for action in page_scene(table)["actions"]]
            assert set(moves) == set(table.legal)  # a button may do what a gesture does
            ask("type", move=rng.choice(moves))
        yield


@pytest.mark.parametrize("seats", some(SEATINGS, 3, 1), ids="-".join)
def test_no_page_gets_a_card_that_nobody_there_may_know(seats: list[str]) -> None:
    table = Table("tricom", seats=seats, seed=11, options={"flexible": len(seats) == 3})
    sent: list[Any] = []
    table.send = lambda content, *_: sent.append(content)  # type: ignore[method-assign]
    table.send_state = lambda key=None: sent.append(table.get_state(key))  # type: ignore[method-assign]
    steps = 0
    for _ in play(table, Random(2)):
        hidden = unknown(table, watched(table))
        text = json.dumps([sent, table.get_state()], default=str)
        kinds = set(re.findall(r"card \w+ \d", text.replace("\\u2026", "")))
        assert not kinds & hidden
        assert "shuffle J" not in text
        assert "shuffle Q" not in text
        assert "shuffle K" not in text
        sent.clear()
        steps += 1
    assert steps > 150


@pytest.mark.parametrize("seats", [*SEATINGS, ["person"] * 5], ids="-".join)
def test_no_page_gets_a_card_of_the_one_deck_before_it_is_turned_up(seats: list[str]) -> None:
    table = Table("tricap", seats=seats, seed=11)
    steps = 0
    for _ in play(table, Random(2)):
        state = table.state
        assert isinstance(state, TriCapState)
        hidden = secrets(state, watched(table))
        scene = page_scene(table)
        kinds = {piece["kind"] for piece in scene["pieces"]}
        assert not kinds & {f"card {card}" for card in hidden}
        assert not {card for card in hidden if re.search(rf"\b{card}\b", str(scene["labels"]))}
        steps += 1
    assert steps > 40


def test_the_search_would_find_a_hidden_card() -> None:
    table = Table("tricom", seats=["person", "greedy"], seed=11, reveal=True)
    text = json.dumps(page_scene(table))
    assert [kind for kind in unknown(table, 0) if kind in text]

"""The name of a rule beside the reason of a refusal: it does not contradict what is said."""

from __future__ import annotations

import pytest

from tritables import game_named
from tritables.scene.compose import rule_name, verdict_of
from tritables.table import Table
from tritables.texts import LANGUAGES, say

MISLED = [
    ("tricom", "suit-run", "3H>1", "Beside, not on"),
    ("trictrac", "bar-first", "bar/5", "Where stones come in"),
    ("tricap", "redraw-early", "draw 0: 8D KC 3H", "Three new cards"),
]


@pytest.mark.parametrize(("game", "example", "move", "name"), MISLED)
def test_when_a_title_would_contradict_the_reason_then_another_name_stands_beside_it(
    game: str, example: str, move: str, name: str
) -> None:
    verdict = game_named(game).example(example).position.judge(move)
    assert rule_name((verdict.message,), "en") == name
    title = say(game_named(game).rule(verdict.rule).title(game), "en")
    assert name != title
    assert verdict_of(verdict, move, "en")["name"] == name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_when_a_five_is_put_beside_a_six_of_another_place_then_no_equal_card_is_named(
    lang: str,
) -> None:
    game = game_named("tricom")
    state = game.example("suit-run").position
    move = next(
        f"{card}>{slot}"
        for card in state.own.hand
        for slot in range(4)
        if state.judge(f"{card}>{slot}").because == "no-neighbour"
    )
    table = Table.open(game, position=state, settings={"lang": lang, "reveal": True})
    table.receive({"view": "v", "seq": 1, "kind": "type", "move": move}, 0.0)
    shown = table.shown(0.0)["table"]["verdict"]
    assert shown["rule"] == "place.equal"
    assert shown["name"] == rule_name((state.judge(move).message,), lang)
    assert shown["name"] != say(game.rule("place.equal").title("tricom"), lang)


def test_when_a_title_says_what_the_reason_says_then_it_stands_alone() -> None:
    verdict = game_named("trictrac").example("look-ahead").position.judge("22/24")
    assert rule_name((verdict.message,), "en") is None

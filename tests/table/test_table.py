"""What happens at a table, with a time that the test tells and no page."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from tests.calls import calls
from tests.table.test_scoresheet import long_game
from tests.validators import check
from tritables import BadInput, IllegalMove, game_names
from tritables.core.state import CHANCE
from tritables.table import Table
from tritables.table.settings import PACE, SETTINGS, Settings


def ask(table: Table, kind: str, now: float = 0.0, **args: object) -> bool:
    return table.receive({"view": "v", "seq": 1, "kind": kind, **args}, now).ok


# Opponents and time.


@pytest.mark.parametrize("game", game_names())
def test_while_an_opponent_is_on_turn_the_board_offers_nothing_to_hands(game: str) -> None:
    table = Table.open(game, seats=["person", "greedy"], seed=3)
    rng, thought = Random(game), 0
    while thought < 5:
        scene = table.shown(0.0)["scene"]
        offered = [scene[name] for name in ("chance", "ways", "actions", "lifts", "touches")]
        if table.thinks:
            thought += 1
            assert offered == [False, [], [], [], {}]
            assert not ask(table, "draw")
            table.advance()
        elif table.state.to_act == CHANCE:
            assert scene["chance"]
            table.draw()
        else:
            assert any(offered)
            table.play(rng.choice(table.state.legal_moves()))


def test_opponents_are_due_at_the_pace_that_was_chosen() -> None:
    table = Table.open("trictrac", seats=["greedy", "random"], seed=1, now=100.0)
    assert table.due(100.0) == pytest.approx(PACE["normal"])
    assert not table.tick(100.5)
    assert table.due(100.5) == pytest.approx(PACE["normal"] - 0.5)
    assert table.tick(101.0)
    assert table.node.ply == 1
    table.at(101.1).choose("speed", "fast")
    assert table.due(101.1) == pytest.approx(PACE["fast"])
    table.at(101.1).choose("paused", True)
    assert table.due(101.1) is None
    assert not table.tick(500.0)


def test_a_setting_that_has_nothing_to_do_with_it_delays_no_opponent() -> None:
    table = Table.open("trictrac", seats=["greedy", "random"], seed=1)
    table.at(0.5).choose("theme", "dark")
    assert table.due(0.5) == pytest.approx(PACE["normal"] - 0.5)


def test_two_opponents_play_to_the_end_in_no_time() -> None:
    table = Table.open("tricap", seats=["greedy", "random"], seed=8)
    now = 0.0
    while (due := table.due(now)) is not None:
        now += due
        table.tick(now)
    assert table.state.result is not None
    assert now > 30


def test_leafing_back_makes_opponents_wait_until_they_are_told() -> None:
    table = Table.open("trictrac", seats=["greedy", "person"], seed=3)
    table.play("start 5-3")
    table.advance()
    table.do("undo")
    assert table.due(0.0) is None
    assert table.shown(0.0)["table"]["paused"]
    assert ask(table, "choose", name="paused", value=False)
    assert table.due(0.0) is not None


def test_what_an_opponent_is_about_to_move_cannot_be_lifted() -> None:
    table = Table.open("trictrac", seats=["person", "greedy"], seed=3)
    table.play("start 5-3")
    assert table.shown(0.0)["scene"]["lifts"] is None
    table.play("roll 3-5", "bar/3", "bar/5", "roll 3-4")
    scene = table.shown(0.0)["scene"]
    assert (scene["ways"], scene["actions"], scene["lifts"]) == ([], [], [])
    table.choose("paused", True)  # now hands may move for it
    scene = table.shown(0.0)["scene"]
    assert scene["ways"]
    assert scene["lifts"] is None
    assert ask(table, "type", move=scene["ways"][0]["move"])


# Python's calls.


def test_a_plain_script_needs_no_time() -> None:
    table = Table.open("trictrac", seed=7)
    rng = Random(1)
    for _ in range(60):
        if table.state.to_act == CHANCE:
            table.draw()
        else:
            table.play(rng.choice(list(table.state.legal_moves())))
    assert table.sheet().count("\n") > 5
    assert table.svg().startswith("<svg")


def test_a_refused_move_raises_its_verdict_and_is_not_shown() -> None:
    table = Table.open("trictrac", seed=7)
    with pytest.raises(IllegalMove):
        table.play("bar/3")
    assert table.shown(0.0)["table"]["verdict"] is None
    assert not table.judge("bar/3").ok


def test_seeds_follow_from_one_another_unless_others_are_drawn() -> None:
    one, other = (Table.open("trictrac", seed=7) for _ in range(2))
    one.do("new")
    other.do("new")
    assert one.session.seed == other.session.seed != 7
    drawn = iter((11, 22))
    table = Table.open("trictrac", fresh=lambda: next(drawn))
    assert table.session.seed == 11
    table.do("new")
    assert table.session.seed == 22


def test_a_seed_is_told_once_somebody_asks() -> None:
    table = Table.open("trictrac", seed=2**128 - 1)
    answer = table.receive({"view": "v", "seq": 4, "kind": "seed"}, 0.0).as_json()
    assert answer == {
        "kind": "reply",
        "view": "v",
        "seq": 4,
        "ok": True,
        "fault": None,
        "seed": str(2**128 - 1),
        "deal": 1,
    }
    table.do("new", seed=5)
    assert table.shown(0.0)["table"]["deal"] == 2


# What is shown.


@pytest.mark.parametrize("name", SETTINGS)
def test_settings_are_shown_where_a_game_has_them(name: str) -> None:
    others: dict[str, Any] = {"lang": "fr", "theme": "dark", "speed": "slow", "coach": "quiet"}
    value = others.get(name, True)
    for game in ("trictrac", "triominos", "tricom"):
        table = Table.open(game, seed=1, settings={name: value})
        shown = table.shown(0.0)
        check("scene", shown["table"], "TableState")
        absent = {
            "flipped": game != "trictrac",
            "four_colours": game != "tricom",
            "reveal": game == "trictrac",
        }
        assert shown["table"][name] == (None if absent.get(name) else value)


@pytest.mark.parametrize(
    ("name", "value"), [("lang", "xx"), ("theme", True), ("flipped", "no"), ("colour", "pink")]
)
def test_other_settings_are_refused(name: str, value: object) -> None:
    table = Table.open("trictrac", seed=1)
    before = table.settings
    with pytest.raises(BadInput):
        table.choose(name, value)
    assert table.settings == before == Settings()


def test_what_did_not_change_is_the_same_object() -> None:
    table = Table.open("triominos", seed=1)
    before = table.shown(0.0)
    ask(table, "type", move="nonsense")
    after = table.shown(0.0)
    assert after["scene"] is before["scene"]
    assert after["board"] is before["board"]
    assert after["words"] is before["words"]
    assert after["table"] != before["table"]


# What a redraw costs: counted in calls of Python, so that no machine is too busy for it.


def average(table: Table, moves: int = 12) -> float:
    """The calls of a redraw, on the average over some moves and refusals."""
    found = []
    rng = Random(2)
    table.shown(0.0)
    for _ in range(moves):
        if table.state.to_act == CHANCE:
            table.draw()
        else:
            table.play(rng.choice(list(table.state.legal_moves())))
        found.append(calls(partial(table.shown, 0.0)))
        ask(table, "type", move="nonsense")
        found.append(calls(partial(table.shown, 0.0)))
    return sum(found) / len(found)


def settled(made: Callable[[], Table], moves: int = 12) -> float:
    """The average once such boards have been drawn: what is kept of others would favour one."""
    average(made(), moves)
    return average(made(), moves)


def test_a_redraw_costs_the_same_late_in_a_game() -> None:
    early = settled(lambda: long_game(60))
    assert settled(lambda: long_game(1000)) < 1.3 * early


def test_a_redraw_costs_the_same_late_in_a_match() -> None:
    def match(rounds: int) -> Table:
        table = Table.open(
            "triominos", seats=["random", "random"], seed=4, options={"target": 100_000}
        )
        for _ in range(rounds):
            while table.state.result is None:
                table.advance()
            table.do("next")
        for _ in range(8):
            table.advance()
        return table

    first = settled(lambda: match(0), 6)
    assert settled(lambda: match(6), 6) < 1.5 * first


def test_the_end_of_a_round_is_not_played_again_either() -> None:
    table = Table.open("triominos", seats=["random"] * 2, seed=4)
    while table.state.result is None:
        table.advance()
    table.shown(0.0)
    assert calls(partial(table.shown, 0.0)) < 400

"""The coach at a game: hints in steps, moves weighed before they are made, counts, and the fan."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.games import battery
from tritables import BadInput, BadPosition, State
from tritables.coach import judging
from tritables.coach.rounds import play_on
from tritables.core.messages import Message
from tritables.core.registry import game_named, game_names
from tritables.core.state import CHANCE, POSITION
from tritables.games.trictrac import position as trictrac_position
from tritables.lessons.installed_courses import course
from tritables.replay.sources import Opened
from tritables.replay.study import Study
from tritables.table import Table
from tritables.table.activities import coaching
from tritables.table.activities.free import Free
from tritables.table.activities.lesson import Lesson
from tritables.table.activities.replay import Replay
from tritables.table.playback import Playback
from tritables.table.reviewing import Trial
from tritables.texts import say

Json = dict[str, Any]

LONGEST = 5_000
"""Slices that anything takes to be reckoned, at most."""


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have few rounds played on: here it is not about how good the advice is."""
    monkeypatch.setattr(coaching, "ROUNDS", 8)


class Player:
    """Somebody at a page, who asks the coach of a table."""

    def __init__(self, game: str = "trictrac", **given: Any) -> None:
        given = {"seats": ["person", "person"], "seed": 3, **given}
        self.table = Table.open(game, **given)

    def ask(self, kind: str, **fields: object) -> bool:
        self.reply = self.table.receive({"view": "v", "seq": 1, "kind": kind, **fields}, 0.0)
        return self.reply.ok

    def wait(self) -> int:
        """Let the coach reckon what was asked; how many slices that took."""
        for slices in range(LONGEST):
            if self.table.due(0.0) != 0.0 or not self.table.top.looks_ahead(self.table):
                return slices
            self.table.tick(0.0)
        raise AssertionError

    @property
    def panel(self) -> Json:
        return self.table.shown(0.0)["table"]

    @property
    def brought(self) -> Json:
        return dict(self.reply.more)

    def play_on(self, until: int) -> Iterator[None]:
        """Play first legal moves, and stop before each choice of somebody."""
        for _ in range(until):
            moves = self.table.state.legal_moves()
            if self.table.state.to_act == CHANCE:
                self.table.draw()
            elif len(moves) > 1:
                yield
                if self.table.state.to_act != CHANCE:
                    self.table.play(moves[-1])
            else:
                self.table.play(moves[0])


def choosing(game: str = "trictrac", **given: Any) -> Player:
    """A player with a choice of moves."""
    player = Player(game, **given)
    next(player.play_on(500))
    return player


def test_when_nobody_asks_then_nothing_is_reckoned() -> None:
    player = choosing()
    assert player.table.due(0.0) is None
    assert player.panel["help"] is None
    assert player.panel["advice"]["coached"]


def test_when_hints_are_asked_for_then_they_come_in_three_steps_and_the_last_is_a_move() -> None:
    player = choosing()
    told = []
    for _ in range(3):
        assert player.ask("help")
        player.wait()
        told.append(player.panel["help"])
    assert told[0]["degree"] < told[-1]["degree"] == told[-1]["most"] == 3
    assert told[0]["places"]
    assert told[0]["move"] is None
    assert told[-1]["move"] in player.table.state.legal_moves()
    assert told[-1]["from"] == told[0]["places"][0]


def test_when_a_move_is_made_then_the_hint_is_past() -> None:
    player = choosing()
    player.ask("help")
    player.wait()
    assert player.panel["help"] is not None
    player.table.play(player.table.state.legal_moves()[0])
    assert player.panel["help"] is None
    player.table.do("undo")
    assert player.panel["help"] is None


def test_when_a_hint_takes_long_then_it_is_reckoned_in_slices_and_a_click_is_not_held_up() -> None:
    player = choosing("tricap", seats=["person", "greedy"], seed=4)
    assert player.ask("help")
    assert player.panel["advice"]["waits"]
    assert player.panel["help"] is None
    assert player.wait() > 0
    assert not player.panel["advice"]["waits"]


@pytest.mark.parametrize("game", ["tricom", "triominos"])
def test_when_a_hint_is_reckoned_then_each_slice_is_short_and_it_is_told_how_far_it_is(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rounds: list[int] = []

    def counted(*given: Any) -> Any:
        rounds[-1] += 1
        return play_on(*given)

    monkeypatch.setattr(judging, "play_on", counted)
    player = Player(game, seats=["person", "greedy"], seed=4)
    next(one for one in player.play_on(500) if player.table.state.to_act == 0)
    assert player.ask("help")
    told = [player.panel["advice"]["waits"]]
    while player.table.top.looks_ahead(player.table):
        rounds.append(0)
        player.table.tick(0.0)
        told.append(player.panel["advice"]["waits"])
    assert max(rounds) <= judging.SLICE < sum(rounds)
    assert told[0] == [0, 10]
    assert told.pop() is None
    done = [part for part, _ in told]
    assert done == sorted(done)
    assert len(set(done)) > 3


def test_when_tric_trac_counts_throws_then_each_line_has_a_slice_of_its_own() -> None:
    player = Player(position=trictrac_position(**COSTLY).position())
    player.ask("help")
    lines = len(player.table.game.lines(player.table.state.view(0)))
    assert player.wait() >= lines > 4


def test_when_somebody_stops_a_coach_then_it_says_nothing_and_can_be_asked_again() -> None:
    player = choosing("tricap", seats=["person", "greedy"], seed=4)
    player.ask("help")
    player.table.tick(0.0)
    assert player.panel["advice"]["waits"]
    assert player.ask("consider", on=False)
    assert player.panel["advice"]["waits"] is None
    assert player.panel["help"] is None
    assert player.wait() == 0
    player.ask("help")
    assert player.wait() > 0
    assert player.panel["help"] is not None


def test_when_somebody_stops_while_a_move_is_weighed_then_nothing_asks_any_more() -> None:
    player = choosing("tricap", seats=["person", "greedy"], seed=4)
    player.ask("consider", on=True)
    player.ask("type", move=player.table.state.view(0).legal_moves()[0])
    assert player.panel["advice"]["waits"]
    assert player.ask("consider", on=False)
    assert player.wait() == 0
    assert player.panel["verdict"] is None
    assert player.panel["advice"]["waits"] is None


def test_when_a_move_is_considered_then_it_is_weighed_and_not_made() -> None:
    player = choosing()
    assert player.ask("consider", on=True)
    assert player.panel["advice"]["considers"]
    before, move = player.table.state, player.table.state.legal_moves()[-1]
    assert not player.ask("type", move=move)
    player.wait()
    verdict = player.panel["verdict"]
    assert verdict["asks"]
    assert verdict["text"] != say(Message("coach-counts"))
    assert player.table.state == before
    assert player.ask("type", move=move), "the same once more is made"
    assert player.table.state != before
    assert not player.panel["advice"]["considers"]


def test_when_the_cost_of_a_move_is_told_then_the_next_move_is_made() -> None:
    """One move is asked about; whoever wants to hear of another one asks again."""
    player = choosing()
    first, other = player.table.state.legal_moves()[:2]
    for move in (first, other):
        player.ask("consider", on=True)
        assert not player.ask("type", move=move)
        player.wait()
        assert player.panel["verdict"]["tried"] == move
        assert player.panel["advice"]["weighs"]
        assert not player.panel["advice"]["considers"]
    assert player.ask("type", move=first)


def test_when_a_move_is_weighed_then_no_hint_stands_beside_it_and_the_other_way_round() -> None:
    player = choosing()
    player.ask("help")
    player.wait()
    assert player.panel["help"] is not None
    player.ask("consider", on=True)
    assert player.panel["help"] is None
    player.ask("type", move=player.table.state.legal_moves()[-1])
    player.wait()
    assert player.panel["verdict"]["asks"]
    player.ask("help")
    assert player.panel["help"]["degree"] == 1
    assert player.panel["verdict"] is None
    assert not player.panel["advice"]["weighs"]


def test_when_what_a_move_costs_is_put_away_then_the_fan_is_of_the_table_again() -> None:
    player = Player(position=trictrac_position(**COSTLY).position())
    player.ask("fan")
    assert player.brought["fan"]["after"] is None
    title = player.brought["fan"]["title"]
    player.ask("consider", on=True)
    player.ask("type", move=player.table.state.legal_moves()[-1])
    player.wait()
    player.ask("fan")
    assert player.brought["fan"]["after"].endswith(", and nothing more")
    assert title == player.brought["fan"]["title"] + ", as the stones stand now"
    player.ask("dismiss")
    player.ask("fan")
    assert player.brought["fan"]["after"] is None
    assert player.brought["fan"]["title"] == title


def costly(player: Player) -> str | None:
    """A legal move that the coach says more of than that it is good."""
    for move in player.table.state.legal_moves():
        player.ask("consider", on=True)
        player.ask("type", move=move)
        player.wait()
        if player.panel["advice"]["replies"]:
            return move
    return None


def test_when_a_costly_move_is_weighed_then_what_punishes_it_can_be_shown_and_is_not_played() -> (
    None
):
    player = Player(seed=5)
    shown = 0
    for _ in player.play_on(200):
        if costly(player) is not None:
            before = player.table.save()
            assert player.ask("foresee", what=None)
            assert 1 < len(player.brought["foreseen"]) <= 6
            assert player.table.save() == before
            shown += 1
        if shown == 2:
            break
    assert shown == 2


def test_when_nothing_was_weighed_then_there_is_no_reply_to_show() -> None:
    player = choosing()
    assert not player.ask("foresee", what=None)
    assert player.panel["verdict"]["text"] == say(Message("bad-no-reply"))


COSTLY = {
    "white": "4:3 8:4 12:4 15:4",
    "black": "6 10:4 18:4 21:6",
    "on_turn": "white",
    "throw": "2-5",
}
"""White plays a 2 and then a 5: 12/14 gives away some 4 % of the win, 15/17 nothing."""


def test_when_a_coach_is_watchful_then_it_asks_before_a_move_that_gives_much_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(coaching, "MUCH", Fraction(3, 100))
    position = trictrac_position(**COSTLY).position()
    for waits in (False, True):  # it may have reckoned ahead, or not
        player = Player(position=position, settings={"coach": "watchful"})
        if waits:
            player.table.settle()
            assert player.wait() > 0
        assert not player.ask("type", move="12/14")
        player.wait()
        assert player.panel["verdict"]["asks"]
        assert player.panel["advice"]["replies"]
        assert player.table.state.left == (2, 5)
        player.ask("type", move="15/17")
        player.wait()
        assert player.table.state.left == (5,), "it has nothing against that"
        player.table.do("undo")
        for _ in range(2):
            assert not player.ask("type", move="12/14"), "nor a second tap while it counts"
            assert player.table.state.left == (2, 5)
        player.wait()
        assert player.panel["verdict"]["asks"]
        assert player.ask("type", move="12/14"), "the same once more is made"


def test_when_a_coach_is_quiet_then_it_only_counts() -> None:
    player = Player(seed=5, settings={"coach": "quiet"})
    for _ in player.play_on(60):
        player.wait()
    player.wait()
    counts = player.panel["advice"]["counts"]
    assert len(counts) == 2, "a sentence for each person"
    assert player.panel["verdict"] is None
    again = Table.load(player.table.save())
    kept = Player()
    kept.table = again
    again.settle()
    kept.wait()
    assert kept.panel["advice"]["counts"] == counts, "the same after it was left and gone on with"


def test_when_hints_are_locked_then_there_is_no_coach() -> None:
    player = choosing(locked=["hints"], settings={"coach": "watchful"})
    for kind, fields in (
        ("help", {}),
        ("consider", {"on": True}),
        ("fan", {}),
        ("foresee", {"what": None}),
    ):
        assert not player.ask(kind, **fields)
        assert player.panel["verdict"]["text"] == say(Message("bad-locked"))
    assert player.table.due(0.0) is None
    assert player.ask("type", move=player.table.state.legal_moves()[-1])


def test_when_hints_are_locked_then_a_lesson_still_helps() -> None:
    lesson = Lesson.of_chapter(course("trictrac").chapters[1], 0)
    table = Table.open(lesson, locked=["hints"])
    assert table.receive({"view": "v", "seq": 1, "kind": "help"}, 0.0).ok


def test_when_an_opponent_is_on_turn_then_the_coach_is_not_asked() -> None:
    player = Player(seats=["person", "greedy"], seed=3)
    while player.table.state.to_act != 1:
        player.table.draw() if player.table.state.to_act == CHANCE else player.table.play(
            player.table.state.legal_moves()[0]
        )
    assert not player.ask("help")
    assert not player.ask("consider", on=True)


def test_when_the_screen_is_handed_over_then_nothing_of_the_other_hand_is_told() -> None:
    player = Player("tricap", seed=4)
    assert not player.ask("help"), "nobody has said to be there"
    assert not player.ask("fan")
    assert player.panel["help"] is None
    player.ask("open")
    assert player.ask("help")
    player.wait()
    assert player.panel["help"] is not None
    player.table.play(player.table.state.legal_moves()[0])
    panel = player.panel
    assert panel["curtain"] is not None
    assert panel["help"] is None
    for kind in ("help", "fan"):
        assert not player.ask(kind)


def worlds(game: str) -> Iterator[tuple[State, State]]:
    """Positions in which the first player is to move, each with another that looks the same."""
    played = game_named(game)
    for seed in range(4):
        walked = battery.walk(played, played.new(2, None, seed), battery.by_seed(seed))
        for state in [one for one in walked.states if one.to_act == 0][::9]:
            guess = {**state.view_json(0), "format": POSITION}
            played.fill(guess, Random(seed))
            try:
                other = played.read(guess)
            except BadPosition:
                continue
            if other != state and other.view(0) == state.view(0):
                yield state, other


@pytest.mark.parametrize("game", ["tricap", "tricom", "triominos"])
def test_when_two_positions_look_the_same_to_a_seat_then_it_is_told_the_same(game: str) -> None:
    told = 0
    for pair in islice(worlds(game), 12):
        replies = []
        for state in pair:
            player = Player(game, seats=["person", "greedy"], position=state.position())
            said: list[object] = [player.ask("fan"), player.brought]
            if player.brought.get("fan"):
                what = player.brought["fan"]["outcomes"][0]["named"]
                said += [player.ask("foresee", what=what), player.brought]
            if told < 1:
                for ask in ("help", "help", "help"):
                    player.ask(ask)
                    player.wait()
                    said.append(player.panel["help"])
                player.ask("consider", on=True)
                player.ask("type", move=state.view(0).legal_moves()[0])
                player.wait()
                said += [player.panel["verdict"], player.panel["advice"]]
                said += [player.ask("foresee", what=None), player.brought]
            replies.append(json.dumps(said))
        assert replies[0] == replies[1]
        told += 1
    assert told > 4


@pytest.mark.parametrize("game", ["tricap", "tricom", "trictrac", "triominos"])
def test_when_a_fan_is_asked_then_its_reply_is_bounded_and_each_outcome_can_be_looked_at(
    game: str,
) -> None:
    player = Player(game, settings={"reveal": True}, seed=2)
    looked = 0
    for nth in range(60):
        if player.table.state.to_act is None:
            break
        if player.ask("fan") and player.brought["fan"] is not None:
            fan = player.brought["fan"]
            assert len(json.dumps(fan)) < 20_000
            before = player.table.save()
            outcome = fan["outcomes"][nth % len(fan["outcomes"])]
            assert player.ask("foresee", what=outcome["named"])
            assert player.table.save() == before
            looked += 1
        if player.table.state.to_act == CHANCE:
            player.table.draw()
        else:
            player.table.play(player.table.state.legal_moves()[0])
    assert looked > 10


@pytest.mark.parametrize("what", ["7-7", "", "x" * 40])
def test_when_an_outcome_cannot_come_then_it_is_refused(what: str) -> None:
    player = choosing()
    assert not player.ask("foresee", what=what)


def test_when_a_lesson_lies_on_a_game_then_its_own_help_is_given() -> None:
    table = Table.open("trictrac", seed=1)
    assert isinstance(table.top, Free)
    table.push(Lesson.of_chapter(course("trictrac").chapters[1], 0))
    panel = table.shown(0.0)["table"]
    assert panel["advice"] is None
    with pytest.raises(BadInput):
        table.do("consider", on=True)


def test_when_a_game_has_no_coach_then_none_is_offered() -> None:
    for name in game_names():
        panel = Table.open(name).shown(0.0)["table"]
        game = Table.open(name).game
        assert (panel["advice"] is None) == (not game.coached and not game.fans)


def looking_back(game: str, sees: object = "all") -> Player:
    """Somebody at a replay, at a moment with a choice."""
    player = choosing(game, seed=4)
    study = Study.of_history(player.table.session.history)
    back = Player(game)
    back.table = Table.open(Replay(Playback.of(Opened(study), sees)))
    back.table.do("go", ply=player.table.node.ply)
    return back


@pytest.mark.parametrize("game", game_names())
def test_when_one_looks_back_then_the_coach_is_asked_as_in_a_game(game: str) -> None:
    back = looking_back(game)
    table, move = back.table, back.table.state.legal_moves()[0]
    assert back.panel["advice"]["coached"]
    lines = len(table.find(Replay).playback.branches)  # type: ignore[union-attr]
    assert back.ask("consider", on=True)
    assert not back.ask("type", move=move)
    back.wait()
    verdict = back.panel["verdict"]
    assert verdict["asks"]
    assert verdict["text"] != say(Message("coach-counts"), "en")
    assert len(table.find(Replay).playback.branches) == lines  # type: ignore[union-attr]
    assert back.ask("fan")
    assert "fan" in back.brought
    for _ in range(3):
        assert back.ask("help")
        back.wait()
    assert back.panel["help"]["move"] in table.state.legal_moves()
    before = table.node
    assert back.ask("type", move=move)
    assert table.node.parent is before
    assert back.panel["help"] is None


def test_when_no_hand_is_seen_then_the_coach_says_so_until_the_next_act() -> None:
    back = looking_back("tricap", "watcher")
    for kind in ("fan", "help"):
        assert not back.ask(kind)
        shown = back.panel["verdict"]
        assert (shown["text"], shown["tried"]) == (say(Message("bad-coach-hidden"), "en"), "")
        assert back.ask("choose", name="speed", value="fast")
        assert back.panel["verdict"] is None


def test_when_one_looks_for_a_better_move_then_no_coach_tells_it() -> None:
    back = looking_back("trictrac")
    replay = back.table.find(Replay)
    assert replay is not None
    assert back.ask("help")
    replay.reviewing.trial = Trial(back.table.node)
    assert back.panel["advice"] is None


def test_a_move_that_was_refused_stays_refused_while_one_looks_at_other_things() -> None:
    player = choosing()
    assert not player.ask("type", move="24/1")
    assert player.ask("legal", place=None)
    assert player.panel["verdict"] is not None

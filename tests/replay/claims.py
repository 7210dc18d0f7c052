"""What our comments on the told rounds claim, each held against the engine.

A claim is asked at the position at which the comment stands. Every comment has one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tritables.coach import advise
from tritables.core.events import Event
from tritables.core.state import Move
from tritables.replay.branches import first_children
from tritables.replay.history import History, Node, path_to

WHITE, BLACK = 0, 1


@dataclass(frozen=True)
class At:
    """A position in a round, with what led to it and what followed."""

    node: Node

    @property
    def move(self) -> Move:
        return self.node.move

    @property
    def now(self) -> dict[str, Any]:
        """The position as JSON."""
        return self.node.state.position()

    @property
    def before(self) -> dict[str, Any]:
        """The position that the last move was played at."""
        assert self.node.parent is not None
        return self.node.parent.state.position()

    @property
    def others(self) -> list[Move]:
        """What else could have been played."""
        parent = self.node.parent
        assert parent is not None
        return [move for move in parent.state.legal_moves() if move != self.move]

    @property
    def advised(self) -> Move:
        """The move that the coach found best where the last one was played."""
        assert self.node.parent is not None
        before = self.node.parent.state
        assert before.on_turn is not None
        return advise(before, before.on_turn).best.move

    def share(self, move: Move) -> Fraction:
        """The share of the win that the coach finds after another move."""
        assert self.node.parent is not None
        before = self.node.parent.state
        assert before.on_turn is not None
        return advise(before, before.on_turn).option(move).share

    def instead(self, *moves: Move) -> At:
        """The position after other moves."""
        assert self.node.parent is not None
        history = History(self.node.parent.state)
        for move in moves:
            history.play(move)
        return At(history.current)

    @property
    def ahead(self) -> list[Node]:
        return list(first_children(self.node))

    @property
    def behind(self) -> list[Node]:
        """What led here, the position itself last."""
        return path_to(self.node)

    @property
    def rules(self) -> list[str]:
        return [event.rule for event in self.node.events]

    def points(self, *rules: str) -> int:
        """What the last move scored, by some rules or all in all."""
        return sum(event.points for event in self.node.events if not rules or event.rule in rules)

    @property
    def result(self) -> dict[str, Any]:
        result = self.node.state.result
        assert result is not None
        return result.as_json()

    @property
    def scores(self) -> list[int]:
        found: list[int] = self.result["scores"]
        return found

    # Tric Trac.

    def stones(self, side: int) -> dict[int, int]:
        """How many stones of a side stand on each point."""
        sign = -1 if side == BLACK else 1
        counted = ((nth + 1, sign * count) for nth, count in enumerate(self.now["points"]))
        return {point: count for point, count in counted if count > 0}

    def steps(self, side: int) -> int:
        """The steps that a side has left."""
        left = sum(
            count * (point if side == BLACK else 25 - point)
            for point, count in self.stones(side).items()
        )
        return left + 25 * int(self.now["bar"][side])

    # Tri-Cap.

    @property
    def captured(self) -> list[int]:
        return [len(seat["captured"]) for seat in self.now["seats"]]

    @property
    def active(self) -> list[str]:
        """The ranks of the active cards."""
        return [_rank(seat["active"]) for seat in self.now["seats"]]

    @property
    def top(self) -> str:
        return _rank(self.now["centre"][-1])

    # TriCom.

    def tops(self, seat: int) -> list[str]:
        return [pile[-1] for pile in self.now["seats"][seat]["base"] if pile]

    # Triominos.

    @property
    def held(self) -> list[int]:
        """What the tiles in each hand are worth."""
        return [sum(map(worth, hand)) for hand in self.now["hands"]]


def _rank(card: str | None) -> str:
    return "" if card is None else card[:-1]


def worth(tile: str) -> int:
    """The value of a tile, such as 7 for ``1-3-3``."""
    return sum(map(int, tile.partition("@")[0].split("-")))


def rolls(line: Sequence[Node]) -> list[Move]:
    return [node.move for node in line if node.move.startswith("roll ")]


def counted(line: Sequence[Node], rule: str) -> int:
    return sum(event.rule == rule for node in line for event in node.events)


def winning(at: At) -> set[str]:
    """The rules, beside the tile's worth, by which player 1 wins who buys a tile of the pool."""
    position, won = at.before, set[str]()
    game = at.node.state.house
    for nth, tile in enumerate(position["pool"]):
        pool = [tile, *position["pool"][:nth], *position["pool"][nth + 1 :]]
        state = game.read({**position, "pool": pool}).play("buy")
        for move in state.legal_moves():
            events: list[Event] = []
            result = state.play(move, events).result
            if result is not None and result.winners == (0,):
                won |= {event.rule for event in events if event.rule.startswith("score.")}
    return won - {"score.value"}


def missed(at: At) -> bool:
    """White throws seven times to the end, and never a 1; both stones need one."""
    mine = [
        node.move
        for node in at.ahead
        if node.move.startswith("roll ") and node.parent and node.parent.state.on_turn == WHITE
    ]
    return at.stones(WHITE) == {24: 2} and len(mine) == 7 and not any("1" in one for one in mine)


Claim = Callable[[At], bool]

TRICTRAC: dict[str, dict[str, Claim]] = {
    "comeback": {
        "start": lambda at: at.ahead[-1].state.result.winners == (0,),
        "great": lambda at: (
            at.move == "roll 1-2"
            and at.now["on_turn"] == BLACK
            and len(at.now["left"]) == 8
            and [node.move.endswith("*") for node in at.ahead[:8]].count(True) == 1
            and at.ahead[8].move.startswith("roll ")
            and at.ahead[8].parent.state.on_turn == BLACK
        ),
        "waits": lambda at: (
            rolls(at.behind)[-5:] == ["roll 1-2", "roll 1-1", "roll 6-6", "roll 1-2", "roll 3-5"]
            and {node.parent.state.on_turn for node in at.behind[-31:]} == {BLACK}
            and at.now["bar"][WHITE] == 1
            and at.ahead[0].parent.state.on_turn == WHITE
        ),
        "behind": lambda at: (at.steps(WHITE), at.steps(BLACK)) == (243, 46),
        "sixes": lambda at: (
            at.move == "roll 6-6"
            and "throw.stop" in at.rules
            and 6 not in at.stones(BLACK)
            and 1 in at.stones(BLACK)
            and max(at.stones(BLACK)) <= 6
        ),
        "off": lambda at: (
            at.now["off"] == [2, 12] and at.behind[-3].state.position()["off"] == [0, 12]
        ),
        "fours": lambda at: (
            at.now["left"] == [4, 4, 3, 3]
            and all(node.move.endswith("/off") for node in at.ahead[:4])
        ),
        "nothing": lambda at: (
            at.move == "roll 2-5" and "throw.stop" in at.rules and 23 not in at.stones(WHITE)
        ),
        "one-each": lambda at: (at.stones(WHITE), at.stones(BLACK)) == ({22: 1}, {4: 1}),
        "black-wins": lambda at: at.scores == [14, 15] and "4" in at.node.parent.move,
        "end": lambda at: (
            at.scores == [15, 14]
            and at.node.parent.move == "roll 3-4"
            and sum(at.stones(BLACK).values()) == 1
        ),
    },
    "last-stones": {
        "start": lambda at: at.ahead[-1].state.result.winners == (BLACK,),
        "great": lambda at: (
            at.now["left"] == [1, 1, 2, 2, 5, 5, 6, 6]
            and at.now["on_turn"] == WHITE
            and all(node.move.startswith("bar/") for node in at.ahead[:8])
        ),
        "hit": lambda at: (
            "move.hit" in at.rules
            and at.before["points"][15] == 1
            and at.steps(WHITE) - At(at.node.parent).steps(WHITE) == 16
        ),
        "stays": lambda at: at.now["points"][15] == 1 and at.others == ["18/16*"],
        "ones": lambda at: (
            min(at.stones(WHITE)) >= 19 and at.now["bar"][0] == 0 and at.stones(WHITE)[24] == 6
        ),
        "exact": lambda at: (
            at.move == "roll 4-5" and "throw.stop" in at.rules and set(at.stones(WHITE)) == {22, 24}
        ),
        "two-left": missed,
        "white-wins": lambda at: (
            at.scores[WHITE] == 15 and at.behind[-3].move == "roll 1-1" and at.node.ply == 348
        ),
        "end": lambda at: at.scores == [13, 15],
    },
    "shut-out": {
        "start": lambda at: counted(at.ahead, "move.hit") == 16,
        "first-hit": lambda at: (
            counted(at.behind, "move.hit") == 1
            and at.before["points"][13] == -1
            and "move.hit" in at.rules
        ),
        "hit-back": lambda at: (
            at.node.parent.move == "bar/22"
            and at.before["throw"] == [3, 5]
            and at.move == "19/14*"
            and at.before["on_turn"] == BLACK
        ),
        "look-ahead": lambda at: (
            at.before["left"] == [4, 5]
            and at.node.parent.state.judge("22/18").rule == "throw.look-ahead"
            and at.before["on_turn"] == BLACK
        ),
        "closed": lambda at: (
            at.now["bar"][BLACK] == 1
            and at.move == "roll 3-4"
            and at.stones(WHITE)[22] > 1
            and "throw.stop" in at.rules
        ),
        "alone": lambda at: at.before["points"][19] == 2 and at.now["points"][19] == 1,
        "both-stay": lambda at: at.now["points"][19] == 2 and at.before["left"][0] == 3,
        "in": lambda at: (
            at.move == "bar/19"
            and at.before["points"][18] < 0
            and at.node.parent.move == "roll 6-6"
        ),
        "two-on-bar": lambda at: (
            at.now["bar"][WHITE] == 2
            and "move.hit" in at.rules
            and at.steps(WHITE) < at.steps(BLACK)
            and at.ahead[-1].state.result.winners == (WHITE,)
        ),
        "end": lambda at: at.scores == [15, 0],
    },
}

TRICAP: dict[str, dict[str, Claim]] = {
    "patience": {
        "start": lambda at: at.ahead[0].move.startswith("lay A"),
        "pass": lambda at: at.others == ["take"] and len(at.before["centre"]) == 1,
        "two": lambda at: at.points() == 2 and at.advised == "pass",
        "tricap": lambda at: (
            "tricap" in at.rules
            and at.active == ["A", "8"]
            and at.top == "9"
            and at.node.parent.move == "pass"
            and at.ahead[0].move.startswith("shuffle")
        ),
        "eight": lambda at: (
            at.captured == [0, 8]
            and at.before["centre"][:3] == at.behind[7].state.position()["centre"]
        ),
        "ten": lambda at: (
            at.captured == [0, 18]
            and at.points() == 10
            and at.before["centre"][-1][0] == "3"
            and at.before["seats"][1]["active"][0] == "4"
            and sum(counted([node], "tricap") for node in at.behind[16:]) == 3
            and not counted(at.behind[16:], "one.capture") > 1
        ),
        "own-ten": lambda at: (
            at.captured == [10, 18]
            and at.before["centre"][-1][:2] == "10"
            and at.before["seats"][0]["active"][0] == "9"
            and [node.events[0].rule for node in at.behind[37:45]] == ["none"] * 8
        ),
        "ace": lambda at: (
            at.captured == [20, 18]
            and at.points() == 8
            and at.before["seats"][0]["active"][0] == "A"
        ),
        "majority": lambda at: at.captured[0] == 28,
        "end": lambda at: (
            at.scores == [28, 20] and {"tricap.ace-centre", "end.after-tricap"} <= set(at.rules)
        ),
    },
    "one-card": {
        "start": lambda at: abs(at.ahead[-1].state.result.scores[0] - 23) == 1,
        "tricap": lambda at: (
            at.active == ["A", "8"]
            and at.top == "9"
            and at.node.parent.move == "pass"
            and "tricap" in at.rules
        ),
        "eight": lambda at: (
            at.captured == [8, 0]
            and at.before["centre"][:2] == at.behind[5].state.position()["centre"]
        ),
        "keeps-king": lambda at: (
            at.move == "lay 7H" and at.others == ["lay KD"] and at.node.parent.state.to_act == 1
        ),
        "queen": lambda at: at.active == ["J", "K"] and at.top == "Q" and "tricap" in at.rules,
        "ahead": lambda at: (
            at.captured == [18, 15]
            and at.points() == 5
            and at.before["seats"][0]["active"][0] == "Q"
            and at.before["centre"][-1][0] == "K"
        ),
        "lead": lambda at: (
            at.captured == [20, 23]
            and at.points() == 5
            and at.advised == "pass"
            and at.before["seats"][1]["active"][0] == "A"
        ),
        "twice": lambda at: (
            at.captured == [24, 23]
            and [At(at.behind[ply]).points() for ply in (73, 76)] == [2, 2]
            and [at.behind[ply].state.position()["centre"] for ply in (72, 75)] == [["3S"], ["5S"]]
            and {at.behind[ply].state.position()["seats"][0]["active"][0] for ply in (72, 75)}
            == {"4"}
        ),
        "end": lambda at: (
            at.scores == [24, 23]
            and at.rules[-1] == "end.deck"
            and at.now["deck"] == []
            and [node.events[0].rule for node in at.behind[-2:]] == ["none"] * 2
        ),
    },
    "three": {
        "start": lambda at: at.node.state.seats == 3,
        "eight": lambda at: (
            at.captured == [0 + 2, 0, 8]
            and [node.events[0].rule for node in at.behind[7:14]] == ["none"] * 6 + ["adjacent"]
            and at.before["centre"][-1][0] == "8"
            and at.before["seats"][2]["active"][0] == "7"
        ),
        "pass": lambda at: len(at.before["centre"]) == 1 and at.active[0] == "A",
        "two": lambda at: at.points() == 2 and at.active[0] == "",
        "four": lambda at: (
            at.points() == 4
            and [node.move for node in at.behind[-6:]][1::2] == ["pass", "pass", "take"]
        ),
        "queens": lambda at: (
            at.active == ["K", "Q", "Q"] and at.top == "K" and "tricap" in at.rules
        ),
        "nineteen": lambda at: (
            at.captured[0] == 19
            and at.points() == 3
            and at.before["centre"][-1][0] == "8"
            and at.before["seats"][0]["active"][0] == "9"
            and at.ahead[-1].state.result.scores[0] == 19
            and at.ahead[-1].state.result.winners == (0,)
        ),
        "end": lambda at: (
            at.top == "6"
            and at.active.count("5") == 2
            and "end.after-tricap" in at.rules
            and len(at.now["deck"])
            + sum(len(seat["hand"]) + (seat["active"] is not None) for seat in at.now["seats"])
            == 8
        ),
    },
}

TRIOMINOS: dict[str, dict[str, Claim]] = {
    "hexagon": {
        "start": lambda at: all(
            abs(one - other) <= 40
            for one, other in (node.state.position()["scores"] for node in at.ahead[:29])
        ),
        "lots": lambda at: (
            at.now["begins"] == 1 and list(map(worth, at.move.split()[1:])) == [4, 7]
        ),
        "in-vain": lambda at: (
            [At(node).points() for node in at.behind[-4:]] == [-5, -5, -5, -10]
            and at.node.parent.state.on_turn == 1
        ),
        "bought": lambda at: (
            at.move == "buy" and at.others == [] and at.now["hands"][0][-1] == "1-1-2"
        ),
        "hexagon": lambda at: (
            at.points("score.hexagon") == 50
            and at.points("score.value") == 4
            and (at.before["scores"][0], at.now["scores"][0]) == (64, 118)
        ),
        "four": lambda at: at.points() == 4 and set(at.others) == {"1-1-2@2,2", "buy"},
        "end": lambda at: (
            at.scores == [196, 42]
            and at.held == [0, 43]
            and at.points("end.equal-turns") == 25 + 43
        ),
    },
    "two-winners": {
        "start": lambda at: (
            at.ahead[-1].state.result.as_json()["round"] == [0]
            and at.ahead[-1].state.result.winners == (1,)
        ),
        "in-vain": lambda at: at.now["scores"] == [-25, 12] and "buy.fail" in at.rules,
        "again": lambda at: at.now["scores"][0] == -50 and len(at.now["hands"][0]) == 15,
        "hexagon": lambda at: at.points() == 55 and at.now["scores"] == [60, 64],
        "hers": lambda at: (
            at.points("score.value") == 11
            and at.points("score.hexagon") == 50
            and at.node.parent.move == "buy"
            and at.before["hands"][1][-1] == "3-4-4"
        ),
        "eleven": lambda at: at.points() == 11 and set(at.others) == {"3-4-4@-1,0", "buy"},
        "third": lambda at: (
            counted(at.behind, "score.hexagon") == 3
            and "score.hexagon" in at.rules
            and at.now["scores"] == [67, 190]
        ),
        "pool": lambda at: at.now["pool"] == [] and at.move == "buy",
        "end": lambda at: (
            at.points("score.bridge") == 40
            and "end.blocked" in at.rules
            and at.held == [14, 35]
            and at.points("end.blocked") == 21
            and at.scores == [167, 195]
        ),
        "same-end": lambda at: (
            at.scores[0] == 127
            and len([move for move in (at.move, *at.others) if worth(move) == 5]) == 6
            and all(at.node.parent.state.play(move).result for move in at.others)
        ),
    },
    "last-turn": {
        "start": lambda at: at.node.state.seats == 3,
        "lots": lambda at: (
            list(map(worth, at.move.split()[1:])) == [12, 14, 2] and at.now["begins"] == 1
        ),
        "in-vain": lambda at: at.now["scores"][2] == -25 and "buy.fail" in at.rules,
        "below": lambda at: (
            at.now["scores"][0] == -39
            and len(at.now["hands"][0]) == 12
            and [node.ply for node in at.behind if "buy.fail" in At(node).rules] == [7, 14, 21]
            and all(at.behind[ply].parent.state.on_turn == 0 for ply in (14, 21))
            and not any(node.parent.state.on_turn == 0 for node in at.behind[15:18])
        ),
        "bridge": lambda at: (
            at.points("score.bridge") == 40
            and at.points("score.value") == 7
            and at.now["scores"][0] == max(at.now["scores"])
        ),
        "seven": lambda at: at.points() == 7 and "score.bridge" not in at.rules,
        "bell": lambda at: (
            "end.bell" in at.rules
            and at.now["bell"] == 2
            and at.now["begins"] == 1
            and len(at.ahead) == 1
            and at.ahead[0].parent.state.on_turn == 0
        ),
        "end": lambda at: (
            at.points("end.equal-turns") == 25 + 23
            and sum(at.held) == 23
            and at.scores[2] == 99
            and all(at.instead(move).scores[0] < 99 for move in (at.move, *at.others[:-1]))
            and at.others[-1] == "buy"
            and winning(at) == {"score.bridge", "score.hexagon"}
        ),
    },
}

TRICOM: dict[str, dict[str, Claim]] = {
    "one-point": {
        "start": lambda at: (
            at.now["seats"][0]["score"] == 1 and {"10H", "AH", "2H"} <= set(at.tops(0))
        ),
        "duo": lambda at: at.points() == 2 and "AS" in at.tops(1) and at.move.startswith("AS>"),
        "eights": lambda at: (
            {card[:-1] for card in at.tops(1)} == {"8"} and at.points("score.quartet") == 2
        ),
        "sevens": lambda at: (
            {card[:-1] for card in at.tops(0)} == {"7"} and at.points("score.quartet") == 2
        ),
        "six": lambda at: (
            len(at.before["seats"][0]["base"][0]) == 6
            and at.points() == 4
            and at.node.parent.move.startswith("turn K")
            and at.advised == "skip"
            and "score.quartet" in at.instead("skip", "take stock", "8D>1").rules
            and set(at.instead("skip", "take stock", "8D>1").tops(0)) == {"8D", "9D", "10D", "AD"}
        ),
        "jack": lambda at: (
            len(at.before["seats"][1]["base"][1]) == 3
            and at.points() == 1
            and at.now["seats"][1]["stock"] == []
            and at.now["seats"][1]["base"][1] == []
        ),
        "other-end": lambda at: at.scores == [25, 26],
        "end": lambda at: (
            at.scores == [26, 25]
            and at.points("score.trio") == 1
            and at.node.events[-2].points == -3
        ),
    },
    "quartets": {
        "start": lambda at: counted(at.ahead, "score.quartet") == 4,
        "nines": lambda at: (
            {card[:-1] for card in at.tops(1)} == {"9"}
            and at.points("score.quartet") == 2
            and counted(at.behind[:-1], "score.trio") > 0
        ),
        "trio": lambda at: (
            at.points() == 1
            and [card[:-1] for card in at.tops(1)].count("9") == 3
            and at.before["seats"][1]["base"][0][-1] == "9S"
        ),
        "hearts": lambda at: (
            set(at.tops(1)) == {"2H", "3H", "4H", "5H"} and "score.quartet" in at.rules
        ),
        "five": lambda at: len(at.before["seats"][1]["base"][1]) == 5 and at.points() == 3,
        "ace": lambda at: (
            set(at.tops(0)) == {"8D", "9D", "10D", "AD"}
            and counted(at.behind, "score.quartet") == 3
        ),
        "two": lambda at: (
            set(at.tops(0)) == {"9D", "10D", "AD", "2D"}
            and counted(at.behind, "score.quartet") == 4
        ),
        "end": lambda at: at.scores == [26, 13] and len(at.now["seats"][1]["reserve"]) == 7,
    },
    "reserve": {
        "start": lambda at: [seat["score"] for seat in At(at.ahead[-1]).now["seats"]] == [21, 21],
        "both": lambda at: (
            {"5C", "6C", "7C"} <= set(at.tops(0))
            and "7C" in at.tops(1)
            and at.points() == 3
            and {"score.trio", "score.duo"} <= set(at.rules)
            and at.share("4C>0") > at.share(at.move)
            and at.instead("4C>0").rules[-1] == "score.quartet"
            and {"3C", "4C", "5C", "6C"} == set(at.instead("4C>0").tops(0))
            and "7C" in at.instead("4C>0").now["seats"][0]["hand"]
        ),
        "six": lambda at: (
            at.points() == 4
            and len(at.before["seats"][0]["base"][1]) == 6
            and [seat["score"] for seat in at.now["seats"]] == [19, 15]
        ),
        "jack": lambda at: (
            len(at.before["seats"][0]["base"][2]) == 4
            and at.points("action.score") == 2
            and at.points("score.trio") == 1
            and {event.seat for event in at.node.events if event.points} == {1}
            and at.now["seats"][0]["base"][2] == ["2D"]
        ),
        "other-end": lambda at: at.scores == [20, 17],
        "stuck": lambda at: (
            len(at.others) == 3 and all(move.endswith(">r") for move in (at.move, *at.others))
        ),
        "five": lambda at: (
            len(at.now["seats"][0]["reserve"]) == 5 and at.now["seats"][0]["hand"] == []
        ),
        "end": lambda at: (
            at.scores == [16, 20]
            and [len(seat["reserve"]) for seat in at.now["seats"]] == [5, 1]
            and [seat["score"] for seat in at.now["seats"]] == [21, 21]
        ),
    },
}

CLAIMS = {"trictrac": TRICTRAC, "tricap": TRICAP, "triominos": TRIOMINOS, "tricom": TRICOM}

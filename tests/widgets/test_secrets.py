"""Nobody at the screen learns what is hidden: all that leaves the kernel, in whole games.

Two ways of looking. First everything that is synced or sent is searched for the tiles that nobody
at the screen may know. Then what is hidden is changed under the table, and not a letter of what
leaves it may differ; that also finds what gives a secret away without naming it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from tests.pages import page_board, page_panel, page_scene, send, synced, table_behind
from tests.widgets.answers import listen
from tritables import Table
from tritables.core import BadInput, BadPosition, Message
from tritables.games.triominos import GAME
from tritables.games.triominos.tiles import NUMBERS, READS, TILES
from tritables.replay.links import Seen, to_link
from tritables.table.commands import COMMANDS
from tritables.texts import say

TILE = re.compile(r"(?<!\d)(?<!\d-)([0-5]-[0-5]-[0-5])(?!-?\d)")
STATIC = ("_brings", "_esm")
"""What is the same for every deal, as a test checks; it has examples of tiles in it."""

CHANGES = ("sent", "_change", "parts")
"""What stands in a path before the names of the parts."""

Json = Any


def secrets_of(table: Table, opened: int | None) -> frozenset[str]:
    """The tiles that nobody at the screen may know, told from the position alone.

    One person among opponents knows the own hand; of several, whoever last said to be there.
    """
    position: dict[str, Any] = table.position
    people = [seat for seat, kind in enumerate(table.seats) if kind == "person"]
    known = people[0] if len(people) == 1 else opened
    hidden = set(position["pool"])
    if position["phase"] != "over":
        for seat, hand in enumerate(position["hands"]):
            if seat != known:
                hidden.update(hand)
    return frozenset(hidden)


def played(table: Table) -> tuple[frozenset[str], frozenset[str]]:
    """The tiles that moves of the line name, and those among them that were drawn as lots.

    A lot is drawn open and goes back, a placed tile may be taken back: the sheet still tells.
    """
    moves = [node.move for node in table_behind(table).session.history.line]
    lots = [tile for move in moves if move.startswith("lots") for tile in move.split()[1:]]
    placed = [READS[move.partition("@")[0]][0] for move in moves if "@" in move]
    return frozenset(lots + placed), frozenset(lots)


def texts_in(value: Json, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a value, keys too, and every list of spots, as a text; with its path."""
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield path, str(key)
            yield from texts_in(item, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        if path.endswith("spots"):
            yield path, "-".join(map(str, value))
        for item in value:
            yield from texts_in(item, path)
    elif isinstance(value, str):
        yield path, value


def tiles_in(value: Json) -> Iterator[tuple[str, str]]:
    """The tiles that are named anywhere in a value, turned or not, with the path."""
    for path, text in texts_in(value):
        for read in TILE.findall(text):
            if read in READS:
                yield path, READS[read][0]


def places_of(table: Table) -> list[str]:
    """The places on the board as it is shown."""
    shown = page_board(table)
    parts = [shown["wide"], shown["tall"], *([shown["inner"]] if shown["inner"] else [])]
    return sorted({place for part in parts for place in part["places"]})


def open_for(table: Table, seat: int | None) -> None:
    """Have a seat say that it is there."""
    table_behind(table).live.opened = seat
    table_behind(table).settle()
    table._front.refresh()


class Screen:
    """A table whose every message to the page is kept and looked through at once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.opened: int | None = None
        self.sent: list[Json] = listen(table)
        self.typed: frozenset[str] = frozenset()
        """The tiles that were typed last; a refusal may say them again."""
        self.seen = 0
        self._seq = 0
        table.send_state = self._send_state  # type: ignore[method-assign]
        self.check()

    def _send_state(self, key: Json = None) -> None:
        self.sent.append(self.table.get_state(key))

    def shown(self) -> dict[str, Json]:
        """All that a page can get: the synced state, what was sent, and the mime bundle."""
        state = self.table.get_state()
        shown = {name: value for name, value in state.items() if name not in STATIC}
        shown |= {
            "_board": page_board(self.table),
            "sent": self.sent,
            "repr": repr(self.table),
        }
        if self.seen % 9 == 0 or self.table.result is not None:  # a picture takes its time
            shown["bundle"] = dict(self.table._repr_mimebundle_()[0])
        return shown

    def check(self) -> None:
        """Look for secrets in what is shown now and was sent since the last look."""
        self._settle()
        shown = self.shown()
        hidden = secrets_of(self.table, self.opened)
        for path, tile in tiles_in(shown):
            assert tile not in hidden or tile in self._excused(path), f"{tile} in {path}"
        self.sent.clear()
        self.seen += 1

    def _excused(self, path: str) -> frozenset[str]:
        """What is hidden now but known, and may be named in this part of what is shown."""
        moves, lots = played(self.table)
        # A change names the part as the whole does.
        steps = [step for step in path.split(".") if step not in CHANGES]
        if "sheet" in steps[:3]:
            return moves
        if "picture" in steps[:3]:  # a worked example, which knows nothing of this table
            return frozenset(TILES)
        if "verdict" in steps[:5]:
            return self.typed
        return lots if self.table.position["phase"] in ("lots", "shuffle") else frozenset()

    def _settle(self) -> None:
        """Whoever was there leaves when another person is to act."""
        people = [seat for seat, kind in enumerate(self.table.seats) if kind == "person"]
        turn = self.table.state.on_turn
        if len(people) > 1 and turn in people and turn != self.opened:
            self.opened = None

    def ask(self, kind: str, **args: object) -> bool:
        self._seq += 1
        intent = {"view": "test", "seq": self._seq, "kind": kind, **args}
        acting = self.table.state.to_act
        if "move" in args:
            self.typed = frozenset(tile for _, tile in tiles_in(args["move"]))
        send(self.table, intent)
        [answer] = [sent for sent in self.sent if sent.get("kind") == "reply"]
        if kind == "open" and answer["ok"]:
            assert isinstance(acting, int)
            self.opened = acting
        self.check()
        assert page_panel(self.table)["fault"] is None
        return bool(answer["ok"])

    @property
    def refusal(self) -> Json:
        return page_panel(self.table)["verdict"]

    def told(self) -> tuple[Json, Json]:
        """What a refused intent answers: rule and words."""
        return self.refusal["rule"], self.refusal["text"]


def play_on(screen: Screen, rng: Random, longest: int = 500) -> None:
    """Play to the end of a round by intents: draws, curtains, gestures, typing, leafing."""
    table = screen.table
    for _ in range(longest):
        if table.result is not None:
            return
        if table_behind(table).session.is_automatic():
            table.advance()
            screen.check()
        elif table.state.to_act == "chance":
            assert screen.ask("draw")
        elif page_panel(table)["curtain"] is not None:
            assert screen.ask("open")
        else:
            by_hand(screen, rng)
    raise AssertionError("a round ends")


def by_hand(screen: Screen, rng: Random) -> None:
    """A person moves: tries what is wrong at times, takes back at times, mostly plays."""
    table, scene = screen.table, page_scene(screen.table)
    chance = rng.random()
    if chance < 0.12:
        slots = [piece["place"] for piece in scene["pieces"] if piece["place"].startswith("rack")]
        cells = [place for place in places_of(table) if "," in place]
        screen.ask("attempt", **{"from": rng.choice(slots), "to": rng.choice(cells), "turn": 1})
    elif chance < 0.2:
        screen.ask("type", move=rng.choice((f"{rng.choice(list(READS))}@1,0", "pass", "buy")))
    elif chance < 0.24:
        screen.ask("undo")
        screen.ask("redo")
    else:
        ways = [way["move"] for way in scene["ways"]]
        ways += [action["move"] for action in scene["actions"]]
        assert sorted(ways) == sorted(table.legal)
        rng.shuffle(ways)
        best = min(ways, key=lambda move: "@" not in move)
        assert screen.ask("type", move=best if rng.random() < 0.8 else ways[0])


SEATINGS = {
    "one person": ["person", "greedy", "random"],
    "one person in the middle": ["greedy", "person"],
    "three persons": ["person", "person", "person"],
    "two persons and an opponent": ["person", "greedy", "person"],
    "only opponents": ["greedy", "random"],
}
SAMPLE = ("one person", "two persons and an opponent")
"""Who stand for the others where a whole game is played."""
SEATED = [
    pytest.param(seats, id=name, marks=[] if name in SAMPLE else pytest.mark.full)
    for name, seats in SEATINGS.items()
]


@pytest.mark.parametrize("seats", SEATED)
def test_a_whole_game_shows_no_tile_that_is_hidden(seats: list[str]) -> None:
    screen = Screen(Table("triominos", seats=seats, seed=len(seats) * 7, lang="nl"))
    play_on(screen, Random(5))
    assert screen.seen > 30
    # At the end all hands are open, since their tiles are counted.
    position: dict[str, Any] = screen.table.position
    held = {tile for hand in position["hands"] for tile in hand}
    shown = {tile for _, tile in tiles_in(screen.shown())}
    assert held <= shown
    assert not shown & set(position["pool"]) - played(screen.table)[1]


def test_the_search_finds_what_is_shown() -> None:
    """The search itself: with everything revealed it does find the hidden tiles."""
    screen = Screen(Table("triominos", seats=["person", "greedy"], seed=3))
    hidden = secrets_of(screen.table, None)
    screen.table.reveal = True
    with pytest.raises(AssertionError, match=r"_whole\.scene"):
        screen.check()
    assert {tile for _, tile in tiles_in(screen.shown())} >= {
        *screen.table.position["hands"][1]  # type: ignore[call-overload,index]
    }
    assert hidden >= set(screen.table.position["hands"][1])  # type: ignore[call-overload,index]


def test_a_person_sees_the_own_hand_and_backs_elsewhere() -> None:
    screen = Screen(Table("triominos", seats=["greedy", "person", "greedy"], seed=3))
    pieces = page_scene(screen.table)["pieces"]
    shown = [piece["kind"] for piece in pieces if piece["place"].startswith("rack1.")]
    assert shown == [f"tile {tile}" for tile in screen.table.position["hands"][1]]  # type: ignore[call-overload,index]
    backs = [piece for piece in pieces if piece["place"].startswith(("rack0.", "rack2.", "pool"))]
    assert {piece["kind"] for piece in backs} == {"back", "pool"}
    count = str(len(screen.table.position["pool"]))  # type: ignore[arg-type]
    assert [piece["spots"] for piece in backs if "spots" in piece] == [[count]]


def test_what_is_not_searched_is_the_same_for_every_deal() -> None:
    one, other = (Table("triominos", seed=seed) for seed in (1, 2))
    assert one.get_state("_esm") == other.get_state("_esm")
    assert synced(one, "_keys") == synced(other, "_keys")


def test_the_position_stays_in_the_kernel() -> None:
    table = Table("triominos", seed=1)
    assert {"position", "seats", "reveal"}.isdisjoint(table.keys)
    assert {"_whole", "_change", *STATIC} <= set(table.keys)


# What is hidden is changed under the table.


def other_deal(table: Table, opened: int | None, rng: Random) -> dict[str, Any] | None:
    """The position with its hidden tiles mixed anew; None where such a one cannot be."""
    position: dict[str, Any] = json.loads(json.dumps(table.position))
    hidden = [tile for tile in TILES if tile in secrets_of(table, opened)]
    rng.shuffle(hidden)
    position["pool"] = [hidden.pop() for _ in position["pool"]]
    people = [seat for seat, kind in enumerate(table.seats) if kind == "person"]
    known = people[0] if len(people) == 1 else opened
    for seat, hand in enumerate(position["hands"]):
        if seat != known and position["phase"] != "over":
            position["hands"][seat] = [hidden.pop() for _ in hand]
    try:
        GAME.read(position)
    except BadPosition:
        return None
    return position


PROBES: list[dict[str, object]] = [
    *({"kind": "type", "move": f"{tile}@0,0"} for tile in ("0-0-0", "1-2-3", "5-5-5")),
    *({"kind": "type", "move": f"{tile}@1,0"} for tile in ("0-0-1", "3-4-5", "2-2-5", "?-?-?")),
    *({"kind": "type", "move": move} for move in ("buy", "pass", "timeout", "", "?", "x")),
    {"kind": "type", "move": "lots 0-0-0 0-0-1"},
    {"kind": "type", "move": "lots 1-2-3 4-5-5 0-3-3"},
    {"kind": "type", "move": "lots"},
    {"kind": "type", "move": "shuffle " + " ".join(TILES[:40])},
    {"kind": "type", "move": "shuffle " + " ".join(TILES[:30])},
    {"kind": "type", "move": "shuffle"},
    *(
        {"kind": "attempt", "from": source, "to": target, "turn": 1}
        for source in ("rack0.0", "rack1.0", "rack2.1", "pool", "rack1", "0,0")
        for target in ("0,0", "1,0", "pool", "rack0", "rack1.0")
        if source != target  # which asks for nothing
    ),
    {"kind": "set", "faces": ["0-0-0"]},
    {"kind": "set", "faces": []},
]


def may_move(screen: Screen) -> bool:
    """Whether somebody at the screen is to act and sees the hand that it is about."""
    table = screen.table
    people = [seat for seat, kind in enumerate(table.seats) if kind == "person"]
    known = people[0] if len(people) == 1 else screen.opened
    return known is not None and table.state.to_act == known


def twins(screen: Screen, rng: Random) -> tuple[Table, Table] | None:
    """Two tables as this one, of which only the hidden tiles differ."""
    position = other_deal(screen.table, screen.opened, rng)
    if position is None:
        return None
    made = []
    for start in (screen.table.position, position):
        table = Table("triominos", seats=screen.table.seats, position=start, seed=1, paused=True)
        if screen.opened is not None:
            open_for(table, screen.opened)
        made.append(table)
    return made[0], made[1]


def all_of(table: Table) -> str:
    state = table.get_state()
    data, _ = table._repr_mimebundle_()
    bundle = {kind: text for kind, text in dict(data).items() if "widget" not in kind}
    shown = {name: value for name, value in state.items() if name not in (*STATIC, "layout")}
    text = json.dumps([shown, bundle, repr(table)], default=str, sort_keys=True)
    return re.sub(r"(id=\\\"|href=\\\"#|url\(#)[\w-]+", "", text)


@pytest.mark.parametrize("seats", SEATED)
def test_what_leaves_the_kernel_does_not_depend_on_what_is_hidden(seats: list[str]) -> None:
    rng = Random(11)
    screen = Screen(Table("triominos", seats=seats, seed=21))
    compared = 0
    while screen.table.result is None:
        one_move(screen, rng)
        both = twins(screen, rng) if rng.random() < 0.35 else None
        if both is None:
            continue
        one, other = both
        if screen.table.result is None and secrets_of(one, screen.opened):
            assert one.position != other.position or len(secrets_of(one, screen.opened)) < 3
        assert all_of(one) == all_of(other)
        if not may_move(screen):
            probe(one, other, rng.sample(PROBES, 14))
            compared += 1
    assert compared > 2


def one_move(screen: Screen, rng: Random) -> None:
    """The next thing that happens at a table."""
    table = screen.table
    if table_behind(table).session.is_automatic():
        table.advance()
        screen.check()
    elif table.state.to_act == "chance":
        screen.ask("draw")
    elif page_panel(table)["curtain"] is not None and rng.random() < 0.5:
        screen.ask("open")
    elif page_panel(table)["curtain"] is None:
        screen.ask("type", move=rng.choice(table.legal))


def probe(one: Table, other: Table, intents: list[dict[str, object]]) -> None:
    """Try everything that somebody who may not see might try: it is refused in the same words."""
    for seq, intent in enumerate(intents):
        answers = []
        for table in (one, other):
            sent = listen(table)
            before = table.position
            send(table, {"view": "v", "seq": seq, **intent})
            assert [answer["ok"] for answer in sent] == [False], intent
            assert table.position == before
            answers.append((sent, page_panel(table)["verdict"]))
        assert answers[0] == answers[1], intent
        assert answers[0][1] is not None
        assert answers[0][1]["nearest"] == []
        if one.state.to_act not in ("chance", None):
            assert answers[0][1]["rule"] is None
            assert answers[0][1]["places"] == []
    assert all_of(one) == all_of(other)


# What exactly is refused.


def opponents_turn(**traits: Any) -> Screen:
    """One person among opponents, in the turn of an opponent."""
    screen = Screen(Table("triominos", seats=["person", "greedy"], seed=2))
    rng = Random(1)
    while not (screen.table.state.to_act == 1 and screen.table.state.on_turn == 1):
        one_move(screen, rng)
    for name, value in traits.items():
        setattr(screen.table, name, value)
    return screen


def test_hands_do_not_move_for_an_opponent() -> None:
    screen = opponents_turn()
    told = set()
    for move in (screen.table.legal[0], "0-0-0@9,9", "buy", "pass", "nonsense"):
        assert not screen.ask("type", move=move)
        told.add(screen.told())
    assert len(told) == 1


def test_nor_while_the_table_waits() -> None:
    screen = opponents_turn(paused=True)
    told = set()
    for move in (screen.table.legal[0], "0-0-0@9,9", "buy", "pass", "nonsense", "timeout"):
        assert not screen.ask("type", move=move)
        told.add(screen.told())
    for target in sorted(place for place in places_of(screen.table) if "," in place):
        assert not screen.ask("attempt", **{"from": "rack1.0", "to": target, "turn": 0})
        told.add(screen.told())
    assert len(told) == 1
    assert screen.ask("choose", name="paused", value=False)
    screen.table.advance()
    screen.check()


def test_nobody_draws_lots_or_shuffles_by_hand() -> None:
    screen = Screen(Table("triominos", seats=["person", "greedy"], seed=2))
    pool: list[str] = screen.table.position["pool"]  # type: ignore[assignment]
    hand: list[str] = screen.table.position["hands"][1]  # type: ignore[index,assignment]
    told = set()
    for lots in (pool[:2], hand[:2], pool[:1], ["?", "x"], []):
        assert not screen.ask("type", move=" ".join(("lots", *lots)))
        told.add(screen.told())
    assert screen.ask("draw")
    while screen.table.position["phase"] == "lots":
        assert screen.ask("draw")
    if not table_behind(screen.table).session.is_automatic():
        for order in (pool, sorted(pool), hand):
            assert not screen.ask("type", move=" ".join(("shuffle", *order)))
            told.add(screen.told())
    assert len(told) <= 2
    assert screen.table.record["moves"][0].startswith("lots ")  # type: ignore[index]


def test_behind_the_curtain_nothing_is_tried() -> None:
    screen = Screen(Table("triominos", seats=["person"] * 3, seed=4))
    while page_panel(screen.table)["curtain"] is None:
        assert screen.ask("draw")
    seat = screen.table.state.to_act
    told = set()
    for move in (screen.table.legal[0], "buy", "pass", "0-0-0@0,0", "lots"):
        assert not screen.ask("type", move=move)
        told.add(screen.told())
    assert not screen.ask("attempt", **{"from": f"rack{seat}.0", "to": "0,0", "turn": 0})
    told.add(screen.told())
    assert told == {(None, say(Message("bad-curtain"), "en"))}
    assert page_scene(screen.table)["ways"] == []
    assert screen.ask("open")
    assert page_scene(screen.table)["ways"]
    assert page_panel(screen.table)["curtain"] is None
    assert not screen.ask("open")


def test_the_screen_is_passed_on_and_the_hand_before_is_hidden_again() -> None:
    screen = Screen(Table("triominos", seats=["person"] * 3, seed=4))
    while page_panel(screen.table)["curtain"] is None:
        screen.ask("draw")
    screen.ask("open")
    seat = int(screen.table.state.to_act or 0)
    assert screen.ask("type", move=screen.table.legal[0])
    assert page_panel(screen.table)["curtain"]["seat"] == (seat + 1) % 3
    kinds = {
        piece["kind"]
        for piece in page_scene(screen.table)["pieces"]
        if piece["place"].startswith("rack")
    }
    assert kinds == {"back"}
    assert screen.ask("undo")
    assert page_panel(screen.table)["curtain"]["seat"] == seat
    assert {way["from"] for way in page_scene(screen.table)["ways"]} == set()


def test_when_a_curtain_falls_then_the_nearest_moves_are_not_shown() -> None:
    screen = Screen(Table("triominos", seats=["person", "greedy"], seed=4))
    rng = Random(1)
    while not (screen.table.state.to_act == 0 and len(page_scene(screen.table)["ways"]) > 1):
        one_move(screen, rng)
    text = page_scene(screen.table)["ways"][0]["move"].partition("@")[0]
    assert not screen.ask("type", move=f"{text}@90,90")
    assert screen.refusal["nearest"]
    assert screen.ask("seat", seat=1, by="person")
    assert page_panel(screen.table)["curtain"]["seat"] == 0
    assert not (screen.refusal or {"nearest": []})["nearest"]


def test_only_opponents_show_only_backs() -> None:
    screen = Screen(Table("triominos", seats=["greedy", "greedy"], seed=6))
    for _ in range(12):
        screen.table.advance()
        screen.check()
        assert page_scene(screen.table)["ways"] == page_scene(screen.table)["actions"] == []
        assert page_scene(screen.table)["hint"] is None


def test_what_was_bought_is_seen_by_its_owner_alone() -> None:
    for kinds, shown in ((["person", "greedy"], True), (["greedy", "person"], False)):
        screen = Screen(Table("triominos", seats=kinds, seed=2, paused=True))
        while screen.table.state.phase != "play":
            screen.table.draw()
        while screen.table.state.to_act != 0 or not screen.table.state.table:
            placing = [move for move in screen.table.legal if "@" in move]
            screen.table.play((placing or list(screen.table.legal))[0])
        bought = screen.table.position["pool"][0]  # type: ignore[index]
        screen.sent.clear()
        screen.table.play("buy")
        screen.check()
        last = page_scene(screen.table)["pieces"]
        newest = next(piece for piece in last if piece.get("came") == "pool")
        assert newest["kind"] == (f"tile {bought}" if shown else "back")
        assert ("spots" in newest) == shown


# Everything revealed.


@pytest.mark.parametrize("seats", SEATINGS.values(), ids=list(SEATINGS))
def test_reveal_shows_every_hand_and_hides_them_again(seats: list[str]) -> None:
    screen = Screen(Table("triominos", seats=seats, seed=9))
    table = screen.table
    send(table, {"view": "v", "seq": 1, "kind": "choose", "name": "reveal", "value": True})
    assert table.reveal
    pieces = {piece["kind"] for piece in page_scene(table)["pieces"]}
    everything = {f"tile {tile}" for hand in table.position["hands"] for tile in hand}  # type: ignore[union-attr]
    assert everything <= pieces
    assert "back" not in pieces
    assert page_panel(table)["curtain"] is None
    screen.sent.clear()
    assert screen.ask("choose", name="reveal", value=False)
    assert "back" in {piece["kind"] for piece in page_scene(table)["pieces"]}


def test_with_everything_revealed_a_person_may_move_for_all() -> None:
    table = Table("triominos", seats=["person"] * 3, seed=9, reveal=True)
    while table.state.phase != "play":
        table.draw()
    for _ in range(6):
        assert page_panel(table)["curtain"] is None
        ways = {way["move"] for way in page_scene(table)["ways"]}
        assert ways == {move for move in table.legal if "@" in move}
        table.play(table.legal[0])


def test_a_game_without_secrets_has_nothing_to_reveal() -> None:
    assert page_panel(Table("trictrac", seed=1))["reveal"] is None
    assert page_panel(Table("triominos", seed=1))["reveal"] is False


# Whatever is sent.


def test_no_intent_brings_a_secret_to_light() -> None:
    rng = Random(3)
    screen = Screen(Table("triominos", seats=["person", "greedy", "person"], seed=5))
    places = ["pool", "0,0", "1,0", "-1,0", *(f"rack{seat}.{nth}" for seat in range(3)
              for nth in range(3))]  # fmt: skip
    values: dict[str, list[object]] = {
        "from": list(places),
        "to": list(places),
        "turn": [0, 1, 2],
        "move": ["buy", "pass", "timeout", *(f"{tile}@0,0" for tile in NUMBERS)],
        "faces": [[], ["0-0-0"]],
        "ply": [0, 1, 2, 3, 5],
        "name": ["lang", "flipped", "speed", "paused", "forced", "theme"],
        "value": ["nl", "fr", "en", True, False, "fast", "dark"],
        "place": list(places),
        "choice": [0, 1],
        "step": [0, 1],
        "chapter": [0, 1],
        "saved": [{}, {"format": "tritables-sitting/1"}],
        "rule": [rule.id for rule in GAME.rules],
        "rules": [None, ["place.match"], ["score.bridge"]],
        "level": [1, 2, 3],
        "link": ["1abc", to_link(Seen(screen.table.state.view(None)))],
        "sure": [True, False],
        "shape": ["wide", "tall"],
        "theme": ["light", "dark"],
        "tokens": [[], ["0" * 32]],
        "fresh": ["1" * 32],
        "nth": [0],
        "copies": [True, False],
        "form": ["text", "link"],
        "aim": ["event move.hit"],
        "task": [None],
        "on": [True, False],
        "what": ["score"],
        "way": ["back", "on"],
        "node": [0, 4],
        "at": [None, 2],
        "branch": [None, 0],
        "by": ["greedy"],
        "whole": [True, False],
        "comment": [None, "so"],
        "called": [None, "so"],
        "sees": ["all", "0"],
        "plan": [None, [], [{"rule": "throw.normal", "way": "alone"}]],
        "count": [None, 3],
    }
    kinds = sorted(set(COMMANDS) - {"new", "next", "seat"})
    for _ in range(250):
        if (
            table_behind(screen.table).session.is_automatic()
            and not table_behind(screen.table).waits
        ):
            screen.table.advance()
            screen.check()
            continue
        if page_panel(screen.table)["curtain"] is None and rng.random() < 0.3 and may_move(screen):
            screen.ask("type", move=rng.choice(screen.table.legal))
            continue
        kind = rng.choice(kinds)
        screen.ask(kind, **{name: rng.choice(values[name]) for name in COMMANDS[kind].fields})
    assert screen.seen > 200


def test_a_new_round_is_dealt_behind_the_curtain() -> None:
    screen = Screen(Table("triominos", seats=["person"] * 3, seed=4, options={"target": 100_000}))
    play_on(screen, Random(2))
    screen.opened = None
    assert screen.ask("next")


def test_a_seat_that_an_opponent_takes_is_hidden() -> None:
    screen = Screen(Table("triominos", seats=["person"] * 3, seed=4, paused=True))
    while page_panel(screen.table)["curtain"] is None:
        screen.ask("draw")
    screen.ask("open")
    seat = screen.table.state.to_act
    screen.opened = None
    screen.ask("seat", seat=seat, by="greedy")


def test_a_refusal_does_not_stay_when_the_curtain_falls() -> None:
    screen = Screen(Table("triominos", seats=["person", "greedy"], seed=4))
    while not (screen.table.state.to_act == 0 and screen.table.state.table):  # type: ignore[attr-defined]
        one_move(screen, Random(1))
    for cell in sorted(place for place in places_of(screen.table) if "," in place):
        if not screen.ask("attempt", **{"from": "rack0.0", "to": cell, "turn": 0}):
            break
    screen.ask("seat", seat=1, by="person")
    assert screen.refusal is None


def test_a_forced_move_waits_behind_the_curtain() -> None:
    table = Table("triominos", seats=["person"] * 2, seed=4, forced=True)
    table.draw()
    table.draw()
    assert page_panel(table)["curtain"] is not None
    with pytest.raises(BadInput):
        table.advance()

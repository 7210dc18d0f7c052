"""The table as it is drawn: held to the battery, seat by seat, and to what the rules show."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest

from tests.games import battery
from tests.games.tricap.tables import TABLES, at, play, random_game, shuffled
from tests.games.tricap.test_hidden import dealt_anew, named, secrets
from tests.samples import some
from tests.validators import check
from tritables import IllegalMove, Verdict
from tritables.core import LastMove
from tritables.core.picture import SHAPES, Box, Look, Picture
from tritables.games.tricap import GAME
from tritables.games.tricap.chances import chances, unseen_cards
from tritables.games.tricap.state import TriCapState
from tritables.scene.compose import board_of, scene_of
from tritables.scene.sheets import THEMES
from tritables.scene.still import still
from tritables.texts import LANGUAGES, say

SEATS = pytest.mark.parametrize("seats", some(range(2, 7), 3))


def walk(seats: int, seed: int = 3) -> battery.Walk:
    options = {"redraw": ("late", "early")[seats % 2]}
    return battery.walk(GAME, GAME.new(seats, options, seed), battery.by_seed(seed))


def picture(state: TriCapState, seat: int | None = None, last: LastMove | None = None) -> Picture:
    return GAME.picture(state, last, Look(seat))


def label(state: TriCapState, place: str, seat: int | None = None, lang: str = "en") -> str:
    return say(dict(picture(state, seat).labels)[place], lang)


def hint(state: TriCapState, seat: int | None = None) -> str:
    found = picture(state, seat).hint
    return "" if found is None else say(found[1], "en")


def box_of(state: TriCapState, place: str, shape: Any = "wide", seat: int | None = None) -> Box:
    places = GAME.layout(state, shape, Look(seat)).places
    return next(found.box for found in places if found.id == place)


# What every game keeps.


@SEATS
def test_pictures_lie_on_the_layout(seats: int) -> None:
    walked = walk(seats)
    for index in (*range(0, len(walked.states), 9), len(walked.moves)):
        battery.check_picture(GAME, walked.states[index], walked.last(index))


@SEATS
def test_layouts_and_sheets(seats: int) -> None:
    walked = walk(seats)
    battery.check_sheet(walked)
    for state in walked.states[::9]:
        battery.check_layout(GAME, state)
        battery.check_layout(GAME, state.view(0))


@SEATS
def test_nobody_sees_what_is_hidden(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(battery.SECRETS, GAME.name, secrets)
    for state in walk(seats).states[::9]:
        battery.check_secrets(GAME, state)


@SEATS
def test_scenes_fit_the_schema_and_can_be_drawn(seats: int) -> None:
    walked = walk(seats)
    for index in range(0, len(walked.states), 25):
        state = walked.states[index]
        for look in (Look(), Look(seat=1)):
            for view in (state, state.view(look.seat)):
                board = board_of(GAME, view, look)
                check("scene", board, "Board")
                for lang in LANGUAGES:
                    last = walked.last(index)
                    scene = scene_of(GAME, view, lang=lang, look=look, last=last)
                    check("scene", scene, "Scene")
                for shape in SHAPES:
                    assert still(board, scene, shape=shape, theme=THEMES[index % 2])


# What is hidden.


@pytest.mark.parametrize(("seats", "redraw"), some(TABLES, 3))
def test_scenes_name_no_hidden_card(seats: int, redraw: str) -> None:
    for before, move, log, after in random_game(seats, redraw, 21)[::3]:
        last = LastMove(before, move, tuple(log))
        for seat in (None, 0, seats - 1):
            scene = scene_of(GAME, after.view(seat), last=last, look=Look(seat or 0))
            # A piece writes a card as its rank and suit; its kind has both.
            assert named(repr(scene)).isdisjoint(secrets(after, seat))


@pytest.mark.parametrize(("seats", "redraw"), some(TABLES, 3))
def test_what_is_hidden_changes_no_picture(seats: int, redraw: str) -> None:
    rng = Random(22)
    for state, _, _, _ in random_game(seats, redraw, 22)[::9]:
        for seat in (None, *range(seats)):
            other = dealt_anew(state, seat, rng)
            for look in (Look(), Look(seat), Look(0)):
                assert GAME.picture(state.view(seat), None, look) == GAME.picture(
                    other.view(seat), None, look
                )


def test_a_laid_card_lies_face_down_until_all_have_laid() -> None:
    state = at("lay", "4D JH 9C", "2S KC 6H", "8S 5C QD", deck="10C")
    state = play(state, "lay 9C", "lay KC")
    for seat in (None, 0, 1, 2):
        active = {p.place: p for p in picture(state.view(seat), 2).pieces if "active" in p.place}
        assert {place: piece.art for place, piece in active.items()} == {
            "active0": "back-0",
            "active1": "back-0",
        }
        kinds = [active["active0"].kind, active["active1"].kind]
        assert kinds == [("card 9C" if seat == 0 else "back"), ("card KC" if seat == 1 else "back")]
    turned = picture(play(state, "lay 5C").view(1), 1).pieces
    faces = {piece.place: piece.art for piece in turned if "active" in piece.place}
    assert faces == {"active0": "card-C", "active1": "card-C", "active2": "card-C"}


def test_when_a_viewer_is_not_on_turn_then_nothing_is_offered() -> None:
    state = at("capture", "2D 3D/9S", "6H 4S/4C", centre="KD 10S")
    actions = picture(state.view(0), 0).actions
    assert [(action.move, action.costs) for action in actions] == [("take", False), ("pass", True)]
    waiting = picture(state.view(1), 1)
    assert (waiting.actions, waiting.ways, waiting.touches, waiting.hint) == ((), (), (), None)
    assert picture(state, 1).actions, "who sees everything may move for all"


# Where things are.


def test_the_seat_in_front_is_at_the_bottom() -> None:
    state = GAME.new(6, seed=1)
    for shape in SHAPES:
        for front in range(6):
            low = box_of(state, f"hand{front}.0", shape, front)
            for seat in {*range(6)} - {front}:
                other = box_of(state, f"hand{seat}.0", shape, front)
                assert other.y + other.h < box_of(state, "centre", shape, front).y
                assert other.w < low.w
            row = [box_of(state, f"active{(front + nth) % 6}", shape, front) for nth in range(1, 6)]
            assert sorted(row, key=lambda box: (box.y, box.x)) == row, "clockwise"


def test_boxes_of_a_table_do_not_overlap() -> None:
    for seats in range(2, 7):
        state = GAME.new(seats, seed=1)
        for shape in SHAPES:
            layout = GAME.layout(state, shape, Look(0))
            boxes = [place.box for place in layout.places if place.walk]
            for nth, one in enumerate(boxes):
                for other in boxes[:nth]:
                    aside = one.x + one.w <= other.x or other.x + other.w <= one.x
                    assert aside or one.y + one.h <= other.y or other.y + other.h <= one.y


def test_who_is_adjacent_steps_forward() -> None:
    state = at("centre", "3C 6D/9H", "QS 4C/JS", "7D 2C/AD", "KH 5D/10C", "6S 3H/8S", deck="10H")
    shown = state.play("centre 10H")
    for shape in SHAPES:
        moved = {
            seat
            for seat in range(5)
            if box_of(state, f"active{seat}", shape, 0) != box_of(shown, f"active{seat}", shape, 0)
        }
        assert moved == {0, 1, 2}
    near = [piece.spots[0] for piece in picture(shown, 0).pieces if piece.kind.startswith("near")]
    assert near == ["9", "J", "A"]
    assert label(shown, "active1", 0) == "Active card of player 2: J♠, a neighbour"
    after = shown.play(shuffled(shown))
    assert all(
        box_of(after, f"active{seat}", "wide", 0) == box_of(state, f"active{seat}", "wide", 0)
        for seat in range(5)
    )


def test_a_last_tricap_is_still_seen_at_the_end() -> None:
    start: Any = GAME.example("end-tricap").position
    end = start.play("centre 10S")
    assert end.phase == "over"
    for seat, forward in enumerate((True, True, False)):
        moved = box_of(start, f"active{seat}", seat=0) != box_of(end, f"active{seat}", seat=0)
        assert moved == forward


def test_a_pile_shows_the_corners_of_what_lies_below() -> None:
    state = at("capture", "2D 3D/9S", "6H 4S/4C", centre="KD 5S 7H 2C QC 3S 10S")
    pile = [piece for piece in picture(state).pieces if piece.place == "centre"]
    cards = [piece for piece in pile if piece.kind.startswith("card")]
    assert [piece.kind for piece in cards] == [f"card {c}" for c in ("7H", "2C", "QC", "3S", "10S")]
    for below, above in pairwise(cards):
        assert above.wide.x - below.wide.x >= 0.4 * above.wide.w
    assert [piece.spots for piece in pile if piece.kind == "badge"] == [("7",)]
    assert pile[-1] == cards[-1], "the card that one takes in hand"


def test_piles_say_how_many_they_are() -> None:
    state = at("capture", "2D 3D/9S/5H 6H 7H", "6S 4S/4C", centre="KD 10S")
    backs = [one for one in picture(state).pieces if one.art == "back-0" and one.spots]
    spots = {piece.place: piece.spots[0] for piece in backs}
    assert spots == {"deck": str(len(state.deck)), "captured0": "3"}
    assert picture(state).scores == (3, 0)


def test_when_a_card_moves_then_it_comes_from_its_place_before() -> None:
    def came(state: TriCapState, move: str, front: int) -> dict[str, str | None]:
        after = state.play(move)
        last = LastMove(state, move, ())
        pieces = picture(after.view(front), front, last).pieces
        return {
            piece.kind: piece.came for piece in pieces if piece.came and "back" not in piece.kind
        }

    state = at("centre", "2D 3D/9S", "6S 4S/4C", deck="10S")
    assert came(state, "centre 10S", 0) == {"card 10S": "deck"}
    state = at("replace", "2D 3D/9S", "6S 4S", deck="10S")
    assert came(state, "lay 4S", 0) == {"card 4S": "hand1.0"}
    state = at("draw", "2D 3D/9S", "", deck="10S 5H 7C")
    assert came(state, "draw 1: 10S 5H 7C", 1) == dict.fromkeys(
        ("card 10S", "card 5H", "card 7C"), "deck"
    )
    assert came(state, "draw 1: 10S 5H 7C", 0) == {}


# What may be done, and what is refused.


def test_gestures_are_moves() -> None:
    state = at("capture", "2D 3D/9S", "6H 4S/4C", centre="KD 10S")
    for source, target in (
        ("centre", "captured0"),
        ("centre", "active0"),
        ("active0", "centre"),
        ("active0", "captured0"),
    ):
        assert GAME.attempt(state, source, target) == "take"
    assert GAME.attempt(state, "hand0.1", "active0") == "lay 3D"
    ways = picture(state).ways
    assert [(way.source, way.target) for way in ways] == [
        ("centre", "captured0"),
        ("active0", "captured0"),
    ]
    assert {(way.move, way.gains) for way in ways} == {("take", (("one.capture", 3),))}
    assert dict(picture(state).touches) == {"captured0": "take"}


REFUSED = [
    ("lay", "hand1.0", "active1", "round.lay", "only one from their own hand"),
    ("lay", "hand0.0", "active1", "round.lay", "empty place in front of player 1"),
    ("lay", "hand0.0", "centre", "round.lay", "empty place"),
    ("lay", "deck", "centre", "round.lay", "First everybody lays"),
    ("lay", "deck", "hand0.0", "round.lay", "First everybody lays"),
    ("lay", "captured0", "hand0.0", "round.lay", "stays where it is"),
    ("capture", "centre", "captured1", "one.capture", "The pile goes to player 1"),
    ("capture", "hand1.0", "active1", "one.capture", "must decide first"),
    ("capture", "deck", "centre", "one.capture", "First player 1 decides"),
    ("capture", "active1", "centre", "one.capture", "not a neighbour"),
    ("replace", "hand1.0", "active0", "one.replace", "only one from their own hand"),
    ("replace", "deck", "hand0.0", "one.replace", "still holds"),
    ("replace", "centre", "captured1", "one.replace", "already taken"),
    ("centre", "hand0.0", "active0", "round.centre", "has an active card already"),
    ("centre", "centre", "captured0", "round.centre", "nothing in the centre"),
    ("centre", "deck", "hand0.0", "round.centre", "Nobody chooses"),
    ("draw", "hand1.0", "active1", "redraw", "draws three cards first"),
    ("shuffle", "centre", "captured0", "tricap", "Nobody takes the pile"),
    ("shuffle", "hand0.0", "active0", "tricap", "shuffled first"),
    ("over", "hand0.0", "active0", "end.deck", "The game is over"),
    ("over", "active0", "centre", "end.deck", "The game is over"),
    ("over", "deck", "centre", "end.deck", "The game is over"),
]

STATES = {
    "lay": at("lay", "4D JH 9C", "2S KC 6H"),
    "capture": at("capture", "2D 3D/9S", "6H 4S/4C", centre="KD 10S"),
    "replace": at("replace", "2D 3D", "6H 4S/4C"),
    "centre": at("centre", "2D 3D/9S", "6H 4S/4C"),
    "draw": at("draw", "/", "6H 4S/4C"),
    "shuffle": at("shuffle", "2D 3D/9S", "6H 4S/JC", centre="10S"),
    "over": at("over", "2D 3D/9S", "6H 4S/4C", left=0),
}


@pytest.mark.parametrize(("phase", "source", "target", "rule", "said"), REFUSED)
def test_when_a_gesture_has_no_notation_then_it_is_refused(
    phase: str, source: str, target: str, rule: str, said: str
) -> None:
    state = STATES[phase]
    with pytest.raises(IllegalMove) as caught:
        GAME.attempt(state, source, target)
    verdict = caught.value.verdict
    assert (verdict.rule, verdict.ok) == (rule, False)
    assert said in say(verdict.message, "en")
    assert set(verdict.witnesses) <= battery.place_ids(GAME, state)
    assert set(verdict.nearest) <= set(state.legal_moves())


def attempted(state: TriCapState, source: str, target: str) -> str | Verdict:
    """The move that a gesture is, or the verdict that refuses it."""
    try:
        return GAME.attempt(state, source, target)
    except IllegalMove as refusal:
        return refusal.verdict


@pytest.mark.parametrize("phase", STATES)
def test_refused_gestures_name_no_card(phase: str) -> None:
    state = STATES[phase]
    places = battery.place_ids(GAME, state)
    found = [attempted(state, *gesture) for gesture in product(places, repeat=2)]
    for verdict in [one for one in found if isinstance(one, Verdict)]:
        assert not [lang for lang in LANGUAGES if named(say(verdict.message, lang))]
    for move in [one for one in found if isinstance(one, str)]:
        assert named(move) <= set(state.hands[state.on_turn or 0])


# What a learner may know.


def test_the_chances_of_passing_are_told_to_who_decides() -> None:
    state = at("capture", "2D 3D/9S", "6H 4S/4C", centre="KD 10S")
    found = chances(state, 0)
    assert found is not None
    text = hint(state.view(0), 0)
    assert text.startswith("Taking wins 3 cards.")
    taken, unseen, *shown = map(int, re.findall(r"\d+", text))
    assert (taken, unseen) == (3, len(unseen_cards(state.view(0))))
    chances_told = [found.lone[0], found.lone[1], found.tricap, found.none]
    assert [Fraction(one, unseen) for one in shown] == chances_told
    assert hint(state.view(1), 1) == "", "the choice is not theirs"
    assert hint(state.view(None), 0) == "", "the hand behind a curtain is not known"


def test_passing_with_an_empty_deck_ends_the_game() -> None:
    state = at("capture", "2D/9S", "6H/4C", centre="10S", left=0)
    assert "the game is over" in hint(state.view(0), 0)
    found = picture(state.view(0), 0).hint
    assert found is not None
    assert found[0] == "end.due"


def test_the_deck_tells_what_was_not_seen_yet() -> None:
    state = at("capture", "2D 3D/9S", "6H 4S/4C/2C 2H 2S 5H", centre="KD 10S")
    text = label(state.view(0), "deck", 0)
    assert "You have not seen: A\u00a0×4, 3\u00a0×3, 4\u00a0×3, 5\u00a0×3" in text
    assert "a Tricap" in label(state.view(0), "centre", 0)
    assert "not seen" not in label(state.view(None), "deck", 0)
    assert "a Tricap" not in label(state.view(None), "centre", 0)


def test_only_cards_that_the_actor_may_move_are_lifted() -> None:
    state = at("capture", "2D 3D/9S", "6H 4S/4C", centre="KD 10S")
    assert picture(state.view(0), 0).lifts == ("centre", "active0", "hand0.0", "hand0.1")
    assert picture(state.view(1), 1).lifts == ()
    assert "hand1.1" in (picture(state, 0).lifts or ()), "on an open table one may try anything"
    laying = at("lay", "2D 3D 9S", "6H 4S 4C").view(0)
    assert picture(laying, 0).lifts == ("hand0.0", "hand0.1", "hand0.2")


def test_a_deck_touched_too_early_says_why() -> None:
    for phase in ("lay", "capture", "replace"):
        assert picture(STATES[phase], 0).draws_at == "deck"
        verdict = STATES[phase].judge_draw()
        assert verdict.rule in ("round.lay", "one.capture", "one.replace")
        assert not named(say(verdict.message, "en"))


def test_who_lays_is_told_what_was_not_seen_yet() -> None:
    state = at("replace", "2D 7D/", "6H 4S/KC/2C 2H 2S 5H")
    assert hint(state.view(0), 0).startswith(
        "You have not seen yet: A\u00a0×4, 3\u00a0×4, 4\u00a0×4, 5\u00a0×3"
    )
    assert hint(state.view(1), 1) == hint(state.view(None), 0) == ""
    assert hint(at("draw", "/", "6H 4S/4C"), 0) == ""


def test_each_card_in_hand_tells_its_chance() -> None:
    state = at("replace", "2D 7D", "6H 4S/KC")
    found = chances(state, 0, "7D")
    assert found is not None
    text = label(state.view(0), "hand0.1", 0)
    unseen = len(unseen_cards(state.view(0)))
    assert f"Of the {unseen} cards you have not seen" in text
    assert f"neighbour of about {round(found.lone[0] * unseen)}," in text
    assert label(state, "hand1.0", 0) == "6♥ in the hand of player 2"
    assert label(state.view(0), "hand1.0", 0) == "A hidden card of player 2"


def test_the_end_says_whether_it_is_a_majority() -> None:
    def status(name: str) -> str:
        state: Any = GAME.example(name).position
        for move in GAME.example(name).line:
            state = state.play(move)
        assert state.result is not None
        return say(picture(state).status, "en")

    assert "more than half" in status("end-centre")
    assert "share the win" in status("end-tricap")
    nobody = at("over", "2D 3D/9S", "6H 4S/4C", left=0)
    assert say(picture(nobody).status, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_rules_have_their_words(lang: str) -> None:
    from tritables.table.views.words import words_of

    (option,) = words_of(GAME, lang)["options"]
    assert [choice["value"] for choice in option["choices"]] == ["late", "early"]
    assert len({choice["text"] for choice in option["choices"]}) == 2


def test_when_all_hands_lie_open_then_only_the_deck_is_counted_as_not_seen() -> None:
    state = at("capture", "2D 3D/9S", "6H 4S/4C", centre="KD 10S")
    deck = len(state.deck)
    taken, unseen, *shown = map(int, re.findall(r"\d+", hint(state, 0)))
    assert (taken, unseen) == (3, deck)
    assert unseen == len(unseen_cards(state.view(0))) - len(state.hands[1])
    assert sum(shown) == deck
    assert f"Of the {deck} cards you have not seen" in label(state, "centre", 0)
    told = label(state, "deck", 0).partition("You have not seen: ")[2]
    assert sum(map(int, re.findall(r"×(\d+)", told))) == deck


def test_when_somebody_else_chooses_among_open_cards_then_no_chance_is_told() -> None:
    state = at("lay", "2D 3D 9S", "6H 4S 4C")
    assert "not seen" not in label(state, "hand0.1", 0)
    assert "not seen" in label(state.view(0), "hand0.1", 0)

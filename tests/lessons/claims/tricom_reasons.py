"""What is explained about TriCom, worked out again on the board."""

from __future__ import annotations

from typing import Any

from tests.games.tricom.oracle import (
    NEIGHBOURS,
    SUITS,
    beginners,
    beside_by,
    combined,
    number,
    rank,
    slots_for,
    suit,
    tops,
)
from tests.lessons.claims.over import Holds, Said
from tests.lessons.claims.tricom import card


def cards(said: object) -> set[str]:
    return {card(one) for one in str(said).split()}


def owner(said: Said) -> dict[str, Any]:
    found: dict[str, Any] = said.now["seats"][said.player - 1]
    return found


def owner_after(said: Said) -> dict[str, Any]:
    found: dict[str, Any] = said.after["seats"][said.player - 1]
    return found


def tried_slots(said: Said) -> list[int]:
    """Where a card was to go: by the move, or by the place that was touched."""
    target = said.move.partition(">")[2] if ">" in said.move else said.place.partition(".")[2]
    return [int(target)] if target.isdigit() else []


def is_tried(said: Said) -> bool:
    """Whether the card that is named is the one that was to be placed."""
    if ">" in said.move:
        return said.move.partition(">")[0] == card(said.card)
    if not said.source:
        return True
    found: bool = said.seat_now["hand"][int(said.source.partition(".")[2])] == card(said.card)
    return found


def lying(said: Said) -> list[str]:
    """The card that lies open on the place that was touched."""
    kind, _, nth = said.place.partition(".")
    seat = said.now["seats"][int(kind[-1])]
    if kind.startswith("hand") and nth:
        return [seat["hand"][int(nth)]]
    return seat["base"][int(nth)][-1:] if kind.startswith("base") and nth else []


def worth(one: str) -> tuple[int, int]:
    """What a base card is worth for who begins."""
    return number(one), SUITS.index(suit(one))


def dealt(said: Said) -> list[list[str]]:
    """The base cards of each seat, the highest first."""
    seats = said.now["seats"]
    return [sorted(tops(seat).values(), key=worth, reverse=True) for seat in seats]


def others_than(said: Said) -> list[str]:
    """The base cards that differ from the one that was touched, which is named."""
    assert lying(said) == [card(said.card)]
    return [one for base in dealt(said) for one in base if one != card(said.card)]


def begins_with(said: Said, *, equal: bool) -> bool:
    """Whether the first card of the beginner's base in which no other base keeps up is named."""
    bases = dealt(said)
    own = bases[said.player - 1]
    rivals = [base for base in bases if base is not own]
    before = own[: own.index(card(said.card))]
    level = [base for base in rivals if base[: len(before)] == before]
    leads = all(worth(base[len(before)]) < worth(card(said.card)) for base in level)
    tied = bool(before) and bool(level)
    return beginners(bases) == [said.player - 1] and leads and tied == equal


def lies_already(said: Said) -> bool:
    """Cards that lay open in the mover's base, lie there still, and belong together."""
    named = cards(said.cards)
    open_ = [said.seat_now, said.after["seats"][said.now["on_turn"]]]
    return (
        len(named) == said.count
        and all(named <= set(tops(one).values()) for one in open_)
        and combined(list(named))
    )


def used(said: Said) -> list[str]:
    """The pile that an action card is used on."""
    at = said.move.removeprefix("use ").partition("x")[0]
    seat, _, slot = at.rpartition(":")
    found: list[str] = said.now["seats"][int(seat or said.now["on_turn"])]["base"][int(slot)]
    return found


def near(said: Said) -> list[str]:
    """The open cards beside the slot that was tried."""
    visible = tops(said.seat_now)
    return [visible[n] for slot in tried_slots(said) for n in NEIGHBOURS[slot] if n in visible]


def goes_with(said: Said) -> bool:
    """Whether the two cards would lie well side by side, and nothing lies so."""
    return (
        is_tried(said)
        and beside_by(card(said.card), card(said.top)) is not None
        and not any(beside_by(card(said.card), one) for one in near(said))
    )


def on_slot(said: Said, offsets: dict[int, int]) -> bool:
    visible = tops(said.seat_now)
    return any(visible.get(offsets[slot]) == card(said.top) for slot in tried_slots(said))


def fits_nowhere(said: Said, seat: dict[str, Any]) -> bool:
    return is_tried(said) and slots_for(seat, card(said.card)) == []


def placed(said: Said, rule: str) -> bool:
    """The card lies open where it was put, beside the other one, by that rule."""
    visible = tops(owner_after(said))
    slot = int(said.move.partition(">")[2])
    return (
        visible[slot] == card(said.card)
        and card(said.beside) in [visible.get(n) for n in NEIGHBOURS[slot]]
        and beside_by(card(said.card), card(said.beside)) == rule
    )


def lies_beside(said: Said) -> bool:
    """An allowed card and its neighbour."""
    way = {"equal": "place.equal", "suit": "place.suit-run", "ace": "place.ace-ten"}[str(said.way)]
    return card(said.beside) in near(said) and beside_by(card(said.card), card(said.beside)) == way


def together(said: Said, count: int) -> bool:
    """Cards that lie open in one base after the move, and belong together."""
    open_ = [set(tops(seat).values()) for seat in said.after["seats"]]
    named = cards(said.cards)
    return len(named) == count and any(named <= one for one in open_) and combined(list(named))


def cleared(said: Said) -> int:
    """How many cards went off a base by this move."""
    return sum(
        seat["away"] - before["away"]
        for seat, before in zip(said.after["seats"], said.now["seats"], strict=True)
    )


def duo(said: Said) -> bool:
    """The card lies open in so many bases as the words say, the player's own among them."""
    holds = [card(said.card) in tops(seat).values() for seat in said.after["seats"]]
    others = sum(holds) - 1
    return holds[said.seat] and others > 0 and said.points == (2 if len(holds) == 2 else others)


def suits_differ(said: Said) -> bool:
    return (
        action(said) == card(said.card)
        and used(said)[-1] == card(said.top)
        and suit(card(said.card)) != suit(card(said.top))
    )


def suits_agree(said: Said) -> bool:
    return (
        action(said) == card(said.card)
        and used(said)[-1] == card(said.top)
        and suit(card(said.card)) == suit(card(said.top))
    )


def action(said: Said) -> str:
    """The action card that was turned up last."""
    found: str = said.seat_now["turned"][-1]
    return found


def won(said: Said) -> bool:
    ends = [seat["score"] - len(seat["reserve"]) for seat in said.now["seats"]]
    best = max(ends)
    return (
        said.now["phase"] == "over"
        and said.score == best
        and ends.count(best) == said.count
        and (said.count > 1 or ends[said.player - 1] == best)
    )


def is_in(said: Said, name: str) -> bool:
    """Whether it is this phase of the turn of the player who is named."""
    return bool(said.now["phase"] == name and said.now["on_turn"] == said.player - 1)


def is_holding(said: Said) -> bool:
    return said.now["phase"] == "play" and said.seat_now["hand"] != []


def phase(name: str) -> Holds:
    return lambda s: s.now["phase"] == name


REASONS: dict[str, Holds] = {
    "not-part": lambda s: s.place not in s.sought and card(s.card) in lying(s),
    "only-open": lambda s: all(place.startswith("base") for place in s.sought) and not lying(s),
    "only-base": lambda s: not s.place.startswith("base") and is_tried(s),
    "only-hand": lambda s: all(place.startswith("hand") for place in s.sought),
    "verdict-gesture": lambda s: s.now["on_turn"] == s.player - 1,
    "verdict-take-first": phase("take"),
    "verdict-play-now": phase("play"),
    "verdict-fill-first": phase("fill"),
    "verdict-fill-nothing": lambda s: s.now["slot"] is None,
    "verdict-use-too-late": lambda s: s.now["phase"] in ("take", "play"),
    "verdict-use-or-skip": phase("action"),
    "verdict-turn-first": lambda s: s.now["phase"] == "turn" and s.now["on_turn"] == s.player - 1,
    "verdict-shuffle-later": lambda s: s.now["phase"] != "shuffle",
    "start-decides": lambda s: (
        begins_with(s, equal=False)
        and all(worth(one) < worth(card(s.card)) for one in others_than(s))
    ),
    "start-next": lambda s: begins_with(s, equal=True),
    "start-equal": lambda s: sum(card(s.card) in base for base in dealt(s)) > 1,
    "start-ace": lambda s: lying(s) == [card(s.card)] and rank(card(s.card)) == "A",
    "start-suit": lambda s: any(
        rank(one) == rank(card(s.card)) and worth(one) > worth(card(s.card))
        for one in others_than(s)
    ),
    "start-lower": lambda s: any(worth(one) > worth(card(s.card)) for one in others_than(s)),
    "verdict-lots-first": phase("lots"),
    "verdict-lots-untied": lambda s: (
        s.move == f"lots {s.player - 1}"
        and s.player - 1 not in beginners([[one[-1] for one in x["base"]] for x in s.now["seats"]])
    ),
    "verdict-diagonal-only": lambda s: goes_with(s) and on_slot(s, {0: 3, 1: 2, 2: 1, 3: 0}),
    "verdict-covers-only": lambda s: goes_with(s) and on_slot(s, {0: 0, 1: 1, 2: 2, 3: 3}),
    "verdict-no-neighbour": lambda s: (
        is_tried(s) and not any(beside_by(card(s.card), one) for one in near(s))
    ),
    "verdict-placeable": lambda s: (
        is_tried(s) and len(slots_for(s.seat_now, card(s.card))) == s.count > 0
    ),
    "verdict-pile-suit": suits_differ,
    "verdict-pile-small": lambda s: len(used(s)) == 1,
    "verdict-part-small": lambda s: (
        len(used(s)) == s.count < s.least == int(s.move.partition("x")[2]) + 1
    ),
    "verdict-part-other": lambda s: card(s.card) == action(s),
    "verdict-own-base-only": lambda s: card(s.card) == action(s) and action(s)[0] != "J",
    "verdict-jack-elsewhere": lambda s: card(s.card) == action(s) and action(s)[0] == "J",
    "verdict-not-flexible": lambda s: not s.now["options"]["flexible"],
    "verdict-no-pile": lambda s: used(s) == [],
    "verdict-reserve-unfit": lambda s: (
        s.seat_now["reserve"][-1] == card(s.card) and fits_nowhere(s, s.seat_now)
    ),
    "verdict-reserve-empty": lambda s: s.seat_now["reserve"] == [],
    "verdict-must-take": lambda s: len(owner(s)["stock"]) > 0,
    "verdict-stock-empty": lambda s: s.seat_now["stock"] == [],
    "verdict-fill-no-reserve": lambda s: s.seat_now["reserve"] == [],
    "verdict-fill-no-stock": lambda s: s.seat_now["stock"] == [],
    "verdict-drawn-first": lambda s: s.now["drawn"] == card(s.card),
    "verdict-empty-slot": lambda s: (
        is_tried(s) and any(s.seat_now["base"][slot] == [] for slot in tried_slots(s))
    ),
    "allowed-take-reserve": lambda s: (
        s.seat_now["reserve"][-1] == card(s.card) and not fits_nowhere(s, s.seat_now)
    ),
    "allowed-take-stock": lambda s: len(s.seat_now["stock"]) > 0,
    "allowed-none": lambda s: s.seat_now["stock"] == [],
    "allowed-fill": phase("fill"),
    "allowed-skip": phase("action"),
    "allowed-reserve": lambda s: fits_nowhere(s, s.seat_now),
    "allowed-placed": lies_beside,
    "allowed-use": lambda s: suits_agree(s) and len(used(s)) > 1,
    "allowed-part": lambda s: suits_agree(s) and len(used(s)) > s.count,
    "costs-skip": lambda s: (
        card(s.card) == s.seat_now["turned"][-1]
        and s.points == max(s.state.gain(use) for use in s.state.legal_moves()) > 0
    ),
    "gone-skipped": lambda s: s.move == "skip",
    "gone-placed": lambda s: (
        tops(s.seat_now)[int((s.move or s.place)[-1])] == card(s.top)
        and is_tried(s)
        and s.place not in s.sought
    ),
    "gone-covered": lambda s: (
        tops(s.seat_now)[int(s.move[-1])] == card(s.top)
        and sum(
            rank(one) == rank(card(s.top))
            for one in tops(s.after["seats"][s.now["on_turn"]]).values()
        )
        == s.open
    ),
    "lay-already": lies_already,
    "status-lots": phase("lots"),
    "status-turn": lambda s: is_in(s, "turn"),
    "status-action": lambda s: (
        is_in(s, "action") and card(s.card) == action(s) and len(s.state.legal_moves()) > 1
    ),
    "status-skip": lambda s: (
        is_in(s, "action") and card(s.card) == action(s) and list(s.state.legal_moves()) == ["skip"]
    ),
    "status-fill": lambda s: is_in(s, "fill"),
    "status-take": lambda s: is_in(s, "take"),
    "status-play": lambda s: is_in(s, "play") and s.now["drawn"] is None,
    "status-play-drawn": lambda s: is_in(s, "play") and s.now["drawn"] == card(s.card),
    "status-shuffle": lambda s: is_in(s, "shuffle"),
    "hint-skip": lambda s: (
        card(s.card) == action(s)
        and (action(s)[0] == "J") == s.jack
        and list(s.state.legal_moves()) == ["skip"]
    ),
    "hint-stock-only": lambda s: (
        s.seat_now["reserve"][-1] == card(s.card) and slots_for(s.seat_now, card(s.card)) == []
    ),
    "hint-none": lambda s: s.seat_now["stock"] == [] and list(s.state.legal_moves()) == ["none"],
    "hint-reserve": lambda s: (
        is_holding(s) and not any(slots_for(s.seat_now, one) for one in s.seat_now["hand"])
    ),
    "status-won": won,
    "event-start_tie": lambda s: s.after["on_turn"] == s.player - 1,
    "event-turn_action-first": lambda s: owner_after(s)["turned"][-1] == card(s.card),
    "event-turn_take": lambda s: len(owner(s)["stock"]) == len(owner_after(s)["stock"]) + 1,
    "event-reserve_take": lambda s: owner(s)["reserve"][-1] == card(s.card),
    "event-end_stock-empty": lambda s: owner_after(s)["stock"] == [],
    "event-reserve_only-unplaceable": lambda s: (
        owner_after(s)["reserve"][-1] == card(s.card) and fits_nowhere(s, owner(s))
    ),
    "event-place_equal": lambda s: placed(s, "place.equal"),
    "event-place_suit-run": lambda s: placed(s, "place.suit-run"),
    "event-place_ace-ten": lambda s: placed(s, "place.ace-ten"),
    "event-score_trio": lambda s: together(s, 3) and s.points == 1,
    "event-score_quartet": lambda s: together(s, 4) and s.points == 2,
    "event-score_duo": lambda s: duo(s) and s.points == 2,
    "event-three_duo": lambda s: duo(s) and len(s.now["seats"]) == 3,
    "event-action_king-queen": lambda s: cleared(s) == s.count and action(s) == card(s.card),
    "event-action_jack": lambda s: (
        action(s) == card(s.card)
        and s.move.startswith(f"use {s.other - 1}:")
        and len(s.now["seats"][s.other - 1]["base"][int(s.move.partition(":")[2])]) == s.count
    ),
    "event-action_score": lambda s: s.points == s.count - 2 == cleared(s) - 2,
    "event-fill_king-queen": lambda s: tops(owner_after(s))[s.now["slot"]] == card(s.card),
    "event-fill_jack": lambda s: owner(s)["stock"][0] == card(s.card),
    "event-fill_none": lambda s: [] in owner_after(s)["base"],
    "event-flexible_king": lambda s: (
        cleared(s) == s.count == 3 and s.points == 1 and action(s) == card(s.card)
    ),
    "event-flexible_queen": lambda s: (
        cleared(s) == s.count == 2 and s.points == 0 and action(s) == card(s.card)
    ),
    "event-flexible_jack": lambda s: (
        cleared(s) == 1 and s.points == 0 and action(s) == card(s.card)
    ),
    "event-action_reshuffle": lambda s: len(owner_after(s)["actions"]) == 12,
    "event-end_solo": lambda s: owner_after(s)["hand"] == [] and s.after["phase"] != "over",
    "event-score_reserve": lambda s: len(owner_after(s)["reserve"]) == s.count == -s.points,
}

"""What is explained about Tri-Cap, worked out again on the board."""

from __future__ import annotations

from tests.games.tricap.oracle import ORDER, adjacent_seats, loose
from tests.lessons.claims.over import Holds, Said
from tests.lessons.claims.tricap import top
from tritables.core.cards import shown


def named(said: Said) -> str:
    """The card that was touched, in front of a player."""
    seat = said.now["seats"][int(said.place.removeprefix("active"))]
    found: str = seat["active"]
    return found


def turned_up(said: Said) -> bool:
    return shown(top(said.after)) == said.card


def lone_neighbour(said: Said) -> bool:
    """Exactly one seat has a neighbour of the card that came."""
    return adjacent_seats(said.after) == [said.seat] and turned_up(said)


def neighbours(said: Said) -> list[str]:
    """The active cards beside the card that is to come."""
    deck = said.now["deck"]
    card = next(card for card in deck if shown(card) == said.card)
    after = {**said.now, "centre": [*said.now["centre"], card]}
    assert top(after) == card
    return [shown(said.now["seats"][seat]["active"]) for seat in adjacent_seats(after)]


def is_to(said: Said, phase: str) -> bool:
    return said.now["phase"] == phase and said.now["to_act"] == said.seat


def deciding(said: Said) -> bool:
    count = len(said.now["centre"])
    return is_to(said, "capture") and count == said.count and count + 1 == said.total


def won(said: Said) -> bool:
    counts = [len(seat["captured"]) for seat in said.now["seats"]]
    best = max(counts)
    return (
        said.now["phase"] == "over"
        and said.score == best
        and counts.count(best) == said.count
        and (said.count > 1 or counts[said.seat] == best)
        and (said.count > 1 or bool(said.majority) == (best > 26))
    )


def ran_out(said: Said) -> bool:
    left, early = len(said.after["deck"]), said.after["options"]["redraw"] == "early"
    draws = any(
        seat["hand"] == [] and (early or seat["active"] is None) for seat in said.after["seats"]
    )
    return (
        said.after["phase"] == "over" and draws == said.draws and (left < 3 if draws else left == 0)
    )


REASONS: dict[str, Holds] = {
    "verdict-not-adjacent": lambda s: (
        s.active in {shown(seat["active"]) for seat in s.now["seats"]}
        and (not s.place.startswith("active") or shown(named(s)) == s.active)
        and s.apart != 1
        and ORDER.index(s.active[:-1]) - ORDER.index(s.card[:-1]) in (s.apart, -s.apart)
    ),
    "not-captured": lambda s: (
        s.what
        and s.place.startswith(s.what)
        and not any(place.startswith(("hand", "deck", "captured")) for place in s.sought)
    ),
    "only-active": lambda s: all(place.startswith("active") for place in s.sought),
    "only-open": lambda s: all(place.startswith(("active", "centre")) for place in s.sought),
    "allowed-take": lambda s: (
        [shown(s.now["seats"][seat]["active"]) for seat in adjacent_seats(s.now)] == [s.active]
        and shown(top(s.now)) == s.card
    ),
    "allowed-pass": lambda s: s.now["phase"] == "capture",
    "allowed-lay": lambda s: s.now["phase"] in ("lay", "replace"),
    "allowed-centre": lambda s: s.now["phase"] == "centre",
    "costs-pass": lambda s: s.count == len(s.now["centre"]) + 1 and s.now["phase"] == "capture",
    "gone-passed": lambda s: s.move == "pass" and s.now["to_act"] == s.player - 1,
    "gone-taken": lambda s: s.move == "take" and s.now["to_act"] == s.player - 1,
    "verdict-lay-first": lambda s: is_to(s, "lay"),
    "verdict-all-laid": lambda s: all(seat["active"] for seat in s.now["seats"]),
    "verdict-pile-empty": lambda s: s.now["centre"] == [],
    "verdict-nobody-adjacent": lambda s: (
        adjacent_seats(s.now) == [] and str(s.rank) == top(s.now)[:-1]
    ),
    "verdict-decide-first": deciding,
    "verdict-lay-after-capture": deciding,
    "verdict-stays": lambda s: s.place.startswith(("active", "captured", "centre")),
    "verdict-replace-first": lambda s: is_to(s, "replace"),
    "verdict-taken-already": lambda s: is_to(s, "replace") and s.now["centre"] == [],
    "verdict-has-cards": lambda s: (
        s.now["to_act"] == s.seat and len(s.now["seats"][s.seat]["hand"]) == s.count > 0
    ),
    "verdict-tricap-takes-none": lambda s: len(adjacent_seats(s.now)) == s.count > 1,
    "verdict-chance-gone": lambda s: s.now["phase"] == "centre" and shown(top(s.now)) == s.card,
    "verdict-over-draw": lambda s: len(s.now["deck"]) == s.count < 3,
    "verdict-over": lambda s: s.now["phase"] == "over",
    "status-lay": lambda s: is_to(s, "lay"),
    "status-centre": lambda s: s.now["phase"] == "centre" and len(s.now["centre"]) == s.count,
    "status-capture": deciding,
    "status-replace": lambda s: is_to(s, "replace"),
    "status-draw": lambda s: s.now["phase"] == "draw" and s.now["seat"] == s.seat,
    "status-shuffle": lambda s: s.now["phase"] == "shuffle" and len(s.now["centre"]) == s.pile,
    "hint-unseen": lambda s: s.now["phase"] != "over",
    "hint-capture": lambda s: (
        len(s.now["centre"]) + 1 == s.count and s.unseen >= len(s.now["deck"]) > 0
    ),
    "hint-last": lambda s: len(s.now["centre"]) + 1 == s.count and s.now["deck"] == [],
    "status-won": won,
    "event-round_lay": lambda s: all(seat["active"] for seat in s.after["seats"]),
    "event-none": lambda s: turned_up(s) and adjacent_seats(s.after) == [],
    "event-adjacent": lambda s: (
        lone_neighbour(s) and shown(s.after["seats"][s.seat]["active"]) == s.active
    ),
    "event-adjacent_ace": lambda s: lone_neighbour(s) and s.active[0] == "A",
    "event-one_capture": lambda s: (
        s.points
        == len(s.now["centre"]) + 1
        == len(s.after["seats"][s.seat]["captured"]) - len(s.now["seats"][s.seat]["captured"])
        and shown(s.now["seats"][s.seat]["active"]) == s.active
        and shown(s.now["centre"][-1]) == s.card
    ),
    "event-one_replace": lambda s: shown(s.after["seats"][s.seat]["active"]) == s.card,
    "event-one_pass": lambda s: len(s.now["centre"]) == s.count and s.now["to_act"] == s.seat,
    "take-only": lambda s: neighbours(s) == [s.active],
    "take-also": lambda s: s.active in neighbours(s) and len(neighbours(s)) > 1,
    "take-far": lambda s: (
        s.active in {shown(seat["active"]) for seat in s.now["seats"]} - {*neighbours(s)}
    ),
    "take-some": lambda s: neighbours(s) != [],
    "take-none": lambda s: neighbours(s) == [],
    "take-more": lambda s: len(neighbours(s)) > 1,
    "take-fewer": lambda s: len(neighbours(s)) < 2,
    "event-tricap": lambda s: turned_up(s) and len(adjacent_seats(s.after)) == s.count > 1,
    "event-tricap_ace-centre": lambda s: turned_up(s) and s.card[0] == "A",
    "event-redraw": lambda s: len(s.after["seats"][s.seat]["hand"]) == 3,
    "event-end_deck": ran_out,
    "event-end_after-tricap": lambda s: (
        len(loose(s.after)) == s.count < s.needed == 3 * len(s.after["seats"])
    ),
}

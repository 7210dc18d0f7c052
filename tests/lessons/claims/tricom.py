"""What the steps of TriCom say, looked up again on their boards."""

from __future__ import annotations

from tests.games.tricom.oracle import NEIGHBOURS, beginners, beside_by, rank, slots_for, suit, tops
from tests.lessons.claims.over import Claim, Over

SUITS = dict(zip("♣♦♥♠", "CDHS", strict=True))


def card(said: object) -> str:
    """A card as positions write it, of the way in which people are told of it."""
    text = str(said)
    return text[:-1] + SUITS[text[-1]]


def base(over: Over, seat: int = 0) -> set[str]:
    return set(tops(over.seat(seat)).values())


def base_after(over: Over, seat: int = 0) -> set[str]:
    return set(tops(over.end.now["seats"][seat]).values())


def slots(found: set[str]) -> set[int]:
    return {int(place.partition(".")[2]) for place in found}


def fits(over: Over, card: str) -> set[int]:
    return set(slots_for(over.seat(0), card))


def pile(over: Over, seat: int, top: str) -> list[str]:
    """The pile with a card on top."""
    found: list[str] = next(one for one in over.seat(seat)["base"] if one and one[-1] == top)
    return found


def same_four(over: Over) -> list[int]:
    found: list[int] = beginners([[one[-1] for one in seat["base"]] for seat in over.now["seats"]])
    return found


STEPS: dict[tuple[str, str], Claim] = {
    ("where-five-goes", "task"): lambda o: o.now["phase"] == "play" and "8D" in o.seat(0)["hand"],
    ("where-five-goes", "done"): lambda o: (
        (slots(o.found) == fits(o, "8D") == set(NEIGHBOURS[3]) and tops(o.seat(0))[3] != "9D")
        or all("9D" in [tops(o.seat(0))[n] for n in NEIGHBOURS[slot]] for slot in slots(o.found))
    ),
    ("what-comes-first", "task"): lambda o: (
        o.now["phase"] == "take"
        and o.move.startswith("3S>")
        and "4S" in [tops(o.seat(0))[n] for n in NEIGHBOURS[int(o.move[-1])]]
    ),
    ("what-comes-first", "done"): lambda o: len(o.seat(0)["hand"]) + 1 == 4,
    ("six-on-six", "task"): lambda o: (
        o.move.startswith("9S>") and tops(o.seat(0))[int(o.move[-1])] == "9C"
    ),
    ("which-card-fits", "task"): lambda o: (
        {tops(o.seat(0))[int(one.move[-1])] for one in o.step.variants} == {"10S"}
    ),
    ("which-card-fits", "done"): lambda o: (
        o.right == ["7♣"] and beside_by("7C", "6C") == "place.suit-run" and "6C" in base(o)
    ),
    ("ace-goes-where", "task"): lambda o: "AS" in o.seat(0)["hand"],
    ("ace-goes-where", "done"): lambda o: (
        slots(o.found) == fits(o, "AS") and {"10S", "2S"} <= base(o)
    ),
    ("who-may-lie-off", "task"): lambda o: (
        {one.move.partition(">")[2] for one in o.step.variants} == {"r"}
    ),
    ("who-may-lie-off", "done"): lambda o: o.right == ["2♥"] and fits(o, "2H") == set(),
    ("what-can-be-taken", "task"): lambda o: o.seat(0)["reserve"][-1] == "6C",
    ("what-can-be-taken", "done"): lambda o: (
        o.is_legal and "7C" in base(o) and beside_by("6C", "7C") == "place.suit-run"
    ),
    ("cards-of-the-trio", "task"): lambda o: (
        o.step.search.args["move"].startswith("5C>")
        and tops(o.seat(0))[int(o.step.search.args["move"][-1])] == "7S"
        and len(o.found) == 3
    ),
    ("cards-of-the-trio", "done"): lambda o: (
        {"4C", "5C", "6C"}
        <= set(tops(o.played(o.step.search.args["move"]).now["seats"][0]).values())
    ),
    ("trios-inside", "task"): lambda o: base_after(o) == {"7S", "8S", "9S", "10S"},
    ("trios-inside", "done"): lambda o: o.points() == 2 and o.rules.count("score.trio") == 0,
    ("duo-and-trio", "task"): lambda o: (
        sum(rank(one) == "5" for one in base(o)) == 2
        and "5D" in base(o, 1)
        and o.moves[0].startswith("5D>")
    ),
    ("duo-and-trio", "done"): lambda o: (o.points("score.trio"), o.points("score.duo")) == (1, 2),
    ("which-lady", "task"): lambda o: "9C" in base(o) and len(pile(o, 0, "9C")) > 1,
    ("which-lady", "done"): lambda o: (
        o.right == ["Q♣"]
        and {one.start.position()["seats"][0]["turned"][-1] for one in o.step.variants}
        == {"QD", "QC", "KS"}
    ),
    ("worth-of-a-pile", "task"): lambda o: (
        o.seat(0)["turned"][-1] == "JC"
        and len(o.seat(1)["base"][int(o.moves[0].partition(":")[2])]) == 4
    ),
    ("worth-of-a-pile", "done"): lambda o: o.points("action.score", seat=0) == 4 - 2 == 2,
    ("both-past-target", "task"): lambda o: (
        [o.seat(nth)["score"] for nth in (0, 1)] == [39, 38]
        and [len(o.end.now["seats"][nth]["reserve"]) for nth in (0, 1)] == [3, 1]
    ),
    ("both-past-target", "done"): lambda o: (
        o.end.scores == [36, 37] and o.now["options"]["target"] == 33
    ),
    ("first-turns", "task"): lambda o: o.step.seats == ("person", "greedy") and o.step.turns == 5,
    ("first-turns", "done"): lambda o: o.step.turns == 5,
    ("to-the-last-card", "task"): lambda o: (
        [o.seat(nth)["score"] for nth in (0, 1)] == [40, 40]
        and [len(o.seat(nth)["stock"]) for nth in (0, 1)] == [1, 1]
        and o.step.seats == ("person", "greedy")
        and o.step.turns is None
    ),
    ("to-the-last-card", "done"): lambda o: (
        o.step.turns is None and o.seat(0)["score"] == o.seat(1)["score"]
    ),
    ("staircase", "task"): lambda o: (
        {"3S", "4S"} <= set(o.seat(0)["hand"])
        and fits(o, "3S") == fits(o, "4S") == set()
        and all("5S" in tops(one.start.position()["seats"][0]).values() for one in o.step.variants)
    ),
    ("staircase", "done"): lambda o: (
        o.right[0].startswith("3♠ first")
        and o.step.variants[1].start.position()["seats"][0]["reserve"][-1] == "4S"
        and beside_by("4S", "5S") is not None
        and beside_by("3S", "4S") is not None
    ),
    ("two-for-nothing", "task"): lambda o: (
        o.seat(0)["turned"][-1] == "QD"
        and len(o.seat(0)["base"][2]) == 2
        and o.seat(0)["reserve"] == ["10D"]
        and o.seat(0)["hand"] == ["9C"]
        and o.moves == ("use 2", "fill reserve", "none", "9C>r")
    ),
    ("two-for-nothing", "done"): lambda o: (
        o.points("score.reserve", seat=0) == -1
        and o.points("action.score") == 0
        and o.end.now["seats"][0]["reserve"] == ["9C"]
        and o.played("skip", "none", "9C>r").now["seats"][0]["reserve"] == ["10D", "9C"]
    ),
    ("drain-a-stock", "task"): lambda o: (
        len(o.seat(1)["stock"]) == 1 and o.seat(0)["turned"][-1] == "JD"
    ),
    ("drain-a-stock", "done"): lambda o: (
        o.right == ["clear the pile with 6♦ on top"]
        and len(pile(o, 1, "6D")) == 2
        and o.played("use 1:2").now["seats"][1]["stock"] == []
        and o.played("use 1:2").points() == 0
    ),
    ("fill-from-which", "task"): lambda o: "7D" in base(o, 1) and o.seat(0)["reserve"][-1] == "7D",
    ("fill-from-which", "done"): lambda o: (
        o.right == ["with a card from the stock"]
        and "7S" in base(o)
        and max(
            At_points(o, "fill stock", "take reserve", move)
            for move in o.played("fill stock", "take reserve").node.state.legal_moves()
        )
        == 2
        and o.played("fill reserve").points() == 0
    ),
    ("whose-point", "task"): lambda o: (
        o.seat(0)["turned"][-1] == "JD"
        and o.seat(1)["stock"][0] == "6H"
        and sum(rank(one) == "6" for one in base_after(o, 1)) == 3
    ),
    ("whose-point", "done"): lambda o: o.points("score.trio", seat=0) == 1,
    ("without-a-stock", "task"): lambda o: (
        o.seat(0)["stock"] == []
        and o.seat(0)["reserve"][-1] == "5S"
        and o.seat(0)["hand"] == ["9C"]
        and o.moves[-1] == "9C>r"
    ),
    ("without-a-stock", "done"): lambda o: (
        o.end.now["seats"][0]["reserve"] == ["10H", "9C"]
        and o.points("score.reserve", seat=0) == -2
        and len(o.seat(0)["reserve"]) + 1 == 3
    ),
    ("trio-again", "task"): lambda o: (
        sum(rank(one) == "2" for one in base(o)) == 3 and o.moves[0].startswith("2S>")
    ),
    ("trio-again", "done"): lambda o: o.points() == 2 and "score.trio" not in o.rules,
    ("where-four-again", "task"): lambda o: "9D" in o.seat(0)["hand"],
    ("where-four-again", "done"): lambda o: (
        {tops(o.seat(0))[slot] for slot in slots(o.found)} == {"5D"}
        and {"6D", "7D", "8D"} <= base(o)
    ),
    ("covered-twin", "task"): lambda o: (
        pile(o, 1, "3C")[-2] == "6H"
        and o.moves[0].startswith("6H>")
        and tops(o.seat(0))[int(o.moves[0][-1])] == "2D"
    ),
    ("where-it-must-go", "task"): lambda o: o.now["drawn"] == "3D",
    ("where-it-must-go", "done"): lambda o: (
        {o.seat(0)["hand"][slot] for slot in slots(o.found)} == {"3D"}
    ),
    ("take-nothing", "done"): lambda o: len(o.seat(0)["stock"]) > 0 and not o.is_legal,
    ("fill-it-now", "task"): lambda o: (
        o.now["phase"] == "fill" and o.seat(0)["turned"][-1][0] == "K" and o.move == "take stock"
    ),
    ("filled-trio", "task"): lambda o: o.seat(0)["reserve"][-1] == "8D" and {"7D", "9D"} <= base(o),
    ("reserve-after-the-last", "task"): lambda o: (
        o.seat(0)["stock"] == [] and o.seat(0)["reserve"][-1] == "7H" and o.move == "take reserve"
    ),
    ("reserve-after-the-last", "done"): lambda o: "6H" in base(o) and bool(fits(o, "7H")),
    ("slot-in-a-later-turn", "task"): lambda o: (
        [] in o.seat(0)["base"] and o.seat(0)["reserve"] == ["6S"] and o.move == "fill reserve"
    ),
    ("quartet-from-light", "task"): lambda o: (
        o.seat(0)["turned"][-1] == "QS"
        and sum(rank(one) == "8" for one in base(o)) == 3
        and o.moves == ("8H>3",)
        and tops(o.seat(0))[3] == "3D"
    ),
    ("quartet-from-light", "done"): lambda o: (
        sum(rank(one) == "8" for one in base_after(o)) == 4 and o.points() == 2
    ),
    ("reserve-costs", "task"): lambda o: len(o.seat(1)["reserve"]) == 2 and o.seat(1)["hand"] == [],
    ("reserve-costs", "done"): lambda o: o.points("score.reserve", seat=1) == -2,
    ("suit-still-counts", "task"): lambda o: (
        o.seat(0)["turned"][-1] == "KS" and "9H" in base(o) and o.move.endswith("x3")
    ),
    ("all-or-part", "task"): lambda o: (
        "3C" in o.seat(0)["hand"]
        and "2C" in [one[0] for one in o.seat(0)["base"]]
        and o.seat(0)["turned"][-1] == "KD"
        and {tops(o.seat(0))[int(one.move[-1])] for one in o.step.variants} == {"8H"}
    ),
    ("all-or-part", "done"): lambda o: (
        o.right == ["the top three cards"]
        and o.played("use 2x3").points() == 1
        and o.played("use 2").points() == 2
        and "2C" in tops(o.played("use 2x3").now["seats"][0]).values()
    ),
    ("duo-with-both", "task"): lambda o: (
        "5C" in base(o, 1) and "5C" in pile(o, 2, "2S")[:-1] and o.moves[0].startswith("5C>")
    ),
    ("duo-with-both", "done"): lambda o: len(o.now["seats"]) == 3 and o.points() == 1,
    ("whose-pile", "task"): lambda o: o.seat(0)["turned"][-1] == "JS",
    ("whose-pile", "done"): lambda o: (
        o.right == ["player 2’s pile"] and len([one for one in base(o, 1) if suit(one) == "S"]) > 0
    ),
    ("who-draws-lots", "task"): lambda o: same_four(o) == [1, 2] and o.move == "lots 0",
}


def At_points(over: Over, *moves: str) -> int:
    return over.played(*moves).points("score.duo")

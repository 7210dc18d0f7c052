"""The characters of TriCom: the same moves everywhere, and each with the weakness it is said to
have.
"""

from __future__ import annotations

from random import Random
from typing import cast

from tests.games import characters
from tests.rounds import played
from tritables import game_named
from tritables.core.views import world
from tritables.games.tricom.opponents import OPPONENTS
from tritables.games.tricom.state import TriComState

TRICOM = game_named("tricom")
CHOOSE = {character.id: character.choose for character in OPPONENTS}


DECISIONS = characters.decisions("tricom")

GOLDEN = {
    "lies": "5S>r 4D>1 8C>r AD>r skip 4S>r 8S>0 use 0 10D>r 8C>r 9C>0 10H>2 7S>r",
    "bas": "5S>r 4D>1 8C>r AD>r use 0 4S>r 8S>0 use 0 10D>r 10S>1 9C>0 10H>2 7S>r",
    "kaat": "5S>r 4D>1 8C>r 3S>1 use 0 AC>1 8S>0 use 0 10D>r 10S>1 9C>0 10H>2 7S>r",
    "ines": "5S>r 4D>1 8C>r 3S>1 use 0 AC>1 8S>0 use 0 10D>r 10S>1 9C>0 10H>2 7S>r",
    "hugo": "8C>1 4D>1 8C>r 3S>1 use 0 AC>1 8S>0 use 0 10S>r 10S>1 9C>0 10H>2 7S>r",
    "wim": "9D>0 4D>1 6S>r 5H>1 use 1 AC>2 8S>3 use 1 10S>r 10C>2 9C>3 10H>3 6C>r",
}
"""The moves of each in the positions of `DECISIONS`, in any Python."""


def moves_of(id: str, seed: int = 1) -> str:
    return " ".join(characters.moves_of(CHOOSE[id], DECISIONS, seed))


def test_each_chooses_the_same_wherever_it_plays() -> None:
    assert {id: moves_of(id) for id in CHOOSE} == GOLDEN


def test_chance_comes_into_the_choice_of_who_plays_on_alone() -> None:
    assert [id for id in CHOOSE if moves_of(id, 1) != moves_of(id, 2)] in ([], ["wim"])


def jacks() -> list[TriComState]:
    """Positions in which a jack may take a pile of another."""
    found = []
    for seed in range(8):
        record = played("tricom", 400, seed)
        state = cast("TriComState", record.start)
        for move in record.moves:
            state = state.play(move)
            if any(use.startswith("use ") and ":" in use for use in state.legal_moves()):
                found.append(state)
    return found


def taken(id: str) -> int:
    """The piles that one takes with jacks."""
    chosen = [CHOOSE[id](one.view(one.mover), one.mover, Random(1)) for one in jacks()]
    return sum(move != "skip" for move in chosen)


def test_who_takes_piles_of_others_with_each_jack_takes_more() -> None:
    assert taken("hugo") > taken("ines") > 10


def test_who_plays_on_makes_up_its_mind_by_what_it_sees() -> None:
    """What lies face down is drawn anew, so the same view with other cards below is the same."""
    for state in DECISIONS:
        drawn = world(TRICOM, state.view(cast("int", state.to_act)), Random(5))
        chosen = characters.moves_of(CHOOSE["wim"], [state, drawn], 7)
        assert len({*chosen}) == 1


def test_they_are_those_of_the_game() -> None:
    assert [one.id for one in TRICOM.opponents] == [*CHOOSE]

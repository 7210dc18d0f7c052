"""Matches between opponents: rounds by the hundred, each deal played once from every seat."""

from tritables.arena.deals import Deal, play_deal
from tritables.arena.matches import play_match
from tritables.arena.score import MatchScore
from tritables.arena.tournaments import Standing, Tournament, tournament

__all__ = [
    "Deal",
    "MatchScore",
    "Standing",
    "Tournament",
    "play_deal",
    "play_match",
    "tournament",
]

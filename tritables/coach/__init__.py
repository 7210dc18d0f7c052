"""The coach: what a position is worth, what would be better, and how a round went."""

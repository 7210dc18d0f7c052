"""Ways to offer the games to others: the engine by text, and pages served by Voila."""

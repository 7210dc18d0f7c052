"""The facts about the games: counted exactly, or over many rounds that good players play."""

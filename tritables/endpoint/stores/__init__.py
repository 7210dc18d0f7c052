"""Stores of tables, autosave, and the games that are kept for a board."""

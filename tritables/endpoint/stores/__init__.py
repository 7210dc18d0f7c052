"""Stores of tables, and autosave."""

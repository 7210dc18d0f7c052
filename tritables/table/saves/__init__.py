"""Saves: a table as JSON, and back."""

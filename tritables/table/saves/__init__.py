"""Saved tables: JSON, journal, files, validation and repair."""

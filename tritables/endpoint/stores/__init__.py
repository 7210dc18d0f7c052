"""Stores: where tables are kept, and when they are written."""

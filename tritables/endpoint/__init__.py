"""Endpoints: between tables, which know no time and no page, and what brings them to a page."""

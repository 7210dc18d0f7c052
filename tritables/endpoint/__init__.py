"""Endpoints: they connect a table, which knows no clock and no page, to a transport and a store."""

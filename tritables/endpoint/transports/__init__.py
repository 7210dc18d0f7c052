"""Transports: they carry commands and replies between an endpoint and its pages."""

"""Views: the parts of a table as JSON (schema ``scene``)."""

"""Views: the parts of a table as JSON, as its page shows them."""

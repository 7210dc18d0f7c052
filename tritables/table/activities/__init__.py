"""Activities: what goes on at a table, each on top of another."""

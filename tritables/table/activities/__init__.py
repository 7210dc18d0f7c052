"""Activities: what goes on at a table besides plain moves."""

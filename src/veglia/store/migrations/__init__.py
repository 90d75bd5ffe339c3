"""The steps by which the database came to be what it is."""

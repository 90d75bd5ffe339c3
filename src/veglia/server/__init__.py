"""The table online: a server that keeps the evening. It knows no game."""

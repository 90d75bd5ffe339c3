"""Veglia: storytelling board games, in Italian and in English."""

__version__ = "0.3.0"

"""The story of an evening, read from its record. The book will grow from here."""

from veglia.story.tale import Told, tale, under_veils

__all__ = ("Told", "tale", "under_veils")

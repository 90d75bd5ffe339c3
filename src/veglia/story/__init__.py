"""The story of an evening, read from its record. The book will grow from here."""

from veglia.story.tale import Told, tale

__all__ = ("Told", "tale")

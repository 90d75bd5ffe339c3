"""The pages in the browser: what they are made from, and where they are when they have been made.

The pages themselves are written in `web/`, in Svelte and TypeScript. What they share with the rest of the house (types,
rules, words, drawings) is handed to them by `prepare.py`, so that nothing is said twice.
"""

from pathlib import Path

BUILT = Path(__file__).parent / "built"
"""Where `make` puts the pages, ready to be served."""

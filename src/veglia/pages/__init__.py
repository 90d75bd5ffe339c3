"""The pages in the browser: what they are made from.

The pages themselves are written in `web/`, in Svelte and TypeScript. What they share with the rest of the house
(types, rules, words, drawings) is handed to them by `prepare.py`, so that nothing is said twice; `make` puts what it
builds from them into `built/`, from where the server takes it.
"""

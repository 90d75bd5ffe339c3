"""The table online under load, beside a bare server on the same stack and beside boardgame.io."""

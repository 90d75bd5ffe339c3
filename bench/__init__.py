"""How fast it is, beside peers, in one run. Ratios count; absolute figures move with the machine."""

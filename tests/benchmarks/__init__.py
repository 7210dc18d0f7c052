"""`make bench`: how fast the product is beside a named peer, in one run on one machine.

Absolute figures say little about another machine, so every row that has an aim is a ratio to a
peer that was measured in turn with us. Nothing here fails for being slow; what cannot be measured
does.
"""

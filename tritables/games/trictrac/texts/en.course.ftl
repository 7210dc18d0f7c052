# The course of Tric Trac, in English.

gone-die = { seat-name } is to throw now: the { $die } has gone.

"""``python -m tritables``: the command line."""

import sys

from tritables.cli import main

sys.exit(main())

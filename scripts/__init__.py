"""Scripts that set up, check and build tritables: standard library only, run with `python -m`.

This file is written for any Python, however old, so that all can say which one they need.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "tritables needs Python 3.11 or newer, and this is %s: try python3.12 -m scripts play"  # noqa: UP031
        % sys.version.split()[0]
    )

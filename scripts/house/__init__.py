"""Figures of the code itself, beside the aims that were set for them: `make house`.

    python -m scripts.house [figure …]

Each figure is counted the same way whenever it is asked for, so that two states of the code can be
laid side by side. `subject` says where the table, its endpoint and its commands are: the one file
to change when they move. What a figure counts stands with the function that counts it; limits that
must hold are in ``tests/test_house.py``.
"""

"""The tables in a real browser, served by Voila and by JupyterLab."""

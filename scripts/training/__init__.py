"""Training: how the weights of opponents came about, to be run again."""

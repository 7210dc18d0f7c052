"""stub"""
EXAMPLES = ()

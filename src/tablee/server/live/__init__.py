"""Tables in this node's memory: check, store, apply, tell."""

"""The Golden Ages: the rules as an engine without any window."""

"""The rules of The Golden Ages as an engine; knows the kernel alone."""

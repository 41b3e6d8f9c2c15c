"""The rules of Age of Civilization as an engine; knows the kernel alone."""

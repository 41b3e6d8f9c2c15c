"""The rules of Advanced Civilization as an engine; knows the kernel alone."""

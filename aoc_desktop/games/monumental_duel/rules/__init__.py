"""The rules of Monumental Duel as an engine; knows the kernel alone."""

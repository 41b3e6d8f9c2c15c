"""Monumental Duel as rows and gestures: what lies on the table, for one who looks at it from one seat."""

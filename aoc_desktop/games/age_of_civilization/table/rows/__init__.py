"""Age of Civilization as rows: what lies on the table, for one who looks at it from one seat."""

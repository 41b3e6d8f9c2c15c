"""What windows are made of: theme, lettering, icons, widgets, charts."""

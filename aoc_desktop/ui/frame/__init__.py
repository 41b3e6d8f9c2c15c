"""The window around the screens: shelf, game page, actions, keys, settings, sound, crash report."""

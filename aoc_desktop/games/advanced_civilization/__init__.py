"""Advanced Civilization: two to eight nations around the Mediterranean, from the Stone Age to the late Iron Age."""

"""What surrounds the table: bar, prompt, right column, panels, curtain, lesson."""

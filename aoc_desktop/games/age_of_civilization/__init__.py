"""Age of Civilization: cards, state, rules, scoring and set-up (rules: resources/age_of_civilization/rules.md)."""

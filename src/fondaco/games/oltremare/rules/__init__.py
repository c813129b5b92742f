"""The rules of Oltremare, chapter by chapter; `turn` has the verbs."""

# What the house says, in English.

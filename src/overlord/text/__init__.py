"""The texts of the program in three languages; not the rules, and not the texts that come with a scenario."""

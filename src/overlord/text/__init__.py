"""The words of the product in three languages; not the rules, and not the texts that a scenario carries itself."""

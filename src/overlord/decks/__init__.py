"""The Combat decks that come with the program, one TOML file each, all of our own making."""

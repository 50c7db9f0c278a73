"""Files as text become checked definitions, or every problem with its place; no file is opened here."""

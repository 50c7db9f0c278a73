"""The HTTP edge: routes, what can be looked up, the built page; it decodes, asks and answers."""

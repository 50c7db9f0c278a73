"""The HTTP side: routes, reference data and the built page; it decodes requests, asks the tables, and answers."""

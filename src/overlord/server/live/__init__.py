"""Running tables: their sockets, messages, rooms and readers."""

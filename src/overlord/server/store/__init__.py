"""What survives a restart: people, tables, links and journals."""

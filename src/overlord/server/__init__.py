"""The table over the network: pages, sockets and the store; no rules and no bots of its own."""

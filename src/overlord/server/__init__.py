"""The table over the network: pages, sockets and the store; it holds no rules and no bots."""

"""The parts of a battle as data: names, hexes, ground, options, state, actions and events; no decisions."""

"""What units do: move, battle, take ground, retreat, leave the board."""

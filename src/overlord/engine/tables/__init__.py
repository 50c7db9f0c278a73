"""What the rules know before a battle begins: tables of rows that never change; a state only refers to them."""

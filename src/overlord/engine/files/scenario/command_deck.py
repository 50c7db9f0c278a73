"""Reads what a scenario file says of its Command cards: another deck, or other numbers of copies."""

from __future__ import annotations

from overlord.engine.files.command_cards.format import DECK
from overlord.engine.files.command_cards.reader import copies_at
from overlord.engine.files.toml.fields import Fields
from overlord.engine.files.toml.problems import shown
from overlord.engine.model.scenario import CampDef, CommandDeckDef
from overlord.engine.tables.cards import CARDS, DECKS, deck_of


def read_command_deck(top: Fields, under: CommandDeckDef, board: str, camps: tuple[CampDef, CampDef]) -> CommandDeckDef:
    """What this file says, on top of what the file beneath said; there must be enough cards for the first hands."""
    values = top.free_table("command_deck")
    at = top.at.below("command_deck")
    before = top.problems.count
    deck = values.get(DECK, under.deck)
    if DECK in values and (not isinstance(deck, str) or deck not in DECKS):
        at.below(DECK).problem(f"one of {', '.join(DECKS)} was expected, not {shown(deck)}")
    named = {key: number for key, number in values.items() if key != DECK}
    copies = copies_at(named, at, CARDS)
    if not values or top.problems.count > before:
        return under
    found = CommandDeckDef(str(deck), {**under.copies, **copies})
    usual = "overlord" if board == "overlord" else "standard"
    size = len(deck_of(found.deck or usual, found.copies))
    dealt = sum(max(camp.hand, camp.first_hand) for camp in camps)
    if size < dealt:
        at.problem(f"this deck has {size} cards, but the two hands take {dealt}")
    return found

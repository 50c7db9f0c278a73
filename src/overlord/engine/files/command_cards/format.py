"""The format of Command cards as a table: every key with its kind, words and limits; the cards are read elsewhere."""

from __future__ import annotations

from typing import Final

from overlord.engine.files.toml.fields import FLAG, NUMBER, TABLE, TABLES, WORD, WORDS, Key
from overlord.engine.tables.card_rows import EFFECTS, FAMILIES, KINDS, MOVEMENT, NEAR, RECEIVERS, SIDES, WHERE

VERSION: Final = 1
LARGEST: Final = 1_000_000
MOST_COPIES: Final = 60
MOST_UNITS: Final = 12
ALL_UNITS: Final = "all"
ASK_UNITS: Final = ("order", "medics")  # effects that need to be told how many units
DECK: Final = "deck"  # in [command_deck] of a scenario the name of a deck, so no card may be called so
TEXTS: Final = ("", "-text", "-overlord", "-brief")  # of every card: its name, what it says on each board, its face

# Cards that rules speak of by name, so that no file can be without them.
NAMED: Final = ("air-power", "air-sortie", "ambush", "artillery-bombard", "direct-from-hq", "their-finest-hour")
NAMED_DECKS: Final = ("standard", "overlord")

# Kinds of value beside those of every format.
UNITS: Final = "units"  # a number, or "all"
COPIES: Final = "copies"  # a number, or a table with one for each side

ORDERS: Final = (
    Key("units", UNITS, "How many units it orders, or `all`.", "R-ORD-01", least=1, most=MOST_UNITS),
    Key("where", WORD, "Where they stand; `anywhere` if left out.", "R-ORD-01", tuple(WHERE)),
    Key("kinds", WORDS, "Which kinds; all if left out.", words=tuple(KINDS)),
    Key("near", WORD, "Whether an enemy is next to them; `wherever` if left out.", words=tuple(NEAR)),
    Key("fallback", FLAG, "Without a unit of these kinds any one is ordered, without benefit (R-CARD-27)."),
    Key("movement", WORD, "How they move; `as-usual` if left out.", words=tuple(MOVEMENT)),
    Key("may_battle", FLAG, "false: they do not battle."),
    Key("close_dice", NUMBER, "More dice in close assault.", most=9),
    Key("ranged_dice", NUMBER, "More dice from afar.", most=9),
    Key("dice_in_overrun", FLAG, "false: no more dice in an armor overrun (R-AO-06)."),
    Key("close_only", FLAG, "They battle only those next to them."),
    Key("battles", NUMBER, "How often each may battle if it does not move; 1 if left out.", least=1, most=9),
    Key("digs_in", FLAG, "They lay sandbags.", "R-CARD-16"),
    Key("one_more_for_marines", FLAG, "US Marines order one unit more by it.", "R-NAT-16"),
)
BY_SIDE: Final = tuple(Key(side, NUMBER, f"Copies of its {side} card.", most=MOST_COPIES) for side in SIDES)
CARD: Final = (
    Key("key", WORD, "Its name for the program, in the notation and in the words."),
    Key("rule", WORD, "The id of the rule that speaks of it."),
    Key("family", WORD, "Its family.", words=FAMILIES),
    Key("copies", COPIES, "How many a pack has; by side, it is three cards, one for each arrow (R-DECK-01)."),
    Key("receivers", WORDS, "Who may receive it in Overlord; all generals if left out.", words=tuple(RECEIVERS)),
    Key("effect", WORD, "What happens when it is played; `order` if left out.", words=tuple(EFFECTS)),
    Key("recon", FLAG, "Its player draws more cards at the end of the turn.", "R-CARD-01"),
    Key("orders", TABLE, "What it orders.", inside=ORDERS),
)
DECK_KEYS: Final = (
    Key("packs", NUMBER, "Every card as often as its copies say, so many times; 0 if left out (R-DECK-02).", most=4),
    Key("cards", TABLE, "Cards by key of which there are so many copies instead."),
)
TOP: Final = (
    Key("version", NUMBER, "The format of this file.", most=999),
    Key("decks", TABLE, "Decks by name; a battle uses that of its board unless it names another."),
    Key("cards", TABLES, "The cards, in the order in which a deck is put together.", inside=CARD),
)

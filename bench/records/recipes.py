"""The table of golden records: the battle, seed, seating, bots, options and script of each."""

from __future__ import annotations

from typing import Final

from bench.records.playing import Recipe
from bench.records.script import End, Say, Signal, TakeBack

RECRUITS: Final = ("recruit", "recruit")
CHANCE: Final = ("random", "random")
AXIS_KNOWS: Final = ("recruit", "random")
ALLIES_KNOW: Final = ("random", "recruit")
EAGER: Final = ("eager", "eager")

# Every battle with its default options, played by recruits: the most common case.
SENSIBLE: Final = (
    Recipe("crossroads-recruits", "crossroads", 101, (1, 1), RECRUITS, {"turn_limit": 30}),
    Recipe("don-bend-recruits", "don-bend", 102, (4, 4), RECRUITS, {"turn_limit": 30}),
    Recipe("first-steps-recruits", "first-steps", 103, (1, 2), RECRUITS, {"turn_limit": 30}),
    Recipe("gold-beach-recruits", "gold-beach", 104, (3, 4), RECRUITS, {"turn_limit": 30}),
    Recipe("henderson-field-recruits", "henderson-field", 105, (4, 2), RECRUITS, {"turn_limit": 30}),
    Recipe("mignano-gap-recruits", "mignano-gap", 106, (2, 2), RECRUITS, {"turn_limit": 30}),
    Recipe("ortona-recruits", "ortona", 107, (1, 1), RECRUITS, {"turn_limit": 30}),
    Recipe("primosole-recruits", "primosole", 108, (1, 4), RECRUITS, {"turn_limit": 30}),
    Recipe("raate-road-recruits", "raate-road", 109, (4, 3), RECRUITS, {"turn_limit": 30}),
    Recipe("saint-lo-recruits", "saint-lo", 110, (2, 4), RECRUITS, {"turn_limit": 30}),
    Recipe("sedan-recruits", "sedan", 111, (3, 1), RECRUITS, {"turn_limit": 30}),
    Recipe("sidi-rezegh-recruits", "sidi-rezegh", 112, (1, 3), RECRUITS, {"turn_limit": 30}),
    Recipe("stonne-recruits", "stonne", 113, (2, 1), RECRUITS, {"turn_limit": 30}),
    Recipe("tenaru-recruits", "tenaru", 114, (1, 1), RECRUITS, {"turn_limit": 30}),
    Recipe("tractor-works-recruits", "tractor-works", 115, (3, 3), RECRUITS, {"turn_limit": 30}),
    Recipe("two-bridges-recruits", "two-bridges", 116, (4, 1), RECRUITS, {"turn_limit": 30}),
)

# Every battle once more with house options, played at random or by eager bots in one camp or both: unusual answers.
ODD: Final = (
    Recipe(
        "crossroads-random-night-and-fog",
        "crossroads",
        201,
        (2, 2),
        AXIS_KNOWS,
        {
            "turn_limit": 20,
            "night": "falling",
            "night_camp": "axis",
            "fog": True,
            "hill_sight": "open",
            "edge_blocks_sight": True,
            "armor_breakthrough": "allies",
            "breakthrough_units": 2,
        },
    ),
    Recipe(
        "don-bend-eager-two-decks",
        "don-bend",
        202,
        (2, 3),
        EAGER,
        {
            "turn_limit": 12,
            "combat_deck": "urban+winter",
            "mix_combat_decks": True,
            "general_winter": "both",
            "visit_any_fg": True,
        },
    ),
    Recipe(
        "first-steps-random-arrivals",
        "first-steps",
        203,
        (1, 1),
        CHANCE,
        {
            "turn_limit": 15,
            "paradrop": "axis",
            "paradrop_turn": 2,
            "paradrop_units": 3,
            "paradrop_acts": 1,
            "smoke": "both",
            "smoke_screens": 2,
            "air_strikes": "both",
        },
    ),
    Recipe(
        "gold-beach-eager-airplanes",
        "gold-beach",
        0,
        (4, 3),
        EAGER,
        {
            "turn_limit": 12,
            "axis_sorties": 6,
            "allies_sorties": 6,
            "deck_sorties": 30,
            "air_rules": {"check.fails": "", "flight.most": 6},
        },
    ),
    Recipe(
        "henderson-field-eager-marines",
        "henderson-field",
        4,
        (3, 4),
        EAGER,
        {
            "turn_limit": 12,
            "initiative_after_orders": False,
            "pincer_exclusive": True,
            "counter_finest_hour": False,
        },
    ),
    Recipe(
        "mignano-gap-random-italians",
        "mignano-gap",
        206,
        (1, 3),
        ALLIES_KNOW,
        {
            "turn_limit": 12,
            "italian_army": "axis",
            "italian_high_command": "axis",
            "supply_train": "both",
            "supply_turn": 2,
            "no_barrage": True,
            "slow_armor": "allies",
            "sandbags": 3,
        },
    ),
    Recipe(
        "ortona-eager-spare-figures",
        "ortona",
        207,
        (1, 1),
        EAGER,
        {"turn_limit": 40, "infantry_figures": 5, "armor_figures": 4, "artillery_figures": 3},
    ),
    Recipe(
        "primosole-eager-bridges",
        "primosole",
        0,
        (2, 1),
        EAGER,
        {"turn_limit": 12, "blow_bridges": "both", "blow_bridges_beside": True, "paradrop_turn": 3},
    ),
    Recipe(
        "raate-road-eager-winter",
        "raate-road",
        1,
        (2, 2),
        EAGER,
        {"turn_limit": 14, "general_winter": "both", "commissar": "axis", "no_air_power": "none"},
    ),
    Recipe(
        "saint-lo-random-desert-cards",
        "saint-lo",
        210,
        (3, 2),
        CHANCE,
        {"turn_limit": 12, "combat_deck": "desert", "gung_ho": "allies", "commissar": "axis", "commonwealth": "both"},
        hands={"allies-cic": ("recon-left",)},
    ),
    Recipe(
        "sedan-eager-breakthrough",
        "sedan",
        0,
        (4, 4),
        EAGER,
        {
            "turn_limit": 15,
            "armor_breakthrough": "axis",
        },
    ),
    Recipe(
        "sidi-rezegh-eager",
        "sidi-rezegh",
        8,
        (3, 4),
        EAGER,
        {"turn_limit": 14, "air_power_as_bombard": True},
        hands={"axis-left": ("shimmer",)},
    ),
    Recipe(
        "stonne-random-deck-runs-out",
        "stonne",
        213,
        (1, 1),
        CHANCE,
        {"deck_runs_out": "allies", "turn_limit": 60, "desert": True, "air_power_as_bombard": True},
    ),
    Recipe(
        "tenaru-random-airplanes",
        "tenaru",
        214,
        (1, 1),
        AXIS_KNOWS,
        {"turn_limit": 30, "air": "on", "allies_planes": "corsair+warhawk", "japanese_army": "axis"},
    ),
    Recipe("tractor-works-eager", "tractor-works", 215, (1, 2), EAGER, {"turn_limit": 14, "blitz": True}),
    Recipe(
        "two-bridges-eager-jungle-cards",
        "two-bridges",
        216,
        (3, 4),
        EAGER,
        {
            "turn_limit": 12,
            "combat_deck": "jungle",
            "japanese_army": "allies",
            "gung_ho": "axis",
            "air": "on",
            "axis_planes": "zero+storch",
            "faq_counter_with_sortie": True,
            "counter_sorties": False,
        },
    ),
)

# Battles in which people talk, take back answers, resign or agree on a draw.
PEOPLE: Final = (
    Recipe(
        "two-bridges-talk-and-resignation",
        "two-bridges",
        301,
        (4, 3),
        ALLIES_KNOW,
        {"turn_limit": 20, "visit_any_fg": True, "fg_may_address_cic": True},
        script=(
            Say(0, "allies-cic", "camp", "The left bridge first, the right one when they look away."),
            Signal(0, "axis-cic", "table", "good-luck"),
            Say(20, "axis-left", "generals", "Hold: I bring the armor.\u2028Wait for me.\u0085"),
            Say(20, "axis-cic", "visit", "Can you hold two turns more?"),
            Signal(30, "allies-left", "camp", "needs-support", "D7"),
            Say(60, "allies-right", "camp", 'Sir, a word: "no cards" is no plan \U0001f642'),
            TakeBack(90),
            TakeBack(140),
            End(400, "axis"),
        ),
    ),
    Recipe(
        "gold-beach-agreed-draw",
        "gold-beach",
        302,
        (4, 4),
        ALLIES_KNOW,
        {"turn_limit": 20},
        script=(
            Signal(0, "allies-cic", "table", "ready"),
            TakeBack(47),
            TakeBack(49),
            TakeBack(51),
            Say(100, "allies-left", "generals", "Trop tard à gauche, ¿y a la derecha?"),
            Signal(110, "allies-left", "generals", "look-here", "D7"),
            Signal(200, "axis-cic", "table", "well-played"),
            End(300, None),
        ),
    ),
    Recipe(
        "ortona-taken-back",
        "ortona",
        303,
        (2, 1),
        ALLIES_KNOW,
        {"turn_limit": 25},
        hands={"axis-cic": ("ambush", "assault-left"), "allies-cic": ("barrage", "air-power", "recon-center")},
        dice="GGSSFFIIAAGSFI",
        script=(
            *(TakeBack(after) for after in range(10, 120, 7)),
            Say(30, "axis-cic", "camp", "House by house."),
        ),
    ),
)

RECIPES: Final = (*SENSIBLE, *ODD, *PEOPLE)

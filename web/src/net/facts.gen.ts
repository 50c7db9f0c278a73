/* Made from src/overlord/server/http/page_types.py by make; not to be edited. */
export const LANGUAGES = [
  "en",
  "fr",
  "es"
] as const
export const LANGUAGE_NAMES = {
  "en": "English",
  "fr": "Français",
  "es": "Español"
} as const
export const CAMPS = [
  "axis",
  "allies"
] as const
export const ROLES = [
  "cic",
  "left",
  "center",
  "right"
] as const
export const SIDES = [
  "left",
  "center",
  "right"
] as const
export const SEATS = [
  "axis-cic",
  "axis-left",
  "axis-center",
  "axis-right",
  "allies-cic",
  "allies-left",
  "allies-center",
  "allies-right"
] as const
export const SEATING = {
  "1": [
    [
      "cic",
      "left",
      "center",
      "right"
    ]
  ],
  "2": [
    [
      "cic",
      "left",
      "center",
      "right"
    ],
    [
      "cic",
      "left",
      "center",
      "right"
    ]
  ],
  "3": [
    [
      "cic",
      "center"
    ],
    [
      "left"
    ],
    [
      "right"
    ]
  ],
  "4": [
    [
      "cic"
    ],
    [
      "left"
    ],
    [
      "center"
    ],
    [
      "right"
    ]
  ]
} as const
export const ROWS = 9 as const
export const DAYLIGHT = 6 as const
export const COLUMNS = {
  "standard": 13,
  "overlord": 26
} as const
export const SECTION_LINES = {
  "standard": [
    7,
    17
  ],
  "overlord": [
    7,
    17,
    25,
    33,
    43
  ]
} as const
export const TRAITS = {
  "camouflaged": 8,
  "boat": 16,
  "ignores-one-flag": 32,
  "cannot-exit": 64
} as const
export const FACES = [
  "I",
  "A",
  "G",
  "F",
  "S"
] as const
export const SIDES_OF_DIE = {
  "I": 2,
  "A": 1,
  "G": 1,
  "F": 1,
  "S": 1
} as const
export const CHANNELS = [
  "table",
  "generals",
  "visit",
  "camp"
] as const
export const TABLE = "table" as const
export const TABLE_SIGNALS = [
  "one-moment",
  "back",
  "ready",
  "thanks",
  "good-luck",
  "well-played"
] as const
export const FIELD_SIGNALS = [
  "needs-support",
  "holding",
  "attacking-next",
  "falling-back",
  "look-here"
] as const
export const SPEEDS = [
  "slow",
  "normal",
  "fast",
  "instant"
] as const
export const NORMAL_SPEED = "normal" as const
export const USUAL_BOT = "recruit" as const
export const LONGEST_NAME = 40 as const
export const OFTEN = [
  "combat_deck",
  "air",
  "turn_limit",
  "visit_any_fg",
  "fg_may_address_cic",
  "initiative_after_orders",
  "hill_sight",
  "edge_blocks_sight"
] as const
export const PLANES = [
  "warhawk",
  "lightning",
  "corsair",
  "spitfire",
  "storch",
  "bf-109",
  "zero",
  "yak"
] as const
export const DEEDS = {
  "dice": "dice",
  "ignore-cover": "cover",
  "hit-faces": "dice",
  "ignore-sight": "fire",
  "flags-unignorable": "flag",
  "move-bonus": "move",
  "move-max": "move",
  "ignore-stop": "move",
  "battle-after-entry": "move",
  "battle-if-moved-at-most": "move",
  "enter-impassable": "move",
  "move-after": "back",
  "overrun": "again",
  "extra-battle": "again",
  "dice-less": "fewer-dice",
  "first-strike": "fire",
  "withdraw": "back",
  "cancel-battle": "cancel",
  "retarget": "turn",
  "relocate": "deploy",
  "return-to-origin": "halt",
  "reroll": "again",
  "ignore-hits": "cancel",
  "ignore-flags": "flag",
  "parting-shot": "fire",
  "block-move": "halt",
  "stop-move": "halt",
  "opportunity-fire": "fire",
  "strike": "strike",
  "lose-figures": "fall",
  "deploy": "deploy",
  "restore": "heal",
  "place": "build",
  "remove": "clear",
  "order-extra": "order",
  "status": "cloud",
  "draw-cards": "cards",
  "peek-deck": "cards"
} as const
export const COMMAND_CARDS = {
  "recon-left": {
    "family": "section",
    "to": [
      "left"
    ],
    "figure": "1",
    "picture": "recon"
  },
  "recon-center": {
    "family": "section",
    "to": [
      "center"
    ],
    "figure": "1",
    "picture": "recon"
  },
  "recon-right": {
    "family": "section",
    "to": [
      "right"
    ],
    "figure": "1",
    "picture": "recon"
  },
  "probe-left": {
    "family": "section",
    "to": [
      "left"
    ],
    "figure": "2",
    "picture": "probe"
  },
  "probe-center": {
    "family": "section",
    "to": [
      "center"
    ],
    "figure": "2",
    "picture": "probe"
  },
  "probe-right": {
    "family": "section",
    "to": [
      "right"
    ],
    "figure": "2",
    "picture": "probe"
  },
  "attack-left": {
    "family": "section",
    "to": [
      "left"
    ],
    "figure": "3",
    "picture": "attack"
  },
  "attack-center": {
    "family": "section",
    "to": [
      "center"
    ],
    "figure": "3",
    "picture": "attack"
  },
  "attack-right": {
    "family": "section",
    "to": [
      "right"
    ],
    "figure": "3",
    "picture": "attack"
  },
  "assault-left": {
    "family": "section",
    "to": [
      "left"
    ],
    "figure": "A",
    "picture": "assault"
  },
  "assault-center": {
    "family": "section",
    "to": [
      "center"
    ],
    "figure": "A",
    "picture": "assault"
  },
  "assault-right": {
    "family": "section",
    "to": [
      "right"
    ],
    "figure": "A",
    "picture": "assault"
  },
  "recon-in-force": {
    "family": "section",
    "to": [
      "left",
      "center",
      "right"
    ],
    "figure": "1",
    "picture": "recon-in-force"
  },
  "general-advance": {
    "family": "section",
    "to": [
      "left",
      "center",
      "right"
    ],
    "figure": "2",
    "picture": "general-advance"
  },
  "pincer-move": {
    "family": "section",
    "to": [
      "left",
      "right"
    ],
    "figure": "2",
    "picture": "pincer-move"
  },
  "air-power": {
    "family": "tactic",
    "to": [
      "cic"
    ],
    "figure": "?",
    "picture": "air-power"
  },
  "ambush": {
    "family": "tactic",
    "to": [
      "cic"
    ],
    "figure": "?",
    "picture": "ambush"
  },
  "armor-assault": {
    "family": "tactic",
    "to": [
      "left",
      "center",
      "right"
    ],
    "figure": "?",
    "picture": "armor-assault"
  },
  "artillery-bombard": {
    "family": "tactic",
    "to": [
      "left",
      "center",
      "right"
    ],
    "figure": "?",
    "picture": "artillery-bombard"
  },
  "barrage": {
    "family": "tactic",
    "to": [
      "cic"
    ],
    "figure": "?",
    "picture": "barrage"
  },
  "behind-enemy-lines": {
    "family": "tactic",
    "to": [
      "left",
      "center",
      "right"
    ],
    "figure": "?",
    "picture": "behind-enemy-lines"
  },
  "close-assault": {
    "family": "tactic",
    "to": [
      "left",
      "center",
      "right"
    ],
    "figure": "?",
    "picture": "close-assault"
  },
  "counter-attack": {
    "family": "tactic",
    "to": [
      "cic",
      "left",
      "center",
      "right"
    ],
    "figure": "?",
    "picture": "counter-attack"
  },
  "dig-in": {
    "family": "tactic",
    "to": [
      "left",
      "center",
      "right"
    ],
    "figure": "?",
    "picture": "dig-in"
  },
  "direct-from-hq": {
    "family": "tactic",
    "to": [
      "left",
      "center",
      "right"
    ],
    "figure": "?",
    "picture": "direct-from-hq"
  },
  "firefight": {
    "family": "tactic",
    "to": [
      "left",
      "center",
      "right"
    ],
    "figure": "?",
    "picture": "firefight"
  },
  "infantry-assault": {
    "family": "tactic",
    "to": [
      "left",
      "center",
      "right"
    ],
    "figure": "?",
    "picture": "infantry-assault"
  },
  "medics-and-mechanics": {
    "family": "tactic",
    "to": [
      "left",
      "center",
      "right"
    ],
    "figure": "?",
    "picture": "medics-and-mechanics"
  },
  "move-out": {
    "family": "tactic",
    "to": [
      "left",
      "center",
      "right"
    ],
    "figure": "?",
    "picture": "move-out"
  },
  "their-finest-hour": {
    "family": "tactic",
    "to": [
      "cic"
    ],
    "figure": "?",
    "picture": "their-finest-hour"
  },
  "air-sortie": {
    "family": "tactic",
    "to": [
      "left",
      "center",
      "right"
    ],
    "figure": "?",
    "picture": "air-sortie"
  }
} as const
export const QUESTIONS = [
  "after-battles",
  "air-power",
  "alongside",
  "ambush",
  "barrage",
  "battle",
  "battle-back",
  "card",
  "chip",
  "combat",
  "crowded",
  "declare",
  "distribute",
  "end-visit",
  "first-chip",
  "flags",
  "frost",
  "ground",
  "initiative",
  "keep",
  "move",
  "move-after",
  "order",
  "overrun",
  "paradrop",
  "peek",
  "pick",
  "react-defend",
  "react-flags",
  "react-loss",
  "react-rolled",
  "react-x-move-end",
  "react-x-move-step",
  "react-x-ordered",
  "ready",
  "recon-draw",
  "relocate",
  "reroll",
  "retarget",
  "retreat",
  "smoke",
  "unload",
  "visit",
  "way",
  "withdraw"
] as const
export const GROUPS = {
  "camp": "camp",
  "winner": "camp",
  "seat": "seat",
  "card": "card",
  "copied": "card",
  "cards": "card",
  "section": "section",
  "sections": "section",
  "kind": "unit",
  "plane": "unit",
  "feature": "terrain",
  "purpose": "roll",
  "channel": "channel",
  "signal": "signal",
  "key": "special",
  "faces": "die",
  "kept": "die"
} as const
export const NONE = "none" as const
export const SPECIAL = "special:" as const
export const LESSONS = {
  "ranges": {
    "me": [
      "allies"
    ],
    "steps": [
      {
        "key": "welcome",
        "spot": [
          "F3",
          "f6"
        ]
      },
      {
        "key": "card",
        "event": "cardplayed"
      },
      {
        "key": "order",
        "event": "ordered",
        "spot": [
          "F3"
        ]
      },
      {
        "key": "move",
        "event": "moved",
        "spot": [
          "e4",
          "f4"
        ]
      },
      {
        "key": "battle",
        "event": "declared",
        "spot": [
          "f6"
        ]
      }
    ],
    "blunders": [
      {
        "event": "declared",
        "match": {
          "dice": 1
        },
        "key": "far"
      },
      {
        "event": "moved",
        "steps": 2,
        "key": "too-far"
      }
    ]
  },
  "ground": {
    "me": [
      "allies"
    ],
    "steps": [
      {
        "key": "welcome",
        "spot": [
          "E5",
          "G5"
        ]
      },
      {
        "key": "card",
        "event": "cardplayed"
      },
      {
        "key": "order",
        "event": "ordered",
        "spot": [
          "F3"
        ]
      },
      {
        "key": "move",
        "event": "moved",
        "spot": [
          "G3"
        ]
      },
      {
        "key": "battle",
        "event": "declared",
        "spot": [
          "G5"
        ]
      }
    ],
    "blunders": [
      {
        "event": "declared",
        "match": {
          "dice": 1
        },
        "key": "cover"
      },
      {
        "event": "moved",
        "match": {
          "path": "f4"
        },
        "key": "wood"
      }
    ]
  },
  "overrun": {
    "me": [
      "allies"
    ],
    "steps": [
      {
        "key": "welcome",
        "spot": [
          "f4",
          "F5"
        ]
      },
      {
        "key": "card",
        "event": "cardplayed"
      },
      {
        "key": "order",
        "event": "ordered",
        "spot": [
          "F3"
        ]
      },
      {
        "key": "near",
        "event": "declared",
        "spot": [
          "f4"
        ]
      },
      {
        "key": "take",
        "event": "tookground",
        "spot": [
          "f4"
        ]
      },
      {
        "key": "again",
        "event": "declared",
        "spot": [
          "F5"
        ]
      }
    ],
    "blunders": [
      {
        "event": "moved",
        "key": "left"
      }
    ]
  },
  "tactics": {
    "me": [
      "allies"
    ],
    "steps": [
      {
        "key": "welcome",
        "spot": [
          "f8"
        ]
      },
      {
        "key": "card",
        "event": "cardplayed"
      },
      {
        "key": "target",
        "event": "rolled",
        "spot": [
          "f8"
        ]
      }
    ],
    "blunders": [
      {
        "event": "cardplayed",
        "match": {
          "card": "probe-center"
        },
        "key": "section"
      },
      {
        "event": "rolled",
        "match": {
          "target": "d6"
        },
        "key": "other"
      }
    ]
  },
  "objectives": {
    "me": [
      "allies"
    ],
    "steps": [
      {
        "key": "welcome",
        "spot": [
          "F5"
        ]
      },
      {
        "key": "card",
        "event": "cardplayed"
      },
      {
        "key": "order",
        "event": "ordered",
        "spot": [
          "F3"
        ]
      },
      {
        "key": "move",
        "event": "moved",
        "spot": [
          "F5"
        ]
      }
    ],
    "blunders": [
      {
        "event": "declared",
        "key": "battle"
      }
    ]
  },
  "assault": {
    "me": [
      "allies"
    ],
    "steps": [
      {
        "key": "welcome",
        "spot": [
          "e4",
          "f4",
          "F5"
        ]
      },
      {
        "key": "card",
        "event": "cardplayed"
      },
      {
        "key": "first",
        "event": "declared",
        "spot": [
          "F5"
        ]
      },
      {
        "key": "second",
        "event": "declared",
        "spot": [
          "F5"
        ]
      }
    ],
    "blunders": [
      {
        "event": "cardplayed",
        "match": {
          "card": "attack-center"
        },
        "key": "attack"
      }
    ]
  },
  "general": {
    "me": [
      "allies-left"
    ],
    "steps": [
      {
        "key": "welcome",
        "spot": [
          "d6"
        ]
      },
      {
        "key": "ready",
        "event": "huddled",
        "whose": "any"
      },
      {
        "key": "wait",
        "event": "cardlaid",
        "asked": "order"
      },
      {
        "key": "lay",
        "event": "cardlaid",
        "spot": [
          "D3",
          "E3"
        ]
      },
      {
        "key": "order",
        "event": "ordered",
        "spot": [
          "D3",
          "E3"
        ]
      },
      {
        "key": "move",
        "event": "moved",
        "spot": [
          "d4"
        ]
      },
      {
        "key": "battle",
        "event": "declared",
        "spot": [
          "d6"
        ]
      }
    ],
    "blunders": [
      {
        "event": "declared",
        "match": {
          "dice": 1
        },
        "key": "far"
      }
    ]
  },
  "orders": {
    "me": [
      "allies-cic"
    ],
    "steps": [
      {
        "key": "welcome",
        "spot": [
          "L5",
          "m6"
        ]
      },
      {
        "key": "ready",
        "event": "huddled",
        "whose": "any"
      },
      {
        "key": "give",
        "event": "cardsgiven",
        "draft": "give"
      },
      {
        "key": "confirm",
        "event": "cardsgiven"
      },
      {
        "key": "visit",
        "event": "visited"
      }
    ],
    "blunders": [],
    "goal": {
      "event": "cardlaid",
      "match": {
        "seat": "allies-center"
      }
    }
  }
} as const
export const HUNG_UP = {
  "not-here": 4403,
  "no-table": 4404,
  "closed": 4410
} as const

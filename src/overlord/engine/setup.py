"""Turns a scenario, options and a seed into the start of a battle."""

from __future__ import annotations

from overlord.engine.effects.board import draw, new_groups, settle_board, shuffle
from overlord.engine.effects.combat import draw_combat, shuffle_combat
from overlord.engine.flow.turn.chip import ChipAtStart
from overlord.engine.flow.turn.turn import FirstChip, Turn
from overlord.engine.flow.turn.visits import Huddle
from overlord.engine.model.boards import lying_tile
from overlord.engine.model.ground import Ground
from overlord.engine.model.hexes import NOWHERE, SIZE
from overlord.engine.model.names import CIC, COMMANDERS, DAYLIGHT, SEAT_OF, camp_of, commander, role_of
from overlord.engine.model.rng import Rng, stream
from overlord.engine.model.rules import PLAIN_HEX, Rules
from overlord.engine.model.scenario import UnitDef
from overlord.engine.model.state import Mine, State, Unit
from overlord.engine.queries.combat_cards.scenes import players
from overlord.engine.tables.cards import AIR, CARDS, SORTIE, Card
from overlord.engine.tables.obstacles import MINE_MIX
from overlord.engine.tables.traits import TRAITS
from overlord.engine.tables.units import RAIL, UnitKind

DICE_STREAM = 1
DECK_STREAM = 2
SETUP_STREAM = 3


def new_state(rules: Rules, seed: int, hands: dict[str, list[str]], dice: str) -> State:
    """The battle after the deal, before the first question."""
    s = State(rules, stream(seed, DICE_STREAM), stream(seed, DECK_STREAM))
    s.rigged = dice
    s.active = rules.scenario.first
    _lay_board(s)
    _lay_mines(s, stream(seed, SETUP_STREAM))
    _put_units(s)
    s.held = [-1] * len(rules.objectives)
    s.scored = [0] * len(rules.objectives)
    box = int(str(rules.options["sandbags"])) or (24 if rules.overlord else 12)  # R-TER-92
    laid = sum(1 for place in rules.scenario.hexes.values() if place.obstacle == "sandbags")
    s.sandbags = max(0, box - laid)
    s.visibility = 1 if rules.night == "rising" else DAYLIGHT
    _deal(s, hands)
    _deal_combat(s, hands)
    s.events.clear()
    s.revealed = 0
    s.stack.append(Turn(rules.scenario.first))
    for camp in (1, 0):
        if rules.commissar & (1 << camp):
            first = ChipAtStart(commander(camp), []) if rules.overlord else FirstChip(commander(camp))
            s.stack.append(first)
    if rules.overlord:
        s.stack.append(Huddle([]))  # pushed last: the chip is filled after it (O-EF-03)
    settle_board(s)
    return s


def _lay_board(s: State) -> None:
    scenario = s.rules.scenario
    mined = {mine.hex for mine in scenario.mines}
    laid: list[Ground] = []
    for h in range(SIZE):
        place = scenario.hexes.get(h, PLAIN_HEX)
        tile = lying_tile(scenario.face, h, place.tile, place.piece)
        laid.append(
            s.rules.ground(
                tile,
                place.piece,
                place.obstacle,
                _owner(s, h),
                place.road,
                place.rail,
                place.ends,
                h in mined,
                s.rules.variant_at[h],
            )
        )
    s.ground = tuple(laid)
    s.group = new_groups(s)


def _owner(s: State, h: int) -> int:
    """A bunker without an owner belongs to the camp that starts on it; an empty one to both (R-FMT-11)."""
    scenario = s.rules.scenario
    place = scenario.hexes.get(h, PLAIN_HEX)
    if place.owner == -1 and place.piece == "bunker":
        for unit in scenario.units:
            if unit.hex == h:
                return unit.camp
    return place.owner


def _lay_mines(s: State, rng: Rng) -> None:
    """Tokens come out of the bag one by one; an empty bag is filled again (R-TER-80)."""
    bag: list[int] = []
    for mine in s.rules.scenario.mines:
        if not bag:
            bag = list(MINE_MIX)
        strength = mine.strength if mine.strength >= 0 else bag.pop(rng.below(len(bag)))
        s.mines[mine.hex] = Mine(mine.camp, strength)


def _put_units(s: State) -> None:
    s.at = [NOWHERE] * SIZE
    for number, unit in enumerate(s.rules.scenario.units):
        kind = s.rules.kinds[unit.camp][unit.kind]
        nation = unit.nation or s.rules.scenario.camps[unit.camp].nation
        figures = unit.figures or kind.figures
        worth = kind.worth if unit.worth < 0 else unit.worth
        traits = _traits(s.rules, unit, nation, kind)
        s.units.append(Unit(kind, unit.camp, unit.hex, figures, figures, worth, traits, nation, unit.waits))
        s.at[unit.hex] = number
    _couple(s)


def _traits(rules: Rules, unit: UnitDef, nation: str, kind: UnitKind) -> int:
    """Scenario behaviours, and the rules of its nation where they are in force (R-NAT-01)."""
    bits = 0
    for trait in unit.traits:
        bits |= TRAITS[trait]
    return bits | rules.national_traits(unit.camp, nation, kind)


def _couple(s: State) -> None:
    """A locomotive and the wagon beside it are one train (R-UNIT-09)."""
    for i, unit in enumerate(s.units):
        if unit.kind.moves_on != RAIL or unit.kind.key == "wagon":
            continue
        for n in s.rules.geometry.neighbours[unit.hex]:
            j = s.at[n]
            if j != NOWHERE and s.units[j].kind.key == "wagon" and s.units[j].link < 0 and s.units[j].camp == unit.camp:
                unit.link = j
                s.units[j].link = i
                break


def _deal(s: State, hands: dict[str, list[str]]) -> None:
    """Named hands first, out of the deck before the shuffle; then the seed deals the others (R-TURN-01).

    A card of which the deck has no copy can be dealt by name as well, and then there is one more.
    """
    s.deck = _whole_deck(s)
    for name, keys in hands.items():
        seat = SEAT_OF[name]
        if role_of(seat) != CIC:
            continue
        for key in keys:
            if key not in CARDS:
                continue
            card = CARDS[key]
            if card in s.deck:
                s.deck.remove(card)
            elif card.family == AIR or card in s.rules.command_deck:
                raise ValueError(f"the deck does not hold another {key!r}")
            if card.effect == SORTIE:  # O-AIR-03: face up beside the camp
                s.sorties[camp_of(seat)] += 1
                continue
            s.hands[camp_of(seat)] += (card,)
    shuffle(s.deck, s.draws)
    for camp, word in enumerate(COMMANDERS):
        first = s.rules.scenario.camps[camp].first_hand
        s.hand_limit[camp] = first or s.rules.hand[camp]
        if s.rules.high_command & (1 << camp):
            s.hand_limit[camp] = 6  # R-NAT-14
        if not any(key in CARDS for key in hands.get(word, ())) and hands.get(word) != []:
            draw(s, camp, s.hand_limit[camp])


def _deal_combat(s: State, hands: dict[str, list[str]]) -> None:
    """Two Combat cards to every general, in a standard battle to each player (C-SET-03 to -06); named hands first."""
    rules = s.rules
    s.combat_deck = [card for card in rules.combat_cards for _ in range(card.copies)]
    rows = {card.key: card for card in rules.combat_cards}
    named: list[int] = []
    for name, keys in hands.items():
        seat = SEAT_OF[name]
        wanted = [key for key in keys if key not in CARDS] if role_of(seat) == CIC else keys
        if not wanted and role_of(seat) == CIC:
            continue
        named.append(seat)
        for key in wanted:
            card = rows.get(key)
            if card is None or card not in s.combat_deck:
                raise ValueError(f"hands: the Combat deck does not hold another {key!r}")
            s.combat_deck.remove(card)
            s.combat[seat] += (card,)
    if not rules.combat_cards:
        return
    shuffle_combat(s.combat_deck, s.draws)
    for camp in (0, 1):
        for seat in players(s, camp):
            if seat not in named:
                draw_combat(s, seat, 2)


def _whole_deck(s: State) -> list[Card]:
    """The deck of this battle, and with air rules the Air Sorties that the scenario says (O-AIR-02, A-AIR-03)."""
    cards = s.rules.command_deck.copy()
    if s.rules.air:
        options = s.rules.options
        s.sorties = [int(str(options["axis_sorties"])), int(str(options["allies_sorties"]))]
        left = max(0, (4 if s.rules.overlord else 2) - sum(s.sorties))  # O-DECK-01: two a deck
        cards.extend([CARDS["air-sortie"]] * min(int(str(options["deck_sorties"])), left))
    return cards

### The words of Open Overlord in English. All texts are our own.
### en.ftl, fr.ftl and es.ftl have the same keys; the first word of a key is the name of its group.

### Camps, seats, board and dice

camp-axis = Axis
camp-allies = Allies

role-cic = Commander-in-Chief
role-left = Left General
role-center = Center General
role-right = Right General
role-cic-small = Commander

seat-axis-cic = Axis Commander-in-Chief
seat-axis-left = Axis Left General
seat-axis-center = Axis Center General
seat-axis-right = Axis Right General
seat-allies-cic = Allied Commander-in-Chief
seat-allies-left = Allied Left General
seat-allies-center = Allied Center General
seat-allies-right = Allied Right General
seat-axis-cic-small = Axis Commander
seat-allies-cic-small = Allied Commander

section-s1 = Section 1
section-s2 = Section 2
section-s3 = Section 3
section-s4 = Section 4
section-s5 = Section 5
section-s6 = Section 6
section-both = Both sections

face-country = Countryside
face-beach = Beach
face-winter = Winter
face-desert = Desert

die-I = Infantry
die-A = Armor
die-G = Grenade
die-F = Flag
die-S = Star

category-infantry = Infantry
category-armor = Armor
category-artillery = Artillery
category-other = Other

### Section cards: name, text in a two-player battle, text in Overlord

-any-general = Any General
-recon-draw = At the end of the turn, draw 2 cards and keep 1.
-recon-draw-overlord = At the end of the turn, the Commander-in-Chief draws 3 cards instead of 2 and keeps them all, up to the hand limit.
-both-sections = It takes up both sections, so no other Section card may go with it.

card-recon-left = Recon Left
card-recon-left-text = Order 1 unit on your left. { -recon-draw }
card-recon-left-overlord = { role-left }: order 1 unit in one of your two sections. { -recon-draw-overlord }
card-recon-center = Recon Center
card-recon-center-text = Order 1 unit in your center. { -recon-draw }
card-recon-center-overlord = { role-center }: order 1 unit in one of your two sections. { -recon-draw-overlord }
card-recon-right = Recon Right
card-recon-right-text = Order 1 unit on your right. { -recon-draw }
card-recon-right-overlord = { role-right }: order 1 unit in one of your two sections. { -recon-draw-overlord }

card-probe-left = Probe Left
card-probe-left-text = Order up to 2 units on your left.
card-probe-left-overlord = { role-left }: order up to 2 units in one of your two sections.
card-probe-center = Probe Center
card-probe-center-text = Order up to 2 units in your center.
card-probe-center-overlord = { role-center }: order up to 2 units in one of your two sections.
card-probe-right = Probe Right
card-probe-right-text = Order up to 2 units on your right.
card-probe-right-overlord = { role-right }: order up to 2 units in one of your two sections.

card-attack-left = Attack Left
card-attack-left-text = Order up to 3 units on your left.
card-attack-left-overlord = { role-left }: order up to 3 units in one of your two sections.
card-attack-center = Attack Center
card-attack-center-text = Order up to 3 units in your center.
card-attack-center-overlord = { role-center }: order up to 3 units in one of your two sections.
card-attack-right = Attack Right
card-attack-right-text = Order up to 3 units on your right.
card-attack-right-overlord = { role-right }: order up to 3 units in one of your two sections.

card-assault-left = Assault Left
card-assault-left-text = Order all your units on the left.
card-assault-left-overlord = { role-left }: order all your units in one of your two sections.
card-assault-center = Assault Center
card-assault-center-text = Order all your units in the center.
card-assault-center-overlord = { role-center }: order all your units in one of your two sections.
card-assault-right = Assault Right
card-assault-right-text = Order all your units on the right.
card-assault-right-overlord = { role-right }: order all your units in one of your two sections.

card-recon-in-force = Recon in Force
card-recon-in-force-text = Order 1 unit in each of the three sections.
card-recon-in-force-overlord = { -any-general }: order 1 unit in each of your two sections. { -both-sections }
card-general-advance = General Advance
card-general-advance-text = Order up to 2 units in each of the three sections.
card-general-advance-overlord = { -any-general }: order up to 2 units in each of your two sections. { -both-sections }
card-pincer-move = Pincer Move
card-pincer-move-text = Order up to 2 units on your left and up to 2 units on your right.
card-pincer-move-overlord = Left or Right General: order up to 2 units in one of your two sections.

### Tactic cards: name, text in a two-player battle, text in Overlord

-no-infantry = If you have no infantry, order 1 unit of your choice instead.
-no-infantry-overlord = If you command no infantry, order 1 of your units instead.

card-air-power = Air Power
card-air-power-text = Strike up to 4 enemy units that form one unbroken group, anywhere on the board. Roll 2 dice against each if you lead the Allies, 1 if you lead the Axis; terrain gives no cover. The unit’s symbol, grenades and stars hit, and no flag may be ignored.
card-air-power-overlord = { role-cic }: before any General acts, strike up to 4 enemy units that form one unbroken group, anywhere. The Allies roll 2 dice against each, the Axis 1; terrain gives no cover, stars hit too, and no flag may be ignored. With the air rules, give it to one General, who plays it as an Air Sortie.

card-ambush = Ambush
card-ambush-text = Play it when an enemy unit declares a close assault on yours, before its dice are rolled: your unit battles first. If the attacker survives and does not retreat, its attack goes on as usual. Draw a new card at the end of the turn.
card-ambush-overlord = { role-cic }: in the enemy’s turn, hand it to the General whose unit is about to be close assaulted; that unit battles first. If the attacker survives and does not retreat, its attack goes on as usual. Draw a new card at once.

card-armor-assault = Armor Assault
card-armor-assault-text = Order up to 4 armor units anywhere; they roll 1 extra die in close assault. If you have no armor, order 1 unit of your choice instead.
card-armor-assault-overlord = { -any-general }: order up to 4 armor units in your two sections; they roll 1 extra die in close assault. If you command no armor, order 1 of your units instead.

card-artillery-bombard = Artillery Bombard
card-artillery-bombard-text = Order all your artillery: each unit either moves up to 3 hexes or battles twice. If you have no artillery, order 1 unit of your choice instead.
card-artillery-bombard-overlord = { -any-general }: order all the artillery in your two sections; each unit either moves up to 3 hexes or battles twice. If you command no artillery, order 1 of your units instead.

card-barrage = Barrage
card-barrage-text = Roll 4 dice against any 1 enemy unit, whatever the distance, line of sight or terrain. The unit’s symbol and grenades hit, and no flag may be ignored.
card-barrage-overlord = { role-cic }: before any General acts, roll 4 dice against any 1 enemy unit, whatever the distance, line of sight or terrain. The unit’s symbol and grenades hit, and no flag may be ignored.

card-behind-enemy-lines = Behind Enemy Lines
card-behind-enemy-lines-text = Order 1 infantry unit: it moves up to 3 hexes, battles with 1 extra die, then moves up to 3 hexes again. Only impassable terrain hinders its moves, but its battle follows the usual terrain rules. { -no-infantry }
card-behind-enemy-lines-overlord = { -any-general }: order 1 infantry unit in your two sections; it moves up to 3 hexes, battles with 1 extra die, then moves up to 3 hexes again. Only impassable terrain hinders its moves, but its battle follows the usual terrain rules. { -no-infantry-overlord }

card-close-assault = Close Assault
card-close-assault-text = Order all your infantry and armor next to an enemy. They close assault without moving first and roll 1 extra die; afterwards they may take ground and overrun as usual.
card-close-assault-overlord = { -any-general }: order all the infantry and armor next to an enemy in your two sections. They close assault without moving first and roll 1 extra die; afterwards they may take ground and overrun as usual.

card-counter-attack = Counter-Attack
card-counter-attack-text = Give your own units the order your opponent has just played. Left and right are swapped, so you fight over the same ground. If there is nothing to copy, nothing happens.
card-counter-attack-overlord = { -any-general }: play again, in the same sections, the card that the General facing you played last turn. { role-cic }: play again, anywhere, the Tactic card that the enemy Commander-in-Chief played last turn. If there is nothing to copy, nothing happens.

card-dig-in = Dig In
card-dig-in-text = Up to 4 infantry units place sandbags on their hexes, if the ground allows it and while sandbags last. They neither move nor battle. { -no-infantry }
card-dig-in-overlord = { -any-general }: up to 4 infantry units in your two sections place sandbags on their hexes, if the ground allows it and while sandbags last. They neither move nor battle. { -no-infantry-overlord }

card-direct-from-hq = Direct from HQ
card-direct-from-hq-text = Order up to 4 units of your choice, anywhere.
card-direct-from-hq-overlord = { -any-general }: order up to 4 units of your choice in your two sections.

card-firefight = Firefight
card-firefight-text = Order up to 4 units that are not next to an enemy. They do not move, and they fire with 1 extra die.
card-firefight-overlord = { -any-general }: order up to 4 units in your two sections that are not next to an enemy. They do not move, and they fire with 1 extra die.

card-infantry-assault = Infantry Assault
card-infantry-assault-text = Order all your infantry in one section. Each unit may move up to 2 hexes and battle, or move 3 hexes without battling. { -no-infantry }
card-infantry-assault-overlord = { -any-general }: order all the infantry in one of your two sections. Each unit may move up to 2 hexes and battle, or move 3 hexes without battling. { -no-infantry-overlord }

card-medics-and-mechanics = Medics & Mechanics
card-medics-and-mechanics-text = Choose 1 unit that has lost figures and roll 1 die for each card you hold, this one included. Each star and each symbol of the unit brings back 1 figure, never above its starting strength. If at least 1 comes back, the unit is ordered too.
card-medics-and-mechanics-overlord = { -any-general }: choose 1 unit in your two sections that has lost figures and roll 4 dice. Each star and each symbol of the unit brings back 1 figure, never above its starting strength. If at least 1 comes back, the unit is ordered too.

card-move-out = Move Out!
card-move-out-text = Order up to 4 infantry units anywhere. { -no-infantry }
card-move-out-overlord = { -any-general }: order up to 4 infantry units in your two sections. { -no-infantry-overlord }

card-their-finest-hour = Their Finest Hour
card-their-finest-hour-text = Roll 1 die for each card you hold, this one included. Each infantry or armor symbol orders 1 unit of that kind, each star any 1 unit; all of them battle with 1 extra die. Then shuffle the draw pile and the discards together.
card-their-finest-hour-overlord = { role-cic }: no other card is played this turn. Each General rolls 4 dice and orders, in their own sections, 1 unit of that kind per infantry or armor symbol and any 1 unit per star; all of them battle with 1 extra die. The draw pile and the discards are shuffled together at the end of the turn.

card-air-sortie = Air Sortie
card-air-sortie-text = It lies face up beside you and is not part of your hand. Play it alone or with one Section card: bring on an airplane if none of yours is flying, or activate the one that is, without an Air Check.
card-air-sortie-overlord = { -any-general }, alone or with one Section card: bring an airplane into your sections if none of yours is flying there, or activate one that is, without an Air Check. It lies face up and is not part of the hand; the Commander-in-Chief never plays it in person.

### The faces of the cards: what each does, in two or three lines

card-recon-left-brief = { $board ->
    [overlord] Order 1 unit in one section; draw 1 more
   *[standard] Order 1 unit on your left; draw 2, keep 1
}
card-recon-center-brief = { $board ->
    [overlord] Order 1 unit in one section; draw 1 more
   *[standard] Order 1 unit in your center; draw 2, keep 1
}
card-recon-right-brief = { $board ->
    [overlord] Order 1 unit in one section; draw 1 more
   *[standard] Order 1 unit on your right; draw 2, keep 1
}
card-probe-left-brief = { $board ->
    [overlord] Order 2 units in one section
   *[standard] Order 2 units on your left
}
card-probe-center-brief = { $board ->
    [overlord] Order 2 units in one section
   *[standard] Order 2 units in your center
}
card-probe-right-brief = { $board ->
    [overlord] Order 2 units in one section
   *[standard] Order 2 units on your right
}
card-attack-left-brief = { $board ->
    [overlord] Order 3 units in one section
   *[standard] Order 3 units on your left
}
card-attack-center-brief = { $board ->
    [overlord] Order 3 units in one section
   *[standard] Order 3 units in your center
}
card-attack-right-brief = { $board ->
    [overlord] Order 3 units in one section
   *[standard] Order 3 units on your right
}
card-assault-left-brief = { $board ->
    [overlord] Order all units in one section
   *[standard] Order all units on your left
}
card-assault-center-brief = { $board ->
    [overlord] Order all units in one section
   *[standard] Order all units in your center
}
card-assault-right-brief = { $board ->
    [overlord] Order all units in one section
   *[standard] Order all units on your right
}
card-recon-in-force-brief = Order 1 unit in each section
card-general-advance-brief = Order 2 units in each section
card-pincer-move-brief = { $board ->
    [overlord] Order 2 units in one section
   *[standard] Order 2 units left and 2 units right
}
card-air-power-brief = Strike up to 4 enemy units in one group
card-ambush-brief = Your unit under close assault battles first
card-armor-assault-brief = Order 4 armor units; +1 die in close assault
card-artillery-bombard-brief = All artillery moves 3 or battles twice
card-barrage-brief = 4 dice against any 1 enemy unit
card-behind-enemy-lines-brief = 1 infantry: move 3, battle with +1 die, move 3
card-close-assault-brief = All beside an enemy battle; 1 extra die
card-counter-attack-brief = { $board ->
    [overlord] Repeat the card that faced you last turn
   *[standard] Repeat the card just played against you
}
card-dig-in-brief = 4 infantry units place sandbags
card-direct-from-hq-brief = { $board ->
    [overlord] Order any 4 units in your two sections
   *[standard] Order any 4 units, anywhere
}
card-firefight-brief = 4 units not beside an enemy fire; 1 extra die
card-infantry-assault-brief = All infantry in one section; move 2 and battle
card-medics-and-mechanics-brief = { $board ->
    [overlord] 4 dice: 1 unit regains figures
   *[standard] 1 die per card: 1 unit regains figures
}
card-move-out-brief = { $board ->
    [overlord] Order 4 infantry units in your two sections
   *[standard] Order 4 infantry units, anywhere
}
card-their-finest-hour-brief = { $board ->
    [overlord] Each General rolls 4 dice for orders; 1 extra die
   *[standard] Dice give the orders; all get 1 extra die
}
card-air-sortie-brief = Bring on or activate 1 airplane

### Terrain and obstacles

terrain-open = Open ground
terrain-forest = Forest
terrain-hedgerow = Hedgerow
terrain-hill = Hill
terrain-town = Town
terrain-river = River
terrain-wide-river = Wide river
terrain-ford = Ford
terrain-stream = Fordable stream
terrain-frozen-river = Frozen river
terrain-bridge = Bridge
terrain-bridge-section = Bridge section
terrain-broken-bridge = Broken bridge
terrain-pontoon-bridge = Pontoon bridge
terrain-railroad-bridge = Railroad bridge
terrain-rope-bridge = Rope bridge
terrain-ocean = Ocean
terrain-beach = Beach
terrain-coast = Coastline
terrain-pier = Pier
terrain-lake = Lake
terrain-fish-pond = Fish pond
terrain-marsh = Marsh
terrain-rice-paddy = Rice paddy
terrain-flooded-field = Flooded field
terrain-high-ground = High ground
terrain-mountain = Mountain
terrain-steep-hill = Steep hill
terrain-bluff = Sea bluff
terrain-cliff = Cliff
terrain-impassable-hill = Impassable hill
terrain-blocking-hill = Blocking hill
terrain-bunker = Bunker
terrain-field-bunker = Field bunker
terrain-fortress = Fortress
terrain-sandbags = Sandbags
terrain-sea-wall = Sea wall
terrain-wire = Barbed wire
terrain-hedgehog = Hedgehog
terrain-road-block = Road block
terrain-dragons-teeth = Dragon’s teeth
terrain-abatis = Abatis
terrain-minefield = Minefield
terrain-closed = Closed ground
terrain-trench = Trench
terrain-road = Road
terrain-road-over-hill = Road over a hill
terrain-railroad = Railroad
terrain-station = Railroad station
terrain-church = Church
terrain-barracks = Barracks
terrain-factory = Factory
terrain-lighthouse = Lighthouse
terrain-power-plant = Power plant
terrain-prison-camp = Prison camp
terrain-labor-camp = Labor camp
terrain-radar-station = Radar station
terrain-city-ruins = City ruins
terrain-dam = Dam
terrain-cemetery = Cemetery
terrain-airfield = Airfield
terrain-supply-depot = Supply depot
terrain-hospital = Field hospital
terrain-headquarters-tent = Headquarters tent
terrain-jungle = Jungle
terrain-cave = Cave
terrain-mountain-cave = Mountain cave
terrain-palm-forest = Palm forest
terrain-oasis = Oasis
terrain-wadi = Wadi
terrain-escarpment = Escarpment
terrain-ridge = Ridge
terrain-ravine = Ravine
terrain-balka = Balka
terrain-hill-forest = Wooded hill
terrain-hill-village = Hill village
terrain-castle = Castle
terrain-smoke = Smoke screen

### Units

unit-infantry = Infantry
unit-armor = Armor
unit-artillery = Artillery
unit-special-forces = Special forces
unit-elite-armor = Elite armor
unit-french-resistance = French Resistance
unit-big-gun = Big gun
unit-combat-engineers = Combat engineers
unit-locomotive = Locomotive
unit-wagon = Wagon
unit-armored-train = Armored train
unit-cavalry = Cavalry
unit-ski-troops = Ski troops
unit-sniper = Sniper
unit-destroyer = Destroyer
unit-flame-tank = Flame-thrower tank
unit-mobile-artillery = Mobile artillery
unit-tiger = Tiger
unit-heavy-anti-tank-gun = Heavy anti-tank gun
unit-anti-tank-gun-early = Anti-tank gun (early war)
unit-anti-tank-gun-late = Anti-tank gun (late war)
unit-mortar-early = Mortar (early war)
unit-mortar-late = Mortar (late war)
unit-machine-gun-early = Machine gun (early war)
unit-machine-gun-late = Machine gun (late war)
unit-slow-armor = Slow armor

### Nations

nation-us = United States
nation-de = Germany
nation-gb = Great Britain
nation-su = Soviet Union
nation-jp = Japan
nation-it = Italy
nation-fr = France
nation-cn = China
nation-pl = Poland
nation-ca = Canada
nation-fi = Finland

### Refusals: why an answer is not accepted

illegal-not-now = This answer does not fit the question asked.
illegal-not-asked = { $seat } is not being asked anything now.
illegal-no-such-seat = There is no seat { $seat } in this battle.
illegal-battle-over = The battle is over.
illegal-stale-question = Question { $question } is no longer open.
illegal-off-board = The hex { $hex } is not on this board.
illegal-digest-differs = The replayed battle differs from the record at this point.
illegal-nothing-to-undo = There is no answer of yours to take back.
illegal-undo-too-late = It is too late to take this back: dice or cards have been shown since.
illegal-undo-others = This cannot be taken back: others have built on it.
illegal-notation-empty = An answer cannot be empty.
illegal-notation-verb = No answer begins with the word { $word }.
illegal-notation-count = “{ $text }” has the wrong number of words for { $word }.
illegal-notation-hex = There is no hex { $word } (in “{ $text }”).
illegal-notation-card = There is no card { $word } (in “{ $text }”).
illegal-notation-seat = There is no seat { $word } (in “{ $text }”).
illegal-notation-section = Sections are s1 to s6 or both, not { $word } (in “{ $text }”).
illegal-notation-number = A number was expected, not { $word } (in “{ $text }”).
illegal-notation-special = There is no special action { $word } (in “{ $text }”).
illegal-no-such-channel = There is no channel { $channel }.
illegal-no-such-ending = Players end a battle by resigning or by a draw that both camps agree on, not by { $reason }.
illegal-channel-not-here = The channel { $channel } does not exist in this kind of battle.
illegal-message-length = A message must have at least 1 and at most { $most } characters.
illegal-play-a-card = Play a card first.
illegal-card-not-held = The card { $card } is not in your hand.
illegal-card-given-already = { $card } has already been given out; you hold no other.
illegal-ambush-never-played = Ambush is never played in your own turn; it waits for the enemy’s close assault.
illegal-chip-first = { $card } must first go under the Commissar chip; you play the card that is already there.
illegal-no-chip = There is no Commissar chip to put a card under.
illegal-chip-a-card = Put one of your cards, but not Ambush, under the Commissar chip.
illegal-sortie-never-chipped = An Air Sortie never goes under the Commissar chip: it lies face up beside the camp.
illegal-frost-first = First name the units that lose a figure to the frost.
illegal-through-the-chip = { $card } must first go under the Commissar chip; only Counter-Attack is played straight from the hand.
illegal-chip-and-three = Together with the cards from under the chip, three cards are already played this turn.
illegal-chip-all-played = Every card taken from under the chip must be handed out this turn.
illegal-ambush-never-chipped = Ambush cannot go under the Commissar chip.
illegal-chip-three = At most three cards may lie under the Commissar chip.
illegal-chip-unplayable = { $card } could not be played together with the other cards under the chip.
illegal-no-gung-ho-there = { $seat } cannot be given the extra unit: one general gets it, and only with a Section card.
illegal-keep-one = Keep one of the two cards just drawn.
illegal-lay-first = Lay the card in a section first.
illegal-name-targets = Name the enemy units that are to be struck.
illegal-four-targets = At most four units can be struck.
illegal-not-connected = The unit on { $hex } does not belong to the group: every target must touch another one, and the card’s section if it has one.
illegal-not-to-heal = There is no unit on { $hex } that this card can heal.
illegal-huddle-first = The huddle comes first: say that you are ready.
illegal-hand-out-cards = Hand out your cards, then confirm.
illegal-not-your-general = { $seat } does not belong to your camp.
illegal-wrong-arrow = { $card } is not meant for { $seat }.
illegal-for-the-commander = { $card } is played by the Commander-in-Chief in person.
illegal-for-a-general = { $card } is given to a general; the Commander-in-Chief does not keep it for himself.
illegal-air-power-for-generals = With the air rules { $card } is given to a general, who plays it as an Air Sortie.
illegal-sortie-not-kept = The Commander-in-Chief never plays { $card } in person.
illegal-ambush-not-given = { $card } stays in your hand until the enemy close assaults.
illegal-finest-hour-alone = { $card } cannot be handed out like this: Their Finest Hour is played with no other card.
illegal-three-cards = At most three cards can be handed out; { $card } is one too many.
illegal-keep-one-card = One card must stay in your hand; { $card } cannot go as well.
illegal-one-of-his-own = The Commander-in-Chief keeps only one card for himself; { $card } is one too many.
illegal-two-for-a-general = { $seat } already has two cards.
illegal-tactic-alone = { $card } cannot go with the other card of { $seat }: a Tactic card is played alone.
illegal-one-sortie = { $seat } already has an Air Sortie.
illegal-needs-both-sections = { $card } and the other card of { $seat } do not fit into two sections.
illegal-pincer-alone = { $card } cannot join the other Section card of { $seat }: Pincer Move is played alone.
illegal-visit-or-pass = Visit a general, or pass.
illegal-no-visit-there = { $seat } cannot be visited this turn.
illegal-one-visit = There is only one visit a turn.
illegal-end-visit-first = End the visit first.
illegal-roll-or-pass = Roll for the initiative, or pass.
illegal-pick-a-unit = Pick the unit that the die is for.
illegal-not-your-flank = You have no unit on { $hex } in your flank.
illegal-pick-who-can-retreat = The unit on { $hex } cannot retreat; pick one that can.
illegal-not-this-face = The die rolled does not fit the unit on { $hex }.
illegal-commander-silent = The Commander-in-Chief is silent now: he speaks in the huddle and on his visit.
illegal-no-word-to-commander = A general may not speak to the Commander-in-Chief now.
illegal-no-visit-open = No visit is going on.
illegal-table-after-the-end = Both camps may talk with each other when the battle is over.
illegal-not-visited = The visit is between the Commander-in-Chief and another general.
illegal-order-first = Name the units you order, then confirm.
illegal-no-unit-there = There is no unit on { $hex }.
illegal-not-your-unit = The unit on { $hex } is not yours.
illegal-ordered-already = The unit on { $hex } is already ordered.
illegal-waits = The unit on { $hex } may not be ordered yet in this battle.
illegal-not-this-kind = The card does not order units of the kind on { $hex }.
illegal-not-this-section = { $hex } does not lie in a section that this card orders.
illegal-beside-enemy = The unit on { $hex } stands next to an enemy; this card orders only units that do not.
illegal-not-beside-enemy = The unit on { $hex } is not next to an enemy, as this card requires.
illegal-no-orders-left = The card has no order left for the unit on { $hex }.
illegal-move-or-done = Move your ordered units, or say that you are done.
illegal-move-before-battle = All moves come before the first battle: finish moving first.
illegal-battles-begun = The battles have begun; this unit cannot move any more.
illegal-not-ordered = The unit on { $unit } is not ordered this turn.
illegal-not-your-order = The unit on { $unit } was ordered by another general.
illegal-occupied = { $unit } cannot move to { $hex }: another unit stands there.
illegal-closed = { $unit } cannot enter { $hex }: this ground is closed to its kind.
illegal-wall = { $unit } cannot reach { $hex }: there is no way in from that side.
illegal-first-hex-only = { $unit } cannot move to { $hex }: a unit may enter this ground only from an adjacent hex, as its whole move.
illegal-locked = { $unit } cannot move to { $hex }: it may not leave the place where it stands.
illegal-slope = { $unit } cannot climb to { $hex } from there.
illegal-from-sea = { $unit } cannot climb onto the pier at { $hex } from the sea.
illegal-too-far = { $hex } is too far for the unit on { $unit }.
illegal-no-move = The unit on { $unit } cannot move any more this turn.
illegal-no-exit = { $unit } cannot leave the board by { $hex }.
illegal-battle-or-done = Battle with your ordered units, or say that you are done.
illegal-no-enemy-there = There is no enemy unit on { $hex }.
illegal-close-assault-duty = { $unit } stands next to an enemy and may battle only adjacent enemies, not { $hex }.
illegal-out-of-range = { $hex } is out of range of the unit on { $unit }.
illegal-no-line-of-sight = { $unit } has no line of sight to { $hex }.
illegal-no-dice = { $unit } has no die left against { $hex }.
illegal-not-its-target = A unit like the one on { $unit } cannot battle a target like { $hex }.
illegal-camouflaged = The unit on { $hex } is camouflaged and can only be close assaulted.
illegal-too-dark = It is too dark to see { $hex } from { $unit }.
illegal-wadi-adjacent-only = Between wadi and open desert only adjacent units battle: { $unit } cannot fire at { $hex }.
illegal-close-assault-only = This card lets { $unit } close assault only; { $hex } is not next to it.
illegal-firefight-beside-enemy = { $unit } is now next to an enemy and cannot fire at { $hex } with this card.
illegal-moved-too-far = { $unit } has moved too far to battle { $hex }.
illegal-no-battle-here = { $unit } cannot battle { $hex } from the ground it is on.
illegal-entered-no-battle = { $unit } has just entered ground that forbids it to battle { $hex } this turn.
illegal-battled-already = { $unit } has already battled and cannot battle { $hex } as well.
illegal-no-battle-now = { $unit } may not battle { $hex } this turn.
illegal-clear-mine-instead = The engineers on { $unit } must clear their minefield instead of battling { $hex }.
illegal-left-marsh = { $unit } has left a marsh this turn and cannot battle { $hex }.
illegal-no-ambush = You cannot play an Ambush now.
illegal-ambush-or-pass = Play Ambush, or pass.
illegal-battle-back-or-pass = Battle back at the attacker, or pass.
illegal-ground-or-pass = Take the ground, or pass.
illegal-overrun-or-pass = Battle once more with the unit that overran, or pass.
illegal-overrun-first = The overrun of the unit on { $hex } comes first.
illegal-too-many-flags = You cannot ignore that many flags ({ $flags }).
illegal-ignore-flags-first = First say how many flags you ignore.
illegal-retreat-first = The retreat comes first.
illegal-retreat-full = Through { $hex } the unit could not retreat the full distance.
illegal-retreat-not-there = The unit cannot retreat to { $hex }.

### Reasons: what a number is made of

why-range = { $n ->
    [one] adjacent
   *[other] at { $n } hexes
}
why-battle-back = battle back
why-boat = fighting from a boat
why-seishin = at full strength in close assault
why-cross-hairs = already in the cross-hairs
why-yamato = spirit of the Japanese army
why-scenario = rule of this battle
why-italian-artillery = Italian artillery
why-hexes = { $n ->
    [one] hex of movement
   *[other] hexes of movement
}
why-road = more along the road
why-no-battle-here = no battle from this ground
why-no-battle-now = no battle this turn
why-battled-already = has already battled
why-entered-no-battle = no battle in the turn of entering
why-left-marsh = no battle after leaving a marsh
why-moved-too-far = too far to battle afterwards
why-clear-mine-instead = clears the minefield instead of battling
why-repeats-nothing = it would repeat nothing
why-dice-now = dice as things stand

### Events: the log

event-turnstarted = { $camp }: turn { $turn }.
event-cardplayed = { $copied ->
    [none] { $seat } plays { $card }.
   *[other] { $seat } plays { $card } and repeats { $copied }.
}
event-cardsgiven = { $cards ->
    [none] { $seat } hands cards to { $to } ({ $count }).
   *[other] { $seat } hands to { $to }: { $cards }.
}
event-sortieshown = { $camp }: an Air Sortie is drawn and lies face up.
event-marked = { $to ->
    [none] { $seat } names a general who may order one more unit.
   *[other] { $seat } lets { $to } order one more unit.
}
event-visited = { $seat } visits { $to }.
event-huddled = Everyone is ready; from now on the chain of command applies.
event-cardlaid = { $seat } lays { $card }: { $sections }.
event-ordered = { $seat } orders { $unit }.
event-moved = { $unit } moves: { $path }.
event-tookground = { $unit } takes ground: { $to }.
event-retreated = { $unit } retreats to { $to }.
event-exited = { $camp }: the unit on { $unit } leaves the board.
event-declared = { $unit } battles { $target } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
event-ambushed = Ambush by { $seat }! { $unit } battles { $target } first.
event-rolled = { $target ->
    [none] { $seat } rolls ({ $purpose }): { $faces }.
   *[other] { $seat } rolls against { $target } ({ $purpose }): { $faces }{ $kept ->
        [none] .
       *[other] ; kept: { $kept }.
    }
}
event-lost = { $unit } loses { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
}, { $left } left.
event-eliminated = { $kind } ({ $camp }) on { $unit } is eliminated.
event-healed = { $unit } gets { $figures ->
    [one] 1 figure
   *[other] { $figures } figures
} back.
event-ignored = { $unit } ignores { $flags ->
    [one] 1 flag
   *[other] { $flags } flags
}.
event-medalswon = { $camp }: { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
} for { $reason ->
    [unit] the unit eliminated on { $hexes }
    [exit] leaving the board by { $hexes }
    [decoy] the dummy mine found on { $hexes }
   *[objective] holding { $hexes }
}.
event-medalslost = { $camp }: { $medals ->
    [one] 1 medal
   *[other] { $medals } medals
} lost with { $hexes }.
event-placed = { $hex }: { $feature } placed.
event-removed = { $hex }: { $feature } removed.
event-mineshown = { $strength ->
    [0] The mine on { $hex } is a dummy.
   *[other] The mine on { $hex } is shown: strength { $strength }.
}
event-bridgeblown = The bridge on { $hex } is blown up.
event-crosshairs = { $unit } has { $target } in its cross-hairs.
event-captured = { $camp }: headquarters tent on { $hex } taken.
event-sight = Visibility tonight: { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
}.
event-drew = { $cards ->
    [none] { $seat } draws (cards: { $count }).
   *[other] { $seat } draws { $cards }.
}
event-discarded = { $seat } discards { $card }.
event-chiptaken = { $seat } takes up the cards under the Commissar chip (cards: { $count }).
event-chipplaced = { $cards ->
    [none] { $seat } puts a card under the Commissar chip.
   *[other] { $seat } puts { $cards } under the Commissar chip.
}
event-reshuffled = The cards are reshuffled (draw pile: { $cards }).
event-talked = { $text ->
    [none] { $seat } speaks to others ({ $channel }).
   *[other] { $seat } ({ $channel }): { $text }
}
event-ended = { $winner ->
    [none] The battle ends without a winner: { $reason }.
   *[other] Victory: { $winner } ({ $reason }).
}

### What dice are rolled for

roll-battle = battle
roll-seal-cave = sealing the cave
roll-winter = General Winter
roll-overrun = overrun
roll-ambush = ambush
roll-battle-back = battle back
roll-air-power = air power
roll-barrage = barrage
roll-finest-hour = their finest hour
roll-medics = medics and mechanics
roll-recover = recovery
roll-ice = thin ice
roll-mine = minefield
roll-tiger = hits on a Tiger
roll-blow-bridge = blowing the bridge
roll-initiative = initiative
roll-night = visibility

### Channels of talk

channel-generals = generals
channel-visit = visit
channel-camp = camp

### Questions

question-card = Which card do you play?
question-chip = What goes under the Commissar chip for your next turn?
question-first-chip = Which cards go under the Commissar chip for your first turn?
question-order = Which units do you order?
question-move = Which unit moves, and where?
question-battle = Which unit battles, and against whom?
question-ambush = Do you answer the close assault with an Ambush?
question-battle-back = Does your unit battle back?
question-flags = How many flags does your unit ignore?
question-retreat = Where does your unit retreat?
question-ground = Does your unit take the ground?
question-overrun = Whom does your unit overrun?
question-air-power = Which units do your aircraft strike?
question-barrage = Which unit does the barrage strike?
question-keep = Which of the cards drawn do you keep?
question-distribute = Who gets which card?
question-visit = Do you visit a general?
question-end-visit = Is the visit over?
question-frost = Who loses a figure to the frost?
question-initiative = Do you act on your own initiative?
question-ready = Are you ready?
question-pick = Which one do you choose?

### How a battle ends

outcome-medals = all medals won
outcome-last-unit = no enemy unit left
outcome-sudden-death = the decisive goal reached
outcome-deck = the draw pile has run out
outcome-turn-limit = the last turn has passed
outcome-resigned = the other camp has resigned
outcome-agreed-draw = a draw is agreed
outcome-older-rules = its rules are no longer played

### Options of a battle

option-turn_limit = The battle ends after this many turns of each camp (0: never)
option-edge_blocks_sight = The edge of the board blocks lines of sight that run along it
option-hill_sight = Line of sight from hill to hill
option-commonwealth = Camps whose Commonwealth units battle back
option-italian_army = Camps under the rules of the Italian army
option-italian_high_command = Camps under the Italian high command
option-gung_ho = Camp of the US Marines
option-japanese_army = Camp of the Imperial Japanese Army
option-commissar = Camp that plays with the Commissar chip
option-desert = North African desert: armor may move one hex before its overrun
option-blitz = Blitz rules
option-slow_armor = Camps whose armor moves 2 hexes at most
option-air_strikes = Camps that may call an air strike with a Recon card
option-night = Night: sight grows (rising) or shrinks (falling)
option-night_camp = Camp that rolls for visibility
option-blow_bridges = Camps that may blow up bridges
option-general_winter = Which camp suffers from General Winter
option-fog = Fog: at range only grenades hit
option-blow_bridges_beside = Bridges are blown up only with a unit next to them
option-air_power_as_bombard = Air Power is played as Artillery Bombard
option-no_air_power = Camps without the Air Power card
option-no_barrage = The Barrage card is not used
option-deck_runs_out = Camp that wins when the draw pile runs out
option-sandbags = Sandbags in the box (0: the usual number)
option-pincer_exclusive = Pincer Move goes with no other Section card
option-initiative_after_orders = Initiative comes after the orders, not before them
option-counter_finest_hour = Counter-Attack may repeat Their Finest Hour
option-faq_counter_with_sortie = A Counter-Attack that repeats a Section card may go with an Air Sortie
option-counter_sorties = A Counter-Attack may repeat an Air Sortie, or Air Power flown as one
option-visit_any_fg = The Commander-in-Chief may visit any general
option-fg_may_address_cic = Generals may speak to the Commander-in-Chief
option-air = Air rules

### Special actions

special-remove-wire = Remove the wire
special-remove-road-block = Remove the road block
special-clear-mine = Clear the minefield
special-recover = Recover figures
special-blow-bridge = Blow up the bridge
special-seal-cave = Seal the cave
special-air-strike = Call an air strike

### Actions: what an answer means

action-play = Play { $card }
action-give = Give { $card } to { $seat }
action-keep = Keep { $card }
action-discard = Discard { $card }
action-chip = Put { $card } under the Commissar chip
action-lay = Lay { $card } in { $section }
action-order = Order { $unit }
action-move = { $via ->
    [none] Move { $unit } to { $to }
   *[other] Move { $unit } to { $to } by { $via }
}
action-exit = Leave the board with { $unit } by { $by }
action-battle = { $unit } battles { $target }
action-target = Choose the unit on { $unit }
action-special = { $unit ->
    [none] { $key }
   *[other] { $key } ({ $unit })
}
action-ambush = Play Ambush ({ $seat })
action-ignore = { $flags ->
    [0] Ignore no flag
    [one] Ignore 1 flag
   *[other] Ignore { $flags } flags
}
action-retreat = Retreat from { $unit } to { $to }
action-ground = Take the ground
action-roll = Roll for the initiative
action-confirm = Confirm
action-pass = Pass
action-done = Done
action-ready = Ready
action-gung-ho = One more unit for: { $seat }
action-visit = Visit: { $seat }
action-end-visit = End the visit

### The command

cli-help = A digital table for the grand format: two boards, eight seats, one chain of command.
cli-help-lang = The language: en, fr or es (default: that of the locale).
cli-help-help = Show this text and exit.
cli-help-version = Show the version and exit.
cli-version-compiled = overlord { $version }, compiled
cli-version-interpreted = overlord { $version }, interpreted
cli-stale = The compiled form was built from other sources, so the interpreted one runs. “make compiled” builds it again.
cli-play = Play a battle in the terminal; bots sit in every other seat.
cli-play-seat = A seat to sit in, such as allies-cic (may be repeated).
cli-play-seed = The seed: the same number gives the same battle.
cli-play-watch = Only watch: bots sit in every seat.
cli-play-option = A house or scenario option, such as pincer_exclusive=true, or a TOML file of such options.
cli-play-seating = How many people hold the Axis and the Allied seats, 1 to 4 each.
cli-play-bot = The bot in every seat that nobody takes.
cli-play-record = Write the record of the battle to this file.
cli-simulate = Let bots play many battles and count who wins.
cli-simulate-games = How many battles.
cli-simulate-seed = The seed of the first battle; each further battle adds 1.
cli-simulate-bots = Who plays a camp or a seat, such as axis=random,allies=random.
cli-simulate-json = Print JSON.
cli-simulate-jobs = How many processes run in parallel.
cli-simulate-turn-limit = End a battle after this many turns of each camp (0: never).
cli-replay = Verify a record and print what happened in its battle.
cli-replay-seat = Print what this seat may know (default: what everybody may know).
cli-check = Check scenario files and records: every problem with its place.
cli-scenarios = List the battles that come with the program.
cli-rules = Look up a rule by its ID; without one, list the sections of the rulebook.
cli-rules-coverage = Show which rule ids have tests.
cli-rules-tests = The tests folder to read (with --coverage).
cli-rules-prefix = Only ids that begin like this, such as R- (with --coverage; may be repeated).
cli-no-file = There is no file { $path }.
cli-not-text = The file { $path } cannot be read as text.
cli-too-large = The file { $path } is larger than { $most } bytes.
cli-cannot-write = The file { $path } cannot be written.
cli-scenario-problem = { $problem }.
cli-scenario-problems = { $problem } (and { $more } more; overlord check lists them all).
cli-no-setup = This battle cannot be set up: { $problem }.
cli-bad-record = { $path }: { $problem }.
cli-unknown-seat = There is no seat { $seat } in this battle; there are { $known }.
cli-bad-option = An option is KEY=VALUE, not { $text }.
cli-unknown-bot = There is no bot { $name }; there are { $known }.
cli-bad-bots = --bots is written as axis=random,allies=random, not { $text }.
cli-watch-or-seat = Give either --watch or --seat, not both.

### Playing in the terminal

play-status = { $camp }, turn { $turn } · medals { $medals } · draw pile { $deck }
play-objective = { $holder ->
    [none] { $hexes } (nobody)
   *[other] { $hexes } ({ $holder })
}
play-objectives = Objectives: { $list }
play-hand = Your hand: { $cards }
play-given = Your cards: { $cards }
play-combat = Your Combat cards: { $cards }
play-asked = { $seat }: { $question }
play-mark-ordered = * ordered
play-mark-objective = @ objective
play-help =
    Answer with the number of an option or with its notation (move a8 B7).
    why N explains the numbers of option N, undo takes your last answer back,
    board draws the board, ? shows this text, quit leaves the battle.
play-hint = (help: ?)
play-no-option = There is no option { $number }; they run from 1 to { $most }.
play-why-what = Say which option, as in: why 1.
play-why-none = There is nothing to count in this option.
play-why-odds = Dice: { $dice } · figures lost on average: { $expected } · eliminated: { $eliminates } % · at least one flag: { $flag } %
play-undone = Taken back.
play-options = House options:
play-option = - { $option }: { $value } ({ $key })
play-left = You leave the battle; seed { $seed } starts it again.
play-over = The battle is over (seed { $seed }).
verb-play = Play
verb-give = Give
verb-keep = Keep
verb-discard = Discard
verb-chip = Under the chip
verb-lay = Lay
verb-order = Order
verb-move = Move
verb-exit = Leave the board
verb-battle = Battle
verb-target = Choose
verb-special = Special
verb-ambush = Ambush
verb-ignore = Flags
verb-retreat = Retreat
verb-gung-ho = One more unit
verb-visit = Visit
verb-other = Or

### Simulations and checks

simulate-head = Winner
simulate-games = Battles
simulate-nobody = Nobody
simulate-average = On average { $turns } turns and { $answers } answers per battle.
simulate-limit = Ended by the turn limit: { $count }.
replay-verified = { $path }: verified, { $events } events.
replay-unfinished = The record ends before the battle does.
check-ok = { $path }: ok

### The rulebook

rules-unknown = There is no rule { $id } in the rulebook.
rules-unknown-near = There is no rule { $id } in the rulebook; near it are { $near }.
rules-no-tests = There is no tests folder at { $path }; run this inside the source tree or name the folder with --tests.
rules-id-with-coverage = Give either a rule ID or --coverage, not both; --prefix narrows the coverage.
rules-rulebook = The rulebook:
rules-unsure = unsure
rules-total = all
rules-exempt-count = { $count } exempt
rules-without-test = Without a test ({ $count }):
rules-exempt = Exempt ({ $count }):
rules-unknown-marks = Marks that name no rule ({ $count }):

### Import

cli-import = Turn a scenario of the community’s editor (.m44 or its JSON) into one of our scenario files.
cli-import-output = The file to write; without it the scenario is printed.
cli-import-overlay = An overlay file with the rules that the original states only in its text; by default NAME.overlay.toml beside the file, if there is one.
import-summary = { $name }: { $board ->
    [overlord] Overlord board
    [breakthrough] Breakthrough board
   *[standard] standard board
}, Axis units { $axis }, Allied units { $allies }, notes { $notes }
import-written = Written: { $path }
import-shown-only = A Breakthrough board can be shown; only standard and Overlord boards can be played.
import-overlay-here = Additions go into the file written here, or into { $path } beside the original.
import-at = { $text } ({ $hexes })
import-more-hexes = { $hexes } and { $count } more
import-more-notes = And { $count } more notes of this kind.
import-by-hand = to be added by hand: { $text } → { $where }
import-key-twice = The key { $name } appears twice in one place; the last one counts.
import-unknown-key = The unknown key { $name } is left out.
import-off-board = The hex at column { $col }, row { $row } lies off the board and is left out.
import-hex-twice = The hex appears twice in the file; its parts are combined.
import-not-a-table = { $name } is { $value }, not a record, and is left out.
import-two-on-hex = There is a second { $layer } on the hex: { $name } is left out.
import-unknown-terrain = The { $layer } { $name } is unknown and left out.
import-no-rules = There are no rules for { $name } here; it is left out.
import-properties = the hex has its own properties; here they can only be changed for all hexes of its kind
import-behavior = the behavior { $name } of { $thing }
import-unknown-behavior = The behavior { $name } of { $thing } is unknown and left out.
import-orientation = The orientation { $value } is not valid; 1 is used.
import-bridge-ends = the bridge section points at corners in some editors; look whether its open ends are the right ones
import-unknown-value = { $name } is { $value }, which means nothing; it is left out.
import-two-owners = Two pieces on the hex have different owners; the first one counts.
import-empty-bunker = A bunker without owner and unit is a field bunker.
import-no-owner = the owner of the { $thing }
import-camouflage-alone = Camouflage without a unit is left out.
import-unknown-unit = the unit { $name } is unknown and left out
import-vehicle = there are no rules for the vehicle { $name }; it is left out
import-maybe-resistance = three figures of special forces, who may be the French Resistance
import-unknown-badge = The badge { $name } is unknown and left out.
import-badge-misplaced = Badge { $badge } means nothing on { $name }.
import-badge-no-rules = There are no rules for the badge of a { $name }; the unit is a plain one.
import-ace = the ace has one more die if it did not move; a patch gives it to all units of the kind
import-equipment = the equipment { $name }
import-star-on-unit = a star marks a special unit or its equipment; the text says which
import-star = a star token on an empty hex; the text says what it is for
import-many-tags = There are more than { $count } tokens on the hex; the others are left out.
import-unknown-tag = The token { $name } is unknown and left out.
import-unknown-hex = There is no hex { $name } on this board; it is left out of a group.
import-blank-medal = a blank medal ({ $name }) is taken for an Axis objective
import-mine-of-nobody = A minefield that nobody laid hurts both camps.
import-exit-of-nobody = the exit marker does not say whose it is
import-exit-unmarked = An exit marker without its behavior is taken for an exit.
import-sudden-death-unread = a sudden death that could not be read
import-sudden-death = the sudden death of the { $camp ->
    [axis] Axis
   *[allies] Allies
} is decided on entry; the text may say at the end of the turn
import-section-medals = medals for sections that are clear of the enemy
import-group = a group of hexes without a meaning: { $hexes }
import-stray-option = The option { $name } is in the wrong place; it is used anyway.
import-mine-deck = The mine set { $value } makes no difference; the usual mix is used.
import-hill-air-strikes = air strikes while a unit holds { $hexes }; here an option gives them for the whole battle
import-option-no-rules = There are no rules for the option { $name } yet; it is left out.
import-unknown-option = The option { $name } = { $value } is unknown and left out.
import-deck-runs-out = the deck is not shuffled again, and the file does not say who wins then
import-nation-rules = Units of the nation switch the option { $name } on.
import-caption = the map says “{ $text }”
import-captions-left = { $count ->
    [one] { $count } caption of the map is left out.
   *[other] { $count } captions of the map are left out.
}
import-prose-rules = special rules that are stated only in the text
import-prose-victory = conditions of victory that are stated only in the text
import-prose-hint = the text mentions “{ $words }”
import-taken = { $name } is { $value }; { $taken } is used.
import-no-date = without a date ({ $value }) the special weapons are those of the early war
import-no-first = the file does not say who plays first ({ $value })
import-most-medals = { $count } medals are the most that the editor can write; the text may ask for more

### Balance

cli-balance = Measure how balanced a battle is between bots.
balance-head = { $scenario }: { $games } battles from seed { $seed } on, bots { $bots } (version { $version })
balance-camp = { $camp }: { $wins } wins, { $share } % (95 % interval { $low } to { $high }), { $medals } medals on average
balance-turns = { $turns } turns per camp (median); { $limit } ended without a winner
balance-even = The interval overlaps 45 to 55 percent: even, as far as these battles show.
balance-uneven = The interval lies outside 45 to 55 percent: one camp has the advantage.

### Arena

cli-arena = Let every pair of bots play each other, each seed twice with camps exchanged, and tell who is better.
cli-arena-bots = The bots, at least two, such as recruit,random.
cli-arena-battles = The battles: all, or names of included battles and scenario files, with commas between them.
cli-arena-games = How many battles each pair plays, over all battles together; an odd number counts as the next even one.
cli-arena-seed = The first seed; each seed is played twice, with camps exchanged.
cli-arena-by-battle = Show the figures of every battle as well.
cli-arena-json = Write the figures to this file as JSON.
cli-arena-csv = Write the figures to this file as CSV.
cli-arena-svg = Write a plot of the scores to this file as SVG.
cli-arena-resume = Keep finished battles in this file, and go on from it.
cli-arena-ratings = Rate the bots as well (needs the library openskill).
cli-arena-stop-early = Stop a pair once a sequential test (SPRT) has settled whether the first bot is better.
cli-arena-h0 = The score of a bot that is not better (with --stop-early).
cli-arena-h1 = The score of a bot that is better (with --stop-early).
cli-arena-alpha = The chance to call a bot better that is not (with --stop-early).
cli-arena-beta = The chance to call a bot not better that is (with --stop-early).
arena-bad-bots = --bots names at least two different bots, such as recruit,random, not { $text }.
arena-bad-test = --h0 must be less than --h1, not { $low } and { $high }.
arena-bad-resume = { $path } cannot be resumed: line { $line } is not a finished battle.
arena-no-openskill = --ratings needs the library openskill: install open-overlord[arena].
arena-head = From seed { $seed } on, battles: { $battles }, bots { $bots } (version { $version })
arena-pair = Pair
arena-games = Battles
arena-wins = Wins
arena-losses = Losses
arena-draws = Draws
arena-score = Score
arena-interval = 95 % interval
arena-medals = Medals
arena-turns = Turns
arena-ms = ms per decision
arena-better = { $a } – { $b }: settled after { $games } battles, { $a } is better.
arena-not-better = { $a } – { $b }: settled after { $games } battles, { $a } is not better.
arena-open = { $a } – { $b }: not settled after { $games } battles.
arena-rating = { $place }. { $bot }: rating { $ordinal } (mean { $mu }, deviation { $sigma })
arena-plot = Score of the first bot, with its 95 % interval

### Table

cli-serve = Start the server for browsers in this network; it offers our battles and those in these files.
cli-serve-host = The address to listen on; 0.0.0.0 lets friends in the same network connect.
cli-serve-port = The port to listen on (0: any free one).
cli-serve-db = The file that keeps the tables (default: in your data folder).
cli-serve-public-url = The address under which others reach this server, behind a proxy or a tunnel.
cli-serve-open = Open the page in the browser.
cli-serve-bad-url = --public-url is a whole address that begins with http or https, not { $url }.
cli-serve-no-port = Port { $port } at { $host } cannot be opened: { $problem }.
cli-serve-no-store = The tables cannot be saved: { $problem }.
serve-address = The table is at { $address }
serve-friends = Friends in the same network open { $address }
serve-stop = Ctrl+C stops it; every battle is kept.
serve-not-built = The page has not been built: run “make play” in the source folder, or install the wheel, which contains it.
note-undone = { $seat } has taken an answer back.
table-not-a-message = The table does not understand this message. { $problem }
table-too-fast = Too much at once; wait a moment.
table-too-large = A message may have at most { $most } bytes.
table-too-many-pages = Too many pages are open at this table.
table-no-such-table = There is no such table, or you have no link to it.
table-no-such-place = There is no place { $place } at this table.
table-no-such-battle = There is no battle { $battle }.
table-no-such-bot = There is no bot { $bot }.
table-no-such-speed = There is no speed { $speed }.
table-no-such-window = There is no window { $window } to pass in.
table-older-rules = This battle was played by older rules and would have gone differently under today’s rules, so it has ended. Its record can be downloaded.
table-damaged = This table cannot be opened: its stored data is damaged.
table-no-such-change = A place can be taken, left, or given to a bot, not { $change }.
table-bad-table = This table cannot be set up: { $problem }.
table-not-your-place = This is not your place.
table-not-your-camp = Only the camp of a place can agree on a bot for it.
table-not-away = Somebody is at this place.
table-only-watching = You are only watching.
table-bot-plays = A bot is playing your seat; take it back first.
table-name-first = Enter your name first.
table-owner-only = Only the person who set up the table can do this.
table-foreign-page = This request came from another website.
table-not-stored = Your answer could not be saved, so it does not count; nothing has changed.
table-battle-not-over = The battle is not over yet.

### Around the battle: setting up a table, its seats, its end

note-nudged = { $name } is waiting for you.
note-nudge-sent = The call has been sent.
note-late = Your time ran out: a bot answers for you until you do.
note-rematch = { $name } has set up a table for a rematch: the camps are exchanged.
note-draw-offered = { $camp }: the camp offers a draw.
note-draw-declined = { $seat } declines the draw.
note-resign-declined = { $seat } does not want to resign.
table-nothing-offered = Nothing of the kind has been offered.
table-draw-with-bots = Only bots play in the other camp, and bots do not agree to a draw.
table-nudged-already = This place was called a moment ago.
table-nobody-awaited = Nobody is waiting for this place.
table-not-our-link = This is not a link to a place on this server.
cli-backup = Copy all tables into one file, even while they are being played.
cli-backup-force = Overwrite the file if it exists.
cli-backup-done = Tables copied into { $file }: { $tables }. “overlord serve --db { $file }” opens them.
cli-backup-exists = { $file } already exists; choose another name or add --force.
cli-backup-failed = The tables cannot be copied: { $problem }.
page-set-table = Set up a table
page-group-overlord = Overlord battles
page-group-standard = Small battles
page-battle = Battle
page-people-in-camp = People
page-people-hint = Up to four share a camp; bots hold the other seats.
page-holder-me = You
page-holder-friend = A friend, by link
page-holder-bot = Bot: { $bot }
page-bot-random = random
page-bot-recruit = recruit
page-bot-veteran = veteran
page-house-options = House options
page-more-options = More options
page-choice-none = none
page-choice-both = both
page-choice-off = off
page-choice-on = on
page-choice-classic = classic
page-choice-open = open
page-choice-rising = rising
page-choice-falling = falling
page-clock = Time for an answer
page-clock-none = no limit
page-clock-seconds = { $n } s
page-clock-minutes = { $n } min
page-clock-hours = { $n } h
page-clock-hint = Then a bot answers for that seat.
page-time-left = Time left
page-late = time ran out, a bot answers
page-make-table = Set up the table
page-links = The table is set up
page-links-hint = Each link leads to one place: whoever opens it sits down there. They are shown only now; later you can make new ones.
page-links-none = Bots hold every other seat. Friends can still watch.
page-link-of = Link for { $place }
page-copy = Copy
page-copied = Copied
page-code = QR code
page-fresh-link = New link
page-free-place = Free the place
page-free-sure = { $names } must leave the place, and the old link stops working. A bot plays on until somebody opens the new link.
page-fresh-sure = The old link no longer works.
page-to-table = To the table
page-close = Close
page-spectators = Spectators
page-no-spectators = Nobody is watching.
page-spectator = Spectator
page-state-yours = Your turn
page-state-turn = Turn { $n }: { $camp }
page-state-begins = Not started yet
page-state-won = { $camp } won: { $reason }
page-state-drawn = No victor: { $reason }
page-remove = Remove
page-remove-sure = Remove this table for everybody? The battle cannot be brought back.
page-leave = Leave
page-leave-sure = Leave your place? A bot plays on, and you need a link to come back.
page-yes = Yes
page-no = No
page-seats = Seats
page-seats-title = At this table
page-here = here
page-away = away
page-awaited = choosing now
page-set-by = Set up by { $name }
page-give-to-bot = Let a bot play
page-take-seat = Take the seat back
page-bot-sits = A bot is playing your seat.
page-ask-bot = Ask for a bot here
page-bot-votes = { $n ->
    [one] { $n } of the camp wants a bot here; all who are present must agree.
   *[other] { $n } of the camp want a bot here; all who are present must agree.
}
page-nudge = Call
page-resign = Resign
page-resign-sure = Resign? The other camp wins at once, or as soon as all of your camp who are present agree.
page-resign-wished = { $who } would like to resign. All of your camp who are present must agree.
page-draw = Offer a draw
page-draw-sure = Offer the other camp a draw?
page-draw-wished = { $who } would agree to a draw. All of your camp who are present must agree.
page-draw-waits = Your camp offers a draw and waits for an answer.
page-draw-offered = The other camp offers a draw.
page-agree = Agree
page-decline = Decline
page-withdraw = Take it back
page-rematch = Rematch, camps exchanged
page-to-rematch = To the rematch

### Picture

cli-show = Draw the board of a scenario as a picture.
cli-show-output = The file to write, .svg or .png (default: the key of the scenario, as .svg).
cli-show-no-names = Leave out the names of the hexes.
cli-show-no-units = Leave out the units.
cli-show-no-legend = Leave out the legend.
cli-show-scale = How many times larger than on a screen of 1440 pixels.
show-suffix = A picture is written as .svg or .png, and { $path } is neither.
show-no-converter = No program on this machine turns SVG into PNG; install one of { $known }, or write { $path }.
show-failed = { $tool } could not turn the picture into { $path }.
show-written = The picture is in { $path }.
picture-left = Left
picture-right = Right
picture-medal-axis = Objective of the Axis
picture-medal-allies = Objective of the Allies
picture-medal-either = Objective of either camp
picture-exit-axis = Exit of the Axis
picture-exit-allies = Exit of the Allies

### Combat cards

illegal-no-combat-deck = There is no Combat deck in this battle, so { $card } cannot be played.
illegal-no-such-combat-card = The Combat deck of this battle has no card { $card }.
illegal-combat-not-held = You do not hold the Combat card { $card }.
illegal-combat-no-icon = { $card } does not have its deck’s icon, so it is played only as written.
illegal-combat-other-camp = { $card } belongs to the other camp; you may only play it as the special action.
illegal-combat-not-now = This is not the moment for { $card }.
illegal-combat-closed-unit = A Combat card has named the unit on { $hex } this turn; none may be played against it any more.
illegal-combat-closed-general = The general of the unit on { $hex } has played a Combat card alongside his Command card; none may be played against him this turn.
illegal-combat-not-your-order = The unit on { $hex } was not ordered by you; { $card } needs a unit that you ordered.
illegal-combat-not-your-sections = The unit on { $hex } neither acts against you nor stands in your sections.
illegal-combat-no-figures = There are not enough spare figures, or no place, for { $card }.
illegal-combat-not-there = { $card } cannot be played like this.
illegal-combat-idle = { $card } would change nothing there.
illegal-combat-or-pass = Play a Combat card, or pass.
illegal-combat-or-done = Play a Combat card, or say that you are done.
illegal-draw-or-pass = Draw a Combat card for your Recon, or pass.
illegal-battle-declared = The battle against { $hex } is declared: play another card for it, or fight it.
illegal-combat-finish = First finish what { $card } asks for.
illegal-withdraw-first = First say where your unit withdraws.
illegal-retarget-first = Aim at another unit within { $reach } hexes, or pass and lose the battle.
illegal-relocate-first = First say where your unit goes on your own edge.
illegal-reroll-first = First say which dice you roll again.
illegal-move-after-or-pass = Move this unit, or pass.
illegal-peek-first = Leave the card on top of the deck, or put it at the bottom.
illegal-rain = { $unit } cannot fire that far: it is raining over that section.
illegal-notation-faces = Dice are written with the letters I, A, G, F and S, not { $word } (in “{ $text }”).
illegal-notation-choice = A choice is a number, top or bottom, not { $word } (in “{ $text }”).
event-combatplayed = { $special ->
    [1] { $seat } plays { $card } as the special action ({ $at }).
   *[other] { $seat } plays { $card } ({ $at }).
}
event-combatdrew = { $cards ->
    [none] { $seat } draws from the Combat deck (cards: { $count }).
   *[other] { $seat } draws { $cards } (Combat cards: { $count }).
}
event-combatpeeked = { $cards ->
    [none] { $seat } looks at the top card of the Combat deck.
   *[other] { $seat } sees { $cards } on top of the Combat deck.
}
event-combatreshuffled = The Combat cards are reshuffled (draw pile: { $cards }).
event-deployed = { $camp }: { $kind } appears on { $unit } (figures: { $figures }).
event-shifted = { $unit } is put on { $to }.
event-statusset = { $name ->
    [concealed] The unit on { $at } is concealed.
    [stalled] The unit on { $at } is stalled and cannot move.
   *[rain] Rain falls over { $at }.
}
event-statusended = { $name ->
    [stalled] The unit on { $at } can move again.
   *[rain] The rain over { $at } is over.
}
event-combatchose = { $seat } chooses: { $way }.
event-cancelled = The battle of { $unit } against { $target } is not fought.
event-stopped = { $unit } goes no farther.
action-combat = { $at ->
    [none] Play { $card }
   *[other] Play { $card } ({ $at })
}
action-choose = { $what ->
    [top] Leave the card on top
    [bottom] Put the card at the bottom
    [1] The first way
    [2] The second way
   *[other] Choice { $what }
}
action-choose-of = { $card }: way { $what }
question-way = { $card }: which way do you choose?
action-reroll = Roll again: { $faces }
action-draw = Draw a Combat card
verb-combat = Combat card
verb-choose = Choose
verb-reroll = Roll again
roll-reroll = roll again
question-alongside = Do you play a Combat card alongside your Command card?
question-react-defend = Do you answer the attack with a Combat card?
question-react-rolled = The dice are rolled: do you play a Combat card?
question-react-loss = Figures are about to be lost: do you play a Combat card?
question-react-flags = Flags: do you play a Combat card?
question-react-x-ordered = The enemy has ordered his units: do you answer with a Combat card?
question-react-x-move-step = An enemy unit is on the move: do you answer with a Combat card?
question-react-x-move-end = An enemy unit has moved: do you answer with a Combat card?
question-declare = The battle is declared: another card, or the dice?
question-after-battles = The battles are over: do you play a Combat card?
question-recon-draw = Do you draw a Combat card for your Recon?
question-combat = What is your Combat card played on?
question-withdraw = Where does your unit withdraw?
question-retarget = Which unit does yours aim at instead?
question-relocate = Where does your unit go on your edge?
question-reroll = Which dice do you roll again?
question-move-after = Where does your unit go after its battle?
question-peek = Where does the card you have seen go?
option-combat_deck = Combat deck (none: without Combat cards)
option-mix_combat_decks = Several Combat decks may be mixed
option-infantry_figures = Infantry figures in each camp’s box (0: the usual number)
option-armor_figures = Armor figures in each camp’s box (0: the usual number)
option-artillery_figures = Artillery figures in each camp’s box (0: the usual number)
page-doing-alongside = may play a Combat card
page-doing-react-defend = may answer the attack
page-doing-react-rolled = { $n ->
    [one] looks at the dice
   *[other] look at the dice
}
page-doing-react-loss = may save figures
page-doing-react-flags = may answer the flags
page-doing-react-x-ordered = may answer the orders
page-doing-react-x-move-step = may answer the move
page-doing-react-x-move-end = may answer the move
page-doing-declare = { $n ->
    [one] declares a battle
   *[other] declare a battle
}
page-doing-after-battles = may play a Combat card
page-doing-recon-draw = may draw a Combat card
page-doing-combat = { $n ->
    [one] plays a Combat card
   *[other] play a Combat card
}
page-doing-withdraw = { $n ->
    [one] withdraws
   *[other] withdraw
}
page-doing-retarget = { $n ->
    [one] aims again
   *[other] aim again
}
page-doing-relocate = { $n ->
    [one] relocates a unit
   *[other] relocate a unit
}
page-doing-reroll = { $n ->
    [one] rolls again
   *[other] roll again
}
page-doing-move-after = may move after the battle
page-doing-peek = { $n ->
    [one] looks at a card
   *[other] look at a card
}

### Airplanes

illegal-no-airplane-there = There is no airplane over { $hex } that you could order.
illegal-no-sortie = Only an Air Sortie brings an airplane onto the board.
illegal-second-airplane = An airplane of your camp was already in the air over your sections when the turn began; you cannot bring another.
illegal-not-your-airplane = Your camp does not fly the { $plane }.
illegal-no-entry-there = An airplane cannot enter at { $hex }: it needs a whole edge hex of your sections without a unit.
illegal-no-flight = The airplane on { $hex } cannot fly or land like this.
illegal-fly-first = An airplane in the air must fly: move it before you are done.
illegal-no-air-action = The airplane over { $hex } has no such action now.
illegal-crowded-first = Two of your airplanes are in one section: say which one leaves.
illegal-sortie-and-section = Beside an Air Sortie you may play one Section card, or none.
illegal-notation-plane = There is no airplane { $word } (in “{ $text }”).
event-planeentered = { $seat }: { $plane } appears over { $hex }.
event-planeflew = The airplane from { $unit } flies: { $path }.
event-planetookoff = { $seat }: { $plane } takes off from { $hex }.
event-planelanded = { $seat }: { $plane } lands on { $hex }.
event-planeleft = { $reason ->
    [check] { $camp }: { $plane } over { $hex } fails its air check and is gone.
    [kamikaze] { $camp }: { $plane } dives from { $hex }.
    [no-order] { $camp }: { $plane } over { $hex } had no order and flies home.
   *[crowded] { $camp }: { $plane } over { $hex } is one too many and flies home.
}
event-airaction = { $target ->
    [none] { $seat }: { $key } from { $unit }.
   *[other] { $seat }: { $key } from { $unit }, at { $target }.
}
action-enter = Bring a { $plane } on at { $at }
action-activate = Order the airplane over { $unit }
action-fly = { $via ->
    [none] Fly from { $unit } to { $to }
   *[other] Fly from { $unit } to { $to } by { $via }
}
action-land = Land on { $unit }
action-air = { $target ->
    [none] { $key } ({ $unit })
   *[other] { $key } ({ $unit } → { $target })
}
verb-enter = Bring an airplane on
verb-activate = Order an airplane
verb-fly = Fly
verb-land = Land
verb-air = From the air
special-strafing = Strafing
special-ground-support = Ground Support
special-ground-interdiction = Ground Interdiction
special-kamikaze = Kamikaze
special-recon = Recon
special-rescue = Rescue
why-ground-support = Ground Support
roll-air-check = air check
roll-strafing = strafing
roll-kamikaze = kamikaze
question-crowded = Which of your two airplanes leaves?
option-axis_planes = Airplanes of the Axis (nation: those of its nation)
option-allies_planes = Airplanes of the Allies (nation: those of their nation)
option-axis_sorties = Air Sorties beside the Axis at the start
option-allies_sorties = Air Sorties beside the Allies at the start
option-deck_sorties = Air Sorties in the draw pile
option-air_rules = Changes to the numbers of the air rules
unit-warhawk = P-40 Warhawk
unit-lightning = P-38 Lightning
unit-corsair = F4U Corsair
unit-spitfire = Spitfire
unit-storch = Fi 156 Storch
unit-bf-109 = Bf 109
unit-zero = A6M Zero
unit-yak = Yak
page-doing-crowded = { $n ->
    [one] sends an airplane home
   *[other] send an airplane home
}

### Arrivals and smoke

illegal-unload-first = First say where the troops from the train step down.
illegal-paradrop-first = First name a hex for each parachute.
illegal-smoke-first = First say over which hexes the smoke lies.
event-smoked = { $gone ->
    [1] The smoke over { $hexes } has blown away.
   *[other] Smoke lies over { $hexes }.
}
event-dropped = { $landed ->
    [1] { $camp }: a parachute aimed at { $aim } drifts to { $path } and lands.
   *[other] { $camp }: a parachute aimed at { $aim } is lost.
}
special-smoke = Lay a smoke screen
special-breakthrough = Armor breaks through
question-unload = Where do the troops step down from the train?
question-paradrop = Where do your parachutes aim?
question-smoke = Over which hexes does the smoke lie?
option-supply_train = Camps whose trains unload troops at a station
option-supply_turn = First turn of these troops (0: the turn after)
option-paradrop = Camp with paratroops
option-paradrop_units = How many parachutes
option-paradrop_turn = The turn in which they jump
option-paradrop_acts = Their first turn (0: at once)
option-smoke = Camps that may lay smoke
option-smoke_screens = Smoke screens per camp
option-armor_breakthrough = Camp whose armor may break through once
option-breakthrough_units = How many armor units break through
page-doing-unload = { $n ->
    [one] unloads a train
   *[other] unload a train
}
page-doing-paradrop = { $n ->
    [one] aims parachutes
   *[other] aim parachutes
}
page-doing-smoke = { $n ->
    [one] lays smoke
   *[other] lay smoke
}
page-doing-frost = { $n ->
    [one] suffers from the frost
   *[other] suffer from the frost
}

### Combat cards and airplanes on the page

page-timing-alongside = Alongside
page-timing-ordering = Ordering
page-timing-reaction = Reaction
page-window-before = with your Command card
page-window-order = when you have ordered
page-window-move-start = before a unit moves
page-window-move-end = after a unit has moved
page-window-pre-battle = before the battles
page-window-attack = when your unit attacks
page-window-defend = when you are attacked
page-window-rolled = after the dice
page-window-loss = before figures are lost
page-window-flags = when flags are rolled
page-window-won = after winning a battle
page-window-unit-done = when a unit is done
page-window-post-battle = after the battles
page-window-x-ordered = when the enemy orders
page-window-x-move-step = while an enemy moves
page-window-x-move-end = after an enemy has moved
page-combat = Combat
page-combat-cards = Combat cards
page-combat-count = Combat cards: { $n }
page-combat-piles = Combat deck { $deck } · discard { $discard }
page-discards = Combat discards: { $n }
page-no-discards = None has been played yet.
page-origin-own = our own cards
page-origin-user = user deck
page-special-is = A card with a star may be played as
page-or-special = Or play it as
page-has-special = with a star
page-tied-to = only for: { $camp }
page-as-written = As written
page-as-special = As { $name }
page-roll-again = { $n ->
    [0] Point at the dice to roll again
    [one] Roll 1 die again
   *[other] Roll { $n } dice again
}
page-closed-unit = closed to hostile Combat cards
page-closed-general = no Combat card against him
page-status-stalled = stalled: cannot move
page-status-concealed = concealed
page-smoke = smoke
page-rain = Rain · range { $n }
page-airborne = { $plane } in the air
page-light-air = for an airplane
page-way = by { $via }
page-way-straight = straight
page-over-enemies = enemies below: { $n }
page-sorties = Air Sorties: { $n }
page-question-lay = In which section do you lay the card?
page-question-sortie = Where does your airplane come in?
page-left-orders = (more units can be ordered)
page-all-the-same = { $what } anyway?
page-sure = Something is left to do. Press again to confirm.
page-standing = Standing orders
page-standing-short = Standing orders
page-standing-here = Always pass here
page-standing-text = Tick the questions at which your place is to pass automatically, after a moment. Nobody else is told.
page-standing-all = Tick all
page-standing-none = Tick none
page-standing-hold = Pause them for now: ask me
page-choice-nation = those of its nation
page-deck-choice = { $title } ({ $origin })
page-planes-hint = None ticked: those of its nation.

### Page

page-language = Language
page-tagline = Two boards, eight seats, one chain of command.
page-your-name = Your name
page-guest = Guest
page-my-tables = Your tables
page-battles = Choose a battle
page-format-overlord = Overlord, two to eight players
page-format-standard = Standard battle, two players
page-play-as = You are
page-play-now = Play now
page-whole-camp = { $camp }: the whole camp
page-unofficial = Unofficial fan work. Rules, art and words are our own.
page-no-server = The server does not answer. Try again in a moment.
page-no-such-table = There is no such table, or this link no longer works.
page-opening = Opening the table…
page-lost = The connection is lost; trying again…
page-sit-down = Sit down
page-home = All battles
page-your-turn = Your turn
page-turn = Turn { $n } · { $camp }
page-you = { $seat } (you)
page-pair = { $first }: { $second }
page-you-short = you
page-bot = bot
page-free = nobody yet
page-medals = { $camp }: { $n } of { $of } medals
page-victory = Victory: { $camp }
page-no-victory = No victor
page-record = Download the record
page-board = Battlefield
page-overview = The whole board: tap to look there
page-zoom = Zoom
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-all = The whole board
page-flank-left = Left flank
page-flank-center = Center
page-flank-right = Right flank
page-flank-left-short = Left
page-flank-center-short = Center
page-flank-right-short = Right
page-figures = { $n } of { $of } figures
page-ordered = ordered
page-objective = objective
page-light-pick = can be chosen
page-light-go = can be reached
page-light-far = can be reached, but no battle
page-light-target = target
page-card-for = { $n ->
    [none] For: { $who }
    [A] For: { $who } · orders all units
    [one] For: { $who } · orders 1 unit
   *[other] For: { $who } · orders { $n } units
}
page-section = Section
page-tactic = Tactic
page-no-dice = No dice yet.
page-dice-title = Dice
page-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
page-odds = at least one hit { $hit } %, at least one flag { $flag } %, eliminated { $end } %
page-log = Log
page-talk = Talk
page-cards = Cards
page-fold = Fold the cards and panels
page-unfold = Unfold the cards and panels
page-panels = Cards, log and talk
page-no-talk = Nothing said yet.
page-say = Say something…
page-send = Send
page-hex-names = Hex names
page-pace = Bots answer
page-pace-slow = slowly
page-pace-normal = at a human pace
page-pace-fast = quickly
page-pace-instant = at once
page-hand = Your hand
page-hand-empty = No cards in your hand.
page-hand-hidden = Your Commander-in-Chief holds the cards: { $n }.
page-hand-size = hand { $n } of { $of }
page-deck = draw pile { $n }
page-watching = You are watching.
page-waiting = Others are choosing…
page-command = What to do
page-then-whom = Now say where it goes.
page-battle-back-now = Battle back
page-ordered-count = { $n ->
    [one] 1 ordered
   *[other] { $n } ordered
}
page-briefing = Briefing
page-waiting-for = Waiting for { $who }
page-clear = Cancel
page-undo = Take back
page-hurry = Hurry the bots
page-left = { $n ->
    [one] ({ $n } unit left)
   *[other] ({ $n } units left)
}
page-face-down = face down
page-no-card = no card
page-before = Cards of the last turn: { $cards }
page-repeats = would repeat { $cards }
page-doing-card = { $n ->
    [one] chooses a card
   *[other] choose a card
}
page-doing-chip = { $n ->
    [one] puts cards under the chip
   *[other] put cards under the chip
}
page-doing-first-chip = { $n ->
    [one] puts cards under the chip
   *[other] put cards under the chip
}
page-doing-lay = { $n ->
    [one] lays a card
   *[other] lay a card
}
page-doing-order = { $n ->
    [one] orders units
   *[other] order units
}
page-doing-move = { $n ->
    [one] moves
   *[other] move
}
page-doing-battle = { $n ->
    [one] battles
   *[other] battle
}
page-doing-ambush = may ambush
page-doing-battle-back = may battle back
page-doing-flags = { $n ->
    [one] counts flags
   *[other] count flags
}
page-doing-retreat = { $n ->
    [one] retreats
   *[other] retreat
}
page-doing-ground = may take ground
page-doing-overrun = { $n ->
    [one] overruns
   *[other] overrun
}
page-doing-air-power = { $n ->
    [one] directs aircraft
   *[other] direct aircraft
}
page-doing-barrage = { $n ->
    [one] directs the barrage
   *[other] direct the barrage
}
page-doing-keep = { $n ->
    [one] keeps a card
   *[other] keep a card
}
page-doing-distribute = { $n ->
    [one] hands out cards
   *[other] hand out cards
}
page-doing-visit = may visit a general
page-doing-end-visit = { $n ->
    [one] is on a visit
   *[other] are on a visit
}
page-doing-initiative = may take the initiative
page-doing-ready = { $n ->
    [one] gets ready
   *[other] get ready
}
page-doing-pick = { $n ->
    [one] chooses
   *[other] choose
}

### Page: looking back, learning, keys

table-bad-record = This is not a record of a battle: { $problem }
table-no-such-rule = There is no rule { $rule }.
note-no-story = You cannot look back at this battle right now.
page-rulebook = In the words of the rulebook
page-no-such-rule = There is no rule { $rule }.
page-shut-generals = closed
page-shut-visit = closed
page-shut-camp = closed
page-marked = one more unit
page-not-him = This card is not for this general; press to read why.
page-hits = { $n ->
    [0] no hit
    [one] { $n } hit
   *[other] { $n } hits
}
page-hits-title = hits
page-tools = Tools
page-ask = What is this?
page-asking = Point at a hex or a card to read about it.
page-sound = Sound
page-volume = Volume
page-hex = Hex { $hex }
page-objective-of = Worth { $n ->
    [one] { $n } medal
   *[other] { $n } medals
} to the { $camp }.
page-objective-any = Worth { $n ->
    [one] { $n } medal
   *[other] { $n } medals
} to whoever holds it.
page-objective-held = Held now: { $camp }.
page-statistics = Dice statistics
page-statistics-text = What was rolled, and in brackets what to expect from that many dice.
page-seat = Seat
page-since = Since you last looked
page-play-back = Play it back
page-told-cards = Cards: { $cards }
page-told-deeds = Moves: { $moves } · battles: { $battles } · retreats: { $retreats }
page-told-figures = { $n ->
    [one] { $camp }: { $n } figure lost
   *[other] { $camp }: { $n } figures lost
}
page-told-units = { $n ->
    [one] { $camp }: { $n } unit destroyed
   *[other] { $camp }: { $n } units destroyed
}
page-told-medals = Medals, { $camp }: { $medals }
page-told-no-losses = Nobody lost anything.
page-skip = Skip
page-fight-destroyed = destroyed!
page-fight-flags = { $n ->
    [one] { $n } flag
   *[other] { $n } flags
}
page-fight-ignored = { $n ->
    [one] { $n } flag ignored
   *[other] { $n } flags ignored
}
page-look-back = Look back
page-before-first = Before the first turn
page-turn-before = Previous turn
page-turn-after = Next turn
page-step-before = Previous step
page-step-after = Next step
page-step = Moment of the battle
page-play-on = Play
page-pause = Pause
page-all-open = all hands open
page-back-to-now = Back to now
page-open-record = Open a record
page-open-record-text = A battle that is over can be kept as a file and looked at again here, from the first turn to the last, with all hands open.
page-choose-file = Choose the file
page-keys = Keys
page-key-tab = Tab
page-key-tab-text = from the board to the buttons, cards, log and talk
page-key-arrows = Arrows
page-key-arrows-text = from hex to hex; Home and End for the corners
page-key-lights = N, P
page-key-lights-text = to the next or previous hex that is lit
page-key-enter = Enter, Space
page-key-enter-text = choose what has the focus
page-key-escape = Escape
page-key-escape-text = cancel what was chosen
page-key-skip = S
page-key-skip-text = skip what is still being shown
page-key-info = I
page-key-info-text = what a hex holds and does, or what a card says
page-key-zoom = + − 0
page-key-zoom-text = closer, farther, the whole board
page-key-pan = Shift + arrows
page-key-pan-text = move the map
page-key-done = D
page-key-done-text = done, confirm or pass
page-key-undo = U
page-key-undo-text = take back
page-key-board = B, H
page-key-board-text = to the board, to the hand
page-learn = Learn to play
page-learn-text = Nine lessons, a few minutes each. Nothing to read beforehand.
page-lesson = Lesson
page-lesson-step = Step { $n } of { $of }
page-lesson-next = Go on
page-lesson-skip = Skip this step
page-lesson-start = Begin
page-lesson-more = More lessons
lesson-first = Your first battle
lesson-first-about = A small field, six units a side. You learn to play a card, order units, move, battle and retreat.
lesson-first-welcome = You lead the Allies, the round green units below. The square grey ones are the Axis. Every enemy unit you eliminate is a medal; three medals win.
lesson-first-card = A turn begins with a card. Its arrow points to the left, the center or the right of the board, and its number says how many units it orders. Choose a card below and play it.
lesson-first-order = The units in gold can be ordered. Point at one that stands near the enemy.
lesson-first-confirm = Order more units if the card allows it, then confirm.
lesson-first-move = Now ordered units move, one after the other. Choose one, then a hex: gold means that it can still battle from there, dashed that it cannot.
lesson-first-moved = Move the others if you like, then say that you are done.
lesson-first-battle = Choose a unit, then an enemy in red. The number is how many dice you roll; point at the target to see why, and the odds. No red? Then you are too far away: say done and come closer next turn.
lesson-first-dice = A face that shows the target’s kind, or a grenade, removes a figure. A flag makes the target retreat one hex towards its own side. A star does nothing here.
lesson-first-enemy = Battle with your other units or say done. You draw a new card, and the enemy takes a turn.
lesson-first-retreat = If a flag is rolled against one of your units, you choose the hex behind it that it retreats to. A unit that cannot retreat loses a figure instead. Fight on until somebody retreats.
lesson-first-win = Battle units that are already weak: an eliminated unit is a medal. Forest and town protect the units inside. The question mark above tells you what any hex does.
lesson-first-end = Your first medal! Now you know all the parts of a battle. Fight on to three medals, or learn how a Commander-in-Chief hands out cards.
lesson-orders = Handing out cards
lesson-orders-about = The wide board, one turn as Commander-in-Chief. You learn to give cards to your three generals.
lesson-orders-welcome = Goal: give the center general a card; only there are enemies within reach. Two boards stand side by side, and a camp has four seats: you hold all the cards, and three generals hold the left flank, the center and the right flank.
lesson-orders-ready = Before the first turn the camp may talk freely. Say that you are ready.
lesson-orders-give = Drag a card onto a general, or choose the card and then the general. Generals who may have it light up; the others tell you why not.
lesson-orders-confirm = Give up to three cards in all, then confirm. A general without a card may still act on his own initiative.
lesson-orders-visit = You may visit one general who got a card and talk to him, but not to the others. Choose one, or pass.
effect-nothing = No effect on movement or battle.
effect-water = Nobody enters without a bridge or a boat.
effect-bridge = Makes the water below passable.
effect-closed = Nobody enters.
effect-only = Open only to: { $who }.
effect-stop = { $who ->
    [all] A unit that enters must stop.
   *[other] Must stop on entering: { $who }.
}
effect-first-hex = A unit enters only from an adjacent hex, as its whole move.
effect-leave-one = A unit that leaves it moves only one hex.
effect-climb = Coming up from below costs { $n } hexes.
effect-shore = A unit that enters it moves at most two hexes this turn.
effect-never-battle = { $who ->
    [all] Nobody battles from here.
   *[other] Does not battle from here: { $who }.
}
effect-no-battle = { $who ->
    [all] No battle on the turn a unit enters.
   *[other] No battle on the turn it enters: { $who }.
}
effect-no-battle-past-one = No battle after a move of more than one hex into it.
effect-no-battle-after = No battle on the turn it leaves: { $who }.
effect-cover = Battled by { $who }: { $n ->
    [one] 1 die less
   *[other] { $n } dice less
}.
effect-cover-lower = Battled from lower ground by { $who }: { $n ->
    [one] 1 die less
   *[other] { $n } dice less
}.
effect-fire-out = Battling from here, { $who }: { $n ->
    [one] 1 die less
   *[other] { $n } dice less
}.
effect-blocks-sight = Blocks the line of sight.
effect-hill-sight = Blocks the line of sight of those who stand lower, and of hills behind it.
effect-mountain-sight = Blocks the line of sight of those who stand lower.
effect-overlooks = Nothing lower blocks the line of sight from here to other heights.
effect-lake-sight = Blocks the line of sight where it is two hexes wide.
effect-flags = { $who ->
    [all] A unit here may ignore
   *[other] Here { $who } may ignore
} { $n ->
    [one] 1 flag
   *[other] { $n } flags
}.
effect-flags-all = A unit here may ignore all flags.
effect-no-retreat = Nobody retreats into it.
effect-owner-only = Protects only the camp that built it.
effect-lost-when-left = Removed when the unit leaves.
effect-crushed = Armor that enters removes it.
effect-cleared = May be removed instead of battling, by: { $who }.
effect-ice = A unit that moves or retreats onto it rolls 2 dice; each star costs a figure.
effect-mine = A unit that enters rolls as many dice as the mine’s strength; each hit costs a figure.
effect-moves = Moves { $n ->
    [0] no hex
    [one] { $n } hex
   *[other] { $n } hexes
} and battles, { $of } at most.
effect-dice = Dice by distance: { $dice }.
effect-needs-no-sight = Needs no line of sight.
effect-ignores-cover = The ground of the target takes no dice away.
effect-ignores-cover-close = In close assault the ground of the target takes no dice away.
effect-takes-no-ground = Does not take ground.
effect-overruns = After taking ground it may battle once more.
effect-battles-on-entry = May battle on the turn it enters ground that forbids other units to.
effect-engineer = Clears mines and obstacles.
effect-only-grenades = Hit by grenades only.
effect-retreat-most = May retreat up to { $n } hexes for a flag.
effect-unit-flags = May ignore { $n ->
    [one] 1 flag
   *[other] { $n } flags
}.

### Fixed signals: courtesies to the whole table, and those of the field

illegal-no-such-signal = There is no signal { $signal }.
illegal-signal-not-here = The signal { $signal } cannot be sent to “{ $channel }”: courtesies go to the table, field signals to a talk channel.
illegal-signal-without-place = The signal { $signal } is a courtesy and names no hex.
table-signalled-already = You signalled a moment ago: at most one courtesy every { $seconds } seconds.
event-signalled = { $hex ->
    [none] { $seat } ({ $channel }) signals: { $signal }
   *[other] { $seat } ({ $channel }) signals: { $signal }, { $hex }
}
channel-table = table
signal-one-moment = One moment
signal-back = I am back
signal-ready = Ready
signal-thanks = Thank you
signal-good-luck = Good luck
signal-well-played = Well played
signal-needs-support = Needs support
signal-holding = Holding
signal-attacking-next = Attacking next
signal-falling-back = Falling back
signal-look-here = Look here
page-signals = Signals
page-signals-table = To everybody at the table
page-signals-field = In the channel { $channel }
page-signal-where = Tap a hex on the board:
page-signal-nowhere = Send without a hex
page-signal-cancel = Do not send

### Battles of one’s own

serve-left-out = { $more ->
    [0] Not offered: { $problem }.
   *[other] Not offered: { $problem } (and { $more } more; overlord check lists them all).
}
page-group-own = Your own battles
page-own-spoiled = { $n ->
    [one] One file is left out
   *[other] { $n } files are left out
}
page-own-problem = { $more ->
    [0] { $problem }
   *[other] { $problem } (and { $more } more)
}

### Battles fought by older rules

page-older-ended = The rules have changed, and under today’s rules this battle would have gone differently: it has ended here.
page-older-won = { $who } ({ $reason }). This battle was fought under older rules and is shown as it was recorded.
page-older-record = This battle was fought under other rules than today’s: it is shown as it was recorded, and is not verified.
replay-kept = { $path }: shown as it was recorded, { $events } events; its rules are not today’s, so it is not verified.

# The look of the table
page-battle-now = Battle { $target }
page-tap-again = Tap once more to do it

# Around the table, second look
lesson-over = The battle is over. What you have learned here holds in every battle: take another lesson, or choose a battle of your own.
table-record-too-large = A record may have at most { $most } bytes; this file is larger.
table-no-record = This file is not a record of a battle.
page-option-combat_deck = Combat deck
page-option-night = Night: sight grows or shrinks
page-option-axis_planes = Airplanes of the Axis
page-option-allies_planes = Airplanes of the Allies
page-camp-of = { $camp } ({ $names })
page-gone-left = You no longer sit here. The person who set up the table can send you a link.
page-gone-removed = This table has been removed by the person who set it up.

### The end of a battle

end-won = You won
end-lost = You lost
end-drawn = A draw
end-medals-won = You have all the medals you need.
end-medals-lost = The enemy has all the medals it needs.
end-last-unit-won = The enemy has no unit left.
end-last-unit-lost = You have no unit left.
end-sudden-death-won = You have reached the decisive goal.
end-sudden-death-lost = The enemy has reached the decisive goal.
end-deck-won = The draw pile has run out, and that wins you the battle.
end-deck-lost = The draw pile has run out, and that wins the enemy the battle.
end-resigned-won = The enemy has resigned.
end-resigned-lost = Your camp has resigned.
end-resigned-watch = The other camp has resigned.
end-turn-limit-drawn = The last turn has passed, and nobody has won.
end-agreed-draw-drawn = Both camps agreed to a draw.
end-panel = The end of the battle
end-reopen = The end
end-plot = Medals, turn by turn
end-plot-turn = Turn { $n }
end-turns = { $n ->
    [one] one turn
   *[other] { $n } turns
}
end-fallen = Where units fell
end-fallen-alt = Map of the battlefield with a mark on each hex where a unit fell. The list of units names them.
end-fallen-none = No unit fell.
end-best = Best unit
end-best-unit = { $unit } ({ $camp }), from { $hex }
end-best-took = { $took ->
    [one] took one figure
   *[other] took { $took } figures
}
end-best-eliminated = { $n ->
    [0] eliminated no unit
    [one] eliminated one unit
   *[other] eliminated { $n } units
}
end-best-none = No unit took a figure from the enemy.
end-luck = Luck of the dice
end-luck-hits = { $camp }: { $hits } of { $dice } dice hit; { $expected } on average
end-luck-none = { $camp }: no dice rolled
end-luck-range = Chance alone gives { $low } to { $high } hits in 95 of 100 such battles.
end-luck-inside = Nothing unusual.
end-luck-more = More than chance usually gives.
end-luck-fewer = Fewer than chance usually gives.
end-luck-proof = One battle is a small sample: whatever it shows, it proves nothing about dice or players.
end-luck-count = This counts the dice of battles, ambushes, Air Power and Barrage.
end-units = Losses and kills, unit by unit
end-units-of = Units of one camp: { $camp }
end-unit = Unit
end-from = From
end-figures-lost = Lost
end-figures-took = Took
end-units-eliminated = Eliminated
end-fell = Fell (turn)
end-fell-at = { $hex } ({ $turn })
end-units-quiet = { $n ->
    [one] One more unit neither lost nor took a figure.
   *[other] { $n } more units neither lost nor took a figure.
}
end-together = Total
end-totals-title = Losses
end-totals = { $camp }: { $figures } figures and { $units } units lost
end-people = Who fought
end-share = Save a picture
end-share-failed = The picture could not be made just now.
end-next = Next battle: { $name }
end-no-figures = The figures of this battle cannot be fetched just now.

### Replays

page-medal-steps = Medals
page-medal-before = Previous medal
page-medal-after = Next medal
page-speed = Speed
page-moment-link = Link to this moment
page-no-replay = This replay cannot be opened: the table is gone, or you have no place at it.

### Lessons on a position

page-lesson-again = Try again
page-lesson-following = Next lesson
page-lesson-learned = Learned
page-lesson-failed = Not yet
page-lesson-continue = Continue
lesson-first-skipped = Now you know all the parts of a battle. Your first medal still waits: fight on to three of them, or take the next lesson.
lesson-ranges = Range and odds
lesson-ranges-about = How far a unit fires, how many dice that gives, and what the odds say before you roll.
lesson-ranges-welcome = Goal: eliminate the enemy infantry on f6 in this turn. It has two figures left, and so two dice must hit.
lesson-ranges-card = Play the card that orders units in the center.
lesson-ranges-order = Order your infantry on F3 and confirm.
lesson-ranges-move = Infantry rolls 3 dice against an adjacent enemy, 2 at two hexes and 1 at three. It may move one hex and still battle; after two hexes it may not. Point at a hex to see it.
lesson-ranges-battle = Point at the enemy first: the panel shows the dice, the reasons and the odds. Then battle.
lesson-ranges-blunder-far = From three hexes you roll a single die, and one die cannot hit twice.
lesson-ranges-blunder-too-far = Two hexes are too many: infantry that moves two hexes does not battle.
lesson-ranges-done = Well done. Closer means more dice, and the odds are there before every roll: look at them first.
lesson-ranges-failed = The enemy still stands. Move one hex closer, then battle with two dice.
lesson-ground = Ground and sight
lesson-ground-about = What forests do to dice, and what blocks the line of sight.
lesson-ground-welcome = Goal: eliminate one of the two weak units, on E5 or on G5, in this turn.
lesson-ground-card = Play the card that orders units in the center.
lesson-ground-order = Order your infantry on F3 and confirm.
lesson-ground-move = E5 is in a forest, which costs infantry a die. G5 stands in the open, but the wood on f4 hides it. Step aside to where you see it.
lesson-ground-battle = Now nothing stands between you and G5. Battle it.
lesson-ground-blunder-cover = The forest took one of your two dice. A unit in the open is the better target.
lesson-ground-blunder-wood = A unit that enters a forest must stop there and cannot battle this turn.
lesson-ground-done = Well done. Forests, towns and hills protect and hide; look for the hex from which neither helps the enemy.
lesson-ground-failed = Both are still there. From G3 you see the unit on G5 without cover.
lesson-overrun = Taking ground and overrun
lesson-overrun-about = What a unit does with the hex it has emptied, and why armor may battle twice.
lesson-overrun-welcome = Goal: two medals in one turn, with a single unit of armor.
lesson-overrun-card = Play the card that orders units in the center.
lesson-overrun-order = Order the armor on F3 and confirm.
lesson-overrun-near = Stay where you are: say that you are done with moving. Then battle the lone figure on f4, right beside you.
lesson-overrun-take = The hex is empty. In close assault you may take it, and armor that takes ground may battle once more: that is an overrun. Take the ground.
lesson-overrun-again = Now the overrun: battle the unit on F5.
lesson-overrun-blunder-left = You need not move: the enemy already stands beside you.
lesson-overrun-done = Well done. Infantry takes ground too, but only armor and cavalry battle again afterwards.
lesson-overrun-failed = Only one battle was fought. Eliminate the figure on f4, take its hex, and battle F5 from there.
lesson-tactics = Tactic cards
lesson-tactics-about = Cards that do not care about sections: some order units anywhere, some strike by themselves.
lesson-tactics-welcome = Goal: eliminate the artillery on f8. None of your units reaches it in this turn.
lesson-tactics-card = A section card has an arrow, a Tactic card a star. Point at both cards and read them; then play the one that needs no unit.
lesson-tactics-target = Choose the artillery on f8. A Barrage rolls four dice against any one enemy, however far away; artillery is hit by grenades only.
lesson-tactics-blunder-section = That card orders your infantry, but even after moving two hexes it is out of range.
lesson-tactics-blunder-other = The Barrage fell on another unit. The guns on f8 are the goal.
lesson-tactics-done = Well done. Keep Tactic cards for the moment when no section card helps.
lesson-tactics-failed = The guns still fire. The Tactic card in your hand reaches them.
lesson-objectives = Objectives
lesson-objectives-about = Medals that lie on the board: you win them by standing there, not by fighting.
lesson-objectives-welcome = Goal: win the medal that lies on the town, F5. Some battles have such medals for one camp, some for both.
lesson-objectives-card = Play the card that orders units in the center.
lesson-objectives-order = Order your infantry on F3 and confirm.
lesson-objectives-move = Infantry may move two hexes if it does not battle. Go into the town.
lesson-objectives-blunder-battle = That battle wins nothing here: the enemy has four figures, and the medal lies in the town.
lesson-objectives-done = Well done. Look for medals on the board before every battle; the briefing names them.
lesson-objectives-failed = The town is still empty. It is two hexes away: march there at once.
lesson-assault = Close assault and ambush
lesson-assault-about = Fighting hex against hex: more dice, and an enemy who may strike first.
lesson-assault-welcome = Goal: eliminate the infantry on F5, four figures strong, with the two units beside it.
lesson-assault-card = Two cards order them. One gives every unit next to an enemy one more die. Read both, then play one.
lesson-assault-first = Order both units and confirm. A battle against an adjacent enemy is a close assault: before your dice the enemy may answer with an Ambush, if he holds that card, and strike first. Battle F5 with the first unit.
lesson-assault-second = Now battle F5 with the other unit.
lesson-assault-blunder-attack = This card gives no extra die: three dice for each unit may not be enough against four figures.
lesson-assault-done = Well done. Close assault has the most dice and the risk of an Ambush; begin with the unit that can best take losses.
lesson-assault-failed = One figure held out. The card Close Assault gives each of your units a fourth die.
lesson-general = Being a general
lesson-general-about = Overlord from the flank: the card comes from your commander, the battle is yours.
lesson-general-welcome = You are the left general of the Allies; your flank is the left third of the wide board. Goal: eliminate the infantry on d6 in this turn.
lesson-general-ready = Before the first turn the camp may talk freely. Say that you are ready.
lesson-general-wait = Your Commander-in-Chief chooses the cards now. You do not see his hand; you see what he gives you.
lesson-general-lay = Lay your card over one of your two sections, the outer one: it orders units there.
lesson-general-order = Order the infantry that stands nearest to d6 and confirm.
lesson-general-move = Move one hex closer, as in any battle. The other generals act at the same time.
lesson-general-battle = Battle the enemy on d6.
lesson-general-blunder-far = A single die from three hexes: one hex closer you would have had two.
lesson-general-done = Well done. A general without a card may still act on his own initiative, if the dice let him.
lesson-general-failed = The enemy on d6 still stands. Move one hex closer before you battle.
lesson-orders-done = Well done: the center gets the card it needs. Watch what your general makes of it; at the end of the turn you draw new cards.
lesson-orders-failed = The center had the only enemies within reach, and no card. Give Attack Center to the center general.

### The front page

page-welcome = What this is
page-what = The large Second World War board game in your browser: two boards side by side and two camps, in each a commander who holds the cards and three generals who fight with what he gives them, all of them people or bots.
page-what-picture = A battlefield of two boards, seen from above: hexes with woods, hills, towns and rivers, and the units of both camps.
page-small-now = A small battle now: { $name }
page-filters = Which battles
page-filter-board = Board
page-filter-theatre = Theatre
page-filter-length = Length
page-filter-players = People
page-filter-any = any
page-filter-none = Show all
page-length-short = short: up to 5 medals
page-length-medium = medium: up to 12 medals
page-length-long = long: more than 12 medals
page-players = { $n } people
page-theatre-country = Countryside
page-theatre-beach = Beach
page-theatre-winter = Winter
page-theatre-desert = Desert
page-theatre-jungle = Jungle
page-theatre-urban = City
page-no-battles = No battle matches. Choose fewer filters.
page-story-more = Read on
page-story-less = Less

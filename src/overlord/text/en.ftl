### The words of Open Overlord in English. All texts are our own.
### The same keys stand in en.ftl, fr.ftl and es.ftl; names of groups are the first word of a key.

### Camps, seats, board and dice

camp-axis = Axis
camp-allies = Allies

role-cic = Commander-in-Chief
role-left = Left General
role-center = Center General
role-right = Right General

seat-axis-cic = Axis Commander-in-Chief
seat-axis-left = Axis Left General
seat-axis-center = Axis Center General
seat-axis-right = Axis Right General
seat-allies-cic = Allied Commander-in-Chief
seat-allies-left = Allied Left General
seat-allies-center = Allied Center General
seat-allies-right = Allied Right General

section-s1 = Section 1
section-s2 = Section 2
section-s3 = Section 3
section-s4 = Section 4
section-s5 = Section 5
section-s6 = Section 6

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
card-barrage-text = Roll 4 dice against any 1 enemy unit, whatever the distance, the line of sight and the terrain. The unit’s symbol and grenades hit, and no flag may be ignored.
card-barrage-overlord = { role-cic }: before any General acts, roll 4 dice against any 1 enemy unit, whatever the distance, the line of sight and the terrain. The unit’s symbol and grenades hit, and no flag may be ignored.

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
card-air-sortie-text = It lies face up beside you and is no part of your hand. Play it alone or with one Section card: bring on an airplane if none of yours is flying, or activate the one that is, without an Air Check.
card-air-sortie-overlord = { -any-general }, alone or with one Section card: bring an airplane into your sections if none of yours is flying there, or activate one that is, without an Air Check. It lies face up and is no part of the hand; the Commander-in-Chief never plays it in person.

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

### The rules in plain words, by id. Only what a player at the table needs to know; the rulebook has the rest.

# The turn and its orders
R-TURN-02 = The camps take whole turns one after the other. A turn has five steps in a fixed order: play a card (in Overlord: hand out cards), order units, move, battle, draw. Only whoever is asked answers, and only with what belongs to the step at hand.
R-TURN-04 = In a standard battle you play exactly one command card each turn; whom it orders, or nobody, is up to you. Ambush is never the card of your turn, unless you hold nothing else: then it is played without effect. In Overlord one to three cards are handed out.
R-TURN-05 = All ordered units finish moving before the first battle. Once the battles have begun nobody moves any more, except by what a battle or a card grants: taking ground, a retreat, the second move of Behind Enemy Lines.
R-TURN-07 = In some scenarios a camp starts with fewer cards than its full hand. Its hand then grows by one card at the end of each of its turns until the full size is reached.
R-ORD-01 = Only units that were ordered this turn may move, battle or do anything special. Some scenarios hold a unit back until a later turn: before that it cannot be ordered. Retreating, ambushing and battling back need no order.
R-ORD-02 = First you name all the units you order and confirm; only then does the first one move. In Overlord nobody moves before all generals have named theirs.
R-ORD-03 = The number on a card is the most units it orders. You may order fewer, or none at all; but when its orders are used up, no further unit can be named.
R-ORD-04 = A unit gets at most one order each turn, even where two cards or two generals could name it.

# Moving
R-MOVE-02 = Each hex costs one hex of movement. Two exceptions: climbing a steep hill from lower ground costs two, and so does each step of infantry between a beach and a sea bluff or cliff.
R-MOVE-03 = A unit may neither enter nor pass through a hex where another unit stands, friend or enemy.
R-MOVE-05 = Infantry moves up to 1 hex and may battle, or 2 hexes without battling. Armor moves up to 3 hexes and may battle. Artillery stays and may battle, or moves 1 hex without battling. Special units have numbers of their own; roads, terrain and cards can change them.
R-MOVE-07 = Forest, town and much other terrain ends the move of a unit that enters it, and that unit cannot take ground this turn; some, such as jungle or a fordable stream, only ends the move. Hedgerows are entered only from the hex next to them, as the first hex moved. Whoever leaves hedgerows or a marsh moves one hex only.
R-MOVE-08 = A unit that moves onto terrain such as forest, town or hedgerows cannot battle this turn; after taking ground there it cannot overrun. If it stood there already and did not move, it battles as usual. French Resistance, ski troops and snipers may battle all the same.
R-MOVE-10 = A unit that starts its move on a road and follows the road all the way may move one hex more and keeps its right to battle: infantry 2 hexes and battle or 3 without, armor 4 and battle. Mobile artillery moves 2 and battles too. A unit that either moves or battles (artillery, early-war weapon teams) gains the hex but cannot battle after it.

# Battles
R-BAT-01 = An ordered unit battles one enemy unit. Battles are fought one at a time, in the order you like; each is finished, with hits, retreats, taking ground and overrun, before the next is declared.
R-BAT-02 = Each ordered unit battles once a turn. Exceptions: armor and cavalry may battle again after taking ground, artillery battles twice under Artillery Bombard, and a Combat card may grant more.
R-BAT-03 = A unit battles only if it has not moved too far and if neither its ground nor its order forbids it. From the ocean only ships battle, and armor does not battle from a trench. A unit that dug in, recovered figures, cleared something away or was driven off by an Ambush does not battle either.
R-BAT-04 = The distance in hexes decides how many dice a unit has, and beyond its range it cannot battle: 3 hexes for infantry and armor, 6 for artillery. Special units have ranges of their own.
R-BAT-05 = A unit with an enemy on an adjacent hex may battle only adjacent enemies, or not battle at all. This binds artillery too.
R-BAT-09 = If terrain and other effects take away so many dice that none is left, the attack cannot be made.

# Retreats
R-RET-01 = Flags are carried out after the hits, and only if the unit survived. Each flag that is not ignored makes it retreat one hex; French Resistance, ski troops, snipers and Italian units retreat one to three. Whoever cannot retreat far enough loses a figure for each hex missing.
R-RET-02 = Every hex of a retreat goes to one of the at most two hexes in the next row toward the unit’s own edge of the board. A unit never retreats sideways or forward, wherever the attacker stands.
R-RET-03 = The player of the retreating unit chooses the way. As long as some way allows the full distance, it must be taken: nobody may pick a dead end and lose figures instead.
R-RET-08 = Bunkers, sandbags, churches, trenches (for infantry) and others let a unit ignore one flag of each roll; it is your choice. Several such protections do not add up: only the best one counts.

# Taking ground, overrun, ambush
R-TG-01 = When a close assault by infantry or armor leaves the target’s hex empty, because the enemy was eliminated or retreated, the victor may move there at once. It costs nothing, however far the unit has already moved, and you may decline.
R-TG-02 = Artillery, mortars, machine guns, anti-tank guns, trains and ships never take ground. Nobody does after firing from afar, nor after Air Power or Barrage, where no unit attacked.
R-TG-03 = No ground is taken after the unit has entered terrain this turn that ends its whole movement, nor where it could not go: terrain closed to it, open water, a blocked side, up a cliff from the beach, or hedgerows once it has moved or taken ground.
R-TG-04 = Infantry takes ground at most once a turn; armor and cavalry at most twice, before and after the battle of their overrun.
R-AO-01 = Armor that took ground may battle a second time, and so may cavalry. It may close assault, or fire from afar if no enemy is adjacent, unless the ground just taken forbids a battle.
R-AO-07 = An overrun is fought at once, before any other unit battles. If you pass, it is gone.
R-AMB-01 = When a close assault on your unit is declared, you may play Ambush before the dice are rolled. Your unit then battles first, with its dice for adjacent targets and all the usual effects of terrain. In Overlord the Commander-in-Chief is asked.

# Victory and medals
R-VIC-01 = The battle ends the instant a camp holds all the medals it needs. The turn is not finished: no more ground is taken, no overrun or other battle fought.
R-VIC-03 = Each enemy unit eliminated is worth one medal, kept for good. Snipers and wagons give none, and a scenario may set another number for a unit.
R-VIC-04 = A temporary objective is held only while a unit of the entitled camp stands on it; the medal goes back when that unit leaves or is eliminated. A permanent one is kept for good once it is gained.
R-VIC-06 = Several hexes can form one objective. You must stand on as many of them at the same time as the scenario asks, or on all if it names no number; the medals are scored once for the whole group.
R-VIC-07 = This objective belongs to whoever has units on more of its hexes than the enemy. In a tie nobody holds it, unless the scenario lets the last holder keep it.
R-VIC-08 = Sole control: held only while no enemy stands on any of its hexes. Last to occupy: the holder keeps it until the enemy takes it. Turn start: gained only as your own turn begins; if it is a temporary one it is lost the instant you leave it.
R-VIC-09 = An objective marked for one camp can never be scored by the other.
R-VIC-10 = Some objectives win the battle by themselves, whatever the medals: either the instant you fulfil the condition, or if you still fulfil it at the end of your own turn. The scenario says which.
R-VIC-12 = A unit on an exit hex with one hex of movement left may leave the board there, unless the terrain has just ended its move. It counts as no loss and scores the medals of that exit, usually one. Armor may also leave with its extra hex in the desert.
R-VIC-13 = This medal is for a section clear of the enemy: you hold it while no enemy unit stands there and lose it if one comes back.
R-VIC-14 = Where a scenario demands a certain objective, no number of medals wins without it. Medals beyond the number needed are not counted meanwhile.
R-VIC-15 = When the draw pile is empty, the discards are shuffled into a new one. If the scenario names a camp that wins when the pile runs out, that camp wins as the last card is drawn. Where the number of turns is limited, the battle ends after the last one without a winner.

# Section cards
R-CARD-01 = Recon: order 1 unit in the section named. At the end of the turn draw 2 cards, keep 1 and discard the other. In Overlord the Commander-in-Chief draws 3 cards instead of 2 and keeps them all, up to the hand limit.
R-CARD-02 = Probe orders up to 2 units in the section named, Attack up to 3, Assault all you like. In Overlord the general chooses one of the two sections under command.
R-CARD-03 = Recon in Force: order up to 1 unit in each of the three sections, in Overlord in each of the general’s two. It does not improve the draw.
R-CARD-04 = General Advance: order up to 2 units in each of the three sections, in Overlord in each of the general’s two.
R-CARD-05 = Pincer Move: order up to 2 units on the left and up to 2 on the right, none in the center. A unit on a hex split between two sections counts for the flank. In Overlord: up to 2 units in one section of the Left or Right General.

# Tactic cards
R-CARD-10 = Air Power: name 1 to 4 enemy units that form one unbroken group, then roll for each in that order: 2 dice for the Allies, 1 for the Axis. Distance, sight and terrain do not matter. The unit’s symbol, grenades and stars hit; no flag may be ignored. Camouflaged units cannot be named. At night it orders 1 unit instead; with the air rules it is an Air Sortie.
R-CARD-11 = Ambush is only played in the enemy’s turn, as the answer to a close assault (R-AMB-01). In a standard battle you draw for it at the end of that turn, before the enemy draws; in Overlord at once. It cannot be put under the Commissar chip.
R-CARD-12 = Armor Assault: order up to 4 armor units anywhere. They roll 1 extra die in every close assault, overruns included, but not when firing from afar. If you have no armor at all, order any 1 unit without the bonus. In Overlord this counts within the general’s sections.
R-CARD-13 = Behind Enemy Lines: 1 infantry unit moves up to 3 hexes, battles with 1 extra die, then moves up to 3 hexes again, even without a battle. Only impassable terrain and occupied hexes hinder its moves; mines count where a move ends. Its battle follows the usual terrain rules. If you have no infantry, order any 1 unit without the bonuses.
R-CARD-14 = Close Assault: order any of your infantry and armor next to an enemy. They do not move first, may not fire from afar and roll 1 extra die; infantry may remove barbed wire instead. They take ground and overrun as usual, but the overrun has no extra die and may also be fired from afar. With nobody next to an enemy, nobody is ordered.
R-CARD-15 = Counter-Attack: your units get the order your opponent played last turn, over the same ground, with all that belongs to it and with your camp’s own dice. Countering a Counter-Attack repeats the first order; an Ambush is not copied. With nothing to copy nothing happens. In Overlord a general copies the general opposite.
R-CARD-16 = Dig In: up to 4 infantry units put sandbags on their hexes, while sandbags last; they neither move nor battle. A unit whose hex cannot take sandbags, or has some already, gains nothing and has still had its turn. If you have no infantry, order any 1 unit as usual.
R-CARD-17 = Direct from HQ: order up to 4 units of any kind, anywhere. In Overlord they stand in the general’s two sections.
R-CARD-18 = Firefight: order up to 4 units of any kind, none of them next to an enemy. They do not move and fire with 1 extra die. If an enemy comes to stand next to one of them before it fires, its shot is lost. When no unit qualifies, nobody is ordered.
R-CARD-19 = Infantry Assault: order all your infantry in one section. It may move up to 2 hexes and battle, or 3 without battling; cavalry and ski troops, who move 3 and battle anyway, gain nothing. Terrain rules stay. If you have no infantry at all, order any 1 unit; in Overlord this counts within the general’s sections.
R-CARD-20 = Medics & Mechanics: choose 1 unit with losses and roll 1 die for each command card held, this one included; in Overlord 4 dice. Each star and each symbol of the unit returns a figure, up to its starting strength; artillery heals by stars only. If one came back, the unit is ordered too. Trains, ships and Tigers cannot be healed.
R-CARD-21 = Move Out!: order up to 4 infantry units anywhere, in Overlord in the general’s two sections. If you have no infantry there, order any 1 unit instead.
R-CARD-22 = Their Finest Hour: roll 1 die for each command card held, this one included; in Overlord each general rolls 4. Each infantry or armor symbol orders 1 unit of that kind, each star any 1 unit; artillery, ships and trains need a star. All of them battle with 1 extra die. At the end of the turn draw pile and discards are shuffled together.
R-CARD-23 = Artillery Bombard: order all your artillery. Each unit either moves up to 3 hexes or battles twice, also against two targets; the second is chosen when the first battle is over. If you have no artillery, order any 1 unit. In Overlord this counts within the general’s sections.
R-CARD-24 = Barrage: name any 1 enemy unit and roll 4 dice; distance, sight and terrain do not matter. The unit’s symbol and grenades hit, stars do not, and no flag may be ignored. Camouflaged units cannot be named. At night it orders 1 unit instead.
R-CARD-28 = A scenario may have Air Power played as an Artillery Bombard, bar a camp from Air Power, or take out Barrage. A barred card is discarded when it is drawn and replaced at once.

# Nations
R-NAT-01 = The rules of a nation hold only where the scenario turns them on for a camp. They count for that nation’s units; a unit for which no nation is named has that of its camp. Trains, ships, airplanes and snipers have none.
R-NAT-05 = A Commonwealth unit that survives a close assault without retreating and has exactly one figure left may battle back at the attacker with 1 die. It need not, and it does not take ground afterwards. A unit cannot battle back against an Ambush.
R-NAT-06 = A unit that battles back rolls exactly 1 die; no terrain changes that. Hits and flags count as usual, and the attacker may ignore flags where its hex allows it.
R-NAT-12 = Italian units retreat at least one and at most three hexes for each flag; only the first hex of each flag is compulsory and can cost figures.
R-NAT-13 = Italian artillery may ignore one flag. This does not add up with other protections that let it ignore one.
R-NAT-14 = Under the Italian high command the camp starts with six cards. Each Italian unit lost lowers the hand by one for the rest of the battle and costs a card drawn at random, but neither goes below three.
R-NAT-16 = US Marines order one unit more than a Section card says; on cards for several sections one in all. Tactic cards that order 1 to 4 units order one more too. In Overlord only one general, named by the Commander-in-Chief, has the extra unit of a Section card.
R-NAT-22 = Japanese infantry must ignore the first flag. Where it could ignore a flag anyway it must ignore two, in a cave or fortress all of them. This does not help against Air Power and Barrage.
R-NAT-23 = Japanese infantry at full strength rolls 1 extra die in close assault, also when it ambushes. The die is gone as soon as a figure is missing, even if an Ambush took it just before the attack.
R-NAT-30 = After the deal the Soviet player puts one card under the Commissar chip. Each turn another card from the hand goes under it and the one that lay there is played; Recon and Counter-Attack may be played straight from the hand instead. In Overlord one to three cards lie under the chip, and only Counter-Attack is played from the hand.
R-NAT-32 = Ambush is played from the hand as always. It may never be put under the Commissar chip.

# Rules of theaters and scenarios
R-ACT-02 = Instead of ordering units, a Section card may blow up a bridge in its sections: roll 2 dice, and any star destroys it. A unit on it is eliminated and gives its medal. Piers cannot be blown up. Some scenarios ask for a unit of yours next to the bridge.
R-ACT-03 = The entitled camp may play a Recon card as an air strike: it works like Air Power, and at least one target must be in the card’s section. That turn it does not bring the better draw. There are no air strikes at night. With the air rules the card is an Air Sortie instead.
R-ACT-05 = A unit with a boat may enter a river from the bank and must stop there. On the water it battles with 1 die less, loses a figure for each flag and cannot climb onto a bridge or go on along the river. When it leaves the water the boat is gone.
R-ACT-09 = North African desert: after taking ground, armor may move one more hex before the battle of its overrun, or leave the board by an exit. Terrain rules hold, and there is no such hex after entering terrain that ends its whole movement.
R-ACT-13 = A supply train that reaches a station unloads one infantry unit for each of its parts onto empty hexes next to that part, once. Where there is no room, nobody steps down. The new units act from the next turn of their camp, unless the scenario names another turn.
R-ACT-15 = Blitz: Allied armor moves 2 hexes at most, Axis armor as usual, and the Axis may call air strikes (R-ACT-03). A scenario may also slow the armor of one camp alone, without the air strikes.
R-ACT-16 = A camouflaged unit can only be attacked in close assault, and neither Air Power nor Barrage can choose it. The camouflage is lost for good when the unit moves, retreats or battles.
R-ACT-19 = Night: at first units see 1 hex far. At each turn start of the camp named, 4 dice are rolled; each star adds a hex, and at 6 it is day for good. Nobody, not even artillery, battles beyond that distance. Until it is day Air Power and Barrage only order 1 unit, and there are no air strikes. If night falls instead, sight starts at 6 and each star takes a hex, down to 1.
R-ACT-20 = Paratroops: at the start of the turn the scenario names, the commander aims each parachute at a hex. Each then drifts two hexes at random. Off the board, on an occupied hex or where infantry cannot go it is lost without a medal; otherwise it is a full infantry unit, which may have to wait for its first turn.
R-ACT-21 = Instead of ordering units, a Section card may lay smoke on three connected hexes, the first in its sections. Nobody sees through them, but units inside see out and are seen, and movement is free. The smoke is gone when your second turn after that begins. The scenario says how many screens a camp has.
R-ACT-22 = In one turn of the battle, Section cards may bring new armor onto empty hexes of the enemy’s edge in their sections, each for one order. It does not move this turn; it may battle, unless it stands on terrain that forbids this on entering, and take ground, but not overrun. It retreats toward its own camp’s edge.
R-ACT-27 = Fog: from afar only grenades hit. In close assault everything hits as usual.
R-ACT-28 = General Winter: as the turn of a camp that suffers from it begins, its commander rolls 2 dice. Each grenade costs a figure of one of the camp’s own units, which the commander chooses.

R-GEO-01 = The standard board has nine rows of 13 and 12 hexes in turn, 113 in all. Overlord joins two boards side by side into rows of 26 and 25, 230 hexes.
R-GEO-03 = A hex that you name must lie on the board. On a standard board the long rows run from A to M and the short ones from a to l; on the Overlord board from A to Z and from a to y. The halves along the seam of the two boards make whole hexes.
R-GEO-04 = One camp sits at the top edge of the board, the other at the bottom edge; a camp’s units retreat toward its own edge. In imported files the first player sits at the top.
R-GEO-07 = A hex is named by a letter and a number: capital letters in the long rows, small ones in the short rows, numbers from 9 at the top to 1 at the bottom. Capitals matter: A9 is the top left corner, a8 its neighbour below to the right.
R-FACE-01 = A board shows its countryside, beach, winter or desert face. Only the beach face has terrain of its own: four rows of land at the top, three of beach, two of ocean at the bottom. A terrain tile on a hex replaces it, and so does a fortress; an obstacle does not.
R-FMT-05 = A scenario names each unit’s kind, its nation and, where it is not the usual number, its figures; that number is also the most that healing can restore. In imported files German elite armor with one figure is a Tiger.
R-FMT-07 = A scenario may give a hex or a unit something special: kinds of hills, rivers and bridges; a dummy minefield that is a medal for whoever sets it off; units that get no order before a certain turn, may ignore 1 flag, move 2 hexes at most, are worth 2 medals or may not leave the board.
R-FMT-09 = Mines hurt only the enemies of the camp that laid them. Mines that belong to no camp hurt both.
R-FMT-10 = Pieces are laid in one of six directions. Wadis and bridge sections are entered and left only through their open sides; a road or railroad goes on only where the open sides of two neighbouring hexes meet.
R-UNIT-01 = Infantry has 4 figures. It moves 1 hex and battles, or 2 hexes without battling; at 1, 2 and 3 hexes it rolls 3, 2 and 1 dice and needs a line of sight. It may take ground. Infantry symbols and grenades hit it.
R-UNIT-02 = Armor has 3 figures. It moves up to 3 hexes and battles, with 3 dice at up to 3 hexes and a line of sight. After a close assault it may take ground and then battle once more: the overrun. Armor symbols and grenades hit it.
R-UNIT-03 = Artillery has 2 figures. It moves 1 hex or battles, never both. At 1 to 6 hexes it rolls 3, 3, 2, 2, 1 and 1 dice; it needs no line of sight and the target’s ground takes no dice away, except a wadi. It does not take ground. Only grenades hit it.
R-UNIT-04 = Special forces are infantry that may move up to 2 hexes and still battle. In everything else they are like ordinary infantry.
R-UNIT-05 = Elite armor is armor with 4 figures instead of 3. In some scenarios it is worth 2 medals.
R-UNIT-06 = The French Resistance is infantry with 3 figures. It may battle on the turn it enters ground that forbids it, though it must still stop where others stop. For each flag it retreats 1 to 3 hexes, as you choose.
R-UNIT-07 = The big gun is artillery that reaches 8 hexes: 3, 3, 2, 2, 1, 1, 1 and 1 dice. A target it has hit that stays in its hex is in its cross-hairs: 1 die more against it until the target or the gun moves. A gun has at most 3 targets in its cross-hairs.
R-UNIT-08 = Combat engineers are infantry. In close assault the target’s ground takes no dice away from them. On barbed wire they may battle and then remove it as well; on an enemy minefield they must clear it instead of battling; they may remove a road block instead of battling.
R-UNIT-09 = Locomotive (4 figures) and wagon (3) move together up to 3 hexes along the rails, forward or back, and do not battle. Each hit counts on both; only grenades and anti-tank stars hit. The train may ignore 1 flag, retreats backward along the rails and cannot be healed. The wagon gives no medal.
R-UNIT-10 = An armored train moves up to 3 hexes along the rails and battles: 3, 3, 2, 2, 1 and 1 dice at 1 to 6 hexes, without a line of sight. It has 4 figures, may ignore 1 flag and does not take ground. Only grenades and the stars of anti-tank guns hit it.
R-UNIT-11 = Cavalry counts as infantry and has 4 figures. It moves up to 3 hexes and battles, with 2 dice at 1 hex and 1 die at 2 hexes. Like armor it may battle once more after taking ground.
R-UNIT-12 = Ski troops count as infantry and have 3 figures. They move up to 3 hexes and battle, with 3 dice at 1 hex and 2 dice at 2 hexes. They may battle on the turn they enter ground that forbids it and retreat 1 to 3 hexes for each flag, as you choose.
R-UNIT-13 = A sniper, one figure, moves up to 2 hexes and rolls 1 die at up to 5 hexes, even on entering ground that forbids battle; the target’s ground takes nothing away, and stars hit too. It cannot battle armor, trains or ships, even adjacent ones. Only grenades hit it, and stars of snipers, machine guns or Air Power. It retreats 1 to 3 hexes for a flag and gives no medal.
R-UNIT-14 = A destroyer has 3 figures. It moves up to 2 ocean hexes, never ending next to a beach, and battles like a big gun, up to 8 hexes away and with cross-hairs (R-UNIT-07). It may ignore 1 flag and cannot be healed. Only grenades and the stars of anti-tank guns hit it.
R-UNIT-15 = A flame-thrower tank is armor. In close assault the target’s ground takes at most 1 die away from it.
R-UNIT-16 = Mobile artillery is artillery that may move 1 hex and still battle, or move 2 hexes without battling.
R-UNIT-17 = The Tiger is armor of a single figure. For each hit on it, and each hex it cannot retreat, one die is rolled again, and only a grenade destroys it. This holds for mines, ambushes and battling back too. It cannot be healed.
R-UNIT-18 = The heavy anti-tank gun is artillery: it moves 1 hex or battles, with 2 dice at up to 4 hexes. It needs a line of sight, but the target’s ground takes no dice away, except a wadi. Its stars hit armor, trains and ships.
R-UNIT-19 = An anti-tank gun of the early war is infantry that either moves up to 2 hexes or battles. Its stars hit armor, trains and ships. It does not take ground and makes no Banzai charge.
R-UNIT-20 = An anti-tank gun of the late war moves and battles like infantry but does not take ground. If it has not moved this turn, its stars hit armor, trains and ships.
R-UNIT-21 = A mortar of the early war is infantry that either moves up to 2 hexes or battles. It needs no line of sight, and the target’s ground takes no dice away. It does not take ground and makes no Banzai charge.
R-UNIT-22 = A mortar of the late war moves and battles like infantry but does not take ground. If it has not moved this turn, it also rolls 1 die at 4 hexes, needs no line of sight, and the target’s ground takes no dice away.
R-UNIT-23 = A machine gun of the early war is infantry that either moves up to 2 hexes or battles. Its stars hit infantry. It does not take ground and makes no Banzai charge.
R-UNIT-24 = A machine gun of the late war moves and battles like infantry but does not take ground. If it has not moved this turn, its stars hit infantry.
R-UNIT-25 = Slow armor moves 2 hexes at most and may battle. In everything else it is like other armor.
R-LOS-01 = Firing at a unit that is not adjacent needs a line of sight: a straight line from the center of one hex to that of the other. Units of either camp and blocking terrain in between stop it, the two end hexes never. A line along hex sides is blocked only if something is in the way on both sides. Units whose rule says so, such as artillery, need none.
R-LOS-06 = A line of sight that runs along the edge of the board is not blocked by the edge: what is not there is not in the way. With the house option the edge counts as an obstacle on its side.
R-LOS-08 = From one hill to another, terrain and units in between block the line of sight as anywhere else, even if they stand lower. With the house option nothing that stands lower than both hexes blocks it, except smoke.
R-TER-02 = Ground protects whoever stands on it, of either camp. Only a bunker and a sea wall protect just the camp they belong to; one that belongs to no camp protects both.
R-TER-04 = Ground closed to a unit stays closed whether it moves, takes ground or retreats. A unit that the scenario set up there may stay; it may leave, unless the ground holds it fast, but not come back.
R-TER-10 = Open ground has no effect: every unit enters it freely, it takes no dice away and does not block the line of sight.
R-TER-11 = A unit entering a forest must stop and cannot battle this turn. Against a unit in it infantry rolls 1 die less and armor 2 less. It blocks the line of sight.
R-TER-12 = Hedgerows are entered only from the hex next to them, as the whole move; whoever enters cannot battle this turn. Whoever leaves moves one hex only. No unit that has moved takes ground onto them. Against a unit there infantry rolls 1 die less, armor 2 less. They block the line of sight.
R-TER-13 = Against a unit on a hill infantry and armor on lower ground roll 1 die less; from a hill or mountain, and for artillery, nothing is taken away. A hill blocks the line of sight, except between hexes of the same connected hill.
R-TER-14 = A unit entering a town must stop and cannot battle this turn. Armor battling from a town rolls 2 dice less. Against a unit in it infantry rolls 1 die less and armor 2 less. It blocks the line of sight.
R-TER-15 = Nobody enters a river without a bridge or a boat. Units see and fire across it; across a wide river infantry does not see.
R-TER-16 = Every unit may enter a ford but must stop there, and takes no ground this turn. It may battle at once; whoever battles from a ford rolls 1 die less. Sandbags cannot be placed in it.
R-TER-17 = Every unit may enter a fordable stream but must stop there. It may battle and take ground as usual.
R-TER-18 = A frozen river is open to all. Whoever enters a hex of it by moving, taking ground or retreating rolls 2 dice and loses a figure for each star; not on a bridge, and not in a move Behind Enemy Lines.
R-TER-19 = A bridge makes the water below passable for all, in every direction, and cancels what that water does to movement and battle. It does not change the line of sight, and sandbags may be placed on it.
R-TER-20 = A bridge section is entered and left only through its open ends, never over its sides, in a retreat too. Otherwise it is like any bridge.
R-TER-21 = A broken bridge is what is left of a bridge that was blown up: the water below counts again as if there were no bridge.
R-TER-22 = A pontoon bridge is like any bridge: all units cross the water on it freely and in every direction.
R-TER-23 = A railroad bridge: infantry crosses it freely; armor and artillery must stop on it. Armor may still take ground and overrun onto it or from it.
R-TER-24 = A rope bridge carries infantry only. Armor and artillery cannot cross the water on it.
R-TER-25 = A land unit entering the ocean must stop, so it advances one ocean hex a turn. In it only ships battle; others neither ambush nor battle back, and lose a figure for each flag. No land unit retreats into the ocean, and no sandbags lie there.
R-TER-26 = A unit that enters a beach hex moves two hexes at most this turn. One that only starts on a beach and enters no other is not held up. Retreating and taking ground are free.
R-TER-27 = Coastline is like beach: a unit that enters it moves two hexes at most this turn.
R-TER-28 = A pier is entered from land, beach or another pier, never from the ocean. It cancels the water below like a bridge, and it cannot be blown up.
R-TER-29 = Nobody enters a lake. It blocks the line of sight only where the line runs through two connected lake hexes.
R-TER-30 = Nobody enters a fish pond. It does not block the line of sight.
R-TER-31 = Infantry and armor must stop on entering a marsh; artillery never enters. Whoever leaves it moves one hex only. Armor cannot battle on the turn it enters or leaves a marsh: it may take ground into it, but does not overrun from there.
R-TER-32 = A rice paddy is like a marsh: infantry and armor must stop, artillery never enters, whoever leaves it moves one hex only, and armor cannot battle on the turn it enters or leaves.
R-TER-33 = Every unit must stop on entering a flooded field and takes no ground out of it this turn. Whoever leaves it moves one hex only. It gives no cover.
R-TER-34 = High ground is dry land between flooded fields. It has no effect on movement, battle or sight.
R-TER-35 = Only infantry enters a mountain, and only between it and a hill or another mountain, in a retreat too. Whoever is not on a mountain rolls 2 dice less against a unit there, artillery excepted. It blocks the line of sight, except within one connected mountain. Artillery set up there stays for good, loses a figure for each flag and reaches 7 hexes.
R-TER-36 = Coming up a steep hill from lower ground costs 2 hexes; otherwise it is a hill. Ordinary infantry that climbs has used its whole move and cannot battle; special forces can. Artillery that moves only 1 hex cannot climb.
R-TER-37 = Between beach and sea bluff infantry pays 2 hexes either way; armor and artillery never pass, and nobody passes between ocean and bluff. From inland, in a retreat and in battle it is an ordinary hill.
R-TER-38 = A cliff is like a sea bluff: from the beach only infantry climbs it, for 2 hexes. In addition, infantry on the beach cannot take ground up a cliff.
R-TER-39 = Nobody enters an impassable hill. For sight it is an ordinary hill. A blocking hill also stops fire that needs no line of sight, such as that of artillery.
R-TER-40 = Only infantry enters a bunker. For its own camp: infantry attacks it with 1 die less, armor with 2 less, and 1 flag may be ignored; an enemy inside gets nothing. Armor and artillery set up inside never leave it and lose a figure for each flag not ignored. It blocks the line of sight.
R-TER-41 = A field bunker protects either camp: infantry attacks it with 1 die less, armor with 2 less, and 1 flag may be ignored. Only infantry enters; armor and artillery set up inside never leave it and lose a figure for each flag not ignored. It blocks the line of sight.
R-TER-42 = A unit in a fortress may ignore all flags; Japanese infantry must. Infantry attacks it with 1 die less, armor with 2 less. Only infantry enters; armor and artillery set up inside never leave it. It blocks the line of sight.
R-TER-43 = Against a unit behind sandbags infantry and armor roll 1 die less, and the unit may ignore 1 flag. With other cover in the hex only the better one counts. Sandbags are removed when the unit leaves its hex or is eliminated.
R-TER-44 = Against a unit of its own camp behind a sea wall infantry and armor roll 1 die less, and the unit may ignore 1 flag. A sea wall hinders no movement and is never removed.
R-TER-45 = Every unit must stop on entering barbed wire. Infantry battles from it with 1 die less, or removes it instead of battling. Armor that enters removes it and may battle; if it retreated onto it, it removes it when it battles.
R-TER-46 = Only infantry enters a hex with a hedgehog. A unit there may ignore 1 flag; no dice are taken away.
R-TER-47 = Only infantry enters a road block, and it must stop there. Against a unit there infantry and armor roll 1 die less, and it may ignore 1 flag. Combat engineers in the hex may remove it instead of battling.
R-TER-48 = Only infantry enters dragon’s teeth, and it must stop there. They give no cover.
R-TER-49 = Only infantry enters an abatis, and it must stop there. It gives no cover.
R-TER-50 = Every unit must stop on entering a minefield. For an enemy that moves or takes ground onto it the token is turned up: a dummy is removed; otherwise as many dice as its strength are rolled, and the unit’s symbol and grenades cost figures. Survivors may battle; the mine stays. Retreating units set nothing off. For engineers see R-TER-85.
R-TER-51 = Infantry and armor must stop on entering a trench; artillery never enters. Armor cannot battle from it. Against a unit there infantry and armor roll 1 die less; infantry in it may ignore 1 flag.
R-TER-52 = A unit that starts on a road and follows it all the way may move 1 hex more and, unless it is artillery, still battle. A road gives no cover. A road over a hill is a hill in battle and for the line of sight.
R-TER-53 = Infantry crosses a railroad freely; armor and artillery must stop on it, but armor may still take ground and overrun. Where a road crosses it the hex counts as road and nobody stops. None of this applies to trains.
R-TER-54 = A railroad station is like a town: a unit entering must stop and cannot battle this turn, armor battles from it with 2 dice less, infantry attacks it with 1 die less and armor with 2 less, and it blocks the line of sight.
R-TER-55 = A church is like a town, and a unit in it may ignore 1 flag. A unit entering must stop and cannot battle this turn; armor battles from it with 2 dice less; infantry attacks it with 1 die less, armor with 2 less. It blocks the line of sight.
R-TER-56 = Barracks, factory, lighthouse and power plant are like a town: a unit entering must stop and cannot battle this turn, armor battles from them with 2 dice less, infantry attacks them with 1 die less and armor with 2 less, and they block the line of sight.
R-TER-57 = A prison camp is like a town, and a unit in it may ignore 1 flag. A unit entering must stop and cannot battle this turn; armor battles from it with 2 dice less; infantry attacks it with 1 die less, armor with 2 less. It blocks the line of sight.
R-TER-58 = A labor camp is like a prison camp: a town in which a unit may ignore 1 flag (R-TER-57).
R-TER-59 = A unit entering a radar station must stop but may battle. Armor battles from it with 2 dice less. Infantry attacks it with 1 die less, armor with 2 less, and a unit there may ignore 1 flag. It blocks the line of sight.
R-TER-60 = Only infantry enters city ruins; it must stop and cannot battle this turn. Infantry attacks a unit there with 1 die less, armor with 2 less, and it may ignore 1 flag. They block the line of sight.
R-TER-61 = Only infantry enters a dam. A unit there may ignore 1 flag; no dice are taken away. It blocks the line of sight.
R-TER-62 = A unit in a cemetery may ignore 1 flag. It has no other effect.
R-TER-63 = An airfield has no effect on units. With the air rules airplanes land there.
R-TER-64 = A supply depot blocks the line of sight. All units enter it freely, and it gives no cover.
R-TER-65 = A field hospital blocks the line of sight; all enter it freely, and it gives no cover. Ordered infantry there with no enemy next to it may, instead of moving and battling, roll 6 dice: each star or infantry symbol brings a lost figure back.
R-TER-66 = A headquarters tent blocks the line of sight; all enter it freely, and it gives no cover. When an enemy unit enters it, the camp that owns the tent loses a card at random and plays with one card fewer, until a unit of its own enters again and it draws a card.
R-TER-67 = A unit entering jungle must stop, and cannot battle if it has moved more than 1 hex. Armor that takes ground into it overruns only if it had not moved before. Infantry attacks a unit there with 1 die less, armor with 2 less. It blocks the line of sight.
R-TER-68 = A cave is a hill that only infantry enters. Infantry and armor attack Japanese infantry in it with 2 dice less; it must ignore all flags and may move to any other free cave as its whole move. Infantry of its enemies standing in the cave may try to seal it (R-ACT-40).
R-TER-69 = A mountain cave is a mountain with a cave: only infantry enters, from a hill or mountain. Infantry and armor attack Japanese infantry in it with 2 dice less, wherever they stand; it must ignore all flags and may move to any other free cave. For others it is a mountain (R-TER-35).
R-TER-70 = A palm forest is like a forest: a unit entering must stop and cannot battle this turn, infantry attacks it with 1 die less and armor with 2 less, and it blocks the line of sight.
R-TER-71 = A unit entering an oasis must stop but may battle. Infantry and armor attack a unit there with 1 die less, and it may ignore 1 flag. It blocks the line of sight. Infantry may recover there instead of moving and battling, with a die for each card of its camp (R-ACT-10).
R-TER-72 = A wadi is entered and left only through its open ends, like a bridge section. Infantry and armor battle across its edge only if adjacent. Against a unit in it infantry, armor and artillery roll 1 die less, unless they are in a wadi too; from wadi to wadi they fire normally. It does not block the line of sight.
R-TER-73 = Nobody enters an escarpment. It blocks the line of sight.
R-TER-74 = A ridge is a hill on which every unit entering must stop; it may battle. Infantry and armor on lower ground roll 1 die less against a unit there.
R-TER-75 = Only infantry enters a ravine. A unit there may ignore 1 flag; no dice are taken away, and it does not block the line of sight.
R-TER-76 = Every unit must stop on entering a balka and takes no ground out of it this turn. Whoever leaves it moves one hex only. It gives no cover.
R-TER-77 = A wooded hill is a forest on high ground: a unit entering must stop and cannot battle this turn, infantry attacks it with 1 die less and armor with 2 less, and it always blocks the line of sight. Whoever stands there is as high as on a hill.
R-TER-78 = A hill village is a town on high ground: a unit entering must stop and cannot battle this turn, armor battles from it with 2 dice less, infantry attacks it with 1 die less and armor with 2 less, and it always blocks the line of sight. Whoever stands there is as high as on a hill.
R-TER-79 = A castle is like a town, and a unit in it may ignore 1 flag. A unit entering must stop and cannot battle this turn; armor battles from it with 2 dice less; infantry attacks it with 1 die less, armor with 2 less. It blocks the line of sight.
R-TER-80 = Minefields lie face down, and nobody knows their strength until one is set off. They are drawn from a bag of nine tokens: three dummies, two of strength 1, two of 2, one of 3 and one of 4. An empty bag is filled again. A scenario may fix a strength.
R-TER-85 = Combat engineers who enter an enemy minefield and could still battle clear it instead of battling. If they are already on one when ordered and stay, they may clear it but not battle. If they moved too far to battle, or took ground onto it, it goes off. With Infantry Assault they may move 2 hexes and still clear it.
R-TER-92 = Sandbags last only while the box has some: 12 in a standard battle, 24 in Overlord, including those on the board at the start. Removed sandbags go back to the box. A house option sets another number.
R-RUL-04 = A scenario may close any hex: nobody enters it, not even by boat. A unit set up there may stay, battle and leave for good. Sight and cover are those of its terrain; a blocking hex also stops fire that needs no line of sight, such as that of artillery.

# Overlord: board, cards, turn
O-BRD-19 = The lines between the sections run where they always do, on printed boards too. Only a scenario that gives section lines of its own moves them.
O-DECK-03 = Each Commander-in-Chief is dealt as many cards as the scenario gives that camp; this number is also the limit of the hand. Generals hold no Command cards between turns.
O-CARD-07 = Pincer Move goes to the Left or the Right General, never to the Center General, and orders up to 2 units in one of that general’s two sections. Another Section card or an Air Sortie may go with it, unless a house option forbids it.
O-CARD-24 = An Air Sortie belongs to no hand: it lies face up beside its camp. It is given to any general, alone or with one Section card, but not with another Tactic card. The Commander-in-Chief never plays it in person.
O-SET-02 = Before the first turn each camp holds a huddle and talks freely about the scenario, its objectives and its plans. When every seat has said that it is ready, the first turn begins and the chain of command applies.
O-SET-03 = The scenario names the camp that begins. After that the camps take turns, each playing a whole turn.
O-TURN-04 = A general must lay each card received face up in the section whose units it orders, or across both sections. Everybody sees it, the enemy too.
O-TURN-12 = A unit gets at most one order a turn. It may move into another general’s flank, but that general cannot order it again this turn.
O-TURN-13 = The general who ordered a unit also moves it and fights its battles, even if its move ends in another general’s flank.

# Handing out cards
O-DIST-01 = Each turn the Commander-in-Chief plays or hands out one, two or three cards. Air Sorties count; an Ambush, given in the enemy’s turn, does not. If no card can be played, one is discarded instead.
O-DIST-02 = At least one card must stay in the hand when the cards are handed out: with three in hand, at most two can be played. Air Sorties and cards from under the Commissar chip are not part of the hand.
O-DIST-03 = A Section card goes only to a general whose arrow it shows. The Commander-in-Chief never plays one in person.
O-DIST-04 = Some Tactic cards are played by the Commander-in-Chief in person and are not given to a general: Barrage, Their Finest Hour and, without the air rules, Air Power.
O-DIST-05 = A Tactic card for the generals goes to one of the three, whichever the Commander-in-Chief chooses. The Commander-in-Chief cannot keep it; only Counter-Attack may go either way.
O-DIST-07 = The Commander-in-Chief plays at most one card in person, and it must be a Tactic card. Up to two more may still go to the generals.
O-DIST-08 = A general receives at most two cards a turn: as a rule two Section cards, or one Section card and an Air Sortie.
O-DIST-09 = A general who receives a Tactic card receives no other card this turn, not even an Air Sortie (for Counter-Attack a house option can allow it, O-CTR-08). Several generals may each receive a Tactic card.
O-DIST-11 = Two Section cards of one general are laid one in each section. So neither may be Recon in Force or General Advance, which need both sections; an Air Sortie may go with these.
O-DIST-12 = A general receives at most one Air Sortie a turn. Different generals may each receive one.
O-DIST-13 = The Commander-in-Chief never plays an Air Sortie in person: it is always given to one of the generals.
O-DIST-14 = The Commander-in-Chief plays Their Finest Hour with no other card in the whole camp that turn. The same holds for a Counter-Attack of the Commander-in-Chief that would repeat it.
O-DIST-15 = Ambush is not handed out in one’s own turn. It stays in the hand until an enemy unit declares a close assault; then it is given to the general of the unit attacked.
O-DIST-20 = The Commander-in-Chief of the Marines may name one general, and only one, who orders one unit more this turn. That general must have received a Section card.
O-DIST-21 = With the air rules the Commander-in-Chief does not play Air Power in person. It is given to one general, with no other card, who plays it as an Air Sortie.

# Initiative and Counter-Attack
O-INI-01 = A general who received no card at all this turn may roll a die to act on his own initiative, or pass. There is no initiative in a turn of Their Finest Hour, nor for a general with nothing left to command.
O-INI-02 = The general rolls one die. Infantry or armor orders 1 such unit, a star 1 unit of any kind, even artillery; this order may be declined. With a flag 1 of his own units must retreat 1 hex, with a grenade 1 loses 1 figure; that unit may not battle this turn.
O-INI-03 = The initiative die is for a unit in the general’s own flank; one on a split hex between two flanks counts for both generals. If no unit fits the symbol nothing happens, and the die is not rolled again.
O-INI-04 = For an initiative flag the general must choose a unit that can retreat 1 hex; the flag cannot be ignored. Only if none of his units can retreat does one of his choice lose 1 figure instead.
O-INI-06 = The initiative die is rolled when all cards are laid and all their units named, before the first move. A house option puts it before the orders.
O-CTR-06 = Played by the Commander-in-Chief, Counter-Attack repeats, anywhere on the board, the Tactic card that the enemy Commander-in-Chief played last turn. Unless a house option excludes it, that may be Their Finest Hour, again with no other card; the Combat deck is then neither reshuffled nor drawn from.
O-CTR-08 = Counter-Attack is a Tactic card even when it repeats a Section card: the general who gets it gets no other card, and no Air Sortie. A house option allows an Air Sortie beside a Counter-Attack that repeats a Section card.

# Chain of command
O-COM-02 = The generals of a camp may talk with each other at any time, in the enemy’s turn too. Their Commander-in-Chief hears it.
O-COM-03 = Once the cards are handed out, the Commander-in-Chief may visit one general, and only one each turn, and talk over the situation and the plans with that general. The visit is optional.
O-COM-04 = The generals who are not visited get their cards without a word. They neither hear the visit nor speak in it.
O-COM-05 = After the huddle the Commander-in-Chief speaks only on the visit. At all other times he hears his generals and is silent.
O-COM-09 = Outside the huddle and the visit the generals may not speak to their Commander-in-Chief either. A house option lets them.
O-COM-10 = The Commander-in-Chief may visit only a general who received at least one card this turn. A house option lets him visit any general.
O-COM-13 = Not everything is talk: cards laid face up, an Ambush handed over, the notice of the Marines’ extra unit, and courtesies such as thanks, which every seat may send to the whole table at any time. Signals about the field are talk and go only where words may go.
O-COM-14 = In a camp of three the Commander-in-Chief is also the Center General, and the commander’s silence holds for both seats: he speaks only in the huddle and on his visit.
O-COM-15 = In a camp of one or two people everybody may talk at any time. A standard battle has no chain of command either, and so no channel for generals.
O-COM-16 = Talk between the camps is not part of the battle. While it lasts, only courtesies cross the table; when it is over, everybody may talk with everybody.
O-COM-17 = There is at most one visit in each turn of a camp. Either of the two may end it, and the turn goes on only when it is over.

# The Commissar chip
O-EF-01 = A Commander-in-Chief with the Commissar chip does not play or hand out cards straight from the hand, but those put under the chip before this turn. Only Counter-Attack, an Air Sortie from the table, and Ambush in the enemy’s turn need not go through the chip.
O-EF-02 = No more than three cards may lie under the Commissar chip at one time.
O-EF-03 = After the huddle, before the first turn, one to three cards of the hand are put under the Commissar chip. At the start of each turn of the camp these are taken, and new ones are put there for its next turn.
O-EF-05 = Every card taken from under the Commissar chip must be played or handed out this turn; none goes back to the hand. Only what cannot be played any more is discarded without effect (O-EF-16).
O-EF-07 = In Overlord a Recon card, too, must first go under the Commissar chip; unlike in a standard battle it is not played straight from the hand.
O-EF-08 = An Air Sortie may be played from the table beside the cards from under the Commissar chip, as long as the turn has no more than three cards in all.
O-EF-09 = Counter-Attack may be played straight from the hand beside the cards from under the Commissar chip, as long as the turn has no more than three cards in all. With three cards from the chip there is no room for it.
O-EF-13 = An Air Sortie never goes under the Commissar chip: it lies face up beside the camp and is played from there.
O-EF-14 = Ambush cannot go under the Commissar chip. It stays in the hand and is given in the enemy’s turn, whatever lies under the chip.
O-EF-15 = Their Finest Hour must lie under the Commissar chip alone. In the turn in which it is played, neither an Air Sortie nor a Counter-Attack from the hand is added.
O-EF-16 = Only cards that can all be handed out in the same turn go under the Commissar chip together: not three Section cards for the same general, for example. What has become unplayable by then is discarded without effect.
O-EF-19 = When cards are put under the Commissar chip, at least one card must stay in the hand, unless the chip would stay empty: then the last card goes there. If nothing was under the chip, the Commander-in-Chief may pass.

# Airplanes
A-AIR-03 = The scenario or a house option says how many Air Sorties each camp starts with and how many are shuffled into the draw pile. If nothing is said, each camp starts with one, and in Overlord two more are in the pile.
A-AIR-04 = An Air Sortie is played alone or with one Section card, not with a Tactic card. In a standard battle play the Air Sortie first, then the Section card, or pass.
A-AIR-05 = An Air Sortie brings on a new airplane, or orders one of your airplanes, in the air or on the ground, without an Air Check. Only an Air Sortie, or a card played as one, brings an airplane onto the board.
A-AIR-08 = A new airplane enters over a whole hex on any of the four edges, with no unit and no airplane there; it does not come in through the half hexes at the sides. That hex is the first of its flight.
A-AIR-09 = An ordered airplane in the air must fly 1 to 4 hexes, never over the same hex twice. It may pass over anybody, but must end over a hex with no unit and no other airplane.
A-AIR-10 = A card that orders units of any kind and lets them move can also order an airplane in the air over your sections, as one of its units. The airplane must then pass an Air Check; with an Air Sortie it need not.
A-AIR-13 = For an Air Check roll 1 die, 1 more for each enemy unit next to the airplane or below it, and 1 more over a trench, bunker, field bunker, fortress or mountain. With any grenade the airplane is lost. House options can change these numbers. Units do not fire at an airplane in the air.
A-AIR-15 = A scenario may put airplanes on the ground. An ordered one may take off, after an Air Check unless an Air Sortie orders it. One that has flown may land on an airfield hex below it where no unit stands. On the ground an airplane is a unit: it is in the way and holds objectives.
A-AIR-16 = An airplane on the ground can be attacked. It has one figure: a grenade or a star destroys it and wins one medal. No terrain protects it, and flags do nothing.
A-AIR-18 = Ground Support: one unit you have ordered, at most 1 hex away, battles with 1 extra die this turn. Ground Interdiction: an enemy unit at most 1 hex away does not move in its next turn. Kamikaze: 4 dice against an enemy unit at most 1 hex away, stars hit too, terrain gives no cover; the airplane is lost. Each airplane has one such action a turn.
A-AIR-22 = A Counter-Attack repeats an Air Sortie, or Air Power flown as one, unless a house option says otherwise. Where a Section card was played beside the sortie, it repeats only that card.
A-AIR-23 = P-40 Warhawk, Bf 109 and Yak: Strafing, Ground Support. P-38 Lightning and Spitfire: Strafing, Ground Interdiction. F4U Corsair: all three. A6M Zero: Strafing, Kamikaze. Fi 156 Storch: Recon, Rescue. A camp flies the airplanes of its nation; if there are none, the Axis flies the Bf 109 and the Allies the Spitfire. House options can change this.
O-AIR-02 = Where the scenario is silent, the table may agree on the air rules: each camp then starts with one Air Sortie, and in Overlord the other two are shuffled into the draw pile. One that turns up in the deal is laid face up and replaced.
O-AIR-08 = If an airplane of the camp was in the air over one of a general’s two sections when the turn began, that general cannot bring in another. The Air Sortie can still order an airplane there, without an Air Check.
O-AIR-09 = A new airplane enters over an edge hex of the general’s own two sections. From there its flight is free, also into another general’s flank.
O-AIR-12 = A general without a card who rolls a star on the initiative die may use it for an airplane of the camp in one of his two sections, in the air or on the ground. An Air Check is needed.
O-AIR-13 = If two airplanes of a camp are in the air over the same section when its turn begins, one must leave; the Commander-in-Chief says which. One on a split hex between two generals’ flanks does not count, nor do the enemy’s.

# Combat cards
C-SET-01 = Combat cards are used only if the scenario says so or the table agrees on it. Otherwise there is no Combat deck, and nobody holds Combat cards.
C-SET-02 = A battle uses one Combat deck, and only its cards can be played. Several decks are mixed only if the scenario or a house option allows it, and only if they have no card in common.
C-PLAY-01 = Each general has Combat cards of his own and plays only these. They are not Command cards: they count neither among the cards handed out this turn nor in the hand of the Commander-in-Chief.
C-PLAY-05 = Each Combat card says when it is played: alongside a Command card, when units are ordered and act, or in reaction to something the enemy does. It cannot be played at another moment.
C-LIM-01 = Once any Combat card has named a unit this turn, whoever played it, no hostile Combat card may be played against that unit until the turn ends.
C-LIM-03 = If a general has played a Combat card alongside his Command card this turn, no hostile Combat card may be played against the units he ordered, nor against those in his sections that no other general ordered. The other generals’ units are not protected.
C-LIM-04 = A Combat card for an ordered unit is played only by the general who ordered that unit, wherever it stands.
C-LIM-05 = A general may play a Combat card against an enemy unit that attacks a unit in his sections, that began the turn in his sections, or that stands in them. While it is still moving, the hex it crosses counts only for a card that stops it there.
C-DRAW-01 = A general who played a Recon card this turn may draw 1 Combat card when the battles are over; two Recon cards still bring only one. Recon in Force and a Counter-Attack that repeats a Recon bring none.
C-TERM-02 = Spare figures are those of a camp that were never on the board or have been lost. A camp has 42 infantry, 24 armor and 6 artillery figures, in Overlord twice as many; house options can change these numbers.
C-TERM-03 = A unit that comes on at full strength has as many figures as one set up at the start. If there are not enough spare figures, or there is no place for them, the Combat card cannot be played in this way; its special action may still be possible.
C-TERM-04 = On Combat cards a move is only the movement before the battles. Taking ground, armor overrun, a retreat, and a move that a card allows after a battle are not such moves, and cards that change the move do not change them.
C-TERM-08 = For a Combat card a general’s units are those he ordered, if the card is for ordered units. For every other card they are those in his two sections; one on a split hex between two flanks counts for both generals.
C-DICE-01 = The extra dice of several Combat cards on the same unit add up, and they add to those of the Command card.
C-DICE-03 = Dice for the range, dice the terrain takes away and extra dice of cards make one sum, so an extra die can make up for cover that left none. A card that ignores cover gives back no more than the terrain took. A unit that may not battle gains nothing.
C-SPEC-01 = Only a Combat card that bears its deck’s icon, shown here as a star, may be played as the special action. Any other is played only as it is written.
C-SPEC-02 = A Combat card tied to one camp is played as written only by that camp. Whoever holds it in the other camp may play it only as the special action.
C-TAX-06 = A Combat card for an attack is played by the general who ordered the attacker, naming attacker and target before the dice are rolled. The battle is then declared: more cards may follow, but it must be fought.
C-TAX-08 = When the dice of an attack lie on the table and nothing has been applied yet, Combat cards for this moment may be played, first by the attacking camp, then by the other. If a card lets you roll again, say first which dice.
C-TAX-11 = When a close assault has emptied the target’s hex, the general who ordered the attacker may play a Combat card for this moment. If the card gives another battle with dice of its own, these replace the unit’s usual dice; terrain still counts.
C-TAX-13 = When all battles of the camp are over, its generals may play Combat cards for this moment. After that come the draws for Recon cards.
C-TAX-20 = A Combat card can be played only if this is its moment, your camp may play it that way, the unit or hex named fits what it asks for and is open to you, and it would change something there.
C-TAX-21 = All generals concerned are asked at once. Their Combat cards are carried out one by one, each to its end: first that of the general of the unit attacked, then left, center, right. Then all are asked again until everybody passes.
C-OWN-N3 = A Combat card that takes dice away and names a minimum leaves at least that many, counted after everything else. Where no die was left anyway, there is still none.
C-OWN-N6 = Most effects of Combat cards end with the turn. Rain lasts until the next turn of the camp that played it begins: nobody fires into or out of that section from farther than the card says. A stalled unit does not move until its camp’s next turn ends. A concealed unit stays so until it moves, battles or retreats.

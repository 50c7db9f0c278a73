### Les mots d’Open Overlord en français. Tous les textes sont de nous.
### Espace insécable (U+00A0) devant : ; ! et ?, apostrophe courbe (’).

### Camps, sièges, plateau et dés

camp-axis = Axe
camp-allies = Alliés

role-cic = Commandant en chef
role-left = Général du flanc gauche
role-center = Général du centre
role-right = Général du flanc droit

seat-axis-cic = Commandant en chef de l’Axe
seat-axis-left = Général du flanc gauche de l’Axe
seat-axis-center = Général du centre de l’Axe
seat-axis-right = Général du flanc droit de l’Axe
seat-allies-cic = Commandant en chef des Alliés
seat-allies-left = Général du flanc gauche des Alliés
seat-allies-center = Général du centre des Alliés
seat-allies-right = Général du flanc droit des Alliés

section-s1 = Section 1
section-s2 = Section 2
section-s3 = Section 3
section-s4 = Section 4
section-s5 = Section 5
section-s6 = Section 6

face-country = Campagne
face-beach = Plage
face-winter = Hiver
face-desert = Désert

die-I = Infanterie
die-A = Blindés
die-G = Grenade
die-F = Drapeau
die-S = Étoile

category-infantry = Infanterie
category-armor = Blindés
category-artillery = Artillerie
category-other = Autre

### Cartes Section : nom, texte à deux joueurs, texte en Overlord

-any-general = Général au choix
-recon-draw = À la fin du tour, piochez 2 cartes et gardez-en 1.
-recon-draw-overlord = À la fin du tour, le Commandant en chef pioche 3 cartes au lieu de 2 et les garde toutes, dans la limite de sa main.
-both-sections = Elle occupe les deux sections : aucune autre carte Section ne peut l’accompagner.

card-recon-left = Reconnaissance à gauche
card-recon-left-text = Activez 1 unité à gauche. { -recon-draw }
card-recon-left-overlord = { role-left } : activez 1 unité dans l’une de vos deux sections. { -recon-draw-overlord }
card-recon-center = Reconnaissance au centre
card-recon-center-text = Activez 1 unité au centre. { -recon-draw }
card-recon-center-overlord = { role-center } : activez 1 unité dans l’une de vos deux sections. { -recon-draw-overlord }
card-recon-right = Reconnaissance à droite
card-recon-right-text = Activez 1 unité à droite. { -recon-draw }
card-recon-right-overlord = { role-right } : activez 1 unité dans l’une de vos deux sections. { -recon-draw-overlord }

card-probe-left = Accrochage à gauche
card-probe-left-text = Activez jusqu’à 2 unités à gauche.
card-probe-left-overlord = { role-left } : activez jusqu’à 2 unités dans l’une de vos deux sections.
card-probe-center = Accrochage au centre
card-probe-center-text = Activez jusqu’à 2 unités au centre.
card-probe-center-overlord = { role-center } : activez jusqu’à 2 unités dans l’une de vos deux sections.
card-probe-right = Accrochage à droite
card-probe-right-text = Activez jusqu’à 2 unités à droite.
card-probe-right-overlord = { role-right } : activez jusqu’à 2 unités dans l’une de vos deux sections.

card-attack-left = Attaque à gauche
card-attack-left-text = Activez jusqu’à 3 unités à gauche.
card-attack-left-overlord = { role-left } : activez jusqu’à 3 unités dans l’une de vos deux sections.
card-attack-center = Attaque au centre
card-attack-center-text = Activez jusqu’à 3 unités au centre.
card-attack-center-overlord = { role-center } : activez jusqu’à 3 unités dans l’une de vos deux sections.
card-attack-right = Attaque à droite
card-attack-right-text = Activez jusqu’à 3 unités à droite.
card-attack-right-overlord = { role-right } : activez jusqu’à 3 unités dans l’une de vos deux sections.

card-assault-left = Assaut à gauche
card-assault-left-text = Activez toutes vos unités à gauche.
card-assault-left-overlord = { role-left } : activez toutes vos unités dans l’une de vos deux sections.
card-assault-center = Assaut au centre
card-assault-center-text = Activez toutes vos unités au centre.
card-assault-center-overlord = { role-center } : activez toutes vos unités dans l’une de vos deux sections.
card-assault-right = Assaut à droite
card-assault-right-text = Activez toutes vos unités à droite.
card-assault-right-overlord = { role-right } : activez toutes vos unités dans l’une de vos deux sections.

card-recon-in-force = Reconnaissance en force
card-recon-in-force-text = Activez 1 unité dans chacune des trois sections.
card-recon-in-force-overlord = { -any-general } : activez 1 unité dans chacune de vos deux sections. { -both-sections }
card-general-advance = Attaque frontale
card-general-advance-text = Activez jusqu’à 2 unités dans chacune des trois sections.
card-general-advance-overlord = { -any-general } : activez jusqu’à 2 unités dans chacune de vos deux sections. { -both-sections }
card-pincer-move = Encerclement
card-pincer-move-text = Activez jusqu’à 2 unités à gauche et jusqu’à 2 unités à droite.
card-pincer-move-overlord = Général du flanc gauche ou du flanc droit : activez jusqu’à 2 unités dans l’une de vos deux sections.

### Cartes Tactique : nom, texte à deux joueurs, texte en Overlord

-no-infantry = Si vous n’avez pas d’infanterie, activez plutôt 1 unité de votre choix.
-no-infantry-overlord = Si vous ne commandez pas d’infanterie, activez plutôt 1 de vos unités.

card-air-power = Attaque aérienne
card-air-power-text = Frappez, où que ce soit, jusqu’à 4 unités ennemies formant un groupe d’un seul tenant. Lancez 2 dés contre chacune si vous menez les Alliés, 1 si vous menez l’Axe ; le terrain ne protège pas. Le symbole de l’unité, les grenades et les étoiles touchent, et aucun drapeau ne peut être ignoré.
card-air-power-overlord = { role-cic } : avant l’action des Généraux, frappez, où que ce soit, jusqu’à 4 unités ennemies formant un groupe d’un seul tenant. Les Alliés lancent 2 dés contre chacune, l’Axe 1 ; le terrain ne protège pas, les étoiles touchent aussi et aucun drapeau ne peut être ignoré. Avec les règles aériennes, confiez-la à un Général, qui la joue comme une Sortie aérienne.

card-ambush = Embuscade
card-ambush-text = Jouez-la quand une unité ennemie annonce un combat rapproché contre l’une des vôtres, avant ses dés : votre unité combat la première. Si l’assaillant survit sans battre en retraite, son attaque suit son cours. Piochez une nouvelle carte à la fin du tour.
card-ambush-overlord = { role-cic } : pendant le tour ennemi, confiez-la au Général dont une unité va subir un combat rapproché ; cette unité combat la première. Si l’assaillant survit sans battre en retraite, son attaque suit son cours. Piochez aussitôt une nouvelle carte.

card-armor-assault = Assaut de blindés
card-armor-assault-text = Activez jusqu’à 4 unités de blindés, où que ce soit ; elles lancent 1 dé de plus en combat rapproché. Si vous n’avez pas de blindés, activez plutôt 1 unité de votre choix.
card-armor-assault-overlord = { -any-general } : activez jusqu’à 4 unités de blindés dans vos deux sections ; elles lancent 1 dé de plus en combat rapproché. Si vous ne commandez pas de blindés, activez plutôt 1 de vos unités.

card-artillery-bombard = Tir d’artillerie
card-artillery-bombard-text = Activez toute votre artillerie : chaque unité se déplace de 3 hexagones au plus ou combat deux fois. Si vous n’avez pas d’artillerie, activez plutôt 1 unité de votre choix.
card-artillery-bombard-overlord = { -any-general } : activez toute l’artillerie de vos deux sections ; chaque unité se déplace de 3 hexagones au plus ou combat deux fois. Si vous ne commandez pas d’artillerie, activez plutôt 1 de vos unités.

card-barrage = Barrage d’artillerie
card-barrage-text = Lancez 4 dés contre 1 unité ennemie de votre choix, sans égard à la distance, à la ligne de mire ni au terrain. Le symbole de l’unité et les grenades touchent, et aucun drapeau ne peut être ignoré.
card-barrage-overlord = { role-cic } : avant l’action des Généraux, lancez 4 dés contre 1 unité ennemie de votre choix, sans égard à la distance, à la ligne de mire ni au terrain. Le symbole de l’unité et les grenades touchent, et aucun drapeau ne peut être ignoré.

card-behind-enemy-lines = Infiltration
card-behind-enemy-lines-text = Activez 1 unité d’infanterie : elle se déplace de 3 hexagones au plus, combat avec 1 dé de plus, puis se déplace encore de 3 hexagones au plus. Seul un terrain infranchissable gêne ses déplacements, mais son combat suit les règles de terrain habituelles. { -no-infantry }
card-behind-enemy-lines-overlord = { -any-general } : activez 1 unité d’infanterie dans vos deux sections ; elle se déplace de 3 hexagones au plus, combat avec 1 dé de plus, puis se déplace encore de 3 hexagones au plus. Seul un terrain infranchissable gêne ses déplacements, mais son combat suit les règles de terrain habituelles. { -no-infantry-overlord }

card-close-assault = Combat rapproché
card-close-assault-text = Activez toutes vos unités d’infanterie et de blindés adjacentes à un ennemi. Elles livrent un combat rapproché sans se déplacer d’abord et lancent 1 dé de plus ; prise de terrain et percée restent ensuite possibles.
card-close-assault-overlord = { -any-general } : activez, dans vos deux sections, toutes les unités d’infanterie et de blindés adjacentes à un ennemi. Elles livrent un combat rapproché sans se déplacer d’abord et lancent 1 dé de plus ; prise de terrain et percée restent ensuite possibles.

card-counter-attack = Contre-attaque
card-counter-attack-text = Donnez à vos unités l’ordre que votre adversaire vient de jouer. La gauche et la droite s’inversent : on se bat sur le même terrain. S’il n’y a rien à copier, il ne se passe rien.
card-counter-attack-overlord = { -any-general } : rejouez, dans les mêmes sections, la carte que le Général d’en face a jouée au tour précédent. { role-cic } : rejouez, où que ce soit, la carte Tactique que le Commandant en chef ennemi a jouée au tour précédent. S’il n’y a rien à copier, il ne se passe rien.

card-dig-in = Consolidation de position
card-dig-in-text = Jusqu’à 4 unités d’infanterie posent des sacs de sable sur leur hexagone, si le terrain le permet et tant qu’il en reste. Elles ne se déplacent pas et ne combattent pas. { -no-infantry }
card-dig-in-overlord = { -any-general } : dans vos deux sections, jusqu’à 4 unités d’infanterie posent des sacs de sable sur leur hexagone, si le terrain le permet et tant qu’il en reste. Elles ne se déplacent pas et ne combattent pas. { -no-infantry-overlord }

card-direct-from-hq = Ordre du QG
card-direct-from-hq-text = Activez jusqu’à 4 unités de votre choix, où que ce soit.
card-direct-from-hq-overlord = { -any-general } : activez jusqu’à 4 unités de votre choix dans vos deux sections.

card-firefight = Fusillade
card-firefight-text = Activez jusqu’à 4 unités qui ne sont adjacentes à aucun ennemi. Elles ne se déplacent pas et tirent avec 1 dé de plus.
card-firefight-overlord = { -any-general } : activez, dans vos deux sections, jusqu’à 4 unités qui ne sont adjacentes à aucun ennemi. Elles ne se déplacent pas et tirent avec 1 dé de plus.

card-infantry-assault = Assaut d’infanterie
card-infantry-assault-text = Activez toute votre infanterie dans une section. Chaque unité peut se déplacer de 2 hexagones au plus et combattre, ou de 3 hexagones sans combattre. { -no-infantry }
card-infantry-assault-overlord = { -any-general } : activez toute l’infanterie de l’une de vos deux sections. Chaque unité peut se déplacer de 2 hexagones au plus et combattre, ou de 3 hexagones sans combattre. { -no-infantry-overlord }

card-medics-and-mechanics = Médecins et mécaniciens
card-medics-and-mechanics-text = Choisissez 1 unité qui a subi des pertes et lancez 1 dé par carte de votre main, celle-ci comprise. Chaque étoile et chaque symbole de l’unité lui rend 1 figurine, sans dépasser son effectif de départ. Si elle en récupère au moins 1, elle est aussi activée.
card-medics-and-mechanics-overlord = { -any-general } : choisissez, dans vos deux sections, 1 unité qui a subi des pertes et lancez 4 dés. Chaque étoile et chaque symbole de l’unité lui rend 1 figurine, sans dépasser son effectif de départ. Si elle en récupère au moins 1, elle est aussi activée.

card-move-out = À l’attaque !
card-move-out-text = Activez jusqu’à 4 unités d’infanterie, où que ce soit. { -no-infantry }
card-move-out-overlord = { -any-general } : activez jusqu’à 4 unités d’infanterie dans vos deux sections. { -no-infantry-overlord }

card-their-finest-hour = Action héroïque
card-their-finest-hour-text = Lancez 1 dé par carte de votre main, celle-ci comprise. Chaque symbole infanterie ou blindés active 1 unité de ce type, chaque étoile 1 unité de votre choix ; toutes combattent avec 1 dé de plus. Mélangez ensuite la pioche et la défausse.
card-their-finest-hour-overlord = { role-cic } : aucune autre carte n’est jouée ce tour-ci. Chaque Général lance 4 dés et active, dans ses sections, 1 unité du type obtenu par symbole infanterie ou blindés et 1 unité de son choix par étoile ; toutes combattent avec 1 dé de plus. À la fin du tour, la pioche et la défausse sont mélangées ensemble.

card-air-sortie = Sortie aérienne
card-air-sortie-text = Elle reste face visible devant vous et ne fait pas partie de votre main. Jouez-la seule ou avec une carte Section : faites entrer un avion si aucun des vôtres ne vole, ou activez celui qui vole, sans Test aérien.
card-air-sortie-overlord = { -any-general }, seule ou avec une carte Section : faites entrer un avion dans vos sections si aucun des vôtres n’y vole, ou activez celui qui y vole, sans Test aérien. Elle reste face visible, hors de la main ; le Commandant en chef ne la joue jamais lui-même.

### Terrains et obstacles

terrain-open = Terrain découvert
terrain-forest = Forêt
terrain-hedgerow = Haies
terrain-hill = Colline
terrain-town = Village
terrain-river = Rivière
terrain-wide-river = Fleuve
terrain-ford = Gué
terrain-stream = Ruisseau guéable
terrain-frozen-river = Rivière gelée
terrain-bridge = Pont
terrain-bridge-section = Tronçon de pont
terrain-broken-bridge = Pont détruit
terrain-pontoon-bridge = Pont flottant
terrain-railroad-bridge = Pont ferroviaire
terrain-rope-bridge = Pont de cordes
terrain-ocean = Océan
terrain-beach = Plage
terrain-coast = Littoral
terrain-pier = Quai
terrain-lake = Lac
terrain-fish-pond = Étang à poissons
terrain-marsh = Marécage
terrain-rice-paddy = Rizière
terrain-flooded-field = Champ inondé
terrain-high-ground = Hauteur
terrain-mountain = Montagne
terrain-steep-hill = Colline escarpée
terrain-bluff = Côte escarpée
terrain-cliff = Falaise
terrain-impassable-hill = Colline infranchissable
terrain-blocking-hill = Colline masquante
terrain-bunker = Bunker
terrain-field-bunker = Casemate
terrain-fortress = Forteresse
terrain-sandbags = Sacs de sable
terrain-sea-wall = Digue
terrain-wire = Barbelés
terrain-hedgehog = Hérisson antichar
terrain-road-block = Barrage routier
terrain-dragons-teeth = Dents de dragon
terrain-abatis = Abattis
terrain-minefield = Champ de mines
terrain-trench = Tranchée
terrain-road = Route
terrain-road-over-hill = Route sur colline
terrain-railroad = Voie ferrée
terrain-station = Gare
terrain-church = Église
terrain-barracks = Caserne
terrain-factory = Usine
terrain-lighthouse = Phare
terrain-power-plant = Centrale électrique
terrain-prison-camp = Camp de prisonniers
terrain-labor-camp = Camp de travail
terrain-radar-station = Station radar
terrain-city-ruins = Ville en ruine
terrain-dam = Barrage
terrain-cemetery = Cimetière
terrain-airfield = Aérodrome
terrain-supply-depot = Dépôt de ravitaillement
terrain-hospital = Hôpital de campagne
terrain-headquarters-tent = Tente de QG
terrain-jungle = Jungle
terrain-cave = Caverne
terrain-mountain-cave = Caverne de montagne
terrain-palm-forest = Palmeraie
terrain-oasis = Oasis
terrain-wadi = Oued
terrain-escarpment = Escarpement
terrain-ridge = Crête
terrain-ravine = Ravin
terrain-balka = Balka
terrain-hill-forest = Colline boisée
terrain-hill-village = Village sur colline
terrain-castle = Château
terrain-smoke = Écran de fumée

### Unités

unit-infantry = Infanterie
unit-armor = Blindés
unit-artillery = Artillerie
unit-special-forces = Forces spéciales
unit-elite-armor = Blindés d’élite
unit-french-resistance = Résistance française
unit-big-gun = Artillerie lourde
unit-combat-engineers = Génie d’assaut
unit-locomotive = Locomotive
unit-wagon = Wagon
unit-armored-train = Train blindé
unit-cavalry = Cavalerie
unit-ski-troops = Troupes à ski
unit-sniper = Tireur d’élite
unit-destroyer = Destroyer
unit-flame-tank = Char lance-flammes
unit-mobile-artillery = Artillerie mobile
unit-tiger = Tigre
unit-heavy-anti-tank-gun = Canon antichar lourd
unit-anti-tank-gun-early = Arme antichar (début de guerre)
unit-anti-tank-gun-late = Arme antichar (fin de guerre)
unit-mortar-early = Mortier (début de guerre)
unit-mortar-late = Mortier (fin de guerre)
unit-machine-gun-early = Mitrailleuse (début de guerre)
unit-machine-gun-late = Mitrailleuse (fin de guerre)
unit-slow-armor = Blindés lents

### Nations

nation-us = États-Unis
nation-de = Allemagne
nation-gb = Grande-Bretagne
nation-su = Union soviétique
nation-jp = Japon
nation-it = Italie
nation-fr = France
nation-cn = Chine
nation-pl = Pologne
nation-ca = Canada
nation-fi = Finlande

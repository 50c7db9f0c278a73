### Les mots d’Open Overlord en français. Tous les textes sont de nous.
### Espace insécable (U+00A0) devant : ; ! et ?, apostrophe courbe (’).

### Camps, sièges, plateau et dés

camp-axis = Axe
camp-allies = Alliés

role-cic = Commandant en chef
role-left = Général du flanc gauche
role-center = Général du centre
role-right = Général du flanc droit
role-cic-small = Commandant

seat-axis-cic = Commandant en chef de l’Axe
seat-axis-left = Général du flanc gauche de l’Axe
seat-axis-center = Général du centre de l’Axe
seat-axis-right = Général du flanc droit de l’Axe
seat-allies-cic = Commandant en chef des Alliés
seat-allies-left = Général du flanc gauche des Alliés
seat-allies-center = Général du centre des Alliés
seat-allies-right = Général du flanc droit des Alliés
seat-axis-cic-small = Commandant de l’Axe
seat-allies-cic-small = Commandant des Alliés

section-s1 = Section 1
section-s2 = Section 2
section-s3 = Section 3
section-s4 = Section 4
section-s5 = Section 5
section-s6 = Section 6
section-both = Les deux sections

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

### Les faces des cartes : ce que fait chacune, en deux ou trois lignes

card-recon-left-brief = { $board ->
    [overlord] 1 unité dans une section ; 1 carte de plus
   *[standard] 1 unité à gauche ; piochez 2 cartes, gardez-en 1
}
card-recon-center-brief = { $board ->
    [overlord] 1 unité dans une section ; 1 carte de plus
   *[standard] 1 unité au centre ; piochez 2 cartes, gardez-en 1
}
card-recon-right-brief = { $board ->
    [overlord] 1 unité dans une section ; 1 carte de plus
   *[standard] 1 unité à droite ; piochez 2 cartes, gardez-en 1
}
card-probe-left-brief = { $board ->
    [overlord] Activez 2 unités dans une section
   *[standard] Activez 2 unités à gauche
}
card-probe-center-brief = { $board ->
    [overlord] Activez 2 unités dans une section
   *[standard] Activez 2 unités au centre
}
card-probe-right-brief = { $board ->
    [overlord] Activez 2 unités dans une section
   *[standard] Activez 2 unités à droite
}
card-attack-left-brief = { $board ->
    [overlord] Activez 3 unités dans une section
   *[standard] Activez 3 unités à gauche
}
card-attack-center-brief = { $board ->
    [overlord] Activez 3 unités dans une section
   *[standard] Activez 3 unités au centre
}
card-attack-right-brief = { $board ->
    [overlord] Activez 3 unités dans une section
   *[standard] Activez 3 unités à droite
}
card-assault-left-brief = { $board ->
    [overlord] Activez toutes vos unités d’une section
   *[standard] Activez toutes vos unités à gauche
}
card-assault-center-brief = { $board ->
    [overlord] Activez toutes vos unités d’une section
   *[standard] Activez toutes vos unités au centre
}
card-assault-right-brief = { $board ->
    [overlord] Activez toutes vos unités d’une section
   *[standard] Activez toutes vos unités à droite
}
card-recon-in-force-brief = Activez 1 unité dans chaque section
card-general-advance-brief = Activez 2 unités dans chaque section
card-pincer-move-brief = { $board ->
    [overlord] Activez 2 unités dans une section
   *[standard] Activez 2 unités à gauche et 2 à droite
}
card-air-power-brief = Frappez jusqu’à 4 unités ennemies groupées
card-ambush-brief = Votre unité assaillie combat la première
card-armor-assault-brief = 4 unités de blindés ; au contact, 1 dé de plus
card-artillery-bombard-brief = Toute l’artillerie : 3 hexagones ou 2 combats
card-barrage-brief = 4 dés contre 1 unité ennemie, où qu’elle soit
card-behind-enemy-lines-brief = 1 infanterie : 3 hex., combat à +1 dé, 3 hex.
card-close-assault-brief = Tous au contact combattent ; 1 dé de plus
card-counter-attack-brief = { $board ->
    [overlord] Rejouez la carte jouée en face au dernier tour
   *[standard] Rejouez la carte que l’ennemi vient de jouer
}
card-dig-in-brief = 4 unités d’infanterie posent des sacs de sable
card-direct-from-hq-brief = { $board ->
    [overlord] Activez 4 unités dans vos deux sections
   *[standard] Activez 4 unités, où que ce soit
}
card-firefight-brief = 4 unités sans contact tirent ; 1 dé de plus
card-infantry-assault-brief = Infanterie d’une section : 2 hex. et combat
card-medics-and-mechanics-brief = { $board ->
    [overlord] 4 dés : 1 unité reprend des figurines
   *[standard] 1 dé par carte : 1 unité reprend des figurines
}
card-move-out-brief = { $board ->
    [overlord] 4 unités d’infanterie dans vos deux sections
   *[standard] Activez 4 unités d’infanterie
}
card-their-finest-hour-brief = { $board ->
    [overlord] 4 dés par Général pour activer ; 1 dé de plus
   *[standard] Les dés activent vos unités ; 1 dé de plus
}
card-air-sortie-brief = Faites entrer ou activez 1 avion

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
terrain-closed = Terrain interdit
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

### Refus : pourquoi une réponse n’est pas acceptée

illegal-not-now = Cette réponse ne correspond pas à la question posée.
illegal-not-asked = { $seat } n’est pas interrogé en ce moment.
illegal-no-such-seat = Il n’y a pas de siège { $seat } dans cette bataille.
illegal-battle-over = La bataille est finie.
illegal-stale-question = La question { $question } n’est plus ouverte.
illegal-off-board = L’hexagone { $hex } n’est pas sur ce plateau.
illegal-digest-differs = La bataille rejouée diffère ici de l’enregistrement.
illegal-nothing-to-undo = Vous n’avez aucune réponse à annuler.
illegal-undo-too-late = Trop tard pour annuler cette réponse : des dés ou des cartes ont été montrés depuis.
illegal-undo-others = Cette réponse ne peut pas être annulée : d’autres s’appuient déjà sur elle.
illegal-notation-empty = Une réponse ne peut pas être vide.
illegal-notation-verb = Aucune réponse ne commence par le mot { $word }.
illegal-notation-count = « { $text } » n’a pas le bon nombre de mots pour { $word }.
illegal-notation-hex = Il n’y a pas d’hexagone { $word } (dans « { $text } »).
illegal-notation-card = Il n’y a pas de carte { $word } (dans « { $text } »).
illegal-notation-seat = Il n’y a pas de siège { $word } (dans « { $text } »).
illegal-notation-section = Les sections vont de s1 à s6, ou both, pas { $word } (dans « { $text } »).
illegal-notation-number = Il fallait un nombre, pas { $word } (dans « { $text } »).
illegal-notation-special = Il n’y a pas d’action spéciale { $word } (dans « { $text } »).
illegal-no-such-channel = Il n’y a pas de canal { $channel }.
illegal-no-such-ending = Les joueurs finissent une bataille par un abandon ou par une nulle convenue entre les deux camps, et non par { $reason }.
illegal-channel-not-here = Le canal { $channel } n’existe pas dans ce genre de bataille.
illegal-message-length = Un message compte de 1 à { $most } caractères.
illegal-play-a-card = Jouez d’abord une carte.
illegal-card-not-held = La carte { $card } n’est pas dans votre main.
illegal-card-given-already = { $card } a déjà été donnée ; vous n’en avez pas d’autre.
illegal-ambush-never-played = L’Embuscade ne se joue jamais pendant son propre tour ; elle attend un combat rapproché ennemi.
illegal-chip-first = { $card } doit d’abord passer sous le jeton Commissaire ; la carte qui s’y trouve est jouée.
illegal-no-chip = Il n’y a pas de jeton Commissaire sous lequel glisser une carte.
illegal-chip-a-card = Glissez une de vos cartes, sauf l’Embuscade, sous le jeton Commissaire.
illegal-sortie-never-chipped = Une Sortie aérienne ne va jamais sous le jeton Commissaire : elle reste face visible à côté du camp.
illegal-frost-first = Désignez d’abord les unités qui perdent une figurine à cause du gel.
illegal-through-the-chip = { $card } doit d’abord passer sous le jeton Commissaire ; de la main, on ne joue que Contre-attaque.
illegal-chip-and-three = Avec celles du jeton, trois cartes sont déjà jouées ce tour-ci.
illegal-chip-all-played = Toutes les cartes prises sous le jeton doivent être distribuées ce tour-ci.
illegal-ambush-never-chipped = Embuscade ne peut pas aller sous le jeton Commissaire.
illegal-chip-three = Trois cartes au plus sont placées sous le jeton Commissaire.
illegal-chip-unplayable = { $card } ne pourrait pas être jouée avec les autres cartes sous le jeton.
illegal-no-gung-ho-there = { $seat } ne peut pas recevoir l’unité supplémentaire : un seul général l’obtient, et seulement avec une carte de section.
illegal-keep-one = Gardez l’une des deux cartes que vous venez de piocher.
illegal-lay-first = Posez d’abord la carte dans une section.
illegal-name-targets = Désignez les unités ennemies à frapper.
illegal-four-targets = On ne peut frapper que quatre unités au plus.
illegal-not-connected = L’unité en { $hex } n’appartient pas au groupe : chaque cible touche une autre cible, et la section de la carte s’il y en a une.
illegal-not-to-heal = Il n’y a pas en { $hex } d’unité que cette carte puisse soigner.
illegal-huddle-first = La concertation passe d’abord : dites que vous êtes prêt.
illegal-hand-out-cards = Distribuez vos cartes, puis confirmez.
illegal-not-your-general = { $seat } n’est pas de votre camp.
illegal-wrong-arrow = { $card } n’est pas destinée à ce siège ({ $seat }).
illegal-for-the-commander = { $card } est jouée par le Commandant en chef en personne.
illegal-for-a-general = { $card } se donne à un général ; le Commandant en chef ne la garde pas pour lui.
illegal-air-power-for-generals = Avec les règles aériennes, { $card } se donne à un général, qui la joue comme une Sortie aérienne.
illegal-sortie-not-kept = Le Commandant en chef ne joue jamais { $card } en personne.
illegal-ambush-not-given = { $card } reste dans votre main jusqu’à un combat rapproché ennemi.
illegal-finest-hour-alone = { $card } ne peut être distribuée ainsi : Action héroïque se joue sans autre carte.
illegal-three-cards = On distribue trois cartes au plus ; { $card } est de trop.
illegal-keep-one-card = Une carte doit rester dans votre main ; { $card } ne peut partir aussi.
illegal-one-of-his-own = Le Commandant en chef ne garde qu’une carte pour lui ; { $card } est de trop.
illegal-two-for-a-general = { $seat } a déjà deux cartes.
illegal-tactic-alone = { $card } ne va pas avec l’autre carte ({ $seat }) : une carte Tactique reste seule.
illegal-one-sortie = { $seat } a déjà une Sortie aérienne.
illegal-needs-both-sections = { $card } et l’autre carte ({ $seat }) ne tiennent pas dans deux sections.
illegal-pincer-alone = { $card } ne peut rejoindre l’autre carte Section ({ $seat }) : l’Encerclement reste seul.
illegal-visit-or-pass = Rendez visite à un général, ou passez.
illegal-no-visit-there = { $seat } ne peut recevoir de visite ce tour.
illegal-one-visit = Il n’y a qu’une visite par tour.
illegal-end-visit-first = Finissez d’abord la visite.
illegal-roll-or-pass = Lancez le dé d’initiative, ou passez.
illegal-pick-a-unit = Choisissez l’unité que le dé concerne.
illegal-not-your-flank = Aucune unité de votre flanc ne se trouve en { $hex }.
illegal-pick-who-can-retreat = L’unité en { $hex } ne peut battre en retraite ; choisissez-en une qui le peut.
illegal-not-this-face = Le dé obtenu ne convient pas à l’unité en { $hex }.
illegal-commander-silent = Le Commandant en chef se tait maintenant : il parle lors de la concertation et de sa visite.
illegal-no-word-to-commander = Un général ne peut parler au Commandant en chef maintenant.
illegal-no-visit-open = Aucune visite n’est en cours.
illegal-table-after-the-end = Les deux camps peuvent se parler une fois la bataille finie.
illegal-not-visited = La visite est entre le Commandant en chef et un autre général.
illegal-order-first = Désignez les unités que vous activez, puis confirmez.
illegal-no-unit-there = Il n’y a pas d’unité en { $hex }.
illegal-not-your-unit = L’unité en { $hex } n’est pas à vous.
illegal-ordered-already = L’unité en { $hex } est déjà activée.
illegal-waits = L’unité en { $hex } ne peut pas encore être activée dans cette bataille.
illegal-not-this-kind = La carte n’active pas le genre d’unité qui se trouve en { $hex }.
illegal-not-this-section = { $hex } n’est pas dans une section que cette carte active.
illegal-beside-enemy = L’unité en { $hex } est adjacente à un ennemi ; cette carte n’active que celles qui ne le sont pas.
illegal-not-beside-enemy = L’unité en { $hex } n’est pas adjacente à un ennemi, comme la carte l’exige.
illegal-no-orders-left = La carte n’a plus d’ordre pour l’unité en { $hex }.
illegal-move-or-done = Déplacez vos unités activées, ou dites que vous avez fini.
illegal-move-before-battle = Tous les déplacements précèdent le premier combat : finissez d’abord de bouger.
illegal-battles-begun = Les combats ont commencé ; cette unité ne bouge plus.
illegal-not-ordered = L’unité en { $unit } n’est pas activée ce tour.
illegal-not-your-order = L’unité en { $unit } a été activée par un autre général.
illegal-occupied = { $unit } ne peut aller en { $hex } : une autre unité s’y trouve.
illegal-closed = { $unit } ne peut entrer en { $hex } : ce terrain est fermé à son genre d’unité.
illegal-wall = { $unit } ne peut atteindre { $hex } : on n’y entre pas par ce côté.
illegal-first-hex-only = { $unit } ne peut aller en { $hex } : on n’entre dans ce terrain que depuis un hexagone adjacent, pour tout déplacement.
illegal-locked = { $unit } ne peut aller en { $hex } : elle ne peut quitter sa position.
illegal-slope = { $unit } ne peut gravir { $hex } par là.
illegal-from-sea = { $unit } ne peut monter de la mer sur le quai en { $hex }.
illegal-too-far = { $hex } est trop loin pour l’unité en { $unit }.
illegal-no-move = L’unité en { $unit } ne peut plus se déplacer ce tour.
illegal-no-exit = { $unit } ne peut quitter le plateau par { $hex }.
illegal-battle-or-done = Combattez avec vos unités activées, ou dites que vous avez fini.
illegal-no-enemy-there = Il n’y a pas d’unité ennemie en { $hex }.
illegal-close-assault-duty = { $unit } est adjacente à un ennemi et ne peut combattre que ses voisins, pas { $hex }.
illegal-out-of-range = { $hex } est hors de portée de l’unité en { $unit }.
illegal-no-line-of-sight = { $unit } n’a pas de ligne de mire vers { $hex }.
illegal-no-dice = { $unit } n’a plus aucun dé contre { $hex }.
illegal-not-its-target = Une unité comme celle en { $unit } ne peut combattre une cible comme { $hex }.
illegal-camouflaged = L’unité en { $hex } est camouflée et ne peut être attaquée qu’en combat rapproché.
illegal-too-dark = Il fait trop nuit pour voir { $hex } depuis { $unit }.
illegal-wadi-adjacent-only = Entre oued et désert on ne combat qu’entre voisins : { $unit } ne peut tirer sur { $hex }.
illegal-close-assault-only = Cette carte ne permet à { $unit } que le combat rapproché ; { $hex } n’est pas adjacent.
illegal-firefight-beside-enemy = { $unit } se trouve adjacente à un ennemi et ne peut tirer sur { $hex } avec cette carte.
illegal-moved-too-far = { $unit } s’est trop déplacée pour combattre { $hex }.
illegal-no-battle-here = Du terrain où elle se trouve, { $unit } ne peut combattre { $hex }.
illegal-entered-no-battle = { $unit } vient d’entrer dans un terrain qui lui interdit de combattre { $hex } ce tour.
illegal-battled-already = { $unit } a déjà combattu et ne peut combattre aussi { $hex }.
illegal-no-battle-now = { $unit } ne peut pas combattre { $hex } ce tour.
illegal-clear-mine-instead = Le génie en { $unit } doit dégager son champ de mines au lieu de combattre { $hex }.
illegal-left-marsh = { $unit } a quitté un marécage ce tour et ne peut combattre { $hex }.
illegal-no-ambush = Vous ne pouvez pas jouer d’Embuscade maintenant.
illegal-ambush-or-pass = Jouez l’Embuscade, ou passez.
illegal-battle-back-or-pass = Ripostez contre l’assaillant, ou passez.
illegal-ground-or-pass = Prenez le terrain, ou passez.
illegal-overrun-or-pass = Combattez encore avec l’unité en percée, ou passez.
illegal-overrun-first = La percée de l’unité en { $hex } passe d’abord.
illegal-too-many-flags = On ne peut ignorer autant de drapeaux ({ $flags }).
illegal-ignore-flags-first = Dites d’abord combien de drapeaux sont ignorés.
illegal-retreat-first = La retraite passe d’abord.
illegal-retreat-full = Par { $hex }, l’unité ne pourrait reculer autant qu’elle le doit.
illegal-retreat-not-there = L’unité ne peut battre en retraite en { $hex }.

### Raisons : de quoi un nombre est fait

why-range = { $n ->
    [one] adjacent
   *[other] à { $n } hexagones
}
why-battle-back = riposte
why-boat = combat depuis un bateau
why-seishin = au complet en combat rapproché
why-cross-hairs = déjà dans la ligne de visée
why-yamato = esprit de l’armée japonaise
why-scenario = règle de cette bataille
why-italian-artillery = artillerie italienne
why-hexes = { $n ->
    [one] hexagone de déplacement
   *[other] hexagones de déplacement
}
why-road = de plus par la route
why-no-battle-here = pas de combat depuis ce terrain
why-no-battle-now = pas de combat ce tour
why-battled-already = a déjà combattu
why-entered-no-battle = pas de combat le tour où l’on y entre
why-left-marsh = pas de combat après avoir quitté un marécage
why-moved-too-far = trop loin pour combattre ensuite
why-clear-mine-instead = dégage le champ de mines au lieu de combattre
why-repeats-nothing = elle ne répéterait rien
why-dice-now = dés pour l’instant

### Événements : le journal

event-turnstarted = { $camp } : tour { $turn }.
event-cardplayed = { $copied ->
    [none] { $seat } joue { $card }.
   *[other] { $seat } joue { $card } et répète { $copied }.
}
event-cardsgiven = { $cards ->
    [none] { $seat } donne des cartes au { $to } ({ $count }).
   *[other] { $seat } donne au { $to } : { $cards }.
}
event-sortieshown = { $camp } : une Sortie aérienne est piochée et reste visible.
event-marked = { $to ->
    [none] { $seat } désigne un général qui peut activer une unité de plus.
   *[other] { $seat } permet au { $to } d’activer une unité de plus.
}
event-visited = { $seat } rend visite au { $to }.
event-huddled = Tout le monde est prêt ; la chaîne de commandement s’impose désormais.
event-cardlaid = { $seat } pose { $card } : { $sections }.
event-ordered = { $seat } active { $unit }.
event-moved = { $unit } se déplace : { $path }.
event-tookground = { $unit } prend le terrain : { $to }.
event-retreated = { $unit } bat en retraite en { $to }.
event-exited = { $camp } : l’unité en { $unit } quitte le plateau.
event-declared = { $unit } combat { $target } avec { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}.
event-ambushed = Embuscade : { $seat } ! { $unit } combat { $target } en premier.
event-rolled = { $target ->
    [none] { $seat } lance les dés ({ $purpose }) : { $faces }.
   *[other] { $seat } lance les dés pour { $target } ({ $purpose }) : { $faces }{ $kept ->
        [none] .
       *[other]  ; gardés : { $kept }.
    }
}
event-lost = { $unit } perd { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
}, reste { $left }.
event-eliminated = { $kind } ({ $camp }) en { $unit } : unité éliminée.
event-healed = { $unit } récupère { $figures ->
    [one] { $figures } figurine
   *[other] { $figures } figurines
}.
event-ignored = { $unit } ignore { $flags ->
    [one] { $flags } drapeau
   *[other] { $flags } drapeaux
}.
event-medalswon = { $camp } : { $medals ->
    [one] { $medals } médaille
   *[other] { $medals } médailles
} pour { $reason ->
    [unit] l’unité éliminée en { $hexes }
    [exit] la sortie du plateau par { $hexes }
    [decoy] la mine factice trouvée en { $hexes }
   *[objective] l’objectif { $hexes }
}.
event-medalslost = { $camp } : { $medals ->
    [one] { $medals } médaille perdue
   *[other] { $medals } médailles perdues
} avec { $hexes }.
event-placed = { $hex } : pose ({ $feature }).
event-removed = { $hex } : retrait ({ $feature }).
event-mineshown = { $strength ->
    [0] La mine en { $hex } est un leurre.
   *[other] La mine en { $hex } est révélée : force { $strength }.
}
event-bridgeblown = Le pont en { $hex } saute.
event-crosshairs = { $unit } a { $target } dans sa ligne de visée.
event-captured = { $camp } : tente de QG en { $hex } prise.
event-sight = Cette nuit on voit à { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}.
event-drew = { $cards ->
    [none] { $seat } pioche (cartes : { $count }).
   *[other] { $seat } pioche { $cards }.
}
event-discarded = { $seat } défausse { $card }.
event-chiptaken = { $seat } reprend les cartes sous le jeton Commissaire (cartes : { $count }).
event-chipplaced = { $cards ->
    [none] { $seat } glisse une carte sous le jeton Commissaire.
   *[other] { $seat } glisse { $cards } sous le jeton Commissaire.
}
event-reshuffled = Les cartes sont remélangées (pioche : { $cards }).
event-talked = { $text ->
    [none] { $seat } parle à d’autres ({ $channel }).
   *[other] { $seat } ({ $channel }) : { $text }
}
event-ended = { $winner ->
    [none] La bataille s’achève sans vainqueur : { $reason }.
   *[other] Victoire : { $winner } ({ $reason }).
}

### Pourquoi les dés sont lancés

roll-battle = combat
roll-seal-cave = scellement de la caverne
roll-winter = Général Hiver
roll-overrun = percée
roll-ambush = embuscade
roll-battle-back = riposte
roll-air-power = attaque aérienne
roll-barrage = barrage d’artillerie
roll-finest-hour = action héroïque
roll-medics = médecins et mécaniciens
roll-recover = récupération
roll-ice = glace mince
roll-mine = champ de mines
roll-tiger = coups sur un Tigre
roll-blow-bridge = dynamitage du pont
roll-initiative = initiative
roll-night = visibilité

### Canaux de parole

channel-generals = généraux
channel-visit = visite
channel-camp = camp

### Questions

question-card = Quelle carte jouez-vous ?
question-chip = Que glissez-vous sous le jeton Commissaire pour votre prochain tour ?
question-first-chip = Quelles cartes glissez-vous sous le jeton Commissaire pour votre premier tour ?
question-order = Quelles unités activez-vous ?
question-move = Quelle unité se déplace, et où ?
question-battle = Quelle unité combat, et contre qui ?
question-ambush = Répondez-vous au combat rapproché par une Embuscade ?
question-battle-back = Votre unité riposte-t-elle ?
question-flags = Combien de drapeaux votre unité ignore-t-elle ?
question-retreat = Où votre unité bat-elle en retraite ?
question-ground = Votre unité prend-elle le terrain ?
question-overrun = Contre qui votre unité fait-elle sa percée ?
question-air-power = Quelles unités vos avions frappent-ils ?
question-barrage = Quelle unité le barrage frappe-t-il ?
question-keep = Laquelle des cartes piochées gardez-vous ?
question-distribute = Qui reçoit quelle carte ?
question-visit = Rendez-vous visite à un général ?
question-end-visit = La visite est-elle finie ?
question-frost = Qui perd une figurine à cause du gel ?
question-initiative = Agissez-vous de votre propre initiative ?
question-ready = Êtes-vous prêt ?
question-pick = Laquelle choisissez-vous ?

### Comment une bataille finit

outcome-medals = toutes les médailles obtenues
outcome-last-unit = plus aucune unité ennemie
outcome-sudden-death = but décisif atteint
outcome-deck = pioche épuisée
outcome-turn-limit = dernier tour passé
outcome-resigned = abandon de l’autre camp
outcome-agreed-draw = nulle convenue
outcome-older-rules = ses règles ne se jouent plus

### Options d’une bataille

option-turn_limit = La bataille s’arrête après ce nombre de tours par camp (0 : jamais)
option-edge_blocks_sight = Le bord du plateau bloque les lignes de mire qui le longent
option-hill_sight = Comment des collines reliées se voient
option-commonwealth = Camps dont les unités du Commonwealth ripostent
option-italian_army = Camps soumis aux règles de l’armée italienne
option-italian_high_command = Camps soumis au haut commandement italien
option-gung_ho = Camp des Marines américains
option-japanese_army = Camp de l’armée impériale japonaise
option-commissar = Camp qui joue avec le jeton Commissaire
option-desert = Désert d’Afrique du Nord : la percée des blindés gagne un hexagone
option-blitz = Règles du Blitz
option-slow_armor = Camps dont les blindés font 2 hexagones au plus
option-air_strikes = Camps pouvant appeler un raid aérien avec une Reconnaissance
option-night = Nuit : la vue s’étend (rising) ou se réduit (falling)
option-night_camp = Camp qui lance les dés de visibilité
option-blow_bridges = Camps pouvant faire sauter les ponts
option-general_winter = Quel camp souffre du Général Hiver
option-fog = Brouillard : de loin, seules les grenades touchent
option-blow_bridges_beside = Seulement avec une unité adjacente au pont
option-air_power_as_bombard = L’Attaque aérienne se joue comme un Tir d’artillerie
option-no_air_power = Camps sans la carte Attaque aérienne
option-no_barrage = La carte Barrage d’artillerie est retirée
option-deck_runs_out = Camp vainqueur quand la pioche s’épuise
option-sandbags = Sacs de sable en réserve (0 : le nombre habituel)
option-pincer_exclusive = L’Encerclement exclut toute autre carte Section
option-initiative_after_orders = L’initiative vient après les ordres, non avant
option-counter_finest_hour = La Contre-attaque peut répéter l’Action héroïque
option-faq_counter_with_sortie = Une Contre-attaque répétant une carte Section peut accompagner une Sortie aérienne
option-counter_sorties = Une Contre-attaque peut répéter une Sortie aérienne, ou une Attaque aérienne jouée ainsi
option-visit_any_fg = Le Commandant en chef peut visiter tout général
option-fg_may_address_cic = Les généraux peuvent parler au Commandant en chef
option-air = Règles aériennes

### Actions spéciales

special-remove-wire = Retirer les barbelés
special-remove-road-block = Retirer le barrage routier
special-clear-mine = Déminer
special-recover = Récupérer des figurines
special-blow-bridge = Faire sauter le pont
special-seal-cave = Sceller la caverne
special-air-strike = Appeler un raid aérien

### Actions : ce que dit une réponse

action-play = Jouer { $card }
action-give = Donner { $card } : { $seat }
action-keep = Garder { $card }
action-discard = Se défaire de { $card }
action-chip = Glisser { $card } sous le jeton Commissaire
action-lay = Poser { $card } : { $section }
action-order = Activer { $unit }
action-move = { $via ->
    [none] Déplacer { $unit } en { $to }
   *[other] Déplacer { $unit } en { $to } par { $via }
}
action-exit = Quitter le plateau avec { $unit } par { $by }
action-battle = { $unit } combat { $target }
action-target = Choisir l’unité en { $unit }
action-special = { $unit ->
    [none] { $key }
   *[other] { $key } ({ $unit })
}
action-ambush = Jouer l’Embuscade ({ $seat })
action-ignore = { $flags ->
    [0] N’ignorer aucun drapeau
    [one] Ignorer 1 drapeau
   *[other] Ignorer { $flags } drapeaux
}
action-retreat = Retraite de { $unit } en { $to }
action-ground = Prendre le terrain
action-roll = Lancer les dés d’initiative
action-confirm = Confirmer
action-pass = Passer
action-done = Terminé
action-ready = Prêt
action-gung-ho = Une unité de plus pour : { $seat }
action-visit = Visite : { $seat }
action-end-visit = Finir la visite

### La commande

cli-help = Une table numérique pour le grand format : deux plateaux, huit sièges, une chaîne de commandement.
cli-help-lang = La langue : en, fr ou es (par défaut, celle du système).
cli-help-help = Afficher ce texte et terminer.
cli-help-version = Afficher la version et terminer.
cli-version-compiled = overlord { $version }, forme compilée
cli-version-interpreted = overlord { $version }, forme interprétée
cli-stale = La forme compilée vient d’autres sources : la forme interprétée est utilisée. « make compiled » la reconstruit.
cli-play = Jouer une bataille dans le terminal ; des robots tiennent les autres sièges.
cli-play-seat = Un siège où s’asseoir, comme allies-cic (répétable).
cli-play-seed = Le même nombre, la même bataille.
cli-play-watch = Regarder seulement : des robots tiennent tous les sièges.
cli-play-option = Une option de la table ou du scénario, comme pincer_exclusive=true, ou un fichier TOML de telles options.
cli-play-seating = Combien de personnes tiennent les sièges de l’Axe et des Alliés, de 1 à 4.
cli-play-bot = Le robot à chaque siège que personne ne prend.
cli-play-record = Écrire l’enregistrement de la bataille dans ce fichier.
cli-simulate = Faire jouer beaucoup de batailles par des robots et compter les victoires.
cli-simulate-games = Combien de batailles.
cli-simulate-seed = La graine de la première bataille ; les suivantes comptent à partir d’elle.
cli-simulate-bots = Qui joue un camp ou un siège, comme axis=random,allies=random.
cli-simulate-json = Afficher du JSON.
cli-simulate-jobs = Combien de processus travaillent côte à côte.
cli-simulate-turn-limit = Arrêter une bataille après ce nombre de tours par camp (0 : jamais).
cli-replay = Vérifier un enregistrement et raconter sa bataille.
cli-replay-seat = Raconter ce que ce siège peut savoir (par défaut : ce que tous peuvent savoir).
cli-check = Contrôler scénarios et enregistrements : chaque problème avec sa place.
cli-scenarios = Lister les batailles fournies.
cli-rules = Chercher une règle par son ID ; sans ID, lister les sections du livret.
cli-rules-coverage = Montrer quelles règles les tests portent.
cli-rules-tests = Le dossier de tests à lire (avec --coverage).
cli-rules-prefix = Seulement les ids qui commencent ainsi, comme R- (avec --coverage ; répétable).
cli-no-file = Il n’y a pas de fichier { $path }.
cli-not-text = Le fichier { $path } ne peut être lu comme du texte.
cli-too-large = Le fichier { $path } dépasse { $most } octets.
cli-cannot-write = Le fichier { $path } ne peut être écrit.
cli-scenario-problem = { $problem }.
cli-scenario-problems = { $problem } (et { $more } de plus ; overlord check les montre tous).
cli-no-setup = Cette bataille ne peut être mise en place : { $problem }.
cli-bad-record = { $path } : { $problem }.
cli-unknown-seat = Il n’y a pas de siège { $seat } dans cette bataille ; il y a { $known }.
cli-bad-option = Une option s’écrit CLÉ=VALEUR, non { $text }.
cli-unknown-bot = Il n’y a pas de robot { $name } ; il y a { $known }.
cli-bad-bots = --bots s’écrit axis=random,allies=random, pas { $text }.
cli-watch-or-seat = Donnez --watch ou --seat, pas les deux.

### Jouer dans le terminal

play-status = { $camp }, tour { $turn } · médailles { $medals } · pioche { $deck }
play-objective = { $holder ->
    [none] { $hexes } (personne)
   *[other] { $hexes } ({ $holder })
}
play-objectives = Objectifs : { $list }
play-hand = Votre main : { $cards }
play-given = Vos cartes : { $cards }
play-combat = Vos cartes Combat : { $cards }
play-asked = { $seat } : { $question }
play-mark-ordered = * activée
play-mark-objective = @ objectif
play-help =
    Répondez par le numéro d’une option ou par sa notation (move a8 B7).
    why N explique ce que compte l’option N, undo reprend votre dernière réponse,
    board dessine le plateau, ? affiche ce texte, quit quitte la bataille.
play-hint = (aide : ?)
play-no-option = Il n’y a pas d’option { $number } ; elles vont de 1 à { $most }.
play-why-what = Dites quelle option, par exemple : why 1.
play-why-none = Il n’y a rien à compter dans cette option.
play-why-odds = Dés : { $dice } · figurines perdues en moyenne : { $expected } · éliminée : { $eliminates } % · au moins un drapeau : { $flag } %
play-undone = Réponse annulée.
play-options = Options de la table :
play-option = - { $option } : { $value } ({ $key })
play-left = Vous quittez la bataille ; la graine { $seed } la ramène.
play-over = La bataille est finie (graine { $seed }).
verb-play = Jouer
verb-give = Donner
verb-keep = Garder
verb-discard = Se défaire
verb-chip = Sous le jeton
verb-lay = Poser
verb-order = Activer
verb-move = Déplacer
verb-exit = Quitter le plateau
verb-battle = Combattre
verb-target = Choisir
verb-special = Spécial
verb-ambush = Embuscade
verb-ignore = Drapeaux
verb-retreat = Retraite
verb-gung-ho = Une unité de plus
verb-visit = Visite
verb-other = Ou

### Simulations et contrôles

simulate-head = Vainqueur
simulate-games = Batailles
simulate-nobody = Personne
simulate-average = En moyenne { $turns } tours et { $answers } réponses par bataille.
simulate-limit = Arrêtées par la limite de tours : { $count }.
replay-verified = { $path } : vérifié, { $events } événements.
replay-unfinished = L’enregistrement s’arrête avant la bataille.
check-ok = { $path } : ok

### Le livret de règles

rules-unknown = Il n’y a pas de règle { $id } dans le livret.
rules-unknown-near = Il n’y a pas de règle { $id } dans le livret ; proches sont { $near }.
rules-no-tests = Il n’y a pas de dossier de tests en { $path } ; lancez ceci dans les sources ou nommez le dossier avec --tests.
rules-id-with-coverage = Donnez un ID de règle ou --coverage, pas les deux ; --prefix restreint la couverture.
rules-rulebook = Le livret de règles (en anglais) :
rules-unsure = incertain
rules-total = tout
rules-exempt-count = { $count } exemptées
rules-without-test = Sans test ({ $count }) :
rules-exempt = Exemptées ({ $count }) :
rules-unknown-marks = Marques qui ne nomment aucune règle ({ $count }) :

### Import

cli-import = Convertir un scénario de l’éditeur de la communauté (.m44 ou son JSON) en un fichier de scénario du programme.
cli-import-output = Le fichier à écrire ; sans lui, le scénario est affiché.
cli-import-overlay = Un fichier à nous avec les règles que demande le texte ; sans lui NOM.overlay.toml à côté du fichier, s’il existe.
import-summary = { $name } : { $board ->
    [overlord] plateau Overlord
    [breakthrough] plateau Percée
   *[standard] plateau standard
}, unités de l’Axe { $axis }, unités alliées { $allies }, notes { $notes }
import-written = Fichier écrit : { $path }
import-shown-only = Un plateau Breakthrough peut être montré ; seuls les plateaux standard et Overlord se jouent.
import-overlay-here = Ce qui reste à ajouter va dans le fichier écrit ici, ou dans { $path } à côté de l’original.
import-at = { $text } ({ $hexes })
import-more-hexes = { $hexes } et { $count } de plus
import-more-notes = Et { $count } autres notes de ce genre.
import-by-hand = à ajouter à la main : { $text } → { $where }
import-key-twice = La clé { $name } figure deux fois au même endroit ; la dernière compte.
import-unknown-key = La clé inconnue { $name } est laissée de côté.
import-off-board = L’hexagone de colonne { $col }, rangée { $row } est hors du plateau et laissé de côté.
import-hex-twice = L’hexagone figure deux fois dans le fichier ; ses parties sont réunies.
import-not-a-table = { $name } vaut { $value } et non un enregistrement ; laissé de côté.
import-two-on-hex = Il y a un second élément { $layer } sur l’hexagone ; { $name } est laissé de côté.
import-unknown-terrain = L’élément { $layer } { $name } est inconnu et laissé de côté.
import-no-rules = Il n’y a pas de règles pour { $name } ici ; laissé de côté.
import-properties = l’hexagone a des propriétés à lui, qui ne changent ici que tous les hexagones d’une sorte
import-behavior = le comportement { $name } de { $thing }
import-unknown-behavior = Le comportement { $name } de { $thing } est inconnu et laissé de côté.
import-orientation = L’orientation { $value } n’existe pas ; 1 est retenu.
import-bridge-ends = dans certains éditeurs, la section de pont vise des coins ; vérifier ses extrémités ouvertes
import-unknown-value = { $name } vaut { $value }, ce qui ne veut rien dire ; laissé de côté.
import-two-owners = Deux pièces de l’hexagone ont des propriétaires différents ; le premier compte.
import-empty-bunker = Un bunker sans propriétaire ni unité est un bunker de campagne.
import-no-owner = le propriétaire de { $thing }
import-camouflage-alone = Un camouflage sans unité est laissé de côté.
import-unknown-unit = l’unité { $name } est inconnue et laissée de côté
import-vehicle = il n’y a pas de règles pour le véhicule { $name } ; laissé de côté
import-maybe-resistance = trois figurines de forces spéciales, peut-être la Résistance française
import-unknown-badge = L’insigne { $name } est inconnu et laissé de côté.
import-badge-misplaced = L’insigne { $badge } ne veut rien dire sur { $name }.
import-badge-no-rules = Il n’y a pas de règles pour l’insigne { $name } ; l’unité est ordinaire.
import-ace = l’as lance un dé de plus s’il n’a pas bougé ; une retouche le donne à toutes les unités de la sorte
import-equipment = l’équipement { $name }
import-star-on-unit = une étoile marque une unité spéciale ou son équipement ; le texte dit laquelle
import-star = un jeton étoile sur un hexagone vide ; le texte dit à quoi il sert
import-many-tags = Il y a plus de { $count } jetons sur l’hexagone ; les autres sont laissés de côté.
import-unknown-tag = Le jeton { $name } est inconnu et laissé de côté.
import-unknown-hex = Il n’y a pas d’hexagone { $name } sur ce plateau ; il est retiré d’un groupe.
import-blank-medal = une médaille vierge ({ $name }) est prise pour un objectif de l’Axe
import-mine-of-nobody = Un champ de mines que personne n’a posé touche les deux camps.
import-exit-of-nobody = le marqueur de sortie ne dit pas pour qui il est
import-exit-unmarked = Un marqueur de sortie sans son comportement est pris pour une sortie.
import-sudden-death-unread = une mort subite qui n’a pas pu être lue
import-sudden-death = la mort subite { $camp ->
    [axis] de l’Axe
   *[allies] des Alliés
} se décide à l’entrée ; le texte peut dire à la fin du tour
import-section-medals = des médailles pour les secteurs vides d’ennemis
import-group = un groupe d’hexagones sans signification : { $hexes }
import-stray-option = L’option { $name } est au mauvais endroit ; elle compte quand même.
import-mine-deck = Le jeu de mines { $value } ne change rien ; le mélange habituel est utilisé.
import-hill-air-strikes = des frappes aériennes tant qu’une unité tient { $hexes } ; ici une option les donne pour toute la bataille
import-option-no-rules = Il n’y a pas encore de règles pour l’option { $name } ; laissée de côté.
import-unknown-option = L’option { $name } = { $value } est inconnue et laissée de côté.
import-deck-runs-out = la pioche n’est pas remélangée, et le fichier ne dit pas qui gagne alors
import-nation-rules = Des unités de la nation activent l’option { $name }.
import-caption = la carte dit « { $text } »
import-captions-left = { $count ->
    [one] { $count } légende de la carte est laissée de côté.
   *[other] { $count } légendes de la carte sont laissées de côté.
}
import-prose-rules = des règles spéciales que seul le texte donne
import-prose-victory = des conditions de victoire que seul le texte donne
import-prose-hint = le texte parle de « { $words } »
import-taken = { $name } vaut { $value } ; { $taken } est retenu.
import-no-date = sans date ({ $value }), les armes spéciales sont celles du début de la guerre
import-no-first = le fichier ne dit pas qui joue en premier ({ $value })
import-most-medals = { $count } médailles sont le plus que l’éditeur sache écrire ; le texte peut en demander plus

### Balance

cli-balance = Mesurer l’équilibre d’une bataille entre robots.
balance-head = { $scenario } : { $games } batailles à partir de la graine { $seed }, robots { $bots } (version { $version })
balance-camp = { $camp } : { $wins } victoires, { $share } % (intervalle à 95 % de { $low } à { $high }), { $medals } médailles en moyenne
balance-turns = { $turns } tours par camp à la médiane ; { $limit } sans vainqueur
balance-even = L’intervalle recouvre 45 à 55 pour cent : équilibré, pour autant que ces batailles le disent.
balance-uneven = L’intervalle est hors de 45 à 55 pour cent : un camp est avantagé.

### Arène

cli-arena = Faire jouer chaque paire de robots, chaque graine deux fois en échangeant les camps, et dire qui est meilleur.
cli-arena-bots = Les robots, au moins deux, comme recruit,random.
cli-arena-battles = Les batailles : all, ou des noms de batailles fournies et de fichiers de scénario, séparés par des virgules.
cli-arena-games = Combien de batailles joue chaque paire, toutes batailles confondues ; un nombre impair compte comme le pair suivant.
cli-arena-seed = La première graine ; chaque graine est jouée deux fois, en échangeant les camps.
cli-arena-by-battle = Montrer aussi les chiffres de chaque bataille.
cli-arena-json = Écrire les chiffres dans ce fichier, en JSON.
cli-arena-csv = Écrire les chiffres dans ce fichier, en CSV.
cli-arena-svg = Écrire un graphique des scores dans ce fichier, en SVG.
cli-arena-resume = Garder les batailles finies dans ce fichier, et reprendre à partir de lui.
cli-arena-ratings = Classer aussi les robots (demande la bibliothèque openskill).
cli-arena-stop-early = Arrêter une paire dès qu’un test séquentiel (SPRT) a établi si le premier robot est meilleur.
cli-arena-h0 = Le score d’un robot qui n’est pas meilleur (avec --stop-early).
cli-arena-h1 = Le score d’un robot qui est meilleur (avec --stop-early).
cli-arena-alpha = Le risque de dire meilleur un robot qui ne l’est pas (avec --stop-early).
cli-arena-beta = Le risque de dire non meilleur un robot qui l’est (avec --stop-early).
arena-bad-bots = --bots nomme au moins deux robots différents, comme recruit,random, pas { $text }.
arena-bad-test = --h0 doit être inférieur à --h1, pas { $low } et { $high }.
arena-bad-resume = Impossible de reprendre { $path } : la ligne { $line } n’est pas une bataille finie.
arena-no-openskill = --ratings demande la bibliothèque openskill : installez open-overlord[arena].
arena-head = À partir de la graine { $seed }, batailles : { $battles }, robots { $bots } (version { $version })
arena-pair = Paire
arena-games = Batailles
arena-wins = Victoires
arena-losses = Défaites
arena-draws = Nulles
arena-score = Score
arena-interval = Intervalle à 95 %
arena-medals = Médailles
arena-turns = Tours
arena-ms = ms par décision
arena-better = { $a } – { $b } : établi après { $games } batailles, { $a } est meilleur.
arena-not-better = { $a } – { $b } : établi après { $games } batailles, { $a } n’est pas meilleur.
arena-open = { $a } – { $b } : rien d’établi après { $games } batailles.
arena-rating = { $place }. { $bot } : cote { $ordinal } (moyenne { $mu }, écart { $sigma })
arena-plot = Score du premier robot, avec son intervalle à 95 %

### La table

cli-serve = Ouvrir la table aux navigateurs de ce réseau ; vos propres batailles, dans ces fichiers, y sont proposées avec les nôtres.
cli-serve-host = L’adresse où écouter ; 0.0.0.0 laisse venir les amis du même réseau.
cli-serve-port = Le port où écouter (0 : n’importe lequel de libre).
cli-serve-db = Le fichier qui garde les tables (par défaut : dans votre dossier de données).
cli-serve-public-url = L’adresse par laquelle les autres joignent ce serveur, derrière un proxy ou un tunnel.
cli-serve-open = Ouvrir la page dans le navigateur.
cli-serve-bad-url = --public-url est une adresse entière qui commence par http ou https, pas { $url }.
cli-serve-no-port = Le port { $port } de { $host } ne peut pas être ouvert : { $problem }.
cli-serve-no-store = Les tables ne peuvent pas être gardées : { $problem }.
serve-address = La table est dressée à { $address }
serve-friends = Les amis du même réseau ouvrent { $address }
serve-stop = Ctrl+C y met fin ; chaque bataille est gardée.
serve-not-built = La page n’a pas été construite : lancez « make play » dans le dossier des sources, ou installez la roue (wheel), qui l’apporte.
note-undone = { $seat } a annulé une réponse.
table-not-a-message = Ce n’est pas un message que la table comprend. { $problem }
table-too-fast = Trop à la fois ; attendez un instant.
table-too-large = Un message a { $most } octets au plus.
table-too-many-pages = Trop de pages sont ouvertes à cette table.
table-no-such-table = Cette table n’existe pas, ou vous n’en avez pas le lien.
table-no-such-place = Il n’y a pas de place { $place } à cette table.
table-no-such-battle = Il n’y a pas de bataille { $battle }.
table-no-such-bot = Il n’y a pas de bot { $bot }.
table-no-such-speed = Il n’y a pas de vitesse { $speed }.
table-no-such-window = Il n’y a pas de fenêtre { $window } où passer.
table-older-rules = Cette bataille a été jouée selon les règles d’une version antérieure, qui mènent ailleurs aujourd’hui ; elle est terminée. Son enregistrement peut être conservé.
table-damaged = Cette table ne peut pas être ouverte : ce qui en a été noté ne concorde pas.
table-no-such-change = Une place se prend, se quitte ou se confie à un bot, et non { $change }.
table-bad-table = Cette table ne peut pas être dressée : { $problem }.
table-not-your-place = Ce n’est pas votre place.
table-not-your-camp = Seul le camp d’une place s’accorde sur un bot.
table-not-away = Quelqu’un est à cette place.
table-only-watching = Vous ne faites que regarder.
table-bot-plays = Un bot joue à votre siège ; reprenez-le d’abord.
table-name-first = Dites d’abord comment on doit vous appeler.
table-owner-only = Seul celui qui a dressé la table fait cela.
table-foreign-page = Cela vient d’une page qui n’est pas la nôtre.
table-not-stored = Votre réponse n’a pas pu être écrite, elle ne compte donc pas ; la table est comme avant.
table-battle-not-over = La bataille n’est pas encore finie.

### Around the battle: setting a table, its seats, its end

note-nudged = { $name } vous attend.
note-nudge-sent = L’appel est parti.
note-late = Votre temps est écoulé : un bot répond pour vous jusqu’à ce que vous répondiez.
note-rematch = { $name } a dressé une table pour la revanche : les camps sont échangés.
note-draw-offered = { $camp } : le camp propose une nulle.
note-draw-declined = { $seat } refuse la nulle.
note-resign-declined = { $seat } ne veut pas abandonner.
table-nothing-offered = Rien de tel n’a été proposé.
table-draw-with-bots = Seuls des bots jouent dans l’autre camp, et un bot ne convient pas d’une nulle.
table-nudged-already = Cette place vient d’être appelée.
table-nobody-awaited = Personne n’attend cette place.
table-not-our-link = Ce n’est pas un lien vers une place de ce serveur.
cli-backup = Copier toutes les tables dans un seul fichier, même pendant qu’on y joue.
cli-backup-force = Remplacer le fichier s’il existe.
cli-backup-done = Tables copiées dans { $file } : { $tables }. « overlord serve --db { $file } » les ouvre.
cli-backup-exists = { $file } existe déjà ; choisissez un autre nom ou ajoutez --force.
cli-backup-failed = Les tables ne peuvent pas être copiées : { $problem }.
page-set-table = Dresser une table
page-group-overlord = Batailles Overlord
page-group-standard = Petites batailles
page-battle = Bataille
page-people-in-camp = Joueurs
page-people-hint = Jusqu’à quatre joueurs partagent un camp ; les autres sièges vont à des bots.
page-holder-me = Vous
page-holder-friend = Un ami, par lien
page-holder-bot = Bot : { $bot }
page-bot-random = au hasard
page-bot-recruit = recrue
page-bot-veteran = vétéran
page-house-options = Options de la table
page-more-options = Plus d’options
page-choice-none = aucun
page-choice-both = les deux
page-choice-off = non
page-choice-on = oui
page-choice-classic = classique
page-choice-open = ouvert
page-choice-rising = croissante
page-choice-falling = décroissante
page-clock = Temps par réponse
page-clock-none = sans limite
page-clock-seconds = { $n } s
page-clock-minutes = { $n } min
page-clock-hours = { $n } h
page-clock-hint = Ensuite, un bot répond pour ce siège.
page-time-left = Temps restant
page-late = temps écoulé, un bot répond
page-make-table = Dresser la table
page-links = La table est dressée
page-links-hint = Chaque lien mène à une place : qui l’ouvre s’y assied. Ils ne s’affichent que maintenant ; plus tard, vous pourrez en créer de nouveaux.
page-links-none = Des bots tiennent tous les autres sièges. Des amis peuvent encore regarder.
page-link-of = Lien pour { $place }
page-copy = Copier
page-copied = Copié
page-code = Code QR
page-fresh-link = Nouveau lien
page-free-place = Libérer la place
page-free-sure = { $names } doit se lever et l’ancien lien ne mène plus nulle part. Un bot joue jusqu’à ce que quelqu’un vienne par le nouveau lien.
page-fresh-sure = Le lien précédent ne mène plus nulle part.
page-to-table = À la table
page-close = Fermer
page-spectators = Spectateurs
page-no-spectators = Personne ne regarde.
page-spectator = Spectateur
page-state-yours = À vous
page-state-turn = Tour { $n } : { $camp }
page-state-begins = Pas encore commencée
page-state-won = Victoire { $camp } : { $reason }
page-state-drawn = Sans vainqueur : { $reason }
page-remove = Supprimer
page-remove-sure = Supprimer cette table pour tous ? La bataille ne pourra pas être rétablie.
page-leave = Quitter
page-leave-sure = Quitter votre place ? Un bot continue, et il vous faudra un lien pour revenir.
page-yes = Oui
page-no = Non
page-seats = Sièges
page-seats-title = À cette table
page-here = présent
page-away = absent
page-awaited = en train de choisir
page-set-by = Dressée par { $name }
page-give-to-bot = Confier à un bot
page-take-seat = Reprendre le siège
page-bot-sits = Un bot joue à votre siège.
page-ask-bot = Demander un bot ici
page-bot-votes = { $n ->
    [one] { $n } joueur du camp veut un bot ici ; tous les présents doivent être d’accord.
   *[other] { $n } joueurs du camp veulent un bot ici ; tous les présents doivent être d’accord.
}
page-nudge = Appeler
page-resign = Abandonner
page-resign-sure = Abandonner ? L’autre camp gagne aussitôt, ou dès que tous les présents de votre camp sont d’accord.
page-resign-wished = { $who } abandonnerait. Tous les présents de votre camp doivent être d’accord.
page-draw = Proposer la nulle
page-draw-sure = Proposer la nulle à l’autre camp ?
page-draw-wished = { $who } accepterait la nulle. Tous les présents de votre camp doivent être d’accord.
page-draw-waits = Votre camp propose la nulle et attend la réponse.
page-draw-offered = L’autre camp propose la nulle.
page-agree = Accepter
page-decline = Refuser
page-withdraw = Retirer
page-rematch = Revanche, camps échangés
page-to-rematch = À la revanche

### Picture

cli-show = Dessiner le plateau d’un scénario.
cli-show-output = Le fichier à écrire, .svg ou .png (par défaut : la clé du scénario, en .svg).
cli-show-no-names = Sans les noms des hexagones.
cli-show-no-units = Sans les unités.
cli-show-no-legend = Sans la légende.
cli-show-scale = Combien de fois plus grand que sur un écran de 1440 pixels.
show-suffix = Une image s’écrit en .svg ou en .png, et { $path } n’est ni l’un ni l’autre.
show-no-converter = Aucun programme de cette machine ne convertit SVG en PNG ; installez l’un de { $known }, ou écrivez { $path }.
show-failed = { $tool } n’a pas pu convertir l’image en { $path }.
show-written = L’image est dans { $path }.
picture-left = Gauche
picture-right = Droite
picture-medal-axis = Objectif de l’Axe
picture-medal-allies = Objectif des Alliés
picture-medal-either = Objectif des deux camps
picture-exit-axis = Sortie de l’Axe
picture-exit-allies = Sortie des Alliés

### Combat cards

illegal-no-combat-deck = Cette bataille se joue sans cartes Combat : { $card } ne peut pas être jouée.
illegal-no-such-combat-card = Le paquet Combat de cette bataille ne contient pas de carte { $card }.
illegal-combat-not-held = Vous n’avez pas la carte Combat { $card }.
illegal-combat-no-icon = { $card } ne porte pas l’icône de son paquet et ne se joue que selon son texte.
illegal-combat-other-camp = { $card } appartient à l’autre camp ; vous ne pouvez la jouer que comme action spéciale.
illegal-combat-not-now = Ce n’est pas le moment de jouer { $card }.
illegal-combat-closed-unit = Une carte Combat a déjà désigné l’unité en { $hex } ce tour-ci ; aucune autre ne peut être jouée contre elle.
illegal-combat-closed-general = Le général de l’unité en { $hex } a joué une carte Combat avec sa carte de Commandement ; aucune ne peut être jouée contre lui ce tour-ci.
illegal-combat-not-your-order = L’unité en { $hex } n’a pas été activée par vous ; { $card } demande une unité que vous avez activée.
illegal-combat-not-your-sections = L’unité en { $hex } n’agit pas contre vous et n’est pas dans vos sections.
illegal-combat-no-figures = Il n’y a pas assez de figurines en réserve, ou pas de place, pour { $card }.
illegal-combat-not-there = { $card } ne peut pas être jouée ainsi.
illegal-combat-idle = { $card } n’y changerait rien.
illegal-combat-or-pass = Jouez une carte Combat, ou passez.
illegal-combat-or-done = Jouez une carte Combat, ou dites que vous avez fini.
illegal-draw-or-pass = Piochez une carte Combat pour votre Reconnaissance, ou passez.
illegal-battle-declared = Le combat contre { $hex } est annoncé : jouez encore une carte, ou combattez.
illegal-combat-finish = Terminez d’abord ce que demande { $card }.
illegal-withdraw-first = Dites d’abord où votre unité se replie.
illegal-retarget-first = Visez une autre unité à { $reach } hexagones au plus, ou passez et perdez le combat.
illegal-relocate-first = Dites d’abord où va votre unité sur votre propre bord.
illegal-reroll-first = Dites d’abord quels dés vous relancez.
illegal-move-after-or-pass = Déplacez cette unité, ou passez.
illegal-peek-first = Laissez la carte sur le paquet, ou mettez-la dessous.
illegal-rain = { $unit } ne peut pas tirer aussi loin : il pleut sur cette section.
illegal-notation-faces = Les dés s’écrivent avec les lettres I, A, G, F et S, pas { $word } (dans « { $text } »).
illegal-notation-choice = Un choix est un nombre, top ou bottom, pas { $word } (dans « { $text } »).
event-combatplayed = { $special ->
    [1] { $seat } joue { $card } comme action spéciale ({ $at }).
   *[other] { $seat } joue { $card } ({ $at }).
}
event-combatdrew = { $cards ->
    [none] { $seat } pioche dans le paquet Combat (cartes : { $count }).
   *[other] { $seat } pioche { $cards } (cartes Combat : { $count }).
}
event-combatpeeked = { $cards ->
    [none] { $seat } regarde la première carte du paquet Combat.
   *[other] { $seat } voit { $cards } sur le paquet Combat.
}
event-combatreshuffled = Les cartes Combat sont mélangées de nouveau (pioche : { $cards }).
event-deployed = { $camp } : { $kind } apparaît en { $unit } (figurines : { $figures }).
event-shifted = { $unit } est placée en { $to }.
event-statusset = { $name ->
    [concealed] L’unité en { $at } est camouflée.
    [stalled] L’unité en { $at } est immobilisée.
   *[rain] La pluie tombe sur { $at }.
}
event-statusended = { $name ->
    [stalled] L’unité en { $at } peut de nouveau bouger.
   *[rain] La pluie sur { $at } a cessé.
}
event-combatchose = { $seat } choisit : { $way }.
event-cancelled = Le combat de { $unit } contre { $target } n’a pas lieu.
event-stopped = { $unit } ne va pas plus loin.
action-combat = { $at ->
    [none] Jouer { $card }
   *[other] Jouer { $card } ({ $at })
}
action-choose = { $what ->
    [top] Laisser la carte dessus
    [bottom] Mettre la carte dessous
    [1] La première façon
    [2] La seconde façon
   *[other] Choix { $what }
}
action-choose-of = { $card } : possibilité { $what }
question-way = { $card } : que choisissez-vous ?
action-reroll = Relancer : { $faces }
action-draw = Piocher une carte Combat
verb-combat = Carte Combat
verb-choose = Choisir
verb-reroll = Relancer
roll-reroll = relance
question-alongside = Jouez-vous une carte Combat avec votre carte de Commandement ?
question-react-defend = Répondez-vous à l’attaque par une carte Combat ?
question-react-rolled = Les dés sont jetés : jouez-vous une carte Combat ?
question-react-loss = Des figurines vont tomber : jouez-vous une carte Combat ?
question-react-flags = Des drapeaux : jouez-vous une carte Combat ?
question-react-x-ordered = L’ennemi a activé ses unités : répondez-vous par une carte Combat ?
question-react-x-move-step = Une unité ennemie se déplace : répondez-vous par une carte Combat ?
question-react-x-move-end = Une unité ennemie s’est déplacée : répondez-vous par une carte Combat ?
question-declare = Le combat est annoncé : une autre carte, ou les dés ?
question-after-battles = Les combats sont finis : jouez-vous une carte Combat ?
question-recon-draw = Piochez-vous une carte Combat pour votre Reconnaissance ?
question-combat = Que désigne votre carte Combat ?
question-withdraw = Où votre unité se replie-t-elle ?
question-retarget = Qui votre unité vise-t-elle à la place ?
question-relocate = Où va votre unité sur votre bord ?
question-reroll = Quels dés relancez-vous ?
question-move-after = Où va votre unité après son combat ?
question-peek = Où va la carte que vous avez vue ?
option-combat_deck = Paquet Combat (none : sans cartes Combat)
option-mix_combat_decks = Plusieurs paquets Combat peuvent être mélangés
option-infantry_figures = Figurines d’infanterie dans la boîte de chaque camp (0 : le nombre habituel)
option-armor_figures = Figurines de blindés dans la boîte de chaque camp (0 : le nombre habituel)
option-artillery_figures = Figurines d’artillerie dans la boîte de chaque camp (0 : le nombre habituel)
page-doing-alongside = { $n ->
    [one] peut jouer une carte Combat
   *[other] peuvent jouer une carte Combat
}
page-doing-react-defend = { $n ->
    [one] peut répondre à l’attaque
   *[other] peuvent répondre à l’attaque
}
page-doing-react-rolled = { $n ->
    [one] regarde les dés
   *[other] regardent les dés
}
page-doing-react-loss = { $n ->
    [one] peut sauver des figurines
   *[other] peuvent sauver des figurines
}
page-doing-react-flags = { $n ->
    [one] peut répondre aux drapeaux
   *[other] peuvent répondre aux drapeaux
}
page-doing-react-x-ordered = { $n ->
    [one] peut répondre aux ordres
   *[other] peuvent répondre aux ordres
}
page-doing-react-x-move-step = { $n ->
    [one] peut répondre au mouvement
   *[other] peuvent répondre au mouvement
}
page-doing-react-x-move-end = { $n ->
    [one] peut répondre au mouvement
   *[other] peuvent répondre au mouvement
}
page-doing-declare = { $n ->
    [one] annonce un combat
   *[other] annoncent un combat
}
page-doing-after-battles = { $n ->
    [one] peut jouer une carte Combat
   *[other] peuvent jouer une carte Combat
}
page-doing-recon-draw = { $n ->
    [one] peut piocher une carte Combat
   *[other] peuvent piocher une carte Combat
}
page-doing-combat = { $n ->
    [one] joue une carte Combat
   *[other] jouent une carte Combat
}
page-doing-withdraw = { $n ->
    [one] se replie
   *[other] se replient
}
page-doing-retarget = { $n ->
    [one] vise de nouveau
   *[other] visent de nouveau
}
page-doing-relocate = { $n ->
    [one] déplace une unité
   *[other] déplacent une unité
}
page-doing-reroll = { $n ->
    [one] relance
   *[other] relancent
}
page-doing-move-after = { $n ->
    [one] peut bouger après le combat
   *[other] peuvent bouger après le combat
}
page-doing-peek = { $n ->
    [one] regarde une carte
   *[other] regardent une carte
}

### Airplanes

illegal-no-airplane-there = Il n’y a pas d’avion au-dessus de { $hex } que vous puissiez activer.
illegal-no-sortie = Seule une Sortie aérienne amène un avion sur le plateau.
illegal-second-airplane = Un avion de votre camp volait déjà au-dessus de vos sections au début du tour ; vous ne pouvez pas en amener un autre.
illegal-not-your-airplane = Votre camp ne dispose pas de { $plane }.
illegal-no-entry-there = Un avion ne peut pas entrer en { $hex } : il faut un hexagone de bord entier de vos sections, sans unité.
illegal-no-flight = L’avion en { $hex } ne peut ni voler ni atterrir ainsi.
illegal-fly-first = Un avion en l’air doit voler : déplacez-le avant de finir.
illegal-no-air-action = L’avion au-dessus de { $hex } n’a pas cette action maintenant.
illegal-crowded-first = Deux de vos avions sont dans la même section : dites lequel part.
illegal-sortie-and-section = Avec une Sortie aérienne, vous pouvez jouer une carte de Section, ou aucune.
illegal-notation-plane = Il n’y a pas d’avion { $word } (dans « { $text } »).
event-planeentered = { $seat } : { $plane } apparaît au-dessus de { $hex }.
event-planeflew = L’avion en { $unit } vole : { $path }.
event-planetookoff = { $seat } : { $plane } décolle de { $hex }.
event-planelanded = { $seat } : { $plane } atterrit en { $hex }.
event-planeleft = { $reason ->
    [check] { $camp } : { $plane } au-dessus de { $hex } rate son test aérien et disparaît.
    [kamikaze] { $camp } : { $plane } plonge de { $hex }.
    [no-order] { $camp } : { $plane } au-dessus de { $hex } n’a pas eu d’ordre et rentre.
   *[crowded] { $camp } : { $plane } au-dessus de { $hex } est de trop et rentre.
}
event-airaction = { $target ->
    [none] { $seat } : { $key } depuis { $unit }.
   *[other] { $seat } : { $key } depuis { $unit }, en { $target }.
}
action-enter = Faire entrer un { $plane } en { $at }
action-activate = Activer l’avion au-dessus de { $unit }
action-fly = { $via ->
    [none] Voler de { $unit } à { $to }
   *[other] Voler de { $unit } à { $to } par { $via }
}
action-land = Atterrir en { $unit }
action-air = { $target ->
    [none] { $key } ({ $unit })
   *[other] { $key } ({ $unit } → { $target })
}
verb-enter = Faire entrer un avion
verb-activate = Activer un avion
verb-fly = Voler
verb-land = Atterrir
verb-air = Depuis les airs
special-strafing = Mitraillage
special-ground-support = Appui au sol
special-ground-interdiction = Interdiction au sol
special-kamikaze = Kamikaze
special-recon = Reconnaissance
special-rescue = Sauvetage
why-ground-support = appui au sol
roll-air-check = test aérien
roll-strafing = mitraillage
roll-kamikaze = kamikaze
question-crowded = Lequel de vos deux avions part ?
option-axis_planes = Avions de l’Axe (nation : ceux de sa nation)
option-allies_planes = Avions des Alliés (nation : ceux de leur nation)
option-axis_sorties = Sorties aériennes de l’Axe au début
option-allies_sorties = Sorties aériennes des Alliés au début
option-deck_sorties = Sorties aériennes dans la pioche
option-air_rules = Changements aux nombres des règles aériennes
unit-warhawk = P-40 Warhawk
unit-lightning = P-38 Lightning
unit-corsair = F4U Corsair
unit-spitfire = Spitfire
unit-storch = Fi 156 Storch
unit-bf-109 = Bf 109
unit-zero = A6M Zero
unit-yak = Yak
page-doing-crowded = { $n ->
    [one] renvoie un avion
   *[other] renvoient un avion
}

### Arrivals and smoke

illegal-unload-first = Dites d’abord où les troupes descendent du train.
illegal-paradrop-first = Désignez d’abord un hexagone pour chaque parachute.
illegal-smoke-first = Dites d’abord sur quels hexagones s’étend la fumée.
event-smoked = { $gone ->
    [1] La fumée sur { $hexes } s’est dissipée.
   *[other] La fumée s’étend sur { $hexes }.
}
event-dropped = { $landed ->
    [1] { $camp } : un parachute visant { $aim } dérive vers { $path } et se pose.
   *[other] { $camp } : un parachute visant { $aim } est perdu.
}
special-smoke = Poser un écran de fumée
special-breakthrough = Percée des blindés
question-unload = Où les troupes descendent-elles du train ?
question-paradrop = Où visent vos parachutes ?
question-smoke = Sur quels hexagones s’étend la fumée ?
option-supply_train = Camps dont les trains débarquent des troupes en gare
option-supply_turn = Premier tour de ces troupes (0 : le tour suivant)
option-paradrop = Camp avec des parachutistes
option-paradrop_units = Combien de parachutes
option-paradrop_turn = Le tour où ils sautent
option-paradrop_acts = Leur premier tour (0 : aussitôt)
option-smoke = Camps qui peuvent poser de la fumée
option-smoke_screens = Écrans de fumée par camp
option-armor_breakthrough = Camp dont les blindés peuvent percer une fois
option-breakthrough_units = Combien d’unités de blindés percent
page-doing-unload = { $n ->
    [one] décharge un train
   *[other] déchargent un train
}
page-doing-paradrop = { $n ->
    [one] vise avec les parachutes
   *[other] visent avec les parachutes
}
page-doing-smoke = { $n ->
    [one] pose de la fumée
   *[other] posent de la fumée
}
page-doing-frost = { $n ->
    [one] souffre du gel
   *[other] souffrent du gel
}

### Combat cards and airplanes on the page

page-timing-alongside = En appui
page-timing-ordering = Activation
page-timing-reaction = Réaction
page-window-before = avec votre carte de Commandement
page-window-order = une fois les unités activées
page-window-move-start = avant le mouvement d’une unité
page-window-move-end = après le mouvement d’une unité
page-window-pre-battle = avant les combats
page-window-attack = quand votre unité attaque
page-window-defend = quand vous êtes attaqué
page-window-rolled = après les dés
page-window-loss = avant les pertes
page-window-flags = sur des drapeaux
page-window-won = après un combat gagné
page-window-unit-done = quand une unité a fini
page-window-post-battle = après les combats
page-window-x-ordered = quand l’ennemi active
page-window-x-move-step = pendant un mouvement ennemi
page-window-x-move-end = après un mouvement ennemi
page-combat = Combat
page-combat-cards = Cartes Combat
page-combat-count = Cartes Combat : { $n }
page-combat-piles = Pioche Combat { $deck } · défausse { $discard }
page-discards = Défausse Combat : { $n }
page-no-discards = Aucune n’a encore été jouée.
page-origin-own = nos propres cartes
page-origin-user = paquet personnel
page-special-is = Une carte avec une étoile peut se jouer comme
page-or-special = Ou jouez-la comme
page-has-special = avec une étoile
page-tied-to = réservée : { $camp }
page-as-written = Comme écrit
page-as-special = Comme { $name }
page-roll-again = { $n ->
    [0] Désignez les dés à relancer
    [one] Relancer 1 dé
   *[other] Relancer { $n } dés
}
page-closed-unit = fermée aux cartes Combat ennemies
page-closed-general = aucune carte Combat contre lui
page-status-stalled = immobilisée : ne peut pas bouger
page-status-concealed = dissimulée
page-smoke = fumée
page-rain = Pluie · portée { $n }
page-airborne = { $plane } en vol
page-light-air = pour un avion
page-way = par { $via }
page-way-straight = tout droit
page-over-enemies = ennemis survolés { $n }
page-sorties = Sorties aériennes : { $n }
page-question-lay = Dans quelle section posez-vous la carte ?
page-question-sortie = Où votre avion arrive-t-il ?
page-left-orders = (d’autres unités peuvent être activées)
page-all-the-same = { $what } quand même ?
page-sure = Il reste quelque chose à faire. Appuyez encore pour confirmer.
page-standing = Ordres permanents
page-standing-short = Ordres permanents
page-standing-here = Toujours passer ici
page-standing-text = Aux questions cochées, votre place passe d’elle-même après un instant. Personne d’autre ne le sait.
page-standing-all = Tout cocher
page-standing-none = Tout décocher
page-standing-hold = Les suspendre pour l’instant : demandez-moi
page-choice-nation = ceux de sa nation
page-deck-choice = { $title } ({ $origin })
page-planes-hint = Rien de coché : ceux de sa nation.

### Page

page-language = Langue
page-tagline = Deux plateaux, huit sièges, une chaîne de commandement.
page-your-name = Votre nom
page-guest = Invité
page-my-tables = Vos tables
page-battles = Choisissez une bataille
page-format-overlord = Overlord, de deux à huit joueurs
page-format-standard = Bataille standard, deux joueurs
page-play-as = Vous êtes
page-play-now = Jouer
page-whole-camp = { $camp } : tout le camp
page-unofficial = Œuvre d’amateurs, non officielle. Règles, dessins et textes sont les nôtres.
page-no-server = Le serveur ne répond pas. Réessayez dans un instant.
page-no-such-table = Cette table n’existe pas, ou ce lien ne mène plus nulle part.
page-opening = Ouverture de la table…
page-lost = La connexion est perdue ; nouvel essai…
page-sit-down = S’asseoir
page-home = Toutes les batailles
page-your-turn = À vous
page-turn = Tour { $n } · { $camp }
page-you = { $seat } (vous)
page-pair = { $first } : { $second }
page-you-short = vous
page-bot = bot
page-free = encore personne
page-medals = { $camp } : { $n ->
    [one] { $n } médaille
   *[other] { $n } médailles
} sur { $of }
page-victory = Victoire : { $camp }
page-no-victory = Pas de vainqueur
page-record = Télécharger l’enregistrement
page-board = Champ de bataille
page-overview = Tout le plateau : touchez pour y aller
page-zoom = Zoom
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-all = Tout le plateau
page-flank-left = Flanc gauche
page-flank-center = Centre
page-flank-right = Flanc droit
page-flank-left-short = Gauche
page-flank-center-short = Centre
page-flank-right-short = Droite
page-figures = { $n } figurines sur { $of }
page-ordered = a reçu un ordre
page-objective = objectif
page-light-pick = peut être choisi
page-light-go = accessible
page-light-far = accessible, sans combat
page-light-target = cible
page-card-for = { $n ->
    [none] Pour : { $who }
    [A] Pour : { $who } · active toutes les unités
    [one] Pour : { $who } · active 1 unité
   *[other] Pour : { $who } · active { $n } unités
}
page-section = Section
page-tactic = Tactique
page-no-dice = Pas encore de dés.
page-dice-title = Dés
page-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
page-odds = au moins une touche { $hit } %, au moins un drapeau { $flag } %, éliminée { $end } %
page-log = Journal
page-talk = Discussion
page-cards = Cartes
page-fold = Replier les cartes et les panneaux
page-unfold = Déplier les cartes et les panneaux
page-panels = Cartes, journal et discussion
page-no-talk = Rien n’a encore été dit.
page-say = Dire quelque chose…
page-send = Envoyer
page-hex-names = Noms des hexagones
page-pace = Les bots répondent
page-pace-slow = lentement
page-pace-normal = à un rythme humain
page-pace-fast = vite
page-pace-instant = aussitôt
page-hand = Votre main
page-hand-empty = Aucune carte en main.
page-hand-hidden = Votre commandant en chef tient les cartes : { $n }.
page-hand-size = main { $n } sur { $of }
page-deck = pioche { $n }
page-watching = Vous regardez.
page-waiting = Les autres choisissent…
page-command = Que faire
page-then-whom = Dites maintenant où elle va.
page-battle-back-now = Riposter
page-ordered-count = { $n ->
    [one] 1 activée
   *[other] { $n } activées
}
page-briefing = Briefing
page-waiting-for = On attend { $who }
page-clear = Effacer le choix
page-undo = Annuler
page-hurry = Presser les bots
page-left = { $n ->
    [one] (reste { $n } unité)
   *[other] (restent { $n } unités)
}
page-face-down = face cachée
page-no-card = pas de carte
page-before = Cartes du tour précédent : { $cards }
page-repeats = répéterait { $cards }
page-doing-card = { $n ->
    [one] choisit une carte
   *[other] choisissent une carte
}
page-doing-chip = { $n ->
    [one] choisit pour le jeton Commissaire
   *[other] choisissent pour le jeton Commissaire
}
page-doing-first-chip = { $n ->
    [one] choisit pour le jeton Commissaire
   *[other] choisissent pour le jeton Commissaire
}
page-doing-lay = { $n ->
    [one] pose une carte
   *[other] posent une carte
}
page-doing-order = { $n ->
    [one] donne des ordres
   *[other] donnent des ordres
}
page-doing-move = { $n ->
    [one] se déplace
   *[other] se déplacent
}
page-doing-battle = { $n ->
    [one] combat
   *[other] combattent
}
page-doing-ambush = { $n ->
    [one] peut tendre une embuscade
   *[other] peuvent tendre une embuscade
}
page-doing-battle-back = { $n ->
    [one] peut riposter
   *[other] peuvent riposter
}
page-doing-flags = { $n ->
    [one] compte les drapeaux
   *[other] comptent les drapeaux
}
page-doing-retreat = { $n ->
    [one] bat en retraite
   *[other] battent en retraite
}
page-doing-ground = { $n ->
    [one] peut prendre le terrain
   *[other] peuvent prendre le terrain
}
page-doing-overrun = { $n ->
    [one] exploite la percée
   *[other] exploitent la percée
}
page-doing-air-power = { $n ->
    [one] dirige l’aviation
   *[other] dirigent l’aviation
}
page-doing-barrage = { $n ->
    [one] dirige le barrage
   *[other] dirigent le barrage
}
page-doing-keep = { $n ->
    [one] garde une carte
   *[other] gardent une carte
}
page-doing-distribute = { $n ->
    [one] distribue les cartes
   *[other] distribuent les cartes
}
page-doing-visit = { $n ->
    [one] peut visiter un général
   *[other] peuvent visiter un général
}
page-doing-end-visit = { $n ->
    [one] est en visite
   *[other] sont en visite
}
page-doing-initiative = { $n ->
    [one] peut prendre l’initiative
   *[other] peuvent prendre l’initiative
}
page-doing-ready = { $n ->
    [one] se prépare
   *[other] se préparent
}
page-doing-pick = { $n ->
    [one] choisit
   *[other] choisissent
}

### Page : revoir, apprendre, touches

table-bad-record = Ce n’est pas l’enregistrement d’une bataille : { $problem }
table-no-such-rule = Il n’y a pas de règle { $rule }.
note-no-story = On ne peut pas revoir la bataille pour l’instant.
page-rulebook = Dans les termes du livret de règles (en anglais)
page-no-such-rule = Il n’y a pas de règle { $rule }.
page-shut-generals = fermés
page-shut-visit = fermée
page-shut-camp = fermé
page-marked = une unité de plus
page-not-him = Cette carte n’est pas pour lui ; appuyez pour lire pourquoi.
page-hits = { $n ->
    [0] aucune touche
    [one] { $n } touche
   *[other] { $n } touches
}
page-hits-title = touches
page-tools = Outils
page-ask = Qu’est-ce que c’est ?
page-asking = Désignez un hexagone ou une carte pour lire ce que c’est.
page-sound = Son
page-volume = Volume
page-hex = Hexagone { $hex }
page-objective-of = Vaut { $n ->
    [one] { $n } médaille
   *[other] { $n } médailles
} pour le camp : { $camp }.
page-objective-any = Vaut { $n ->
    [one] { $n } médaille
   *[other] { $n } médailles
} à qui le tient.
page-objective-held = Tenu maintenant : { $camp }.
page-statistics = Statistiques des dés
page-statistics-text = Ce qui est sorti et, entre parenthèses, ce que promettent autant de dés.
page-seat = Place
page-since = Depuis votre dernier regard
page-play-back = Revoir
page-told-cards = Cartes : { $cards }
page-told-deeds = Mouvements : { $moves } · combats : { $battles } · retraites : { $retreats }
page-told-figures = { $n ->
    [one] { $camp } : { $n } figurine perdue
   *[other] { $camp } : { $n } figurines perdues
}
page-told-units = { $n ->
    [one] { $camp } : { $n } unité détruite
   *[other] { $camp } : { $n } unités détruites
}
page-told-medals = Médailles, { $camp } : { $medals }
page-told-no-losses = Personne n’a rien perdu.
page-skip = Passer
page-fight-destroyed = détruite !
page-fight-flags = { $n ->
    [one] { $n } drapeau
   *[other] { $n } drapeaux
}
page-fight-ignored = { $n ->
    [one] { $n } drapeau ignoré
   *[other] { $n } drapeaux ignorés
}
page-look-back = Revoir la bataille
page-before-first = Avant le premier tour
page-turn-before = Tour précédent
page-turn-after = Tour suivant
page-step-before = Pas précédent
page-step-after = Pas suivant
page-step = Moment de la bataille
page-play-on = Lecture
page-pause = Pause
page-all-open = toutes les mains ouvertes
page-back-to-now = Revenir au présent
page-open-record = Ouvrir un enregistrement
page-open-record-text = Une bataille terminée se garde dans un fichier et se revoit ici, du premier tour au dernier, toutes les mains ouvertes.
page-choose-file = Choisir le fichier
page-keys = Touches
page-key-tab = Tab
page-key-tab-text = du plateau aux boutons, aux cartes, au journal et à la discussion
page-key-arrows = Flèches
page-key-arrows-text = d’hexagone en hexagone ; Début et Fin pour les coins
page-key-lights = N, P
page-key-lights-text = au prochain hexagone éclairé ou au précédent
page-key-enter = Entrée, Espace
page-key-enter-text = choisir ce qui est désigné
page-key-escape = Échap
page-key-escape-text = lâcher ce qui était choisi
page-key-skip = S
page-key-skip-text = passer ce qui est encore montré
page-key-info = I
page-key-info-text = ce qu’un hexagone contient et fait, ou ce que dit une carte
page-key-zoom = + − 0
page-key-zoom-text = plus près, plus loin, tout le plateau
page-key-pan = Maj + flèches
page-key-pan-text = déplacer la carte
page-key-done = D
page-key-done-text = terminer, confirmer ou passer
page-key-undo = U
page-key-undo-text = annuler la dernière réponse
page-key-board = B, H
page-key-board-text = au plateau, à la main de cartes
page-learn = Apprendre à jouer
page-learn-text = Neuf leçons de quelques minutes. Rien à lire avant.
page-lesson = Leçon
page-lesson-step = Étape { $n } sur { $of }
page-lesson-next = Continuer
page-lesson-skip = Passer cette étape
page-lesson-start = Commencer
page-lesson-more = D’autres leçons
lesson-first = Votre première bataille
lesson-first-about = Un petit terrain, six unités par camp. Vous apprenez à jouer une carte, donner des ordres, bouger, combattre et reculer.
lesson-first-welcome = Vous menez les Alliés, les unités rondes et vertes en bas. Les carrées grises sont l’Axe. Chaque unité ennemie éliminée vaut une médaille ; trois médailles donnent la victoire.
lesson-first-card = Un tour commence par une carte. Sa flèche désigne la gauche, le centre ou la droite du plateau, son nombre dit combien d’unités elle active. Choisissez une carte en bas et jouez-la.
lesson-first-order = Les unités dorées peuvent recevoir un ordre. Désignez-en une qui est près de l’ennemi.
lesson-first-confirm = Donnez d’autres ordres si la carte le permet, puis confirmez.
lesson-first-move = Maintenant les unités activées bougent, l’une après l’autre. Choisissez-en une, puis un hexagone : doré, elle pourra encore combattre ; en pointillé, non.
lesson-first-moved = Bougez les autres si vous voulez, puis dites que vous avez terminé.
lesson-first-battle = Choisissez une unité, puis un ennemi en rouge. Le nombre est celui de vos dés ; restez sur la cible pour voir pourquoi, et les chances. Pas de rouge ? Vous êtes trop loin : terminez et approchez-vous au prochain tour.
lesson-first-dice = Une face qui montre le genre de la cible, ou une grenade, ôte une figurine. Un drapeau la fait reculer d’un hexagone vers son camp. Une étoile ne fait rien ici.
lesson-first-enemy = Combattez avec vos autres unités ou terminez. Une nouvelle carte vient en main, et l’ennemi joue son tour.
lesson-first-retreat = Si un drapeau frappe l’une de vos unités, vous choisissez l’hexagone derrière elle où elle recule. Une unité qui ne peut pas reculer perd une figurine. Combattez jusqu’à ce que quelqu’un recule.
lesson-first-win = Frappez les unités déjà faibles : une unité éliminée est une médaille. Forêt et ville protègent ceux qui y sont. Le point d’interrogation en haut vous dit ce que fait un hexagone.
lesson-first-end = Votre première médaille ! Vous savez tout ce qui fait une bataille. Continuez jusqu’à trois médailles, ou apprenez comment un commandant en chef distribue ses cartes.
lesson-orders = Distribuer les cartes
lesson-orders-about = Le grand plateau, un tour comme commandant en chef. Vous apprenez à donner des cartes à vos trois généraux.
lesson-orders-welcome = But : donner une carte au général du centre ; lui seul a des ennemis à portée. Deux plateaux côte à côte, quatre sièges par camp : vous tenez toutes les cartes, et trois généraux tiennent le flanc gauche, le centre et le flanc droit.
lesson-orders-ready = Avant le premier tour, le camp parle librement. Dites que vous êtes prêt.
lesson-orders-give = Faites glisser une carte sur un général, ou choisissez-la puis lui. Ceux qui peuvent l’avoir s’éclairent ; un autre vous dit pourquoi il ne peut pas.
lesson-orders-confirm = Donnez jusqu’à trois cartes en tout, puis confirmez. Un général sans carte peut encore agir de sa propre initiative.
lesson-orders-visit = Vous pouvez rendre visite à un général qui a reçu une carte et lui parler ; aux autres, pas un mot. Choisissez-en un, ou passez.
effect-nothing = Aucun effet sur le mouvement ni le combat.
effect-water = Personne n’entre sans pont ni bateau.
effect-bridge = Rend franchissable l’eau qui passe dessous.
effect-closed = Personne n’entre.
effect-only = Ouvert seulement à : { $who }.
effect-stop = { $who ->
    [all] Une unité qui entre doit s’arrêter.
   *[other] Doit s’arrêter en entrant : { $who }.
}
effect-first-hex = On n’y entre que de l’hexagone voisin, en un mouvement entier.
effect-leave-one = Qui en sort ne bouge que d’un hexagone.
effect-climb = Y monter d’en bas coûte { $n } hexagones.
effect-shore = Qui y entre bouge de deux hexagones au plus ce tour.
effect-never-battle = { $who ->
    [all] Personne ne combat d’ici.
   *[other] Ne combat pas d’ici : { $who }.
}
effect-no-battle = { $who ->
    [all] Pas de combat le tour où une unité entre.
   *[other] Pas de combat le tour où elle entre : { $who }.
}
effect-no-battle-past-one = Pas de combat après un mouvement de plus d’un hexagone pour y entrer.
effect-no-battle-after = Pas de combat le tour où elle sort : { $who }.
effect-cover = Attaqué par { $who } : { $n ->
    [one] 1 dé de moins
   *[other] { $n } dés de moins
}.
effect-cover-lower = Attaqué de plus bas par { $who } : { $n ->
    [one] 1 dé de moins
   *[other] { $n } dés de moins
}.
effect-fire-out = En combattant d’ici, { $who } : { $n ->
    [one] 1 dé de moins
   *[other] { $n } dés de moins
}.
effect-blocks-sight = Bloque la ligne de mire.
effect-hill-sight = Bloque la vue de ceux qui sont plus bas, et des collines derrière elle.
effect-mountain-sight = Bloque la vue de ceux qui sont plus bas.
effect-overlooks = D’ici vers d’autres hauteurs, rien de plus bas ne gêne la vue.
effect-lake-sight = Bloque la vue là où il est large de deux hexagones.
effect-flags = { $who ->
    [all] Une unité ici peut ignorer
   *[other] Ici, { $who } peut ignorer
} { $n ->
    [one] 1 drapeau
   *[other] { $n } drapeaux
}.
effect-flags-all = Une unité ici peut ignorer tous les drapeaux.
effect-no-retreat = Personne n’y recule.
effect-owner-only = Ne protège que le camp qui l’a construit.
effect-lost-when-left = Retiré quand l’unité sort.
effect-crushed = Un blindé qui entre le retire.
effect-cleared = Peut être retiré au lieu de combattre, par : { $who }.
effect-ice = Qui y entre ou y recule lance 2 dés ; chaque étoile coûte une figurine.
effect-mine = Qui entre lance autant de dés que la mine est forte ; chaque touche coûte une figurine.
effect-moves = Bouge de { $n ->
    [0] zéro hexagone
    [one] { $n } hexagone
   *[other] { $n } hexagones
} et combat, { $of } au plus.
effect-dice = Dés selon la distance : { $dice }.
effect-needs-no-sight = N’a pas besoin de ligne de mire.
effect-ignores-cover = Le terrain de la cible ne retire aucun dé.
effect-ignores-cover-close = Au combat rapproché, le terrain de la cible ne retire aucun dé.
effect-takes-no-ground = Ne prend pas de terrain.
effect-overruns = Après une prise de terrain, peut combattre encore une fois.
effect-battles-on-entry = Peut combattre le tour où elle entre dans un terrain qui l’interdit.
effect-engineer = Déblaie mines et obstacles.
effect-only-grenades = Touché par les grenades seulement.
effect-retreat-most = Peut reculer jusqu’à { $n } hexagones par drapeau.
effect-unit-flags = Peut ignorer { $n ->
    [one] 1 drapeau
   *[other] { $n } drapeaux
}.

### Signaux convenus : politesses à toute la table, et ceux du terrain

illegal-no-such-signal = Il n’y a pas de signal { $signal }.
illegal-signal-not-here = Le signal { $signal } ne va pas au canal « { $channel } » : les politesses vont à la table, les signaux du terrain dans un canal de parole.
illegal-signal-without-place = Le signal { $signal } est une politesse et ne désigne pas d’hexagone.
table-signalled-already = Vous venez de faire signe : une politesse au plus toutes les { $seconds } secondes.
event-signalled = { $hex ->
    [none] { $seat } ({ $channel }) signale : { $signal }
   *[other] { $seat } ({ $channel }) signale : { $signal }, { $hex }
}
channel-table = table
signal-one-moment = Un instant
signal-back = Me revoilà
signal-ready = Tout est prêt
signal-thanks = Merci
signal-good-luck = Bonne chance
signal-well-played = Bien joué
signal-needs-support = Besoin de renforts
signal-holding = Je tiens
signal-attacking-next = J’attaque ensuite
signal-falling-back = Je me replie
signal-look-here = Regardez ici
page-signals = Signaux
page-signals-table = À toute la table
page-signals-field = Dans le canal { $channel }
page-signal-where = Touchez un hexagone du plateau :
page-signal-nowhere = Envoyer sans lieu
page-signal-cancel = Ne pas envoyer

### Batailles de son cru

serve-left-out = { $more ->
    [0] Non proposé : { $problem }.
   *[other] Non proposé : { $problem } (et { $more } de plus ; overlord check les montre tous).
}
page-group-own = Vos propres batailles
page-own-spoiled = { $n ->
    [one] Un fichier est laissé de côté
   *[other] { $n } fichiers sont laissés de côté
}
page-own-problem = { $more ->
    [0] { $problem }
   *[other] { $problem } (et { $more } de plus)
}

### Battles fought by older rules

page-older-ended = Les règles ont changé depuis, et celles d’aujourd’hui auraient mené cette bataille ailleurs : elle s’arrête ici.
page-older-won = { $who } ({ $reason }). Cette bataille fut livrée selon d’anciennes règles ; elle est montrée telle qu’elle fut notée.
page-older-record = Cette bataille fut livrée selon d’autres règles que celles d’aujourd’hui : elle est montrée telle que son enregistrement la raconte, sans vérification.
replay-kept = { $path } : raconté tel qu’il fut noté, { $events } événements ; ses règles ne sont pas celles d’aujourd’hui, il n’est donc pas vérifié.

# The look of the table
page-battle-now = Combattre { $target }
page-tap-again = Touchez encore une fois pour confirmer

# Around the table, second look
lesson-over = La bataille est finie. Ce que vous avez appris ici vaut dans toutes les batailles : suivez une autre leçon, ou choisissez une bataille.
table-record-too-large = Un enregistrement a { $most } octets au plus ; ce fichier est plus grand.
table-no-record = Ce fichier n’est pas l’enregistrement d’une bataille.
page-option-combat_deck = Paquet Combat
page-option-night = Nuit : la vue s’étend ou se réduit
page-option-axis_planes = Avions de l’Axe
page-option-allies_planes = Avions des Alliés
page-camp-of = { $camp } ({ $names })
page-gone-left = Vous n’êtes plus assis ici. Qui a dressé la table peut vous envoyer un lien.
page-gone-removed = Cette table a été retirée par qui l’avait dressée.

### The end of a battle

end-won = Vous avez gagné
end-lost = Vous avez perdu
end-drawn = Partie nulle
end-medals-won = Vous avez toutes les médailles qu’il vous faut.
end-medals-lost = L’ennemi a toutes les médailles qu’il lui faut.
end-last-unit-won = L’ennemi n’a plus aucune unité.
end-last-unit-lost = Vous n’avez plus aucune unité.
end-sudden-death-won = Vous avez atteint l’objectif décisif.
end-sudden-death-lost = L’ennemi a atteint l’objectif décisif.
end-deck-won = La pioche est épuisée, et la bataille est à vous.
end-deck-lost = La pioche est épuisée, et la bataille est à l’ennemi.
end-resigned-won = L’ennemi a abandonné.
end-resigned-lost = Votre camp a abandonné.
end-resigned-watch = L’autre camp a abandonné.
end-turn-limit-drawn = Le dernier tour est passé, et personne n’a gagné.
end-agreed-draw-drawn = Les deux camps se sont accordés sur une partie nulle.
end-panel = La fin de la bataille
end-reopen = La fin
end-plot = Les médailles, tour par tour
end-plot-turn = Tour { $n }
end-turns = { $n ->
    [one] un tour
   *[other] { $n } tours
}
end-fallen = Où les unités sont tombées
end-fallen-alt = Carte du champ de bataille avec une marque sur chaque hexagone où une unité est tombée. La liste des unités les nomme.
end-fallen-none = Aucune unité n’est tombée.
end-best = Meilleure unité
end-best-unit = { $unit } ({ $camp }), partie de { $hex }
end-best-took = { $took ->
    [one] a pris une figurine
   *[other] a pris { $took } figurines
}
end-best-eliminated = { $n ->
    [0] n’a éliminé aucune unité
    [one] a éliminé une unité
   *[other] a éliminé { $n } unités
}
end-best-none = Aucune unité n’a pris de figurine à l’ennemi.
end-luck = La chance aux dés
end-luck-hits = { $camp } : { $hits } dés sur { $dice } ont touché ; { $expected } en moyenne
end-luck-none = { $camp } : aucun dé lancé
end-luck-range = Le hasard seul donne de { $low } à { $high } touches dans 95 batailles semblables sur 100.
end-luck-inside = Rien d’inhabituel.
end-luck-more = Plus que ce que donne d’habitude le hasard.
end-luck-fewer = Moins que ce que donne d’habitude le hasard.
end-luck-proof = Une bataille est un petit échantillon : quoi qu’il y ait ici, cela ne prouve rien, ni sur les dés ni sur les joueurs.
end-luck-count = Sont comptés les dés des combats, des embuscades, de l’Attaque aérienne et du Barrage d’artillerie.
end-units = Pertes et prises, unité par unité
end-units-of = Unités d’un camp : { $camp }
end-unit = Unité
end-from = Partie de
end-figures-lost = Perdues
end-figures-took = Prises
end-units-eliminated = Éliminées
end-fell = Tombée (tour)
end-fell-at = { $hex } ({ $turn })
end-units-quiet = { $n ->
    [one] Une autre unité n’a ni perdu ni pris de figurine.
   *[other] { $n } autres unités n’ont ni perdu ni pris de figurine.
}
end-together = En tout
end-totals-title = Pertes
end-totals = { $camp } : { $figures } figurines et { $units } unités perdues
end-people = Qui a combattu
end-share = Enregistrer une image
end-share-failed = L’image n’a pas pu être faite pour l’instant.
end-next = Prochaine bataille : { $name }
end-no-figures = Les chiffres de cette bataille ne sont pas disponibles pour l’instant.

### Replays

page-medal-steps = Médailles
page-medal-before = Médaille précédente
page-medal-after = Médaille suivante
page-speed = Vitesse
page-moment-link = Lien vers ce moment
page-no-replay = Cette rediffusion ne peut pas être ouverte : la table n’existe plus, ou vous n’y avez pas de place.

### Lessons on a position

page-lesson-again = Recommencer
page-lesson-following = Leçon suivante
page-lesson-learned = Apprise
page-lesson-failed = Pas encore
page-lesson-continue = Continuer
lesson-first-skipped = Vous connaissez maintenant toutes les parties d’une bataille. Votre première médaille attend encore : continuez jusqu’à trois, ou prenez la leçon suivante.
lesson-ranges = Portée et chances
lesson-ranges-about = Jusqu’où tire une unité, combien de dés cela donne, et ce que disent les chances avant le lancer.
lesson-ranges-welcome = But : éliminer ce tour-ci l’infanterie ennemie en f6. Il lui reste deux figurines, il faut donc que deux dés touchent.
lesson-ranges-card = Jouez la carte qui active des unités au centre.
lesson-ranges-order = Activez votre infanterie en F3 et confirmez.
lesson-ranges-move = L’infanterie lance 3 dés contre un voisin, 2 à deux hexagones et 1 à trois. Elle peut avancer d’un hexagone et combattre encore ; après deux, non. Pointez un hexagone pour le voir.
lesson-ranges-battle = Pointez d’abord l’ennemi : le panneau dit les dés, les raisons et les chances. Puis combattez.
lesson-ranges-blunder-far = À trois hexagones vous ne lancez qu’un dé, et un dé ne peut pas toucher deux fois.
lesson-ranges-blunder-too-far = Deux hexagones, c’est trop : une infanterie qui avance de deux ne combat pas.
lesson-ranges-done = Bien joué. Plus près, plus de dés ; et les chances sont là avant chaque lancer : regardez-les d’abord.
lesson-ranges-failed = L’ennemi tient encore. Approchez d’un hexagone, puis combattez avec deux dés.
lesson-ground = Terrain et vue
lesson-ground-about = Ce que les forêts font aux dés, et ce qui arrête la vue.
lesson-ground-welcome = But : éliminer ce tour-ci l’une des deux unités affaiblies, en E5 ou en G5.
lesson-ground-card = Jouez la carte qui active des unités au centre.
lesson-ground-order = Activez votre infanterie en F3 et confirmez.
lesson-ground-move = E5 est en forêt, ce qui coûte un dé à l’infanterie. G5 est à découvert, mais le bois en f4 le cache. Faites un pas de côté, là d’où vous le voyez.
lesson-ground-battle = Plus rien ne vous sépare de G5. Combattez.
lesson-ground-blunder-cover = La forêt vous a pris un de vos deux dés. Une unité à découvert est une meilleure cible.
lesson-ground-blunder-wood = Qui entre en forêt s’y arrête et ne combat pas ce tour-ci.
lesson-ground-done = Bien joué. Forêts, villes et collines protègent et cachent ; cherchez l’hexagone d’où rien n’aide l’ennemi.
lesson-ground-failed = Les deux sont encore là. Depuis G3 vous voyez sans couvert l’unité en G5.
lesson-overrun = Prendre le terrain et percer
lesson-overrun-about = Ce qu’une unité fait de l’hexagone qu’elle a vidé, et pourquoi les blindés combattent parfois deux fois.
lesson-overrun-welcome = But : deux médailles en un tour, avec une seule unité de blindés.
lesson-overrun-card = Jouez la carte qui active des unités au centre.
lesson-overrun-order = Activez les blindés en F3 et confirmez.
lesson-overrun-near = Restez sur place : dites que vous avez fini de vous déplacer. Puis combattez la figurine seule en f4, juste à côté.
lesson-overrun-take = L’hexagone est vide. En combat rapproché vous pouvez le prendre, et des blindés qui prennent le terrain peuvent combattre encore une fois : c’est la percée. Prenez le terrain.
lesson-overrun-again = La percée, maintenant : combattez l’unité en F5.
lesson-overrun-blunder-left = Inutile de bouger : l’ennemi est déjà à côté de vous.
lesson-overrun-done = Bien joué. L’infanterie prend aussi le terrain, mais seuls les blindés et la cavalerie combattent encore après.
lesson-overrun-failed = Il n’y a eu qu’un combat. Éliminez la figurine en f4, prenez son hexagone, et combattez F5 de là.
lesson-tactics = Cartes Tactique
lesson-tactics-about = Des cartes qui se moquent des sections : les unes activent partout, les autres frappent d’elles-mêmes.
lesson-tactics-welcome = But : éliminer l’artillerie en f8. Aucune de vos unités ne l’atteint ce tour-ci.
lesson-tactics-card = Une carte de section porte une flèche, une carte Tactique une étoile. Pointez les deux cartes et lisez-les ; puis jouez celle qui n’a pas besoin d’unité.
lesson-tactics-target = Choisissez l’artillerie en f8. Un Barrage d’artillerie lance quatre dés contre n’importe quel ennemi, si loin soit-il ; l’artillerie n’est touchée que par les grenades.
lesson-tactics-blunder-section = Cette carte active votre infanterie, mais deux hexagones de marche ne la mettent pas à portée.
lesson-tactics-blunder-other = Le barrage est tombé sur une autre unité. Le but, ce sont les canons en f8.
lesson-tactics-done = Bien joué. Gardez les cartes Tactique pour le moment où aucune carte de section n’aide.
lesson-tactics-failed = Les canons tirent encore. La carte Tactique de votre main les atteint.
lesson-objectives = Objectifs
lesson-objectives-about = Des médailles posées sur le plateau : on les gagne en s’y tenant, pas en combattant.
lesson-objectives-welcome = But : gagner la médaille posée sur la ville, F5. Certaines batailles ont de telles médailles pour un camp, d’autres pour les deux.
lesson-objectives-card = Jouez la carte qui active des unités au centre.
lesson-objectives-order = Activez votre infanterie en F3 et confirmez.
lesson-objectives-move = L’infanterie peut avancer de deux hexagones si elle ne combat pas. Entrez dans la ville.
lesson-objectives-blunder-battle = Ce combat ne rapporte rien ici : l’ennemi a quatre figurines, et la médaille est dans la ville.
lesson-objectives-done = Bien joué. Cherchez les médailles du plateau avant chaque bataille ; le briefing les nomme.
lesson-objectives-failed = La ville est encore vide. Elle est à deux hexagones : marchez-y tout de suite.
lesson-assault = Combat rapproché et embuscade
lesson-assault-about = Hexagone contre hexagone : plus de dés, et un ennemi qui peut frapper d’abord.
lesson-assault-welcome = But : éliminer l’infanterie en F5, forte de quatre figurines, avec les deux unités voisines.
lesson-assault-card = Deux cartes les activent. L’une donne un dé de plus à chaque unité voisine d’un ennemi. Lisez les deux, puis jouez-en une.
lesson-assault-first = Activez les deux unités et confirmez. Combattre un voisin, c’est un combat rapproché : avant vos dés l’ennemi peut répondre par une Embuscade, s’il tient cette carte, et frapper d’abord. Combattez F5 avec la première unité.
lesson-assault-second = Combattez maintenant F5 avec l’autre unité.
lesson-assault-blunder-attack = Cette carte ne donne pas de dé en plus : trois et trois dés peuvent ne pas suffire contre quatre figurines.
lesson-assault-done = Bien joué. Le combat rapproché a le plus de dés et le risque d’une Embuscade ; commencez par l’unité qui peut la supporter.
lesson-assault-failed = Une figurine a tenu. La carte Combat rapproché donne à chacune de vos unités un quatrième dé.
lesson-general = Être général
lesson-general-about = Overlord vu du flanc : la carte vient de votre commandant, la bataille est à vous.
lesson-general-welcome = Vous êtes le général du flanc gauche des Alliés ; votre flanc est le tiers gauche du grand plateau. But : éliminer ce tour-ci l’infanterie en d6.
lesson-general-ready = Avant le premier tour le camp parle librement. Dites que vous êtes prêt.
lesson-general-wait = Votre commandant en chef choisit maintenant les cartes. Vous ne voyez pas sa main ; vous voyez ce qu’il vous donne.
lesson-general-lay = Posez votre carte sur l’une de vos deux sections, celle de l’extérieur : elle y active des unités.
lesson-general-order = Activez l’infanterie la plus proche de d6 et confirmez.
lesson-general-move = Approchez d’un hexagone, comme dans toute bataille. Les autres généraux agissent en même temps.
lesson-general-battle = Combattez l’ennemi en d6.
lesson-general-blunder-far = Un seul dé à trois hexagones : un hexagone plus près, vous en auriez eu deux.
lesson-general-done = Bien joué. Un général sans carte peut encore agir de sa propre initiative, si les dés le permettent.
lesson-general-failed = L’ennemi en d6 tient encore. Approchez d’un hexagone avant de combattre.
lesson-orders-done = Bien joué : le centre reçoit la carte qu’il lui faut. Regardez ce qu’en fait votre général ; à la fin du tour vous piochez de nouvelles cartes.
lesson-orders-failed = Le centre avait les seuls ennemis à portée, et aucune carte. Donnez Attaque au centre au général du centre.

### The front page

page-welcome = De quoi il s’agit
page-what = Le grand jeu de plateau de la Seconde Guerre mondiale dans votre navigateur : deux plateaux côte à côte et deux camps, dans chacun un commandant qui tient les cartes et trois généraux qui combattent avec ce qu’il leur donne, tous humains ou bots.
page-what-picture = Un champ de bataille de deux plateaux vu d’en haut : des hexagones avec bois, collines, villes et rivières, et les unités des deux camps.
page-small-now = Une petite bataille maintenant : { $name }
page-filters = Quelles batailles
page-filter-board = Plateau
page-filter-theatre = Théâtre
page-filter-length = Durée
page-filter-players = Joueurs
page-filter-any = peu importe
page-filter-none = Tout montrer
page-length-short = courte : jusqu’à 5 médailles
page-length-medium = moyenne : jusqu’à 12 médailles
page-length-long = longue : plus de 12 médailles
page-players = { $n } joueurs
page-theatre-country = Campagne
page-theatre-beach = Plage
page-theatre-winter = Hiver
page-theatre-desert = Désert
page-theatre-jungle = Jungle
page-theatre-urban = Ville
page-no-battles = Aucune bataille n’est ainsi. Choisissez moins de filtres.
page-story-more = Lire la suite
page-story-less = Moins

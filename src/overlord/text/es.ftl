### Las palabras de Open Overlord en español. Todos los textos son nuestros.
### Se tutea al jugador; «ordenar» una unidad es darle una orden.

### Bandos, puestos, tablero y dados

camp-axis = Eje
camp-allies = Aliados

role-cic = Comandante en jefe
role-left = General del flanco izquierdo
role-center = General del centro
role-right = General del flanco derecho

seat-axis-cic = Comandante en jefe del Eje
seat-axis-left = General del flanco izquierdo del Eje
seat-axis-center = General del centro del Eje
seat-axis-right = General del flanco derecho del Eje
seat-allies-cic = Comandante en jefe de los Aliados
seat-allies-left = General del flanco izquierdo de los Aliados
seat-allies-center = General del centro de los Aliados
seat-allies-right = General del flanco derecho de los Aliados

section-s1 = Sección 1
section-s2 = Sección 2
section-s3 = Sección 3
section-s4 = Sección 4
section-s5 = Sección 5
section-s6 = Sección 6

face-country = Campo
face-beach = Playa
face-winter = Invierno
face-desert = Desierto

die-I = Infantería
die-A = Blindados
die-G = Granada
die-F = Bandera
die-S = Estrella

category-infantry = Infantería
category-armor = Blindados
category-artillery = Artillería
category-other = Otra

### Cartas de Sección: nombre, texto a dos jugadores, texto en Overlord

-any-general = Cualquier General
-recon-draw = Al final del turno, roba 2 cartas y quédate con 1.
-recon-draw-overlord = Al final del turno, el Comandante en jefe roba 3 cartas en lugar de 2 y se queda con todas, sin superar su límite de mano.
-both-sections = Ocupa las dos secciones, así que ninguna otra carta de Sección puede acompañarla.

card-recon-left = Reconocimiento en el flanco izquierdo
card-recon-left-text = Ordena 1 unidad en tu flanco izquierdo. { -recon-draw }
card-recon-left-overlord = { role-left }: ordena 1 unidad en una de tus dos secciones. { -recon-draw-overlord }
card-recon-center = Reconocimiento en el centro
card-recon-center-text = Ordena 1 unidad en tu centro. { -recon-draw }
card-recon-center-overlord = { role-center }: ordena 1 unidad en una de tus dos secciones. { -recon-draw-overlord }
card-recon-right = Reconocimiento en el flanco derecho
card-recon-right-text = Ordena 1 unidad en tu flanco derecho. { -recon-draw }
card-recon-right-overlord = { role-right }: ordena 1 unidad en una de tus dos secciones. { -recon-draw-overlord }

card-probe-left = Batida en el flanco izquierdo
card-probe-left-text = Ordena hasta 2 unidades en tu flanco izquierdo.
card-probe-left-overlord = { role-left }: ordena hasta 2 unidades en una de tus dos secciones.
card-probe-center = Batida en el centro
card-probe-center-text = Ordena hasta 2 unidades en tu centro.
card-probe-center-overlord = { role-center }: ordena hasta 2 unidades en una de tus dos secciones.
card-probe-right = Batida en el flanco derecho
card-probe-right-text = Ordena hasta 2 unidades en tu flanco derecho.
card-probe-right-overlord = { role-right }: ordena hasta 2 unidades en una de tus dos secciones.

card-attack-left = Ataque en el flanco izquierdo
card-attack-left-text = Ordena hasta 3 unidades en tu flanco izquierdo.
card-attack-left-overlord = { role-left }: ordena hasta 3 unidades en una de tus dos secciones.
card-attack-center = Ataque en el centro
card-attack-center-text = Ordena hasta 3 unidades en tu centro.
card-attack-center-overlord = { role-center }: ordena hasta 3 unidades en una de tus dos secciones.
card-attack-right = Ataque en el flanco derecho
card-attack-right-text = Ordena hasta 3 unidades en tu flanco derecho.
card-attack-right-overlord = { role-right }: ordena hasta 3 unidades en una de tus dos secciones.

card-assault-left = Asalto en el flanco izquierdo
card-assault-left-text = Ordena todas las unidades de tu flanco izquierdo.
card-assault-left-overlord = { role-left }: ordena todas las unidades de una de tus dos secciones.
card-assault-center = Asalto en el centro
card-assault-center-text = Ordena todas las unidades de tu centro.
card-assault-center-overlord = { role-center }: ordena todas las unidades de una de tus dos secciones.
card-assault-right = Asalto en el flanco derecho
card-assault-right-text = Ordena todas las unidades de tu flanco derecho.
card-assault-right-overlord = { role-right }: ordena todas las unidades de una de tus dos secciones.

card-recon-in-force = Tropa de reconocimiento
card-recon-in-force-text = Ordena 1 unidad en cada una de las tres secciones.
card-recon-in-force-overlord = { -any-general }: ordena 1 unidad en cada una de tus dos secciones. { -both-sections }
card-general-advance = Avance general
card-general-advance-text = Ordena hasta 2 unidades en cada una de las tres secciones.
card-general-advance-overlord = { -any-general }: ordena hasta 2 unidades en cada una de tus dos secciones. { -both-sections }
card-pincer-move = Movimiento en pinza
card-pincer-move-text = Ordena hasta 2 unidades en tu flanco izquierdo y hasta 2 en tu flanco derecho.
card-pincer-move-overlord = General del flanco izquierdo o del derecho: ordena hasta 2 unidades en una de tus dos secciones.

### Cartas Tácticas: nombre, texto a dos jugadores, texto en Overlord

-no-infantry = Si no tienes infantería, ordena en su lugar 1 unidad a tu elección.
-no-infantry-overlord = Si no mandas infantería, ordena en su lugar 1 de tus unidades.

card-air-power = Apoyo aéreo
card-air-power-text = Golpea, en cualquier lugar del tablero, a un máximo de 4 unidades enemigas que formen un grupo sin huecos. Tira 2 dados contra cada una si diriges a los Aliados, 1 si diriges al Eje; el terreno no protege. El símbolo de la unidad, las granadas y las estrellas impactan, y no se puede ignorar ninguna bandera.
card-air-power-overlord = { role-cic }: antes de que actúen los Generales, golpea, en cualquier lugar, a un máximo de 4 unidades enemigas que formen un grupo sin huecos. Los Aliados tiran 2 dados contra cada una y el Eje 1; el terreno no protege, las estrellas también impactan y no se puede ignorar ninguna bandera. Con las reglas aéreas, dásela a un General, que la juega como una Salida aérea.

card-ambush = Emboscada
card-ambush-text = Juégala cuando una unidad enemiga declare un combate cercano contra una tuya, antes de que tire sus dados: tu unidad combate primero. Si la atacante sobrevive y no se retira, su ataque sigue adelante. Roba una carta nueva al final del turno.
card-ambush-overlord = { role-cic }: en el turno enemigo, dásela al General cuya unidad va a sufrir un combate cercano; esa unidad combate primero. Si la atacante sobrevive y no se retira, su ataque sigue adelante. Roba enseguida una carta nueva.

card-armor-assault = Asalto de blindados
card-armor-assault-text = Ordena hasta 4 unidades de blindados en cualquier lugar; tiran 1 dado más en combate cercano. Si no tienes blindados, ordena en su lugar 1 unidad a tu elección.
card-armor-assault-overlord = { -any-general }: ordena hasta 4 unidades de blindados en tus dos secciones; tiran 1 dado más en combate cercano. Si no mandas blindados, ordena en su lugar 1 de tus unidades.

card-artillery-bombard = Bombardeo de artillería
card-artillery-bombard-text = Ordena toda tu artillería: cada unidad mueve hasta 3 hexágonos o combate dos veces. Si no tienes artillería, ordena en su lugar 1 unidad a tu elección.
card-artillery-bombard-overlord = { -any-general }: ordena toda la artillería de tus dos secciones; cada unidad mueve hasta 3 hexágonos o combate dos veces. Si no mandas artillería, ordena en su lugar 1 de tus unidades.

card-barrage = Cortina de fuego
card-barrage-text = Tira 4 dados contra 1 unidad enemiga a tu elección, sin contar la distancia, la línea de visión ni el terreno. El símbolo de la unidad y las granadas impactan, y no se puede ignorar ninguna bandera.
card-barrage-overlord = { role-cic }: antes de que actúen los Generales, tira 4 dados contra 1 unidad enemiga a tu elección, sin contar la distancia, la línea de visión ni el terreno. El símbolo de la unidad y las granadas impactan, y no se puede ignorar ninguna bandera.

card-behind-enemy-lines = Tras las líneas enemigas
card-behind-enemy-lines-text = Ordena 1 unidad de infantería: mueve hasta 3 hexágonos, combate con 1 dado más y vuelve a mover hasta 3 hexágonos. Solo el terreno infranqueable estorba sus movimientos, pero su combate sigue las reglas de terreno habituales. { -no-infantry }
card-behind-enemy-lines-overlord = { -any-general }: ordena 1 unidad de infantería en tus dos secciones; mueve hasta 3 hexágonos, combate con 1 dado más y vuelve a mover hasta 3 hexágonos. Solo el terreno infranqueable estorba sus movimientos, pero su combate sigue las reglas de terreno habituales. { -no-infantry-overlord }

card-close-assault = Combate cercano
card-close-assault-text = Ordena toda tu infantería y todos tus blindados adyacentes a un enemigo. Libran un combate cercano sin mover antes y tiran 1 dado más; después pueden ganar terreno y arrollar como de costumbre.
card-close-assault-overlord = { -any-general }: ordena, en tus dos secciones, toda la infantería y todos los blindados adyacentes a un enemigo. Libran un combate cercano sin mover antes y tiran 1 dado más; después pueden ganar terreno y arrollar como de costumbre.

card-counter-attack = Contraataque
card-counter-attack-text = Da a tus unidades la orden que tu rival acaba de jugar. La izquierda y la derecha se invierten, de modo que se lucha por el mismo terreno. Si no hay nada que copiar, no pasa nada.
card-counter-attack-overlord = { -any-general }: repite, en las mismas secciones, la carta que el General de enfrente jugó el turno anterior. { role-cic }: repite, en cualquier lugar, la carta Táctica que el Comandante en jefe enemigo jugó el turno anterior. Si no hay nada que copiar, no pasa nada.

card-dig-in = Atrincherarse
card-dig-in-text = Hasta 4 unidades de infantería ponen sacos de arena en su hexágono, si el terreno lo permite y mientras queden. Ni mueven ni combaten. { -no-infantry }
card-dig-in-overlord = { -any-general }: en tus dos secciones, hasta 4 unidades de infantería ponen sacos de arena en su hexágono, si el terreno lo permite y mientras queden. Ni mueven ni combaten. { -no-infantry-overlord }

card-direct-from-hq = Directo del cuartel general
card-direct-from-hq-text = Ordena hasta 4 unidades a tu elección en cualquier lugar.
card-direct-from-hq-overlord = { -any-general }: ordena hasta 4 unidades a tu elección en tus dos secciones.

card-firefight = Tiroteo
card-firefight-text = Ordena hasta 4 unidades que no estén adyacentes a ningún enemigo. No mueven y disparan con 1 dado más.
card-firefight-overlord = { -any-general }: ordena, en tus dos secciones, hasta 4 unidades que no estén adyacentes a ningún enemigo. No mueven y disparan con 1 dado más.

card-infantry-assault = Asalto de infantería
card-infantry-assault-text = Ordena toda tu infantería en una sección. Cada unidad puede mover hasta 2 hexágonos y combatir, o mover 3 hexágonos sin combatir. { -no-infantry }
card-infantry-assault-overlord = { -any-general }: ordena toda la infantería de una de tus dos secciones. Cada unidad puede mover hasta 2 hexágonos y combatir, o mover 3 hexágonos sin combatir. { -no-infantry-overlord }

card-medics-and-mechanics = Sanitarios y mecánicos
card-medics-and-mechanics-text = Elige 1 unidad que haya perdido figuras y tira 1 dado por cada carta que tengas en la mano, incluida esta. Cada estrella y cada símbolo de la unidad le devuelve 1 figura, sin superar su fuerza inicial. Si recupera al menos 1, la unidad también recibe una orden.
card-medics-and-mechanics-overlord = { -any-general }: elige, en tus dos secciones, 1 unidad que haya perdido figuras y tira 4 dados. Cada estrella y cada símbolo de la unidad le devuelve 1 figura, sin superar su fuerza inicial. Si recupera al menos 1, la unidad también recibe una orden.

card-move-out = ¡En marcha!
card-move-out-text = Ordena hasta 4 unidades de infantería en cualquier lugar. { -no-infantry }
card-move-out-overlord = { -any-general }: ordena hasta 4 unidades de infantería en tus dos secciones. { -no-infantry-overlord }

card-their-finest-hour = La hora de la verdad
card-their-finest-hour-text = Tira 1 dado por cada carta que tengas en la mano, incluida esta. Cada símbolo de infantería o de blindados ordena 1 unidad de ese tipo y cada estrella, 1 unidad cualquiera; todas combaten con 1 dado más. Después, baraja juntos el mazo y los descartes.
card-their-finest-hour-overlord = { role-cic }: este turno no se juega ninguna otra carta. Cada General tira 4 dados y ordena, en sus secciones, 1 unidad del tipo obtenido por cada símbolo de infantería o de blindados y 1 cualquiera por cada estrella; todas combaten con 1 dado más. Al final del turno se barajan juntos el mazo y los descartes.

card-air-sortie = Salida aérea
card-air-sortie-text = Queda boca arriba a tu lado y no forma parte de tu mano. Juégala sola o con una carta de Sección: haz entrar un avión si ninguno tuyo está volando, o activa el que vuela, sin Control aéreo.
card-air-sortie-overlord = { -any-general }, sola o con una carta de Sección: haz entrar un avión en tus secciones si ninguno tuyo vuela en ellas, o activa uno que ya vuele allí, sin Control aéreo. Queda boca arriba, fuera de la mano; el Comandante en jefe nunca la juega en persona.

### Terrenos y obstáculos

terrain-open = Terreno abierto
terrain-forest = Bosque
terrain-hedgerow = Setos
terrain-hill = Colina
terrain-town = Pueblo
terrain-river = Río
terrain-wide-river = Río ancho
terrain-ford = Vado
terrain-stream = Arroyo vadeable
terrain-frozen-river = Río helado
terrain-bridge = Puente
terrain-bridge-section = Tramo de puente
terrain-broken-bridge = Puente destruido
terrain-pontoon-bridge = Puente de pontones
terrain-railroad-bridge = Puente ferroviario
terrain-rope-bridge = Puente de cuerdas
terrain-ocean = Océano
terrain-beach = Playa
terrain-coast = Costa
terrain-pier = Muelle
terrain-lake = Lago
terrain-fish-pond = Estanque de peces
terrain-marsh = Pantano
terrain-rice-paddy = Arrozal
terrain-flooded-field = Campo inundado
terrain-high-ground = Terreno elevado
terrain-mountain = Montaña
terrain-steep-hill = Colina escarpada
terrain-bluff = Costa escarpada
terrain-cliff = Acantilado
terrain-impassable-hill = Colina infranqueable
terrain-blocking-hill = Colina bloqueante
terrain-bunker = Búnker
terrain-field-bunker = Búnker de campaña
terrain-fortress = Fortaleza
terrain-sandbags = Sacos de arena
terrain-sea-wall = Malecón
terrain-wire = Alambrada
terrain-hedgehog = Defensas anticarro
terrain-road-block = Bloqueo de carretera
terrain-dragons-teeth = Dientes de dragón
terrain-abatis = Abatida
terrain-minefield = Campo minado
terrain-trench = Trinchera
terrain-road = Carretera
terrain-road-over-hill = Carretera sobre colina
terrain-railroad = Vía férrea
terrain-station = Estación de tren
terrain-church = Iglesia
terrain-barracks = Cuartel
terrain-factory = Fábrica
terrain-lighthouse = Faro
terrain-power-plant = Central eléctrica
terrain-prison-camp = Campo de prisioneros
terrain-labor-camp = Campo de trabajo
terrain-radar-station = Estación de radar
terrain-city-ruins = Ciudad en ruinas
terrain-dam = Presa
terrain-cemetery = Cementerio
terrain-airfield = Aeródromo
terrain-supply-depot = Depósito de suministros
terrain-hospital = Hospital de campaña
terrain-headquarters-tent = Tienda del cuartel general
terrain-jungle = Jungla
terrain-cave = Cueva
terrain-mountain-cave = Cueva de montaña
terrain-palm-forest = Palmeral
terrain-oasis = Oasis
terrain-wadi = Uadi
terrain-escarpment = Escarpe
terrain-ridge = Cresta
terrain-ravine = Barranco
terrain-balka = Balka
terrain-hill-forest = Colina boscosa
terrain-hill-village = Pueblo en colina
terrain-castle = Castillo
terrain-smoke = Cortina de humo

### Unidades

unit-infantry = Infantería
unit-armor = Blindados
unit-artillery = Artillería
unit-special-forces = Fuerzas especiales
unit-elite-armor = Blindados de élite
unit-french-resistance = Resistencia francesa
unit-big-gun = Artillería pesada
unit-combat-engineers = Ingenieros de combate
unit-locomotive = Locomotora
unit-wagon = Vagón
unit-armored-train = Tren blindado
unit-cavalry = Caballería
unit-ski-troops = Tropas de esquiadores
unit-sniper = Francotirador
unit-destroyer = Destructor
unit-flame-tank = Carro lanzallamas
unit-mobile-artillery = Artillería móvil
unit-tiger = Tiger
unit-heavy-anti-tank-gun = Cañón anticarro pesado
unit-anti-tank-gun-early = Cañón anticarro (inicio de la guerra)
unit-anti-tank-gun-late = Cañón anticarro (final de la guerra)
unit-mortar-early = Mortero (inicio de la guerra)
unit-mortar-late = Mortero (final de la guerra)
unit-machine-gun-early = Ametralladora (inicio de la guerra)
unit-machine-gun-late = Ametralladora (final de la guerra)
unit-slow-armor = Blindados lentos

### Naciones

nation-us = Estados Unidos
nation-de = Alemania
nation-gb = Gran Bretaña
nation-su = Unión Soviética
nation-jp = Japón
nation-it = Italia
nation-fr = Francia
nation-cn = China
nation-pl = Polonia
nation-ca = Canadá
nation-fi = Finlandia

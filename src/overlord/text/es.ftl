### Las palabras de Open Overlord en español. Todos los textos son nuestros.
### Se tutea al jugador; a las unidades se les dan órdenes.

### Bandos, puestos, tablero y dados

camp-axis = Eje
camp-allies = Aliados

role-cic = Comandante en jefe
role-left = General del flanco izquierdo
role-center = General del centro
role-right = General del flanco derecho
role-cic-small = Comandante

seat-axis-cic = Comandante en jefe del Eje
seat-axis-left = General del flanco izquierdo del Eje
seat-axis-center = General del centro del Eje
seat-axis-right = General del flanco derecho del Eje
seat-allies-cic = Comandante en jefe de los Aliados
seat-allies-left = General del flanco izquierdo de los Aliados
seat-allies-center = General del centro de los Aliados
seat-allies-right = General del flanco derecho de los Aliados
seat-axis-cic-small = Comandante del Eje
seat-allies-cic-small = Comandante de los Aliados

section-s1 = Sección 1
section-s2 = Sección 2
section-s3 = Sección 3
section-s4 = Sección 4
section-s5 = Sección 5
section-s6 = Sección 6
section-both = Las dos secciones

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
card-recon-left-text = Da órdenes a 1 unidad en tu flanco izquierdo. { -recon-draw }
card-recon-left-overlord = { role-left }: da órdenes a 1 unidad en una de tus dos secciones. { -recon-draw-overlord }
card-recon-center = Reconocimiento en el centro
card-recon-center-text = Da órdenes a 1 unidad en tu centro. { -recon-draw }
card-recon-center-overlord = { role-center }: da órdenes a 1 unidad en una de tus dos secciones. { -recon-draw-overlord }
card-recon-right = Reconocimiento en el flanco derecho
card-recon-right-text = Da órdenes a 1 unidad en tu flanco derecho. { -recon-draw }
card-recon-right-overlord = { role-right }: da órdenes a 1 unidad en una de tus dos secciones. { -recon-draw-overlord }

card-probe-left = Batida en el flanco izquierdo
card-probe-left-text = Da órdenes a un máximo de 2 unidades en tu flanco izquierdo.
card-probe-left-overlord = { role-left }: da órdenes a un máximo de 2 unidades en una de tus dos secciones.
card-probe-center = Batida en el centro
card-probe-center-text = Da órdenes a un máximo de 2 unidades en tu centro.
card-probe-center-overlord = { role-center }: da órdenes a un máximo de 2 unidades en una de tus dos secciones.
card-probe-right = Batida en el flanco derecho
card-probe-right-text = Da órdenes a un máximo de 2 unidades en tu flanco derecho.
card-probe-right-overlord = { role-right }: da órdenes a un máximo de 2 unidades en una de tus dos secciones.

card-attack-left = Ataque en el flanco izquierdo
card-attack-left-text = Da órdenes a un máximo de 3 unidades en tu flanco izquierdo.
card-attack-left-overlord = { role-left }: da órdenes a un máximo de 3 unidades en una de tus dos secciones.
card-attack-center = Ataque en el centro
card-attack-center-text = Da órdenes a un máximo de 3 unidades en tu centro.
card-attack-center-overlord = { role-center }: da órdenes a un máximo de 3 unidades en una de tus dos secciones.
card-attack-right = Ataque en el flanco derecho
card-attack-right-text = Da órdenes a un máximo de 3 unidades en tu flanco derecho.
card-attack-right-overlord = { role-right }: da órdenes a un máximo de 3 unidades en una de tus dos secciones.

card-assault-left = Asalto en el flanco izquierdo
card-assault-left-text = Da órdenes a todas las unidades de tu flanco izquierdo.
card-assault-left-overlord = { role-left }: da órdenes a todas las unidades de una de tus dos secciones.
card-assault-center = Asalto en el centro
card-assault-center-text = Da órdenes a todas las unidades de tu centro.
card-assault-center-overlord = { role-center }: da órdenes a todas las unidades de una de tus dos secciones.
card-assault-right = Asalto en el flanco derecho
card-assault-right-text = Da órdenes a todas las unidades de tu flanco derecho.
card-assault-right-overlord = { role-right }: da órdenes a todas las unidades de una de tus dos secciones.

card-recon-in-force = Tropa de reconocimiento
card-recon-in-force-text = Da órdenes a 1 unidad en cada una de las tres secciones.
card-recon-in-force-overlord = { -any-general }: da órdenes a 1 unidad en cada una de tus dos secciones. { -both-sections }
card-general-advance = Avance general
card-general-advance-text = Da órdenes a un máximo de 2 unidades en cada una de las tres secciones.
card-general-advance-overlord = { -any-general }: da órdenes a un máximo de 2 unidades en cada una de tus dos secciones. { -both-sections }
card-pincer-move = Movimiento en pinza
card-pincer-move-text = Da órdenes a un máximo de 2 unidades en tu flanco izquierdo y a otras 2 en tu flanco derecho.
card-pincer-move-overlord = General del flanco izquierdo o del derecho: da órdenes a un máximo de 2 unidades en una de tus dos secciones.

### Cartas Tácticas: nombre, texto a dos jugadores, texto en Overlord

-no-infantry = Si no tienes infantería, da órdenes en su lugar a 1 unidad a tu elección.
-no-infantry-overlord = Si no mandas infantería, da órdenes en su lugar a 1 de tus unidades.

card-air-power = Apoyo aéreo
card-air-power-text = Golpea, en cualquier lugar del tablero, a un máximo de 4 unidades enemigas que formen un grupo sin huecos. Tira 2 dados contra cada una si diriges a los Aliados, 1 si diriges al Eje; el terreno no protege. El símbolo de la unidad, las granadas y las estrellas impactan, y no se puede ignorar ninguna bandera.
card-air-power-overlord = { role-cic }: antes de que actúen los Generales, golpea, en cualquier lugar, a un máximo de 4 unidades enemigas que formen un grupo sin huecos. Los Aliados tiran 2 dados contra cada una y el Eje 1; el terreno no protege, las estrellas también impactan y no se puede ignorar ninguna bandera. Con las reglas aéreas, dásela a un General, que la juega como una Salida aérea.

card-ambush = Emboscada
card-ambush-text = Juégala cuando una unidad enemiga declare un combate cercano contra una tuya, antes de que tire sus dados: tu unidad combate primero. Si la atacante sobrevive y no se retira, su ataque sigue adelante. Roba una carta nueva al final del turno.
card-ambush-overlord = { role-cic }: en el turno enemigo, dásela al General cuya unidad va a sufrir un combate cercano; esa unidad combate primero. Si la atacante sobrevive y no se retira, su ataque sigue adelante. Roba enseguida una carta nueva.

card-armor-assault = Asalto de blindados
card-armor-assault-text = Da órdenes a un máximo de 4 unidades de blindados en cualquier lugar; tiran 1 dado más en combate cercano. Si no tienes blindados, da órdenes en su lugar a 1 unidad a tu elección.
card-armor-assault-overlord = { -any-general }: da órdenes a un máximo de 4 unidades de blindados en tus dos secciones; tiran 1 dado más en combate cercano. Si no mandas blindados, da órdenes en su lugar a 1 de tus unidades.

card-artillery-bombard = Bombardeo de artillería
card-artillery-bombard-text = Da órdenes a toda tu artillería: cada unidad mueve hasta 3 hexágonos o combate dos veces. Si no tienes artillería, da órdenes en su lugar a 1 unidad a tu elección.
card-artillery-bombard-overlord = { -any-general }: da órdenes a toda la artillería de tus dos secciones; cada unidad mueve hasta 3 hexágonos o combate dos veces. Si no mandas artillería, da órdenes en su lugar a 1 de tus unidades.

card-barrage = Cortina de fuego
card-barrage-text = Tira 4 dados contra 1 unidad enemiga a tu elección, sin contar la distancia, la línea de visión ni el terreno. El símbolo de la unidad y las granadas impactan, y no se puede ignorar ninguna bandera.
card-barrage-overlord = { role-cic }: antes de que actúen los Generales, tira 4 dados contra 1 unidad enemiga a tu elección, sin contar la distancia, la línea de visión ni el terreno. El símbolo de la unidad y las granadas impactan, y no se puede ignorar ninguna bandera.

card-behind-enemy-lines = Tras las líneas enemigas
card-behind-enemy-lines-text = Da órdenes a 1 unidad de infantería: mueve hasta 3 hexágonos, combate con 1 dado más y vuelve a mover hasta 3 hexágonos. Solo el terreno infranqueable estorba sus movimientos, pero su combate sigue las reglas de terreno habituales. { -no-infantry }
card-behind-enemy-lines-overlord = { -any-general }: da órdenes a 1 unidad de infantería en tus dos secciones; mueve hasta 3 hexágonos, combate con 1 dado más y vuelve a mover hasta 3 hexágonos. Solo el terreno infranqueable estorba sus movimientos, pero su combate sigue las reglas de terreno habituales. { -no-infantry-overlord }

card-close-assault = Combate cercano
card-close-assault-text = Da órdenes a toda tu infantería y a todos tus blindados adyacentes a un enemigo. Libran un combate cercano sin mover antes y tiran 1 dado más; después pueden ganar terreno y arrollar como de costumbre.
card-close-assault-overlord = { -any-general }: da órdenes, en tus dos secciones, a toda la infantería y a todos los blindados adyacentes a un enemigo. Libran un combate cercano sin mover antes y tiran 1 dado más; después pueden ganar terreno y arrollar como de costumbre.

card-counter-attack = Contraataque
card-counter-attack-text = Da a tus unidades la orden que tu rival acaba de jugar. La izquierda y la derecha se invierten, de modo que se lucha por el mismo terreno. Si no hay nada que copiar, no pasa nada.
card-counter-attack-overlord = { -any-general }: repite, en las mismas secciones, la carta que el General de enfrente jugó el turno anterior. { role-cic }: repite, en cualquier lugar, la carta Táctica que el Comandante en jefe enemigo jugó el turno anterior. Si no hay nada que copiar, no pasa nada.

card-dig-in = Atrincherarse
card-dig-in-text = Hasta 4 unidades de infantería ponen sacos de arena en su hexágono, si el terreno lo permite y mientras queden. Ni mueven ni combaten. { -no-infantry }
card-dig-in-overlord = { -any-general }: en tus dos secciones, hasta 4 unidades de infantería ponen sacos de arena en su hexágono, si el terreno lo permite y mientras queden. Ni mueven ni combaten. { -no-infantry-overlord }

card-direct-from-hq = Directo del cuartel general
card-direct-from-hq-text = Da órdenes a un máximo de 4 unidades a tu elección en cualquier lugar.
card-direct-from-hq-overlord = { -any-general }: da órdenes a un máximo de 4 unidades a tu elección en tus dos secciones.

card-firefight = Tiroteo
card-firefight-text = Da órdenes a un máximo de 4 unidades que no estén adyacentes a ningún enemigo. No mueven y disparan con 1 dado más.
card-firefight-overlord = { -any-general }: da órdenes, en tus dos secciones, a un máximo de 4 unidades que no estén adyacentes a ningún enemigo. No mueven y disparan con 1 dado más.

card-infantry-assault = Asalto de infantería
card-infantry-assault-text = Da órdenes a toda tu infantería en una sección. Cada unidad puede mover hasta 2 hexágonos y combatir, o mover 3 hexágonos sin combatir. { -no-infantry }
card-infantry-assault-overlord = { -any-general }: da órdenes a toda la infantería de una de tus dos secciones. Cada unidad puede mover hasta 2 hexágonos y combatir, o mover 3 hexágonos sin combatir. { -no-infantry-overlord }

card-medics-and-mechanics = Sanitarios y mecánicos
card-medics-and-mechanics-text = Elige 1 unidad que haya perdido figuras y tira 1 dado por cada carta que tengas en la mano, incluida esta. Cada estrella y cada símbolo de la unidad le devuelve 1 figura, sin superar su fuerza inicial. Si recupera al menos 1, la unidad también recibe una orden.
card-medics-and-mechanics-overlord = { -any-general }: elige, en tus dos secciones, 1 unidad que haya perdido figuras y tira 4 dados. Cada estrella y cada símbolo de la unidad le devuelve 1 figura, sin superar su fuerza inicial. Si recupera al menos 1, la unidad también recibe una orden.

card-move-out = ¡En marcha!
card-move-out-text = Da órdenes a un máximo de 4 unidades de infantería en cualquier lugar. { -no-infantry }
card-move-out-overlord = { -any-general }: da órdenes a un máximo de 4 unidades de infantería en tus dos secciones. { -no-infantry-overlord }

card-their-finest-hour = La hora de la verdad
card-their-finest-hour-text = Tira 1 dado por cada carta que tengas en la mano, incluida esta. Cada símbolo de infantería o de blindados da órdenes a 1 unidad de ese tipo y cada estrella, a 1 unidad cualquiera; todas combaten con 1 dado más. Después, baraja juntos el mazo y los descartes.
card-their-finest-hour-overlord = { role-cic }: este turno no se juega ninguna otra carta. Cada General tira 4 dados y da órdenes, en sus secciones, a 1 unidad del tipo obtenido por cada símbolo de infantería o de blindados y a 1 cualquiera por cada estrella; todas combaten con 1 dado más. Al final del turno se barajan juntos el mazo y los descartes.

card-air-sortie = Salida aérea
card-air-sortie-text = Queda boca arriba a tu lado y no forma parte de tu mano. Juégala sola o con una carta de Sección: haz entrar un avión si ninguno tuyo está volando, o activa el que vuela, sin Control aéreo.
card-air-sortie-overlord = { -any-general }, sola o con una carta de Sección: haz entrar un avión en tus secciones si ninguno tuyo vuela en ellas, o activa uno que ya vuele allí, sin Control aéreo. Queda boca arriba, fuera de la mano; el Comandante en jefe nunca la juega en persona.

### Las caras de las cartas: qué hace cada una, en dos o tres líneas

card-recon-left-brief = { $board ->
    [overlord] 1 unidad en una sección; roba 1 carta más
   *[standard] 1 unidad a tu izquierda; roba 2 cartas, guarda 1
}
card-recon-center-brief = { $board ->
    [overlord] 1 unidad en una sección; roba 1 carta más
   *[standard] 1 unidad en tu centro; roba 2 cartas, guarda 1
}
card-recon-right-brief = { $board ->
    [overlord] 1 unidad en una sección; roba 1 carta más
   *[standard] 1 unidad a tu derecha; roba 2 cartas, guarda 1
}
card-probe-left-brief = { $board ->
    [overlord] Da órdenes a 2 unidades en una sección
   *[standard] Da órdenes a 2 unidades a tu izquierda
}
card-probe-center-brief = { $board ->
    [overlord] Da órdenes a 2 unidades en una sección
   *[standard] Da órdenes a 2 unidades en tu centro
}
card-probe-right-brief = { $board ->
    [overlord] Da órdenes a 2 unidades en una sección
   *[standard] Da órdenes a 2 unidades a tu derecha
}
card-attack-left-brief = { $board ->
    [overlord] Da órdenes a 3 unidades en una sección
   *[standard] Da órdenes a 3 unidades a tu izquierda
}
card-attack-center-brief = { $board ->
    [overlord] Da órdenes a 3 unidades en una sección
   *[standard] Da órdenes a 3 unidades en tu centro
}
card-attack-right-brief = { $board ->
    [overlord] Da órdenes a 3 unidades en una sección
   *[standard] Da órdenes a 3 unidades a tu derecha
}
card-assault-left-brief = { $board ->
    [overlord] Da órdenes a todas las unidades de una sección
   *[standard] Da órdenes a todas las unidades a tu izquierda
}
card-assault-center-brief = { $board ->
    [overlord] Da órdenes a todas las unidades de una sección
   *[standard] Da órdenes a todas las unidades en tu centro
}
card-assault-right-brief = { $board ->
    [overlord] Da órdenes a todas las unidades de una sección
   *[standard] Da órdenes a todas las unidades a tu derecha
}
card-recon-in-force-brief = Da órdenes a 1 unidad en cada sección
card-general-advance-brief = Da órdenes a 2 unidades en cada sección
card-pincer-move-brief = { $board ->
    [overlord] Da órdenes a 2 unidades en una sección
   *[standard] Da órdenes a 2 unidades de cada flanco
}
card-air-power-brief = Golpea hasta a 4 unidades enemigas agrupadas
card-ambush-brief = Tu unidad asaltada combate primero
card-armor-assault-brief = 4 unidades de blindados; de cerca, 1 dado más
card-artillery-bombard-brief = Toda la artillería mueve 3 o combate 2 veces
card-barrage-brief = 4 dados contra 1 unidad enemiga cualquiera
card-behind-enemy-lines-brief = 1 infantería: mueve 3, combate con +1 dado, mueve 3
card-close-assault-brief = Todas junto a un enemigo combaten; 1 dado más
card-counter-attack-brief = { $board ->
    [overlord] Repite la carta que jugó tu rival en su turno
   *[standard] Repite la carta que acaba de jugar tu rival
}
card-dig-in-brief = 4 unidades de infantería ponen sacos de arena
card-direct-from-hq-brief = { $board ->
    [overlord] 4 unidades en tus dos secciones
   *[standard] Da órdenes a 4 unidades en cualquier lugar
}
card-firefight-brief = 4 unidades sin contacto disparan; 1 dado más
card-infantry-assault-brief = Infantería de una sección: mueve 2 y combate
card-medics-and-mechanics-brief = { $board ->
    [overlord] 4 dados: 1 unidad recupera figuras
   *[standard] 1 dado por carta: 1 unidad recupera figuras
}
card-move-out-brief = { $board ->
    [overlord] 4 unidades de infantería en tus dos secciones
   *[standard] Da órdenes a 4 unidades de infantería
}
card-their-finest-hour-brief = { $board ->
    [overlord] Cada General tira 4 dados por órdenes; 1 dado más
   *[standard] Los dados dan las órdenes; 1 dado más
}
card-air-sortie-brief = Haz entrar o activa 1 avión

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
terrain-closed = Terreno cerrado
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

### Negativas: por qué no se acepta una respuesta

illegal-not-now = Esta respuesta no corresponde a la pregunta hecha.
illegal-not-asked = A { $seat } no se le pregunta nada ahora.
illegal-no-such-seat = No hay ningún puesto { $seat } en esta batalla.
illegal-battle-over = La batalla ha terminado.
illegal-stale-question = La pregunta { $question } ya no está abierta.
illegal-off-board = El hexágono { $hex } no está en este tablero.
illegal-digest-differs = La batalla repetida difiere aquí del registro.
illegal-nothing-to-undo = No tienes ninguna respuesta que deshacer.
illegal-undo-too-late = Es tarde para deshacerlo: desde entonces se han mostrado dados o cartas.
illegal-undo-others = Esto no se puede deshacer: otros ya se han apoyado en ello.
illegal-notation-empty = Una respuesta no puede estar vacía.
illegal-notation-verb = Ninguna respuesta empieza por la palabra { $word }.
illegal-notation-count = «{ $text }» no tiene el número de palabras que pide { $word }.
illegal-notation-hex = No hay ningún hexágono { $word } (en «{ $text }»).
illegal-notation-card = No hay ninguna carta { $word } (en «{ $text }»).
illegal-notation-seat = No hay ningún puesto { $word } (en «{ $text }»).
illegal-notation-section = Las secciones van de s1 a s6, o both, no { $word } (en «{ $text }»).
illegal-notation-number = Se esperaba un número, no { $word } (en «{ $text }»).
illegal-notation-special = No hay ninguna acción especial { $word } (en «{ $text }»).
illegal-no-such-channel = No hay ningún canal { $channel }.
illegal-no-such-ending = Los jugadores terminan una batalla por abandono o por tablas acordadas entre los dos bandos, y no por { $reason }.
illegal-channel-not-here = El canal { $channel } no existe en este tipo de batalla.
illegal-message-length = Un mensaje tiene entre 1 y { $most } caracteres.
illegal-play-a-card = Juega primero una carta.
illegal-card-not-held = La carta { $card } no está en tu mano.
illegal-card-given-already = { $card } ya se ha entregado; no tienes otra.
illegal-ambush-never-played = La Emboscada nunca se juega en el propio turno; espera un combate cercano enemigo.
illegal-chip-first = { $card } debe ir primero bajo la ficha de Comisario; se juega la carta que hay allí.
illegal-no-chip = No hay ficha de Comisario bajo la que poner una carta.
illegal-chip-a-card = Pon una de tus cartas, pero no la Emboscada, bajo la ficha de Comisario.
illegal-sortie-never-chipped = Una Salida aérea nunca va debajo de la ficha de Comisario: queda boca arriba junto al bando.
illegal-frost-first = Primero indica las unidades que pierden una figura por el frío.
illegal-through-the-chip = { $card } debe pasar antes por debajo de la ficha de Comisario; de la mano solo se juega Contraataque.
illegal-chip-and-three = Con las de la ficha ya se juegan tres cartas este turno.
illegal-chip-all-played = Todas las cartas tomadas de debajo de la ficha deben repartirse este turno.
illegal-ambush-never-chipped = Emboscada no puede ir debajo de la ficha de Comisario.
illegal-chip-three = Debajo de la ficha de Comisario no hay más de tres cartas.
illegal-chip-unplayable = { $card } no podría jugarse junto con las demás cartas bajo la ficha.
illegal-no-gung-ho-there = { $seat } no puede recibir la unidad adicional: la obtiene un solo general, y solo con una carta de sección.
illegal-keep-one = Quédate con una de las dos cartas recién robadas.
illegal-lay-first = Coloca primero la carta en una sección.
illegal-name-targets = Nombra las unidades enemigas que se van a golpear.
illegal-four-targets = Se pueden golpear cuatro unidades como máximo.
illegal-not-connected = La unidad de { $hex } no pertenece al grupo: cada objetivo toca a otro, y la sección de la carta si la hay.
illegal-not-to-heal = No hay en { $hex } ninguna unidad que esta carta pueda curar.
illegal-huddle-first = Primero va la deliberación: di que estás listo.
illegal-hand-out-cards = Reparte tus cartas y luego confirma.
illegal-not-your-general = { $seat } no es de tu bando.
illegal-wrong-arrow = { $card } no es para ese puesto ({ $seat }).
illegal-for-the-commander = { $card } la juega el Comandante en jefe en persona.
illegal-for-a-general = { $card } se da a un general; el Comandante en jefe no se la queda.
illegal-air-power-for-generals = Con las reglas aéreas, { $card } se da a un general, que la juega como una Salida aérea.
illegal-sortie-not-kept = El Comandante en jefe nunca juega { $card } en persona.
illegal-ambush-not-given = { $card } se queda en tu mano hasta un combate cercano enemigo.
illegal-finest-hour-alone = { $card } no se puede repartir así: La hora de la verdad se juega sin otra carta.
illegal-three-cards = Se reparten tres cartas como máximo; { $card } sobra.
illegal-keep-one-card = Una carta debe quedar en tu mano; { $card } no puede salir también.
illegal-one-of-his-own = El Comandante en jefe solo se queda con una carta; { $card } sobra.
illegal-two-for-a-general = { $seat } ya tiene dos cartas.
illegal-tactic-alone = { $card } no va con la otra carta ({ $seat }): una carta de Táctica va sola.
illegal-one-sortie = { $seat } ya tiene una Salida aérea.
illegal-needs-both-sections = { $card } y la otra carta ({ $seat }) no caben en dos secciones.
illegal-pincer-alone = { $card } no puede ir con la otra carta de Sección ({ $seat }): el Movimiento en pinza va solo.
illegal-visit-or-pass = Visita a un general, o pasa.
illegal-no-visit-there = { $seat } no puede recibir visita este turno.
illegal-one-visit = Solo hay una visita por turno.
illegal-end-visit-first = Termina primero la visita.
illegal-roll-or-pass = Tira por la iniciativa, o pasa.
illegal-pick-a-unit = Elige la unidad a la que afecta el dado.
illegal-not-your-flank = No hay ninguna unidad de tu flanco en { $hex }.
illegal-pick-who-can-retreat = La unidad de { $hex } no puede retirarse; elige una que pueda.
illegal-not-this-face = El dado obtenido no vale para la unidad de { $hex }.
illegal-commander-silent = El Comandante en jefe calla ahora: habla en la deliberación y en su visita.
illegal-no-word-to-commander = Un general no puede hablar ahora con el Comandante en jefe.
illegal-no-visit-open = No hay ninguna visita en curso.
illegal-table-after-the-end = Los dos bandos pueden hablar entre sí cuando la batalla ha terminado.
illegal-not-visited = La visita es entre el Comandante en jefe y otro general.
illegal-order-first = Nombra las unidades a las que das órdenes y luego confirma.
illegal-no-unit-there = No hay ninguna unidad en { $hex }.
illegal-not-your-unit = La unidad de { $hex } no es tuya.
illegal-ordered-already = La unidad de { $hex } ya tiene una orden.
illegal-waits = La unidad de { $hex } todavía no puede recibir órdenes en esta batalla.
illegal-not-this-kind = La carta no da órdenes a unidades del tipo que hay en { $hex }.
illegal-not-this-section = { $hex } no está en una sección a la que esta carta dé órdenes.
illegal-beside-enemy = La unidad de { $hex } está junto a un enemigo; esta carta solo da órdenes a unidades que no lo estén.
illegal-not-beside-enemy = La unidad de { $hex } no está junto a un enemigo, como pide esta carta.
illegal-no-orders-left = A la carta no le queda ninguna orden para la unidad de { $hex }.
illegal-move-or-done = Mueve tus unidades con orden, o di que has terminado.
illegal-move-before-battle = Todos los movimientos van antes del primer combate: termina antes de mover.
illegal-battles-begun = Los combates han empezado; esta unidad ya no mueve.
illegal-not-ordered = La unidad de { $unit } no tiene orden este turno.
illegal-not-your-order = A la unidad de { $unit } le ha dado órdenes otro general.
illegal-occupied = { $unit } no puede ir a { $hex }: allí hay otra unidad.
illegal-closed = { $unit } no puede entrar en { $hex }: ese terreno está cerrado para su tipo.
illegal-wall = { $unit } no puede llegar a { $hex }: por ese lado no se entra.
illegal-first-hex-only = { $unit } no puede ir a { $hex }: en ese terreno solo se entra desde un hexágono adyacente, como movimiento completo.
illegal-locked = { $unit } no puede ir a { $hex }: no puede dejar su posición.
illegal-slope = { $unit } no puede subir a { $hex } desde ahí.
illegal-from-sea = { $unit } no puede subir desde el mar al muelle de { $hex }.
illegal-too-far = { $hex } está demasiado lejos para la unidad de { $unit }.
illegal-no-move = La unidad de { $unit } ya no puede mover este turno.
illegal-no-exit = { $unit } no puede salir del tablero por { $hex }.
illegal-battle-or-done = Combate con tus unidades con orden, o di que has terminado.
illegal-no-enemy-there = No hay ninguna unidad enemiga en { $hex }.
illegal-close-assault-duty = { $unit } está junto a un enemigo y solo puede combatir a los adyacentes, no a { $hex }.
illegal-out-of-range = { $hex } está fuera del alcance de la unidad de { $unit }.
illegal-no-line-of-sight = { $unit } no tiene línea de visión hasta { $hex }.
illegal-no-dice = { $unit } no tiene ningún dado contra { $hex }.
illegal-not-its-target = Una unidad como la de { $unit } no puede combatir a un objetivo como { $hex }.
illegal-camouflaged = La unidad de { $hex } está camuflada y solo se la puede atacar en combate cercano.
illegal-too-dark = Está demasiado oscuro para ver { $hex } desde { $unit }.
illegal-wadi-adjacent-only = Entre el uadi y el desierto solo combaten los vecinos: { $unit } no puede disparar a { $hex }.
illegal-close-assault-only = Esta carta solo permite a { $unit } el combate cercano; { $hex } no es adyacente.
illegal-firefight-beside-enemy = { $unit } está junto a un enemigo y no puede disparar a { $hex } con esta carta.
illegal-moved-too-far = { $unit } ha movido demasiado para combatir a { $hex }.
illegal-no-battle-here = Desde el terreno en que está, { $unit } no puede combatir a { $hex }.
illegal-entered-no-battle = { $unit } acaba de entrar en un terreno que le impide combatir a { $hex } este turno.
illegal-battled-already = { $unit } ya ha combatido y no puede combatir también a { $hex }.
illegal-no-battle-now = { $unit } no puede combatir a { $hex } este turno.
illegal-clear-mine-instead = Los ingenieros de { $unit } deben despejar su campo minado en lugar de combatir a { $hex }.
illegal-left-marsh = { $unit } ha salido de un pantano este turno y no puede combatir a { $hex }.
illegal-no-ambush = No puedes jugar una Emboscada ahora.
illegal-ambush-or-pass = Juega la Emboscada, o pasa.
illegal-battle-back-or-pass = Responde al atacante, o pasa.
illegal-ground-or-pass = Gana el terreno, o pasa.
illegal-overrun-or-pass = Combate otra vez con la unidad que arrolla, o pasa.
illegal-overrun-first = Primero va el arrollamiento de la unidad de { $hex }.
illegal-too-many-flags = No se pueden ignorar tantas banderas ({ $flags }).
illegal-ignore-flags-first = Di primero cuántas banderas se ignoran.
illegal-retreat-first = Primero va la retirada.
illegal-retreat-full = Por { $hex } la unidad no podría retirarse todo lo que debe.
illegal-retreat-not-there = La unidad no puede retirarse a { $hex }.

### Razones: de qué se compone un número

why-range = { $n ->
    [one] adyacente
   *[other] a { $n } hexágonos
}
why-battle-back = respuesta
why-boat = combate desde un bote
why-seishin = al completo en combate cercano
why-cross-hairs = ya en el punto de mira
why-yamato = espíritu del ejército japonés
why-scenario = regla de esta batalla
why-italian-artillery = artillería italiana
why-hexes = { $n ->
    [one] hexágono de movimiento
   *[other] hexágonos de movimiento
}
why-road = más por la carretera
why-no-battle-here = sin combate desde este terreno
why-no-battle-now = sin combate este turno
why-battled-already = ya ha combatido
why-entered-no-battle = sin combate en el turno de entrada
why-left-marsh = sin combate tras salir de un pantano
why-moved-too-far = demasiado lejos para combatir después
why-clear-mine-instead = despeja el campo minado en lugar de combatir
why-repeats-nothing = no repetiría nada
why-dice-now = dados por ahora

### Sucesos: el diario

event-turnstarted = { $camp }: turno { $turn }.
event-cardplayed = { $copied ->
    [none] { $seat } juega { $card }.
   *[other] { $seat } juega { $card } y repite { $copied }.
}
event-cardsgiven = { $cards ->
    [none] { $seat } da cartas al { $to } ({ $count }).
   *[other] { $seat } da al { $to }: { $cards }.
}
event-sortieshown = { $camp }: se roba una Salida aérea y queda a la vista.
event-marked = { $to ->
    [none] { $seat } designa a un general que puede dar órdenes a una unidad más.
   *[other] { $seat } permite al { $to } dar órdenes a una unidad más.
}
event-visited = { $seat } visita al { $to }.
event-huddled = Todos están listos; desde ahora rige la cadena de mando.
event-cardlaid = { $seat } coloca { $card }: { $sections }.
event-ordered = { $seat } da órdenes a { $unit }.
event-moved = { $unit } mueve: { $path }.
event-tookground = { $unit } gana terreno: { $to }.
event-retreated = { $unit } se retira a { $to }.
event-exited = { $camp }: la unidad de { $unit } sale del tablero.
event-declared = { $unit } combate a { $target } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}.
event-ambushed = ¡Emboscada de { $seat }! { $unit } combate primero a { $target }.
event-rolled = { $target ->
    [none] { $seat } tira ({ $purpose }): { $faces }.
   *[other] { $seat } tira por { $target } ({ $purpose }): { $faces }{ $kept ->
        [none] .
       *[other] ; se guardan: { $kept }.
    }
}
event-lost = { $unit } pierde { $figures ->
    [one] 1 figura
   *[other] { $figures } figuras
}, restantes: { $left }.
event-eliminated = { $kind } ({ $camp }) en { $unit }: unidad eliminada.
event-healed = { $unit } recupera { $figures ->
    [one] 1 figura
   *[other] { $figures } figuras
}.
event-ignored = { $unit } ignora { $flags ->
    [one] 1 bandera
   *[other] { $flags } banderas
}.
event-medalswon = { $camp }: { $medals ->
    [one] 1 medalla
   *[other] { $medals } medallas
} por { $reason ->
    [unit] la unidad eliminada en { $hexes }
    [exit] salir del tablero por { $hexes }
    [decoy] la mina falsa hallada en { $hexes }
   *[objective] el objetivo { $hexes }
}.
event-medalslost = { $camp }: { $medals ->
    [one] 1 medalla perdida
   *[other] { $medals } medallas perdidas
} con { $hexes }.
event-placed = { $hex }: se coloca ({ $feature }).
event-removed = { $hex }: se retira ({ $feature }).
event-mineshown = { $strength ->
    [0] La mina de { $hex } es falsa.
   *[other] Se descubre la mina de { $hex }: fuerza { $strength }.
}
event-bridgeblown = El puente de { $hex } salta por los aires.
event-crosshairs = { $unit } tiene a { $target } en el punto de mira.
event-captured = { $camp }: tienda del cuartel general de { $hex } tomada.
event-sight = Esta noche se ve a { $hexes ->
    [one] 1 hexágono
   *[other] { $hexes } hexágonos
}.
event-drew = { $cards ->
    [none] { $seat } roba (cartas: { $count }).
   *[other] { $seat } roba { $cards }.
}
event-discarded = { $seat } descarta { $card }.
event-chiptaken = { $seat } toma las cartas de debajo de la ficha de Comisario (cartas: { $count }).
event-chipplaced = { $cards ->
    [none] { $seat } pone una carta bajo la ficha de Comisario.
   *[other] { $seat } pone { $cards } bajo la ficha de Comisario.
}
event-reshuffled = Se vuelven a barajar las cartas (mazo: { $cards }).
event-talked = { $text ->
    [none] { $seat } habla con otros ({ $channel }).
   *[other] { $seat } ({ $channel }): { $text }
}
event-ended = { $winner ->
    [none] La batalla termina sin vencedor: { $reason }.
   *[other] Victoria: { $winner } ({ $reason }).
}

### Para qué se tiran los dados

roll-battle = combate
roll-seal-cave = sellado de la cueva
roll-winter = General Invierno
roll-overrun = arrollamiento
roll-ambush = emboscada
roll-battle-back = respuesta
roll-air-power = apoyo aéreo
roll-barrage = cortina de fuego
roll-finest-hour = la hora de la verdad
roll-medics = sanitarios y mecánicos
roll-recover = recuperación
roll-ice = hielo fino
roll-mine = campo minado
roll-tiger = impactos en un Tiger
roll-blow-bridge = voladura del puente
roll-initiative = iniciativa
roll-night = visibilidad

### Canales de conversación

channel-generals = generales
channel-visit = visita
channel-camp = bando

### Preguntas

question-card = ¿Qué carta juegas?
question-chip = ¿Qué pones bajo la ficha de Comisario para tu próximo turno?
question-first-chip = ¿Qué cartas pones bajo la ficha de Comisario para tu primer turno?
question-order = ¿A qué unidades das órdenes?
question-move = ¿Qué unidad mueve, y adónde?
question-battle = ¿Qué unidad combate, y contra quién?
question-ambush = ¿Respondes al combate cercano con una Emboscada?
question-battle-back = ¿Responde tu unidad?
question-flags = ¿Cuántas banderas ignora tu unidad?
question-retreat = ¿Adónde se retira tu unidad?
question-ground = ¿Gana terreno tu unidad?
question-overrun = ¿A quién arrolla tu unidad?
question-air-power = ¿A qué unidades golpean tus aviones?
question-barrage = ¿A qué unidad golpea la cortina de fuego?
question-keep = ¿Con cuál de las cartas robadas te quedas?
question-distribute = ¿Quién recibe qué carta?
question-visit = ¿Visitas a un general?
question-end-visit = ¿Termina la visita?
question-frost = ¿Quién pierde una figura por el frío?
question-initiative = ¿Actúas por iniciativa propia?
question-ready = ¿Estás listo?
question-pick = ¿Cuál eliges?

### Cómo acaba una batalla

outcome-medals = todas las medallas ganadas
outcome-last-unit = ninguna unidad enemiga en pie
outcome-sudden-death = meta decisiva alcanzada
outcome-deck = mazo agotado
outcome-turn-limit = último turno jugado
outcome-resigned = abandono del otro bando
outcome-agreed-draw = tablas acordadas
outcome-older-rules = sus reglas ya no se juegan

### Opciones de una batalla

option-turn_limit = La batalla termina tras ese número de turnos por bando (0: nunca)
option-edge_blocks_sight = El borde del tablero bloquea las líneas de visión que lo siguen
option-hill_sight = Cómo se ven las colinas conectadas
option-commonwealth = Bandos cuyas unidades de la Commonwealth responden
option-italian_army = Bandos con las reglas del ejército italiano
option-italian_high_command = Bandos bajo el alto mando italiano
option-gung_ho = Bando de los Marines estadounidenses
option-japanese_army = Bando del ejército imperial japonés
option-commissar = Bando que juega con la ficha de Comisario
option-desert = Desierto norteafricano: el arrollamiento gana un hexágono
option-blitz = Reglas de Blitz
option-slow_armor = Bandos cuyos blindados mueven 2 hexágonos como máximo
option-air_strikes = Bandos que pueden pedir un ataque aéreo con un Reconocimiento
option-night = Noche: la vista crece (rising) o mengua (falling)
option-night_camp = Bando que tira por la visibilidad
option-blow_bridges = Bandos que pueden volar puentes
option-general_winter = Qué bando sufre al General Invierno
option-fog = Niebla: de lejos solo aciertan las granadas
option-blow_bridges_beside = Solo con una unidad junto al puente
option-air_power_as_bombard = El Apoyo aéreo se juega como Bombardeo de artillería
option-no_air_power = Bandos sin la carta Apoyo aéreo
option-no_barrage = Se retira la carta Cortina de fuego
option-deck_runs_out = Bando que gana cuando se agota el mazo
option-sandbags = Sacos de arena en la caja (0: el número habitual)
option-pincer_exclusive = El Movimiento en pinza no admite otra carta de Sección
option-initiative_after_orders = La iniciativa va después de las órdenes, no antes
option-counter_finest_hour = El Contraataque puede repetir La hora de la verdad
option-faq_counter_with_sortie = Un Contraataque que repite una carta de Sección puede ir con una Salida aérea
option-counter_sorties = Un Contraataque puede repetir una Salida aérea, o un Apoyo aéreo jugado así
option-visit_any_fg = El Comandante en jefe puede visitar a cualquier general
option-fg_may_address_cic = Los generales pueden hablar al Comandante en jefe
option-air = Reglas aéreas

### Acciones especiales

special-remove-wire = Retirar la alambrada
special-remove-road-block = Retirar el bloqueo de carretera
special-clear-mine = Despejar el campo minado
special-recover = Recuperar figuras
special-blow-bridge = Volar el puente
special-seal-cave = Sellar la cueva
special-air-strike = Pedir un ataque aéreo

### Acciones: qué dice una respuesta

action-play = Jugar { $card }
action-give = Dar { $card }: { $seat }
action-keep = Quedarse con { $card }
action-discard = Desechar { $card }
action-chip = Poner { $card } bajo la ficha de Comisario
action-lay = Colocar { $card }: { $section }
action-order = Dar órdenes a { $unit }
action-move = { $via ->
    [none] Mover { $unit } a { $to }
   *[other] Mover { $unit } a { $to } por { $via }
}
action-exit = Salir del tablero con { $unit } por { $by }
action-battle = { $unit } combate a { $target }
action-target = Elegir la unidad de { $unit }
action-special = { $unit ->
    [none] { $key }
   *[other] { $key } ({ $unit })
}
action-ambush = Jugar la Emboscada ({ $seat })
action-ignore = { $flags ->
    [0] No ignorar ninguna bandera
    [one] Ignorar 1 bandera
   *[other] Ignorar { $flags } banderas
}
action-retreat = Retirarse de { $unit } a { $to }
action-ground = Ganar el terreno
action-roll = Tirar por la iniciativa
action-confirm = Confirmar
action-pass = Pasar
action-done = Terminado
action-ready = Listo
action-gung-ho = Una unidad más para: { $seat }
action-visit = Visita: { $seat }
action-end-visit = Terminar la visita

### La orden

cli-help = Una mesa digital para el gran formato: dos tableros, ocho puestos, una cadena de mando.
cli-help-lang = El idioma: en, fr o es (por defecto, el del sistema).
cli-help-help = Mostrar este texto y terminar.
cli-help-version = Mostrar la versión y terminar.
cli-version-compiled = overlord { $version }, forma compilada
cli-version-interpreted = overlord { $version }, forma interpretada
cli-stale = La forma compilada se hizo con otro código fuente, así que se usa la interpretada. «make compiled» vuelve a crearla.
cli-play = Jugar una batalla en la terminal; los demás puestos son de robots.
cli-play-seat = Un puesto que ocupar, como allies-cic (repetible).
cli-play-seed = El mismo número, la misma batalla.
cli-play-watch = Solo mirar: todos los puestos son de robots.
cli-play-option = Una opción de la mesa o del escenario, como pincer_exclusive=true, o un archivo TOML con esas opciones.
cli-play-seating = Cuántas personas ocupan los puestos del Eje y de los Aliados, de 1 a 4.
cli-play-bot = El robot en cada puesto que nadie ocupa.
cli-play-record = Escribir el registro de la batalla en este fichero.
cli-simulate = Hacer que los robots jueguen muchas batallas y contar quién gana.
cli-simulate-games = Cuántas batallas.
cli-simulate-seed = La semilla de la primera batalla; las demás siguen contando.
cli-simulate-bots = Quién juega un bando o un puesto, como axis=random,allies=random.
cli-simulate-json = Mostrar JSON.
cli-simulate-jobs = Cuántos procesos trabajan a la vez.
cli-simulate-turn-limit = Terminar una batalla tras ese número de turnos por bando (0: nunca).
cli-replay = Verificar un registro y contar su batalla.
cli-replay-seat = Contar lo que ese puesto puede saber (por defecto: lo que todos pueden saber).
cli-check = Comprobar escenarios y registros: cada problema con su lugar.
cli-scenarios = Listar las batallas incluidas.
cli-rules = Buscar una regla por su ID; sin él, listar las secciones del reglamento.
cli-rules-coverage = Mostrar qué reglas llevan las pruebas.
cli-rules-tests = La carpeta de pruebas que leer (con --coverage).
cli-rules-prefix = Solo los ids que empiezan así, como R- (con --coverage; repetible).
cli-no-file = No hay ningún fichero { $path }.
cli-not-text = El fichero { $path } no se puede leer como texto.
cli-too-large = El fichero { $path } ocupa más de { $most } bytes.
cli-cannot-write = El fichero { $path } no se puede escribir.
cli-scenario-problem = { $problem }.
cli-scenario-problems = { $problem } (y { $more } más; overlord check los muestra todos).
cli-no-setup = Esta batalla no se puede preparar: { $problem }.
cli-bad-record = { $path }: { $problem }.
cli-unknown-seat = No hay ningún puesto { $seat } en esta batalla; hay { $known }.
cli-bad-option = Una opción se escribe CLAVE=VALOR, no { $text }.
cli-unknown-bot = No hay ningún robot { $name }; hay { $known }.
cli-bad-bots = --bots se escribe axis=random,allies=random, no { $text }.
cli-watch-or-seat = Da --watch o --seat, no ambos.

### Jugar en la terminal

play-status = { $camp }, turno { $turn } · medallas { $medals } · mazo { $deck }
play-objective = { $holder ->
    [none] { $hexes } (nadie)
   *[other] { $hexes } ({ $holder })
}
play-objectives = Objetivos: { $list }
play-hand = Tu mano: { $cards }
play-given = Tus cartas: { $cards }
play-combat = Tus cartas de Combate: { $cards }
play-asked = { $seat }: { $question }
play-mark-ordered = * con orden
play-mark-objective = @ objetivo
play-help =
    Responde con el número de una opción o con su notación (move a8 B7).
    why N explica qué cuenta la opción N, undo deshace tu última respuesta,
    board dibuja el tablero, ? muestra este texto, quit deja la batalla.
play-hint = (ayuda: ?)
play-no-option = No hay opción { $number }; van de 1 a { $most }.
play-why-what = Di qué opción, por ejemplo: why 1.
play-why-none = No hay nada que contar en esta opción.
play-why-odds = Dados: { $dice } · figuras perdidas de media: { $expected } · eliminada: { $eliminates } % · al menos una bandera: { $flag } %
play-undone = Deshecho.
play-options = Opciones de la mesa:
play-option = - { $option }: { $value } ({ $key })
play-left = Dejas la batalla; la semilla { $seed } la repite.
play-over = La batalla ha terminado (semilla { $seed }).
verb-play = Jugar
verb-give = Dar
verb-keep = Quedarse
verb-discard = Desechar
verb-chip = Bajo la ficha
verb-lay = Colocar
verb-order = Dar órdenes
verb-move = Mover
verb-exit = Salir del tablero
verb-battle = Combatir
verb-target = Elegir
verb-special = Especial
verb-ambush = Emboscada
verb-ignore = Banderas
verb-retreat = Retirada
verb-gung-ho = Una unidad más
verb-visit = Visita
verb-other = O bien

### Simulaciones y comprobaciones

simulate-head = Vencedor
simulate-games = Batallas
simulate-nobody = Nadie
simulate-average = De media, { $turns } turnos y { $answers } respuestas por batalla.
simulate-limit = Terminadas por el límite de turnos: { $count }.
replay-verified = { $path }: verificado, { $events } sucesos.
replay-unfinished = El registro termina antes que la batalla.
check-ok = { $path }: ok

### El reglamento

rules-unknown = No hay ninguna regla { $id } en el reglamento.
rules-unknown-near = No hay ninguna regla { $id } en el reglamento; parecidas son { $near }.
rules-no-tests = No hay carpeta de pruebas en { $path }; ejecútalo dentro del código fuente o nombra la carpeta con --tests.
rules-id-with-coverage = Da un ID de regla o --coverage, no ambos; --prefix acota la cobertura.
rules-rulebook = El reglamento (en inglés):
rules-unsure = incierta
rules-total = todo
rules-exempt-count = { $count } exentas
rules-without-test = Sin prueba ({ $count }):
rules-exempt = Exentas ({ $count }):
rules-unknown-marks = Marcas que no nombran ninguna regla ({ $count }):

### Import

cli-import = Convertir un escenario del editor de la comunidad (.m44 o su JSON) en un archivo de escenario del programa.
cli-import-output = El archivo que se escribe; sin él, el escenario se muestra.
cli-import-overlay = Un archivo nuestro con las reglas que pide el texto; sin él, NOMBRE.overlay.toml junto al archivo, si existe.
import-summary = { $name }: { $board ->
    [overlord] tablero Overlord
    [breakthrough] tablero Breakthrough
   *[standard] tablero estándar
}, unidades del Eje { $axis }, unidades aliadas { $allies }, notas { $notes }
import-written = Escrito: { $path }
import-shown-only = Un tablero Breakthrough se puede mostrar; solo se juegan los tableros estándar y Overlord.
import-overlay-here = Lo que falta por añadir va en el archivo escrito aquí, o en { $path } junto al original.
import-at = { $text } ({ $hexes })
import-more-hexes = { $hexes } y { $count } más
import-more-notes = Y { $count } notas más de este tipo.
import-by-hand = por añadir a mano: { $text } → { $where }
import-key-twice = La clave { $name } aparece dos veces en el mismo lugar; vale la última.
import-unknown-key = La clave desconocida { $name } queda fuera.
import-off-board = El hexágono de columna { $col }, fila { $row } está fuera del tablero y no se incluye.
import-hex-twice = El hexágono aparece dos veces en el archivo; sus partes se reúnen.
import-not-a-table = { $name } es { $value } y no un registro; queda fuera.
import-two-on-hex = Hay un segundo elemento { $layer } en el hexágono; { $name } queda fuera.
import-unknown-terrain = El elemento { $layer } { $name } es desconocido y queda fuera.
import-no-rules = Aquí no hay reglas para { $name }; queda fuera.
import-properties = el hexágono tiene propiedades suyas, que aquí solo cambian todos los hexágonos de un tipo
import-behavior = el comportamiento { $name } de { $thing }
import-unknown-behavior = El comportamiento { $name } de { $thing } es desconocido y queda fuera.
import-orientation = La orientación { $value } no existe; se toma 1.
import-bridge-ends = en algunos editores la sección de puente apunta a las esquinas; compruebe sus extremos abiertos
import-unknown-value = { $name } es { $value }, que no significa nada; queda fuera.
import-two-owners = Dos piezas del hexágono tienen dueños distintos; vale el primero.
import-empty-bunker = Un búnker sin dueño ni unidad es un búnker de campaña.
import-no-owner = el dueño de { $thing }
import-camouflage-alone = Un camuflaje sin unidad queda fuera.
import-unknown-unit = la unidad { $name } es desconocida y queda fuera
import-vehicle = no hay reglas para el vehículo { $name }; queda fuera
import-maybe-resistance = tres figuras de fuerzas especiales, quizá la Resistencia francesa
import-unknown-badge = La insignia { $name } es desconocida y queda fuera.
import-badge-misplaced = La insignia { $badge } no significa nada en { $name }.
import-badge-no-rules = No hay reglas para la insignia { $name }; la unidad es corriente.
import-ace = el as tira un dado más si no se movió; un parche se lo da a todas las unidades de su tipo
import-equipment = el equipo { $name }
import-star-on-unit = una estrella marca una unidad especial o su equipo; el texto dice cuál
import-star = una ficha de estrella en un hexágono vacío; el texto dice para qué sirve
import-many-tags = Hay más de { $count } fichas en el hexágono; las demás quedan fuera.
import-unknown-tag = La ficha { $name } es desconocida y queda fuera.
import-unknown-hex = No hay hexágono { $name } en este tablero; queda fuera de un grupo.
import-blank-medal = una medalla en blanco ({ $name }) se toma por objetivo del Eje
import-mine-of-nobody = Un campo de minas que nadie puso daña a los dos bandos.
import-exit-of-nobody = el marcador de salida no dice para quién es
import-exit-unmarked = Un marcador de salida sin su comportamiento se toma por salida.
import-sudden-death-unread = una muerte súbita que no se pudo leer
import-sudden-death = la muerte súbita { $camp ->
    [axis] del Eje
   *[allies] de los Aliados
} se decide al entrar; el texto puede decir al final del turno
import-section-medals = medallas por secciones libres de enemigos
import-group = un grupo de hexágonos sin significado: { $hexes }
import-stray-option = La opción { $name } está en un lugar equivocado; vale de todos modos.
import-mine-deck = El juego de minas { $value } no cambia nada; se usa la mezcla habitual.
import-hill-air-strikes = ataques aéreos mientras una unidad ocupe { $hexes }; aquí una opción los da para toda la batalla
import-option-no-rules = Todavía no hay reglas para la opción { $name }; queda fuera.
import-unknown-option = La opción { $name } = { $value } es desconocida y queda fuera.
import-deck-runs-out = el mazo no se vuelve a barajar, y el archivo no dice quién gana entonces
import-nation-rules = Unidades de la nación activan la opción { $name }.
import-caption = el mapa dice «{ $text }»
import-captions-left = { $count ->
    [one] { $count } rótulo del mapa queda fuera.
   *[other] { $count } rótulos del mapa quedan fuera.
}
import-prose-rules = reglas especiales que solo cuenta el texto
import-prose-victory = condiciones de victoria que solo cuenta el texto
import-prose-hint = el texto habla de «{ $words }»
import-taken = { $name } es { $value }; se toma { $taken }.
import-no-date = sin fecha ({ $value }), las armas especiales son las del principio de la guerra
import-no-first = el archivo no dice quién juega primero ({ $value })
import-most-medals = { $count } medallas son lo máximo que sabe escribir el editor; el texto puede pedir más

### Balance

cli-balance = Medir el equilibrio de una batalla entre robots.
balance-head = { $scenario }: { $games } batallas desde la semilla { $seed }, robots { $bots } (versión { $version })
balance-camp = { $camp }: { $wins } victorias, { $share } % (intervalo del 95 % de { $low } a { $high }), { $medals } medallas de media
balance-turns = { $turns } turnos por bando en la mediana; { $limit } sin vencedor
balance-even = El intervalo abarca del 45 al 55 por ciento: equilibrada, hasta donde dicen estas batallas.
balance-uneven = El intervalo queda fuera del 45 al 55 por ciento: un bando tiene ventaja.

### Arena

cli-arena = Hacer que cada pareja de robots se enfrente, cada semilla dos veces con los bandos cambiados, y decir quién es mejor.
cli-arena-bots = Los robots, al menos dos, como recruit,random.
cli-arena-battles = Las batallas: all, o nombres de batallas incluidas y de archivos de escenario, separados por comas.
cli-arena-games = Cuántas batallas juega cada pareja, entre todas las batallas; un número impar cuenta como el par siguiente.
cli-arena-seed = La primera semilla; cada semilla se juega dos veces, con los bandos cambiados.
cli-arena-by-battle = Mostrar también las cifras de cada batalla.
cli-arena-json = Escribir las cifras en este archivo, en JSON.
cli-arena-csv = Escribir las cifras en este archivo, en CSV.
cli-arena-svg = Escribir un gráfico de las puntuaciones en este archivo, en SVG.
cli-arena-resume = Guardar las batallas terminadas en este archivo, y continuar a partir de él.
cli-arena-ratings = Clasificar también a los robots (necesita la biblioteca openskill).
cli-arena-stop-early = Parar una pareja cuando una prueba secuencial (SPRT) ha decidido si el primer robot es mejor.
cli-arena-h0 = La puntuación de un robot que no es mejor (con --stop-early).
cli-arena-h1 = La puntuación de un robot que es mejor (con --stop-early).
cli-arena-alpha = El riesgo de llamar mejor a un robot que no lo es (con --stop-early).
cli-arena-beta = El riesgo de llamar no mejor a un robot que sí lo es (con --stop-early).
arena-bad-bots = --bots nombra al menos dos robots distintos, como recruit,random, no { $text }.
arena-bad-test = --h0 debe ser menor que --h1, no { $low } y { $high }.
arena-bad-resume = No se puede continuar { $path }: la línea { $line } no es una batalla terminada.
arena-no-openskill = --ratings necesita la biblioteca openskill: instale open-overlord[arena].
arena-head = Desde la semilla { $seed }, batallas: { $battles }, robots { $bots } (versión { $version })
arena-pair = Pareja
arena-games = Batallas
arena-wins = Victorias
arena-losses = Derrotas
arena-draws = Empates
arena-score = Puntuación
arena-interval = Intervalo del 95 %
arena-medals = Medallas
arena-turns = Turnos
arena-ms = ms por decisión
arena-better = { $a } – { $b }: decidido tras { $games } batallas, { $a } es mejor.
arena-not-better = { $a } – { $b }: decidido tras { $games } batallas, { $a } no es mejor.
arena-open = { $a } – { $b }: sin decidir tras { $games } batallas.
arena-rating = { $place }. { $bot }: valoración { $ordinal } (media { $mu }, desviación { $sigma })
arena-plot = Puntuación del primer robot, con su intervalo del 95 %

### La mesa

cli-serve = Abre la mesa a los navegadores de esta red; las batallas propias de estos ficheros se ofrecen junto a las nuestras.
cli-serve-host = La dirección en la que escuchar; 0.0.0.0 deja venir a los amigos de la misma red.
cli-serve-port = El puerto en el que escuchar (0: uno libre cualquiera).
cli-serve-db = El fichero que guarda las mesas (por defecto: en tu carpeta de datos).
cli-serve-public-url = La dirección con la que otros llegan a este servidor, tras un proxy o un túnel.
cli-serve-open = Abre la página en el navegador.
cli-serve-bad-url = --public-url es una dirección entera que empieza por http o https, no { $url }.
cli-serve-no-port = No se puede abrir el puerto { $port } de { $host }: { $problem }.
cli-serve-no-store = No se pueden guardar las mesas: { $problem }.
serve-address = La mesa está en { $address }
serve-friends = Los amigos de la misma red abren { $address }
serve-stop = Ctrl+C la cierra; todas las batallas quedan guardadas.
serve-not-built = La página no está construida: ejecuta «make play» en la carpeta de las fuentes o instala el paquete (wheel), que la trae.
note-undone = { $seat } ha retirado una respuesta.
table-not-a-message = Esto no es un mensaje que la mesa entienda. { $problem }
table-too-fast = Demasiado a la vez; espera un momento.
table-too-large = Un mensaje tiene como máximo { $most } bytes.
table-too-many-pages = Hay demasiadas páginas abiertas en esta mesa.
table-no-such-table = No hay tal mesa, o no tienes un enlace a ella.
table-no-such-place = No hay plaza { $place } en esta mesa.
table-no-such-battle = No hay batalla { $battle }.
table-no-such-bot = No hay bot { $bot }.
table-no-such-speed = No hay velocidad { $speed }.
table-no-such-window = No hay ninguna ventana { $window } en la que pasar.
table-older-rules = Esta batalla se jugó con las reglas de una versión anterior, que hoy llevan a otra parte; ha terminado. Su registro puede guardarse.
table-damaged = Esta mesa no se puede abrir: lo que se anotó de ella no concuerda.
table-no-such-change = Una plaza se toma, se deja o se da a un bot, y no { $change }.
table-bad-table = Esta mesa no se puede poner: { $problem }.
table-not-your-place = Esta no es tu plaza.
table-not-your-camp = Solo el bando de una plaza acuerda un bot para ella.
table-not-away = Hay alguien en esta plaza.
table-only-watching = Solo estás mirando.
table-bot-plays = Un bot juega en tu puesto; tómalo primero.
table-name-first = Di primero cómo quieres que te llamen.
table-owner-only = Esto solo lo hace quien puso la mesa.
table-foreign-page = Esto lo ha pedido una página que no es la nuestra.
table-not-stored = Tu respuesta no se ha podido anotar, así que no cuenta; la mesa está como estaba.
table-battle-not-over = La batalla aún no ha terminado.

### Around the battle: setting a table, its seats, its end

note-nudged = { $name } te espera.
note-nudge-sent = El aviso ha salido.
note-late = Se te acabó el tiempo: un bot responde por ti hasta que respondas tú.
note-rematch = { $name } ha puesto una mesa para la revancha: los bandos se cambian.
note-draw-offered = { $camp }: el bando ofrece tablas.
note-draw-declined = { $seat } rechaza las tablas.
note-resign-declined = { $seat } no quiere abandonar.
table-nothing-offered = No se ha ofrecido nada semejante.
table-draw-with-bots = En el otro bando solo juegan bots, y los bots no acuerdan tablas.
table-nudged-already = A esta plaza se la ha avisado hace un momento.
table-nobody-awaited = Nadie espera a esta plaza.
table-not-our-link = Esto no es un enlace a una plaza de este servidor.
cli-backup = Copiar todas las mesas en un solo archivo, también mientras se juega.
cli-backup-force = Sobrescribir el archivo si ya existe.
cli-backup-done = Mesas copiadas en { $file }: { $tables }. «overlord serve --db { $file }» las abre.
cli-backup-exists = { $file } ya existe; elige otro nombre o añade --force.
cli-backup-failed = Las mesas no se pueden copiar: { $problem }.
page-set-table = Poner una mesa
page-group-overlord = Batallas Overlord
page-group-standard = Batallas pequeñas
page-battle = Batalla
page-people-in-camp = Jugadores
page-people-hint = Hasta cuatro comparten un bando; los demás puestos son de bots.
page-holder-me = Tú
page-holder-friend = Un amigo, por enlace
page-holder-bot = Bot: { $bot }
page-bot-random = al azar
page-bot-recruit = recluta
page-bot-veteran = veterano
page-house-options = Opciones de la mesa
page-more-options = Más opciones
page-choice-none = ninguno
page-choice-both = ambos
page-choice-off = no
page-choice-on = sí
page-choice-classic = clásico
page-choice-open = abierto
page-choice-rising = creciente
page-choice-falling = decreciente
page-clock = Tiempo por respuesta
page-clock-none = sin límite
page-clock-seconds = { $n } s
page-clock-minutes = { $n } min
page-clock-hours = { $n } h
page-clock-hint = Después responde un bot por ese puesto.
page-time-left = Tiempo restante
page-late = sin tiempo, responde un bot
page-make-table = Poner la mesa
page-links = La mesa está puesta
page-links-hint = Cada enlace lleva a una plaza: quien lo abre se sienta allí. Solo se muestran ahora; más tarde puedes crear otros nuevos.
page-links-none = Los bots ocupan todos los demás puestos. Los amigos aún pueden mirar.
page-link-of = Enlace para { $place }
page-copy = Copiar
page-copied = Copiado
page-code = Código QR
page-fresh-link = Enlace nuevo
page-free-place = Dejar libre el sitio
page-free-sure = { $names } tiene que levantarse y el enlace antiguo ya no lleva a ninguna parte. Un bot juega hasta que alguien llegue por el enlace nuevo.
page-fresh-sure = El enlace anterior ya no lleva a ninguna parte.
page-to-table = A la mesa
page-close = Cerrar
page-spectators = Espectadores
page-no-spectators = Nadie mira.
page-spectator = Espectador
page-state-yours = Te toca
page-state-turn = Turno { $n }: { $camp }
page-state-begins = Sin empezar
page-state-won = Victoria { $camp }: { $reason }
page-state-drawn = Sin vencedor: { $reason }
page-remove = Eliminar
page-remove-sure = ¿Eliminar esta mesa para todos? La batalla no se podrá recuperar.
page-leave = Dejar
page-leave-sure = ¿Dejar tu plaza? Un bot sigue jugando y necesitarás un enlace para volver.
page-yes = Sí
page-no = No
page-seats = Puestos
page-seats-title = En esta mesa
page-here = presente
page-away = ausente
page-awaited = eligiendo ahora
page-set-by = Puesta por { $name }
page-give-to-bot = Que juegue un bot
page-take-seat = Recuperar el puesto
page-bot-sits = Un bot juega en tu puesto.
page-ask-bot = Pedir un bot aquí
page-bot-votes = { $n ->
    [one] { $n } del bando quiere un bot aquí; todos los presentes deben estar de acuerdo.
   *[other] { $n } del bando quieren un bot aquí; todos los presentes deben estar de acuerdo.
}
page-nudge = Avisar
page-resign = Abandonar
page-resign-sure = ¿Abandonar? El otro bando gana en el acto, o en cuanto todos los presentes de tu bando estén de acuerdo.
page-resign-wished = { $who } abandonaría. Todos los presentes de tu bando deben estar de acuerdo.
page-draw = Ofrecer tablas
page-draw-sure = ¿Ofrecer tablas al otro bando?
page-draw-wished = { $who } aceptaría tablas. Todos los presentes de tu bando deben estar de acuerdo.
page-draw-waits = Tu bando ofrece tablas y espera respuesta.
page-draw-offered = El otro bando ofrece tablas.
page-agree = Aceptar
page-decline = Rechazar
page-withdraw = Retirarlo
page-rematch = Revancha con bandos cambiados
page-to-rematch = A la revancha

### Picture

cli-show = Dibujar el tablero de un escenario.
cli-show-output = El fichero que se escribe, .svg o .png (por omisión: la clave del escenario, en .svg).
cli-show-no-names = Sin los nombres de los hexágonos.
cli-show-no-units = Sin las unidades.
cli-show-no-legend = Sin la leyenda.
cli-show-scale = Cuántas veces mayor que en una pantalla de 1440 píxeles.
show-suffix = Una imagen se escribe en .svg o en .png, y { $path } no es ni lo uno ni lo otro.
show-no-converter = Ningún programa de esta máquina convierte SVG en PNG; instala uno de { $known } o escribe { $path }.
show-failed = { $tool } no ha podido convertir la imagen en { $path }.
show-written = La imagen está en { $path }.
picture-left = Izquierda
picture-right = Derecha
picture-medal-axis = Objetivo del Eje
picture-medal-allies = Objetivo de los Aliados
picture-medal-either = Objetivo de ambos bandos
picture-exit-axis = Salida del Eje
picture-exit-allies = Salida de los Aliados

### Combat cards

illegal-no-combat-deck = Esta batalla se juega sin cartas de Combate: { $card } no se puede jugar.
illegal-no-such-combat-card = El mazo de Combate de esta batalla no tiene ninguna carta { $card }.
illegal-combat-not-held = No tienes la carta de Combate { $card }.
illegal-combat-no-icon = { $card } no lleva el icono de su mazo y solo se juega como está escrita.
illegal-combat-other-camp = { $card } es del otro bando; solo puedes jugarla como acción especial.
illegal-combat-not-now = No es el momento de jugar { $card }.
illegal-combat-closed-unit = Una carta de Combate ya ha señalado la unidad de { $hex } este turno; no se puede jugar otra contra ella.
illegal-combat-closed-general = El general de la unidad de { $hex } ha jugado una carta de Combate junto con su carta de Mando; este turno no se puede jugar ninguna contra él.
illegal-combat-not-your-order = La unidad de { $hex } no ha recibido tu orden; { $card } necesita una unidad con una orden tuya.
illegal-combat-not-your-sections = La unidad de { $hex } ni actúa contra ti ni está en tus secciones.
illegal-combat-no-figures = No hay bastantes figuras en la reserva, o no hay sitio, para { $card }.
illegal-combat-not-there = { $card } no se puede jugar así.
illegal-combat-idle = { $card } no cambiaría nada ahí.
illegal-combat-or-pass = Juega una carta de Combate, o pasa.
illegal-combat-or-done = Juega una carta de Combate, o di que has terminado.
illegal-draw-or-pass = Roba una carta de Combate por tu Reconocimiento, o pasa.
illegal-battle-declared = El combate contra { $hex } está declarado: juega otra carta para él, o combate.
illegal-combat-finish = Termina primero lo que pide { $card }.
illegal-withdraw-first = Di primero adónde se repliega tu unidad.
illegal-retarget-first = Apunta a otra unidad a { $reach } hexágonos como mucho, o pasa y pierde el combate.
illegal-relocate-first = Di primero adónde va tu unidad en tu propio borde.
illegal-reroll-first = Di primero qué dados vuelves a tirar.
illegal-move-after-or-pass = Mueve esta unidad, o pasa.
illegal-peek-first = Deja la carta encima del mazo, o ponla debajo.
illegal-rain = { $unit } no puede disparar tan lejos: llueve sobre esa sección.
illegal-notation-faces = Los dados se escriben con las letras I, A, G, F y S, no { $word } (en «{ $text }»).
illegal-notation-choice = Una elección es un número, top o bottom, no { $word } (en «{ $text }»).
event-combatplayed = { $special ->
    [1] { $seat } juega { $card } como acción especial ({ $at }).
   *[other] { $seat } juega { $card } ({ $at }).
}
event-combatdrew = { $cards ->
    [none] { $seat } roba del mazo de Combate (cartas: { $count }).
   *[other] { $seat } roba { $cards } (cartas de Combate: { $count }).
}
event-combatpeeked = { $cards ->
    [none] { $seat } mira la primera carta del mazo de Combate.
   *[other] { $seat } ve { $cards } encima del mazo de Combate.
}
event-combatreshuffled = Se barajan de nuevo las cartas de Combate (mazo: { $cards }).
event-deployed = { $camp }: aparece { $kind } en { $unit } (figuras: { $figures }).
event-shifted = { $unit } se coloca en { $to }.
event-statusset = { $name ->
    [concealed] La unidad de { $at } está oculta.
    [stalled] La unidad de { $at } queda detenida y no puede mover.
   *[rain] Llueve sobre { $at }.
}
event-statusended = { $name ->
    [stalled] La unidad de { $at } puede volver a mover.
   *[rain] Ha dejado de llover sobre { $at }.
}
event-combatchose = { $seat } elige: { $way }.
event-cancelled = El combate de { $unit } contra { $target } no se libra.
event-stopped = { $unit } no avanza más.
action-combat = { $at ->
    [none] Jugar { $card }
   *[other] Jugar { $card } ({ $at })
}
action-choose = { $what ->
    [top] Dejar la carta encima
    [bottom] Poner la carta debajo
    [1] La primera opción
    [2] La segunda opción
   *[other] Opción { $what }
}
action-choose-of = { $card }: opción { $what }
question-way = { $card }: ¿qué eliges?
action-reroll = Volver a tirar: { $faces }
action-draw = Robar una carta de Combate
verb-combat = Carta de Combate
verb-choose = Elegir
verb-reroll = Volver a tirar
roll-reroll = nueva tirada
question-alongside = ¿Juegas una carta de Combate junto con tu carta de Mando?
question-react-defend = ¿Respondes al ataque con una carta de Combate?
question-react-rolled = Los dados están en la mesa: ¿juegas una carta de Combate?
question-react-loss = Van a caer figuras: ¿juegas una carta de Combate?
question-react-flags = Banderas: ¿juegas una carta de Combate?
question-react-x-ordered = El enemigo ha dado sus órdenes: ¿respondes con una carta de Combate?
question-react-x-move-step = Una unidad enemiga se mueve: ¿respondes con una carta de Combate?
question-react-x-move-end = Una unidad enemiga ha movido: ¿respondes con una carta de Combate?
question-declare = El combate está declarado: ¿otra carta, o los dados?
question-after-battles = Los combates han terminado: ¿juegas una carta de Combate?
question-recon-draw = ¿Robas una carta de Combate por tu Reconocimiento?
question-combat = ¿Qué señala tu carta de Combate?
question-withdraw = ¿Adónde se repliega tu unidad?
question-retarget = ¿A quién apunta ahora tu unidad?
question-relocate = ¿Adónde va tu unidad en tu borde?
question-reroll = ¿Qué dados vuelves a tirar?
question-move-after = ¿Adónde va tu unidad después de su combate?
question-peek = ¿Adónde va la carta que has visto?
option-combat_deck = Mazo de Combate (none: sin cartas de Combate)
option-mix_combat_decks = Se pueden mezclar varios mazos de Combate
option-infantry_figures = Figuras de infantería en la caja de cada bando (0: el número habitual)
option-armor_figures = Figuras de blindados en la caja de cada bando (0: el número habitual)
option-artillery_figures = Figuras de artillería en la caja de cada bando (0: el número habitual)
page-doing-alongside = { $n ->
    [one] puede jugar una carta de Combate
   *[other] pueden jugar una carta de Combate
}
page-doing-react-defend = { $n ->
    [one] puede responder al ataque
   *[other] pueden responder al ataque
}
page-doing-react-rolled = { $n ->
    [one] mira los dados
   *[other] miran los dados
}
page-doing-react-loss = { $n ->
    [one] puede salvar figuras
   *[other] pueden salvar figuras
}
page-doing-react-flags = { $n ->
    [one] puede responder a las banderas
   *[other] pueden responder a las banderas
}
page-doing-react-x-ordered = { $n ->
    [one] puede responder a las órdenes
   *[other] pueden responder a las órdenes
}
page-doing-react-x-move-step = { $n ->
    [one] puede responder al movimiento
   *[other] pueden responder al movimiento
}
page-doing-react-x-move-end = { $n ->
    [one] puede responder al movimiento
   *[other] pueden responder al movimiento
}
page-doing-declare = { $n ->
    [one] declara un combate
   *[other] declaran un combate
}
page-doing-after-battles = { $n ->
    [one] puede jugar una carta de Combate
   *[other] pueden jugar una carta de Combate
}
page-doing-recon-draw = { $n ->
    [one] puede robar una carta de Combate
   *[other] pueden robar una carta de Combate
}
page-doing-combat = { $n ->
    [one] juega una carta de Combate
   *[other] juegan una carta de Combate
}
page-doing-withdraw = { $n ->
    [one] se repliega
   *[other] se repliegan
}
page-doing-retarget = { $n ->
    [one] vuelve a apuntar
   *[other] vuelven a apuntar
}
page-doing-relocate = { $n ->
    [one] reubica una unidad
   *[other] reubican una unidad
}
page-doing-reroll = { $n ->
    [one] vuelve a tirar
   *[other] vuelven a tirar
}
page-doing-move-after = { $n ->
    [one] puede mover tras el combate
   *[other] pueden mover tras el combate
}
page-doing-peek = { $n ->
    [one] mira una carta
   *[other] miran una carta
}

### Airplanes

illegal-no-airplane-there = No hay ningún avión sobre { $hex } al que puedas dar órdenes.
illegal-no-sortie = Solo una Salida aérea trae un avión al tablero.
illegal-second-airplane = Un avión de tu bando ya volaba sobre tus secciones al empezar el turno; no puedes traer otro.
illegal-not-your-airplane = Tu bando no dispone de { $plane }.
illegal-no-entry-there = Un avión no puede entrar por { $hex }: hace falta un hexágono de borde entero de tus secciones, sin unidad.
illegal-no-flight = El avión de { $hex } no puede volar ni aterrizar así.
illegal-fly-first = Un avión en el aire debe volar: muévelo antes de terminar.
illegal-no-air-action = El avión sobre { $hex } no tiene esa acción ahora.
illegal-crowded-first = Dos de tus aviones están en la misma sección: di cuál se va.
illegal-sortie-and-section = Junto a una Salida aérea puedes jugar una carta de Sección, o ninguna.
illegal-notation-plane = No hay ningún avión { $word } (en «{ $text }»).
event-planeentered = { $seat }: { $plane } aparece sobre { $hex }.
event-planeflew = El avión de { $unit } vuela: { $path }.
event-planetookoff = { $seat }: { $plane } despega de { $hex }.
event-planelanded = { $seat }: { $plane } aterriza en { $hex }.
event-planeleft = { $reason ->
    [check] { $camp }: { $plane } sobre { $hex } falla su Control aéreo y desaparece.
    [kamikaze] { $camp }: { $plane } se lanza en picado desde { $hex }.
    [no-order] { $camp }: { $plane } sobre { $hex } no ha recibido órdenes y vuelve a casa.
   *[crowded] { $camp }: { $plane } sobre { $hex } sobra y vuelve a casa.
}
event-airaction = { $target ->
    [none] { $seat }: { $key } desde { $unit }.
   *[other] { $seat }: { $key } desde { $unit }, en { $target }.
}
action-enter = Traer un { $plane } por { $at }
action-activate = Dar la orden al avión sobre { $unit }
action-fly = { $via ->
    [none] Volar de { $unit } a { $to }
   *[other] Volar de { $unit } a { $to } por { $via }
}
action-land = Aterrizar en { $unit }
action-air = { $target ->
    [none] { $key } ({ $unit })
   *[other] { $key } ({ $unit } → { $target })
}
verb-enter = Traer un avión
verb-activate = Dar la orden a un avión
verb-fly = Volar
verb-land = Aterrizar
verb-air = Desde el aire
special-strafing = Ametrallamiento
special-ground-support = Apoyo a tierra
special-ground-interdiction = Interdicción terrestre
special-kamikaze = Kamikaze
special-recon = Reconocimiento
special-rescue = Rescate
why-ground-support = apoyo a tierra
roll-air-check = Control aéreo
roll-strafing = ametrallamiento
roll-kamikaze = kamikaze
question-crowded = ¿Cuál de tus dos aviones se va?
option-axis_planes = Aviones del Eje (nation: los de su nación)
option-allies_planes = Aviones de los Aliados (nation: los de su nación)
option-axis_sorties = Salidas aéreas del Eje al empezar
option-allies_sorties = Salidas aéreas de los Aliados al empezar
option-deck_sorties = Salidas aéreas en el mazo
option-air_rules = Cambios en los números de las reglas aéreas
unit-warhawk = P-40 Warhawk
unit-lightning = P-38 Lightning
unit-corsair = F4U Corsair
unit-spitfire = Spitfire
unit-storch = Fi 156 Storch
unit-bf-109 = Bf 109
unit-zero = A6M Zero
unit-yak = Yak
page-doing-crowded = { $n ->
    [one] manda un avión a casa
   *[other] mandan un avión a casa
}

### Arrivals and smoke

illegal-unload-first = Di primero dónde bajan las tropas del tren.
illegal-paradrop-first = Señala primero un hexágono para cada paracaídas.
illegal-smoke-first = Di primero sobre qué hexágonos queda el humo.
event-smoked = { $gone ->
    [1] El humo sobre { $hexes } se ha disipado.
   *[other] Hay humo sobre { $hexes }.
}
event-dropped = { $landed ->
    [1] { $camp }: un paracaídas dirigido a { $aim } deriva a { $path } y aterriza.
   *[other] { $camp }: un paracaídas dirigido a { $aim } se pierde.
}
special-smoke = Tender una cortina de humo
special-breakthrough = Ruptura de blindados
question-unload = ¿Dónde bajan las tropas del tren?
question-paradrop = ¿Adónde apuntan tus paracaídas?
question-smoke = ¿Sobre qué hexágonos queda el humo?
option-supply_train = Bandos cuyos trenes descargan tropas en una estación
option-supply_turn = Primer turno de esas tropas (0: el siguiente)
option-paradrop = Bando con paracaidistas
option-paradrop_units = Cuántos paracaídas
option-paradrop_turn = El turno en que saltan
option-paradrop_acts = Su primer turno (0: enseguida)
option-smoke = Bandos que pueden tender humo
option-smoke_screens = Cortinas de humo por bando
option-armor_breakthrough = Bando cuyos blindados pueden romper una vez
option-breakthrough_units = Cuántas unidades de blindados rompen
page-doing-unload = { $n ->
    [one] descarga un tren
   *[other] descargan un tren
}
page-doing-paradrop = { $n ->
    [one] apunta los paracaídas
   *[other] apuntan los paracaídas
}
page-doing-smoke = { $n ->
    [one] tiende humo
   *[other] tienden humo
}
page-doing-frost = { $n ->
    [one] sufre la helada
   *[other] sufren la helada
}

### Combat cards and airplanes on the page

page-timing-alongside = De apoyo
page-timing-ordering = Activación
page-timing-reaction = Reacción
page-window-before = con tu carta de Mando
page-window-order = al haber dado órdenes
page-window-move-start = antes de mover una unidad
page-window-move-end = después de mover una unidad
page-window-pre-battle = antes de los combates
page-window-attack = cuando tu unidad ataca
page-window-defend = cuando te atacan
page-window-rolled = después de los dados
page-window-loss = antes de las bajas
page-window-flags = cuando salen banderas
page-window-won = tras un combate ganado
page-window-unit-done = cuando una unidad ha terminado
page-window-post-battle = después de los combates
page-window-x-ordered = cuando el enemigo da órdenes
page-window-x-move-step = mientras mueve un enemigo
page-window-x-move-end = después de mover un enemigo
page-combat = Combate
page-combat-cards = Cartas de Combate
page-combat-count = Cartas de Combate: { $n }
page-combat-piles = Mazo de Combate { $deck } · descarte { $discard }
page-discards = Descartes de Combate: { $n }
page-no-discards = Aún no se ha jugado ninguna.
page-origin-own = nuestras propias cartas
page-origin-user = mazo del usuario
page-special-is = Una carta con estrella se puede jugar como
page-or-special = O juégala como
page-has-special = con estrella
page-tied-to = solo para: { $camp }
page-as-written = Como está escrita
page-as-special = Como { $name }
page-roll-again = { $n ->
    [0] Señala los dados que vuelven a tirarse
    [one] Volver a tirar 1 dado
   *[other] Volver a tirar { $n } dados
}
page-closed-unit = cerrada a cartas de Combate enemigas
page-closed-general = ninguna carta de Combate contra él
page-status-stalled = detenida: no puede mover
page-status-concealed = oculta
page-smoke = humo
page-rain = Lluvia · alcance { $n }
page-airborne = { $plane } en el aire
page-light-air = para un avión
page-way = por { $via }
page-way-straight = directo
page-over-enemies = enemigos debajo { $n }
page-sorties = Salidas aéreas: { $n }
page-question-lay = ¿En qué sección colocas la carta?
page-question-sortie = ¿Por dónde entra tu avión?
page-left-orders = (se pueden dar más órdenes)
page-all-the-same = ¿{ $what } de todos modos?
page-sure = Queda algo por hacer. Pulsa otra vez si es lo que quieres.
page-standing = Órdenes permanentes
page-standing-short = Órdenes permanentes
page-standing-here = Pasar siempre aquí
page-standing-text = En las preguntas marcadas, tu puesto pasa por sí solo tras un momento. Nadie más lo sabe.
page-standing-all = Marcar todas
page-standing-none = No marcar ninguna
page-standing-hold = Dejarlas en suspenso por ahora: pregúntame
page-choice-nation = los de su nación
page-deck-choice = { $title } ({ $origin })
page-planes-hint = Sin marcar: los de su nación.

### Page

page-language = Idioma
page-tagline = Dos tableros, ocho puestos, una cadena de mando.
page-your-name = Tu nombre
page-guest = Invitado
page-my-tables = Tus mesas
page-battles = Elige una batalla
page-format-overlord = Overlord, de dos a ocho jugadores
page-format-standard = Batalla estándar, dos jugadores
page-play-as = Eres
page-play-now = Jugar ya
page-whole-camp = { $camp }: todo el bando
page-unofficial = Obra de aficionados, no oficial. Reglas, dibujos y textos son nuestros.
page-no-server = El servidor no responde. Inténtalo de nuevo en un momento.
page-no-such-table = Esa mesa no existe, o este enlace ya no lleva a ninguna parte.
page-opening = Abriendo la mesa…
page-lost = Se perdió la conexión; nuevo intento…
page-sit-down = Sentarse
page-home = Todas las batallas
page-your-turn = Te toca
page-turn = Turno { $n } · { $camp }
page-you = { $seat } (tú)
page-pair = { $first }: { $second }
page-you-short = tú
page-bot = bot
page-free = nadie todavía
page-medals = { $camp }: { $n } de { $of } medallas
page-victory = Victoria: { $camp }
page-no-victory = Sin vencedor
page-record = Descargar el registro
page-board = Campo de batalla
page-overview = Todo el tablero: toca para mirar allí
page-zoom = Zoom
page-zoom-in = Acercar
page-zoom-out = Alejar
page-zoom-all = Todo el tablero
page-flank-left = Flanco izquierdo
page-flank-center = Centro
page-flank-right = Flanco derecho
page-flank-left-short = Izquierda
page-flank-center-short = Centro
page-flank-right-short = Derecha
page-figures = { $n } de { $of } figuras
page-ordered = con orden
page-objective = objetivo
page-light-pick = se puede elegir
page-light-go = se puede alcanzar
page-light-far = se puede alcanzar, sin combate
page-light-target = objetivo del ataque
page-card-for = { $n ->
    [none] Para: { $who }
    [A] Para: { $who } · da órdenes a todas las unidades
    [one] Para: { $who } · da órdenes a 1 unidad
   *[other] Para: { $who } · da órdenes a { $n } unidades
}
page-section = Sección
page-tactic = Táctica
page-no-dice = Aún no hay dados.
page-dice-title = Dados
page-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}
page-odds = al menos un impacto { $hit } %, al menos una bandera { $flag } %, eliminada { $end } %
page-log = Diario
page-talk = Charla
page-cards = Cartas
page-fold = Plegar las cartas y los paneles
page-unfold = Desplegar las cartas y los paneles
page-panels = Cartas, diario y charla
page-no-talk = Aún no se ha dicho nada.
page-say = Di algo…
page-send = Enviar
page-hex-names = Nombres de hexágonos
page-pace = Los bots responden
page-pace-slow = despacio
page-pace-normal = a ritmo humano
page-pace-fast = deprisa
page-pace-instant = al instante
page-hand = Tu mano
page-hand-empty = Ninguna carta en la mano.
page-hand-hidden = Tu comandante en jefe tiene las cartas: { $n }.
page-hand-size = mano { $n } de { $of }
page-deck = mazo { $n }
page-watching = Estás mirando.
page-waiting = Los demás eligen…
page-command = Qué hacer
page-then-whom = Di ahora adónde va.
page-battle-back-now = Responder
page-ordered-count = { $n ->
    [one] 1 con orden
   *[other] { $n } con orden
}
page-briefing = Instrucciones
page-waiting-for = Esperando a { $who }
page-clear = Cancelar
page-undo = Deshacer
page-hurry = Apurar a los bots
page-left = { $n ->
    [one] (queda { $n } unidad)
   *[other] (quedan { $n } unidades)
}
page-face-down = boca abajo
page-no-card = sin carta
page-before = Cartas del turno anterior: { $cards }
page-repeats = repetiría { $cards }
page-doing-card = { $n ->
    [one] elige una carta
   *[other] eligen una carta
}
page-doing-chip = { $n ->
    [one] elige para la ficha de Comisario
   *[other] eligen para la ficha de Comisario
}
page-doing-first-chip = { $n ->
    [one] elige para la ficha de Comisario
   *[other] eligen para la ficha de Comisario
}
page-doing-lay = { $n ->
    [one] coloca una carta
   *[other] colocan una carta
}
page-doing-order = { $n ->
    [one] da órdenes
   *[other] dan órdenes
}
page-doing-move = { $n ->
    [one] mueve
   *[other] mueven
}
page-doing-battle = { $n ->
    [one] combate
   *[other] combaten
}
page-doing-ambush = { $n ->
    [one] puede emboscar
   *[other] pueden emboscar
}
page-doing-battle-back = { $n ->
    [one] puede responder
   *[other] pueden responder
}
page-doing-flags = { $n ->
    [one] cuenta banderas
   *[other] cuentan banderas
}
page-doing-retreat = { $n ->
    [one] se retira
   *[other] se retiran
}
page-doing-ground = { $n ->
    [one] puede ganar terreno
   *[other] pueden ganar terreno
}
page-doing-overrun = { $n ->
    [one] arrolla
   *[other] arrollan
}
page-doing-air-power = { $n ->
    [one] dirige la aviación
   *[other] dirigen la aviación
}
page-doing-barrage = { $n ->
    [one] dirige la descarga
   *[other] dirigen la descarga
}
page-doing-keep = { $n ->
    [one] conserva una carta
   *[other] conservan una carta
}
page-doing-distribute = { $n ->
    [one] reparte cartas
   *[other] reparten cartas
}
page-doing-visit = { $n ->
    [one] puede visitar a un general
   *[other] pueden visitar a un general
}
page-doing-end-visit = { $n ->
    [one] está de visita
   *[other] están de visita
}
page-doing-initiative = { $n ->
    [one] puede tomar la iniciativa
   *[other] pueden tomar la iniciativa
}
page-doing-ready = { $n ->
    [one] se prepara
   *[other] se preparan
}
page-doing-pick = { $n ->
    [one] elige
   *[other] eligen
}

### Página: mirar atrás, aprender, teclas

table-bad-record = Esto no es el registro de una batalla: { $problem }
table-no-such-rule = No existe la regla { $rule }.
note-no-story = Ahora mismo no se puede volver a ver la batalla.
page-rulebook = Con las palabras del reglamento (en inglés)
page-no-such-rule = No existe la regla { $rule }.
page-shut-generals = cerrados
page-shut-visit = cerrada
page-shut-camp = cerrado
page-marked = una unidad más
page-not-him = Esta carta no es para él; pulsa para leer por qué.
page-hits = { $n ->
    [0] ningún impacto
    [one] { $n } impacto
   *[other] { $n } impactos
}
page-hits-title = impactos
page-tools = Herramientas
page-ask = ¿Qué es esto?
page-asking = Señala un hexágono o una carta para leer sobre ello.
page-sound = Sonido
page-volume = Volumen
page-hex = Hexágono { $hex }
page-objective-of = Vale { $n ->
    [one] { $n } medalla
   *[other] { $n } medallas
} para: { $camp }.
page-objective-any = Vale { $n ->
    [one] { $n } medalla
   *[other] { $n } medallas
} para quien lo ocupe.
page-objective-held = Ocupado ahora: { $camp }.
page-statistics = Estadística de dados
page-statistics-text = Lo que ha salido y, entre paréntesis, lo que prometen tantos dados.
page-seat = Puesto
page-since = Desde la última vez que miraste
page-play-back = Volver a verlo
page-told-cards = Cartas: { $cards }
page-told-deeds = Movimientos: { $moves } · combates: { $battles } · retiradas: { $retreats }
page-told-figures = { $n ->
    [one] { $camp }: { $n } figura perdida
   *[other] { $camp }: { $n } figuras perdidas
}
page-told-units = { $n ->
    [one] { $camp }: { $n } unidad destruida
   *[other] { $camp }: { $n } unidades destruidas
}
page-told-medals = Medallas, { $camp }: { $medals }
page-told-no-losses = Nadie ha perdido nada.
page-skip = Saltar
page-fight-destroyed = ¡destruida!
page-fight-flags = { $n ->
    [one] { $n } bandera
   *[other] { $n } banderas
}
page-fight-ignored = { $n ->
    [one] { $n } bandera ignorada
   *[other] { $n } banderas ignoradas
}
page-look-back = Mirar atrás
page-before-first = Antes del primer turno
page-turn-before = Turno anterior
page-turn-after = Turno siguiente
page-step-before = Paso anterior
page-step-after = Paso siguiente
page-step = Momento de la batalla
page-play-on = Reproducir
page-pause = Pausa
page-all-open = todas las manos a la vista
page-back-to-now = Volver al presente
page-open-record = Abrir un registro
page-open-record-text = Una batalla terminada se guarda en un archivo y puede volver a verse aquí, del primer turno al último, con todas las manos a la vista.
page-choose-file = Elegir el archivo
page-keys = Teclas
page-key-tab = Tab
page-key-tab-text = del tablero a los botones, las cartas, el diario y la charla
page-key-arrows = Flechas
page-key-arrows-text = de hexágono en hexágono; Inicio y Fin para las esquinas
page-key-lights = N, P
page-key-lights-text = al hexágono iluminado siguiente o anterior
page-key-enter = Intro, Espacio
page-key-enter-text = elegir lo señalado
page-key-escape = Escape
page-key-escape-text = soltar lo elegido
page-key-skip = S
page-key-skip-text = saltar lo que aún se está mostrando
page-key-info = I
page-key-info-text = qué hay en un hexágono y qué hace, o qué dice una carta
page-key-zoom = + − 0
page-key-zoom-text = más cerca, más lejos, todo el tablero
page-key-pan = Mayús + flechas
page-key-pan-text = mover el mapa
page-key-done = D
page-key-done-text = terminar, confirmar o pasar
page-key-undo = U
page-key-undo-text = deshacer
page-key-board = B, H
page-key-board-text = al tablero, a la mano de cartas
page-learn = Aprender a jugar
page-learn-text = Nueve lecciones de pocos minutos. Nada que leer antes.
page-lesson = Lección
page-lesson-step = Paso { $n } de { $of }
page-lesson-next = Seguir
page-lesson-skip = Saltar este paso
page-lesson-start = Empezar
page-lesson-more = Más lecciones
lesson-first = Tu primera batalla
lesson-first-about = Un campo pequeño, seis unidades por bando. Aprenderás a jugar una carta, dar órdenes, mover, combatir y retirarse.
lesson-first-welcome = Mandas a los Aliados, las unidades verdes y redondas de abajo. Las grises y cuadradas son el Eje. Cada unidad enemiga eliminada es una medalla; con tres se gana.
lesson-first-card = Un turno empieza con una carta. Su flecha señala la izquierda, el centro o la derecha del tablero, y su número dice cuántas unidades ordena. Elige una carta abajo y juégala.
lesson-first-order = Las unidades doradas pueden recibir una orden. Señala una que esté cerca del enemigo.
lesson-first-confirm = Ordena más unidades si la carta lo permite y después confirma.
lesson-first-move = Ahora se mueven las unidades ordenadas, una tras otra. Elige una y después un hexágono: dorado significa que aún podrá combatir desde allí; a trazos, que no.
lesson-first-moved = Mueve las demás si quieres y después di que has terminado.
lesson-first-battle = Elige una unidad y después un enemigo en rojo. El número son los dados que tiras; detente en el blanco para ver por qué, y las probabilidades. ¿Nada en rojo? Estás demasiado lejos: termina y acércate el próximo turno.
lesson-first-dice = Una cara con el tipo del blanco, o una granada, quita una figura. Una bandera lo obliga a retirarse un hexágono hacia su lado. Una estrella no hace nada aquí.
lesson-first-enemy = Combate con tus otras unidades o termina. Recibirás una carta nueva y el enemigo jugará su turno.
lesson-first-retreat = Si una bandera alcanza a una de tus unidades, tú eliges el hexágono de detrás al que se retira. Si no puede retirarse, pierde una figura. Sigue luchando hasta que alguien se retire.
lesson-first-win = Ataca a las unidades ya débiles: una unidad eliminada es una medalla. El bosque y el pueblo protegen a quien está dentro. El signo de interrogación de arriba te dice qué hace cada hexágono.
lesson-first-end = ¡Tu primera medalla! Ya sabes de qué está hecha una batalla. Sigue hasta las tres medallas, o aprende cómo reparte cartas un comandante en jefe.
lesson-orders = Repartir las cartas
lesson-orders-about = El tablero grande, un turno como comandante en jefe. Aprenderás a dar cartas a tus tres generales.
lesson-orders-welcome = Objetivo: dar una carta al general del centro; solo él tiene enemigos a su alcance. Dos tableros uno junto al otro y cuatro asientos por bando: tú tienes todas las cartas, y tres generales tienen el flanco izquierdo, el centro y el flanco derecho.
lesson-orders-ready = Antes del primer turno el bando habla libremente. Di que estás listo.
lesson-orders-give = Arrastra una carta hasta un general, o elígela y después a él. Se iluminan los que pueden recibirla; los demás te dicen por qué no.
lesson-orders-confirm = Da hasta tres cartas en total y después confirma. Un general sin carta aún puede actuar por iniciativa propia.
lesson-orders-visit = Puedes visitar a un general que haya recibido carta y hablar con él; a los demás, ni una palabra. Elige uno o pasa.
effect-nothing = Sin efecto en el movimiento ni en el combate.
effect-water = Nadie entra sin puente ni bote.
effect-bridge = Hace transitable el agua de debajo.
effect-closed = Nadie entra.
effect-only = Abierto solo a: { $who }.
effect-stop = { $who ->
    [all] La unidad que entra debe detenerse.
   *[other] Debe detenerse al entrar: { $who }.
}
effect-first-hex = Solo se entra desde el hexágono vecino, como movimiento completo.
effect-leave-one = Quien sale de él mueve un solo hexágono.
effect-climb = Subir desde abajo cuesta { $n } hexágonos.
effect-shore = Quien entra mueve como mucho dos hexágonos este turno.
effect-never-battle = { $who ->
    [all] Nadie combate desde aquí.
   *[other] No combate desde aquí: { $who }.
}
effect-no-battle = { $who ->
    [all] Sin combate el turno en que una unidad entra.
   *[other] Sin combate el turno en que entra: { $who }.
}
effect-no-battle-past-one = Sin combate tras mover más de un hexágono para entrar.
effect-no-battle-after = Sin combate el turno en que sale: { $who }.
effect-cover = Atacado por { $who }: { $n ->
    [one] 1 dado menos
   *[other] { $n } dados menos
}.
effect-cover-lower = Atacado desde más abajo por { $who }: { $n ->
    [one] 1 dado menos
   *[other] { $n } dados menos
}.
effect-fire-out = Combatiendo desde aquí, { $who }: { $n ->
    [one] 1 dado menos
   *[other] { $n } dados menos
}.
effect-blocks-sight = Bloquea la línea de visión.
effect-hill-sight = Bloquea la visión de quienes están más abajo, y de las colinas de detrás.
effect-mountain-sight = Bloquea la visión de quienes están más abajo.
effect-overlooks = Desde aquí hacia otras alturas, nada más bajo estorba la visión.
effect-lake-sight = Bloquea la visión donde tiene dos hexágonos de ancho.
effect-flags = { $who ->
    [all] Una unidad aquí puede ignorar
   *[other] Aquí, { $who } puede ignorar
} { $n ->
    [one] 1 bandera
   *[other] { $n } banderas
}.
effect-flags-all = Una unidad aquí puede ignorar todas las banderas.
effect-no-retreat = Nadie se retira a él.
effect-owner-only = Solo protege al bando que lo construyó.
effect-lost-when-left = Se retira cuando la unidad sale.
effect-crushed = Un blindado que entra lo retira.
effect-cleared = Puede retirarse en vez de combatir, por: { $who }.
effect-ice = Quien entra o se retira a él tira 2 dados; cada estrella cuesta una figura.
effect-mine = Quien entra tira tantos dados como la fuerza de la mina; cada impacto cuesta una figura.
effect-moves = Mueve { $n ->
    [0] cero hexágonos
    [one] { $n } hexágono
   *[other] { $n } hexágonos
} y combate, { $of } como mucho.
effect-dice = Dados según la distancia: { $dice }.
effect-needs-no-sight = No necesita línea de visión.
effect-ignores-cover = El terreno del blanco no quita dados.
effect-ignores-cover-close = En el combate cercano el terreno del blanco no quita dados.
effect-takes-no-ground = No gana terreno.
effect-overruns = Tras ganar terreno puede combatir otra vez.
effect-battles-on-entry = Puede combatir el turno en que entra en un terreno que lo prohíbe.
effect-engineer = Retira minas y obstáculos.
effect-only-grenades = Solo la alcanzan las granadas.
effect-retreat-most = Puede retirarse hasta { $n } hexágonos por bandera.
effect-unit-flags = Puede ignorar { $n ->
    [one] 1 bandera
   *[other] { $n } banderas
}.

### Señales fijas: cortesías a toda la mesa, y las del campo

illegal-no-such-signal = No hay ninguna señal { $signal }.
illegal-signal-not-here = La señal { $signal } no va al canal «{ $channel }»: las cortesías van a la mesa, las señales del campo a un canal de conversación.
illegal-signal-without-place = La señal { $signal } es una cortesía y no nombra ningún hexágono.
table-signalled-already = Acabas de hacer una señal: como mucho una cortesía cada { $seconds } segundos.
event-signalled = { $hex ->
    [none] { $seat } ({ $channel }) señala: { $signal }
   *[other] { $seat } ({ $channel }) señala: { $signal }, { $hex }
}
channel-table = mesa
signal-one-moment = Un momento
signal-back = Ya he vuelto
signal-ready = Todo listo
signal-thanks = Gracias
signal-good-luck = Buena suerte
signal-well-played = Bien jugado
signal-needs-support = Necesito apoyo
signal-holding = Aguanto
signal-attacking-next = Ataco a continuación
signal-falling-back = Me repliego
signal-look-here = Mirad aquí
page-signals = Señales
page-signals-table = A toda la mesa
page-signals-field = En el canal { $channel }
page-signal-where = Toca un hexágono del tablero:
page-signal-nowhere = Enviar sin lugar
page-signal-cancel = No enviar

### Batallas propias

serve-left-out = { $more ->
    [0] No se ofrece: { $problem }.
   *[other] No se ofrece: { $problem } (y { $more } más; overlord check los muestra todos).
}
page-group-own = Tus propias batallas
page-own-spoiled = { $n ->
    [one] Un fichero queda fuera
   *[other] { $n } ficheros quedan fuera
}
page-own-problem = { $more ->
    [0] { $problem }
   *[other] { $problem } (y { $more } más)
}

### Battles fought by older rules

page-older-ended = Las reglas han cambiado desde entonces y las de hoy habrían llevado esta batalla por otro camino: termina aquí.
page-older-won = { $who } ({ $reason }). Esta batalla se libró con reglas anteriores y se muestra tal como se anotó.
page-older-record = Esta batalla se libró con otras reglas que las de hoy: se muestra tal como la cuenta su registro, sin comprobarla.
replay-kept = { $path }: contado tal como se anotó, { $events } sucesos; sus reglas no son las de hoy, así que queda sin comprobar.

# The look of the table
page-battle-now = Combatir { $target }
page-tap-again = Toca otra vez para confirmar

# Around the table, second look
lesson-over = La batalla ha terminado. Lo que has aprendido aquí vale en todas las batallas: sigue otra lección o elige una batalla.
table-record-too-large = Un registro tiene como máximo { $most } bytes; este fichero es mayor.
table-no-record = Este fichero no es el registro de una batalla.
page-option-combat_deck = Mazo de Combate
page-option-night = Noche: la vista crece o mengua
page-option-axis_planes = Aviones del Eje
page-option-allies_planes = Aviones de los Aliados
page-camp-of = { $camp } ({ $names })
page-gone-left = Ya no estás sentado aquí. Quien puso la mesa puede enviarte un enlace.
page-gone-removed = Quien puso esta mesa la ha retirado.

### The end of a battle

end-won = Has ganado
end-lost = Has perdido
end-drawn = Empate
end-medals-won = Tienes todas las medallas que necesitas.
end-medals-lost = El enemigo tiene todas las medallas que necesita.
end-last-unit-won = Al enemigo no le queda ninguna unidad.
end-last-unit-lost = No te queda ninguna unidad.
end-sudden-death-won = Has alcanzado el objetivo decisivo.
end-sudden-death-lost = El enemigo ha alcanzado el objetivo decisivo.
end-deck-won = El mazo se ha agotado, y con eso ganas la batalla.
end-deck-lost = El mazo se ha agotado, y con eso el enemigo gana la batalla.
end-resigned-won = El enemigo se ha rendido.
end-resigned-lost = Tu bando se ha rendido.
end-resigned-watch = El otro bando se ha rendido.
end-turn-limit-drawn = Ha pasado el último turno y nadie ha ganado.
end-agreed-draw-drawn = Los dos bandos han acordado un empate.
end-panel = El final de la batalla
end-reopen = El final
end-plot = Las medallas, turno a turno
end-plot-turn = Turno { $n }
end-turns = { $n ->
    [one] un turno
   *[other] { $n } turnos
}
end-fallen = Dónde cayeron las unidades
end-fallen-alt = Mapa del campo de batalla con una marca en cada hexágono donde cayó una unidad. La lista de unidades las nombra.
end-fallen-none = No cayó ninguna unidad.
end-best = La mejor unidad
end-best-unit = { $unit } ({ $camp }), desde { $hex }
end-best-took = { $took ->
    [one] tomó una figura
   *[other] tomó { $took } figuras
}
end-best-eliminated = { $n ->
    [0] no eliminó ninguna unidad
    [one] eliminó una unidad
   *[other] eliminó { $n } unidades
}
end-best-none = Ninguna unidad tomó figuras del enemigo.
end-luck = La suerte de los dados
end-luck-hits = { $camp }: acertaron { $hits } de { $dice } dados; { $expected } de media
end-luck-none = { $camp }: no tiró ningún dado
end-luck-range = El azar solo da de { $low } a { $high } aciertos en 95 de cada 100 batallas como esta.
end-luck-inside = Nada fuera de lo común.
end-luck-more = Más de lo que suele dar el azar.
end-luck-fewer = Menos de lo que suele dar el azar.
end-luck-proof = Una batalla es una muestra pequeña: diga lo que diga aquí, no prueba nada sobre los dados ni sobre los jugadores.
end-luck-count = Se cuentan los dados de los combates, las emboscadas, el Apoyo aéreo y la Cortina de fuego.
end-units = Bajas y figuras tomadas, unidad a unidad
end-units-of = Unidades de un bando: { $camp }
end-unit = Unidad
end-from = Desde
end-figures-lost = Perdidas
end-figures-took = Tomadas
end-units-eliminated = Eliminadas
end-fell = Cayó (turno)
end-fell-at = { $hex } ({ $turn })
end-units-quiet = { $n ->
    [one] Otra unidad no perdió ni tomó ninguna figura.
   *[other] Otras { $n } unidades no perdieron ni tomaron ninguna figura.
}
end-together = En total
end-totals-title = Bajas
end-totals = { $camp }: { $figures } figuras y { $units } unidades perdidas
end-people = Quiénes lucharon
end-share = Guardar una imagen
end-share-failed = Ahora mismo no se puede hacer la imagen.
end-next = Próxima batalla: { $name }
end-no-figures = Ahora mismo no se pueden obtener las cifras de esta batalla.

### Replays

page-medal-steps = Medallas
page-medal-before = Medalla anterior
page-medal-after = Medalla siguiente
page-speed = Velocidad
page-moment-link = Enlace a este momento
page-no-replay = No se puede abrir esta repetición: la mesa ya no existe o no tienes un sitio en ella.

### Lessons on a position

page-lesson-again = Intentarlo de nuevo
page-lesson-following = Lección siguiente
page-lesson-learned = Aprendida
page-lesson-failed = Aún no
page-lesson-continue = Continuar
lesson-first-skipped = Ya conoces todas las partes de una batalla. Tu primera medalla aún espera: sigue luchando hasta tres, o toma la lección siguiente.
lesson-ranges = Alcance y probabilidades
lesson-ranges-about = Hasta dónde dispara una unidad, cuántos dados da eso y qué dicen las probabilidades antes de tirar.
lesson-ranges-welcome = Objetivo: eliminar en este turno la infantería enemiga de f6. Le quedan dos figuras, así que deben acertar dos dados.
lesson-ranges-card = Juega la carta que da órdenes en el centro.
lesson-ranges-order = Da la orden a tu infantería de F3 y confirma.
lesson-ranges-move = La infantería tira 3 dados contra un vecino, 2 a dos hexágonos y 1 a tres. Puede mover un hexágono y aún combatir; tras dos, no. Señala un hexágono para verlo.
lesson-ranges-battle = Señala primero al enemigo: el panel dice los dados, los motivos y las probabilidades. Luego combate.
lesson-ranges-blunder-far = Desde tres hexágonos tiras un solo dado, y un dado no puede acertar dos veces.
lesson-ranges-blunder-too-far = Dos hexágonos son demasiados: la infantería que mueve dos no combate.
lesson-ranges-done = Bien hecho. Más cerca, más dados; y las probabilidades están ahí antes de cada tirada: míralas primero.
lesson-ranges-failed = El enemigo sigue en pie. Acércate un hexágono y combate con dos dados.
lesson-ground = Terreno y visión
lesson-ground-about = Qué hacen los bosques a los dados y qué corta la vista.
lesson-ground-welcome = Objetivo: eliminar en este turno una de las dos unidades débiles, en E5 o en G5.
lesson-ground-card = Juega la carta que da órdenes en el centro.
lesson-ground-order = Da la orden a tu infantería de F3 y confirma.
lesson-ground-move = E5 está en un bosque, que cuesta un dado a la infantería. G5 está al descubierto, pero el bosque de f4 la oculta. Da un paso al lado, hasta donde la veas.
lesson-ground-battle = Ya nada te separa de G5. Combate.
lesson-ground-blunder-cover = El bosque te quitó uno de tus dos dados. Una unidad al descubierto es mejor blanco.
lesson-ground-blunder-wood = Quien entra en un bosque se detiene allí y no combate en este turno.
lesson-ground-done = Bien hecho. Bosques, pueblos y colinas protegen y ocultan; busca el hexágono desde el que nada ayuda al enemigo.
lesson-ground-failed = Las dos siguen ahí. Desde G3 ves sin cobertura la unidad de G5.
lesson-overrun = Tomar terreno y arrollar
lesson-overrun-about = Qué hace una unidad con el hexágono que ha vaciado, y por qué los blindados pueden combatir dos veces.
lesson-overrun-welcome = Objetivo: dos medallas en un turno, con una sola unidad de blindados.
lesson-overrun-card = Juega la carta que da órdenes en el centro.
lesson-overrun-order = Da la orden a los blindados de F3 y confirma.
lesson-overrun-near = Quédate donde estás: di que has terminado de mover. Luego combate contra la figura sola de f4, justo a tu lado.
lesson-overrun-take = El hexágono está vacío. En combate cercano puedes tomarlo, y los blindados que toman terreno pueden combatir otra vez: eso es arrollar. Toma el terreno.
lesson-overrun-again = Ahora arrolla: combate contra la unidad de F5.
lesson-overrun-blunder-left = No hace falta mover: el enemigo ya está a tu lado.
lesson-overrun-done = Bien hecho. La infantería también toma terreno, pero solo los blindados y la caballería combaten otra vez después.
lesson-overrun-failed = Solo hubo un combate. Elimina la figura de f4, toma su hexágono y combate contra F5 desde allí.
lesson-tactics = Cartas de Táctica
lesson-tactics-about = Cartas a las que no les importan las secciones: unas dan órdenes en cualquier parte, otras golpean por sí mismas.
lesson-tactics-welcome = Objetivo: eliminar la artillería de f8. Ninguna de tus unidades la alcanza en este turno.
lesson-tactics-card = Una carta de sección lleva una flecha; una de Táctica, una estrella. Señala las dos cartas y léelas; luego juega la que no necesita unidades.
lesson-tactics-target = Elige la artillería de f8. La Cortina de fuego tira cuatro dados contra cualquier enemigo, por lejos que esté; a la artillería solo la aciertan las granadas.
lesson-tactics-blunder-section = Esa carta da órdenes a tu infantería, pero dos hexágonos de marcha no la ponen a tiro.
lesson-tactics-blunder-other = La cortina cayó sobre otra unidad. El objetivo son los cañones de f8.
lesson-tactics-done = Bien hecho. Guarda las cartas de Táctica para cuando ninguna carta de sección ayude.
lesson-tactics-failed = Los cañones aún disparan. La carta de Táctica de tu mano los alcanza.
lesson-objectives = Objetivos
lesson-objectives-about = Medallas que están en el tablero: se ganan ocupándolas, no combatiendo.
lesson-objectives-welcome = Objetivo: ganar la medalla que está en el pueblo, F5. Algunas batallas tienen medallas así para un bando, otras para los dos.
lesson-objectives-card = Juega la carta que da órdenes en el centro.
lesson-objectives-order = Da la orden a tu infantería de F3 y confirma.
lesson-objectives-move = La infantería puede mover dos hexágonos si no combate. Entra en el pueblo.
lesson-objectives-blunder-battle = Ese combate aquí no gana nada: el enemigo tiene cuatro figuras, y la medalla está en el pueblo.
lesson-objectives-done = Bien hecho. Busca las medallas del tablero antes de cada batalla; las instrucciones las nombran.
lesson-objectives-failed = El pueblo sigue vacío. Está a dos hexágonos: marcha allí de una vez.
lesson-assault = Combate cercano y emboscada
lesson-assault-about = Hexágono contra hexágono: más dados, y un enemigo que puede golpear primero.
lesson-assault-welcome = Objetivo: eliminar la infantería de F5, de cuatro figuras, con las dos unidades que están a su lado.
lesson-assault-card = Dos cartas les dan órdenes. Una da un dado más a cada unidad que está junto a un enemigo. Lee las dos y juega una.
lesson-assault-first = Da la orden a las dos unidades y confirma. Combatir contra un vecino es combate cercano: antes de tus dados el enemigo puede responder con una Emboscada, si tiene esa carta, y golpear primero. Combate contra F5 con la primera unidad.
lesson-assault-second = Ahora combate contra F5 con la otra unidad.
lesson-assault-blunder-attack = Esta carta no da dados de más: tres y tres dados pueden no bastar contra cuatro figuras.
lesson-assault-done = Bien hecho. El combate cercano tiene más dados y el riesgo de una Emboscada; empieza con la unidad que pueda soportarla.
lesson-assault-failed = Una figura aguantó. La carta Combate cercano da a cada una de tus unidades un cuarto dado.
lesson-general = Ser general
lesson-general-about = Overlord desde el flanco: la carta viene de tu comandante, la batalla es tuya.
lesson-general-welcome = Eres el general del flanco izquierdo de los Aliados; tu flanco es el tercio izquierdo del tablero grande. Objetivo: eliminar en este turno la infantería de d6.
lesson-general-ready = Antes del primer turno el bando puede hablar libremente. Di que estás listo.
lesson-general-wait = Tu comandante en jefe elige ahora las cartas. No ves su mano; ves lo que te da.
lesson-general-lay = Pon tu carta sobre una de tus dos secciones, la exterior: allí da órdenes a unidades.
lesson-general-order = Da la orden a la infantería más cercana a d6 y confirma.
lesson-general-move = Acércate un hexágono, como en cualquier batalla. Los otros generales actúan al mismo tiempo.
lesson-general-battle = Combate contra el enemigo de d6.
lesson-general-blunder-far = Un solo dado desde tres hexágonos: un hexágono más cerca habrías tenido dos.
lesson-general-done = Bien hecho. Un general sin carta aún puede actuar por iniciativa propia, si los dados lo dejan.
lesson-general-failed = El enemigo de d6 sigue en pie. Acércate un hexágono antes de combatir.
lesson-orders-done = Bien hecho: el centro recibe la carta que necesita. Mira qué hace con ella tu general; al final del turno robas cartas nuevas.
lesson-orders-failed = El centro tenía los únicos enemigos a su alcance, y ninguna carta. Da Ataque en el centro al general del centro.

### The front page

page-welcome = Qué es esto
page-what = El gran juego de tablero de la Segunda Guerra Mundial en tu navegador: dos tableros uno junto al otro y dos bandos, en cada uno un comandante que tiene las cartas y tres generales que luchan con lo que él les da, todos personas o bots.
page-what-picture = Un campo de batalla de dos tableros visto desde arriba: hexágonos con bosques, colinas, pueblos y ríos, y las unidades de los dos bandos.
page-small-now = Una batalla pequeña ahora: { $name }
page-filters = Qué batallas
page-filter-board = Tablero
page-filter-theatre = Escenario
page-filter-length = Duración
page-filter-players = Personas
page-filter-any = cualquiera
page-filter-none = Mostrar todas
page-length-short = corta: hasta 5 medallas
page-length-medium = media: hasta 12 medallas
page-length-long = larga: más de 12 medallas
page-players = { $n } personas
page-theatre-country = Campo
page-theatre-beach = Playa
page-theatre-winter = Invierno
page-theatre-desert = Desierto
page-theatre-jungle = Selva
page-theatre-urban = Ciudad
page-no-battles = Ninguna batalla es así. Elige menos filtros.
page-story-more = Leer más
page-story-less = Menos

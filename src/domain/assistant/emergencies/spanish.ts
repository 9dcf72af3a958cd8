// Signs of an emergency in Spanish, written without accents: "ñ" is "n".

import { everyPhrase, near, phrases, type Signs } from './signs.ts';

const ache =
  'dolor|dolr|dolores|duele|duelen|dolia|dolio|doliendo|opresion|aprieta|apretando|punzada|punzadas|pinchazo|pinchazos|pinchan|quemazon|arde|ardor|molestia|molestias|tirantez|oprimido|pesadez';
const ball =
  '(?:bola|bolazo|pelota|pelotazo|pala|palazo|raqueta|raquetazo|dedo|codo|codazo|remate|smash|golpe|golpes|golpeo|golpeado|golpee|dio|dado|di|dieron)';
const limb =
  '(?:brazo|pierna|tobillo|muneca|dedo|pie|nariz|mano|costilla|costillas|clavicula|codo|rodilla|tibia|perone|hombro|cuello|espalda|cadera|mandibula|pulgar)';
/** A racket that is described, not one that hit someone. */
const rackets = '(?<!(?:con|de|por|contra) (?:la|una|mi|su) )(?:pala|raqueta)s?';
/** What a player wants to die at the glass. */
const balls =
  '(?:(?:la|el|mi|una|un|los|las|mis) )?(?:bola|pelota|bandeja|vibora|globo|remate|volea|golpe|chiquita|dejada|saque|bajada|tiro)s?';

export const spanish: Signs = {
  list: [
    {
      kind: 'self-harm',
      found: phrases(
        'suicid(?:a|as|arme|arse|io|ios|andome|o)|matarme|matarse|me (?:quiero|voy a|quisiera) matar|se quiere matar',
        '(?:quitar(?:me|se)|quitarle) la vida|me (?:quiero|voy a) quitar la vida|(?:acabar|terminar) con (?:mi vida|todo|su vida)',
        '(?:quiero|quiere|quisiera|ganas de|deseo|desearia|preferiria|prefiero)(?: \\S+){0,2} (?:morir|morirme|morirse|estar muert[oa])|me quiero morir|quiero desaparecer',
        'no (?:quiero|deseo|puedo|quiere|tengo ganas de)(?: \\S+){0,2} (?:vivir|viviendo|vivo|viva|existir)|sin ganas de vivir|cansad[oa] de vivir',
        '(?:no )?merece la pena (?:vivir|seguir viviendo)|(?:vida|vivir) (?:ya )?no (?:tiene sentido|vale la pena|merece)|mejor muert[oa]|mejor sin mi|ojala (?:estuviera|estuviese) muert[oa]',
        'hacerme dano|hago dano a mi mism[oa]|autolesion\\w*|cortarme (?:las venas|los brazos|a mi)|ahorcarme|tirarme por',
        'nadie me (?:echaria de menos|va a echar de menos|extranaria)',
      ),
      harmless: everyPhrase(
        `(?:hacer|haga|hago|dejar|ver)(?:la|lo)?(?: que)?(?: ${balls})? morir(?: ${balls})?|${balls} (?:a |para )?morir|morir ${balls}`,
        '(?:globo|saque|remate|volea|golpe|tiro|jugada|tactica|resto)s? (?:es|era|fue|parece)(?: \\S+)? suicid\\w*',
      ),
      unless: phrases(
        '(?:globo|bola|golpe|tiro|saque|volea|jugada|subida|tactica|plan|estrategia|remate|salida) suicida',
        'vivir (?:sin|en|cerca|del|de)|morir(?:me)? de (?:risa|ganas|calor|vergueza|verguenza|hambre)',
      ),
    },
    {
      kind: 'heart',
      found: phrases(
        near('pecho|esternon|torax|corazon', ache, 4),
        '(?:presion|peso|opresion|dolor) … (?:en|sobre) (?:el |mi |su )?(?:pecho|corazon|esternon)',
        'infarto|ataque (?:al|de) corazon|ataque cardiaco|paro cardiaco|taquicardias?|palpitaciones|arritmias?|angina de pecho',
        'corazon … (?:acelerado|a mil|desbocado|se (?:me |le )?(?:para|paro|sale)|irregular)',
        '(?:dolor|hormigueo|adormecid\\w+|dormido|duele) … (?:brazo izquierdo|mandibula)',
      ),
      unless: phrases(
        '(?:partido|final|punto|set|remontada|tie break) de infarto|casi (?:me|nos|le) da un infarto',
        'corazon del juego',
        '(?:nervios\\w*|antes de (?:un|el|cada) partido) … corazon|corazon … (?:nervios\\w*|antes de (?:un|el|cada))',
      ),
    },
    {
      kind: 'breathing',
      found: phrases(
        '(?:no|apenas|casi no) (?:puedo|puede|consigo|consigue|logro) (?:bien )?respirar|(?:me|le) cuesta (?:mucho )?respirar|dificultad\\w* (?:para|al) respirar|no (?:respira|respiro)(?: bien)?|dejo de respirar',
        '(?:me|le) falta (?:el |la )?(?:aire|respiracion|aliento)|falta de aire|me ahogo|se ahoga|se esta ahogando|me estoy ahogando|asfixi\\w+|sin pulso|no tiene pulso',
        'reaccion alergica|anafil\\w+|ataque de asma|hipoglucemia|bajada de azucar|bajon de azucar',
        '(?:garganta|lengua|labios?|cara) … (?:hinch\\w+|cierra|cerrando|inflam\\w+)|hincha\\w* (?:la |los )?(?:garganta|lengua|labios|cara)',
      ),
      unless: phrases('(?:me|se) ahog\\w+ en (?:los|las|el) (?:puntos?|tie break|momentos)'),
    },
    {
      kind: 'stroke',
      found: phrases(
        'ictus|derrame cerebral|embolia|accidente cerebrovascular|infarto cerebral',
        'cara (?:caida|torcida|paralizada|dormida)|(?:se (?:me|le) )(?:tuerce|cae|caia|torcio|duerme) (?:media |un lado de )?(?:la )?(?:cara|boca)|boca torcida',
        'no puede (?:hablar|articular)|no puedo hablar|habla (?:raro|arrastrando|muy raro)|arrastra las palabras',
        '(?:medio cuerpo|un lado|lado (?:izquierdo|derecho)|media cara|brazo y (?:la )?pierna) … (?:dormid[oa]|paralizad[oa]|debil|sin fuerza)|paralisis',
      ),
    },
    {
      kind: 'collapse',
      found: phrases(
        '(?:me|se|le|estoy|esta|estaba|siento|sintio|senti|con|tengo|tiene|da|dan|he|ha|muy|un poco|sentirme|dado|dio|un|noto)(?: \\S+)? mare(?:o|os|ado|ada|ando|e|aba|an|a)|mareos|mareado|mareada',
        'desmay\\w*|(?:perd\\w+|pierde|pierdo)(?: \\S+)? (?:conocimiento|consciencia|conciencia|sentido)|inconsciente',
        '(?:companer[oa]|rival|jugador[a]?|el|ella|amig[oa]|se cayo y|pareja) no (?:responde|reacciona|despierta|se despierta)|no se despierta|no reacciona',
        'desplom\\w*|desvanec\\w*|convulsi\\w*|epilep\\w*|vertigos?|vahidos?|lipotimias?|sincope',
        '(?:me|todo|cabeza) (?:me )?da(?:n|ba)? vueltas|(?:veo|vi|se me pone) todo negro|se me (?:nubla|nublo) la vista|veo (?:puntos|estrellas|lucecitas)|a punto de caerme',
        '(?:llamar?|llamad|necesit\\w+|pedir) (?:a )?(?:una |la )?ambulancia|emergencia medica',
      ),
      unless: phrases(
        'me marea … (?:globos?|efectos?|bandejas?|golpes?|tacticas?|reglas?)|marear (?:al|a los|a mis?|a las)',
        '(?:equipo|juego|defensa|nosotros|nos|pareja)(?: \\S+){0,2} (?:desplom\\w*|desvanec\\w*)|(?:desplom\\w*|desvanec\\w*) en el (?:\\S+ )?(?:set|tie break)',
        'no (?:responde|reacciona) … (?:mensajes?|correos?|app|aplicacion|whatsapp)',
      ),
    },
    {
      kind: 'bleeding',
      found: phrases(
        'sangr\\w+ (?:mucho|mucha|sin parar|abundante|bastante|a chorros|por (?:la cabeza|el oido|la boca|el ojo))|no (?:para|deja|paro|me para|le para|dejo) de sangrar|hemorragia|mucha sangre',
        '(?:vomit\\w*|tos\\w*|escup\\w*) sangre|sangre por todas partes|(?:herida|corte) (?:muy )?profund[oa]',
      ),
    },
    {
      kind: 'head',
      found: phrases(
        `(?:${ball}|choque|choco|chocado|cai|caido|cayo|pegado|pego|pegue|golpear\\w*)(?: \\S+){0,6} (?:en|contra|con) (?:la |mi |su |toda la )?(?:cabeza|sien|nuca|cara)`,
        '(?:conmocion|traumatismo|craneoencefalico|contusion cerebral)|(?:golpe|herida|lesion|chichon|brecha) en la cabeza|me (?:he )?(?:abri|abierto) la cabeza',
        'cabeza contra (?:el|la) (?:cristal|pared|suelo|reja|valla|poste)',
        'cabeza (?:me |la tengo )?(?:pesad[oa]|pesa|pitando|zumba|da vueltas) … (?:tras|desde que|despues de) … (?:golpe\\w*|golpear\\w*|choc\\w*|caer\\w*|cai|pelotazo|darme|di)',
        'dolor de cabeza (?:muy fuerte|horrible|insoportable|y vomit\\w*|y vision)|no (?:puedo|puede) mover (?:el|las|los|la) (?:cuello|piernas?|brazos?|manos?)|no siento (?:las|los) (?:piernas|brazos|manos|pies)',
      ),
      harmless: everyPhrase(
        `${rackets}(?: \\S+){0,4} (?:pesa|pesad[oa]|peso|pesan|ligera|balance|equilibrio|rigida|dura|blanda)(?: \\S+)? en la cabeza`,
      ),
      unless: phrases('(?:cabeza|cara) de (?:la|mi|su|una) (?:pala|raqueta)', 'por encima de la cabeza'),
    },
    {
      kind: 'eye',
      found: phrases(
        `(?:${ball})(?: \\S+){0,6} (?:en|al|contra) (?:el |un |mi |su |los )?(?:ojo|ojos)`,
        'ojos? … (?:sangr\\w*|hinchad\\w*|duele|duelen|dolor|borros\\w*|morado|rojo|lesion\\w*)|(?:sangr\\w*|dolor|duele|herida|lesion) (?:en |de |mucho )?(?:el |un |mi |los )?(?:ojo|ojos)',
        'no (?:veo|ve)(?: \\S+){0,3} (?:por|con|de) (?:el|un|ese) ojo|veo (?:doble|borroso|destellos|nublado)|vision (?:borrosa|doble)|perdi\\w* (?:la )?(?:vision|vista)|he perdido la vista|no veo nada',
      ),
      unless: phrases('(?:sol|luz|luces|foco|focos|sudor)', '^ojo (?:con|al?)'),
    },
    {
      kind: 'heat',
      found: phrases(
        'golpe de calor|insolacion|agotamiento por calor|insolad[oa]',
        near(
          'calor|sol|caluroso',
          'vomit\\w*|nauseas?|confus\\w*|escalofrios?|dej\\w+ de sudar|no (?:sudo|suda)|dolor de cabeza|desorientad[oa]|piel de gallina|ganas de vomitar',
          8,
        ),
      ),
    },
    {
      kind: 'injury',
      found: phrases(
        near(
          'aquiles|tendon|tendones|gemelo|gemelos|pantorrilla|ligamentos?|isquios?|isquiotibial\\w*|cruzado|menisco|musculo|fibras?|biceps|talon',
          'roto|rota|rotos|rompi\\w*|rompe|rotura|romper\\w*|desgarr\\w*|chasquido|crujido|crujio|crujir|crack|latigazo|pedrada|trono|reventad\\w*|partido|patada',
          6,
        ),
        `(?:hombro|rodilla|tobillo|codo|dedo|muneca|mandibula|pulgar|rotula) … (?:dislocad\\w*|salido|salio|fuera de (?:su )?sitio|luxad\\w*|rot[oa]|fractur\\w*)|luxacion|dislocad\\w*|se (?:me|le) (?:ha )?sali(?:o|do) (?:el|la) (?:hombro|rodilla|dedo|codo|tobillo)`,
        `(?:roto|rota|rompi|rompio|rompido|partido|fracturado)(?: \\S+){0,2} ${limb}|${limb} (?:rot[oa]|partid[oa])|fractur\\w*|hueso … (?:roto|fuera|salido|visto)`,
        'no (?:puedo|puede) (?:apoyar|andar|caminar|pisar|ponerme de pie|mover (?:el|la) (?:pierna|brazo|pie|rodilla|tobillo|hombro))|(?:chasquido|crujido|pedrada|latigazo) en (?:el|la) (?:gemelo|pantorrilla|talon|rodilla|tobillo|pierna|tendon)',
      ),
      unless: phrases(
        '(?:pala|raqueta|cordaje|marco|funda)',
        '(?:el ano pasado|hace (?:anos?|meses|un ano|dos|tres)|recuper\\w*|rehabilit\\w*|volver|operacion|operad[oa])',
      ),
    },
  ],
  words:
    'pecho dolor opresion infarto corazon respirar mareado mareada mareos desmayado desmayo desmaye inconsciente conocimiento suicidarme suicidio matarme cabeza conmocion sangrando hemorragia aquiles tendon gemelo ligamento tobillo rodilla hombro fractura insolacion calor vomitando nauseas confundido ambulancia pelotazo convulsiones palpitaciones taquicardia crujido chasquido desgarro brazo izquierdo borroso hinchado',
  prevention: /\b(prevenir|evit\w+|proteg\w+|riesgo|gafas|seguro)\b/,
  rules:
    /\b(legal|ilegal|permitido|de quien|quien (gana|pierde)|puntos?|reglas?|reglamento|falta|vale|valido|cuenta|apuntar|tactica)\b/,
  acute:
    /\b(ahora|acabo|tengo|tiene|siento|estoy|esta|me duele|le duele|duele|sangr\w*|vomit\w*|mare\w+|dolor|inconsciente|hinchad\w+|borros\w+|no puedo|no puede|ayuda|veo)\b/,
};

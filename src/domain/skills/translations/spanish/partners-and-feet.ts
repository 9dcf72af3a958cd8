// The drills for communication and footwork in Spanish.

import type { partnersAndFeetDrills } from '#domain/skills/drills/partners-and-feet.ts';
import type { DrillTextsOf } from '#domain/skills/translations/texts.ts';

export const spanishPartnersAndFeet: DrillTextsOf<typeof partnersAndFeetDrills> = {
  'communication-one-word': {
    name: 'Una palabra por bola',
    aim: 'Decir “red”, “cerca” o “fondo” al compañero mientras golpea.',
    steps: [
      'Jugad puntos lentos. El que no golpea mira a los rivales, no al compañero.',
      'Di una palabra que indique dónde están los rivales: red, cerca o fondo.',
      'Una bola jugada sin aviso previo pierde el punto.',
      'Cambio de compañero a los diez puntos.',
    ],
    easier: 'Solo dos palabras: red y fondo.',
    harder: 'El aviso tiene que llegar antes de que el compañero empiece el golpe; los rivales hacen de jueces.',
  },
  'communication-centre-rule': {
    name: '¿De quién es el centro?',
    aim: 'Acordar quién toma el centro y respetarlo bajo presión.',
    steps: [
      'Acuerda con tu compañero quién toma las bolas al centro: en la red y en el fondo.',
      'El lanzador juega diez bolas entre los dos en cada sitio.',
      'Di “mía” antes del bote, aunque esté acordado.',
      'Jugad puntos en los que una bola que cae entre los dos sin que nadie la toque vale doble.',
    ],
    easier: 'El lanzador tira con la mano.',
    harder: 'Cambiad el acuerdo después de cada punto, en voz alta y en menos de cinco segundos.',
  },
  'communication-named-opponent': {
    name: 'Jugar sobre uno',
    aim: 'Nombrar a un rival sobre el que jugar y mantenerlo como pareja.',
    steps: [
      'Antes de cada juego acordad un rival y por qué.',
      'Jugad el juego: dos tercios de vuestras bolas tienen que ir a él.',
      'Entre puntos, diez segundos para decir si funciona.',
      'Después de cada juego los rivales adivinan a quién habíais nombrado.',
    ],
    easier: 'Mantened al mismo rival un set entero.',
    harder: 'Cambiad de rival en mitad de un juego con una palabra que conozcáis los dos.',
  },
  'communication-before-the-swing': {
    name: 'Antes del golpe',
    aim: 'Avisar con tiempo para que sirva de algo.',
    steps: [
      'Grabad un set con sonido.',
      'Contad para cada jugador los avisos antes del golpe del compañero, en el impacto y después.',
      'Jugad otro set en el que solo cuenten los avisos antes del golpe; los rivales llevan la cuenta.',
      'Comparad los dos sets y quedaos con las palabras más rápidas.',
    ],
    easier: 'Diez bolas de un lanzador en vez de un set.',
    harder: 'Añadid al aviso el espacio libre: “red, paralelo”, “fondo, medio”.',
  },
  'footwork-split-clap': {
    name: 'Split con la palmada',
    aim: 'Caer en el split step cuando la pala del rival toca la bola.',
    steps: [
      'Un compañero se pone al otro lado y da una palmada con cada golpe imaginario.',
      'Salta un poco y cae sobre los dos pies al oír la palmada; luego, dos pasos hacia el lado que señale.',
      'Vuelve a la posición de espera y empieza otra vez: un minuto sí, un minuto no, cuatro veces.',
      'Después lo mismo con golpes de verdad en vez de palmadas.',
    ],
    easier: 'Palmadas a ritmo constante.',
    harder: 'El compañero engaña de vez en cuando: sin palmada no hay split.',
  },
  'footwork-turn-and-run': {
    name: 'Gira y corre',
    aim: 'Girarse y correr el globo en vez de ir de espaldas.',
    steps: [
      'Empieza en la red. El lanzador tira globos con la mano por encima de un hombro o del otro.',
      'Primer paso: gira la cadera hacia ese lado. Después corre mirando por encima del hombro.',
      'Párate antes de que la bola rebote en el cristal y juégala.',
      'Vuelve corriendo a la red; seis bolas por ronda, cuatro rondas.',
    ],
    easier: 'El lanzador dice antes el lado.',
    harder: 'Decide por el camino si aún es posible una bandeja.',
  },
  'footwork-small-steps': {
    name: 'Tres pasos cortos',
    aim: 'Ajustar con pasos cortos y pararse en equilibrio antes del golpe.',
    steps: [
      'El lanzador juega bolas al cristal del fondo a sitios distintos.',
      'Corre con pasos largos y da al menos tres cortos antes de golpear.',
      'Quédate quieto tras el golpe: deberías poder levantar cualquier pie sin caerte.',
      'Quince bolas y luego quince con el cristal lateral.',
    ],
    easier: 'El lanzador juega a una sola esquina.',
    harder: 'Vuelve a un cono en la posición base antes de que den la siguiente bola.',
  },
  'footwork-two-ball-pressure': {
    name: 'Presión a dos bolas',
    aim: 'Recuperar la posición base a tiempo para la siguiente bola, punto tras punto.',
    steps: [
      'Dos lanzadores en la red juegan por turnos: uno a tu esquina y otro al otro lado de tu mitad.',
      'Split step en cada impacto, golpea y recupera la posición.',
      'Treinta segundos de juego, un minuto de descanso, ocho veces.',
      'Un compañero cuenta los split steps que llegaron pronto o tarde.',
    ],
    easier: 'Un segundo más entre bola y bola.',
    harder: 'Los lanzadores pueden tirar algún globo.',
  },
};

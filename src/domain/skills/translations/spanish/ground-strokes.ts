// The drills for the forehand and the backhand in Spanish.

import type { groundStrokeDrills } from '#domain/skills/drills/ground-strokes.ts';
import type { DrillTextsOf } from '#domain/skills/translations/texts.ts';

export const spanishGroundStrokes: DrillTextsOf<typeof groundStrokeDrills> = {
  'forehand-ten-in-front': {
    name: 'Diez por delante',
    aim: 'Golpear la derecha delante del cuerpo con una preparación corta.',
    steps: [
      'Dos jugadores pelotean despacio, cada uno detrás de su línea de saque.',
      'Prepara en cuanto veas por qué lado viene la bola; la pala, no más atrás del hombro.',
      'Di “delante” en voz alta cada vez que golpees la bola por delante de ti.',
      'Vuelve a empezar con cada fallo; diez seguidas y luego un poco más rápido.',
    ],
    easier: 'El compañero lanza la bola con la mano desde la red.',
    harder: 'Pelotead solo en cruzado.',
  },
  'forehand-off-the-back-glass': {
    name: 'Deja que te pase',
    aim: 'Esperar la bola del cristal del fondo y jugar la derecha delante de ti.',
    steps: [
      'El lanzador juega bolas que botan y llegan al cristal del fondo.',
      'Gira con la bola, deja que te pase y síguela con pasos cortos.',
      'Párate antes de que llegue el rebote, dobla las rodillas y golpéala por delante.',
      'Quince bolas en cruzado y quince en paralelo.',
    ],
    easier: 'Lanza tú la bola contra el cristal y juégala después de un bote.',
    harder: 'El lanzador mezcla bolas que no llegan al cristal; canta pronto “cristal” o “directa”.',
  },
  'forehand-three-balls': {
    name: 'Tres bolas a propósito',
    aim: 'Jugar una bola neutra, una chiquita y un passing con la misma preparación de derecha.',
    steps: [
      'Una pareja está en la red y volea a tu derecha a ritmo medio.',
      'Primera ronda: bolas neutras por el centro. Segunda: chiquitas a los pies. Tercera: passings.',
      'Cuarta ronda: un jugador de la red canta cuál mientras volean.',
      'Diez bolas por ronda; comprueba en vídeo que la preparación es la misma.',
    ],
    easier: 'El lanzador tira desde la red y se usa un solo objetivo cada vez.',
    harder: 'Elige tú según la altura de su volea y jugad el punto hasta el final.',
  },
  'forehand-pressure-corner': {
    name: 'Salir de la esquina',
    aim: 'Defender la esquina de derecha contra el ritmo sin dar una bola alta a la pareja de la red.',
    steps: [
      'La pareja de la red juega todas las bolas a tu esquina de derecha, mezclando cristal lateral y de fondo.',
      'Deja rebotar las bolas lentas y toma las rápidas pronto y abajo.',
      'Puntúas cuando su siguiente volea se golpea por debajo de la red.',
      'El primero que llegue a diez, y luego cambio de esquina.',
    ],
    easier: 'La pareja de la red dice “lateral” o “fondo” antes de cada bola.',
    harder: 'La pareja de la red puede cerrar cualquier bola que vuelva por encima de la red.',
  },
  'backhand-other-hand': {
    name: 'Primero la otra mano',
    aim: 'Girarse pronto para el revés, con la otra mano en el cuello de la pala.',
    steps: [
      'El lanzador juega bolas lentas a tu revés.',
      'Lleva la pala atrás con la otra mano en el cuello y suéltala solo al golpear.',
      'Golpea recto, con la cabeza de la pala tan baja como la bola.',
      'Tres rondas de diez, y después de cada una fíjate en una cosa: giro, altura, golpe.',
    ],
    easier: 'Suelta tú la bola y pásala por encima de la red después del bote.',
    harder: 'El lanzador juega a un lado y a otro, y te giras desde la posición de espera.',
  },
  'backhand-level-swing': {
    name: 'Sin hachazos',
    aim: 'Cambiar el hachazo desde arriba por un revés recto que caiga profundo.',
    steps: [
      'Pelotead revés contra revés, en cruzado.',
      'Empieza el golpe a la altura de la bola: si la pala está más alta, es un hachazo.',
      'Solo cuentan las bolas que botan detrás de la línea de saque; gana la primera pareja que llegue a veinte.',
      'Después lo mismo tras el cristal del fondo.',
    ],
    easier: 'Pelotead justo detrás de la línea de saque, sin contar la profundidad.',
    harder: 'El compañero del otro lado sube a la red y volea a tu revés.',
  },
  'backhand-flat-chiquita': {
    name: 'Chiquita plana',
    aim: 'Jugar un revés suave y plano a los pies de la pareja de la red desde una bola baja.',
    steps: [
      'Una pareja en la red volea bajo a tu revés.',
      'Muñeca firme, codo por delante, cabeza de la pala a la altura de la bola.',
      'Juega a los pies del jugador que esté más lejos de la red.',
      'Puntúas cuando tienen que volear hacia arriba; cambio a las diez.',
    ],
    easier: 'El lanzador tira con la mano y dos aros marcan dónde estarían los pies.',
    harder: 'Después de cada chiquita que funcione, sube con tu compañero y jugad el punto hasta el final.',
  },
  'backhand-double-wall': {
    name: 'Dos paredes, un revés',
    aim: 'Leer la doble pared en el lado del revés y dejar espacio para el golpe.',
    steps: [
      'El lanzador juega fuerte a la esquina del revés: primero pared lateral y luego fondo.',
      'Gira con la bola y sal de la esquina; no te metas en ella.',
      'Párate, deja que llegue el segundo rebote y tira un globo.',
      'Quince bolas; después, sin orden fijo, con bolas que solo toquen el fondo.',
    ],
    easier: 'El lanzador tira con la mano desde la línea de saque.',
    harder: 'Responde con una chiquita siempre que el rebote salga muy rápido.',
  },
};

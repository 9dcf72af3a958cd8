// The drills for the volley and the lob in Spanish.

import type { netAndLobDrills } from '#domain/skills/drills/net-and-lob.ts';
import type { DrillTextsOf } from '#domain/skills/translations/texts.ts';

export const spanishNetAndLob: DrillTextsOf<typeof netAndLobDrills> = {
  'volley-short-swing': {
    name: 'Volea con la pared detrás',
    aim: 'Acortar el armado de la volea.',
    steps: [
      'Ponte de espaldas a la malla lateral, a un brazo de distancia; el lanzador está enfrente.',
      'Volea diez de derecha y diez de revés: la pala no puede tocar la malla.',
      'Cabeza de la pala por encima del puño, impacto un poco delante, empuja con el cuerpo.',
      'Ve a la red y juega veinte con el mismo gesto corto.',
    ],
    easier: 'Recoge la bola con la pala en vez de pegarle.',
    harder: 'El lanzador mezcla derecha y revés sin avisar.',
  },
  'volley-depth-first': {
    name: 'Antes profundidad que ritmo',
    aim: 'Volear profundo al cristal o al centro y mantener atrás a los rivales.',
    steps: [
      'Jugador de red contra jugador de fondo, en cruzado.',
      'Cada volea tiene que botar detrás de la línea de saque; una más corta cuesta un punto.',
      'Empuja con el cuerpo para ganar profundidad, sin pegar más fuerte.',
      'Jugad a quince y cambiad; luego lo mismo en paralelo y por el centro.',
    ],
    easier: 'El del fondo solo da bolas medias a la altura del pecho.',
    harder: 'El del fondo puede tirar un globo cuando quiera, y el de la red tiene que volver a ella.',
  },
  'volley-low-feet': {
    name: 'A los pies',
    aim: 'Resolver las chiquitas: volear desde abajo y seguir en la red.',
    steps: [
      'El lanzador juega bolas suaves a tus pies.',
      'Dobla las rodillas hasta que la cabeza de la pala quede por encima del puño incluso ahí abajo.',
      'Volea lento y profundo, sin cruzar las piernas, y vuelve a dar un paso adelante.',
      'Veinte bolas; cada cinco, una a la altura del hombro para jugarla con más ritmo.',
    ],
    easier: 'Colócate un paso más cerca de la red.',
    harder: 'El lanzador sube detrás de cada chiquita y jugáis el punto hasta el final.',
  },
  'volley-named-target': {
    name: 'Objetivo cantado',
    aim: 'Elegir el objetivo de la volea antes de que llegue la bola.',
    steps: [
      'Dos parejas, red contra fondo. Di tu objetivo en voz alta antes de cada volea: centro, cristal o pies.',
      'La volea solo cuenta si va adonde has dicho.',
      'Tres válidas seguidas dan el punto a la pareja de la red.',
      'Cambio a los diez puntos.',
    ],
    easier: 'Usad dos objetivos.',
    harder: 'El compañero que no golpea dice el objetivo.',
  },
  'lob-last-metre': {
    name: 'El último metro',
    aim: 'Dejar el globo en el último metro antes del cristal.',
    steps: [
      'Pon una cuerda a lo ancho de la pista, a un metro del cristal del fondo contrario.',
      'El lanzador juega bolas fáciles; abre la pala, golpea de abajo arriba, con impacto delante.',
      'Dos puntos detrás de la cuerda, uno detrás de la línea de saque, ninguno delante de ella.',
      'Una bola que da en el cristal es un buen error: fíjate en ella y afloja un poco.',
    ],
    easier: 'Suelta tú la bola y tira el globo después del bote.',
    harder: 'Apunta cada globo por encima del jugador del lado del revés.',
  },
  'lob-off-the-glass': {
    name: 'Globo tras el cristal',
    aim: 'Tirar el globo desde detrás de la bola tras el cristal del fondo, con el cuerpo y no solo con la muñeca.',
    steps: [
      'El lanzador volea profundo, para que la bola salga del cristal del fondo.',
      'Colócate detrás de la bola, con la pala por debajo de la cintura.',
      'Estira las piernas al golpear y termina arriba.',
      'Veinte bolas: diez en cruzado y diez en paralelo.',
    ],
    easier: 'El lanzador tira con la mano, y primero coges el rebote para ver dónde estás.',
    harder: 'El lanzador mezcla bolas de pared lateral y de doble pared.',
  },
  'lob-and-go': {
    name: 'Globo y arriba',
    aim: 'Tomar la red juntos detrás de cada globo profundo.',
    steps: [
      'Una pareja en la red y otra al fondo; la del fondo empieza con una bola neutra.',
      'Tira globo en cuanto la bola lo permita. Si supera a la pareja de la red, subid los dos enseguida.',
      'El punto vale doble para la pareja que ha ganado la red con su globo.',
      'Jugad a once y cambiad de campo.',
    ],
    easier: 'La pareja de la red deja botar todos los globos.',
    harder: 'La pareja de la red puede rematar cualquier globo que caiga delante de la línea de saque.',
  },
  'lob-under-pressure': {
    name: 'Globo bajo presión',
    aim: 'Encontrar el globo en bolas rápidas y bajas, cuando más falta hace.',
    steps: [
      'La pareja de la red volea con ritmo al jugador del fondo, a todas las esquinas.',
      'El del fondo tiene que tirar globo cada tercera bola, venga lo que venga.',
      'Un globo que se volea por debajo de la cabeza cuesta un punto; uno que bota detrás de la línea de saque lo suma.',
      'Dos minutos cada uno y cambio.',
    ],
    easier: 'La pareja de la red juega a ritmo medio, y el globo se tira cuando se quiera.',
    harder: 'Globo solo cuando la pareja de la red lo cante, mientras volea.',
  },
};

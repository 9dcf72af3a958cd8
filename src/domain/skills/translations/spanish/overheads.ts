// The drills for the bandeja and the víbora in Spanish.

import type { overheadDrills } from '#domain/skills/drills/overheads.ts';
import type { DrillTextsOf } from '#domain/skills/translations/texts.ts';

export const spanishOverheads: DrillTextsOf<typeof overheadDrills> = {
  'bandeja-shadow-and-catch': {
    name: 'Gira, bandeja, coge',
    aim: 'Estar de lado, con la pala alta y abierta, antes de que baje el globo.',
    steps: [
      'El lanzador tira globos suaves con la mano desde el otro lado de la red.',
      'Ponte de lado enseguida, con la pala alta y abierta como una bandeja, y señala la bola con la otra mano.',
      'Coge las cinco primeras bolas con esa mano: tiene que ser por delante de ti.',
      'Golpea las diez siguientes cortadas, sin apuntar, y vuelve a la red andando después de cada una.',
    ],
    easier: 'Deja la pala junto al poste y solo gira y coge.',
    harder: 'El lanzador varía la profundidad, y das uno o dos pasos atrás antes de golpear.',
  },
  'bandeja-corner-targets': {
    name: 'Bandeja a la esquina',
    aim: 'Mandar la bandeja profunda hacia la esquina, lo bastante lenta para que quede baja tras el cristal.',
    steps: [
      'Pon una toalla a un metro del cristal del fondo en cada esquina.',
      'El lanzador tira globos; responde con una bandeja hacia la toalla cruzada, diez bolas.',
      'Deja que rebote: solo cuenta si queda por debajo de la rodilla de un defensor que esté allí.',
      'Diez más en paralelo y luego diez alternando.',
    ],
    easier: 'Cuenta todas las bandejas que boten detrás de la línea de saque.',
    harder: 'El lanzador canta la esquina mientras golpeas la bola anterior.',
  },
  'bandeja-keep-the-net': {
    name: 'Conserva la red',
    aim: 'Seguir mandando en la red ante una serie de globos en vez de acabar el punto.',
    steps: [
      'Una pareja en la red y otra al fondo. La del fondo solo puede tirar globos.',
      'La pareja de la red responde con bandejas y voleas; no se puede rematar.',
      'Golpea, vuelve a la red y llega antes de que peguen la siguiente bola.',
      'La pareja de la red puntúa cada quinta bola tras la que los dos siguen en la red. Cambio a los diez puntos.',
    ],
    easier: 'Jugad con un solo globero y una bola libre por punto que puede caer donde sea.',
    harder: 'La pareja del fondo puede jugar una chiquita por punto.',
  },
  'bandeja-depth-ladder': {
    name: 'Escalera de profundidad',
    aim: 'Elegir entre bandeja y dejar botar según la profundidad del globo.',
    steps: [
      'El lanzador tira globos a tres profundidades sin orden fijo: corto, profundo, por encima de ti.',
      'Di en voz alta antes de golpear: “remate”, “bandeja” o “cristal”.',
      'Juega lo que has dicho y recupera el sitio que le corresponde.',
      'Cada diez bolas, hablad de todos los avisos que llegaron tarde o estaban mal.',
    ],
    easier: 'Usad dos profundidades y avisa cuando el globo ya haya pasado su punto más alto.',
    harder: 'Dos defensores siguen jugando la bola; el aviso solo cuenta si tu pareja gana o conserva la red.',
  },
  'vibora-half-pace': {
    name: 'Víbora a medio gas',
    aim: 'Aprender el recorrido de la víbora: codo doblado, tronco que gira y pala que viaja de lado.',
    steps: [
      'Colócate a dos pasos de la red, de lado, con el codo doblado y la pala cerca.',
      'El lanzador tira bolas con la mano; golpéalas cerca del cuerpo, por encima de la cabeza.',
      'Cepilla la bola por fuera mientras gira el tronco: medio ritmo, mucho efecto.',
      'Veinte bolas, y termina cada una en equilibrio sobre los dos pies.',
    ],
    easier: 'Juégala desde la línea de saque sin red por medio, solo por el efecto.',
    harder: 'El lanzador tira globos con la pala desde el fondo de la pista.',
  },
  'vibora-distance-decides': {
    name: 'La distancia decide',
    aim: 'Dar toda la energía a la víbora cerca de la red y quitársela desde media pista.',
    steps: [
      'Marca una línea a cuatro metros de la red.',
      'El lanzador tira globos por delante y por detrás de esa línea sin orden fijo.',
      'Por delante: toda la energía hacia el cristal lateral. Por detrás: más lenta, profunda, y recupera.',
      'Cuenta las bolas cuyo ritmo encajaba con el sitio; veinte por ronda.',
    ],
    easier: 'El lanzador dice la profundidad antes de cada globo.',
    harder: 'Empieza cada bola con una volea en la red, para volver bajo presión.',
  },
  'vibora-or-bandeja': {
    name: 'Una preparación, dos golpes',
    aim: 'Decidir tarde entre víbora y bandeja con una misma preparación.',
    steps: [
      'Un lanzador tira globos desde el fondo; un compañero está detrás de ti.',
      'Cuando la bola está en lo más alto, el compañero canta “víbora” o “bandeja”.',
      'Juega lo que ha cantado a la esquina que la pareja del fondo deje más abierta.',
      'Graba diez de cada y compara la preparación: tiene que verse igual.',
    ],
    easier: 'El compañero canta cuando golpea el lanzador.',
    harder: 'Sin avisos: elige según dónde estén los rivales y jugad el punto hasta el final.',
  },
  'vibora-low-rebound': {
    name: 'Que no levante',
    aim: 'Conseguir que la víbora quede baja tras el cristal lateral.',
    steps: [
      'Un defensor se pone en la esquina a la que apuntas y juega cada rebote.',
      'Pega quince víboras hacia el cristal lateral de esa esquina.',
      'Puntúas si el defensor tiene que jugar por debajo de la rodilla; puntúa él si es por encima de la cintura.',
      'Cambio a las quince.',
    ],
    easier: 'El defensor coge la bola en vez de jugarla.',
    harder: 'El defensor puede volver a tirarte un globo, y la víbora siguiente vale doble.',
  },
};

// The drills for positioning and strategy in Spanish.

import type { tacticsDrills } from '#domain/skills/drills/tactics.ts';
import type { DrillTextsOf } from '#domain/skills/translations/texts.ts';

export const spanishTactics: DrillTextsOf<typeof tacticsDrills> = {
  'positioning-on-a-string': {
    name: 'Unidos por una cuerda',
    aim: 'Mantener la misma distancia entre compañeros en todas las direcciones.',
    steps: [
      'Los compañeros sujetan los extremos de una cuerda de unos cuatro metros.',
      'El lanzador rueda bolas a la izquierda, a la derecha, adelante y atrás; uno de los dos para la bola con el pie.',
      'El otro se mueve para que la cuerda ni arrastre ni se tense.',
      'A los cinco minutos dejad la cuerda y jugad puntos lentos con la misma distancia.',
    ],
    easier: 'Andando en vez de corriendo.',
    harder: 'El lanzador tira globos, y los dos se giran y corren atrás juntos.',
  },
  'positioning-both-or-none': {
    name: 'Los dos o ninguno',
    aim: 'Subir y bajar juntos, sin uno arriba y otro atrás.',
    steps: [
      'Jugad puntos normales en toda la pista.',
      'Cualquiera puede gritar “quietos” una vez por punto. Todos se paran donde están.',
      'Una pareja con un jugador en la red y otro al fondo pierde el punto.',
      'Jugad a diez y hablad cada vez de la bola que separó a la pareja.',
    ],
    easier: 'Lo canta el entrenador, y solo entre dos golpes.',
    harder: 'También pierde el punto una pareja con los dos entre la zona de red y la línea de saque.',
  },
  'positioning-return-spot': {
    name: 'El sitio del resto',
    aim: 'Tomar el mismo buen sitio antes de cada resto: un paso detrás de la línea y a dos del cristal lateral.',
    steps: [
      'Marca un sitio un paso detrás de la línea de saque y a dos pasos del cristal lateral.',
      'Un sacador saca veinte bolas; ocupa el sitio en cada una, en split step en el impacto.',
      'Diez restos de globo, diez bajos por el centro.',
      'Vuelve al sitio enseguida, incluso después de un fallo.',
    ],
    easier: 'El sacador baja el ritmo y saca solo a la derecha.',
    harder: 'El compañero del sacador sube a la red y volea tu resto.',
  },
  'positioning-close-the-gap': {
    name: 'Cierra la diagonal',
    aim: 'Cubrir a un compañero que se ha quedado encerrado en la esquina.',
    steps: [
      'La pareja de la red juega diez bolas seguidas a una esquina.',
      'El compañero del que está en esa esquina se queda algo más adelantado y se desplaza hacia el centro.',
      'En la undécima bola la pareja de la red puede jugar donde quiera, y se juega el punto entero.',
      'Cambio de esquina tras cada punto y de parejas a los seis.',
    ],
    easier: 'Cinco bolas a la esquina, a ritmo medio.',
    harder: 'La pareja de la red decide cuándo sale de la esquina.',
  },
  'strategy-lob-first': {
    name: 'Primero el globo',
    aim: 'Usar el globo como primera respuesta cuando los dos rivales tienen la red.',
    steps: [
      'Jugad puntos con una regla: si los dos rivales están en la red, la bola siguiente es un globo.',
      'Una bola que se salta la regla pierde el punto, aunque lo gane.',
      'Si el globo les supera, id juntos a la red.',
      'Jugad dos sets cortos a cuatro juegos.',
    ],
    easier: 'El entrenador grita “globo” cuando toca.',
    harder: 'También pierde el punto un globo que no llega a la línea de saque.',
  },
  'strategy-speed-of-the-ball': {
    name: 'Lee la velocidad',
    aim: 'Elegir según la velocidad de la bola: lenta, globo; rápida, cuerpo o centro; salida muy rápida, chiquita.',
    steps: [
      'La pareja de la red da bolas de tres velocidades sin orden fijo.',
      'Di la velocidad en voz alta cuando la bola cruce la red: lenta, rápida, cristal.',
      'Lenta: globo. Rápida: cuerpo o centro. Muy rápida tras el cristal: chiquita.',
      'Se puntúan las decisiones correctas, no los puntos ganados; veinte bolas cada uno.',
    ],
    easier: 'Dos velocidades, y el aviso puede llegar después del bote.',
    harder: 'Jugad cada punto entero y sumad solo si la decisión fue correcta y el punto ganado.',
  },
  'strategy-centre-first': {
    name: 'Por el centro',
    aim: 'Construir el punto por el centro antes de abrir un ángulo.',
    steps: [
      'La pareja de la red tiene que jugar sus tres primeras bolas entre los rivales.',
      'A partir de la cuarta vale todo.',
      'La pareja del fondo puede tirar globo desde la primera bola.',
      'A los diez puntos cambiad y comparad quién ganó más después de la tercera bola.',
    ],
    easier: 'Marcad un pasillo de cuatro metros y contad todo lo que caiga dentro.',
    harder: 'La pareja de la red tiene que decir en qué bola abre el ángulo.',
  },
  'strategy-power-budget': {
    name: 'Presupuesto de potencia',
    aim: 'Guardar la fuerza para la bola que no va a volver.',
    steps: [
      'Cada pareja tiene tres remates por juego. Uno que no cierre el punto cuesta el punto.',
      'Todo lo demás por arriba es bandeja o víbora.',
      'Antes de cada remate el compañero puede decir “no”.',
      'Después del set, apuntad qué remates valieron la pena y desde dónde.',
    ],
    easier: 'Cinco remates por juego, y solo un fallo cuesta el punto.',
    harder: 'Un remate por juego.',
  },
};

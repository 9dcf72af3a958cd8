// Advice for each band of levels in Spanish.

import type { AdviceTexts } from '#domain/skills/translations/texts.ts';

export const spanishAdvice: AdviceTexts = {
  contact: [
    'Pelotea despacio con un compañero y golpea cada bola delante de ti, diez seguidas antes de subir el ritmo.',
    'Entrena las bolas que salen del cristal del fondo: gírate, deja que la bola te pase y juégala después del rebote.',
    'Sube y baja junto con tu compañero y mantened la misma distancia entre los dos.',
    'Graba unos cuantos juegos normales y envíalos a analizar: tu entrenador aprende más de los puntos de cada día.',
  ],
  consistency: [
    'Cuenta tus errores no forzados en un set e intenta cometer menos en el siguiente.',
    'Elegid red o fondo, siempre juntos: uno arriba y otro atrás deja un hueco en diagonal.',
    'Cuando los dos rivales tengan la red, tira un globo profundo y sube detrás de la bola.',
    'Envía un set entero en vez de los mejores puntos: las bolas corrientes enseñan qué hay que cambiar.',
  ],
  patterns: [
    'Acuerda un patrón con tu compañero antes de cada juego al resto y valoradlo después del set, no después del punto.',
    'Antes de cada resto decide por la velocidad de la bola: globo si viene lenta, al cuerpo o al centro si viene rápida.',
    'Guarda la fuerza para bolas que no le vuelvan a la pareja de la red y juega todas las demás profundas.',
    'Envía un partido en el que perdíais la red una y otra vez y pregunta a tu entrenador por qué.',
  ],
  margins: [
    'Antes de un partido, acuerda con tu compañero sobre quién jugáis y quién toma el centro cuando la cosa se aprieta.',
    'Cuenta los remates que pegas a más de cuatro metros de la red: ¿cuántos cerraron el punto y cuántos volvieron?',
    'Entrenad tanto la formación tradicional como la australiana y elegid según el rival.',
    'Envía un set igualado y pide a tu entrenador que marque decisiones más que golpes.',
  ],
  unrated: [
    'Graba un juego normal desde detrás de la pista, a una altura desde la que se vea a los cuatro jugadores.',
    'Envía un set entero en vez de los mejores puntos: las bolas corrientes enseñan en qué trabajar.',
    'Di qué quieres trabajar cuando envíes un vídeo, para que tu entrenador se fije en ello.',
    'Después del análisis, empieza por lo primero que escribió tu entrenador y envía el siguiente vídeo cuando ya te salga.',
  ],
};

// Spanish captions, gender-neutral.

import type { AwardDetails, Wording } from './wording.ts';

const clips = (count: number) => (count === 1 ? 'una jugada' : `${count} jugadas`);

/** The reason for an award. Activity figures only: ratings stay in the club. */
function deed({ category, figure }: AwardDetails): string {
  switch (category) {
    case 'most-improved':
      return 'El mayor salto adelante del club, a ojos del equipo técnico.';
    case 'most-active':
      return `${figure} vídeos y entrenamientos: nadie ha sumado más.`;
    case 'best-technical':
      return 'Los mejores golpes del club, a ojos del equipo técnico.';
    case 'best-tactical':
      return 'La mejor colocación, estrategia y comunicación del club, a ojos del equipo técnico.';
    case 'best-physical':
      return 'El mejor juego de pies del club, a ojos del equipo técnico.';
    case 'rising-star':
      return 'Nadie ha avanzado más hacia su propio objetivo.';
    case 'iron-streak':
      return `${figure} semanas seguidas de pádel: la racha más larga del club.`;
  }
}

export const spanish: Wording = {
  locale: 'es-ES',
  quoted: (text) => `«${text}»`,
  about: (number) => `aprox. ${number}`,
  untitled: 'nuestras mejores jugadas',
  unnamed: {
    alone: (count) => (count === 1 ? 'una persona de nuestro club' : `${count} personas de nuestro club`),
    beside: (count) => (count === 1 ? 'una persona más' : `${count} personas más`),
  },
  skills: {
    bandeja: 'bandeja',
    vibora: 'víbora',
    forehand: 'derecha',
    backhand: 'revés',
    volley: 'volea',
    lob: 'globo',
    positioning: 'colocación',
    strategy: 'estrategia',
    communication: 'comunicación',
    footwork: 'juego de pies',
  },
  awards: {
    'most-improved': 'Mayor progreso',
    'most-active': 'Mayor actividad',
    'best-technical': 'Mejor técnica',
    'best-tactical': 'Mejor táctica',
    'best-physical': 'Mejor físico',
    'rising-star': 'Estrella emergente',
    'iron-streak': 'Racha de hierro',
  },
  reel: {
    openings: [
      ({ title, club }) => `Nuevas jugadas de ${club}: ${title}.`,
      ({ title }) => `Dale al play: ${title}.`,
      ({ title, length }) => `${length} de pádel desde nuestras pistas: ${title}.`,
      ({ title, club }) => `Los puntos de los que se habla en ${club}: ${title}.`,
      ({ title }) => `Recién salido de la pista: ${title}.`,
    ],
    details: [
      [
        ({ names }) => names && `En la pista: ${names}.`,
        ({ names }) => names && `Con ${names}.`,
        ({ names }) => names && `Juegan: ${names}.`,
      ],
      [
        (facts) => `Dentro hay ${clips(facts.clips)} en ${facts.length}, elegidas de partidos analizados.`,
        (facts) => `En total, ${clips(facts.clips)} en ${facts.length}.`,
      ],
    ],
    closings: [
      () => '¿Con qué punto te quedas?',
      () => 'Nos vemos en la pista.',
      () => '¿A quién quieres ver en el próximo?',
      () => '¿Qué punto se te habría escapado?',
    ],
  },
  spotlight: {
    openings: [
      ({ name }) => `En el foco: ${name}.`,
      ({ name, club }) => `Te presentamos a ${name}, de ${club}.`,
      ({ name, level }) => `Bajo los focos: ${name}${level && `, nivel ${level}`}.`,
      ({ name, club }) => `Una de las caras de ${club}: ${name}.`,
      ({ name }) => `Hoy la pista es de ${name}.`,
    ],
    details: [
      [
        ({ skills }) => skills && `Sus puntos fuertes: ${skills}.`,
        ({ skills }) => skills && `Lo mejor valorado por su entrenador o entrenadora: ${skills}.`,
        ({ skills }) => skills && `Lo que se puede aprender de su juego: ${skills}.`,
      ],
      [
        ({ federation, level, isVerified }) =>
          level && `Nivel ${level} (${federation})${isVerified ? ', con verificación profesional' : ''}.`,
        ({ onScale, isVerified }) => onScale && `${isVerified ? 'Nivel verificado:' : 'Juega en'} ${onScale}.`,
      ],
      [({ sentence }) => sentence && `Desde el banquillo: ${sentence}`],
    ],
    closings: [
      ({ name }) => `Bien jugado, ${name}.`,
      () => '¿Quién será la próxima persona?',
      () => 'Es un orgullo verte en nuestras pistas.',
      () => 'Nos vemos en la pista.',
    ],
  },
  award: {
    openings: [
      ({ award, winners }) => `Premio de la temporada «${award}»: ${winners}.`,
      ({ award, winners }) => `Nuestro premio «${award}» es para ${winners}.`,
      ({ award, winners, club }) => `Enhorabuena a ${winners}: «${award}» en ${club}.`,
      ({ award, winners, club }) => `${club} entrega el premio «${award}» a ${winners}.`,
      ({ award, winners }) => `Un aplauso para ${winners} por el premio «${award}».`,
    ],
    details: [
      [deed],
      [({ season }) => `La temporada: ${season}.`, ({ season }) => `Según lo jugado en la temporada, ${season}.`],
    ],
    closings: [
      () => 'Más que merecido.',
      () => 'La próxima temporada está abierta para todo el club.',
      () => 'Gracias por jugar con nosotros.',
      () => '¿Para quién será el próximo?',
    ],
  },
  tags: {
    always: ['padel', 'pádel', 'clubdepadel', 'vivopadel'],
    reel: ['puntazo', 'mejoresjugadas'],
    spotlight: ['jugadores', 'padelplayer'],
    award: ['premiospadel', 'temporada'],
  },
};

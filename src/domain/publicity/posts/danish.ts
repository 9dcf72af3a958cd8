// Danish captions.

import type { AwardDetails, Wording } from './wording.ts';

const clips = (count: number) => (count === 1 ? 'ét klip' : `${count} klip`);

/** The reason for an award. Activity figures only: ratings stay in the club. */
function deed({ category, figure }: AwardDetails): string {
  switch (category) {
    case 'most-improved':
      return 'Det største fremskridt i klubben, set med trænernes øjne.';
    case 'most-active':
      return `${figure} videoer og træninger, flere end nogen anden.`;
    case 'best-technical':
      return 'Klubbens bedste slag, set med trænernes øjne.';
    case 'best-tactical':
      return 'Klubbens bedste positionering, strategi og kommunikation, set med trænernes øjne.';
    case 'best-physical':
      return 'Klubbens bedste benarbejde, set med trænernes øjne.';
    case 'rising-star':
      return 'Ingen er kommet længere på vejen mod sit eget mål.';
    case 'iron-streak':
      return `${figure} uger i træk med padel, klubbens længste stime.`;
  }
}

export const danish: Wording = {
  locale: 'da-DK',
  quoted: (text) => `»${text}«`,
  about: (number) => `ca. ${number}`,
  untitled: 'vores bedste øjeblikke',
  unnamed: {
    alone: (count) => (count === 1 ? 'et af vores medlemmer' : `${count} af vores medlemmer`),
    beside: (count) => (count === 1 ? 'et medlem mere' : `${count} medlemmer mere`),
  },
  skills: {
    bandeja: 'bandeja',
    vibora: 'víbora',
    forehand: 'forhånd',
    backhand: 'baghånd',
    volley: 'flugtning',
    lob: 'lob',
    positioning: 'positionering',
    strategy: 'strategi',
    communication: 'kommunikation',
    footwork: 'benarbejde',
  },
  awards: {
    'most-improved': 'Største fremskridt',
    'most-active': 'Mest aktive spiller',
    'best-technical': 'Bedste tekniker',
    'best-tactical': 'Bedste taktiker',
    'best-physical': 'Bedste benarbejde',
    'rising-star': 'Stigende stjerne',
    'iron-streak': 'Jernstimen',
  },
  reel: {
    openings: [
      ({ title, club }) => `Nye højdepunkter fra ${club}: ${title}.`,
      ({ title }) => `Tryk på play: ${title}.`,
      ({ title, length }) => `${length} padel direkte fra vores baner: ${title}.`,
      ({ title, club }) => `Pointene, som ${club} taler om: ${title}.`,
      ({ title }) => `Friskt fra banen: ${title}.`,
    ],
    details: [
      [
        ({ names }) => names && `På banen: ${names}.`,
        ({ names }) => names && `Med ${names}.`,
        ({ names }) => names && `Spillet af ${names}.`,
      ],
      [
        (facts) => `Du ser ${clips(facts.clips)} på ${facts.length}, valgt fra analyserede kampe.`,
        (facts) => `Det er ${clips(facts.clips)} i træk på ${facts.length}.`,
      ],
    ],
    closings: [
      () => 'Hvilket point er din favorit?',
      () => 'Vi ses på banen.',
      () => 'Hvem skal være med i den næste?',
      () => 'Hvilket point havde du selv tabt?',
    ],
  },
  spotlight: {
    openings: [
      ({ name }) => `Spilleren i fokus: ${name}.`,
      ({ name, club }) => `Mød ${name} fra ${club}.`,
      ({ name, level }) => `I rampelyset: ${name}${level && `, niveau ${level}`}.`,
      ({ name, club }) => `Et af ansigterne i ${club}: ${name}.`,
      ({ name }) => `I dag tilhører banen ${name}.`,
    ],
    details: [
      [
        ({ skills }) => skills && `Stærkest i ${skills}.`,
        ({ skills }) => skills && `Øverst i trænerens bedømmelse: ${skills}.`,
        ({ skills }) => skills && `Det kan du lære af denne spiller: ${skills}.`,
      ],
      [
        ({ federation, level, isVerified }) =>
          level && `Niveau ${level} (${federation})${isVerified ? ', verificeret af en træner' : ''}.`,
        ({ onScale, isVerified }) =>
          onScale && `${isVerified ? 'En træner har verificeret niveauet:' : 'Spiller på'} ${onScale}.`,
      ],
      [({ sentence }) => sentence && `Træneren siger: ${sentence}`],
    ],
    closings: [
      ({ name }) => `Godt spillet, ${name}.`,
      () => 'Hvem skal være den næste?',
      () => 'Vi er stolte af at have dig på vores baner.',
      () => 'Vi ses på banen.',
    ],
  },
  award: {
    openings: [
      ({ award, winners }) => `Sæsonens pris »${award}«: ${winners}.`,
      ({ award, winners }) => `Vores pris »${award}« går til ${winners}.`,
      ({ award, winners, club }) => `Tillykke til ${winners} med »${award}« i ${club}.`,
      ({ award, winners, club }) => `${club} uddeler »${award}« til ${winners}.`,
      ({ award, winners }) => `En stor hånd til ${winners} for »${award}«.`,
    ],
    details: [
      [deed],
      [({ season }) => `Sæsonen: ${season}.`, ({ season }) => `Efter det, der blev spillet i sæsonen ${season}.`],
    ],
    closings: [
      () => 'Velfortjent.',
      () => 'Næste sæson er åben for alle.',
      () => 'Tak, fordi du spiller hos os.',
      () => 'Hvem bliver det næste gang?',
    ],
  },
  tags: {
    always: ['padel', 'padeldanmark', 'padelklub', 'padelbold'],
    reel: ['padelhøjdepunkter', 'padelpoint'],
    spotlight: ['spillerifokus', 'padelspiller'],
    award: ['padelpris', 'sæsonensspiller'],
  },
};

// English captions.

import type { AwardDetails, Wording } from './wording.ts';

const clips = (count: number) => (count === 1 ? 'one clip' : `${count} clips`);

/** The reason for an award. Activity figures only: ratings stay in the club. */
function deed({ category, figure }: AwardDetails): string {
  switch (category) {
    case 'most-improved':
      return 'The largest step forward in the club, in the eyes of the coaches.';
    case 'most-active':
      return `${figure} videos and training sessions, more than anybody else.`;
    case 'best-technical':
      return 'The best strokes of the club, in the eyes of the coaches.';
    case 'best-tactical':
      return 'The best positioning, strategy and communication of the club, in the eyes of the coaches.';
    case 'best-physical':
      return 'The best footwork of the club, in the eyes of the coaches.';
    case 'rising-star':
      return 'Nobody came further on the way to their own goal.';
    case 'iron-streak':
      return `${figure} weeks in a row with padel, the longest streak of the club.`;
  }
}

export const english: Wording = {
  locale: 'en-GB',
  quoted: (text) => `“${text}”`,
  about: (number) => `about ${number}`,
  untitled: 'our best moments',
  unnamed: {
    alone: (count) => (count === 1 ? 'one of our members' : `${count} of our members`),
    beside: (count) => (count === 1 ? 'one more member' : `${count} more members`),
  },
  skills: {
    bandeja: 'bandeja',
    vibora: 'víbora',
    forehand: 'forehand',
    backhand: 'backhand',
    volley: 'volley',
    lob: 'lob',
    positioning: 'positioning',
    strategy: 'strategy',
    communication: 'communication',
    footwork: 'footwork',
  },
  awards: {
    'most-improved': 'Most Improved',
    'most-active': 'Most Active',
    'best-technical': 'Best Technical Player',
    'best-tactical': 'Best Tactical Player',
    'best-physical': 'Best Physical Player',
    'rising-star': 'Rising Star',
    'iron-streak': 'Iron Streak',
  },
  reel: {
    openings: [
      ({ title, club }) => `New highlights from ${club}: ${title}.`,
      ({ title }) => `Press play: ${title}.`,
      ({ title, length }) => `${length} of padel, straight from our courts: ${title}.`,
      ({ title, club }) => `The points that ${club} is talking about: ${title}.`,
      ({ title }) => `Fresh from our courts: ${title}.`,
    ],
    details: [
      [
        ({ names }) => names && `On court: ${names}.`,
        ({ names }) => names && `With ${names}.`,
        ({ names }) => names && `Played by ${names}.`,
      ],
      [
        (facts) => `In it: ${clips(facts.clips)} in ${facts.length}, chosen from reviewed matches.`,
        (facts) => `That is ${clips(facts.clips)}, one after the other, in ${facts.length}.`,
      ],
    ],
    closings: [
      () => 'Which point is your favourite?',
      () => 'See you on court.',
      () => 'Who should be in the next one?',
      () => 'Tell us which one you would have lost.',
    ],
  },
  spotlight: {
    openings: [
      ({ name }) => `Player spotlight: ${name}.`,
      ({ name, club }) => `Meet ${name} of ${club}.`,
      ({ name, level }) => `In the spotlight: ${name}${level && `, level ${level}`}.`,
      ({ name, club }) => `One of the faces of ${club}: ${name}.`,
      ({ name }) => `Today the court belongs to ${name}.`,
    ],
    details: [
      [
        ({ skills }) => skills && `Strongest in ${skills}.`,
        ({ skills }) => skills && `At the top of the coach’s ratings: ${skills}.`,
        ({ skills }) => skills && `What to learn from this player: ${skills}.`,
      ],
      [
        ({ federation, level, isVerified }) =>
          level && `Level ${level} (${federation})${isVerified ? ', verified by a coach' : ''}.`,
        ({ onScale, isVerified }) =>
          onScale && `${isVerified ? 'A coach has verified the level:' : 'Playing at'} ${onScale}.`,
      ],
      [({ sentence }) => sentence && `The coach says: ${sentence}`],
    ],
    closings: [
      ({ name }) => `Well played, ${name}.`,
      () => 'Who should be next?',
      () => 'Proud to have you on our courts.',
      () => 'See you on court.',
    ],
  },
  award: {
    openings: [
      ({ award, winners }) => `${award} of the season: ${winners}.`,
      ({ award, winners }) => `Our award “${award}” goes to ${winners}.`,
      ({ award, winners, club }) => `Congratulations to ${winners}: ${award} at ${club}.`,
      ({ award, winners, club }) => `“${award}” at ${club}: ${winners}.`,
      ({ award, winners }) => `A round of applause for ${winners}, ${award} of the season.`,
    ],
    details: [
      [deed],
      [({ season }) => `The season: ${season}.`, ({ season }) => `From what was played in the season, ${season}.`],
    ],
    closings: [
      () => 'Well deserved.',
      () => 'The next season is open to everybody.',
      () => 'Thank you for playing with us.',
      () => 'Who will it be next time?',
    ],
  },
  tags: {
    always: ['padel', 'padelclub', 'padellife', 'padeltime'],
    reel: ['padelhighlights', 'padelpoints'],
    spotlight: ['playerspotlight', 'padelplayer'],
    award: ['padelaward', 'playeroftheseason'],
  },
};

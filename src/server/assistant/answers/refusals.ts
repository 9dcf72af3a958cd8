// Answers to questions that Smashy refuses or cannot answer.

import { brand } from '#brand';
import type { Role } from '#domain/people/roles.ts';
import { type Asker, answered, type Link, type Reply } from './reply.ts';

export function otherPeopleAnswer(): Reply {
  return answered('I can only talk about your own game and account. Other people’s ratings and reviews are private.');
}

export function refusalAnswer(): Reply {
  return {
    text: `I cannot help with that. I answer questions about padel, your own game and ${brand.name}, and I cannot change anything.`,
    outcome: 'off-topic',
  };
}

export function offTopicAnswer(): Reply {
  return {
    text: `Sorry, I only know padel and ${brand.name}. Ask me about rules, strokes, tactics, drills or equipment.`,
    outcome: 'off-topic',
  };
}

/** For health questions without an entry: a coach cannot judge those either. */
function healthAnswer(): Reply {
  return {
    text: 'I do not know, and neither a coach nor I can judge that. If something is wrong, stop playing and ask a doctor. In an emergency call 112 (EU) or your local emergency number.',
    outcome: 'unanswered',
  };
}

/** For questions about padel or health without an entry. */
export function unknownAnswer({ role }: Asker, isAboutHealth: boolean): Reply {
  if (isAboutHealth) return healthAnswer();
  const isPlayer = role === 'player';
  return {
    text: isPlayer
      ? 'I do not know, and I’d rather not guess. Ask your coach, who has seen you play.'
      : 'I do not know, and I’d rather not guess.',
    outcome: 'unanswered',
    links: [
      ...(isPlayer ? [{ label: 'My Coaches', to: '/my-coaches' }] : []),
      { label: 'Help Center', to: '/help-center' },
    ],
  };
}

const coaching = {
  text: 'You’ll find your players, with their ratings and notes, under My Players, and your sessions under Training Sessions.',
  links: [
    { label: 'My Players', to: '/coach/players' },
    { label: 'Training Sessions', to: '/coach/sessions' },
  ],
};

const places: Record<Role, { text: string; links: Link[] }> = {
  // An administrator who views the product in the player role.
  player: { text: '', links: [] },
  coach_freelance: coaching,
  coach_club: coaching,
  club: {
    text: 'You’ll find your club’s figures on the Club Dashboard.',
    links: [{ label: 'Club Dashboard', to: '/club/dashboard' }],
  },
  admin: {
    text: 'You’ll find people and their videos in your menus.',
    links: [
      { label: 'User Management', to: '/admin/users' },
      { label: 'Videos', to: '/admin/videos' },
    ],
  },
};

/** For people who ask about their own game but are not players. */
export function notAPlayerAnswer(role: Role): Reply {
  const { text, links } = places[role];
  return answered(`You have no reviews of your own game here. ${text}`.trim(), links);
}

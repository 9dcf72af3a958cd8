// What Smashy does not tell, and what it does not know.

import { brand } from '#brand';
import type { Role } from '#domain/people/roles.ts';
import { type Asker, answered, type Link, type Reply } from './reply.ts';

export function othersAnswer(): Reply {
  return answered(
    'I only speak of your own play and account. What others play, and what their coaches write, is theirs.',
  );
}

export function secretsAnswer(): Reply {
  return {
    text: 'I cannot help with that. I answer questions about padel, your own play and this product, and I can change nothing.',
    outcome: 'off-topic',
  };
}

export function offTopicAnswer(): Reply {
  return {
    text: `I am afraid I only know padel and ${brand.name}. Ask me about rules, strokes, tactics, drills or equipment.`,
    outcome: 'off-topic',
  };
}

/** About the body, but nothing was found: no coach can judge that either. */
function healthAnswer(): Reply {
  return {
    text: 'I do not know that, and neither a coach nor I can judge it. Stop playing if something is wrong, and ask a doctor. In an emergency call 112 (EU) or your local emergency number.',
    outcome: 'unanswered',
  };
}

/** About padel or the body, but nothing was found. */
export function unknownAnswer({ role }: Asker, isAboutHealth: boolean): Reply {
  if (isAboutHealth) return healthAnswer();
  const isPlayer = role === 'player';
  return {
    text: isPlayer
      ? 'I do not know that, and I would rather not guess. Your coach has seen you play and can tell you.'
      : 'I do not know that, and I would rather not guess.',
    outcome: 'unanswered',
    links: [
      ...(isPlayer ? [{ label: 'My Coaches', to: '/my-coaches' }] : []),
      { label: 'Help Center', to: '/help-center' },
    ],
  };
}

const coaching = {
  text: 'Your players, with their ratings and notes, are under My Players; your sessions under Training Sessions.',
  links: [
    { label: 'My Players', to: '/coach/players' },
    { label: 'Training Sessions', to: '/coach/sessions' },
  ],
};

const places: Record<Role, { text: string; links: Link[] }> = {
  // Somebody who views the product in the role of a player without being one.
  player: { text: '', links: [] },
  coach_freelance: coaching,
  coach_club: coaching,
  club: {
    text: 'What concerns your club is on its dashboard.',
    links: [{ label: 'Club Dashboard', to: '/club/dashboard' }],
  },
  admin: {
    text: 'People and their videos are in your menus.',
    links: [
      { label: 'User Management', to: '/admin/users' },
      { label: 'Videos', to: '/admin/videos' },
    ],
  },
};

/** A question about one's own play from somebody who has none. */
export function withoutPlay(role: Role): Reply {
  const { text, links } = places[role];
  return answered(`You have no play of your own here that I could speak of. ${text}`.trim(), links);
}

// Answers to people who ask about their own game but are not players.

import type { Role } from '#domain/people/roles.ts';
import type { Speech } from './phrases/phrases.ts';
import { answered, type Reply } from './reply.ts';

const places: Record<Role, { text: (say: Speech) => string; links: string[] }> = {
  // An administrator who views the product in the player role.
  player: { text: () => '', links: [] },
  coach_freelance: { text: ({ places: { coach } }) => coach, links: ['/coach/players', '/coach/sessions'] },
  coach_club: { text: ({ places: { coach } }) => coach, links: ['/coach/players', '/coach/sessions'] },
  club: { text: ({ places: { club } }) => club, links: ['/club/dashboard'] },
  admin: { text: ({ places: { admin } }) => admin, links: ['/admin/users', '/admin/videos'] },
};

/** For people who ask about their own game but are not players. */
export function notAPlayerAnswer(say: Speech, role: Role): Reply {
  const { text, links } = places[role];
  return answered(`${say.notAPlayer} ${text(say)}`.trim(), links);
}

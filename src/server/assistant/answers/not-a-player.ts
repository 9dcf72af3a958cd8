// Answers to coaches, club managers and administrators about what is theirs.

import type { Role } from '#domain/people/roles.ts';
import type { Speech } from './phrases/phrases.ts';
import { answered, type Question, type Reply } from './reply.ts';

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

/** What waits for them, as on their dashboard. */
export async function workAnswer({ asker, say }: Question): Promise<Reply> {
  if (asker.work === null) return notAPlayerAnswer(say, asker.role);
  const work = (await asker.work()).filter(({ count }) => count > 0);
  if (work.length === 0) return answered(say.nothingWaits);
  const lines = work.map(({ kind, count }) => `- ${say.work[kind](count)}`);
  return answered(lines.join('\n'), [...new Set(work.map(({ to }) => to))]);
}

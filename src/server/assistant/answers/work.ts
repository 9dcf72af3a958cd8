// What waits for a coach or a club.

import { notAPlayerAnswer } from './not-a-player.ts';
import { answered, type Question, type Reply } from './reply.ts';

export async function workAnswer({ asker, say }: Question): Promise<Reply> {
  if (asker.work === null) return notAPlayerAnswer(say, asker.role);
  const work = (await asker.work()).filter(({ count }) => count > 0);
  if (work.length === 0) return answered(say.nothingWaits);
  const lines = work.map(({ kind, count }) => `- ${say.work[kind](count)}`);
  return answered(lines.join('\n'), [...new Set(work.map(({ to }) => to))]);
}

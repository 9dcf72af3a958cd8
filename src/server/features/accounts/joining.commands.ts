// What follows when an invited person joins a club (docs/product.md#people-of-a-club).

import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { countJoined } from './joining.queries.ts';

/** What a club named in an invitation beside the person. */
interface Following {
  clubId: string;
  importId: string | null;
  coachId: string | null;
  groupIds: string[] | null;
}

/** Counts a person who has joined as a member, and gives them the coach and the groups that the club named. */
export async function followInvitation(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Database,
  userId: string,
  { clubId, importId, coachId, groupIds }: Following,
): Promise<void> {
  if (importId !== null) await countJoined(tx, importId);
  if (coachId !== null || groupIds !== null)
    await jobs.enqueue(tx, 'connect-invited', { userId, coachId, clubId, groupIds: groupIds ?? [] });
}

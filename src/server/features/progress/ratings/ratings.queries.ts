// SQL of skill ratings. Only published reviews have rows here.

import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { skillRatings } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isNotHeldBack, isVisiblePlayer } from '#server/policy/visibility.ts';

/** Cursor and size of a page of ratings. */
export interface RatingPage {
  after?: string | undefined;
  limit: number;
}

const last = alias(skillRatings, 'last');

/** Older than the last rating of the page before, or of the same moment and later in the alphabet. */
function isAfter(db: Database, actor: Actor, lastId: string) {
  const isLast = and(eq(last.id, lastId), isVisiblePlayer(actor, last.playerId));
  const moment = db.select({ at: last.createdAt }).from(last).where(isLast);
  const cursor = db.select({ skillName: last.skillName, id: last.id }).from(last).where(isLast);
  const { createdAt, skillName, id } = skillRatings;
  return or(
    sql`${createdAt} < (${moment})`,
    and(sql`${createdAt} = (${moment})`, sql`(${skillName}, ${id}) > (${cursor})`),
  );
}

/** All ratings of a player, newest first. The caller checks who may see them. */
export function listAllRatings(db: Database, playerId: string) {
  return db
    .select()
    .from(skillRatings)
    .where(eq(skillRatings.playerId, playerId))
    .orderBy(desc(skillRatings.createdAt), asc(skillRatings.skillName));
}

/** A page of a player's ratings, newest first; none of a player whom the actor may not see. */
export async function listRatings(db: Database, actor: Actor, playerId: string, { after, limit }: RatingPage) {
  const found = await db
    .select()
    .from(skillRatings)
    .where(
      and(
        eq(skillRatings.playerId, playerId),
        isVisiblePlayer(actor, skillRatings.playerId),
        isNotHeldBack(actor, skillRatings.videoId),
        after === undefined ? undefined : isAfter(db, actor, after),
      ),
    )
    .orderBy(desc(skillRatings.createdAt), asc(skillRatings.skillName), asc(skillRatings.id))
    .limit(limitOf(limit));
  return takePage(found, limit);
}

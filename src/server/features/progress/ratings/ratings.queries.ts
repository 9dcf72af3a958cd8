// SQL of skill ratings. Only published reviews have rows here.

import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, prepared } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { skillRatings } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isVisiblePlayer, preparedForViewer, type Viewer, viewerValues } from '#server/policy/visibility.ts';

/** Cursor and size of a page of ratings. */
export interface RatingPage {
  after?: string | undefined;
  limit: number;
}

const last = alias(skillRatings, 'last');

/** Older than the last rating of the previous page, or at the same moment and later in the alphabet. */
function isAfterLast(db: Database, viewer: Viewer) {
  const isLast = and(eq(last.id, sql.placeholder('after')), isVisiblePlayer(viewer, last.playerId));
  const moment = db.select({ at: last.createdAt }).from(last).where(isLast);
  const cursor = db.select({ skillName: last.skillName, id: last.id }).from(last).where(isLast);
  const { createdAt, skillName, id } = skillRatings;
  return or(
    sql`${createdAt} < (${moment})`,
    and(sql`${createdAt} = (${moment})`, sql`(${skillName}, ${id}) > (${cursor})`),
  );
}

const own = prepared((db) =>
  db
    .select()
    .from(skillRatings)
    .where(eq(skillRatings.playerId, sql.placeholder('playerId')))
    .orderBy(desc(skillRatings.createdAt), asc(skillRatings.skillName))
    .prepare('own_ratings'),
);

/** All of a player's ratings, newest first, for calculations. Does not check visibility. */
export function listAllRatings(db: Database, playerId: string) {
  return own(db).execute({ playerId });
}

function preparePage(isFirst: boolean) {
  return preparedForViewer((db, viewer) =>
    db
      .select()
      .from(skillRatings)
      .where(
        and(
          eq(skillRatings.playerId, sql.placeholder('playerId')),
          isVisiblePlayer(viewer, skillRatings.playerId),
          isFirst ? undefined : isAfterLast(db, viewer),
        ),
      )
      .orderBy(desc(skillRatings.createdAt), asc(skillRatings.skillName), asc(skillRatings.id))
      .limit(sql.placeholder('limit'))
      .prepare(`ratings_of_player_${isFirst ? 'first' : 'next'}_${viewer.role}`),
  );
}

const [firstPage, nextPage] = [preparePage(true), preparePage(false)];

/** A page of a player's ratings, newest first; empty if the actor may not see the player. */
export async function listRatings(db: Database, actor: Actor, playerId: string, { after, limit }: RatingPage) {
  const page = after === undefined ? firstPage : nextPage;
  const values = { ...viewerValues(actor), playerId, limit: limitOf(limit), ...(after !== undefined && { after }) };
  return takePage(await page(db, actor).execute(values), limit);
}

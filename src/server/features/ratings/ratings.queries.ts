// SQL of skill ratings. Only published reviews have rows here: drafts live in their own table.

import { and, desc, eq, sql } from 'drizzle-orm';
import { isVisiblePlayer, preparedForViewer, viewerValues } from '#server/access/visible-players.ts';
import type { Database } from '#server/db/database.ts';
import { skillRatings } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';

const ratingsOfPlayer = preparedForViewer((db, viewer) =>
  db
    .select()
    .from(skillRatings)
    .where(and(eq(skillRatings.playerId, sql.placeholder('playerId')), isVisiblePlayer(viewer, skillRatings.playerId)))
    .orderBy(desc(skillRatings.createdAt), skillRatings.skillName)
    .prepare(`ratings_of_player_${viewer.role}`),
);

/** A player's ratings, newest first; none of a player whom the actor may not see. */
export function listRatings(db: Database, actor: Actor, playerId: string) {
  return ratingsOfPlayer(db, actor).execute({ ...viewerValues(actor), playerId });
}

// SQL that asks for one player.

import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isVisiblePlayer, preparedForViewer, viewerValues } from './visible-players.ts';

const visiblePlayer = preparedForViewer((db, viewer) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('playerId')), isVisiblePlayer(viewer, users.id)))
    .prepare(`visible_player_${viewer.role}`),
);

/** Whether the actor may see that player. */
export async function isPlayerVisible(
  db: Database,
  actor: Pick<Actor, 'id' | 'role' | 'clubId'>,
  playerId: string,
): Promise<boolean> {
  const rows = await visiblePlayer(db, actor).execute({ ...viewerValues(actor), playerId });
  return rows.length === 1;
}

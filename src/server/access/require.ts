// What a call may count on: that the player it names can be seen by the person who asks.

import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isPlayerVisible } from './visible-player.queries.ts';

/** @throws AppError not_found for a player whom the actor may not see, as for one who does not exist */
export async function requireVisiblePlayer(db: Database, actor: Actor, playerId: string): Promise<void> {
  if (!(await isPlayerVisible(db, actor, playerId))) throw new AppError('not_found');
}

// Sends change events to everyone concerned. Called in the transaction of the change; delivered on commit.

import type { ChangeTopic } from '#contract/changes.ts';
import type { Database } from '#server/db/database.ts';
import { administrators, audienceOf, insertEvent, viewersOfPlayer, viewersOfVideo } from './events.queries.ts';

/** Notifies people that their view of the topics has changed. */
export async function notifyUsers(
  tx: Database,
  subjects: readonly ChangeTopic[],
  ids: readonly (string | null)[],
): Promise<void> {
  await insertEvent(tx, subjects, audienceOf(ids.filter((id) => id !== null)));
}

/** Notifies everyone who may see a player: the player, coaches, the club, administrators. */
export async function notifyViewers(tx: Database, subjects: readonly ChangeTopic[], playerId: string): Promise<void> {
  await insertEvent(tx, subjects, viewersOfPlayer(playerId));
}

/** Notifies everyone who may see the player of a video. */
export async function notifyVideoViewers(
  tx: Database,
  subjects: readonly ChangeTopic[],
  videoId: string,
): Promise<void> {
  await insertEvent(tx, subjects, viewersOfVideo(videoId));
}

/** Notifies all administrators. */
export async function notifyAdministratorsOfChange(tx: Database, subjects: readonly ChangeTopic[]): Promise<void> {
  await insertEvent(tx, subjects, administrators);
}

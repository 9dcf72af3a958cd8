// Telling those concerned that something has changed. Called in the transaction of the change; told once it is committed.

import type { Subject } from '#contract/changes.ts';
import type { Database } from '#server/db/database.ts';
import { administrators, insertEvent, thesePeople, whoSeesPlayer, whoSeesVideo } from './events.queries.ts';

/** Tells these people that what they may see of the subjects has changed. */
export async function tellPeople(
  tx: Database,
  subjects: readonly Subject[],
  ids: readonly (string | null)[],
): Promise<void> {
  await insertEvent(tx, subjects, thesePeople(ids.filter((id) => id !== null)));
}

/** Tells everybody who may see a player: the player, coaches, the club, administrators. */
export async function tellWhoSees(tx: Database, subjects: readonly Subject[], playerId: string): Promise<void> {
  await insertEvent(tx, subjects, whoSeesPlayer(playerId));
}

/** Tells everybody who may see the player of a video. */
export async function tellWhoSeesVideo(tx: Database, subjects: readonly Subject[], videoId: string): Promise<void> {
  await insertEvent(tx, subjects, whoSeesVideo(videoId));
}

/** Tells all administrators. */
export async function tellAdministrators(tx: Database, subjects: readonly Subject[]): Promise<void> {
  await insertEvent(tx, subjects, administrators);
}

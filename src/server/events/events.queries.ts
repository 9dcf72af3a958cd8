// SQL that reads change events.

import { gt, lt, sql } from 'drizzle-orm';
import type { ChangeTopic } from '#contract/changes.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { changeEvents } from '#server/db/schema/index.ts';

/** Seconds that a transaction may still commit an event after a later one was delivered (PostgreSQL ends longer ones). */
const longestTransaction = 45;

/** The events of these ids. */
export function findEvents(db: Database, ids: readonly number[]) {
  const { id, subjects, audience } = changeEvents;
  return db
    .select({ id, subjects, audience })
    .from(changeEvents)
    .where(sql`${id} = any(${sql.param([...ids])}::bigint[])`);
}

/** Events of the last minute, for processes whose connection was lost. */
export function findRecentEvents(db: Database) {
  const { id, subjects, audience, createdAt } = changeEvents;
  return db
    .select({ id, subjects, audience })
    .from(changeEvents)
    .where(gt(createdAt, sql`now() - interval '1 minute'`));
}

/**
 * What a person has missed since an event, as one: what changed, and the event after which to go on. An event may be committed after a
 * later one was delivered, so the answer may hold a little more than was missed; reading again does no harm.
 *
 * @param after the last event that was delivered; 0 for a person who has just come, who gets what changed while the page was loading
 * @returns `isKnown` false when that event is gone because it is too old: anything may have changed
 */
export async function findMissedEvents(db: Database, personId: string, after: number) {
  const last = after === 0 ? Number.MAX_SAFE_INTEGER : after;
  const found = await db
    .select({
      latest: sql<number>`coalesce((select max(id) from ${changeEvents}), 0)`.mapWith(Number),
      isKnown: sql<boolean>`exists (select 1 from ${changeEvents} where id = ${last})`,
      subjects: sql<ChangeTopic[]>`array(
        select distinct unnest(subjects) from ${changeEvents}
        where ${personId}::uuid = any(audience)
          and (id > ${last} or created_at > coalesce(
            (select created_at from ${changeEvents} where id = ${last}), now()
          ) - make_interval(secs => ${longestTransaction})))`,
    })
    .from(sql`(select 1) as one`);
  const { latest, isKnown, subjects } = onlyRow(found);
  return { latest, subjects, isKnown: after === 0 || isKnown };
}

/** Deletes events older than a day. */
export async function deleteOldEvents(db: Database): Promise<void> {
  await db.delete(changeEvents).where(lt(changeEvents.createdAt, sql`now() - interval '1 day'`));
}

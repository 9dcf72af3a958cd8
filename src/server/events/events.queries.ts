// SQL that reads change events.

import { gt, lt, sql } from 'drizzle-orm';
import type { ChangeTopic } from '#contract/changes.ts';
import { type Database, prepared } from '#server/db/database.ts';
import { changeEvents } from '#server/db/schema/index.ts';

/** Seconds that a transaction may still commit an event after a later one was delivered (PostgreSQL ends longer ones). */
const longestTransaction = 45;

const committed = prepared((db) =>
  db
    .select({ id: changeEvents.id, subjects: changeEvents.subjects, audience: changeEvents.audience })
    .from(changeEvents)
    .where(sql`${changeEvents.id} = any(${sql.placeholder('ids')}::bigint[])`)
    .prepare('committed_events'),
);

/** The events of these ids. */
export function findEvents(db: Database, ids: readonly number[]) {
  return committed(db).execute({ ids: [...ids] });
}

/** Events of the last minute, for processes whose connection was lost. */
export function findRecentEvents(db: Database) {
  const { id, subjects, audience, createdAt } = changeEvents;
  return db
    .select({ id, subjects, audience })
    .from(changeEvents)
    .where(gt(createdAt, sql`now() - interval '1 minute'`));
}

const missed = prepared((db) =>
  db
    .select({
      latest: sql<number>`coalesce((select max(id) from ${changeEvents}), 0)`.mapWith(Number),
      isKnown: sql<boolean>`exists (select 1 from ${changeEvents} where id = ${sql.placeholder('after')})`,
      subjects: sql<ChangeTopic[]>`array(
        select distinct unnest(subjects) from ${changeEvents}
        where ${sql.placeholder('personId')}::uuid = any(audience)
          and (id > ${sql.placeholder('after')} or created_at > coalesce(
            (select created_at from ${changeEvents} where id = ${sql.placeholder('after')}), now()
          ) - make_interval(secs => ${longestTransaction})))`,
    })
    .from(sql`(select 1) as one`)
    .prepare('missed_events'),
);

/**
 * The events that a person has missed, as one: the changed topics, and the event to continue from. An event may be committed after a later
 * one was delivered, so this may repeat some; reading again twice does no harm.
 *
 * @param after the last delivered event; 0 for a new page, which gets changes since it began to load
 * @returns `isKnown` false if that event is already deleted: anything may have changed
 */
export async function findMissedEvents(db: Database, personId: string, after: number) {
  const [found] = await missed(db).execute({ personId, after: after === 0 ? Number.MAX_SAFE_INTEGER : after });
  if (found === undefined) throw new Error('Expected exactly one row.');
  return { ...found, isKnown: after === 0 || found.isKnown };
}

/** Deletes events older than a day. */
export async function deleteOldEvents(db: Database): Promise<void> {
  await db.delete(changeEvents).where(lt(changeEvents.createdAt, sql`now() - interval '1 day'`));
}

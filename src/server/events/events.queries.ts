// SQL of change events.

import { gt, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ChangeTopic } from '#contract/changes.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { changeEvents, coachConnections, users, videos } from '#server/db/schema/index.ts';
import { isMemberOf } from '#server/policy/membership.ts';

/** The channel on which processes hear that an event was committed; what is said is its id. */
export const eventChannel = 'change_events';

/** Seconds that a transaction may still commit an event after a later one was delivered (PostgreSQL ends longer ones). */
const longestTransaction = 45;

/** Stores an event for each person that the queries name, and has every process told once the transaction is committed. */
export async function insertEvent(tx: Database, subjects: readonly ChangeTopic[], audience: SQL): Promise<void> {
  await tx.execute(sql`
    with added as (
      insert into ${changeEvents} (subjects, audience)
      select ${sql.param([...subjects])}::text[], people.ids
      from (select array_agg(distinct id) as ids from (${audience}) as one (id) where id is not null) as people
      where people.ids is not null
      returning id
    )
    select pg_notify(${eventChannel}, id::text) from added`);
}

/** The people named, as an audience. */
export function audienceOf(ids: readonly string[]): SQL {
  return sql`select unnest(${sql.param([...ids])}::uuid[])`;
}

/**
 * Those who see a player, or saw them until they asked to leave, and those to whom the player's videos are offered, as an audience: the
 * player, connected coaches, coaches and managers of the club, administrators. `policy/visibility.ts` from the other side.
 */
export function viewersOfPlayer(playerId: string): SQL {
  return whoSees(sql`${playerId}::uuid`);
}

const player = alias(users, 'player');
const staff = alias(users, 'staff');

function whoSees(playerId: SQL): SQL {
  return sql`
    select ${playerId}
    union all
    select ${coachConnections.coachId} from ${coachConnections}
    where ${coachConnections.playerId} = ${playerId} and ${coachConnections.status} = 'active'
    union all
    select ${staff.id} from ${users} as ${player} join ${users} as ${staff} on ${isMemberOf(player, staff.clubId)}
    where ${player.id} = ${playerId} and ${staff.role} in ('coach_club', 'club')
    union all
    ${administrators}`;
}

/** The same of the player of a video. */
export function viewersOfVideo(videoId: string): SQL {
  return whoSees(sql`(select ${videos.playerId} from ${videos} where ${videos.id} = ${videoId})`);
}

/** Administrators, as an audience. */
export const administrators = sql`select ${users.id} from ${users} where ${users.role} = 'admin' and ${users.state} = 'active'`;

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
 * What a person has missed since an event, as one: what changed, and the event after which to go on. An event may be committed after a later
 * one was delivered, so the answer may hold a little more than was missed; reading again does no harm.
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

/** Deletes events of more than a day ago. */
export async function deleteOldEvents(db: Database): Promise<void> {
  await db.delete(changeEvents).where(lt(changeEvents.createdAt, sql`now() - interval '1 day'`));
}

// SQL of change events.

import { gt, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ChangeTopic } from '#contract/changes.ts';
import { type Database, prepared } from '#server/db/database.ts';
import { changeEvents, coachConnections, users, videos } from '#server/db/schema/index.ts';
import { isMemberOf } from '#server/policy/membership.ts';

/** The channel that announces committed events to processes, by id. */
export const eventChannel = 'change_events';

/** Seconds that a transaction may still commit an event after a later one was delivered (PostgreSQL ends longer ones). */
const longestTransaction = 45;

/** Stores an event for every person of the audiences, and announces it to every process on commit. */
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

/** The given people, as an audience. */
export function audienceOf(ids: readonly string[]): SQL {
  return sql`select unnest(${sql.param([...ids])}::uuid[])`;
}

/**
 * Everyone who sees a player, or saw them until they asked to leave, and everyone who is offered the player's videos, as an audience: the
 * player, connected coaches, coaches and managers of the club, administrators. The inverse of `policy/visibility.ts`.
 */
export function viewersOfPlayer(playerId: string): SQL {
  return audienceOfPlayer(sql`${playerId}::uuid`);
}

const player = alias(users, 'player');
const staff = alias(users, 'staff');

function audienceOfPlayer(playerId: SQL): SQL {
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

/** The same audience for the player of a video. */
export function viewersOfVideo(videoId: string): SQL {
  return audienceOfPlayer(sql`(select ${videos.playerId} from ${videos} where ${videos.id} = ${videoId})`);
}

/** Administrators, as an audience. */
export const administrators = sql`select ${users.id} from ${users} where ${users.role} = 'admin' and ${users.state} = 'active'`;

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

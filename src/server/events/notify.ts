// Sends change events to everyone concerned. Called in the transaction of the change; delivered on commit.

import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ChangeTopic } from '#contract/changes.ts';
import type { Database } from '#server/db/database.ts';
import { changeEvents, coachConnections, users, videos } from '#server/db/schema/index.ts';
import { isMemberOf } from '#server/policy/membership.ts';

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

/** Notifies everyone, of a change of what all screens show. */
export async function notifyEveryone(tx: Database, subjects: readonly ChangeTopic[]): Promise<void> {
  await insertEvent(tx, subjects, sql`select ${users.id} from ${users} where ${users.state} = 'active'`);
}

/** The channel on which processes hear that an event was committed; the payload is its id. */
export const eventChannel = 'change_events';

/** Stores an event for each person that the queries return; every process hears of it once the transaction is committed. */
async function insertEvent(tx: Database, subjects: readonly ChangeTopic[], audience: SQL): Promise<void> {
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
function audienceOf(ids: readonly string[]): SQL {
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
const administrators = sql`select ${users.id} from ${users} where ${users.role} = 'admin' and ${users.state} = 'active'`;

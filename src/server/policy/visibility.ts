// `canSee` of the domain in SQL, for lists and single reads.

import {
  and,
  eq,
  exists,
  isNull,
  ne,
  notExists,
  notInArray,
  or,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { isCoach, type Role } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { plannedOnce } from '#server/db/fast/planned-once.ts';
import { coachConnections, reviewDrafts, secondReviews, users, videos } from '#server/db/schema/index.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isMemberOf } from './membership.ts';

const build = new QueryBuilder();

// Aliases for the tables inside conditions: the outer query may use `users` as well, which the inner one would shadow.
const member = alias(users, 'visible_member');
const connection = alias(coachConnections, 'visible_connection');
const draft = alias(reviewDrafts, 'visible_draft');
const asked = alias(secondReviews, 'visible_second_review');

/**
 * States are written out in these conditions: without the value PostgreSQL, when it plans a statement once for all values, supposes that
 * nobody is in any but one state, and looks through everybody.
 */
const isActive = sql`${connection.status} = 'active'`;

/** Who looks: an actor, or the placeholders of one in a statement that is planned once. */
export interface Viewer {
  role: Role;
  id: string | Placeholder;
  clubId: string | null | Placeholder;
}

/** The placeholders of a viewer; execute their statement with `viewerValues(actor)`. */
export function placeholderViewer(role: Role): Viewer {
  return { role, id: sql.placeholder('viewerId'), clubId: sql.placeholder('viewerClubId') };
}

/** The values of a viewer's placeholders. */
export function viewerValues(actor: { id: string; clubId: string | null }) {
  return { viewerId: actor.id, viewerClubId: actor.clubId };
}

interface Statement<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}

/**
 * A query for a viewer, planned once for the roles named and by its values for all others (db/fast). Execute it with `viewerValues(actor)`.
 *
 * @param roles those for whom keys and indexes lead to few rows, whatever the values
 */
export function plannedForViewer<Variant extends readonly (string | boolean)[], Rows>(
  name: string,
  roles: readonly Role[],
  query: (
    db: Database,
    viewer: Viewer,
    ...variant: Variant
  ) => Statement<Rows> & { prepare(name: string): Statement<Rows> },
): (db: Database, actor: Actor, ...variant: Variant) => Statement<Rows> {
  const once = plannedOnce(name, 'long', (db, role: Role, ...variant: Variant) =>
    query(db, placeholderViewer(role), ...variant),
  );
  return (db, actor, ...variant) =>
    roles.includes(actor.role) ? once(db, actor.role, ...variant) : query(db, actor, ...variant);
}

/**
 * Whether the actor may see the player in a column: players themselves, coaches their active connections,
 * club managers their members, administrators everyone (docs/product.md#access). Accounts pending deletion
 * are hidden.
 */
export function isVisiblePlayer(viewer: Viewer, playerId: PgColumn): SQL {
  switch (viewer.role) {
    case 'player':
      return eq(playerId, viewer.id);
    case 'coach_freelance':
    case 'coach_club':
      return exists(
        build
          .select({ one: sql`1` })
          .from(connection)
          .innerJoin(member, eq(member.id, connection.playerId))
          .where(and(eq(connection.coachId, viewer.id), eq(connection.playerId, playerId), isActive, isNotLeaving())),
      );
    case 'club':
      return exists(
        build
          .select({ one: sql`1` })
          .from(member)
          .where(and(eq(member.id, playerId), isMemberOf(member, viewer.clubId), isNotLeaving())),
      );
    case 'admin':
      return exists(
        build
          .select({ one: sql`1` })
          .from(member)
          .where(and(eq(member.id, playerId), isNotLeaving())),
      );
  }
}

/**
 * The ids of a coach's players, for a statement planned once: whatever PostgreSQL supposes of how many there are, it looks each of them up.
 */
function idsOfConnected(viewer: Viewer): SQL {
  // Not joined: a join is planned by how many players coaches have on average.
  const players = build
    .select({ id: connection.playerId })
    .from(connection)
    .where(and(eq(connection.coachId, viewer.id), isActive));
  return build
    .select({ id: member.id })
    .from(member)
    .where(and(isAnyOf(member.id, players.getSQL()), isNotLeaving()))
    .getSQL();
}

/** The ids of a club's members. */
function idsOfClub(viewer: Viewer): SQL {
  return build
    .select({ id: member.id })
    .from(member)
    .where(and(isMemberOf(member, viewer.clubId), isNotLeaving()))
    .getSQL();
}

/**
 * The same condition as `isVisiblePlayer`, as a way to the rows: the coach's or the club's players are read once, and an index over the
 * column leads from them.
 */
export function isAmongVisiblePlayers(viewer: Viewer, playerId: PgColumn): SQL {
  switch (viewer.role) {
    case 'player':
    case 'admin':
      return isVisiblePlayer(viewer, playerId);
    case 'coach_freelance':
    case 'coach_club':
      return isAnyOf(playerId, idsOfConnected(viewer));
    case 'club':
      return isAnyOf(playerId, idsOfClub(viewer));
  }
}

/**
 * The same condition as `isVisibleVideo`, as a way to the rows: an index over players leads to the videos, however many others there
 * are, and whom the actor sees is read once, not again for each video.
 */
export function isAmongVisibleVideos(viewer: Viewer): SQL | undefined {
  if (viewer.role !== 'coach_club')
    return and(isAmongVisiblePlayers(viewer, videos.playerId), isNotAmongHeldBack(viewer, videos.id));
  // Which of its members' videos the club offers is a matter of each.
  const players = sql`${idsOfConnected(viewer)} union ${idsOfClub(viewer)}`;
  return and(isAnyOf(videos.playerId, players), isVisibleVideo(viewer));
}

/**
 * The condition that a column is among what a statement finds, read once and looked up in the column's index one by one, whatever
 * PostgreSQL supposes of how many there are.
 */
export function isAnyOf(column: PgColumn, found: SQL): SQL {
  return sql`${column} = any(array(${found}))`;
}

/**
 * The condition that a video of the query (`videos`) may be seen by the actor: those of visible players and, for a club's coach,
 * those of the club's members that nobody else reviews (docs/product.md#assignment: they are offered to the club's coaches). What a second
 * review holds back from a coach is not seen.
 */
export function isVisibleVideo(viewer: Viewer): SQL {
  const ofVisiblePlayer = isVisiblePlayer(viewer, videos.playerId);
  if (viewer.role !== 'coach_club') return and(ofVisiblePlayer, isNotHeldBack(viewer, videos.id)) as SQL;
  const offeredByClub = and(
    exists(
      build
        .select({ one: sql`1` })
        .from(member)
        .where(and(eq(member.id, videos.playerId), isMemberOf(member, viewer.clubId), isNotLeaving())),
    ),
    or(and(sql`${videos.status} <> 'Analyzed'`, isNull(reviewerOf(videos.id))), eq(reviewerOf(videos.id), viewer.id)),
  );
  return and(or(ofVisiblePlayer, offeredByClub), isNotHeldBack(viewer, videos.id)) as SQL;
}

/**
 * The condition that a blind second review does not hold a video back (docs/product.md#second-reviews): until both reviews are published,
 * the coach who was asked sees nothing of the first one, and other coaches nothing of the second. For everyone else there is no condition.
 * Every read of a player's reviews, notes and ratings that a coach may see needs it.
 */
export function isNotHeldBack(viewer: Viewer, videoId: PgColumn): SQL | undefined {
  if (!isCoach(viewer.role)) return undefined;
  // Two conditions: PostgreSQL reads each once, but would look up an "or" for every video.
  const isNone = (...held: SQL[]) =>
    notExists(
      build
        .select({ one: sql`1` })
        .from(asked)
        .where(and(isNull(asked.doneAt), ...held)),
    );
  return and(
    isNone(eq(asked.videoId, videoId), ne(asked.coachId, viewer.id)),
    isNone(eq(asked.originalId, videoId), eq(asked.coachId, viewer.id)),
  );
}

/**
 * The same condition as `isNotHeldBack` where many videos are read: what is held back is read once, not looked up for each of them.
 */
export function isNotAmongHeldBack(viewer: Viewer, videoId: PgColumn): SQL | undefined {
  if (!isCoach(viewer.role)) return undefined;
  const heldBack = (id: PgColumn, whose: SQL) =>
    build
      .select({ id })
      .from(asked)
      .where(and(isNull(asked.doneAt), whose));
  return and(
    notInArray(videoId, heldBack(asked.videoId, ne(asked.coachId, viewer.id))),
    notInArray(videoId, heldBack(asked.originalId, eq(asked.coachId, viewer.id))),
  );
}

/**
 * The condition that this coach reviews a match of the player blind: figures of all the player's reviews would then give the first one
 * away.
 * Undefined for everyone else.
 */
export function isBlindFor(viewer: Viewer, playerId: SQLWrapper): SQL | undefined {
  if (!isCoach(viewer.role)) return undefined;
  return exists(
    build
      .select({ one: sql`1` })
      .from(asked)
      .where(and(isNull(asked.doneAt), eq(asked.coachId, viewer.id), eq(asked.playerId, playerId))),
  );
}

/** Not pending deletion. */
function isNotLeaving(): SQL {
  return sql`${member.state} <> 'deleted'`;
}

/** The coach who opened the review of a video, or null. */
function reviewerOf(videoId: PgColumn): SQL {
  return sql`(${build.select({ coachId: draft.coachId }).from(draft).where(eq(draft.videoId, videoId))})`;
}

/** Whether the actor may see that player. */
export async function isPlayerVisible(
  db: Database,
  actor: Pick<Actor, 'id' | 'role' | 'clubId'>,
  playerId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, playerId), isVisiblePlayer(actor, users.id)));
  return rows.length === 1;
}

/** @throws AppError not_found for invisible and unknown players alike */
export async function requireVisiblePlayer(db: Database, actor: Actor, playerId: string): Promise<void> {
  if (!(await isPlayerVisible(db, actor, playerId))) throw new AppError('not_found');
}

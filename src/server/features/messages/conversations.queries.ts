// SQL of the list of conversations.

import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { ParsedQuery } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName, namedPerson } from '#server/db/people-columns.ts';
import { clubs, coachConnections, messages, noteThreads, users } from '#server/db/schema/index.ts';
import { holdsSearch } from '#server/db/search.ts';

/** Conversations per page. */
const pageSize = 30;
/** Length of the latest message's excerpt. */
const excerptLength = 120;

const other = alias(users, 'other');
const guardian = alias(users, 'guardian');

/** A junior's guardian; null for everyone else. As an inner statement it keeps the names of its tables. */
const guardianOf = sql`(select json_build_object('firstName', ${guardian.firstName}, 'lastName', ${guardian.lastName})
  from ${users} guardian where ${guardian.id} = ${other.guardianId})`;

/**
 * A page of a person's conversations, latest message first, then those without messages. Ended ones are listed if they have messages.
 *
 * @param side the person's side
 */
export async function listConversations(
  db: Database,
  { id: me, side }: { id: string; side: 'player' | 'coach' },
  { search, person, after }: ParsedQuery<Endpoints['listConversations']>,
) {
  const sides = (of: typeof coachConnections | typeof noteThreads) =>
    side === 'player' ? ([of.playerId, of.coachId] as const) : ([of.coachId, of.playerId] as const);
  const [mine, theirs] = sides(coachConnections);
  // A review's coach need not be connected to be answered.
  const [myThreads, theirThreads] = sides(noteThreads);
  const met = unionAll(
    db
      .select({ id: theirs, isActive: sql<boolean>`${coachConnections.status} = 'active'`.as('is_active') })
      .from(coachConnections)
      .where(and(eq(mine, me), ne(coachConnections.status, 'requested'))),
    db
      .select({ id: theirThreads, isActive: sql<boolean>`false`.as('is_active') })
      .from(noteThreads)
      .where(eq(myThreads, me)),
  ).as('met');
  const known = db
    .select({ id: met.id, isOpen: sql<boolean>`bool_or(${met.isActive})`.as('is_open') })
    .from(met)
    .groupBy(met.id)
    .as('known');
  const isOfPair =
    side === 'player'
      ? and(eq(messages.playerId, me), eq(messages.coachId, known.id))
      : and(eq(messages.coachId, me), eq(messages.playerId, known.id));
  const latest = db
    .select({
      excerpt: sql<string>`left(${messages.content}, ${excerptLength})`.as('excerpt'),
      isOwn: sql<boolean>`${messages.senderId} = ${me}`.as('is_own'),
      at: messages.createdAt,
    })
    .from(messages)
    .where(isOfPair)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(1)
    .as('latest');
  const unread = sql<number>`(${db
    .select({ count: sql`count(*)::int` })
    .from(messages)
    .where(and(isOfPair, ne(messages.senderId, me), sql`${messages.readAt} is null`))})`;
  const listed = db.$with('listed').as(
    db
      .select({
        ...namedPerson(other),
        role: other.role,
        country: other.country,
        clubName: clubs.name,
        guardian: sql<{ firstName: string; lastName: string } | null>`${guardianOf}`.as('guardian'),
        isOpen: known.isOpen,
        excerpt: latest.excerpt,
        isOwn: latest.isOwn,
        at: latest.at,
        unread: unread.as('unread'),
        sortedAt: sql`coalesce(${latest.at}, '-infinity')`.as('sorted_at'),
      })
      .from(known)
      .innerJoin(other, eq(other.id, known.id))
      .leftJoin(clubs, eq(clubs.id, other.clubId))
      .leftJoinLateral(latest, sql`true`)
      .where(
        and(
          ne(other.state, 'deleted'),
          person === undefined ? undefined : eq(other.id, person),
          or(eq(known.isOpen, true), isNotNull(latest.at)),
          holdsSearch(search, fullName(other)),
        ),
      ),
  );
  const rows = await db
    .with(listed)
    .select()
    .from(listed)
    .where(
      after === undefined
        ? undefined
        : sql`(${listed.sortedAt}, ${listed.id}) < (select last.sorted_at, last.id from ${listed} as last where last.id = ${after})`,
    )
    .orderBy(desc(listed.sortedAt), desc(listed.id))
    .limit(limitOf(pageSize));
  return takePage(rows, pageSize);
}

// Who may appear in a club's content, in SQL, for reels, cards, awards, posts and public pages.

import { and, eq, exists, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { NameStyle } from '#domain/levels/certificates.ts';
import { mayBeDrafted, mayBePublic, type ShownPerson } from '#domain/publicity/club-content.ts';
import type { Database } from '#server/db/database.ts';
import { fullName, playerCard } from '#server/db/people-columns.ts';
import { contentBlocks, contentChoices, users } from '#server/db/schema/index.ts';
import { inOrder } from '#server/db/search.ts';
import { isActiveMemberOf, isMemberOf } from './membership.ts';

const build = new QueryBuilder();
const one = { one: sql`1` };

/** A user's choice for their current club, for a left join. */
export function currentChoice(): SQL {
  return and(eq(contentChoices.userId, users.id), eq(contentChoices.clubId, users.clubId)) as SQL;
}

/** The columns for `ShownPerson` beside membership; needs `currentChoice` joined. */
export const shownColumns = {
  choice: contentChoices.choice,
  nameStyle: sql<NameStyle>`coalesce(${contentChoices.nameStyle}, 'full')`,
  isTakenDown: sql<boolean>`${exists(build.select(one).from(contentBlocks).where(eq(contentBlocks.userId, users.id)))}`,
};

/** Whether a stretch of a video, or all of it, was taken down. */
export function isStretchBlocked(videoId: PgColumn, start: PgColumn, end: PgColumn): SQL<boolean> {
  const { startSeconds, endSeconds } = contentBlocks;
  const overlaps = or(isNull(startSeconds), and(sql`${startSeconds} < ${end}`, sql`${endSeconds} > ${start}`));
  return sql<boolean>`${exists(
    build
      .select(one)
      .from(contentBlocks)
      .where(and(eq(contentBlocks.videoId, videoId), overlaps)),
  )}`;
}

/** The two answers about an active member. */
export function answersOf(row: Pick<ShownPerson, 'choice' | 'isTakenDown'>) {
  const person: ShownPerson = { isActiveMember: true, choice: row.choice, isTakenDown: row.isTakenDown };
  return { isDraftable: mayBeDrafted(person), isPublic: mayBePublic(person) };
}

/**
 * The club's active members by name, with their choice and whether they may be drafted and public. People outside this
 * list appear nowhere: other clubs' people, former, suspended, erased members, and accounts pending deletion.
 */
export async function listShownMembers(db: Database, clubId: string) {
  const rows = await db
    .select({ ...playerCard(users), ...shownColumns })
    .from(users)
    .leftJoin(contentChoices, currentChoice())
    .where(isActiveMemberOf(users, clubId))
    .orderBy(inOrder(fullName(users)), users.id);
  return rows.map((row) => ({ ...row, ...answersOf(row) }));
}

/**
 * All players' names that a club's texts could contain, with their choices, including
 * suspended players and accounts pending deletion.
 */
export function listNamedPlayers(db: Database, clubId: string) {
  return db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      isActiveMember: sql<boolean>`${isActiveMemberOf(users, clubId)}`,
      ...shownColumns,
    })
    .from(users)
    .leftJoin(contentChoices, currentChoice())
    .where(and(isMemberOf(users, clubId), isNull(users.erasedAt)));
}

/**
 * Whether a member has not refused publicity for their club (docs/product.md#club-content). A refusal of another
 * club does not count.
 *
 * @param person `users` of the query, or an alias of it, known to be an active member
 */
export function mayBeShown(person: { id: PgColumn; clubId: PgColumn }): SQL<boolean> {
  const refusal = build
    .select({ one: sql`1` })
    .from(contentChoices)
    .where(
      and(
        eq(contentChoices.userId, person.id),
        eq(contentChoices.clubId, person.clubId),
        eq(contentChoices.choice, 'refused'),
      ),
    );
  return not(exists(refusal)) as SQL<boolean>;
}

// Who may be shown in a club's content, as SQL: the one question that reels, cards, awards, posts and public pages ask.

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

/** The choice of a row of `users` that counts: one for the club of which they are a member now. For a left join. */
export function currentChoice(): SQL {
  return and(eq(contentChoices.userId, users.id), eq(contentChoices.clubId, users.clubId)) as SQL;
}

/** What `ShownPerson` needs of a row of `users`, beside the membership; with `currentChoice` joined. */
export const shownColumns = {
  choice: contentChoices.choice,
  nameStyle: sql<NameStyle>`coalesce(${contentChoices.nameStyle}, 'full')`,
  isTakenDown: sql<boolean>`${exists(build.select(one).from(contentBlocks).where(eq(contentBlocks.userId, users.id)))}`,
};

/** That a stretch of a video was taken off public pages, or the whole video was. */
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
 * The club's active members with their choice, and whether they may be drafted and shown to everybody; by name. Whoever is not in this
 * list is not shown anywhere: people of other clubs, who left, is suspended, is leaving, or was erased.
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
 * The names that a club's texts could tell, with what decides about each: of all players who belong to the club, also those who are
 * suspended or leaving.
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
 * The condition that a member has not refused to be shown in what their club makes (docs/product.md#club-content). A refusal of another
 * club counts for nothing.
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

// SQL of confirmed awards.

import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AwardCategory } from '#domain/publicity/awards/award-categories.ts';
import type { Season } from '#domain/publicity/awards/season.ts';
import type { Database } from '#server/db/database.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { clubAwards, clubs, users } from '#server/db/schema/index.ts';
import { isInGroup } from '#server/policy/groups.ts';
import { isActiveMemberOf } from '#server/policy/membership.ts';
import { mayBeShown } from '#server/policy/publicity.ts';

/** Most rows of a list, some forty seasons. */
const awardLimit = 300;

const columnsFor = (clubId: string) => ({
  id: clubAwards.id,
  category: clubAwards.category,
  seasonFrom: clubAwards.seasonFrom,
  seasonTo: clubAwards.seasonTo,
  groupId: clubAwards.groupId,
  groupName: clubAwards.groupName,
  facts: clubAwards.facts,
  confirmedAt: clubAwards.confirmedAt,
  announcedAt: clubAwards.announcedAt,
  /** Null once the winner's account is deleted: the award stays, as a former member's. */
  winner: namedPerson(users),
  mayBeShown: mayBeShown({ id: users.id, clubId: clubAwards.clubId }),
  isMember: sql<boolean>`coalesce(${isActiveMemberOf(users, clubId)}, false)`,
});

/** The winner, even a former member (docs/product.md#awards). */
const isWinner = and(eq(users.id, clubAwards.winnerId), inArray(users.state, ['active', 'suspended']));

/**
 * A club's announced awards, latest season first; a row per winner. Callers who show one to others than the winner must
 * hide names whose `mayBeShown` is false.
 */
export function listAnnouncedAwards(db: Database, clubId: string) {
  return db
    .select(columnsFor(clubId))
    .from(clubAwards)
    .leftJoin(users, isWinner)
    .where(and(eq(clubAwards.clubId, clubId), isNotNull(clubAwards.announcedAt)))
    .orderBy(desc(clubAwards.seasonTo), desc(clubAwards.seasonFrom), asc(clubAwards.category), asc(clubAwards.id))
    .limit(awardLimit);
}

/** Awards of a club's season: of the whole club, or of one of its groups. */
function isOf(clubId: string, { from, to }: Season, groupId: string | null) {
  return and(
    eq(clubAwards.clubId, clubId),
    eq(clubAwards.seasonFrom, from),
    eq(clubAwards.seasonTo, to),
    groupId === null ? isNull(clubAwards.groupId) : eq(clubAwards.groupId, groupId),
  );
}

/** A season's confirmed awards, announced or not. */
export function listConfirmedAwards(db: Database, clubId: string, season: Season, groupId: string | null) {
  return db
    .select(columnsFor(clubId))
    .from(clubAwards)
    .leftJoin(users, isWinner)
    .where(isOf(clubId, season, groupId))
    .orderBy(asc(clubAwards.id));
}

/** Locks a club until the transaction ends, to serialise its awards. */
export async function lockClub(tx: Database, clubId: string) {
  const [club] = await tx
    .select({ id: clubs.id, name: clubs.name })
    .from(clubs)
    .where(eq(clubs.id, clubId))
    .for('no key update');
  return club ?? null;
}

/** Stores an award, a row per winner. */
export async function insertAwards(tx: Database, rows: (typeof clubAwards.$inferInsert)[]): Promise<void> {
  await tx.insert(clubAwards).values(rows);
}

/** Deletes an unannounced award; returns the number of rows. */
export async function deleteUnannounced(
  tx: Database,
  clubId: string,
  season: Season,
  groupId: string | null,
  category: AwardCategory,
): Promise<number> {
  const gone = await tx
    .delete(clubAwards)
    .where(and(isOf(clubId, season, groupId), eq(clubAwards.category, category), isNull(clubAwards.announcedAt)))
    .returning({ id: clubAwards.id });
  return gone.length;
}

/** Marks a season's awards as announced; returns the new ones. */
export function markAnnounced(tx: Database, clubId: string, season: Season, groupId: string | null) {
  return tx
    .update(clubAwards)
    .set({ announcedAt: sql`now()` })
    .where(and(isOf(clubId, season, groupId), isNull(clubAwards.announcedAt)))
    .returning({ id: clubAwards.id, category: clubAwards.category, winnerId: clubAwards.winnerId });
}

/** The ids of the active members of a club, or of one of its groups. */
export async function listMemberIds(db: Database, clubId: string, groupId: string | null = null): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isActiveMemberOf(users, clubId), groupId === null ? undefined : isInGroup(users, groupId)));
  return rows.map(({ id }) => id);
}

/** Awards by id with their club's name; deleted ones are left out. */
export function findAwards(db: Database, clubId: string, { from, to }: Season) {
  return db
    .select({
      id: clubAwards.id,
      category: clubAwards.category,
      winnerId: clubAwards.winnerId,
      groupId: clubAwards.groupId,
      groupName: clubAwards.groupName,
      announcedAt: clubAwards.announcedAt,
      clubName: clubs.name,
    })
    .from(clubAwards)
    .innerJoin(clubs, eq(clubs.id, clubAwards.clubId))
    .where(
      and(
        eq(clubAwards.clubId, clubId),
        eq(clubAwards.seasonFrom, from),
        eq(clubAwards.seasonTo, to),
        isNotNull(clubAwards.announcedAt),
      ),
    )
    .orderBy(asc(clubAwards.id));
}

// SQL of cards. Level, stamp and skills are read each time, so that a card never shows withdrawn ones.

import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { fullName, namedPerson } from '#server/db/people-columns.ts';
import { clubs, contentChoices, reviews, skillRatings, spotlights, users } from '#server/db/schema/index.ts';
import { isActiveMemberOf } from '#server/policy/membership.ts';
import { currentChoice, shownColumns } from '#server/policy/publicity.ts';

const coach = alias(users, 'coach');

/** Cards about active members of their club. */
function selectCards(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: spotlights.id,
      clubId: spotlights.clubId,
      clubName: clubs.name,
      sentence: spotlights.sentence,
      coachName: fullName(coach),
      hasPhoto: sql<boolean>`${spotlights.photo} is not null`,
      agreedAt: spotlights.agreedAt,
      declinedAt: spotlights.declinedAt,
      updatedAt: spotlights.updatedAt,
      player: namedPerson(users),
      country: users.country,
      level: users.currentLevel,
      isVerified: users.isLevelVerified,
      ...shownColumns,
    })
    .from(spotlights)
    .innerJoin(clubs, eq(clubs.id, spotlights.clubId))
    .innerJoin(users, and(eq(users.id, spotlights.playerId), isActiveMemberOf(users, spotlights.clubId)))
    .leftJoin(coach, eq(coach.id, spotlights.coachId))
    .leftJoin(contentChoices, currentChoice())
    .where(where)
    .orderBy(desc(spotlights.id));
}
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** A club's cards. */
export function listCards(db: Database, clubId: string) {
  return selectCards(db, eq(spotlights.clubId, clubId));
}

/** Cards about a player. */
export function listOwnCards(db: Database, playerId: string) {
  return selectCards(db, eq(spotlights.playerId, playerId));
}

/** A card of a club, or about a player; null for others. */
export async function findCard(db: Database, id: string, of: { clubId: string } | { playerId: string }) {
  const owner = 'clubId' in of ? eq(spotlights.clubId, of.clubId) : eq(spotlights.playerId, of.playerId);
  const [card] = await selectCards(db, and(eq(spotlights.id, id), owner));
  return card ?? null;
}

/** Locks a card until the transaction ends. */
export async function lockCard(tx: Database, id: string): Promise<void> {
  await tx.select({ id: spotlights.id }).from(spotlights).where(eq(spotlights.id, id)).for('no key update');
}

/** The photo on a card. */
export async function findPhoto(db: Database, id: string): Promise<Buffer | null> {
  const [row] = await db.select({ photo: spotlights.photo }).from(spotlights).where(eq(spotlights.id, id));
  return row?.photo ?? null;
}

/** A player's latest rating per skill, best first. */
export async function listBestSkills(db: Database, playerId: string, limit: number) {
  const latest = db
    .selectDistinctOn([skillRatings.skillName], {
      skillName: skillRatings.skillName,
      rating: sql<string>`${skillRatings.rating}::text`.as('latest_rating'),
    })
    .from(skillRatings)
    .where(and(eq(skillRatings.playerId, playerId), sql`${skillRatings.skillName} <> 'overall'`))
    .orderBy(skillRatings.skillName, desc(skillRatings.createdAt), desc(skillRatings.id))
    .as('latest');
  return db.select().from(latest).orderBy(desc(latest.rating), latest.skillName).limit(limit);
}

/** Coaches' texts in a member's published reviews, latest first. */
export function listReviewTexts(db: Database, clubId: string, playerId: string) {
  return db
    .select({ strengths: reviews.overallStrengths, summary: reviews.finalSummary, coachId: reviews.coachId })
    .from(reviews)
    .innerJoin(users, and(eq(users.id, reviews.playerId), isActiveMemberOf(users, clubId)))
    .where(eq(reviews.playerId, playerId))
    .orderBy(desc(reviews.publishedAt))
    .limit(5);
}

export async function countCards(db: Database, clubId: string): Promise<number> {
  return onlyRow(await db.select({ cards: count() }).from(spotlights).where(eq(spotlights.clubId, clubId))).cards;
}

export async function insertCard(db: Database, card: typeof spotlights.$inferInsert): Promise<string> {
  return onlyRow(await db.insert(spotlights).values(card).returning({ id: spotlights.id })).id;
}

/** Changes a card and resets its answer. */
export async function writeCard(
  db: Database,
  id: string,
  content: { sentence: string; coachId: string | null; photo?: Buffer | null },
): Promise<void> {
  const again = { agreedAt: null, declinedAt: null, updatedAt: sql`now()` };
  await db
    .update(spotlights)
    .set({ ...content, ...again })
    .where(eq(spotlights.id, id));
}

export async function writeAnswer(db: Database, id: string, agrees: boolean): Promise<void> {
  await db
    .update(spotlights)
    .set({ agreedAt: agrees ? sql`now()` : null, declinedAt: agrees ? null : sql`now()` })
    .where(eq(spotlights.id, id));
}

export async function deleteCard(db: Database, id: string): Promise<void> {
  await db.delete(spotlights).where(eq(spotlights.id, id));
}

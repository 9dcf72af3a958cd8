// SQL of looks, and of when players are asked for one.

import { and, asc, eq, sql } from 'drizzle-orm';
import type { LookParts } from '#contract/reviews/player-looks.ts';
import { type LookTime, lookStage } from '#domain/reviews/looks/player-look.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { clubLooks, lookChoices, playerLooks, reviews, users, videos } from '#server/db/schema/index.ts';
import { lookColumns, lookFacts } from '#server/features/videos/one-video.queries.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isVisibleVideo } from '#server/policy/visibility.ts';

const isTimedForOther = sql<boolean>`(jsonb_array_length(${playerLooks.moments}) > 0
  and ${playerLooks.timedFor} is distinct from ${videos.provider} || ':' || ${videos.providerVideoId})`;

/** Everything that decides whether the player may send a look. Ask after locking the video. */
export async function findLookState(db: Database, videoId: string) {
  const [row] = await db
    .select({
      ...lookColumns,
      publishedAt: reviews.publishedAt,
      isOldLink: sql<boolean>`coalesce(${isTimedForOther}, false)`,
    })
    .from(videos)
    .innerJoin(users, eq(users.id, videos.playerId))
    .leftJoin(reviews, eq(reviews.videoId, videos.id))
    .leftJoin(playerLooks, eq(playerLooks.videoId, videos.id))
    .leftJoin(lookChoices, eq(lookChoices.userId, videos.playerId))
    .leftJoin(clubLooks, eq(clubLooks.clubId, users.clubId))
    .where(eq(videos.id, videoId));
  return row ?? null;
}

/** Whether a published review waits until its player looked first. */
export async function isReviewHeld(db: Database, videoId: string): Promise<boolean> {
  const found = await findLookState(db, videoId);
  if (found === null) return false;
  const { publishedAt, isOldLink: _, ...row } = found;
  return lookStage(lookFacts(row, { pausedAt: null, publishedAt })) === 'held';
}

/** The look at a video that the actor sees, null for none sent; undefined where no such video can be seen. */
export async function findLook(db: Database, actor: Actor, videoId: string) {
  const { moments, ratings, sentAt } = playerLooks;
  const [row] = await db
    .select({ look: { moments, ratings, sentAt, isOldLink: isTimedForOther } })
    .from(videos)
    .leftJoin(playerLooks, and(eq(playerLooks.videoId, videos.id), eq(playerLooks.state, 'sent')))
    .where(and(eq(videos.id, videoId), isVisibleVideo(actor)));
  return row?.look;
}

/** Stores a sent look; the first time it was sent stays. */
export async function saveLook(tx: Database, videoId: string, { moments, ratings, timedFor }: LookParts) {
  const sent = { state: 'sent', moments, ratings, timedFor, updatedAt: sql`now()` } as const;
  const saved = await tx
    .insert(playerLooks)
    .values({ videoId, ...sent, sentAt: sql`now()` })
    .onConflictDoUpdate({
      target: playerLooks.videoId,
      set: { ...sent, sentAt: sql`coalesce(${playerLooks.sentAt}, now())` },
    })
    .returning({
      moments: playerLooks.moments,
      ratings: playerLooks.ratings,
      sentAt: sql<string>`${playerLooks.sentAt}`.mapWith(playerLooks.sentAt),
    });
  return onlyRow(saved);
}

/** Stores that the player looks later or not at all; what was sent stays. */
export async function saveAnswer(tx: Database, videoId: string, state: 'later' | 'skipped'): Promise<void> {
  await tx
    .insert(playerLooks)
    .values({ videoId, state })
    .onConflictDoUpdate({
      target: playerLooks.videoId,
      set: { state, updatedAt: sql`now()` },
      setWhere: sql`${playerLooks.state} <> 'sent'`,
    });
}

/** When a player is asked, as they and their club chose; null where they did not. */
export async function findChoice(db: Database, playerId: string) {
  const [row] = await db
    .select({ when: lookChoices.when, asks: clubLooks.asks })
    .from(users)
    .leftJoin(lookChoices, eq(lookChoices.userId, users.id))
    .leftJoin(clubLooks, eq(clubLooks.clubId, users.clubId))
    .where(eq(users.id, playerId));
  return row ?? null;
}

/** Stores a choice; the same one again keeps its time. */
export async function saveChoice(tx: Database, userId: string, when: LookTime): Promise<void> {
  await tx
    .insert(lookChoices)
    .values({ userId, when })
    .onConflictDoUpdate({
      target: lookChoices.userId,
      set: { when, chosenAt: sql`now()` },
      setWhere: sql`${lookChoices.when} <> ${when}`,
    });
}

/** Whether a club lets its members be asked. */
export async function findClubAsks(db: Database, clubId: string): Promise<boolean> {
  const [row] = await db.select({ asks: clubLooks.asks }).from(clubLooks).where(eq(clubLooks.clubId, clubId));
  return row?.asks ?? true;
}

/** Stores what a club chose. */
export async function saveClubAsks(tx: Database, clubId: string, asks: boolean): Promise<void> {
  await tx.insert(clubLooks).values({ clubId, asks }).onConflictDoUpdate({ target: clubLooks.clubId, set: { asks } });
}

/** A player's looks and choice, for their export. */
export async function listLookRecords(db: Database, userId: string) {
  const { state, moments, ratings, sentAt } = playerLooks;
  const looks = await db
    .select({ video: videos.title, state, moments, ratings, sentAt })
    .from(playerLooks)
    .innerJoin(videos, eq(videos.id, playerLooks.videoId))
    .where(eq(videos.playerId, userId))
    .orderBy(asc(videos.uploadDate));
  const [choice] = await db
    .select({ when: lookChoices.when, chosenAt: lookChoices.chosenAt })
    .from(lookChoices)
    .where(eq(lookChoices.userId, userId));
  return { choice: choice ?? null, looks };
}

// SQL of takedown requests.

import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { TakedownBlock } from '#contract/publicity/takedowns.ts';
import { takedownLinkDays } from '#domain/publicity/takedowns.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { limitOf } from '#server/db/paging.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import {
  certificates,
  clubs,
  contentBlocks,
  reelClips,
  reels,
  sharedReviews,
  takedowns,
  users,
  videos,
} from '#server/db/schema/index.ts';

type NewRequest = Pick<typeof takedowns.$inferInsert, 'page' | 'name' | 'email' | 'reason' | 'language'>;

/** Stores an unconfirmed request, and deletes lapsed ones. */
export async function insertRequest(tx: Database, request: NewRequest): Promise<string> {
  const isForgotten = sql`${takedowns.createdAt} < now() - make_interval(days => ${takedownLinkDays})`;
  await tx.delete(takedowns).where(and(eq(takedowns.state, 'unconfirmed'), isForgotten));
  return onlyRow(await tx.insert(takedowns).values(request).returning({ id: takedowns.id })).id;
}

/** Stores the hash of a request's emailed link; null where it is confirmed or gone. Only the newest link works. */
export async function storeTokenHash(db: Database, id: string, tokenHash: string) {
  const [request] = await db
    .update(takedowns)
    .set({ tokenHash })
    .where(and(eq(takedowns.id, id), eq(takedowns.state, 'unconfirmed')))
    .returning();
  return request ?? null;
}

/** Opens the request of a link; null for expired links. */
export async function openRequest(db: Database, tokenHash: string): Promise<string | null> {
  const isFresh = sql`${takedowns.createdAt} >= now() - make_interval(days => ${takedownLinkDays})`;
  const [request] = await db
    .update(takedowns)
    .set({ state: 'open', tokenHash: null, confirmedAt: sql`now()` })
    .where(and(eq(takedowns.tokenHash, tokenHash), eq(takedowns.state, 'unconfirmed'), isFresh))
    .returning({ id: takedowns.id });
  return request?.id ?? null;
}

/** Confirmed requests, latest first, up to `limit` plus one. */
export function listRequests(db: Database, show: 'open' | 'answered', after: string | undefined, limit: number) {
  const { id, page, name, state, confirmedAt } = takedowns;
  return db
    .select({ id, page, name, state, confirmedAt })
    .from(takedowns)
    .where(
      and(
        inArray(state, show === 'open' ? ['open'] : ['granted', 'refused']),
        after === undefined ? undefined : lt(id, after),
      ),
    )
    .orderBy(desc(id))
    .limit(limitOf(limit));
}

/** Number of open requests about a club's reels. */
export function countOpenRequests(db: Database, clubId: string): Promise<number> {
  const ofClub = db
    .select({ page: sql`'/reel/' || ${reels.code}` })
    .from(reels)
    .where(eq(reels.clubId, clubId));
  return db.$count(takedowns, and(eq(takedowns.state, 'open'), inArray(takedowns.page, ofClub)));
}

/** A confirmed request. */
export async function findRequest(db: Database, id: string) {
  const [request] = await db
    .select()
    .from(takedowns)
    .where(and(eq(takedowns.id, id), ne(takedowns.state, 'unconfirmed')));
  return request ?? null;
}

/** An open request, locked until the transaction ends. */
export async function lockOpenRequest(tx: Database, id: string) {
  const [request] = await tx
    .select()
    .from(takedowns)
    .where(and(eq(takedowns.id, id), eq(takedowns.state, 'open')))
    .for('update');
  return request ?? null;
}

/** The reel behind a code, public or not. */
export async function findReelByCode(db: Database, code: string) {
  const [reel] = await db
    .select({ id: reels.id, title: reels.title, clubName: clubs.name })
    .from(reels)
    .innerJoin(clubs, eq(clubs.id, reels.clubId))
    .where(eq(reels.code, code));
  return reel ?? null;
}

/** All clips of a reel with their players, regardless of consent. */
export function listMeantClips(db: Database, reelId: string) {
  return db
    .select({
      videoId: reelClips.videoId,
      start: reelClips.startSeconds,
      end: reelClips.endSeconds,
      caption: reelClips.caption,
      player: namedPerson(users),
    })
    .from(reelClips)
    .innerJoin(videos, eq(videos.id, reelClips.videoId))
    .innerJoin(users, eq(users.id, videos.playerId))
    .where(eq(reelClips.reelId, reelId))
    .orderBy(reelClips.position);
}

/** The owner of a certificate code. */
export async function findCertificateOwner(db: Database, code: string) {
  const [owner] = await db
    .select(namedPerson(users))
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.playerId))
    .where(eq(certificates.code, code));
  return owner ?? null;
}

/** The shared review behind a code, with its player. */
export async function findSharedReview(db: Database, code: string) {
  const [review] = await db
    .select({ videoId: videos.id, title: videos.title, player: namedPerson(users) })
    .from(sharedReviews)
    .innerJoin(videos, eq(videos.id, sharedReviews.videoId))
    .innerJoin(users, eq(users.id, videos.playerId))
    .where(eq(sharedReviews.code, code));
  return review ?? null;
}

/** Stores blocks; `reelId` is the page's, for blocks of a whole page. */
export async function insertBlocks(
  tx: Database,
  takedownId: string,
  blocks: readonly TakedownBlock[],
  reelId: string | null,
): Promise<void> {
  if (blocks.length === 0) return;
  await tx.insert(contentBlocks).values(
    blocks.map((block) => {
      switch (block.scope) {
        case 'page':
          return { takedownId, reelId };
        case 'person':
          return { takedownId, userId: block.userId };
        case 'video':
          return { takedownId, videoId: block.videoId };
        case 'clip':
          return { takedownId, videoId: block.videoId, startSeconds: block.start, endSeconds: block.end };
      }
    }),
  );
}

export async function writeAnswer(
  tx: Database,
  id: string,
  answer: { state: 'granted' | 'refused'; answer: string; answeredById: string | null },
): Promise<void> {
  await tx
    .update(takedowns)
    .set({ ...answer, answeredAt: sql`now()` })
    .where(eq(takedowns.id, id));
}

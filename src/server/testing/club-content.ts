// A club with reviewed videos of its members, for tests of publicity.

import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { endpoints } from '#contract/endpoints.ts';
import type { NewClip } from '#contract/publicity/reels.ts';
import type { NameStyle } from '#domain/levels/certificates.ts';
import type { AwardCategory } from '#domain/publicity/awards/award-categories.ts';
import type { Rally } from '#domain/reviews/notes/rallies.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import {
  annotations,
  clubAwards,
  clubMessageRecipients,
  clubMessages,
  contentChoices,
  reels,
  reviews,
  spotlights,
  takedowns,
} from '#server/db/schema/index.ts';
import { makeVideo } from './factories.ts';
import type { TestApp } from './test-app.ts';

type NewNote = Partial<typeof annotations.$inferInsert>;

/** A reviewed YouTube video of a player with notes; a strength at 1:23 by default. */
export async function makeReviewedVideo(
  db: Database,
  player: { id: string },
  coach: { id: string },
  {
    notes = [{}],
    rallies = [],
    ...columns
  }: { notes?: NewNote[]; rallies?: Rally[] } & Parameters<typeof makeVideo>[2] = {},
) {
  const video = await makeVideo(db, player, { status: 'Analyzed', overallScore: '4.2', ...columns });
  await db.insert(reviews).values({
    videoId: video.id,
    playerId: player.id,
    coachId: coach.id,
    finalSummary: 'You won the net with your lob.',
    overallStrengths: 'Your lob is deep, and you follow it to the net.',
    areasOfImprovement: 'Bandeja.',
    recommendationsForImprovement: 'Twenty a session.',
    rallies,
  });
  const made = notes.map((note) => ({
    id: newId(),
    videoId: video.id,
    timestamp: 83,
    type: 'strength' as const,
    title: 'Deep lob',
    comment: 'And you took the net behind it.',
    ...note,
    playerId: player.id,
  }));
  if (made.length > 0) await db.insert(annotations).values(made);
  return { ...video, notes: made };
}

/** A clip of a video. */
export function aClip(videoId: string, parts: Partial<NewClip> = {}): NewClip {
  return { videoId, noteId: null, start: 79, end: 89, caption: 'Deep lob', ...parts };
}

/** An empty reel of a club. */
export async function makeReel(db: Database, clubId: string) {
  return onlyRow(await db.insert(reels).values({ clubId, title: 'Autumn', code: newId() }).returning());
}

/** A card about a player, without a sentence. */
export async function makeSpotlight(db: Database, clubId: string, playerId: string) {
  return onlyRow(await db.insert(spotlights).values({ clubId, playerId, sentence: '' }).returning());
}

/** An announced award of the autumn; most videos and sessions by default. */
export async function makeAward(
  db: Database,
  clubId: string,
  winnerId: string,
  {
    category = 'most-active',
    announcedAt = '2026-12-01T10:00:00Z',
  }: { category?: AwardCategory; announcedAt?: string | null } = {},
) {
  const row = {
    clubId,
    winnerId,
    category,
    seasonFrom: '2026-09-01',
    seasonTo: '2026-11-30',
    timeZone: 'UTC',
    facts: { figure: 9, working: { kind: 'activity' as const, videos: 5, sessions: 4 }, candidates: 4, runnersUp: [7] },
    announcedAt,
  };
  return onlyRow(await db.insert(clubAwards).values(row).returning());
}

/** A message of a club that a member got two months ago, with a picture. */
export async function makeClubMessage(db: Database, clubId: string, userId: string) {
  const values = { clubId, audience: 'all', subject: 'Summer cup', text: 'Sign up.', takesReplies: false } as const;
  const message = onlyRow(
    await db
      .insert(clubMessages)
      .values({
        ...values,
        people: 1,
        sent: 1,
        picture: Buffer.from('a picture'),
        createdAt: new Date(Date.now() - 60 * 86_400_000).toISOString(),
      })
      .returning(),
  );
  await db.insert(clubMessageRecipients).values({ messageId: message.id, userId, state: 'sent' });
  return message;
}

/** A confirmed takedown request about a page that no longer exists. */
export async function makeTakedown(db: Database) {
  const request = { page: '/reel/abc', name: 'Olga Sand', email: 'olga@pala.test', reason: 'Please.' };
  return onlyRow(
    await db
      .insert(takedowns)
      .values({ ...request, state: 'open', confirmedAt: sql`now()` })
      .returning(),
  );
}

/** A member's consent to their club. */
export async function agree(
  db: Database,
  member: { id: string; clubId: string | null },
  nameStyle: NameStyle = 'short',
): Promise<void> {
  const decision = {
    userId: member.id,
    clubId: member.clubId as string,
    choice: 'agreed',
    nameStyle,
  } as const;
  await db.insert(contentChoices).values(decision).onConflictDoUpdate({ target: contentChoices.userId, set: decision });
}

/** The player says yes to a card as it is. */
export async function agreeToCard(test: TestApp, player: { id: string }, spotlightId: string): Promise<void> {
  const cards = (await test.call(player, endpoints.listOwnSpotlights)).body;
  const { pictureKey = '' } = cards.find(({ id }) => id === spotlightId) ?? {};
  await test.call(player, endpoints.answerSpotlight, { params: { spotlightId }, body: { agrees: true, pictureKey } });
}

// Revised reviews in exports, and what stays of them when their coach leaves for good.

import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { files } from '#contract/files.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { proposedDrill } from '#domain/skills/drills.ts';
import { reviewDrafts, users, videos } from '#server/db/schema/index.ts';
import { connect, makeCoach, makeVideo, reviewDocument } from '#server/testing/factories.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { eraseDue } from './privacy.commands.ts';

const test = useTestApp();
const desk = reviewDesk(test);

async function exportOf(person: { id: string }) {
  const cookie = await test.signIn(person);
  const answer = await test.app.inject({ url: files.exportAccount.path, headers: { cookie } });
  const entries = unzipSync(answer.rawPayload);
  return JSON.parse(strFromU8(entries['data.json'] as Uint8Array));
}

/** A review with a priority, a rally, a code and evidence, published and then revised. */
async function revisedReview() {
  const document = reviewDocument();
  const full: ReviewDocument = {
    ...document,
    ratings: document.ratings.map((one) => ({ ...one, evidence: document.notes.map(({ id }) => id) })),
    priorities: [{ skill: 'lob', focus: 'Deeper', drillId: proposedDrill('lob', 4).id }],
    rallies: [{ start: 1, end: 9 }],
  };
  const situation = await desk.published(full);
  const { coach, video } = situation;
  await desk.revise(coach, video);
  await desk.save(coach, video, 1, { ...full, finalSummary: 'Second look' });
  await desk.publish(coach, video, 2);
  await test.runJobs();
  return { ...situation, document: full };
}

it('player and coach export a revised review with its earlier versions', async () => {
  const { coach, player, document } = await revisedReview();
  const [mine, theirs] = [await exportOf(player), await exportOf(coach)];
  const review = mine.videos[0].review;
  const { priorities, rallies } = document;
  expect(review).toMatchObject({ finalSummary: 'Second look', priorities, priorityAnswers: [], rallies, codes: [] });
  expect(review.revisedAt).not.toBeNull();
  expect(review.ratings[0].evidence).toEqual([12, 83.5]);
  expect(review.earlierVersions).toMatchObject([{ number: 1, document: { finalSummary: document.finalSummary } }]);
  expect(theirs.reviewsWritten[0]).toMatchObject({ finalSummary: 'Second look', earlierVersions: [{ number: 1 }] });
  expect(theirs.reviewDrafts).toEqual([]);
  expect(mine.reviewDrafts).toEqual([]);
});

it('only the coach exports an unpublished revision', async () => {
  const { coach, player, video, document } = await revisedReview();
  await desk.revise(coach, video);
  await desk.save(coach, video, 2, { ...document, finalSummary: 'Third look' });
  expect((await exportOf(coach)).reviewDrafts).toMatchObject([{ document: { finalSummary: 'Third look' } }]);
  expect(JSON.stringify(await exportOf(player))).not.toContain('Third look');
});

it('an erased coach leaves published reviews without an open revision', async () => {
  const { db } = test.context;
  const { coach, player, video } = await revisedReview();
  await desk.revise(coach, video);
  await desk.save(coach, video, 2, reviewDocument({ finalSummary: 'Never published' }));
  const open = await makeVideo(db, player);
  await desk.open(coach, open);
  await desk.save(coach, open, 0, reviewDocument({ finalSummary: '' }));
  expect((await desk.draft(coach, open, 1)).status).toBe(200);
  await db
    .update(users)
    .set({ state: 'deleted', deletionRequestedAt: '2026-01-01T00:00:00Z' })
    .where(eq(users.id, coach.id));
  await eraseDue(test.context);

  expect((await desk.bell(player)).map(({ message }) => message)).toEqual([
    'Former coach updated the review of “Semi-final”.',
  ]);
  const [draft] = await db.select().from(reviewDrafts).where(eq(reviewDrafts.videoId, video.id));
  expect(draft).toMatchObject({
    coachId: null,
    revisedSince: null,
    version: 4,
    document: { finalSummary: 'Second look' },
  });
  const [unpublished] = await db.select().from(videos).where(eq(videos.id, open.id));
  expect(unpublished?.status).toBe('Pending');
  const next = await makeCoach(db);
  await connect(db, next, player);
  expect((await desk.versions(next, video)).body.map(({ coach: by }) => by?.firstName)).toEqual(['Former', 'Former']);
  expect((await desk.revise(next, video)).body).toMatchObject({ document: { finalSummary: 'Second look' } });
  expect((await desk.open(next, open)).body.version).toBe(0);
});

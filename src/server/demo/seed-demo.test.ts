// The demo is a truthful little world: its sums add up, and everybody can sign in.

import { eq, isNotNull, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { ReviewDocument } from '#contract/reviews/review-document.ts';
import { differenceWords, type PanelDifference } from '#domain/levels/reference-clips.ts';
import { comparedMoments } from '#domain/reviews/compared-reviews.ts';
import { aiPrefix } from '#domain/reviews/draft/ai-draft.ts';
import { playedRallies } from '#domain/reviews/notes/rallies.ts';
import { prioritiesProblem } from '#domain/reviews/priorities/priorities.ts';
import {
  annotations,
  consents,
  creditEntries,
  levelVerifications,
  reviewDrafts,
  reviews,
  reviewVersions,
  situationRequests,
  users,
  videos,
} from '#server/db/schema/index.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { demoReview, isCounted } from './demo-reviews.ts';
import { seedDemo } from './seed-demo.ts';

const test = useTestApp();
let seeded: Awaited<ReturnType<typeof seedDemo>>;
beforeAll(async () => {
  seeded = await seedDemo(test.context);
});

it('seedDemo fills an empty database once, with consistent sums', async () => {
  expect(seeded).toMatchObject({ people: 19, videos: 31 });
  expect(await seedDemo(test.context)).toBeNull();
  const { db } = test.context;
  const statuses = await db.selectDistinct({ status: videos.status }).from(videos);
  expect(statuses.map((row) => row.status).toSorted()).toEqual(['AI-Analyzed', 'Analyzed', 'Pending']);
  const sums = await db
    .select({
      balance: users.analysisCreditsRemaining,
      sum: sql<number>`coalesce(sum(${creditEntries.amount}), 0)::int`,
    })
    .from(users)
    .leftJoin(creditEntries, eq(creditEntries.userId, users.id))
    .groupBy(users.id);
  for (const { balance, sum } of sums) expect(balance).toBe(sum);
  expect(await db.$count(consents)).toBe(19);
  // One of everything that a review can be.
  expect(await db.$count(reviews, isNotNull(reviews.revisedAt))).toBe(1);
  expect(await db.$count(videos, isNotNull(videos.pausedAt))).toBe(1);
  expect(await db.$count(reviewVersions)).toBe((await db.$count(reviews)) + 1);
  for (const kept of [annotations.endTimestamp, annotations.board, annotations.skill]) {
    expect(await db.$count(annotations, isNotNull(kept))).toBeGreaterThan(3);
  }
  expect(test.mails).toEqual([]);
});

it('the demo has open questions, one of them asked in several wordings', async () => {
  const { rows } = (await test.call({ id: await idOf('admin') }, endpoints.listOpenQuestions, { query: {} })).body;
  expect(rows.map(({ times }) => times)).toEqual([4, 1, 2]);
  expect(rows[0]).toMatchObject({ question: 'What is the grip for a bandeja?', notHelpful: 4 });
});

it('the demo has a request for the same situation that is open, and one that a coach has answered', async () => {
  const player = { id: await idOf('player') };
  const requests = await test.call(player, endpoints.listSituationRequests, { params: { userId: player.id } });
  const today = new Date().toISOString().slice(0, 10);
  expect(requests.body.filter(({ closed }) => closed === null).map(({ dueOn }) => dueOn > today)).toEqual([true]);
  expect(await test.context.db.$count(situationRequests, isNotNull(situationRequests.answer))).toBe(1);
});

it('the demo has levels in every state', async () => {
  const coach = { id: await idOf('coach') };
  expect((await test.call(coach, endpoints.countLevels)).body).toEqual({
    awaiting: expect.any(Number),
    'second-opinion': 1,
    recheck: 0,
    verified: 5,
  });
  const { body } = await test.call({ id: await idOf('freelance') }, endpoints.countLevels);
  expect([body['second-opinion'], body.recheck]).toEqual([1, 1]);
  expect(body.awaiting).toBeGreaterThan(0);
  // Nobody verifies without a review or a ranking evening.
  const verifications = await test.context.db.select().from(levelVerifications);
  for (const { reviewIds, eveningId } of verifications) expect(reviewIds.length > 0 || eveningId !== null).toBe(true);
});

const dayOf = (from: Date, days: number) => new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function idOf(name: string): Promise<string> {
  const email = `${name}@demo.pala.example`;
  const [row] = await test.context.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id as string;
}

it('the demo has players rated by both coaches', async () => {
  const { body } = await test.call({ id: await idOf('admin') }, endpoints.getCoachAgreement);
  expect(body.coaches.map(({ coach }) => coach.firstName)).toEqual(['Lucía', 'Mateo']);
  for (const { group } of body.coaches) expect(group).toBe(0);
  const today = new Date();
  const period = { from: dayOf(today, -89), to: dayOf(today, 0), timeZone: 'Europe/Copenhagen' };
  const movers = await test.call({ id: await idOf('admin') }, endpoints.listMovers, { query: period });
  expect(movers.body.up.map(({ player }) => player.firstName)).toContain('Freja');
  const [generous, strict] = body.coaches;
  expect(generous?.interval.from).toBeGreaterThan(0);
  expect(strict?.interval.to).toBeLessThan(0);
});

it('the demo has a match that two coaches reviewed, with moments that both wrote about', async () => {
  const player = { id: await idOf('player') };
  const listed = (await test.call(player, endpoints.listVideos, { query: {} })).body;
  const second = listed.find(({ title }) => title.startsWith('Second review: '));
  const { body } = await test.call(player, endpoints.getReviewComparison, { params: { videoId: second?.id ?? '' } });
  expect([body.first.coach.firstName, body.second.coach.firstName].toSorted()).toEqual(['Lucía', 'Mateo']);
  const moments = comparedMoments(body.first.notes, body.second.notes);
  expect(moments.filter((moment) => moment.first.length > 0 && moment.second.length > 0).length).toBeGreaterThan(1);
});

it('the demo has six reference clips, which one coach has rated and the other half of them', async () => {
  const { rows } = (await test.call({ id: await idOf('admin') }, endpoints.listPanel, { query: {} })).body;
  expect(rows.map(({ coach, rated }) => [coach.firstName, rated])).toEqual([
    ['Lucía', 3],
    ['Mateo', 6],
  ]);
  const [, strict] = rows;
  expect(differenceWords(strict?.found as PanelDifference, null)).toMatch(/^0\.2 stricter than the panel, ± 0\.\d$/);
});

it('the demo has one automatic draft', async () => {
  const { db } = test.context;
  const [draft] = await db
    .select({ document: reviewDrafts.document })
    .from(reviewDrafts)
    .innerJoin(videos, eq(videos.id, reviewDrafts.videoId))
    .where(eq(videos.status, 'AI-Analyzed'));
  expect(draft?.document.finalSummary).toContain(aiPrefix);
});

it.each(['admin', 'club', 'coach', 'freelance', 'player', 'direct'])('the demo lets %s sign in', async (name) => {
  const answer = await test.call(null, endpoints.login, {
    body: { email: `${name}@demo.pala.example`, password: 'padel-demo' },
  });
  expect(answer.status).toBe(200);
});

it('the demo reviews are deterministic', () => {
  expect(demoReview(101, 4)).toEqual(demoReview(101, 4));
  expect(demoReview(101, 4)).not.toEqual(demoReview(102, 4));
});

it('the demo reviews are publishable and have enough strokes for percentages', () => {
  for (const seed of [101, 102, 305, 1201]) {
    const document = demoReview(seed, 4);
    expect(ReviewDocument.parse(document)).toEqual(document);
    expect(prioritiesProblem(document.priorities)).toBeNull();
    expect(playedRallies(document.rallies)).toEqual(document.rallies);
    expect(document.codes.length > 20).toBe(isCounted(seed));
  }
});

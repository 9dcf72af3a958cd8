// Withdrawing a pending video: the credit is returned once, and no coach's work is lost.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { achievements, creditEntries, notifications, reviewDrafts, users, videos } from '#server/db/schema/index.ts';
import {
  connect,
  makeClub,
  makeCoach,
  makeMember,
  makePlayer,
  makeVideo,
  reviewDocument,
  videoForm,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

interface One {
  id: string;
}

const withdraw = (player: One, video: One) =>
  test.call(player, endpoints.withdrawVideo, { params: { videoId: video.id } });
const claim = (coach: One, video: One) => test.call(coach, endpoints.claimReview, { params: { videoId: video.id } });
const read = (player: One, video: One) => test.call(player, endpoints.getVideo, { params: { videoId: video.id } });
const rowsOf = (video: One) => test.context.db.select().from(videos).where(eq(videos.id, video.id));
const entriesOf = (player: One) => {
  const { amount, reason, videoId } = creditEntries;
  const ofPlayer = test.context.db.select({ amount, reason, videoId }).from(creditEntries);
  return ofPlayer.where(eq(creditEntries.userId, player.id)).orderBy(creditEntries.id);
};

/** The balance, which must match the ledger. */
async function balanceOf(player: One) {
  const [row] = await test.context.db.select().from(users).where(eq(users.id, player.id));
  const sum = (await entriesOf(player)).reduce((total, { amount }) => total + amount, 0);
  expect(sum).toBe(row?.analysisCreditsRemaining);
  return sum;
}

/** A direct player with one credit, spent on a video. */
async function submitted() {
  const player = await makePlayer(test.context.db, { credits: 1 });
  const video = (await test.call(player, endpoints.createVideo, { body: videoForm() })).body;
  return { player, video };
}

async function withCoach() {
  const { player, video } = await submitted();
  const coach = await makeCoach(test.context.db);
  await connect(test.context.db, coach, player);
  return { player, video, coach };
}

/** Runs all of them at once, twenty times. */
const twenty = <T>(action: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, index) => action(index)));

describe('withdrawing a video', () => {
  it('is possible again once the coach who reviews it has given it back', async () => {
    const { player, video, coach } = await withCoach();
    await claim(coach, video);
    expect((await withdraw(player, video)).status).toBe(409);
    await test.context.db.update(reviewDrafts).set({ coachId: null }).where(eq(reviewDrafts.videoId, video.id));
    expect((await withdraw(player, video)).status).toBe(204);
    expect(await balanceOf(player)).toBe(1);
  });

  it('deletes it with its notifications, and returns the credit in the ledger', async () => {
    const { player, video, coach } = await withCoach();
    await test.runJobs();
    expect((await read(player, video)).body).toMatchObject({ isOpened: false, isPaid: true });
    expect((await withdraw(player, video)).status).toBe(204);
    expect((await read(player, video)).status).toBe(404);
    expect((await claim(coach, video)).status).toBe(404);
    expect(await rowsOf(video)).toEqual([]);
    const { db } = test.context;
    expect(await db.select().from(notifications).where(eq(notifications.videoId, video.id))).toEqual([]);
    expect(await balanceOf(player)).toBe(1);
    expect((await entriesOf(player)).slice(1)).toEqual([
      { amount: -1, reason: 'submission', videoId: video.id },
      { amount: 1, reason: 'refund', videoId: video.id },
    ]);
  });

  it('removes the points of the submission, also pending ones', async () => {
    const { db } = test.context;
    const { player, video } = await submitted();
    await test.runJobs();
    const granted = () => db.select().from(achievements).where(eq(achievements.userId, player.id));
    expect(await granted()).toHaveLength(1);
    await withdraw(player, video);
    expect(await granted()).toEqual([]);
    const again = (await test.call(player, endpoints.createVideo, { body: videoForm() })).body;
    await withdraw(player, again);
    await test.runJobs();
    expect(await granted()).toEqual([]);
  });

  it('returns nothing if nothing was taken', async () => {
    const { db } = test.context;
    const member = await makeMember(db, (await makeClub(db)).id);
    const video = (await test.call(member, endpoints.createVideo, { body: videoForm() })).body;
    expect(video).toMatchObject({ isOpened: false, isPaid: false });
    // A player who has left the club gets no credit that was never spent.
    await db.update(users).set({ accessType: 'direct', clubId: null }).where(eq(users.id, member.id));
    expect((await withdraw(member, video)).status).toBe(204);
    expect(await entriesOf(member)).toEqual([]);
    expect(await balanceOf(member)).toBe(0);
  });

  it('returns the credit to a player who has joined a club since', async () => {
    const { player, video } = await submitted();
    const club = await makeClub(test.context.db);
    await test.context.db.update(users).set({ accessType: 'club', clubId: club.id }).where(eq(users.id, player.id));
    await withdraw(player, video);
    expect(await balanceOf(player)).toBe(1);
  });

  it('allows only its player: for others it does not exist', async () => {
    const { video } = await submitted();
    const other = await makePlayer(test.context.db);
    expect((await withdraw(other, video)).status).toBe(404);
    expect(await rowsOf(video)).toHaveLength(1);
  });

  it('refuses with the reason once a coach reviews it', async () => {
    const { player, video, coach } = await withCoach();
    await claim(coach, video);
    expect((await read(player, video)).body.isOpened).toBe(true);
    const answer = await withdraw(player, video);
    expect(answer.status).toBe(409);
    expect(answer.error).toEqual({
      code: 'conflict',
      message: 'A coach is already reviewing this video, so you can no longer withdraw it.',
    });
    expect(await balanceOf(player)).toBe(0);
  });

  it.each(['AI-Analyzed', 'Analyzed'] as const)('refuses if it is %s', async (status) => {
    const player = await makePlayer(test.context.db);
    const video = await makeVideo(test.context.db, player, { status });
    expect((await withdraw(player, video)).status).toBe(409);
    expect(await rowsOf(video)).toHaveLength(1);
  });
});

describe('at the same moment', () => {
  it('returns one credit for twenty withdrawals', async () => {
    const { player, video } = await submitted();
    const answers = await twenty(() => withdraw(player, video));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
    expect(await balanceOf(player)).toBe(1);
    expect((await entriesOf(player)).filter(({ reason }) => reason === 'refund')).toHaveLength(1);
  });

  it('either withdraws it or claims its review, never both', async () => {
    const cases = await twenty(withCoach);
    const outcomes = await Promise.all(
      cases.map(async ({ player, video, coach }, index) => {
        const actions = [() => withdraw(player, video), () => claim(coach, video)];
        const [first, second] = await Promise.all(
          (index % 2 ? actions : actions.toReversed()).map((action) => action()),
        );
        const [withdrawn, opened] = index % 2 ? [first, second] : [second, first];
        const left = await rowsOf(video);
        return `${withdrawn?.status} ${opened?.status} ${left.length} ${await balanceOf(player)}`;
      }),
    );
    for (const outcome of outcomes) expect(['204 404 0 1', '409 204 1 0']).toContain(outcome);
  });

  it('never withdraws a review that is being published', async () => {
    const cases = await Promise.all(Array.from({ length: 5 }, withCoach));
    for (const { player, video, coach } of cases) {
      await claim(coach, video);
      const params = { videoId: video.id };
      const body = { version: 0, document: reviewDocument() };
      expect((await test.call(coach, endpoints.saveReviewDraft, { params, body })).status).toBe(200);
      const [published, ...withdrawn] = await Promise.all([
        test.call(coach, endpoints.publishReview, { params, body: { version: 1 } }),
        ...Array.from({ length: 4 }, () => withdraw(player, video)),
      ]);
      expect(published.status).toBeLessThan(300);
      expect(withdrawn.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
      expect((await read(player, video)).body.status).toBe('Analyzed');
    }
  });
});

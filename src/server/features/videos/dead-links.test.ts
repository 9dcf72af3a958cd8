// Dead links: reporting, undoing and withdrawing.

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { creditEntries, videos } from '#server/db/schema/index.ts';
import { connect, makeAdmin, makeCoach, makePlayer, reviewDocument, videoForm } from '#server/testing/factories.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);

interface One {
  id: string;
}

const withdraw = (player: One, video: One) =>
  test.call(player, endpoints.withdrawVideo, { params: { videoId: video.id } });

async function rowOf(video: One) {
  const hoursToDue = sql<number>`round(extract(epoch from ${videos.dueAt} - now()) / 3600)::int`;
  const { pausedAt, linkProblem, pausedSeconds } = videos;
  const [row] = await test.context.db
    .select({ pausedAt, linkProblem, pausedSeconds, hoursToDue })
    .from(videos)
    .where(eq(videos.id, video.id));
  return row;
}
/** Moves the start of the pause back by some hours. */
const pausedFor = (video: One, hours: number) =>
  test.context.db
    .update(videos)
    .set({ pausedAt: sql`now() - make_interval(hours => ${hours})` })
    .where(eq(videos.id, video.id));

describe('a coach who finds that a link is dead', () => {
  it('can report it, and undo that', async () => {
    const { coach, player, video } = await desk.situation();
    const dead = await desk.setLink(coach, video, 'no-embedding');
    expect(dead.body).toMatchObject({ linkProblem: 'no-embedding', status: 'Pending' });
    const again = await desk.setLink(coach, video, 'missing');
    expect(again.body).toMatchObject({ linkProblem: 'missing', pausedAt: dead.body.pausedAt });
    await test.runJobs();
    expect((await desk.bell(player)).map(({ title }) => title)).toEqual(['Your video cannot be opened']);
    await pausedFor(video, 2);
    expect((await desk.setLink(coach, video, null)).body).toMatchObject({ pausedAt: null, linkProblem: null });
    expect((await desk.setLink(coach, video, null)).status).toBe(200);
    expect(await rowOf(video)).toMatchObject({ pausedSeconds: 7200, hoursToDue: 50 });
  });

  it('may be any coach who sees the video, or an administrator, and no one else', async () => {
    const { coach, player, video } = await desk.situation();
    const { db } = test.context;
    const other = await makeCoach(db);
    await connect(db, other, player);
    await desk.claim(coach, video);
    expect((await desk.setLink(other, video, 'missing')).status).toBe(200);
    expect((await desk.setLink(await makeAdmin(db), video, null)).status).toBe(200);
    expect((await desk.setLink(await makeCoach(db), video, 'missing')).status).toBe(404);
    expect((await desk.setLink(player, video, 'missing')).status).toBe(403);
  });

  it('cannot report it for a published review, which clears pauses', async () => {
    const { coach, video } = await desk.situation();
    await desk.claim(coach, video);
    await desk.save(coach, video, 0, reviewDocument());
    await desk.setLink(coach, video, 'missing');
    await pausedFor(video, 3);
    await desk.publish(coach, video, 1);
    expect(await rowOf(video)).toMatchObject({ pausedAt: null, linkProblem: null, pausedSeconds: 10_800 });
    expect((await desk.setLink(coach, video, 'missing')).error.code).toBe('review_published');
  });
});

describe('the administrators’ list', () => {
  it('counts no video with a dead link as late', async () => {
    const { coach, video } = await desk.situation({ dueAt: '2026-01-01T10:00:00Z' });
    const admin = await makeAdmin(test.context.db);
    const overdue = async () =>
      (await test.call(admin, endpoints.listAdminVideos, { query: { show: 'overdue' } })).body.rows.map(({ id }) => id);
    const counted = async () => (await test.call(admin, endpoints.getAdminDashboard)).body.videosOverdue;
    expect(await overdue()).toContain(video.id);
    expect(await counted()).toBe((await overdue()).length);
    await desk.setLink(coach, video, 'missing');
    expect(await overdue()).not.toContain(video.id);
    expect(await counted()).toBe((await overdue()).length);
  });
});

describe('withdrawing a video whose link is dead', () => {
  it('is possible during a review, and returns the credit once', async () => {
    const { db } = test.context;
    const [player, coach] = [await makePlayer(db, { credits: 1 }), await makeCoach(db)];
    await connect(db, coach, player);
    const video = (await test.call(player, endpoints.createVideo, { body: videoForm() })).body;
    await desk.claim(coach, video);
    await desk.save(coach, video, 0, reviewDocument());
    expect((await withdraw(player, video)).status).toBe(409);
    await desk.setLink(coach, video, 'missing');
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(player, video)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const entries = await db
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.userId, player.id))
      .orderBy(creditEntries.id);
    expect(entries.map(({ amount, reason }) => [amount, reason])).toEqual([
      [1, 'adjustment'],
      [-1, 'submission'],
      [1, 'refund'],
    ]);
    expect((await desk.save(coach, video, 1, reviewDocument())).status).toBe(404);
  });

  it('and publishing it at the same moment exclude each other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { coach, player, video } = await desk.situation();
      await desk.claim(coach, video);
      await desk.save(coach, video, 0, reviewDocument());
      await desk.setLink(coach, video, 'missing');
      const [published, withdrawn] = await Promise.all([desk.publish(coach, video, 1), withdraw(player, video)]);
      expect([
        [200, 409],
        [404, 204],
      ]).toContainEqual([published.status, withdrawn.status]);
    }
  });
});

// Opening a review: who gets one that was given back, and what opening costs.

import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { coachConnections, reviewDrafts } from '#server/db/schema/index.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { connect, makeAdmin, makeCoach, reviewDocument } from '#server/testing/factories.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);

/** The reviewer gives the video back. */
const giveBack = (video: { id: string }) =>
  test.context.db.update(reviewDrafts).set({ coachId: null }).where(eq(reviewDrafts.videoId, video.id));

describe('a new review', () => {
  it('counts its times in the video that the link leads to', async () => {
    const { coach, video } = await desk.situation({ provider: 'matchi', providerVideoId: 'CaGtlcm3xJI' });
    expect((await desk.open(coach, video)).body.document.timedFor).toBe('matchi:CaGtlcm3xJI');
  });
});

describe('a review that was given back', () => {
  it('goes on, as it is, with the coach who opens it next', async () => {
    const { coach, player, video } = await desk.situation();
    const document = reviewDocument();
    await desk.open(coach, video);
    await desk.save(coach, video, 0, document);
    await giveBack(video);
    expect((await desk.read(player, video)).body.isOpened).toBe(false);
    const second = await makeCoach(test.context.db, { firstName: 'Bea' });
    await connect(test.context.db, second, player);
    expect((await desk.open(second, video)).body).toMatchObject({
      version: 1,
      document,
      reviewer: { firstName: 'Bea' },
    });
    expect((await desk.read(player, video)).body.isOpened).toBe(true);
    expect((await desk.save(coach, video, 1, document)).error.code).toBe('review_claimed');
  });

  it('is nobody’s to write until it is opened again, not even its last reviewer’s', async () => {
    const { coach, video } = await desk.situation();
    await desk.open(coach, video);
    await giveBack(video);
    const message = 'This review was given back. Open the video again to go on with it.';
    const admin = await makeAdmin(test.context.db);
    for (const who of [coach, admin]) {
      expect((await desk.save(who, video, 0, reviewDocument())).error).toEqual({ code: 'review_claimed', message });
      expect((await desk.publish(who, video, 0)).error).toEqual({ code: 'review_claimed', message });
      expect((await desk.draft(who, video, 0)).error).toEqual({ code: 'review_claimed', message });
    }
    await desk.open(coach, video);
    expect((await desk.save(coach, video, 0, reviewDocument())).status).toBe(200);
  });

  it('waits for an administrator where no coach is left to whom it is offered', async () => {
    const { db } = test.context;
    const { coach, player, video } = await desk.situation();
    const admin = await makeAdmin(db);
    const waiting = async () =>
      (await test.call(admin, endpoints.listAdminVideos, { query: { show: 'without-coach' } })).body.videos.map(
        ({ id }) => id,
      );
    await desk.open(coach, video);
    await db.update(coachConnections).set({ status: 'ended' }).where(eq(coachConnections.playerId, player.id));
    expect(await waiting()).not.toContain(video.id);
    await giveBack(video);
    expect(await waiting()).toContain(video.id);
  });

  it('goes to exactly one of twenty coaches who open it at the same moment', async () => {
    const { coach, player, video } = await desk.situation();
    await desk.open(coach, video);
    await giveBack(video);
    const coaches = await Promise.all(Array.from({ length: 20 }, () => makeCoach(test.context.db)));
    for (const one of coaches) await connect(test.context.db, one, player);
    const answers = await Promise.all(coaches.map((one) => desk.open(one, video)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error.code === 'review_claimed')).toHaveLength(19);
  });
});

describe('a published review', () => {
  it('is opened by its reviewer and by an administrator; by another coach once it has no reviewer', async () => {
    const { coach, player, video } = await desk.published();
    const other = await makeCoach(test.context.db);
    await connect(test.context.db, other, player);
    expect((await desk.open(coach, video)).status).toBe(200);
    expect((await desk.open(await makeAdmin(test.context.db), video)).body.reviewer.id).toBe(coach.id);
    expect((await desk.open(other, video)).error.code).toBe('review_claimed');
    await giveBack(video);
    expect((await desk.open(other, video)).body).toMatchObject({ reviewer: { id: other.id }, revisedSince: null });
    // Who is to revise it some day has not written what players read now.
    expect((await desk.read(player, video)).body.reviewer).toEqual({ firstName: 'Carla', lastName: 'Sanz' });
  });
});

describe('opening a review', () => {
  it('takes as many statements with 500 notes as with 5', async () => {
    const notes = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: newId(),
        timestamp: index * 10,
        endTimestamp: null,
        type: 'technique' as const,
        skill: null,
        title: `Note ${index}`,
        comment: 'x'.repeat(200),
        board: null,
      }));
    const counts: number[] = [];
    for (const count of [5, 500]) {
      const { coach, video } = await desk.published(reviewDocument({ notes: notes(count) }));
      counts.push(
        await countStatements(async () => {
          const { body } = await desk.open(coach, video);
          expect(body.document.notes).toHaveLength(count);
          expect(body.video.annotations).toHaveLength(count);
        }),
      );
    }
    expect(counts[1]).toBe(counts[0]);
    // Session, state, draft, the video in three, and the ratings before.
    expect(counts[0]).toBeLessThanOrEqual(8);
  });
});

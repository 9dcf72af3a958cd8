// Opening a review does not claim it: who becomes the reviewer, and how many statements opening takes.

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
  it('is timed to the video of the current link', async () => {
    const { coach, video } = await desk.situation({ provider: 'matchi', providerVideoId: 'CaGtlcm3xJI' });
    expect((await desk.open(coach, video)).body.document.timedFor).toBe('matchi:CaGtlcm3xJI');
  });
});

describe('opening an unclaimed review', () => {
  it('leaves it unclaimed for everyone, and the player can withdraw it', async () => {
    const { coach, player, video } = await desk.situation();
    const admin = await makeAdmin(test.context.db);
    for (const who of [coach, admin]) {
      expect((await desk.open(who, video)).body).toMatchObject({ reviewer: null, version: 0, savedAt: null });
    }
    expect((await desk.read(player, video)).body.isOpened).toBe(false);
    const unclaimed = await test.call(coach, endpoints.listReviewQueue, { query: { show: 'unclaimed' } });
    expect(unclaimed.body.rows.map(({ videoId }) => videoId)).toEqual([video.id]);
    expect((await test.call(player, endpoints.withdrawVideo, { params: { videoId: video.id } })).status).toBe(204);
    const message =
      'This video is no longer available. It was withdrawn, or you are no longer connected with its player.';
    for (const who of [coach, admin]) {
      expect((await desk.save(who, video, 0, reviewDocument())).error).toEqual({ code: 'not_found', message });
    }
  });

  it('gives it to the first to change something; others see whose it is', async () => {
    const { coach, player, video } = await desk.situation();
    const admin = await makeAdmin(test.context.db);
    const second = await makeCoach(test.context.db);
    await connect(test.context.db, second, player);
    for (const who of [admin, second, coach]) await desk.open(who, video);
    expect((await desk.save(coach, video, 0, reviewDocument())).body.version).toBe(1);
    const error = { code: 'review_claimed', message: 'Carla Sanz is already reviewing this video.' };
    expect((await desk.save(second, video, 0, reviewDocument())).error).toEqual(error);
    expect((await desk.draft(second, video, 0)).error).toEqual(error);
    expect((await desk.open(second, video)).error).toEqual(error);
    expect((await desk.open(admin, video)).body.reviewer).toMatchObject({ firstName: 'Carla', lastName: 'Sanz' });
    expect((await desk.read(player, video)).body.isOpened).toBe(true);
    expect((await test.call(player, endpoints.withdrawVideo, { params: { videoId: video.id } })).status).toBe(409);
  });

  it('does not claim it by a refused change', async () => {
    const { coach, player, video } = await desk.situation();
    await desk.open(coach, video);
    expect((await desk.save(coach, video, 7, reviewDocument())).error.code).toBe('review_conflict');
    expect((await desk.publish(coach, video, 0)).error.code).toBe('review_incomplete');
    expect((await desk.draft(coach, video, 0)).error.code).toBe('conflict');
    expect((await desk.read(player, video)).body.isOpened).toBe(false);
  });

  it('gives it to exactly one of ten coaches who change something at once', async () => {
    const { player, video } = await desk.situation();
    const coaches = await Promise.all(Array.from({ length: 10 }, () => makeCoach(test.context.db)));
    for (const one of coaches) await connect(test.context.db, one, player);
    const answers = await Promise.all(coaches.map((one) => desk.save(one, video, 0, reviewDocument())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error.code === 'review_claimed')).toHaveLength(9);
  });

  it('allows either the first change or a withdrawal at the same moment, not both', async () => {
    for (let round = 0; round < 5; round++) {
      const { coach, player, video } = await desk.situation();
      const [saved, withdrawn] = await Promise.all([
        desk.save(coach, video, 0, reviewDocument()),
        test.call(player, endpoints.withdrawVideo, { params: { videoId: video.id } }),
      ]);
      expect([
        [200, 409],
        [404, 204],
      ]).toContainEqual([saved.status, withdrawn.status]);
    }
  });
});

describe('a review that was given back', () => {
  it('continues unchanged with the next coach', async () => {
    const { coach, player, video } = await desk.situation();
    const document = reviewDocument();
    await desk.save(coach, video, 0, document);
    await giveBack(video);
    expect((await desk.read(player, video)).body.isOpened).toBe(false);
    const second = await makeCoach(test.context.db, { firstName: 'Bea' });
    await connect(test.context.db, second, player);
    expect((await desk.open(second, video)).body).toMatchObject({ version: 1, document, reviewer: null });
    expect((await desk.read(player, video)).body.isOpened).toBe(false);
    await desk.save(second, video, 1, document);
    expect((await desk.open(second, video)).body).toMatchObject({ version: 2, reviewer: { firstName: 'Bea' } });
    expect((await desk.read(player, video)).body.isOpened).toBe(true);
    expect((await desk.save(coach, video, 1, reviewDocument())).error.code).toBe('review_claimed');
  });

  it('goes to an administrator if no coach is offered it', async () => {
    const { db } = test.context;
    const { coach, player, video } = await desk.situation();
    const admin = await makeAdmin(db);
    const waiting = async () =>
      (await test.call(admin, endpoints.listAdminVideos, { query: { show: 'without-coach' } })).body.rows.map(
        ({ id }) => id,
      );
    await desk.save(coach, video, 0, reviewDocument());
    await db.update(coachConnections).set({ status: 'ended' }).where(eq(coachConnections.playerId, player.id));
    expect(await waiting()).not.toContain(video.id);
    await giveBack(video);
    expect(await waiting()).toContain(video.id);
  });
});

describe('a published review', () => {
  it('opens for its reviewer and administrators, and without a reviewer for another coach, who claims it by revising', async () => {
    const { coach, player, video } = await desk.published();
    const other = await makeCoach(test.context.db);
    await connect(test.context.db, other, player);
    expect((await desk.open(coach, video)).status).toBe(200);
    expect((await desk.open(await makeAdmin(test.context.db), video)).body.reviewer?.id).toBe(coach.id);
    expect((await desk.open(other, video)).error.code).toBe('review_claimed');
    await giveBack(video);
    expect((await desk.open(other, video)).body).toMatchObject({ reviewer: null, revisedSince: null });
    expect((await desk.revise(other, video)).body.reviewer?.id).toBe(other.id);
    // A coach who may revise it later did not write the published version.
    expect((await desk.read(player, video)).body.reviewer).toEqual({ firstName: 'Carla', lastName: 'Sanz' });
  });
});

describe('a conflict between two versions', () => {
  it('keeps the latest ten unchosen versions for the review’s writers', async () => {
    const { coach, player, video } = await desk.situation();
    const saying = (finalSummary: string) => reviewDocument({ finalSummary });
    const setAside = async (who: { id: string }) =>
      test.call(who, endpoints.listSetAsideVersions, { params: { videoId: video.id } });
    expect((await setAside(coach)).body).toEqual([]);
    await desk.save(coach, video, 0, saying('theirs'));
    await desk.save(coach, video, 1, saying('both'), { setAside: { saved: true, document: saying('mine') } });
    const kept = (await setAside(coach)).body.map(({ document }) => document.finalSummary);
    expect(kept).toEqual(['mine', 'theirs']);
    for (let version = 2; version < 12; version++) {
      await desk.save(coach, video, version, saying(`${version}`), { setAside: { saved: true, document: null } });
    }
    const latest = (await setAside(await makeAdmin(test.context.db))).body;
    expect(latest.map(({ document }) => document.finalSummary)).toEqual(
      ['11', '10', '9', '8', '7', '6', '5', '4', '3', '2'].map((one) => (one === '2' ? 'both' : `${Number(one) - 1}`)),
    );
    const second = await makeCoach(test.context.db);
    await connect(test.context.db, second, player);
    expect((await setAside(second)).error.code).toBe('review_claimed');
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
    // Session, state, draft, video (three) and previous ratings.
    expect(counts[0]).toBeLessThanOrEqual(8);
  });
});

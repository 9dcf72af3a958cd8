// Claiming reviews and giving them back.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { reviewDrafts } from '#server/db/schema/index.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePlayer,
  makeVideo,
  reviewDocument,
} from '#server/testing/factories.ts';
import { publishReview } from '#server/testing/filled-account.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { releaseReviewsOf } from './claims.commands.ts';

const test = useTestApp();
type Person = { id: string };
const claim = (who: Person, video: Person) => test.call(who, endpoints.claimReview, { params: { videoId: video.id } });
const release = (who: Person, video: Person) =>
  test.call(who, endpoints.releaseReview, { params: { videoId: video.id } });

/** A player with two coaches and a pending video. */
async function situation() {
  const { db } = test.context;
  const player = await makePlayer(db);
  const [carla, dario] = [
    await makeCoach(db, { firstName: 'Carla', lastName: 'Sanz' }),
    await makeCoach(db, { firstName: 'Dario', lastName: 'Vega' }),
  ];
  await connect(db, carla, player);
  await connect(db, dario, player);
  return { db, player, carla, dario, video: await makeVideo(db, player) };
}

describe('claiming', () => {
  it('makes someone the reviewer once, and names them to later coaches', async () => {
    const { carla, dario, video } = await situation();
    expect((await claim(carla, video)).status).toBe(204);
    expect((await claim(carla, video)).status).toBe(204);
    const late = await claim(dario, video);
    expect([late.status, late.error.code, late.error.message]).toEqual([
      409,
      'review_claimed',
      'Carla Sanz is already reviewing this video.',
    ]);
  });

  it('succeeds for exactly one of twenty coaches at once', async () => {
    const { db, player, video } = await situation();
    const coaches = await Promise.all(Array.from({ length: 20 }, () => makeCoach(db)));
    for (const coach of coaches) await connect(db, coach, player);
    const answers = await Promise.all(coaches.map((coach) => claim(coach, video)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('refuses published reviews', async () => {
    const { player, carla, dario } = await situation();
    const done = await publishReview(test, carla, player);
    expect((await claim(dario, done)).error.code).toBe('review_published');
    expect((await release(carla, done)).error.code).toBe('review_published');
  });
});

describe('giving back', () => {
  it('keeps the draft for the next coach', async () => {
    const { carla, dario, video } = await situation();
    const params = { videoId: video.id };
    await test.call(carla, endpoints.openReview, { params });
    const document = reviewDocument({ finalSummary: 'Begun by Carla' });
    await test.call(carla, endpoints.saveReviewDraft, { params, body: { version: 0, document } });
    expect((await release(carla, video)).status).toBe(204);
    expect((await claim(dario, video)).status).toBe(204);
    const opened = await test.call(dario, endpoints.openReview, { params });
    expect(opened.body).toMatchObject({ version: 1, document, reviewer: { firstName: 'Dario' } });
  });

  it('allows the reviewer and administrators, once', async () => {
    const { db, carla, dario, video } = await situation();
    expect((await release(carla, video)).error.message).toBe('Nobody is reviewing this video.');
    await claim(carla, video);
    const refused = await release(dario, video);
    expect([refused.status, refused.error.message]).toEqual([
      403,
      'Only its reviewer or an administrator can give this review back.',
    ]);
    expect((await release(await makeAdmin(db), video)).status).toBe(204);
    expect((await release(carla, video)).status).toBe(409);
  });
});

describe('the end of a connection', () => {
  it('gives back the coach’s unpublished reviews, and nothing else', async () => {
    const { db, player, carla, dario, video } = await situation();
    const published = await publishReview(test, carla, player);
    const stranger = await makePlayer(db);
    await connect(db, carla, stranger);
    const [others, hers] = [await makeVideo(db, stranger), await makeVideo(db, player)];
    for (const one of [video, others]) await claim(carla, one);
    await claim(dario, hers);
    await db.transaction((tx) => releaseReviewsOf(tx, carla.id, player.id));
    const reviewer = async ({ id }: Person) =>
      (await db.select({ coachId: reviewDrafts.coachId }).from(reviewDrafts).where(eq(reviewDrafts.videoId, id)))[0]
        ?.coachId;
    expect(await reviewer(video)).toBeNull();
    expect(await reviewer(published)).toBe(carla.id);
    expect(await reviewer(others)).toBe(carla.id);
    expect(await reviewer(hers)).toBe(dario.id);
  });

  it('keeps a club coach’s reviews for the club', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const member = await makeMember(db, club.id);
    const coach = await makeCoach(db, { role: 'coach_club', clubId: club.id });
    const video = await makeVideo(db, member);
    await claim(coach, video);
    await db.transaction((tx) => releaseReviewsOf(tx, coach.id, member.id));
    expect((await release(coach, video)).status).toBe(204);
  });
});

// Review replays through the API: who records and plays them, what is refused, publishing, revisions, and removal.

import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { ReplayLog } from '#contract/reviews/replays.ts';
import { reviewReplays, users, videos } from '#server/db/schema/index.ts';
import { connect, makeAdmin, makeCoach, makePlayer, reviewDocument } from '#server/testing/factories.ts';
import { makePartner } from '#server/testing/pairs.ts';
import { replayDesk, replayLog } from '#server/testing/replays.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { recording } from '#server/testing/spoken-notes.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);
const { store, own, remove, play, listen } = replayDesk(test);
const hasVoice = (replayId: string) => test.context.files.exists(`replays/${replayId}`);
const rowOf = async (replayId: string) =>
  (await test.context.db.select().from(reviewReplays).where(eq(reviewReplays.id, replayId)))[0];

/** Runs the hourly job. */
async function tidyUp(): Promise<void> {
  const { db, jobs } = test.context;
  await db.transaction((tx) => jobs.enqueue(tx, 'remove-unused-voice', {}));
  await test.runJobs();
}

/** A review with a replay, published or not. */
async function recorded({ isPublished = true }: { isPublished?: boolean } = {}) {
  const situation = await desk.situation();
  const { coach, video } = situation;
  const replayId = newId();
  expect((await store(coach, video, replayId)).status).toBe(200);
  await desk.save(coach, video, 0, reviewDocument());
  if (isPublished) expect((await desk.publish(coach, video, 1)).status).toBe(200);
  return { ...situation, replayId };
}

async function erase(person: { id: string }): Promise<void> {
  const { db, jobs } = test.context;
  await db
    .update(users)
    .set({ state: 'deleted', deletionRequestedAt: sql`now() - interval '48 hours 1 ms'` })
    .where(eq(users.id, person.id));
  await db.transaction((tx) => jobs.enqueue(tx, 'erase-deleted', {}));
  await test.runJobs();
  await tidyUp();
}

describe('a replay', () => {
  it('is stored once for repeated requests, claims the review, and needs no voice', async () => {
    const { coach, video } = await desk.situation();
    const replayId = newId();
    const answers = await Promise.all([1, 2, 3].map(() => store(coach, video, replayId, { voice: null })));
    const stored = { id: replayId, seconds: 42.5, hasVoice: false, isPublished: false };
    for (const { body } of answers) expect(body).toMatchObject(stored);
    expect((await own(coach, video)).body).toMatchObject(stored);
    expect((await play(coach, video, replayId)).body).toMatchObject({ log: replayLog, isOfThisLink: true });
    expect((await listen(coach, video, replayId)).statusCode).toBe(404);
    expect((await desk.open(coach, video)).body.reviewer?.id).toBe(coach.id);
  });

  it('keeps its id for one recording', async () => {
    const { coach, video, replayId } = await recorded({ isPublished: false });
    const other = await desk.situation();
    expect((await store(coach, video, replayId, { voice: recording(3000) })).status).toBe(409);
    expect((await store(other.coach, other.video, replayId)).status).toBe(409);
    expect((await play(other.coach, other.video, replayId)).status).toBe(404);
  });

  it('published is not heard with other sound of the same length while the review is revised', async () => {
    const { coach, player, video, replayId } = await recorded();
    const heard = (await listen(player, video, replayId)).rawPayload;
    expect((await desk.revise(coach, video)).status).toBe(200);
    const sound = recording();
    sound[sound.length - 1] = (sound.at(-1) ?? 0) ^ 255;
    expect((await store(coach, video, replayId, { voice: sound })).status).toBe(200);
    expect((await listen(player, video, replayId)).rawPayload.equals(heard)).toBe(true);
  });

  it.each<[string, Partial<ReplayLog>, string]>([
    ['too long', { seconds: 600.1 }, 'A replay lasts 3 seconds to 10 minutes.'],
    ['too short', { seconds: 1, events: [] }, 'A replay lasts 3 seconds to 10 minutes.'],
    [
      'out of order',
      {
        events: [
          [5, 'play', 1],
          [4, 'pause', 2],
        ],
      },
      'The events of a replay must be in order of time.',
    ],
    ['longer than it says', { events: [[50, 'play', 1]] }, 'An event of the replay lies after its end.'],
    [
      'too many events',
      { events: Array.from({ length: 8001 }, () => [1, 'clear'] as [number, 'clear']) },
      'A replay holds at most 8000 events.',
    ],
    ['hostile', { events: [[1, 'play', -5]] }, 'An event of the replay is invalid.'],
    ['of another kind', { events: [[1, '<script>' as 'clear']] }, 'An event of the replay is invalid.'],
    ['a player off the court', { events: [[1, 'place', 7, 3, 3]] }, 'An event of the replay is invalid.'],
    ['of another version', { v: 2 as 1 }, 'Pala does not know this version of a replay.'],
  ])('%s is refused, with nothing stored', async (_, traits, sentence) => {
    const { coach, video } = await desk.situation();
    const replayId = newId();
    const { status, error } = await store(coach, video, replayId, { log: { ...replayLog, ...traits } });
    expect([status, JSON.stringify(error)]).toEqual([400, expect.stringContaining(sentence)]);
    expect([await rowOf(replayId), await hasVoice(replayId)]).toEqual([undefined, false]);
  });

  it('takes 200 kB of events and 2.7 MB of voice, and refuses anything but sound', async () => {
    const { coach, video } = await desk.situation();
    const many = Array.from(
      { length: 7000 },
      (_, index) => [index / 20, 'place', 0, 3.1, 4.2] as ReplayLog['events'][number],
    );
    const full = { ...replayLog, seconds: 600, events: many };
    expect((await store(coach, video, newId(), { log: full, voice: recording(2_700_000) })).status).toBe(200);
    expect((await store(coach, video, newId(), { voice: recording(2_700_003) })).status).toBe(400);
    const refused = await store(coach, video, newId(), { voice: Buffer.from('<html>') });
    expect(refused.error.fields).toEqual({
      voice: 'We can’t play the voice of this replay. Send WebM or Ogg with Opus, or MP4.',
    });
  });

  it('is played by everyone who may read the review once published, and by its writers before', async () => {
    const { player, coach, video, replayId } = await recorded({ isPublished: false });
    const { db } = test.context;
    const [stranger, otherCoach, admin] = [await makePlayer(db), await makeCoach(db), await makeAdmin(db)];
    await connect(db, otherCoach, player);
    const partner = await makePlayer(db);
    await makePartner(test, video, partner);
    const seen = async () =>
      Promise.all(
        [player, coach, admin, otherCoach, partner, stranger].map(
          async (who) => (await play(who, video, replayId)).status,
        ),
      );
    expect(await seen()).toEqual([404, 200, 200, 404, 404, 404]);
    expect((await own(otherCoach, video)).body).toBeNull();
    expect((await desk.read(player, video)).body.replay).toBeNull();
    await desk.publish(coach, video, 1);
    expect(await seen()).toEqual([200, 200, 200, 200, 404, 404]);
    expect((await desk.read(player, video)).body.replay).toEqual({ id: replayId, seconds: 42.5, hasVoice: true });
    const voice = await listen(player, video, replayId);
    expect([voice.headers['content-type'], voice.rawPayload]).toEqual(['audio/webm', recording()]);
    expect([
      (await listen(null, video, replayId)).statusCode,
      (await listen(partner, video, replayId)).statusCode,
    ]).toEqual([401, 404]);
  });

  it('says when the link was replaced since', async () => {
    const { player, video, replayId } = await recorded();
    await test.context.db.update(videos).set({ providerVideoId: 'another0001' }).where(eq(videos.id, video.id));
    expect((await play(player, video, replayId)).body.isOfThisLink).toBe(false);
  });
});

describe('one replay per review', () => {
  it('a new one replaces an unpublished one at once, and a published one when it goes out', async () => {
    const { player, coach, video, replayId } = await recorded({ isPublished: false });
    const second = newId();
    await store(coach, video, second);
    expect((await play(coach, video, replayId)).status).toBe(404);
    expect((await store(coach, video, replayId)).status).toBe(409);
    await desk.publish(coach, video, 1);
    expect((await store(coach, video, newId())).error.code).toBe('review_published');
    const { body } = await desk.revise(coach, video);
    const third = newId();
    await store(coach, video, third, { voice: null });
    expect((await own(coach, video)).body).toMatchObject({ id: third, isPublished: false });
    expect((await desk.read(player, video)).body.replay?.id).toBe(second);
    await desk.publish(coach, video, body.version);
    expect((await desk.read(player, video)).body.replay).toEqual({ id: third, seconds: 42.5, hasVoice: false });
    await tidyUp();
    expect([await rowOf(replayId), await rowOf(second), await hasVoice(second)]).toEqual([undefined, undefined, false]);
  });

  it('stays with a revision without one, and an unpublished one goes with a discarded revision', async () => {
    const { player, coach, video, replayId } = await recorded();
    const { body } = await desk.revise(coach, video);
    await store(coach, video, newId());
    await desk.discard(coach, video);
    expect((await own(coach, video)).body).toMatchObject({ id: replayId, isPublished: true });
    const again = await desk.revise(coach, video);
    expect(again.body.version).toBeGreaterThan(body.version);
    await desk.publish(coach, video, again.body.version);
    expect((await desk.read(player, video)).body.replay?.id).toBe(replayId);
  });

  it('is deleted for the player at once, while the review is revised', async () => {
    const { player, coach, video, replayId } = await recorded();
    expect((await remove(coach, video, replayId)).error.code).toBe('review_published');
    await desk.revise(coach, video);
    const other = await makeCoach(test.context.db);
    await connect(test.context.db, other, player);
    expect((await remove(other, video, replayId)).error.code).toBe('review_claimed');
    expect((await remove(coach, video, replayId)).status).toBe(204);
    expect((await remove(coach, video, replayId)).status).toBe(204);
    expect((await play(player, video, replayId)).status).toBe(404);
    expect((await desk.read(player, video)).body.replay).toBeNull();
    await tidyUp();
    expect([await rowOf(replayId), await hasVoice(replayId)]).toEqual([undefined, false]);
  });

  it('is not published by another coach who takes the review over', async () => {
    const { player, coach, video, replayId } = await recorded({ isPublished: false });
    await test.call(coach, endpoints.releaseReview, { params: { videoId: video.id } });
    const next = await makeCoach(test.context.db);
    await connect(test.context.db, next, player);
    await desk.claim(next, video);
    expect((await own(next, video)).body).toBeNull();
    expect((await play(next, video, replayId)).status).toBe(404);
    expect((await remove(next, video, replayId)).status).toBe(404);
    await desk.publish(next, video, 1);
    expect((await desk.read(player, video)).body.replay).toBeNull();
    await tidyUp();
    expect(await rowOf(replayId)).toBeUndefined();
  });

  it('goes with a withdrawn video', async () => {
    const { player, coach, video, replayId } = await recorded({ isPublished: false });
    await test.call(coach, endpoints.releaseReview, { params: { videoId: video.id } });
    await test.call(player, endpoints.withdrawVideo, { params: { videoId: video.id } });
    expect((await store(coach, video, newId())).status).toBe(404);
    await tidyUp();
    expect([await rowOf(replayId), await hasVoice(replayId)]).toEqual([undefined, false]);
  });
});

describe('personal data', () => {
  const archiveOf = async (who: { id: string }) => {
    const headers = { cookie: await test.sessionOf(who) };
    const { rawPayload } = await test.app.inject({ url: files.exportAccount.path, headers });
    return unzipSync(rawPayload);
  };

  it('includes the coach’s replays with the voice, and for the player published ones', async () => {
    const { coach, player, replayId } = await recorded();
    const name = `replays/${replayId}.webm`;
    const [ofCoach, ofPlayer] = [await archiveOf(coach), await archiveOf(player)];
    for (const archive of [ofCoach, ofPlayer]) expect(Buffer.from(archive[name] ?? [])).toEqual(recording());
    const data = JSON.parse(Buffer.from(ofCoach['data.json'] ?? []).toString());
    expect(data.replaysRecorded).toMatchObject([{ seconds: 42.5, voice: name }]);
    expect(JSON.parse(data.replaysRecorded[0].path)).toEqual(replayLog);
    const draft = await recorded({ isPublished: false });
    expect(Object.keys(await archiveOf(draft.player)).filter((one) => one.startsWith('replays/'))).toEqual([]);
  });

  it('of an erased coach stays in published reviews, and goes from drafts', async () => {
    const { coach, player, video, replayId } = await recorded();
    const draft = await desk.situation();
    await connect(test.context.db, coach, draft.player);
    const unpublished = newId();
    await store(coach, draft.video, unpublished);
    await erase(coach);
    expect([await hasVoice(replayId), await hasVoice(unpublished), await rowOf(unpublished)]).toEqual([
      true,
      false,
      undefined,
    ]);
    expect((await play(player, video, replayId)).status).toBe(200);
  });

  it('of an erased player is deleted', async () => {
    const { player, replayId } = await recorded();
    await erase(player);
    expect([await rowOf(replayId), await hasVoice(replayId)]).toEqual([undefined, false]);
  });
});

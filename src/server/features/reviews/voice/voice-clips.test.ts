// Spoken notes through the API: who may store and hear them, valid formats, and deletion.

import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { v7 as newId } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import { languages, offerLanguages } from '#domain/language/languages.ts';
import { noteTitle, readableTitle, voiceLimits, withoutSpokenTitle } from '#domain/reviews/voice/voice-clips.ts';
import { reviewDrafts, users, voiceClips } from '#server/db/schema/index.ts';
import { inLanguage } from '#server/language/in-language.ts';
import { connect, makeAdmin, makeCoach, makePlayer, reviewDocument } from '#server/testing/factories.ts';
import { makePartner } from '#server/testing/pairs.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { recording, spokenNote, voiceDesk } from '#server/testing/spoken-notes.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);
const { store, listen } = voiceDesk(test);
const isKept = (clipId: string) => test.context.files.exists(`voice/${clipId}`);

/** Runs the hourly job as if notes had lost their recordings that many days ago. */
async function tidyUp(daysLater = 0): Promise<void> {
  const { db, jobs } = test.context;
  const run = async () => {
    await db.transaction((tx) => jobs.enqueue(tx, 'remove-unused-voice', {}));
    await test.runJobs();
  };
  await run();
  if (daysLater === 0) return;
  await db
    .update(voiceClips)
    .set({ unusedSince: sql`${voiceClips.unusedSince} - make_interval(days => ${daysLater})` })
    .where(sql`${voiceClips.unusedSince} is not null`);
  await run();
}

/** A review with one spoken note, published or not. */
async function spoken({ isPublished = true }: { isPublished?: boolean } = {}) {
  const situation = await desk.situation();
  const { coach, video } = situation;
  const clipId = newId();
  await store(coach, video, clipId);
  const document = reviewDocument({ notes: [spokenNote(clipId)] });
  await desk.save(coach, video, 0, document);
  if (isPublished) expect((await desk.publish(coach, video, 1)).status).toBe(200);
  return { ...situation, clipId, document };
}

describe('a recording', () => {
  it('is stored once for repeated requests, and claims the review', async () => {
    const { coach, video } = await desk.situation();
    const clipId = newId();
    const clip = { id: clipId, seconds: 12, bytes: 2000, mediaType: 'audio/webm' };
    const answers = await Promise.all([1, 2, 3].map(() => store(coach, video, clipId)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual([1, 2, 3].map(() => [200, clip]));
    const rows = await test.context.db.select().from(voiceClips).where(eq(voiceClips.videoId, video.id));
    expect(rows.map(({ id, coachId }) => [id, coachId])).toEqual([[clipId, coach.id]]);
    const drafts = await test.context.db.select().from(reviewDrafts).where(eq(reviewDrafts.videoId, video.id));
    expect(drafts.map(({ coachId }) => coachId)).toEqual([coach.id]);
  });

  it('is immutable: another one under its id, here or elsewhere, is refused', async () => {
    const { coach, video } = await desk.situation();
    const clipId = newId();
    await store(coach, video, clipId);
    expect((await store(coach, video, clipId, recording(3000))).status).toBe(409);
    const other = await desk.situation();
    expect((await store(other.coach, other.video, clipId)).status).toBe(409);
    expect((await listen(coach, video, clipId)).rawPayload).toEqual(recording());
  });

  it('is written again if writing the file failed', async () => {
    const { coach, video } = await desk.situation();
    const clipId = newId();
    const { put } = test.context.files;
    test.context.files.put = () => Promise.reject(new Error('no disk'));
    expect((await store(coach, video, clipId)).status).toBe(500);
    test.context.files.put = put;
    expect((await listen(coach, video, clipId)).statusCode).toBe(404);
    expect((await store(coach, video, clipId)).status).toBe(200);
    expect((await listen(coach, video, clipId)).rawPayload).toEqual(recording());
  });

  it.each<[string, Buffer, number]>([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 12],
    ['MP3', Buffer.from('ID3\x04....................'), 12],
    ['too large', recording(voiceLimits.maxBytes + 1), 12],
    ['too long', recording(), 60.1],
    ['too short', recording(), 0.4],
    ['nothing', Buffer.from(''), 12],
  ])('is refused if it is %s', async (_, content, seconds) => {
    const { coach, video } = await desk.situation();
    const clipId = newId();
    expect([400, 413]).toContain((await store(coach, video, clipId, content, seconds)).status);
    expect(await isKept(clipId)).toBe(false);
  });

  it('may be a minute at 64 kbit/s', async () => {
    const { coach, video } = await desk.situation();
    expect((await store(coach, video, newId(), recording(480_000), 60)).status).toBe(200);
  });

  it('is refused beyond 120 per review', async () => {
    const { coach, video } = await desk.situation();
    await desk.save(coach, video, 0, reviewDocument());
    const row = { videoId: video.id, coachId: coach.id, seconds: 1, bytes: 1, mediaType: 'audio/webm' as const };
    const rows = Array.from({ length: voiceLimits.maxStored }, () => ({ ...row, id: newId() }));
    await test.context.db.insert(voiceClips).values(rows);
    expect((await store(coach, video, newId())).status).toBe(409);
  });

  it('needs permission to write the review', async () => {
    const { coach, player, video } = await spoken();
    expect((await store(coach, video, newId())).error.code).toBe('review_published');
    await desk.revise(coach, video);
    expect((await store(coach, video, newId())).status).toBe(200);
    expect((await store(player, video, newId())).status).toBe(403);
    expect((await store(await makeCoach(test.context.db), video, newId())).status).toBe(404);
    expect((await store(await makeAdmin(test.context.db), video, newId())).status).toBe(200);
  });
});

describe('listening', () => {
  it('allows the partner notes on the pair while the video is shared, and no other notes', async () => {
    const { coach, player, video } = await desk.situation();
    const { db } = test.context;
    const partner = await makePlayer(db);
    const [ofPair, ofPlayer] = [newId(), newId()];
    for (const clipId of [ofPair, ofPlayer]) await store(coach, video, clipId);
    const notes = [{ ...spokenNote(ofPair), pair: 'centre' as const }, spokenNote(ofPlayer)];
    await desk.save(coach, video, 0, reviewDocument({ notes }));
    await makePartner(test, video, partner);
    const heard = async () =>
      Promise.all([ofPair, ofPlayer].map(async (clipId) => (await listen(partner, video, clipId)).statusCode));
    expect(await heard()).toEqual([404, 404]);
    expect((await desk.publish(coach, video, 1)).status).toBe(200);
    expect(await heard()).toEqual([200, 404]);
    const page = await test.call(partner, endpoints.getPairPage, { params: { videoId: video.id } });
    expect(page.body.notes.map(({ voice }) => voice?.id)).toEqual([ofPair]);
    await test.call(player, endpoints.endPartner, { params: { videoId: video.id } });
    expect(await heard()).toEqual([404, 404]);
  });

  it('allows the coach before the review is published, and the player after', async () => {
    const { coach, player, video, clipId } = await spoken({ isPublished: false });
    const stranger = await makeCoach(test.context.db);
    const heard = async () =>
      Promise.all([coach, player, stranger, null].map(async (who) => (await listen(who, video, clipId)).statusCode));
    expect(await heard()).toEqual([200, 404, 404, 401]);
    await desk.publish(coach, video, 1);
    expect(await heard()).toEqual([200, 200, 404, 401]);
  });

  it('does not allow unpublished revisions, or access through another video', async () => {
    const { coach, player, video } = await spoken();
    const { body } = await desk.revise(coach, video);
    const clipId = newId();
    await store(coach, video, clipId);
    await desk.save(coach, video, body.version, reviewDocument({ notes: [spokenNote(clipId)] }));
    expect((await listen(player, video, clipId)).statusCode).toBe(404);
    const other = await spoken();
    expect((await listen(other.player, other.video, clipId)).statusCode).toBe(404);
  });

  it('returns sound with safe headers', async () => {
    const { player, video, clipId } = await spoken();
    const { headers, rawPayload } = await listen(player, video, clipId);
    expect(rawPayload).toEqual(recording());
    expect(headers).toMatchObject({
      'content-type': 'audio/webm',
      'content-disposition': 'inline; filename="spoken-note.webm"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
    });
    expect(headers['content-encoding']).toBeUndefined();
    const again = await listen(player, video, clipId, { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it.each<[string, number, string | undefined, [number, number]]>([
    ['bytes=0-', 206, 'bytes 0-1999/2000', [0, 2000]],
    ['bytes=100-199', 206, 'bytes 100-199/2000', [100, 200]],
    ['bytes=1900-9999', 206, 'bytes 1900-1999/2000', [1900, 2000]],
    ['bytes=-10', 206, 'bytes 1990-1999/2000', [1990, 2000]],
    ['bytes=2000-', 416, 'bytes */2000', [0, 0]],
    ['bytes=-0', 416, 'bytes */2000', [0, 0]],
    ['bytes=0-1,5-6', 200, undefined, [0, 2000]],
    ['bytes=9-3', 200, undefined, [0, 2000]],
    ['lines=1-2', 200, undefined, [0, 2000]],
  ])('returns part of it: %s', async (range, status, said, [from, to]) => {
    const { player, video, clipId } = await spoken();
    const answer = await listen(player, video, clipId, { range });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([status, said]);
    expect(answer.rawPayload).toEqual(recording().subarray(from, to));
  });

  it('returns all of it for a range of an outdated version', async () => {
    const { player, video, clipId } = await spoken();
    const { headers } = await listen(player, video, clipId);
    const part = (ifRange: string) => listen(player, video, clipId, { range: 'bytes=0-9', 'if-range': ifRange });
    expect((await part(String(headers['etag']))).statusCode).toBe(206);
    expect((await part('"another"')).statusCode).toBe(200);
  });
});

describe('a review with spoken notes', () => {
  it('is listed with a generated title, and the note keeps its recording', async () => {
    const { player, video, clipId } = await spoken();
    const { body } = await desk.read(player, video);
    expect(body.annotations).toMatchObject([{ title: 'Spoken note (0:12)', comment: '', voice: { id: clipId } }]);
    const admin = await makeAdmin(test.context.db);
    const { body: notes } = await test.call(admin, endpoints.listNotes, { query: { search: 'spoken' } });
    expect(notes.rows.some((note) => note.videoId === video.id)).toBe(true);
  });

  it.each(languages)('is known again by the title that is generated in %s', (language) => {
    const voice = { seconds: 12 };
    const title = inLanguage(language, () => noteTitle({ title: '', voice }));
    expect(withoutSpokenTitle(title, voice)).toBe('');
    expect(inLanguage('da', () => readableTitle(title))).toBe('Indtalt note (0:12)');
  });

  it('is listed alike, whatever language its coach reads', async () => {
    offerLanguages(['da']);
    onTestFinished(() => offerLanguages([]));
    const { coach, player, video } = await desk.situation();
    const clipId = newId();
    await store(coach, video, clipId);
    await desk.save(coach, video, 0, reviewDocument({ notes: [spokenNote(clipId)] }));
    const params = { videoId: video.id };
    const headers = { 'accept-language': 'da' };
    const published = await test.call(coach, endpoints.publishReview, { params, body: { version: 1 }, headers });
    expect(published.status).toBe(200);
    expect((await desk.read(player, video)).body.annotations).toMatchObject([{ title: 'Spoken note (0:12)' }]);
  });

  it('does not store the generated title when an administrator corrects the note', async () => {
    const { coach, video } = await spoken();
    const admin = await makeAdmin(test.context.db);
    const note = (await desk.read(coach, video)).body.annotations[0];
    const correction = { title: 'Spoken note (0:12)', comment: 'In short: early.', type: 'strategy' as const };
    const corrected = await test.call(admin, endpoints.correctNote, {
      params: { videoId: video.id, noteId: note?.id ?? '' },
      body: { ...correction, skill: null, version: 1, reason: 'Wrong type' },
    });
    expect(corrected.status).toBe(204);
    const { body } = await desk.version(coach, video, 2);
    expect(body.document.notes).toMatchObject([{ title: '', comment: 'In short: early.', voice: { seconds: 12 } }]);
  });

  it('cannot be published before its recordings have arrived', async () => {
    const { coach, video } = await desk.situation();
    const clipId = newId();
    await desk.save(coach, video, 0, reviewDocument({ notes: [spokenNote(clipId)] }));
    const refused = await desk.publish(coach, video, 1);
    expect([refused.error.code, refused.error.message]).toEqual([
      'review_incomplete',
      expect.stringMatching(/^A spoken note has not reached us yet\./),
    ]);
    await store(coach, video, clipId);
    expect((await desk.publish(coach, video, 1)).status).toBe(200);
  });

  it('has at most sixty', async () => {
    const { coach, video } = await desk.situation();
    const notes = Array.from({ length: voiceLimits.maxPerReview + 1 }, () => spokenNote(newId()));
    const { error } = await desk.save(coach, video, 0, reviewDocument({ notes }));
    expect(error.message).toBe('A review holds at most 60 spoken notes.');
  });
});

describe('an unused recording', () => {
  it('is kept for a week, so that the note can be restored, and then deleted', async () => {
    const { coach, video, clipId, document } = await spoken({ isPublished: false });
    await desk.save(coach, video, 1, reviewDocument({ notes: [] }));
    await tidyUp(6);
    expect(await isKept(clipId)).toBe(true);
    await desk.save(coach, video, 2, document);
    await tidyUp(8);
    expect((await listen(coach, video, clipId)).statusCode).toBe(200);
    await desk.save(coach, video, 3, reviewDocument({ notes: [] }));
    await tidyUp(8);
    expect(await isKept(clipId)).toBe(false);
    expect((await listen(coach, video, clipId)).statusCode).toBe(404);
  });

  it('is kept while a set-aside or earlier version has it', async () => {
    const { coach, video, clipId, document } = await spoken({ isPublished: false });
    await desk.save(coach, video, 1, reviewDocument({ notes: [] }), { setAside: { saved: true, document: null } });
    await tidyUp(30);
    expect(await isKept(clipId)).toBe(true);
    await desk.save(coach, video, 2, document);
    await desk.publish(coach, video, 3);
    const { body } = await desk.revise(coach, video);
    await desk.save(coach, video, body.version, reviewDocument({ notes: [] }));
    await desk.publish(coach, video, body.version + 1);
    await tidyUp(30);
    expect(await isKept(clipId)).toBe(true);
  });

  it('is deleted at once with its video', async () => {
    const { coach, player, video, clipId } = await spoken({ isPublished: false });
    await test.call(coach, endpoints.releaseReview, { params: { videoId: video.id } });
    const gone = await test.call(player, endpoints.withdrawVideo, { params: { videoId: video.id } });
    expect(gone.status).toBe(204);
    await tidyUp();
    expect(await isKept(clipId)).toBe(false);
    expect(await test.context.db.select().from(voiceClips).where(eq(voiceClips.id, clipId))).toEqual([]);
  });
});

describe('personal data', () => {
  const archiveOf = async (who: { id: string }) => {
    const headers = { cookie: await test.sessionOf(who) };
    const { rawPayload } = await test.app.inject({ url: files.exportAccount.path, headers });
    return unzipSync(rawPayload);
  };

  it('includes the coach’s recordings, and for the player those of published reviews', async () => {
    const { coach, player, clipId } = await spoken();
    const name = `recordings/${clipId}.webm`;
    const [ofCoach, ofPlayer] = [await archiveOf(coach), await archiveOf(player)];
    for (const archive of [ofCoach, ofPlayer]) expect(Buffer.from(archive[name] ?? [])).toEqual(recording());
    const data = JSON.parse(Buffer.from(ofCoach['data.json'] ?? []).toString());
    expect(data.spokenNotes).toMatchObject([{ seconds: 12, file: name }]);
    const draft = await spoken({ isPublished: false });
    expect(Object.keys(await archiveOf(draft.player)).filter((one) => one.startsWith('recordings/'))).toEqual([]);
    expect(Object.keys(await archiveOf(draft.coach))).toContain(`recordings/${draft.clipId}.webm`);
  });
});

it('of an erased coach stays in published reviews; drafts are deleted with their recordings', async () => {
  const { coach, player, video, clipId } = await spoken();
  const draft = await desk.situation();
  await connect(test.context.db, coach, draft.player);
  const unpublished = newId();
  await store(coach, draft.video, unpublished);
  await desk.save(coach, draft.video, 0, reviewDocument({ notes: [spokenNote(unpublished)] }));
  const { db, jobs } = test.context;
  await db
    .update(users)
    .set({ state: 'deleted', deletionRequestedAt: sql`now() - interval '48 hours 1 ms'` })
    .where(eq(users.id, coach.id));
  await db.transaction((tx) => jobs.enqueue(tx, 'erase-deleted', {}));
  await test.runJobs();
  await tidyUp();
  expect([await isKept(clipId), await isKept(unpublished)]).toEqual([true, false]);
  expect((await listen(player, video, clipId)).statusCode).toBe(200);
});

it('of an erased player is deleted', async () => {
  const { player, clipId } = await spoken();
  const { db, jobs } = test.context;
  await db
    .update(users)
    .set({ state: 'deleted', deletionRequestedAt: sql`now() - interval '48 hours 1 ms'` })
    .where(eq(users.id, player.id));
  await db.transaction((tx) => jobs.enqueue(tx, 'erase-deleted', {}));
  await test.runJobs();
  await tidyUp();
  expect(await isKept(clipId)).toBe(false);
});

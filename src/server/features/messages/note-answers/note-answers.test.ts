// Answers to notes: who writes and reads them, what they cost, and what becomes of a thread.

import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { coachConnections, messages, noteThreads, reviews, users } from '#server/db/schema/index.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeJunior,
  makeMember,
  makePlayer,
  makeVideo,
  reviewDocument,
} from '#server/testing/factories.ts';
import { openImpersonatingBrowser } from '#server/testing/impersonating-browser.ts';
import { makePartner } from '#server/testing/pairs.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { recording, voiceDesk } from '#server/testing/spoken-notes.ts';
import { makeSubscription } from '#server/testing/subscriptions.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);
const { listen } = voiceDesk(test);
type One = { id: string };
type Note = { videoId: string; noteId: string };

/** A published review with two notes; `note` is the first of its document, at 1:23. */
async function answerable() {
  const found = await desk.published();
  await test.runJobs();
  const noteId = found.document.notes[0]?.id ?? '';
  return { ...found, note: { videoId: found.video.id, noteId } };
}

const answer = (who: One, note: Note, content = 'Even under pressure?', more: object = {}) =>
  test.call(who, endpoints.answerNote, { params: note, body: { content }, ...more });
const answers = async (who: One, note: Note) =>
  (await test.call(who, endpoints.listNoteAnswers, { params: note })).body;
const threads = async (who: One, { videoId }: Note) =>
  (await test.call(who, endpoints.listNoteThreads, { params: { videoId } })).body;
const close = (who: One, note: Note, isClosed = true) =>
  test.call(who, endpoints.closeNoteThread, { params: note, body: { isClosed } });
const unanswered = async (who: One) => (await test.call(who, endpoints.listUnansweredNotes)).body;
const unread = async (who: One) => (await test.call(who, endpoints.countUnreadMessages)).body.unread;
const conversation = async (who: One, other: One) =>
  (await test.call(who, endpoints.getConversation, { params: { coachId: other.id } })).body;
const bell = async (who: One) =>
  (await test.call(who, endpoints.listNotifications, { params: { userId: who.id } })).body.filter(
    ({ type }) => type === 'note_answer',
  );
const publishedAgo = (note: Note, days: number) =>
  test.context.db
    .update(reviews)
    .set({ publishedAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(reviews.videoId, note.videoId));

describe('a note', () => {
  it('is answered by its player and its coach, in thread, conversation and bell', async () => {
    const { player, coach, note } = await answerable();
    expect(await threads(player, note)).toMatchObject({
      answering: { other: { id: coach.id, firstName: 'Carla' } },
      refusal: null,
      threads: [],
    });
    const sent = await answer(player, note);
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      message: { senderId: player.id, receiverId: coach.id, note: { ...note, timestamp: 83.5 }, voice: null },
      quotaRemaining: null,
    });
    await test.runJobs();
    expect(await threads(coach, note)).toMatchObject({
      threads: [{ noteId: note.noteId, timestamp: 83.5, answers: 1, unread: 1, isAwaiting: true, closedAt: null }],
    });
    expect(await unanswered(coach)).toMatchObject({
      count: 1,
      first: [{ ...note, timestamp: 83.5, videoTitle: 'Semi-final', player: { id: player.id } }],
    });
    expect(await bell(coach)).toMatchObject([
      { message: 'Pia Lund answered the note at 1:23 of “Semi-final”.', ...note, isRead: false },
    ]);
    expect((await conversation(coach, player)).map((one) => one.note?.noteId)).toEqual([note.noteId]);

    await answer(coach, note, 'Then even more.');
    expect(await unanswered(coach)).toEqual({ count: 0, first: [] });
    expect((await answers(player, note)).map(({ content }) => content)).toEqual([
      'Then even more.',
      'Even under pressure?',
    ]);
    expect(await answers(coach, note)).toEqual(await answers(player, note));
    await test.runJobs();
    expect([await unread(player), (await bell(player)).length]).toEqual([1, 1]);
  });

  it('is marked as read in the thread or in the conversation, with the bell', async () => {
    const { player, coach, note } = await answerable();
    for (const isInThread of [true, false]) {
      await answer(coach, note);
      await test.runJobs();
      const read = isInThread
        ? await test.call(player, endpoints.readNoteAnswers, { params: note })
        : await test.call(player, endpoints.readConversation, { params: { coachId: coach.id } });
      expect(read.status).toBe(204);
      expect([await unread(player), (await bell(player)).every(({ isRead }) => isRead)]).toEqual([0, true]);
    }
  });

  it('gives no notification of an answer that was read meanwhile', async () => {
    const { player, coach, note } = await answerable();
    await answer(coach, note);
    await test.call(player, endpoints.readNoteAnswers, { params: note });
    await test.runJobs();
    expect(await bell(player)).toEqual([]);
  });

  it('is answered by two at once, and once per key', async () => {
    const { player, coach, note } = await answerable();
    const both = await Promise.all([answer(player, note, 'A'), answer(coach, note, 'B'), answer(coach, note, 'C')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await threads(player, note)).threads).toMatchObject([{ answers: 3 }]);
    const headers = { 'Idempotency-Key': newId() };
    const twice = await Promise.all([answer(player, note, 'D', { headers }), answer(player, note, 'D', { headers })]);
    expect(twice[0]?.body.message.id).toBe(twice[1]?.body.message.id);
    expect((await answer(player, note, 'E', { headers })).status).toBe(409);
    expect(await answers(player, note)).toHaveLength(4);
  });

  it.each(['', '   ', 'x'.repeat(4001)])('needs an answer of up to 4,000 characters', async (content) => {
    const { player, note } = await answerable();
    const refused = await answer(player, note, content);
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['content']]);
  });

  it('of 500 answers is read a page at a time', async () => {
    const { player, coach, note } = await answerable();
    await answer(player, note);
    const [thread] = await test.context.db.select().from(noteThreads).where(eq(noteThreads.videoId, note.videoId));
    const row = { playerId: player.id, coachId: coach.id, senderId: coach.id, content: 'More', threadId: thread?.id };
    await test.context.db.insert(messages).values(Array.from({ length: 499 }, () => ({ ...row })));
    const pageAfter = (after: string | null) =>
      test.call(player, endpoints.listNoteAnswers, { params: note, query: after === null ? {} : { after } });
    const seen = new Set<string>();
    let pages = 0;
    for (let after: string | undefined | null = null; after !== undefined; pages += 1) {
      const page = await pageAfter(after);
      expect(page.body.length).toBe(50);
      for (const { id } of page.body) seen.add(id);
      after = /after=([\w-]+)/.exec(String(page.raw.headers.link ?? ''))?.[1];
    }
    expect([seen.size, pages]).toEqual([500, 10]);
    expect((await threads(player, note)).threads).toMatchObject([{ answers: 500, unread: 499 }]);
  });
});

describe('the quota', () => {
  it('does not count a player’s answers within 14 days of publication', async () => {
    const { player, note } = await answerable();
    await makeSubscription(test.context.db, player, { plan: 'premium' });
    await publishedAgo(note, 13);
    expect((await answer(player, note)).body.quotaRemaining).toBeNull();
    const { body } = await test.call(player, endpoints.getSubscriptionStatus);
    expect(body).toMatchObject({ messageQuotaRemaining: 20 });
  });

  it('counts later ones as messages, and needs a plan for them', async () => {
    const { player, coach, note } = await answerable();
    await publishedAgo(note, 14);
    const refused = await answer(player, note);
    expect(refused.error).toMatchObject({
      code: 'subscription_required',
      message: expect.stringContaining('count as messages'),
    });
    expect((await threads(player, note)).refusal).toBe(refused.error.message);
    expect((await answer(coach, note)).body.quotaRemaining).toBeNull();
    await makeSubscription(test.context.db, player, { plan: 'premium' });
    expect((await answer(player, note)).body.quotaRemaining).toBe(19);
    expect((await threads(player, note)).refusal).toBeNull();
  });
});

describe('a thread', () => {
  it('is closed and opened again by the coach alone; a closed one refuses both', async () => {
    const { player, coach, note } = await answerable();
    expect((await close(coach, note)).status).toBe(404);
    await answer(player, note);
    expect((await close(player, note)).status).toBe(403);
    expect([(await close(coach, note)).status, (await close(coach, note)).status]).toEqual([204, 204]);
    expect(await unanswered(coach)).toMatchObject({ count: 0 });
    for (const who of [player, coach]) {
      const refused = await answer(who, note);
      expect(refused.error).toMatchObject({ code: 'conflict', message: 'The coach has closed this thread.' });
    }
    expect((await threads(player, note)).threads).toMatchObject([{ closedAt: expect.any(String), answers: 1 }]);
    await close(coach, note, false);
    expect((await answer(player, note)).status).toBe(201);
  });

  it('stays with its note over a revision, and can be read once a revision has removed the note', async () => {
    const { player, coach, video, note, document } = await answerable();
    await answer(player, note);
    const revise = async (notes: typeof document.notes) => {
      const { body } = await desk.revise(coach, video);
      await desk.save(coach, video, body.version, reviewDocument({ ...document, notes }));
      expect((await desk.publish(coach, video, body.version + 1)).status).toBe(200);
    };
    await revise(
      document.notes.map((one) => (one.id === note.noteId ? { ...one, timestamp: 90, title: 'Racket' } : one)),
    );
    expect((await threads(player, note)).threads).toMatchObject([{ timestamp: 90, title: 'Racket', isRemoved: false }]);
    await revise(document.notes.filter(({ id }) => id !== note.noteId));
    expect((await threads(player, note)).threads).toMatchObject([
      { timestamp: 90, title: 'Racket', isRemoved: true, isAwaiting: false, answers: 1 },
    ]);
    expect(await answers(coach, note)).toHaveLength(1);
    expect((await answer(player, note)).error.message).toMatch(/^This note was removed in a revision/);
    expect((await unanswered(coach)).count).toBe(0);
    await revise(document.notes);
    expect((await answer(player, note)).status).toBe(201);
  });

  it('is hidden from everyone else who sees the review', async () => {
    const { player, coach, video, note } = await answerable();
    const { db } = test.context;
    const [other, partner, admin] = [await makeCoach(db), await makePlayer(db), await makeAdmin(db)];
    await connect(db, other, player);
    await makePartner(test, video, partner);
    await answer(player, note);
    expect(await threads(other, note)).toEqual({ answering: null, refusal: null, threads: [] });
    for (const [who, status] of [
      [other, 404],
      [partner, 404],
      [admin, 403],
    ] as const) {
      expect((await test.call(who, endpoints.listNoteAnswers, { params: note })).status).toBe(status);
      expect((await answer(who, note)).status).toBe(status);
    }
    const browser = await openImpersonatingBrowser(test, admin);
    await browser.view({ userId: coach.id });
    expect((await browser.call(endpoints.listNoteThreads, { params: { videoId: video.id } })).status).toBe(403);
    expect((await browser.call(endpoints.answerNote, { params: note, body: { content: 'x' } })).status).toBe(403);
    await test.runJobs();
    const seen = await browser.call(endpoints.listNotifications, { params: { userId: coach.id } });
    expect(seen.body.map(({ type }) => type)).not.toContain('note_answer');
  });

  it('refuses answers once the two are no longer connected, and stays readable for the player', async () => {
    const { player, coach, note } = await answerable();
    await answer(coach, note);
    await test.context.db
      .update(coachConnections)
      .set({ status: 'ended' })
      .where(eq(coachConnections.coachId, coach.id));
    expect((await answer(player, note)).error.message).toMatch(/no longer connected/);
    expect((await answer(coach, note)).status).toBe(404);
    expect(await answers(player, note)).toHaveLength(1);
  });

  it('of a club’s coach without a connection is a conversation that is read only', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const [player, coach] = [
      await makeMember(db, club.id),
      await makeCoach(db, { role: 'coach_club', clubId: club.id }),
    ];
    const video = await makeVideo(db, player);
    const document = reviewDocument();
    await desk.save(coach, video, 0, document);
    await desk.publish(coach, video, 1);
    const note = { videoId: video.id, noteId: document.notes[0]?.id ?? '' };
    expect((await answer(player, note)).status).toBe(201);
    expect(await conversation(coach, player)).toHaveLength(1);
    const { body } = await test.call(coach, endpoints.listConversations);
    expect(body.rows).toMatchObject([{ person: { id: player.id }, isOpen: false, unread: 1 }]);
    const message = await test.call(coach, endpoints.sendMessage, { body: { receiverId: player.id, content: 'Hi' } });
    expect(message.status).toBe(403);
  });
});

it('a guardian gets a copy of what the coach answers to a junior', async () => {
  const { db } = test.context;
  const guardian = await makePlayer(db);
  const junior = await makeJunior(db, (await makeClub(db)).id, guardian);
  const coach = await makeCoach(db);
  await connect(db, coach, junior);
  const video = await makeVideo(db, junior);
  const document = reviewDocument();
  await desk.save(coach, video, 0, document);
  await desk.publish(coach, video, 1);
  await test.runJobs();
  test.mails.length = 0;
  await answer(coach, { videoId: video.id, noteId: document.notes[0]?.id ?? '' }, 'Well seen.');
  await test.runJobs();
  expect(test.mails.map(({ text }) => text.includes('Well seen.'))).toEqual([true]);
  const { body } = await test.call(guardian, endpoints.listNotifications, { params: { userId: guardian.id } });
  expect(body[0]).toMatchObject({ type: 'family_update' });
});

describe('a spoken answer', () => {
  const store = (who: One, note: Note, clipId: string) =>
    test.call(who, endpoints.storeAnswerVoice, {
      params: { ...note, clipId },
      body: { seconds: 12, audio: recording().toString('base64') },
    });
  const speak = async (who: One, note: Note, clipId = newId()) => {
    expect((await store(who, note, clipId)).status).toBe(200);
    const sent = await test.call(who, endpoints.answerNote, { params: note, body: { content: '', voiceId: clipId } });
    return { clipId, sent };
  };

  it('is heard by the two, and by nobody else', async () => {
    const { player, coach, video, note } = await answerable();
    const { db } = test.context;
    const other = await makeCoach(db);
    await connect(db, other, player);
    const { clipId, sent } = await speak(player, note);
    expect(sent.body.message).toMatchObject({ content: 'Spoken answer (0:12)', voice: { id: clipId, seconds: 12 } });
    const heard = await Promise.all(
      [player, coach, other, await makeAdmin(db)].map(async (who) => (await listen(who, video, clipId)).statusCode),
    );
    expect(heard).toEqual([200, 200, 404, 404]);
  });

  it('needs an own recording that was stored and not sent before', async () => {
    const { player, coach, note } = await answerable();
    const { clipId } = await speak(player, note);
    for (const [who, voiceId] of [
      [player, clipId],
      [coach, clipId],
      [player, newId()],
    ] as const) {
      const refused = await test.call(who, endpoints.answerNote, { params: note, body: { content: 'x', voiceId } });
      expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['voiceId']]);
    }
    expect((await store(coach, note, clipId)).status).toBe(409);
  });

  it('cannot be published as a note', async () => {
    const { player, coach, video, note, document } = await answerable();
    const { sent } = await speak(player, note);
    const { body } = await desk.revise(coach, video);
    const notes = document.notes.map((one) => ({ ...one, voice: sent.body.message.voice }));
    await desk.save(coach, video, body.version, reviewDocument({ ...document, notes }));
    expect((await desk.publish(coach, video, body.version + 1)).error.code).toBe('review_incomplete');
  });

  it('is refused in a closed thread', async () => {
    const { player, coach, note } = await answerable();
    await answer(player, note);
    await close(coach, note);
    expect((await store(player, note, newId())).status).toBe(409);
  });

  it('is kept by the cleaning job while its message is there, and deleted with the conversation', async () => {
    const { player, coach, video, note } = await answerable();
    const { clipId } = await speak(player, note);
    const { db, jobs } = test.context;
    const clean = async () => {
      await db.transaction((tx) => jobs.enqueue(tx, 'remove-unused-voice', {}));
      await test.runJobs();
      return (await listen(player, video, clipId)).statusCode;
    };
    expect(await clean()).toBe(200);
    await db
      .update(users)
      .set({ state: 'deleted', deletionRequestedAt: sql`now() - interval '48 hours 1 ms'` })
      .where(eq(users.id, coach.id));
    await db.transaction((tx) => jobs.enqueue(tx, 'erase-deleted', {}));
    await test.runJobs();
    expect(await clean()).toBe(404);
    expect(await db.$count(noteThreads, eq(noteThreads.coachId, coach.id))).toBe(0);
  });
});

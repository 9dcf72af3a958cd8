// Requests for the same situation: made and closed by reviews, answered by the next video.

import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import type { PriorityOutcome } from '#domain/reviews/priorities/priority-answers.ts';
import { proposedDrill } from '#domain/skills/drills.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import { situationRequests, users } from '#server/db/schema/index.ts';
import {
  connect,
  makeAdmin,
  makeCoach,
  makePlayer,
  makeVideo,
  reviewDocument,
  videoForm,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
let coach: Person;
let freja: Person;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const asks = (sendBy: string | null, skill: SingleSkill = 'lob') => ({
  skill,
  focus: 'Deeper under pressure',
  drillId: proposedDrill(skill, 4).id,
  sendBy,
});
const says = (since: string, answer: PriorityOutcome) => ({ skill: 'lob' as const, since, answer, comment: '' });

beforeEach(async () => {
  const { db } = test.context;
  coach = await makeCoach(db);
  freja = await makePlayer(db, { credits: 9 });
  await connect(db, coach, freja);
});

/** Saves and publishes what a coach wrote over version 0, or over the version of a correction. */
async function write(videoId: string, parts: Partial<ReviewDocument>, version = 0, who = coach) {
  const params = { videoId };
  const saved = await test.call(who, endpoints.saveReviewDraft, {
    params,
    body: { version, document: reviewDocument(parts) },
  });
  expect(saved.status).toBe(200);
  return test.call(who, endpoints.publishReview, { params, body: { version: saved.body.version } });
}

async function publish(parts: Partial<ReviewDocument>, who = coach) {
  const { id } = await makeVideo(test.context.db, freja);
  expect((await write(id, parts, 0, who)).error?.message).toBeUndefined();
  return id;
}

async function correct(videoId: string, parts: Partial<ReviewDocument>) {
  const { body } = await test.call(coach, endpoints.startRevision, { params: { videoId } });
  return write(videoId, parts, body.version);
}

const list = async (who = freja) =>
  (await test.call(who, endpoints.listSituationRequests, { params: { userId: freja.id } })).body;

const openOne = async () => {
  const [request] = await list();
  if (!request) throw new Error('Nothing is asked for.');
  return request;
};

/** Sends a video that answers requests. */
const send = (situations: { requestId: string; from: number | null; to: number | null }[], who = freja) =>
  test.call(who, endpoints.createVideo, { body: { ...videoForm({ again: true }), situations } });

describe('a published priority', () => {
  it('asks the player for the same situation, for everyone who sees the player', async () => {
    const videoId = await publish({ priorities: [asks(inDays(7)), asks(null, 'volley')] });
    const [request, ...others] = await list();
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      playerId: freja.id,
      skill: 'lob',
      focus: 'Deeper under pressure',
      dueOn: inDays(7),
      asked: { videoId },
      reply: null,
      closed: null,
    });
    expect(await list(coach)).toEqual([request]);
    const video = await test.call(freja, endpoints.getVideo, { params: { videoId } });
    expect(video.body.priorities.map(({ sendBy }) => sendBy ?? null)).toEqual([inDays(7), null]);
  });

  it('cannot ask for a day that has passed, and then publishes nothing', async () => {
    const { id } = await makeVideo(test.context.db, freja);
    const answer = await write(id, { priorities: [asks(inDays(-3))] });
    expect([answer.status, answer.error.message]).toEqual([
      409,
      'Lob: the day to send the same situation by has passed. Choose a later one.',
    ]);
    expect(await list()).toEqual([]);
  });

  it('moves or withdraws its request when the review is corrected', async () => {
    const videoId = await publish({ priorities: [asks(inDays(3))] });
    const { id } = await openOne();
    await correct(videoId, { priorities: [asks(inDays(9))] });
    expect(await list()).toMatchObject([{ id, dueOn: inDays(9) }]);
    await correct(videoId, { priorities: [asks(null)] });
    expect(await list()).toEqual([]);
  });

  it('takes the place of an earlier request on the skill', async () => {
    const first = await publish({ priorities: [asks(inDays(3))] });
    const second = await publish({ priorities: [asks(inDays(9))] });
    const requests = await list();
    expect(requests.map(({ asked, closed }) => [asked.videoId, closed?.answer])).toEqual([
      [second, undefined],
      [first, null],
    ]);
    // Correcting the earlier review leaves it so.
    await correct(first, { priorities: [asks(inDays(3))] });
    expect(await list()).toEqual(requests);
  });
});

describe('the next video', () => {
  it('says that it shows the situation, and from when to when', async () => {
    await publish({ priorities: [asks(inDays(7))] });
    const { id: requestId } = await openOne();
    const sent = await send([{ requestId, from: 42, to: 48.5 }]);
    expect(sent.status).toBe(201);
    expect((await openOne()).reply).toEqual({ videoId: sent.body.id, title: sent.body.title, from: 42, to: 48.5 });
  });

  it.each([
    [{ from: 42, to: 41 }, 'The situation must end after it starts.'],
    [{ from: 42, to: null }, 'Say when the situation ends.'],
    [{ from: 86_401, to: 86_402 }, 'The situation cannot be more than 24 hours into the video.'],
  ])('is refused with %o, and nothing is sent', async (times, sentence) => {
    await publish({ priorities: [asks(inDays(7))] });
    const { id: requestId } = await openOne();
    const answer = await send([{ requestId, ...times }]);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.error.fields)).toContain(sentence);
    expect((await openOne()).reply).toBeNull();
  });

  it('answers only the requests of its own player', async () => {
    await publish({ priorities: [asks(inDays(7))] });
    const { id: requestId } = await openOne();
    const other = await makePlayer(test.context.db, { credits: 1 });
    expect((await send([{ requestId, from: null, to: null }], other)).status).toBe(404);
    expect((await send([{ requestId: newId(), from: null, to: null }])).status).toBe(404);
    const count = await test.call(other, endpoints.countVideos, {});
    expect(count.body.videos).toBe(0);
  });

  it('is forgotten when it is withdrawn, and its times when its link is replaced', async () => {
    await publish({ priorities: [asks(inDays(7))] });
    const { id: requestId } = await openOne();
    const { id: videoId } = (await send([{ requestId, from: 42, to: 48 }])).body;
    const link = { videoUrl: 'https://youtu.be/M7lc1UVf-VE' };
    await test.call(freja, endpoints.replaceVideoLink, { params: { videoId }, body: link });
    expect((await openOne()).reply).toMatchObject({ videoId, from: null, to: null });
    await test.call(freja, endpoints.withdrawVideo, { params: { videoId } });
    expect((await openOne()).reply).toBeNull();
  });
});

describe('marking the situation', () => {
  let requestId: string;
  let asking: string;
  let videoId: string;
  const mark = (who: Person, body: object = {}) =>
    test.call(who, endpoints.markSituation, { params: { requestId }, body: { videoId, from: 10, to: 14, ...body } });

  beforeEach(async () => {
    asking = await publish({ priorities: [asks(inDays(7))] });
    requestId = (await openOne()).id;
    videoId = (await makeVideo(test.context.db, freja)).id;
  });

  it('is done by the player or by the coach, and can be taken back', async () => {
    expect((await mark(coach)).body.reply).toMatchObject({ videoId, from: 10, to: 14 });
    expect((await mark(freja, { from: null, to: null })).body.reply).toMatchObject({ videoId, from: null, to: null });
    expect((await test.call(freja, endpoints.unmarkSituation, { params: { requestId } })).status).toBe(204);
    expect((await openOne()).reply).toBeNull();
  });

  it('is refused for the video that asks, and for the video of someone else', async () => {
    const own = await mark(coach, { videoId: asking });
    expect([own.status, own.error.fields]).toMatchObject([400, { videoId: expect.stringContaining('another video') }]);
    const other = await makePlayer(test.context.db);
    await connect(test.context.db, coach, other);
    expect((await mark(coach, { videoId: (await makeVideo(test.context.db, other)).id })).status).toBe(404);
    expect((await mark(other)).status).toBe(404);
  });

  it('is refused to a coach while another reviews the video, and to the player once it is reviewed', async () => {
    const second = await makeCoach(test.context.db);
    await connect(test.context.db, second, freja);
    await write(videoId, { priorities: [] }, 0, second);
    const answer = await mark(coach);
    expect([answer.status, answer.error.code]).toEqual([409, 'review_claimed']);
    expect((await mark(freja)).error.message).toBe('This video has been reviewed.');
    expect((await mark(await makeAdmin(test.context.db))).status).toBe(200);
  });
});

describe('the answer', () => {
  it('of any coach closes the request, also past its day', async () => {
    const since = await publish({ priorities: [asks(inDays(7))] });
    await test.context.db.update(situationRequests).set({ dueOn: inDays(-4) });
    const second = await makeCoach(test.context.db);
    await connect(test.context.db, second, freja);
    const videoId = await publish({ priorityAnswers: [says(since, 'better')] }, second);
    expect(await list()).toMatchObject([{ closed: { answer: 'better', videoId } }]);
    const { id: requestId } = (await list())[0] as { id: string };
    const late = await send([{ requestId, from: null, to: null }]);
    expect([late.status, late.error.message]).toMatchObject([409, expect.stringContaining('already answered')]);
  });

  it('“not seen” leaves it open', async () => {
    const since = await publish({ priorities: [asks(inDays(7))] });
    await publish({ priorityAnswers: [says(since, 'not-seen')] });
    expect(await list()).toMatchObject([{ closed: null }]);
  });

  it('follows the correction of its review', async () => {
    const since = await publish({ priorities: [asks(inDays(7))] });
    const videoId = await publish({ priorityAnswers: [says(since, 'worse')] });
    await correct(videoId, { priorityAnswers: [says(since, 'same')] });
    expect(await list()).toMatchObject([{ closed: { answer: 'same', videoId } }]);
    await correct(videoId, { priorityAnswers: [] });
    expect(await list()).toMatchObject([{ closed: null }]);
  });

  it('closes one request and can make the next', async () => {
    const since = await publish({ priorities: [asks(inDays(7))] });
    const videoId = await publish({ priorityAnswers: [says(since, 'same')], priorities: [asks(inDays(14))] });
    expect(await list()).toMatchObject([
      { asked: { videoId }, closed: null },
      { asked: { videoId: since }, closed: { answer: 'same' } },
    ]);
  });

  it('does not close what a later review asks for', async () => {
    const first = await publish({});
    const second = await publish({});
    await publish({ priorities: [asks(inDays(7))] });
    await correct(second, { priorityAnswers: [says(first, 'better')] });
    expect(await list()).toMatchObject([{ closed: null }]);
  });
});

describe('the reminder', () => {
  const remind = async () => {
    await test.context.jobs.enqueue(test.context.db, 'situation-reminders', {});
    await test.runJobs();
    const bell = await test.call(freja, endpoints.listNotifications, { params: { userId: freja.id } });
    return bell.body.filter(({ title }) => title === 'Did it work?').map(({ message }) => message);
  };
  const requestIs = (columns: object) =>
    test.context.db
      .update(situationRequests)
      .set({ createdAt: new Date(Date.now() - 5 * 86_400_000).toISOString(), ...columns })
      .where(eq(situationRequests.playerId, freja.id));

  it('comes once, before the day, and again for a new day', async () => {
    const videoId = await publish({ priorities: [asks(inDays(9))] });
    await requestIs({});
    expect(await remind()).toEqual([]);
    await requestIs({ dueOn: inDays(1) });
    await remind();
    expect(await remind()).toEqual([expect.stringMatching(/another video of your lob by \w+day \d+ \w+\.$/)]);
    await correct(videoId, { priorities: [asks(inDays(2))] });
    await test.context.db.update(users).set({ timeZone: 'Pacific/Auckland' }).where(eq(users.id, freja.id));
    expect(await remind()).toHaveLength(2);
  });

  it('does not come once a video was sent, after the day, or right after the review', async () => {
    await publish({ priorities: [asks(inDays(1))] });
    expect(await remind()).toEqual([]);
    await requestIs({ dueOn: inDays(-2) });
    expect(await remind()).toEqual([]);
    const { id: requestId } = await openOne();
    await requestIs({ dueOn: inDays(1) });
    await send([{ requestId, from: null, to: null }]);
    expect(await remind()).toEqual([]);
  });
});

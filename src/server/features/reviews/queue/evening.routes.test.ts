// What an evening of reviews is planned from: the videos and the coach's own pace; and the words of the coach's own notes.

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { reviewDrafts } from '#server/db/schema/index.ts';
import { connect, makeAdmin, makeCoach, makeVideo, reviewDocument } from '#server/testing/factories.ts';
import { publishReview } from '#server/testing/filled-account.ts';
import { openImpersonatingBrowser } from '#server/testing/impersonating-browser.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);
type Person = { id: string };

const evening = async (who: Person) => (await test.call(who, endpoints.getEvening)).body;
const ownNotes = async (who: Person) => (await test.call(who, endpoints.listOwnNotes)).body;

describe('an evening', () => {
  it('has the videos the coach could review now, the earliest due first', async () => {
    const { db } = test.context;
    const { player, coach, video } = await desk.situation({ dueAt: '2026-01-05T00:00:00Z' });
    const other = await makeCoach(db);
    await connect(db, other, player);
    const soon = await makeVideo(db, player, { title: 'Soon', dueAt: '2026-01-02T00:00:00Z' });
    const taken = await makeVideo(db, player, { title: 'Taken', dueAt: '2026-01-01T00:00:00Z' });
    await makeVideo(db, player, { title: 'Dead', pausedAt: '2026-01-01T00:00:00Z', linkProblem: 'private' });
    await desk.claim(other, taken);
    await desk.claim(coach, video);
    await desk.situation();
    expect((await evening(coach)).videos.map(({ videoId }) => videoId)).toEqual([soon.id, video.id]);
    expect((await evening(other)).videos.map(({ videoId }) => videoId)).toEqual([taken.id, soon.id]);
  });

  it('knows the coach’s own pace from three reviews on', async () => {
    const { db } = test.context;
    const { player, coach } = await desk.situation();
    const usual = { minutes: 20, reviews: 0, byType: {} };
    const sit = async (minutes: number) => {
      const video = await publishReview(test, coach, player);
      const openedAt = sql`(select published_at from reviews where video_id = ${video.id}) - make_interval(mins => ${minutes})`;
      await db.update(reviewDrafts).set({ openedAt }).where(eq(reviewDrafts.videoId, video.id));
    };
    await sit(31);
    await sit(12);
    // Claimed on the day before.
    await sit(1500);
    expect((await evening(coach)).pace).toEqual(usual);
    await sit(16);
    expect((await evening(coach)).pace).toMatchObject({ minutes: 16, reviews: 3 });
    const { coach: another } = await desk.situation();
    expect((await evening(another)).pace).toEqual(usual);
  });
});

describe('own notes', () => {
  it('are the words of the coach’s published notes, the latest review first, and of nobody else’s', async () => {
    const { player, coach, video } = await desk.situation();
    const note = (title: string, timestamp: number) => ({
      endTimestamp: null,
      skill: null,
      board: null,
      id: crypto.randomUUID(),
      timestamp,
      type: 'technique' as const,
      title,
      comment: '',
    });
    await desk.save(coach, video, 0, reviewDocument({ notes: [note('Turn earlier', 5), note('Step in', 9)] }));
    expect(await ownNotes(coach)).toEqual([]);
    await desk.publish(coach, video, 1);
    const later = await makeVideo(test.context.db, player);
    await desk.save(coach, later, 0, reviewDocument({ notes: [note('Later review', 5)] }));
    await desk.publish(coach, later, 1);
    expect((await ownNotes(coach)).map(({ title }) => title)).toEqual(['Later review', 'Step in', 'Turn earlier']);
    const { coach: another } = await desk.published();
    expect((await ownNotes(another)).map(({ title }) => title)).toEqual(['Good lob', 'Racket up earlier'].toReversed());
  });

  it('are not for an administrator who views Pala as the coach', async () => {
    const { coach } = await desk.published();
    const browser = await openImpersonatingBrowser(test, await makeAdmin(test.context.db));
    await browser.view({ userId: coach.id });
    const answer = await browser.call(endpoints.listOwnNotes);
    expect(answer.raw.body).toContain('viewing_as_other');
  });
});

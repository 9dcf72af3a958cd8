// Revising a published review: what players see before and after, and two writers at once.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { auditEntries, reviewVersions, skillRatings } from '#server/db/schema/index.ts';
import { connect, makeAdmin, makeCoach, makeVideo, reviewDocument } from '#server/testing/factories.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);

/** A document with another summary and overall rating, one changed rating, one removed, and one note. */
function revised(document: ReviewDocument): ReviewDocument {
  return {
    ...document,
    notes: document.notes.slice(0, 1),
    ratings: document.ratings
      .filter(({ skillName }) => skillName !== 'vibora')
      .map((one) => (one.skillName === 'overall' ? { ...one, rating: 5.5, comment: 'Better than I thought' } : one)),
    finalSummary: 'Seen again: better than I thought.',
  };
}

describe('a revision', () => {
  it('is hidden until published, and then replaces the earlier version', async () => {
    const { coach, player, video, document } = await desk.published();
    await test.runJobs();
    const before = await desk.read(player, video);
    expect((await desk.save(coach, video, 1, document)).error.code).toBe('review_published');
    const workspace = await desk.revise(coach, video);
    expect(workspace.body).toMatchObject({ version: 1, document, video: { status: 'Analyzed' } });
    expect(workspace.body.revisedSince).not.toBeNull();
    await desk.save(coach, video, 1, revised(document));
    expect((await desk.read(player, video)).body).toEqual(before.body);

    expect((await desk.publish(coach, video, 2)).status).toBe(200);
    const after = await desk.read(player, video);
    expect(after.body).toMatchObject({
      status: 'Analyzed',
      overallScore: '5.5',
      finalSummary: 'Seen again: better than I thought.',
      publishedAt: before.body.publishedAt,
    });
    expect(after.body.revisedAt).not.toBeNull();
    expect(after.body.annotations).toHaveLength(1);
    expect(after.body.skillRatings.map(({ skillName }) => skillName)).not.toContain('vibora');
    expect((await desk.open(coach, video)).body.revisedSince).toBeNull();
    expect((await desk.save(coach, video, 2, document)).error.code).toBe('review_published');
    expect((await desk.publish(coach, video, 2)).error.code).toBe('review_published');
  });

  it('keeps the time of ratings, old and new', async () => {
    const { coach, video, document } = await desk.published();
    const long = '2026-01-05T10:00:00Z';
    const { db } = test.context;
    const times = async () => {
      const rows = await db.select().from(skillRatings).where(eq(skillRatings.videoId, video.id));
      return new Map(rows.map(({ skillName, createdAt }) => [skillName, createdAt]));
    };
    const published = (await desk.open(coach, video)).body.publishedAt as string;
    await db.update(skillRatings).set({ createdAt: long }).where(eq(skillRatings.videoId, video.id));
    await desk.revise(coach, video);
    await desk.save(coach, video, 1, revised(document));
    await desk.publish(coach, video, 2);
    await desk.revise(coach, video);
    await desk.save(coach, video, 2, document);
    await desk.publish(coach, video, 3);
    const after = await times();
    expect(Date.parse(after.get('overall') as string)).toBe(Date.parse(long));
    expect(after.get('vibora')).toBe(published);
  });

  it('sends a notification, once while unread, and no second email', async () => {
    const { coach, player, video, document } = await desk.published();
    await test.runJobs();
    for (const version of [1, 2]) {
      await desk.revise(coach, video);
      await desk.save(coach, video, version, revised(document));
      await desk.publish(coach, video, version + 1);
      await test.runJobs();
    }
    expect((await desk.bell(player)).map(({ message }) => message)).toEqual([
      'Carla Sanz updated the review of “Semi-final”.',
    ]);
    expect(test.mails.filter(({ to }) => to === player.email)).toHaveLength(1);
  });

  it('is kept as a version; earlier versions are unchanged', async () => {
    const { coach, video, document } = await desk.published();
    await desk.revise(coach, video);
    await desk.save(coach, video, 1, revised(document));
    const admin = await makeAdmin(test.context.db, { firstName: 'Ada', lastName: 'Friis' });
    await desk.publish(admin, video, 2);
    const { body } = await desk.versions(coach, video);
    expect(body.map(({ number, coach: by }) => [number, by?.firstName])).toEqual([
      [2, 'Ada'],
      [1, 'Carla'],
    ]);
    expect((await desk.version(coach, video, 1)).body.document).toEqual(document);
    expect((await desk.version(coach, video, 2)).body.document).toEqual(revised(document));
    const entries = await test.context.db.select().from(auditEntries).where(eq(auditEntries.subjectId, video.id));
    expect(entries.map(({ actorId, action, after }) => ({ actorId, action, after }))).toEqual([
      { actorId: admin.id, action: 'review-published-by-administrator', after: { version: 2, overallScore: '5.5' } },
    ]);
  });

  it('starts once, however often requested', async () => {
    const { coach, video } = await desk.published();
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.revise(coach, video)));
    expect(new Set(answers.map(({ body }) => body.revisedSince)).size).toBe(1);
    expect((await desk.revise(coach, video)).body.revisedSince).toBe(answers[0]?.body.revisedSince);
  });

  it('can be discarded: the draft returns to the published version, and other windows get a conflict', async () => {
    const { coach, player, video, document } = await desk.published();
    await desk.revise(coach, video);
    await desk.save(coach, video, 1, revised(document));
    expect((await desk.discard(coach, video)).body).toMatchObject({ version: 3, document, revisedSince: null });
    expect((await desk.discard(coach, video)).body).toMatchObject({ version: 3, document });
    await desk.revise(coach, video);
    expect((await desk.save(coach, video, 2, revised(document))).error.code).toBe('review_conflict');
    expect((await desk.read(player, video)).body).toMatchObject({
      revisedAt: null,
      finalSummary: document.finalSummary,
    });
    expect(await test.context.db.$count(reviewVersions, eq(reviewVersions.videoId, video.id))).toBe(1);
  });

  it('needs the same as every review', async () => {
    const { coach, player, video, document } = await desk.published();
    await desk.revise(coach, video);
    await desk.save(coach, video, 1, { ...document, finalSummary: '' });
    expect((await desk.publish(coach, video, 2)).error.code).toBe('review_incomplete');
    expect((await desk.read(player, video)).body.finalSummary).toBe(document.finalSummary);
  });
});

describe('who may revise', () => {
  it('are the reviewer and administrators, for published reviews only', async () => {
    const { coach, player, video } = await desk.published();
    const { db } = test.context;
    const other = await makeCoach(db);
    await connect(db, other, player);
    expect((await desk.revise(other, video)).error.code).toBe('review_claimed');
    expect((await desk.revise(await makeCoach(db), video)).status).toBe(404);
    expect((await desk.revise(await makeAdmin(db), video)).status).toBe(200);
    const pending = await makeVideo(db, player);
    const message = 'This review is not published yet, so there is nothing to revise.';
    expect((await desk.revise(coach, pending)).error).toEqual({ code: 'conflict', message });
    expect((await desk.discard(coach, pending)).error).toEqual({ code: 'conflict', message });
  });

  it('may be two at once, without silent loss', async () => {
    const { coach, video, document } = await desk.published();
    const admin = await makeAdmin(test.context.db);
    const [one, other] = await Promise.all([desk.revise(coach, video), desk.revise(admin, video)]);
    expect([one.body.version, other.body.version]).toEqual([1, 1]);
    const answers = await Promise.all([
      desk.save(coach, video, 1, { ...document, finalSummary: 'The coach' }),
      desk.save(admin, video, 1, { ...document, finalSummary: 'The administrator' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('review_conflict');
    const published = await Promise.all([desk.publish(coach, video, 2), desk.publish(admin, video, 2)]);
    expect(published.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await test.context.db.$count(reviewVersions, eq(reviewVersions.videoId, video.id))).toBe(2);
  });
});

describe('previous ratings', () => {
  it('of a revised review are from before it, not from later videos', async () => {
    const { coach, player, video, document } = await desk.published();
    const next = await makeVideo(test.context.db, player);
    await desk.open(coach, next);
    await desk.save(coach, next, 0, reviewDocument());
    await desk.publish(coach, next, 1);
    expect((await desk.revise(coach, video)).body.previousRatings).toEqual([]);
    const previous = (await desk.revise(coach, next)).body.previousRatings;
    expect(previous.map(({ videoId }) => videoId)).toEqual(document.ratings.map(() => video.id));
  });
});

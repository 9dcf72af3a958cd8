// A published review's rallies, strokes, priorities and answers, and what it refuses.

import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { startBoard } from '#domain/reviews/court/court-board.ts';
import { proposedDrill } from '#domain/skills/drills.ts';
import { reviewDrafts, reviewVersions, skillRatings } from '#server/db/schema/index.ts';
import { reviewDocument } from '#server/testing/factories.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);

type Rating = ReviewDocument['ratings'][0];
const drillId = proposedDrill('lob', 4).id;
const code = { id: newId(), timestamp: 14, stroke: 'lob', zone: 'back', outcome: 'winner' } as const;

/** A review with every kind of entry. */
function fullReview(parts: Partial<ReviewDocument> = {}): ReviewDocument {
  const document = reviewDocument();
  const [first, second] = document.notes as [ReviewDocument['notes'][0], ReviewDocument['notes'][0]];
  return {
    ...document,
    notes: [{ ...first, endTimestamp: 90, skill: 'bandeja', board: startBoard }, second],
    ratings: document.ratings.map((one) => (one.skillName === 'lob' ? { ...one, evidence: [second.id] } : one)),
    priorities: [{ skill: 'lob', focus: 'Deeper under pressure', drillId }],
    rallies: [
      { start: 40, end: 60 },
      { start: 10, end: 20.5 },
      { start: 15, end: 30 },
      { start: 70, end: null },
    ],
    codes: [code],
    timedFor: 'youtube:anything',
    ...parts,
  };
}

describe('a published review', () => {
  it('shows ranges, skills, boards, linked notes, priorities, rallies and codes', async () => {
    const document = fullReview();
    const { player, video } = await desk.published(document);
    const { body } = await desk.read(player, video);
    expect(body.annotations.find(({ skill }) => skill === 'bandeja')).toEqual({ ...document.notes[0], voice: null });
    expect(body.annotations.find(({ skill }) => skill === null)).toMatchObject({ endTimestamp: null, board: null });
    const lob = body.skillRatings.find(({ skillName }) => skillName === 'lob');
    expect(lob?.evidence).toEqual([document.notes[1]?.id]);
    expect(body).toMatchObject({ priorities: document.priorities, codes: [code], revisedAt: null });
    // Sorted, merged where they overlap, without unfinished ones.
    expect(body.rallies).toEqual([
      { start: 10, end: 30 },
      { start: 40, end: 60 },
    ]);
  });

  it('has no comment if the coach wrote none', async () => {
    const document = fullReview();
    const [first, ...others] = document.ratings as [Rating, ...Rating[]];
    const ratings = [{ ...first, comment: 'Steady.' }, ...others.map((one) => ({ ...one, comment: '' }))];
    const { player, video } = await desk.published({ ...document, ratings });
    const { body } = await desk.read(player, video);
    const comments = new Map(body.skillRatings.map(({ skillName, comment }) => [skillName, comment]));
    expect(comments.get(first.skillName)).toBe('Steady.');
    for (const { skillName } of others) expect([skillName, comments.get(skillName)]).toEqual([skillName, null]);
    const rows = await test.context.db.select().from(skillRatings).where(eq(skillRatings.videoId, video.id));
    expect(rows.filter(({ comment }) => comment === '')).toEqual([]);
  });

  it('is kept as its first version, with its publisher', async () => {
    const { coach, video, document } = await desk.published(fullReview());
    const { body } = await desk.versions(coach, video);
    expect(body).toMatchObject([{ number: 1, coach: { firstName: 'Carla', lastName: 'Sanz' } }]);
    expect((await desk.version(coach, video, 1)).body).toMatchObject({ number: 1, document });
    expect((await desk.version(coach, video, 2)).status).toBe(404);
  });

  it('links only its own notes and drops ids of other reviews', async () => {
    const other = await desk.published(fullReview());
    const foreign = other.document.notes[0]?.id as string;
    const document = fullReview();
    const own = document.notes[1]?.id as string;
    const ratings = document.ratings.map((one) => ({ ...one, evidence: [foreign, own, newId()] }));
    const { player, video } = await desk.published({ ...document, ratings });
    const { body } = await desk.read(player, video);
    expect(body.skillRatings.map(({ evidence }) => evidence)).toEqual(ratings.map(() => [own]));
    expect((await desk.read(other.player, other.video)).body.annotations).toHaveLength(2);
  });

  it('may share note ids with another review, and each keeps its own notes', async () => {
    const one = await desk.published(fullReview());
    const other = await desk.published(
      fullReview({ notes: one.document.notes.map((note) => ({ ...note, title: 'Mine' })) }),
    );
    const titles = async ({ player, video }: typeof one) =>
      (await desk.read(player, video)).body.annotations.map(({ title }) => title).toSorted();
    expect(await titles(one)).toEqual(['Good lob', 'Racket up earlier']);
    expect(await titles(other)).toEqual(['Mine', 'Mine']);
  });
});

describe('publishing', () => {
  it.each([
    ['without words', { skill: 'lob', focus: '  ', drillId }, 'Say what to work on in each priority.'],
    ['without a drill', { skill: 'lob', focus: 'Deeper', drillId: '' }, 'Choose a drill for Lob.'],
    ['with a drill of no library', { skill: 'lob', focus: 'Deeper', drillId: 'x' }, 'Choose a drill for Lob.'],
  ] as const)('refuses a priority %s', async (_, priority, message) => {
    const { coach, player, video } = await desk.situation();
    await desk.open(coach, video);
    expect((await desk.save(coach, video, 0, fullReview({ priorities: [priority] }))).status).toBe(200);
    expect((await desk.publish(coach, video, 1)).error).toEqual({ code: 'review_incomplete', message });
    expect((await desk.read(player, video)).body.status).toBe('Pending');
    expect(await test.context.db.$count(reviewVersions, eq(reviewVersions.videoId, video.id))).toBe(0);
  });

  it('and saving at the same moment run one after the other, and the losing save gets a conflict', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { coach, video } = await desk.situation();
      await desk.open(coach, video);
      const document = fullReview();
      await desk.save(coach, video, 0, document);
      const [published, saved] = await Promise.all([
        desk.publish(coach, video, 1),
        desk.save(coach, video, 1, { ...document, finalSummary: 'Late words' }),
      ]);
      const expected = published.status === 200 ? 'review_published' : undefined;
      expect([published.status, saved.error.code]).toEqual(expected ? [200, expected] : [409, undefined]);
      const [draft] = await test.context.db.select().from(reviewDrafts).where(eq(reviewDrafts.videoId, video.id));
      if (published.status === 200) expect(draft?.document.finalSummary).toBe(document.finalSummary);
    }
  });
});

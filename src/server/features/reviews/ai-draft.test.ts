// The automatic draft: what it fills, what it leaves, and that it never publishes.

import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { aiPrefix, noMaterial } from '#domain/reviews/draft/ai-draft.ts';
import { prioritiesProblem } from '#domain/reviews/priorities/priorities.ts';
import { builtInAssistant } from '#server/providers/assistant/built-in-assistant.ts';
import { createAssistant } from '#server/providers/assistant/create-assistant.ts';
import { connect, makeAdmin, makeCoach, makeVideo, reviewDocument } from '#server/testing/factories.ts';
import { sendJson, useHttpPeer } from '#server/testing/http-peer.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);

/** A coach's notes and ratings, without any summary. */
function found(parts: Partial<ReviewDocument> = {}): ReviewDocument {
  const { notes, ratings } = reviewDocument();
  return { ...emptyReview, notes, ratings: ratings.slice(0, 4), ...parts };
}

/** A saved draft, as version 1. */
async function saved(document: ReviewDocument) {
  const situation = await desk.situation();
  await desk.open(situation.coach, situation.video);
  await desk.save(situation.coach, situation.video, 0, document);
  return situation;
}

describe('an automatic draft', () => {
  it('fills every empty text, marks it, and is saved as the next version', async () => {
    const { coach, player, video } = await saved(found());
    const { status, body } = await desk.draft(coach, video, 1);
    expect([status, body.version, body.writer, body.hasModelFailed]).toEqual([200, 2, 'rules', false]);
    const { document } = body;
    for (const text of [document.finalSummary, document.overallStrengths, document.recommendationsForImprovement]) {
      expect(text.startsWith(aiPrefix)).toBe(true);
    }
    expect(document.finalSummary).toContain('Pia');
    expect(document.ratings.every(({ comment }) => comment.startsWith(aiPrefix))).toBe(true);
    expect(document.priorities.length).toBeGreaterThan(0);
    expect(prioritiesProblem(document.priorities)).toBeNull();
    expect((await desk.open(coach, video)).body).toMatchObject({
      version: 2,
      document,
      video: { status: 'AI-Analyzed' },
    });
    expect((await desk.read(player, video)).body).toMatchObject({
      finalSummary: null,
      annotations: [],
      skillRatings: [],
    });
  });

  it('leaves every word of the coach and every rating as it is', async () => {
    const own = found({ finalSummary: 'My words.', priorities: [{ skill: 'volley', focus: 'Mine', drillId: '' }] });
    const { coach, video } = await saved(own);
    const { document } = (await desk.draft(coach, video, 1)).body;
    expect(document).toMatchObject({ finalSummary: 'My words.', priorities: own.priorities, notes: own.notes });
    expect(document.ratings.map(({ rating }) => rating)).toEqual(own.ratings.map(({ rating }) => rating));
  });

  it('fills nothing if nothing is empty', async () => {
    const { coach, video } = await saved(reviewDocument());
    const full = (await desk.draft(coach, video, 1)).body;
    // The first draft filled comments and priorities; a second finds nothing more.
    expect((await desk.draft(coach, video, 2)).body).toMatchObject({ version: 3, document: full.document });
    const whole = await saved(full.document);
    await desk.draft(whole.coach, whole.video, 1);
    expect((await desk.read(whole.player, whole.video)).body.status).toBe('Pending');
  });

  it('can be published by the coach, never by itself, and then changes nothing any more', async () => {
    const { coach, player, video } = await saved(found());
    await desk.draft(coach, video, 1);
    await test.runJobs();
    expect(await desk.bell(player)).toEqual([]);
    expect((await desk.publish(coach, video, 2)).body.status).toBe('Analyzed');
    expect((await desk.draft(coach, video, 2)).error.code).toBe('review_published');
  });

  it('may fill a revision, whose video stays published', async () => {
    const { coach, player, video, document } = await desk.published();
    await desk.revise(coach, video);
    await desk.save(coach, video, 1, { ...document, overallStrengths: '' });
    const { body } = await desk.draft(coach, video, 2);
    expect(body.document.overallStrengths.startsWith(aiPrefix)).toBe(true);
    expect((await desk.read(player, video)).body).toMatchObject({
      status: 'Analyzed',
      overallStrengths: document.overallStrengths,
    });
  });

  it('compares with the review before', async () => {
    const { coach, player, video } = await saved(found());
    const earlier = await desk.situation();
    await connect(test.context.db, earlier.coach, player);
    const rated = reviewDocument().ratings.map((one) => ({ ...one, rating: 1 }));
    const before = await makeVideo(test.context.db, player);
    await desk.open(earlier.coach, before);
    await desk.save(earlier.coach, before, 0, reviewDocument({ ratings: rated }));
    await desk.publish(earlier.coach, before, 1);
    expect((await desk.draft(coach, video, 1)).body.document.finalSummary).toContain('Since your last review');
  });
});

describe('a draft by a model', () => {
  const peer = useHttpPeer();
  const model = () => ({ assistant: { baseUrl: `${peer.url}/v1`, model: 'small-one', apiKey: null } });

  it('saves it like one by the rules, and records who wrote it', async () => {
    const proposal = {
      finalSummary: 'Words of a model. https://evil.example',
      overallStrengths: 'Strengths',
      areasOfImprovement: 'Areas',
      recommendationsForImprovement: 'Advice',
    };
    peer.answer = (response) =>
      sendJson(response, 200, { choices: [{ message: { content: JSON.stringify(proposal) } }] });
    test.context.assistant = await createAssistant(model(), test.context.log);
    const { coach, video } = await saved(found());
    const { body } = await desk.draft(coach, video, 1);
    expect(body).toMatchObject({ version: 2, writer: 'model', hasModelFailed: false });
    expect(body.document.finalSummary).toBe(`${aiPrefix}Words of a model. …`);
    peer.answer = (response) => sendJson(response, 503, {});
    const other = await saved(found());
    const failed = await desk.draft(other.coach, other.video, 1);
    expect(failed.body).toMatchObject({ version: 2, writer: 'rules', hasModelFailed: true });
    test.context.assistant = builtInAssistant;
  });
});

describe('asking for an automatic draft', () => {
  it.each([
    ['nothing', emptyReview],
    [
      'a note without words',
      { ...emptyReview, notes: [{ ...reviewDocument().notes[0], id: newId(), title: '', comment: '' }] },
    ],
  ])('refuses with %s to write from', async (_, document) => {
    const { coach, video } = await saved(document as ReviewDocument);
    expect((await desk.draft(coach, video, 1)).error).toEqual({ code: 'conflict', message: noMaterial() });
    expect((await desk.open(coach, video)).body).toMatchObject({ version: 1, video: { status: 'Pending' } });
  });

  it('refuses over another version than the saved one', async () => {
    const { coach, video } = await saved(found());
    expect((await desk.draft(coach, video, 0)).error.code).toBe('review_conflict');
    expect((await desk.draft(coach, video, 2)).error.code).toBe('review_conflict');
  });

  it('allows only the reviewer and administrators', async () => {
    const { coach, player, video } = await saved(found());
    const { db } = test.context;
    const other = await makeCoach(db);
    await connect(db, other, player);
    expect((await desk.draft(other, video, 1)).error.code).toBe('review_claimed');
    expect((await desk.draft(await makeCoach(db), video, 1)).status).toBe(404);
    expect((await desk.draft(player, video, 1)).status).toBe(403);
    expect((await desk.draft(await makeAdmin(db), video, 1)).body.version).toBe(2);
    expect((await desk.draft(coach, video, 1)).error.code).toBe('review_conflict');
  });

  it('gives way to a save made while it was written, and overwrites nothing', async () => {
    const { coach, video } = await saved(found());
    const late = found({ finalSummary: 'Saved meanwhile' });
    test.context.assistant = {
      async writeReview(material) {
        expect((await desk.save(coach, video, 1, late)).status).toBe(200);
        return builtInAssistant.writeReview(material);
      },
    };
    try {
      expect((await desk.draft(coach, video, 1)).error.code).toBe('review_conflict');
    } finally {
      test.context.assistant = builtInAssistant;
    }
    expect((await desk.open(coach, video)).body).toMatchObject({
      version: 2,
      document: late,
      video: { status: 'Pending' },
    });
  });

  it('creates one draft for several requests at once', async () => {
    const { coach, video } = await saved(found());
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.draft(coach, video, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error.code === 'review_conflict')).toHaveLength(19);
  });

  it('sends the writer only the material of this review', async () => {
    const { coach, video } = await saved(found());
    let sent: unknown;
    test.context.assistant = {
      async writeReview(material) {
        sent = material;
        return builtInAssistant.writeReview(material);
      },
    };
    await desk.draft(coach, video, 1);
    test.context.assistant = builtInAssistant;
    const text = JSON.stringify(sent);
    expect(text).toContain('Pia');
    for (const secret of ['Lund', '@pala.test', video.id, coach.id]) expect(text).not.toContain(secret);
  });
});

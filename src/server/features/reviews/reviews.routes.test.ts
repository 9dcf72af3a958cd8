// From the queue to a published review, and what the player sees when.

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { coachConnections, videos } from '#server/db/schema/index.ts';
import { connect, makeAdmin, makeCoach, makePlayer, makeVideo, reviewDocument } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };

/** A player with a coach and a pending video. */
async function situation() {
  const { db } = test.context;
  const [player, coach] = [
    await makePlayer(db, { firstName: 'Pia', lastName: 'Lund' }),
    await makeCoach(db, { firstName: 'Carla', lastName: 'Sanz' }),
  ];
  await connect(db, coach, player);
  return { player, coach, video: await makeVideo(db, player, { title: 'Semi-final' }) };
}
const open = (coach: Person, video: Person) =>
  test.call(coach, endpoints.openReview, { params: { videoId: video.id } });
const save = (coach: Person, video: Person, version: number, document: ReviewDocument) =>
  test.call(coach, endpoints.saveReviewDraft, { params: { videoId: video.id }, body: { version, document } });
const publish = (coach: Person, video: Person, version: number) =>
  test.call(coach, endpoints.publishReview, { params: { videoId: video.id }, body: { version } });
const read = (player: Person, video: Person) =>
  test.call(player, endpoints.getVideo, { params: { videoId: video.id } });

describe('the draft', () => {
  it('is refused after a withdrawal or the end of the connection with the same message as for any other video', async () => {
    const { db } = test.context;
    const sentences: string[] = [];
    for (const end of ['withdraw', 'disconnect', 'never'] as const) {
      const { coach, player, video } = await situation();
      if (end !== 'never') await open(coach, video);
      if (end === 'withdraw') await db.delete(videos).where(eq(videos.id, video.id));
      if (end === 'disconnect')
        await db.update(coachConnections).set({ status: 'ended' }).where(eq(coachConnections.playerId, player.id));
      const who = end === 'never' ? await makeCoach(db) : coach;
      const answers = [await save(who, video, 0, reviewDocument()), await publish(who, video, 0)];
      for (const { status, error } of answers) {
        expect([end, status]).toEqual([end, 404]);
        sentences.push(error.message);
      }
    }
    expect(new Set(sentences)).toEqual(
      new Set(['This video is no longer available. It was withdrawn, or you are no longer connected with its player.']),
    );
  });

  it('belongs to the coach who changes the review first; an administrator may help out', async () => {
    const { coach, player, video } = await situation();
    const second = await makeCoach(test.context.db);
    await connect(test.context.db, second, player);
    await save(coach, video, 0, reviewDocument());
    expect((await open(coach, video)).body).toMatchObject({
      version: 1,
      reviewer: { firstName: 'Carla' },
      player: { firstName: 'Pia' },
    });
    const refused = await open(second, video);
    expect([refused.status, refused.error.code, refused.error.message]).toEqual([
      409,
      'review_claimed',
      'Carla Sanz is already reviewing this video.',
    ]);
    expect((await save(second, video, 0, reviewDocument())).error.code).toBe('review_claimed');
    expect((await open(await makeAdmin(test.context.db), video)).status).toBe(200);
  });

  it('returns exactly as saved', async () => {
    const { coach, video } = await situation();
    await open(coach, video);
    const document = reviewDocument({ finalSummary: 'Ünïcode 🎾\nand lines' });
    const saved = await save(coach, video, 0, document);
    expect(saved.body.version).toBe(1);
    expect((await open(coach, video)).body).toMatchObject({ version: 1, document, savedAt: saved.body.savedAt });
  });

  it('is not overwritten silently: one of two saves over the same version gets a conflict', async () => {
    const { coach, video } = await situation();
    await open(coach, video);
    const answers = await Promise.all([
      save(coach, video, 0, reviewDocument({ finalSummary: 'one' })),
      save(coach, video, 0, reviewDocument({ finalSummary: 'two' })),
    ]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.error.code).toBe('review_conflict');
  });

  it('is hidden from players, in the video and in ratings', async () => {
    const { coach, player, video } = await situation();
    await open(coach, video);
    await save(coach, video, 0, reviewDocument());
    const seen = await read(player, video);
    expect(seen.body).toMatchObject({
      status: 'Pending',
      overallScore: null,
      finalSummary: null,
      feedback: null,
      annotations: [],
      skillRatings: [],
    });
    expect((await test.call(player, endpoints.listOwnSkillRatings)).body).toEqual([]);
  });

  it.each([
    ['a time before the start', { notes: [{ ...reviewDocument().notes[0], timestamp: -1 }] }],
    ['a time as text', { notes: [{ ...reviewDocument().notes[0], timestamp: '1:30' }] }],
    ['a time beyond 24 hours', { notes: [{ ...reviewDocument().notes[0], timestamp: 1e99 }] }],
    ['a rating above 7', { ratings: [{ skillName: 'lob', rating: 7.1, comment: '' }] }],
    ['a rating below 0', { ratings: [{ skillName: 'lob', rating: -0.1, comment: '' }] }],
    ['a rating between the steps', { ratings: [{ skillName: 'lob', rating: 3.14, comment: '' }] }],
    ['an unknown skill', { ratings: [{ skillName: 'smash', rating: 3, comment: '' }] }],
    ['a note of an unknown type', { notes: [{ ...reviewDocument().notes[0], type: 'praise' }] }],
  ])('refuses %s with a sentence and keeps what was saved', async (_, parts) => {
    const { coach, video } = await situation();
    await open(coach, video);
    const answer = await save(coach, video, 0, { ...reviewDocument(), ...parts } as never);
    expect(answer.status).toBe(400);
    expect(answer.error.message.length).toBeGreaterThan(10);
    expect((await open(coach, video)).body.version).toBe(0);
  });
});

describe('publishing', () => {
  it('shows the review to the player, and notifies them in the app and by email with a link', async () => {
    const { coach, player, video } = await situation();
    await open(coach, video);
    await save(coach, video, 0, reviewDocument());
    expect((await publish(coach, video, 1)).status).toBe(200);
    const seen = await read(player, video);
    expect(seen.body).toMatchObject({
      status: 'Analyzed',
      overallScore: '3.0',
      finalSummary: 'You defend well and win the net with your lob. Work on the bandeja next.',
      reviewer: { firstName: 'Carla', lastName: 'Sanz' },
    });
    expect(seen.body.annotations.map((note) => note.timestamp)).toEqual([12, 83.5]);
    expect(seen.body.skillRatings).toHaveLength(11);
    await test.runJobs();
    const bell = await test.call(player, endpoints.listNotifications, { params: { userId: player.id } });
    expect(bell.body).toMatchObject([
      { type: 'video_analyzed', videoId: video.id, isRead: false, message: 'Carla Sanz reviewed “Semi-final”.' },
    ]);
    const mail = test.mails.findLast((one) => one.to === player.email);
    expect(mail?.subject).toBe('Your review is ready: Semi-final');
    expect(mail?.text).toContain(`http://pala.test/player/video-analysis/${video.id}`);
    expect(mail?.text).toContain('You defend well and win the net');
  });

  it('needs an overall rating and a final summary', async () => {
    const { coach, video } = await situation();
    await open(coach, video);
    await save(coach, video, 0, reviewDocument({ finalSummary: ' ', ratings: [] }));
    const answer = await publish(coach, video, 1);
    expect([answer.status, answer.error.message]).toEqual([
      409,
      'Before publishing, add an overall rating and a final summary.',
    ]);
  });

  it('publishes only what was saved last', async () => {
    const { coach, video } = await situation();
    await open(coach, video);
    await save(coach, video, 0, reviewDocument());
    await save(coach, video, 1, reviewDocument({ finalSummary: 'newer' }));
    expect((await publish(coach, video, 1)).error.code).toBe('review_conflict');
  });

  it('happens once for ten requests at once', async () => {
    const { coach, player, video } = await situation();
    await open(coach, video);
    await save(coach, video, 0, reviewDocument());
    const answers = await Promise.all(Array.from({ length: 10 }, () => publish(coach, video, 1)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.error.code === 'review_published')).toHaveLength(9);
    await test.runJobs();
    await test.runJobs();
    expect(test.mails.filter((mail) => mail.to === player.email)).toHaveLength(1);
    expect((await save(coach, video, 1, reviewDocument())).error.code).toBe('review_published');
  });

  it('provides its ratings as previous ratings of the next review', async () => {
    const { coach, player, video } = await situation();
    await open(coach, video);
    await save(coach, video, 0, reviewDocument());
    await publish(coach, video, 1);
    const next = await makeVideo(test.context.db, player);
    const workspace = await open(coach, next);
    expect(workspace.body.previousRatings.find((one) => one.skillName === 'footwork')?.rating).toBe('4.0');
    expect((await open(coach, video)).body.previousRatings).toEqual([]);
  });
});

describe('a player’s ratings', () => {
  it('are visible to the player and the connected coach, until the connection ends', async () => {
    const { coach, player, video } = await situation();
    await open(coach, video);
    await save(coach, video, 0, reviewDocument());
    await publish(coach, video, 1);
    const ratings = (person: Person) =>
      test.call(person, endpoints.listSkillRatings, { params: { userId: player.id } });
    expect((await ratings(player)).body).toHaveLength(11);
    expect((await ratings(coach)).body).toHaveLength(11);
    expect((await ratings(await makeCoach(test.context.db))).status).toBe(404);
    await test.context.db.execute(sql`update coach_connections set status = 'ended' where player_id = ${player.id}`);
    expect((await ratings(coach)).status).toBe(404);
    expect((await read(coach, video)).status).toBe(404);
  });
});

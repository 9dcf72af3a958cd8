// Taking notes along: four formats of a review, the notes on a pair, and a season as a page.

import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { readNotation } from '#contract/reviews/review-notation.ts';
import { reviews, videos } from '#server/db/schema/index.ts';
import { connect, makeCoach, makePlayer, makeVideo, reviewDocument } from '#server/testing/factories.ts';
import { makePartner, pairReview } from '#server/testing/pairs.ts';
import { reportDesk } from '#server/testing/report-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reportDesk(test);

interface One {
  id: string;
}

async function get(person: One, url: string) {
  return test.app.inject({ url, headers: { cookie: await test.signIn(person) } });
}
const notesOf = (person: One, video: One, format: string) => get(person, `/api/videos/${video.id}/notes.${format}`);
const pairNotesOf = (person: One, video: One, format: string) =>
  get(person, `/api/pair-matches/${video.id}/notes.${format}`);

async function people() {
  const { db } = test.context;
  return { player: await makePlayer(db, { country: 'DK' }), coach: await makeCoach(db, { lastName: 'Vermeer' }) };
}

const hostile = '<script>alert(1)</script> --> =cmd|calc';

/** A review whose texts try to break out of each format. */
function hostileReview() {
  const document = reviewDocument();
  const notes = document.notes.map((note) => ({
    ...note,
    title: '=cmd|calc',
    comment: `${hostile}\n\n1\n00:00 --> 00:01`,
  }));
  return { ...document, notes, finalSummary: hostile, overallStrengths: hostile };
}

describe('the notes of a review', () => {
  it('come in four formats, each with a name and a type', async () => {
    const { player, coach } = await people();
    const video = await desk.publish(coach, player, pairReview(), { title: 'Sunday League' });
    const types = { txt: 'text/plain', vtt: 'text/vtt', csv: 'text/csv', json: 'application/json' };
    for (const [format, type] of Object.entries(types)) {
      const { statusCode, headers } = await notesOf(player, video, format);
      expect([format, statusCode]).toEqual([format, 200]);
      expect(headers['content-type']).toContain(type);
      expect(headers['content-disposition']).toBe(
        `attachment; filename="pala-${format === 'txt' ? 'chapters' : 'notes'}-sunday-league.${format}"`,
      );
    }
    for (const format of ['pdf', 'html', '', 'JSON'])
      expect((await notesOf(player, video, format)).statusCode).toBe(404);
  });

  it('are not sent again while they are the same', async () => {
    const { player, coach } = await people();
    const video = await desk.publish(coach, player);
    const { headers } = await notesOf(player, video, 'csv');
    const again = await test.app.inject({
      url: `/api/videos/${video.id}/notes.csv`,
      headers: { cookie: await test.signIn(player), 'if-none-match': headers.etag as string },
    });
    expect(again.statusCode).toBe(304);
  });

  it('are read back from JSON without ids and names', async () => {
    const { player, coach } = await people();
    const document = pairReview();
    const video = await desk.publish(coach, player, document);
    const { body } = await notesOf(coach, video, 'json');
    const read = readNotation(body);
    if ('problems' in read) throw new Error(read.problems.join(' '));
    expect(read.notation.notes).toHaveLength(document.notes.length);
    expect(read.notation.ratings).toHaveLength(document.ratings.length);
    expect(read.notation.ratings[0]).toMatchObject({ rating: expect.any(Number) });
    for (const secret of [player.id, coach.id, video.id, 'Vermeer', ...document.notes.map(({ id }) => id)]) {
      expect([secret, body.includes(secret)]).toEqual([secret, false]);
    }
  });

  it('keep hostile texts as text', async () => {
    const { player, coach } = await people();
    const video = await desk.publish(coach, player, hostileReview());
    const [vtt, csv] = [(await notesOf(player, video, 'vtt')).body, (await notesOf(player, video, 'csv')).body];
    expect(vtt.split('\n').filter((line) => line.includes('-->'))).toHaveLength(2);
    expect(vtt).not.toContain('<script');
    // A Dane's spreadsheet reads semicolons.
    expect(csv).toContain(";'=cmd|calc;");
    expect(csv).toMatch(/^\uFEFFTime;Start in seconds;/);
  });

  it('are refused as chapters when YouTube would refuse them', async () => {
    const { player, coach } = await people();
    const [note] = reviewDocument().notes;
    const video = await desk.publish(coach, player, reviewDocument({ notes: note ? [note] : [] }));
    const answer = await notesOf(player, video, 'txt');
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('YouTube needs at least 3 chapters, each 10 seconds or longer.');
  });

  it('are not there before the review is published, or for others', async () => {
    const { db } = test.context;
    const { player, coach } = await people();
    await connect(db, coach, player);
    const pending = await makeVideo(db, player);
    const published = await desk.publish(coach, player);
    const stranger = await makePlayer(db);
    for (const format of ['txt', 'vtt', 'csv', 'json']) {
      expect((await notesOf(player, pending, format)).statusCode).toBe(404);
      expect((await notesOf(coach, { id: newId() }, format)).statusCode).toBe(404);
      expect((await notesOf(stranger, published, format)).statusCode).toBe(404);
    }
  });
});

describe('the notes on a pair', () => {
  it('are all that a partner gets, without ratings and the player’s own notes', async () => {
    const { db } = test.context;
    const { player, coach } = await people();
    const partner = await makePlayer(db);
    const video = await desk.publish(coach, player, pairReview());
    await makePartner(test, video, partner);
    for (const person of [player, partner]) {
      const read = readNotation((await pairNotesOf(person, video, 'json')).body);
      if ('problems' in read) throw new Error(read.problems.join(' '));
      const { notes, ratings, strokes, rallies, positions } = read.notation;
      expect(notes.map(({ title }) => title)).toEqual(['Up together', 'Nobody takes the middle']);
      expect([ratings, strokes, rallies, positions.player]).toEqual([[], [], [], []]);
      expect((await pairNotesOf(person, video, 'vtt')).body).not.toMatch(/bandeja/i);
    }
    for (const format of ['txt', 'vtt', 'csv', 'json'])
      expect((await notesOf(partner, video, format)).statusCode).toBe(404);
    expect((await pairNotesOf(await makePlayer(db), video, 'json')).statusCode).toBe(404);
  });

  it('are not there before the review is published, or without a partner', async () => {
    const { db } = test.context;
    const { player, coach } = await people();
    const pending = await makeVideo(db, player);
    await makePartner(test, pending, await makePlayer(db));
    expect((await pairNotesOf(player, pending, 'json')).statusCode).toBe(404);
    expect((await pairNotesOf(player, await desk.publish(coach, player), 'json')).statusCode).toBe(404);
  });
});

describe('a season’s notes', () => {
  const season = (person: One, query = '') => get(person, `/api/videos/notes.html${query}`);

  it('is a page with links to each second, ratings over time and nothing that runs', async () => {
    const { player, coach } = await people();
    const columns = {
      title: hostile,
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      providerVideoId: 'dQw4w9WgXcQ',
    };
    await desk.publish(coach, player, hostileReview(), columns);
    await desk.publish(coach, player);
    const { body, headers } = await season(player);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="pala-notes-all.html"');
    expect(body).not.toMatch(/<(script|link|img|iframe|object|embed|form)\b/i);
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; --&gt; =cmd|calc');
    expect(body).toMatch(/href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ&amp;t=\d+s"/);
    expect(body).toContain('Ratings over time');
    expect(body).toContain('Vermeer');
    expect(body).not.toContain(coach.id);
  });

  it('holds the player’s own reviews of the period only', async () => {
    const { db } = test.context;
    const { player, coach } = await people();
    const [spring, autumn] = [
      await desk.publish(coach, player, reviewDocument(), { title: 'Spring cup' }),
      await desk.publish(coach, player, reviewDocument(), { title: 'Autumn cup' }),
    ];
    await desk.publish(coach, await makePlayer(db), reviewDocument(), { title: 'Canary cup' });
    // The last hour of June in Denmark, and the first of July.
    await db.update(reviews).set({ publishedAt: '2026-06-30T21:30:00Z' }).where(eq(reviews.videoId, spring.id));
    await db.update(reviews).set({ publishedAt: '2026-06-30T22:30:00Z' }).where(eq(reviews.videoId, autumn.id));
    const first = await season(player, '?from=2026-01-01&to=2026-06-30&timeZone=Europe/Copenhagen');
    expect([first.body.includes('Spring cup'), first.body.includes('Autumn cup')]).toEqual([true, false]);
    expect(first.headers['content-disposition']).toContain('pala-notes-2026-01-01-2026-06-30.html');
    const second = await season(player, '?from=2026-07-01&to=2026-12-31&timeZone=Europe/Copenhagen');
    expect([second.body.includes('Spring cup'), second.body.includes('Autumn cup')]).toEqual([false, true]);
    const none = await season(player, '?from=2020-01-01&to=2020-06-30');
    expect(none.body).toContain('No review was published in this period.');
    expect((await season(player)).body).not.toContain('Canary');
  });

  it('has no unpublished review', async () => {
    const { db } = test.context;
    const { player, coach } = await people();
    const video = await desk.publish(coach, player, reviewDocument(), { title: 'Reopened' });
    await db.update(videos).set({ status: 'Pending' }).where(eq(videos.id, video.id));
    expect((await season(player)).body).not.toContain('Reopened');
  });

  it('names what is wrong with a period', async () => {
    const { player } = await people();
    expect((await season(player, '?from=2026-07-01&to=2026-01-01')).json().message).toContain(
      'The last day must not be before the first.',
    );
    expect((await season(player, '?from=soon')).statusCode).toBe(400);
  });
});

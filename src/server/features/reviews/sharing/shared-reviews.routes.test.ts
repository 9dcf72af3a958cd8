// Sharing a review: what its player chooses, what everyone sees, and when it is gone.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { sharedReviewPlaceholder, sharedReviewPlaceholders } from '#contract/reviews/shared-review-page.ts';
import type { NameStyle } from '#domain/levels/certificates.ts';
import { createApp } from '#server/app.ts';
import { annotations, auditEntries, contentBlocks, sharedReviews, users, videos } from '#server/db/schema/index.ts';
import { makeReviewedVideo, makeTakedown } from '#server/testing/club-content.ts';
import { makeAdmin, makeClub, makeCoach, makeMember, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { makePartner } from '#server/testing/pairs.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);
let app: FastifyInstance;
let coach: { id: string };

beforeAll(async () => {
  coach = await makeCoach(test.context.db, { firstName: 'Lucía', lastName: 'Ferrer' });
  const pages = mkdtempSync(join(tmpdir(), 'pala-pages-'));
  writeFileSync(join(pages, 'app.html'), 'application');
  writeFileSync(join(pages, '404.html'), 'nothing here');
  const values = sharedReviewPlaceholders.map((name) => `${name}=${sharedReviewPlaceholder(name)};`);
  writeFileSync(join(pages, 'shared-review.html'), values.join('\n'));
  app = await createApp(test.context, { pages });
});

interface One {
  id: string;
}
type Parts = { showsScore?: boolean; noteIds?: string[]; nameStyle?: NameStyle };

const of = (video: One) => ({ params: { videoId: video.id } });
const read = (player: One, video: One) => test.call(player, endpoints.getReviewSharing, of(video));
const share = (player: One, video: One, parts: Parts = {}) =>
  test.call(player, endpoints.shareReview, {
    ...of(video),
    body: { showsScore: true, noteIds: [], nameStyle: 'short', ...parts },
  });
const stop = (player: One, video: One) => test.call(player, endpoints.stopSharingReview, of(video));

const get = (url: string, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } });
const pageOf = async (code: string) => {
  const { body } = await get(`/shared-review/${code}`);
  return Object.fromEntries(body.split(';\n').map((line) => line.replace(/;$/, '').split(/=(.*)/s)));
};
/** Statuses of page and picture. */
async function statuses(code: string): Promise<number[]> {
  const answers = [await get(`/shared-review/${code}`), await get(`/shared-review/${code}/review.png`)];
  return answers.map(({ statusCode }) => statusCode);
}

type NewNotes = NonNullable<Parameters<typeof makeReviewedVideo>[3]>['notes'];

/** A player of a club with a reviewed video of 4.2. */
async function reviewed(notes?: NewNotes, columns: Parameters<typeof makeMember>[2] = {}) {
  const { db } = test.context;
  const club = await makeClub(db);
  const player = await makeMember(db, club.id, { firstName: 'Alma', lastName: 'Berg', ...columns });
  const video = await makeReviewedVideo(db, player, coach, notes && { notes });
  return { club, player, video, noteIds: video.notes.map(({ id }) => id) };
}

/** The same, shared with its score and up to two notes. */
async function shared(notes?: NewNotes, parts: Parts = {}) {
  const situation = await reviewed(notes);
  const { player, video, noteIds } = situation;
  const { body } = await share(player, video, { noteIds: noteIds.slice(0, 2), ...parts });
  return { ...situation, code: body.share?.code ?? '' };
}

describe('the player', () => {
  it('has a private review until they share it', async () => {
    const { player, video, noteIds } = await reviewed();
    expect((await read(player, video)).body).toEqual({ share: null, notes: noteIds, isTakenDown: false });
  });

  it('chooses score, notes and name, and changes them at the same address', async () => {
    const { player, video, noteIds, code } = await shared();
    expect(code).toMatch(/^[\w-]{20}$/);
    const { body } = await share(player, video, { showsScore: false, noteIds, nameStyle: 'initials' });
    expect(body.share).toEqual({ code, showsScore: false, noteIds, nameStyle: 'initials' });
    expect((await read(player, video)).body).toEqual(body);
  });

  it('gets another address after stopping: the old one never works again', async () => {
    const { player, video, code } = await shared();
    expect((await stop(player, video)).status).toBe(204);
    expect(await statuses(code)).toEqual([404, 404]);
    expect((await stop(player, video)).status).toBe(204);
    const again = (await share(player, video)).body.share?.code ?? '';
    expect(again).not.toBe(code);
    expect([await statuses(again), await statuses(code)]).toEqual([
      [200, 200],
      [404, 404],
    ]);
  });

  it('gets one address from concurrent requests', async () => {
    const { player, video } = await reviewed();
    await test.signIn(player);
    const answers = await Promise.all(Array.from({ length: 8 }, () => share(player, video)));
    expect(new Set(answers.map(({ body }) => body.share?.code)).size).toBe(1);
  });

  it('leaves an audit entry for sharing and for stopping, not for each choice', async () => {
    const { player, video } = await shared();
    await share(player, video, { showsScore: false });
    await stop(player, video);
    const { action, actorId, subjectId } = auditEntries;
    const entries = await test.context.db
      .select({ action, actorId })
      .from(auditEntries)
      .where(eq(subjectId, video.id))
      .orderBy(auditEntries.id);
    expect(entries).toEqual([
      { action: 'review-shared', actorId: player.id },
      { action: 'review-sharing-stopped', actorId: player.id },
    ]);
  });

  it('cannot share a review before it is published, nor more than two notes', async () => {
    const { player, video, noteIds } = await reviewed([{}, { timestamp: 90 }, { timestamp: 99 }]);
    expect((await share(player, video, { noteIds })).error.code).toBe('invalid_input');
    const pending = await makeVideo(test.context.db, player);
    expect((await share(player, pending)).error).toMatchObject({
      code: 'conflict',
      message: 'You can share a review once your coach has published it.',
    });
  });

  it('is the only one to decide, even when viewed as', async () => {
    const [{ player, video }, admin] = [await reviewed(), await makeAdmin(test.context.db)];
    const started = await test.call(admin, endpoints.startView, { body: { userId: player.id } });
    const headers = { cookie: String(started.raw.headers['set-cookie']).split(';')[0] as string };
    const body = { showsScore: true, noteIds: [], nameStyle: 'short' as const };
    expect((await test.call(null, endpoints.shareReview, { ...of(video), body, headers })).error.code).toBe(
      'viewing_as_other',
    );
    expect((await test.call(null, endpoints.stopSharingReview, { ...of(video), headers })).status).toBe(403);
  });
});

describe('the public page', () => {
  it('shows the name, score and chosen notes, and nothing else of the player, the video or the coach', async () => {
    const { player, video, club, code } = await shared([
      { skill: 'lob', comment: '[AI Analysis] And you took the net behind it.' },
      { timestamp: 90, type: 'technique', title: '', comment: 'Bend your knees.' },
      { timestamp: 99, title: 'Not chosen' },
    ]);
    expect(await pageOf(code)).toMatchObject({
      code,
      name: 'Alma B.',
      month: expect.stringMatching(/^[A-Z][a-z]+ \d{4}$/),
      summary: 'Overall score 4.2 of 7.0. Strength · Lob: Deep lob. Technique.',
      hasScore: 'yes',
      score: '4.2',
      barPercent: '60',
      kind1: 'Strength · Lob',
      title1: 'Deep lob',
      comment1: 'And you took the net behind it.',
      kind2: 'Technique',
      title2: '',
      comment2: 'Bend your knees.',
    });
    const { body } = await get(`/shared-review/${code}`);
    const secrets = [player.id, player.email, 'Berg', video.id, video.title, video.providerVideoId, 'Not chosen'];
    for (const secret of [...secrets, coach.id, 'Ferrer', club.name, 'won the net']) expect(body).not.toContain(secret);
  });

  it('leaves out the score, or the notes, as the player chooses', async () => {
    const { player, video, noteIds, code } = await shared();
    await share(player, video, { showsScore: false, noteIds });
    expect(await pageOf(code)).toMatchObject({ hasScore: 'no', score: '', hasNote1: 'yes', hasNote2: 'no' });
    await share(player, video, { showsScore: true, noteIds: [] });
    expect(await pageOf(code)).toMatchObject({ hasScore: 'yes', hasNote1: 'no', comment1: '' });
  });

  it('is hidden from search engines, never cached, and has a picture that is only sent again after a change', async () => {
    const { player, video, code } = await shared();
    expect((await get(`/shared-review/${code}`)).headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-cache',
    });
    expect((await get('/sitemap.xml')).body).not.toContain('shared-review');
    const url = `/shared-review/${code}/review.png`;
    const { rawPayload, headers } = await get(url);
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'x-robots-tag': 'noindex' });
    expect(headers['content-disposition']).toBe('inline; filename="pala-review.png"');
    const known = { 'if-none-match': String(headers.etag) };
    expect((await get(url, known)).statusCode).toBe(304);
    await share(player, video, { showsScore: false, noteIds: video.notes.map(({ id }) => id) });
    expect((await get(url, known)).statusCode).toBe(200);
  });

  it('escapes what coaches write', async () => {
    const { code } = await shared([{ title: '<img src=x onerror=alert(1)>', comment: '{{code}}"' }]);
    const { body } = await get(`/shared-review/${code}`);
    expect(body).toContain('title1=&lt;img src=x onerror=alert(1)&gt;;');
    expect(body).toContain('comment1={{code}}&quot;;');
  });

  it('draws notes of any length and script', async () => {
    for (const notes of [
      [
        { title: 'W'.repeat(200), comment: 'long '.repeat(900) },
        { title: '', comment: 'لعبت جيداً' },
      ],
      [{ title: 'ᏣᎳᎩ', comment: '' }],
    ]) {
      expect(await statuses((await shared(notes)).code)).toEqual([200, 200]);
    }
  });

  it('shows the published text after a revision, and loses a note that the revision removed', async () => {
    const { player, coach: reviewer, video, document } = await desk.published();
    const noteIds = document.notes.map(({ id }) => id);
    const code = (await share(player, video, { noteIds })).body.share?.code ?? '';
    const begun = (await desk.revise(reviewer, video)).body;
    const notes = begun.document.notes.slice(0, 1).map((note) => ({ ...note, comment: 'Revised.' }));
    await desk.save(reviewer, video, begun.version, { ...begun.document, notes });
    expect((await pageOf(code))['comment1']).not.toBe('Revised.');
    expect((await desk.publish(reviewer, video, begun.version + 1)).status).toBe(200);
    expect(await pageOf(code)).toMatchObject({ comment1: 'Revised.', hasNote2: 'no' });
    expect((await read(player, video)).body.share?.noteIds).toEqual([noteIds[0]]);
  });
});

describe('notes', () => {
  it('on the pair, and recordings without words, can be neither chosen nor shown', async () => {
    const voice = { id: coach.id, seconds: 12, bytes: 9000, mediaType: 'audio/webm' } as const;
    const { player, video, noteIds, code } = await shared([
      { timestamp: 1, pair: 'centre', title: 'Nobody takes the middle' },
      { timestamp: 2, title: 'Spoken note (0:12)', comment: '', voice },
      { timestamp: 3, title: 'Mine' },
    ]);
    expect((await read(player, video)).body).toMatchObject({ notes: [noteIds[2]], share: { noteIds: [] } });
    expect(await pageOf(code)).toMatchObject({ hasScore: 'yes', hasNote1: 'no' });
  });

  it('never name a partner or another player of the club, whatever these have agreed to', async () => {
    const { db } = test.context;
    const { club, player, video, noteIds, code } = await shared([
      { timestamp: 1, title: 'Jonas is late' },
      { timestamp: 2, comment: 'As deep as Ylva’s.' },
      { timestamp: 3, comment: 'Well done, Alma!' },
    ]);
    await share(player, video, { noteIds: noteIds.slice(0, 2) });
    expect(await pageOf(code)).toMatchObject({ hasNote1: 'yes', hasNote2: 'yes' });
    await makeMember(db, club.id, { firstName: 'Ylva', lastName: 'Strand' });
    await makePartner(
      test,
      await makeVideo(db, player),
      await makePlayer(db, { firstName: 'Jonas', lastName: 'Lind' }),
    );
    expect((await read(player, video)).body).toMatchObject({ notes: [noteIds[2]], share: { noteIds: [] } });
    expect(await pageOf(code)).toMatchObject({ hasNote1: 'no', hasNote2: 'no' });
  });

  it('name the player only as the player wants to be named', async () => {
    const { player, video, noteIds, code } = await shared([{ comment: 'Well done, Alma!' }]);
    expect((await pageOf(code))['comment1']).toBe('Well done, Alma!');
    expect((await share(player, video, { noteIds, nameStyle: 'initials' })).body.notes).toEqual([]);
    expect(await pageOf(code)).toMatchObject({ name: 'A. B.', hasNote1: 'no' });
  });

  it('of another review are ignored', async () => {
    const other = await reviewed([{ title: 'Of another review' }]);
    const { code } = await shared([], { noteIds: other.noteIds });
    expect(await pageOf(code)).toMatchObject({ hasNote1: 'no' });
  });
});

describe('page and picture are not found', () => {
  type Shared = Awaited<ReturnType<typeof shared>>;
  const set = ({ player }: Shared, columns: Partial<typeof users.$inferInsert>) =>
    test.context.db.update(users).set(columns).where(eq(users.id, player.id));
  const block = async (columns: Partial<typeof contentBlocks.$inferInsert>) => {
    const { id: takedownId } = await makeTakedown(test.context.db);
    await test.context.db.insert(contentBlocks).values({ takedownId, ...columns });
  };

  it.each<[string, (situation: Shared) => Promise<unknown>]>([
    ['while the account is suspended', (situation) => set(situation, { state: 'suspended' })],
    [
      'while the account is being deleted',
      (situation) => set(situation, { state: 'deleted', deletionRequestedAt: sql`now()` as never }),
    ],
    [
      'once the player is a coach',
      (situation) => set(situation, { role: 'coach_freelance', clubId: null, accessType: 'direct' }),
    ],
    ['once the video is deleted', ({ video }) => test.context.db.delete(videos).where(eq(videos.id, video.id))],
    ['once the player is taken down', ({ player }) => block({ userId: player.id })],
    ['once the review is taken down', ({ video }) => block({ videoId: video.id })],
    [
      'once nothing is left of what was chosen',
      async ({ player, video, noteIds }) => {
        await share(player, video, { showsScore: false, noteIds });
        await test.context.db.delete(annotations).where(eq(annotations.videoId, video.id));
      },
    ],
  ])('%s', async (_, end) => {
    const situation = await shared();
    expect(await statuses(situation.code)).toEqual([200, 200]);
    await end(situation);
    expect(await statuses(situation.code)).toEqual([404, 404]);
  });

  it('for unknown codes, with a page for browsers and JSON for programs', async () => {
    for (const url of ['/shared-review', '/shared-review/', '/shared-review/x', '/shared-review/x/review.png']) {
      expect([url, (await get(url)).statusCode, (await get(url)).body]).toEqual([url, 404, 'nothing here']);
      expect([url, (await get(url, { accept: 'image/*' })).json().code]).toEqual([url, 'not_found']);
    }
  });

  it('and cannot be shared again, once an administrator took the review down', async () => {
    const { player, video } = await shared();
    await block({ videoId: video.id });
    expect((await read(player, video)).body.isTakenDown).toBe(true);
    expect((await stop(player, video)).status).toBe(204);
    expect((await share(player, video)).error).toMatchObject({
      code: 'conflict',
      message: 'We took this review off our public pages, so you can’t share it.',
    });
    expect(await test.context.db.$count(sharedReviews, eq(sharedReviews.videoId, video.id))).toBe(0);
  });
});

it('a stretch of the video that was taken down takes its note off the page, and the rest stays', async () => {
  const { video, code } = await shared([{ timestamp: 83 }, { timestamp: 200, title: 'Later' }]);
  const { id: takedownId } = await makeTakedown(test.context.db);
  const stretch = { videoId: video.id, startSeconds: 79, endSeconds: 89 };
  await test.context.db.insert(contentBlocks).values({ takedownId, ...stretch });
  expect(await pageOf(code)).toMatchObject({ title1: 'Later', hasNote2: 'no' });
});

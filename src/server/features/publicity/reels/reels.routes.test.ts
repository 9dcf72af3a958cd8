// Reels: what can become a clip, who makes them, what everybody sees, and what takes it away at once.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type PublicReel, reelPlaceholder, reelPlaceholders } from '#contract/publicity/reel-page.ts';
import type { NewClip } from '#contract/publicity/reels.ts';
import { maxClips } from '#domain/publicity/clips.ts';
import { cardFormatNames, cardFormats } from '#domain/publicity/spotlights.ts';
import { type NoteType, noteTypes } from '#domain/videos/videos.ts';
import { createApp } from '#server/app.ts';
import { users, videos } from '#server/db/schema/index.ts';
import { aClip, agree, makeReviewedVideo } from '#server/testing/club-content.ts';
import { makeClub, makeCoach, makeMember, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Member = Awaited<ReturnType<typeof makeMember>>;
let app: FastifyInstance;
let coach: { id: string };
let club: { id: string; name: string };
let manager: { id: string };
let member: Member;
let video: Awaited<ReturnType<typeof makeReviewedVideo>>;

beforeAll(async () => {
  coach = await makeCoach(test.context.db);
  const pages = mkdtempSync(join(tmpdir(), 'pala-pages-'));
  writeFileSync(join(pages, 'app.html'), 'application');
  writeFileSync(join(pages, '404.html'), 'nothing here');
  const content = reelPlaceholders.map((name) => `${name}=${reelPlaceholder(name)};`).join('\n');
  writeFileSync(join(pages, 'reel.html'), content);
  app = await createApp(test.context, { pages });
});

beforeEach(async () => {
  const { db } = test.context;
  club = await makeClub(db);
  manager = await makePerson(db, { role: 'club', clubId: club.id });
  member = await makeMember(db, club.id, { firstName: 'Alma', lastName: 'Berg' });
  video = await makeReviewedVideo(db, member, coach);
});

const moments = async (query = {}) => (await test.call(manager, endpoints.listReelMoments, { query })).body;
const begin = async (title = 'Autumn') => (await test.call(manager, endpoints.createReel, { body: { title } })).body;
const save = (reelId: string, version: number, clips: NewClip[], as = manager) =>
  test.call(as, endpoints.saveReel, { params: { reelId }, body: { version, title: 'Autumn', clips } });
const read = async (reelId: string) => (await test.call(manager, endpoints.getReel, { params: { reelId } })).body;
const share = (reelId: string, sharing = { isPublic: true, isListed: false }) =>
  test.call(manager, endpoints.shareReel, { params: { reelId }, body: sharing });
const decide = (choice: 'agreed' | 'refused') =>
  test.call(member, endpoints.decideContentChoice, { body: { choice, nameStyle: 'short' } });
const change = (columns: Partial<typeof users.$inferInsert>) =>
  test.context.db.update(users).set(columns).where(eq(users.id, member.id));
const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

describe('moments', () => {
  it('come from notes in members’ reviewed YouTube videos, with the coach’s edges', async () => {
    const { db } = test.context;
    await makeReviewedVideo(db, member, coach, { provider: 'matchi' });
    await makeReviewedVideo(db, member, coach, { status: 'Pending' });
    await makeReviewedVideo(db, await makeMember(db, (await makeClub(db)).id), coach);
    const rallied = await makeReviewedVideo(db, member, coach, {
      notes: [
        { timestamp: 12, title: 'In a rally' },
        { timestamp: 40, endTimestamp: 47, title: 'A stretch' },
      ],
      rallies: [{ start: 8, end: 21 }],
    });
    const { rows } = await moments();
    expect(rows.map(({ title, start, end, videoId }) => [title, start, end, videoId])).toEqual([
      ['In a rally', 8, 21, rallied.id],
      ['A stretch', 40, 47, rallied.id],
      ['Deep lob', 79, 89, video.id],
    ]);
    expect(rows[0]).toMatchObject({ player: { id: member.id, firstName: 'Alma' }, isPublic: false });
  });

  it('filter by type, skill, player and season', async () => {
    const other = await makeMember(test.context.db, club.id);
    await makeReviewedVideo(test.context.db, other, coach, {
      eventDate: '2026-03-10',
      notes: [{ type: 'technique', skill: 'bandeja', title: 'Turn earlier' }],
    });
    const titles = async (query: object) => (await moments(query)).rows.map(({ title }) => title);
    expect(await titles({ type: 'technique' })).toEqual(['Turn earlier']);
    expect(await titles({ skill: 'bandeja' })).toEqual(['Turn earlier']);
    expect(await titles({ playerId: member.id })).toEqual(['Deep lob']);
    expect(await titles({ from: '2026-03-01', to: '2026-03-31' })).toEqual(['Turn earlier']);
    expect(await titles({ to: '2026-02-28' })).toEqual([]);
  });

  it('page without repeats', async () => {
    const notes = Array.from({ length: 50 }, (_, index) => ({ timestamp: 100 + index, title: `Note ${index}` }));
    await makeReviewedVideo(test.context.db, member, coach, { notes });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await moments(after ? { after } : {});
      seen.push(...page.rows.map(({ noteId }) => noteId));
      after = page.next ?? undefined;
    } while (after);
    expect([seen.length, new Set(seen).size]).toEqual([51, 51]);
  });

  it('exclude players who refused', async () => {
    await decide('refused');
    expect((await moments()).rows).toEqual([]);
    expect((await test.call(manager, endpoints.proposeReel)).body).toEqual([]);
  });

  it('make suggestions from strengths only', async () => {
    const notes = noteTypes.filter((type) => type !== 'strength').map((type) => ({ type, title: 'No praise' }));
    await makeReviewedVideo(test.context.db, member, coach, { notes });
    const proposed = async (type?: NoteType) =>
      (await test.call(manager, endpoints.proposeReel, { query: type ? { type } : {} })).body.map(({ title }) => title);
    expect(await proposed()).toEqual(['Deep lob']);
    expect(await proposed('improvement')).toEqual([]);
  });
});

describe('a manager', () => {
  it('saves clips in order', async () => {
    const reel = await begin();
    expect(reel).toMatchObject({ title: 'Autumn', clips: [], isPublic: false, isListed: false, version: 0 });
    const clips = [aClip(video.id, { start: 5, end: 9, caption: 'First' }), aClip(video.id, { caption: 'Second' })];
    const saved = (await save(reel.id, 0, clips)).body;
    expect(saved.clips.map(({ caption, start }) => [caption, start])).toEqual([
      ['First', 5],
      ['Second', 79],
    ]);
    expect((await test.call(manager, endpoints.listReels)).body).toMatchObject([{ clips: 2, length: 14 }]);
  });

  it('cannot overwrite another manager’s save', async () => {
    const reel = await begin();
    await save(reel.id, 0, [aClip(video.id)]);
    expect((await save(reel.id, 0, [])).status).toBe(409);
    expect((await read(reel.id)).clips).toHaveLength(1);
  });

  it(`sees that a reel has at most ${maxClips} clips, however many come`, async () => {
    const reel = await begin();
    const many = (count: number) => Array.from({ length: count }, () => aClip(video.id));
    expect((await save(reel.id, 0, many(maxClips))).status).toBe(200);
    for (const count of [maxClips + 1, 10_000]) {
      const { status, error } = await save(reel.id, 1, many(count));
      expect([status, error.message]).toEqual([400, 'A reel can have up to 60 clips. Put the rest in a second one.']);
    }
  });

  it.each([
    ['shorter than a second', { start: 5, end: 5.4 }],
    ['longer than two minutes', { start: 5, end: 126 }],
    ['backwards', { start: 9, end: 5 }],
    ['before the video', { start: -1, end: 5 }],
  ])('cannot make a clip %s', async (_, edges) => {
    expect((await save((await begin()).id, 0, [aClip(video.id, edges)])).status).toBe(400);
  });

  it('finds no clips outside the club’s content', async () => {
    const { db } = test.context;
    const foreign = await makeReviewedVideo(db, await makeMember(db, (await makeClub(db)).id), coach);
    const pending = await makeReviewedVideo(db, member, coach, { status: 'Pending' });
    const reel = await begin();
    for (const { id } of [foreign, pending]) expect((await save(reel.id, 0, [aClip(id)])).status).toBe(404);
    await decide('refused');
    expect((await save(reel.id, 0, [aClip(video.id)])).status).toBe(404);
  });

  it('of another club cannot find the reel', async () => {
    const { db } = test.context;
    const stranger = await makePerson(db, { role: 'club', clubId: (await makeClub(db)).id });
    const { id: reelId } = await begin();
    const params = { reelId };
    const statuses = [
      await test.call(stranger, endpoints.getReel, { params }),
      await save(reelId, 0, [], stranger),
      await test.call(stranger, endpoints.shareReel, { params, body: { isPublic: true, isListed: true } }),
      await test.call(stranger, endpoints.deleteReel, { params }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect((await test.call(stranger, endpoints.listReels)).body).toEqual([]);
  });
});

/** A public reel with one clip of the member, who has agreed. */
async function published() {
  await agree(test.context.db, member);
  const reel = await begin();
  await save(reel.id, 0, [aClip(video.id)]);
  await share(reel.id);
  return { ...reel, page: `/reel/${reel.code}` };
}

describe('the list', () => {
  it('shows clips, and how many of them are public', async () => {
    const { db } = test.context;
    const undecided = await makeMember(db, club.id);
    const theirs = await makeReviewedVideo(db, undecided, coach);
    await agree(db, member);
    const reel = await begin();
    await save(reel.id, 0, [aClip(theirs.id), aClip(video.id)]);
    const { body } = await test.call(manager, endpoints.listReels);
    expect(body).toMatchObject([{ clips: 2, length: 20, shown: { clips: 1, length: 10 } }]);
  });

  it('suggests consenting players in turn', async () => {
    const { db } = test.context;
    const [other, undecided] = [await makeMember(db, club.id), await makeMember(db, club.id)];
    await agree(db, member);
    await agree(db, other);
    const theirs = await makeReviewedVideo(db, other, coach);
    for (const player of [undecided, member, member, member, member]) await makeReviewedVideo(db, player, coach);
    const { body } = await test.call(manager, endpoints.proposeReel);
    expect(body.every(({ isPublic }) => isPublic)).toBe(true);
    expect(body.filter(({ player }) => player.id === member.id)).toHaveLength(3);
    expect(body.filter(({ videoId }) => videoId === theirs.id).length).toBeGreaterThan(0);
  });
});

describe('the public page', () => {
  it('shows clips of players who agreed, in their chosen form of name', async () => {
    const { db } = test.context;
    const undecided = await makeMember(db, club.id, { firstName: 'Ulla', lastName: 'Unasked' });
    const theirs = await makeReviewedVideo(db, undecided, coach);
    await agree(db, member);
    const reel = await begin();
    await save(reel.id, 0, [aClip(theirs.id, { caption: 'Not theirs to show' }), aClip(video.id)]);
    await share(reel.id);
    const { body } = await get(`/reel/${reel.code}`);
    const [, json = ''] = /reel=(.*);/.exec(body) ?? [];
    const shown = JSON.parse(json.replaceAll('&quot;', '"')) as PublicReel;
    expect(shown).toEqual({
      title: 'Autumn',
      clips: [{ youtubeId: video.providerVideoId, start: 79, end: 89, caption: 'Deep lob', name: 'Alma B.' }],
    });
    for (const secret of ['Berg', 'Unasked', 'Not theirs', member.id, video.id, theirs.providerVideoId]) {
      expect(body).not.toContain(secret);
    }
    expect(body).toContain(`club=${club.name};`);
    expect(body).toContain('size=1 clip, 0:10;');
  });

  it('allows search engines only on request', async () => {
    const reel = await published();
    const hidden = await get(reel.page);
    expect([hidden.headers['x-robots-tag'], hidden.body.includes('robots=noindex;')]).toEqual(['noindex', true]);
    await share(reel.id, { isPublic: true, isListed: true });
    const listed = await get(reel.page);
    expect([listed.headers['x-robots-tag'], listed.body.includes('robots=index;')]).toEqual([undefined, true]);
  });

  it.each([...cardFormatNames, 'preview'] as const)('has a picture: %s', async (format) => {
    const { page } = await published();
    const { rawPayload, headers } = await get(`${page}/${format}.png`);
    expect(headers['content-type']).toBe('image/png');
    const { width, height } = cardFormats[format === 'preview' ? 'wide' : format];
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([width, height]);
  });

  it.each([
    ['is switched off', (reel: { id: string }) => share(reel.id, { isPublic: false, isListed: true })],
    ['is deleted', (reel: { id: string }) => test.call(manager, endpoints.deleteReel, { params: { reelId: reel.id } })],
    ['shows only someone who says no', () => decide('refused')],
    ['shows only someone who leaves the club', () => change({ accessType: 'direct', clubId: null })],
    ['shows only someone who is leaving', () => change({ state: 'deleted' })],
    ['shows only someone who is suspended', () => change({ state: 'suspended' })],
    ['shows only a video that is gone', () => test.context.db.delete(videos).where(eq(videos.id, video.id))],
  ])('disappears at once when it %s', async (_, end) => {
    const reel = await published();
    const shown = [reel.page, ...['preview', 'square'].map((name) => `${reel.page}/${name}.png`)];
    const states = async () => (await Promise.all(shown.map(get))).map(({ statusCode }) => statusCode);
    expect(await states()).toEqual([200, 200, 200]);
    await end(reel);
    expect(await states()).toEqual([404, 404, 404]);
  });

  it('keeps the other clips when one player refuses, and the manager sees how many are withheld', async () => {
    const { db } = test.context;
    const other = await makeMember(db, club.id, { firstName: 'Bo', lastName: 'Dahl' });
    await agree(db, other);
    const theirs = await makeReviewedVideo(db, other, coach);
    const reel = await published();
    await save(reel.id, 1, [aClip(video.id), aClip(theirs.id)]);
    await decide('refused');
    const { body } = await get(reel.page);
    expect([body.includes('Bo D.'), body.includes('Alma')]).toEqual([true, false]);
    expect(await read(reel.id)).toMatchObject({ clips: [{ player: { firstName: 'Bo' } }], withheld: 1 });
  });

  it('does not exist at unknown codes', async () => {
    for (const url of ['/reel', '/reel/x', '/reel/%00', '/reel/x/preview.png', '/reel/x/round.png']) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
  });
});

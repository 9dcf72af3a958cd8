// Published notes: searching and correcting.

import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { NoteCorrection } from '#contract/reviews/notes.ts';
import { auditEntries } from '#server/db/schema/index.ts';
import { makeAdmin, reviewDocument } from '#server/testing/factories.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { looksThrough } from './review-notes.queries.ts';

const test = useTestApp();
const desk = reviewDesk(test);

const note = (title: string, comment = '', timestamp = 10) => ({
  id: newId(),
  timestamp,
  endTimestamp: null,
  type: 'technique' as const,
  skill: null,
  title,
  comment,
  board: null,
});

/** A published review with these notes. */
async function published(notes: ReturnType<typeof note>[]) {
  const situation = await desk.situation();
  const { coach, video } = situation;
  await desk.save(coach, video, 0, reviewDocument({ notes }));
  expect((await desk.publish(coach, video, 1)).status).toBe(200);
  return { ...situation, notes };
}

const list = async (query: object, admin?: { id: string }) =>
  (await test.call(admin ?? (await makeAdmin(test.context.db)), endpoints.listNotes, { query })).body;

const correct = (
  admin: { id: string },
  place: { videoId: string; noteId: string },
  correction: Partial<NoteCorrection> = {},
) =>
  test.call(admin, endpoints.correctNote, {
    params: place,
    body: {
      version: 1,
      type: 'technique',
      skill: 'vibora',
      title: 'Vibora',
      comment: 'It was a vibora.',
      reason: 'The stroke was named wrongly',
      ...correction,
    },
  });

describe('the list of notes', () => {
  it('finds words by their beginnings, in title and text, whatever else is typed', async () => {
    const word = `zq${newId().slice(0, 8)}`;
    const { coach, player, video, notes } = await published([
      note(`Late ${word}one`, 'Turn earlier', 20),
      note('Bandeja', `Über die Mitte: ${word}two!`, 5),
    ]);
    const titles = async (search: string, more: object = {}) =>
      (await list({ search, ...more })).rows.map(({ title }) => title);
    expect(await titles(word)).toEqual(['Bandeja', `Late ${word}one`]);
    expect(await titles(`late ${word}`)).toEqual([`Late ${word}one`]);
    expect(await titles(`${word}TWO über`)).toEqual(['Bandeja']);
    expect(await titles(`${word}:* & | ! ( ' <-> \\`)).toEqual(['Bandeja', `Late ${word}one`]);
    expect(await titles(`${word}three`)).toEqual([]);
    expect(await titles('%')).toEqual([]);
    expect(await titles(word, { coachId: coach.id, playerId: player.id, type: 'technique' })).toHaveLength(2);
    expect(await titles(word, { coachId: player.id })).toEqual([]);
    expect(await titles(word, { type: 'strategy' })).toEqual([]);
    expect(await titles(word, { skill: 'lob' })).toEqual([]);
    expect(await titles(word, { to: '2020-01-01' })).toEqual([]);
    const [first] = (await list({ search: word })).rows;
    expect(first).toMatchObject({ noteId: notes[1]?.id, videoId: video.id, timestamp: 5, version: 1, revisedAt: null });
  });

  it.each([
    ['La víbora de Møller', 'vibora moller'],
    ['La vibora de Moller', 'VÍBORA Møller'],
  ])('finds "%s" by "%s"', async (title, search) => {
    const word = `zq${newId().slice(-8)}`;
    await published([note(`${title} ${word}`, 'Turn earlier', 20)]);
    expect((await list({ search: `${search} ${word}` })).rows.map((row) => row.title)).toEqual([`${title} ${word}`]);
  });

  it.each([
    ['a skill', 0],
    ['a player', 1],
    ['all', 2],
  ])('finds a word among the latest notes of %s and behind them, page by page', async (whose, place) => {
    const [rare, common] = [`zr${newId().slice(-8)}`, `zc${newId().slice(-8)}`];
    const { video, player } = await published([note(`${rare} ${common}`)]);
    await test.context.db.execute(sql`update annotations set skill = 'lob' where video_id = ${video.id}`);
    await test.context.db.execute(sql`
      insert into annotations (id, listing_id, video_id, player_id, timestamp, type, skill, title, comment)
      select gen_random_uuid(), (${`ffffffff-000${place}-7000-8000-`} || lpad(n::text, 12, '0'))::uuid, ${video.id}, ${player.id}, n,
        'technique', 'lob', 'Note ' || n, case when n % 100 = 1 then ${common} else '' end
      from generate_series(1, ${looksThrough + 1}::int) as n`);
    const admin = await makeAdmin(test.context.db);
    const filter = whose === 'a skill' ? { skill: 'lob' } : whose === 'a player' ? { playerId: player.id } : {};
    const find = async (query: object) => list({ ...filter, ...query }, admin);
    expect((await find({ search: rare })).rows.map(({ title }) => title)).toEqual([`${rare} ${common}`]);
    const first = await find({ search: common });
    const second = await find({ search: common, after: first.next });
    const titles = [...first.rows, ...second.rows].map(({ title }) => title);
    expect([first.rows.length, second.next]).toEqual([20, null]);
    const numbers = Array.from({ length: 21 }, (_, page) => `Note ${2001 - page * 100}`);
    expect(titles).toEqual([...numbers, `${rare} ${common}`]);
  });

  it('shows nothing that is not published', async () => {
    const { coach, player, video } = await desk.situation();
    await desk.save(coach, video, 0, reviewDocument());
    expect((await list({ playerId: player.id })).rows).toEqual([]);
  });

  it('continues after the last note of a page', async () => {
    const { player } = await published(Array.from({ length: 30 }, (_, second) => note(`Note ${second}`, '', second)));
    const admin = await makeAdmin(test.context.db);
    const first = await list({ playerId: player.id }, admin);
    const second = await list({ playerId: player.id, after: first.next }, admin);
    const seconds = [...first.rows, ...second.rows].map(({ timestamp }) => timestamp);
    expect([seconds, second.next]).toEqual([Array.from({ length: 30 }, (_, one) => one), null]);
  });
});

describe('a correction', () => {
  it('creates a revision with who and why: the player sees it, the old version stays, the review keeps its coach', async () => {
    const { db } = test.context;
    const { coach, player, video, notes } = await published([note('Bandeja', 'Well placed'), note('Lob', 'Too short')]);
    const admin = await makeAdmin(db);
    const place = { videoId: video.id, noteId: notes[0]?.id ?? '' };
    await test.runJobs();
    await test.call(player, endpoints.readAllNotifications, { params: { userId: player.id } });
    expect((await correct(admin, place)).status).toBe(204);
    const read = (await desk.read(player, video)).body;
    expect(read.annotations.map(({ title }) => title).toSorted()).toEqual(['Lob', 'Vibora']);
    expect(read.revisedAt).not.toBeNull();
    expect(read.reviewer).toMatchObject({ lastName: coach.lastName });
    const params = { videoId: video.id };
    const versions = (await test.call(coach, endpoints.listReviewVersions, { params })).body;
    expect(versions).toMatchObject([
      { number: 2, coach: { firstName: 'Ada' }, reason: 'The stroke was named wrongly' },
      { number: 1, coach: { firstName: 'Carla' }, reason: null },
    ]);
    const old = await test.call(coach, endpoints.getReviewVersion, { params: { ...params, number: '1' } });
    expect(old.body.document.notes[0]?.title).toBe('Bandeja');
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, video.id));
    expect(entry).toMatchObject({
      actorId: admin.id,
      action: 'note-corrected',
      after: { noteId: place.noteId, version: 2, reason: 'The stroke was named wrongly' },
    });
    await test.runJobs();
    const bell = await test.call(player, endpoints.listNotifications, { params: { userId: player.id } });
    expect(bell.body.map(({ title }) => title)).toContain('Your review was updated');
  });

  it('also changes the coach’s revision in progress', async () => {
    const { coach, player, video, notes } = await published([note('Bandeja')]);
    await test.call(coach, endpoints.startRevision, { params: { videoId: video.id } });
    const begun = (await desk.open(coach, video)).body;
    const added = { ...begun.document, notes: [...begun.document.notes, note('New and not yet published')] };
    await desk.save(coach, video, begun.version, added);
    await correct(await makeAdmin(test.context.db), { videoId: video.id, noteId: notes[0]?.id ?? '' });
    expect((await desk.read(player, video)).body.annotations.map(({ title }) => title)).toEqual(['Vibora']);
    const draft = (await desk.open(coach, video)).body;
    expect(draft.document.notes.map(({ title }) => title)).toEqual(['Vibora', 'New and not yet published']);
    expect(draft.revisedSince).not.toBeNull();
    // The open window gets a conflict.
    expect((await desk.save(coach, video, begun.version + 1, added)).error.code).toBe('review_conflict');
  });

  it('applies one of two corrections made at once', async () => {
    const { db } = test.context;
    const { video, notes } = await published([note('Bandeja')]);
    const admins = [await makeAdmin(db), await makeAdmin(db)];
    for (const one of admins) await test.signIn(one);
    const place = { videoId: video.id, noteId: notes[0]?.id ?? '' };
    const answers = await Promise.all(admins.map((one) => correct(one, place)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  });

  it('refuses missing and unpublished notes, and empty corrections', async () => {
    const admin = await makeAdmin(test.context.db);
    const { video, notes } = await published([note('Bandeja')]);
    const place = { videoId: video.id, noteId: notes[0]?.id ?? '' };
    expect((await correct(admin, { ...place, noteId: newId() })).status).toBe(404);
    expect((await correct(admin, { ...place, videoId: newId() })).status).toBe(404);
    expect((await correct(admin, place, { title: ' ', comment: '' })).status).toBe(400);
    expect((await correct(admin, place, { reason: '' })).status).toBe(400);
    const open = await desk.situation();
    await desk.save(open.coach, open.video, 0, reviewDocument({ notes: [note('Draft')] }));
    expect((await correct(admin, { videoId: open.video.id, noteId: newId() })).status).toBe(404);
  });
});

// Reference clips: keeping the set, rating it blind, and what becomes of the ratings.

import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { NewReferenceClip } from '#contract/levels/reference-clips.ts';
import { nextSeason, seasonEnd, seasonOf } from '#domain/levels/clip-season.ts';
import { type ClipRatings, clipLimits } from '#domain/levels/reference-clips.ts';
import type { LinkCheck } from '#domain/videos/link-health.ts';
import { referenceClips, users } from '#server/db/schema/index.ts';
import { eraseDue } from '#server/features/accounts/privacy/privacy.commands.ts';
import { makeAdmin, makeClub, makeCoach, makePerson } from '#server/testing/factories.ts';
import { openImpersonatingBrowser } from '#server/testing/impersonating-browser.ts';
import { clipForm, makeClip } from '#server/testing/reference-clips.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { referenceRatings } from './reference-clips.queries.ts';

const test = useTestApp();

type Person = { id: string };
const current = () => seasonOf(new Date());
const past = '2020-1';
const create = (who: Person, parts: Partial<NewReferenceClip> = {}) =>
  test.call(who, endpoints.createReferenceClip, { body: clipForm(parts) });
const publish = (who: Person, clipId: string) => test.call(who, endpoints.publishReferenceClip, { params: { clipId } });
const retire = (who: Person, clipId: string) => test.call(who, endpoints.retireReferenceClip, { params: { clipId } });
const change = (who: Person, clipId: string, version: number, parts: Partial<NewReferenceClip> = {}) =>
  test.call(who, endpoints.changeReferenceClip, { params: { clipId }, body: { version, clip: clipForm(parts) } });
const rate = (who: Person, clipId: string, ratings: ClipRatings = { overall: 3.8, volley: 4.2 }) =>
  test.call(who, endpoints.rateClip, { params: { clipId }, body: { ratings } });
const toRate = (who: Person, season?: string) =>
  test.call(who, endpoints.listClipsToRate, { query: season === undefined ? {} : { season } });
const setOf = async (who: Person, season?: string) =>
  (await test.call(who, endpoints.listReferenceClips, { query: season === undefined ? {} : { season } })).body;
const panelOf = async (who: Person, skill?: 'volley') =>
  (await test.call(who, endpoints.listPanel, { query: skill === undefined ? {} : { skill } })).body;
const ofThis = async (clipId: string) =>
  (await referenceRatings(test.context.db)).filter((rating) => rating.clipId === clipId);

async function situation() {
  const { db } = test.context;
  return { db, admin: await makeAdmin(db), coach: await makeCoach(db), other: await makeCoach(db) };
}

describe('the set of clips', () => {
  it('shows a draft to administrators alone until it is published', async () => {
    const { admin, coach } = await situation();
    const { status, body } = await create(admin, { title: 'Lobs under pressure' });
    expect(status).toBe(201);
    const line = { id: body.id, title: 'Lobs under pressure', state: 'draft', ratedBy: 0 };
    expect((await setOf(admin)).clips).toContainEqual(expect.objectContaining(line));
    expect((await test.call(coach, endpoints.getClipToRate, { params: { clipId: body.id } })).status).toBe(404);
    expect((await rate(coach, body.id)).status).toBe(404);
    expect((await publish(admin, body.id)).status).toBe(204);
    expect((await toRate(coach)).body.clips.map(({ id }) => id)).toContain(body.id);
    expect((await publish(admin, body.id)).error.message).toBe('This clip is already published.');
  });

  it.each<[string, Partial<NewReferenceClip>, string, string]>([
    [
      'another site',
      { videoUrl: 'https://vimeo.com/1' },
      'videoUrl',
      'Please provide a valid YouTube or Matchi.tv URL.',
    ],
    ['an end before the start', { start: 60, end: 50 }, 'end', 'A clip lasts 5 seconds to 5 minutes.'],
    ['ten minutes', { start: 0, end: 600 }, 'end', 'A clip lasts 5 seconds to 5 minutes.'],
    ['no ratings', { agreed: {} }, 'agreed', 'Please give the agreed rating of at least one skill.'],
    ['a rating above 7', { agreed: { lob: 7.5 } }, 'agreed.lob', 'A rating must be between 0 and 7.'],
    ['a season that is over', { season: past }, 'season', 'Please choose the current season or the next.'],
    ['no source', { source: ' ' }, 'source', 'Please say who agreed on these ratings, and how.'],
  ])('refuses %s', async (_, parts, field, sentence) => {
    const { admin } = await situation();
    const answer = await create(admin, parts);
    expect(answer.status).toBe(400);
    expect(answer.error.fields?.[field]).toMatch(sentence.slice(0, 20));
  });

  it('keeps season and agreed ratings of a published clip, and takes a new link', async () => {
    const { admin } = await situation();
    const { id } = (await create(admin)).body;
    expect((await change(admin, id, 0, { agreed: { lob: 3 } })).body.version).toBe(1);
    await change(admin, id, 1);
    await publish(admin, id);
    expect((await change(admin, id, 2, { agreed: { overall: 4, volley: 4.6 } })).error.fields).toEqual({
      agreed: 'The ratings of a published clip stay. Retire it and add another.',
    });
    expect((await change(admin, id, 2, { season: nextSeason(current()) })).status).toBe(400);
    expect((await change(admin, id, 2, { videoUrl: 'https://youtu.be/AAAAAAAAAAA' })).status).toBe(200);
    const [clip] = (await setOf(admin)).clips.filter((one) => one.id === id);
    expect(clip?.videoUrl).toBe('https://www.youtube.com/watch?v=AAAAAAAAAAA');
    expect((await change(admin, id, 2)).error.message).toMatch(/^Someone has changed this clip/);
  });

  it('deletes drafts only, and a retired clip is no longer rated', async () => {
    const { admin, coach, other } = await situation();
    const draft = (await create(admin)).body.id;
    const remove = (clipId: string) => test.call(admin, endpoints.deleteReferenceClip, { params: { clipId } });
    expect((await remove(draft)).status).toBe(204);
    expect((await publish(admin, draft)).status).toBe(404);
    const { id } = await makeClip(test.context.db);
    await rate(coach, id);
    expect((await remove(id)).error.message).toBe('Only a draft can be deleted. Retire this clip.');
    expect((await retire(admin, id)).status).toBe(204);
    expect((await retire(admin, id)).status).toBe(409);
    expect((await change(admin, id, 0)).status).toBe(409);
    expect((await rate(other, id)).error.message).toBe('This clip can no longer be rated.');
    expect((await toRate(other)).body.clips.map((clip) => clip.id)).not.toContain(id);
    expect((await toRate(coach)).body.clips.map((clip) => clip.id)).toContain(id);
    expect(await ofThis(id)).toHaveLength(2);
  });

  it('has at most 40 clips a season, also when they are added at once', async () => {
    const { admin } = await situation();
    const season = nextSeason(current());
    const { db } = test.context;
    const ofSeason = eq(referenceClips.season, season);
    while ((await db.$count(referenceClips, ofSeason)) < clipLimits.season - 1) await makeClip(db, { season });
    const answers = await Promise.all([create(admin, { season }), create(admin, { season })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });
});

describe('rating', () => {
  it('is possible once, in exactly the clip’s skills, and shows the agreed ratings afterwards', async () => {
    const { db, coach } = await situation();
    const { id } = await makeClip(db);
    expect((await rate(coach, id, { overall: 4 })).error.fields).toEqual({ ratings: 'Please rate Volley.' });
    expect((await rate(coach, id, { overall: 4, volley: 4, lob: 3 })).error.fields).toEqual({
      ratings: 'Lob cannot be rated in this clip.',
    });
    const { status, body } = await rate(coach, id);
    expect(status).toBe(200);
    expect(body.rated).toMatchObject({
      ratings: { overall: 3.8, volley: 4.2 },
      agreed: { overall: 4, volley: 4.5 },
      source: 'Mean of four national coaches',
    });
    expect((await rate(coach, id)).error.message).toBe('You have already rated this clip.');
    expect((await Promise.all([rate(coach, id), rate(coach, id)])).map((answer) => answer.status)).toEqual([409, 409]);
    expect(await ofThis(id)).toMatchObject([
      { coachId: coach.id, skill: 'overall', agreed: 4, rating: 3.8 },
      { coachId: coach.id, skill: 'volley', agreed: 4.5, rating: 4.2 },
    ]);
  });

  it('counts once when two windows send at the same time', async () => {
    const { db, coach } = await situation();
    const { id } = await makeClip(db);
    const answers = await Promise.all([rate(coach, id), rate(coach, id, { overall: 1, volley: 1 })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await ofThis(id)).toHaveLength(2);
  });

  it('is closed outside the season', async () => {
    const { db, coach } = await situation();
    const [before, later] = [
      await makeClip(db, { season: past }),
      await makeClip(db, { season: nextSeason(current()) }),
    ];
    expect((await rate(coach, before.id)).status).toBe(409);
    expect((await rate(coach, later.id)).status).toBe(404);
    expect((await toRate(coach, past)).body.clips).toEqual([]);
    expect((await test.call(coach, endpoints.getClipToRate, { params: { clipId: later.id } })).status).toBe(404);
  });

  it('is the coach’s own: an administrator who views the product as them cannot', async () => {
    const { db, admin, coach } = await situation();
    const { id } = await makeClip(db);
    const browser = await openImpersonatingBrowser(test, admin);
    expect((await browser.view({ userId: coach.id })).status).toBeLessThan(300);
    const body = { ratings: { overall: 4, volley: 4 } };
    const answer = await browser.call(endpoints.rateClip, { params: { clipId: id }, body });
    expect(answer.status).toBe(403);
  });
});

describe('the agreed ratings', () => {
  // Numbers that occur nowhere else.
  const agreed = { overall: 6.7, lob: 1.3, footwork: 2.9 };
  const source = 'Canary panel of the federation';

  it('never reach a coach who has not rated the clip, nor do other coaches’ ratings', async () => {
    const { db, admin, coach, other } = await situation();
    const { id } = await makeClip(db, { agreed, source, title: 'Canary' });
    expect((await rate(other, id, { overall: 5.3, lob: 0.9, footwork: 6.1 })).status).toBe(200);
    await retire(admin, (await makeClip(db, { agreed, source, title: 'Canary' })).id);
    await makeClip(db, { agreed, source, title: 'Canary', state: 'draft' });
    const answers = [
      await toRate(coach),
      await toRate(coach, past),
      await test.call(coach, endpoints.getClipToRate, { params: { clipId: id } }),
      await rate(coach, id, { overall: 4 }),
      await rate(coach, id, { overall: 4, lob: 4, footwork: 4, volley: 4 }),
      await test.call(coach, endpoints.getCurrentUser),
      await test.call(coach, endpoints.listNotifications, { params: { userId: coach.id } }),
    ].map(({ raw }) => raw.body);
    const cookie = await test.signIn(coach);
    const archive = await test.app.inject({ url: files.exportAccount.path, headers: { cookie } });
    const told = [...answers, strFromU8(unzipSync(archive.rawPayload)['data.json'] as Uint8Array)];
    for (const text of told) expect(text).not.toMatch(/Canary panel|\b(?:6\.7|1\.3|2\.9|5\.3|0\.9|6\.1)\b/);
    // The test would notice: they are there once the coach has rated.
    const own = await rate(coach, id, { overall: 4, lob: 4, footwork: 4 });
    expect(own.raw.body).toMatch(/Canary panel/);
    expect(own.raw.body).toMatch(/\b6\.7\b/);
    expect(own.raw.body).not.toMatch(/\b(?:5\.3|0\.9|6\.1)\b/);
  });

  it('and the feedback are closed to everyone but the coach and administrators', async () => {
    const { db, coach, other } = await situation();
    const club = await makeClub(db);
    const manager = await makePerson(db, { role: 'club', clubId: club.id });
    const { id } = await makeClip(db, { agreed, source });
    await rate(coach, id, { overall: 5.3, lob: 0.9, footwork: 6.1 });
    expect((await toRate(other)).raw.body).not.toMatch(/5\.3/);
    for (const who of [manager, other, coach])
      expect((await test.call(who, endpoints.listPanel, { query: {} })).status).toBe(403);
  });
});

describe('the panel view', () => {
  it('shows every active coach with progress and difference, together and in a skill', async () => {
    const { db, admin } = await situation();
    const coach = await makeCoach(db, { firstName: 'Aa', lastName: 'Strict' });
    for (const [overall, volley] of [
      [3.8, 4.2],
      [3.7, 4.3],
    ] as const)
      await rate(coach, (await makeClip(db)).id, { overall, volley });
    const { rows } = await panelOf(admin);
    const mine = rows.find((line) => line.coach.id === coach.id);
    expect(mine).toMatchObject({ clubName: null, rated: 2, found: { clips: 2, difference: -0.25 } });
    const inVolley = (await panelOf(admin, 'volley')).rows.find((line) => line.coach.id === coach.id);
    expect(inVolley?.found?.difference).toBeCloseTo(-0.25, 6);
    await db.update(users).set({ state: 'suspended' }).where(eq(users.id, coach.id));
    expect((await panelOf(admin)).rows.map((line) => line.coach.id)).not.toContain(coach.id);
  });

  it('goes through all coaches in pages by name', async () => {
    const { db, admin } = await situation();
    for (let number = 0; number < 51; number += 1) await makeCoach(db, { firstName: 'Bea', lastName: `Page${number}` });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { body } = await test.call(admin, endpoints.listPanel, { query: after === undefined ? {} : { after } });
      seen.push(...body.rows.map((line) => line.coach.id));
      after = body.next ?? undefined;
    } while (after !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(51);
  });

  it('can be downloaded as CSV', async () => {
    const { db, admin } = await situation();
    const coach = await makeCoach(db, { firstName: 'Table', lastName: 'Row' });
    await rate(coach, (await makeClip(db)).id);
    const answer = await test.app.inject({
      url: files.panelTable.path,
      headers: { cookie: await test.signIn(admin) },
    });
    expect(answer.statusCode).toBe(200);
    const lines = answer.body.split('\r\n').filter((line) => line.includes('Table Row'));
    expect(lines.map((line) => line.split(/[;,]/)[2])).toEqual(['All skills together', 'Overall', 'Volley']);
  });
});

describe('notices', () => {
  it('reach a coach once a season, in the bell and by email, whatever is published later', async () => {
    const { db, coach } = await situation();
    await makeClip(db);
    const announce = async () => {
      await test.context.jobs.enqueue(db, 'announce-clips', {});
      await test.runJobs();
    };
    await announce();
    await makeClip(db);
    await announce();
    const bells = (await test.call(coach, endpoints.listNotifications, { params: { userId: coach.id } })).body;
    expect(bells.map(({ title }) => title)).toEqual(['Reference clips to rate']);
    expect(bells[0]?.message).toMatch(new RegExp(`waiting for your ratings, until ${seasonEnd(current())}\\.$`));
    const mails = test.mails.filter(({ to }) => to === coach.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Reference clips to rate']);
  });

  it('are not sent to a coach without clips to rate', async () => {
    const { db, coach } = await situation();
    await makeClip(db);
    for (const { id } of (await toRate(coach)).body.clips) {
      const [clip] = await db.select().from(referenceClips).where(eq(referenceClips.id, id));
      expect((await rate(coach, id, clip?.agreed)).status).toBe(200);
    }
    await test.context.jobs.enqueue(db, 'announce-clips', {});
    await test.runJobs();
    const bells = (await test.call(coach, endpoints.listNotifications, { params: { userId: coach.id } })).body;
    expect(bells).toEqual([]);
  });
});

it('a link that dies is marked for administrators and coaches', async () => {
  const { db, admin, coach } = await situation();
  const { id } = await makeClip(db);
  const check = async (answer: LinkCheck) => {
    test.context.videoInfo = { checkLink: async () => answer };
    await test.context.jobs.enqueue(db, 'check-clip-links', {});
    await test.runJobs();
  };
  const problems = async () => [
    (await setOf(admin)).clips.find((clip) => clip.id === id)?.linkProblem,
    (await test.call(coach, endpoints.getClipToRate, { params: { clipId: id } })).body.linkProblem,
  ];
  await check({ kind: 'problem', problem: 'private' });
  expect(await problems()).toEqual(['private', 'private']);
  await check({ kind: 'no-answer' });
  expect(await problems()).toEqual(['private', 'private']);
  await check({ kind: 'ok' });
  expect(await problems()).toEqual([null, null]);
});

it('an erased coach’s ratings are deleted', async () => {
  const { db, coach, other } = await situation();
  const { id } = await makeClip(db);
  await rate(coach, id);
  await rate(other, id);
  const deletionRequestedAt = '2026-01-01T00:00:00.000Z';
  await db.update(users).set({ state: 'deleted', deletionRequestedAt }).where(eq(users.id, coach.id));
  await eraseDue(test.context);
  expect(new Set((await ofThis(id)).map(({ coachId }) => coachId))).toEqual(new Set([other.id]));
});

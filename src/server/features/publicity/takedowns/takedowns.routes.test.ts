// Taking down: asked for by anybody, confirmed by mail, answered by administrators, and gone from public pages at once.

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { TakedownBlock } from '#contract/publicity/takedowns.ts';
import { offerLanguages } from '#domain/language/languages.ts';
import { auditEntries, certificates, levelVerifications, takedowns } from '#server/db/schema/index.ts';
import { findPublicCertificate } from '#server/features/levels/certificates/certificates.queries.ts';
import { findPublicReel, listClips } from '#server/features/publicity/reels/reels.queries.ts';
import { publicClips } from '#server/policy/publicity.ts';
import { aClip, agree, makeReel, makeReviewedVideo } from '#server/testing/club-content.ts';
import { makeAdmin, makeClub, makeCoach, makeMember, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Member = Awaited<ReturnType<typeof makeMember>>;
let admin: { id: string };
let members: Member[];
let videoIds: string[];
let reel: { id: string; code: string };
let asker = 0;

let manager: { id: string };
beforeEach(async () => {
  const { db } = test.context;
  // What another test has left to be done or answered.
  await test.runJobs();
  await db.delete(takedowns);
  test.mails.length = 0;
  asker += 1;
  const club = await makeClub(db);
  const coach = await makeCoach(db);
  manager = await makePerson(db, { role: 'club', clubId: club.id });
  admin = await makeAdmin(db);
  members = [await makeMember(db, club.id), await makeMember(db, club.id)];
  videoIds = [];
  for (const member of members) {
    await agree(db, member);
    videoIds.push((await makeReviewedVideo(db, member, coach)).id);
  }
  const made = await makeReel(db, club.id);
  reel = made;
  const [one = '', other = ''] = videoIds;
  const clips = [aClip(one, { start: 5, end: 9 }), aClip(one, { start: 60, end: 66 }), aClip(other)];
  const params = { reelId: made.id };
  await test.call(manager, endpoints.saveReel, { params, body: { version: 0, title: 'Autumn', clips } });
  await test.call(manager, endpoints.shareReel, { params, body: { isPublic: true, isListed: false } });
});

async function otherManager() {
  const { db } = test.context;
  return makePerson(db, { role: 'club', clubId: (await makeClub(db)).id });
}

const address = () => `asker${asker}@pala.test`;
const ask = (parts: object = {}) =>
  test.call(null, endpoints.requestTakedown, {
    body: {
      page: `http://pala.test/reel/${reel.code}`,
      name: 'Olga Sand',
      email: address(),
      reason: 'I am in the first clip and did not agree.',
      ...parts,
    },
  });
const confirm = (token: string) => test.call(null, endpoints.confirmTakedown, { body: { token } });
const tokenOf = (text: string) => /takedown\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const list = async (show: 'open' | 'answered' = 'open') =>
  (await test.call(admin, endpoints.listTakedowns, { query: { show } })).body.rows;
const answer = (takedownId: string, blocks: TakedownBlock[]) =>
  test.call(admin, endpoints.answerTakedown, { params: { takedownId }, body: { answer: 'Done.', blocks } });

/** A confirmed request. */
async function asked(parts: object = {}): Promise<string> {
  await ask(parts);
  await test.runJobs();
  const mail = test.mails.findLast(({ to, subject }) => to === address() && subject.startsWith('Confirm'));
  await confirm(tokenOf(mail?.text ?? ''));
  return (await list())[0]?.id ?? '';
}

/** Where the clips begin that everybody sees; null where there is no page. */
async function shown(): Promise<number[] | null> {
  const { db } = test.context;
  const found = await findPublicReel(db, reel.code);
  return found && publicClips(await listClips(db, [found.id])).map(({ start }) => start);
}

describe('a request', () => {
  it('stays hidden until its emailed link confirms it, once', async () => {
    const { status, body } = await ask();
    expect([status, body.message]).toEqual([202, expect.stringContaining(address())]);
    await test.runJobs();
    expect(test.mails).toMatchObject([{ to: address(), subject: 'Confirm your request to Pala' }]);
    expect(await list()).toEqual([]);
    const token = tokenOf(test.mails[0]?.text ?? '');
    expect((await confirm('nobodys')).status).toBe(400);
    expect((await confirm(token)).status).toBe(204);
    expect((await confirm(token)).status).toBe(400);
    expect(await list()).toMatchObject([{ name: 'Olga Sand', page: `/reel/${reel.code}`, state: 'open' }]);
  });

  it('is confirmed and answered by emails in the language of the person who asked', async () => {
    offerLanguages(['da']);
    onTestFinished(() => offerLanguages([]));
    const body = { page: `/reel/${reel.code}`, name: 'Olga Sand', email: address(), reason: 'Not agreed.' };
    await test.call(null, endpoints.requestTakedown, { body, headers: { 'accept-language': 'da-DK' } });
    await test.runJobs();
    const [first] = test.mails;
    expect(first).toMatchObject({ to: address(), subject: 'Bekræft din anmodning til Pala' });
    await confirm(tokenOf(first?.text ?? ''));
    await answer((await list())[0]?.id ?? '', []);
    await test.runJobs();
    expect(test.mails.findLast(({ to }) => to === address())?.text).toContain('Hej Olga Sand');
  });

  it.each([
    ['page', { page: 'https://youtu.be/abc' }],
    ['page', { page: '' }],
    ['name', { name: '' }],
    ['email', { email: 'nobody' }],
    ['reason', { reason: ' ' }],
  ])('without a valid %s is refused beside the field', async (field, parts) => {
    const { status, error } = await ask(parts);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
  });

  it('about a missing page gets the same response', async () => {
    const { status, body } = await ask({ page: '/reel/nobodys' });
    expect([status, body]).toEqual([202, (await ask()).body]);
  });

  it('shows the administrator the page’s content', async () => {
    const takedownId = await asked();
    const { body } = await test.call(admin, endpoints.getTakedown, { params: { takedownId } });
    expect(body).toMatchObject({ email: address(), reel: { title: 'Autumn' }, certificateOf: null });
    expect(body.reel?.clips.map(({ player }) => player.id)).toEqual([members[0]?.id, members[0]?.id, members[1]?.id]);
  });
});

describe('granting', () => {
  const grants: [string, () => TakedownBlock, number[] | null][] = [
    ['a person', () => ({ scope: 'person', userId: members[0]?.id ?? '' }), [79]],
    ['a video', () => ({ scope: 'video', videoId: videoIds[1] ?? '' }), [5, 60]],
    ['a clip', () => ({ scope: 'clip', videoId: videoIds[0] ?? '', start: 5, end: 9 }), [60, 79]],
    ['the page', () => ({ scope: 'page' }), null],
  ];

  it.each(grants)('removes %s at once, emails the answer and leaves an audit entry', async (_, block, left) => {
    expect(await shown()).toEqual([5, 60, 79]);
    const id = await asked();
    expect((await answer(id, [block()])).status).toBe(204);
    expect(await shown()).toEqual(left);
    const { body } = await test.call(manager, endpoints.getReel, { params: { reelId: reel.id } });
    const [summary] = (await test.call(manager, endpoints.listReels)).body;
    expect([body.isTakenDown, summary?.shown.clips]).toEqual([left === null, left?.length ?? 0]);
    await test.runJobs();
    expect(test.mails.at(-1)).toMatchObject({ to: address(), subject: 'Your request to Pala' });
    expect(test.mails.at(-1)?.text).toContain('Done.');
    expect((await list('answered'))[0]).toMatchObject({ id, state: 'granted' });
    const entries = await test.context.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entries).toMatchObject([{ action: 'takedown-answered', actorId: admin.id, subjectType: 'takedown' }]);
  });

  it('blocks a new clip of the same stretch', async () => {
    const id = await asked();
    await answer(id, [{ scope: 'clip', videoId: videoIds[0] ?? '', start: 5, end: 9 }]);
    const params = { reelId: reel.id };
    const clips = [aClip(videoIds[0] ?? '', { start: 6, end: 12 }), aClip(videoIds[1] ?? '')];
    await test.call(manager, endpoints.saveReel, { params, body: { version: 1, title: 'Autumn', clips } });
    expect(await shown()).toEqual([79]);
  });

  it('to a person hides their certificate too', async () => {
    const { db } = test.context;
    const playerId = members[0]?.id ?? '';
    const member = await makeMember(db, members[0]?.clubId ?? '', { isLevelVerified: true });
    await db.insert(levelVerifications).values({ playerId: member.id, level: '4.0' });
    await db
      .insert(certificates)
      .values({ playerId: member.id, code: `of-${playerId}`, isPublic: true, nameStyle: 'full' });
    expect(await findPublicCertificate(db, `of-${playerId}`)).not.toBeNull();
    const id = await asked({ page: `/verified/of-${playerId}` });
    await answer(id, [{ scope: 'person', userId: member.id }]);
    expect(await findPublicCertificate(db, `of-${playerId}`)).toBeNull();
  });

  it('removes nothing outside the page', async () => {
    const id = await asked();
    const stranger = await makeMember(test.context.db, (await makeClub(test.context.db)).id);
    expect((await answer(id, [{ scope: 'person', userId: stranger.id }])).status).toBe(404);
  });
});

it('a request without blocks is refused, and answered once', async () => {
  const id = await asked();
  expect((await answer(id, [])).status).toBe(204);
  expect((await answer(id, [{ scope: 'page' }])).status).toBe(409);
  expect(await shown()).toEqual([5, 60, 79]);
  expect((await list('answered'))[0]).toMatchObject({ id, state: 'refused' });
});

describe('with limits', () => {
  const limited = useTestApp({ RATE_LIMITS: 'on' });

  it('one address gets two emails an hour, and the response does not reveal it', async () => {
    const body = { page: '/reel/abc', name: 'Olga', email: 'olga@pala.test', reason: 'Please.' };
    const answers = [];
    for (let round = 0; round < 4; round += 1)
      answers.push(await limited.call(null, endpoints.requestTakedown, { body }));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    await limited.runJobs();
    expect(limited.mails).toHaveLength(2);
    expect(await limited.context.db.select().from(takedowns)).toHaveLength(2);
  });
});

it('an open request appears on the dashboards of administrators and its club', async () => {
  const counts = async () => {
    const { body: ofAll } = await test.call(admin, endpoints.getAdminDashboard);
    const { body: ofClub } = await test.call(manager, endpoints.getClubDashboard);
    const { body: ofOther } = await test.call(await otherManager(), endpoints.getClubDashboard);
    return [ofAll.openTakedowns - before, ofClub.openTakedowns, ofOther.openTakedowns];
  };
  const before = (await test.call(admin, endpoints.getAdminDashboard)).body.openTakedowns;
  await ask();
  expect(await counts()).toEqual([0, 0, 0]);
  const id = await asked();
  expect(await counts()).toEqual([1, 1, 0]);
  await answer(id, []);
  expect(await counts()).toEqual([0, 0, 0]);
});

it('administrators are notified once a request is confirmed', async () => {
  const received = async () =>
    (await test.call(admin, endpoints.listNotifications, { params: { userId: admin.id } })).body.filter(
      ({ type }) => type === 'content_request',
    );
  await ask();
  await test.runJobs();
  expect(await received()).toEqual([]);
  await asked();
  expect((await received()).map(({ message }) => message)).toEqual([
    `Someone has asked us to remove something from the page /reel/${reel.code}.`,
  ]);
});

// Taking one's data along: all that the account holds, nothing of anybody else, a few times an hour.

import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import { auditEntries, clubInvitations, coachConnections, guardianRequests, videos } from '#server/db/schema/index.ts';
import { connect, makeClub, makeCoach, makePerson, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { fillAccount, publishReview } from '#server/testing/filled-account.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { exportLimit } from './export.commands.ts';

const test = useTestApp({ RATE_LIMITS: 'on' });
const { path } = files.exportAccount;

async function download(person: { id: string } | null, headers: Record<string, string> = {}) {
  const cookie = person ? await test.signIn(person) : '';
  return test.app.inject({ url: path, headers: { ...headers, cookie } });
}

/** The files of an export; `notes.html` is there once a review is published. */
async function exportOf(person: { id: string }) {
  const answer = await download(person);
  expect(answer.statusCode).toBe(200);
  const entries = unzipSync(answer.rawPayload);
  const text = (name: string) => strFromU8(entries[name] as Uint8Array);
  const notes = entries['notes.html'] ? text('notes.html') : null;
  expect(Object.keys(entries)).toEqual(['data.json', 'summary.html', ...(notes === null ? [] : ['notes.html'])]);
  return { json: text('data.json'), data: JSON.parse(text('data.json')), page: text('summary.html'), notes };
}

describe('the export of a player', () => {
  it('is one ZIP that is not cached', async () => {
    const { headers } = await download(await makePlayer(test.context.db));
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="pala-export-\d{4}-\d\d-\d\d\.zip"$/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('has headings in the reader’s language, and the same keys', async () => {
    const player = await makePlayer(test.context.db, { language: 'es' });
    const { page, data } = await exportOf(player);
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('Tus créditos de análisis</h2>');
    expect(page).not.toMatch(/>(?:Your|What|How|Notes|Levels) /);
    expect(data).toMatchObject({ profile: { firstName: player.firstName } });
  });

  it('holds all of the account’s data, and only names of others', async () => {
    const { db } = test.context;
    const player = await makePlayer(db, { firstName: 'Mine', email: 'mine@pala.test', credits: 2 });
    const coach = await makeCoach(db, { firstName: 'Coachella', lastName: 'Vermeer', email: 'canary-coach@pala.test' });
    const other = await makePlayer(db, { firstName: 'Canary', email: 'canary@pala.test' });
    await connect(db, coach, player);
    await connect(db, coach, other);
    await fillAccount(test, player);
    await fillAccount(test, other);
    const published = await publishReview(test, coach, player);
    const params = { videoId: published.id };
    const { notes } = (await test.call(player, endpoints.getReviewSharing, { params })).body;
    const parts = { showsScore: true, noteIds: notes.slice(0, 1), nameStyle: 'short' as const };
    await test.call(player, endpoints.shareReview, { params, body: parts });
    const pending = await makeVideo(db, player, {
      title: 'Waiting <b>',
      venue: 'Hall 7',
      opponentClothingColors: 'red',
    });
    await makeVideo(db, other, { title: 'Canary match' });

    const { data, json, page, notes: notesPage } = await exportOf(player);
    expect(notesPage).toContain('Prepare the bandeja while you turn.');
    expect(data).toMatchObject({
      product: 'Pala',
      formatVersion: 1,
      profile: { email: 'mine@pala.test', firstName: 'Mine' },
      consents: [{ policyVersion: '2026-11', address: '192.0.2.7' }],
      identities: [{ issuer: 'https://issuer.test', email: 'mine@pala.test' }],
      connections: [{ coach: 'Coachella Vermeer', status: 'active' }],
    });
    expect(data.sessions.length).toBeGreaterThan(0);
    expect(data.credits.length).toBe(3);
    const categories = [
      'stoppedMails',
      'goals',
      'trainingSessions',
      'levelVerifications',
      'certificates',
      'levelBadges',
      'achievements',
    ];
    expect(categories.filter((key) => data[key].length === 0)).toEqual([]);
    expect(data.notifications.map(({ title }: { title: string }) => title)).toContain('Your review is ready');
    expect(data.videos).toHaveLength(2);
    const [reviewed] = data.videos.filter(({ id }: { id: string }) => id !== pending.id);
    expect(reviewed.review).toMatchObject({ coachFirstName: 'Coachella' });
    expect(reviewed.review.notes).toHaveLength(2);
    expect(reviewed.review.ratings).toHaveLength(11);
    expect(reviewed.shared).toMatchObject({
      showsScore: true,
      nameStyle: 'short',
      notes: [reviewed.review.notes[0].timestamp],
    });
    expect(json).toContain('Hall 7');
    expect(page).toContain('Waiting &lt;b&gt;');
    expect(page).toContain('Prepare the bandeja while you turn.');

    for (const text of [json, page, notesPage]) {
      expect(text).not.toMatch(/canary/i);
      expect(text).not.toMatch(/hash|token|secret|argon2|link-of/i);
      expect(text).not.toContain(coach.id);
      expect(text).not.toContain(other.id);
    }
  });

  it('reveals neither who declined nor who has an account: what someone asked for is there as typed', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const manager = await makePerson(db, { role: 'club', clubId: club.id });
    const coach = await makeCoach(db);
    const [asked, guardian, added] = [await makePlayer(db), await makePlayer(db), await makePlayer(db)];
    const typed = { firstName: 'Typed', lastName: 'Name', country: 'DK' };
    const now = new Date().toISOString();
    const request = { ...typed, clubId: club.id, invitedById: manager.id, carriedOutAt: now, declinedAt: now };
    await db.insert(clubInvitations).values({ ...request, email: asked.email, role: 'player', lastRemindedAt: now });
    const ofGuardian = { email: guardian.email, guardianFirstName: 'Typed', guardianLastName: 'Guardian' };
    await db.insert(guardianRequests).values({ ...request, ...ofGuardian, adultOn: '2035-01-01' });
    const { json } = await exportOf(manager);
    expect(json).toContain(asked.email);
    expect(json).toContain(guardian.email);
    expect(json).not.toMatch(/declined|carriedOut|remind/i);
    await test.call(coach, endpoints.addPlayer, { body: { email: added.email, ...typed, message: 'Hi' } });
    await test.runJobs();
    const before = await exportOf(coach);
    expect([before.json.includes(added.email), before.json.includes(added.lastName)]).toEqual([true, false]);
    await db
      .update(coachConnections)
      .set({ status: 'ended', endedAt: now })
      .where(eq(coachConnections.coachId, coach.id));
    expect((await exportOf(coach)).data.connections).toEqual([]);
  });

  it('holds no review before it is published', async () => {
    const { db } = test.context;
    const [player, coach] = [await makePlayer(db), await makeCoach(db)];
    await connect(db, coach, player);
    const video = await publishReview(test, coach, player);
    await db.update(videos).set({ title: 'Published' }).where(eq(videos.id, video.id));
    const { data } = await exportOf(player);
    expect(data.reviewDrafts).toEqual([]);
    expect(data.reviewsWritten).toEqual([]);
  });

  it('has no page of notes without a published review, and none of notes written for others', async () => {
    const { db } = test.context;
    const [player, coach] = [await makePlayer(db), await makeCoach(db)];
    await connect(db, coach, player);
    await publishReview(test, coach, player);
    expect((await exportOf(coach)).notes).toBeNull();
    expect((await exportOf(await makePlayer(db))).notes).toBeNull();
  });
});

describe('the export of a coach', () => {
  it('holds the reviews they wrote and their drafts, with the players’ names and nothing more of them', async () => {
    const { db } = test.context;
    const coach = await makeCoach(db);
    const player = await makePlayer(db, { firstName: 'Pia', lastName: 'Holm', email: 'canary-pia@pala.test' });
    await connect(db, coach, player);
    await publishReview(test, coach, player);
    const open = await makeVideo(db, player, { title: 'Canary title', venue: 'Canary hall' });
    await test.call(coach, endpoints.claimReview, { params: { videoId: open.id } });
    const { data, json } = await exportOf(coach);
    expect(data.reviewsWritten).toMatchObject([{ player: 'Pia Holm' }]);
    expect(data.reviewsWritten[0].notes).toHaveLength(2);
    expect(data.reviewsWritten[0].ratings).toHaveLength(11);
    expect(data.reviewDrafts).toMatchObject([{ player: 'Pia Holm', document: { finalSummary: '' } }]);
    expect(data.videos).toEqual([]);
    expect(json).not.toMatch(/canary/i);
  });
});

describe('the export', () => {
  it('is refused to visitors, to other sites, and beyond a few an hour; each one is in the log', async () => {
    const person = await makePerson(test.context.db, { role: 'club' });
    expect((await download(null)).statusCode).toBe(401);
    expect((await download(person, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await download(person, { 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    const answers = await Promise.all(Array.from({ length: exportLimit.max + 3 }, () => download(person)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(exportLimit.max);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBeDefined();
    const audit = await test.context.db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id));
    expect(audit.map(({ action }) => action)).toEqual(Array.from({ length: exportLimit.max }, () => 'data-exported'));
    expect((await download(await makePlayer(test.context.db))).statusCode).toBe(200);
  });

  it('names the person behind what was done to the account only when it was themselves', async () => {
    const { db } = test.context;
    const player = await makePlayer(db);
    const stranger = await makePlayer(db);
    const address = '192.0.2.99';
    const about = { subjectType: 'user', subjectId: player.id, action: 'role-changed', address };
    await db.insert(auditEntries).values([
      { ...about, actorId: stranger.id, after: { secret: 'canary' } },
      { ...about, actorId: player.id },
    ]);
    const { data, json } = await exportOf(player);
    expect(data.accountHistory).toMatchObject([
      { action: 'role-changed', by: 'someone else', about: 'your account', address: null },
      { action: 'role-changed', by: 'you', about: 'your account', address },
    ]);
    expect(json).not.toContain(stranger.id);
    expect(json).not.toContain('canary');
  });
});

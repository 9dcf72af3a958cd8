// Leaving: the request, coming back within 48 hours, and what is left after them.

import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { auditEntries, sessions, users } from '#server/db/schema/index.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { atOnce } from '#server/testing/account-forms.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makePerson,
  makePlayer,
  makeVideo,
} from '#server/testing/factories.ts';
import { reauthenticate } from '#server/testing/proofs.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const password = 'secret-word';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
beforeEach(() => {
  test.mails.length = 0;
});

const newPlayer = () => makePlayer(test.context.db, { passwordHash });
async function leave(person: { id: string }) {
  await reauthenticate(test, person);
  return test.call(person, endpoints.requestDeletion);
}
const login = (person: { email: string }) =>
  test.call(null, endpoints.login, { body: { email: person.email, password } });
const stateOf = async (person: { id: string }) =>
  (await test.context.db.select().from(users).where(eq(users.id, person.id)))[0];
async function actionsOn(person: { id: string }): Promise<string[]> {
  const entries = await test.context.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, person.id))
    .orderBy(auditEntries.id);
  return entries.map(({ action }) => action);
}
const mailsTo = (person: { email: string }) =>
  test.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);

/** Moves the request for deletion into the past. */
const wait = (person: { id: string }, hours: number) =>
  test.context.db
    .update(users)
    .set({ deletionRequestedAt: sql`${users.deletionRequestedAt} - make_interval(mins => ${Math.round(hours * 60)})` })
    .where(eq(users.id, person.id));

/** What the hourly job does. */
async function eraseDue(): Promise<void> {
  await test.context.jobs.enqueue(test.context.db, 'erase-deleted', {});
  await test.runJobs();
}

describe('asking for deletion', () => {
  it('signs out everywhere, and emails the deadline for undoing it', async () => {
    const player = await newPlayer();
    const elsewhere = await test.signIn(player);
    const answer = await leave(player);
    expect(answer.status).toBe(200);
    expect(Date.parse(answer.body.erasedFrom) - Date.now()).toBeGreaterThan(47.9 * 3_600_000);
    expect(answer.raw.headers['set-cookie']).toMatch(/^pala_session=;/);
    expect((await test.call(player, endpoints.getCurrentUser)).status).toBe(401);
    const other = await test.app.inject({ url: '/api/auth/user', headers: { cookie: elsewhere } });
    expect(other.statusCode).toBe(401);
    expect(await stateOf(player)).toMatchObject({ state: 'deleted', erasedAt: null });
    expect(await test.context.db.select().from(sessions).where(eq(sessions.userId, player.id))).toEqual([]);
    await test.runJobs();
    expect(mailsTo(player)).toEqual(['Your Pala account will be deleted']);
    expect(await actionsOn(player)).toEqual(['deletion-requested']);
  });

  it('needs reauthentication, whose refusal signs nobody out', async () => {
    const player = await newPlayer();
    const answer = await test.call(player, endpoints.requestDeletion);
    expect([answer.status, answer.error.code]).toEqual([403, 'proof_needed']);
    expect(answer.raw.body).not.toContain('Unauthorized');
    expect(await stateOf(player)).toMatchObject({ state: 'active' });
  });

  it('happens once for twenty concurrent requests', async () => {
    const player = await newPlayer();
    await reauthenticate(test, player);
    const answers = await atOnce(20, () => test.call(player, endpoints.requestDeletion));
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await test.runJobs();
    expect(mailsTo(player)).toHaveLength(1);
    expect(await actionsOn(player)).toEqual(['deletion-requested']);
  });
});

describe('administrators', () => {
  it('may leave while another stays, but never both', async () => {
    // Those of other tests would stay.
    await test.context.db.update(users).set({ state: 'suspended' }).where(eq(users.role, 'admin'));
    const [first, second] = [
      await makeAdmin(test.context.db, { passwordHash }),
      await makeAdmin(test.context.db, { passwordHash }),
    ];
    expect((await test.call(first, endpoints.getAccountPrivacy)).body.isOnlyOne).toBe(false);
    const answers = await Promise.all([leave(first), leave(second)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const last = answers[0]?.status === 409 ? first : second;
    expect((await test.call(last, endpoints.getAccountPrivacy)).body.isOnlyOne).toBe(true);
    expect((await leave(last)).error.message).toContain('only administrator');
  });
});

describe('managers', () => {
  it('of a club may leave while another stays, but never both concurrently', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const make = async () => makePerson(db, { role: 'club', clubId: club.id, passwordHash });
    const [first, second] = [await make(), await make()];
    await makePerson(db, { role: 'club', clubId: (await makeClub(db)).id });
    const answers = await Promise.all([leave(first), leave(second)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const last = answers[0]?.status === 409 ? first : second;
    expect((await test.call(last, endpoints.getAccountPrivacy)).body.isOnlyOne).toBe(true);
    expect((await leave(last)).error.message).toContain('only manager of your club');
  });
});

describe('someone who is leaving', () => {
  it('is hidden, and so is their video, until they come back', async () => {
    const { db } = test.context;
    const [player, coach, admin] = [await newPlayer(), await makeCoach(db), await makeAdmin(db)];
    await connect(db, coach, player);
    const video = await makeVideo(db, player);
    const params = { videoId: video.id };
    const seen = async () => ({
      queue: (await test.call(coach, endpoints.listReviewQueue)).body.rows.length,
      coach: (await test.call(coach, endpoints.getVideo, { params })).status,
      open: (await test.call(coach, endpoints.openReview, { params })).status,
      admin: (await test.call(admin, endpoints.getVideo, { params })).status,
      ratings: (await test.call(admin, endpoints.listSkillRatings, { params: { userId: player.id } })).status,
      list: (await test.call(admin, endpoints.listAdminVideos, { query: {} })).raw.body.includes(video.id),
      people: (await test.call(admin, endpoints.listPeople, { query: {} })).raw.body.includes(player.id),
      toReview: (await test.call(admin, endpoints.getAdminDashboard)).body.videosToReview > 0,
    });
    const visible = {
      queue: 1,
      coach: 200,
      open: 200,
      admin: 200,
      ratings: 200,
      list: true,
      people: true,
      toReview: true,
    };
    expect(await seen()).toEqual(visible);
    await leave(player);
    const gone = {
      queue: 0,
      coach: 404,
      open: 404,
      admin: 404,
      ratings: 404,
      list: false,
      people: false,
      toReview: false,
    };
    expect(await seen()).toEqual(gone);
    await login(player);
    expect(await seen()).toEqual(visible);
  });

  it('cannot set a password by a link, nor be changed by an administrator', async () => {
    const player = await newPlayer();
    const admin = await makeAdmin(test.context.db);
    await leave(player);
    await test.runJobs();
    await test.call(null, endpoints.forgotPassword, { body: { email: player.email } });
    await test.runJobs();
    expect(mailsTo(player)).toEqual(['Your Pala account will be deleted']);
    const change = { params: { id: player.id }, body: { firstName: 'New' } };
    expect((await test.call(admin, endpoints.updateProfile, change)).status).toBe(404);
  });
});

describe('coming back', () => {
  it('undoes the deletion within 48 hours, with an email', async () => {
    const player = await newPlayer();
    await leave(player);
    await wait(player, 47.9);
    await eraseDue();
    const answer = await login(player);
    expect(answer.status).toBe(200);
    expect(answer.body.isAccountKept).toBe(true);
    expect(await stateOf(player)).toMatchObject({ state: 'active', deletionRequestedAt: null });
    await test.runJobs();
    expect(mailsTo(player)).toContain('Your Pala account won’t be deleted');
    expect(await actionsOn(player)).toEqual(['deletion-requested', 'deletion-undone']);
    expect((await login(player)).body.isAccountKept).toBe(false);
  });

  it('needs the right password, and reveals nothing otherwise', async () => {
    const player = await newPlayer();
    await leave(player);
    const answer = await test.call(null, endpoints.login, { body: { email: player.email, password: 'wrong-word' } });
    expect(answer.status).toBe(401);
    expect(answer.error.message).toBe('Invalid email or password');
    expect(await stateOf(player)).toMatchObject({ state: 'deleted' });
  });

  it('is too late after 48 hours, even before the job has run', async () => {
    const player = await newPlayer();
    await leave(player);
    await wait(player, 48);
    const answer = await login(player);
    expect(answer.status).toBe(401);
    expect(answer.error.message).toBe('Invalid email or password');
  });

  it('admits twenty concurrent sign-ins, and undoes the deletion once', async () => {
    const player = await newPlayer();
    await leave(player);
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(player)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    await test.runJobs();
    expect(mailsTo(player).filter((subject) => subject.includes('won’t be deleted'))).toHaveLength(1);
    expect(await actionsOn(player)).toEqual(['deletion-requested', 'deletion-undone']);
  });
});

// After 48 hours: nothing of the person is left, and what others wrote or were paid still is.

import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import * as schema from '#server/db/schema/index.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { registrationForm } from '#server/testing/account-forms.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePlayer,
  makeVideo,
} from '#server/testing/factories.ts';
import { fillAccount, publishReview } from '#server/testing/filled-account.ts';
import { reauthenticate } from '#server/testing/proofs.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const { users, reviews, reviewDrafts, creditEntries, coachConnections, consents, auditEntries, stoppedMails } = schema;
const password = 'secret-word';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const rowOf = async (person: { id: string }) =>
  (await test.context.db.select().from(users).where(eq(users.id, person.id)))[0];

/** Everything in the database, as text; the append-only log apart. */
async function dump(): Promise<string> {
  const tables = Object.values(schema).filter((one) => is(one, PgTable) && one !== auditEntries);
  const lines: string[] = [];
  for (const table of tables) {
    const rows = await test.context.db
      .select({ line: sql<string>`${sql.identifier(getTableName(table as PgTable))}::text` })
      .from(table as PgTable);
    lines.push(...rows.map(({ line }) => line));
  }
  return lines.join('\n');
}

/** Asks for deletion 48 hours ago. */
async function leaveLongAgo(person: { id: string }): Promise<void> {
  await reauthenticate(test, person);
  expect((await test.call(person, endpoints.requestDeletion)).status).toBe(200);
  await test.runJobs();
  await test.context.db
    .update(users)
    .set({ deletionRequestedAt: sql`now() - interval '48 hours 1 ms'` })
    .where(eq(users.id, person.id));
}

async function eraseDue(): Promise<void> {
  await test.context.jobs.enqueue(test.context.db, 'erase-deleted', {});
  await test.runJobs();
}

describe('an erased player', () => {
  it('leaves no trace but money, consent and a pseudonym', async () => {
    const { db } = test.context;
    const canary = { firstName: 'Canarina', lastName: 'Feathers', email: 'canary@pala.test' };
    const club = await makeClub(db);
    const player = await makeMember(db, club.id, {
      ...canary,
      passwordHash,
      dpfRanking: 17,
      profileImageUrl: 'https://lh3.googleusercontent.com/canary',
    });
    const coach = await makeCoach(db);
    const admin = await makeAdmin(db);
    await test.call(admin, endpoints.adjustCredits, {
      params: { userId: player.id },
      body: { amount: 2, reason: 'Canarina asked by phone' },
    });
    await connect(db, coach, player);
    await fillAccount(test, player);
    await publishReview(test, coach, player);
    const pending = await makeVideo(db, player, { title: 'Canary in the cage' });
    expect(await dump()).toMatch(/canar/i);

    await leaveLongAgo(player);
    await eraseDue();

    expect(await dump()).not.toMatch(/canar|feathers/i);
    expect(await rowOf(player)).toMatchObject({
      firstName: 'Deleted',
      lastName: 'user',
      email: `erased-${player.id}`,
      passwordHash: null,
      clubId: null,
      state: 'deleted',
    });
    const params = { videoId: pending.id };
    expect((await test.call(coach, endpoints.getVideo, { params })).status).toBe(404);
    const [connection] = await db.select().from(coachConnections).where(eq(coachConnections.playerId, player.id));
    expect(connection?.status).toBe('ended');
    expect(await db.select().from(stoppedMails).where(eq(stoppedMails.userId, player.id))).toEqual([]);
    const [consent] = await db.select().from(consents).where(eq(consents.userId, player.id));
    expect(consent).toMatchObject({ policyVersion: '2026-11', address: null, userAgent: null });
    const ledger = await db.select().from(creditEntries).where(eq(creditEntries.userId, player.id));
    expect(ledger.reduce((sum, one) => sum + one.amount, 0)).toBe((await rowOf(player))?.analysisCreditsRemaining);
    expect(ledger.length).toBeGreaterThan(0);
    const audit = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, player.id));
    expect(audit.filter(({ action }) => action === 'account-erased')).toMatchObject([{ actorId: null }]);
    expect(JSON.stringify(audit)).not.toMatch(/canar|feathers/i);
  });

  it('cannot sign in, gets no email, and frees the address', async () => {
    const player = await makePlayer(test.context.db, { passwordHash });
    await leaveLongAgo(player);
    await eraseDue();
    const sent = test.mails.length;
    const login = { body: { email: player.email, password } };
    expect((await test.call(null, endpoints.login, login)).status).toBe(401);
    await test.context.jobs.enqueue(test.context.db, 'password-changed-mail', { userId: player.id });
    await test.call(null, endpoints.forgotPassword, { body: { email: player.email } });
    await test.runJobs();
    expect(test.mails).toHaveLength(sent);
    const form = { firstName: 'New', lastName: 'Person', country: 'DK', consentToDataProcessing: true as const };
    await test.call(null, endpoints.register, {
      body: { ...form, email: player.email, password, confirmPassword: password },
    });
    await test.runJobs();
    expect(test.mails.slice(sent)).toMatchObject([
      { to: player.email, subject: 'Confirm your email address for Pala' },
    ]);
    const [fresh] = await test.context.db.select().from(users).where(eq(users.email, player.email));
    expect(fresh?.id).not.toBe(player.id);
  });

  it('is erased under an address that nobody can have registered before', async () => {
    const player = await makePlayer(test.context.db, { passwordHash });
    await leaveLongAgo(player);
    await eraseDue();
    const { email } = (await rowOf(player)) as { email: string };
    const answer = await test.call(null, endpoints.register, { body: registrationForm({ email }) });
    expect([answer.status, answer.error.fields]).toEqual([400, { email: 'Please enter a valid email address.' }]);
  });

  it('is in no job, done or queued', async () => {
    const player = await makePlayer(test.context.db, { passwordHash, email: 'canary-in-the-queue@pala.test' });
    const { email } = player;
    await test.call(null, endpoints.forgotPassword, { body: { email } });
    await leaveLongAgo(player);
    await test.call(null, endpoints.forgotPassword, { body: { email } });
    const jobs = async () => JSON.stringify(await test.context.db.execute(sql`select data from pgboss.job`));
    expect(await jobs()).toContain(email);
    await eraseDue();
    expect(await jobs()).not.toContain(email);
    expect(await jobs()).not.toContain(player.id);
  });

  it('is erased once, even by repeated and concurrent jobs', async () => {
    const player = await makePlayer(test.context.db, { passwordHash });
    await leaveLongAgo(player);
    const { eraseDue: run } = await import('./privacy.commands.ts');
    await Promise.all(Array.from({ length: 10 }, () => run(test.context)));
    await run(test.context);
    const entries = await test.context.db.select().from(auditEntries).where(eq(auditEntries.subjectId, player.id));
    expect(entries.filter(({ action }) => action === 'account-erased')).toHaveLength(1);
  });

  it('is either kept or erased when signing in races the job', async () => {
    const player = await makePlayer(test.context.db, { passwordHash });
    await leaveLongAgo(player);
    const { eraseDue: run } = await import('./privacy.commands.ts');
    const login = () => test.call(null, endpoints.login, { body: { email: player.email, password } });
    const answers = await Promise.all([run(test.context), ...Array.from({ length: 10 }, login)]);
    expect(answers.slice(1).every((answer) => answer?.status === 401)).toBe(true);
    expect(await rowOf(player)).toMatchObject({ state: 'deleted', firstName: 'Deleted' });
  });
});

describe('an erased coach', () => {
  it('leaves reviews by a “Former coach”, and drafts to nobody', async () => {
    const { db } = test.context;
    const coach = await makeCoach(db, { firstName: 'Casimir', lastName: 'Canary', passwordHash });
    const player = await makePlayer(db);
    await connect(db, coach, player);
    const reviewed = await publishReview(test, coach, player);
    const change = { params: { id: coach.id }, body: { lastName: 'Kanari' } };
    expect((await test.call(coach, endpoints.updateProfile, change)).status).toBe(200);
    const open = await makeVideo(db, player);
    await test.call(coach, endpoints.claimReview, { params: { videoId: open.id } });

    await leaveLongAgo(coach);
    const before = await test.call(player, endpoints.getVideo, { params: { videoId: reviewed.id } });
    expect(before.body.reviewer).toEqual({ firstName: 'Casimir', lastName: 'Kanari' });
    await eraseDue();

    const after = await test.call(player, endpoints.getVideo, { params: { videoId: reviewed.id } });
    expect(after.body).toMatchObject({ status: 'Analyzed', reviewer: { firstName: 'Former', lastName: 'coach' } });
    expect(after.body.finalSummary).toBe(before.body.finalSummary);
    const bell = await test.call(player, endpoints.listNotifications, { params: { userId: player.id } });
    expect(bell.body.map(({ message }) => message)).toContain(`Former coach reviewed “${reviewed.title}”.`);
    expect(await db.select().from(reviews).where(eq(reviews.coachId, coach.id))).toHaveLength(1);
    expect(await db.select().from(reviewDrafts).where(eq(reviewDrafts.videoId, open.id))).toEqual([]);
    expect(await dump()).not.toMatch(/casimir|canary|kanari/i);
    const other = await makeCoach(db);
    await connect(db, other, player);
    expect((await test.call(other, endpoints.openReview, { params: { videoId: open.id } })).status).toBe(200);
  });

  it('cancels planned sessions, and is named in no session notification', async () => {
    const { db } = test.context;
    const coach = await makeCoach(db, { firstName: 'Casimir', lastName: 'Canary', passwordHash });
    const player = await makeMember(db, (await makeClub(db)).id);
    await connect(db, coach, player);
    const moment = new Date(Date.now() + 9 * 86_400_000).toISOString();
    const booked = await test.call(coach, endpoints.createSessions, {
      body: {
        title: 'Volleys',
        date: moment.slice(0, 10),
        time: '18:00',
        timeZone: 'UTC',
        playerIds: [player.id],
      },
    });
    expect(booked.status).toBe(201);
    await leaveLongAgo(coach);
    await eraseDue();
    const bell = await test.call(player, endpoints.listNotifications, { params: { userId: player.id } });
    expect(bell.body.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Former coach cancelled “Volleys” on /),
    ]);
    expect(await dump()).not.toMatch(/casimir|canary/i);
  });

  it('is in no job about a level that they or someone else refused', async () => {
    const { db, jobs } = test.context;
    const refused = { requestId: newId(), level: '4.0', reason: 'Too early' };
    const other = await makeCoach(db);
    for (const role of ['playerId', 'verifierId', 'deciderId'] as const) {
      const person = await makeCoach(db, { passwordHash });
      const ids = { playerId: other.id, verifierId: other.id, deciderId: other.id, [role]: person.id };
      await leaveLongAgo(person);
      await jobs.enqueue(db, 'level-declined', { ...refused, ...ids });
      await eraseDue();
      const jobsLeft = JSON.stringify(await db.execute(sql`select data from pgboss.job`));
      expect([role, jobsLeft.includes(person.id)]).toEqual([role, false]);
    }
  });

  it('is a “Former coach” to players they verified, even as an administrator', async () => {
    const { db } = test.context;
    const [verifier] = [await makeAdmin(db, { passwordHash }), await makeAdmin(db)];
    const player = await makePlayer(db, { isLevelVerified: true });
    await db.insert(schema.levelVerifications).values({ playerId: player.id, verifierId: verifier.id, level: '4.0' });
    await leaveLongAgo(verifier);
    await eraseDue();
    const { body } = await test.call(player, endpoints.getCertificate);
    expect(body.verified).toMatchObject({ verifiedBy: 'Former coach' });
    const headers = { 'accept-language': 'da' };
    const inDanish = await test.call(player, endpoints.getCertificate, { headers });
    expect(inDanish.body.verified).toMatchObject({ verifiedBy: 'Tidligere træner' });
  });
});

// Roles, clubs, sessions, deletions, and one thing about many people at once.

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Role } from '#domain/people/roles.ts';
import { auditEntries, coachConnections, reviewDrafts, users } from '#server/db/schema/index.ts';
import { eraseDue } from '#server/features/accounts/privacy/privacy.commands.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makePlayer,
  makeSession,
  makeVideo,
} from '#server/testing/factories.ts';
import { makeSubscription } from '#server/testing/subscriptions.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const nobody = '0193e5a0-0000-7000-8000-000000000001';

const change = (admin: { id: string }, userId: string, role: Role, clubId: string | null = null) =>
  test.call(admin, endpoints.changeRole, { params: { userId }, body: { role, clubId } });
const accountOf = async (userId: string) => (await test.context.db.select().from(users).where(eq(users.id, userId)))[0];
const auditOf = (userId: string) =>
  test.context.db
    .select({ action: auditEntries.action, before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, userId))
    .orderBy(auditEntries.id);

describe('another role', () => {
  it('moves a player through every role and back, with audit entries', async () => {
    const { db } = test.context;
    const [admin, club, person] = [await makeAdmin(db), await makeClub(db), await makePlayer(db)];
    const way = [
      ['coach_club', club.id],
      ['club', club.id],
      ['admin', null],
      ['coach_freelance', null],
      ['player', club.id],
    ] as const;
    for (const [role, clubId] of way) {
      expect((await change(admin, person.id, role, clubId)).status).toBe(204);
      const accessType = clubId === null ? 'direct' : 'club';
      expect(await accountOf(person.id)).toMatchObject({ role, clubId, accessType });
    }
    const entries = await auditOf(person.id);
    expect(entries.map(({ action }) => action)).toEqual(way.map(() => 'role-changed'));
    expect(entries[0]).toMatchObject({
      before: { role: 'player', clubId: null },
      after: { role: 'coach_club', clubId: club.id },
    });
  });

  it('requires a club where the role has one, and drops it elsewhere', async () => {
    const { db } = test.context;
    const [admin, club, person] = [await makeAdmin(db), await makeClub(db), await makePlayer(db)];
    for (const role of ['coach_club', 'club'] as const) {
      const answer = await change(admin, person.id, role);
      expect([answer.status, answer.error.fields]).toEqual([400, { clubId: 'Please choose the club.' }]);
    }
    const foreign = await change(admin, person.id, 'club', nobody);
    expect([foreign.status, foreign.error.fields]).toEqual([400, { clubId: 'Please choose a club from the list.' }]);
    expect((await change(admin, person.id, 'admin', club.id)).status).toBe(204);
    expect(await accountOf(person.id)).toMatchObject({ role: 'admin', clubId: null });
  });

  it('refuses yourself, inactive accounts and unknown ids', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    const own = await change(admin, admin.id, 'player');
    expect([own.status, own.error.message]).toEqual([409, 'You cannot change your own role.']);
    for (const state of ['unverified', 'pending', 'suspended', 'deleted'] as const)
      expect((await change(admin, (await makePerson(db, { state })).id, 'admin')).status).toBe(409);
    expect((await change(admin, nobody, 'player')).status).toBe(404);
    expect((await change(admin, (await makeClub(db)).id, 'player')).status).toBe(404);
  });

  it('changes and records once for repeated and concurrent requests', async () => {
    const { db } = test.context;
    const [one, other, person] = [await makeAdmin(db), await makeAdmin(db), await makePlayer(db)];
    const answers = await Promise.all([
      change(one, person.id, 'coach_freelance'),
      change(other, person.id, 'coach_freelance'),
      change(one, person.id, 'coach_freelance'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await auditOf(person.id)).toHaveLength(1);
  });

  it('cancels a player’s plan at the provider', async () => {
    const { db } = test.context;
    const [admin, person] = [await makeAdmin(db), await makePlayer(db)];
    const { providerSubscriptionId } = await makeSubscription(db, person);
    const { body } = await test.call(admin, endpoints.getRoleHoldings, { params: { userId: person.id } });
    expect(body.plan).toBe('Premium');
    await change(admin, person.id, 'coach_freelance');
    const waiting = JSON.stringify(await db.execute(sql`select data from pgboss.job where name = 'end-subscription'`));
    expect(waiting).toContain(providerSubscriptionId);
  });
});

describe('another club', () => {
  it('keeps the role and coaches, releases the club’s reviews and records the change', async () => {
    const { db } = test.context;
    const [admin, before, after] = [await makeAdmin(db), await makeClub(db), await makeClub(db)];
    const member = await makeMember(db, before.id);
    const own = await makeCoach(db, { role: 'coach_club', clubId: before.id });
    const connected = await makeCoach(db);
    await connect(db, connected, member);
    const [offered, kept] = [await makeVideo(db, member), await makeVideo(db, member)];
    await test.call(own, endpoints.claimReview, { params: { videoId: offered.id } });
    await test.call(connected, endpoints.claimReview, { params: { videoId: kept.id } });
    expect((await change(admin, member.id, 'player', after.id)).status).toBe(204);
    const drafts = await db.select().from(reviewDrafts);
    const reviewerOf = (videoId: string) => drafts.find((draft) => draft.videoId === videoId)?.coachId;
    expect([reviewerOf(offered.id), reviewerOf(kept.id)]).toEqual([null, connected.id]);
    expect((await test.call(own, endpoints.getVideo, { params: { videoId: offered.id } })).status).toBe(404);
    expect((await auditOf(member.id)).map(({ action }) => action)).toEqual(['club-changed']);
    const living = await db.select().from(coachConnections).where(eq(coachConnections.playerId, member.id));
    expect(living.map(({ status }) => status)).toEqual(['active']);
  });

  it('filters the list to its people and applicants', async () => {
    const { db } = test.context;
    const [admin, club] = [await makeAdmin(db), await makeClub(db)];
    const people = [
      await makeMember(db, club.id),
      await makePerson(db, { role: 'club', clubId: club.id }),
      await makePerson(db, { state: 'pending', joiningClubId: club.id }),
    ];
    await makePlayer(db);
    const { body } = await test.call(admin, endpoints.listPeople, { query: { clubId: club.id } });
    expect(body.rows.map(({ id }) => id)).toEqual(people.map(({ id }) => id).toReversed());
  });
});

it('getRoleHoldings counts what a role change affects', async () => {
  const { db } = test.context;
  const [admin, coach] = [await makeAdmin(db), await makeCoach(db)];
  const [player, other] = [await makeMember(db, (await makeClub(db)).id), await makePlayer(db)];
  await connect(db, coach, player);
  await connect(db, coach, other, 'requested');
  await makeSession(db, coach, [player]);
  await test.call(coach, endpoints.claimReview, { params: { videoId: (await makeVideo(db, player)).id } });
  const holdings = (userId: string) => test.call(admin, endpoints.getRoleHoldings, { params: { userId } });
  expect((await holdings(coach.id)).body).toEqual({
    role: 'coach_freelance',
    clubId: null,
    clubName: null,
    connections: 1,
    requests: 1,
    openReviews: 1,
    sessionsLed: 1,
    sessionsTaken: 0,
    plan: null,
    isLastAdministrator: false,
  });
  expect((await holdings(player.id)).body).toMatchObject({ connections: 1, sessionsTaken: 1 });
  expect((await holdings(nobody)).status).toBe(404);
});

describe('sessions', () => {
  it('end everywhere with an audit entry, except your own', async () => {
    const { db } = test.context;
    const [admin, person] = [await makeAdmin(db), await makePlayer(db)];
    await test.call(person, endpoints.getCurrentUser);
    const end = (userId: string) => test.call(admin, endpoints.endSessionsOf, { params: { userId } });
    expect((await end(person.id)).status).toBe(204);
    expect((await test.call(person, endpoints.getCurrentUser)).status).toBe(401);
    expect((await auditOf(person.id)).map(({ action }) => action)).toEqual(['sessions-ended']);
    expect([(await end(admin.id)).status, (await end(nobody)).status]).toEqual([409, 404]);
    expect((await test.call(admin, endpoints.getCurrentUser)).status).toBe(200);
  });
});

describe('a deletion', () => {
  const remove = (admin: { id: string }, userId: string, reason = 'Asked by mail') =>
    test.call(admin, endpoints.deletePerson, { params: { userId }, body: { reason } });
  const restore = (admin: { id: string }, userId: string) =>
    test.call(admin, endpoints.restorePerson, { params: { userId } });

  it('of an active account sends an email, and signing in or an administrator undoes it', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    const person = await makePlayer(db, { passwordHash: await hashPassword('wall and net') });
    expect((await remove(admin, person.id, ' ')).status).toBe(400);
    expect((await remove(admin, person.id)).status).toBe(200);
    await test.runJobs();
    expect(test.mails.findLast(({ to }) => to === person.email)?.text).toContain('An administrator has deleted');
    expect((await remove(admin, person.id)).status).toBe(409);
    expect((await restore(admin, person.id)).status).toBe(204);
    expect((await remove(admin, person.id)).status).toBe(200);
    const body = { email: person.email, password: 'wall and net' };
    expect((await test.call(null, endpoints.login, { body })).body.isAccountKept).toBe(true);
    expect((await auditOf(person.id)).map(({ action }) => action)).toEqual([
      'account-deleted',
      'deletion-undone',
      'account-deleted',
      'deletion-undone',
    ]);
  });

  it('of a suspended or unconfirmed account is final and erased within the hour', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    for (const state of ['suspended', 'unverified'] as const) {
      const passwordHash = await hashPassword('wall and net');
      const person = await makePerson(db, { state, passwordHash });
      expect((await remove(admin, person.id)).status).toBe(200);
      const login = { body: { email: person.email, password: 'wall and net' } };
      expect((await test.call(null, endpoints.login, login)).status).toBe(401);
      expect((await restore(admin, person.id)).status).toBe(409);
      await eraseDue(test.context);
      expect((await accountOf(person.id))?.email).toBe(`erased-${person.id}`);
    }
  });

  it('refuses yourself, pending accounts and unknown ids', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    const waiting = await makePerson(db, { state: 'pending' });
    expect([
      (await remove(admin, admin.id)).status,
      (await remove(admin, waiting.id)).status,
      (await remove(admin, nobody)).status,
    ]).toEqual([409, 409, 404]);
  });
});

describe('bulk actions', () => {
  const changeAll = (admin: { id: string }, body: object) =>
    test.call(admin, endpoints.changePeople, { body: body as never });

  it('return a result for each, and one refusal stops no one else', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    const waiting = [await makePerson(db, { state: 'pending' }), await makePerson(db, { state: 'pending' })];
    const active = await makePlayer(db);
    const userIds = [waiting[0]?.id, active.id, nobody, waiting[1]?.id, waiting[0]?.id];
    const { body } = await changeAll(admin, { action: 'approve', userIds });
    const refusal = 'This person is no longer waiting for approval.';
    expect(body).toEqual([
      { id: waiting[0]?.id, isDone: true, message: null },
      { id: active.id, isDone: false, message: refusal },
      { id: nobody, isDone: false, message: refusal },
      { id: waiting[1]?.id, isDone: true, message: null },
    ]);
    for (const { id } of waiting) expect((await accountOf(id))?.state).toBe('active');
  });

  it('reject and suspend with one shared, required reason', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    const [waiting, active] = [await makePerson(db, { state: 'pending' }), await makePlayer(db)];
    for (const action of ['reject', 'suspend'])
      expect((await changeAll(admin, { action, userIds: [active.id] })).error.fields).toEqual({
        reason: 'Please give a reason.',
      });
    const reason = 'Season over';
    await changeAll(admin, { action: 'reject', userIds: [waiting.id], reason });
    await test.runJobs();
    expect(test.mails.findLast(({ to }) => to === waiting.email)?.text).toContain(reason);
    const own = await changeAll(admin, { action: 'suspend', userIds: [active.id, admin.id], reason });
    expect(own.body.map(({ isDone, message }) => [isDone, message])).toEqual([
      [true, null],
      [false, 'You cannot suspend your own account.'],
    ]);
    expect((await changeAll(admin, { action: 'restore', userIds: [active.id] })).body[0]?.isDone).toBe(true);
  });

  it('run once for two concurrent administrators', async () => {
    const { db } = test.context;
    const admins = [await makeAdmin(db), await makeAdmin(db)] as const;
    const waiting = [];
    for (let index = 0; index < 6; index += 1) waiting.push(await makePerson(db, { state: 'pending' }));
    const userIds = waiting.map(({ id }) => id);
    const [one, other] = await Promise.all([
      changeAll(admins[0], { action: 'approve', userIds }),
      changeAll(admins[1], { action: 'approve', userIds: userIds.toReversed() }),
    ]);
    const done = [...one.body, ...other.body].filter(({ isDone }) => isDone).map(({ id }) => id);
    expect(done.toSorted()).toEqual(userIds.toSorted());
  });

  it.each([
    [{ action: 'delete', userIds: [nobody] }, 'action'],
    [{ action: 'approve', userIds: [] }, 'userIds'],
    [{ action: 'approve', userIds: Array.from({ length: 26 }, () => nobody) }, 'userIds'],
    [{ action: 'approve', userIds: ['me'] }, 'userIds.0'],
    [{ action: 'approve' }, 'userIds'],
  ])('refuses %j', async (body, field) => {
    const answer = await changeAll(await makeAdmin(test.context.db), body);
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([400, [field]]);
  });
});

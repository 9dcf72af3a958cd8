// A club that ends: nobody loses anything but the club, its managers stay out, and it can be taken into use again.

import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { auditEntries, coachConnections, reviewDrafts, users } from '#server/db/schema/index.ts';
import { markDeleted } from '#server/features/accounts/privacy/privacy.queries.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { registrationForm } from '#server/testing/account-forms.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makeSession,
  makeVideo,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { deactivateClub, reactivateClub } from './deactivation.commands.ts';

const test = useTestApp();
const server = { actorId: null, address: null };
const password = 'wall and net';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const accountOf = async (id: string) => (await test.context.db.select().from(users).where(eq(users.id, id)))[0];
const login = (email: string) => test.call(null, endpoints.login, { body: { email, password } });
const reviewerOf = async (videoId: string) =>
  (await test.context.db.select().from(reviewDrafts).where(eq(reviewDrafts.videoId, videoId)))[0]?.coachId;

/** A club with a manager, a coach and two members, of whom the coach knows one. */
async function situation() {
  const { db } = test.context;
  const club = await makeClub(db);
  const manager = await makePerson(db, { role: 'club', clubId: club.id, passwordHash });
  const coach = await makeCoach(db, { role: 'coach_club', clubId: club.id });
  const [known, unknown] = [await makeMember(db, club.id), await makeMember(db, club.id)];
  await connect(db, coach, known);
  return { db, club, manager, coach, known, unknown };
}

describe('a deactivated club', () => {
  it('turns members into direct players and coaches into freelance coaches, still connected', async () => {
    const { db, club, coach, known } = await situation();
    const [video, groupId] = [await makeVideo(db, known), await makeSession(db, coach, [known])];
    const end = await deactivateClub(test.context, server, club.id);
    expect(end).toEqual({ members: 2, coaches: 1, managers: 1, applicants: 0, invitations: 0 });
    expect(await accountOf(known.id)).toMatchObject({ accessType: 'direct', clubId: null, state: 'active' });
    expect(await accountOf(coach.id)).toMatchObject({ role: 'coach_freelance', clubId: null, state: 'active' });
    const connections = await db.select().from(coachConnections).where(eq(coachConnections.coachId, coach.id));
    expect(connections.map(({ status }) => status)).toEqual(['active']);
    const seen = await test.call(coach, endpoints.getVideo, { params: { videoId: video.id } });
    expect(seen.status).toBe(200);
    const sessions = await test.call(coach, endpoints.getCoachSession, { params: { sessionId: groupId } });
    expect(sessions.status).toBe(200);
  });

  it('keeps the reviews of connected coaches and releases the others with their drafts', async () => {
    const { db, club, coach, known, unknown } = await situation();
    const [own, offered] = [await makeVideo(db, known), await makeVideo(db, unknown)];
    for (const { id } of [own, offered]) await test.call(coach, endpoints.claimReview, { params: { videoId: id } });
    await deactivateClub(test.context, server, club.id);
    expect([await reviewerOf(own.id), await reviewerOf(offered.id)]).toEqual([coach.id, null]);
    const seen = await test.call(coach, endpoints.getVideo, { params: { videoId: offered.id } });
    expect(seen.status).toBe(404);
  });

  it('signs its managers out for good', async () => {
    const { club, manager } = await situation();
    expect((await test.call(manager, endpoints.getOwnClub)).status).toBe(200);
    await deactivateClub(test.context, server, club.id);
    expect((await test.call(manager, endpoints.getOwnClub)).status).toBe(401);
    expect((await login(manager.email)).error.code).toBe('account_suspended');
    const admin = await makeAdmin(test.context.db);
    const restored = await test.call(admin, endpoints.restorePerson, { params: { userId: manager.id } });
    expect([restored.status, restored.error.message]).toEqual([
      409,
      'This manager is suspended because the club is deactivated. Reactivate the club instead.',
    ]);
  });

  it('keeps out managers who come back: from a deletion, or from an earlier suspension', async () => {
    const { db, club, manager } = await situation();
    const suspended = await makePerson(db, { role: 'club', clubId: club.id, state: 'suspended' });
    await markDeleted(db, manager.id);
    await deactivateClub(test.context, server, club.id);
    expect((await login(manager.email)).error.code).toBe('account_suspended');
    // The deletion is undone all the same.
    expect(await accountOf(manager.id)).toMatchObject({ state: 'suspended', deletionRequestedAt: null });
    const restored = await test.call(await makeAdmin(db), endpoints.restorePerson, {
      params: { userId: suspended.id },
    });
    expect(restored.status).toBe(409);
    await reactivateClub(test.context, server, club.id);
    expect((await login(manager.email)).status).toBe(200);
    expect(await accountOf(suspended.id)).toMatchObject({ state: 'suspended' });
  });

  it('gives a manager back who returns from a deletion after it is active again', async () => {
    const { db, club, manager } = await situation();
    await markDeleted(db, manager.id);
    await deactivateClub(test.context, server, club.id);
    await reactivateClub(test.context, server, club.id);
    expect((await login(manager.email)).status).toBe(200);
    expect(await accountOf(manager.id)).toMatchObject({ state: 'active', isSuspendedWithClub: false });
  });

  it('invalidates invitations and code, and hands applicants to administrators', async () => {
    const { db, club } = await situation();
    const invited = await makePerson(db, {
      state: 'unverified',
      emailVerifiedAt: null,
      accessType: 'club',
      clubId: club.id,
    });
    const applicant = await makePerson(db, { state: 'pending', joiningClubId: club.id });
    expect(await deactivateClub(test.context, server, club.id)).toMatchObject({ applicants: 1, invitations: 1 });
    expect(await accountOf(invited.id)).toBeUndefined();
    expect(await accountOf(applicant.id)).toMatchObject({ state: 'pending', joiningClubId: null });
    expect((await test.call(null, endpoints.findClubByCode, { params: { code: club.code } })).status).toBe(404);
    const form = registrationForm({ email: 'late@pala.test', clubCode: club.code });
    expect((await test.call(null, endpoints.register, { body: form })).status).toBe(400);
    const invitation = await test.call(await makeAdmin(db), endpoints.invitePerson, {
      body: {
        firstName: 'Ida',
        lastName: 'Lund',
        email: 'asked@pala.test',
        country: 'DK',
        role: 'player',
        clubId: club.id,
      },
    });
    expect(invitation.status).toBe(400);
  });

  it('refuses a concurrent approval', async () => {
    const { db, club, manager } = await situation();
    const waiting = await Promise.all(
      Array.from({ length: 5 }, () => makePerson(db, { state: 'pending', joiningClubId: club.id })),
    );
    await Promise.all([
      ...waiting.map(({ id }) => test.call(manager, endpoints.approveApplicant, { params: { userId: id } })),
      deactivateClub(test.context, server, club.id),
    ]);
    for (const { id } of waiting)
      expect(await accountOf(id)).toMatchObject({ accessType: 'direct', clubId: null, joiningClubId: null });
  });

  it('must be an existing active club', async () => {
    const [{ club, manager }, other] = [await situation(), await situation()];
    await deactivateClub(test.context, server, other.club.id);
    await expect(deactivateClub(test.context, server, other.club.id)).rejects.toMatchObject({ code: 'conflict' });
    const nobody = '0193e5a0-0000-7000-8000-000000000001';
    await expect(deactivateClub(test.context, server, nobody)).rejects.toMatchObject({ code: 'not_found' });
    expect((await test.call(manager, endpoints.getOwnClub)).body).toMatchObject({ id: club.id });
  });

  it('leaves an audit entry with numbers but no names', async () => {
    const { db, club, manager } = await situation();
    const admin = await makeAdmin(db);
    await deactivateClub(test.context, { actorId: admin.id, address: null }, club.id);
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, club.id));
    expect(entries).toMatchObject([
      { action: 'club-deactivated', actorId: admin.id, after: { members: 2, coaches: 1 } },
    ]);
    expect(JSON.stringify(entries)).not.toContain(manager.lastName);
  });
});

describe('a reactivated club', () => {
  it('gets managers and code back, but none of its people', async () => {
    const { club, manager, known } = await situation();
    await deactivateClub(test.context, server, club.id);
    await reactivateClub(test.context, server, club.id);
    expect((await login(manager.email)).status).toBe(200);
    expect((await test.call(null, endpoints.findClubByCode, { params: { code: club.code } })).status).toBe(200);
    expect(await accountOf(known.id)).toMatchObject({ accessType: 'direct', clubId: null });
    await expect(reactivateClub(test.context, server, club.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('leaves managers suspended for other reasons', async () => {
    const { db, club } = await situation();
    const suspended = await makePerson(db, { role: 'club', clubId: club.id, state: 'suspended' });
    await deactivateClub(test.context, server, club.id);
    await reactivateClub(test.context, server, club.id);
    expect(await accountOf(suspended.id)).toMatchObject({ state: 'suspended' });
  });
});

// Guardians who leave, and what their bells say of juniors who are erased.

import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { users } from '#server/db/schema/index.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { makeAdmin, makeJunior, makePlayer } from '#server/testing/factories.ts';
import { type Family, familyDesk, guardianPassword } from '#server/testing/family-desk.ts';
import { reauthenticate } from '#server/testing/proofs.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const { makeFamily, rowOf, openSession, giveGuardian, mailsTo } = familyDesk(test);
let { club, manager, guardian, junior }: Family = {} as Family;

beforeEach(async () => {
  ({ club, manager, guardian, junior } = await makeFamily());
});

/** A browser of a person in the junior's session. */
const switched = (person: { id: string } = guardian, to: { id: string } = junior) => openSession(person, to);

const asked = (juniors: string[], email = 'anna@pala.test') => ({
  body: {
    guardian: { email, firstName: 'Anna', lastName: 'Lund' },
    country: 'DK',
    juniors: juniors.map((firstName) => ({ firstName, lastName: 'Lund', adultOn: '2038-03-01' })),
  },
});

describe('a guardian who leaves', () => {
  const eraseDue = async () => {
    await test.context.jobs.enqueue(test.context.db, 'erase-deleted', {});
    await test.runJobs();
  };
  const later = () =>
    test.context.db.update(users).set({ deletionRequestedAt: sql`${users.deletionRequestedAt} - interval '49 hours'` });

  beforeEach(async () => {
    await reauthenticate(test, guardian);
  });

  it('takes the juniors along, and signing in brings all of them back', async () => {
    const suspended = await makeJunior(test.context.db, club.id, guardian, { state: 'suspended' });
    await test.call(guardian, endpoints.requestDeletion);
    expect([(await rowOf(junior)).state, (await rowOf(suspended)).state]).toEqual(['deleted', 'deleted']);
    await test.call(null, endpoints.login, { body: { email: guardian.email, password: guardianPassword } });
    expect([(await rowOf(junior)).state, (await rowOf(suspended)).state]).toEqual(['active', 'suspended']);
  });

  it('is erased together with them', async () => {
    await test.call(guardian, endpoints.requestDeletion);
    await later();
    await eraseDue();
    for (const person of [guardian, junior])
      expect(await rowOf(person)).toMatchObject({
        email: `erased-${person.id}`,
        firstName: 'Deleted',
        guardianId: null,
        adultOn: null,
      });
  });

  it('leaves a junior behind who gets another guardian in time', async () => {
    const next = await makePlayer(test.context.db);
    await test.call(manager, endpoints.changeGuardian, {
      params: { userId: junior.id },
      body: { email: next.email, firstName: 'Next', lastName: 'One' },
    });
    await test.runJobs();
    await test.call(guardian, endpoints.requestDeletion);
    const [request] = (await test.call(next, endpoints.getFamily)).body.requests;
    await test.call(next, endpoints.acceptGuardianRequest, {
      params: { id: request?.id ?? '' },
      body: { consentToDataProcessing: true },
    });
    await later();
    await eraseDue();
    expect((await rowOf(guardian)).erasedAt).not.toBeNull();
    expect(await rowOf(junior)).toMatchObject({ state: 'active', guardianId: next.id, deletionRequestedAt: null });
  });

  it('keeps the juniors with them: an administrator restores none alone', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    const suspended = await makeJunior(db, club.id, guardian, { state: 'suspended' });
    const deleted = await makeJunior(db, club.id, guardian);
    await test.call(guardian, endpoints.deleteJunior, { params: { userId: deleted.id } });
    await test.call(guardian, endpoints.requestDeletion);
    for (const one of [junior, suspended, deleted]) {
      const answer = await test.call(admin, endpoints.restorePerson, { params: { userId: one.id } });
      expect([answer.status, answer.error.message]).toEqual([
        409,
        'The account of this junior’s guardian is being deleted. Please restore it first.',
      ]);
      expect((await rowOf(one)).state).toBe('deleted');
    }
    expect((await test.call(admin, endpoints.restorePerson, { params: { userId: guardian.id } })).status).toBe(204);
    expect([(await rowOf(junior)).state, (await rowOf(suspended)).state]).toEqual(['active', 'suspended']);
    // Not with them: the guardian had deleted this one before.
    expect((await rowOf(deleted)).state).toBe('deleted');
    expect((await test.call(admin, endpoints.restorePerson, { params: { userId: deleted.id } })).status).toBe(204);
    expect((await rowOf(deleted)).state).toBe('active');
  });

  it('can delete one junior with a proof of identity, and keep it within 48 hours', async () => {
    const params = { userId: junior.id };
    const stranger = await makePlayer(test.context.db, { passwordHash: await hashPassword(guardianPassword) });
    await reauthenticate(test, stranger);
    expect((await test.call(stranger, endpoints.deleteJunior, { params })).status).toBe(404);
    expect((await test.call(guardian, endpoints.deleteJunior, { params })).status).toBe(200);
    expect((await rowOf(guardian)).state).toBe('active');
    expect((await switched()).opened.status).toBe(404);
    await test.runJobs();
    expect(mailsTo(guardian.email).map(({ subject }) => subject)).toContain(
      `Emma ${junior.lastName}’s Pala account will be deleted`,
    );
    expect((await test.call(guardian, endpoints.keepJunior, { params })).status).toBe(204);
    expect((await switched()).opened.status).toBe(200);
    await test.call(guardian, endpoints.deleteJunior, { params });
    await later();
    expect((await test.call(guardian, endpoints.keepJunior, { params })).status).toBe(404);
    await eraseDue();
    expect((await rowOf(junior)).erasedAt).not.toBeNull();
    expect((await rowOf(guardian)).erasedAt).toBeNull();
  });
});

describe('the bell of a guardian', () => {
  const bellOf = async (person: { id: string }) =>
    JSON.stringify((await test.call(person, endpoints.listNotifications, { params: { userId: person.id } })).body);
  const erase = async (person: { id: string }) => {
    const { db, jobs } = test.context;
    const deletionRequestedAt = sql`now() - interval '49 hours'`;
    await db.update(users).set({ state: 'deleted', deletionRequestedAt }).where(eq(users.id, person.id));
    await jobs.enqueue(db, 'erase-deleted', {});
    await test.runJobs();
  };

  it('forgets an erased junior whom it named when the relation began or ended', async () => {
    const next = await makePlayer(test.context.db);
    await giveGuardian({ manager, junior }, next);
    await test.runJobs();
    const name = `Emma ${junior.lastName}`;
    for (const one of [guardian, next]) expect(await bellOf(one)).toContain(name);
    await erase(junior);
    for (const one of [guardian, next]) expect(await bellOf(one)).not.toContain(name);
  });

  it('forgets an erased junior whom a club asked about as a new one', async () => {
    await test.call(manager, endpoints.askGuardian, asked(['Ida'], guardian.email));
    await test.runJobs();
    const [request] = (await test.call(guardian, endpoints.getFamily)).body.requests;
    await test.call(guardian, endpoints.acceptGuardianRequest, {
      params: { id: request?.id ?? '' },
      body: { consentToDataProcessing: true },
    });
    expect(await bellOf(guardian)).toContain('Ida Lund');
    const ida = (await test.call(guardian, endpoints.getFamily)).body.juniors.find(
      ({ firstName }) => firstName === 'Ida',
    );
    await erase(ida as { id: string });
    expect(await bellOf(guardian)).not.toContain('Ida Lund');
  });
});

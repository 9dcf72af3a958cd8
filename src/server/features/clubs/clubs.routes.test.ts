// Joining a club with its link: registering, waiting for the club, approval by its managers and by nobody else's.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { auditEntries, clubs, users } from '#server/db/schema/index.ts';
import { atOnce, confirmAddress, registrationForm } from '#server/testing/account-forms.ts';
import { makeAdmin, makeClub, makeMember, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

const register = (parts: Record<string, unknown>) =>
  test.call(null, endpoints.register, { body: registrationForm(parts) });
const accountOf = async (email: string) =>
  (await test.context.db.select().from(users).where(eq(users.email, email)))[0];
const verify = async (email: string) => {
  await test.runJobs();
  await confirmAddress(test, email);
  await test.runJobs();
};
const mailsTo = (email: string) => test.mails.filter((mail) => mail.to === email).map((mail) => mail.subject);
const makeManager = (clubId: string | null) => makePerson(test.context.db, { role: 'club', clubId, firstName: 'Kim' });
const applicants = async (manager: { id: string }) => (await test.call(manager, endpoints.listApplicants)).body;
const approve = (manager: { id: string }, userId: string) =>
  test.call(manager, endpoints.approveApplicant, { params: { userId } });
const reject = (manager: { id: string }, userId: string, reason = 'We do not know you.') =>
  test.call(manager, endpoints.rejectApplicant, { params: { userId }, body: { reason } });

/** Someone who waits for a club, made directly. */
const makeApplicant = (club: { id: string }) =>
  makePerson(test.context.db, { state: 'pending', joiningClubId: club.id });

describe("a club's code", () => {
  it('returns the club’s name only, whatever the case', async () => {
    const club = await makeClub(test.context.db);
    for (const code of [club.code, club.code.toLowerCase()]) {
      const answer = await test.call(null, endpoints.findClubByCode, { params: { code } });
      expect(answer.raw.json()).toEqual({ name: club.name });
    }
  });

  it('works as typed, and so does the one to say, until the club gets another code', async () => {
    const club = await makeClub(test.context.db);
    await test.context.db.update(clubs).set({ code: 'HAVNENS-PADEL-7K2P' }).where(eq(clubs.id, club.id));
    const manager = await makePerson(test.context.db, { role: 'club', clubId: club.id });
    const admin = await makeAdmin(test.context.db);
    const { spokenCode } = (await test.call(manager, endpoints.getOwnClub)).body;
    expect(spokenCode).toMatch(/^[ACDEFHJKMNPRTWXY]{4}-[ACDEFHJKMNPRTWXY]{4}$/);
    const spaced = Array.from(spokenCode.toLowerCase()).join(' ');
    const found = async (code: string) =>
      (await test.call(null, endpoints.findClubByCode, { params: { code } })).body?.name;
    const typed = ['havnens padel 7k2p', 'Havnens-Padel-7K2P', spokenCode, spokenCode.replace('-', ''), spaced];
    for (const code of typed) expect([code, await found(code)]).toEqual([code, club.name]);
    const answer = await register({ email: 'said@pala.test', clubCode: spaced });
    expect([answer.status, (await accountOf('said@pala.test'))?.joiningClubId]).toEqual([201, club.id]);
    const edit = { params: { clubId: club.id }, body: { name: club.name, code: 'HAVNENS-NEW' } };
    expect((await test.call(admin, endpoints.editClub, edit)).status).toBe(204);
    for (const code of typed) expect([code, await found(code)]).toEqual([code, undefined]);
    expect((await test.call(manager, endpoints.getOwnClub)).body.spokenCode).not.toBe(spokenCode);
  });

  it.each(['NOBODY', '%', "' or 1=1 --", ' ', 'x'.repeat(500), '\u0000'])('returns not found for %j', async (code) => {
    expect((await test.call(null, endpoints.findClubByCode, { params: { code } })).status).toBe(404);
  });

  it('stays with the registration, as a direct player until approval', async () => {
    const club = await makeClub(test.context.db);
    expect((await register({ email: 'ida@pala.test', clubCode: ` ${club.code} ` })).status).toBe(201);
    expect(await accountOf('ida@pala.test')).toMatchObject({
      joiningClubId: club.id,
      clubId: null,
      accessType: 'direct',
      state: 'unverified',
    });
  });

  it('without a club is refused beside its field, and nothing is stored', async () => {
    const known = await makePerson(test.context.db);
    const [fresh, taken] = [
      await register({ email: 'wrong@pala.test', clubCode: 'NOBODY' }),
      await register({ email: known.email, clubCode: 'NOBODY' }),
    ];
    expect(fresh.status).toBe(400);
    expect(Object.keys(fresh.error.fields ?? {})).toEqual(['clubCode']);
    expect(taken.raw.body).toBe(fresh.raw.body);
    expect(await accountOf('wrong@pala.test')).toBeUndefined();
  });

  it.each([[7], [{}], [['HAVNEN']], ['x'.repeat(41)]])('refuses %j', async (clubCode) => {
    expect((await register({ email: 'odd@pala.test', clubCode })).status).toBe(400);
  });

  it.each([[undefined], [null], [''], ['  ']])('treats %j as unset', async (clubCode) => {
    expect((await register({ clubCode })).status).toBe(201);
  });
});

describe('the name of a club', () => {
  it('is changed by its manager; the code stays, and the audit log keeps the one before', async () => {
    const club = await makeClub(test.context.db);
    const manager = await makeManager(club.id);
    const rename = (name: string) => test.call(manager, endpoints.renameOwnClub, { body: { name } });
    expect((await rename('  Padel\u200b  Nord ')).status).toBe(204);
    expect((await test.call(manager, endpoints.getOwnClub)).body.name).toBe('Padel Nord');
    const found = await test.call(null, endpoints.findClubByCode, { params: { code: club.code } });
    expect(found.body).toEqual({ name: 'Padel Nord' });
    const audit = await test.context.db.select().from(auditEntries).where(eq(auditEntries.subjectId, club.id));
    expect(audit).toMatchObject([
      { action: 'club-edited', actorId: manager.id, before: { name: club.name }, after: { name: 'Padel Nord' } },
    ]);
    for (const name of ['', ' \u200b ', 'Win at https://evil.example', 'x'.repeat(121)]) {
      const { status, error } = await rename(name);
      expect([name, status, Object.keys(error.fields ?? {})]).toEqual([name, 400, ['name']]);
    }
  });
});

describe('someone who joins a club', () => {
  it('appears to managers once confirmed, and becomes a member on approval', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const [manager, colleague, stranger] = [
      await makeManager(club.id),
      await makeManager(club.id),
      await makeManager((await makeClub(db)).id),
    ];
    await register({ email: 'joins@pala.test', firstName: 'Ida', lastName: 'Lund', clubCode: club.code });
    expect(await applicants(manager)).toEqual([]);
    await verify('joins@pala.test');
    const subject = `Ida Lund wants to join ${club.name} on Pala`;
    expect([mailsTo(manager.email), mailsTo(colleague.email), mailsTo(stranger.email)]).toEqual([
      [subject],
      [subject],
      [],
    ]);
    const [waiting, ...others] = await applicants(manager);
    expect([waiting, others]).toMatchObject([{ firstName: 'Ida', lastName: 'Lund', country: 'DK' }, []]);
    expect(JSON.stringify(waiting)).not.toContain('@');
    expect(await applicants(stranger)).toEqual([]);

    const userId = waiting?.id ?? '';
    expect((await approve(manager, userId)).status).toBe(204);
    expect(await accountOf('joins@pala.test')).toMatchObject({
      state: 'active',
      accessType: 'club',
      clubId: club.id,
      joiningClubId: null,
    });
    expect(await applicants(colleague)).toEqual([]);
    await test.runJobs();
    expect(mailsTo('joins@pala.test').at(-1)).toBe('Your Pala account is approved');
    const audit = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, userId));
    expect(audit).toMatchObject([{ action: 'registration-approved', actorId: manager.id, after: { clubId: club.id } }]);
  });

  it('becomes a member and gets one email under concurrent approvals', async () => {
    const club = await makeClub(test.context.db);
    const managers = await Promise.all(Array.from({ length: 4 }, () => makeManager(club.id)));
    const person = await makeApplicant(club);
    const answers = await atOnce(20, (index) => approve(managers[index % 4] as { id: string }, person.id));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    await test.runJobs();
    expect(mailsTo(person.email)).toEqual(['Your Pala account is approved']);
  });

  it('leaves nothing behind after a rejection, except the emailed reason', async () => {
    const club = await makeClub(test.context.db);
    const manager = await makeManager(club.id);
    const person = await makeApplicant(club);
    expect((await reject(manager, person.id, '  ')).status).toBe(400);
    expect((await reject(manager, person.id)).status).toBe(204);
    await test.runJobs();
    expect(test.mails.findLast((mail) => mail.to === person.email)?.text).toContain('We do not know you.');
    expect(await accountOf(person.email)).toBeUndefined();
    expect((await reject(manager, person.id)).status).toBe(404);
  });

  it('can be approved by an administrator too', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const admin = await makeAdmin(db);
    const person = await makeApplicant(club);
    const { rows: people } = (await test.call(admin, endpoints.listPeople, { query: { search: person.email } })).body;
    expect(people).toMatchObject([{ joiningClubName: club.name, clubName: null }]);
    expect((await test.call(admin, endpoints.approvePerson, { params: { userId: person.id } })).status).toBe(204);
    expect(await accountOf(person.email)).toMatchObject({ accessType: 'club', clubId: club.id, joiningClubId: null });
  });
});

describe('a club manager', () => {
  it('finds no people of other clubs, direct players or strangers', async () => {
    const { db } = test.context;
    const [club, other] = [await makeClub(db), await makeClub(db)];
    const manager = await makeManager(club.id);
    const foreign = [
      await makeApplicant(other),
      await makeMember(db, other.id),
      await makePerson(db, { state: 'pending' }),
      await makePerson(db, { state: 'unverified', joiningClubId: other.id }),
    ];
    for (const { id, email, state } of foreign) {
      const [approval, rejection] = [await approve(manager, id), await reject(manager, id)];
      expect([approval.status, rejection.status]).toEqual([404, 404]);
      expect(approval.raw.body).not.toContain(email);
      expect((await accountOf(email))?.state).toBe(state);
    }
    expect((await approve(manager, '0193e5a0-0000-7000-8000-000000000001')).status).toBe(404);
  });

  it('cannot reject a member or approve an unconfirmed address', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const manager = await makeManager(club.id);
    const member = await makeMember(db, club.id);
    const unverified = await makePerson(db, { state: 'unverified', joiningClubId: club.id });
    expect((await reject(manager, member.id)).status).toBe(409);
    expect((await approve(manager, unverified.id)).status).toBe(409);
    expect((await accountOf(unverified.email))?.state).toBe('unverified');
  });

  it('finds the invitation link of the own club', async () => {
    const club = await makeClub(test.context.db);
    const answer = await test.call(await makeManager(club.id), endpoints.getOwnClub);
    expect(answer.body).toEqual({
      id: club.id,
      name: club.name,
      invitationUrl: `http://pala.test/auth?tab=register&club=${club.code}`,
      spokenCode: expect.stringMatching(/^[A-Z]{4}-[A-Z]{4}$/) as string,
    });
  });

  it('finds nothing without a club', async () => {
    const manager = await makeManager(null);
    const person = await makePerson(test.context.db, { state: 'pending' });
    const statuses = [
      await test.call(manager, endpoints.getOwnClub),
      await test.call(manager, endpoints.listApplicants),
      await approve(manager, person.id),
    ].map((answer) => answer.status);
    expect(statuses).toEqual([404, 404, 404]);
  });
});

describe('without approval', () => {
  const open = useTestApp({ REGISTRATION_APPROVAL: 'auto' });

  it('the club’s link makes a member once the address is confirmed', async () => {
    const { db } = open.context;
    const club = await makeClub(db);
    const email = 'auto@pala.test';
    await open.call(null, endpoints.register, { body: registrationForm({ email, clubCode: club.code }) });
    await open.runJobs();
    await confirmAddress(open, email);
    const [account] = await db.select().from(users).where(eq(users.email, email));
    expect(account).toMatchObject({ state: 'active', accessType: 'club', clubId: club.id, joiningClubId: null });
  });
});

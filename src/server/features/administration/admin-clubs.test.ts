// Clubs as administrators look after them.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { auditEntries, clubs, users } from '#server/db/schema/index.ts';
import { atOnce, lastToken } from '#server/testing/account-forms.ts';
import { makeAdmin, makeClub, makeCoach, makeMember, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const nobody = '0193e5a0-0000-7000-8000-000000000001';

let made = 0;
const form = (parts: object = {}) => {
  made += 1;
  const manager = { firstName: 'Ida', lastName: 'Lund', email: `manager${made}@pala.test`, country: 'DK' };
  return { name: 'Padel Nord', code: `NORD-${made}`, manager, ...parts } as never;
};
const create = (admin: { id: string }, body: never = form()) => test.call(admin, endpoints.createClub, { body });
const ofClub = (clubId: string) => ({ params: { clubId } });
const list = async (admin: { id: string }, query = {}) =>
  (await test.call(admin, endpoints.listAdminClubs, { query })).body.rows;

describe('a new club', () => {
  it('invites its manager, who accepts and admits people with its link', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    const { status, body } = await create(admin, form({ code: ' nord-one ' }));
    expect(status).toBe(201);
    await test.runJobs();
    const [manager] = await db.select().from(users).where(eq(users.clubId, body.id));
    expect(manager).toMatchObject({ role: 'club', state: 'unverified', accessType: 'club' });
    const token = lastToken(test.mails, manager?.email ?? '');
    const password = 'wall and net';
    await test.call(null, endpoints.setPassword, { body: { token, password, confirmPassword: password } });
    const own = await test.call({ id: manager?.id ?? '' }, endpoints.getOwnClub);
    expect(own.body.invitationUrl).toContain('club=NORD-ONE');
    const page = await test.call(admin, endpoints.getAdminClub, ofClub(body.id));
    expect(page.body).toMatchObject({ name: 'Padel Nord', code: 'NORD-ONE', managers: 1, members: 0 });
    expect(page.body.managersOf).toMatchObject([{ firstName: 'Ida', state: 'active', isInvited: false }]);
    const audit = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, body.id));
    expect(audit).toMatchObject([{ action: 'club-created', after: { name: 'Padel Nord', code: 'NORD-ONE' } }]);
  });

  it('rolls back when its manager cannot be invited', async () => {
    const { db } = test.context;
    const [admin, person] = [await makeAdmin(db), await makePerson(db)];
    const before = (await list(admin)).length;
    const manager = { firstName: 'Ida', lastName: 'Lund', email: person.email, country: 'DK' };
    const answer = await create(admin, form({ manager }));
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([409, ['manager.email']]);
    expect((await list(admin)).length).toBe(before);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: '\u200B' }, 'name'],
    [{ name: 'Win money at evil。example' }, 'name'],
    [{ code: 'a b' }, 'code'],
    [{ code: '<b>' }, 'code'],
    [{ code: 7 }, 'code'],
    [{ manager: { firstName: 'Ida', lastName: 'Lund', email: 'nobody', country: 'DK' } }, 'manager.email'],
    [{ manager: null }, 'manager'],
  ])('refuses %j', async (parts, field) => {
    const answer = await create(await makeAdmin(test.context.db), form(parts));
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([400, [field]]);
  });

  it('keeps codes unique, whatever the case and under concurrency', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    const [old] = await db.insert(clubs).values({ name: 'Old', code: 'MixedCode' }).returning();
    expect((await create(admin, form({ code: 'mixedcode' }))).error.fields).toEqual({
      code: 'Another club has this code.',
    });
    const answers = await atOnce(20, () => create(admin, form({ code: 'SAME-CODE' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    // Its own code is no other club's.
    const keep = { ...ofClub(old?.id ?? ''), body: { name: 'Older', code: 'mixedcode' } };
    expect((await test.call(admin, endpoints.editClub, keep)).status).toBe(204);
  });
});

describe('a club', () => {
  it('changes name and code with one audit entry', async () => {
    const { db } = test.context;
    const [admin, club] = [await makeAdmin(db), await makeClub(db)];
    const edit = (code: string, clubId = club.id) =>
      test.call(admin, endpoints.editClub, { ...ofClub(clubId), body: { name: 'Padel Syd', code } });
    expect([(await edit('SYD-1')).status, (await edit('SYD-1')).status]).toEqual([204, 204]);
    expect((await test.call(null, endpoints.findClubByCode, { params: { code: club.code } })).status).toBe(404);
    expect((await test.call(null, endpoints.findClubByCode, { params: { code: 'syd-1' } })).body.name).toBe(
      'Padel Syd',
    );
    const audit = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, club.id));
    expect(audit.map(({ before, after }) => [before, after])).toEqual([
      [
        { name: club.name, code: club.code },
        { name: 'Padel Syd', code: 'SYD-1' },
      ],
    ]);
    expect([(await edit('SYD-2', nobody)).status, (await edit('SYD-2', admin.id)).status]).toEqual([404, 404]);
  });

  it('appears in the list with its numbers, filtered by state, name and code', async () => {
    const { db } = test.context;
    const [admin, club] = [await makeAdmin(db), await makeClub(db)];
    await makeMember(db, club.id);
    await makeMember(db, club.id, { state: 'suspended' });
    await makeMember(db, club.id, { state: 'deleted' });
    await makeCoach(db, { role: 'coach_club', clubId: club.id });
    await makePerson(db, { role: 'club', clubId: club.id });
    await makePerson(db, { state: 'pending', joiningClubId: club.id });
    const numbers = { members: 2, coaches: 1, managers: 1, applicants: 1 };
    expect(await list(admin, { search: club.code.toLowerCase() })).toMatchObject([{ id: club.id, ...numbers }]);
    expect(await list(admin, { search: '%' })).toEqual([]);
    expect(await list(admin, { show: 'deactivated', search: club.code })).toEqual([]);
  });

  it('deactivates and reactivates once each', async () => {
    const { db } = test.context;
    const [admin, club] = [await makeAdmin(db), await makeClub(db)];
    const member = await makeMember(db, club.id);
    const end = () => test.call(admin, endpoints.deactivateClub, ofClub(club.id));
    const answers = await Promise.all([end(), end()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ members: 1, managers: 0 });
    expect((await test.call(member, endpoints.getCurrentUser)).body).toMatchObject({ accessType: 'direct' });
    expect(await list(admin, { show: 'deactivated', search: club.code })).toHaveLength(1);
    expect((await test.call(admin, endpoints.listClubs)).body.map(({ id }) => id)).not.toContain(club.id);
    const intoIt = { params: { userId: member.id }, body: { role: 'player', clubId: club.id } } as const;
    expect((await test.call(admin, endpoints.changeRole, intoIt)).status).toBe(400);
    const restore = () => test.call(admin, endpoints.reactivateClub, ofClub(club.id));
    expect([(await restore()).status, (await restore()).status]).toEqual([204, 409]);
    expect((await test.call(admin, endpoints.deactivateClub, ofClub(nobody))).status).toBe(404);
  });
});

// Common passwords are refused wherever one is set, for accounts with access to other people's data.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { roles } from '#domain/people/roles.ts';
import { users } from '#server/db/schema/index.ts';
import { lastToken, registrationForm } from '#server/testing/account-forms.ts';
import { makeAdmin, makeCoach, makePerson, makePlayer } from '#server/testing/factories.ts';
import { type TestApp, useTestApp } from '#server/testing/test-app.ts';
import { hashPassword } from './password-hashing.ts';

const common = 'Trustno1';
const sentence = 'This password is too common. Please choose another one.';

const staff = useTestApp();
const everybody = useTestApp({ PASSWORD_BLOCKLIST: 'all' });

const refusal = (field: string) => [400, { [field]: sentence }];
const outcome = (answer: { status: number; error: { fields?: object } | undefined }) => [
  answer.status,
  answer.error?.fields,
];

async function setByLink(test: TestApp, person: { email: string }, password: string) {
  const token = lastToken(test.mails, person.email);
  return test.call(null, endpoints.setPassword, { body: { token, password, confirmPassword: password } });
}

async function forgotten(test: TestApp, person: { email: string }) {
  await test.call(null, endpoints.forgotPassword, { body: { email: person.email } });
  await test.runJobs();
}

async function change(test: TestApp, columns: object, newPassword: string) {
  const person = await makePerson(test.context.db, { passwordHash: await hashPassword('old password'), ...columns });
  return test.call(person, endpoints.changePassword, {
    body: { currentPassword: 'old password', newPassword, confirmNewPassword: newPassword },
  });
}

describe('setting a password by a link', () => {
  it.each(roles)('depends on the role: %s', async (role) => {
    const person = await makePerson(staff.context.db, { role });
    await forgotten(staff, person);
    const answer = await setByLink(staff, person, common);
    if (role === 'player') return expect(answer.status).toBe(200);
    expect(outcome(answer)).toEqual(refusal('password'));
    // A refused password does not use up the link.
    expect((await setByLink(staff, person, 'wall, net and lob')).status).toBe(200);
  });

  it('covers players if configured', async () => {
    const person = await makePlayer(everybody.context.db);
    await forgotten(everybody, person);
    expect(outcome(await setByLink(everybody, person, common))).toEqual(refusal('password'));
  });

  it('refuses an invited person’s common password, and keeps the invitation open', async () => {
    const { db } = staff.context;
    const body = {
      email: 'common@pala.test',
      firstName: 'Ida',
      lastName: 'Lund',
      country: 'DK',
      role: 'admin',
    } as const;
    await staff.call(await makeAdmin(db), endpoints.invitePerson, { body });
    await staff.runJobs();
    expect(outcome(await setByLink(staff, body, common))).toEqual(refusal('password'));
    const [account] = await db.select().from(users).where(eq(users.email, body.email));
    expect(account).toMatchObject({ state: 'unverified', passwordHash: null });
    expect((await setByLink(staff, body, 'wall, net and lob')).status).toBe(200);
  });
});

describe('changing a password', () => {
  it('depends on the role and the configuration', async () => {
    expect(outcome(await change(staff, { role: 'coach_club' }, common))).toEqual(refusal('newPassword'));
    expect((await change(staff, { role: 'player' }, common)).status).toBe(200);
    expect(outcome(await change(everybody, { role: 'player' }, common))).toEqual(refusal('newPassword'));
    expect((await change(everybody, { role: 'player' }, `${common}, wall and net`)).status).toBe(200);
  });
});

describe('registering', () => {
  const register = (test: TestApp) =>
    test.call(null, endpoints.register, { body: registrationForm({ password: common, confirmPassword: common }) });

  it('covers players only if configured', async () => {
    expect((await register(staff)).status).toBe(201);
    expect(outcome(await register(everybody))).toEqual(refusal('password'));
  });
});

describe('the first administrator', () => {
  it('is not created with a common password, and the setup stays open', async () => {
    await staff.context.db.update(users).set({ role: 'player' }).where(eq(users.role, 'admin'));
    const person = { email: 'root@pala.test', firstName: 'Root', lastName: 'Admin', country: 'DK' };
    const setup = (password: string) =>
      staff.call(null, endpoints.createFirstAdministrator, { body: { setupCode: 'setup-code', ...person, password } });
    expect(outcome(await setup(common))).toEqual(refusal('password'));
    expect((await setup('wall, net and lob')).status).toBe(201);
  });
});

describe('a player with a common password who becomes a coach', () => {
  it('can still sign in, and gets an email about a better one, once a week', async () => {
    const coach = await makeCoach(staff.context.db, { passwordHash: await hashPassword(common) });
    const body = { email: coach.email, password: common };
    for (let time = 0; time < 3; time += 1)
      expect((await staff.call(null, endpoints.login, { body })).status).toBe(200);
    await staff.runJobs();
    const mails = staff.mails.filter((mail) => mail.to === coach.email);
    expect(mails.map((mail) => mail.subject)).toEqual(['Choose a stronger password for Pala']);
    expect(mails[0]?.text).not.toContain(common);
  });
});

// The verification link and the setup code under attack: scanners, twenty clicks at once, two links, odd tokens.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { users } from '#server/db/schema/index.ts';
import { atOnce, lastToken, registrationForm } from '#server/testing/account-forms.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

const register = (parts: Record<string, unknown>) =>
  test.call(null, endpoints.register, { body: registrationForm(parts) });
const accountsOf = (email: string) => test.context.db.select().from(users).where(eq(users.email, email));

it('makes one administrator of twenty who hold the setup code at the same moment', async () => {
  const answers = await atOnce(20, (index) =>
    test.call(null, endpoints.createFirstAdministrator, {
      body: {
        setupCode: 'setup-code',
        email: `root${index}@pala.test`,
        firstName: 'Root',
        lastName: 'Admin',
        country: 'DK',
        password: 'a long password',
      },
    }),
  );
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.every((status) => [201, 403, 429].includes(status))).toBe(true);
  const administrators = await test.context.db.select().from(users).where(eq(users.role, 'admin'));
  expect(administrators.map((one) => one.email)).toEqual([`root${statuses.indexOf(201)}@pala.test`]);
});

describe('the verification link', () => {
  const open = (token: string, options: { method?: 'GET' | 'HEAD'; headers?: Record<string, string> } = {}) =>
    test.app.inject({ url: `/api/auth/verify-email?token=${token}`, ...options });
  const stateOf = async (email: string) => (await accountsOf(email))[0]?.state;

  it('is not used up by HEAD or a prefetch, leads nowhere else, and says the same when clicked again', async () => {
    await register({ email: 'scanned@pala.test' });
    await test.runJobs();
    const token = lastToken(test.mails, 'scanned@pala.test');
    await open(token, { method: 'HEAD' });
    await open(token, { headers: { purpose: 'prefetch' } });
    await open(token, { headers: { 'sec-purpose': 'prefetch;prerender' } });
    expect(await stateOf('scanned@pala.test')).toBe('unverified');
    for (const extra of ['', '&next=https://evil.example', '&returnTo=//evil.example'])
      expect((await open(`${token}${extra}`)).headers.location).toBe('/auth?verified=true');
  });

  it('tells administrators once, however many people click it at the same moment', async () => {
    await test.runJobs();
    const admin = await makeAdmin(test.context.db);
    await register({ email: 'clicked@pala.test' });
    await test.runJobs();
    const token = lastToken(test.mails, 'clicked@pala.test');
    const answers = await atOnce(20, () => open(token));
    expect(new Set(answers.map((answer) => answer.headers.location))).toEqual(new Set(['/auth?verified=true']));
    expect(await stateOf('clicked@pala.test')).toBe('pending');
    await test.runJobs();
    const bell = await test.call(admin, endpoints.listCoachNotifications, { params: { userId: admin.id } });
    expect(bell.body.filter((one) => one.type === 'player_registered')).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['NUL', '%00'],
    ['a broken escape', '%E0%A4%A'],
    ['a very long token', 'x'.repeat(5000)],
    ['SQL', "'%20or%201=1--"],
  ])('is no link with %s for a token', async (_, token) => {
    const { location } = (await open(token)).headers;
    expect(location).toBe('/auth?error=invalid-token');
  });
});

describe('where nobody approves', () => {
  const auto = useTestApp({ REGISTRATION_APPROVAL: 'auto' });

  it('lets in once, with one mail, when an older link is opened beside the newer one or long after', async () => {
    const email = 'twice@pala.test';
    await auto.call(null, endpoints.register, { body: registrationForm({ email }) });
    await auto.runJobs();
    const older = lastToken(auto.mails, email);
    await auto.call(null, endpoints.resendVerification, { body: { email } });
    await auto.runJobs();
    const newer = lastToken(auto.mails, email);
    expect(newer).not.toBe(older);
    const open = (token: string) => auto.app.inject({ url: `/api/auth/verify-email?token=${token}` });
    await open(newer);
    await auto.context.db.update(users).set({ state: 'suspended' }).where(eq(users.email, email));
    expect((await open(older)).headers.location).toBe('/auth?verified=true');
    const [account] = await auto.context.db.select().from(users).where(eq(users.email, email));
    expect(account?.state).toBe('suspended');
    await auto.runJobs();
    const subjects = auto.mails.filter((mail) => mail.to === email).map((mail) => mail.subject);
    expect(subjects.filter((subject) => subject.includes('approved'))).toHaveLength(1);
  });
});

// Signing in through a real OpenID provider: who gets in, who is linked, who is turned away.

import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { auditEntries, consents, identities, users } from '#server/db/schema/index.ts';
import { makeResetToken } from '#server/features/accounts/passwords/passwords.commands.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { confirmAddress, lastToken, registrationForm } from '#server/testing/account-forms.ts';
import { makeClub, makePerson } from '#server/testing/factories.ts';
import { type ProviderPerson, startLoopbackProvider } from '#server/testing/oidc-provider/loopback-provider.ts';
import { openBrowser } from '#server/testing/oidc-provider/test-browser.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const google = await startLoopbackProvider('http://pala.test/api/auth/google/callback');
const test = useTestApp(google.environment);
afterAll(() => google.close());

let counter = 0;
function atGoogle(parts: Partial<ProviderPerson> = {}): ProviderPerson {
  counter += 1;
  google.person = {
    sub: `sub-${counter}`,
    email: `someone${counter}@pala.test`,
    given_name: 'Sofie',
    family_name: 'Lund',
    ...parts,
  };
  return google.person;
}

const signIn = () => openBrowser(test).signInWithGoogle();
const signedInAs = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.go('/api/auth/user')).json<{ id?: string }>().id ?? null;
const identitiesOf = (userId: string) => test.context.db.select().from(identities).where(eq(identities.userId, userId));

describe('a person with an account', () => {
  it('is linked by the verified address, signed in, and later recognised by identity', async () => {
    const { sub } = atGoogle({ email: 'Known@Pala.test' });
    const person = await makePerson(test.context.db, { email: 'known@pala.test' });
    const browser = openBrowser(test);
    expect(await browser.signInWithGoogle()).toBe('/');
    expect(await signedInAs(browser)).toBe(person.id);
    expect(browser.cookies.has('pala_google_attempt')).toBe(false);
    expect(await identitiesOf(person.id)).toMatchObject([{ subject: sub, email: 'known@pala.test' }]);
    const audit = await test.context.db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id));
    expect(audit).toMatchObject([{ action: 'identity-linked', actorId: person.id }]);

    atGoogle({ sub, email: 'moved@pala.test' });
    const later = openBrowser(test);
    expect(await later.signInWithGoogle('?returnTo=/player/videos')).toBe('/player/videos');
    expect(await signedInAs(later)).toBe(person.id);
  });

  it('starts a new session each time, whatever the browser sent along', async () => {
    const { email } = atGoogle();
    const person = await makePerson(test.context.db, { email });
    const before = await test.signIn(person);
    const browser = openBrowser(test, before);
    await browser.signInWithGoogle();
    expect(`pala_session=${browser.cookies.get('pala_session')}`).not.toBe(before);
    expect((await openBrowser(test, before).go('/api/auth/user')).statusCode).toBe(401);
  });

  it('is never redirected to another site', async () => {
    const { email } = atGoogle();
    await makePerson(test.context.db, { email });
    for (const target of ['https://evil.example', '//evil.example', '/\\evil.example', '/..//evil.example']) {
      expect(await openBrowser(test).signInWithGoogle(`?returnTo=${encodeURIComponent(target)}`)).toBe('/');
    }
  });

  it('keeps their linked Google account; another one with the same address takes nothing over', async () => {
    const { email } = atGoogle();
    const person = await makePerson(test.context.db, { email });
    expect(await signIn()).toBe('/');
    atGoogle({ email });
    const stranger = openBrowser(test);
    expect(await stranger.signInWithGoogle()).toBe('/auth?error=google-other-account');
    expect(await signedInAs(stranger)).toBeNull();
    expect(await identitiesOf(person.id)).toHaveLength(1);
  });

  it('undoes a deletion requested less than 48 hours ago', async () => {
    const { email } = atGoogle();
    const deletionRequestedAt = new Date(Date.now() - 3_600_000).toISOString();
    const person = await makePerson(test.context.db, { email, state: 'deleted', deletionRequestedAt });
    const browser = openBrowser(test);
    expect(await browser.signInWithGoogle()).toBe('/');
    expect(await signedInAs(browser)).toBe(person.id);
  });

  it.each([
    ['pending', 'account-pending'],
    ['suspended', 'account-suspended'],
    ['deleted', 'google-failed'],
  ] as const)('in the state %s gets the reason and no session', async (state, error) => {
    const { email } = atGoogle();
    const person = await makePerson(test.context.db, { email, state });
    const browser = openBrowser(test);
    expect(await browser.signInWithGoogle()).toBe(`/auth?error=${error}`);
    expect(browser.cookies.size).toBe(0);
    expect(await identitiesOf(person.id)).toEqual([]);
  });

  it('with a linked identity also learns of a suspension', async () => {
    const { email } = atGoogle();
    const person = await makePerson(test.context.db, { email });
    await signIn();
    await test.context.db.update(users).set({ state: 'suspended' }).where(eq(users.id, person.id));
    expect(await signIn()).toBe('/auth?error=account-suspended');
  });
});

describe('an address that someone else registered without verifying it', () => {
  it('can be registered by its owner, which removes the other registration', async () => {
    const { email, sub } = atGoogle();
    const club = await makeClub(test.context.db);
    const password = 'attackers-word';
    await test.call(null, endpoints.register, {
      body: registrationForm({ email, password, confirmPassword: password, clubCode: club.code, firstName: 'Mallory' }),
    });
    await test.runJobs();
    const token = lastToken(test.mails, email);
    const find = async () => (await test.context.db.select().from(users).where(eq(users.email, email)))[0];
    const before = await find();

    const browser = openBrowser(test);
    expect(await browser.signInWithGoogle()).toBe('/complete-google-registration');
    expect(await find()).toEqual(before);
    const form = { country: 'DK', currentLevel: '3.5', dpfRanking: null, consentToDataProcessing: true };
    expect((await browser.post('/api/auth/complete-google-registration', form)).statusCode).toBe(201);

    const account = await find();
    expect(account?.id).not.toBe(before?.id);
    expect(account).toMatchObject({ firstName: 'Sofie', state: 'pending', passwordHash: null, joiningClubId: null });
    expect(await identitiesOf(account?.id as string)).toMatchObject([{ subject: sub }]);
    const agreed = await test.context.db
      .select()
      .from(consents)
      .where(eq(consents.userId, account?.id as string));
    expect(agreed).toHaveLength(1);
    const login = await test.call(null, endpoints.login, { body: { email, password } });
    expect(login.error.code).toBe('invalid_credentials');
    const link = await openBrowser(test).go(`/api/auth/verify-email?token=${token}`);
    expect(link.headers.location).toBe('/auth?error=invalid-token');
  });

  it('is not registered again if it was verified meanwhile', async () => {
    const { email } = atGoogle();
    await test.call(null, endpoints.register, { body: registrationForm({ email }) });
    await test.runJobs();
    const browser = openBrowser(test);
    await browser.signInWithGoogle();
    await confirmAddress(test, email);
    const form = { country: 'DK', currentLevel: '3.5', dpfRanking: null, consentToDataProcessing: true };
    expect((await browser.post('/api/auth/complete-google-registration', form)).statusCode).toBe(409);
  });

  it('of an account created by someone else is taken over by its owner', async () => {
    const { email } = atGoogle();
    const passwordHash = await hashPassword('chosen-by-others');
    const person = await makePerson(test.context.db, { email, passwordHash, emailVerifiedAt: null });
    const others = await test.signIn(person);
    const token = await makeResetToken(test.context, person.id);
    expect(await signIn()).toBe('/');
    expect((await openBrowser(test, others).go('/api/auth/user')).statusCode).toBe(401);
    expect((await test.call(null, endpoints.login, { body: { email, password: 'chosen-by-others' } })).status).toBe(
      401,
    );
    const link = { token, password: 'by-an-old-link', confirmPassword: 'by-an-old-link' };
    expect((await test.call(null, endpoints.setPassword, { body: link })).error.code).toBe('invalid_link');
  });
});

it('an invitation must be accepted with its own link, where people consent', async () => {
  const { email } = atGoogle();
  const person = await makePerson(test.context.db, { email, state: 'unverified', emailVerifiedAt: null });
  expect(await signIn()).toBe('/auth?error=google-invited');
  expect(await identitiesOf(person.id)).toEqual([]);
});

it('an address that Google has not verified is refused, linked or not', async () => {
  const person = atGoogle();
  await makePerson(test.context.db, { email: person.email });
  await signIn();
  for (const one of [{ ...person }, {}]) {
    atGoogle({ ...one, email_verified: false });
    const browser = openBrowser(test);
    expect(await browser.signInWithGoogle()).toBe('/auth?error=google-unverified');
    expect(browser.cookies.size).toBe(0);
  }
});

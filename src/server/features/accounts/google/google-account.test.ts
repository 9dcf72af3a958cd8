// Google in the profile: linked, unlinked, and asked once more who someone is.

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { auditEntries, sessions } from '#server/db/schema/index.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { makePerson } from '#server/testing/factories.ts';
import { startLoopbackProvider } from '#server/testing/oidc-provider/loopback-provider.ts';
import { openBrowser } from '#server/testing/oidc-provider/test-browser.ts';
import { ageProofs, reauthenticate } from '#server/testing/proofs.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const google = await startLoopbackProvider('http://pala.test/api/auth/google/callback');
const test = useTestApp(google.environment);
afterAll(() => google.close());
afterEach(() => vi.useRealTimers());

const security = '/profile?tab=security';
let counter = 0;
function atGoogle(sub?: string) {
  counter += 1;
  google.person = { sub: sub ?? `own-${counter}`, email: `private${counter}@pala.test`, given_name: 'Sofie' };
  return google.person;
}
async function signedIn(columns: Parameters<typeof makePerson>[1] = {}) {
  const person = await makePerson(test.context.db, columns);
  return { person, browser: openBrowser(test, await test.signIn(person)) };
}
async function actionsOn(userId: string) {
  const ofUser = test.context.db.select().from(auditEntries).where(eq(auditEntries.subjectId, userId));
  return (await ofUser.orderBy(auditEntries.id)).map((entry) => entry.action);
}

describe('linking', () => {
  it('links a Google account with any address, which can then sign in', async () => {
    const { person, browser } = await signedIn();
    const { email } = atGoogle();
    expect(await browser.signInWithGoogle('link')).toBe(`${security}&google=linked`);
    const { body } = await test.call(person, endpoints.listIdentities);
    expect(body).toEqual([{ provider: 'google', email, linkedAt: expect.stringMatching(/^\d{4}-.+Z$/) }]);
    expect(await browser.signInWithGoogle('link')).toBe(`${security}&google=linked`);
    expect(await actionsOn(person.id)).toEqual(['identity-linked']);
    await test.runJobs();
    expect(test.mails.filter(({ to, subject }) => to === person.email && subject.includes('Google'))).toHaveLength(1);
    const elsewhere = openBrowser(test);
    expect(await elsewhere.signInWithGoogle()).toBe('/');
    expect((await elsewhere.go('/api/auth/user')).json().id).toBe(person.id);
  });

  it('refuses a Google account linked elsewhere, and a second one', async () => {
    const { browser } = await signedIn();
    const { sub } = atGoogle();
    await browser.signInWithGoogle('link');
    const other = await signedIn();
    atGoogle(sub);
    expect(await other.browser.signInWithGoogle('link')).toBe(`${security}&google=taken`);
    expect((await test.call(other.person, endpoints.listIdentities)).body).toEqual([]);
    atGoogle();
    expect(await browser.signInWithGoogle('link')).toBe(`${security}&google=taken`);
  });

  it('needs someone who is signed in, from the first step to the last', async () => {
    expect((await test.call(null, endpoints.startGoogleLink)).status).toBe(401);
    const visitor = await openBrowser(test).go('/api/auth/google?intent=confirm');
    expect(visitor.headers.location).toBe(`/auth?tab=login&returnTo=${encodeURIComponent(security)}`);
    const { person, browser } = await signedIn();
    atGoogle();
    const back = new URL(await browser.goToGoogle('link'));
    const { browser: another } = await signedIn();
    for (const session of [undefined, another.cookies.get('pala_session')]) {
      const thief = openBrowser(test, `pala_google_attempt=${browser.cookies.get('pala_google_attempt')}`);
      if (session) thief.cookies.set('pala_session', session);
      const answer = await thief.go(back.pathname + back.search);
      expect(answer.headers.location).toBe(`${security}&google=failed`);
    }
    expect((await test.call(person, endpoints.listIdentities)).body).toEqual([]);
  });

  it('needs a recent proof when it leaves and when it comes back', async () => {
    const { person, browser } = await signedIn();
    atGoogle();
    await ageProofs(test.context.db, person, 16);
    const refused = await browser.post(endpoints.startGoogleLink.path, {});
    expect([refused.statusCode, refused.json().code, refused.headers['set-cookie']]).toEqual([
      403,
      'proof_needed',
      undefined,
    ]);
    await reauthenticate(test, person);
    const back = new URL(await browser.goToGoogle('link'));
    await ageProofs(test.context.db, person, 16);
    const answer = await browser.go(back.pathname + back.search);
    expect(answer.headers.location).toBe(`${security}&google=unproved`);
    expect(await actionsOn(person.id)).toEqual([]);
    await reauthenticate(test, person);
    expect(await browser.signInWithGoogle('link')).toBe(`${security}&google=linked`);
  });

  it('cannot be started by another site', async () => {
    const { person, browser } = await signedIn();
    const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    const link = await test.call(person, endpoints.startGoogleLink, { headers: foreign });
    expect(link.error.code).toBe('foreign_origin');
    const confirm = await browser.go('/api/auth/google?intent=confirm', foreign);
    expect(confirm.headers.location).toBe(`${security}&google=failed`);
  });

  it('reports that the person cancelled', async () => {
    const { browser } = await signedIn();
    google.person = null;
    expect(await browser.signInWithGoogle('link')).toBe(`${security}&google=cancelled`);
  });
});

describe('unlinking', () => {
  it('is possible with a password, and recorded', async () => {
    const { person, browser } = await signedIn({ passwordHash: await hashPassword('secret-word') });
    atGoogle();
    await browser.signInWithGoogle('link');
    const unlink = () => test.call(person, endpoints.unlinkIdentity, { params: { provider: 'google' } });
    expect((await unlink()).status).toBe(204);
    expect((await test.call(person, endpoints.listIdentities)).body).toEqual([]);
    expect(await actionsOn(person.id)).toEqual(['identity-linked', 'identity-unlinked']);
    expect((await unlink()).status).toBe(404);
    expect(await openBrowser(test).signInWithGoogle()).toBe('/complete-google-registration');
  });

  it('is refused while Google is the only way to sign in', async () => {
    const { person, browser } = await signedIn();
    atGoogle();
    await browser.signInWithGoogle('link');
    const answer = await test.call(person, endpoints.unlinkIdentity, { params: { provider: 'google' } });
    expect([answer.status, answer.error.code]).toEqual([409, 'password_needed']);
    expect((await test.call(person, endpoints.listIdentities)).body).toHaveLength(1);
    const unknown = await test.call(person, endpoints.unlinkIdentity, { params: { provider: 'other' as 'google' } });
    expect(unknown.status).toBe(404);
  });
});

describe('a fresh sign-in', () => {
  const confirmedBy = async ({ id }: { id: string }) =>
    (await test.context.db.select().from(sessions).where(eq(sessions.userId, id))).map((one) => one.confirmedBy);

  it('asks Google for a fresh proof, counts it in this session, and leads back', async () => {
    const { person, browser } = await signedIn();
    await test.signIn(person);
    atGoogle();
    await browser.signInWithGoogle('link');
    expect(await confirmedBy(person)).toEqual([null, null]);
    const asked = new URL(String((await browser.go('/api/auth/google?intent=confirm')).headers.location)).searchParams;
    expect(asked.get('max_age')).toBe('0');
    expect(await browser.signInWithGoogle('?intent=confirm')).toBe(`${security}&confirmed=google`);
    expect(new Set(await confirmedBy(person))).toEqual(new Set(['google', null]));
    expect(await browser.signInWithGoogle('?intent=confirm&returnTo=/admin/users')).toBe('/admin/users');
  });

  it('does not count for accounts with a password, because a stolen session could link the thief’s Google account', async () => {
    const { person, browser } = await signedIn({ passwordHash: await hashPassword('secret-word') });
    atGoogle();
    await browser.signInWithGoogle('link');
    expect(await browser.signInWithGoogle('?intent=confirm')).toBe(`${security}&google=failed`);
    expect(await confirmedBy(person)).toEqual([null]);
  });

  it('with another Google account confirms nothing', async () => {
    const { person, browser } = await signedIn();
    atGoogle();
    await browser.signInWithGoogle('link');
    atGoogle();
    expect(await browser.signInWithGoogle('?intent=confirm')).toBe(`${security}&google=failed`);
    expect(await confirmedBy(person)).toEqual([null]);
  });
});

// The way to Google and back: bound to one browser, for one use, to fixed places.

import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { identities, sessions, users } from '#server/db/schema/index.ts';
import { makeAdmin, makePerson } from '#server/testing/factories.ts';
import { openImpersonatingBrowser } from '#server/testing/impersonating-browser.ts';
import { startLoopbackProvider } from '#server/testing/oidc-provider/loopback-provider.ts';
import { openBrowser } from '#server/testing/oidc-provider/test-browser.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const google = await startLoopbackProvider('http://pala.test/api/auth/google/callback');
const test = useTestApp(google.environment);
const unconfigured = useTestApp();
afterAll(() => google.close());

let counter = 0;
/** Someone with an account sits at Google's sign-in page. */
async function knownAtGoogle() {
  counter += 1;
  const email = `known${counter}@pala.test`;
  google.person = { sub: `known-${counter}`, email };
  return makePerson(test.context.db, { email });
}

describe('the way to Google', () => {
  it('asks for a code with PKCE, state and nonce, and keeps what proves them in a sealed cookie of ten minutes', async () => {
    const answer = await openBrowser(test).go('/api/auth/google');
    expect(answer.statusCode).toBe(302);
    const asked = Object.fromEntries(new URL(String(answer.headers.location)).searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: 'http://pala.test/api/auth/google/callback',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]?.length).toBeGreaterThan(20);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^pala_google_attempt=.+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    for (const secret of [asked['state'], asked['nonce']]) expect(cookie).not.toContain(secret);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('ignores prefetching browsers', async () => {
    const answer = await openBrowser(test).go('/api/auth/google', { 'sec-purpose': 'prefetch' });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('does not act as the real account for someone whose view has just ended', async () => {
    const { db } = test.context;
    const [admin, viewed] = [await makeAdmin(db), await makePerson(db)];
    google.person = { sub: `viewer-${admin.id}`, email: admin.email };
    const linked = () => db.select().from(identities).where(eq(identities.userId, admin.id));
    const endedView = async () => {
      const session = await openImpersonatingBrowser(test, admin);
      await session.view({ userId: viewed.id });
      await db.update(users).set({ state: 'suspended' }).where(eq(users.id, viewed.id));
      return session.cookie;
    };
    const away = await openBrowser(test, await endedView()).post(endpoints.startGoogleLink.path, {});
    expect([away.statusCode, away.json().code, away.headers['set-cookie']]).toEqual([409, 'view_over', undefined]);
    await db.update(users).set({ state: 'active' }).where(eq(users.id, viewed.id));

    const browser = openBrowser(test, await test.signIn(admin));
    const back = new URL(await browser.goToGoogle('link'));
    browser.cookies.set('pala_session', (await endedView()).split('=')[1] as string);
    const returned = await browser.go(back.pathname + back.search);
    expect(returned.headers.location).toBe('/profile?tab=security&google=failed');
    expect(await linked()).toEqual([]);
  });

  it('is not offered without credentials', async () => {
    for (const path of [
      '/api/auth/google',
      '/api/auth/google?intent=confirm',
      '/api/auth/google/callback?code=x&state=y',
    ]) {
      const answer = await openBrowser(unconfigured).go(path);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/auth?error=verification-failed']);
    }
    const person = await makePerson(unconfigured.context.db);
    expect((await unconfigured.call(person, endpoints.startGoogleLink)).status).toBe(404);
    expect((await unconfigured.call(null, endpoints.getSignInOptions)).body.google).toBe(false);
    expect((await test.call(null, endpoints.getSignInOptions)).body.google).toBe(true);
  });
});

describe('the way back', () => {
  const refused = async (browser: ReturnType<typeof openBrowser>, address: string) => {
    const before = await test.context.db.$count(sessions);
    const { pathname, search } = new URL(address, 'http://pala.test');
    const answer = await browser.go(pathname + search);
    expect(answer.statusCode).toBe(302);
    expect(await test.context.db.$count(sessions)).toBe(before);
    return answer.headers.location;
  };

  it('works only in the browser that left', async () => {
    await knownAtGoogle();
    const back = await openBrowser(test).goToGoogle();
    expect(await refused(openBrowser(test), back)).toBe('/auth?error=google-failed');
    const other = openBrowser(test);
    await other.goToGoogle();
    expect(await refused(other, back)).toBe('/auth?error=google-failed');
  });

  it('works once, even with a copied cookie', async () => {
    await knownAtGoogle();
    const browser = openBrowser(test);
    const back = await browser.goToGoogle();
    const copy = openBrowser(test, `pala_google_attempt=${browser.cookies.get('pala_google_attempt')}`);
    const { pathname, search } = new URL(back);
    expect((await browser.go(pathname + search)).headers.location).toBe('/');
    expect(await refused(browser, back)).toBe('/auth?error=google-failed');
    expect(await refused(copy, back)).toBe('/auth?error=google-failed');
  });

  it('fails for good after a failed return, even with a copied cookie', async () => {
    await knownAtGoogle();
    const browser = openBrowser(test);
    const back = await browser.goToGoogle();
    const copy = openBrowser(test, `pala_google_attempt=${browser.cookies.get('pala_google_attempt')}`);
    expect(await refused(browser, '/api/auth/google/callback?error=server_error')).toBe('/auth?error=google-failed');
    expect(await refused(copy, back)).toBe('/auth?error=google-failed');
  });

  it('is refused with missing, repeated or changed parameters', async () => {
    await knownAtGoogle();
    const changes: ((query: URLSearchParams) => void)[] = [
      (query) => query.delete('state'),
      (query) => query.delete('code'),
      (query) => query.delete('iss'),
      (query) => query.set('state', 'another'),
      (query) => query.set('code', 'another'),
      (query) => query.set('iss', 'https://evil.example'),
      (query) => query.append('code', 'twice'),
      (query) => query.append('state', 'twice'),
      (query) => query.set('code', '\0'),
    ];
    const outcomes = new Set<unknown>();
    for (const change of changes) {
      const browser = openBrowser(test);
      const back = new URL(await browser.goToGoogle());
      change(back.searchParams);
      outcomes.add(await refused(browser, back.href));
    }
    expect([...outcomes]).toEqual(['/auth?error=google-failed']);
    expect(await refused(openBrowser(test), '/api/auth/google/callback')).toBe('/auth?error=google-failed');
    const browser = openBrowser(test);
    browser.cookies.set('pala_google_attempt', 'made-up');
    expect(await refused(browser, '/api/auth/google/callback?code=x&state=y')).toBe('/auth?error=google-failed');
  });

  it('reports that the person cancelled at Google', async () => {
    google.person = null;
    expect(await openBrowser(test).signInWithGoogle()).toBe('/auth?error=google-cancelled');
  });
});

// What an answer from Google must not be: an issuer that misbehaves in every way hands out tokens here.

import { eq } from 'drizzle-orm';
import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createApp } from '#server/app.ts';
import { sessions } from '#server/db/schema/index.ts';
import { createLog } from '#server/log.ts';
import { makePerson } from '#server/testing/factories.ts';
import { startForgingIssuer } from '#server/testing/oidc-provider/forging-issuer.ts';
import { openBrowser } from '#server/testing/oidc-provider/test-browser.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const issuer = await startForgingIssuer();
const test = useTestApp(issuer.environment);
afterAll(() => issuer.close());

const now = () => Math.floor(Date.now() / 1000);
/** The claims of a right answer, with these instead of the usual ones. */
const claims = (nonce: string, parts: JWTPayload = {}): JWTPayload => ({
  iss: issuer.issuer,
  aud: issuer.environment.GOOGLE_CLIENT_ID,
  sub: 'forged',
  iat: now(),
  exp: now() + 300,
  nonce,
  email: 'victim@pala.test',
  email_verified: true,
  ...parts,
});

let victim: { id: string };
beforeAll(async () => {
  victim = await makePerson(test.context.db, { email: 'victim@pala.test' });
});
beforeEach(() => test.context.db.delete(sessions));

/** Goes to the issuer and comes back with the token that `forge` makes. */
async function comeBack(forge: (nonce: string) => Promise<string> | string, browser = openBrowser(test), way = '') {
  const asked = new URL(await browser.leaveForGoogle(way)).searchParams;
  issuer.idToken = await forge(asked.get('nonce') as string);
  const answer = await browser.go(`/api/auth/google/callback?code=any&state=${asked.get('state')}`);
  expect(answer.statusCode).toBe(302);
  return answer.headers.location;
}

const signed = (parts: JWTPayload) => (nonce: string) => issuer.sign(claims(nonce, parts));
const stranger = await generateKeyPair('RS256');
const hmac = new TextEncoder().encode(issuer.environment.GOOGLE_CLIENT_SECRET.padEnd(32, '-'));

it.each<[string, (nonce: string) => Promise<string> | string]>([
  ['without a signature', (nonce) => new UnsecuredJWT(claims(nonce)).encode()],
  ['with an empty signature', async (nonce) => (await issuer.sign(claims(nonce))).replace(/[^.]+$/, '')],
  [
    'signed by a stranger',
    (nonce) => new SignJWT(claims(nonce)).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(stranger.privateKey),
  ],
  [
    'signed with a shared secret',
    (nonce) => new SignJWT(claims(nonce)).setProtectedHeader({ alg: 'HS256' }).sign(hmac),
  ],
  ['for another audience', signed({ aud: 'someone-else' })],
  ['for several audiences without saying to whom', signed({ aud: ['pala-test', 'someone-else'] })],
  ['of another issuer', signed({ iss: 'https://evil.example' })],
  ['that has expired', signed({ exp: now() - 120 })],
  ['that is not valid yet', signed({ nbf: now() + 600 })],
  ['with another nonce', signed({ nonce: 'another' })],
  ['without a nonce', (nonce) => issuer.sign({ ...claims(nonce), nonce: undefined })],
  ['without a subject', (nonce) => issuer.sign({ ...claims(nonce), sub: undefined })],
  ['with an endless subject', signed({ sub: 's'.repeat(10_000) })],
  ['with a NUL in its subject', signed({ sub: 'a\0b' })],
  ['with a line break in its subject', signed({ sub: 'a\nb' })],
  ['that is none', () => 'not.a.token'],
  ['that is missing', () => ''],
])('an id_token %s signs nobody in', async (_, forge) => {
  const browser = openBrowser(test);
  expect(await comeBack(forge, browser)).toBe('/auth?error=google-failed');
  expect(browser.cookies.size).toBe(0);
  expect(await test.context.db.$count(sessions)).toBe(0);
});

it('a NUL in a subject logs no error', async () => {
  const lines: { level: number; msg?: string }[] = [];
  const log = createLog('trace', { write: (line) => lines.push(JSON.parse(line) as { level: number }) });
  const app = await createApp({ ...test.context, log });
  onTestFinished(() => app.close());
  expect(await comeBack(signed({ sub: 'a\0b' }), openBrowser({ ...test, app }))).toBe('/auth?error=google-failed');
  expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(2);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});

it.each([
  ['is not verified', { email_verified: false }],
  ['is verified in words only', { email_verified: 'true' }],
  ['is missing', { email: undefined }],
  ['is none', { email: 'victim@pala.test, evil@pala.test' }],
  ...[' ', '\t', '\n', '\u00A0', '\u2003', '\u3000', '\uFEFF', '\u2028'].flatMap((blank) => [
    [`has a ${JSON.stringify(blank)} after it`, { email: `victim@pala.test${blank}` }] as [string, JWTPayload],
    [`has a ${JSON.stringify(blank)} before it`, { email: `${blank}victim@pala.test` }] as [string, JWTPayload],
  ]),
])('an address that %s signs nobody in', async (_, parts) => {
  expect(await comeBack(signed(parts))).toBe('/auth?error=google-unverified');
});

it.each([
  ['of long ago', { auth_time: now() - 3600 }],
  ['of an untold time', {}],
  ['of a time in words', { auth_time: 'now' }],
])('a sign-in %s does not confirm anything', async (_, parts) => {
  const cookie = await test.signIn(victim);
  const browser = openBrowser(test, cookie);
  await comeBack(signed({}), browser, 'link');
  const outcome = await comeBack(signed(parts), browser, '?intent=confirm');
  expect(outcome).toBe('/profile?tab=security&google=failed');
  const [row] = await test.context.db.select().from(sessions).where(eq(sessions.confirmedBy, 'google'));
  expect(row).toBeUndefined();
});

it('the same issuer signs the right person in with a right answer', async () => {
  const browser = openBrowser(test);
  expect(await comeBack(signed({}), browser)).toBe('/');
  expect((await browser.go('/api/auth/user')).json().id).toBe(victim.id);
});

it('an issuer that cannot be reached is an outcome, not an error, and is asked again later', async () => {
  const nowhere = openBrowser(unreachable);
  const answer = await nowhere.go('/api/auth/google');
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/auth?error=google-failed']);
});
const unreachable = useTestApp({ ...issuer.environment, GOOGLE_ISSUER: 'http://127.0.0.1:9' });

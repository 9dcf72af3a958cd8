// Passkeys: made, used alone, and everything that an answer must not be.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { passkeys, sessions, users } from '#server/db/schema/index.ts';
import { openCookieBrowser } from '#server/testing/cookie-browser.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { assertion, type MadePasskey, makePasskey, registration } from '#server/testing/made-passkey.ts';
import { ageProofs } from '#server/testing/proofs.ts';
import { addPasskey, answerOf } from '#server/testing/second-factor.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

async function withPasskey(parts: Partial<MadePasskey> = {}) {
  const person = await makePlayer(test.context.db);
  const browser = await openCookieBrowser(test, person);
  return { person, browser, ...(await addPasskey(browser, parts)) };
}
async function signIn(passkey: MadePasskey) {
  const browser = await openCookieBrowser(test);
  const answer = await answerOf(browser, passkey);
  return { browser, answer, done: await browser.call(endpoints.signInWithPasskey, { body: { answer } }) };
}

describe('a passkey', () => {
  it('signs in alone without a typed name, and the session records it', async () => {
    const { person, passkey, status, codes } = await withPasskey();
    expect([status, codes?.length]).toEqual([201, 10]);
    const { browser, done } = await signIn(passkey);
    expect([done.status, done.body.user.id]).toEqual([200, person.id]);
    const list = (await browser.call(endpoints.listSessions)).body;
    expect(list.find(({ isCurrent }) => isCurrent)).toMatchObject({ signedInBy: 'passkey', secondStep: null });
    const { body } = await browser.call(endpoints.getSecondFactor);
    expect(body.passkeys).toEqual([
      expect.objectContaining({ name: 'Phone', lastUsedAt: expect.stringContaining('T') }),
    ]);
  });

  it('ends other sessions only as the first factor', async () => {
    const person = await makePlayer(test.context.db);
    const [browser, elsewhere] = [await openCookieBrowser(test, person), await openCookieBrowser(test, person)];
    await addPasskey(browser);
    expect((await elsewhere.call(endpoints.getCurrentUser)).status).toBe(401);
    const third = await openCookieBrowser(test, person);
    expect((await addPasskey(browser)).codes).toBeNull();
    expect((await third.call(endpoints.getCurrentUser)).status).toBe(200);
  });

  it('is requested for this site, with user verification and without duplicates', async () => {
    const { browser, passkey, person } = await withPasskey();
    const options = (await browser.call(endpoints.startPasskey)).body;
    expect(options).toMatchObject({
      rp: { id: 'pala.test', name: 'Pala' },
      user: { name: person.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [expect.objectContaining({ id: passkey.id })],
    });
    const asked = (await browser.call(endpoints.startPasskeySignIn)).body;
    expect(asked).toMatchObject({ rpId: 'pala.test', userVerification: 'required' });
    expect(asked['allowCredentials'] ?? []).toEqual([]);
  });

  it.each([
    ['of another origin', { origin: 'http://evil.test' }],
    ['of another scheme', { origin: 'https://pala.test' }],
    ['of another installation', { rpId: 'evil.test' }],
    ['that nobody unlocked', { flags: 1 }],
    ['without anybody there', { flags: 0 }],
  ] as [string, Partial<MadePasskey>][])('%s is refused', async (_, parts) => {
    const person = await makePlayer(test.context.db);
    const refused = await addPasskey(await openCookieBrowser(test, person), parts);
    expect([refused.status, refused.error.code]).toEqual([400, 'passkey_refused']);
    const { passkey } = await withPasskey();
    const { done } = await signIn({ ...passkey, ...parts });
    expect([done.status, done.error.code]).toEqual([400, 'passkey_refused']);
  });

  it('with another key is refused, and so is an unknown one', async () => {
    const { passkey } = await withPasskey();
    expect((await signIn({ ...passkey, key: makePasskey().key })).done.error.code).toBe('passkey_refused');
    expect((await signIn(makePasskey())).done.error.code).toBe('passkey_refused');
  });

  it('whose counter does not increase is refused as a clone', async () => {
    const { passkey } = await withPasskey({ counter: 5 });
    expect((await signIn({ ...passkey, counter: 6 })).done.status).toBe(200);
    for (const counter of [6, 5, 0]) {
      expect((await signIn({ ...passkey, counter })).done.error.code).toBe('passkey_refused');
    }
    expect((await signIn({ ...passkey, counter: 7 })).done.status).toBe(200);
  });

  it('belongs to one account only', async () => {
    const { passkey } = await withPasskey();
    const thief = await openCookieBrowser(test, await makePlayer(test.context.db));
    const options = (await thief.call(endpoints.startPasskey)).body;
    const body = { name: 'Mine now', answer: registration(passkey, options) };
    expect((await thief.call(endpoints.addPasskey, { body })).status).toBe(409);
  });
});

describe('a challenge', () => {
  it('is used once, even by twenty concurrent requests', async () => {
    const { person, passkey } = await withPasskey();
    const browser = await openCookieBrowser(test);
    const body = { answer: await answerOf(browser, passkey) };
    const headers = { cookie: browser.header() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.call(null, endpoints.signInWithPasskey, { body, headers })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 400),
    ]);
    expect((await test.call(null, endpoints.signInWithPasskey, { body, headers })).status).toBe(400);
    // The one with which it was set up, and the one that came of it.
    expect(await test.context.db.$count(sessions, eq(sessions.userId, person.id))).toBe(2);
  });

  it('is valid in its own browser and for its own purpose only', async () => {
    const { passkey, browser: own } = await withPasskey();
    const [one, other] = [await openCookieBrowser(test), await openCookieBrowser(test)];
    const answer = await answerOf(one, passkey);
    await answerOf(other, passkey);
    expect((await other.call(endpoints.signInWithPasskey, { body: { answer } })).error.code).toBe('passkey_refused');
    const made = (await own.call(endpoints.startPasskey)).body;
    const body = { answer: assertion(passkey, made) };
    expect((await own.call(endpoints.signInWithPasskey, { body })).error.code).toBe('passkey_refused');
  });

  it.each([
    {},
    { id: 5 },
    { id: 'x', response: null },
    { id: 'x', response: { clientDataJSON: '%%' } },
    'text',
    null,
    [],
  ])('is refused with the response %j', async (answer) => {
    const browser = await openCookieBrowser(test);
    await browser.call(endpoints.startPasskeySignIn);
    const done = await browser.call(endpoints.signInWithPasskey, { body: { answer: answer as never } });
    expect(done.status).toBe(400);
  });
});

describe('removing', () => {
  it('needs a recent proof, keeps the last way to sign in, and deletes codes with the last factor', async () => {
    const { person, browser } = await withPasskey();
    const [only] = (await browser.call(endpoints.getSecondFactor)).body.passkeys;
    const params = { passkeyId: only?.id ?? '' };
    const refused = await browser.call(endpoints.removePasskey, { params });
    expect([refused.status, refused.error.message]).toEqual([409, expect.stringContaining('only way to sign in')]);
    await test.context.db.update(users).set({ passwordHash: 'x' }).where(eq(users.id, person.id));
    await ageProofs(test.context.db, person, 16);
    expect((await browser.call(endpoints.removePasskey, { params })).error.code).toBe('proof_needed');
    await ageProofs(test.context.db, person, -16);
    expect((await browser.call(endpoints.removePasskey, { params })).status).toBe(204);
    expect((await browser.call(endpoints.getSecondFactor)).body).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await browser.call(endpoints.removePasskey, { params })).status).toBe(404);
  });

  it('and renaming affect only your own', async () => {
    const { person, browser } = await withPasskey();
    const [row] = await test.context.db.select().from(passkeys).where(eq(passkeys.userId, person.id));
    const params = { passkeyId: row?.id ?? '' };
    const stranger = await openCookieBrowser(test, await makePlayer(test.context.db));
    expect((await stranger.call(endpoints.removePasskey, { params })).status).toBe(404);
    expect((await stranger.call(endpoints.renamePasskey, { params, body: { name: 'x' } })).status).toBe(404);
    expect((await browser.call(endpoints.renamePasskey, { params, body: { name: 'Key ring' } })).status).toBe(204);
    expect((await browser.call(endpoints.getSecondFactor)).body.passkeys[0]?.name).toBe('Key ring');
  });
});

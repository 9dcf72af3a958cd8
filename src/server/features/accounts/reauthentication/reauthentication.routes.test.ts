// Proving once more that it is the person: what asks for it, what counts, and for how long.

import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { identities, sessions, totpSecrets } from '#server/db/schema/index.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { openCookieBrowser } from '#server/testing/cookie-browser.ts';
import { addressOf, callerOf, entries, sampleBody, send, table } from '#server/testing/endpoint-walk.ts';
import { makeAdmin, makePlayer } from '#server/testing/factories.ts';
import { openImpersonatingBrowser } from '#server/testing/impersonating-browser.ts';
import { ageProofs } from '#server/testing/proofs.ts';
import { addApp, appCode } from '#server/testing/second-factor.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: 'http://127.0.0.1:9' };
const test = useTestApp({ ...google, RATE_LIMITS: 'on' });
const password = 'secret-word';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

type Person = { id: string };
const someAdmin = () => makeAdmin(test.context.db, { passwordHash });
const prove = (person: Person, typed: unknown = password) =>
  test.call(person, endpoints.proveIdentity, { body: { way: 'password', password: typed as string } });
async function promote(admin: Person) {
  const player = await makePlayer(test.context.db);
  const parts = { params: { userId: player.id }, body: { role: 'coach_freelance' } } as const;
  return test.call(admin, endpoints.changeRole, parts);
}
const leave = (person: Person) => test.call(person, endpoints.requestDeletion);

describe('a sensitive action', () => {
  const marked = entries.filter(([, entry]) => entry.needsRecentProof);

  it.each(table(marked))('$name is refused after an older sign-in', async ({ endpoint }) => {
    const caller = await callerOf(test, endpoint, 'admin');
    if (endpoint.needsRecentProof === 'second-factor')
      await test.context.db.insert(totpSecrets).values({ userId: caller.id, sealedSecret: 'x', lastStep: 0 });
    await ageProofs(test.context.db, caller, 16);
    const answer = await send(test, {
      method: endpoint.method,
      url: addressOf(endpoint),
      headers: { ...caller.headers, ...(endpoint.body && { 'content-type': 'application/json' }) },
      ...(endpoint.body && { payload: JSON.stringify(sampleBody(endpoint.body)) }),
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'proof_needed']);
  });

  it('is allowed for 15 minutes after signing in, then needs reauthentication', async () => {
    const admin = await someAdmin();
    expect((await promote(admin)).status).toBe(204);
    await ageProofs(test.context.db, admin, 16);
    const refused = await promote(admin);
    expect([refused.status, refused.error.code]).toEqual([403, 'proof_needed']);
    expect(refused.raw.body).not.toContain('Unauthorized');
    expect((await prove(admin)).status).toBe(204);
    expect((await promote(admin)).status).toBe(204);
    await ageProofs(test.context.db, admin, 16);
    expect((await promote(admin)).error.code).toBe('proof_needed');
  });

  it('always needs reauthentication to delete the account', async () => {
    const player = await makePlayer(test.context.db, { passwordHash });
    expect((await leave(player)).error.code).toBe('proof_needed');
    await prove(player);
    await ageProofs(test.context.db, player, 6);
    expect((await leave(player)).error.code).toBe('proof_needed');
    await prove(player);
    expect((await leave(player)).status).toBe(200);
  });

  it('needs a proof in its own session', async () => {
    const admin = await someAdmin();
    await test.call(admin, endpoints.getCurrentUser);
    const other = await test.signIn(admin);
    await ageProofs(test.context.db, admin, 16);
    await prove(admin);
    const parts = { params: { userId: admin.id }, body: { role: 'player' }, headers: { cookie: other } } as const;
    expect((await test.call(null, endpoints.changeRole, parts)).error.code).toBe('proof_needed');
  });

  it('keeps the proof’s time when the session is replaced', async () => {
    const admin = await someAdmin();
    const browser = await openImpersonatingBrowser(test, admin);
    await ageProofs(test.context.db, admin, 16);
    await browser.view({ role: 'player' });
    await browser.back();
    const player = await makePlayer(test.context.db);
    const parts = { params: { userId: player.id }, body: { role: 'coach_freelance' } } as const;
    expect((await browser.call(endpoints.changeRole, parts)).error.code).toBe('proof_needed');
    await browser.call(endpoints.proveIdentity, { body: { way: 'password', password } });
    await browser.view({ role: 'player' });
    await browser.back();
    expect((await browser.call(endpoints.changeRole, parts)).status).toBe(204);
  });

  it('needs the second factor before changing the password, if there is one', async () => {
    const player = await makePlayer(test.context.db, { passwordHash });
    const browser = await openCookieBrowser(test, player);
    const { secret } = await addApp(browser);
    await ageProofs(test.context.db, player, 16);
    const body = { currentPassword: password, newPassword: 'another-word', confirmNewPassword: 'another-word' };
    expect((await browser.call(endpoints.changePassword, { body })).error.code).toBe('proof_needed');
    await browser.call(endpoints.proveIdentity, { body: { way: 'totp', code: appCode(secret) } });
    expect((await browser.call(endpoints.changePassword, { body })).status).toBe(200);
  });

  it('is not allowed by changing the password', async () => {
    const admin = await someAdmin();
    const browser = await openImpersonatingBrowser(test, admin);
    await ageProofs(test.context.db, admin, 16);
    const body = {
      currentPassword: password,
      newPassword: 'another-long-word',
      confirmNewPassword: 'another-long-word',
    };
    expect((await browser.call(endpoints.changePassword, { body })).status).toBe(200);
    const parts = { params: { userId: admin.id }, body: { role: 'player' } } as const;
    expect((await browser.call(endpoints.changeRole, parts)).error.code).toBe('proof_needed');
  });
});

describe('the proof', () => {
  it.each(['wrong', '', null, ['secret-word'], 123456, { $ne: '' }])('is refused as %j', async (typed) => {
    const admin = await someAdmin();
    await ageProofs(test.context.db, admin, 16);
    const answer = await prove(admin, typed);
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toHaveProperty('password');
    expect((await promote(admin)).status).toBe(204); // Its first session of this test: signed in just now.
    await ageProofs(test.context.db, admin, 16);
    expect((await promote(admin)).error.code).toBe('proof_needed');
  });

  it('allows ten guesses, even concurrent ones', async () => {
    const admin = await someAdmin();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => prove(admin, `guess-${index}`)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    const refused = await prove(admin);
    expect(refused.status).toBe(429);
    expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  });

  it('uses the password if there is one, and Google if that is the only way to sign in', async () => {
    const ways = async (person: Person) => (await test.call(person, endpoints.getProofWays)).body.ways;
    const [both, googleOnly, none] = [
      await makePlayer(test.context.db, { passwordHash }),
      await makePlayer(test.context.db),
      await makePlayer(test.context.db),
    ];
    for (const { id, email } of [both, googleOnly])
      await test.context.db.insert(identities).values({ issuer: 'i', subject: id, userId: id, email });
    expect(await ways(both)).toEqual(['password']);
    expect(await ways(googleOnly)).toEqual(['google']);
    expect(await ways(none)).toEqual([]);
    const answer = await prove(googleOnly, '');
    expect([answer.status, answer.error.code]).toEqual([400, 'invalid_input']);
  });

  it('is the real account’s while viewing as someone else', async () => {
    const admin = await someAdmin();
    const viewed = await makePlayer(test.context.db);
    const browser = await openImpersonatingBrowser(test, admin);
    await browser.view({ userId: viewed.id });
    expect((await browser.call(endpoints.getProofWays)).body.ways).toEqual(['password']);
    expect((await browser.call(endpoints.proveIdentity, { body: { way: 'password', password } })).status).toBe(204);
    const [session] = await test.context.db.select().from(sessions).where(eq(sessions.userId, admin.id));
    expect(session).toMatchObject({ confirmedBy: 'password' });
  });
});

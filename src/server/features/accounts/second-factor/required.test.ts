// Where the installation wants a second factor, and the way back for those who have lost theirs.

import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { auditEntries } from '#server/db/schema/index.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { openCookieBrowser } from '#server/testing/cookie-browser.ts';
import { makeAdmin, makePlayer } from '#server/testing/factories.ts';
import { ageProofs } from '#server/testing/proofs.ts';
import { addApp, addPasskey } from '#server/testing/second-factor.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp({ REQUIRE_SECOND_FACTOR: 'admin, club' });
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword('secret-word');
});
beforeEach(() => {
  test.mails.length = 0;
});

describe('an administrator without a second factor', () => {
  it('can only set one up until that is done', async () => {
    const admin = await makeAdmin(test.context.db, { passwordHash });
    const browser = await openCookieBrowser(test, admin);
    const { body: user } = await browser.call(endpoints.getCurrentUser);
    expect([user.hasSecondFactor, user.mustSetUpSecondFactor]).toEqual([false, true]);
    for (const closed of [endpoints.listPeople, endpoints.getAdminDashboard, endpoints.listVideos]) {
      const answer = await browser.call(closed);
      expect([answer.status, answer.error.code]).toEqual([403, 'second_factor_needed']);
    }
    expect((await browser.call(endpoints.startView, { body: { role: 'player' } })).error.code).toBe(
      'second_factor_needed',
    );
    expect((await addApp(browser)).status).toBe(201);
    expect((await browser.call(endpoints.listPeople)).status).toBe(200);
    expect((await browser.call(endpoints.getCurrentUser)).body.mustSetUpSecondFactor).toBe(false);
  });

  it('keeps the last factor', async () => {
    const browser = await openCookieBrowser(test, await makeAdmin(test.context.db, { passwordHash }));
    await addApp(browser);
    const refused = await browser.call(endpoints.removeTotp);
    expect([refused.status, refused.error.message]).toEqual([409, expect.stringContaining('requires a second factor')]);
    await addPasskey(browser);
    expect((await browser.call(endpoints.removeTotp)).status).toBe(204);
  });

  it('must set one up, unlike a player', async () => {
    const player = await makePlayer(test.context.db, { passwordHash });
    expect((await test.call(player, endpoints.listVideos)).status).toBe(200);
  });
});

describe('a lost second factor', () => {
  it('is reset by an administrator with a recent proof, which ends sessions, is audited and emails the person', async () => {
    const admin = await makeAdmin(test.context.db, { passwordHash });
    const desk = await openCookieBrowser(test, admin);
    await addApp(desk);
    const player = await makePlayer(test.context.db, { passwordHash });
    const browser = await openCookieBrowser(test, player);
    await addApp(browser);
    await test.runJobs();
    test.mails.length = 0;
    const params = { userId: player.id };
    await ageProofs(test.context.db, admin, 16);
    expect((await desk.call(endpoints.resetSecondFactor, { params })).error.code).toBe('proof_needed');
    await ageProofs(test.context.db, admin, -16);
    expect((await desk.call(endpoints.resetSecondFactor, { params })).status).toBe(204);
    expect((await browser.call(endpoints.getCurrentUser)).status).toBe(401);
    const login = { body: { email: player.email, password: 'secret-word' } };
    expect((await test.call(null, endpoints.login, login)).body.user.hasSecondFactor).toBe(false);
    await test.runJobs();
    expect(test.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [player.email, 'Your Pala second factor was reset'],
    ]);
    const entries = await test.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, player.id))
      .orderBy(auditEntries.id);
    expect(entries.at(-1)).toMatchObject({ action: 'second-factor-reset', actorId: admin.id });
    expect((await desk.call(endpoints.resetSecondFactor, { params })).status).toBe(404);
  });

  it('cannot be reset by its owner', async () => {
    const admin = await makeAdmin(test.context.db, { passwordHash });
    const desk = await openCookieBrowser(test, admin);
    await addApp(desk);
    expect((await desk.call(endpoints.resetSecondFactor, { params: { userId: admin.id } })).status).toBe(409);
  });
});

it('renewing recovery codes invalidates the old ones', async () => {
  const player = await makePlayer(test.context.db, { passwordHash });
  const browser = await openCookieBrowser(test, player);
  const { codes } = await addApp(browser);
  const { body } = await browser.call(endpoints.renewRecoveryCodes);
  expect(new Set([...(codes ?? []), ...body.recoveryCodes]).size).toBe(20);
  expect(body.recoveryCodes[0]).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/);
  const prove = (code = '') => browser.call(endpoints.proveIdentity, { body: { way: 'recovery-code', code } });
  expect((await prove(codes?.[0])).error.code).toBe('wrong_code');
  expect((await prove(body.recoveryCodes[0]?.toUpperCase().replaceAll('-', ' '))).status).toBe(204);
});

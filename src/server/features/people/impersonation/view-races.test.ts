// Starting a view while the account's sessions end must not create a surviving session.

import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { auditEntries, sessions } from '#server/db/schema/index.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { openImpersonatingBrowser } from '#server/testing/impersonating-browser.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

it('a view started during a password change or suspension leaves no session, and every call is answered', async () => {
  const { db } = test.context;
  const password = 'secret-word';
  const passwordHash = await hashPassword(password);
  const other = await makeAdmin(db);
  for (let round = 0; round < 12; round += 1) {
    const leaver = await makeAdmin(db, { passwordHash });
    const [thief, owner] = [await openImpersonatingBrowser(test, leaver), await openImpersonatingBrowser(test, leaver)];
    // Repeatedly, like someone with a stolen session.
    const views = async () => {
      const statuses = [];
      for (let turn = 0; turn < 6; turn += 1)
        statuses.push((await (turn % 2 ? thief.back() : thief.view({ role: 'player' }))).status);
      return statuses;
    };
    const form = { currentPassword: password, newPassword: 'wall and net', confirmNewPassword: 'wall and net' };
    const [seen, end] = await Promise.all([
      views(),
      round % 2
        ? owner.call(endpoints.changePassword, { body: form })
        : test.call(other, endpoints.suspendPerson, { params: { userId: leaver.id }, body: { reason: 'Left' } }),
    ]);
    expect([round, end.status < 300]).toEqual([round, true]);
    for (const status of seen) expect([200, 401, 409]).toContain(status);
    const left = await db.select().from(sessions).where(eq(sessions.userId, leaver.id));
    expect([round, left.length]).toEqual([round, round % 2]);
    expect((await thief.me()).status).toBe(401);
  }
});

it('a view whose session is being created does not survive a new password', async () => {
  const { db } = test.context;
  const leaver = await makeAdmin(db, { passwordHash: await hashPassword('secret-word') });
  const [thief, owner] = [await openImpersonatingBrowser(test, leaver), await openImpersonatingBrowser(test, leaver)];
  const form = { currentPassword: 'secret-word', newPassword: 'wall and net', confirmNewPassword: 'wall and net' };
  let viewed: ReturnType<typeof thief.view> | undefined;
  let ended: Promise<{ status: number }> | undefined;
  // Audit entries wait here: the view's new session exists and the old one is gone.
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${auditEntries} in exclusive mode`);
    viewed = thief.view({ role: 'player' });
    await untilWaiting(tx, 1);
    ended = owner.call(endpoints.changePassword, { body: form });
    await untilWaiting(tx, 2);
  });
  expect([(await viewed)?.status, (await ended)?.status]).toEqual([200, 200]);
  expect(await db.select().from(sessions).where(eq(sessions.userId, leaver.id))).toHaveLength(1);
  expect([(await thief.me()).status, (await owner.me()).status]).toEqual([401, 200]);
});

/** Waits until a number of connections wait for a lock; gives up eventually. */
async function untilWaiting(tx: Database, count: number): Promise<void> {
  for (let look = 0; look < 3000; look += 1) {
    await tx.execute(sql`select pg_stat_clear_snapshot()`);
    const connections = await tx
      .select({ waitsFor: sql<string | null>`wait_event_type` })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database()`);
    const waiting = connections.filter(({ waitsFor }) => waitsFor === 'Lock');
    if (waiting.length >= count) return;
  }
}

// Viewing as somebody else while the account's sessions end: none may slip through in the exchange.

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { hashPassword } from '#server/access/password-hashing.ts';
import { sessions } from '#server/db/schema/index.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { openViewingBrowser } from '#server/testing/viewing-browser.ts';

const test = useTestApp();

it('a view that begins at the moment of a new password, or of a suspension, leaves no session behind and nobody without an answer', async () => {
  const { db } = test.context;
  const password = 'secret-word';
  const passwordHash = await hashPassword(password);
  const other = await makeAdmin(db);
  for (let round = 0; round < 12; round += 1) {
    const leaver = await makeAdmin(db, { passwordHash });
    const [thief, owner] = [await openViewingBrowser(test, leaver), await openViewingBrowser(test, leaver)];
    // Over and over, as somebody would who has stolen the session.
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

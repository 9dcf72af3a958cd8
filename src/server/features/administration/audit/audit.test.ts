// The audit log keeps what was written.

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { auditEntries } from '#server/db/schema/index.ts';
import { makeAdmin, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

it('recordAudit stores actor and subject, and no one can change them', async () => {
  const { db } = test.context;
  const [admin, player] = [await makeAdmin(db), await makePlayer(db)];
  await test.call(admin, endpoints.adjustCredits, {
    params: { userId: player.id },
    body: { amount: 2, reason: 'Welcome' },
  });
  const entries = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, player.id));
  expect(entries).toMatchObject([
    {
      actorId: admin.id,
      action: 'credits-adjusted',
      subjectType: 'user',
      after: { amount: 2, balance: 2 },
      address: '127.0.0.1',
    },
  ]);
  await expect(db.update(auditEntries).set({ action: 'nothing' })).rejects.toThrow();
  await expect(db.delete(auditEntries)).rejects.toThrow();
});

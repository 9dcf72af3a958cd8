// Analysis credits: a balance that is the sum of its ledger, never below 0, and adjusted with a reason.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { creditEntries } from '#server/db/schema/index.ts';
import { makeAdmin, makePerson, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

it('the payment status says what can be spent', async () => {
  const player = await makePlayer(test.context.db, { credits: 1 });
  expect((await test.call(player, endpoints.getPaymentStatus)).body).toEqual({
    analysisCreditsRemaining: 1,
    uploadAllowed: true,
    hasWelcomeCredit: false,
  });
});

describe('an adjustment', () => {
  it('needs a reason, is in the ledger, and never goes below 0', async () => {
    const admin = await makeAdmin(test.context.db);
    const player = await makePlayer(test.context.db);
    const adjust = (amount: number, reason = 'Welcome') =>
      test.call(admin, endpoints.adjustCredits, { params: { userId: player.id }, body: { amount, reason } });
    expect((await adjust(3)).body).toEqual({ analysisCreditsRemaining: 3 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => adjust(-1)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
    expect(answers.filter((answer) => answer.error?.code === 'credits_insufficient')).toHaveLength(2);
    const entries = await test.context.db.select().from(creditEntries).where(eq(creditEntries.userId, player.id));
    expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
    expect(entries[0]).toMatchObject({ reason: 'adjustment', note: 'Welcome', actorId: admin.id });
    for (const amount of [0, 1.5, 1001]) expect((await adjust(amount)).status).toBe(400);
  });

  it('sent again with its key after a lost answer counts once', async () => {
    const admin = await makeAdmin(test.context.db);
    const [player, other] = [await makePlayer(test.context.db), await makePlayer(test.context.db)];
    const adjust = (userId: string, key: string) =>
      test.call(admin, endpoints.adjustCredits, {
        params: { userId },
        body: { amount: 3, reason: 'Welcome' },
        headers: { 'idempotency-key': key },
      });
    const answers = await Promise.all([adjust(player.id, 'one'), adjust(player.id, 'one')]);
    expect(answers.map(({ body }) => body)).toEqual([{ analysisCreditsRemaining: 3 }, { analysisCreditsRemaining: 3 }]);
    expect((await adjust(player.id, 'two')).body).toEqual({ analysisCreditsRemaining: 6 });
    expect((await adjust(other.id, 'one')).body).toEqual({ analysisCreditsRemaining: 3 });
  });

  it.each(['unverified', 'pending', 'deleted'] as const)(
    'is not for someone who is %s: an account with a ledger cannot be removed',
    async (state) => {
      const admin = await makeAdmin(test.context.db);
      const { id: userId } = await makePerson(test.context.db, { state });
      const body = { amount: 2, reason: 'Welcome' };
      expect((await test.call(admin, endpoints.adjustCredits, { params: { userId }, body })).status).toBe(409);
      if (state !== 'pending') return;
      const reject = { params: { userId }, body: { reason: 'no' } };
      expect((await test.call(admin, endpoints.rejectPerson, reject)).status).toBe(204);
    },
  );
});

it('the database refuses changes of the ledger', async () => {
  const player = await makePlayer(test.context.db, { credits: 1 });
  await expect(
    test.context.db.update(creditEntries).set({ amount: 50 }).where(eq(creditEntries.userId, player.id)),
  ).rejects.toThrow();
  await expect(test.context.db.delete(creditEntries).where(eq(creditEntries.userId, player.id))).rejects.toThrow();
  const entries = await test.context.db.select().from(creditEntries).where(eq(creditEntries.userId, player.id));
  expect(entries.map(({ amount }) => amount)).toEqual([1]);
});

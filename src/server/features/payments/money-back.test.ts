// Money that goes back to the buyer: by each refund and dispute, in any order, and given back when it is undone.

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { creditsToTakeBack, type MoneyReturn } from '#domain/payments/money/money-returns.ts';
import { paymentDifferences } from '#server/db/schema/index.ts';
import { adjustCredits } from '#server/features/payments/credits/credits.commands.ts';
import { creditsOf, orderToPay, tell } from '#server/testing/payments.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const moment = (minutes: number) => new Date(Date.parse('2026-03-02T12:00:00Z') + minutes * 60_000).toISOString();

/** Ten credits for 110 €, paid for, and what tells of money that goes back. */
async function tenCredits() {
  const { player, paymentId, fact } = await orderToPay(test, 'credits-10');
  const returned = (id: string, cents: number, minutes: number, parts: Partial<MoneyReturn> = {}) => {
    const one = {
      id,
      kind: 'refund',
      cents,
      isUndone: false,
      since: moment(0),
      at: moment(minutes),
      ...parts,
    } as const;
    return tell(test, { kind: 'returned', paymentId, fact: one });
  };
  const booked = async () => {
    const [receipt] = (await test.call(player, endpoints.listReceipts)).body.rows;
    return [(await creditsOf(test, player)).balance, receipt?.refundedCents];
  };
  const flag = async () =>
    (await test.context.db.select().from(paymentDifferences).where(eq(paymentDifferences.subject, paymentId)))[0];
  return { player, paymentId, pay: () => tell(test, fact), returned, booked, flag };
}
const undone = { isUndone: true } as const;
const dispute = { kind: 'dispute' } as const;
const total = { kind: 'total' } as const;

it('a refund takes unused credits in proportion, once', async () => {
  const { player, paymentId, pay, returned, booked, flag } = await tenCredits();
  await pay();
  await returned(paymentId, 5500, 1, total);
  await returned(paymentId, 5500, 1, total);
  expect(await booked()).toEqual([5, 5500]);
  await adjustCredits(test.context, { actorId: null, address: null }, player.id, {
    amount: -3,
    reason: 'spent',
    submissionKey: null,
  });
  await returned(paymentId, 11_000, 2, total);
  // An older word of it arrives late.
  await returned(paymentId, 5500, 1, total);
  expect(await creditsOf(test, player)).toMatchObject({ balance: 0, sum: 0 });
  expect(await flag()).toMatchObject({
    kind: 'spent-before-refund',
    ours: '7 of 10 credits taken back; the rest are already spent',
  });
  expect(await booked()).toEqual([0, 11_000]);
});

it('a refund that arrives first waits for its payment', async () => {
  const { player, pay, returned } = await tenCredits();
  await returned('re_1', 11_000, 1);
  expect((await creditsOf(test, player)).reasons).toEqual([]);
  await pay();
  expect(await creditsOf(test, player)).toEqual({ balance: 0, sum: 0, reasons: ['purchase 10', 'money_refund -10'] });
});

it('a failed refund gives back its credits only', async () => {
  const { player, paymentId, pay, returned, booked } = await tenCredits();
  await pay();
  for (const [index, cents] of [1100, 2200, 3300].entries()) await returned(paymentId, cents, index, total);
  await returned('re_3', 1100, 9, undone);
  await returned('re_3', 1100, 8);
  await returned('re_3', 1100, 12, undone);
  expect(await booked()).toEqual([8, 2200]);
  expect((await creditsOf(test, player)).reasons).toContain('money_refund 1');
});

it('a dispute after a partial refund takes the rest, and a won one gives only that back', async () => {
  const { pay, returned, booked } = await tenCredits();
  await pay();
  await returned('re_1', 5500, 1);
  await returned('dp_1', 5500, 2, dispute);
  expect(await booked()).toEqual([0, 11_000]);
  await returned('dp_1', 5500, 9, { ...dispute, ...undone });
  await returned('dp_1', 5500, 10, { ...dispute, ...undone });
  expect(await booked()).toEqual([5, 5500]);
});

it('a failed refund gives back as many as it took, and settles the difference', async () => {
  const { player, pay, returned, booked, flag } = await tenCredits();
  await pay();
  await adjustCredits(test.context, { actorId: null, address: null }, player.id, {
    amount: -8,
    reason: 'spent',
    submissionKey: null,
  });
  await returned('re_1', 11_000, 1);
  expect([await booked(), (await flag())?.kind]).toEqual([[0, 11_000], 'spent-before-refund']);
  await returned('re_1', 11_000, 2, undone);
  expect([await booked(), await flag()]).toEqual([[2, 0], undefined]);
});

it('balance and receipt are the same for every order and repetition of events', async () => {
  const story = [
    { id: 're_1', cents: 2200, minutes: 1 },
    { id: 're_2', cents: 3300, minutes: 2 },
    { id: 're_2', cents: 3300, minutes: 5, parts: undone },
    { id: 'dp_1', cents: 4400, minutes: 3, parts: dispute },
    { id: 'dp_1', cents: 4400, minutes: 6, parts: { ...dispute, ...undone } },
    { id: 'dp_2', cents: 1100, minutes: 7, parts: dispute },
  ];
  const order = fc.shuffledSubarray([...story.keys(), -1], { minLength: story.length + 1 });
  await fc.assert(
    fc.asyncProperty(order, fc.array(fc.nat(story.length - 1), { maxLength: 4 }), async (first, again) => {
      const { player, pay, returned, booked } = await tenCredits();
      for (const index of [...first, ...again]) {
        const one = story[index];
        await (one === undefined ? pay() : returned(one.id, one.cents, one.minutes, one.parts));
      }
      const left = 10 - creditsToTakeBack({ credits: 10, cents: 11_000 }, 3300);
      expect(await booked()).toEqual([left, 3300]);
      expect((await creditsOf(test, player)).sum).toBe(left);
    }),
    { numRuns: 8 },
  );
});
